"""Lists of memories of other stores: OpenMemory, LangGraph, MCP's graph, Letta's blocks, claude-mem.

What such a store no longer shows comes archived; what it computed (scores,
heat, vectors) is left aside, and so are keys and passwords that stand in it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from core.domain import Turn
from core.exchange.claude import put_lines
from core.exchange.fields import (
    Asked,
    dict_of,
    dicts_of,
    first_text,
    keep_turn,
    note_left_out,
    storable_statement,
    tags_of,
    text_of,
    texts_of,
    when,
)
from core.exchange.parsed import Basket, Batch, Record

_PAGE = 500  # records of one batch


def read_openmemory(value: Mapping[str, Any], asked: Asked) -> Iterator[Batch]:
    """The whole export: states and categories by their ids, the apps as tags."""
    basket = Basket()
    apps = {text_of(one.get("id")): text_of(one.get("name")) for one in dicts_of(value.get("apps"))}
    categories = {text_of(one.get("id")): text_of(one.get("name")) for one in dicts_of(value.get("categories"))}
    for place, entry in enumerate(dicts_of(value.get("memories")), 1):
        named = [categories.get(one) for one in texts_of(entry.get("category_ids"))]
        tags = tags_of(named, apps.get(text_of(entry.get("app_id"))))
        _read_stateful(entry, tags, f"memory {place:,}", asked, basket)
    yield basket.batch()


def read_openmemory_lines(items: Iterable[object], asked: Asked) -> Iterator[Batch]:
    """The line form of the same export, which names apps and categories."""
    basket = Basket()
    for place, item in enumerate(items, 1):
        entry = dict_of(item)
        tags = tags_of(entry.get("categories"), entry.get("app"))
        _read_stateful(entry, tags, f"line {place:,}", asked, basket)
        if place % _PAGE == 0:
            yield basket.batch()
    yield basket.batch()


def _read_stateful(entry: Mapping[str, Any], tags: tuple[str, ...], where: str, asked: Asked, basket: Basket) -> None:
    text = text_of(entry.get("content"))
    if text is None:
        basket.skip(where, "It has no text.")
        return
    state = text_of(entry.get("state")) or "active"
    made = when(basket, entry.get("created_at"), where, asked)
    statement = asked.statement(text, made, tags=tags, external_id=text_of(entry.get("id")))
    if storable_statement(basket, statement, where):
        gone = {"archived": "It was archived there.", "deleted": "It was deleted there."}.get(state, "")
        basket.records.append(Record(statement, archived=gone))


_SAID = ("content", "text", "memory", "fact", "value", "observation", "statement")
"""Names under which stores keep a memory's words, the likeliest first."""


def read_langgraph(items: Iterable[object], asked: Asked) -> Iterator[Batch]:
    """Items of a store: namespace, key and any value; a profile's fields become a sentence each."""
    basket = Basket()
    for place, item in enumerate(items, 1):
        entry = dict_of(item)
        space = entry.get("namespace", entry.get("prefix"))
        names = space.split(".") if isinstance(space, str) else texts_of(space)
        value = entry.get("value")
        if isinstance(value, str | bytes):
            value = _json(value)
        where = f"item {place:,}"
        texts = list(_texts_in(value))
        if not texts:
            basket.skip(where, "It holds no text.")
        made = when(basket, entry.get("created_at"), where, asked)
        key = f"{'.'.join(names)}/{text_of(entry.get('key')) or place}"
        for number, text in enumerate(texts):
            tags = tags_of(names[:1])
            named = key if len(texts) == 1 else f"{key}#{number + 1}"
            statement = asked.statement(text, made, tags=tags, external_id=named)
            if storable_statement(basket, statement, where):
                basket.records.append(Record(statement))
        if place % _PAGE == 0:
            yield basket.batch()
    yield basket.batch()


def _json(value: str | bytes) -> object:
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value.decode("utf-8", "replace") if isinstance(value, bytes) else value


def _texts_in(value: object, depth: int = 4) -> Iterator[str]:
    """The words of a value: its text field, or one sentence a field of a profile."""
    if isinstance(value, str):
        yield value
        return
    entry = dict_of(value)
    inner = entry.get("content")
    if isinstance(inner, dict) and depth:
        yield from _texts_in(inner, depth - 1)
        return
    text = first_text(entry, _SAID)
    if text:
        yield text
        return
    for name, one in entry.items():
        if name != "kind" and isinstance(one, str | int | float) and not isinstance(one, bool) and str(one).strip():
            yield f"{name.replace('_', ' ')}: {one}"


def read_mcp(items: Iterable[object], asked: Asked) -> Iterator[Batch]:
    """Entities with their observations, and relations, one statement each; the file knows no dates."""
    basket = Basket()
    for place, item in enumerate(items, 1):
        entry = dict_of(item)
        where = f"line {place:,}"
        name = text_of(entry.get("name")) or text_of(entry.get("entityName"))
        start = text_of(entry.get("from")) or text_of(entry.get("from_id"))
        if name:
            _read_entity(name, entry, where, asked, basket)
        elif start:
            target = text_of(entry.get("to")) or text_of(entry.get("to_id"))
            kind = text_of(entry.get("relationType")) or text_of(entry.get("relation_type"))
            if target and kind:
                _put(basket, asked, f"{start} {kind.replace('_', ' ')} {target}", (), where)
            else:
                basket.skip(where, "It relates nothing.")
        else:
            basket.skip(where, "It is neither an entity nor a relation.")
        if place % _PAGE == 0:
            yield basket.batch()
    yield basket.batch()


