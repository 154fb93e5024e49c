"""Random histories against plain dictionaries: every past view, every undo and every refusal is as the oracle says."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from core.answers import ListRequest
from core.domain import Channel, Receipt, Showing, Statement
from core.errors import VaultError
from core.vault import Vault
from core.window import Moment, parse_moment, window_between
from tests.core.oracle import Oracle, Refused, view
from tests.core.vaults import Clock, Ids, day

DATES = [None, "2015", "2018-06", "2019-03-04", "2021", "2024-02-29", "2025-11", "2031-05-06"]
TAGS = ["home", "work", "Über"]
WORLD = [None, day("2016-01-01"), day("2020-01-01"), day("2033-01-01")]

picks = st.integers(0, 40)
dates = st.sampled_from(DATES)
later = st.sampled_from(DATES[1:])
adds = st.tuples(st.just("add"), dates, dates, st.booleans(), st.sets(st.sampled_from(TAGS)))
commands = st.one_of(
    adds,
    st.tuples(st.just("revise"), picks, dates),
    st.tuples(st.just("revise"), picks, later),
    st.tuples(st.just("end"), picks, dates),
    st.tuples(st.just("revive"), picks, picks, dates),
    st.tuples(st.sampled_from(["retire", "archive", "pin", "unpin", "approve"]), picks),
    st.tuples(st.just("tag"), picks, st.sampled_from(TAGS), st.booleans()),
    st.tuples(st.just("undo")),
    st.tuples(st.just("undo")),
    st.tuples(st.just("undo_one"), picks),
    st.tuples(st.just("redo")),
    st.tuples(st.just("reopen")),
)


def histories(least: int, most: int) -> st.SearchStrategy[list[tuple[Any, ...]]]:
    """Two memories to begin with, then so many commands."""
    return st.builds(
        lambda first, rest: [*first, *rest], st.tuples(adds, adds), st.lists(commands, min_size=least, max_size=most)
    )


# A failing history is short enough to be read as it is; making it shorter would take minutes.
SWIFT = settings(phases=(Phase.explicit, Phase.generate), report_multiple_bugs=False)


class Story:
    """One vault and one oracle that live through the same commands.

    Two handles take turns: each writes, and the other one must see it at once.
    """

    def __init__(self, path: Path) -> None:
        self.path, self.clock, self.ids = path, Clock(), Ids()
        self.vault = Vault.create(path, owner="Mira", clock=self.clock, ids=self.ids)
        self.other = Vault.open(path, clock=self.clock, ids=self.ids)
        self.oracle = Oracle()
        self.memories: list[str] = []
        self.said = 0

    def run(self, command: tuple[Any, ...]) -> None:
        """One command on both sides; a refusal of one is a refusal of the other, by the same name."""
        name, *values = command
        if name not in ("add", "undo", "undo_one", "redo", "reopen") and not self.memories:
            return
        getattr(self, name)(*values)
        self.vault, self.other = self.other, self.vault
        assert self.seen(None, None) == view(self.oracle, max(self.oracle.states, default=0), self.clock.at)

    def same(self, foresee: Callable[[], Any], act: Callable[[], Receipt]) -> tuple[Any, Receipt] | None:
        """What the oracle foresees and the vault's receipt; None when both refuse."""
        refusal, foreseen = None, None
        try:
            foreseen = foresee()
        except Refused as refused:
            refusal = refused.kind
        if refusal is None:
            return foreseen, act()
        with pytest.raises(VaultError) as error:
            act()
        assert error.value.kind == refusal
        return None

    def memory(self, pick: int) -> str:
        return self.memories[pick % len(self.memories)]

    def text(self) -> str:
        self.said += 1
        return f"Statement {self.said} about the garden"

    def note(self, kind: str, changes: dict[tuple[str, str], Any], **more: Any) -> None:
        entry = self.vault.log(limit=1)[0]
        self.oracle.record(entry.number, kind, entry.at, changes, **more)

    def add(self, start: str | None, end: str | None, agent: bool, tags: set[str]) -> None:
        begin, until = (None if text is None else parse_moment(text) for text in (start, end))
        if begin and until and until.at <= begin.at:
            until = None
        window, text = window_between(begin, until), self.text()
        channel = Channel.AGENT if agent else Channel.TYPED
        receipt = self.vault.add(Statement(text, window=window, channel=channel, tags=tuple(sorted(tags))))
        assert receipt.memory is not None
        self.memories.append(receipt.memory)
        self.oracle.texts[receipt.memory, 1] = text
        changes: dict[tuple[str, str], Any] = {(receipt.memory, "life"): ({1: window}, agent, False)}
        if tags:
            changes[receipt.memory, "tags"] = frozenset(tags)
        self.note("add", changes, wrote=((receipt.memory, 1),))

    def revise(self, pick: int, since: str | None) -> None:
        memory, text = self.memory(pick), self.text()
        moment = None if since is None else parse_moment(since)

        def foresee() -> tuple[Any, Any]:
            if moment is not None:
                return self.oracle.changed_since(memory, moment)
            return self.oracle.reworded(memory, self.clock.at)

        self.reworded("revise", memory, text, foresee, lambda: self.vault.revise(memory, text, moment))

    def reworded(
        self,
        kind: str,
        memory: str,
        text: str,
        foresee: Callable[[], tuple[Any, Any]],
        act: Callable[[], Receipt],
        returned: bool = False,
    ) -> None:
        done = self.same(foresee, act)
        if done is None:
            return
        (windows, begun), receipt = done
        number = self.oracle.versions(memory) + 1
        assert receipt.version == number
        self.oracle.texts[memory, number] = text
        _, pending, retired = self.oracle.life(memory)
        changes: dict[tuple[str, str], Any] = {
            (memory, "life"): ({**windows, number: begun}, pending, retired and not returned)
        }
        if returned and self.oracle.has(memory, "archived"):
            changes[memory, "archived"] = False
        self.note(kind, changes, wrote=((memory, number),))

    def revive(self, pick: int, version: int, since: str | None) -> None:
        memory = self.memory(pick)
        number = version % self.oracle.versions(memory) + 1
        moment = None if since is None else parse_moment(since)

        def foresee() -> tuple[Any, Any]:
            self.oracle.held(memory)
            aside = self.oracle.life(memory)[2] or self.oracle.has(memory, "archived")
            now = view(self.oracle, max(self.oracle.states), self.clock.at)[memory]
            holds = now[3].holds_at(self.clock.at)
            if not aside and now[0] == number and holds:
                raise Refused("NothingChanged")
            if moment is not None:
                return self.oracle.changed_since(memory, moment)
            return self.oracle.brought_back(memory, number)

        text = self.oracle.texts[memory, number]
        self.reworded("revive", memory, text, foresee, lambda: self.vault.revive(memory, number, moment), returned=True)

    def end(self, pick: int, on: str | None) -> None:
        memory = self.memory(pick)
        moment = Moment(self.clock.at + self.clock.step) if on is None else parse_moment(on)
        given_on = None if on is None else moment
        done = self.same(
            lambda: self.oracle.ended_on(memory, moment, self.clock.at), lambda: self.vault.end(memory, given_on)
        )
        if done:
            _, pending, retired = self.oracle.life(memory)
            self.note("end", {(memory, "life"): (done[0], pending, retired)})

    def marked(self, memory: str, kind: str, changes: dict[tuple[str, str], Any], act: Callable[..., Any]) -> None:
        def foresee() -> dict[tuple[str, str], Any]:
            self.oracle.held(memory)
            if all(self.oracle._now(aspect) == value for aspect, value in changes.items()):
                raise Refused("NothingChanged")
            return changes

        if self.same(foresee, act):
            self.note(kind, changes)

    def retire(self, pick: int) -> None:
        memory = self.memory(pick)
        windows, pending, _ = self.oracle.life(memory)
        self.marked(memory, "retire", {(memory, "life"): (windows, pending, True)}, lambda: self.vault.retire(memory))

    def approve(self, pick: int) -> None:
        memory = self.memory(pick)
        windows, _, retired = self.oracle.life(memory)
        changes = {(memory, "life"): (windows, False, retired)}
        self.marked(memory, "approve", changes, lambda: self.vault.approve_pending(memory))

    def archive(self, pick: int) -> None:
        memory = self.memory(pick)
        self.marked(memory, "archive", {(memory, "archived"): True}, lambda: self.vault.archive(memory))

    def pin(self, pick: int) -> None:
        memory = self.memory(pick)
        self.marked(memory, "pin", {(memory, "pinned"): True}, lambda: self.vault.pin(memory))

    def unpin(self, pick: int) -> None:
        memory = self.memory(pick)
        self.marked(memory, "unpin", {(memory, "pinned"): False}, lambda: self.vault.pin(memory, on=False))

    def tag(self, pick: int, name: str, on: bool) -> None:
        memory = self.memory(pick)
        have = self.oracle.has(memory, "tags")
        changes = {(memory, "tags"): have | {name} if on else have - {name}}
        names = {"add": [name]} if on else {"remove": [name]}
        self.marked(memory, "tag", changes, lambda: self.vault.tag(memory, **names))

    def undo(self) -> None:
        self.take_back("undo", lambda: self.oracle.latest(redo=False), self.vault.undo)

    def redo(self) -> None:
        self.take_back("redo", lambda: self.oracle.latest(redo=True), self.vault.redo)

    def undo_one(self, pick: int) -> None:
        number = pick % (max(self.oracle.log, default=1) + 1) + 1
        kind = "redo" if number in self.oracle.log and self.oracle.log[number].kind == "undo" else "undo"
        self.take_back(kind, lambda: number, lambda: self.vault.undo(number))

    def take_back(self, kind: str, which: Callable[[], int], act: Callable[[], Receipt]) -> None:
        def foresee() -> tuple[int, Any]:
            number = which()
            return number, self.oracle.taking_back(number)

        done = self.same(foresee, act)
        if done:
            (number, changes), _ = done
            assert self.vault.log(limit=1)[0].undoes == number
            self.note(kind, changes, undoes=number)

    def reopen(self) -> None:
        self.close()
        self.vault, self.other = (Vault.open(self.path, clock=self.clock, ids=self.ids) for _ in range(2))

    def close(self) -> None:
        self.vault.close()
        self.other.close()

    def check(self) -> None:
        """Every view of the past, and the vault's own check."""
        for number, entry in self.oracle.log.items():
            self.check_view(number, entry.at)
        assert self.vault.verify() == ()
        for entry in self.vault.log(limit=1_000):
            if entry.number > 1:
                assert entry.undone == self.oracle.undone(entry.number, max(self.oracle.log))

    def check_view(self, number: int, known: datetime) -> None:
        for world in WORLD:
            wanted = view(self.oracle, number, world or self.clock.at)
            assert self.seen(world, known) == wanted, f"after operation {number}, {world}"

    def seen(self, world: datetime | None, known: datetime | None) -> dict[str, tuple[Any, ...]]:
        """What a list shows at two dates, in the oracle's form."""
        page = self.vault.list(ListRequest(every=True, limit=1_000, showing=Showing(world, known)))
        return {
            one.id: (one.version, one.text, one.status.value, one.window, one.pinned, frozenset(one.tags), one.versions)
            for one in page.memories
        }


MEMORY_DISK = Path("/dev/shm")
"""Where flushing a file costs nothing, on Linux: these tests ask for thousands of flushes and none of them matters."""


def live_through(history: list[tuple[Any, ...]]) -> None:
    with tempfile.TemporaryDirectory(dir=MEMORY_DISK if os.access(MEMORY_DISK, os.W_OK) else None) as folder:
        story = Story(Path(folder) / "story.vault")
        try:
            for command in history:
                story.run(command)
            story.check()
            story.reopen()
            story.check()
        finally:
            story.close()


@given(histories(8, 16))
@settings(SWIFT, max_examples=120)
def test_every_past_view_and_every_undo_is_as_the_oracle_says(history: list[tuple[Any, ...]]) -> None:
    live_through(history)


@pytest.mark.long
@pytest.mark.timeout(900)
@given(histories(12, 40))
@settings(SWIFT, max_examples=1_000)
def test_a_thousand_long_histories_are_as_the_oracle_says(history: list[tuple[Any, ...]]) -> None:
    live_through(history)
