"""A memory's wording as the largest thing on the page, smaller the longer it is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from ui.safe import PlainLabel, visible_text, wrapped
from ui.translation import digits, tr

LARGE, MIDDLE = 160, 420
"""Signs up to which a wording is set as a title, then as a heading: about four lines each."""
AT_ONCE = 600
"""Signs shown before “Show all”: more would push the timeline out of sight."""
TALL = 300


class Sentence(QWidget):
    """Plain, selectable text; a long one is cut until the person asks for all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        self._label = PlainLabel("", self, role="title", selectable=True)
        self._all = QPushButton(self)
        self._all.setProperty("kind", "link")
        self._all.clicked.connect(self._show_all)
        self._whole = QPlainTextEdit(self)
        self._whole.setReadOnly(True)
        self._whole.setAccessibleName(tr("The whole text"))
        self._whole.setMinimumHeight(TALL)
        layout.addWidget(self._label)
        layout.addWidget(self._all, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._whole)
        self.set_text("")

    def set_text(self, text: str) -> None:
        """Show a wording; the same one again changes nothing."""
        if text == self._text and text:
            return
        self._text = text
        role = "title" if len(text) <= LARGE else "heading" if len(text) <= MIDDLE else ""
        if self._label.property("role") != role:
            self._label.setProperty("role", role)
            self._label.style().unpolish(self._label)
            self._label.style().polish(self._label)
        left = len(text) - AT_ONCE
        self._label.setText(text if left <= 0 else text[:AT_ONCE].rstrip() + "…")
        self._label.show()
        self._all.setText(tr("Show all ({number} signs)").format(number=digits(len(text))))
        self._all.setVisible(left > 0)
        self._whole.hide()
        self._whole.clear()

    @property
    def text(self) -> str:
        """The whole wording."""
        return self._text

    def _show_all(self) -> None:
        self._whole.setPlainText(wrapped(visible_text(self._text)))
        self._whole.show()
        self._whole.setFocus()
        self._label.hide()
        self._all.hide()
