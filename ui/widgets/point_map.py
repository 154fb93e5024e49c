"""Many points on a plane: moved by hand, zoomed by the wheel, walked over by key, each found by where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.theme import appearance, px, tokens
from ui.widgets.part_tooltip import tells
from ui.widgets.point_marks import MARKS, paint_points, paint_ring

CELLS = 48
"""Cells on each side of the grid by which a point is found: a few points a cell at ten thousand."""
NEAR = 12
"""Pixels from a point within which it is meant."""
ZOOM = 1.25
CLOSEST = 60.0
"""The most that can be zoomed in: then even a crowd of equal meanings stands apart or on one spot."""
AIR = 0.92
"""Share of the room that the whole map takes."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One point: where (−1 to 1), which mark, its sentence, what entering it opens."""

    x: float
    y: float
    mark: int
    sentence: str
    key: str


class PointMap(QWidget):
    """``opened`` carries a spot's key, ``told`` the sentence of what is under hand or key."""

    opened = Signal(str)
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spots: tuple[Spot, ...] = ()
        self.at = -1
        self.scale = 1.0
        self.centre = QPointF(0, 0)
        self._hover = -1
        self._only: int | None = None
        self._polygons: dict[int, QPolygonF] = {}
        self._cells: dict[tuple[int, int], list[int]] = {}
        self._pressed: tuple[QPointF, QPointF] | None = None
        self._moved = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        appearance().changed.connect(self.update)

    def set_spots(self, spots: Sequence[Spot], name: str) -> None:
        """Show these points; the part in sight stays as it was."""
        chosen = self.spots[self.at].key if 0 <= self.at < len(self.spots) else ""
        self.spots = tuple(spots)
        self._polygons, self._cells = {}, {}
        for place, spot in enumerate(self.spots):
            self._polygons.setdefault(spot.mark, QPolygonF()).append(QPointF(spot.x, -spot.y))
            self._cells.setdefault(_cell(spot.x, spot.y), []).append(place)
        self.at = next((place for place, spot in enumerate(spots) if chosen and spot.key == chosen), -1)
        self._hover = -1
        self.setAccessibleName(name)
        self._tell()
        self.update()

    def show_only(self, mark: int | None) -> None:
        """Show the points of one mark in full and the others as a shadow; None shows all."""
        self._only = mark
        self.update()

    def sizeHint(self) -> QSize:
        """A good part of a window."""
        return QSize(640, 440)

    # -- where things stand

    @property
    def _units(self) -> QPointF:
        """Pixels of one unit to the right and down: a wide window is used in its width."""
        wide, high = (max(1.0, side / 2 * AIR) * self.scale for side in (self.width(), self.height()))
        return QPointF(wide, high)

    def place_of(self, place: int) -> QPointF:
        """Where a point stands, in pixels."""
        spot, unit = self.spots[place], self._units
        middle = QPointF(self.width() / 2, self.height() / 2)
        return middle + QPointF((spot.x - self.centre.x()) * unit.x(), -(spot.y - self.centre.y()) * unit.y())

    def _plane(self, at: QPointF) -> QPointF:
        unit = self._units
        return QPointF(
            (at.x() - self.width() / 2) / unit.x() + self.centre.x(),
            -(at.y() - self.height() / 2) / unit.y() + self.centre.y(),
        )

    def spot_at(self, at: QPointF) -> int:
        """The point that is meant by a place, −1 for none."""
        low = self._plane(at + QPointF(-px(NEAR), px(NEAR)))
        high = self._plane(at + QPointF(px(NEAR), -px(NEAR)))
        first, last = _cell(low.x(), low.y()), _cell(high.x(), high.y())
        near = (
            place
            for column in range(first[0], last[0] + 1)
            for row in range(first[1], last[1] + 1)
            for place in self._cells.get((column, row), ())
            if self._only in (None, self.spots[place].mark)
        )
        away = [(hypot(*_sides(self.place_of(place) - at)), place) for place in near]
        found = min(away, default=(float(NEAR + 1), -1))
        return found[1] if found[0] <= px(NEAR) else -1

    # -- moving

    def zoom(self, factor: float, around: QPointF | None = None) -> None:
        """Come closer by a factor, or go away; what is ``around`` a place stays under it."""
        place = around if around is not None else QPointF(self.width() / 2, self.height() / 2)
        before = self._plane(place)
        self.scale = min(CLOSEST, max(1.0, self.scale * factor))
        after = self._plane(place)
        self._look(self.centre + before - after)

    def show_all(self) -> None:
        """The whole map."""
        self.scale = 1.0
        self._look(QPointF(0, 0))

    def _look(self, centre: QPointF) -> None:
        """Move the middle, so that some of the map always stays in sight."""
        self.centre = QPointF(min(1.0, max(-1.0, centre.x())), min(1.0, max(-1.0, centre.y())))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the map."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._moved = (event.position(), self.centre), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the map that is held, or lift the point under the pointer."""
        if self._pressed is not None:
            way, unit = event.position() - self._pressed[0], self._units
            self._moved = self._moved or way.manhattanLength() > 4
            if self._moved:
                self._look(self._pressed[1] - QPointF(way.x() / unit.x(), -way.y() / unit.y()))
            return
        place = self.spot_at(event.position())
        if place != self._hover:
            self._hover = place
            self.setCursor(Qt.CursorShape.PointingHandCursor if place >= 0 else Qt.CursorShape.OpenHandCursor)
            self.told.emit(self.spots[place].sentence if place >= 0 else "")
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go; where nothing was moved, open what was clicked."""
        place = self.spot_at(event.position()) if self._pressed is not None and not self._moved else -1
        self._pressed = None
        if place >= 0:
            self._go(place)
            self.opened.emit(self.spots[place].key)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._hover = -1
        self._tell()
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the pointer."""
        self.zoom(ZOOM ** (event.angleDelta().y() / 120), event.position())

    # -- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys go to the nearest point that way; Enter opens, + and − zoom, Home shows all."""
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right | Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._walk(_WAYS[Qt.Key(event.key())])
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.at >= 0:
                self.opened.emit(self.spots[self.at].key)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal | Qt.Key.Key_Minus:
                self.zoom(1 / ZOOM if event.key() == Qt.Key.Key_Minus else ZOOM, self._chosen_place())
            case Qt.Key.Key_Home:
                self.show_all()
            case _:
                super().keyPressEvent(event)

    def _chosen_place(self) -> QPointF | None:
        return self.place_of(self.at) if self.at >= 0 else None

    def _walk(self, way: tuple[int, int]) -> None:
        """The nearest point within the quarter that a key names; first of all the one nearest to the middle."""
        here = self.place_of(self.at) if self.at >= 0 else QPointF(self.width() / 2, self.height() / 2)
        best, found = float("inf"), -1
        for place, spot in enumerate(self.spots):
            if place == self.at or self._only not in (None, spot.mark):
                continue
            x, y = _sides(self.place_of(place) - here)
            ahead, aside = x * way[0] + y * way[1], abs(x * way[1]) + abs(y * way[0])
            away = hypot(x, y)
            if away < best and (self.at < 0 or (ahead > 0 and aside <= ahead)):
                best, found = away, place
        if found >= 0:
            self._go(found)

    def _go(self, place: int) -> None:
        self.at = place
        at = self.place_of(place)
        if not QRectF(self.rect()).adjusted(20, 20, -20, -20).contains(at):
            self._look(QPointF(self.spots[place].x, self.spots[place].y))
        self._tell()
        self.update()

    def _tell(self) -> None:
        sentence = self.spots[self.at].sentence if 0 <= self.at < len(self.spots) else ""
        self.setAccessibleDescription(sentence)
        self.told.emit(sentence)

    def event(self, event: QEvent) -> bool:
        """Answer the tooltip of the point under the pointer."""
        return tells(event, self, self._sentence_at) or super().event(event)

    def _sentence_at(self, at: QPointF) -> str:
        place = self.spot_at(at)
        return self.spots[place].sentence if place >= 0 else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and all points; their number costs no Python."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, unit = tokens(), self._units
        painter.setPen(QPen(QColor(colours.border), 1))
        painter.setBrush(QColor(colours.surface))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        painter.setClipRect(self.rect().adjusted(1, 1, -1, -1))
        onto = QTransform.fromTranslate(self.width() / 2, self.height() / 2)
        onto.scale(unit.x(), unit.y())
        onto.translate(-self.centre.x(), self.centre.y())
        for mark, points in sorted(self._polygons.items(), reverse=True):
            painter.setOpacity(1.0 if self._only in (None, mark) else 0.12)
            paint_points(painter, onto.map(points), MARKS[mark])
        painter.setOpacity(1.0)
        if self._hover >= 0:
            paint_ring(painter, self.place_of(self._hover), colours.text)
        if self.hasFocus() and self.at >= 0:
            paint_ring(painter, self.place_of(self.at), colours.accent)


_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def _cell(x: float, y: float) -> tuple[int, int]:
    """The cell of a place on the plane; what lies outside counts to the edge."""
    column, row = (int((min(1.0, max(-1.0, value)) + 1) / 2 * (CELLS - 1)) for value in (x, y))
    return column, row


def _sides(way: QPointF) -> tuple[float, float]:
    return way.x(), way.y()
