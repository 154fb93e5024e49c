"""Answers to questions that no table names: read where there is one of a thing, and nowhere else."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.answer_kinds import Kind, answer_of, compare
from core.engine.conflict import Clash, Held, clash
from core.engine.found_slot import ChangeKind, FoundSlot
from core.engine.question_words import words_for
from core.engine.questions import read_answers
from core.engine.slot_compare import Likeness, alike
from core.window import Window

SAID = datetime(2025, 6, 3, tzinfo=UTC)


def answers(text: str) -> list[str]:
    return [
        " ".join(part for part in (slot.subject, slot.scope, slot.attribute, slot.value) if part)
        for slot in read_answers(text, None, (), SAID)
    ]


ANSWERED = {
    "My dentist is Dr. Lee.": ["user dentist Dr. Lee"],
    "Dr. Wu is my GP.": ["user gp Dr. Wu"],
    "Tom's blood type is B negative.": ["Tom blood type B negative"],
    "My sister's landlord is Mr. Adeyemi.": ["user's sister landlord Mr. Adeyemi"],
    "The captain of our chess club is Ines.": ["user chess club captain Ines"],
    "Our rent is 780 a month.": ["user rent 780"],
    "I wear size 41 shoes.": ["user shoe size 41"],
    "The library closes at 18:00.": ["user library_closing at 18:00"],
    "My yoga class is on Monday.": ["user yoga class Monday"],
    "I get up at half past six.": ["user getting_up at half past six"],
    "Meine Zahnärztin ist Dr. Klein.": ["user zahnärztin Dr. Klein"],
    "Der Chor beginnt um 19 Uhr.": ["user chor um 19 Uhr"],
    "Mi dentista es la doctora Vega.": ["user dentista doctora Vega"],
    "La biblioteca cierra a las 20:00.": ["user biblioteca_closing a las 20:00"],
    "Mon dentiste est le docteur Roche.": ["user dentiste docteur Roche"],
    "Мой стоматолог — доктор Белов.": ["user стоматолог доктор Белов"],
    "我的房东是陈先生。": ["user 房东 陈先生"],
    "私の上司は佐藤さんです。": ["user 上司 佐藤さん"],
    "طبيبي هو الدكتور سامي.": ["user طبيب الدكتور سامي"],
}


@pytest.mark.parametrize("text", ANSWERED)
def test_one_of_a_thing_is_a_question_with_one_answer(text: str) -> None:
    assert answers(text) == ANSWERED[text]


@pytest.mark.parametrize(
    "text",
    [
        "My friend is Tom.",
        "My boss is Swedish.",
        "My hairdresser is lovely.",
        "My old dentist was Dr. Lee.",
        "My first car was a Golf.",
        "Is my dentist Dr. Lee?",
        "If my dentist is Dr. Lee, I'll be happy.",
        "The train was late this morning.",
        "My boss moved to Berlin.",
        "She is a nurse.",
        "Mein Bruder ist Lehrer.",
        "Mi hermano es Pablo.",
        "Mon amie est Léa.",
        "今日は金曜日です。",
        "我的朋友是小王。",
    ],
)
def test_what_one_has_many_of_or_merely_describes_is_no_such_question(text: str) -> None:
    assert answers(text) == []


def test_a_new_one_a_move_and_a_successor_are_changes_with_their_dates_or_the_day_they_were_told() -> None:
    for text, on in (
        ("My new dentist is Dr. Patel.", "2025-06-03"),
        ("From Monday 5 May 2025 the standup moves to 10:00.", "2025-05-05"),
        ("Sunita took over as my line manager in March 2025.", "2025-03"),
        ("The gym closes at 20:00 instead as of November 2024.", "2024-11"),
        ("The deadline has been pushed from 15 June to 1 July.", "2025-06-03"),
        ("Mein neuer Hausarzt ist Dr. Klein.", "2025-06-03"),
    ):
        (slot,) = read_answers(text, None, (), SAID)
        assert slot.change is not None, text
        assert slot.change.kind is ChangeKind.BEGAN
        assert (str(slot.change.on) if slot.change.on else None) == on, text


def judged(first: str, second: str) -> set[Clash]:
    return {
        clash(new, new.window(), Held(old.value, old.polarity.value, old.scope, Window(), old.cardinality == "one"))
        for old in read_answers(first, None, (), SAID)
        for new in read_answers(second, None, (), SAID)
        if (old.subject, old.attribute) == (new.subject, new.attribute)
    } - {Clash.NONE}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("My dentist is Dr. Lee.", "My dentist is Dr. Patel."),
        ("Our rent is 950 a month.", "rent is 1,950 a month"),
        ("The choir starts at 19:00.", "The choir starts at 8 pm."),
        ("My shoe size is 42.", "I wear size 44 shoes."),
        ("Meine Blutgruppe ist A positiv.", "Meine Blutgruppe ist B negativ."),
        ("我的血型是A型。", "我的血型是B型。"),
    ],
)
def test_two_answers_disagree(first: str, second: str) -> None:
    assert judged(first, second) == {Clash.DISAGREES}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Our office in Oslo closes at five.", "Our office in Madrid closes at seven."),
        ("My dentist is Dr. Lee.", "My sister's dentist is Dr. Patel."),
        ("My shoe size is 42.", "For running I wear size 43."),
        ("The choir starts at 20:00.", "The choir starts at 8 pm."),
        ("My dentist is Dr. Lee.", "My dentist is in Leeds."),
        ("The dog weighs 8 kg.", "The dog weighs 8000 g."),
        ("My wifi password is Tulip7.", "My bank password is Rose9."),
    ],
)
def test_another_thing_another_scope_and_the_same_in_other_units_do_not(first: str, second: str) -> None:
    assert Clash.DISAGREES not in judged(first, second)


def test_a_change_closes_what_has_one_answer() -> None:
    assert judged("My dentist is Dr. Lee.", "My new dentist is Dr. Patel.") == {Clash.CHANGED}
    assert judged("The project deadline is 15 June.", "The deadline has been moved to 1 July.") == {Clash.CHANGED}


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "ru", "zh", "ja", "ar"])
def test_every_table_of_questions_can_be_read(language: str) -> None:
    known = words_for(language)
    assert known.language == language
    assert known.roles
    assert known.many
    assert known.patterns


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        ("at 9", Kind.TIME),
        ("nine people", Kind.NUMBER),
        ("$1,200", Kind.NUMBER),
        ("3 June at 10:30", Kind.DATE),
        ("le 1er juillet", Kind.DATE),
        ("jueves", Kind.DAY),
        ("下午三点", Kind.TIME),
        ("the docteur Roche", Kind.NAME),
        ("quiet", Kind.WORDS),
    ],
)
def test_the_kind_of_an_answer_is_told_by_its_form(value: str, kind: Kind) -> None:
    assert answer_of(value).kind is kind


def test_answers_of_two_kinds_cannot_be_told() -> None:
    assert compare("quiet", "Dr. Lee") is Likeness.UNSURE
    assert compare("8 pm", "20:00") is Likeness.SAME
    assert compare("3 June at 10:30", "3 June at 13:30") is Likeness.OTHER
    assert compare("3 June", "3 June at 13:30") is Likeness.SAME


@pytest.mark.parametrize(
    ("attribute", "one", "other", "likeness"),
    [
        ("height", "1.80 m", "180 cm", Likeness.SAME),
        ("height", "178 cm", "187 cm", Likeness.OTHER),
        ("height", "5'11\"", "180 cm", Likeness.SAME),
        ("phone", "+44 7700 900123", "07700 900123", Likeness.SAME),
        ("phone", "555 0100", "555 0199", Likeness.OTHER),
        ("medication", "lisinopril 20 mg", "lisinopril 0.02 g", Likeness.SAME),
        ("medication", "lisinopril 20 mg", "lisinopril 200 mg", Likeness.OTHER),
        ("medication", "lisinopril 20 mg", "cetirizine 10 mg", Likeness.UNSURE),
        ("lives_in", "Germany", "Berlin", Likeness.UNSURE),
        ("lives_in", "Cairo", "القاهرة", Likeness.UNSURE),
        ("lives_in", "Berlin", "Neukölln, Berlin", Likeness.SAME),
        ("diet", "vegetarian", "Vegetarierin", Likeness.SAME),
        ("birthday", "1987", "1978", Likeness.OTHER),
    ],
)
def test_values_are_compared_by_what_they_mean(attribute: str, one: str, other: str, likeness: Likeness) -> None:
    assert alike(attribute, one, other) is likeness
    assert alike(attribute, other, one) is likeness


def test_growing_older_is_no_contradiction() -> None:
    def told(age: str) -> FoundSlot:
        from core.engine.slots import read_slots

        return read_slots(f"I am {age} years old.")[0]

    open_ended = Window()
    assert clash(told("36"), open_ended, Held("35", "pos", "", open_ended, True, 1.1)) is Clash.NONE
    assert clash(told("48"), open_ended, Held("35", "pos", "", open_ended, True, 1.1)) is Clash.DISAGREES


_PIECES = st.sampled_from(
    "My|the|dentist|of|our|is|is now|Dr.|Lee|at|9|closes|moved to|10:30|3 June|,|and|;|我的|是|は|です|не|ist".split(
        "|"
    )
)


@given(st.lists(_PIECES, max_size=12))
def test_any_text_is_read_without_a_fault(pieces: list[str]) -> None:
    for slot in read_answers(" ".join(pieces), None, (), SAID):
        assert slot.value
        assert slot.attribute
