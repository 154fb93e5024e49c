"""What ranks a turn of talk: its neighbours' words, its conversation, its part in the talk."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.ranking import turns as by
from core.engine.ranking import weights as tables
from core.engine.ranking.surroundings import AFTER, BEFORE, Heard, Turns, nearby, of_conversation, own, rarity
from core.engine.ranking.turn_words import (
    asks_time,
    is_courtesy,
    is_question,
    proper_names,
    tells_of_oneself,
    tells_time,
)
from core.engine.ranking.weights import Known, Purpose, weights


def turns_of(lengths: list[int]) -> Turns:
    first = np.repeat(np.cumsum([0, *lengths[:-1]]), lengths)
    last = np.repeat(np.cumsum(lengths) - 1, lengths)
    real = [length for length in lengths if length > 1]
    usual = sum(real) / len(real) if real else 1.0
    return Turns(np.arange(sum(lengths)), first, last, sum(lengths), len(real), usual)


def heard(*places: int, conversations: int = 1) -> Heard:
    return Heard(np.array(sorted(places), np.int64), conversations)


@given(
    st.lists(st.integers(1, 9), min_size=1, max_size=6).flatmap(
        lambda lengths: st.tuples(
            st.just(lengths), st.lists(st.sets(st.integers(0, sum(lengths) - 1)), min_size=1, max_size=4)
        )
    )
)
def test_words_nearby_are_those_of_the_neighbours_in_the_same_conversation(given_talk) -> None:
    lengths, words = given_talk
    turns = turns_of(lengths)
    share = nearby([heard(*places) for places in words], turns)
    weights_of = [rarity(len(places), turns.all_turns) for places in words]
    for place in range(turns.all_turns):
        near = range(max(place - BEFORE, int(turns.first[place])), min(place + AFTER, int(turns.last[place])) + 1)
        held = sum(weight for weight, places in zip(weights_of, words, strict=True) if places & set(near))
        assert share[place] == pytest.approx(held / sum(weights_of), abs=1e-5)


def test_own_words_are_the_turns_alone() -> None:
    turns = turns_of([4])
    assert own([heard(1, 2)], turns).tolist() == [0, 1, 1, 0]


def test_without_words_nothing_is_near() -> None:
    assert nearby([], turns_of([3])).tolist() == [0, 0, 0]
    assert of_conversation([], turns_of([3])).tolist() == [0, 0, 0]


def test_the_conversation_with_more_of_the_words_fits_best_and_what_stands_alone_has_none() -> None:
    turns = turns_of([4, 4, 1])
    fit = of_conversation([heard(0, 5, 6, 8, conversations=2), heard(7)], turns)
    assert fit[4:8].tolist() == [1, 1, 1, 1]
    assert 0 < fit[0] < 1
    assert fit[8] == 0


@pytest.mark.parametrize(
    ("question", "asks"),
    [
        ("When did Ada move?", True),
        ("How long was the trip?", True),
        ("Which day is it?", True),
        ("Where does Ada live?", False),
        ("What is the name of the whenever club?", False),
    ],
)
def test_a_question_for_a_time_is_told_from_others(question: str, asks: bool) -> None:
    assert asks_time(question) is asks


def test_times_questions_and_proper_names_are_read_from_the_turn() -> None:
    assert tells_time("We left last Friday.")
    assert not tells_time("We left the house.")
    assert is_question("Did you like it? ")
    assert is_question("好きですか？")
    assert not is_question("Ask me anything.")
    assert proper_names("Ben and I went to Lisbon.", frozenset({"ben"})) == pytest.approx(1 / 3)
    assert proper_names("Great! I'm glad that Ben's dog came.", frozenset({"ben"})) == 0
    assert proper_names("We saw Lisbon, Porto, Braga and Faro.", frozenset()) == 1


def test_each_weighed_term_stands_in_its_own_column_and_what_is_not_there_weighs_nothing() -> None:
    rows = by.weighed({by.WORDS: [1.0, 0.5]}, Purpose.SEARCH, Known.WORDS, 2)
    at = by.TERMS.index(by.WORDS)
    table = dict(zip(by.TERMS, weights(Purpose.SEARCH, Known.WORDS, by.TERMS), strict=True))
    assert rows[0, at] == pytest.approx(table[by.WORDS])
    assert rows[1, at] == pytest.approx(table[by.WORDS] / 2)
    assert np.count_nonzero(rows) == 2


def test_the_person_asked_about_counts_for_questions_only_and_meaning_only_with_a_model() -> None:
    for known in Known:
        searching = dict(zip(by.TERMS, weights(Purpose.SEARCH, known, by.TERMS), strict=True))
        asking = dict(zip(by.TERMS, weights(Purpose.ASK, known, by.TERMS), strict=True))
        assert searching[by.SPEAKER] == 0
        assert asking[by.SPEAKER] > 0
        assert (asking[by.MEANING] > 0) is (known is not Known.WORDS)


def test_a_table_of_weights_that_cannot_be_read_is_a_broken_installation(tmp_path, monkeypatch) -> None:
    broken = tmp_path / "ranking.toml"
    broken.write_text("[search.words]\nwords = 'many'\n", encoding="utf-8")
    monkeypatch.setattr(tables, "TABLE", broken)
    with pytest.raises(ValueError, match=r"ranking\.toml"):
        tables._tables.__wrapped__()


@pytest.mark.parametrize("text", ["Thanks, Ada!", "That’s great news.", "  wow", "So glad to hear it", "Danke dir!"])
def test_a_courtesy_opens_with_thanks_praise_or_assent(text: str) -> None:
    assert is_courtesy(text)


@pytest.mark.parametrize("text", ["Thanksgiving was quiet.", "The great lake froze.", "Coolness matters", ""])
def test_a_telling_is_no_courtesy(text: str) -> None:
    assert not is_courtesy(text)


@pytest.mark.parametrize(
    ("text", "so"),
    [
        ("I sail.", True), ("It was my boat", True), ("We’ve moved", True), ("J'ai un chat", True),
        ("Mein Hund schläft", True), ("You sail.", False), ("The mine closed", False), ("", False),
    ],
)  # fmt: skip
def test_who_says_i_or_my_tells_of_themselves(text: str, so: bool) -> None:
    assert tells_of_oneself(text) is so


def test_where_several_are_asked_for_the_next_turns_of_one_talk_stand_back_and_their_rows_say_so() -> None:
    rows = np.zeros((3, len(by.TERMS)), np.float32)
    rows[:, by.TERMS.index(by.WORDS)] = [0.9, 0.8, 0.79]
    talks = np.array([0, 0, 7], np.int64)
    several = by.with_more_talks(rows, "What boats does Ada own?", talks, Purpose.ASK, Known.WORDS)
    weight = weights(Purpose.ASK, Known.WORDS, by.TERMS)[by.TERMS.index(by.TAKEN)]
    assert weight < -0.01
    assert several[:, by.TERMS.index(by.TAKEN)] == pytest.approx([0.0, weight, 0.0])
    assert several.sum(axis=1).argsort().tolist()[::-1] == [0, 2, 1]
    assert by.with_more_talks(rows, "Where is Ada's boat?", talks, Purpose.ASK, Known.WORDS) is rows
