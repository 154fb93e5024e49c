"""What two stored statements are to each other, what time overtakes, and what rested on what ended: rules alone."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from core.contradictions import Verdict
from core.engine.about import subject_of
from core.engine.consolidate import Stated, disagreement, may_clash, same_again
from core.engine.consolidate_bridge import Ended, bases, basis_of, bridged, is_of
from core.engine.consolidate_stale import overtaken, passing_words
from core.engine.dedupe import near_key
from core.engine.slots import read_slots
from core.window import End, Moment, Window, parse_moment
from tests.core.vaults import true, when

OWNERS = frozenset({"user", "the user", "me", "i", "myself"})
SAID = "2024-02-06"
LATER = datetime(2026, 11, 1, tzinfo=UTC)


def stated(text: str, key: int = 1, said: str | None = SAID, window: Window | None = None) -> Stated:
    """A stored statement of the owner's, with the slots that its words give."""
    told = when(said)
    slots = read_slots(text, "user", OWNERS, told.at if told else None)
    recorded = parse_moment("2026-01-01T12:00:00Z")
    return Stated(key, key, 1, text, "user", told, recorded, window or Window(), near_key(text, "user"), False, slots)


def between(first: str, second: str, **windows: Window):  # type: ignore[no-untyped-def]
    """What the first slot of the later does to the first of the earlier."""
    earlier, later = stated(first, 1, window=windows.get("one")), stated(second, 2, window=windows.get("two"))
    return disagreement(earlier, earlier.slots[0], later, later.slots[0])


def test_two_answers_to_one_question_disagree_and_what_takes_back_suggests_the_later() -> None:
    found = between("I live in Porto.", "I live in Lisbon.")
    assert found is not None
    assert (found.suggested, found.on) == (None, None)
    assert found.reason == "Two answers to where the owner lives: “Porto” and “Lisbon”, and neither has ended."
    back = between("I live in Porto.", "Actually no, I misspoke: I live in Lisbon.")
    assert back is not None
    assert back.suggested is Verdict.B


def test_a_change_in_so_many_words_is_an_ending_with_its_date_and_none_of_what_is_over() -> None:
    found = between("I live in Porto.", "I moved to Lisbon in May 2025.")
    assert found is not None
    assert found.on == when("2025-05")
    assert between("I live in Porto.", "I moved to Lisbon in May 2025.", one=true("2020", "2024")) is None
    assert between("I live in Porto.", "I moved to Lisbon in May 2025.", one=true("2025-08")) is None


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("I have a dog called Rex.", "I have a dog called Bruno."),
        ("I live in Porto.", "I live in Porto."),
        ("I like tea.", "I like coffee."),
    ],
)
def test_what_may_stand_side_by_side_does(first: str, second: str) -> None:
    assert between(first, second) is None


@pytest.mark.parametrize(
    ("text", "value", "polarity", "may"),
    [
        ("I live in Porto.", "Lisbon", "pos", True),
        ("I live in Porto.", "Porto", "pos", False),
        ("I have a dog called Rex.", "Bruno", "pos", False),
        ("I am not allergic to nuts.", "nuts", "pos", True),
        ("I no longer work at Acme.", "Acme", "pos", True),
    ],
)
def test_the_cheap_look_lets_through_all_that_could_disagree(text: str, value: str, polarity: str, may: bool) -> None:
    assert may_clash(stated(text).slots[0], value, polarity) is may


def test_only_the_same_words_that_both_count_are_one() -> None:
    one, two = stated("I really like Tomas.", 1), stated("I like Tomas.", 2)
    assert same_again(one, two)
    assert not same_again(one, replace(two, memory=1))
    assert not same_again(one, replace(two, window=true("2020", "2021")))
    assert not same_again(replace(one, window=true("2020")), replace(two, window=true("2024")))
    for other in ("I don't like Tomas.", "I liked Tomas.", "I adore Tomas.", "Tomas likes me."):
        assert not same_again(one, stated(other, 2)), other


OVERTAKEN = [
    ("I'm flying to Rome next Friday.", "2024-02-10"),
    ("The dentist appointment is on 3 June at 10:30.", "2024-06-04"),
    ("I'm 34.", "2025-02-06"),
    ("My daughter is seven.", "2025-02-06"),
    ("I'm in Rome this week for a conference.", "2024-02-17"),
    ("I have a cold.", "2024-03-23"),
    ("At the moment I rent a studio.", "2024-08-05"),
    ("Ich bin diese Woche in Rom.", "2024-02-17"),
    ("Estoy resfriado.", "2024-03-23"),
    ("Je suis malade.", "2024-03-23"),
    ("我感冒了。", "2024-03-23"),
    ("Сейчас я временно живу у брата.", "2024-08-05"),
    ("今のところ実家に住んでいる。", "2024-08-05"),
]
LASTING = [
    "I live in Porto.",
    "I bought a car today.",
    "We went to the coast this weekend.",
    "Mon avocat m'a rappelé ce matin.",
    "I was born in May 1990.",
    "My birthday is 3 June.",
    "I have had a cold store since 2019.",
    "I want to go to Rome some day.",
    "My current favourite is blue.",
]


