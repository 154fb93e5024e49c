"""A pasted list becomes memories, and what is left out is listed with its reason."""

from __future__ import annotations

import codecs
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.answers import ImportOptions
from core.domain import Channel
from core.errors import InvalidRequest, VaultError
from core.exchange.notes import is_outline
from core.exchange.parsed import Parsed
from core.exchange.plan import read_content, read_file

DATA = Path(os.environ.get("VARIORUM_DATA", Path(__file__).resolve().parents[3] / ".." / "shared" / "data"))


def read(text: str, **options: str) -> Parsed:
    return read_content(text.encode(), "list.txt", ImportOptions(**options))  # type: ignore[arg-type]


def entries(parsed: Parsed) -> list[tuple[str | None, str]]:
    return [(str(one.said_at) if one.said_at else None, one.text) for one in parsed.statements]


def test_every_way_to_write_an_entry_is_understood() -> None:
    parsed = read(
        "[2025-03-04] - Lives in Porto.\n- Likes tea.\n* Has two dogs.\n"
        "1. Plays chess.\n2) Runs on Sundays.\n• Speaks Dutch.\n"
        "Works at a library.\n- [ ] Wants to learn Greek.\n"
    )
    assert entries(parsed) == [
        ("2025-03-04", "Lives in Porto."),
        (None, "Likes tea."),
        (None, "Has two dogs."),
        (None, "Plays chess."),
        (None, "Runs on Sundays."),
        (None, "Speaks Dutch."),
        (None, "Works at a library."),
        (None, "Wants to learn Greek."),
    ]
    assert {one.channel for one in parsed.statements} == {Channel.IMPORT}
    assert {one.source for one in parsed.statements} == {"list.txt"}
    assert parsed.skipped == ()


@pytest.mark.parametrize(
    ("written", "read_as"),
    [
        ("2025", "2025"),
        ("2025-03", "2025-03"),
        ("2025-03-04", "2025-03-04"),
        ("2025-03-04T10:00:00Z", "2025-03-04T10:00:00.000000Z"),
        ("4 March 2025", "2025-03-04"),
        ("March 4, 2025", "2025-03-04"),
        ("Mar 2025", "2025-03"),
        ("25/03/2025", "2025-03-25"),
        ("03/25/2025", "2025-03-25"),
        ("03.03.2025", "2025-03-03"),
        ("unknown", None),
    ],
)
def test_dates_keep_the_precision_in_which_they_were_written(written: str, read_as: str | None) -> None:
    parsed = read(f"[{written}] - Moved house.")
    assert entries(parsed) == [(read_as, "Moved house.")]
    assert parsed.uncertain_dates == 0


@pytest.mark.parametrize("written", ["03/04/2025", "3.4.2025", "2025-02-30", "31/31/2025", "30 February 2025"])
def test_a_date_in_doubt_is_listed_and_not_guessed(written: str) -> None:
    parsed = read(f"- Likes tea.\n[{written}] - Moved house.")
    assert entries(parsed) == [(None, "Likes tea."), (None, "Moved house.")]
    assert [one.where for one in parsed.uncertain] == ["line 2"]
    assert written in parsed.uncertain[0].why


@pytest.mark.parametrize(("order", "day"), [("dmy", "2025-04-03"), ("mdy", "2025-03-04")])
def test_the_order_of_day_and_month_settles_a_date_in_doubt(order: str, day: str) -> None:
    parsed = read("[03/04/2025] - Moved house.", date_order=order)
    assert entries(parsed) == [(day, "Moved house.")]
    assert parsed.uncertain_dates == 0


def test_an_order_that_is_none_is_refused() -> None:
    with pytest.raises(InvalidRequest, match="ymd"):
        read("- Likes tea.", date_order="ymd")


def test_brackets_that_hold_no_date_stay_in_the_text() -> None:
    assert entries(read("[work] - Uses two screens.")) == [(None, "[work] - Uses two screens.")]


def test_headings_and_dividing_lines_are_skipped_with_a_reason() -> None:
    parsed = read("# About me\n\nThese are known:\n- Likes tea.\n  with milk\n---\n## Work\n* Library.\n")
    assert entries(parsed) == [(None, "Likes tea. with milk"), (None, "Library.")]
    assert [(one.where, one.why) for one in parsed.skipped] == [
        ("line 1", "It is a heading."),
        ("line 3", "It introduces the list below it."),
        ("line 6", "It is a dividing line."),
        ("line 7", "It is a heading."),
    ]


