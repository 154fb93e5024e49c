"""The guide in a window of its own, which stays open beside the main one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ui import text_guide as words
from ui.safe import PlainLabel
from ui.theme import px


class GuideDialog(QDialog):
    """Headings and texts, scrolled by the keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.TITLE)
        sheet = QWidget()
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(0, 0, px(12), 0)
        inside.setSpacing(px(4))
        for heading, said in words.SECTIONS:
            inside.addWidget(PlainLabel(heading, sheet, role="heading"))
            inside.addWidget(PlainLabel(said, sheet, selectable=True))
            inside.addSpacing(px(14))
        inside.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setAccessibleName(words.TITLE)
        self.area.setWidget(sheet)
        close = QPushButton(words.CLOSE, self)
        close.setAccessibleName(words.CLOSE)
        close.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(28), px(22), px(20), px(16))
        layout.setSpacing(px(12))
        layout.addWidget(PlainLabel(words.TITLE, self, role="title"))
        layout.addWidget(PlainLabel(words.LINE, self, role="muted"))
        layout.addWidget(self.area, 1)
        layout.addLayout(foot)
        self.resize(px(640), px(620))
        self.area.setFocus()
