"""What was skipped or held, with its reason and where it came from, each restored with one click."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.domain import Skipped
from ui import text_write as words
from ui.desk import Desk
from ui.dialogs.open_frame import OpenDialog
from ui.panes.empty import NothingHere
from ui.safe import LongText, PlainLabel, one_line
from ui.theme import px
from ui.widgets.cards import Cards
from ui.widgets.room import open_at

MOST = 200
"""Cards at once: as many as anybody reads; restored ones make room for the next."""


class SkippedDialog(OpenDialog):
    """Opens on its own; reads itself anew after every change."""

    def __init__(self, desk: Desk, parent: QWidget | None = None, *, writable: bool = True) -> None:
        super().__init__(desk, words.SKIPPED_TITLE, words.SKIPPED_LINE, parent)
        self._writable = writable
        self._held: dict[str, Skipped] = {}
        self._restored_at: int | None = None
        self.cards = Cards(words.SKIPPED_TITLE, self)
        self.nothing = NothingHere(words.NOTHING_SKIPPED, words.NOTHING_SKIPPED_LINE, self)
        self.nothing.hide()
        self._more = PlainLabel("", self, role="small")
        self._more.hide()
        self.body.addWidget(self.cards, 1)
        self.body.addWidget(self.nothing, 1)
        self.body.addWidget(self._more)
        open_at(self, 680, 560)
        self.read_anew()

    async def refresh(self) -> None:
        """Read the list."""
        skipped = await self.desk.read(lambda vault: vault.skipped())
        if not isValid(self):
            return
        shown = skipped[:MOST]
        self._held = {one.id: one for one in shown}
        self.cards.show_cards([one.id for one in shown], self._card)
        for card in self.cards.shown.values():
            if isinstance(card, SkippedCard):
                card.button.setEnabled(self._writable)
        self._go_on(shown)
        self.cards.setVisible(bool(shown))
        self.nothing.setVisible(not shown)
        self._more.setVisible(len(skipped) > len(shown))
        self._more.setText(words.first_of(len(shown), len(skipped)))

    def _card(self, id: str) -> QWidget:
        return SkippedCard(self._held[id], lambda: self.restore(id), self.cards, writable=self._writable)

    def _go_on(self, shown: Sequence[Skipped]) -> None:
        """Put the keyboard on the card that took a restored one's place, so that the next one is a key away."""
        at, self._restored_at = self._restored_at, None
        if at is not None and shown:
            card = self.cards.shown[shown[min(at, len(shown) - 1)].id]
            if isinstance(card, SkippedCard):
                card.button.setFocus()

    def restore(self, id: str) -> None:
        """Make a memory of it after all."""
        self._restored_at = list(self._held).index(id)
        self.act(lambda: self.desk.change(lambda vault: vault.keep(id)), words.RESTORED)


class SkippedCard(QFrame):
    """One skipped statement with its button."""

    def __init__(
        self, skipped: Skipped, restore: Callable[[], None], parent: QWidget | None = None, *, writable: bool = True
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        row = QHBoxLayout(self)
        row.setContentsMargins(px(16), px(10), px(12), px(10))
        row.setSpacing(px(12))
        lines = QVBoxLayout()
        lines.setSpacing(px(2))
        lines.addWidget(LongText(skipped.text, self))
        origin = words.skipped_origin(skipped.reason, skipped.speaker, skipped.source, skipped.recorded_at)
        self.origin = PlainLabel(origin, self, role="small")
        lines.addWidget(self.origin)
        row.addLayout(lines, 1)
        self.button = QPushButton(words.RESTORE, self)
        self.button.setAutoDefault(False)
        self.button.setAccessibleName(f"{words.RESTORE}: {one_line(skipped.text, 80)}")
        self.button.setEnabled(writable)
        self._restore = restore
        self.button.clicked.connect(self._press)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)

    def _press(self) -> None:
        self.button.setEnabled(False)  # once is enough; a fault makes it possible again
        self._restore()