def test_a_list_that_is_set_in_as_a_whole_keeps_its_entries_apart() -> None:
    assert entries(read("  Likes tea.\n  Has two dogs.\n")) == [(None, "Likes tea."), (None, "Has two dogs.")]
    nested = read("  - Likes tea.\n    with milk\n    - and honey\n  - Has two dogs.\n")
    assert [one.text for one in nested.statements] == ["Likes tea. with milk", "and honey", "Has two dogs."]


def test_an_entry_of_very_many_lines_is_read_in_no_time() -> None:
    parsed = read("- start\n" + "  more\n" * 200_000)
    assert [len(one.text) for one in parsed.statements] == [5 + 5 * 200_000]


def test_what_stands_around_a_marked_off_list_is_a_remark() -> None:
    path = DATA / "exports" / "samples" / "chatgpt" / "saved_memories_pasted.txt"
    if not path.is_file():
        pytest.skip("the sample exports are not there")
    parsed = read_file(path, ImportOptions())
    assert entries(parsed) == [
        ("2025-01-10", "Mira lives in Porto."),
        ("2025-02-28", "Mira moved to Lisbon."),
        (None, "Prefers metric units."),
    ]
    assert "It stands outside of the list." in {one.why for one in parsed.skipped}


@pytest.mark.parametrize(
    "content",
    [
        codecs.BOM_UTF8 + "- 我对花生过敏\r\n- Größe 42\r\n".encode(),
        codecs.BOM_UTF16_LE + "- 我对花生过敏\r\n- Größe 42\r\n".encode("utf-16-le"),
        codecs.BOM_UTF16_BE + "- 我对花生过敏\n- Größe 42".encode("utf-16-be"),
        codecs.BOM_UTF32_LE + "- 我对花生过敏\n- Größe 42".encode("utf-32-le"),
        "- 我对花生过敏\r- Größe 42".encode(),
    ],
)
def test_every_common_encoding_and_line_ending_is_read(content: bytes) -> None:
    assert entries(read_content(content, "list.txt", ImportOptions())) == [
        (None, "我对花生过敏"),
        (None, "Größe 42"),
    ]


def test_utf_16_without_a_mark_is_read_too() -> None:
    content = "- Likes tea.\n- Has two dogs.\n".encode("utf-16-le")
    assert [one.text for one in read_content(content, "a", ImportOptions()).statements] == [
        "Likes tea.",
        "Has two dogs.",
    ]


def test_a_nul_inside_an_entry_skips_that_entry_alone() -> None:
    text = "- fine\n" * 400 + "- bro\x00ken\n"
    parsed = read(text)
    assert len(parsed.statements) == 400
    assert [one.where for one in parsed.skipped] == ["line 401"]


@given(st.text())
def test_any_text_is_read_or_refused_in_plain_words(text: str) -> None:
    try:
        parsed = read_content(text.encode("utf-8", "surrogatepass"), "any", ImportOptions(format="text"))
    except VaultError:
        return
    lines = [line for line in text.replace("\r", "\n").split("\n") if line.strip()]
    assert len(parsed.statements) + len(parsed.skipped) <= len(lines)
    assert all(one.text.strip() for one in parsed.statements)


@given(st.lists(st.from_regex(r"\A[a-z]{1,9}( [a-z]{1,9}){0,5}\Z"), min_size=1, max_size=20))
def test_no_entry_is_ever_lost(texts: list[str]) -> None:
    parsed = read("\n".join(f"- {text}" for text in texts))
    assert [one.text for one in parsed.statements] == texts


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("# Rules\n\n## Style\n- Use tabs\n- Be brief\n", True),
        ("# Project\n\nAll of the tests are run\nbefore anything is sent.\n", True),
        ("# What you know of me\nI live in Lisbon.\nI am vegetarian.\n", False),
        ("# Memories\n- [2025-03-04] - Moved to Lisbon\n", False),
        ("I live in Lisbon.\n\n- I am vegetarian\n", False),
    ],
)
def test_a_text_with_headings_is_an_outline_unless_its_lines_stand_for_themselves(text: str, is_one: bool) -> None:
    assert is_outline(text) is is_one
