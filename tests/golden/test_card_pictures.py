"""The memory card and the timeline look as they did; ``RENEW_GOLDEN=yes`` keeps a change that is meant."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.domain import MemoryDetail, Showing, Statement
from core.vault import Vault
from core.window import parse_moment, window_between
from tests.core.vaults import Clock, Ids
from tests.golden.compared import TOLERANCE, apart_from_golden, difference, small
from ui.panes.detail_header import DetailHeader
from ui.panes.timeline_pane import TimelinePane
from ui.theme import Theme

NOW = datetime(2026, 11, 29, tzinfo=UTC)


def told(*, disputed: bool = True, moved: bool = True, tags: tuple[str, ...] = ("home", "portugal")) -> MemoryDetail:
    """A home with a past, tags, and somebody who says otherwise."""
    vault = Vault.in_memory(clock=Clock(datetime(2026, 1, 1, 12, tzinfo=UTC)), ids=Ids())
    window = window_between(parse_moment("2018"), None)
    memory = str(vault.add(Statement("I live in Porto, in a flat with a balcony.", tags=tags, window=window)).memory)
    if moved:
        vault.revise(memory, "I live in Lisbon, in Graça.", parse_moment("2025-03-01"))
    if disputed:
        vault.add(Statement("I live in Braga.", window=window_between(parse_moment("2026"), None)))
    shown = vault.show(memory)
    vault.close()
    return shown


def card(qtbot: QtBot, detail: MemoryDetail, fine: int = 1) -> QImage:
    """The card of a memory."""
    header = DetailHeader()
    header.show_memory(detail, "")
    return _drawn(qtbot, header, 480, 330, fine)


def timeline(qtbot: QtBot, detail: MemoryDetail, fine: int = 1) -> QImage:
    """Its timeline, with the versions below."""
    pane = TimelinePane()
    pane.show_history(detail, Showing(), NOW)
    return _drawn(qtbot, pane, 480, 420, fine)


def _drawn(qtbot: QtBot, widget: QWidget, width: int, height: int, fine: int) -> QImage:
    qtbot.addWidget(widget)
    widget.resize(width, height)
    widget.show()
    qtbot.waitExposed(widget)
    return small(widget, fine)


@pytest.mark.parametrize("draw", [card, timeline], ids=["card", "timeline"])
def test_it_looks_as_it_did(qtbot: QtBot, theme: Theme, renew: bool, draw) -> None:  # type: ignore[no-untyped-def]
    found = apart_from_golden(draw(qtbot, told()), draw.__name__, theme, renew=renew)
    assert found <= TOLERANCE, found


def test_a_card_without_its_dispute_or_a_tag_is_noticed(qtbot: QtBot, theme: Theme) -> None:
    whole = card(qtbot, told())
    assert difference(whole, card(qtbot, told(disputed=False))) > TOLERANCE
    assert difference(whole, card(qtbot, told(tags=("home",)))) > TOLERANCE


def test_a_lost_bar_of_the_timeline_is_noticed(qtbot: QtBot, theme: Theme) -> None:
    assert difference(timeline(qtbot, told()), timeline(qtbot, told(moved=False))) > TOLERANCE


@pytest.mark.parametrize("draw", [card, timeline], ids=["card", "timeline"])
def test_letters_drawn_in_another_way_make_no_difference_there(qtbot: QtBot, theme: Theme, draw) -> None:  # type: ignore[no-untyped-def]
    detail = told()
    found = difference(draw(qtbot, detail), draw(qtbot, detail, fine=2))
    assert found <= TOLERANCE, found
