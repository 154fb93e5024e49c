"""The line above the rows: how many, what came in meanwhile, the order with its headings, and more filters."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from core.library import Grouping, Order
from ui import text, text_library, text_write
from ui.safe import PlainLabel
from ui.translation import tr
from ui.widgets.short_button import ShortButton


class ListBar(QWidget):
    """``ordered`` says that another order or other headings were chosen, ``jumped`` that the messages are wanted.

    ``topped``: what is new at the top is to be shown. ``reviewed``: what waits is to be gone through.
    """

    ordered = Signal()
    jumped = Signal()
    topped = Signal()
    reviewed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.order, self.grouping, self.relevant = Order.LEARNED, Grouping.NONE, True
        self._searching = False
        self.count = PlainLabel("", self, role="small", wrap=False)
        self.fresh = _link("", self)
        self.fresh.setProperty("kind", "pill")
        self.jump = ShortButton(self)
        _as_link(self.jump)
        self.review = _link(text_write.GO_THROUGH, self)
        self.sort = _link("", self)
        self.sort.setProperty("kind", "plain")
        self.menu = QMenu(self.sort)
        self.menu.setAccessibleName(text_library.SORT)
        self.sort.setMenu(self.menu)
        self._best = QAction(text_library.MOST_RELEVANT, self)
        self._orders = {order: QAction(words, self) for order, words in text_library.ORDER_WORDS.items()}
        self._headings = {kind: QAction(words, self) for kind, words in text_library.GROUPING_WORDS.items()}
        self._fill()
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(6)
        for part in (self.count, self.jump, self.fresh):
            self.row.addWidget(part)
        self.row.addStretch(1)
        self.row.addWidget(self.review)
        self.row.addWidget(self.sort)
        for part in (self.fresh, self.jump, self.review):
            part.hide()
        self.fresh.clicked.connect(self.topped)
        self.jump.clicked.connect(self.jumped)
        self.review.clicked.connect(self.reviewed)
        self._word()

    def _fill(self) -> None:
        orders = QActionGroup(self)
        for entry in (self._best, *self._orders.values()):
            entry.setCheckable(True)
            orders.addAction(entry)
            self.menu.addAction(entry)
        headings = QActionGroup(self)
        under = self.menu.addMenu(text_library.GROUP)
        for entry in self._headings.values():
            entry.setCheckable(True)
            headings.addAction(entry)
            under.addAction(entry)
        self._under = under
        self._best.triggered.connect(partial(self._choose, None))
        for order, entry in self._orders.items():
            entry.triggered.connect(partial(self._choose, order))
        for kind, entry in self._headings.items():
            entry.triggered.connect(partial(self._group, kind))

    def _choose(self, order: Order | None, _on: bool = False) -> None:
        self.relevant = order is None
        self.order = order or self.order
        self._word()
        self.ordered.emit()

    def _group(self, kind: Grouping, _on: bool = False) -> None:
        self.grouping = kind
        self._word()
        self.ordered.emit()

    def arrange(self, order: Order, grouping: Grouping) -> None:
        """Take an order and headings over, without telling anyone."""
        self.order, self.grouping = order, grouping
        self._word()

    def take(self, order: Order, grouping: Grouping) -> None:
        """Choose an order and headings, as if by the menu."""
        self.arrange(order, grouping)
        self.ordered.emit()

    def show_searching(self, searching: bool) -> None:
        """Offer the best match first while something is searched for, and headings while nothing is."""
        if searching != self._searching:
            self._searching = searching
            self.relevant = True
            self._word()

    def _word(self) -> None:
        best = self._searching and self.relevant
        words = text_library.MOST_RELEVANT if best else text_library.ORDER_WORDS[self.order]
        self.sort.setText(f"{words}  ▾")
        self.sort.setAccessibleName(f"{text_library.SORT}: {words}")
        self._best.setVisible(self._searching)
        self._under.menuAction().setVisible(not self._searching)
        (self._best if best else self._orders[self.order]).setChecked(True)
        self._headings[self.grouping].setChecked(True)

    def show_fresh(self, number: int) -> None:
        """Say how many came in at the top meanwhile; 0 = none."""
        words = text_library.fresh_words(number)
        self.fresh.setText(words)
        self.fresh.setAccessibleName(words)
        self.fresh.setVisible(number > 0)

    def show_counts(self, line: str, messages: int) -> None:
        """Say how many rows there are, and how many messages stand below them."""
        self.count.setText(line)
        self.jump.setText(text.jump_to_messages(messages))
        self.jump.setVisible(messages > 0)


def _link(words: str, parent: QWidget) -> QPushButton:
    made = QPushButton(words, parent)
    _as_link(made)
    made.setAccessibleName(words or tr("Link"))
    return made


def _as_link(button: QPushButton) -> None:
    button.setProperty("kind", "link")
    button.setProperty("small", True)
