"""Vectors for statements that have none yet, and which model's vectors a search may use.

A vault belongs to one model at a time, named in ``meta``. With another model
present the vector leg rests, said plainly, until ``reembed`` has made that
model's vectors for every statement; it can be stopped and goes on where it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.acts.bench import Bench
from core.answers import Corpus
from core.domain import Progress, ShouldStop
from core.errors import ModelMismatch
from core.inference.embed import Embedder
from core.store.meta import get_meta, put_meta
from core.store.statements import statement_texts
from core.store.vector_index import VectorIndex
from core.store.vector_rows import (
    MODEL,
    count_missing,
    drop_other_models,
    missing,
    model_key,
    put_model,
    put_vectors,
    rebuild_bits,
    vectors_present,
)

if TYPE_CHECKING:
    from core.inference.vectors import Floats

ONLY_WORDS = "Search goes by words only: the language model is not loaded."
OTHER_MODEL = (
    "Search goes by words only: the vectors in this vault are another model's. “variorum reembed” renews them."
)


def search_index(bench: Bench, corpus: Corpus) -> tuple[VectorIndex | None, str]:
    """The vectors to search, or None and a sentence that says why not."""
    if bench.embedder is None:
        return None, ONLY_WORDS
    ours = get_meta(bench.store, MODEL)
    if ours is None:
        return None, ""
    if ours != bench.embedder.fingerprint:
        return None, OTHER_MODEL
    model = model_key(bench.store, ours)
    if model is None:
        return None, ""
    key = (corpus.value, model)
    if key not in bench.indexes:
        bench.indexes[key] = VectorIndex(bench.store, corpus, model)
    return bench.indexes[key], ""


def waiting(bench: Bench) -> int:
    """How many statements have no vector of the vault's model yet."""
    fingerprint = get_meta(bench.store, MODEL)
    return count_missing(bench.store, model_key(bench.store, fingerprint) if fingerprint else None)


def embed_missing(
    bench: Bench, progress: Progress | None = None, should_stop: ShouldStop | None = None, batch: int = 32
) -> int:
    """Make the missing vectors batch by batch, each batch in a transaction of its own; gives their number.

    Does nothing without a model; raises ``ModelMismatch`` when the vault is another model's.
    """
    embedder = bench.embedder
    if embedder is None:
        return 0
    ours = get_meta(bench.store, MODEL)
    if ours not in (None, embedder.fingerprint):
        raise ModelMismatch(
            f"The vectors in this vault are another model's, not those of {embedder.name}.",
            "Run “variorum reembed” to renew them; until then search goes by words.",
        )
    return _fill(bench, embedder, progress, should_stop, batch, with_bits=True)


def reembed(
    bench: Bench, progress: Progress | None = None, should_stop: ShouldStop | None = None, batch: int = 32
) -> int:
    """Move the vault to the present model: make all its vectors, then switch over at once.

    Stopped or killed, it goes on where it was; until the switch the old vectors stay.
    """
    embedder = bench.embedder
    if embedder is None:
        return 0
    if get_meta(bench.store, MODEL) in (None, embedder.fingerprint):
        return embed_missing(bench, progress, should_stop, batch)
    made = _fill(bench, embedder, progress, should_stop, batch, with_bits=False)
    model = model_key(bench.store, embedder.fingerprint)
    if model is not None and not count_missing(bench.store, model):
        with bench.store.writing():
            put_meta(bench.store, MODEL, embedder.fingerprint)
            drop_other_models(bench.store, model)
            rebuild_bits(bench.store, model)
        bench.indexes.clear()
    return made


def _fill(
    bench: Bench,
    embedder: Embedder,
    progress: Progress | None,
    should_stop: ShouldStop | None,
    batch: int,
    *,
    with_bits: bool,
) -> int:
    made = 0
    total = count_missing(bench.store, model_key(bench.store, embedder.fingerprint))
    for corpus in (Corpus.MEMORIES, Corpus.EPISODES):
        while not (should_stop and should_stop()):
            keys = missing(bench.store, corpus, model_key(bench.store, embedder.fingerprint), batch)
            if not keys:
                break
            vectors = bench.encode(statement_texts(bench.store, corpus, keys))
            made += _store(bench, embedder, corpus, keys, vectors, with_bits=with_bits)
            if progress:
                progress(made, max(made, total))
    return made


def _store(
    bench: Bench, embedder: Embedder, corpus: Corpus, keys: Sequence[int], vectors: Floats, *, with_bits: bool
) -> int:
    with bench.store.writing():
        model = put_model(bench.store, embedder.fingerprint, embedder.name, embedder.dimensions)
        if with_bits and get_meta(bench.store, MODEL) is None:
            put_meta(bench.store, MODEL, embedder.fingerprint)
        # Another program may have embedded some of them since they were listed.
        have = vectors_present(bench.store, corpus, model, keys)
        kept = [at for at, key in enumerate(keys) if key not in have]
        put_vectors(bench.store, corpus, model, [keys[at] for at in kept], vectors[kept], with_bits=with_bits)
    return len(keys)
