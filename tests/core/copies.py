"""Copies of one vault that live on apart: what happens to each, and what can be compared between them."""

from __future__ import annotations

import hashlib
import shutil
import uuid
from collections.abc import Iterable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from core.answers import ImportOptions, ImportReport, ListRequest
from core.contradictions import ContradictionState, Decision, QueueRequest, Verdict
from core.domain import Channel, EdgeKind, Policy, ProposalKind, Statement
from core.errors import VaultError
from core.vault import Vault
from core.window import parse_moment, window_between
from tests.core.vaults import START, Clock

TEXTS = ["I live in Porto.", "I live in Kiel.", "I like green tea.", "My dog is called Rex.", "I work as a nurse."]
DATES = [None, "2019", "2021-06", "2024-02-29", "2025-11"]
VERDICTS = [*Verdict]

picks = st.integers(0, 20)
dates = st.sampled_from(DATES)
deeds = st.one_of(
    st.tuples(st.just("add"), st.sampled_from(TEXTS), dates, st.booleans()),
    st.tuples(st.just("add"), st.sampled_from(TEXTS), dates, st.booleans()),
    st.tuples(st.just("revise"), picks, st.sampled_from(TEXTS), dates),
    st.tuples(st.just("revise"), picks, st.sampled_from(TEXTS), dates),
    st.tuples(st.just("end"), picks, dates),
    st.tuples(st.sampled_from(["retire", "archive", "pin", "approve", "revive"]), picks),
    st.tuples(st.just("tag"), picks, st.sampled_from(["home", "work"])),
    st.tuples(st.just("decide"), picks, st.sampled_from(VERDICTS)),
    st.tuples(st.just("policy"), st.sampled_from(list(Policy))),
    st.tuples(st.just("redate"), picks, dates, dates),
    st.tuples(st.sampled_from(["link", "join"]), picks, picks),
    st.tuples(st.sampled_from(["split", "propose", "approve a proposal", "reject a proposal"]), picks),
    st.tuples(st.sampled_from(["undo", "undo", "redo"])),
    st.tuples(st.just("undo one"), picks),
)
lives = st.lists(deeds, max_size=6)
Merges = list[tuple[int, int, list[tuple[Any, ...]]]]
"""Which of three copies takes which other one in, and what is done in it afterwards."""
merges: st.SearchStrategy[Merges] = st.lists(
    st.tuples(st.integers(0, 2), st.integers(0, 2), st.lists(deeds, max_size=3)).filter(lambda one: one[0] != one[1]),
    min_size=1,
    max_size=3,
)


class CopyIds:
    """Ids that rise with time, in order within one copy; no two copies make the same."""

    def __init__(self, copy: int) -> None:
        self.copy, self.last = copy, 0

    def __call__(self, at: datetime) -> str:
        self.last += 1
        tail = hashlib.blake2b(f"{self.copy}:{self.last}".encode(), digest_size=6).hexdigest()
        moment = int(at.timestamp() * 1000) << 80
        return str(uuid.UUID(int=moment | self.last << 56 | self.copy << 48 | int(tail, 16)))


class Copies:
    """One vault with a beginning, and copies of its file that were opened on other machines."""

    def __init__(self, folder: Path, beginning: Iterable[tuple[Any, ...]]) -> None:
        self.folder, self.made = folder, 0
        first = folder / "first.vault"
        vault = Vault.create(first, owner="Mira", clock=Clock(), ids=CopyIds(99))
        live(vault, beginning)
        vault.close()
        self.first = first

    def copy(self, deeds: Iterable[tuple[Any, ...]] = (), of: Path | None = None, late: int = 0) -> Path:
        """A copy of a file in which this was done then; its clock is ``late`` minutes off."""
        self.made += 1
        path = self.folder / f"copy-{self.made}.vault"
        shutil.copy(of or self.first, path)
        vault = self.open(path, late)
        live(vault, deeds)
        vault.close()
        return path

    def open(self, path: Path, late: int = 0) -> Vault:
        """A handle with a clock and ids of its own."""
        self.made += 1
        return Vault.open(
            path, clock=Clock(START + timedelta(hours=1, minutes=late + self.made)), ids=CopyIds(self.made)
        )

    def merged(self, path: Path, *others: Path) -> Path:
        """A copy of a file with the others merged in, one after the other."""
        made = self.copy(of=path)
        for other in others:
            self.merge(made, other)
        return made

    def merge(self, path: Path, other: Path) -> ImportReport:
        """Merge another copy into a file, which must be whole afterwards."""
        vault = self.open(path)
        try:
            report = vault.import_file(other, ImportOptions())
            assert vault.verify() == ()
            return report
        finally:
            vault.close()

    def told(self, path: Path) -> dict[str, Any]:
        """What a file answers a month later, when all dates that were said have come."""
        vault = Vault.open(path, clock=Clock(START + timedelta(days=30)))
        try:
            return told(vault)
        finally:
            vault.close()


def live(vault: Vault, deeds: Iterable[tuple[Any, ...]]) -> None:
    """Do these things one after the other; what is refused is left out."""
    for name, *values in deeds:
        try:
            _DEEDS[name](vault, *values)
        except VaultError:
            continue


def _pick(vault: Vault, pick: int) -> str:
    known = sorted(one.id for one in vault.list(ListRequest(every=True, limit=1000)).memories)
    return known[pick % len(known)] if known else "nothing"


