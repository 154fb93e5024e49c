"""Searching vectors: a matrix in memory, or above its size sign bits with exact scores.

Up to ``LARGEST_MATRIX`` statements a search scans the matrix exactly; above it
vec0 proposes candidates by their sign bits and the int8 rows score them, more
and more of them for as long as a filter turns them away.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from core.answers import Corpus
from core.inference.vectors import sign_bits
from core.store.connection import Store
from core.store.memories import chunks
from core.store.vector_rows import NAMES, Names, restored

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.inference.vectors import Floats

LARGEST_MATRIX = 25_000  # rows; 38 MB as float32 and about 2 ms a scan; bits win above it
FIRST_SORTED = 1_000  # statements sorted at first; a search seldom asks for more
CANDIDATES = (
    500,
    1_000,
    2_000,
    4_096,
)  # sign-bit neighbours; 500 hold 99.8 % of the true ten, vec0 gives 4,096 at most


class Scores(Protocol):
    """Cosines of one query with the statements of a corpus, 0 to 1 for texts."""

    def in_falling_order(self) -> Iterator[int]:
        """Statements from the nearest on, as far as they are asked for."""

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

    def of(self, owner: int) -> float | None:
        place = self._places.get(owner)
        return None if place is None else float(self._values[place])

    def of_all(self, owners: Sequence[int]) -> list[float | None]:
        return [self.of(owner) for owner in owners]


class _BitScores:
    """Cosines of those that the sign bits propose, and of any other statement on request."""

    def __init__(self, store: Store, names: Names, model: int, query: Floats) -> None:
        self._store = store
        self._names = names
        self._model = model
        self._query = query
        self._known: dict[int, float] = {}

    def in_falling_order(self) -> Iterator[int]:
        given: set[int] = set()
        bits = sign_bits(self._query[None, :])[0].tobytes()
        for wanted in CANDIDATES:
            sql = f"SELECT rowid FROM {self._names.bits} WHERE bits MATCH vec_bit(?) AND k = ?"
            near = [key for (key,) in self._store.rows(sql, (bits, wanted)) if key not in given]
            yield from self._sorted(near)
            given.update(near)
            if len(near) < wanted // 2:
                return  # that was all of them
        rest = self._store.rows(f"SELECT owner FROM {self._names.vectors} WHERE model = ?", (self._model,))
        yield from self._sorted([owner for (owner,) in rest if owner not in given])

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
                self._known.update((row[0], float(value)) for row, value in zip(rows, values, strict=True))

    def of(self, owner: int) -> float | None:
        if owner not in self._known:
            self._score([owner])
        return self._known.get(owner)

    def of_all(self, owners: Sequence[int]) -> list[float | None]:
        self._score([owner for owner in dict.fromkeys(owners) if owner not in self._known])
        return [self._known.get(owner) for owner in owners]


class VectorIndex:
    """The searchable vectors of one corpus and model; one thread at a time."""

    def __init__(self, store: Store, corpus: Corpus, model: int) -> None:
        self._store = store
        self._names = NAMES[corpus]
        self._model = model
        self._last = 0
        self._is_large = False
        self._places: dict[int, int] = {}
        self._owners: NDArray[np.int64] | None = None
        self._matrix: Floats | None = None

    def scores(self, query: Floats) -> Scores:
        """The cosines of a unit query vector with the statements."""
        self._refresh()
        if self._is_large:
            return _BitScores(self._store, self._names, self._model, query)
        if self._owners is None or self._matrix is None:
            import numpy as np

            return _MatrixScores(np.empty(0, np.int64), {}, np.empty(0, np.float32))
        return _MatrixScores(self._owners, self._places, self._matrix @ query)

    def _refresh(self) -> None:
        names = self._names
        newest = self._store.value(f"SELECT max(key) FROM {names.vectors}") or 0
        if newest <= self._last or self._is_large:
            return
        sql = f"SELECT count(*) FROM {names.vectors} WHERE model = ? AND key > ?"
        fresh = int(self._store.value(sql, (self._model, self._last)))
        if len(self._places) + fresh > LARGEST_MATRIX:
            self._is_large = True
            self._places, self._owners, self._matrix = {}, None, None
            return
        rows = self._store.rows(
            f"SELECT owner, scale, codes FROM {names.vectors} WHERE model = ? AND key > ? ORDER BY key",
            (self._model, self._last),
        )
        self._last = newest
        if rows:
            self._append([row[0] for row in rows], restored([(row[1], row[2]) for row in rows]))

    def _append(self, owners: list[int], matrix: Floats) -> None:
        import numpy as np

        self._places.update((owner, at) for at, owner in enumerate(owners, start=len(self._places)))
        fresh = np.array(owners, np.int64)
        self._owners = fresh if self._owners is None else np.concatenate([self._owners, fresh])
        self._matrix = matrix if self._matrix is None else np.concatenate([self._matrix, matrix])
