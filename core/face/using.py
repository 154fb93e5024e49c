"""How often memories were opened and used."""

from __future__ import annotations

from collections.abc import Sequence

from core.domain import Usage, UseKind
from core.face.opening import Opened
from core.store import usage as counts


class Using(Opened):
    """Counting use; it is no part of the log, never exported, and can be switched off."""

    def note_use(self, memories: Sequence[str], kind: UseKind) -> None:
        """Count one more use of each of these memories, given by full id; one transaction for all of them."""
        counts.note_use(self._bench.store, memories, kind, self._bench.clock())

    def usage(self, memories: Sequence[str]) -> dict[str, Usage]:
        """The counts of those memories, by full id, that were ever used; the others are left out."""
        return counts.read_usage(self._bench.store, memories)

    def counts_use(self) -> bool:
        """Whether use is counted in this vault."""
        return counts.is_counting(self._bench.store)

    def set_counts_use(self, on: bool) -> None:
        """Count use from now on, or count it no more and forget what was counted."""
        counts.set_counting(self._bench.store, on)
