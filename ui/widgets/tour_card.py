"""One stop of the tour: a ring around a real control, and a card beside it that says what it is for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui import text_around as words
from ui.safe import PlainLabel
from ui.theme import px, tokens

GAP, MARGIN, WIDTH = 12, 12, 350
"""Pixels between ring and card, between card and the window's edge, and the card's width at the usual size of text."""
_FORWARD = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_BACKWARD = (Qt.Key.Key_Left, Qt.Key.Key_Up)


class Ring(QWidget):
    """Lies over the whole window, lets every click through and dims all but the control in question."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.around = QRect()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A veil with a window in it, and a line around that."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hole = QRectF(self.around).adjusted(-3, -3, 3, 3)
        veil = QColor(tokens().text if not tokens().dark else "#000000")
        veil.setAlphaF(0.28)
        for part in _frame(self.rect(), hole.toRect()):
            painter.fillRect(part, veil)
        if not self.around.isEmpty():
            painter.setPen(QPen(QColor(tokens().accent), px(2)))
            painter.drawRoundedRect(hole, 8, 8)
        painter.end()


def _frame(whole: QRect, hole: QRect) -> tuple[QRect, ...]:
    """The four rectangles that are left of a whole around a hole in it."""
    if hole.isEmpty():
        return (whole,)
    return (
        QRect(whole.left(), whole.top(), whole.width(), hole.top()),
        QRect(whole.left(), hole.bottom() + 1, whole.width(), whole.bottom() - hole.bottom()),
        QRect(whole.left(), hole.top(), hole.left(), hole.height()),
        QRect(hole.right() + 1, hole.top(), whole.right() - hole.right(), hole.height()),
    )


class TourCard(QFrame):
    """``turned`` carries +1 or -1, ``ended`` says that the person has seen enough."""

    turned = Signal(int)
    ended = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "tour")
        self.setAccessibleName(words.TOUR_NAME)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._place = PlainLabel("", self, role="small", wrap=False)
        self.heading = PlainLabel("", self, role="heading")
        self.said = PlainLabel("", self)
        self.skip = self._button(words.SKIP, "link", self.ended.emit)
        self.before = self._button(words.PREVIOUS, "", lambda: self.turned.emit(-1))
        self.after = self._button(words.NEXT, "primary", lambda: self.turned.emit(1))
        row = QHBoxLayout()
        row.setSpacing(px(8))
        row.addWidget(self.skip)
        row.addStretch(1)
        row.addWidget(self.before)
        row.addWidget(self.after)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(18), px(14), px(14), px(12))
        column.setSpacing(px(6))
        column.addWidget(self._place)
        column.addWidget(self.heading)
        column.addWidget(self.said)
        column.addSpacing(px(6))
        column.addLayout(row)

    def _button(self, name: str, kind: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(name, self)
        if kind:
            button.setProperty("kind", kind)
        button.clicked.connect(lambda _checked: act())
        button.installEventFilter(self)
        return button

    def show_stop(self, number: int, total: int, heading: str, said: str) -> None:
        """Show one stop; the last one has no next."""
        last = number == total
        self._place.setText(words.stop_of(number, total))
        self.heading.setText(heading)
        self.said.setText(said)
        self.before.setEnabled(number > 1)
        self.skip.setVisible(not last)
        self.after.setText(words.DONE if last else words.NEXT)
        self.setAccessibleDescription(f"{words.stop_of(number, total)}. {heading}. {said}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows turn, Enter presses, Esc ends; else a button would hand the arrows on to its neighbour."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() == Qt.Key.Key_Escape:
            self.ended.emit()
        elif event.key() in _FORWARD:
            self.turned.emit(1)
        elif event.key() in _BACKWARD:
            self.turned.emit(-1)
        elif event.key() in _PRESSING and isinstance(watched, QPushButton):
            watched.click()
        else:
            return False
        return True

    def stand_by(self, around: QRect, room: QRect) -> None:
        """Stand beside a control without covering it, within the room there is."""
        self.setFixedWidth(min(px(WIDTH), room.width() - 2 * MARGIN))
        self.setFixedHeight(self.heightForWidth(self.width()) if self.hasHeightForWidth() else self.sizeHint().height())
        self.move(beside(around, self.rect(), room))


def beside(around: QRect, card: QRect, room: QRect) -> QPoint:
    """Where a card stands: below the control, else to its right, above it, to its left; in the middle for none."""
    if around.isEmpty():
        return room.center() - card.center()
    space = room.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    for at in (
        QPoint(around.left(), around.bottom() + GAP),
        QPoint(around.right() + GAP, around.top()),
        QPoint(around.left(), around.top() - GAP - card.height()),
        QPoint(around.left() - GAP - card.width(), around.top()),
    ):
        placed = _within(QRect(at, card.size()), space)
        if not placed.intersects(around):
            return placed.topLeft()
    return _within(QRect(around.center(), card.size()), space).topLeft()


def _within(box: QRect, space: QRect) -> QRect:
    left = max(space.left(), min(box.left(), space.right() - box.width() + 1))
    top = max(space.top(), min(box.top(), space.bottom() - box.height() + 1))
    return QRect(QPoint(left, top), box.size())


class Follower(QObject):
    """Tells when a widget was moved or resized, so that what lies over it can follow."""

    moved = Signal()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Look on; nothing is kept from anybody."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.moved.emit()
        return False
