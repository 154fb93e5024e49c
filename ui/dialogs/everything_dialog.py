"""The timeline of everything in a window of its own, beside the main one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from core.domain import Showing
from ui import text_detail as words
from ui.desk import Desk
from ui.panes.vault_timeline import VaultTimeline

SIZE = (1000, 640)


class EverythingDialog(QDialog):
    """Stays open while the person works; ``opened`` carries the id of a memory to show."""

    opened = Signal(str)

    def __init__(self, desk: Desk, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.EVERYTHING_TITLE)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(*SIZE)
        self.timeline = VaultTimeline(desk, self)
        self.timeline.opened.connect(self.opened)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.timeline)
        self.timeline.show_at(showing)

    def look_at(self, showing: Showing) -> None:
        """Show other dates."""
        self.timeline.show_at(showing)
