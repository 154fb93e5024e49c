"""The order of talk: where each episode stands in its conversation, who speaks, and which turns hold a word.

Arrays in memory, derived from the rows and refreshed when there are new ones;
about 90 bytes an episode. A statement outside of a conversation stands alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from core.engine.ranking.surroundings import Turns
from core.store.connection import Store
from core.text import fold

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Ints = NDArray[np.int64]


class TurnPlaces:
    """The places of all episodes; one thread at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last = 0
        self._speakers: dict[str, int] = {}
        self._shown: list[str] = []
        self._names: frozenset[str] = frozenset()
        self._table: Ints | None = None
        self._conversations: dict[tuple[str, int], int] = {}

    def refresh(self) -> None:
        """Read the episodes that were written since; puts all in the order of talk again if there are any."""
        import numpy as np

        newest = int(self._store.value("SELECT max(key) FROM episode") or 0)
        if newest <= self._last and self._last:
            return
        fresh = [
            (-key if talk is None else self._talk(talk, source), position or 0, key, self._speaker(speaker))
            for key, talk, position, source, speaker in self._store.rows(
                "SELECT key, conversation, position, source, speaker FROM episode WHERE key > ?", (self._last,)
            )
        ]
        self._last = newest
        self._names = frozenset(word for name in self._speakers for word in name.split())
        table = np.array(fresh, np.int64).reshape(-1, 4)
        table = table if self._table is None else np.concatenate([self._table, table])
        self._table = table[np.lexsort((table[:, 2], table[:, 1], table[:, 0]))]
        self._order_of(self._table)

    def _order_of(self, table: Ints) -> None:
        import numpy as np

        self.keys: Ints = table[:, 2].copy()
        self.speakers: Ints = table[:, 3].copy()
        starts = np.flatnonzero(np.diff(table[:, 0], prepend=table[:1, 0] - 1))
        lengths = np.diff(np.append(starts, len(table)))
        self._talks: Ints = np.repeat(np.arange(len(starts)), lengths)
        self._starts, self._lengths = starts, lengths
        self._by_key: Ints = np.argsort(self.keys, kind="stable")
        self._sorted: Ints = self.keys[self._by_key]
        real = lengths[lengths > 1]
        self._real = len(real)
        self._usual = float(real.mean()) if len(real) else 1.0

    def _talk(self, conversation: str, source: int) -> int:
        return self._conversations.setdefault((conversation, source), len(self._conversations) + 1)

    def _speaker(self, name: str) -> int:
        folded = fold(name)
        if folded not in self._speakers:
            self._shown.append(name)
        return self._speakers.setdefault(folded, len(self._speakers))

    def places(self, keys: Sequence[int] | Ints) -> Ints:
        """The places of episodes."""
        import numpy as np

        found: Ints = self._by_key[np.searchsorted(self._sorted, np.asarray(keys, np.int64))]
        return found

    def turns(self, places: Ints) -> Turns:
        """Turns at these places with the bounds of their conversations."""
        talks = self._talks[places]
        first = self._starts[talks]
        return Turns(places, first, first + self._lengths[talks] - 1, len(self.keys), self._real, self._usual)

    def conversations_at(self, places: Ints) -> int:
        """In how many conversations the places are, statements that stand alone left out."""
        import numpy as np

        talks = np.unique(self._talks[places])
        return int((self._lengths[talks] > 1).sum())

    def named(self, words: Iterable[str]) -> list[tuple[int, str]]:
        """The speakers whose name, or the first word of it, is among these folded words: number and that word."""
        said = set(words)
        firsts = ((number, name.split()[0]) for name, number in self._speakers.items() if name)
        return [(number, first) for number, first in firsts if first in said]

    def speaker_at(self, place: int) -> str:
        """The name of who speaks at a place, as it was first written."""
        return self._shown[int(self.speakers[place])]

    def names(self) -> frozenset[str]:
        """Every word of every speaker's folded name."""
        return self._names