def _add(vault: Vault, text: str, start: str | None, agent: bool) -> None:
    window = window_between(None if start is None else parse_moment(start), None)
    channel = Channel.AGENT if agent else Channel.TYPED
    vault.add(Statement(text, window=window, channel=channel, source="a helper" if agent else None, keep=True))


def _revise(vault: Vault, pick: int, text: str, since: str | None) -> None:
    vault.revise(_pick(vault, pick), text, None if since is None else parse_moment(since))


def _end(vault: Vault, pick: int, on: str | None) -> None:
    vault.end(_pick(vault, pick), None if on is None else parse_moment(on))


def _tag(vault: Vault, pick: int, name: str) -> None:
    memory = _pick(vault, pick)
    tagged = name in vault.show(memory).memory.tags
    vault.tag(memory, () if tagged else (name,), (name,) if tagged else ())


def _decide(vault: Vault, pick: int, verdict: Verdict) -> None:
    waiting = sorted(one.id for one in vault.contradictions(QueueRequest(state=ContradictionState.OPEN)).contradictions)
    if waiting:
        vault.decide(waiting[pick % len(waiting)], Decision(verdict))


def _redate(vault: Vault, pick: int, start: str | None, end: str | None) -> None:
    memory = vault.show(_pick(vault, pick)).memory
    begun, over = (None if one is None else parse_moment(one) for one in (start, end))
    vault.redate(memory.id, memory.version, window_between(begun, over))


def _join(vault: Vault, pick: int, other: int) -> None:
    vault.merge([_pick(vault, pick), _pick(vault, other)], "I live in Porto, and I like green tea.")


def _propose(vault: Vault, pick: int) -> None:
    memory = vault.show(_pick(vault, pick)).memory
    told = "I live in Oslo."
    vault.propose(ProposalKind.REFINE, memory.id, memory.version, told, reason="It was said so.", by="a helper")


def _proposal(vault: Vault, pick: int) -> str:
    waiting = sorted(one.id for one in vault.proposals())
    return waiting[pick % len(waiting)] if waiting else "nothing"


def _undo_one(vault: Vault, pick: int) -> None:
    numbers = [one.number for one in vault.log(5)]
    vault.undo(numbers[pick % len(numbers)])


_DEEDS: dict[str, Any] = {
    "redate": _redate,
    "join": _join,
    "propose": _propose,
    "undo one": _undo_one,
    "link": lambda vault, a, b: vault.link(_pick(vault, a), EdgeKind.SUPPORTS, _pick(vault, b)),
    "split": lambda vault, pick: vault.split(_pick(vault, pick), ["I live in Kiel.", "I like green tea."]),
    "approve a proposal": lambda vault, pick: vault.approve(_proposal(vault, pick)),
    "reject a proposal": lambda vault, pick: vault.reject(_proposal(vault, pick), "No."),
    "add": _add,
    "revise": _revise,
    "end": _end,
    "tag": _tag,
    "decide": _decide,
    "retire": lambda vault, pick: vault.retire(_pick(vault, pick)),
    "archive": lambda vault, pick: vault.archive(_pick(vault, pick)),
    "pin": lambda vault, pick: vault.pin(_pick(vault, pick), True),
    "approve": lambda vault, pick: vault.approve(_pick(vault, pick)),
    "revive": lambda vault, pick: vault.revive(_pick(vault, pick), 1),
    "policy": lambda vault, policy: vault.set_policy("a helper", policy),
    "small talk": lambda vault: vault.add(Statement("Thanks!")),
    "undo": lambda vault: vault.undo(),
    "redo": lambda vault: vault.redo(),
}


def told(vault: Vault) -> dict[str, Any]:
    """What a vault answers, in words that do not depend on which copy it is: no numbers, no recording times."""
    memories = vault.list(ListRequest(every=True, limit=1000)).memories
    details = {one.id: vault.show(one.id) for one in memories}
    texts = {(one, version.number): version.text for one, detail in details.items() for version in detail.versions}
    edges = {
        (edge.kind, edge.from_memory, texts.get((edge.from_memory, edge.from_version)), edge.to_memory,
         texts.get((edge.to_memory, edge.to_version)), edge.reason)
        for detail in details.values() for edge in detail.edges
        if (edge.from_memory, edge.from_version) in texts and (edge.to_memory, edge.to_version) in texts
    }  # fmt: skip
    queue = vault.contradictions(QueueRequest(state=None, limit=1000)).contradictions
    return {
        "memories": {
            one.id: (one.text, one.status, one.window, frozenset(one.tags), one.pinned, one.challenged)
            for one in memories
        },
        "versions": {
            key: frozenset((one.text, one.window if one.retracted_at is None else None) for one in detail.versions)
            for key, detail in details.items()
        },
        "evidence": {
            key: frozenset((one.episode, texts[key, one.version], one.quote) for one in detail.evidence)
            for key, detail in details.items()
        },
        "edges": edges,
        "contradictions": {
            (frozenset(((one.a.memory, one.a.text), (one.b.memory, one.b.text))), one.state,
             one.ruling.verdict if one.ruling else None)
            for one in queue
        },
        "proposals": {
            (one.kind, one.memory, one.before, one.after, one.since, one.state) for one in vault.proposals(None)
        },
        "skipped": {one.text for one in vault.skipped()},
        "policies": {
            (one.name, one.policy) for one in vault.sources()
            if one.policy is not (Policy.AUTO if one.channel is Channel.TYPED else Policy.PROPOSE)
        },
    }  # fmt: skip
