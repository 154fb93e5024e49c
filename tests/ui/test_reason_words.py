"""Reasons speak to the person whose memories they are."""

from __future__ import annotations

import pytest

from core.engine.conflict import question_of, two_answers
from ui.text_reasons import to_you


@pytest.mark.parametrize(
    ("subject", "attribute", "said"),
    [
        ("user", "lives_in", "where you live"),
        ("user", "works_at", "where you work"),
        ("user", "job_title", "what you do for a living"),
        ("user", "studies_at", "where you study"),
        ("user", "partner", "who your partner is"),
        ("user", "birthday", "when you were born"),
        ("user", "shoe_size", "your shoe size"),
        ("user's sister", "lives_in", "where your sister lives"),
        ("user's sister", "age", "the age of your sister"),
        ("tom", "lives_in", "where tom lives"),
    ],
)
def test_a_question_about_the_owner_is_put_to_the_owner(subject: str, attribute: str, said: str) -> None:
    asked = question_of(subject, attribute)
    assert to_you(two_answers(asked, "Porto", "Lisbon")) == (
        f"Two answers to {said}: “Porto” and “Lisbon”, and neither has ended."
    )
    assert to_you(two_answers(asked, "Porto", "porto")) == (
        f"About {said}: one statement says “porto” and the other denies it."
    )


def test_what_a_reason_quotes_is_left_as_it_stands() -> None:
    quoted = two_answers("where the owner lives", "where the owner lives: here", "the owner's flat")
    assert to_you(quoted) == (
        "Two answers to where you live: “where the owner lives: here” and “the owner's flat”, and neither has ended."
    )
    assert to_you("The model says: the owner's flat was sold.") == "The model says: the owner's flat was sold."
