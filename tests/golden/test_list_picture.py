"""The list looks as it did: compared small and grey, so that another machine's letters pass and a lost chip does not.

After a change that is meant, ``RENEW_GOLDEN=yes`` writes the pictures anew; look at them before they are kept.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.golden.compared import TOLERANCE, apart_from_golden, difference, small
from ui.tables.list_view import RowList
from ui.tables.model import RowModel, Section
from ui.tables.rows import Kind, Row, Tone
from ui.theme import Theme

ROWS = (
    Row(
        Kind.MEMORY, "1", "I live in Lisbon, in Graça.", "True now", Tone.GOOD, "since 1 Mar 2025 · typed", pinned=True
    ),
    Row(Kind.MEMORY, "2", "I am allergic to penicillin.", "Disputed", Tone.ALARM, "since 2019 · ChatGPT"),
    Row(Kind.MEMORY, "3", "I lived in Porto.", "Past", Tone.QUIET, "2018 – Feb 2025 · notes", faded=True),
    Row(Kind.MEMORY, "4", "I want to learn Japanese.", "To approve", Tone.WAITING, "assistant · #plans"),
)


def drawn(qtbot: QtBot, rows: tuple[Row, ...], fine: int = 1) -> QImage:
    """The list with these rows, the second of them chosen, small and grey; ``fine`` points to a pixel."""
    model = RowModel()
    model.show([Section("memories", len(rows))], {("memories", 0): rows})
    shown = RowList(model)
    qtbot.addWidget(shown)
    shown.resize(456, 320)
    shown.show()
    shown.choose(1)
    return small(shown, fine)


def test_the_list_looks_as_it_did(qtbot: QtBot, theme: Theme, renew: bool) -> None:
    found = apart_from_golden(drawn(qtbot, ROWS), "list", theme, renew=renew)
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
