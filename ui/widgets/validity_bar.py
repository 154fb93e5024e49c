"""The validity picture under a hand: a version is picked, the date that is looked at and the ends are moved.

Whatever the pointer does a key does as well: Up and Down walk, Enter picks,
Left and Right move the date by a month (with Shift by a day), S or E take
hold of the start or the end of a bar, which Left and Right then move and
Enter sets.
"""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from core.window import Moment, Precision
from ui import text_timeline as words
from ui.widgets.validity_lanes import Side, end_of, moved_window, precision_for, snapped, stepped
from ui.widgets.validity_picture import Moving, ValidityPicture
from ui.widgets.validity_place import SIDE, Hit, Part

NEAR_NOW = 7.0
"""Pixels from the now-line within which the date that is looked at falls back to today."""
OFF_AXIS = 10.0
"""Pixels from the edge within which an end is set to open, a start to unknown."""


class ValidityBar(ValidityPicture):
    """The picture.

    ``picked`` carries the number of a clicked or entered version, ``looked``
    the date to look at (None = today), ``corrected`` a version's number and
    its new window, ``opened`` another memory's id, ``disputed`` a
    contradiction's.
    """

    picked = Signal(int)
    looked = Signal(object)
    corrected = Signal(int, object)
    opened = Signal(str)
    disputed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # -- pointer

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move what is held, or lift what is under the pointer."""
        at = event.position()
        if self._is_looking:
            self._look_towards(at.x())
        elif self.moving is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._drag_to(at.x())
        else:
            found = self.hit(at)
            if found != self._hover:
                self._hover = found
                self.setCursor(_CURSORS.get(found.part, Qt.CursorShape.PointingHandCursor))
                self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._hover = Hit(Part.NOTHING)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a grip or an end, or pick what lies there."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        found = self.hit(event.position())
        match found.part:
            case Part.GRIP:
                self._is_looking, self._looking = True, self._as_of
            case Part.START | Part.END:
                self.take(found.place, Side(found.part.value))
            case Part.BADGE:
                self.disputed.emit(self._opponents[found.place].contradiction)
            case Part.OPPONENT:
                self.opened.emit(self._opponents[found.place].memory)
            case Part.LANE | Part.PIN:
                self._cursor = found.place
                self.picked.emit(self._lanes[found.place].number)
            case Part.NOTHING:
                pass
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go: the date is looked at, the end is corrected."""
        if self._is_looking:
            self._is_looking = False
            self._look_at(self._looking)
        elif self.moving is not None:
            self.settle()

    def _look_towards(self, x: float) -> None:
        near = self._now is not None and abs(x - self.x_of(self._now)) <= NEAR_NOW
        self._looking = None if near else snapped(self._instant(x), Precision.DAY).last
        self.setAccessibleDescription(words.looking_at(self._looking))
        self.update()

    def _look_at(self, at: datetime | None) -> None:
        if at != self._as_of:
            self._as_of = at
            self.looked.emit(at)
        self.update()

    # -- moving an end

    def take(self, place: int, side: Side) -> None:
        """Take hold of one end of a lane; nothing where its dates cannot be corrected."""
        if 0 <= place < len(self._lanes) and self._lanes[place].movable:
            lane = self._lanes[place]
            at = end_of(lane.window, side)
            self.moving = Moving(place, side, lane.window, at)
            self._cursor = place
            self._say_moving()

    def _drag_to(self, x: float) -> None:
        moving = self.moving
        assert moving is not None
        edge = SIDE if moving.side is Side.START else self.width() - SIDE
        to = None
        if abs(x - edge) > OFF_AXIS:
            to = snapped(self._instant(x), precision_for(moving.was, moving.side, self._day_pixels))
        self._move_to(to)

    def _move_to(self, to: Moment | None) -> None:
        if self.moving is not None and moved_window(self.moving.was, self.moving.side, to) is not None:
            self.moving.to = to
            self._say_moving()

    def _step(self, steps: int) -> None:
        moving = self.moving
        assert moving is not None
        precision = precision_for(moving.was, moving.side, self._day_pixels)
        begin = moving.to or snapped(self._now_seconds, precision)
        self._move_to(stepped(Moment(begin.at, precision), steps))

    def _say_moving(self) -> None:
        if self.moving is not None:
            self.setAccessibleDescription(words.moving_end(self.moving.side, self.moving.to))
        self.update()

    def settle(self) -> None:
        """Correct the dates to where the end was moved, or nothing where it stands as before."""
        moving, self.moving = self.moving, None
        if moving is not None:
            window = moved_window(moving.was, moving.side, moving.to)
            before = end_of(moving.was, moving.side)
            if window is not None and moving.to != before:
                self.corrected.emit(self._lanes[moving.place].number, window)
        self._tell()
        self.update()

    def put_back(self) -> None:
        """Let go of an end without changing anything."""
        self.moving = None
        self._tell()
        self.update()

    # -- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down walk over the lanes, Enter picks; Left and Right move the date, or the end that S or E took."""
        handled = self._moving_key(event) if self.moving is not None else self._walking_key(event)
        if not handled:
            super().keyPressEvent(event)

    def _moving_key(self, event: QKeyEvent) -> bool:
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                many = 10 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
                self._step(many if event.key() == Qt.Key.Key_Right else -many)
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self._move_to(None)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.settle()
            case Qt.Key.Key_Escape:
                self.put_back()
            case _:
                return False
        return True

    def _walking_key(self, event: QKeyEvent) -> bool:
        match event.key():
            case Qt.Key.Key_Up | Qt.Key.Key_Down | Qt.Key.Key_Home | Qt.Key.Key_End if self._lanes:
                last = len(self._lanes) + len(self._opponents) - 1
                step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Home: -last}.get(Qt.Key(event.key()), last)
                self._cursor = min(last, max(0, self._cursor + step))
                self._tell()
                self.update()
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                day = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                self._step_date(1 if event.key() == Qt.Key.Key_Right else -1, Precision.DAY if day else Precision.MONTH)
            case Qt.Key.Key_S | Qt.Key.Key_E if not event.modifiers() and self._cursor < len(self._lanes):
                self.take(self._cursor, Side.START if event.key() == Qt.Key.Key_S else Side.END)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space if self._lanes:
                self._enter()
            case _:
                return False
        return True

    def _enter(self) -> None:
        if self._cursor < len(self._lanes):
            self.picked.emit(self._lanes[self._cursor].number)
        else:
            self.opened.emit(self._opponents[self._cursor - len(self._lanes)].memory)

    def _step_date(self, steps: int, precision: Precision) -> None:
        """A month or a day earlier or later; from now on it is today."""
        here = self._as_of or self._now
        if here is None or self._now is None:
            return
        first = stepped(Moment(here, precision), steps)
        self._look_at(first.last if first.last < self._now else None)
        self.setAccessibleDescription(words.looking_at(self._as_of))


_CURSORS = {
    Part.NOTHING: Qt.CursorShape.ArrowCursor,
    Part.START: Qt.CursorShape.SizeHorCursor,
    Part.END: Qt.CursorShape.SizeHorCursor,
    Part.GRIP: Qt.CursorShape.SizeHorCursor,
}
