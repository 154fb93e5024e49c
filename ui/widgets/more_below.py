"""Says over the foot of a scrolled page that it goes on below, as long as it does."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QPushButton, QScrollArea

from ui.theme import px

MORE_BELOW = "There is more to read below ↓"


class MoreBelow(QPushButton):
    """Lies over the page and takes no room in it, so that showing it moves nothing; pressing it scrolls on."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(MORE_BELOW, area)
        self.setProperty("kind", "badge")
        self.setAutoDefault(False)
        self._area = area
        self._bar = area.verticalScrollBar()
        self._bar.rangeChanged.connect(lambda *_: self._fit())
        self._bar.valueChanged.connect(lambda _: self._fit())
        self.clicked.connect(lambda: self._bar.setValue(self._bar.value() + self._bar.pageStep()))
        area.installEventFilter(self)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The page got another size: stay at its foot."""
        if watched is self._area and event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        self.setVisible(self._bar.value() < self._bar.maximum())
        self.adjustSize()
        self.move((self._area.width() - self.width()) // 2, self._area.height() - self.height() - px(4))
        self.raise_()
