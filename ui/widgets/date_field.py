"""A field for a date as exact as the person knows it: typed, or picked from a calendar."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from core.errors import InvalidDate
from core.window import Moment, parse_moment
from ui.icons import icon
from ui.safe import PlainLabel
from ui.text_detail import DATE_HINT
from ui.theme import appearance, px
from ui.translation import tr
from ui.widgets.month_grid import MonthGrid
from ui.widgets.popup import Popup


class DateField(QWidget):
    """One line for 2025, 2025-03, 2025-03-04 or a full time; a wrong one is named below it at once.

    ``edited`` fires with every change, ``judged`` when the sentence below may have come or gone.
    """

    edited = Signal()
    judged = Signal()

    def __init__(self, name: str, parent: QWidget | None = None, *, hint: str = DATE_HINT) -> None:
        super().__init__(parent)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(4)
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(hint)
        self.line.setAccessibleName(name)
        self.line.setMinimumWidth(px(190))
        self.line.textEdited.connect(self._typed)
        self.line.editingFinished.connect(self._check)
        self._button = QToolButton(self)
        self._button.setProperty("kind", "picker")
        self._button.setAccessibleName(tr("{name}: pick from a calendar").format(name=name))
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.clicked.connect(self.open_calendar)
        row.addWidget(self.line, 1)
        row.addWidget(self._button)
        outer.addLayout(row)
        self._fault = PlainLabel("", self, role="danger")
        self._fault.hide()
        outer.addWidget(self._fault)
        self.setFocusProxy(self.line)
        self.calendar: CalendarPopup | None = None
        appearance().changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self._button.setIcon(icon("calendar"))

    def moment(self) -> Moment | None:
        """The date, or None when the field is empty. Raises ``InvalidDate``."""
        typed = self.line.text().strip()
        return parse_moment(typed) if typed else None

    def set_moment(self, moment: Moment | None) -> None:
        """Show a date, or nothing."""
        self.line.setText(str(moment) if moment else "")
        self._check()
        self.edited.emit()

    @property
    def fault(self) -> str:
        """The sentence below the field, empty when the date is fine."""
        return "" if self._fault.isHidden() else self._fault.text()

    def _typed(self) -> None:
        self._fault.hide()
        self.edited.emit()

    def _check(self) -> None:
        try:
            self.moment()
        except InvalidDate as reason:
            self._fault.setText(f"{reason.message} {reason.hint}")
            self._fault.show()
        else:
            self._fault.hide()
        self.judged.emit()

    def check(self) -> None:
        """Show the sentence of a wrong date and raise it, so that a form stops there."""
        self._check()
        if self.fault:
            self.line.setFocus()
        self.moment()

    def open_calendar(self) -> None:
        """Open the calendar page below the button, without blocking."""
        try:
            moment = self.moment()
        except InvalidDate:
            moment = None
        today = date.today()
        self.calendar = CalendarPopup(moment.at.date() if moment else today, today, self)
        self.calendar.grid.picked.connect(self._picked)
        self.calendar.open_below(self._button)
        self.calendar.grid.days.setFocus()

    def _picked(self, moment: Moment) -> None:
        if self.calendar is not None:
            self.calendar.close()
            self.calendar = None
        self.line.setText(str(moment))
        self._check()
        self.line.setFocus()
        self.edited.emit()


class CalendarPopup(Popup):
    """The calendar page below its button."""

    def __init__(self, day: date, today: date, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.grid = MonthGrid(day, today, self)
        layout.addWidget(self.grid)
        self.adjustSize()
