"""A strip above the list for what is wrong: a title, the sentence, and what can be done."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from core.errors import RequestError, VaultError
from ui import text
from ui.icons import icon
from ui.safe import PlainLabel
from ui.theme import tokens
from ui.told import told
from ui.translation import tr


class Notice(QFrame):
    """Shows one fault until it is closed or replaced; hidden otherwise."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "fault")
        self.setAccessibleName(tr("What went wrong"))
        self._title = PlainLabel("", self, role="strong")
        self._words = PlainLabel("", self, selectable=True)
        self._close = QPushButton(self)
        self._close.setProperty("kind", "quiet")
        self._close.setAccessibleName(tr("Close this notice"))
        self._close.clicked.connect(self.hide)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._words)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 10, 8, 10)
        layout.addLayout(words, 1)
        layout.addWidget(self._close)
        self.hide()

    def tell(self, reason: VaultError) -> None:
        """Show an error of the vault with its hint; what was asked wrongly looks calmer than a fault."""
        self._show(
            text.fault_title(reason.kind),
            f"{told(reason.message)} {told(reason.hint)}".strip(),
            "banner" if isinstance(reason, RequestError) else "fault",
        )

    def tell_bug(self, reason: BaseException) -> None:
        """Show that the program itself failed."""
        self._show(text.fault_title(""), f"{text.BUG_TEXT} ({type(reason).__name__})", "fault")

    def put_aside(self) -> None:
        """The person goes on: a request that could not be met has been read; a fault stays."""
        if self.property("role") == "banner":
            self.hide()

    @property
    def words(self) -> str:
        """What is shown, or nothing."""
        return "" if self.isHidden() else f"{self._title.text()}: {self._words.text()}"

    def _show(self, title: str, words: str, role: str) -> None:
        self.setProperty("role", role)
        self.style().unpolish(self)
        self.style().polish(self)
        self._close.setIcon(icon("close", tokens().warning if role == "banner" else tokens().danger))
        self._title.setText(title)
        self._words.setText(words)
        self.show()
