"""What a sweep found, written down in short operations: flags, proposals, who was looked at, where it stopped.

All of it waits for a person. The statements of a finding are looked at again
inside of the transaction: what changed meanwhile is left to the next sweep. A
finding and the note that its statements were looked at stand or fall together,
so that a sweep which is killed loses nothing and repeats nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from core.acts.bench import Bench
from core.acts.flags import raise_flag
from core.acts.proposing import suggest
from core.contradictions import Assessment, Verdict
from core.domain import ProposalKind
from core.engine.consolidate import Stated
from core.engine.curate import shown_at
from core.store.gists import put_gists
from core.store.journal import Writer
from core.store.memories import live_windows
from core.store.proposals import Suggestion, has_open
from core.store.review import is_settled, open_between
from core.store.sweeps import put_examined, read_kept, tied, write_state
from core.window import Moment

ACTOR = "sweep"
KIND = "sweep"
"""Kind of its operations in the log; an undo without a number passes them by, like what a model said."""
HOLD = 0.015
"""Seconds of work after which an operation ends, however much waits: a writer beside it may be held up for 50 ms, and
one unit of work and the disk's flush come on top."""
TURN = 0.004
"""Seconds left to others between two operations: who waits for the vault looks every 2 ms whether it is free."""
MOST_AT_ONCE = 3
"""Findings that wait at most until they are written; about 1 ms each."""
MOST_MARKS = 100
"""Statements looked at whose notes wait at most."""
NOTED = 20
"""Notes of one unit of work, about 0.2 ms."""
OFTEN = 0.15
"""Seconds between two operations while nothing is found: each costs a flush of the disk."""


@dataclass(frozen=True, slots=True)
class Flag:
    """Two statements, the earlier first, and what is said of them; the first assessment is the finder's."""

    first: Stated
    second: Stated
    assessments: tuple[Assessment, ...]
    suggested: Verdict | None = None


@dataclass(frozen=True, slots=True)
class Proposed:
    """A change to propose; ``other`` is the second memory of a merge, ``statement`` the one that tells of it."""

    kind: ProposalKind
    stated: Stated
    reason: str
    by: str
    since: Moment | None = None
    other: Stated | None = None
    prompt: str = ""
    guard: str = ""
    statement: Stated | None = None


