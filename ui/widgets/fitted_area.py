"""A scrolled page that takes no more height than its content needs, and scrolls when there is less."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class FittedArea(QScrollArea):
    """Give it its page by ``setWidget``; the page's layout tells how high it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def setWidget(self, page: QWidget) -> None:
        """Take the page and follow its height."""
        super().setWidget(page)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is shown has changed, so its height may have."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width wraps the text otherwise."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        page = self.widget()
        layout = page.layout() if page is not None else None
        if layout is not None:
            width = self.viewport().width()
            wish = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()
            if wish != self.maximumHeight():
                self.setMaximumHeight(max(1, wish))
