"""Sign bits in memory: a million statements in 48 MB, compared with a query by the number of signs that differ.

vec0 holds the same bits in the file, in chunks that are read whole when a
search first needs them; what is written later is appended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from core.errors import VaultDamaged
from core.store.connection import Store

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

    @property
    def owners(self) -> Owners:
        """Whose rows they are, in the order of the rows."""
        import numpy as np

        if self._all is None:
            self._all = np.concatenate(self._owners) if self._owners else np.empty(0, np.int64)
            self._owners = [self._all]
        return self._all

    def append(self, owners: Owners, bits: Bits) -> None:
        """Take in rows of packed bits, uint8 (n, width)."""
        import numpy as np

        width = -(-bits.shape[1] // _WORD) * _WORD
        whole = np.zeros((len(bits), width), np.uint8)
        whole[:, : bits.shape[1]] = bits
        words = whole.view(np.uint64)
        self._owners.append(owners.astype(np.int64))
        self._all = None
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
        differing, counted = np.empty(BLOCK, np.uint64), np.empty(BLOCK, np.uint8)
        asked = np.zeros(-(-len(bits) // _WORD) * _WORD, np.uint8)
        asked[: len(bits)] = bits
        at = 0
        for number, (block, used) in enumerate(self._blocks):
            if number % 8 == 0:
                go_on()
            total = found[at : at + used]
            total[:] = 0
            for column, word in zip(block, asked.view(np.uint64), strict=True):
                np.bitwise_xor(column[:used], word, out=differing[:used])
                np.bitwise_count(differing[:used], out=counted[:used])
                np.add(total, counted[:used], out=total)
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
