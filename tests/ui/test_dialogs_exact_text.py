"""A text that is opened for correction and left alone stays the very same text, sign by sign."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QGuiApplication, QTextCursor
from pytestqt.qtbot import QtBot

from ui.dialogs.exact_text import SOFT_AT, ExactEditor, marked, original_of

UNUSUAL = [
    "a\r\nb",
    "a\rb",
    "a\u2028b",
    "a\u2029b",
    "10\u00a0km",
    "tab\there",
    "a\x0bb\x0cc",
    "a\x85b",
    "\ufdd0\ufdd1",
    "e\u0301 combined",
    "שלום עולם",
    "🧑‍🚀 joined",
    "a\u200bb",
    "\u2061\u2062\r\n\u2063",
    " lead and trail ",
    "\n\n",
]
TEXTS = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"])),
    st.lists(st.sampled_from([*UNUSUAL, "\r", "\n", "\u2029", "\u2061", "\u2062", "word", " "])).map("".join),
    st.integers(SOFT_AT - 2, 3 * SOFT_AT).map(lambda number: "x" * number + "\r\n" + "y z " * (number // 4)),
)


@given(TEXTS)
@settings(max_examples=400)
def test_marks_turn_back_into_what_they_stood_for(text: str) -> None:
    ready = marked(text)
    assert original_of(ready.text.replace("\n", "\u2029"), ready.marks) == text


@given(TEXTS)
@settings(max_examples=150)
def test_what_goes_through_the_editor_comes_out_the_same(qapp: object, text: str) -> None:
    editor = ExactEditor(text)
    assert editor.text() == text
    editor.document().setModified(True)  # as after typing a letter and taking it back
    assert editor.text() == text
    assert not editor.touched


@pytest.mark.parametrize("text", UNUSUAL)
def test_typing_at_the_end_alters_nothing_before_it(qtbot: QtBot, text: str) -> None:
    editor = ExactEditor(text)
    qtbot.addWidget(editor)
    editor.moveCursor(QTextCursor.MoveOperation.End)
    editor.insertPlainText("!")
    assert editor.text() == text + "!"
    editor.undo()
    assert editor.text() == text


def test_a_line_break_that_was_removed_leaves_nothing_behind(qtbot: QtBot) -> None:
    editor = ExactEditor("one\r\ntwo")
    qtbot.addWidget(editor)
    editor.setPlainText(editor.toPlainText())  # the marks are still in the text
    cursor = editor.textCursor()
    cursor.setPosition(len("one") + 2)  # behind the break, its mark included
    editor.setTextCursor(cursor)
    editor.textCursor().deletePreviousChar()
    assert editor.text() == "onetwo"


def test_copying_gives_the_real_text_without_marks(qtbot: QtBot) -> None:
    editor = ExactEditor("one\r\ntwo")
    qtbot.addWidget(editor)
    editor.selectAll()
    assert editor.createMimeDataFromSelection().text() == "one\r\ntwo"


def test_pasted_html_arrives_as_text(qtbot: QtBot) -> None:
    editor = ExactEditor("")
    qtbot.addWidget(editor)
    QGuiApplication.clipboard().setText("<b>bold</b>")
    editor.paste()
    assert editor.text() == "<b>bold</b>"


def test_overlong_lines_are_broken_for_the_layout_only(qtbot: QtBot) -> None:
    text = "x" * 300_000
    editor = ExactEditor(text)
    qtbot.addWidget(editor)
    assert editor.blockCount() > 50
    assert editor.text() == text
