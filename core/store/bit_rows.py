"""Sign bits in memory: a million statements in 48 MB, compared with a query by the number of signs that differ.

vec0 holds the same bits in the file, in chunks that are read whole when a
search first needs them; what is written later is appended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from typing import TYPE_CHECKING

from core.errors import VaultDamaged
from core.store.connection import Store
from core.store.keys import mask_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.inference.vectors import Bits

    Words = NDArray[np.uint64]
    Counts = NDArray[np.uint16]
    Owners = NDArray[np.int64]

BLOCK = 16_384
"""Rows compared at once: their words, 128 kB a column, stay in a core's own cache."""
_WORD = 8  # bytes of a machine word


class BitRows:
    """Rows of bits by owner; column by column, since comparing a column of words is what a processor does best."""

    def __init__(self) -> None:
        self._blocks: list[tuple[Words, int]] = []
        self._owners: list[Owners] = []
        self._all: Owners | None = None
        self._order: Owners | None = None
        self._rising: Owners | None = None

    @property
    def owners(self) -> Owners:
        """Whose rows they are, in the order of the rows."""
        import numpy as np

        if self._all is None:
            self._all = np.concatenate(self._owners) if self._owners else np.empty(0, np.int64)
            self._owners = [self._all]
        return self._all

    def places(self, owners: Sequence[int]) -> NDArray[np.int64]:
        """In which rows the bits of some owners stand; -1 for one without."""
        import numpy as np

        wanted = np.array(owners, np.int64)
        if not len(self.owners):
            return np.full(len(wanted), -1, np.int64)
        order, rising = self._sorted()
        first = int(rising[0])
        if order is None and int(rising[-1]) - first == len(rising) - 1:  # none is missing: no need to look
            return np.where((wanted >= first) & (wanted <= rising[-1]), wanted - first, -1)
        at = np.minimum(np.searchsorted(rising, wanted), len(rising) - 1)
        places = at if order is None else order[at]
        found: NDArray[np.int64] = np.where(rising[at] == wanted, places, -1)
        return found

    def mask_of(self, owners: Set[int]) -> NDArray[np.bool_]:
        """Which rows belong to some owners."""
        _, rising = self._sorted()
        flags = mask_of(owners, int(rising[-1]) + 1)
        first = int(rising[0])
        return flags[first:] if len(flags) - first == len(rising) and self._order is None else flags[self.owners]

    def _sorted(self) -> tuple[Owners | None, Owners]:
        """The owners, rising, with the rows in which they stand; None where the rows are in that order."""
        import numpy as np

        if self._rising is None:
            self._order = None if bool((np.diff(self.owners) > 0).all()) else np.argsort(self.owners, kind="stable")
            self._rising = self.owners if self._order is None else self.owners[self._order]
        return self._order, self._rising

    def append(self, owners: Owners, bits: Bits) -> None:
        """Take in rows of packed bits, uint8 (n, width)."""
        import numpy as np

        width = -(-bits.shape[1] // _WORD) * _WORD
        whole = np.zeros((len(bits), width), np.uint8)
        whole[:, : bits.shape[1]] = bits
        words = whole.view(np.uint64)
        self._owners.append(owners.astype(np.int64))
        self._all = self._rising = None
        at = 0
        while at < len(words):
            if not self._blocks or self._blocks[-1][1] == BLOCK:
                self._blocks.append((np.zeros((width // _WORD, BLOCK), np.uint64), 0))
            block, used = self._blocks[-1]
            taken = min(BLOCK - used, len(words) - at)
            block[:, used : used + taken] = words[at : at + taken].T
            self._blocks[-1] = (block, used + taken)
            at += taken

    def distances(self, bits: Bits, go_on: Callable[[], None]) -> Counts:
        """How many bits of each row differ from a query's; ``go_on`` is asked between blocks, and may raise."""
        import numpy as np

        found = np.empty(sum(used for _, used in self._blocks), np.uint16)
        asked = np.zeros(-(-len(bits) // _WORD) * _WORD, np.uint8)
        asked[: len(bits)] = bits
        words = asked.view(np.uint64)[:, None]
        at = 0
        for number, (block, used) in enumerate(self._blocks):
            if number % 8 == 0:
                go_on()
            differing = np.bitwise_xor(block[:, :used], words)
            np.bitwise_count(differing).sum(axis=0, dtype=np.uint16, out=found[at : at + used])
            at += used
        return found


def stored_bits(store: Store, table: str) -> Iterator[tuple[Owners, Bits]]:
    """All rows of a vec0 table of bits, chunk by chunk, from the tables that it keeps behind it."""
    import numpy as np

    sql = (
        f"SELECT c.size, c.validity, c.rowids, v.vectors FROM {table}_chunks c "
        f"JOIN {table}_vector_chunks00 v ON v.rowid = c.chunk_id ORDER BY c.chunk_id"
    )
    for size, validity, rowids, vectors in store.each(sql):
        if len(rowids) != 8 * size or len(validity) * 8 < size or len(vectors) % size:
            raise VaultDamaged(f"The table {table} of the vault is damaged.", "“variorum verify” tells more.")
        used = np.unpackbits(np.frombuffer(validity, np.uint8), bitorder="little")[:size].astype(bool)
        yield np.frombuffer(rowids, np.int64)[used], np.frombuffer(vectors, np.uint8).reshape(size, -1)[used]
