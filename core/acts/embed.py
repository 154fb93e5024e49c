"""Vectors for statements that have none yet, and which model's vectors a search may use.

A vault is searched by one model's vectors at a time, named in ``meta``. With
another model present the vector leg rests, said plainly, until that one's
vectors are there for every statement: ``move.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.acts.bench import Bench, read_with
from core.answers import Corpus
from core.domain import Progress, ShouldStop
from core.errors import ModelMismatch
from core.inference.embed import Embedder, PieceEmbedder
from core.inference.pieces import WIDTH, Pieces, space_of
from core.store.counts import count_episodes, count_versions
from core.store.meta import get_meta, put_meta
from core.store.piece_rows import count_pieces, drop_pieces, put_pieces, without_pieces
from core.store.statements import statement_texts
from core.store.vector_index import VectorIndex
from core.store.vector_rows import (
    MODEL,
    count_missing,
    missing,
    model_key,
    put_model,
    put_space,
    put_vectors,
    vectors_present,
)

if TYPE_CHECKING:
    from core.inference.vectors import Floats

ONLY_WORDS = "Search goes by words only: the language model is not loaded."
OTHER_MODEL = (
    "Search goes by words only: the vectors in this vault are another model's. “variorum embedder run” makes them anew."
)


def search_index(bench: Bench, corpus: Corpus) -> tuple[VectorIndex | None, str]:
    """The vectors to search, or None and a sentence that says why not."""
    if bench.embedder is None:
        return None, ONLY_WORDS
    store = bench.store
    ours = store.once(MODEL, lambda: get_meta(store, MODEL))
    if ours is None:
        return None, ""
    if ours != bench.embedder.fingerprint:
        return None, OTHER_MODEL
    model = store.once((MODEL, ours), lambda: model_key(store, ours))
    if model is None:
        return None, ""
    key = (corpus.value, model)
    if key not in bench.indexes:
        # What another model's vectors took goes with the first look at this one's.
        for other in [known for known in bench.indexes if known[1] != model]:
            del bench.indexes[other]
        bench.indexes[key] = VectorIndex(store, corpus, model)
    return bench.indexes[key], ""


def waiting(bench: Bench) -> int:
    """How many statements have no vector of the vault's model yet, or none of their words where these are wanted."""
    fingerprint = get_meta(bench.store, MODEL)
    model = model_key(bench.store, fingerprint) if fingerprint else None
    bare = count_missing(bench.store, model)
    embedder = bench.embedder
    if embedder is None or not wants_pieces(embedder) or embedder.fingerprint != fingerprint:
        return bare
    space = model_key(bench.store, space_of(embedder.fingerprint))
    every = count_versions(bench.store) + count_episodes(bench.store)
    return max(bare, every - count_pieces(bench.store, space))


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
            "“variorum embedder run” makes them anew; until then search goes by words.",
        )
    return _fill(bench, embedder, progress, should_stop, batch)


def _fill(
    bench: Bench, embedder: Embedder, progress: Progress | None, should_stop: ShouldStop | None, batch: int
) -> int:
    made = 0
    total = count_missing(bench.store, model_key(bench.store, embedder.fingerprint))
    if isinstance(embedder, PieceEmbedder) and not wants_pieces(embedder):
        _leave_out_pieces(bench, embedder)
    for corpus in (Corpus.MEMORIES, Corpus.EPISODES):
        while not (should_stop and should_stop()):
            keys = missing(bench.store, corpus, model_key(bench.store, embedder.fingerprint), batch)
            if not keys:
                break
            vectors, pieces = read_statements(bench, embedder, corpus, keys)
            with bench.store.writing():
                if not is_ours(bench, embedder):
                    return made
                put_read(bench, embedder, corpus, keys, vectors, pieces)
            made += len(keys)
            if progress:
                progress(made, max(made, total))
    made += _fill_pieces(bench, embedder, should_stop, batch)
    if wants_pieces(embedder) and not (should_stop and should_stop()):
        bench.pieces_made = embedder.fingerprint
    return made


def is_ours(bench: Bench, embedder: Embedder) -> bool:
    """Whether the vault is still searched by this model; the first vectors of all make it so. Within a transaction."""
    ours = get_meta(bench.store, MODEL)
    if ours is None:
        put_meta(bench.store, MODEL, embedder.fingerprint)
    return ours in (None, embedder.fingerprint)


def read_statements(
    bench: Bench, embedder: Embedder, corpus: Corpus, keys: Sequence[int]
) -> tuple[Floats, Sequence[Pieces] | None]:
    """The vectors of statements, and their pieces if they are wanted."""
    return read_with(embedder, statement_texts(bench.store, corpus, keys))


def put_read(
    bench: Bench,
    embedder: Embedder,
    corpus: Corpus,
    keys: Sequence[int],
    vectors: Floats,
    pieces: Sequence[Pieces] | None,
) -> None:
    """Store what was read of statements that still have none of it; within a transaction."""
    model = put_model(bench.store, embedder.fingerprint, embedder.name, embedder.dimensions)
    # Another program may have embedded some of them since they were listed.
    have = vectors_present(bench.store, corpus, model, keys)
    kept = [at for at, key in enumerate(keys) if key not in have]
    put_vectors(bench.store, corpus, model, [keys[at] for at in kept], vectors[kept])
    keep_pieces(bench, embedder, corpus, [keys[at] for at in kept], [pieces[at] for at in kept] if pieces else ())


def wants_pieces(embedder: Embedder) -> bool:
    """Whether the model gives the vectors of pieces, and they are wanted."""
    return isinstance(embedder, PieceEmbedder) and embedder.reads_pieces


def _fill_pieces(bench: Bench, embedder: Embedder, should_stop: ShouldStop | None, batch: int) -> int:
    """Make the pieces of statements that have a vector from before there were pieces, or from another program.

    Looked for once on each handle, since what is embedded from then on has them.
    """
    made = 0
    if not wants_pieces(embedder) or bench.pieces_made == embedder.fingerprint:
        return made
    for corpus in (Corpus.MEMORIES, Corpus.EPISODES):
        last = 0
        while not (should_stop and should_stop()):
            space = model_key(bench.store, space_of(embedder.fingerprint))
            keys = without_pieces(bench.store, corpus, space, last, batch)
            if not keys:
                break
            _, pieces = read_with(embedder, statement_texts(bench.store, corpus, keys))
            with bench.store.writing():
                keep_pieces(bench, embedder, corpus, keys, pieces or ())
            made, last = made + len(keys), keys[-1]
    return made


def keep_pieces(
    bench: Bench, embedder: Embedder, corpus: Corpus, keys: Sequence[int], pieces: Sequence[Pieces]
) -> None:
    """Store the pieces of these statements; none are given where the model makes none."""
    if pieces:
        space = put_space(bench.store, space_of(embedder.fingerprint), embedder.name, WIDTH)
        put_pieces(bench.store, corpus, space, keys, [one.codes for one in pieces])


def _leave_out_pieces(bench: Bench, embedder: Embedder) -> None:
    """Remove what was made before a person chose to leave pieces out."""
    if count_pieces(bench.store, model_key(bench.store, space_of(embedder.fingerprint))):
        with bench.store.writing():
            drop_pieces(bench.store)