@dataclass(slots=True)
class Harvest:
    """Findings and notes that wait to be written, and the ids of what was written."""

    bench: Bench
    found: list[Flag | Proposed] = field(default_factory=list)
    marks: dict[str, list[int]] = field(default_factory=dict)
    states: dict[str, dict[str, Any]] = field(default_factory=dict)
    calls: int = 0
    """Requests to a model since the last operation."""
    note: str = ""
    contradictions: list[str] = field(default_factory=list)
    proposals: list[str] = field(default_factory=list)
    operation: int | None = None
    gists: list[tuple[str, int, bytes]] = field(default_factory=list)
    """By what statements are found: the rules' mark, the version and its numbers."""
    longest: float = 0.0
    """The longest that one operation held the vault, in seconds."""
    worked: float = 0.0
    """The longest that the processor worked on one while it held the vault: on a busy machine it waits, too."""
    timer: Callable[[], float] = time.perf_counter
    work: Callable[[], float] = time.thread_time
    pause: Callable[[float], None] = time.sleep
    _since: float = 0.0

    def __post_init__(self) -> None:
        """The first wait begins now."""
        self._since = self.timer()

    def mark(self, detector: str, keys: Sequence[int]) -> None:
        """Note that these versions were looked at, with the next operation."""
        self.marks.setdefault(detector, []).extend(keys)

    def note_gist(self, mark: str, key: int, numbers: bytes) -> None:
        """Keep by what a version is found, with the next operation."""
        self.gists.append((mark, key, numbers))

    def flush_if_due(self) -> None:
        """Write what waits, when it is enough or has waited long enough."""
        marked = sum(map(len, self.marks.values())) + len(self.gists)
        waited = self.timer() - self._since
        if len(self.found) >= MOST_AT_ONCE or marked >= MOST_MARKS or self.calls or waited >= OFTEN:
            self.flush()

    def flush(self) -> None:
        """Write all that waits, in as many operations as it takes to hold nobody up; what was noted comes last."""
        while self.found or self.marks or self.gists or self.states or self.calls:
            self._write()
            if self.found or self.marks or self.gists:
                self.pause(TURN)
        self._since = self.timer()

    def _write(self) -> None:
        """One operation of about ``HOLD`` seconds. What it did not come to stays for the next."""
        waiting = (list(self.found), dict(self.marks), list(self.gists))
        try:
            self._write_some()
        except BaseException:
            self.found, self.marks, self.gists = waiting
            raise

    def _write_some(self) -> None:
        flags: list[str] = []
        proposals: list[str] = []
        begun, working = self.timer(), self.work()
        with self.bench.operation(KIND, actor=ACTOR, note=self.note) as writer:
            begun, working = self.timer(), self.work()  # waiting for the lock holds nobody up
            ends = begun + HOLD
            for one in self._portions(ends):
                if isinstance(one, Flag):
                    flags += self._flag(writer, one)
                else:
                    proposals += self._propose(writer, one)
            is_last = not (self.found or self.marks or self.gists)
            if is_last:
                for name, state in self.states.items():
                    write_state(self.bench.store, name, state)
                writer.model_calls = self.calls
            writer.note = self.note or _told(len(flags), len(proposals))
            number = writer.number
        self.longest = max(self.longest, self.timer() - begun)
        self.worked = max(self.worked, self.work() - working)
        if is_last:
            self.states, self.calls, self.note = {}, 0, ""
        self.contradictions += flags
        self.proposals += proposals
        if flags or proposals:
            self.operation = number

    def _portions(self, ends: float) -> Iterator[Flag | Proposed]:
        """Findings to write, then the notes, which it writes itself, until it is time to let others write."""
        while self.found:
            yield self.found.pop(0)
            if self.timer() >= ends:
                return
        while self.gists or self.marks:
            self._write_notes()
            if self.timer() >= ends:
                return

    def _write_notes(self) -> None:
        if self.gists:
            put_gists(self.bench.store, self.gists[:NOTED])
            self.gists = self.gists[NOTED:]
            return
        detector, keys = next(iter(self.marks.items()))
        put_examined(self.bench.store, keys[:NOTED], detector)
        if len(keys) > NOTED:
            self.marks[detector] = keys[NOTED:]
        else:
            del self.marks[detector]

    def _flag(self, writer: Writer, flag: Flag) -> list[str]:
        if not self._are_as_seen(flag.first, flag.second) or tied(
            self.bench.store, flag.first.memory, flag.second.memory
        ):
            return []
        sides = ((flag.first.key, flag.first.text), (flag.second.key, flag.second.text))
        known = open_between(self.bench.store, flag.first.key, flag.second.key)
        if known is not None and not any(said.model for said in flag.assessments):
            return []  # rules have said it already
        made = [raise_flag(self.bench, writer, *sides, said, flag.suggested) for said in flag.assessments]
        return [made[0]] if made[0] is not None and known is None else []

    def _propose(self, writer: Writer, new: Proposed) -> list[str]:
        others = () if new.other is None else (new.other,)
        if not self._are_as_seen(new.stated, *others) or not self._is_shown(writer, new.stated, *others):
            return []
        if self._is_known(new):
            return []
        quote = "" if new.statement is None else new.statement.text
        texts = (new.stated.text, None, new.reason, new.by, new.since, quote, new.guard, new.prompt)
        suggestion = Suggestion(new.kind, new.stated.memory, new.stated.number, *texts)
        if new.other is not None:
            suggestion = replace(suggestion, other=new.other.memory, other_version=new.other.number)
        if new.statement is not None:
            suggestion = replace(suggestion, statement=new.statement.memory)
        made, _ = suggest(self.bench, writer, suggestion)
        return [made.id] if made.is_new else []

    def _is_known(self, new: Proposed) -> bool:
        """Whether the person has this before them already, or ruled on it."""
        store, first = self.bench.store, new.stated
        if new.other is not None:
            return tied(store, first.memory, new.other.memory)
        if new.statement is None:
            return has_open(store, first.memory, first.number)
        second = new.statement
        flagged = open_between(store, first.key, second.key) or is_settled(store, first.text, second.text)
        return bool(flagged) or tied(store, first.memory, second.memory) or has_open(store, first.memory, first.number)

    def _are_as_seen(self, *seen: Stated) -> bool:
        now = {kept.key: kept for kept in read_kept(self.bench.store, [one.key for one in seen])}
        return all(one.key in now and now[one.key].window == one.window for one in seen)

    def _is_shown(self, writer: Writer, *seen: Stated) -> bool:
        """Whether each memory shows the version that is spoken of: a proposal is made for no other."""
        return all(shown_at(live_windows(self.bench.store, one.memory), writer.at).version == one.key for one in seen)


def _told(flags: int, proposals: int) -> str:
    return f"{flags} flagged, {proposals} proposed" if flags or proposals else ""
