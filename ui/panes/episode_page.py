"""One message of a conversation among its neighbours, why it was found, and its raw fields on demand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from core.domain import Episode
from ui import text_detail as words
from ui.panes.source_pane import Transcript
from ui.safe import PlainLabel, one_line
from ui.tables.rows import Reason
from ui.text_search import here_because, score_words
from ui.translation import tr
from ui.widgets.form import form_in


def facts_of_episode(episode: Episode, reason: Reason | None) -> tuple[tuple[str, str], ...]:
    """Names and values of a message, in reading order; with the parts of its score where it was searched for."""
    rows = [
        (tr("Id"), episode.id),
        (tr("Said"), str(episode.said_at) if episode.said_at else "–"),
        (tr("Recorded"), episode.recorded_at.isoformat()),
        (tr("Speaker"), episode.speaker),
        (tr("Source"), episode.source),
        (tr("Channel"), episode.channel.value),
        (tr("Conversation"), episode.conversation or "–"),
        (tr("Id at its source"), episode.external_id or "–"),
    ]
    return (*facts_of_reason(reason), *rows)


def facts_of_reason(reason: Reason | None) -> tuple[tuple[str, str], ...]:
    """The parts of the score by which something was found; nothing where it was not searched for."""
    return ((tr("Score"), score_words(reason.score, reason.parts)),) if reason is not None and reason.parts else ()


class EpisodePage(QWidget):
    """``asked`` carries an action's id, ``opened`` the id of the memory that was made of the message."""

    asked = Signal(str)
    opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.episode: Episode | None = None
        self._reason: Reason | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 16, 16)
        layout.setSpacing(12)
        layout.addWidget(PlainLabel(words.FROM_CONVERSATION, self, role="title"))
        self.where = PlainLabel("", self, role="small")
        self.reason = PlainLabel("", self, role="small")
        self.transcript = Transcript(self)
        self.keep = self._button(words.KEEP_AS_MEMORY, "primary")
        self.keep.clicked.connect(lambda: self.asked.emit("keep"))
        self.kept = self._button(words.KEPT_ALREADY, "link")
        self.kept.clicked.connect(self._open_kept)
        self.more = self._button(words.DETAILS, "link")
        self.more.setCheckable(True)
        self.more.toggled.connect(lambda _on: self._show_facts())
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.keep, self.kept, self.more):
            row.addWidget(button)
        row.addStretch(1)
        self.facts = QWidget(self)
        fields, self._form = form_in(self.facts)
        self._form.setHorizontalSpacing(16)
        self._form.setVerticalSpacing(6)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        inside = QVBoxLayout(self.facts)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(fields)
        self.copy = QPushButton(words.COPY_ALL, self.facts)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.as_text))
        inside.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignLeft)
        self.facts.hide()
        lines = QVBoxLayout()
        lines.setSpacing(3)
        lines.addWidget(self.where)
        lines.addWidget(self.reason)
        layout.addLayout(lines)
        layout.addWidget(self.transcript)
        layout.addLayout(row)
        layout.addWidget(self.facts)
        layout.addStretch(1)

    def _button(self, text: str, kind: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("kind", kind)
        return button

    def show_turns(self, episode: Episode, turns: Sequence[Episode], *, writable: bool) -> QWidget:
        """Show a message among its neighbours; gives the button that the keyboard goes to."""
        self.episode = episode
        self.where.setText(words.episode_line(episode))
        self.transcript.set_turns(turns, episode.id)
        self.keep.setVisible(not episode.memories)
        self.keep.setEnabled(writable)
        self.kept.setVisible(bool(episode.memories))
        self._show_facts()
        return self.kept if episode.memories else self.keep

    def explain(self, reason: Reason | None) -> None:
        """Say why it was found."""
        self._reason = reason
        self.reason.setText(here_because(reason.why) if reason else "")
        self.reason.setVisible(bool(reason and reason.why))
        self._show_facts()

    def _show_facts(self) -> None:
        """The raw fields, while they are wanted."""
        shown = self.more.isChecked() and self.episode is not None
        self.facts.setVisible(shown)
        if not shown:
            return
        while self._form.rowCount():
            self._form.removeRow(0)
        for name, value in self._facts():
            shown_as = value if "\n" in value else one_line(value, 300)
            label = PlainLabel(shown_as, self.facts, selectable=True)
            self._form.addRow(PlainLabel(name, self.facts, role="muted", wrap=False), label)

    def _facts(self) -> tuple[tuple[str, str], ...]:
        return () if self.episode is None else facts_of_episode(self.episode, self._reason)

    @property
    def as_text(self) -> str:
        """The names and values, one a line."""
        return "\n".join(f"{name}: {value}" for name, value in self._facts())

    def _open_kept(self) -> None:
        if self.episode is not None and self.episode.memories:
            self.opened.emit(self.episode.memories[0])
