"""A question typed into the search box: the time that was read from it is a chip, and what is not stored is said."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from core.understood import Piece, PieceKind, Understood
from core.window import parse_moment, window_between
from tests.ui.conftest import until
from tests.ui.test_window import Fill, Live, a_life, shown, typed
from ui import text
from ui.desk import Desk
from ui.text_search import looked_for, piece_chip, understood_chip, unread_words, without_piece
from ui.window import MainWindow


def test_the_time_of_a_question_is_a_chip_that_can_be_removed(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        chip = window.frame.search.filters.understood
        await typed(window, qtbot, "where did I live in January 2025?")
        await until(lambda: not chip.isHidden())
        assert chip.text() == "True in Jan 2025  ×"
        assert shown(window)[0] == "I live in Porto."
        chip.click()
        await until(lambda: chip.isHidden() and shown(window)[:1] == ["I live in Lisbon."])
        await typed(window, qtbot, "peanuts")
        assert chip.isHidden()

    live(story)


def test_what_is_not_stored_is_told_apart_from_what_is_over(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        remark = window.frame.search._remark
        await typed(window, qtbot, "what is my cat called?")
        await until(lambda: not remark.isHidden())
        assert remark.text() == text.ANSWER_NOTHING

    live(story)


def test_a_span_reads_as_people_say_it() -> None:
    assert understood_chip(None) == ""
    assert understood_chip(Understood(window_between(parse_moment("2019"), None))) == "True since 2019"
    assert understood_chip(Understood(window_between(None, parse_moment("2019")))) == "True before 2019"
    whole_year = window_between(parse_moment("2019"), parse_moment("2020"))
    assert understood_chip(Understood(whole_year)) == "True in 2019"
    assert understood_chip(Understood(whole_year, changes=True)) == "Changed in 2019"
    spring = window_between(parse_moment("2025-03"), parse_moment("2025-06"))
    one_day = window_between(parse_moment("2025-03-04"), parse_moment("2025-03-05"))
    assert understood_chip(Understood(one_day)) == "True on 4 Mar 2025"
    assert understood_chip(Understood(spring)) == "True in Mar 2025 – May 2025"


def test_what_is_written_as_a_filter_is_a_chip_that_takes_it_out_again(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        filters = window.frame.search.filters
        await typed(window, qtbot, "live is:past -Faro")
        await until(lambda: [chip.text() for chip in filters.pieces] == ["without “Faro”  ×", "Past  ×"])
        assert shown(window)[0] == "I live in Porto."
        assert not filters.isHidden()
        filters.pieces[1].click()
        await until(lambda: [chip.text() for chip in filters.pieces] == ["without “Faro”  ×"])
        assert window.frame.box.text() == "live -Faro"
        filters.pieces[0].click()
        await until(lambda: not filters.pieces and filters.isHidden())
        assert window.frame.box.text() == "live"

    live(story)


def test_a_filter_that_names_no_date_is_told(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        remark = window.frame.search._remark
        await typed(window, qtbot, "live changed:2025-02-31")
        await until(lambda: not remark.isHidden())
        assert remark.text() == "“changed:2025-02-31” names no date or state; its words are looked for."
        await typed(window, qtbot, "live")
        await until(remark.isHidden)

    live(story)


def test_pieces_of_a_query_are_said_as_people_say_them() -> None:
    said = {
        (PieceKind.PHRASE, "old mill"): "“old mill”",
        (PieceKind.WITHOUT, "rain"): "without “rain”",
        (PieceKind.TAG, "home"): "#home",
        (PieceKind.FROM, "Ben"): "from Ben",
        (PieceKind.IS, "Pending"): "To approve",
        (PieceKind.CHANGED, "2025-03"): "Changed in Mar 2025",
        (PieceKind.ASOF, "2024"): "True in 2024",
        (PieceKind.LEARNED, "2025-03-04"): "Learned on 4 Mar 2025",
        (PieceKind.CONFIRMED, "2025"): "Last said in 2025",
        (PieceKind.UNREAD, "soon"): "",
    }
    assert {key: piece_chip(Piece(*key, "")) for key in said} == said
    assert set(PieceKind) == {kind for kind, _ in said}
    assert unread_words([Piece(PieceKind.TAG, "home", "tag:home")]) == ""


def test_a_piece_is_taken_out_of_a_query_that_still_holds_it() -> None:
    assert without_piece('boat  tag:"old mill" rain', 'tag:"old mill"') == "boat rain"
    assert without_piece("-rain", "-rain") == ""
    assert without_piece("boat", "-rain") == "boat"


def test_what_only_narrows_is_not_marked_in_the_rows() -> None:
    pieces = [Piece(PieceKind.WITHOUT, "rain", "-rain"), Piece(PieceKind.IS, "past", "is:past")]
    pieces.append(Piece(PieceKind.PHRASE, "old mill", '"old mill"'))
    assert looked_for('boat -rain "old mill" is:past', pieces) == 'boat "old mill"'
