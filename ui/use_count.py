"""Notes which memories a person looks at: one counts as opened once it has been on show for a moment."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from core.domain import UseKind
from ui.desk import Desk
from ui.panes.detail_pane import DetailPane

LOOKED_MS = 1_500
"""How long a memory is on show before it counts as opened: longer than passing it with the arrow keys."""


class UseCount(QObject):
    """Watches the detail pane; the desk writes the counts, many at once."""

    def __init__(self, desk: Desk, detail: DetailPane, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._detail = desk, detail
        self._memory = ""
        self.timer = QTimer(self, singleShot=True, interval=LOOKED_MS)
        self.timer.timeout.connect(self._looked)
        detail.showed.connect(self._begin)

    def _begin(self) -> None:
        shown = self._shown()
        if shown != self._memory:
            self._memory = shown
            self.timer.start()

    def _looked(self) -> None:
        if self._memory and self._shown() == self._memory:
            self._desk.note_use((self._memory,), UseKind.OPENED)

    def _shown(self) -> str:
        held = self._detail.detail
        return held.memory.id if held is not None else ""
