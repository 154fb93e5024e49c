"""The word diff tells the truth about both wordings, quickly, and only as plain text."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ui.widgets.word_diff import ELLIPSIS, Fate, abridged, spoken, word_diff, words_of

WORDS = st.lists(st.sampled_from(["I", "live", "in", "Porto", "Lisbon", " ", "  ", "\n", ",", "我", "对", "é", "🐕"]))
TEXTS = st.one_of(st.text(), WORDS.map("".join), WORDS.map(" ".join))


def joined(pieces, *fates):
    return "".join(piece.text for piece in pieces if piece.fate in fates)


@given(TEXTS, TEXTS)
@settings(max_examples=500)
def test_kept_and_added_words_are_the_new_text_and_kept_and_removed_words_the_old(old, new):
    pieces = word_diff(old, new)
    assert joined(pieces, Fate.KEPT, Fate.ADDED) == new
    assert joined(pieces, Fate.KEPT, Fate.REMOVED) == old
    assert all(piece.text for piece in pieces)


@given(st.text())
def test_the_words_of_a_text_joined_are_the_text(text):
    assert "".join(words_of(text)) == text


@given(TEXTS)
def test_an_unchanged_text_shows_no_change(text):
    assert all(piece.fate is Fate.KEPT for piece in word_diff(text, text))


def test_only_the_word_that_changed_is_marked():
    pieces = word_diff("I live in Porto, by the river.", "I live in Lisbon, by the river.")
    assert [(p.fate, p.text) for p in pieces] == [
        (Fate.KEPT, "I live in "),
        (Fate.REMOVED, "Porto"),
        (Fate.ADDED, "Lisbon"),
        (Fate.KEPT, ", by the river."),
    ]


def test_a_change_inside_a_chinese_sentence_is_found_sign_by_sign():
    pieces = word_diff("我对花生过敏", "我对牛奶过敏")
    assert joined(pieces, Fate.REMOVED) == "花生"
    assert joined(pieces, Fate.ADDED) == "牛奶"


def test_a_changed_phrase_is_struck_in_one_stretch_without_islands_of_blanks():
    pieces = word_diff("She works as a school teacher", "She works at the city library")
    assert [p.fate for p in pieces] == [Fate.KEPT, Fate.REMOVED, Fate.ADDED]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("one two three " * 21_000, "four two five " * 21_000),
        ("one two three " * 21_000, "one two three " * 10_000 + "four " + "one two three " * 11_000),
        ("x" * 300_000, "x" * 150_000 + "y" + "x" * 149_999),
        ("a b " * 1_200, "b a " * 1_200),
    ],
)
def test_long_texts_are_compared_in_a_blink(old, new):
    begun = time.thread_time()
    pieces = word_diff(old, new)
    assert time.thread_time() - begun < 0.2
    assert joined(pieces, Fate.KEPT, Fate.ADDED) == new
    assert joined(pieces, Fate.KEPT, Fate.REMOVED) == old


def test_a_long_unchanged_stretch_is_abridged_around_the_change():
    old = "word " * 500 + "Porto" + " word" * 500
    shown = "".join(piece.text for piece in abridged(word_diff(old, old.replace("Porto", "Lisbon"))))
    assert "PortoLisbon" in shown
    assert ELLIPSIS.strip() in shown
    assert len(shown) < 200


def test_the_changes_can_be_read_out():
    assert spoken(word_diff("in Porto", "in Lisbon")) == "removed “Porto”, added “Lisbon”"


def test_a_long_wording_without_a_change_is_shown_by_its_beginning():
    (only,) = abridged(word_diff("word " * 500, "word " * 500))
    assert only.text.endswith("…")
    assert len(only.text) < 300
