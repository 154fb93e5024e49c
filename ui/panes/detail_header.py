"""The upper part of the detail pane: the sentence, its state, what can be done, what stands against it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from core.domain import Dispute, MemoryDetail, Status, Version
from ui import text_detail as words
from ui.icons import icon
from ui.safe import PlainLabel, one_line, plain_tooltip
from ui.text import status_sentence, status_word
from ui.text_search import here_because
from ui.text_timeline import COMPARE_WITH_TODAY
from ui.theme import appearance, tokens
from ui.translation import in_quotes
from ui.widgets.pills import Pill, Pills
from ui.widgets.sentence import Sentence

_DECIDE = "decide"
_READING = frozenset({"today", "compare"})
"""Links that change nothing, so that they work in every view."""
MOST_DISPUTES = 3
"""Strips shown, so that they do not push the timeline out of sight; the rest is counted below them."""


class Strip(QFrame):
    """A calm line with links at its end; each link emits its action's id by ``asked``."""

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, links_below: bool = False) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        layout: QBoxLayout = QVBoxLayout(self) if links_below else QHBoxLayout(self)
        layout.setContentsMargins(14, 10, 8, 10)
        layout.setSpacing(6)
        text = QVBoxLayout()
        text.setSpacing(2)
        self._title = PlainLabel("", self, role="strong")
        self._line = PlainLabel("", self)
        self._buttons: list[QPushButton] = []
        self._row = QHBoxLayout()
        self._row.setSpacing(4)
        text.addWidget(self._title)
        text.addWidget(self._line)
        layout.addLayout(text, 1)
        layout.addLayout(self._row)
        if links_below:
            layout.setAlignment(self._row, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def tell(
        self,
        title: str,
        line: str,
        links: Sequence[tuple[str, str]],
        allowed: bool = True,
        kind: str = "link",
    ) -> None:
        """Show a title, a line, and buttons of a kind as (words, action id)."""
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._line.setText(line)
        self._line.setVisible(bool(line))
        for text, action in links:
            button = QPushButton(text, self)
            button.setProperty("kind", kind)
            button.setEnabled(allowed or action in _READING)
            button.clicked.connect(lambda _checked=False, action=action: self.asked.emit(action))
            self._row.addWidget(button)
            self._buttons.append(button)
        self.setAccessibleName(f"{title} {line}".strip())
        self.show()

    @property
    def links(self) -> tuple[QPushButton, ...]:
        """The links in their order."""
        return tuple(self._buttons)


class DetailHeader(QWidget):
    """``asked`` carries an action's id, ``opened`` another memory's id, ``todays`` leaves an old version.

    ``disputed`` carries the id of a contradiction to decide.
    """

    asked = Signal(str)
    opened = Signal(str)
    disputed = Signal(str)
    todays = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        self.old = Strip(self, links_below=True)
        self.old.asked.connect(self._old_asked)
        self.sentence = Sentence(self)
        self.pills = Pills(self)
        self.when = PlainLabel("", self, role="")
        self.origin = PlainLabel("", self, role="small")
        lines = QVBoxLayout()
        lines.setSpacing(3)
        lines.addWidget(self.when)
        lines.addWidget(self.origin)
        self.reason = PlainLabel("", self, role="small")
        self.reason.hide()
        lines.addWidget(self.reason)
        self.pending = Strip(self)
        self.pending.asked.connect(self.asked)
        self._disputes: list[Strip] = []
        self._dispute_box = QVBoxLayout()
        self._dispute_box.setSpacing(6)
        self._more_disputes = PlainLabel("", self, role="small")
        layout.addWidget(self.old)
        layout.addWidget(self.sentence)
        layout.addLayout(lines)
        layout.addWidget(self.pills)
        layout.addWidget(self.pending)
        layout.addLayout(self._dispute_box)
        layout.addWidget(self._more_disputes)
        layout.addWidget(self._button_row())
        appearance().changed.connect(self._restyle)
        self._restyle()

    def _button_row(self) -> QWidget:
        self.buttons = QWidget(self)
        row = QHBoxLayout(self.buttons)
        row.setContentsMargins(0, 2, 0, 0)
        row.setSpacing(8)
        self.correct = self._button(words.CORRECT, "revise")
        self.end = self._button(words.NO_LONGER_TRUE, "end")
        self.pin = self._button(words.PIN, "pin")
        self.more = QPushButton(self.buttons)
        self.more.setProperty("kind", "quiet")
        self.more.setAccessibleName(words.MORE)
        plain_tooltip(self.more, words.MORE)
        self.menu = QMenu(self.more)
        for text, action in (
            (words.TAGS, "tags"),
            (words.COPY_TEXT, ""),
            (words.ARCHIVE, "archive"),
            (words.WAS_NEVER_RIGHT, "retire"),
        ):
            entry = self.menu.addAction(text)
            entry.triggered.connect(
                (lambda _checked=False, action=action: self.asked.emit(action)) if action else self.copy_text
            )
            entry.setProperty("action", action)
        self.more.setMenu(self.menu)
        for button in (self.correct, self.end, self.pin, self.more):
            row.addWidget(button)
        row.addStretch(1)
        return self.buttons

    def _button(self, text: str, action: str) -> QPushButton:
        button = QPushButton(text, self.buttons)
        button.clicked.connect(lambda _checked=False: self.asked.emit(action))
        return button

    def _restyle(self) -> None:
        self.more.setIcon(icon("more", tokens().muted))

    def show_memory(self, detail: MemoryDetail, against: str, *, now: bool = True) -> None:
        """Show a memory as it is; ``against`` says why nothing can be changed, or is empty.

        ``now`` False words its state for a past date.
        """
        memory = detail.memory
        self.old.hide()
        self.buttons.show()
        self.sentence.set_text(memory.text)
        self.when.setText(words.status_line(memory))
        self.origin.setText(words.origin_line(memory))
        state = Pill(words.capital(status_word(memory.status, now)), memory.status)
        self.pills.set_pills([state, *(Pill(tag) for tag in memory.tags)])
        plain_tooltip(self.pills, status_sentence(memory.status))
        self.pin.setText(words.UNPIN if memory.pinned else words.PIN)
        self._allow(against)
        if memory.status is Status.PENDING:
            links = [(words.APPROVE, "approve")]
            self.pending.tell(words.WAITING, words.waiting_line(memory.source), links, not against, "primary")
        else:
            self.pending.hide()
        self._show_disputes(detail.disputes, challenged=memory.challenged)

    def explain(self, why: str) -> None:
        """Say why it was found; empty = it was not searched for."""
        self.reason.setText(here_because(why))
        self.reason.setVisible(bool(why))

    def _allow(self, against: str) -> None:
        for button in (self.correct, self.end, self.pin):
            button.setEnabled(not against)
            plain_tooltip(button, against)
        for entry in self.menu.actions():
            entry.setEnabled(not against or not entry.property("action"))

    def _show_disputes(self, disputes: Sequence[Dispute], *, challenged: bool) -> None:
        for strip in self._disputes:
            self._dispute_box.removeWidget(strip)
            strip.hide()
            strip.deleteLater()
        self._disputes = []
        self._more_disputes.setText(words.more_disputes(len(disputes) - MOST_DISPUTES))
        self._more_disputes.setVisible(len(disputes) > MOST_DISPUTES)
        for dispute in disputes[:MOST_DISPUTES]:
            strip = Strip(self)
            strip.tell(
                words.CHALLENGED_BY if challenged else words.SAYS_OTHERWISE,
                in_quotes(one_line(dispute.other_text, 240)),
                [(words.OPEN_IT, dispute.other_memory), (words.DECIDE, _DECIDE)],
            )
            strip.asked.connect(partial(self._dispute_asked, dispute.contradiction))
            self._dispute_box.addWidget(strip)
            self._disputes.append(strip)

    def show_old(self, detail: MemoryDetail, version: Version, against: str) -> None:
        """Show an older version, for reading only."""
        newer = [one for one in detail.versions if one.number > version.number and not one.undone]
        replaced = version.retracted_at or (newer[0].recorded_at if newer else None)
        links = [(words.BRING_BACK, "revive"), (COMPARE_WITH_TODAY, "compare"), (words.BACK_TO_TODAYS, "today")]
        self.old.tell(words.old_version_line(version, replaced), "", links, not against)
        self.sentence.set_text(version.text)
        self.when.setText(words.capital(words.version_when(version)))
        self.origin.setText(one_line(words.who_and_why(version), 300))
        self.pills.hide()
        self.pending.hide()
        self._show_disputes((), challenged=False)
        self.buttons.hide()

    def _dispute_asked(self, contradiction: str, asked: str) -> None:
        if asked == _DECIDE:
            self.disputed.emit(contradiction)
        else:
            self.opened.emit(asked)

    def _old_asked(self, action: str) -> None:
        if action == "today":
            self.todays.emit()
        else:
            self.asked.emit(action)

    def copy_text(self) -> None:
        """Put the wording on the clipboard, exactly as stored."""
        QGuiApplication.clipboard().setText(self.sentence.text)

    @property
    def disputes(self) -> tuple[Strip, ...]:
        """The strips of the memories that say otherwise."""
        return tuple(self._disputes)
