"""Vectors as rows: int8 with a scale as the truth, sign bits in vec0, each row naming its model.

Vectors of different models are never compared. The bits are those of the int8
row, so that ``verify`` can make them again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.answers import Corpus
from core.inference.vectors import quantise, restore, sign_bits
from core.store.checksums import checksums
from core.store.connection import Store
from core.store.meta import get_meta, put_meta
from core.store.schema import bits_statement

if TYPE_CHECKING:
    from core.inference.vectors import Floats

MODEL = "model"
"""Key in ``meta`` of the fingerprint whose vectors the vault searches."""


EMPTIED = "emptied"
"""Key in ``meta`` of the models that left nothing behind."""


@dataclass(frozen=True, slots=True)
class Names:
    """The tables of one corpus."""

    vectors: str
    owners: str

    def bits(self, model: int) -> str:
        """The table of a model's sign bits; each model has its own, since each has its own width."""
        return f"{self.owners}_bits_{model}"


NAMES = {
    Corpus.MEMORIES: Names("version_vector", "version"),
    Corpus.EPISODES: Names("episode_vector", "episode"),
}


def model_key(store: Store, fingerprint: str) -> int | None:
    """The key of a model whose vectors this vault knows."""
    found = store.value("SELECT key FROM model WHERE fingerprint = ?", (fingerprint,))
    return None if found is None else int(found)


def put_model(store: Store, fingerprint: str, name: str, dimensions: int) -> int:
    """Register a model and make the tables of its sign bits; gives its key."""
    model = put_space(store, fingerprint, name, dimensions)
    for names in NAMES.values():
        if not has_table(store, names.bits(model)):
            store.run(bits_statement(names.bits(model), dimensions))
    return model


def put_space(store: Store, fingerprint: str, name: str, dimensions: int) -> int:
    """Register a space of vectors that has no sign bits; gives its key."""
    known = model_key(store, fingerprint)
    if known is not None:
        if known in (empty := emptied(store)):
            put_emptied(store, empty - {known})
        return known
    return store.insert(
        "INSERT INTO model (fingerprint, name, dimensions) VALUES (?, ?, ?)", (fingerprint, name, dimensions)
    )


def put_vectors(store: Store, corpus: Corpus, model: int, owners: Sequence[int], vectors: Floats) -> None:
    """Store checked vectors with their sign bits for statements that have none of this model yet."""
    names = NAMES[corpus]
    steps, scales = quantise(vectors)
    bits = sign_bits(steps)
    codes, sizes = [row.tobytes() for row in steps], scales.astype(float).tolist()
    models = [model] * len(owners)
    marks = checksums(names.vectors, [list(owners), models, sizes, codes])
    store.run_many(
        f"INSERT INTO {names.vectors} (owner, model, scale, codes, checksum) VALUES (?, ?, ?, ?, ?)",
        zip(owners, models, sizes, codes, marks, strict=True),
    )
    store.run_many(
        f"INSERT INTO {names.bits(model)} (rowid, bits) VALUES (?, vec_bit(?))",
        ((owner, row.tobytes()) for owner, row in zip(owners, bits, strict=True)),
    )


def missing(store: Store, corpus: Corpus, model: int | None, limit: int, after: int = 0) -> list[int]:
    """Keys beyond ``after`` of statements without a vector of this model, oldest first."""
    names = NAMES[corpus]
    rows = store.rows(
        f"SELECT o.key FROM {names.owners} o WHERE o.key > ? AND NOT EXISTS "
        f"(SELECT 1 FROM {names.vectors} v WHERE v.owner = o.key AND v.model IS ?) ORDER BY o.key LIMIT ?",
        (after, model, limit),
    )
    return [key for (key,) in rows]


def newest_key(store: Store, corpus: Corpus) -> int:
    """The key of the statement that was written last, 0 if there is none."""
    return int(store.value(f"SELECT max(key) FROM {NAMES[corpus].owners}") or 0)


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


def fill_bits(store: Store) -> None:
    """Make the tables of sign bits of the model that is searched, from its rows; within a transaction."""
    model = searched_model(store)
    row = (
        None if model is None else store.row("SELECT fingerprint, name, dimensions FROM model WHERE key = ?", (model,))
    )
    if model is None or row is None:
        return
    put_model(store, *row)
    for names in NAMES.values():
        for owner, codes in store.each(
            f"SELECT owner, codes FROM {names.vectors} WHERE model = ? ORDER BY key", (model,)
        ):
            store.run(f"INSERT INTO {names.bits(model)} (rowid, bits) VALUES (?, vec_bit(?))", (owner, bits_of(codes)))


def emptied(store: Store) -> frozenset[int]:
    """The models and spaces of which nothing is left but their names, so that nobody looks for it again."""
    return frozenset(int(key) for key in (get_meta(store, EMPTIED) or "").split())


def put_emptied(store: Store, models: Iterable[int]) -> None:
    """Keep which ones these are; within a transaction."""
    put_meta(store, EMPTIED, " ".join(map(str, sorted(models))))


def has_table(store: Store, name: str) -> bool:
    """Whether the vault has this table."""
    return bool(store.value("SELECT 1 FROM sqlite_schema WHERE name = ?", (name,)))


def bits_tables(store: Store) -> list[tuple[str, int]]:
    """The tables of sign bits that the vault has, each with the numbers of a vector of its model."""
    models = store.rows("SELECT key, dimensions FROM model ORDER BY key")
    named = [(names.bits(key), dimensions) for key, dimensions in models for names in NAMES.values()]
    return [(table, dimensions) for table, dimensions in named if has_table(store, table)]


def bits_of(codes: bytes) -> bytes:
    """The sign bits of an int8 row."""
    import numpy as np

    return bytes(sign_bits(np.frombuffer(codes, dtype=np.int8)[None, :])[0].tobytes())


def searched_model(store: Store) -> int | None:
    """The key of the model whose vectors the vault searches, None before the first vector."""
    fingerprint = get_meta(store, MODEL)
    return None if fingerprint is None else model_key(store, fingerprint)


def restored(rows: Sequence[tuple[float, bytes]]) -> Floats:
    """Rows of scale and int8 codes as float32 rows of length one."""
    import numpy as np

    steps = np.frombuffer(b"".join(codes for _, codes in rows), dtype=np.int8).reshape(len(rows), -1)
    return restore(steps, np.array([scale for scale, _ in rows], dtype=np.float32))


def stored_vector(store: Store, version: int) -> Floats | None:
    """The vector of a version by the model that the vault searches; None without one."""
    model = searched_model(store)
    row = store.row("SELECT scale, codes FROM version_vector WHERE owner = ? AND model IS ?", (version, model))
    return None if row is None else restored([(row[0], row[1])])[0]


def versions_with_vector(store: Store) -> set[int]:
    """The versions that have a vector of the model that the vault searches."""
    return {
        owner for (owner,) in store.rows("SELECT owner FROM version_vector WHERE model IS ?", (searched_model(store),))
    }


def stored_vectors(store: Store, versions: Sequence[int]) -> Floats:
    """The vectors of these versions, each of which has one, in their order."""
    model = searched_model(store)
    found: dict[int, tuple[float, bytes]] = {}
    for at in range(0, len(versions), _AT_ONCE):
        listed = ",".join(map(str, versions[at : at + _AT_ONCE]))
        rows = store.rows(
            f"SELECT owner, scale, codes FROM version_vector WHERE owner IN ({listed}) AND model IS ?", (model,)
        )
        found.update((owner, (scale, codes)) for owner, scale, codes in rows)
    return restored([found[version] for version in versions])


_AT_ONCE = 500  # vectors read by one statement
