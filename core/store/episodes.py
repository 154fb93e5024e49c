"""Episodes as rows: verbatim input, its place in a conversation, its presence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from core.domain import Channel, Episode
from core.store.connection import Row, Store
from core.store.journal import Writer, from_micros, live
from core.store.memories import chunks, moment_columns, read_moment
from core.text import fold
from core.window import Moment


@dataclass(frozen=True, slots=True)
class NewEpisode:
    """The contents of an episode about to be written; ``source`` is a key.

    ``origin`` recognises the same message in a later import of the same file.
    """

    text: str
    speaker: str
    source: int
    channel: Channel
    said_at: Moment | None
    conversation: str | None = None
    position: int | None = None
    external_id: str | None = None
    caption: str | None = None
    origin: bytes | None = None


def put_episode(writer: Writer, id: str, new: NewEpisode) -> int:
    """Write an episode and make it present; gives its key."""
    said = moment_columns(new.said_at)
    place = (new.conversation, new.position, new.external_id, new.caption, new.origin)
    key = writer.put("episode", id, new.text, new.speaker, new.source, new.channel.value, *said, *place)
    writer.put("presence", key)
    return key


def put_episodes(writer: Writer, ids: Sequence[str], new: Sequence[NewEpisode]) -> list[int]:
    """Write many episodes and make them present; gives their keys, in order."""
    said = [moment_columns(one.said_at) for one in new]
    columns: list[Sequence[Any]] = [
        list(ids),
        [one.text for one in new],
        [one.speaker for one in new],
        [one.source for one in new],
        [one.channel.value for one in new],
        *([moment[at] for moment in said] for at in range(2)),
        [one.conversation for one in new],
        [one.position for one in new],
        [one.external_id for one in new],
        [one.caption for one in new],
        [one.origin for one in new],
    ]
    keys = list(writer.put_many("episode", columns)) if new else []
    if keys:
        writer.put_many("presence", [keys])
    return keys


def present_origins(store: Store, origins: list[bytes]) -> set[bytes]:
    """Those of the origins whose episode is present."""
    found: set[bytes] = set()
    for at in range(0, len(origins), 500):
        part = origins[at : at + 500]
        places = ",".join("?" * len(part))
        rows = store.rows(
            "SELECT e.origin FROM episode e JOIN presence p ON p.episode = e.key AND p.retracted_by IS NULL "
            f"WHERE e.origin IN ({places})",
            part,
        )
        found.update(origin for (origin,) in rows)
    return found


_COLUMNS = (
    "e.key, e.id, e.text, e.speaker, s.name, e.channel, e.said_at, e.said_at_precision, o.at, e.conversation, "
    "e.position, e.external_id, e.caption FROM episode e JOIN source s ON s.key = e.source "
    "JOIN operation o ON o.number = e.operation"
)


def read_episodes(store: Store, keys: list[int]) -> dict[int, Episode]:
    """Episodes by key."""
    found: dict[int, Episode] = {}
    for part in chunks(keys):
        places = ",".join(map(str, part))
        memories = _memories_of(store, places)
        for row in store.rows(f"SELECT {_COLUMNS} WHERE e.key IN ({places})"):
            with store.values():
                found[row[0]] = _episode(row, tuple(memories.get(row[0], ())))
    return found


def _episode(row: Row, memories: tuple[str, ...]) -> Episode:
    return Episode(
        id=row[1],
        text=row[2],
        speaker=row[3],
        source=row[4],
        channel=Channel(row[5]),
        said_at=read_moment(row[6], row[7]),
        recorded_at=from_micros(row[8]),
        conversation=row[9],
        position=row[10],
        external_id=row[11],
        caption=row[12],
        memories=memories,
    )


def _memories_of(store: Store, places: str) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for episode, memory in store.rows(
        "SELECT DISTINCT v.episode, m.id FROM evidence v JOIN version x ON x.key = v.version "
        "JOIN memory m ON m.key = x.memory JOIN window w ON w.version = x.key AND w.retracted_by IS NULL "
        f"WHERE v.episode IN ({places}) AND v.retracted_by IS NULL"
    ):
        found.setdefault(episode, []).append(memory)
    return found


def neighbours(store: Store, key: int, each_side: int) -> list[int]:
    """The keys of an episode and those around it in its conversation, in order."""
    place = store.row("SELECT conversation, position, source FROM episode WHERE key = ?", (key,))
    if place is None or place[0] is None:
        return [key]
    rows = store.rows(
        "SELECT e.key FROM episode e JOIN presence p ON p.episode = e.key AND p.retracted_by IS NULL "
        "WHERE e.conversation = ? AND e.source = ? AND e.position BETWEEN ? AND ? ORDER BY e.position, e.key",
        (place[0], place[2], place[1] - each_side, place[1] + each_side),
    )
    return [found for (found,) in rows] if (key,) in rows else [key]


def present_episodes(store: Store, known: int) -> set[int]:
    """The keys of all episodes present as of operation ``known``."""
    return {key for (key,) in store.rows(f"SELECT episode FROM presence WHERE {live(known)}")}


def page_of_episodes(
    store: Store, known: int, limit: int, before: int | None, spoken: bool = False
) -> tuple[list[int], int]:
    """Keys of present episodes, newest first, and how many there are; ``spoken`` = of conversations only."""
    only = " AND episode IN (SELECT key FROM episode WHERE conversation IS NOT NULL)" if spoken else ""
    bound = only if before is None else f"{only} AND episode < {before:d}"
    rows = store.rows(
        f"SELECT episode FROM presence WHERE {live(known)}{bound} ORDER BY episode DESC LIMIT ?", (limit,)
    )
    total = store.value(f"SELECT count(*) FROM presence WHERE {live(known)}{only}")
    return [key for (key,) in rows], int(total)


def texts_of(store: Store, keys: list[int]) -> dict[int, str]:
    """The texts of episodes."""
    found: dict[int, str] = {}
    for part in chunks(keys):
        found.update(store.rows(f"SELECT key, text FROM episode WHERE key IN ({','.join(map(str, part))})"))
    return found


def episodes_from(store: Store, source: str) -> set[int]:
    """The keys of all episodes of one source, by its name."""
    rows = store.rows(
        "SELECT e.key FROM episode e JOIN source s ON s.key = e.source WHERE s.folded = ?", (fold(source),)
    )
    return {key for (key,) in rows}
