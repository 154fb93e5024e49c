"""A field for a date as exact as the person knows it: typed, or picked from a calendar."""

from __future__ import annotations

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtWidgets import (
    QCalendarWidget,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
    QWidgetAction,
)

from core.errors import InvalidDate
from core.window import Moment, parse_moment
from ui.icons import icon
from ui.safe import PlainLabel
from ui.text_detail import DATE_HINT
from ui.theme import appearance, px


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
        self._button.setAutoRaise(True)
        self._button.setAccessibleName(f"{name}: pick from a calendar")
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.clicked.connect(self._open_calendar)
        row.addWidget(self.line, 1)
        row.addWidget(self._button)
        outer.addLayout(row)
        self._fault = PlainLabel("", self, role="danger")
        self._fault.hide()
        outer.addWidget(self._fault)
        self.setFocusProxy(self.line)
        self._menu: QMenu | None = None
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

    def _open_calendar(self) -> None:
        self._menu = QMenu(self)
        calendar = calendar_widget(self._menu)
        try:
            moment = self.moment()
        except InvalidDate:
            moment = None
        if moment is not None:
            calendar.setSelectedDate(QDate(moment.at.year, moment.at.month, moment.at.day))
        action = QWidgetAction(self._menu)
        action.setDefaultWidget(calendar)
        self._menu.addAction(action)
        calendar.activated.connect(self._picked)
        calendar.clicked.connect(self._picked)
        self._menu.popup(self._button.mapToGlobal(self._button.rect().bottomLeft()))
        calendar.setFocus()

    def _picked(self, day: QDate) -> None:
        self.line.setText(f"{day.year():04d}-{day.month():02d}-{day.day():02d}")
        self._check()
        self.edited.emit()
        if self._menu is not None:
            self._menu.close()


def calendar_widget(parent: QWidget) -> QCalendarWidget:
    """A calendar without week numbers, in the window's look."""
    calendar = QCalendarWidget(parent)
    calendar.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
    calendar.setGridVisible(False)
    calendar.setAccessibleName("Calendar")
    return calendar
