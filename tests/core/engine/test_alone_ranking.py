"""What a memory's own words say of it as an answer: of whom it tells, a time, one of a kind; what is left to time."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from core.engine.question import Question, read_question
from core.engine.ranking import alone
from core.engine.ranking.weights import Known

NOW = datetime(2026, 11, 30, tzinfo=UTC)


def asked(text: str) -> Question:
    return read_question(text, NOW)


def told(name: str, question: str, *texts: str) -> list[float]:
    return alone.own_terms(asked(question), question, texts, frozenset({"mira", "user"}))[name]


@pytest.mark.parametrize(
    ("question", "texts", "expected"),
    [
        ("Where do I live?", ("I live in Graz.", "Ada lives in Graz.", "Mira lives in Graz."), [1.0, 0.0, 1.0]),
        ("Where does Ada live?", ("I live in Graz.", "Ada lives in Graz."), [0.0, 1.0]),
        ("Where does my sister live?", ("My sister lives in Graz.", "I live in Graz."), [1.0, 0.0]),
        ("Who has the spare key?", ("Ada has the spare key.", "I have no key."), [0.0, 0.0]),
    ],
)
def test_a_memory_is_about_whom_is_asked_or_not(question: str, texts: tuple[str, ...], expected: list[float]) -> None:
    assert told(alone.WHOM, question, *texts) == expected


def test_of_two_names_each_counts_half() -> None:
    assert told(alone.WHOM, "What do Ada and Ben share?", "Ada paints.", "Ada paints with Ben.") == [0.5, 1.0]


def test_a_time_counts_where_a_time_is_asked_for() -> None:
    texts = ("Ada married in June.", "Ada married Ben.")
    assert told(alone.TIME_ASKED, "When did Ada marry?", *texts) == [1.0, 0.0]
    assert told(alone.TIME_ASKED, "Whom did Ada marry?", *texts) == [0.0, 0.0]


def test_of_the_words_held_the_rarer_ones_count_more() -> None:
    shares = alone.held({"kiln": 3.0, "reach": 1.0}, ["The kiln is hot.", "It reaches far.", "The kiln reaches 1,260."])
    assert shares == [0.75, 0.25, 1.0]
    assert alone.held({}, ["anything"]) == [0.0]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Where did I live in 2019?", True),
        ("Where do I live now?", True),
        ("Where did I work before Acme?", True),
        ("What do I do on Saturdays?", True),
        ("Where do I live?", False),
    ],
)
def test_a_question_that_names_a_time_is_left_to_windows(text: str, left: bool) -> None:
    assert alone.leaves_to_time(asked(text)) is left


def test_every_term_has_a_word_in_other_languages() -> None:
    listed = Path(alone.__file__).resolve().parents[3] / "resources" / "languages" / "engine.txt"
    known = set(listed.read_text("utf-8").splitlines())
    assert set(alone.TERMS) <= known


def test_only_english_is_read_well() -> None:
    assert alone.is_read_well("Where do I live?")
    assert not alone.is_read_well("Wo wohne ich denn eigentlich?")


def test_a_term_weighs_by_what_is_known_and_in_the_mix_words_and_meaning_alone() -> None:
    terms = {alone.WORDS: [1.0], alone.MEANING: [1.0], alone.PIECE: [1.0]}
    at = {name: place for place, name in enumerate(alone.TERMS)}
    pieces = alone.weighed(terms, Known.PIECES, 1)[0]
    assert pieces[at[alone.PIECE]] > 0
    assert alone.weighed(terms, Known.VECTORS, 1)[0][at[alone.PIECE]] == 0
    assert alone.weighed(terms, Known.WORDS, 1)[0][at[alone.MEANING]] == 0
    mix = alone.weighed(terms, Known.PIECES, 1, mix=True)[0]
    assert mix[at[alone.WORDS]] + mix[at[alone.MEANING]] == pytest.approx(1.0)
    assert mix.sum() == pytest.approx(1.0)
