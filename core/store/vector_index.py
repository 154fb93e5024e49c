"""Vectors beside the texts: int8 rows as the truth, sign bits in vec0, a matrix in memory.

Up to ``LARGEST_MATRIX`` statements a search scans the matrix exactly; above
it vec0 proposes candidates by their sign bits and the int8 rows score them.
Vectors of different models are never compared: every row names its model.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.answers import Corpus
from core.inference.vectors import quantise, restore, sign_bits
from core.store.connection import Store
from core.store.journal import checksum

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.inference.vectors import Floats


LARGEST_MATRIX = 25_000  # rows; 38 MB as float32 and about 2 ms a scan; bits win above it
FIRST_SORTED = 1_000  # statements sorted at first; a search seldom asks for more
CANDIDATES = 500  # sign-bit neighbours to score exactly: 99.8 % of the true ten are among them


@dataclass(frozen=True, slots=True)
class Names:
    """The tables of one corpus."""

    vectors: str
    bits: str
    owners: str


NAMES = {
    Corpus.MEMORIES: Names("version_vector", "version_bits", "version"),
    Corpus.EPISODES: Names("episode_vector", "episode_bits", "episode"),
}


def model_key(store: Store, fingerprint: str) -> int | None:
    """The key of a model whose vectors this vault knows."""
    found = store.value("SELECT key FROM model WHERE fingerprint = ?", (fingerprint,))
    return None if found is None else int(found)


def put_model(store: Store, fingerprint: str, name: str, dimensions: int) -> int:
    """Register a model; gives its key."""
    known = model_key(store, fingerprint)
    if known is not None:
        return known
    return store.insert(
        "INSERT INTO model (fingerprint, name, dimensions) VALUES (?, ?, ?)", (fingerprint, name, dimensions)
    )


def put_vectors(
    store: Store, corpus: Corpus, model: int, owners: Sequence[int], vectors: Floats, *, with_bits: bool
) -> None:
    """Store checked vectors for statements that have none of this model yet."""
    names = NAMES[corpus]
    steps, scales = quantise(vectors)
    bits = sign_bits(vectors)
    for at, owner in enumerate(owners):
        codes, scale = steps[at].tobytes(), float(scales[at])
        mark = checksum(names.vectors, (owner, model, scale, codes))
        store.run(
            f"INSERT INTO {names.vectors} (owner, model, scale, codes, checksum) VALUES (?, ?, ?, ?, ?)",
            (owner, model, scale, codes, mark),
        )
        if with_bits:
            store.run(f"INSERT INTO {names.bits} (rowid, bits) VALUES (?, vec_bit(?))", (owner, bits[at].tobytes()))


def missing(store: Store, corpus: Corpus, model: int | None, limit: int) -> list[int]:
    """Keys of statements without a vector of this model, oldest first."""
    names = NAMES[corpus]
    rows = store.rows(
        f"SELECT o.key FROM {names.owners} o WHERE NOT EXISTS "
        f"(SELECT 1 FROM {names.vectors} v WHERE v.owner = o.key AND v.model IS ?) ORDER BY o.key LIMIT ?",
        (model, limit),
    )
    return [key for (key,) in rows]


def count_missing(store: Store, model: int | None) -> int:
    """How many statements have no vector of this model."""
    total = 0
    for names in NAMES.values():
        owners = store.value(f"SELECT count(*) FROM {names.owners}")
        made = store.value(f"SELECT count(*) FROM {names.vectors} WHERE model IS ?", (model,))
        total += int(owners) - int(made)
    return total


def vectors_present(store: Store, corpus: Corpus, model: int, owners: Sequence[int]) -> set[int]:
    """Those of the statements that have a vector of this model."""
    places = ",".join(map(str, owners))
    rows = store.rows(f"SELECT owner FROM {NAMES[corpus].vectors} WHERE model = ? AND owner IN ({places})", (model,))
    return {owner for (owner,) in rows}


def drop_other_models(store: Store, model: int) -> None:
    """Remove the vectors of every model but this one; texts are not concerned."""
    for names in NAMES.values():
        store.run(f"DELETE FROM {names.vectors} WHERE model <> ?", (model,))


def rebuild_bits(store: Store, model: int) -> None:
    """Fill vec0 anew with the sign bits of one model, dropping what another left."""
    from core.store.schema import DIMENSIONS

    for names in NAMES.values():
        store.run(f"DROP TABLE {names.bits}")
        store.run(f"CREATE VIRTUAL TABLE {names.bits} USING vec0(bits bit[{DIMENSIONS}])")
        for owner, scale, codes in store.rows(
            f"SELECT owner, scale, codes FROM {names.vectors} WHERE model = ? ORDER BY owner", (model,)
        ):
            row = _restored([(scale, codes)])
            store.run(
                f"INSERT INTO {names.bits} (rowid, bits) VALUES (?, vec_bit(?))",
                (owner, sign_bits(row)[0].tobytes()),
            )


def _restored(rows: Sequence[tuple[float, bytes]]) -> Floats:
    import numpy as np

    steps = np.frombuffer(b"".join(codes for _, codes in rows), dtype=np.int8).reshape(len(rows), -1)
    return restore(steps, np.array([scale for scale, _ in rows], dtype=np.float32))


class Scores:
    """Cosines of one query with the statements of a corpus, 0 to 1 for texts."""

    __slots__ = ("_owners", "_places", "_values")

    def __init__(self, owners: NDArray[np.int64], places: Mapping[int, int], values: Floats) -> None:
        self._owners = owners
        self._places = places
        self._values = values

    def in_falling_order(self) -> Iterator[int]:
        """Statements from the nearest on; sorted only as far as they are asked for."""
        import numpy as np

        size = len(self._values)
        if size > FIRST_SORTED:
            head = np.argpartition(-self._values, FIRST_SORTED)[:FIRST_SORTED]
            yield from self._owners[head[np.argsort(-self._values[head], kind="stable")]].tolist()
        order = np.argsort(-self._values, kind="stable")
        yield from self._owners[order[FIRST_SORTED if size > FIRST_SORTED else 0 :]].tolist()

    def of(self, owner: int) -> float | None:
        """The cosine of one statement, None if it was not scored."""
        place = self._places.get(owner)
        return None if place is None else float(self._values[place])


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
        """The cosine of a unit query vector with every statement, or with the nearest by sign bits."""
        self._refresh()
        if self._is_large:
            return self._scores_by_bits(query)
        if self._owners is None or self._matrix is None:
            return _no_scores()
        return Scores(self._owners, self._places, self._matrix @ query)

    def _refresh(self) -> None:
        names = self._names
        newest = self._store.value(f"SELECT max(key) FROM {names.vectors}") or 0
        if newest <= self._last:
            return
        if self._is_large or newest > LARGEST_MATRIX:
            self._last, self._is_large = newest, True
            self._owners = self._matrix = None
            return
        rows = self._store.rows(
            f"SELECT owner, scale, codes FROM {names.vectors} WHERE model = ? AND key > ? ORDER BY key",
            (self._model, self._last),
        )
        self._last = newest
        if rows:
            self._append([row[0] for row in rows], _restored([(row[1], row[2]) for row in rows]))

    def _append(self, owners: list[int], matrix: Floats) -> None:
        import numpy as np

        self._places.update((owner, at) for at, owner in enumerate(owners, start=len(self._places)))
        fresh = np.array(owners, np.int64)
        self._owners = fresh if self._owners is None else np.concatenate([self._owners, fresh])
        self._matrix = matrix if self._matrix is None else np.concatenate([self._matrix, matrix])

    def _scores_by_bits(self, query: Floats) -> Scores:
        import numpy as np

        bits = sign_bits(query[None, :])[0].tobytes()
        near = self._store.rows(
            f"SELECT rowid FROM {self._names.bits} WHERE bits MATCH vec_bit(?) AND k = ?", (bits, CANDIDATES)
        )
        listed = ",".join(str(key) for (key,) in near) or "NULL"
        rows = self._store.rows(
            f"SELECT owner, scale, codes FROM {self._names.vectors} WHERE model = ? AND owner IN ({listed})",
            (self._model,),
        )
        if not rows:
            return _no_scores()
        matrix = _restored([(row[1], row[2]) for row in rows])
        owners = [row[0] for row in rows]
        places = {owner: at for at, owner in enumerate(owners)}
        return Scores(np.array(owners, np.int64), places, matrix @ query)


def _no_scores() -> Scores:
    import numpy as np

    return Scores(np.empty(0, np.int64), {}, np.empty(0, np.float32))
