"""Which messages were read for statements, by whom, and what came of it.

Notes beside the log, not part of it: a reading that was taken back counts as
none, because its operation does not hold any more. No text of anybody is kept
here.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from core.domain import Episode
from core.store.connection import Store
from core.store.episodes import read_episodes
from core.store.journal import Writer, last_operation
from core.store.memories import undone_operations
from core.store.meta import put_meta
from core.text import fold

_PREFIX = "read:"


class Read(StrEnum):
    """What came of reading a message."""

    DONE = "done"
    UNCLEAR = "unclear"
    """No usable answer came; it is to be read again."""


class Spoken(NamedTuple):
    """A conversation: its name, its source's key, and the keys of its messages in order."""

    name: str
    source: int
    episodes: tuple[int, ...]


def conversations(store: Store) -> list[Spoken]:
    """Every conversation with the messages that are present, in the order in which they came in."""
    rows = store.rows(
        "SELECT e.source, e.conversation, e.key FROM episode e "
        "JOIN presence p ON p.episode = e.key AND p.retracted_by IS NULL "
        "WHERE e.conversation IS NOT NULL ORDER BY e.position, e.key"
    )
    found: dict[tuple[int, str], list[int]] = {}
    for source, name, key in rows:
        found.setdefault((source, name), []).append(key)
    made = [Spoken(name, source, tuple(keys)) for (source, name), keys in found.items()]
    return sorted(made, key=lambda one: min(one.episodes))


def in_order(store: Store, keys: Sequence[int]) -> list[tuple[int, Episode]]:
    """The episodes of these keys, each with its key, in the same order."""
    found = read_episodes(store, list(keys))
    return [(key, found[key]) for key in keys if key in found]


def brought_by(store: Store, operation: int) -> frozenset[int]:
    """The keys of the messages that an operation brought in."""
    rows = store.rows("SELECT key FROM episode WHERE operation = ?", (operation,))
    return frozenset(key for (key,) in rows)


def is_present(store: Store, episode: int) -> bool:
    """Whether the adding of a message still holds."""
    return bool(store.value("SELECT 1 FROM presence WHERE episode = ? AND retracted_by IS NULL", (episode,)))


def note_reading(writer: Writer, reader: str, episode: int, what: Read, *, logged: bool) -> None:
    """Note that a message was read by this reader; ``logged``: the writer's operation stands for it."""
    put_meta(writer.store, f"{_PREFIX}{reader}:{episode}", f"{what}:{writer.number if logged else 0}")


def read_by(store: Store, reader: str) -> dict[int, Read]:
    """What came of each message that this reader has read, those aside whose reading was taken back."""
    return {episode: what for name, episode, what in _readings(store, f"{_PREFIX}{reader}:") if name == reader}


def unclear_readings(store: Store) -> tuple[int, ...]:
    """The keys of the messages about which some reader gave no usable answer, and no reader a usable one."""
    if not store.value("SELECT 1 FROM meta WHERE key >= ? AND key < ? AND value LIKE 'unclear:%'", _range(_PREFIX)):
        return ()
    found: dict[int, set[Read]] = {}
    for _, episode, what in _readings(store, _PREFIX):
        found.setdefault(episode, set()).add(what)
    return tuple(episode for episode, whats in sorted(found.items()) if whats == {Read.UNCLEAR})


def _range(prefix: str) -> tuple[str, str]:
    """The first key with this beginning, and the first one after all of them."""
    return prefix, prefix + "\U0010ffff"


def _readings(store: Store, prefix: str) -> list[tuple[str, int, Read]]:
    undone = undone_operations(store, last_operation(store))
    rows = store.rows("SELECT key, value FROM meta WHERE key >= ? AND key < ?", _range(prefix))
    found = []
    with store.values():
        for key, value in rows:
            reader, _, episode = key.removeprefix(_PREFIX).rpartition(":")
            what, _, operation = value.partition(":")
            if int(operation) not in undone:
                found.append((reader, int(episode), Read(what)))
    return found


def fits(spoken: Spoken, named: str) -> bool:
    """Whether a conversation is meant by a name: its own, or the beginning that it shares with its other parts."""
    name, wanted = fold(spoken.name), fold(named)
    return name == wanted or name.startswith(f"{wanted} ")
