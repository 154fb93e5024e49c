"""Searching vectors: all of them exactly, or above a size those that sign bits in memory propose.

Up to ``LARGEST_SCANNED`` statements a search compares every row of a matrix in
memory; above it the bits propose candidates, more and more of them for as long
as more are asked for, and their rows score them: those of the matrix, or above
``LARGEST_MATRIX`` those of the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Protocol

from core.answers import Corpus
from core.inference.vectors import sign_bits
from core.scale import Scale
from core.store.bit_rows import BitRows, stored_bits
from core.store.codes import Codes
from core.store.connection import Store
from core.store.keys import AMONG, given, mask_of
from core.store.vector_rows import NAMES, restored

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.inference.vectors import Floats

    Counts = NDArray[np.uint16]
    Places = NDArray[np.int64]

_FAR = 65_535  # differing bits; more than any row has
_SAMPLE = 16_384  # distances that are sorted to guess where to cut
LARGEST_SCANNED = 4_000  # rows that are all compared: a quarter of a millisecond; bits win above it
LARGEST_MATRIX = 25_000  # rows that are kept in memory: 10 MB of int8, 4,000 of them at most as float32
FIRST_SORTED = 1_000  # statements sorted at first; a search seldom asks for more
CANDIDATES = 1_000
"""Statements that the bits propose first: in them stand the true ten nearest (README of the bench ``speed``)."""
FEW = 6
"""Times as many as are asked for are enough up to ``LARGEST_MATRIX``: of 10,000 all ten nearest, 99 of a hundred."""
MORE = 4  # times as many are proposed each time that more are asked for


class Scores(Protocol):
    """Cosines of one query with the statements of a corpus, 0 to 1 for texts."""

    def in_falling_order(self) -> Iterator[int]:
        """Statements from the nearest on, as far as they are asked for."""

    def nearest(self, among: Set[int], count: int, least: float) -> list[int]:
        """The nearest of the statements that may be offered, at least so near; the filter comes before the cut."""

    def of(self, owner: int) -> float | None:
        """The cosine of one statement, None if it has no vector."""

    def of_all(self, owners: Sequence[int]) -> list[float | None]:
        """The cosines of several statements, in their order."""


class _MatrixScores:
    """Every cosine, from one product with the matrix."""

    def __init__(self, owners: NDArray[np.int64], places: Mapping[int, int], values: Floats) -> None:
        self._owners = owners
        self._places = places
        self._values = values

    def in_falling_order(self) -> Iterator[int]:
        import numpy as np

        size = len(self._values)
        if size > FIRST_SORTED:
            head = np.argpartition(-self._values, FIRST_SORTED)[:FIRST_SORTED]
            yield from self._owners[head[np.argsort(-self._values[head], kind="stable")]].tolist()
        order = np.argsort(-self._values, kind="stable")
        yield from self._owners[order[FIRST_SORTED if size > FIRST_SORTED else 0 :]].tolist()

    def nearest(self, among: Set[int], count: int, least: float) -> list[int]:
        import numpy as np

        if not len(self._owners):
            return []
        allowed = mask_of(among, int(self._owners.max()) + 1)[self._owners]
        places = np.flatnonzero(allowed & (self._values >= least))
        values = self._values[places]
        if len(places) > count:  # of equal ones the first, as among those that bits propose
            near = values >= np.partition(values, len(values) - count)[len(values) - count]
            places, values = places[near], values[near]
        found: list[int] = self._owners[places[np.argsort(-values, kind="stable")[:count]]].tolist()
        return found

    def of(self, owner: int) -> float | None:
        place = self._places.get(owner)
        return None if place is None else float(self._values[place])

    def of_all(self, owners: Sequence[int]) -> list[float | None]:
        return [self.of(owner) for owner in owners]


class _BitScores:
    """Cosines of those that the sign bits propose, and of any other statement on request."""

    def __init__(self, rows: BitRows, query: Floats, cosines: Callable[[Places], Floats], go_on: Callable[[], None]):
        import numpy as np

        self._rows = rows
        self._cosines = cosines
        self._distances = rows.distances(sign_bits(query[None, :])[0], go_on)
        self._known = np.full(len(self._distances), np.nan, np.float32)

    def in_falling_order(self) -> Iterator[int]:
        import numpy as np

        given = np.zeros(len(self._distances), np.bool_)
        wanted = CANDIDATES
        while True:
            near = _fewest(self._distances, wanted)
            fresh = near[~given[near]]
            yield from self._sorted(fresh, -np.inf)
            given[near] = True
            if len(near) == len(self._distances):
                return  # that was all of them
            wanted *= MORE

    def nearest(self, among: Set[int], count: int, least: float) -> list[int]:
        import numpy as np

        if not len(self._distances):
            return []
        allowed = self._rows.mask_of(among)
        proposed = CANDIDATES if len(allowed) > LARGEST_MATRIX else min(CANDIDATES, FEW * count)
        near = _fewest(np.where(allowed, self._distances, _FAR), max(proposed, count))
        return self._sorted(near[allowed[near]], least)[:count]

    def _sorted(self, places: Places, least: float) -> list[int]:
        import numpy as np

        values = self._read(places)
        good = np.flatnonzero(values >= least)  # what has no vector after all is no number, and so never is
        order = good[np.argsort(-values[good], kind="stable")]
        found: list[int] = self._rows.owners[places[order]].tolist()
        return found

    def _read(self, places: Places) -> Floats:
        import numpy as np

        unknown = places[np.isnan(self._known[places])]
        if len(unknown):
            self._known[unknown] = self._cosines(unknown)
        return self._known[places]

    def of(self, owner: int) -> float | None:
        return self.of_all([owner])[0]

    def of_all(self, owners: Sequence[int]) -> list[float | None]:
        import numpy as np

        places = self._rows.places(owners)
        self._read(places[places >= 0])
        values = np.where(places >= 0, self._known[places], np.nan).tolist()
        return [value if value == value else None for value in values]


def _fewest(distances: Counts, count: int) -> NDArray[np.int64]:
    """The places of the ``count`` smallest and of those that equal the last; a sample tells about where to cut."""
    import numpy as np

    if len(distances) <= count:
        return np.arange(len(distances))
    if len(distances) <= _SAMPLE:
        return np.flatnonzero(distances <= np.partition(distances, count - 1)[count - 1])
    step = max(1, len(distances) // _SAMPLE)
    sample = np.sort(distances[::step])
    at = min(len(sample) - 1, 2 * count // step + 8)
    near = np.flatnonzero(distances <= sample[at])
    if len(near) < count:
        near = np.arange(len(distances))
    cut = np.partition(distances[near], count - 1)[count - 1]
    found: NDArray[np.int64] = near[distances[near] <= cut]
    return found


class VectorIndex:
    """The searchable vectors of one corpus and model; one thread at a time."""

    def __init__(self, store: Store, corpus: Corpus, model: int) -> None:
        self._store = store
        self._names = NAMES[corpus]
        self._model = model
        self._last = 0
        self._bits: BitRows | None = None
        self._places: dict[int, int] = {}
        self._owners: NDArray[np.int64] | None = None
        self._matrix: Floats | None = None
        self._codes: Codes | None = None
        self._is_filed = False
        """Whether the rows lie in the file, and their bits alone in memory."""

    def scores(self, query: Floats, scale: Scale | None = None) -> Scores:
        """The cosines of a unit query vector with the statements, told on ``scale``."""
        self._refresh()
        if self._bits is not None:
            bits = self._bits

            def told(places: Places) -> Floats:
                values = self._cosines(bits, places, query)
                return values if scale is None else scale.told(values)

            return _BitScores(bits, query, told, self._store.go_on)
        if self._owners is None or self._matrix is None:
            import numpy as np

            return _MatrixScores(np.empty(0, np.int64), {}, np.empty(0, np.float32))
        values = self._matrix @ query
        return _MatrixScores(self._owners, self._places, values if scale is None else scale.told(values))

    def _refresh(self) -> None:
        names = self._names
        newest = self._store.once(names, lambda: self._store.value(f"SELECT max(key) FROM {names.vectors}") or 0)
        if newest <= self._last:
            return
        if not self._is_filed and self._fresh() + len(self._places) > LARGEST_MATRIX:
            self._load_bits()
            self._last = newest
            return
        rows = self._store.rows(
            f"SELECT owner, codes FROM {names.vectors} WHERE model = ? AND key > ? ORDER BY key",
            (self._model, self._last),
        )
        self._last = newest
        if rows and self._is_filed:
            self._append_bits([row[0] for row in rows], Codes.of([row[1] for row in rows]))
        elif rows:
            self._append([row[0] for row in rows], Codes.of([row[1] for row in rows]))

    def _fresh(self) -> int:
        sql = f"SELECT count(*) FROM {self._names.vectors} WHERE model = ? AND key > ?"
        return int(self._store.value(sql, (self._model, self._last)))

    def _load_bits(self) -> None:
        made = BitRows()  # taken over once it is whole: the reading may be stopped
        for owners, bits in stored_bits(self._store, self._names.bits(self._model)):
            made.append(owners, bits)
        self._places, self._owners, self._matrix, self._codes = {}, None, None, None
        self._bits, self._is_filed = made, True

    def _append_bits(self, owners: list[int], codes: Codes) -> None:
        import numpy as np

        assert self._bits is not None
        self._bits.append(np.array(owners, np.int64), sign_bits(codes.steps))

    def _append(self, owners: list[int], codes: Codes) -> None:
        import numpy as np

        self._places.update((owner, at) for at, owner in enumerate(owners, start=len(self._places)))
        fresh = np.array(owners, np.int64)
        self._owners = fresh if self._owners is None else np.concatenate([self._owners, fresh])
        self._codes = codes if self._codes is None else self._codes.with_more(codes)
        if self._bits is not None:
            self._bits.append(fresh, sign_bits(codes.steps))
        elif len(self._owners) > LARGEST_SCANNED:
            self._bits, self._matrix = BitRows(), None
            self._bits.append(self._owners, sign_bits(self._codes.steps))
        else:
            matrix = codes.rows()
            self._matrix = matrix if self._matrix is None else np.concatenate([self._matrix, matrix])

    def _cosines(self, bits: BitRows, places: Places, query: Floats) -> Floats:
        """The cosines of some rows, not a number for one that is not there."""
        import numpy as np

        if self._codes is not None:
            return self._codes.cosines(places, query)
        owners = bits.owners[places].tolist()
        rows = self._store.rows(
            f"SELECT owner, scale, codes FROM {self._names.vectors} WHERE model = ? AND owner {AMONG}",
            (self._model, *given(owners)),
        )
        found: Floats = np.full(len(owners), np.nan, np.float32)
        if rows:
            at = {owner: place for place, owner in enumerate(owners)}
            found[[at[row[0]] for row in rows]] = restored([(row[1], row[2]) for row in rows]) @ query
        return found
