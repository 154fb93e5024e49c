"""A place to drop a file on, with a button for those who would rather choose one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ui.icons import paint_icon
from ui.safe import PlainLabel
from ui.theme import appearance, px, tokens

ICON = 40


class DropZone(QWidget):
    """``dropped`` carries the paths of the dropped files, ``wanted`` says that the button was pressed."""

    dropped = Signal(object)
    wanted = Signal()

    def __init__(self, title: str, line: str, action: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)
        self._over = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 24, 32, 24)
        layout.setSpacing(8)
        layout.addStretch(1)
        layout.addSpacing(px(ICON) + 8)
        self._title = PlainLabel(title, self, role="heading")
        self.line = PlainLabel(line, self, role="muted")
        self.button = QPushButton(action, self)
        self.button.setProperty("kind", "primary")
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.wanted)
        for label in (self._title, self.line):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(label)
        layout.addSpacing(8)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        appearance().changed.connect(self.update)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome files only."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()
            self._over = True
            self.update()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """The file went elsewhere."""
        self._over = False
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand on the files."""
        self._over = False
        self.update()
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.dropped.emit(tuple(map(Path, paths)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dashed outline that answers to a file above it, and an icon."""
        colours = tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(colours.accent_soft if self._over else colours.surface))
        line = colours.accent if self._over else colours.border_strong
        painter.setPen(QPen(QColor(line), 1.5, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
        side = px(ICON)
        top = self._title.y() - side - 14
        paint_icon(painter, "import", QRectF((self.width() - side) / 2, top, side, side), colours.accent)
