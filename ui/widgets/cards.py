"""A scrolled column of cards on the window's ground, each kept by its key while the rest changes around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from ui.theme import px


class Cards(QScrollArea):
    """Shows widgets by key in an order. A card whose key stays is kept, with the keyboard in it."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(name)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, px(6), 0)
        self._column.setSpacing(px(8))
        self._column.addStretch(1)
        self.setWidget(inside)
        self.cards: dict[str, QWidget] = {}

    def show_cards(self, keys: Sequence[str], make: Callable[[str], QWidget]) -> None:
        """Show one card for each key, in this order; ``make`` is called for those that are new."""
        for key in [key for key in self.cards if key not in set(keys)]:
            card = self.cards.pop(key)
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        for place, key in enumerate(keys):
            if key not in self.cards:
                self.cards[key] = make(key)
            if self._column.indexOf(self.cards[key]) != place:
                self._column.removeWidget(self.cards[key])
                self._column.insertWidget(place, self.cards[key])

    def clear(self) -> None:
        """Show none."""
        for card in self.cards.values():
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards.clear()

    @property
    def shown(self) -> Mapping[str, QWidget]:
        """The cards by their keys."""
        return self.cards
