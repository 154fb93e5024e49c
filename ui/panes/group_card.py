"""A whole source that brought much: how much waits, some of it, and the ways to decide all or go through it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ui import text_write as words
from ui.panes.approve_items import Group
from ui.safe import PlainLabel, one_line
from ui.theme import px
from ui.translation import digits, in_quotes, tr
from ui.widgets.flow import FlowLayout


class GroupCard(QWidget):
    """``approved`` and ``rejected`` carry the ``Group`` that was shown, ``opened`` its name."""

    approved = Signal(object)
    rejected = Signal(object)
    opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.group: Group | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(20), px(16), px(20), px(16))
        layout.setSpacing(px(10))
        self.title = PlainLabel("", self, role="title")
        self.kinds = PlainLabel("", self, role="muted")
        self.sample = PlainLabel("", self)
        for part in (self.title, self.kinds, self.sample):
            layout.addWidget(part)
        layout.addStretch(1)
        below = QWidget(self)
        flow = FlowLayout(below, px(8))
        self.go = QPushButton(words.ONE_BY_ONE, below)
        self.approve = QPushButton(below)
        self.reject = QPushButton(words.REJECT_ALL, below)
        self.reject.setProperty("kind", "danger")
        for button in (self.go, self.approve, self.reject):
            button.setAutoDefault(False)
            flow.addWidget(button)
        layout.addWidget(below)
        self.go.clicked.connect(self._open)
        self.approve.clicked.connect(lambda: self.approved.emit(self.group))
        self.reject.clicked.connect(lambda: self.rejected.emit(self.group))

    def show_group(self, group: Group, *, writable: bool) -> None:
        """Show a source."""
        self.group = group
        self.title.setText(words.group_title(group.name, group.count))
        self.kinds.setText(words.group_kinds(group.new, len(group.proposed)))
        lines = [in_quotes(one_line(text, 200)) for text in group.sample]
        more = group.count - len(lines)
        self.sample.setText(
            "\n".join([*lines, *([tr("and {more} more").format(more=digits(more))] if more > 0 else [])])
        )
        self.approve.setText(words.approve_all(one_line(group.name, 40), group.count).replace("&", "&&"))
        for button in (self.approve, self.reject):
            button.setEnabled(writable)
        self.setAccessibleName(f"{self.title.text()}. {self.kinds.text()}. {self.sample.text()}")

    def _open(self) -> None:
        if self.group is not None:
            self.opened.emit(self.group.name)
