"""Says over the foot of a scrolled page that what is to be read goes on below, as long as it does."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QPushButton, QScrollArea, QWidget

from ui.theme import px
from ui.translation import tr

MORE_BELOW = tr("More to read ↓")


class MoreBelow(QPushButton):
    """Lies over the page and takes no room in it, so that showing it moves nothing; pressing it scrolls on.

    ``last`` is the lowest part that has to be read; None = the whole page.
    """

    def __init__(self, area: QScrollArea, last: QWidget | None = None) -> None:
        super().__init__(MORE_BELOW, area)
        self.setProperty("kind", "badge")
        self.setAutoDefault(False)
        self._area, self._last = area, last
        self._bar = area.verticalScrollBar()
        self._bar.rangeChanged.connect(lambda *_: self._fit())
        self._bar.valueChanged.connect(lambda _: self._fit())
        self.clicked.connect(lambda: self._bar.setValue(self._bar.value() + self._bar.pageStep()))
        for watched in (area, last):
            if watched is not None:
                watched.installEventFilter(self)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The page or its last part got another size or place: look again, and stay at its foot."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        self.setVisible(self._goes_on())
        self.adjustSize()
        self.move(self._area.width() - self.width() - px(16), self._area.height() - self.height() - px(2))
        self.raise_()

    def _goes_on(self) -> bool:
        page = self._area.widget()
        if self._last is None or page is None:
            return self._bar.value() < self._bar.maximum()
        foot = self._last.mapTo(page, QPoint(0, self._last.height())).y()
        return foot > self._bar.value() + self._area.viewport().height()
