"""What is read from a question: whom it is about, which attribute, about when, on which clock."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.asked import TOLD_ONLY, askables
from core.engine.attributes.catalogue import is_known
from core.engine.question import read_question
from core.window import window_between
from tests.core.vaults import when

NOW = datetime(2026, 6, 10, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "attribute"),
    [
        ("Where does Nora live?", "lives_in"),
        ("which town did we live in back then", "lives_in"),
        ("Who does Piet work for?", "works_at"),
        ("what does my uncle do for a living?", "job_title"),
        ("Who is Nora married to?", "partner"),
        ("what's the name of our dog?", "pet"),
        ("how old is Piet?", "age"),
        ("What is my favourite colour?", "favourite_colour"),
        ("Wo arbeitet Nora?", "works_at"),
        ("Wo hat Piet früher gewohnt?", "lives_in"),
        ("¿Dónde trabaja Nora?", "works_at"),
        ("Où habite Nora ?", "lives_in"),
        ("Где живёт Нора?", "lives_in"),
        ("أين أسكن الآن؟", "lives_in"),
        ("我住在哪里？", "lives_in"),
        ("どこに住んでいますか", "lives_in"),
        ("What did Nora say about the concert?", ""),
        ("Nora concert", ""),
    ],
)
def test_the_asked_attribute_is_read_in_several_languages(text: str, attribute: str) -> None:
    assert read_question(text, NOW).attribute == attribute


def test_every_askable_attribute_is_in_the_catalogue_or_is_told_by_words_only() -> None:
    assert all(is_known(row.attribute) or row.attribute in TOLD_ONLY for row in askables())


def test_whom_a_question_is_about() -> None:
    assert read_question("where do I live?", NOW).mine
    assert read_question("where does my younger sister live?", NOW).kin == "sister"
    assert read_question("who is my husband?", NOW).mine  # the husband is what is asked
    assert read_question("where does Nora Quist live?", NOW).subject_names == ("nora quist",)
    assert read_question("do I still work at the Lamp?", NOW).subject_names == ()


def test_a_named_time_becomes_a_window() -> None:
    asked = read_question("Where did Nora work in March?", NOW)
    assert asked.span is not None
    assert asked.span.window == window_between(when("2026-03"), when("2026-04"))
    assert asked.span.words == "March"
    assert "march" not in asked.names
    since = read_question("where have I lived since 2019?", NOW).span
    assert since is not None
    assert since.window == window_between(when("2019"), None)


def test_an_event_is_no_date_and_a_date_no_event() -> None:
    assert read_question("where did Nora work before Orbis?", NOW).before == "orbis"
    assert read_question("where did Nora work before 2019?", NOW).before == ""


def test_belief_is_asked_on_the_clock_of_the_vault() -> None:
    assert read_question("what did I believe last summer about the roof?", NOW).believed
    assert not read_question("what did I do last summer?", NOW).believed


def test_words_without_a_question_are_left_alone() -> None:
    read = read_question("lisbon flat rent", NOW)
    assert not read.asks
    assert read.span is None


@given(st.text(max_size=400))
def test_any_text_can_be_read(text: str) -> None:
    read_question(text, NOW)
