"""The list looks as it did: compared small and grey, so that another machine's letters pass and a lost chip does not.

After a change that is meant, ``RENEW_GOLDEN=yes`` writes the pictures anew; look at them before they are kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.fonts import load_fonts
from ui.tables.list_view import RowList
from ui.tables.model import RowModel, Section
from ui.tables.rows import Kind, Row, Tone
from ui.theme import Theme, appearance, tokens

PICTURES = Path(__file__).with_name("pictures")
FONTS = Path(__file__).resolve().parent.parent.parent / "resources" / "fonts"
CELL = 6
"""Pixels of the window that become one of the picture: the edges of letters are gone, words and chips are not."""
TOLERANCE = 8.5
"""Of 255, by which means of three times three such cells may differ: finer letters make 7.3, the faintest chip 10.1."""
ROWS = (
    Row(
        Kind.MEMORY, "1", "I live in Lisbon, in Graça.", "True now", Tone.GOOD, "since 1 Mar 2025 · typed", pinned=True
    ),
    Row(Kind.MEMORY, "2", "I am allergic to penicillin.", "Disputed", Tone.ALARM, "since 2019 · ChatGPT"),
    Row(Kind.MEMORY, "3", "I lived in Porto.", "Past", Tone.QUIET, "2018 – Feb 2025 · notes", faded=True),
    Row(Kind.MEMORY, "4", "I want to learn Japanese.", "To approve", Tone.WAITING, "assistant · #plans"),
)


@pytest.fixture(params=[Theme.LIGHT, Theme.DARK], ids=["light", "dark"])
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Theme]:
    """The look to draw in, with the font that the program brings."""
    look = appearance()
    before = look.family
    look.family = load_fonts(FONTS)
    look.choose(request.param, 1.0)
    yield request.param
    look.family = before
    look.choose(Theme.LIGHT, 1.0)


def drawn(qtbot: QtBot, rows: tuple[Row, ...], fine: int = 1) -> QImage:
    """The list with these rows, the second of them chosen, small and grey; ``fine`` points to a pixel."""
    model = RowModel()
    model.show([Section("memories", len(rows))], {("memories", 0): rows})
    shown = RowList(model)
    qtbot.addWidget(shown)
    shown.resize(456, 320)
    shown.show()
    shown.choose(1)
    picture = QImage(shown.size() * fine, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(fine)
    picture.fill(QColor(tokens().surface))
    shown.render(picture)
    small = picture.scaled(
        shown.width() // CELL,
        shown.height() // CELL,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return small.convertToFormat(QImage.Format.Format_Grayscale8)


def difference(first: QImage, second: QImage) -> float:
    """By how much the means of three times three cells differ where they differ most."""
    assert first.size() == second.size()
    apart = cells(first) - cells(second)
    rows, columns = (apart.shape[0] // 3) * 3, (apart.shape[1] // 3) * 3
    means = apart[:rows, :columns].reshape(rows // 3, 3, columns // 3, 3).mean(axis=(1, 3))
    return float(np.abs(means).max())


def cells(image: QImage) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    whole = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), image.bytesPerLine())
    return whole[:, : image.width()].astype(np.float64)


def test_the_list_looks_as_it_did(qtbot: QtBot, theme: Theme, renew: bool) -> None:
    now = drawn(qtbot, ROWS)
    path = PICTURES / f"list_{theme.value}.png"
    if renew:
        now.save(str(path))
    expected = QImage(str(path)).convertToFormat(QImage.Format.Format_Grayscale8)
    found = difference(now, expected)
    assert found <= TOLERANCE, found


def test_letters_drawn_in_another_way_make_no_difference(qtbot: QtBot, theme: Theme) -> None:
    found = difference(drawn(qtbot, ROWS), drawn(qtbot, ROWS, fine=2))
    assert found <= TOLERANCE, found


@pytest.mark.parametrize("at", range(len(ROWS)))
def test_a_lost_chip_is_noticed(qtbot: QtBot, theme: Theme, at: int) -> None:
    without = (*ROWS[:at], replace(ROWS[at], chip=""), *ROWS[at + 1 :])
    found = difference(drawn(qtbot, ROWS), drawn(qtbot, without))
    assert found > TOLERANCE, found


def test_a_row_that_moved_is_noticed(qtbot: QtBot, theme: Theme) -> None:
    assert difference(drawn(qtbot, ROWS), drawn(qtbot, ROWS[1:])) > TOLERANCE
