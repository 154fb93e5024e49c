"""Stores that remember how a memory changed: Graphiti, A-MEM, amem, and the three called MemOS.

Their earlier wordings become past versions, their validity becomes ours, and
pairs that they hold to be in conflict come into review.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC
from typing import Any

from core.domain import EdgeKind, Turn
from core.errors import InvalidDate, InvalidWindow
from core.exchange.fields import Asked, dict_of, dicts_of, keep_turn, storable_statement, tags_of, text_of, when
from core.exchange.named_dates import session_time
from core.exchange.parsed import Basket, Batch, Link, Record, Wording, unstorable
from core.window import End, Moment, Precision, Window

_PAGE = 500  # records of one batch


def read_graphiti(value: Mapping[str, Any], asked: Asked) -> Iterator[Batch]:
    """Episodes as messages, facts as memories with both of their clocks."""
    basket = Basket()
    for place, entry in enumerate(dicts_of(value.get("episodes")), 1):
        text = text_of(entry.get("content"))
        where = f"episode {place:,}"
        if text is None:
            basket.skip(where, "It has no text.")
            continue
        at = when(basket, entry.get("valid_at") or entry.get("created_at"), where, asked)
        group = text_of(entry.get("group_id")) or "episodes"
        keep_turn(basket, Turn(text, None, at, group, place, text_of(entry.get("uuid")) or str(place)), where)
    for place, entry in enumerate(dicts_of(value.get("edges")), 1):
        _read_fact(entry, f"fact {place:,}", asked, basket)
    yield basket.batch()


def _read_fact(entry: Mapping[str, Any], where: str, asked: Asked, basket: Basket) -> None:
    text = text_of(entry.get("fact"))
    if text is None:
        basket.skip(where, "It has no text.")
        return
    start, end = (when(basket, entry.get(name), where, asked) for name in ("valid_at", "invalid_at"))
    made = when(basket, entry.get("created_at"), where, asked)
    try:
        window = Window(start, end, End.DATED) if end else Window(start)
    except InvalidWindow:
        basket.doubt(where, "It ends before it begins. It is kept without its end.")
        window = Window(start)
    tags = tags_of((text_of(entry.get("name")) or "").replace("_", " ").lower())
    statement = asked.statement(text, made, window=window, tags=tags, external_id=text_of(entry.get("uuid")))
    if storable_statement(basket, statement, where):
        rests_on = entry.get("episodes")
        named = text_of(rests_on[0]) if isinstance(rests_on, list) and rests_on else None
        group = text_of(entry.get("group_id")) or "episodes"
        basket.records.append(Record(statement, turn=(group, named) if named else None))


def read_a_mem(items: Iterable[object], asked: Asked) -> Iterator[Batch]:
    """Notes of A-MEM: local times without a zone, links as plain relations."""
    basket = Basket()
    for place, item in enumerate(items, 1):
        entry = dict_of(item)
        _read_note(entry, entry.get("id"), f"note {place:,}", asked, basket)
        if place % _PAGE == 0:
            yield basket.batch()
    yield basket.batch()


def read_amem(items: Iterable[object], asked: Asked) -> Iterator[Batch]:
    """Points of amem's store: earlier wordings as versions, its conflicts into review."""
    basket = Basket()
    for place, item in enumerate(items, 1):
        entry = dict_of(item)
        payload = dict_of(entry.get("payload"))
        _read_note(payload, entry.get("id"), f"point {place:,}", asked, basket)
        if place % _PAGE == 0:
            yield basket.batch()
    yield basket.batch()


def _read_note(entry: Mapping[str, Any], key: object, where: str, asked: Asked, basket: Basket) -> None:
    text = text_of(entry.get("content"))
    if text is None:
        basket.skip(where, "It has no text.")
        return
    earlier = []
    for change in dicts_of(entry.get("evolution_history")):
        old = text_of(change.get("oldContent"))
        at = when(basket, change.get("triggeredAt"), where, asked)
        if old and not unstorable(old):
            earlier.append(Wording(old, at))
        elif change.get("action") in ("crud_update", "merge", "consolidate"):
            basket.skip(where, "An earlier wording of it was not kept there.")
    made = when(basket, entry.get("timestamp"), where, asked)
    name = str(key) if isinstance(key, int) and not isinstance(key, bool) else text_of(key)
    tags = tags_of(entry.get("tags"), entry.get("category") if entry.get("category") != "General" else None)
    # What was said first has no date there: the note's own is that of its last change.
    statement = asked.statement(text, None if earlier else made, tags=tags, external_id=name)
    if not storable_statement(basket, statement, where):
        return
    gone = "It was set aside there." if entry.get("is_active") is False else ""
    basket.records.append(Record(statement, tuple(earlier), gone))
    if name:
        _link(basket, EdgeKind.RELATES_TO, name, entry.get("links"), "linked there")
        why = text_of(entry.get("conflict_reason")) or "in conflict there"
        if entry.get("conflict"):
            _link(basket, EdgeKind.CONTRADICTS, name, entry.get("conflicts_with"), why)


def _link(basket: Basket, kind: EdgeKind, name: str, others: object, reason: str) -> None:
    for other in others if isinstance(others, list) else []:
        target = text_of(other.get("id") if isinstance(other, dict) else other)
        if target and target != name:
            basket.links.append(Link(kind, name, target, reason))


