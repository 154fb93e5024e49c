"""The button “Showing: Today ▾” and its panel with the two dates.

A date means the end of the day, month or year that was named: “2025” shows
what was true when 2025 ended.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from core.domain import Clock, Showing
from core.errors import InvalidDate
from core.window import Moment, Precision
from ui import text_detail as words
from ui.dates import lived_through, wall_clock
from ui.icons import icon, paint_icon
from ui.safe import PlainLabel
from ui.theme import appearance, px, tokens
from ui.widgets.choices import Choice
from ui.widgets.date_field import DateField
from ui.widgets.popup import Popup

WIDTH = 380
"""Of the panel, in pixels at a text scale of 1: its explanations then take two lines at most."""


def utc_now() -> datetime:
    """The present instant."""
    return datetime.now(UTC)


def a_year_before(now: datetime) -> Moment:
    """The same day a year ago (28 February for a leap day)."""
    day = now.replace(hour=0, minute=0, second=0, microsecond=0)
    try:
        return Moment(day.replace(year=day.year - 1), Precision.DAY)
    except ValueError:
        return Moment(day.replace(year=day.year - 1, day=28), Precision.DAY)


def start_of_year(now: datetime) -> Moment:
    """1 January of this year."""
    return Moment(datetime(now.year, 1, 1, tzinfo=UTC), Precision.DAY)


def moment_of(at: datetime | None) -> Moment | None:
    """A shown instant as the day that the field shows; None stays None (today)."""
    return Moment(at.replace(hour=0, minute=0, second=0, microsecond=0), Precision.DAY) if at else None


class DateChoice(QWidget):
    """Today or a date; ``edited`` fires with every change."""

    edited = Signal()

    def __init__(self, title: str, line: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(PlainLabel(title, self, role="strong"))
        layout.addWidget(PlainLabel(line, self, role="small"))
        row = QHBoxLayout()
        row.setSpacing(16)
        self.today = Choice(words.TODAY, self)
        self.dated = Choice(words.A_DATE, self)
        self.today.setAccessibleName(f"{title}: {words.TODAY}")
        self.dated.setAccessibleName(f"{title}: {words.A_DATE}")
        group = QButtonGroup(self)
        group.addButton(self.today)
        group.addButton(self.dated)
        self.today.setChecked(True)
        self.field = DateField(title, self)
        row.addWidget(self.today)
        row.addWidget(self.dated)
        row.addStretch(1)
        layout.addLayout(row)
        layout.addWidget(self.field)
        self.field.edited.connect(self._typed)
        self.dated.toggled.connect(self._toggled)
        self.field.hide()

    def _typed(self) -> None:
        if self.field.line.text().strip():
            self.dated.setChecked(True)
        self.edited.emit()

    def _toggled(self, dated: bool) -> None:
        self.field.setVisible(dated)
        if dated:
            self.field.setFocus()
        self.edited.emit()

    def set_moment(self, moment: Moment | None) -> None:
        """Show a date, or today for None."""
        self.field.set_moment(moment)
        (self.dated if moment else self.today).setChecked(True)
        self.field.setVisible(moment is not None)

    def instant(self) -> datetime | None:
        """The end of the chosen period, None for today. Raises ``InvalidDate``, shown below the field."""
        if self.today.isChecked():
            return None
        self.field.check()
        moment = self.field.moment()
        return moment.last if moment else None


class ShowingPanel(Popup):
    """The panel below the button; ``chosen`` carries a ``Showing``."""

    chosen = Signal(object)

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._original = Showing()
        self.setAccessibleName(words.SHOWING_TITLE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 18)
        layout.setSpacing(14)
        quick = QHBoxLayout()
        quick.setSpacing(6)
        self.year_ago = self._quick(words.A_YEAR_AGO, lambda: a_year_before(self._clock()))
        self.new_year = self._quick(words.START_OF_YEAR, lambda: start_of_year(self._clock()))
        for chip in (self.year_ago, self.new_year):
            quick.addWidget(chip)
        quick.addStretch(1)
        self.true_on = DateChoice(words.TRUE_ON, words.TRUE_ON_LINE, self)
        self.known_on = DateChoice(words.KNOWN_ON, words.KNOWN_ON_LINE, self)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        self.back = QPushButton(words.BACK_TO_TODAY, self)
        self.back.setProperty("kind", "link")
        self.back.clicked.connect(lambda: self._choose(Showing()))
        self.show_button = QPushButton(words.SHOW, self)
        self.show_button.setProperty("kind", "primary")
        self.show_button.clicked.connect(self.take)
        buttons.addWidget(self.back)
        buttons.addStretch(1)
        buttons.addWidget(self.show_button)
        layout.addWidget(self.true_on)
        layout.addLayout(quick)
        layout.addWidget(self.known_on)
        layout.addLayout(buttons)
        for choice in (self.true_on, self.known_on):
            choice.edited.connect(self._fit)
            choice.field.judged.connect(self._fit)

    def _quick(self, text: str, make: Callable[[], Moment]) -> QPushButton:
        chip = QPushButton(text, self)
        chip.setProperty("kind", "chip")
        chip.clicked.connect(lambda: self._choose(Showing(make().last, self._original.known_on)))
        return chip

    def set_showing(self, showing: Showing) -> None:
        """Start from these dates."""
        self._original = showing
        self.setFixedWidth(px(WIDTH))
        self.true_on.set_moment(moment_of(showing.true_on))
        self.known_on.set_moment(moment_of(wall_clock(showing.known_on) if showing.known_on else None))
        self.back.setVisible(not showing.is_now)
        self._fit()

    def _fit(self) -> None:
        layout = self.layout()
        if layout is not None:
            for part in self.findChildren(QWidget):  # another size of text since it was last shown
                part.ensurePolished()
                part.updateGeometry()
            layout.activate()
            self.resize(self.width(), layout.totalHeightForWidth(self.width()))

    def take(self) -> None:
        """Show the chosen dates, unless one is wrong; that one then says so itself."""
        try:
            known_on = self.known_on.instant()
            # What is true goes by named days, what the vault knew by the evening of that day here.
            showing = Showing(self.true_on.instant(), lived_through(known_on) if known_on else None)
        except InvalidDate:
            self._fit()
            return
        self._choose(showing)

    def _choose(self, showing: Showing) -> None:
        self.close()
        self.chosen.emit(showing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows, Esc closes."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.take()
        else:
            super().keyPressEvent(event)


class ShowingButton(QPushButton):
    """Says which dates are shown and opens the panel; ``changed`` carries the new ``Showing``."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, clock: Clock = utc_now) -> None:
        super().__init__(parent)
        self._clock = clock
        self._showing = Showing()
        self.panel: ShowingPanel | None = None
        self.clicked.connect(self.open_menu)
        appearance().changed.connect(self._restyle)
        self.set_showing(Showing())

    def set_showing(self, showing: Showing) -> None:
        """Show these dates; emits nothing."""
        self._showing = showing
        self.setText(words.showing_label(showing))
        self.setAccessibleName(words.showing_sentence(showing) or words.showing_label(showing))
        self.setProperty("past", not showing.is_now)
        self._restyle()

    @property
    def showing(self) -> Showing:
        """The dates that are shown."""
        return self._showing

    def open_menu(self) -> None:
        """Open the panel below the button, without blocking."""
        if self.panel is None:
            self.panel = ShowingPanel(self._clock, self)
            self.panel.chosen.connect(self._chosen)
        self.panel.set_showing(self._showing)
        self.panel.open_below(self)
        self.panel.true_on.today.setFocus()

    def _chosen(self, showing: Showing) -> None:
        if showing != self._showing:
            self.set_showing(showing)
            self.changed.emit(showing)

    def _restyle(self) -> None:
        self.setIcon(icon("calendar", tokens().warning if not self._showing.is_now else tokens().muted))
        room = f"ShowingButton {{ padding-right: {px(14) + 16}px; }}"
        if self.styleSheet() != room:
            self.setStyleSheet(room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, then its arrow."""
        super().paintEvent(event)
        side = px(14)
        painter = QPainter(self)
        box = QRectF(self.width() - side - 12, (self.height() - side) / 2, side, side)
        paint_icon(painter, "chevron", box, tokens().muted)
        painter.end()