@pytest.mark.parametrize(("text", "since"), OVERTAKEN)
def test_what_time_has_overtaken_ends_on_the_day_that_its_words_give(text: str, since: str) -> None:
    found = overtaken(stated(text), LATER)
    assert found is not None
    assert str(found.since) == since
    day = found.since.at
    assert overtaken(stated(text), day - timedelta(days=2)) is None
    assert overtaken(stated(text), day + timedelta(days=2)) == found


@pytest.mark.parametrize("text", LASTING)
def test_what_lasts_or_happened_once_is_never_overtaken(text: str) -> None:
    assert overtaken(stated(text), LATER) is None


def test_what_ended_or_whose_day_nobody_knows_is_left_alone() -> None:
    assert overtaken(stated("I'm 34.", window=true("2020", "2025")), LATER) is None
    assert overtaken(stated("I'm sick today.", said=None), LATER) is None


def test_every_passing_word_is_written_as_texts_are_folded() -> None:
    found = list(passing_words())
    assert len(found) == len(set(found)) > 50
    assert all(word == word.casefold().strip() for word in found)


def ended(text: str, on: str | None, key: int = 1) -> Ended:
    """A statement whose first slot ended."""
    one = stated(text, key, said="2023-01-01")
    slot = one.slots[0]
    closed = Window(None, when(on), End.DATED) if on else Window(None, None, End.UNKNOWN)
    return Ended(replace(one, window=closed), slot.attribute, slot.value, when(on))


RESTED = [
    ("I work at Acme.", "I cycle to Acme every day.", "commute"),
    ("I work at Acme.", "My boss is called Petra.", "colleagues"),
    ("I work at Acme.", "My work email is m@acme.example.", "work e-mail"),
    ("I live in Porto.", "My gym is FitX.", "gym"),
    ("I live in Porto.", "Mein Zahnarzt ist Dr. Weber.", "doctor"),
    ("I live in Porto.", "我的房东很好。", "landlord"),
    ("I have a dog called Bruno.", "Bruno sleeps in my bed.", "Bruno"),
    ("I own a red car.", "My car insurance costs 600 a year.", "insurance"),
]


@pytest.mark.parametrize(("basis", "other", "name"), RESTED)
def test_what_rested_on_what_ended_is_named(basis: str, other: str, name: str) -> None:
    (found,) = bridged(ended(basis, "2025-03"), [stated(other, 2)])
    assert found.name == name
    assert found.reason == f"“{other}” rested on “{basis}”, which ended in Mar 2025 ({name})."


@pytest.mark.parametrize(
    ("basis", "other"),
    [
        ("I work at Acme.", "I like Acme's logo."),
        ("I work at Acme.", "I never cycle to Acme."),
        ("I work at Acme.", "I work at Globex."),
        ("I live in Porto.", "I love Porto."),
        ("I live in Porto.", "I went to a gym once."),
        ("I own a piano.", "My car insurance costs 600 a year."),
    ],
)
def test_a_shared_topic_what_happened_and_what_is_denied_rest_on_nothing(basis: str, other: str) -> None:
    assert bridged(ended(basis, "2025-03"), [stated(other, 2)]) == ()


def test_what_was_said_after_the_change_or_is_over_does_not_rest_on_what_had_ended() -> None:
    change = ended("I work at Acme.", "2025-03")
    cycling = stated("I cycle to Acme every day.", 2)
    assert bridged(change, [cycling])
    assert not bridged(change, [replace(cycling, said=when("2025-04"))])
    assert not bridged(change, [replace(cycling, window=true("2024", "2025"))])
    assert not bridged(change, [replace(cycling, window=true("2025-05"))])
    assert not bridged(change, [replace(cycling, memory=1)])


def test_an_ending_on_a_day_or_on_no_day_is_worded_so() -> None:
    cycling = stated("I cycle to Acme every day.", 2)
    (by_day,) = bridged(ended("I work at Acme.", "2025-03-04"), [cycling])
    assert "which ended on 4 Mar 2025 (commute)." in by_day.reason
    (unknown,) = bridged(ended("I work at Acme.", None, key=9), [cycling])
    assert "which is no longer true (commute)." in unknown.reason


@pytest.mark.parametrize(
    ("text", "speaker", "same"),
    [
        ("My boss is called Petra.", "user", True),
        ("I cycle to Acme every day.", "user", True),
        ("My sister's boss is called Otto.", "user", False),
        ("I cycle to Acme every day.", "Otto", False),
        ("Otto cycles to Acme.", "user", False),
    ],
)
def test_only_what_is_told_of_the_same_one_can_rest_on_it(text: str, speaker: str, same: bool) -> None:
    change = ended("I work at Acme.", "2025-03")
    whose = subject_of(change.stated.text, change.stated.speaker, OWNERS)
    assert whose is not None
    assert is_of(subject_of(text, speaker, OWNERS), whose, change) is same


def test_every_basis_is_an_attribute_and_names_what_rests_on_it() -> None:
    from core.engine.attributes.catalogue import is_known

    assert all(map(is_known, bases()))
    for attribute in bases():
        basis = basis_of(attribute)
        assert basis is not None
        assert all(rest.name and (rest.words or rest.attributes) for rest in basis.rests)
        assert all(is_known(name) for rest in basis.rests for name in rest.attributes)
    assert basis_of("birthday") is None
    assert isinstance(ended("I work at Acme.", "2025-03").on, Moment)
