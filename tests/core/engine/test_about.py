"""Whom a statement is about, and what it names, by its words alone; a doubt is None and never a guess."""

from __future__ import annotations

import pytest

from core.engine.about import OWNER, named_subject, subject_of, things_in, unsupported

OWNERS = frozenset({"mira", "mimi", "user", "the user", "me", "i", "myself"})


@pytest.mark.parametrize(
    ("text", "speaker", "subject"),
    [
        ("I live in Porto", "Mira", OWNER),
        ("I live in Porto", "Ana", "ana"),
        ("Mira lives in Porto", "Ana", OWNER),
        ("The user likes tea", "an agent", OWNER),
        ("mimi's bicycle is green", "Ana", "owner's bicycl"),
        ("My bicycle is green", "Mira", "owner's bicycl"),
        ("My old bicycle is green", "Mira", "owner's bicycl"),
        ("My bicycle is green", "Ana", "ana's bicycl"),
        ("Meine Schwester wohnt in Porto", "Mira", "owner's schwester"),
        ("Ana lives in Porto", "Mira", "ana"),
        ("Ana's dog is called Pip", "Mira", "ana's dog"),
        ("Miranda lives in Porto", "Ana", "miranda"),
        ("我住在波尔图", "Mira", OWNER),
        ("The bridge is closed", "Mira", None),
        ("it rains a lot there", "Mira", None),
        ("", "Mira", None),
        ("…", "Mira", None),
    ],
)
def test_the_subject_is_told_where_the_words_tell_it(text: str, speaker: str, subject: str | None) -> None:
    assert subject_of(text, speaker, OWNERS) == subject


def test_words_that_stand_everywhere_tie_nothing_together() -> None:
    assert things_in("I like tea") & things_in("I like coffee a lot") == frozenset()
    assert things_in("I like bicycles") & things_in("My bicycle is green") == {"bicycl"}
    assert things_in("我喜欢喝茶") & things_in("我喜欢咖啡") == {"我喜", "喜欢"}


def test_names_and_figures_that_nobody_said_are_noticed() -> None:
    assert unsupported("I met Ana in 2019", "I met Ana", "it was 2019") == ()
    assert unsupported("I met Ana and Bob in 2018", "I met Ana", "it was 2019") == ("2018", "Bob")


@pytest.mark.parametrize(("name", "text"), [("Mira", "I row"), ("Ana", "Ana rows"), ("user's dog", "My dog is old")])
def test_a_subject_known_by_name_is_the_one_that_the_words_tell(name: str, text: str) -> None:
    assert named_subject(name, OWNERS) == subject_of(text, "Mira", OWNERS)
