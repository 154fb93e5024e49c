"""Says over a card that it is shown anew, for that one only."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ui.safe import PlainLabel
from ui.theme import px


class ChangedNotice(QFrame):
    """A calm strip with a title and a line; hidden until what it is about is shown."""

    def __init__(self, title: str, line: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self.setAccessibleName(f"{title}. {line}")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(18), px(10), px(14), px(10))
        layout.setSpacing(px(2))
        layout.addWidget(PlainLabel(title, self, role="strong"))
        layout.addWidget(PlainLabel(line, self))
        self._for = ""
        self.hide()

    def remember(self, id: str) -> None:
        """What is shown anew."""
        self._for = id

    def tell(self, id: str) -> None:
        """Another item is shown: say it if it is the one."""
        self.setVisible(bool(self._for) and id == self._for)
