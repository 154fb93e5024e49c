"""Keys that belong to the window although the keyboard is in the search box."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.widgets.search_box import SearchBox


def is_kept(box: SearchBox, key: Qt.Key) -> bool:
    """Whether the box takes Ctrl with this key for itself, so that no shortcut of the window gets it."""
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.ControlModifier)
    event.accept()
    QApplication.sendEvent(box, event)
    return event.isAccepted()


def test_the_box_leaves_the_key_of_the_export_to_the_window(qtbot: QtBot) -> None:
    box = SearchBox()
    qtbot.addWidget(box)
    box.setText("typed")
    assert not is_kept(box, Qt.Key.Key_E)
    assert is_kept(box, Qt.Key.Key_C)


def test_undo_is_the_vaults_until_something_was_typed(qtbot: QtBot) -> None:
    box = SearchBox()
    qtbot.addWidget(box)
    assert not is_kept(box, Qt.Key.Key_Z)
    qtbot.keyClicks(box, "typed")
    assert is_kept(box, Qt.Key.Key_Z)
