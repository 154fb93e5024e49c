"""The sweep with a model: batches of 25 after the plan, and what rested on what ended.

The model only names numbers; a flag or a proposal comes of it when the
statements are still as they were shown, and a person decides. An answer that
cannot be used stands in the log and its batch is asked about again in the next
sweep. Where each subject's plan stopped is kept in the vault for each model.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import islice
from typing import Any

from core.acts.bench import Bench
from core.acts.flags import CONTRADICTION
from core.acts.sweep_groups import nearest, read_groups, subjects_of
from core.acts.sweep_harvest import Flag, Harvest, Proposed
from core.acts.sweep_rules import BRIDGE, Resting, endings, without_slots
from core.contradictions import Assessment, Generator
from core.domain import ProposalKind, ShouldStop
from core.engine.consolidate import Stated
from core.engine.consolidate_bridge import MOST_BRIDGED, Ended, because, bridged, may_rest
from core.engine.sweep_groups import Groups
from core.engine.sweep_plan import BATCH, Place, neighbour_batches, stairs, stairs_left
from core.inference.batches import Contradicting, name_broken, name_pairs
from core.inference.chat import ChatModel
from core.inference.messages import Message
from core.inference.prompts import LONGEST_STATEMENT, Question, Shown
from core.inference.replies import Unclear
from core.store.sweeps import read_kept, read_state, subject_mark
from core.window import End

MOST_UNCLEAR = 5
"""Unusable answers in a row after which the model is left alone until the next sweep."""
SMALL = 300
"""Statements about one subject whose pairs all meet soon, in 325 questions; of a larger one the nearest meet first."""
MOST_AGAIN = 100
"""Batches that wait to be asked about again; beyond them the oldest go."""


@dataclass(slots=True)
class Rationed:
    """A model that answers so many requests and no more."""

    model: ChatModel
    most: int
    used: int = 0

    @property
    def name(self) -> str:
        """The model's name."""
        return self.model.name

    @property
    def endpoint(self) -> str:
        """Where it answers."""
        return self.model.endpoint

    @property
    def calls(self) -> int:
        """Requests that were sent for this sweep."""
        return self.used

    @property
    def is_spent(self) -> bool:
        """Whether no request is left."""
        return self.used >= self.most

    def ask(self, question: Question, should_stop: ShouldStop | None = None) -> Message | Unclear:
        """One answer while requests are left; raises what the model raises."""
        if self.is_spent:
            return Unclear("No request is left for this sweep.")
        before = self.model.calls
        try:
            return self.model.ask(question, should_stop)
        finally:
            self.used += self.model.calls - before


@dataclass(slots=True)
class Asker:
    """What asking needs, and where this model's plan stands."""

    bench: Bench
    harvest: Harvest
    model: Rationed
    should_stop: ShouldStop | None
    groups: Groups
    state: dict[str, Any]
    unclear: int = 0
    in_a_row: int = 0

    @property
    def key(self) -> str:
        """Where ``meta`` keeps this model's plan."""
        return state_key(self.model.name)

    def keep(self) -> None:
        """Let the plan be written with the next operation."""
        self.harvest.states[self.key] = self.state


@dataclass(frozen=True, slots=True)
class Planned:
    """A batch to ask about, and what the plan says once it was."""

    members: tuple[int, ...]
    after: Place = field(default_factory=Place)
    subject: str = ""
    near: int = 0
    again: bool = False


def state_key(model: str) -> str:
    """Where ``meta`` keeps the plan of a model."""
    return f"sweep:{subject_mark(model)}"


def begin(bench: Bench, harvest: Harvest, model: ChatModel, calls: int, should_stop: ShouldStop | None) -> Asker:
    """Read whom the statements are about, and where this model's plan stands."""
    state = read_state(bench.store, state_key(model.name))
    return Asker(bench, harvest, Rationed(model, calls), should_stop, read_groups(bench), state)


def each_question(asker: Asker) -> Iterator[int]:
    """Ask while requests are left; gives the pairs that met after each question."""
    yield from _each_ending(asker)
    for planned in plan(asker):
        if asker.model.is_spent or asker.in_a_row >= MOST_UNCLEAR:
            return
        yield _ask(asker, planned)


def plan(asker: Asker) -> Iterator[Planned]:
    """The batches that are due: those without a usable answer, the neighbours of what is new, then each subject."""
    for keys in list(asker.state.get("again", [])):
        yield Planned(tuple(map(int, keys)), again=True)
    yield from _neighbours(asker)
    yield from _subjects(asker)


def _neighbours(asker: Asker) -> Iterator[Planned]:
    """New statements with those of their nearest that no small subject brings together soon."""
    for key in sorted(key for key in asker.groups.subjects if key > int(asker.state.get("near", 0))):
        others = [other for other in nearest(asker.bench, key) if other in asker.groups.subjects]
        batches = list(
            neighbour_batches(key, [other for other in others if not _share_small(asker.groups, key, other)])
        )
        for batch in batches:
            yield Planned(batch.members, near=key if batch is batches[-1] else 0)


def _share_small(groups: Groups, one: int, other: int) -> bool:
    subjects = groups.subjects[one] & groups.subjects[other]
    return any(len(groups.members[subject]) <= SMALL for subject in subjects)


def _subjects(asker: Asker) -> Iterator[Planned]:
    """Every subject's next batches, the small subjects first."""
    for subject, members in sorted(asker.groups.members.items(), key=lambda item: (len(item[1]), item[0])):
        if len(members) > 1:
            yield from _subject(asker, subject_mark(subject), sorted(members))


