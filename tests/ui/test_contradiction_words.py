"""The sentences of the review room say who, when and why in plain words, and never more than is known."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from core.contradictions import Assessment, Generator, Ruling, Verdict
from core.domain import Status
from core.window import parse_moment
from tests.ui.flagged import FLAGGED, flagged, side
from ui import text_contradictions as words
from ui import text_verdicts as verdicts
from ui.letters import DEFAULTS


@pytest.mark.parametrize(
    ("slot", "title"),
    [
        ("lives_in of user", "Where Mira lives"),
        ("lives_in of user's brother", "Where Mira’s brother lives"),
        ("birthday of Jonas", "When Jonas was born"),
        ("pet of Jonas", "Jonas’ pets"),
        ("favourite_drink of user", "Mira’s favourite drink"),
        ("shoe_size of Anna", "Shoe size of Anna"),
        ("Where she lives", "Where she lives"),
    ],
)
def test_a_slot_reads_as_the_question_that_it_asks(slot: str, title: str) -> None:
    assert words.slot_title(slot, "Mira Halvorsen") == title


def test_an_owner_without_a_name_is_called_the_owner() -> None:
    assert words.slot_title("lives_in of user", "user") == "Where the owner lives"


def test_without_a_slot_the_earlier_statement_is_the_title() -> None:
    assert words.title_of(flagged("I never eat fish.", "I love salmon."), "Mira") == "I never eat fish."


def test_what_only_the_built_in_judge_says_is_worded_as_a_perhaps() -> None:
    judged = Assessment(Generator.LOCAL, "judge", "contradiction", 0.95, "")
    alone = flagged("a", "b", generator=Generator.LOCAL, reason="", assessments=(judged,))
    backed = flagged("a", "b", generator=Generator.SLOT, assessments=(judged,))
    assert words.only_maybe(alone)
    assert "may disagree" in words.why_long(alone) or "may disagree" in words.why_short(alone)
    assert not words.only_maybe(backed)
    assert words.why_short(backed) == "two answers"
    assert words.MAYBE_QUESTION in words.card_sentence(alone, "Mira")
    assert words.QUESTION in words.card_sentence(backed, "Mira")


@pytest.mark.parametrize(
    ("score", "sure"),
    [(0.97, "very sure"), (0.85, "fairly sure"), (0.6, "leaning that way"), (0.45, "cannot tell"), (0.1, "doubtful")],
)
def test_a_score_is_told_in_words(score: float, sure: str) -> None:
    assert words.sureness(score) == sure


def test_an_assessment_names_who_said_it_what_and_how_sure_it_was() -> None:
    said = Assessment(Generator.LOCAL, "small-judge", "contradiction", 0.94, "One rules the other out.")
    assert (
        words.assessment_words(said)
        == "The built-in judge (small-judge): they disagree, very sure (0.94). One rules the other out."
    )
    assert words.assessment_words(Assessment(Generator.SLOT, "", "", None, "Two homes.")).endswith(". Two homes.")


def test_a_detector_that_claims_no_conflict_is_not_called_sure_of_one() -> None:
    unsure = Assessment(Generator.LOCAL, "", "cannot tell", 0.93, "")
    assert words.assessment_words(unsure) == "The built-in judge: cannot tell, 0.93 for a conflict."
    early, late = (Assessment(Generator.OPPOSITE, "", "change", score, "") for score in (0.5, 0.76))
    assert words.latest([early, unsure, late]) == (late, unsure)


def test_a_side_says_since_when_from_where_and_by_whom_unless_it_was_the_owner() -> None:
    own = side("I live in Porto.")
    other = side("Mira lives in Porto.", source="ChatGPT export")
    assert words.side_when(own) == "True since 4 Mar 2025 or before"
    assert words.side_origin(own, "Mira Halvorsen") == "Typed by you · 4 Mar 2025"
    assert words.side_origin(other, "Anna") == "From ChatGPT export, said by Mira · 4 Mar 2025"
    assert words.side_status(side("x", status=Status.PENDING)) == "Waits for approval"
    assert words.side_status(own) == ""


def test_the_card_reads_as_one_paragraph() -> None:
    one = flagged("I live in Porto.", "I live in Lisbon.", slot="lives_in of user")
    said = words.card_sentence(one, "Mira")
    assert said.startswith("Where Mira lives. Both can’t be true now. Which is right? A: “I live in Porto.”.")
    assert "B: “I live in Lisbon.”" in said
    assert said.endswith("Why we ask: Two answers to one question.")


def ruled(verdict: Verdict, by: str = "owner", **more: object) -> Ruling:
    given = {"on": None, "text": None, "scope_a": "", "scope_b": "", "note": "", **more}
    return Ruling(verdict, by=by, at=FLAGGED, operation=7, **given)  # type: ignore[arg-type]


def test_a_ruling_says_who_gave_it_when_and_what_it_was() -> None:
    assert verdicts.ruling_words(ruled(Verdict.B)) == "You said on 20 Nov 2026: the later one is right."
    dated = ruled(Verdict.SEQUENCE, on=parse_moment("2025-03"))
    assert verdicts.ruling_words(dated).endswith("both, at different times, from Mar 2025 on.")
    assert verdicts.ruling_words(ruled(Verdict.A, by="slot")).startswith("Rules over what is asked, by itself, said")
    assert verdicts.ruling_more(ruled(Verdict.NEITHER, text="I live in Vigo.")) == "“I live in Vigo.”"


@pytest.mark.parametrize("verdict", list(Verdict))
def test_every_verdict_has_a_button_a_key_and_a_sentence(verdict: Verdict) -> None:
    assert verdicts.ANSWERS[verdict]
    assert len(DEFAULTS[verdict]) == 1
    assert verdicts.decided_words(verdict, flagged("I live in Porto.", "I live in Lisbon.")).endswith(".")
    assert verdicts.verdict_words(verdict)


def test_what_rests_on_the_losing_side_is_listed_and_counted() -> None:
    assert verdicts.hanging_words(()) == ""
    told = verdicts.hanging_words(tuple(f"fact {number}" for number in range(5)))
    assert "“fact 0”; “fact 1”; “fact 2” and 2 more." in told


def test_today_is_the_day_of_the_person() -> None:
    now = datetime(2026, 11, 29, 12, tzinfo=UTC)
    assert words.is_today(now, now)
    assert not words.is_today(datetime(2026, 11, 27, 12, tzinfo=UTC), now)


def test_counts_are_complete_or_say_what_they_leave_out() -> None:
    assert words.open_count(3, 3) == "3 open contradictions"
    assert words.open_count(5000, 100) == "5,000 open contradictions, the first 100 here"
    assert words.contradictions_words(0) == "Contradictions"
    assert words.contradictions_words(12) == "Contradictions 12"
