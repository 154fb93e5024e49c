"""What a question asks for and what a turn gives; whom a question is about where it names two people."""

from __future__ import annotations

import pytest

from core.engine.ranking.as_asked import gives_as_asked
from core.engine.ranking.asked_person import person_asked


@pytest.mark.parametrize(
    ("question", "gives", "does_not"),
    [
        ("Why did Ada sell the boat?", "I sold it because the mast was rotten.", "It has a blue hull."),
        ("What motivated Ben to swim?", "My doctor inspired me.", "The lake is cold."),
        ("Where did Ben go?", "We drove to Faro and stayed.", "We drove all day and stayed."),
        ("Which city does she like?", "I fell for it in Lisbon!", "I fell for it at once."),
        ("Who did Ada sail with?", "My cousin came along.", "The wind was fine."),
        ("What is the name of the series?", "We watched “The Long Night”.", "We watched it again."),
        ("Which award did he win?", "They gave me the Golden Oar Medal.", "They gave me a medal."),
        ("What advice did Ada give?", "You should rest first.", "It rained."),
        ("Warum verkaufte sie das Boot?", "Weil der Mast faul war.", "Es ist blau."),
    ],
)
def test_a_turn_that_gives_what_is_asked_for_is_told_from_one_that_does_not(
    question: str, gives: str, does_not: str
) -> None:
    assert gives_as_asked(question, [gives, does_not]) == [1.0, 0.0]


def test_a_question_for_none_of_the_kinds_gives_nothing_to_any_turn() -> None:
    assert gives_as_asked("Did it rain?", ["Because of my cousin in Faro.", "You should try."]) == [0.0, 0.0]


def test_a_newer_search_ends_the_reading_after_each_turn() -> None:
    read: list[None] = []
    gives_as_asked("Why did it rain?", ["one", "two", "three"], lambda: read.append(None))
    assert len(read) == 3


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("What does Ada do?", "ada"),
        ("What advice did Ben give Ada?", "ben"),
        ("What does Ada think of Ben's boat?", "ada"),
        ("What do Ada and Ben own?", None),
        ("What do Ada's and Ben's boats have?", None),
        ("Have Ben, Ada sailed?", None),
        ("What was lost?", None),
    ],
)
def test_a_question_is_about_the_first_of_two_people_unless_they_are_named_in_one_breath(
    question: str, asked: str | None
) -> None:
    names = {name for name in ("ada", "ben") if name in question.lower()}
    assert person_asked(question, names) == asked
