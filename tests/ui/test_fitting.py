"""How things sit: round ends at every size of text, message boxes as wide as a line, a window that fits its screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, QStandardPaths, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ui.folders import begin_at_documents, usual_folder
from ui.safe import LEAST_LINE, ask, plain_box
from ui.theme import Theme, appearance, tokens
from ui.widgets.room import first_size
from ui.window import SMALLEST, USUAL


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3, 2.0])
@pytest.mark.parametrize(("kind", "ground"), [("pill", "accent"), ("chip", "accent_soft")])
def test_the_ends_are_round_at_every_size_of_text(qtbot: QtBot, kind: str, ground: str, scale: float) -> None:
    appearance().choose(Theme.LIGHT, scale)
    page = QWidget()
    qtbot.addWidget(page)
    button = QPushButton("4 new memories", page)
    button.setProperty("kind", kind)
    button.setCheckable(True)
    button.setChecked(True)
    QHBoxLayout(page).addWidget(button)
    page.show()
    page.setFocus()
    image = page.grab().toImage()
    box = button.geometry()
    wanted = QColor(getattr(tokens(), ground)).name()
    assert image.pixelColor(box.left() + 4, box.center().y()).name() == wanted
    assert image.pixelColor(box.left(), box.top()).name() != wanted
    assert image.pixelColor(box.left() + 2, box.top() + 2).name() != wanted
    appearance().choose(Theme.LIGHT, 1.0)


@pytest.mark.parametrize(
    ("screen", "opened"),
    [((1920, 1080), (1280, 800)), ((1280, 800), (1256, 752)), ((1024, 768), (1000, 720)), ((800, 600), (1280, 800))],
)
def test_the_first_window_fits_its_screen_where_that_is_large_enough(
    screen: tuple[int, int], opened: tuple[int, int]
) -> None:
    assert first_size(QSize(*USUAL), QSize(*SMALLEST), QSize(*screen)) == QSize(*opened)


def test_a_short_message_is_as_wide_as_a_line(qtbot: QtBot) -> None:
    box = plain_box(None, "Check of the vault", "All is well.")
    qtbot.addWidget(box)
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    box.show()
    assert box.width() >= LEAST_LINE * box.fontMetrics().averageCharWidth()
    box.close()


def test_a_question_has_its_buttons_where_every_dialog_has_them(qtbot: QtBot) -> None:
    appearance().choose(Theme.LIGHT, 1.0)
    said: list[str] = []
    box = ask(None, "Reset the sample", "The story starts anew.", "Reset", lambda: said.append("yes"))
    qtbot.addWidget(box)
    reset, cancel = (next(one for one in box.buttons() if one.text() == name) for name in ("Reset", "Cancel"))
    assert cancel.mapTo(box, QPoint(0, 0)).x() < reset.mapTo(box, QPoint(0, 0)).x()
    assert box.defaultButton() is reset
    assert reset.property("kind") == "primary"
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    assert said == []


def test_a_chooser_of_files_begins_with_the_persons_documents(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    documents, home = tmp_path / "documents", tmp_path / "home"
    home.mkdir()
    named = {"DocumentsLocation": str(documents), "HomeLocation": str(home)}
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: named[place.name])
    assert usual_folder() == str(home)
    documents.mkdir()
    assert usual_folder() == str(documents)
    chooser = QFileDialog()
    qtbot.addWidget(chooser)
    begin_at_documents(chooser)
    assert chooser.directory().absolutePath() == str(documents)