def _read_entity(name: str, entry: Mapping[str, Any], where: str, asked: Asked, basket: Basket) -> None:
    tags = tags_of(text_of(entry.get("entityType")) or text_of(entry.get("entity_type")))
    for text in texts_of(entry.get("observations")):
        _put(basket, asked, about(name, text, asked), tags, where)


def about(name: str, text: str, asked: Asked) -> str:
    """An observation with the name of whom it is about, unless it says so itself or is about the owner."""
    you = asked.options.you
    is_owner = you is not None and you.casefold() == name.casefold()
    return text if is_owner or name.casefold() in text.casefold() else f"{name}: {text}"


def _put(basket: Basket, asked: Asked, text: str, tags: tuple[str, ...], where: str) -> None:
    statement = asked.statement(text, None, tags=tags)
    if storable_statement(basket, statement, where):
        basket.records.append(Record(statement))


_BLANK = re.compile(r":\s*\?\s*$")
"""A form's line that waits to be filled in: “Age: ?”."""


def read_letta(value: Mapping[str, Any], asked: Asked) -> Iterator[Batch]:
    """The blocks of an agent file line by line, and its messages; keys and passwords in it are dropped."""
    basket = Basket()
    for place, block in enumerate(dicts_of(value.get("blocks")), 1):
        label = text_of(block.get("label")) or f"block {place}"
        known = "\n".join(line for line in str(block.get("value") or "").splitlines() if not _BLANK.search(line))
        speaker = "assistant" if label == "persona" else None  # there the agent speaks of itself
        put_lines(basket, asked, known, f"block “{label}”", None, tags_of(label), speaker)
    for place, agent in enumerate(dicts_of(value.get("agents")), 1):
        name = text_of(agent.get("name")) or f"agent {place}"
        if agent.get("secrets") or agent.get("tool_exec_environment_variables"):
            basket.skip(f"“{name}”", "Its keys and passwords are left out.")
        messages = dicts_of(agent.get("messages"))
        for number, message in enumerate(messages, 1):
            _read_letta_message(message, name, number, asked, basket)
        note_left_out(basket, f"“{name}”", 0, sum(one.get("role") not in ("user", "assistant") for one in messages))
    yield basket.batch()


def _read_letta_message(message: Mapping[str, Any], name: str, number: int, asked: Asked, basket: Basket) -> None:
    role = text_of(message.get("role")) or ""
    if role not in ("user", "assistant"):
        return
    content = message.get("content")
    parts = [one.get("text") for one in dicts_of(content)] if isinstance(content, list) else [content]
    text = "\n".join(texts_of(parts))
    where = f"“{name}”, message {number:,}"
    if text:
        at = when(basket, message.get("created_at"), where, asked)
        key = text_of(message.get("id")) or str(number)
        keep_turn(basket, Turn(text, None if role == "user" else role, at, name, number, key), where)


def read_claude_mem(value: Mapping[str, Any], asked: Asked) -> Iterator[Batch]:
    """Prompts as messages of the person; observations as statements of the assistant, who made them."""
    basket = Basket()
    for place, entry in enumerate(dicts_of(value.get("prompts")), 1):
        text = text_of(entry.get("prompt_text"))
        where = f"prompt {place:,}"
        if text:
            at = when(basket, entry.get("created_at") or entry.get("created_at_epoch"), where, asked)
            session = text_of(entry.get("content_session_id")) or "prompts"
            keep_turn(basket, Turn(text, None, at, session, place, str(entry.get("id") or place)), where)
    for place, entry in enumerate(dicts_of(value.get("observations")), 1):
        where = f"observation {place:,}"
        at = when(basket, entry.get("created_at") or entry.get("created_at_epoch"), where, asked)
        facts = texts_of(_json(entry["facts"]) if isinstance(entry.get("facts"), str) else entry.get("facts"))
        concepts = _json(entry["concepts"]) if isinstance(entry.get("concepts"), str) else entry.get("concepts")
        tags = tags_of(entry.get("project"), concepts)
        for text in facts or texts_of(first_text(entry, ("text", "narrative", "title"))):
            statement = asked.statement(text, at, speaker="assistant", tags=tags)
            if storable_statement(basket, statement, where):
                basket.records.append(Record(statement))
    for place, entry in enumerate(dicts_of(value.get("summaries")), 1):
        text = "\n".join(texts_of([entry.get(key) for key in ("request", "learned", "completed", "next_steps")]))
        if text:
            where = f"summary {place:,}"
            at = when(basket, entry.get("created_at") or entry.get("created_at_epoch"), where, asked)
            keep_turn(basket, Turn(text, "assistant", at, "summaries", place, f"summary {place}"), where)
    yield basket.batch()
