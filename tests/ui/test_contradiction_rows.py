"""The queue's rows: one for a group, one for everything else; marks where two wordings differ."""

from __future__ import annotations

from core.contradictions import QueueGroup
from tests.ui.flagged import flagged, side
from ui.panes.contradiction_items import Queue, dropped, entries_of, place_of, seen_of, shared_titles, without
from ui.text_contradictions import between
from ui.widgets.marked_text import side_by_side
from ui.widgets.word_diff import Fate


def of_sources(id: str, first: str, second: str, slot: str = "lives_in of user"):
    return flagged(side(f"a {id}", source=first), side(f"b {id}", source=second), id=id, slot=slot)


def test_those_of_one_slot_between_the_same_two_sources_are_one_row_with_their_number() -> None:
    found = [of_sources("1", "typed", "Notes"), of_sources("2", "x", "y"), of_sources("3", "Notes", "typed")]
    groups = [
        QueueGroup("lives_in of user", "Notes", "typed", 12, "1"),
        QueueGroup("lives_in of user", "x", "y", 1, "2"),
    ]
    rows = entries_of(found, groups, "Mira")
    assert [[one.id for one in row.held] for row in rows] == [["1", "3"], ["2"]]
    assert [row.count for row in rows] == [12, 1]
    assert rows[0].title == "Where Mira lives"


def test_what_answers_no_common_question_stands_alone() -> None:
    found = [of_sources("1", "x", "y", slot=""), of_sources("2", "x", "y", slot="")]
    assert [row.count for row in entries_of(found, [QueueGroup("", "x", "y", 2, "1")], "Mira")] == [1, 1]


def test_a_decided_one_leaves_its_row_and_the_row_leaves_with_its_last() -> None:
    found = [of_sources("1", "x", "y"), of_sources("2", "x", "y")]
    (row,) = entries_of(found, [QueueGroup("lives_in of user", "x", "y", 2, "1")], "Mira")
    rest = without(row, "1")
    assert rest is not None
    assert (rest.key, rest.count, rest.first.id) == (row.key, 1, "2")
    assert without(rest, "2") is None
    queue = Queue((row,), 2, 2)
    assert (dropped(queue, (rest,)).total, dropped(queue, (rest,)).today) == (1, 1)


def test_a_contradiction_is_found_by_its_full_or_short_id() -> None:
    (row,) = entries_of([of_sources("0123456789abcdef", "x", "y")], [], "Mira")
    queue = Queue((row,), 1, 1)
    assert place_of(queue, "89abcdef") == (row, "0123456789abcdef")
    assert place_of(queue, "") == (None, "")
    assert place_of(queue, "nothing") == (None, "")


def test_a_verdict_is_bound_to_the_wordings_that_were_shown() -> None:
    assert seen_of(flagged("a", "b")) == seen_of(flagged("a", "b", reason="Another reason."))
    assert seen_of(flagged("a", "b")) != seen_of(flagged("a", "c"))


def test_rows_that_ask_the_same_say_between_whom() -> None:
    found = [
        of_sources("1", "typed", "Notes"),
        of_sources("2", "x", "x"),
        of_sources("3", "x", "y", slot="age of user"),
    ]
    rows = entries_of(found, [], "Mira")
    assert shared_titles(rows) == {"Where Mira lives"}
    assert [between(row.first.a.source, row.first.b.source) for row in rows[:2]] == ["you – Notes", "x"]


def marks(text: str, other: str) -> list[str]:
    own, _ = side_by_side(text, other)
    assert "".join(piece.text for piece in own) == text
    return [piece.text for piece in own if piece.fate is Fate.ADDED]


def test_only_the_words_that_differ_are_marked_on_either_side() -> None:
    first, second = side_by_side("I live in Porto.", "I live in Lisbon.")
    assert "".join(piece.text for piece in first) == "I live in Porto."
    assert "".join(piece.text for piece in second) == "I live in Lisbon."
    assert marks("I live in Porto.", "I live in Lisbon.") == ["Porto"]
    assert marks("I live in Lisbon.", "I live in Porto.") == ["Lisbon"]
    assert marks("I am not tall.", "I am tall.") == ["not"]


def test_two_wordings_with_hardly_a_word_in_common_have_no_marks() -> None:
    assert marks("I am allergic to peanuts.", "The chicken satay at Aunt Li’s was wonderful.") == []
