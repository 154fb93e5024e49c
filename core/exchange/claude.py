"""Claude's export: conversations, the memory it keeps of the person, and projects.

Conversations are lists with a parent for each message; where they branch, the
newest branch is read. A paste stands in an attachment and belongs to the
message. Memory is Markdown: each line of it is one statement.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from core.domain import Turn
from core.exchange.fields import (
    Asked,
    dict_of,
    dicts_of,
    keep_turn,
    note_left_out,
    storable_statement,
    tags_of,
    text_of,
    when,
)
from core.exchange.parsed import Basket, Batch, Record
from core.window import Moment

_BULLET = re.compile(r"^\s*(?:[-*+•]|\d{1,3}[.)])\s+")
_HEADING = re.compile(r"^\s*(?:#{1,6}\s+(.*?)\s*#*|\*\*([^*]+)\*\*:?)\s*$")
_NOTE = re.compile(r"^\[(\w[\w -]{0,20})\]\s*")
"""How a memory file marks a line: “[stated]”, “[inferred]”."""


def read_claude(items: Iterable[object], asked: Asked) -> Iterator[Batch]:
    """Everything in one part of the export, object by object."""
    remembered: list[Mapping[str, Any]] = []
    projects: dict[str, str] = {}
    for place, item in enumerate(items, 1):
        basket = Basket()
        entry = dict_of(item)
        if "chat_messages" in entry:
            if _is_wanted(entry, asked):
                _read_conversation(entry, place, asked, basket)
        elif {"conversations_memory", "project_memories", "memory_files"} & entry.keys():
            remembered.append(entry)  # it names projects by ids that another part of the export explains
        elif {"docs", "prompt_template"} & entry.keys():
            projects[text_of(entry.get("uuid")) or ""] = text_of(entry.get("name")) or ""
            _read_project(entry, place, asked, basket)
        elif not {"full_name", "email_address"} & entry.keys():  # account data holds no memories
            basket.skip(f"entry {place:,}", "It is neither a conversation nor a memory.")
        yield basket.batch()
    basket = Basket()
    for entry in remembered:
        _read_memory(entry, projects, asked, basket)
    yield basket.batch()


def _is_wanted(entry: Mapping[str, Any], asked: Asked) -> bool:
    wanted = asked.options.conversation
    return wanted is None or wanted in (entry.get("uuid"), entry.get("name"))


def _read_conversation(entry: Mapping[str, Any], place: int, asked: Asked, basket: Basket) -> None:
    key = text_of(entry.get("uuid")) or f"conversation {place}"
    name = text_of(entry.get("name"))
    where = f"“{name}”" if name else f"conversation {place:,}"
    latest = when(basket, entry.get("created_at"), where, asked)
    messages = dicts_of(entry.get("chat_messages"))
    branch = _branch(messages)
    followed = {id(message) for message in branch}
    for message in branch:
        latest = when(basket, message.get("created_at"), where, asked) or latest
        text = _said(message)
        if not text:
            continue
        sender = text_of(message.get("sender")) or ""
        speaker = None if sender in ("human", "user") else sender or "assistant"
        number = len(basket.turns) + 1
        said = text_of(message.get("uuid")) or str(number)
        keep_turn(basket, Turn(text, speaker, latest, key, number, said), where)
    given_up = sum(id(message) not in followed and bool(_said(message)) for message in messages)
    note_left_out(basket, where, given_up, 0)


def _branch(messages: list[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The newest branch from its root; older exports name no parents and are read as they stand."""
    by_id = {str(message.get("uuid")): message for message in messages}
    if not any(message.get("parent_message_uuid") for message in messages):
        return messages
    parents = {str(message.get("parent_message_uuid")) for message in messages}
    leaves = [place for place, message in enumerate(messages) if str(message.get("uuid")) not in parents]
    if not leaves:
        return messages
    leaf = max(leaves, key=lambda place: (str(messages[place].get("created_at") or ""), place))
    path: dict[str, Mapping[str, Any]] = {}
    at: Mapping[str, Any] | None = messages[leaf]
    while at is not None and str(at.get("uuid")) not in path:
        path[str(at.get("uuid"))] = at
        at = by_id.get(str(at.get("parent_message_uuid")))
    return list(path.values())[::-1]


def _said(message: Mapping[str, Any]) -> str:
    """The words of a message: its text blocks, else its text, and what was pasted into it."""
    blocks = [
        text
        for block in dicts_of(message.get("content"))
        if block.get("type") == "text" and (text := text_of(block.get("text")))
    ]
    said = ["\n".join(blocks) or text_of(message.get("text")) or ""]
    said += [text_of(one.get("extracted_content")) or "" for one in dicts_of(message.get("attachments"))]
    return "\n\n".join(part for part in said if part)


def _read_memory(entry: Mapping[str, Any], projects: Mapping[str, str], asked: Asked, basket: Basket) -> None:
    put_lines(basket, asked, text_of(entry.get("conversations_memory")) or "", "memory", None)
    for project, text in dict_of(entry.get("project_memories")).items():
        name = projects.get(project, "")
        put_lines(basket, asked, text_of(text) or "", f"project {name or project}", None, tags_of("project", name))
    for file in dicts_of(entry.get("memory_files")):
        name = text_of(file.get("path")) or "memory file"
        changed = when(basket, file.get("updated_at"), name, asked)
        put_lines(basket, asked, text_of(file.get("content")) or "", name, changed)


def _read_project(entry: Mapping[str, Any], place: int, asked: Asked, basket: Basket) -> None:
    """A project's documents are texts to look things up in, not memories: they become messages of its name."""
    name = text_of(entry.get("name")) or f"project {place}"
    key = text_of(entry.get("uuid")) or name
    made = when(basket, entry.get("created_at"), name, asked)
    wishes = text_of(entry.get("prompt_template"))
    if wishes:
        statement = asked.statement(wishes, made, tags=tags_of("instructions", name))
        if storable_statement(basket, statement, name):
            basket.records.append(Record(statement))
    for number, document in enumerate(dicts_of(entry.get("docs")), 1):
        text = text_of(document.get("content"))
        if text is None:
            continue
        dated = when(basket, document.get("created_at"), name, asked) or made
        said = text_of(document.get("uuid")) or f"{key}:{number}"
        shown = text_of(document.get("filename"))
        keep_turn(basket, Turn(text, None, dated, f"project {key}", number, said, shown), f"“{name}”")


def put_lines(
    basket: Basket,
    asked: Asked,
    text: str,
    where: str,
    said_at: Moment | None,
    tags: tuple[str, ...] = (),
    speaker: str | None = None,
) -> None:
    """Each line of a Markdown text as a record; a heading above becomes its tag."""
    heading: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        titled = _HEADING.match(line)
        if titled:
            heading = tags_of(titled[1] or titled[2])
            continue
        said = _BULLET.sub("", line).strip()
        marked = _NOTE.match(said)
        noted = tags_of(marked[1]) if marked else ()
        statement = asked.statement(
            _NOTE.sub("", said), said_at, speaker=speaker, tags=tags_of(*tags, *heading, *noted)
        )
        if storable_statement(basket, statement, f"{where}, line {number:,}"):
            basket.records.append(Record(statement))
