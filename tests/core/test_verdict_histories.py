"""Random lives of a vault full of disputes: what a verdict says is what it does, and all of it can be taken back.

After every step nothing that waits or is disputed may be shown as plainly current, whatever is asked; a pair that was
ruled on may not be asked again; at the end every past view is as it was, and nothing that was written is lost.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from core.answers import ListRequest, Query
from core.contradictions import (
    BulkRule,
    Contradiction,
    ContradictionState,
    Decision,
    QueueRequest,
    Verdict,
)
from core.domain import Channel, EdgeKind, Memory, Showing, Statement, Status
from core.errors import RequestError
from core.store.schema import FACTS
from core.text import fold
from core.vault import Vault
from core.window import Moment, in_words, parse_moment, window_between
from tests.core.vaults import Clock, Ids

TOWNS = ["Porto", "Faro", "Kiel", "Graz"]
FORMS = ["I live in {0}.", "My friend Ana lives in {0}.", "My home is in {0}, by the water."]
DATES = [None, "2019", "2021-06", "2024-02-29", "2025-11", "2031"]
SCOPES = ["", "at work", "on weekends"]

picks = st.integers(0, 40)
dates = st.sampled_from(DATES)
adds = st.tuples(st.just("add"), st.sampled_from(FORMS), st.sampled_from(TOWNS), dates, dates, st.integers(0, 3))
rulings = st.tuples(
    st.just("decide"), picks, st.sampled_from(list(Verdict)), dates, st.sampled_from(SCOPES), st.sampled_from(SCOPES)
)
commands = st.one_of(
    adds,
    adds,
    rulings,
    rulings,
    rulings,
    st.tuples(st.just("alike"), picks, st.sampled_from(list(BulkRule))),
    st.tuples(st.just("link"), picks, picks, st.sampled_from(list(EdgeKind))),
    st.tuples(st.just("merge"), picks, picks),
    st.tuples(st.just("split"), picks),
    st.tuples(st.just("revise"), picks, dates),
    st.tuples(st.just("end"), picks, dates),
    st.tuples(st.sampled_from(["retire", "archive", "approve"]), picks),
    st.tuples(st.just("undo")),
    st.tuples(st.just("undo_one"), picks),
    st.tuples(st.just("redo")),
)


def histories(least: int, most: int) -> st.SearchStrategy[list[tuple[Any, ...]]]:
    """Four statements to begin with, then so many commands."""
    first = st.tuples(adds, adds, adds, adds)
    return st.builds(lambda begin, rest: [*begin, *rest], first, st.lists(commands, min_size=least, max_size=most))


def key(one: Contradiction) -> frozenset[str]:
    """A pair of texts in either order."""
    return frozenset((fold(one.a.text), fold(one.b.text)))


_EFFECT = re.compile(r"“(.*?)” (is true until|is true since|is marked as never right|counts|is taken into) ?(.*)\.")
_ASIDE = (Status.PENDING, Status.RETIRED, Status.ARCHIVED)


def facts(one: Memory) -> tuple[Any, ...]:
    """What a verdict may change of a memory: the version that shows, its window, its marks, its scope."""
    return one.version, one.window, one.status if one.status in _ASIDE else None, one.scope


class Life:
    """One vault that lives through commands, checked after each of them."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.vault = Vault.in_memory(owner="Mira", clock=self.clock, ids=Ids())
        self.views: dict[Any, tuple[Any, ...]] = {}
        self.written: dict[int, str] = {}
        self.said = 0

    def run(self, command: tuple[Any, ...]) -> None:
        """One command; what the vault refuses must leave everything as it was."""
        name, *values = command
        before, ruled = self.whole(), self.ruled()
        known = {one.id for one in self.queue(None)}
        try:
            getattr(self, name)(*values)
        except RequestError:
            assert self.whole() == before, f"{name} was refused and changed something"
        if name in ("add", "link"):
            fresh = [one for one in self.queue(None) if one.id not in known]
            assert not [one for one in fresh if key(one) in ruled], "a pair that was ruled on came back"
        self.check()

    def queue(self, state: ContradictionState | None = ContradictionState.OPEN) -> tuple[Contradiction, ...]:
        return self.vault.contradictions(QueueRequest(state=state, limit=1_000)).contradictions

    def ruled(self) -> set[frozenset[str]]:
        """The pairs on which a ruling is in effect, those aside that were only settled along."""
        decided = self.queue(ContradictionState.DECIDED)
        return {key(one) for one in decided if one.ruling and one.ruling.note != "settled with another ruling"}

    def all(self, showing: Showing | None = None) -> dict[str, Memory]:
        request = ListRequest(every=True, limit=1_000, showing=showing or Showing())
        return {one.id: one for one in self.vault.list(request).memories}

    def whole(self) -> dict[str, list[tuple[Any, ...]]]:
        """Every fact that holds: what undo has to bring back, to the last row."""
        store = self.vault._bench.store
        return {
            table.name: sorted(
                store.rows(f"SELECT {', '.join(table.columns)} FROM {table.name} WHERE retracted_by IS NULL"), key=repr
            )
            for table in FACTS
        }

    def memory(self, pick: int) -> str:
        ids = sorted(self.all())
        return ids[pick % len(ids)] if ids else "00000000"

    def text(self) -> str:
        self.said += 1
        return f"I live in Town{self.said}."

    def note(self, receipt: Any) -> None:
        if receipt.operation and receipt.memory:
            self.written[receipt.operation] = receipt.memory

    def add(self, form: str, town: str, start: str | None, said: str | None, how: int) -> None:
        window = window_between(parse_moment(start) if start else None, None)
        channel = Channel.AGENT if how == 0 else Channel.TYPED
        said_at = parse_moment(said) if said else None
        statement = Statement(
            form.format(town), window=window, channel=channel, said_at=said_at, source=f"source {how}"
        )
        self.note(self.vault.add(statement))

    def decide(self, pick: int, verdict: Verdict, on: str | None, scope_a: str, scope_b: str) -> None:
        waiting = self.queue()
        if not waiting:
            return
        found = waiting[pick % len(waiting)]
        dated = verdict in (Verdict.A, Verdict.B, Verdict.SEQUENCE, Verdict.UNKNOWN, Verdict.NEITHER)
        scopes = (scope_a, scope_b) if verdict is Verdict.BOTH else ("", "")
        text = self.text() if verdict is Verdict.NEITHER else None
        decision = Decision(verdict, parse_moment(on) if on and dated else None, text, *scopes)
        before, memories = self.whole(), self.all()
        preview = self.vault.preview_decision(found.id, decision)
        assert self.whole() == before, "a preview changed something"
        receipt = self.vault.decide(found.id, decision)
        self.note(receipt)
        assert receipt.reason == " ".join((*preview.effects, *preview.hanging))
        assert len(receipt.proposals) == len(preview.hanging)
        self.foretold(memories, preview.effects)
        after = self.whole()
        self.vault.undo()
        assert self.whole() == before, f"undoing {verdict} left something"
        self.vault.redo()
        assert self.whole() == after, f"giving {verdict} again differs"

    def foretold(self, before: dict[str, Memory], effects: tuple[str, ...]) -> None:
        """Each effect took place, and nothing took place of which none of them speaks."""
        now = self.all()
        for sentence in effects:
            self.took_place(sentence, before, now)
        for one, memory in now.items():
            if one not in before:
                assert f"“{memory.text}” becomes a memory of yours" in " ".join(effects)
            elif facts(before[one]) != facts(memory):
                assert any(f"“{before[one].text}”" in said for said in effects), (before[one].text, effects)

    def took_place(self, sentence: str, before: dict[str, Memory], now: dict[str, Memory]) -> None:
        found = re.fullmatch(
            r"“(.*?)” (is true until|is true since|is marked as never right|counts|is taken into) ?(.*)\.", sentence
        )
        if found is None:
            return
        text, what, rest = found.groups()
        same = [self.vault.show(one) for one in before if self.has(one, text)]
        held = [v for one in same for v in one.versions if v.text == text and not v.retracted_at]
        ends = [in_words(version.window.end) for version in held if version.window.end]
        starts = [in_words(version.window.start) for version in held if version.window.start]
        match what:
            case "is true until":
                assert rest in ends, sentence
            case "is true since":
                assert rest.split(",")[0] in starts, sentence
            case "is marked as never right":
                aside = any(one.memory.status is Status.RETIRED for one in same)
                assert aside or any(v.retracted_at for one in same for v in one.versions if v.text == text), sentence
            case "counts":
                assert any(one.memory.status not in (Status.PENDING, Status.RETIRED) for one in same), sentence
            case _:
                assert any(one.memory.status is Status.ARCHIVED for one in same), sentence

    def has(self, memory: str, text: str) -> bool:
        return any(version.text == text for version in self.vault.show(memory).versions)

    def alike(self, pick: int, rule: BulkRule) -> None:
        waiting = self.queue()
        if not waiting:
            return
        ids = self.vault.alike(waiting[pick % len(waiting)].id)
        source = "source 1" if rule is BulkRule.SOURCE else ""
        before = self.whole()
        tried = self.vault.decide_alike(ids, rule, source=source)
        assert self.whole() == before, "a dry run changed something"
        done = self.vault.decide_alike(ids, rule, source=source, dry_run=False)
        assert [(one.contradiction, one.decision) for one in tried.lines] == [
            (one.contradiction, one.decision) for one in done.lines
        ]
        after = self.whole()
        if done.operation:
            self.vault.undo()
            assert self.whole() == before
            self.vault.redo()
        assert self.whole() == after

    def link(self, one: int, other: int, kind: EdgeKind) -> None:
        self.vault.link(self.memory(one), kind, self.memory(other))

    def merge(self, one: int, other: int) -> None:
        self.vault.merge([self.memory(one), self.memory(other)])

    def split(self, pick: int) -> None:
        self.vault.split(self.memory(pick), [self.text(), self.text()])

    def revise(self, pick: int, since: str | None) -> None:
        self.vault.revise(self.memory(pick), self.text(), parse_moment(since) if since else None)

    def end(self, pick: int, on: str | None) -> None:
        self.vault.end(self.memory(pick), parse_moment(on) if on else Moment(self.clock.at))

    def retire(self, pick: int) -> None:
        self.vault.retire(self.memory(pick))

    def archive(self, pick: int) -> None:
        self.vault.archive(self.memory(pick))

    def approve(self, pick: int) -> None:
        self.vault.approve_pending(self.memory(pick))

    def undo(self) -> None:
        self.vault.undo()

    def undo_one(self, pick: int) -> None:
        self.vault.undo(pick % (self.vault.last_operation() + 1) + 1)

    def redo(self) -> None:
        self.vault.redo()

    def check(self) -> None:
        """What must hold after every step."""
        memories = self.all()
        self.nothing_contested_is_plain(memories)
        for hit in self.vault.search(Query("live in my home friend", limit=100)).hits:
            listed = memories[hit.memory.id] if hit.memory else None
            assert listed is None or hit.memory is None or hit.memory.version != listed.version or hit.memory == listed
        assert self.vault.stats().contradictions == len(self.queue())
        at = self.vault.log(limit=1)[0].at
        self.views[at] = self.seen(at)

    def nothing_contested_is_plain(self, memories: dict[str, Memory]) -> None:
        now = self.clock.at
        for one in self.queue():
            sides = [(side, memories[side.memory]) for side in (one.a, one.b) if side.memory in memories]
            shown = [memory for side, memory in sides if memory.version == side.version and memory.window.holds_at(now)]
            if len(shown) < 2 or any(memory.status in (Status.RETIRED, Status.ARCHIVED) for memory in shown):
                continue
            waits = [memory.status is Status.PENDING for memory in shown]
            for memory, pending, other in zip(shown, waits, waits[::-1], strict=True):
                fits = pending or memory.status is Status.DISPUTED or (other and memory.challenged)
                assert fits, f"“{memory.text}” is contested and shown as {memory.status}"

    def seen(self, at: Any) -> tuple[Any, ...]:
        """The view as of an instant, on both clocks."""
        rows = [(one.id, one.text, one.status, one.window, one.scope) for one in self.all(Showing(at, at)).values()]
        return tuple(sorted(rows, key=lambda row: row[0]))

    def finish(self) -> None:
        """What must hold in the end: every past view, every statement that was not undone, every row."""
        for at, seen in self.views.items():
            assert self.seen(at) == seen, f"the view of {at} changed"
        present = set(self.all())
        undone = {entry.number for entry in self.vault.log(limit=1_000) if entry.undone}
        assert {memory for number, memory in self.written.items() if number not in undone} <= present
        assert self.vault.verify() == ()
        self.vault.close()


def live_through(history: list[tuple[Any, ...]]) -> None:
    life = Life()
    for command in history:
        life.run(command)
    life.finish()


SWIFT = settings(phases=(Phase.explicit, Phase.generate), report_multiple_bugs=False, deadline=None)


@given(histories(4, 12))
@settings(SWIFT, max_examples=25)
def test_what_a_verdict_says_is_what_it_does_and_all_of_it_is_taken_back(history: list[tuple[Any, ...]]) -> None:
    live_through(history)


@pytest.mark.long
@pytest.mark.timeout(3_600)
@given(histories(8, 30))
@settings(SWIFT, max_examples=1_000)
def test_a_thousand_disputed_lives(history: list[tuple[Any, ...]]) -> None:
    live_through(history)
