"""Dresses a window part by part, so that what is out of sight costs nothing when the look changes.

Qt looks at every widget below the one whose style sheet changes, a tenth of a
millisecond each. So neither the window nor what only holds parts together has
a sheet: the parts have, and a page of the stack gets its own when it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QChildEvent, QEvent, QObject
from PySide6.QtWidgets import QStackedWidget, QWidget


class Wardrobe(QObject):
    """The parts of a window: the children of ``holders`` (from the window down to ``pages``) and the page on show.

    A room that has pages itself may have a wardrobe of its own; whoever shows another page there dresses it first.
    What is opened above the window later, a dialog or a menu, is a part as well; it is dressed when it is shown.
    """

    def __init__(
        self, window: QWidget, holders: tuple[QWidget, ...], pages: QStackedWidget, dress: Callable[[QWidget], None]
    ) -> None:
        super().__init__(window)
        self._holders, self._pages, self._dress = (window, *holders, pages), pages, dress
        window.installEventFilter(self)

    def parts(self, *, hidden: bool = False) -> Iterator[QWidget]:
        """What is dressed now; with the pages out of sight if they are wanted."""
        for holder in self._holders:
            for child in holder.children():
                away = holder is self._pages and child is not self._pages.currentWidget()
                if isinstance(child, QWidget) and child not in self._holders and (hidden or not away):
                    yield child

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Dress what is shown above the window for the first time."""
        if event.type() == QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            child = event.child()
            if isinstance(child, QWidget) and child not in self._holders:
                self._dress(child)
        return False
