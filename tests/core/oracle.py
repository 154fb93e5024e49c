"""A vault as plain dictionaries, for the tests of histories: what DESIGN's rule of undo says, and nothing else.

A memory is five things that an operation may touch, each of them a plain value: its *life* (which wordings hold
and from when till when, and the marks pending and retired), its archive mark, its pin, and its tags. An operation
keeps what it touched as it was just before and just after. It may be taken back iff all of that is now as it was
just after, and taking it back restores what was just before, as an operation of its own.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from core.window import Moment, Window, window_between

Aspect = tuple[str, str]
Windows = dict[int, Window]


class Refused(Exception):
    """The oracle says that the vault must refuse, with an error of this name."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


@dataclass
class Entry:
    """One operation: its kind, what it takes back, what it touched before and after, the versions it wrote."""

    number: int
    kind: str
    at: datetime
    undoes: int | None
    before: dict[Aspect, Any]
    after: dict[Aspect, Any]
    wrote: tuple[tuple[str, int], ...] = ()


@dataclass
class Oracle:
    """All memories and the log. ``facts`` maps (memory, aspect) to its value; a missing one was never touched."""

    facts: dict[Aspect, Any] = field(default_factory=dict)
    texts: dict[tuple[str, int], str] = field(default_factory=dict)
    starts: dict[tuple[str, int], Moment | None] = field(default_factory=dict)
    log: dict[int, Entry] = field(default_factory=dict)
    states: dict[int, dict[Aspect, Any]] = field(default_factory=dict)

    def life(self, memory: str) -> tuple[Windows, bool, bool]:
        """Live windows by version, and whether pending, and whether retired."""
        windows, pending, retired = self.facts.get((memory, "life"), ({}, False, False))
        return dict(windows), pending, retired

    def has(self, memory: str, aspect: str) -> Any:
        return self.facts.get((memory, aspect), frozenset() if aspect == "tags" else False)

    def held(self, memory: str) -> Windows:
        """The live windows; a memory whose adding was undone cannot be curated."""
        windows = self.life(memory)[0]
        if not windows:
            raise Refused("NothingChanged")
        return windows

    def versions(self, memory: str) -> int:
        return max((number for one, number in self.texts if one == memory), default=0)

    def record(
        self,
        number: int,
        kind: str,
        at: datetime,
        changes: dict[Aspect, Any],
        *,
        undoes: int | None = None,
        wrote: tuple[tuple[str, int], ...] = (),
    ) -> None:
        """Write one operation: what it touches becomes ``changes``."""
        before = {aspect: self._now(aspect) for aspect in changes}
        self.facts.update(changes)
        for (memory, aspect), value in changes.items():
            if aspect == "life":
                self.starts.update({(memory, version): window.start for version, window in value[0].items()})
        self.log[number] = Entry(number, kind, at, undoes, before, dict(changes), wrote)
        self.states[number] = copy.deepcopy(self.facts)

    def _now(self, aspect: Aspect) -> Any:
        memory, name = aspect
        return self.life(memory) if name == "life" else self.has(memory, name)

    def undone(self, number: int, known: int) -> bool:
        """Whether a taking-back of this operation was in effect as of operation ``known``."""
        later = [entry.number for entry in self.log.values() if entry.undoes == number and entry.number <= known]
        return any(not self.undone(one, known) for one in later)

    def latest(self, *, redo: bool) -> int:
        """What undo or redo without a number takes back."""
        last = max(self.log, default=0)
        for number in sorted(self.log, reverse=True):
            kind = self.log[number].kind
            fits = (kind == "undo") if redo else (kind not in ("undo", "redo"))
            if fits and not self.undone(number, last):
                return number
        raise Refused("NothingToUndo")

    def taking_back(self, number: int) -> dict[Aspect, Any]:
        """What taking back an operation restores, or the refusal."""
        if number == 1:
            raise Refused("NothingToUndo")
        if number not in self.log:
            raise Refused("NotFound")
        if self.undone(number, max(self.log)):
            raise Refused("NothingToUndo")
        entry = self.log[number]
        if any(self._now(aspect) != value for aspect, value in entry.after.items()):
            raise Refused("UndoConflict")
        return dict(entry.before)

    def changed_since(self, memory: str, since: Moment) -> tuple[Windows, Window]:
        """A change in the world: what is shown on that day closes there, the new one takes its rest.

        Where nothing holds on that day, the new one lasts until the next one begins.
        """
        windows = self.held(memory)
        seen = shown_at(windows, since.at)
        old = windows[seen]
        if old.start and since.at <= old.start.at:
            raise Refused("InvalidWindow")
        if old.end and old.end.at <= since.at:
            starts = [window.start for window in windows.values() if window.start and window.start.at > since.at]
            return windows, window_between(since, min(starts, key=lambda start: start.at, default=None))
        windows[seen] = window_between(old.start, since)
        return windows, window_between(since, old.end)

    def reworded(self, memory: str, now: datetime) -> tuple[Windows, Window]:
        """A better wording takes over the window of what is shown."""
        windows = self.held(memory)
        return windows, windows.pop(shown_at(windows, now))

    def ended_on(self, memory: str, on: Moment, now: datetime) -> Windows:
        """No longer true since a date: what is shown closes."""
        windows = self.held(memory)
        seen = shown_at(windows, now)
        start = windows[seen].start
        if windows[seen].end == on:
            raise Refused("NothingChanged")
        if start and on.at <= start.at:
            raise Refused("InvalidWindow")
        windows[seen] = window_between(start, on)
        return windows

    def brought_back(self, memory: str, version: int) -> tuple[Windows, Window]:
        """An old wording holds again from its own start on; what reaches past that steps aside."""
        start = self.starts[memory, version]
        kept = {
            number: window
            for number, window in self.held(memory).items()
            if start is not None and window.end is not None and window.end.at <= start.at
        }
        return kept, window_between(start, None)


def view(oracle: Oracle, known: int, at: datetime) -> dict[str, tuple[Any, ...]]:
    """What every memory shows at an instant of the world, as the vault knew it after operation ``known``."""
    facts = oracle.states.get(known, {})
    found = {}
    for memory, aspect in facts:
        if aspect == "life" and facts[memory, aspect][0]:
            found[memory] = _shown(oracle, facts, memory, known, at)
    return found


def shown_at(windows: Windows, at: datetime) -> int:
    """The version that a memory shows: what holds, else what held last, else what comes next."""
    holding = [number for number, window in windows.items() if window.holds_at(at)]
    ends = {number: window.end.at for number, window in windows.items() if window.end and window.end.at <= at}
    starts = {number: window.start.at for number, window in windows.items() if window.start}
    if holding:
        return max(holding)
    if ends:
        return max(ends, key=lambda number: (ends[number], number))
    return min(starts, key=lambda number: (starts[number], number))


def _shown(oracle: Oracle, facts: dict[Aspect, Any], memory: str, known: int, at: datetime) -> tuple[Any, ...]:
    windows, pending, retired = facts[memory, "life"]
    version = shown_at(windows, at)
    window = windows[version]
    base = "current" if window.holds_at(at) else "past" if window.over_at(at) else "upcoming"
    archived = facts.get((memory, "archived"), False)
    status = "retired" if retired else "archived" if archived else "pending" if pending else base
    written = [
        number
        for entry in oracle.log.values()
        for one, number in entry.wrote
        if one == memory and entry.number <= known and not oracle.undone(entry.number, known)
    ]
    return (
        version,
        oracle.texts[memory, version],
        status,
        window,
        facts.get((memory, "pinned"), False),
        facts.get((memory, "tags"), frozenset()),
        len(written),
    )
