"""One frame said of anybody reads as a person would write it."""

from __future__ import annotations

from random import Random

import pytest

from tests.training.conftest import Rows

from judge import grammar  # isort: skip
from judge.grammar import SELF, Subject, say  # isort: skip

ANNA = Subject("Anna", "f")
THEY = Subject("The user", "t")


@pytest.mark.parametrize(
    ("frame", "value", "subject", "said"),
    [
        ("I *live in {v}", "Oslo", SELF, "I live in Oslo"),
        ("I *live in {v}", "Oslo", ANNA, "Anna lives in Oslo"),
        ("my job is {v} and I *like it", "nursing", ANNA, "Anna's job is nursing and she likes it"),
        ("I *ve moved to {v}", "Porto", ANNA, "Anna has moved to Porto"),
        ("I *never *drink", None, ANNA, "Anna never drinks"),
        ("I *am tired and I *sleep", None, THEY, "The user is tired and they sleep"),
        ("the dog bit me", None, ANNA, "the dog bit Anna"),
        ("{v} *live with me", "a cat", SELF, "a cat lives with me"),
        ("{v} *live with me", "two cats", SELF, "two cats live with me"),
    ],
)
def test_a_frame_agrees_with_whom_it_is_about(frame: str, value: str | None, subject: Subject, said: str) -> None:
    assert say(frame, subject, value) == said


def test_a_frame_can_be_denied_ended_and_put_into_the_past() -> None:
    assert grammar.denied("I *smoke pipes") == "I *do not smoke pipes"
    assert grammar.denied("I *am a nurse") == "I *am not a nurse"
    assert grammar.past("I *am a nurse these days", " in 2010") == "I used to be a nurse in 2010"
    assert grammar.ended("I *smoke", Random(1)) in {"I no longer *smoke", "I *do not smoke any more"} | {
        f"I *do not smoke{rest}" for rest in (" anymore", " these days, that has changed")
    }


def test_a_verb_that_has_no_such_form_gives_nothing_rather_than_a_wrong_sentence() -> None:
    assert grammar.denied("the road is closed") is None
    assert grammar.past("I *ve never flown", " once") is None


def test_two_people_are_never_the_same_and_one_person_is_never_two() -> None:
    random = Random(5)
    for _ in range(300):
        first, second = grammar.two_people(random)
        assert first != second
        one, again = grammar.one_person(random)
        assert one.speaks or again.speaks or one.gender == again.gender


def test_nobody_is_left_with_a_sign_of_the_frame_in_the_sentence(rows: Rows) -> None:
    for row in rows.attributes:
        for frame in (*row.now, *row.change, *row.end, *row.deny, *row.past, *row.plan, *row.beside):
            for subject in (SELF, ANNA, THEY):
                said = say(frame, subject, row.values[0])
                assert not set("*{}") & set(said), f"{row.name}: {said}"
    for row in (*rows.situations, *rows.doings, *rows.events, *rows.aims):
        for frame in (*row.holds, *row.clash, *row.beside, *row.change):
            assert not set("*{}") & set(say(frame, ANNA)), frame
