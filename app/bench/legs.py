"""Searches and their floors, question by question: the whole, its two legs, and the plain libraries.

The floors run between the searches, so that whatever else the machine does
slows both alike.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.sentences import Sentence
from app.bench.stretched import StretchedEmbedder
from app.bench.timing import median, milliseconds, slow_end
from core.answers import Corpus, Query
from core.engine.query import match_expression, read_terms, without_common
from core.inference.embed import PieceEmbedder
from core.store.connection import Store, open_store
from core.store.floors import PlainVectors
from core.store.vector_index import VectorIndex
from core.store.vector_rows import model_key
from core.store.words_index import document_frequencies, lookup
from core.vault import Vault

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.inference.embed import Embedder
    from core.inference.pieces import Pieces

    Floats = NDArray[np.float32]

QUESTIONS = 200
"""Measured searches; the slowest twentieth is ten of them."""
WARM_UP = 5
TOP = 10
WITHIN = 50
"""The full BM25's ten best should stand among this many of the shortened query's."""


class TimedEmbedder:
    """The real model, with the time that its last call took."""

    def __init__(self, real: Embedder) -> None:
        self._real = real
        self.name, self.fingerprint, self.dimensions = real.name, real.fingerprint, real.dimensions
        self.reads_pieces = isinstance(real, PieceEmbedder) and real.reads_pieces
        self.last_ms = 0.0

    def encode(self, texts: Sequence[str]) -> Floats:
        """As the real model."""
        started = time.perf_counter()
        rows = self._real.encode(texts)
        self.last_ms = (time.perf_counter() - started) * 1000
        return rows

    def encode_with_pieces(self, texts: Sequence[str]) -> tuple[Floats, list[Pieces]]:
        """As the real model."""
        assert isinstance(self._real, PieceEmbedder)
        started = time.perf_counter()
        read = self._real.encode_with_pieces(texts)
        self.last_ms = (time.perf_counter() - started) * 1000
        return read


def searches(
    path: Path, made: Sequence[Sentence], embedder: Embedder | None, stretched: StretchedEmbedder | None
) -> tuple[dict[str, Any], list[dict[str, object]]]:
    """Figures over all questions, and one line per question; those of an absent model are null."""
    matrix = stretched.encode([one.text for one in made]) if stretched else _random_rows(len(made))
    timed = TimedEmbedder(embedder) if embedder else None
    vault, plain, store = (
        Vault.open(path, embedder=timed),
        PlainVectors(matrix),
        open_store(path, read_only=True),
    )
    legs = _Legs(store, matrix, embedder)
    lines: list[dict[str, object]] = []
    try:
        for place, question in enumerate(_questions(made)):
            line = _measured(question, vault, timed, plain, legs)
            if place >= WARM_UP:
                lines.append(line)
    finally:
        store.close()
        plain.close()
        vault.close()
    return _summary(lines), lines


def _questions(made: Sequence[Sentence]) -> Iterator[str]:
    """Questions about statements from all over the vault."""
    count = min(QUESTIONS + WARM_UP, len(made))
    return (made[place * len(made) // count].question for place in range(count))


def _measured(
    question: str, vault: Vault, timed: TimedEmbedder | None, plain: PlainVectors, legs: _Legs
) -> dict[str, object]:
    hybrid = milliseconds(lambda: vault.search(Query(question, limit=TOP)))
    embedding = timed.last_ms if timed else None
    row = timed.encode([question])[0] if timed else legs.matrix[0]
    return {
        "id": question,
        "hybrid_ms": hybrid,
        "embedding_ms": embedding,
        "without_embedding_ms": hybrid - (embedding or 0.0),
        "sqlite_vec_ms": milliseconds(lambda: plain.nearest(row, TOP)),
        "f32_scan_ms": milliseconds(lambda: legs.matrix @ row),
        "bm25_cover": legs.cover(question),
        "vector_recall": legs.recall(row) if timed else None,
    }


def _summary(lines: Sequence[dict[str, Any]]) -> dict[str, Any]:
    column = {name: [line[name] for line in lines] for name in lines[0] if lines[0][name] is not None}

    def middle(name: str) -> float | None:
        return median(column[name]) if name in column else None

    def share(name: str) -> float | None:
        return round(100 * sum(column[name]) / len(column[name]), 2) if name in column else None

    return {
        "hybrid_p50_ms": middle("hybrid_ms"),
        "hybrid_p95_ms": slow_end(column["hybrid_ms"]),
        "query_embedding_p50_ms": middle("embedding_ms"),
        "without_embedding_p50_ms": middle("without_embedding_ms"),
        "without_embedding_p95_ms": slow_end(column["without_embedding_ms"]),
        "floor_f32_scan_ms": middle("f32_scan_ms"),
        "sqlite_vec_p50_ms": middle("sqlite_vec_ms"),
        "bm25_cover": share("bm25_cover"),
        "vector_recall_10": share("vector_recall"),
        "questions": len(lines),
    }


class _Legs:
    """The vault's two legs, each beside the exact answer to the same question."""

    def __init__(self, store: Store, matrix: Floats, embedder: Embedder | None) -> None:
        self.matrix = matrix
        self._store = store
        key = model_key(store, embedder.fingerprint) if embedder else None
        self._index = VectorIndex(store, Corpus.MEMORIES, key) if key is not None else None

    def cover(self, question: str) -> float:
        """Share of the full query's ten best that the shortened query has among its fifty best."""
        terms = read_terms(question)
        frequencies = document_frequencies(self._store, Corpus.MEMORIES, [term.stem for term in terms])
        kept = without_common(terms, frequencies, len(self.matrix))
        full = self._found(match_expression(terms), TOP)
        return len(full & self._found(match_expression(kept), WITHIN)) / len(full) if full else 1.0

    def recall(self, row: Floats) -> float:
        """Share of the exact ten nearest that the vault's vectors have among their ten nearest.

        A new vault numbers its versions from one in the order of their writing.
        """
        import numpy as np

        if self._index is None:
            return 0.0
        ours = set(islice(self._index.scores(row).in_falling_order(), TOP))
        exact = {int(place) + 1 for place in np.argsort(-(self.matrix @ row), kind="stable")[:TOP]}
        return len(ours & exact) / TOP

    def _found(self, match: str, limit: int) -> set[int]:
        return {row[0] for row in lookup(self._store, Corpus.MEMORIES, match)[:limit]} if match else set()


def _random_rows(count: int) -> Floats:
    """Vectors for the floors when there is no model."""
    import numpy as np

    rows = np.random.default_rng(3).normal(size=(count, 384)).astype(np.float32)
    unit: Floats = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    return unit
