"""What others wrote is shown literally, whatever it holds."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from ui.safe import (
    SHOWN_AT_ONCE,
    LongText,
    PlainLabel,
    ask,
    breakable,
    cut,
    elided,
    one_line,
    plain_tooltip,
    tell,
    tooltip_text,
    visible_text,
    wrapped,
)


@pytest.mark.parametrize(
    ("given_text", "shown"),
    [
        ("plain", "plain"),
        ("a\x00b", "a‹U+0000›b"),
        ("a\u202eb", "a‹U+202E›b"),
        ("a\u2066b", "a‹U+2066›b"),
        ("a\u200bb", "a‹U+200B›b"),
        ("line\nbreak\ttab", "line\nbreak\ttab"),
        ("dos\r\nline", "dos\nline"),
        ("a\u2028b", "a\nb"),
        ("non\u00a0breaking", "non\u00a0breaking"),
        ("👩‍👩‍👧 می‌خواهم", "👩‍👩‍👧 می‌خواهم"),
        ("\ud800 alone", "‹U+D800› alone"),
        ("שלום", "שלום"),
        ("e\u0301", "e\u0301"),
    ],
)
def test_hidden_signs_become_visible_and_ordinary_ones_stay(given_text: str, shown: str) -> None:
    assert visible_text(given_text) == shown


@given(st.text())
def test_no_text_keeps_a_sign_that_turns_the_reading_direction(text: str) -> None:
    shown = visible_text(text)
    assert not set(shown) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\x00")


@given(st.text(max_size=3000), st.integers(1, 50))
def test_breaking_long_lines_loses_no_sign(text: str, width: int) -> None:
    broken = wrapped(text, width)
    assert broken.replace("\n", "") == text.replace("\n", "")
    assert all(len(line) <= width for line in broken.split("\n"))


def test_one_line_is_one_line() -> None:
    assert one_line("a\nb\n\n  c") == "a b c"
    assert one_line("x" * 500, 10) == "xxxxxxxxx…"


def test_a_label_takes_html_for_what_it_is(qtbot: QtBot, red_picture: str) -> None:
    label = PlainLabel(f"<h1>big</h1><img src='{red_picture}'>")
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text().startswith("<h1>big</h1>")
    label.resize(400, 200)
    assert not has_red(label.grab().toImage())


def test_a_raw_label_would_draw_the_picture_which_shows_that_the_check_can_fail(
    qtbot: QtBot,
    red_picture: str,
) -> None:
    label = PlainLabel(wrap=False)
    qtbot.addWidget(label)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setText(f"<img src='{red_picture}'>")
    label.resize(200, 100)
    assert has_red(label.grab().toImage())


def test_a_tooltip_is_escaped_and_bounded(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    plain_tooltip(widget, "<b>not bold</b>\nnext")
    assert widget.toolTip() == "<qt>&lt;b&gt;not bold&lt;/b&gt;<br>next</qt>"
    assert len(tooltip_text("x" * 5000)) < 700
    assert tooltip_text("") == ""


def test_a_long_text_is_cut_until_all_of_it_is_asked_for(qtbot: QtBot) -> None:
    text = "word " * 4_000
    view = LongText(text)
    qtbot.addWidget(view)
    view.show()
    assert len(view._label.text()) <= SHOWN_AT_ONCE + 1
    assert view._button.isVisible()
    assert "10,000 more signs" in view._button.text()
    view._button.click()
    assert view._whole.toPlainText().replace("\n", "") == text
    assert not view._label.isVisible()


def test_a_text_of_ten_thousand_signs_is_shown_whole(qtbot: QtBot) -> None:
    assert cut("x" * SHOWN_AT_ONCE) == ("x" * SHOWN_AT_ONCE, 0)
    assert cut("x" * (SHOWN_AT_ONCE + 3)) == ("x" * SHOWN_AT_ONCE, 3)


def test_an_elided_text_fits_its_width(qapp: QApplication) -> None:
    metrics = QFontMetrics(QFont())
    assert metrics.horizontalAdvance(elided("a long sentence " * 20, metrics, 120)) <= 120


def test_a_message_shows_markup_literally(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    box = tell(parent, "Title", "<b>bold</b>", "<i>more</i>")
    assert box.textFormat() == Qt.TextFormat.PlainText
    assert (box.text(), box.informativeText()) == ("<b>bold</b>", "<i>more</i>")
    box.close()


@pytest.mark.parametrize(
    ("role", "called"),
    [
        (QMessageBox.ButtonRole.AcceptRole, True),
        (QMessageBox.ButtonRole.RejectRole, False),
    ],
)
def test_a_question_acts_only_on_yes(qtbot: QtBot, role: QMessageBox.ButtonRole, called: bool) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    heard: list[bool] = []
    box = ask(parent, "Sure?", "Really?", "Yes", lambda: heard.append(True))
    next(button for button in box.buttons() if box.buttonRole(button) is role).click()
    assert bool(heard) is called


def has_red(image: QImage) -> bool:
    """Whether a pure red pixel appears, which nothing of ours ever is."""
    red = QColor(255, 0, 0)
    return any(image.pixelColor(x, y) == red for x in range(0, image.width(), 2) for y in range(0, image.height(), 2))


@pytest.mark.parametrize("letter", ["a", "ж", "م", "ש"])
@pytest.mark.parametrize("selectable", [False, True])
def test_a_word_longer_than_a_line_breaks_and_pushes_nothing_aside(qtbot: QtBot, selectable: bool, letter: str) -> None:
    word = "https://example.org/" + letter * 400
    label = PlainLabel(f"See {word} first", selectable=selectable)
    qtbot.addWidget(label)
    assert label.minimumSizeHint().width() < 300
    assert label.heightForWidth(300) > 4 * label.fontMetrics().height()
    assert label.text() == label.accessibleName() == f"See {word} first"


def test_what_is_copied_from_a_label_is_what_stands_in_the_text(qtbot: QtBot) -> None:
    word = "k" * 90 + " \U0001f600"
    label = PlainLabel(word, selectable=True)
    qtbot.addWidget(label)
    label.show()
    label.select_all()
    qtbot.keyClick(label, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == word


@given(st.text("ab/é\u0301مّ ", max_size=200))
def test_places_to_break_change_no_sign_and_none_stands_before_an_accent(text: str) -> None:
    shown = visible_text(text)
    broken = breakable(shown)
    assert broken.replace("\u200b", "") == shown
    assert not re.search("\u200b[\u0300-\u036f\u064b-\u065f]", broken)
