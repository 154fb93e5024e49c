"""A suggestion touches an existing memory only when its target is proven and its word weighs enough."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from core.engine.guard import LEAST_SIMILAR, Authority, Candidate, Guarded, Leave, SlotValue, guard, mark_of
from core.inference.replies import Decision, Op, Unclear, read_reply
from core.window import Window, parse_moment, window_between


def lives(city: str) -> frozenset[SlotValue]:
    return frozenset({SlotValue("lives_in", city, single=True)})


def memory(id: str, text: str, subject: str | None = "kim", **named: object) -> Candidate:
    plain = Candidate(id, 1, text, subject, Authority.STATED)
    return replace(plain, **named)  # type: ignore[arg-type]


BERLIN = memory("m1", "Kim lives in Berlin", slots=lives("Berlin"), entities=frozenset({"berlin"}))
SISTER = memory("m2", "Kim's sister lives in Porto", "kims-sister", slots=lives("Porto"), entities=frozenset({"porto"}))
LISBON = memory("new", "Kim moved to Lisbon", slots=lives("Lisbon"), entities=frozenset({"lisbon"}))


def check(
    decision: Decision,
    statement: Candidate = LISBON,
    offered: Sequence[Candidate] = (BERLIN, SISTER),
    similarity: float | None = 0.8,
    now: dict[str, str] | None = None,
) -> Guarded:
    return guard(
        decision, statement, offered, {one.id: one.mark for one in offered} if now is None else now, similarity
    )


def test_a_change_of_the_same_single_property_of_the_same_subject_passes() -> None:
    answer = check(Decision(Op.SUPERSEDE, 1))
    assert answer.leave is Leave.FREE
    assert answer.target == BERLIN


def test_a_number_inside_the_list_that_means_another_subject_touches_nothing() -> None:
    for op in (Op.REFINE, Op.SUPERSEDE, Op.CONFLICT, Op.NOOP):
        answer = check(Decision(op, 2))
        assert answer.leave is Leave.NONE
        assert "someone or something else" in answer.reason


@pytest.mark.parametrize("number", [None, 0, -1, 3, 12, True])
def test_a_number_outside_of_the_list_touches_nothing(number: int | None) -> None:
    for op in (Op.REFINE, Op.SUPERSEDE, Op.CONFLICT, Op.NOOP):
        answer = check(Decision(op, number))
        assert answer.leave is Leave.NONE
        assert answer.target is None


def test_a_memory_that_changed_since_it_was_shown_is_not_touched() -> None:
    for now in ({}, {"m1": mark_of("m1", 2, BERLIN.text)}, {"m1": mark_of("m1", 1, "Kim lives in Bern")}, {"m1": ""}):
        assert check(Decision(Op.SUPERSEDE, 1), now=now).leave is Leave.NONE
    assert BERLIN.mark == mark_of("m1", 1, "Kim lives in Berlin") != mark_of("m", 1, "1Kim lives in Berlin")


def test_a_subject_that_nobody_could_tell_proves_nothing() -> None:
    unknown = replace(LISBON, subject=None)
    assert check(Decision(Op.SUPERSEDE, 1), unknown).leave is Leave.NONE
    assert check(Decision(Op.SUPERSEDE, 1), LISBON, [replace(BERLIN, subject=None)]).leave is Leave.NONE
    assert check(Decision(Op.SUPERSEDE, 1), unknown, [replace(BERLIN, subject=None)]).leave is Leave.NONE


def test_a_second_one_of_many_never_ends_the_first() -> None:
    buddy = memory("m1", "I have a dog named Buddy", slots=frozenset({SlotValue("pet", "Buddy", single=False)}))
    scout = memory("new", "I got another dog, Scout", slots=frozenset({SlotValue("pet", "Scout", single=False)}))
    for op in (Op.SUPERSEDE, Op.REFINE, Op.CONFLICT, Op.NOOP):
        answer = check(Decision(op, 1), scout, [buddy])
        assert answer.leave is Leave.NONE
        assert "several" in answer.reason
    older = memory("new", "Buddy is nine", slots=frozenset({SlotValue("pet", "buddy", single=False)}))
    assert check(Decision(Op.REFINE, 1), older, [buddy]).leave is Leave.FREE


def test_another_property_of_the_same_subject_is_no_target_however_close_the_texts_are() -> None:
    job = memory("m1", "Kim works in Lisbon", slots=frozenset({SlotValue("works_at", "Lisbon", single=True)}),
                 entities=frozenset({"lisbon"}))  # fmt: skip
    assert check(Decision(Op.SUPERSEDE, 1), LISBON, [job], 0.99).leave is Leave.NONE


@pytest.mark.parametrize(
    ("similarity", "shared", "passes"),
    [
        (LEAST_SIMILAR, True, True),
        (LEAST_SIMILAR - 0.01, True, False),
        (0.99, False, False),
        (None, True, False),
        (float("nan"), True, False),
    ],
)
def test_without_a_slot_closeness_and_a_shared_name_are_both_needed(
    similarity: float | None, shared: bool, passes: bool
) -> None:
    old = memory("m1", "The wisteria was planted by Jonas", "house", entities=frozenset({"jonas", "wisteria"}))
    new = memory("new", "Jonas planted it in 2019", "house", entities=frozenset({"jonas"} if shared else {"mira"}))
    assert (check(Decision(Op.REFINE, 1), new, [old], similarity).leave is Leave.FREE) is passes


def test_a_refinement_or_a_repetition_may_not_bring_another_value() -> None:
    for op in (Op.REFINE, Op.NOOP):
        assert check(Decision(op, 1)).leave is Leave.NONE
    nearer = memory("new", "Kim lives in Berlin-Mitte", slots=lives("Berlin-Mitte"))
    assert check(Decision(Op.REFINE, 1), nearer).leave is Leave.FREE


def test_what_weighs_less_may_only_be_proposed() -> None:
    for lighter in (Authority.INFERRED, Authority.TOLD):
        answer = check(Decision(Op.SUPERSEDE, 1), replace(LISBON, authority=lighter))
        assert answer.leave is Leave.ASK
        assert "a person decides" in answer.reason
    told = [replace(BERLIN, authority=Authority.TOLD)]
    assert check(Decision(Op.SUPERSEDE, 1), LISBON, told).leave is Leave.FREE
    assert check(Decision(Op.SUPERSEDE, 1), replace(LISBON, authority=Authority.INFERRED), told).leave is Leave.ASK


def test_a_contradiction_is_always_a_persons_to_decide() -> None:
    assert check(Decision(Op.CONFLICT, 1)).leave is Leave.ASK


def window(start: str | None, end: str | None = None) -> Window:
    return window_between(parse_moment(start) if start else None, parse_moment(end) if end else None)


@pytest.mark.parametrize(
    ("new", "old", "op", "leave"),
    [
        (window("2026-03"), window("2020"), Op.SUPERSEDE, Leave.FREE),
        (window("2019", "2020"), window("2021"), Op.SUPERSEDE, Leave.NONE),
        (window("2019", "2020"), window("2021"), Op.CONFLICT, Leave.NONE),
        (window("2019"), window("2021"), Op.SUPERSEDE, Leave.NONE),
        (window("2019"), window("2021"), Op.CONFLICT, Leave.ASK),
        (window("2026-02-01", "2026-02-02"), window("2026-01-01", "2026-01-02"), Op.SUPERSEDE, Leave.NONE),
        (window(None), window("2021"), Op.SUPERSEDE, Leave.FREE),
    ],
)
def test_what_holds_at_other_times_neither_ends_nor_contradicts(new: Window, old: Window, op: Op, leave: Leave) -> None:
    assert check(Decision(op, 1), replace(LISBON, window=new), [replace(BERLIN, window=old)]).leave is leave


def test_an_addition_asks_for_no_proof() -> None:
    assert check(Decision(Op.ADD), offered=[], similarity=None).leave is Leave.FREE


def test_five_hundred_fuzzed_replies_end_no_memory_of_another_subject() -> None:
    draw = random.Random(5)
    others = [replace(SISTER, id=f"o{number}", subject=f"other-{number}") for number in range(8)]
    numbers: list[object] = [*range(-2, 12), None, True, "3", "memory 2", 2.0, 2.5, [1], "m1", ""]
    changed = 0
    for _ in range(500):
        offered = draw.sample([BERLIN, *others], k=draw.randint(1, 9))
        reply = json.dumps({"op": draw.choice(["ADD", "REFINE", "SUPERSEDE", "CONFLICT", "NOOP", "DELETE", "UPDATE"]),
                            "target": draw.choice(numbers), "text": "Kim lives in Lisbon"})  # fmt: skip
        decision = read_reply(reply, len(offered))
        if isinstance(decision, Unclear):
            continue
        answer = check(decision, LISBON, offered, draw.choice([None, 0.2, 0.5, 0.99]))
        if answer.leave is not Leave.NONE and decision.op is not Op.ADD:
            changed += 1
            assert answer.target == BERLIN
    assert changed > 5
