"""The virtual list: pages on demand, headings that cannot be chosen, marks on what fits."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from ui.tables.list_view import RowList
from ui.tables.marks import excerpt, marks
from ui.tables.model import PAGE, PAGES_KEPT, ROW, RowModel, Section
from ui.tables.rows import Kind, Row, Tone


def row(number: int, kind: Kind = Kind.MEMORY) -> Row:
    words = f"Sentence {number}"
    return Row(kind, f"{kind.value}{number}", words, "true now", Tone.GOOD, "since 2020", spoken=f"S {number}")


def page(number: int, kind: Kind = Kind.MEMORY, rows: int = PAGE) -> tuple[Row, ...]:
    return tuple(row(number * PAGE + at, kind) for at in range(rows))


def two_sections(memories: int = 2, messages: int = 3) -> RowModel:
    model = RowModel()
    model.show(
        [Section("memories", memories), Section("messages", messages, "In conversations")],
        {("memories", 0): page(0, rows=memories), ("messages", 0): page(0, Kind.EPISODE, messages)},
    )
    return model


def test_sections_follow_each_other_with_their_heading_between() -> None:
    model = two_sections()
    kinds = [model.row_at(number).kind for number in range(model.rowCount())]  # type: ignore[union-attr]
    assert kinds == [Kind.MEMORY] * 2 + [Kind.HEADING] + [Kind.EPISODE] * 3
    assert model.headings() == [2]


def test_an_empty_section_shows_no_heading() -> None:
    model = two_sections(messages=0)
    assert model.headings() == []
    assert model.rowCount() == 2


def test_a_heading_cannot_be_chosen() -> None:
    model = two_sections()
    assert model.flags(model.index(2, 0)) == Qt.ItemFlag.NoItemFlags
    assert model.flags(model.index(3, 0)) & Qt.ItemFlag.ItemIsSelectable


def test_a_row_is_found_again_by_its_key() -> None:
    model = two_sections()
    assert model.row_of(("memory1", 0)) == 1
    assert model.row_of(("episode2", 0)) == 5
    assert model.row_of(("gone", 0)) == -1
    assert model.row_of(("memory1", 2)) == -1


def test_a_missing_page_is_asked_for_once_and_read_as_nothing_until_then(qtbot: QtBot) -> None:
    model = RowModel()
    model.show([Section("memories", 1000)], {("memories", 0): page(0)})
    asked: list[tuple[str, int]] = []
    model.wanted.connect(lambda name, number: asked.append((name, number)))
    index = model.index(5 * PAGE + 3, 0)
    assert model.data(index, ROW) is None
    assert model.data(index, ROW) is None
    assert asked == [("memories", 5)]
    with qtbot.waitSignal(model.dataChanged):
        model.fill("memories", 5, page(5))
    assert model.data(index, ROW) == row(5 * PAGE + 3)


def test_only_so_many_pages_are_kept() -> None:
    model = RowModel()
    total = (PAGES_KEPT + 5) * PAGE
    model.show([Section("memories", total)], {})
    for number in range(PAGES_KEPT + 5):
        model.fill("memories", number, page(number))
    assert model.row_at(0) is None
    assert model.row_at(total - 1) is not None


def test_qt_finds_no_fault_with_the_model(qtbot: QtBot) -> None:
    model = two_sections(300, 200)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show([Section("memories", 10)], {("memories", 0): page(0, rows=10)})
    model.fill("memories", 0, page(0, rows=10))
    assert tester.model() is model


def test_a_row_speaks_for_screen_readers_and_copies_as_text() -> None:
    model = two_sections()
    assert model.data(model.index(0, 0), Qt.ItemDataRole.AccessibleTextRole) == "S 0"
    assert model.data(model.index(0, 0)) == "Sentence 0"


def test_a_million_rows_are_shown_at_once(qtbot: QtBot) -> None:
    model = RowModel()
    view = RowList(model)
    qtbot.addWidget(view)
    view.resize(400, 600)
    view.show()
    began = time.process_time()
    model.show([Section("memories", 1_000_000)], {("memories", 0): page(0)})
    # the budget is 50 ms on a quiet machine; 20 times that tells the fault (7 seconds) from a busy one
    assert time.process_time() - began < 1.0
    assert model.rowCount() == 1_000_000


def test_the_keys_step_over_a_heading(qtbot: QtBot) -> None:
    view = RowList(two_sections())
    qtbot.addWidget(view)
    view.show()
    view.choose(1)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.current() == row(0, Kind.EPISODE)


def test_where_a_heading_stood_the_next_list_has_a_whole_row(qtbot: QtBot) -> None:
    model = two_sections(memories=6)
    view = RowList(model)
    qtbot.addWidget(view)
    view.show()
    model.show([Section("memories", 32), Section("messages", 10, "In conversations")], {})
    header = view.verticalHeader()
    low = [number for number in range(model.rowCount()) if header.sectionSize(number) < header.defaultSectionSize()]
    assert low == model.headings() == [32]


def test_up_on_the_first_row_goes_back_to_the_box(qtbot: QtBot) -> None:
    view = RowList(two_sections())
    qtbot.addWidget(view)
    view.show()
    view.choose(0)
    with qtbot.waitSignal(view.left):
        qtbot.keyClick(view, Qt.Key.Key_Up)


def test_choosing_tells_and_choosing_quietly_does_not(qtbot: QtBot) -> None:
    view = RowList(two_sections())
    qtbot.addWidget(view)
    view.show()
    heard: list[object] = []
    view.chosen.connect(heard.append)
    view.choose_quietly(1)
    assert (heard, view.current()) == ([], row(1))
    view.choose(0)
    assert heard == [row(0)]


def test_a_chosen_row_differs_by_more_than_its_ground(qtbot: QtBot) -> None:
    from ui.theme import Theme, appearance, tokens

    appearance().choose(Theme.LIGHT)
    view = RowList(two_sections())
    qtbot.addWidget(view)
    view.resize(400, 500)
    view.show()
    view.selectionModel().setCurrentIndex(
        view.rows.index(0, 0),
        QItemSelectionModel.SelectionFlag.ClearAndSelect,
    )
    image = view.viewport().grab().toImage()
    middle = view.rowHeight(0) // 2
    colours = {image.pixelColor(x, middle).name() for x in range(6, 16)}
    assert tokens().accent in colours
    assert tokens().selection in colours


def test_a_row_paints_every_kind_without_a_word_from_qt(qtbot: QtBot) -> None:
    view = RowList(two_sections())
    qtbot.addWidget(view)
    view.painter_of_rows.query = "sentence"
    image = QImage(400, 64, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    for number in range(view.rows.rowCount()):
        option = QStyleOptionViewItem()
        option.rect = image.rect()
        view.painter_of_rows.paint(painter, option, view.rows.index(number, 0))
    painter.end()
    assert image != QImage(400, 64, QImage.Format.Format_ARGB32)


@pytest.mark.parametrize(
    ("text", "query", "words"),
    [
        ("Lives in Lisbon", "lisbon", ["Lisbon"]),
        ("Lives in Lisbon", "When did she live in Lisbon?", ["Lives", "Lisbon"]),
        ("He moved away", "moving", ["moved"]),
        ("A cat is a cat", "a", ["A", "a"]),
        ("Catalan for cats", "cat", ["Catalan", "cats"]),
        ("我对花生过敏", "花生", ["花生"]),
        ("我的設備清單 NAS", "設備清單在哪裡 nas", ["設備清單", "NAS"]),
        ("I am allergic", "Am I allergic?", ["allergic"]),
        ("Ich wohne in Porto", "Wo habe ich in Porto gewohnt?", ["Porto"]),
        ("nothing here", "zebra", []),
        ("", "zebra", []),
    ],
)
def test_the_words_that_fit_are_marked(text: str, query: str, words: list[str]) -> None:
    assert [text[start : start + length] for start, length in marks(text, query)] == words


@given(st.text(), st.text())
def test_marks_lie_within_the_text(text: str, query: str) -> None:
    for start, length in marks(text, query):
        assert 0 <= start < start + length <= max(len(text), len(text.casefold()))


def test_a_late_match_is_brought_to_the_front() -> None:
    text = "word " * 40 + "needle in the hay"
    assert "needle" in excerpt(text, "needle")[:70]
    assert excerpt(text, "") == text
    assert excerpt("needle first", "needle") == "needle first"


def test_home_and_end_lead_to_the_first_and_the_last_row(qtbot: QtBot) -> None:
    view = RowList(two_sections())
    qtbot.addWidget(view)
    view.show()
    view.choose(1)
    qtbot.keyClick(view, Qt.Key.Key_End)
    assert view.currentIndex().row() == 5
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert view.currentIndex().row() == 0
    qtbot.keyClick(view, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
    assert len(view.selectionModel().selectedRows()) == 5  # the heading between them cannot be selected
