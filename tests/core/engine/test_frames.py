"""Sentences of one frame: the same question, another value."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.frames import Frame, asks_for, names_the_same, shared_frame


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The mayor of Brockburg is Anna Weiss.", "The mayor of Brockburg is Piet Quist."),
        ("The museum was founded in the city of Delft.", "The museum was founded in the city of Gent."),
        ("Nora plays the position of keeper.", "Nora plays the position of left back."),
        ("The shed code is 4471", "The shed code is 9023"),
    ],
)
def test_the_same_beginning_with_another_value_is_one_frame(one: str, other: str) -> None:
    assert shared_frame(one, other) is not None
    assert shared_frame(other, one) is not None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The mayor of Brockburg is Anna Weiss.", "The mayor of Delft is Anna Weiss."),
        ("Nora was born in Delft.", "Piet was born in Delft."),
        ("The museum was founded in the city of Delft.", "The museum was founded by Anna Weiss."),
        ("Nora is a citizen of Norway.", "Nora is associated with the sport of chess."),
        ("I like tea", "I like tea"),
        ("Tea", "Coffee"),
    ],
)
def test_another_subject_or_another_relation_is_another_frame(one: str, other: str) -> None:
    assert shared_frame(one, other) is None


def test_a_question_that_names_a_value_means_that_one() -> None:
    frame = shared_frame(
        "The university of Gent is in the city of Gent.", "The university of Gent is in the city of Ulm."
    )
    assert frame is not None
    assert not asks_for(frame, "where is the university of Gent?")
    assert asks_for(Frame(frame.head, frame.second, frame.first), "is the university of Gent in Ulm?")


def test_two_names_for_one_thing() -> None:
    assert names_the_same("My landlord is called Kranz.", "My landlord is called Kruse.")
    assert not names_the_same("My landlord is called Kranz.", "My dentist is called Kruse.")
    assert not names_the_same("My dog is called Rex.", "My dog is called Bella.", only=True)
    assert names_the_same("Tom's son is called Rex.", "Tom's only son is called Max.", only=True)


@given(st.text(max_size=80), st.text(max_size=80))
def test_any_two_texts_can_be_compared(one: str, other: str) -> None:
    assert (shared_frame(one, other) is None) == (shared_frame(other, one) is None)
    names_the_same(one, other)
