"""Who writes into the vault: each source with its counts, and what becomes of what it brings."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.answers import SourceRow
from core.domain import Channel, Policy
from ui import text_sources as words
from ui.desk import Desk
from ui.dialogs.open_frame import OpenDialog
from ui.panes.empty import NothingHere
from ui.safe import PlainLabel, one_line
from ui.theme import px
from ui.widgets.cards import Cards
from ui.widgets.choices import PickList
from ui.widgets.room import open_at, room_for


class SourcesDialog(OpenDialog):
    """Opens on its own; a policy is changed by choosing another, and undone in the bar."""

    def __init__(self, desk: Desk, parent: QWidget | None = None, *, writable: bool = True) -> None:
        super().__init__(desk, words.SOURCES_TITLE, words.SOURCES_LINE, parent)
        self._writable = writable
        self.cards = Cards(words.SOURCES_TITLE, self)
        self.nothing = NothingHere(words.NO_SOURCES, "", self)
        self.nothing.hide()
        self.body.addWidget(self.cards, 1)
        self.body.addWidget(self.nothing, 1)
        open_at(self, 680, 520)
        self.read_anew()

    async def refresh(self) -> None:
        """Read the sources."""
        rows = {_key(row): row for row in await self.desk.read(lambda vault: vault.sources())}
        if not isValid(self):
            return
        self.cards.show_cards(list(rows), lambda key: SourceCard(rows[key], self.choose, self._writable, self.cards))
        for key, row in rows.items():
            card = self.cards.shown[key]
            if isinstance(card, SourceCard):
                card.show_row(row)
        self.cards.setVisible(bool(rows))
        self.nothing.setVisible(not rows)

    def choose(self, source: str, policy: Policy) -> None:
        """Let what comes from a source be treated so from now on."""
        done = words.policy_set(one_line(source, 60), policy)
        self.act(lambda: self.desk.change(lambda vault: vault.set_policy(source, policy)), done)


class SourceCard(QFrame):
    """One source: its name, its counts, its policy as a choice with what it means below."""

    def __init__(
        self,
        row: SourceRow,
        choose: Callable[[str, Policy], None],
        writable: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._name = row.name
        self._choose = choose
        self._policy = row.policy
        layout = QHBoxLayout(self)
        layout.setContentsMargins(px(16), px(12), px(12), px(12))
        layout.setSpacing(px(16))
        lines = QVBoxLayout()
        lines.setSpacing(px(3))
        lines.addWidget(PlainLabel(words.source_name(row.name, row.channel), self, role="strong"))
        self.counts = PlainLabel("", self, role="small")
        self.meaning = PlainLabel("", self, role="small")
        lines.addWidget(self.counts)
        lines.addWidget(self.meaning)
        layout.addLayout(lines, 1)
        right = QVBoxLayout()
        right.setSpacing(px(3))
        self.pick = PickList(self)
        self.pick.setAccessibleName(f"{words.POLICY_LABEL}: {one_line(row.name, 60)}")
        for policy in Policy:
            self.pick.addItem(words.POLICY_WORDS[policy], policy.value)
        self.pick.setEnabled(writable)
        width = min(px(270), round(room_for(self).width() * 0.42))
        self.pick.setFixedWidth(width)
        self.pick.activated.connect(self._chosen)
        self.always = PlainLabel(words.ALWAYS_COUNTS, self, role="muted", wrap=False)
        typed = row.channel is Channel.TYPED
        self.pick.setVisible(not typed)
        self.always.setVisible(typed)
        self.always.setFixedWidth(width)
        right.addWidget(self.pick)
        right.addWidget(self.always)
        layout.addLayout(right)
        layout.setAlignment(right, Qt.AlignmentFlag.AlignVCenter)
        self.meaning.setVisible(not typed)
        self.show_row(row)

    def show_row(self, row: SourceRow) -> None:
        """Show counts and policy as they are now."""
        self._policy = row.policy
        self.counts.setText(f"{words.source_counts(row.memories, row.episodes)} · {words.source_kind(row.channel)}")
        self.pick.setCurrentIndex(self.pick.findData(row.policy.value))
        self.meaning.setText(words.POLICY_SENTENCES[row.policy])

    def _chosen(self, index: int) -> None:
        policy = Policy(self.pick.itemData(index))
        if policy is not self._policy:
            self._choose(self._name, policy)


def _key(row: SourceRow) -> str:
    return f"{row.channel.value}/{row.name}"
