"""Rows that a merge writes by itself: named after what they say, so that every copy gives them the same name."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any
from uuid import UUID

from core.domain import ProposalKind
from core.store.memories import memory_id, version_number, version_text
from core.store.origins import SETTLED, Origin
from core.store.proposals import Suggestion, proposal_row, same_proposal
from core.store.schema import TABLES
from core.store.union import PROPOSED, REFERS, Union, equal_rows, with_parts
from core.window import Window

BY = "another copy"
"""Who a proposal is by, when two copies of a vault disagree."""
_NAMED = {"memory": "id", "episode": "id", "subject": "id", "source": "folded"}
"""The column by which all copies know a row of contents."""


def made_id(*parts: object) -> str:
    """An id that all copies make of the same things, whichever takes the other one in."""
    digest = bytearray(blake2b("\x1f".join(map(str, parts)).encode(), digest_size=16).digest())
    digest[6], digest[8] = digest[6] & 0x0F | 0x80, digest[8] & 0x3F | 0x80  # RFC 9562: version 8, made of anything
    return str(UUID(bytes=bytes(digest)))


def settle(union: Union, table: str, *values: Any) -> int | None:
    """Write a fact of the merge's own, unless one that says the very same holds; None where a person took it away."""
    found = equal_rows(union.store, table, values)
    if found:
        return found[0]
    name = settled_name(union, table, values)
    known = union.spoken.element(TABLES[table], name)
    return None if known is not None and known.ended else union.put(table, name, *values)


def settled_name(union: Union, table: str, values: Sequence[Any]) -> Origin:
    """The name of a row that a merge writes by itself."""
    refers = REFERS.get(table, {})
    told = [
        _name(union, refers[column], value) if column in refers and value is not None else value
        for column, value in zip(TABLES[table].columns, values, strict=True)
    ]
    match table:
        case "version":
            told[1] = 0  # each copy numbers versions by itself
        case "verdict":
            told[2] = with_parts(told[2], lambda known: {"a": _name(union, "version", known["a"])})
        case "proposal":
            told[3] = _name(union, "version", _version(union, values[2], values[3]))
            told[9] = with_parts(told[9], lambda known: _details(union, known))
    digest = blake2b(repr([table, *told]).encode(), digest_size=16).hexdigest()
    return Origin(f"{SETTLED}{digest}", 0)


def _name(union: Union, table: str, key: int | None) -> str:
    if table == "version" and key is not None:
        return ":".join(map(str, union.ours.of(table, key)))
    return str(union.store.value(f"SELECT {_NAMED.get(table, 'key')} FROM {table} WHERE key = ?", (key,)))


def _version(union: Union, memory: int | None, number: int | None) -> int | None:
    found = union.store.value("SELECT key FROM version WHERE memory = ? AND number = ?", (memory, number))
    return None if found is None else int(found)


def _details(union: Union, known: dict[str, Any]) -> dict[str, Any]:
    told = {name: _name(union, table, known[name]) for name, table in PROPOSED.items() if known.get(name) is not None}
    if known.get("other_version") is not None:
        told["other_version"] = _name(union, "version", _version(union, known["other"], known["other_version"]))
    return told


def suggest_end(union: Union, version: int, window: Window | None, reason: str) -> None:
    """Propose that a version ends, on the day on which a window ends that another copy gave it."""
    store = union.store
    memory = int(store.value("SELECT memory FROM version WHERE key = ?", (version,)))
    since = None if window is None else window.end
    before = version_text(store, version)
    new = Suggestion(ProposalKind.END, memory, version_number(store, version), before, None, reason, BY, since=since)
    if same_proposal(store, new) is None:
        settle(union, "proposal", *proposal_row(made_id("end", memory_id(store, memory), before, since, reason), new))
