"""Numbers, units, dates and times are compared by what they say, not by how they are written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.opposites.normal import normal
from core.engine.opposites.numerals import han_number
from core.engine.opposites.reading import Figure, read

ALIKE = [
    ("14 March 2025", "March 14th, 2025", "en"),
    ("on 14 March", "on the 14th of March", "en"),
    ("2025-03-14", "14 March 2025", "en"),
    ("1.5k people", "1,500 people", "en"),
    ("I'm 1.80 m tall", "I am 180 cm tall", "en"),
    ("at half past nine", "at 9:30", "en"),
    ("at 9 pm", "at 21:00", "en"),
    ("forty minutes", "40 min", "en"),
    ("an hour and a half", "90 min", "en"),
    ("twenty-one dogs", "21 dogs", "en"),
    ("€950", "950 euros", "en"),
    ("call +44 7700 900123", "call 07700 900123", "en"),
    ("um halb neun", "um 8:30", "de"),
    ("1.950,50 Euro", "1950.50 eur", "de"),
    ("am 3. Juni", "am 3 June", "de"),
    ("el 2 de enero de 2025", "el 2 January 2025", "es"),
    ("le 1er juillet", "le 1 July", "fr"),
    ("六时半起床", "6:30起床", "zh"),
    ("10月23日", "23 October", "ja"),
    ("в 7 часов", "в 7:00", "ru"),
]


@pytest.mark.parametrize(("first", "second", "language"), ALIKE)
def test_the_same_said_in_two_ways_becomes_the_same_words(first: str, second: str, language: str) -> None:
    assert normal(first, language) == normal(second, language)


def test_the_month_of_may_is_no_wish_and_a_wish_is_no_month() -> None:
    assert "plan" not in read("The lease begins in May 2025.").cues
    assert "plan" in read("I may move to Lisbon.").cues


def test_a_year_is_a_year_only_where_time_is_told() -> None:
    assert Figure("year", "1950") in read("She was born in 1950.").figures
    assert Figure("number", "1950.0") in read("The rent is 1,950 a month.").figures


def test_a_number_behind_a_noun_is_a_name() -> None:
    assert Figure("label", "12.0") in read("Shelf 12 holds bowls.").figures
    assert Figure("number", "2.0") in read("I have 2 dogs.").figures


_PIECES = st.sampled_from(
    "I we live in at on 3 12 21:00 half past nine March 4th 2025 1.80 m 1,500 k kg minutes two forty euros € the of de "
    "am um halb neun Uhr el 2 enero 六 点 半 月 日 в часов , . - : may an hour".split()
)


@given(st.lists(_PIECES, max_size=14), st.sampled_from(["en", "de", "es", "fr", "zh", "ja", "ru", "ar"]))
def test_writing_it_in_one_way_twice_changes_nothing(pieces: list[str], language: str) -> None:
    once = normal(" ".join(pieces), language)
    assert normal(once, language) == once


@given(st.text(max_size=80), st.sampled_from(["en", "de", "fr", "zh", "ru"]))
def test_any_text_can_be_read(text: str, language: str) -> None:
    normal(text, language)
    read(text)


@pytest.mark.parametrize(
    ("signs", "digits"), [("十", "10"), ("十二", "12"), ("二十三", "23"), ("二百", "200"), ("三", "3"), ("一八", "18")]
)
def test_han_numbers_are_read(signs: str, digits: str) -> None:
    assert han_number(signs) == digits
