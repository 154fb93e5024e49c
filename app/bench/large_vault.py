"""A vault of up to a million invented memories, made once and kept: what ``speed`` asks its questions of.

It is filled in operations of ``TOGETHER`` statements, each with its vectors, and goes
on where it was stopped. The first ``REAL`` statements (or all, if they are fewer)
have the vectors that the model gave them; each further one a mixture of two of
these and a little noise, so that it stands about .9 from one real text, nearer to
others of its kind. The real vectors stand in a file beside the vault.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from app.bench.sentences import Sentence, sentences
from core.answers import Corpus
from core.domain import Channel
from core.engine.dedupe import hash_key, near_key
from core.errors import InvalidRequest
from core.identity import new_id, system_clock
from core.store.connection import Store, open_store
from core.store.counts import count_versions
from core.store.filling import Plain, fill, prefer_speed
from core.store.journal import operation
from core.store.meta import get_meta, put_meta
from core.store.people import source_key
from core.store.vector_rows import MODEL, put_model, put_vectors
from core.vault import Vault

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.inference.embed import Embedder

    Floats = NDArray[np.float32]

TOGETHER = 10_000
"""Statements of one operation; an interrupted run loses the last ones at most."""
REAL = 50_000
MIXED, NOISE = 0.35, 0.2
"""Share of a second real vector, and length of the noise, in a vector that no text gave."""
_AT_ONCE = 512
"""Texts that the model reads before what it gave is kept."""
_MADE = "made_for_measuring"
"""Key in ``meta`` that tells such a vault from a person's; its value is how many statements were written here."""


def texts(count: int) -> Iterator[Sentence]:
    """The statements, in the order in which they are written: version ``n`` is the ``n``-th."""
    return sentences(count, with_rare_names=True)


def real_vectors(path: Path, embedder: Embedder, count: int) -> Floats:
    """What the model gives the first statements; kept beside the vault and made on from where it stopped."""
    import numpy as np

    wanted = min(count, REAL)
    kept = path.with_name(path.name + ".vectors")
    width = embedder.dimensions
    have = kept.stat().st_size // (4 * width) if kept.exists() else 0
    if have < wanted:
        with kept.open("r+b" if have else "wb") as file:
            file.truncate(have * 4 * width)
            file.seek(0, 2)
            rest = islice((one.text for one in texts(wanted)), have, wanted)
            while part := list(islice(rest, _AT_ONCE)):
                file.write(embedder.encode(part).astype(np.float32).tobytes())
                file.flush()
    return np.fromfile(kept, np.float32, wanted * width).reshape(wanted, width)


def vectors(real: Floats, first: int, count: int) -> Floats:
    """The vectors of the statements from place ``first`` on, ``count`` of them; the same at every call.

    ``first`` is a multiple of ``TOGETHER``.
    """
    import numpy as np

    chance = np.random.default_rng(first)
    one, other = chance.integers(len(real), size=(2, count))
    noise = chance.standard_normal((count, real.shape[1]), np.float32)
    noise *= NOISE / np.linalg.norm(noise, axis=1, keepdims=True)
    rows = real[one] + np.float32(MIXED) * real[other] + noise
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    own = real[first : first + count]
    rows[: len(own)] = own
    made: Floats = rows
    return made


def make(path: Path, size: int, embedder: Embedder | None) -> Floats | None:
    """Make the vault at ``path``, or go on with it, until it has ``size`` statements; gives the real vectors.

    Raises ``InvalidRequest`` for a vault that was not made here, or is larger.
    """
    if not path.exists():
        Vault.create(path).close()
        store = open_store(path)
        with store.writing():
            _note(store, 0)
        store.close()
    else:
        Vault.open(path).close()  # one from an earlier version is brought forward
    real = None if embedder is None else real_vectors(path, embedder, size)
    store = open_store(path)
    try:
        have = _written(store, size)
        prefer_speed(store)
        rest = islice(texts(size), have, size)
        while part := [one.text for one in islice(rest, TOGETHER)]:
            _fill(store, part, have, real, embedder)
            have += len(part)
    finally:
        store.close()
    return real


def _note(store: Store, count: int) -> None:
    put_meta(store, _MADE, str(count))


def _written(store: Store, size: int) -> int:
    made = get_meta(store, _MADE)
    if made is None:
        raise InvalidRequest("That vault was not made for measuring; nothing is written into it.", "Name another.")
    have = int(made)
    if have > size or (have < size and have != count_versions(store)):
        raise InvalidRequest(f"That vault has {have:,} memories already.", "Measure as many, or name another.")
    return have


def _fill(store: Store, part: Sequence[str], first: int, real: Floats | None, embedder: Embedder | None) -> None:
    plain = [Plain(text, hash_key(text, "user"), near_key(text, "user"), _origin(text)) for text in part]
    with operation(store, system_clock, new_id, "import", actor="a list", note="for measuring") as writer:
        source = source_key(writer, new_id, "a list", Channel.IMPORT)
        _note(store, first + len(part))
        versions = fill(writer, new_id, source, "user", plain)
        if real is not None and embedder is not None:
            model = put_model(store, embedder.fingerprint, embedder.name, embedder.dimensions)
            put_meta(store, MODEL, embedder.fingerprint)
            put_vectors(store, Corpus.MEMORIES, model, versions, vectors(real, first, len(part)))


def _origin(text: str) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=16).digest()
