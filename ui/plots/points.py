"""Many points on a plane: moved by hand, zoomed by the wheel, walked over by key, each found by where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

import pyqtgraph as pg
from pyqtgraph.graphicsItems.ScatterPlotItem import drawSymbol
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QIcon, QKeyEvent, QMouseEvent, QPainter, QPen, QPixmap, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.plots.ground import Ground, still_box
from ui.plots.marks import MARKS, Mark
from ui.plots.spots import Spot, Spots
from ui.theme import px, tokens

NEAR = 12
"""Pixels from a point within which it is meant."""
ZOOM = 1.25
CLOSEST = 60.0
"""The most that can be zoomed in: then even a crowd of equal meanings stands apart or on one spot."""
AIR = 0.92
"""Share of the room that the whole map takes."""
SHADOW = 0.14
"""How much remains to be seen of points that are not looked at."""


class PointMap(Ground):
    """``entered`` carries a spot's key, ``told`` the sentence of what is under hand or key."""

    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spots = Spots()
        self.at = -1
        self.closeness = 1.0
        self.centre = QPointF(0, 0)
        self._hover = -1
        self._only: int | None = None
        self._pressed: tuple[QPointF, QPointF] | None = None
        self._moved = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._box = still_box()
        self.centralLayout.addItem(self._box, 0, 0)
        self._marked = [pg.ScatterPlotItem(useCache=True) for _mark in MARKS]
        self._rings = pg.ScatterPlotItem(symbol="o", brush=None)
        self._rings.setZValue(2.0)
        for item in (*self._marked, self._rings):
            self._box.addItem(item, ignoreBounds=True)
        self.show_only(None)

    def set_spots(self, spots: Sequence[Spot], name: str) -> None:
        """Show these points; the part in sight stays as it was. ``Spots`` made beforehand are taken as they are."""
        chosen = self.spots[self.at].key if 0 <= self.at < len(self.spots) else ""
        self.spots = spots if isinstance(spots, Spots) else Spots(spots)
        places = enumerate(self.spots) if chosen else ()
        self.at = next((place for place, spot in places if spot.key == chosen), -1)
        self._hover = -1
        self.setAccessibleName(name)
        self._tell()
        self.restyle_in_sight()

    def show_only(self, mark: int | None) -> None:
        """Show the points of one mark in full and the others as a shadow; None shows all."""
        self._only = mark
        for place, item in enumerate(self._marked):
            item.setOpacity(1.0 if mark in (None, place) else SHADOW)
            item.setZValue(1.0 if mark == place else -place)

    def restyle(self) -> None:
        """Draw all points in the colours and sizes in force; one look for all of a mark is set in half the time."""
        for place, (item, mark) in enumerate(zip(self._marked, MARKS, strict=True)):
            pen, brush = _look(mark)
            x, y = self.spots.of_mark(place)
            item.setData(x=x, y=y, symbol=mark.shape, size=px(mark.size), pen=pen, brush=brush)
        self._look(self.centre)

    def fit(self) -> None:
        """Only what is in sight depends on the size, not how the points look."""
        self._look(self.centre)

    def refresh(self) -> None:
        """A ring around the point under the pointer, and around the chosen one while the keys are here."""
        colours = tokens()
        ringed = [(self._hover, colours.text)] if self._hover >= 0 else []
        if self.hasFocus() and self.at >= 0:
            ringed.append((self.at, colours.accent))
        self._rings.setData(
            x=[self.spots[place].x for place, _colour in ringed],
            y=[self.spots[place].y for place, _colour in ringed],
            pen=[pg.mkPen(colour, width=2.2) for _place, colour in ringed],
            size=px(18),
        )
        super().refresh()

    def sizeHint(self) -> QSize:
        """A good part of a window."""
        return QSize(640, 440)

    # -- where things stand

    @property
    def _units(self) -> QPointF:
        """Pixels of one unit to the right and down: a wide window is used in its width."""
        wide, high = (max(1.0, side / 2 * AIR) * self.closeness for side in (self.width(), self.height()))
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
        found_near = self.spots.between((low.x(), low.y()), (high.x(), high.y()))
        near = (place for place in found_near if self._only in (None, self.spots[place].mark))
        away = [(hypot(*_sides(self.place_of(place) - at)), place) for place in near]
        found = min(away, default=(float(NEAR + 1), -1))
        return found[1] if found[0] <= px(NEAR) else -1

    # -- moving

    def zoom(self, factor: float, around: QPointF | None = None) -> None:
        """Come closer by a factor, or go away; what is ``around`` a place stays under it."""
        place = around if around is not None else QPointF(self.width() / 2, self.height() / 2)
        before = self._plane(place)
        self.closeness = min(CLOSEST, max(1.0, self.closeness * factor))
        after = self._plane(place)
        self._look(self.centre + before - after)

    def show_all(self) -> None:
        """The whole map."""
        self.closeness = 1.0
        self._look(QPointF(0, 0))

    def _look(self, centre: QPointF) -> None:
        """Move the middle, so that some of the map always stays in sight."""
        self.centre = QPointF(min(1.0, max(-1.0, centre.x())), min(1.0, max(-1.0, centre.y())))
        unit = self._units
        wide, high = self.width() / 2 / unit.x(), self.height() / 2 / unit.y()
        across, up = self.centre.x(), self.centre.y()
        self._box.setRange(xRange=(across - wide, across + wide), yRange=(up - high, up + high), padding=0)
        self.refresh()

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
            self.viewport().setCursor(
                Qt.CursorShape.PointingHandCursor if place >= 0 else Qt.CursorShape.OpenHandCursor
            )
            self.told.emit(self.spots[place].sentence if place >= 0 else "")
            self.refresh()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go; where nothing was moved, open what was clicked."""
        place = self.spot_at(event.position()) if self._pressed is not None and not self._moved else -1
        self._pressed = None
        if place >= 0:
            self._go(place)
            self.entered.emit(self.spots[place].key)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._hover = -1
        self._tell()
        self.refresh()

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
                self.entered.emit(self.spots[self.at].key)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal | Qt.Key.Key_Minus:
                self.zoom(1 / ZOOM if event.key() == Qt.Key.Key_Minus else ZOOM, self._chosen_place())
            case Qt.Key.Key_Home:
                self.show_all()
            case _:
                event.ignore()

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
        self.refresh()

    def _tell(self) -> None:
        sentence = self.spots[self.at].sentence if 0 <= self.at < len(self.spots) else ""
        self.setAccessibleDescription(sentence)
        self.told.emit(sentence)

    def sentence_at(self, at: QPointF) -> str:
        """The sentence of the point at this place."""
        place = self.spot_at(at)
        return self.spots[place].sentence if place >= 0 else ""

    def drawBackground(self, painter: QPainter, _rect: QRectF) -> None:
        """The sheet on which the points lie."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens().border), 1))
        painter.setBrush(QColor(tokens().surface))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)


_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def _sides(way: QPointF) -> tuple[float, float]:
    return way.x(), way.y()


def _look(mark: Mark) -> tuple[QPen, QBrush]:
    """Outline and filling of a mark; filled ones are parted by a hair of the ground, hollow ones show it."""
    colour, ground = QColor(getattr(tokens(), mark.colour)), QColor(tokens().surface)
    if mark.filled:
        return pg.mkPen(ground, width=1), pg.mkBrush(colour)
    return pg.mkPen(colour, width=2), pg.mkBrush(ground)


def icon_of(mark: Mark) -> QIcon:
    """A mark as the icon of its legend entry, sharp at twice the resolution."""
    side = px(14)
    made = QPixmap(2 * side, 2 * side)
    made.setDevicePixelRatio(2.0)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    drawSymbol(painter, mark.shape, px(mark.size), *_look(mark))
    painter.end()
    return QIcon(made)
