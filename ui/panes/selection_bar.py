"""The bar of acts on many memories; it stands under the list while more than one is selected."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui import text_library
from ui.icons import icon
from ui.safe import PlainLabel, plain_tooltip
from ui.theme import appearance, px, tokens
from ui.translation import tr
from ui.widgets.flow import FlowLayout

ACTS: tuple[tuple[str, str, str], ...] = (
    ("pin", text_library.PIN_MANY, "pin"),
    ("tags", text_library.TAG_MANY, "tag"),
    ("end", text_library.END_MANY, "end"),
    ("retire", text_library.RETIRE_MANY, "wrong"),
    ("archive", text_library.ARCHIVE_MANY, "archive"),
    ("merge", text_library.MERGE_MANY, "all"),
    ("export", text_library.EXPORT_MANY, "export"),
)
"""Actions of the table that also take many: id, words on the button, icon."""


class SelectionBar(QFrame):
    """``asked`` carries an action's id, ``dropped`` says that nothing is to be selected any more."""

    asked = Signal(str)
    dropped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.setAccessibleName(tr("What to do with the selected memories"))
        self.words = PlainLabel("", self, role="strong", wrap=False)
        self.buttons: dict[str, QPushButton] = {}
        self.close_button = QPushButton(self)
        self.close_button.setProperty("kind", "quiet")
        self.close_button.setAccessibleName(text_library.DESELECT)
        plain_tooltip(self.close_button, tr("{deselect} (Esc)").format(deselect=text_library.DESELECT))
        self.close_button.clicked.connect(self.dropped)
        acts = QWidget(self)
        flow = FlowLayout(acts)
        for name, words, _icon in ACTS:
            button = QPushButton(words, acts)
            button.setProperty("kind", "small")
            button.setAccessibleName(words)
            button.clicked.connect(partial(self._ask, name))
            self.buttons[name] = button
            flow.addWidget(button)
        top = QHBoxLayout()
        top.addWidget(self.words, 1)
        top.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 4, 6, 10)
        layout.setSpacing(2)
        layout.addLayout(top)
        layout.addWidget(acts)
        appearance().changed.connect(self._restyle)
        self._restyle()
        self.hide()

    def show_number(self, number: int) -> None:
        """Say how many are selected; the bar is away for one or none."""
        self.words.setText(text_library.selected_words(number))
        self.setVisible(number > 1)

    def fit(self, reasons: dict[str, str]) -> None:
        """Grey what cannot be done, with the reason as its hint."""
        for name, button in self.buttons.items():
            button.setEnabled(not reasons[name])
            plain_tooltip(button, reasons[name])

    def _ask(self, name: str, _on: bool = False) -> None:
        self.asked.emit(name)

    def _restyle(self) -> None:
        for name, _words, picture in ACTS:
            self.buttons[name].setIcon(icon(picture, tokens().muted))
            self.buttons[name].setIconSize(QSize(px(15), px(15)))
        self.close_button.setIcon(icon("close", tokens().muted))
        self.close_button.setIconSize(QSize(px(14), px(14)))
