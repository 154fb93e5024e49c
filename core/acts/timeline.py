"""A timeline of many memories: every wording that holds a time, in lanes and rows."""

from __future__ import annotations

from collections.abc import Callable

from core.acts import find
from core.acts.bench import Bench
from core.acts.listing import require_limit
from core.acts.narrow import narrowed
from core.answers import Query
from core.engine.conflict import question_of
from core.engine.lanes import packed
from core.owner import UNNAMED
from core.store.bars import BarRow, read_bars, slots_by_version
from core.store.journal import from_micros
from core.store.memories import read_moment, read_window
from core.store.orders import sources_by_key
from core.store.view import Entry, View
from core.views import Bar, BarsRequest, Lane, Lanes, Timeline

FOUND = 500
"""Memories that a search lays on the timeline: far more than a person looks through, still one quick question."""


def timeline(bench: Bench, request: BarsRequest) -> Timeline:
    """Every live wording that fits, in lanes by name; raises ``InvalidRequest`` for a limit that cannot be."""
    require_limit(request.limit)
    found = _found(bench, request) if request.words.strip() else None
    with bench.store.reading():
        view = bench.view(request.showing)
        entries = _fitting(bench, request, view)
        rows = read_bars(bench.store, [entry.version for entry in entries], view.known)
        if found is not None:
            rows = [row for row in rows if row.memory in found]
        by_version = {entry.version: entry for entry in entries}
        total = len(rows)
        rows.sort(key=lambda row: -row.recorded)
        named = _names(bench, request.lanes, view)
        piles: dict[str, list[BarRow]] = {}
        for row in rows[: request.limit]:
            piles.setdefault(named(by_version[row.version]), []).append(row)
        with bench.store.values():
            return _laid_out(piles, by_version, total)


def _found(bench: Bench, request: BarsRequest) -> set[str]:
    part = request.within
    query = Query(request.words, FOUND, request.showing, past=True, within=part, plain=True, as_you_type=True)
    return {hit.memory.id for hit in find.search(bench, query).hits if hit.memory is not None}


def _fitting(bench: Bench, request: BarsRequest, view: View) -> list[Entry]:
    within = request.within
    fits = narrowed(bench, within, view)
    every = list(view.by_version.values())
    shown = {entry.memory for entry in every if entry.showing and fits(entry)}
    return [
        entry
        for entry in every
        if (entry.memory in shown or fits(entry)) and (within.status is None or entry.status is within.status)
    ]


def _names(bench: Bench, lanes: Lanes, view: View) -> Callable[[Entry], str]:
    """The name of the lane in which a version stands, by what it is about or, as its memory, by what that shows."""
    if lanes is Lanes.SOURCE:
        sources = sources_by_key(bench.store)
        return lambda entry: sources.get(entry.source, "")
    slots, called = slots_by_version(bench.store, view.known), bench.called()

    def name(entry: Entry) -> str:
        shown = view.shown(entry.memory)
        slot = slots.get(entry.version) or (slots.get(shown.version) if shown else None)
        if slot is None:
            return ""
        slot = (called, slot[1]) if slot[0] == bench.owner != UNNAMED else slot
        who = question_of(slot[0], "").removeprefix("the  of ")
        said = _asked(*slot, who, called) if lanes is Lanes.SLOT else who
        return _capital(said.replace("the owner", called))

    return name


def _asked(subject: str, attribute: str, who: str, owner: str) -> str:
    """The question that a slot answers; one without words of its own goes by whom and what, the owner's by what."""
    words = attribute.replace("_", " ")
    said = question_of(subject, attribute)
    if said != f"the {words} of {who}":
        return said
    return words if subject in ("user", owner) else f"{who}: {words}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _laid_out(piles: dict[str, list[BarRow]], by_version: dict[int, Entry], total: int) -> Timeline:
    """Lanes from A to Z, those in no lane last; in each as few rows as its bars need."""
    lanes, bars = [], list[Bar]()
    first = 0
    for name in sorted(piles, key=lambda name: (not name, name.casefold())):
        pile = piles[name]
        rows, used = packed([(row.valid_from, row.valid_to) for row in pile])
        bars += [_bar(row, by_version[row.version], first + at) for row, at in zip(pile, rows, strict=True)]
        lanes.append(Lane(name, first, used))
        first += used
    bars.sort(key=lambda bar: (bar.row, bar.window.start is not None, bar.window.start and bar.window.start.at))
    return Timeline(tuple(lanes), tuple(bars), total)


def _bar(row: BarRow, entry: Entry, at: int) -> Bar:
    said = read_moment(row.said_at, row.said_at_precision)
    window = read_window(row[4:9])
    return Bar(row.memory, row.number, row.text, window, entry.status, said, from_micros(row.recorded), at)
