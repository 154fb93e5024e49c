"""What a person writes and changes: add, reword, end, tag, undo. Each is one operation and answers with its receipt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.acts import add as adding
from core.acts import automatic, curate, gather, links
from core.acts import undo as undoing
from core.domain import (
    EdgeKind,
    Receipt,
    Statement,
)
from core.face.opening import Opened
from core.window import Moment

if TYPE_CHECKING:
    pass


class Writing(Opened):
    """Writing and changing memories."""

    def add(self, statement: Statement) -> Receipt:
        """Write one statement through all layers; raises ``InvalidText``."""
        return automatic.after(self._bench, adding.add(self._bench, statement))

    def keep(self, id: str) -> Receipt:
        """Make a memory of a skipped statement or of a message."""
        return automatic.after(self._bench, adding.keep(self._bench, id))

    def revise(self, memory: str, text: str, since: Moment | None = None) -> Receipt:
        """A better wording, or with ``since`` a change in the world on that date."""
        return curate.revise(self._bench, memory, text, since)

    def end(self, memory: str, on: Moment | None = None) -> Receipt:
        """No longer true since ``on`` (None = now)."""
        return curate.end(self._bench, memory, on)

    def retire(self, memory: str) -> Receipt:
        """It was never right."""
        return curate.retire(self._bench, memory)

    def archive(self, memory: str) -> Receipt:
        """Out of sight, without a word on its truth."""
        return curate.archive(self._bench, memory)

    def revive(self, memory: str, version: int, since: Moment | None = None) -> Receipt:
        """Bring an old wording back as a new version."""
        return curate.revive(self._bench, memory, version, since)

    def tag(self, memory: str, add: Sequence[str] = (), remove: Sequence[str] = ()) -> Receipt:
        """Add and remove tags."""
        return curate.tag(self._bench, memory, add, remove)

    def pin(self, memory: str, on: bool = True) -> Receipt:
        """Pin a memory, or take the pin off."""
        return curate.pin(self._bench, memory, on)

    def link(self, a: str, kind: EdgeKind, b: str, reason: str = "") -> Receipt:
        """Link two memories; ``contradicts`` opens a contradiction. Raises ``NothingChanged``, ``InvalidRequest``."""
        return links.link(self._bench, a, kind, b, reason)

    def unlink(self, a: str, kind: EdgeKind, b: str) -> Receipt:
        """Take a link between two memories away; raises ``NothingChanged``."""
        return links.unlink(self._bench, a, kind, b)

    def merge(self, memories: Sequence[str], text: str | None = None) -> Receipt:
        """Take memories into the first one, with ``text`` under a new wording."""
        return gather.merge(self._bench, memories, text)

    def split(self, memory: str, texts: Sequence[str]) -> Receipt:
        """Make one memory of each text in the place of a memory, which goes to the archive."""
        return gather.split(self._bench, memory, texts)

    def undo(self, operation: int | None = None) -> Receipt:
        """Take back an operation (None = the latest); raises ``UndoConflict``, ``NothingToUndo``."""
        return automatic.after_ruling(self._bench, undoing.undo(self._bench, operation))

    def redo(self) -> Receipt:
        """Take back the latest undo; raises ``UndoConflict``, ``NothingToUndo``."""
        return undoing.redo(self._bench)
