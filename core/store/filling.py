"""Many plain statements at once: the rows that an import writes for each, column by column.

For the benches of large vaults: an import of a million statements reads each
by its rules, which takes an hour. What rules read from a statement (slots and
what follows from them) is not written here; all else is, row by row the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from core.domain import Channel
from core.identity import Ids
from core.store.connection import Store
from core.store.journal import Writer
from core.store.memories import window_columns
from core.text import index_text
from core.window import Window


class Plain(NamedTuple):
    """A statement with the keys by which it is known again, as ``core.engine.dedupe`` makes them."""

    text: str
    hash: bytes
    near: bytes
    origin: bytes


def prefer_speed(store: Store) -> None:
    """Let a handle that only fills hold more of the file, and flush at checkpoints: what is lost is filled again."""
    store.run("PRAGMA synchronous=NORMAL")
    store.run("PRAGMA cache_size=-524288")


def fill(writer: Writer, ids: Ids, source: int, speaker: str, made: Sequence[Plain]) -> range:
    """Write statements that were imported without a date; gives the keys of their versions."""
    count = len(made)
    texts = [one.text for one in made]
    none: list[None] = [None] * count
    who: list[Sequence[object]] = [[speaker] * count, [source] * count, [Channel.IMPORT.value] * count, none, none]
    origins = [one.origin for one in made]
    episodes = writer.put_many("episode", [_ids(writer, ids, count), texts, *who, none, none, none, none, origins])
    writer.put_many("presence", [list(episodes)])
    memories = writer.put_many("memory", [_ids(writer, ids, count)])
    hashes = [one.hash for one in made], [one.near for one in made]
    versions = writer.put_many("version", [list(memories), [1] * count, texts, *who, *hashes])
    window = window_columns(Window())
    writer.put_many("window", [list(versions), *([value] * count for value in window)])
    writer.put_many("evidence", [list(versions), list(episodes), texts])
    for table, keys, name in (("episode_words", episodes, speaker), ("version_words", versions, None)):
        writer.store.run_many(
            f"INSERT INTO {table} (rowid, own, previous, next) VALUES (?, ?, '', '')",
            ((key, index_text(text, name)) for key, text in zip(keys, texts, strict=True)),
        )
    return versions


def _ids(writer: Writer, ids: Ids, count: int) -> list[str]:
    return [ids(writer.at) for _ in range(count)]
