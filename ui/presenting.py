"""Presentation mode: the whole screen, larger text, no names of files or ids, a ring where the mouse is pressed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QWindow
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from ui import text
from ui import text_around as words
from ui.frame import Frame
from ui.theme import LARGEST_SCALE, appearance, px, tokens

LARGER = 1.25
"""How much larger the text is for those who sit further away."""
_PRESSED = QEvent.Type.MouseButtonPress
ECHO_MS = 450
"""How long the ring of a click is seen: as long as a glance takes to follow."""


class Echo(QWidget):
    """A ring that widens and fades where the mouse was pressed; lets every click through."""

    def __init__(self, parent: QWidget, at: QPoint) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        side = px(56)
        self.setGeometry(at.x() - side // 2, at.y() - side // 2, side, side)
        self._share = 0.0
        self._fading = QVariantAnimation(self)
        self._fading.setStartValue(0.0)
        self._fading.setEndValue(1.0)
        self._fading.setDuration(ECHO_MS)
        self._fading.valueChanged.connect(self._moved)
        self._fading.finished.connect(self.deleteLater)
        self.show()
        self.raise_()
        self._fading.start()

    def _moved(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ring as wide and as faint as it is by now."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(tokens().accent)
        colour.setAlphaF(max(0.0, 1 - self._share))
        painter.setPen(QPen(colour, px(3)))
        most = min(self.width(), self.height()) / 2 - px(3)
        radius = most * (0.35 + 0.65 * self._share)
        centre = QRectF(self.rect()).center()
        painter.drawEllipse(centre, radius, radius)
        painter.end()


class Presenting(QObject):
    """``turn`` begins and ends it; nothing of it is kept for the next start."""

    def __init__(self, window: QMainWindow, frame: Frame, say: Callable[[str], None]) -> None:
        super().__init__(window)
        self._window, self._frame, self._say = window, frame, say
        self._title = ""
        self._scale = 1.0
        self._state = window.windowState()
        self.on = False

    def turn(self) -> None:
        """Begin, or end what was begun."""
        self._end() if self.on else self._begin()

    def _begin(self) -> None:
        self.on = True
        look = appearance()
        self._title, self._scale, self._state = self._window.windowTitle(), look.scale, self._window.windowState()
        self._window.setWindowTitle(text.APP)
        self._frame.detail.hide_technical(True)
        look.choose(look.theme, min(LARGEST_SCALE, look.scale * LARGER))
        self._window.showFullScreen()
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        self._say(words.PRESENTING)

    def _end(self) -> None:
        self.on = False
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        appearance().choose(appearance().theme, self._scale)
        self._frame.detail.hide_technical(False)
        self._window.setWindowTitle(self._title)
        self._window.setWindowState(self._state)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Draw a ring where the mouse is pressed; the press goes where it belongs."""
        # A press comes to the window once, and to each widget on its way as well.
        if isinstance(watched, QWindow) and isinstance(event, QMouseEvent) and event.type() is _PRESSED:
            at = event.globalPosition().toPoint()
            top = QApplication.topLevelAt(at)
            if top is not None:
                Echo(top, top.mapFromGlobal(at))
        return False
