"""Files and texts that are dropped anywhere on the window: looked into, or offered as a new memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from ui import text_library
from ui.safe import PlainLabel
from ui.theme import px

LONGEST = 20_000  # signs of a dropped text that are offered as one memory; a longer one is a file's business


class Drops(QObject):
    """Watches a window; ``may_take`` says whether anything can be written now.

    ``bring_in`` is given the first of the dropped files, and those that came with it.
    """

    def __init__(
        self,
        window: QWidget,
        may_take: Callable[[], bool],
        bring_in: Callable[[Path, Sequence[Path]], None],
        write: Callable[[str], None],
    ) -> None:
        super().__init__(window)
        self._window, self._may_take = window, may_take
        self._bring_in, self._write = bring_in, write
        self.hint = PlainLabel(text_library.DROP_IT, window, role="drop", wrap=False)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hint.hide()
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what can be taken, and say so while it is held over the window."""
        match event:
            case QDropEvent() if event.type() == QEvent.Type.Drop:
                self.hint.hide()
                self._drop(event.mimeData())
                return True
            case QDragEnterEvent() if self._may_take() and _offers(event.mimeData()):
                event.acceptProposedAction()
                self._show_hint()
                return True
        if event.type() == QEvent.Type.DragLeave:
            self.hint.hide()
        return super().eventFilter(watched, event)

    def _show_hint(self) -> None:
        edge = px(24)
        self.hint.setGeometry(self._window.rect().adjusted(edge, edge, -edge, -edge))
        self.hint.raise_()
        self.hint.show()

    def _drop(self, data: QMimeData) -> None:
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if paths:
            self._bring_in(paths[0], paths[1:])
        elif data.text().strip():
            self._write(data.text().strip()[:LONGEST])


def _offers(data: QMimeData) -> bool:
    return any(url.isLocalFile() for url in data.urls()) or bool(data.text().strip())
