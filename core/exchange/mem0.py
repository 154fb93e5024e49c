"""mem0: its lists of all generations, its history, and the notes that its plugin writes.

A list holds the present wordings. The history, kept by the local program in
``history.db`` or told by the platform, holds the overwritten and deleted ones
as well: one memory with all its wordings comes of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from core.domain import EdgeKind, Turn
from core.exchange.fields import Asked, dict_of, dicts_of, keep_turn, storable_statement, tags_of, text_of, when
from core.exchange.parsed import Basket, Batch, Link, Record, Wording, unstorable
from core.window import End, Moment, Window

_CUT_AT = (20, 100, 1000)
"""Rows at which a list is probably cut off: the default and the largest page sizes."""
_HEADER = re.compile(r"^---\s*\n((?:[\w-]+:.*\n)+?)---\s*\n", re.MULTILINE)
_PAGE = 500  # records of one batch


def read_mem0(items: Iterable[object], asked: Asked) -> Iterator[Batch]:
    """A list of memories; ``replaced_by`` becomes a link to the memory that took its place."""
    basket = Basket()
    count = 0
    for count, item in enumerate(items, 1):
        _read_memory(dict_of(item), f"memory {count:,}", asked, basket)
        if count % _PAGE == 0:
            yield basket.batch()
    if count in _CUT_AT:
        basket.skip("end of the list", f"It has exactly {count:,} entries and may be cut off; export all pages.")
    yield basket.batch()


def _read_memory(entry: Mapping[str, Any], where: str, asked: Asked, basket: Basket) -> None:
    text = text_of(entry.get("memory")) or text_of(entry.get("text"))
    if text is None:
        basket.skip(where, "It has no text.")
        return
    made = when(basket, entry.get("updated_at") or entry.get("created_at"), where, asked)
    metadata = dict_of(entry.get("metadata"))
    statement = asked.statement(
        text,
        made,
        speaker=_speaker(entry),
        tags=tags_of(entry.get("categories"), metadata.get("category"), metadata.get("categories")),
        window=_window(basket, metadata, where, asked),
        external_id=text_of(entry.get("id")),
    )
    if not storable_statement(basket, statement, where):
        return
    newer = text_of(entry.get("replaced_by"))
    state = text_of(entry.get("lifecycle_state")) or ""
    gone = "It was replaced by another memory." if newer else _GONE.get(state, "")
    expires = when(basket, entry.get("expiration_date"), where, asked)
    basket.records.append(Record(statement, archived=gone, expires=expires))
    if newer and statement.external_id:
        basket.links.append(Link(EdgeKind.SUPERSEDES, newer, statement.external_id, "the file says so"))


def _window(basket: Basket, metadata: Mapping[str, Any], where: str, asked: Asked) -> Window:
    """From when to when it is true, as our own export to this format says it."""
    start = when(basket, metadata.get("valid_from"), where, asked)
    end = when(basket, metadata.get("valid_to"), where, asked)
    fits = end is not None and (start is None or start.at < end.at)
    return Window(start, end, End.DATED) if fits else Window(start)


_GONE = {
    "superseded": "It was replaced by another memory.",
    "deleted": "It was deleted there.",
    "expired": "It expired there.",
    "archived": "It was archived there.",
}


def _speaker(entry: Mapping[str, Any]) -> str | None:
    actor = text_of(entry.get("actor_id"))
    return actor if actor and not unstorable(actor) else "assistant" if entry.get("role") == "assistant" else None


def relations_of(value: Mapping[str, Any]) -> Iterator[object]:
    """The relations of an older list as entries with a sentence each."""
    for one in dicts_of(value.get("relations")):
        source, name, target = (text_of(one.get(key)) for key in ("source", "relationship", "target"))
        target = target or text_of(one.get("destination"))
        if source and name and target:
            yield {"memory": f"{source} {name.replace('_', ' ')} {target}"}


@dataclass(slots=True)
class _Life:
    """The wordings of one memory while its events are read."""

    wordings: list[tuple[str, Moment | None]] = field(default_factory=list)
    speaker: str | None = None
    tags: tuple[str, ...] = ()
    gone: Moment | None = None
    is_gone: bool = False
    turn: tuple[str, str] | None = None


def read_history(events: Iterable[object], asked: Asked) -> Iterator[Batch]:
    """Events in their order; each memory with all its wordings, what was deleted archived."""
    basket = Basket()
    lives: dict[str, _Life] = {}
    for place, event in enumerate(events, 1):
        entry = dict_of(event)
        key = text_of(entry.get("memory_id"))
        if key is None:
            basket.skip(f"event {place:,}", "It names no memory.")
            continue
        _tell(lives.setdefault(key, _Life()), entry, f"event {place:,}", asked, basket)
    for key, life in lives.items():
        _close(key, life, asked, basket)
    yield basket.batch()


def _tell(life: _Life, entry: Mapping[str, Any], where: str, asked: Asked, basket: Basket) -> None:
    old, new = text_of(entry.get("old_memory")), text_of(entry.get("new_memory"))
    kind = (text_of(entry.get("event")) or "").upper()
    changed = when(basket, entry.get("updated_at") or entry.get("created_at"), where, asked)
    begun = when(basket, entry.get("created_at"), where, asked) if entry.get("updated_at") else changed
    life.turn = life.turn or _hear(entry, changed, where, basket)
    life.speaker = life.speaker or _speaker(entry)
    life.tags = tags_of(*life.tags, entry.get("categories"))
    if old and not life.wordings:  # the history begins in its middle
        life.wordings.append((old, begun if begun != changed else None))
    if kind == "DELETE" or (new is None and entry.get("is_deleted")):
        life.is_gone, life.gone = True, changed
    elif new and (not life.wordings or life.wordings[-1][0] != new):
        life.wordings.append((new, changed))
        life.is_gone = False
    elif not new:
        basket.skip(where, "It has no text.")


def _hear(entry: Mapping[str, Any], at: Moment | None, where: str, basket: Basket) -> tuple[str, str] | None:
    """The messages from which the platform took an event; gives the name of the first that the person wrote."""
    name = text_of(entry.get("id")) or where
    first: tuple[str, str] | None = None
    for number, message in enumerate(dicts_of(entry.get("input")), 1):
        text = text_of(message.get("content"))
        role = text_of(message.get("role")) or "user"
        if text and role in ("user", "assistant"):
            key = f"{name}:{number}"
            keep_turn(basket, Turn(text, None if role == "user" else role, at, name, number, key), where)
            first = first or ((name, key) if role == "user" else None)
    return first


def _close(key: str, life: _Life, asked: Asked, basket: Basket) -> None:
    told = [(text, at) for text, at in life.wordings if not unstorable(text)]
    if not told:
        basket.skip(f"memory {key}", "No wording of it can be stored.")
        return
    text, said_at = told[-1]
    earlier = tuple(Wording(told[at][0], told[at + 1][1]) for at in range(len(told) - 1))
    first = told[0][1]
    statement = asked.statement(
        text, said_at if not earlier else first, speaker=life.speaker, tags=life.tags, external_id=key
    )
    gone = "It was deleted there." if life.is_gone else ""
    basket.records.append(Record(statement, earlier, gone, turn=life.turn))


def read_messages(rows: Iterable[object], asked: Asked) -> Iterator[Batch]:
    """The messages that a local history keeps besides."""
    basket = Basket()
    for place, row in enumerate(rows, 1):
        entry = dict_of(row)
        text = text_of(entry.get("content"))
        where = f"message {place:,}"
        if text is None:
            basket.skip(where, "It has no text.")
            continue
        role = text_of(entry.get("role")) or "user"
        at = when(basket, entry.get("created_at"), where, asked)
        scope = text_of(entry.get("session_scope")) or "messages"
        speaker = text_of(entry.get("name")) if role == "user" else role
        keep_turn(basket, Turn(text, speaker, at, scope, place, text_of(entry.get("id")) or str(place)), where)
    yield basket.batch()


def is_notes(text: str) -> bool:
    """Whether a text is the plugin's notes: blocks with an id between lines of dashes."""
    found = _HEADER.match(text.replace("\r\n", "\n").lstrip("\ufeff\n "))
    return found is not None and "id:" in found[1] and ("categories:" in found[1] or "confidence:" in found[1])


def read_notes(text: str, asked: Asked) -> Iterator[Batch]:
    """The plugin's notes: one block is one memory."""
    basket = Basket()
    plain = text.replace("\r\n", "\n")
    heads = list(_HEADER.finditer(plain))
    for place, head in enumerate(heads, 1):
        end = heads[place].start() if place < len(heads) else len(plain)
        lines = (line.partition(":") for line in str(head[1]).splitlines())
        fields = {name: value.strip() for name, _, value in lines}
        where = f"note {place:,}"
        body = plain[head.end() : end].strip()
        made = when(basket, fields.get("created_at"), where, asked)
        statement = asked.statement(
            body,
            made,
            tags=tags_of(fields.get("categories", "").split(",")),
            external_id=text_of(fields.get("id")),
        )
        if storable_statement(basket, statement, where):
            basket.records.append(Record(statement))
    yield basket.batch()
