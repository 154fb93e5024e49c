"""The line above a vault that is made up: it says so, and leads to the tour, to a fresh start and to one's own."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from ui import text_around as words
from ui.icons import icon, pixmap
from ui.safe import PlainLabel, plain_tooltip
from ui.theme import appearance, px, tokens

ICON = 16


class SampleStrip(QFrame):
    """``asked`` carries the id of an action: the tour, the reset, one's own vault."""

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "sample")
        self.setAccessibleName(words.SAMPLE_LINE)
        self._star = PlainLabel("", self)
        self._words = PlainLabel(words.SAMPLE_LINE, self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 5, 8, 5)
        layout.setSpacing(6)
        layout.addWidget(self._star, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addSpacing(4)
        layout.addWidget(self._words, 1)
        self.buttons: dict[str, QPushButton] = {}
        for name, said in (("tour", words.TAKE_TOUR), ("reset_sample", words.RESET), ("own_vault", words.START_OWN)):
            button = QPushButton(said, self)
            button.setProperty("kind", "link")
            button.clicked.connect(lambda _checked, name=name: self.asked.emit(name))
            layout.addWidget(button)
            self.buttons[name] = button
        plain_tooltip(self.buttons["reset_sample"], words.RESET_HINT)
        self._close = QPushButton(self)
        self._close.setProperty("kind", "quiet")
        self._close.setAccessibleName(words.HIDE_STRIP)
        self._close.clicked.connect(self.hide)
        layout.addWidget(self._close)
        appearance().changed.connect(self._restyle)
        self._restyle()

    def offer(self, name: str, offered: bool) -> None:
        """Show or hide the button of an action that this window may not have."""
        self.buttons[name].setVisible(offered)

    def _restyle(self) -> None:
        look = tokens()
        picture: QPixmap = pixmap("sample", px(ICON), look.accent)
        self._star.setPixmap(picture)
        self._close.setIcon(icon("close", look.muted))