def read_memos(items: Iterable[object], asked: Asked) -> Iterator[Batch]:
    """Items of memos-os: seconds since 1970, tags; how often one was looked at is left aside."""
    basket = Basket()
    for place, item in enumerate(items, 1):
        entry = dict_of(item)
        where = f"memory {place:,}"
        text = text_of(entry.get("content"))
        if text is None:
            basket.skip(where, "It has no text.")
            continue
        made = when(basket, entry.get("created_at"), where, asked)
        statement = asked.statement(text, made, tags=tags_of(entry.get("tags")), external_id=text_of(entry.get("id")))
        if storable_statement(basket, statement, where):
            basket.records.append(Record(statement))
        if place % _PAGE == 0:
            yield basket.batch()
    yield basket.batch()


def read_memos_versions(rows: Iterable[object], asked: Asked) -> Iterator[Batch]:
    """Rows of ``versions.db``: one memory an item, its earlier wordings in their order."""
    basket = Basket()
    items: dict[str, list[Mapping[str, Any]]] = {}
    for row in rows:
        entry = dict_of(row)
        key = text_of(entry.get("item_id"))
        if key:
            items.setdefault(key, []).append(entry)
    for key, versions in items.items():
        told = sorted(versions, key=_number)
        dated = [(text_of(one.get("content")), when(basket, one.get("created_at"), key, asked)) for one in told]
        kept = [(text, at) for text, at in dated if text and not unstorable(text)]
        if not kept:
            basket.skip(f"item {key}", "No wording of it can be stored.")
            continue
        earlier = tuple(Wording(kept[at][0], kept[at + 1][1]) for at in range(len(kept) - 1))
        named = tags_of(_listed(told[-1].get("tags_json")))
        basket.records.append(Record(asked.statement(kept[-1][0], kept[0][1], tags=named, external_id=key), earlier))
    yield basket.batch()


def _number(version: Mapping[str, Any]) -> int:
    number = version.get("version_number")
    return number if isinstance(number, int) else 0


def _listed(value: object) -> list[str]:
    return [part.strip(' []"') for part in value.split(",")] if isinstance(value, str) else []


def read_memtensor(items: Iterable[object], asked: Asked) -> Iterator[Batch]:
    """A cube's memories with their history, or the traces of a viewer's bundle as messages."""
    basket = Basket()
    for place, item in enumerate(items, 1):
        entry = dict_of(item)
        where = f"memory {place:,}"
        if "userText" in entry or "agentText" in entry:
            _read_trace(entry, place, asked, basket)
            continue
        _read_cube_memory(entry, where, asked, basket)
        if place % _PAGE == 0:
            yield basket.batch()
    yield basket.batch()


def _read_cube_memory(entry: Mapping[str, Any], where: str, asked: Asked, basket: Basket) -> None:
    text = text_of(entry.get("memory"))
    metadata = dict_of(entry.get("metadata"))
    if text is None:
        basket.skip(where, "It has no text.")
        return
    history = dicts_of(metadata.get("history"))
    dated = [(text_of(one.get("memory")), when(basket, one.get("created_at"), where, asked)) for one in history]
    kept = [(old, at) for old, at in dated if old and not unstorable(old)]
    changed = when(basket, metadata.get("updated_at") or metadata.get("created_at"), where, asked)
    untils = [at for _, at in kept[1:]] + [changed]
    earlier = tuple(Wording(old, until) for (old, _), until in zip(kept, untils, strict=False))
    made = kept[0][1] if kept else when(basket, metadata.get("created_at"), where, asked)
    statement = asked.statement(text, made, tags=tags_of(metadata.get("tags")), external_id=text_of(entry.get("id")))
    if storable_statement(basket, statement, where):
        state = text_of(metadata.get("status")) or ""
        gone = {"archived": "It was archived there.", "deleted": "It was deleted there."}.get(state, "")
        rests_on = _hear(entry, metadata, where, asked, basket)
        basket.records.append(Record(statement, earlier, gone, turn=rests_on))


def _hear(
    entry: Mapping[str, Any], metadata: Mapping[str, Any], where: str, asked: Asked, basket: Basket
) -> tuple[str, str] | None:
    """The messages that a memory was taken from; gives the name of the first that the person wrote."""
    name = text_of(entry.get("id")) or where
    first: tuple[str, str] | None = None
    for number, said in enumerate(dicts_of(metadata.get("sources")), 1):
        text = text_of(said.get("content"))
        role = text_of(said.get("role"))
        if text is None or role not in ("user", "assistant"):
            continue
        key = f"{name}:{number}"
        at = _chat_time(said.get("chat_time"), where, asked, basket)
        keep_turn(basket, Turn(text, None if role == "user" else role, at, name, number, key), where)
        first = first or ((name, key) if role == "user" else None)
    return first


def _chat_time(value: object, where: str, asked: Asked, basket: Basket) -> Moment | None:
    """“9:00 AM on 4 March, 2025”, of which without a zone only the day is certain; else a date like the others."""
    try:
        at = session_time(text_of(value) or "", asked.zone or UTC)
    except InvalidDate:
        return when(basket, value, where, asked)
    basket.zoneless += 1
    return at if asked.zone else Moment(at.at.replace(hour=0, minute=0), Precision.DAY)


def _read_trace(entry: Mapping[str, Any], place: int, asked: Asked, basket: Basket) -> None:
    at = when(basket, entry.get("ts"), f"trace {place:,}", asked)
    session = text_of(entry.get("sessionId")) or "traces"
    key = text_of(entry.get("id")) or str(place)
    for number, (name, speaker) in enumerate((("userText", None), ("agentText", "assistant"))):
        text = text_of(entry.get(name))
        if text:
            turn = Turn(text, speaker, at, session, 2 * place - 1 + number, f"{key}:{number + 1}")
            keep_turn(basket, turn, f"trace {place:,}")
