"""A calendar page: pick a day, or the whole month or year."""

from __future__ import annotations

import calendar
from datetime import UTC, date, datetime, timedelta

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from core.window import Moment, Precision
from ui.dates import DAYS, FULL_MONTHS, calendar_month
from ui.safe import PlainLabel
from ui.theme import Size, font, px, tokens
from ui.translation import speech, tr

CELL = 34


class DayGrid(QWidget):
    """The days of one month, weeks as the language begins them.

    ``picked`` carries a ``date``, ``turned`` follows a new month.
    """

    picked = Signal(object)
    turned = Signal()

    def __init__(self, day: date, today: date, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.day, self._today = day, today
        self._hover: date | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._tell()

    def go(self, day: date) -> None:
        """Put the cursor on a day and show its month."""
        turned = (day.year, day.month) != (self.day.year, self.day.month)
        self.day = day
        self._tell()
        self.update()
        if turned:
            self.turned.emit()

    def _tell(self) -> None:
        day = self.day
        self.setAccessibleName(
            tr("{day} {month} {year}").format(day=day.day, month=FULL_MONTHS[day.month - 1], year=day.year)
        )

    def sizeHint(self) -> QSize:
        """Seven columns, a line of names and six weeks."""
        return QSize(7 * px(CELL), 7 * px(CELL))

    def minimumSizeHint(self) -> QSize:
        """The same; days do not shrink."""
        return self.sizeHint()

    def _weeks(self) -> list[list[date]]:
        try:
            return calendar.Calendar(speech().first_day - 1).monthdatescalendar(self.day.year, self.day.month)
        except (ValueError, OverflowError):  # the very first and last month of the calendar
            return [[self.day] * 7]

    def _cells(self) -> list[tuple[date, QRectF]]:
        side = px(CELL)
        return [
            (day, QRectF(column * side, (row + 1) * side, side, side))
            for row, week in enumerate(self._weeks())
            for column, day in enumerate(week)
        ]

    def day_at(self, at: QPointF) -> date | None:
        """The day under a point."""
        return next((day for day, cell in self._cells() if cell.contains(at)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lift the day under the pointer."""
        self._hover = self.day_at(event.position())
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer."""
        self._hover = None
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick the day."""
        day = self.day_at(event.position())
        if day is not None:
            self.go(day)
            self.picked.emit(day)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over days and weeks, Page Up and Down over months, Enter picks."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -7, Qt.Key.Key_Down: 7}
        pages = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        key = Qt.Key(event.key())
        if key in steps:
            self.go(_moved(self.day, steps[key]))
        elif key in pages:
            self.go(month_from(self.day, pages[key]))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.picked.emit(self.day)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Names of the days, then the days."""
        colours = tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = px(CELL)
        painter.setFont(font(Size().small))
        painter.setPen(QColor(colours.muted))
        first = speech().first_day - 1
        for column, name in enumerate((*DAYS[first:], *DAYS[:first])):
            painter.drawText(QRectF(column * side, 0, side, side), Qt.AlignmentFlag.AlignCenter, name)
        for day, cell in self._cells():
            self._paint_day(painter, day, cell.adjusted(2, 2, -2, -2))

    def _paint_day(self, painter: QPainter, day: date, cell: QRectF) -> None:
        colours = tokens()
        chosen = day == self.day
        painter.setPen(Qt.PenStyle.NoPen)
        if chosen or day == self._hover:
            painter.setBrush(QColor(colours.accent if chosen else colours.neutral_soft))
            painter.drawRoundedRect(cell, 8, 8)
        if day == self._today and not chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 1.2))
            painter.drawRoundedRect(cell, 8, 8)
        within = day.month == self.day.month
        painter.setFont(font(Size().body, bold=chosen))
        painter.setPen(QColor(colours.on_accent if chosen else colours.text if within else colours.faint))
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(day.day))


class MonthGrid(QWidget):
    """A calendar page with its buttons; ``picked`` carries a ``Moment`` of day, month or year precision."""

    picked = Signal(object)

    def __init__(self, day: date, today: date, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(4)
        self.days = DayGrid(day, today, self)
        self._title = PlainLabel("", self, role="strong", wrap=False)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        top = QHBoxLayout()
        top.setSpacing(2)
        self.turners: list[QPushButton] = []
        for sign, months, name in (
            ("«", -12, tr("Previous year")),
            ("‹", -1, tr("Previous month")),
            ("›", 1, tr("Next month")),
            ("»", 12, tr("Next year")),
        ):
            button = QPushButton(sign, self)
            button.setProperty("kind", "quiet")
            button.setAccessibleName(name)
            button.clicked.connect(lambda _checked=False, months=months: self._turn(months))
            self.turners.append(button)
        for part in (*self.turners[:2], self._title, *self.turners[2:]):
            top.addWidget(part, 1 if part is self._title else 0)
        self.month = QPushButton(self)
        self.year = QPushButton(self)
        bottom = QHBoxLayout()
        for button, precision in ((self.month, Precision.MONTH), (self.year, Precision.YEAR)):
            button.setProperty("kind", "link")
            button.clicked.connect(lambda _checked=False, kind=precision: self._pick(self.days.day, kind))
            bottom.addWidget(button)
        layout.addLayout(top)
        layout.addWidget(self.days, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addLayout(bottom)
        self.days.turned.connect(self._retitle)
        self.days.picked.connect(lambda day: self._pick(day, Precision.DAY))
        self.setFocusProxy(self.days)
        self._retitle()

    def _turn(self, months: int) -> None:
        self.days.go(month_from(self.days.day, months))

    def _retitle(self) -> None:
        day = self.days.day
        self._title.setText(tr("{month} {year}").format(month=FULL_MONTHS[day.month - 1], year=day.year))
        self.month.setText(tr("All of {month}").format(month=calendar_month(day.year, day.month)))
        self.year.setText(tr("All of {year}").format(year=day.year))

    def _pick(self, day: date, precision: Precision) -> None:
        month = 1 if precision is Precision.YEAR else day.month
        first = 1 if precision is not Precision.DAY else day.day
        self.picked.emit(Moment(datetime(day.year, month, first, tzinfo=UTC), precision))


def _moved(day: date, days: int) -> date:
    try:
        return day + timedelta(days=days)
    except OverflowError:
        return day


def month_from(day: date, months: int) -> date:
    """The same day some months on or back, the month's last where it has fewer; stays within the calendar."""
    index = day.year * 12 + day.month - 1 + months
    year, month = divmod(index, 12)
    if not 1 <= year <= 9999:
        return day
    return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))
