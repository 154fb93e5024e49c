"""Chips go on in a new line instead of being cut, at every width and text size."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from core.domain import Status
from core.library import Within
from ui.theme import Theme, appearance
from ui.widgets.filter_bar import FilterBar
from ui.widgets.flow import FlowLayout


def test_widgets_go_on_in_a_new_line_where_the_width_ends(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    layout = FlowLayout(parent, 10)
    parts = [QWidget(parent) for _ in range(4)]
    for part in parts:
        part.setFixedSize(100, 30)
        layout.addWidget(part)
    parent.show()
    for width, places in (
        (430, [(0, 0), (110, 0), (220, 0), (330, 0)]),
        (220, [(0, 0), (110, 0), (0, 40), (110, 40)]),
        (50, [(0, 0), (0, 40), (0, 80), (0, 120)]),
    ):
        parent.resize(width, 200)
        layout.activate()
        assert [(part.x(), part.y()) for part in parts] == places
        assert layout.heightForWidth(width) == places[-1][1] + 30
    parts[1].hide()
    parent.resize(430, 200)
    layout.activate()
    assert parts[2].x() == 110


def test_a_layout_gives_back_what_it_holds_and_nothing_beyond(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    layout = FlowLayout(parent)
    button = QPushButton("One", parent)
    layout.addWidget(button)
    item = layout.itemAt(0)
    assert item is not None
    assert item.widget() is button
    assert layout.itemAt(1) is None
    assert layout.takeAt(5) is None
    assert layout.takeAt(0) is item
    assert layout.count() == 0


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_chip_is_cut_at_any_text_size(qtbot: QtBot, scale: float) -> None:
    appearance().choose(Theme.LIGHT, scale)
    bar = FilterBar()
    qtbot.addWidget(bar)
    bar.choose(Within(Status.PENDING, tag="a tag of some length", source="ChatGPT", person="Nele", pinned=True))
    bar.say_understood("True in Mar 2025")
    bar.resize(470, 200)
    bar.show()
    try:
        for chip in (*bar.chips.values(), bar.understood):
            if chip.isVisible():
                assert chip.width() >= chip.fontMetrics().horizontalAdvance(chip.text()) + 20
                assert chip.geometry().right() < 470
    finally:
        appearance().choose(Theme.LIGHT, 1.0)
