"""The versions of a memory, newest first: when, what changed, who, why."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from core.domain import MemoryDetail, Version
from ui import text_detail as words
from ui.panes.timeline_lanes import tone_of
from ui.safe import PlainLabel, one_line, plain_tooltip
from ui.text_timeline import quoted
from ui.theme import appearance, px, tokens
from ui.widgets.validity_paint import Tone, fill_of
from ui.widgets.word_diff import word_diff
from ui.widgets.word_diff_view import WordDiffView

AT_ONCE = 20
"""Rows built at first; more are built when asked for, so that a long history opens at once."""
DOT_ROOM = 26


class VersionRow(QWidget):
    """One version. ``picked`` fires on a click, Enter or Space."""

    picked = Signal(int)

    def __init__(
        self,
        version: Version,
        before: Version | None,
        total: int,
        tone: Tone,
        now: datetime,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.number, self._tone = version.number, tone
        self._hover = self._chosen = False
        self.last = before is None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        sentence = words.version_sentence(version, total, now)
        self.setAccessibleName(sentence)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(DOT_ROOM), 10, 12, 12)
        layout.setSpacing(4)
        top = QHBoxLayout()
        top.setSpacing(8)
        when = PlainLabel(words.capital(words.version_when(version)), self, role="strong")
        recorded = PlainLabel(words.recorded_short(version.recorded_at), self, role="small", wrap=False)
        plain_tooltip(recorded, words.recorded_tooltip(version.recorded_at, now))
        top.addWidget(when, 1)
        top.addWidget(recorded)
        layout.addLayout(top)
        self.diff = WordDiffView(word_diff(before.text if before else version.text, version.text), self)
        if before is not None and before.text == version.text:
            layout.addWidget(PlainLabel(words.SAME_WORDING, self, role="muted"))
            self.diff.hide()
        else:
            layout.addWidget(self.diff)
        if version.quote and version.quote.strip() != version.text.strip():
            layout.addWidget(PlainLabel(quoted(version.speaker, one_line(version.quote, 240)), self, role="muted"))
        layout.addWidget(PlainLabel(one_line(words.who_and_why(version), 300), self, role="small"))
        appearance().changed.connect(self.update)

    def set_chosen(self, chosen: bool) -> None:
        """Mark the row whose version the pane shows."""
        self._chosen = chosen
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer came."""
        self._hover = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left."""
        self._hover = False
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick on a click that ends inside."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.picked.emit(self.number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space pick, Up and Down go to the neighbours."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self.picked.emit(self.number)
            case Qt.Key.Key_Down:
                self.focusNextChild()
            case Qt.Key.Key_Up:
                self.focusPreviousChild()
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, dot, and the thread that ties it to the row below."""
        colours = tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._chosen or self._hover:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.selection if self._chosen else colours.hover))
            painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)
        x, y = px(12), 10 + self.fontMetrics().height() / 2
        painter.setPen(QPen(QColor(colours.border_strong), 1.5))
        if not self.last:
            painter.drawLine(QPointF(x, y + 9), QPointF(x, self.height() - 2))
        ground, line = fill_of(self._tone)
        painter.setPen(QPen(QColor(line), 1.8))
        painter.setBrush(QColor(line if self._tone is Tone.NOW else ground))
        painter.drawEllipse(QPointF(x, y), 5, 5)


class VersionsList(QWidget):
    """All versions; ``picked`` carries a version's number."""

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)
        self.rows: list[VersionRow] = []
        self._waiting: list[tuple[Version, Version | None, Tone]] = []
        self._total = 0
        self._now: datetime | None = None
        self._chosen: int | None = None
        self._more = QPushButton(self)
        self._more.setProperty("kind", "link")
        self._more.clicked.connect(self._build_more)
        self._layout.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)

    def set_history(self, detail: MemoryDetail, at: datetime, now: datetime) -> None:
        """Show these versions as they look at the date ``at`` of the world."""
        for row in self.rows:
            self._layout.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        self._now, self._total = now, len(detail.versions)
        self._waiting = []
        before: Version | None = None
        for version in detail.versions:
            self._waiting.append((version, before, tone_of(version, detail.memory.status, at)))
            if not version.undone:
                before = version
        self._waiting.reverse()
        self._build_more()

    def _build_more(self) -> None:
        if self._now is None:
            return
        batch, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
        for version, before, tone in batch:
            row = VersionRow(version, before, self._total, tone, self._now, self)
            row.picked.connect(self.picked)
            row.set_chosen(version.number == self._chosen)
            self._layout.insertWidget(len(self.rows), row)
            self.rows.append(row)
        self._more.setText(words.more_versions(len(self._waiting)))
        self._more.setVisible(bool(self._waiting))

    def choose(self, number: int | None) -> None:
        """Mark a version's row."""
        self._chosen = number
        for row in self.rows:
            row.set_chosen(row.number == number)
