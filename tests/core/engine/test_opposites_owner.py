"""Statements that name their owner are read as the owner's own, so that a name alone is nothing in common."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.opposites.evidence import prepare, weigh
from core.engine.opposites.owner import of_owner

OWNER = frozenset({"mira", "mira lund", "user", "me"})


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Mira lives in Porto.", "The user lives in Porto."),
        ("Mira Lund's sister is a nurse.", "The user's sister is a nurse."),
        ("MIRA moved to Lisbon.", "The user moved to Lisbon."),
        ("Mira wohnt in Berlin und mag Tee.", "wohnt in Berlin und mag Tee."),
        ("Miranda lives in Porto.", "Miranda lives in Porto."),
        ("I met Mira in Porto.", "I met Mira in Porto."),
        ("Me and Jo went home.", "Me and Jo went home."),
        ("Mira", "Mira"),
        ("", ""),
    ],
)
def test_a_name_at_the_head_is_the_owner(text: str, read: str) -> None:
    assert of_owner(text, OWNER) == read


@given(st.text(max_size=80))
def test_any_text_is_read_without_fault(text: str) -> None:
    assert of_owner(text, frozenset()) == text
    assert isinstance(of_owner(f"mira {text}", OWNER), str)


def found(earlier: str, later: str) -> str:
    return weigh(prepare(of_owner(earlier, OWNER), of_owner(later, OWNER)), None).rule


def test_the_owners_name_alone_makes_no_pair_of_two_statements() -> None:
    assert found("Mira is vegetarian.", "Mira moved from Porto to Lisbon in late February 2025.") == ""


def test_a_statement_that_names_the_owner_meets_what_the_owner_says() -> None:
    assert found("I have no children.", "Mira has two children.") != ""
    assert found("Mira is married.", "I am single.") != ""
