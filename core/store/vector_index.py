"""Searching vectors: a matrix in memory, or above its size sign bits with exact scores.

Up to ``LARGEST_MATRIX`` statements a search scans the matrix exactly; above it
sign bits in memory propose candidates and the int8 rows score them, more and
more of them for as long as more are asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Protocol

from core.answers import Corpus
from core.inference.vectors import sign_bits
from core.scale import Scale
from core.store.bit_rows import BitRows, stored_bits
from core.store.connection import Store
from core.store.keys import mask_of
from core.store.memories import chunks
from core.store.vector_rows import NAMES, Names, restored

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.inference.vectors import Floats

    Counts = NDArray[np.uint16]

_FAR = 65_535  # differing bits; more than any row has
_SAMPLE = 16_384  # distances that are sorted to guess where to cut
LARGEST_MATRIX = 25_000  # rows; 38 MB as float32 and about 2 ms a scan; bits win above it
FIRST_SORTED = 1_000  # statements sorted at first; a search seldom asks for more
CANDIDATES = 1_000
"""Statements that the bits propose first: in them stand the true ten nearest (README of the bench ``speed``)."""
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
        if len(places) > count:
            places = places[np.argpartition(-self._values[places], count - 1)[:count]]
        found: list[int] = self._owners[places[np.argsort(-self._values[places], kind="stable")]].tolist()
        return found

    def of(self, owner: int) -> float | None:
        place = self._places.get(owner)
        return None if place is None else float(self._values[place])

    def of_all(self, owners: Sequence[int]) -> list[float | None]:
        return [self.of(owner) for owner in owners]


class _BitScores:
    """Cosines of those that the sign bits propose, and of any other statement on request."""

    def __init__(
        self, store: Store, names: Names, model: int, query: Floats, rows: BitRows, scale: Scale | None
    ) -> None:
        self._scale = scale
        self._store = store
        self._names = names
        self._model = model
        self._query = query
        self._owners = rows.owners
        self._distances = rows.distances(sign_bits(query[None, :])[0], store.go_on)
        self._known: dict[int, float] = {}

    def in_falling_order(self) -> Iterator[int]:
        given: set[int] = set()
        wanted = CANDIDATES
        while True:
            near = _fewest(self._distances, wanted)
            fresh = [owner for owner in self._owners[near].tolist() if owner not in given]
            yield from self._sorted(fresh)
            given.update(fresh)
            if len(near) == len(self._distances):
                return  # that was all of them
            wanted *= MORE

    def nearest(self, among: Set[int], count: int, least: float) -> list[int]:
        import numpy as np

        if not len(self._owners):
            return []
        allowed = mask_of(among, int(self._owners.max()) + 1)[self._owners]
        distances = np.where(allowed, self._distances, _FAR)
        near = _fewest(distances, max(CANDIDATES, count))
        found = self._sorted(self._owners[near[allowed[near]]].tolist())
        return [owner for owner in found if self._known[owner] >= least][:count]

    def _sorted(self, owners: Sequence[int]) -> list[int]:
        self._score([owner for owner in owners if owner not in self._known])
        return sorted((owner for owner in owners if owner in self._known), key=lambda owner: -self._known[owner])

    def _score(self, owners: Sequence[int]) -> None:
        for part in chunks(owners):
            listed = ",".join(map(str, part))
            rows = self._store.rows(
                f"SELECT owner, scale, codes FROM {self._names.vectors} WHERE model = ? AND owner IN ({listed})",
                (self._model,),
            )
            if rows:
                values = restored([(row[1], row[2]) for row in rows]) @ self._query
                values = values if self._scale is None else self._scale.told(values)
                self._known.update((row[0], float(value)) for row, value in zip(rows, values, strict=True))

    def of(self, owner: int) -> float | None:
        if owner not in self._known:
            self._score([owner])
        return self._known.get(owner)

    def of_all(self, owners: Sequence[int]) -> list[float | None]:
        self._score([owner for owner in dict.fromkeys(owners) if owner not in self._known])
        return [self._known.get(owner) for owner in owners]


def _fewest(distances: Counts, count: int) -> NDArray[np.int64]:
    """The places of the ``count`` smallest and of those that equal the last; a sample tells about where to cut."""
    import numpy as np

    if len(distances) <= count:
        return np.arange(len(distances))
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

    def scores(self, query: Floats, scale: Scale | None = None) -> Scores:
        """The cosines of a unit query vector with the statements, told on ``scale``."""
        self._refresh()
        if self._bits is not None:
            return _BitScores(self._store, self._names, self._model, query, self._bits, scale)
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
        if self._bits is None and self._fresh() + len(self._places) > LARGEST_MATRIX:
            self._load_bits()
            self._last = newest
            return
        rows = self._store.rows(
            f"SELECT owner, scale, codes FROM {names.vectors} WHERE model = ? AND key > ? ORDER BY key",
            (self._model, self._last),
        )
        self._last = newest
        if rows and self._bits is not None:
            self._append_bits([row[0] for row in rows], [row[2] for row in rows])
        elif rows:
            self._append([row[0] for row in rows], restored([(row[1], row[2]) for row in rows]))

    def _fresh(self) -> int:
        sql = f"SELECT count(*) FROM {self._names.vectors} WHERE model = ? AND key > ?"
        return int(self._store.value(sql, (self._model, self._last)))

    def _load_bits(self) -> None:
        self._places, self._owners, self._matrix = {}, None, None
        self._bits = BitRows()
        for owners, bits in stored_bits(self._store, self._names.bits(self._model)):
            self._bits.append(owners, bits)

    def _append_bits(self, owners: list[int], codes: list[bytes]) -> None:
        import numpy as np

        assert self._bits is not None
        steps = np.frombuffer(b"".join(codes), np.int8).reshape(len(codes), -1)
        self._bits.append(np.array(owners, np.int64), sign_bits(steps))

    def _append(self, owners: list[int], matrix: Floats) -> None:
        import numpy as np

        self._places.update((owner, at) for at, owner in enumerate(owners, start=len(self._places)))
        fresh = np.array(owners, np.int64)
        self._owners = fresh if self._owners is None else np.concatenate([self._owners, fresh])
        self._matrix = matrix if self._matrix is None else np.concatenate([self._matrix, matrix])