def _subject(asker: Asker, subject: str, members: Sequence[int]) -> Iterator[Planned]:
    for batch, after in stairs(members, _place(asker, subject)):
        yield Planned(batch.members, after, subject)
    asker.state.setdefault("subjects", {})[subject] = {"met": max(members)}


def _place(asker: Asker, subject: str) -> Place:
    kept = asker.state.get("subjects", {}).get(subject, {})
    return Place(int(kept.get("met", 0)), tuple(kept.get("column", ())), int(kept.get("after", 0)))


def batches_due(asker: Asker) -> int:
    """How many batches the subjects' plans and the unusable answers still ask for."""
    again = len(asker.state.get("again", []))
    members = asker.groups.members.items()
    return again + sum(stairs_left(keys, _place(asker, subject_mark(subject))) for subject, keys in members)


def _ask(asker: Asker, planned: Planned) -> int:
    shown = [without_slots(kept) for kept in read_kept(asker.bench.store, planned.members)]
    shown = [one for one in shown if one.window.ending is End.OPEN and len(one.text) <= LONGEST_STATEMENT]
    pairs = 0
    if len(shown) < 2:
        _forget_again(asker, planned)
    else:
        named = name_pairs(asker.model, [_as_shown(one) for one in shown], asker.should_stop)
        asker.harvest.calls += named.calls
        if named.unclear is not None:
            _put_off(asker, planned, named.unclear)
        else:
            asker.in_a_row = 0
            _forget_again(asker, planned)
            pairs = len(shown) * (len(shown) - 1) // 2
            asker.harvest.found += [flag for one in named.pairs if (flag := _flag(asker, shown, one, named.model))]
    if planned.subject:
        asker.state.setdefault("subjects", {})[planned.subject] = asdict(planned.after)
    if planned.near:
        asker.state["near"] = planned.near
    asker.keep()
    return pairs


def _put_off(asker: Asker, planned: Planned, unclear: Unclear) -> None:
    _count_unclear(asker, f"No usable answer about {len(planned.members)} statements: {unclear.reason}")
    if not planned.again:
        asker.state["again"] = [*asker.state.get("again", []), list(planned.members)][-MOST_AGAIN:]


def _forget_again(asker: Asker, planned: Planned) -> None:
    if planned.again:
        asker.state["again"] = [keys for keys in asker.state["again"] if keys != list(planned.members)]


def _count_unclear(asker: Asker, note: str) -> None:
    asker.unclear += 1
    asker.in_a_row += 1
    asker.harvest.note = note


def _flag(asker: Asker, shown: Sequence[Stated], pair: Contradicting, model: str) -> Flag | None:
    first, second = sorted((shown[pair.a - 1], shown[pair.b - 1]), key=lambda one: one.key)
    same = first.memory == second.memory or asker.groups.apart(first.key, second.key)
    if same or not first.window.overlaps(second.window):
        return None
    reason = pair.reason or "The model thinks that both cannot be true."
    found = (
        Assessment(Generator.SWEEP, "", CONTRADICTION, None, reason),
        Assessment(Generator.JUDGE, model, CONTRADICTION, None, reason),
    )
    return Flag(first, second, found)


def _as_shown(one: Stated) -> Shown:
    return Shown(one.text, one.speaker, f"since {one.window.start}" if one.window.start else "")


def _each_ending(asker: Asker) -> Iterator[int]:
    """Ask what rested on each value that ended: one question each, with its repair at most two requests."""
    detector = f"{BRIDGE}/{subject_mark(asker.model.name)}"
    resting = Resting(asker.bench)
    for ended in endings(asker.bench, detector):
        if asker.model.is_spent or asker.in_a_row >= MOST_UNCLEAR:
            return
        likely = resting.on(ended)
        others = _candidates(asker, ended, likely)
        if not others or _ask_what_rested(asker, ended, others, len(bridged(ended, likely))):
            asker.harvest.mark(detector, (ended.stated.key,))
        yield len(others)


def _ask_what_rested(asker: Asker, ended: Ended, others: Sequence[Stated], known: int) -> bool:
    """Propose what the model names, as far as rules did not already propose three; whether the answer was usable."""
    shown = [_as_shown(one) for one in others]
    named = name_broken(asker.model, _as_shown(ended.stated), shown, asker.should_stop)
    asker.harvest.calls += named.calls
    if named.unclear is not None:
        _count_unclear(asker, f"No usable answer about what rested on an ended statement: {named.unclear.reason}")
        return False
    asker.in_a_row = 0
    guard = f"{named.model} concluded this; nobody said so."
    for broken in named.broken[: max(0, MOST_BRIDGED - known)]:
        other = others[broken.id - 1]
        reason = because(ended, other, broken.basis)
        asker.harvest.found.append(
            Proposed(ProposalKind.END, other, reason, "bridge", ended.on, prompt=named.prompt, guard=guard)
        )
    return True


def _candidates(asker: Asker, ended: Ended, likely: Sequence[Stated]) -> list[Stated]:
    """At most 24 statements about the same one: first what the words say, then the latest; not what rules found."""
    found = {one.stated.key for one in bridged(ended, likely)}
    subjects = subjects_of(asker.bench, ended.stated)
    members = sorted({key for subject in subjects for key in asker.groups.members.get(subject, ())}, reverse=True)
    rest = (
        one
        for at in range(0, len(members), BATCH)
        for one in map(without_slots, read_kept(asker.bench.store, members[at : at + BATCH]))
        if may_rest(ended, one)
    )
    offered: dict[int, Stated] = {}
    for one in (*likely, *islice(rest, BATCH)):
        if one.key not in found and len(one.text) <= LONGEST_STATEMENT:
            offered.setdefault(one.key, one)
    return list(offered.values())[: BATCH - 1]
