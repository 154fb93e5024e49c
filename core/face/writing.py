"""What a person writes and changes: add, reword, end, tag, undo. Each is one operation and answers with its receipt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.domain import (
    EdgeKind,
    Receipt,
    Statement,
)
from core.face.opening import Opened
from core.later import later
from core.library import ManyReport, SavedSearch, Watch, WayBack
from core.owner import Namesakes
from core.window import Moment, Window

if TYPE_CHECKING:
    from core.acts import add as adding
    from core.acts import automatic, curate, gather, links, many, naming, recent, returned, saved
    from core.acts import redate as redating
    from core.acts import undo as undoing

    pass
else:
    adding = later("core.acts.add")
    automatic = later("core.acts.automatic")
    curate = later("core.acts.curate")
    gather = later("core.acts.gather")
    links = later("core.acts.links")
    many = later("core.acts.many")
    naming = later("core.acts.naming")
    redating = later("core.acts.redate")
    recent = later("core.acts.recent")
    returned = later("core.acts.returned")
    saved = later("core.acts.saved")
    undoing = later("core.acts.undo")

_NOBODY = Watch()


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

    def redate(self, memory: str, version: int, window: Window) -> Receipt:
        """Correct since when and until when a version is true; raises ``InvalidWindow``, ``NothingChanged``."""
        dated = redating.redate(self._bench, memory, version, window)
        return automatic.after(self._bench, returned.compared(self._bench, dated))

    def tag(self, memory: str, add: Sequence[str] = (), remove: Sequence[str] = ()) -> Receipt:
        """Add and remove tags."""
        return curate.tag(self._bench, memory, add, remove)

    def pin(self, memory: str, on: bool = True) -> Receipt:
        """Pin a memory, or take the pin off."""
        return curate.pin(self._bench, memory, on)

    def pin_many(self, memories: Sequence[str], on: bool = True, *, watch: Watch = _NOBODY) -> ManyReport:
        """Pin many memories, or take their pins off."""
        return many.pin_many(self._bench, memories, on, watch)

    def tag_many(
        self,
        memories: Sequence[str],
        add: Sequence[str] = (),
        remove: Sequence[str] = (),
        *,
        watch: Watch = _NOBODY,
    ) -> ManyReport:
        """Add and remove tags of many memories."""
        return many.tag_many(self._bench, memories, add, remove, watch)

    def end_many(self, memories: Sequence[str], on: Moment | None = None, *, watch: Watch = _NOBODY) -> ManyReport:
        """Many memories are no longer true since ``on`` (None = now)."""
        return many.end_many(self._bench, memories, on, watch)

    def retire_many(self, memories: Sequence[str], *, watch: Watch = _NOBODY) -> ManyReport:
        """Many memories were never right."""
        return many.retire_many(self._bench, memories, watch)

    def archive_many(self, memories: Sequence[str], *, watch: Watch = _NOBODY) -> ManyReport:
        """Put many memories out of sight."""
        return many.archive_many(self._bench, memories, watch)

    def name_owner(
        self, name: str, aliases: Sequence[str] | None = None, namesakes: Namesakes | None = None
    ) -> Receipt:
        """Give the owner a name, and all other names; raises ``NameTaken``, ``NothingChanged``, ``InvalidText``."""
        return automatic.after(self._bench, naming.name_owner(self._bench, name, aliases, namesakes))

    def save_search(self, search: SavedSearch) -> Receipt:
        """Save a search under its name; with the id of a saved one it takes that one's place."""
        return saved.save_search(self._bench, search)

    def remove_search(self, id: str) -> Receipt:
        """Remove a saved search."""
        return saved.remove_search(self._bench, id)

    def note_search(self, query: str) -> None:
        """Put a search at the head of the recent ones."""
        recent.note_search(self._bench, query)

    def forget_searches(self) -> None:
        """Forget what was searched for."""
        recent.forget_searches(self._bench)

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
        taken_back = automatic.after_ruling(self._bench, undoing.undo(self._bench, operation))
        return automatic.after(self._bench, returned.compared(self._bench, taken_back))

    def steps_back(self, operation: int) -> int:
        """How many entries ``go_back`` would take back; raises ``NotFound``."""
        return undoing.steps_back(self._bench, operation)

    def go_back(self, operation: int, *, watch: Watch = _NOBODY) -> WayBack:
        """Take back all that was done after an operation, the latest first; raises ``NotFound``.

        A stop and what stands in the way end it half-way, and are told; what was taken back by then stays so.
        """
        return undoing.go_back(self._bench, operation, watch)

    def redo(self) -> Receipt:
        """Take back the latest undo; raises ``UndoConflict``, ``NothingToUndo``."""
        done_again = returned.compared(self._bench, undoing.redo(self._bench))
        return automatic.after(self._bench, done_again)
