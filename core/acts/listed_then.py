"""What a search lists that looks for no word: the newest, or what held at a time that was named and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from core.acts.bench import Bench
from core.acts.hits import newest_hits
from core.acts.pairs import listed_in_pairs
from core.acts.spans import days_in
from core.answers import Answer, Hit
from core.domain import Status
from core.engine.question import Span
from core.engine.rank import UNDATED
from core.store.spans import held_within, without_dates
from core.store.view import Entry, View


@dataclass(frozen=True, slots=True)
class Listed:
    """Entries in order; ``held``: those that are known to have held at the named time, None where none is named."""

    entries: list[Entry]
    held: Collection[int] | None = None


def listed_then(
    bench: Bench, view: View, span: Span | None, wanted: Collection[Status], fits: Callable[[Entry], bool]
) -> Listed:
    """What fits, newest first; where a time is named, what began last by then first, and last what has no date."""
    if span is None:
        entries = [e for e in view.by_version.values() if e.showing and e.status in wanted and fits(e)]
        return Listed(sorted(entries, key=lambda entry: (-entry.recorded, -entry.version)))
    held = held_within(bench.store, view.known, days_in(bench, span))
    entries = [
        e for e in view.by_version.values() if (e.showing or e.version in held) and e.status in wanted and fits(e)
    ]
    dateless = without_dates(bench.store, held, view.known)
    entries.sort(
        key=lambda e: (
            e.version not in held,
            _is_behind(e, span),
            e.version in dateless,
            -held.get(e.version, e.recorded),
        )
    )
    return Listed(entries, held.keys())


def _is_behind(entry: Entry, span: Span) -> bool:
    """Whether it stands behind what holds: what waits, and of a time without an end what has not begun yet."""
    return entry.status is Status.PENDING or (span.end is None and entry.status is Status.UPCOMING)


def listed_hits(bench: Bench, view: View, listed: Listed, limit: int) -> tuple[list[Hit], Answer]:
    """The first of a list as hits, what is disputed in pairs, and what they say together.

    A list is no answer to one question: that its first entry is disputed says nothing of the rest. Where a time is
    named and nothing is known to have held then, nothing is stored about it.
    """
    entries = listed_in_pairs(bench, view, listed.entries, limit)[:limit]
    hits = newest_hits(bench, view, entries)
    if listed.held is None:
        return hits, Answer.FOUND if hits else Answer.NOTHING
    known = [entry.version in listed.held for entry in entries]
    told = [hit if dated else replace(hit, why=UNDATED) for hit, dated in zip(hits, known, strict=True)]
    return told, Answer.FOUND if any(known) else Answer.NOTHING
