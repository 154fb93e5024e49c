"""Headings and texts in a window of their own, which stays open beside the one it came from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ui.safe import PlainLabel
from ui.theme import px
from ui.translation import tr
from ui.widgets.room import open_at

CLOSE = tr("Close")


class SectionsDialog(QDialog):
    """A title, a line, then (heading, text) by (heading, text), scrolled by the keys."""

    def __init__(
        self, title: str, line: str, sections: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        sheet = QWidget()
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(0, 0, px(12), 0)
        inside.setSpacing(px(4))
        for heading, said in sections:
            inside.addWidget(PlainLabel(heading, sheet, role="heading"))
            inside.addWidget(PlainLabel(said, sheet, selectable=True))
            inside.addSpacing(px(14))
        inside.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setAccessibleName(title)
        self.area.setWidget(sheet)
        close = QPushButton(CLOSE, self)
        close.setAccessibleName(CLOSE)
        close.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(28), px(22), px(20), px(16))
        layout.setSpacing(px(12))
        layout.addWidget(PlainLabel(title, self, role="title"))
        layout.addWidget(PlainLabel(line, self, role="muted"))
        layout.addWidget(self.area, 1)
        layout.addLayout(foot)
        open_at(self, 640, 620)
        self.area.setFocus()
