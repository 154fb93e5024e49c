"""What may be given as a name, and how several in one line are told apart."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.own_question import as_own_question
from core.engine.owner_names import LONGEST_NAME, MOST_NAMES, first_word, given_names, names_in
from core.errors import InvalidText
from core.owner import OwnerNames
from core.text import fold


@pytest.mark.parametrize(
    ("given_as", "name", "aliases"),
    [
        ("Alice", "Alice", ()),
        ("  Alice   Miller ", "Alice Miller", ("Alice",)),
        ("Alice Miller, Ali", "Alice Miller", ("Ali", "Alice")),
        ("Dr. Alice Miller", "Dr. Alice Miller", ()),
        ("Frau Müller", "Frau Müller", ()),
        ("王小明", "王小明", ()),
        ("王小明、小明", "王小明", ("小明",)),
        ("Алиса Миллер", "Алиса Миллер", ("Алиса",)),
        ("أليس، لولو", "أليس", ("لولو",)),
        ("O'Brien", "O'Brien", ()),
        ("Mary-Jane van der Berg", "Mary-Jane van der Berg", ("Mary-Jane",)),
        ("Ali\u202ece", "Alice", ()),
        ("Ali\u200bce", "Alice", ()),
        ("José", "José", ()),
        ("alice, Alice, ALICE", "alice", ()),
        ("María José", "María José", ("María",)),
    ],
)
def test_names_are_kept_as_they_are_seen(given_as: str, name: str, aliases: tuple[str, ...]) -> None:
    assert given_names(given_as) == OwnerNames(name, aliases)


def test_aliases_that_are_given_are_all_there_are() -> None:
    assert given_names("Alice Miller", []) == OwnerNames("Alice Miller")
    assert given_names("Alice Miller", ["Ali; Al", "", "alice miller"]) == OwnerNames("Alice Miller", ("Ali", "Al"))


@pytest.mark.parametrize("name", ["Аlice", "Aliсe Miller", "Αnna", "paypаl"])
def test_letters_that_only_look_alike_are_refused(name: str) -> None:
    with pytest.raises(InvalidText, match="two alphabets"):
        given_names(name)


def test_more_names_than_a_person_has_are_refused() -> None:
    with pytest.raises(InvalidText, match="at most"):
        given_names(", ".join(f"Name{chr(97 + at)}" for at in range(MOST_NAMES + 1)))


@given(st.text(max_size=200), st.lists(st.text(max_size=60), max_size=4))
def test_any_text_gives_clean_names_or_a_plain_refusal(name: str, aliases: list[str]) -> None:
    try:
        found = given_names(name, aliases)
    except InvalidText:
        return
    assert len({fold(one) for one in found.every}) == len(found.every)
    for one in found.every:
        assert 0 < len(one) <= LONGEST_NAME
        assert names_in(one) == [one]
        assert not any(unicodedata.category(sign) == "Cc" for sign in one)
    assert given_names(found.name, list(found.aliases)) == found


def test_only_a_first_name_stands_for_the_whole() -> None:
    assert first_word("Alice Miller") == "Alice"
    assert [first_word(one) for one in ("Alice", "Mr Miller", "A. Miller", "van Dyck", "J Miller")] == [""] * 5


@pytest.mark.parametrize(
    ("asked", "own"),
    [
        ("Where does Alice work?", "Where do I work?"),
        ("Is Alice Miller vegetarian?", "Am I vegetarian?"),
        ("Has Alice’s sister moved?", "Has my sister moved?"),
        ("What did Alice's boss say?", "What did my boss say?"),
        ("Who met Alice?", "Who met Alice?"),
        ("Does Alice-Marie sing?", "Does Alice-Marie sing?"),
        ("Was Alice in Rome?", "Was I in Rome?"),
        ("Wo arbeitet Alice?", "Wo arbeite ich?"),
        ("Was isst Alice gern?", "Was esse ich gern?"),
        ("Ist Alice Vegetarierin?", "Bin ich Vegetarierin?"),
        ("Wer war mit Alice in Rom?", "Wer war mit Alice in Rom?"),
        ("Bob works at Initech", "Bob works at Initech"),
    ],
)
def test_a_question_about_the_owner_by_name_is_put_as_the_owner_would(asked: str, own: str) -> None:
    assert as_own_question(asked, {"alice", "alice miller"}) == own
