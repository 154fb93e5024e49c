"""Vectors as rows: int8 with a scale as the truth, sign bits in vec0, each row naming its model.

Vectors of different models are never compared. The bits are those of the int8
row, so that ``verify`` can make them again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.answers import Corpus
from core.inference.vectors import quantise, restore, sign_bits
from core.store.checksums import checksum
from core.store.connection import Store
from core.store.meta import get_meta
from core.store.schema import DIMENSIONS

if TYPE_CHECKING:
    from core.inference.vectors import Floats

MODEL = "model"
"""Key in ``meta`` of the fingerprint whose vectors the vault searches."""


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
    bits = sign_bits(steps)
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
    for names in NAMES.values():
        store.run(f"DROP TABLE {names.bits}")
        store.run(f"CREATE VIRTUAL TABLE {names.bits} USING vec0(bits bit[{DIMENSIONS}])")
        for owner, codes in store.each(
            f"SELECT owner, codes FROM {names.vectors} WHERE model = ? ORDER BY owner", (model,)
        ):
            store.run(f"INSERT INTO {names.bits} (rowid, bits) VALUES (?, vec_bit(?))", (owner, bits_of(codes)))


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
