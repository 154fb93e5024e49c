"""What is found after a write: flags with their reasons, each pair once, and never in the way of the write."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from core.acts import detect
from core.contradictions import Decision, Generator, QueueRequest, Verdict
from core.domain import Channel, Outcome, Statement, Status
from core.errors import InvalidRequest, ModelAltered
from core.inference.local_judge import Relation, Shares
from core.vault import Vault
from core.window import Moment, window_between


class Judge:
    """A judge that gives every pair the same share of conflict, and keeps what it was asked."""

    name = "a judge"
    fingerprint = "judge-one"

    def __init__(self, conflict: float) -> None:
        self.conflict = conflict
        self.asked: list[tuple[str, str]] = []

    def assess(self, pairs: Sequence[tuple[str, str]]) -> list[Shares]:
        self.asked += pairs
        rest = (1 - self.conflict) / 6
        return [Shares((self.conflict, *[rest] * 6)) for _ in pairs]


class Broken(Judge):
    """A judge whose file was altered."""

    def assess(self, pairs: Sequence[tuple[str, str]]) -> list[Shares]:
        raise ModelAltered("The built-in judge is not the file that belongs to this program.")


def told(vault: Vault, text: str, **rest: object) -> str:
    return str(vault.add(Statement(text, keep=True, **rest)).memory)  # type: ignore[arg-type]


def found(vault: Vault) -> list[tuple[str, str, str]]:
    return [
        (flag.generator.value, flag.a.text, flag.b.text) for flag in vault.contradictions(QueueRequest()).contradictions
    ]


DIET, STEAK = "I'm a strict vegetarian.", "I had a big steak for dinner."


def test_adding_flags_nothing_by_itself_and_looking_afterwards_does(vault: Vault) -> None:
    told(vault, DIET)
    told(vault, STEAK)
    assert found(vault) == []
    assert vault.detect_missing() == 2
    assert found(vault) == [("opposite", DIET, STEAK)]
    (flag,) = vault.contradictions(QueueRequest()).contradictions
    assert flag.reason == "“a vegetarian diet” against “steak”: if the one is true, the other can't be."
    assert {flag.a.status, flag.b.status} == {Status.DISPUTED}


def test_a_statement_is_looked_at_once(vault: Vault) -> None:
    told(vault, DIET)
    told(vault, STEAK)
    vault.detect_missing()
    before = vault.last_operation()
    assert vault.detect_missing() == 0
    assert vault.last_operation() == before


def test_a_receipt_says_what_was_found(vault: Vault) -> None:
    told(vault, DIET)
    receipt = vault.detected(vault.add(Statement(STEAK)))
    assert receipt.outcome is Outcome.QUEUED
    assert len(receipt.contradictions) == 1
    assert receipt.status is Status.DISPUTED
    assert DIET in receipt.reason
    assert vault.detected(vault.add(Statement("The bin is full.", keep=True))).outcome is Outcome.ADDED


def test_what_waits_disputes_nothing_and_challenges(vault: Vault) -> None:
    diet = told(vault, DIET)
    told(vault, STEAK, channel=Channel.AGENT, source="helper")
    vault.detect_missing()
    memory = vault.show(diet).memory
    assert (memory.status, memory.challenged) == (Status.CURRENT, True)


def test_times_that_do_not_meet_never_conflict(vault: Vault) -> None:
    years = [Moment(datetime(year, 1, 1, tzinfo=UTC)) for year in (2010, 2015, 2016)]
    told(vault, DIET, window=window_between(years[0], years[1]))
    told(vault, STEAK, window=window_between(years[2], None))
    vault.detect_missing()
    assert found(vault) == []


def test_two_speakers_are_two_people(vault: Vault) -> None:
    told(vault, DIET, speaker="Ana")
    told(vault, STEAK)
    vault.detect_missing()
    assert found(vault) == []


def test_a_ruled_pair_does_not_come_back(vault: Vault) -> None:
    told(vault, DIET)
    told(vault, STEAK)
    vault.detect_missing()
    (flag,) = vault.contradictions(QueueRequest()).contradictions
    vault.decide(flag.id, Decision(Verdict.BOTH))
    vault.use_detector(Judge(0.99))
    assert vault.detect_missing() == 2
    assert found(vault) == []


def test_undo_passes_by_what_was_detected_and_can_take_it_back_by_its_number(vault: Vault) -> None:
    told(vault, DIET)
    steak = told(vault, STEAK)
    vault.detect_missing()
    number = vault.last_operation()
    assert vault.log(1)[0].kind == "detect"
    undoable = vault.undoable()
    assert undoable is not None
    assert undoable.kind == "add"
    vault.undo(number)
    assert found(vault) == []
    assert vault.show(steak).memory.status is Status.CURRENT
    assert vault.detect_missing() == 0


def test_the_judge_alone_flags_only_above_its_setting_and_says_may(vault: Vault) -> None:
    told(vault, "I keep our rooms rather cool.")
    told(vault, "I heat our rooms like a sauna.")
    judge = Judge(0.78)
    vault.use_detector(judge)
    vault.detect_missing()
    assert found(vault) == []
    assert judge.asked == [("I keep our rooms rather cool.", "I heat our rooms like a sauna.")]
    vault.set_detector_setting("balanced")
    told(vault, "I have our rooms at twenty-six degrees.")
    vault.detect_missing()
    flags = vault.contradictions(QueueRequest()).contradictions
    assert {(flag.generator, flag.reason, flag.label) for flag in flags} == {
        (Generator.LOCAL, "The two may disagree.", Relation.CONFLICT.value)
    }


def test_the_setting_is_quiet_until_it_is_chosen_and_has_three_words(vault: Vault) -> None:
    assert vault.detector_setting() == "quiet"
    vault.set_detector_setting("all")
    assert vault.detector_setting() == "all"
    with pytest.raises(InvalidRequest, match="is no setting"):
        vault.set_detector_setting("loud")


def test_a_flag_of_a_slot_gets_the_judges_word_too(vault: Vault) -> None:
    told(vault, "I live in Berlin.")
    told(vault, "I live in Hamburg.")
    assert [flag[0] for flag in found(vault)] == ["slot"]
    vault.use_detector(Judge(0.6))
    vault.detect_missing()
    (flag,) = vault.contradictions(QueueRequest()).contradictions
    assert flag.generator is Generator.SLOT
    assert {said.generator for said in flag.assessments} >= {Generator.SLOT, Generator.LOCAL}
    assert flag.label == "cannot tell"
    assert flag.score == pytest.approx(0.5 + (0.6 + 0.4 / 6) / 2, abs=1e-3)


def test_an_unusable_judge_is_left_out_and_rules_go_on(vault: Vault) -> None:
    vault.use_detector(Broken(0.9))
    told(vault, DIET)
    told(vault, STEAK)
    assert vault.detect_missing() >= 2
    assert [flag[0] for flag in found(vault)] == ["opposite"]
    assert vault.detected(vault.add(Statement("I like the sea."))).outcome is Outcome.ADDED


def test_a_run_can_be_stopped_and_goes_on_where_it_was(vault: Vault) -> None:
    texts = [DIET, "The bin is full.", "Our gate squeaks.", STEAK]
    for text in texts:
        told(vault, text)
    steps: list[int] = []
    assert vault.detect_missing(lambda done, _: steps.append(done), lambda: len(steps) >= 2) == 2
    assert found(vault) == []
    assert vault.detect_missing(limit=1) == 1
    assert vault.detect_missing() == 1
    assert len(found(vault)) == 1


def test_another_judge_looks_at_everything_again(vault: Vault) -> None:
    told(vault, "The soup needs salt.")
    told(vault, "The soup is salty enough.")
    assert vault.detect_missing() == 2
    vault.use_detector(Judge(0.99))
    assert vault.detect_missing() == 2
    assert [flag[0] for flag in found(vault)] == ["local"]


def test_a_statement_meets_what_its_kinds_name_without_a_word_in_common(vault: Vault) -> None:
    told(vault, DIET)
    for number in range(60):
        told(vault, f"The {number}. crate in the cellar holds old magazines.")
    told(vault, "I ate a plate of bacon this morning.")
    vault.detect_missing()
    assert [flag[0] for flag in found(vault)] == ["opposite"]


def test_one_statement_raises_a_few_flags_at_most(vault: Vault) -> None:
    for month in ("January", "March", "May", "June", "July", "August", "October"):
        told(vault, f"In {month} I had beef stew.")
    told(vault, "I never eat meat.")
    vault.detect_missing()
    assert 0 < len(found(vault)) <= detect.MOST_FLAGS
