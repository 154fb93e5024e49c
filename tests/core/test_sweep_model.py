"""The sweep with a model: every pair meets within the stated bound, and whatever the model says waits for a person."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from core.acts import sweep_groups, sweep_model
from core.domain import ProposalKind, ShouldStop, Status
from core.engine.sweep_plan import BATCH, batches_left
from core.errors import EndpointDown
from core.inference.messages import Message
from core.inference.prompts import Question
from core.inference.replies import Unclear
from core.vault import Vault
from tests.core.test_judge import Scripted
from tests.core.test_sweep import disputes, proposed, told
from tests.core.vaults import BagOfWords, Clock, Ids, kinds, remembered, say, shown, when

NONE = '{"pairs": []}'
LINE = re.compile(r'\{"id": (\d+), "text": (".*?(?<!\\)")')


def statements(question: Question) -> dict[int, str]:
    """The numbered texts that a question shows."""
    return {int(number): json.loads(text) for number, text in LINE.findall(question.data)}


class Noting:
    """A model that finds nothing and remembers what met in its questions."""

    name = "small-2"
    endpoint = "http://127.0.0.1/v1"

    def __init__(self, answer: Callable[[dict[int, str]], str] = lambda _: NONE) -> None:
        self.calls = 0
        self.batches: list[list[str]] = []
        self.answer = answer

    def ask(self, question: Question, should_stop: ShouldStop | None = None) -> Message | Unclear:
        self.calls += 1
        texts = statements(question)
        self.batches.append(list(texts.values()))
        return Message({"content": self.answer(texts)})


def pairs_of(batches: list[list[str]]) -> set[frozenset[str]]:
    return {frozenset({one, other}) for batch in batches for one in batch for other in batch if one != other}


def naming(first: str, second: str, reason: str = "one excludes the other") -> Callable[[dict[int, str]], str]:
    """An answer that names two texts where both are shown."""

    def answer(texts: dict[int, str]) -> str:
        numbers = {text: number for number, text in texts.items()}
        both = first in numbers and second in numbers
        found = [{"a": numbers[second], "b": numbers[first], "reason": reason}] if both else []
        return json.dumps({"pairs": found})

    return answer


@settings(max_examples=12)
@given(some.lists(some.integers(1, 26), min_size=1, max_size=3), some.integers(1, 4))
def test_every_pair_about_one_person_meets_within_the_bound_however_they_arrive(sizes: list[int], calls: int) -> None:
    vault = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids())
    model = Noting()
    texts: list[str] = []
    for size in sizes:
        texts += [f"I saw box {len(texts) + at} in the cellar." for at in range(size)]
        for text in texts[-size:]:
            say(vault, text, keep=True)
        asked_before = model.calls
        reports = [vault.sweep(60, calls, model)]
        while not reports[-1].done:
            assert reports[-1].calls == calls
            reports.append(vault.sweep(60, calls, model))
        assert reports[0].sweeps_left >= len(reports) - 1
        assert model.calls - asked_before == batches_left(len(texts) - size, size)
    everything = {frozenset({one, other}) for one in texts for other in texts if one != other}
    assert pairs_of(model.batches) == everything
    assert all(len(batch) <= BATCH for batch in model.batches)
    assert vault.sweep(60, calls, model).calls == 0
    vault.close()


def test_neighbours_in_meaning_meet_even_if_they_are_about_different_ones(clock: Clock) -> None:
    vault = Vault.in_memory(owner="Mira", clock=clock, ids=Ids(), embedder=BagOfWords())
    for text in ("Ana keeps the red canoe.", "Bruno keeps the red canoe.", "Cleo paints."):
        say(vault, text)
    vault.embed_missing()
    model = Noting()
    vault.sweep(60, 10, model)
    assert frozenset({"Ana keeps the red canoe.", "Bruno keeps the red canoe."}) in pairs_of(model.batches)


def test_of_a_large_subject_the_nearest_meet_before_all_others(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep_model, "SMALL", 3)
    monkeypatch.setattr(sweep_groups, "NEAREST", 1)
    vault = Vault.in_memory(owner="Mira", clock=clock, ids=Ids(), embedder=BagOfWords())
    for text in ("I keep the red canoe.", "I paint.", "I sing alto.", "I sold the red canoe."):
        say(vault, text, keep=True)
    vault.embed_missing()
    model = Noting()
    vault.sweep(60, 1, model)
    vault.sweep(60, 3, model)
    assert all(len(batch) == 2 for batch in model.batches)
    assert frozenset({"I keep the red canoe.", "I sold the red canoe."}) in pairs_of(model.batches)


def test_a_pair_that_the_model_names_is_flagged_once_with_finder_and_judge(vault: Vault) -> None:
    one, other = (
        remembered(vault, "I can't bear to be near water."),
        remembered(vault, "I row across the lake every morning."),
    )
    model = Noting(naming("I can't bear to be near water.", "I row across the lake every morning."))
    report = vault.sweep(60, 5, model)
    assert (report.contradictions, report.calls, report.done) == (1, 1, True)
    assert disputes(vault) == {frozenset({"I can't bear to be near water.", "I row across the lake every morning."})}
    assert {vault.show(memory).memory.status for memory in (one, other)} == {Status.DISPUTED}
    (dispute,) = vault.show(one).disputes
    assert (dispute.generator, dispute.reason) == ("sweep", "one excludes the other")
    assert vault.log()[0].model_calls == 1
    assert not kinds(vault)


@pytest.mark.parametrize(
    "reply",
    [
        "",
        "I cannot say.",
        '{"pairs": [{"a": 1',
        '{"pairs": [{"a": 1, "b": 99}]}',
        '{"pairs": [{"a": 2, "b": 2}]}',
        '<think>{"pairs": [{"a": 1, "b": 2}]}',
        '{"pairs": [[1, 2]]} or rather {"pairs": [[1, 3]]}',
    ],
)
def test_an_unusable_answer_flags_nothing_is_told_and_is_asked_again_in_the_next_sweep(
    vault: Vault, reply: str
) -> None:
    for text in ("I can't bear to be near water.", "I row across the lake every morning.", "I like Tomas."):
        say(vault, text)
    report = vault.sweep(60, 2, Scripted(reply))
    assert (report.contradictions, report.calls, report.done) == (0, 2, False)
    assert report.notice == "1 answers of the model could not be used; they are asked for again."
    assert vault.log()[0].note.startswith("No usable answer about 3 statements: ")
    again = vault.sweep(60, 2, Scripted('{"pairs": [[1, 2]]}'))
    assert (again.contradictions, again.calls, again.done) == (1, 1, True)
    assert vault.sweep(60, 2, Scripted(NONE)).calls == 0


def test_a_model_whose_answers_cannot_be_used_is_left_alone_after_five(vault: Vault) -> None:
    for at in range(90):
        say(vault, f"I saw box {at} in the cellar.", keep=True)
    model = Scripted("nonsense")
    report = vault.sweep(60, 100, model)
    assert model.calls == report.calls == 10
    assert not report.done


def test_a_fault_of_the_endpoint_ends_the_asking_and_keeps_what_rules_found(vault: Vault) -> None:
    told(vault)
    report = vault.sweep(60, 5, Scripted(EndpointDown("The endpoint sleeps.")))
    assert report.notice == "The model was not heard to the end: The endpoint sleeps."
    assert (report.proposals, report.done) == (6, False)


def test_the_budget_of_questions_is_kept_also_where_an_answer_would_be_asked_for_again(vault: Vault) -> None:
    for at in range(40):
        say(vault, f"I saw box {at} in the cellar.", keep=True)
    for calls in (1, 2, 3):
        model = Scripted("nonsense")
        assert vault.sweep(60, calls, model).calls == model.calls == calls


def test_what_is_past_or_about_somebody_else_is_not_flagged_whatever_the_model_says(vault: Vault) -> None:
    say(vault, "I row across the lake every morning.")
    mine = remembered(vault, "I can't bear to be near water.")
    vault.end(mine)
    say(vault, "Ana never eats satay.")
    model = Noting(lambda _: '{"pairs": [{"a": 1, "b": 2, "reason": "both"}]}')
    vault.sweep(60, 5, model)
    assert not disputes(vault)


def test_a_change_while_the_model_is_asked_leaves_the_pair_alone(vault: Vault) -> None:
    gone = remembered(vault, "I can't bear to be near water.")
    say(vault, "I row across the lake every morning.")
    name = naming("I can't bear to be near water.", "I row across the lake every morning.")

    def meanwhile(texts: dict[int, str]) -> str:
        vault.end(gone)
        return name(texts)

    assert vault.sweep(60, 1, Noting(meanwhile)).contradictions == 0
    assert not disputes(vault)


def test_the_model_says_what_rested_on_what_ended_with_at_most_two_questions_and_three_proposals(vault: Vault) -> None:
    story = (
        "I work at Acme.",
        "I eat in the blue place at noon.",
        "I get up at six.",
        "I meet Jo at lunch.",
        "I sing.",
    )
    told(vault, tuple((text, "2024-01-05") for text in story))
    say(vault, "I quit Acme in March 2025.", said_at=when("2025-04-06"))
    everything = json.dumps({"broken": [{"id": at, "basis": "the day's order"} for at in range(1, 5)]})
    model = Scripted("nonsense", everything)
    report = vault.sweep(60, 2, model)
    assert report.calls == 2
    found = [one for one in vault.proposals() if one.by == "bridge"]
    assert len(found) == 3
    assert all(one.kind is ProposalKind.END and one.guard == "small-1 concluded this; nobody said so." for one in found)
    assert {one.prompt for one in found} == {"basis-1"}
    assert "rested on “I work at Acme.”, which ended in Mar 2025 (the day's order)." in found[0].reason


def test_without_questions_allowed_a_model_is_not_asked(vault: Vault) -> None:
    told(vault)
    model = Scripted(NONE)
    assert vault.sweep(60, 0, model).calls == model.calls == 0
    assert proposed(vault)


@settings(max_examples=60)
@given(
    some.text(max_size=60)
    | some.recursive(
        some.integers(-3, 40) | some.text(max_size=4) | some.none(),
        lambda inner: (
            some.lists(inner, max_size=3)
            | some.dictionaries(some.sampled_from(["pairs", "a", "b", "id", "broken"]), inner, max_size=3)
        ),
        max_leaves=8,
    ).map(json.dumps)
)
def test_no_reply_whatever_changes_a_memory(reply: str) -> None:
    vault = told(Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids()))
    before = [(one.id, one.text, one.window) for one in shown(vault)]
    vault.sweep(60, 3, Scripted(reply))
    assert [(one.id, one.text, one.window) for one in shown(vault)] == before
    vault.close()
