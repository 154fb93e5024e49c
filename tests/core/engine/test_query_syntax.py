"""A query taken apart: phrases, words to leave out, filters; everything else stays words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain import Status
from core.engine.query_syntax import Written, read_syntax
from tests.core.vaults import when


def test_everything_that_can_be_written_is_read() -> None:
    written = read_syntax(
        '"old mill" boat -rain tag:"Sunday walks" from:Ben is:past is:disputed changed:2025-03 asof:2024'
    )
    narrowing = ['tag:"Sunday walks"', "from:Ben", "is:past", "is:disputed", "changed:2025-03", "asof:2024"]
    assert [piece.written for piece in written.pieces] == ['"old mill"', "-rain", *narrowing]
    assert replace(written, pieces=()) == Written(
        text="old mill  boat",
        phrases=("old mill",),
        without=("rain",),
        tags=("Sunday walks",),
        sources=("Ben",),
        states=frozenset({Status.PAST, Status.DISPUTED}),
        changed=when("2025-03"),
        as_of=when("2024"),
    )


@pytest.mark.parametrize(
    "query",
    [
        "well-known harbour",
        "a - b",
        "-",
        "is:green",
        "changed:soon asof:never",
        "foo:bar",
        'one " quote',
        "tag:",
        "C++ -",
        '""',
        "time 10:30",
    ],
)
def test_what_reads_as_nothing_of_this_stays_as_it_is(query: str) -> None:
    assert replace(read_syntax(query), pieces=()) == Written(query)


def test_a_filter_that_reads_as_nothing_is_told() -> None:
    assert [piece.written for piece in read_syntax("is:green changed:soon boat").pieces] == ["is:green", "changed:soon"]
    assert read_syntax("foo:bar a - b").pieces == ()


@pytest.mark.parametrize("query", ["“old mill” boat", "„old mill“ boat", "«old mill» boat", 'boat "old mill"'])
def test_phrases_in_the_quotes_of_several_languages(query: str) -> None:
    assert read_syntax(query).phrases == ("old mill",)


def test_a_title_in_a_question_is_no_phrase_that_must_stand_there() -> None:
    assert read_syntax('When did Nora read "The Quiet Mill"?').phrases == ()
    assert "The Quiet Mill" in read_syntax('When did Nora read "The Quiet Mill"?').text


@given(st.text(max_size=300))
def test_any_text_is_taken_apart(query: str) -> None:
    written = read_syntax(query)
    assert len(written.text) <= len(query) + 64


@given(st.lists(st.sampled_from(['"a b"', "-rain", "tag:x", "from:y", "is:past", "asof:2024", "changed:2024", "boat"])))
def test_filters_may_come_in_any_order_and_number(pieces: list[str]) -> None:
    written = read_syntax(" ".join(pieces))
    left = written.text.split()
    assert left.count("boat") == pieces.count("boat")
    assert not any(":" in word or word.startswith("-") for word in left) or max(map(pieces.count, pieces)) > 16
