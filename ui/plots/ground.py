"""The ground of every plot: one calm pyqtgraph view in the window's colours that listens to mouse and key itself."""

from __future__ import annotations

from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from ui.theme import appearance
from ui.widgets.part_tooltip import tells

pg.setConfigOption("exitCleanup", False)  # our views end with their window; nothing is left to clean at the end


def still_box(*, downwards: bool = False) -> Any:
    """A view box that neither mouse nor data move: only we say what is in sight."""
    box = pg.ViewBox(enableMouse=False, enableMenu=False, defaultPadding=0, invertY=downwards)
    box.disableAutoRange()
    return box


class Ground(pg.GraphicsView):  # type: ignore[misc]
    """What charts and the map share; its pixels are the scene's coordinates."""

    entered = Signal(str)
    """Carries the key of what was clicked, or entered by key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, background=None)
        self.setCacheMode(QGraphicsView.CacheModeFlag(0))
        self.viewport().setAutoFillBackground(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.centralLayout.setContentsMargins(0, 0, 0, 0)
        self.centralLayout.setSpacing(0)
        appearance().changed.connect(self.restyle_in_sight)

    def restyle(self) -> None:
        """Take on the colours and sizes in force; a plot draws its own parts first."""
        self.updateGeometry()
        self.refresh()

    def restyle_in_sight(self) -> None:
        """The same, but what is hidden waits until it is shown: then its size is known as well."""
        if self.isVisible():
            self.restyle()

    def fit(self) -> None:
        """Take on another size."""
        self.restyle()

    def sentence_at(self, at: QPointF) -> str:
        """What a tooltip at this place says; a bare ground says nothing."""
        return ""

    def refresh(self) -> None:
        """Paint anew."""
        self.viewport().update()

    def close(self) -> bool:
        """Close as any widget does; pyqtgraph would take its viewport away, which the window still asks."""
        return QGraphicsView.close(self)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Fit what depends on the size; pyqtgraph calls this without an event while it is made."""
        super().resizeEvent(event)
        if event is not None and self.isVisible():
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what was set while nobody looked."""
        super().showEvent(event)
        self.restyle()

    def viewportEvent(self, event: QEvent) -> bool:
        """Answer the tooltip of what is under the pointer."""
        return tells(event, self, self.sentence_at) or bool(super().viewportEvent(event))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keys are."""
        super().focusInEvent(event)
        self.refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keys are elsewhere."""
        super().focusOutEvent(event)
        self.refresh()
