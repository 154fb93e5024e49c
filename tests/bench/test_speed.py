"""The speed bench measures the real engine and names what it cannot measure."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from app.bench.sentences import sentences
from app.bench.speed import run
from app.bench.stretched import StretchedEmbedder
from core.errors import InvalidRequest

NAMES = {
    "n", "load", "add_p50_ms", "add_p95_ms", "fdatasync_ms", "import_share_of_embedding", "build_s",
    "real_embeddings", "file_mb", "open_s", "first_answer_s", "hybrid_p50_ms", "hybrid_p95_ms",
    "query_embedding_p50_ms", "without_embedding_p50_ms", "without_embedding_p95_ms", "floor_f32_scan_ms",
    "sqlite_vec_p50_ms", "bm25_cover", "vector_recall_10", "questions", "rss_mb",
    "detect_cpu_p50_ms", "detect_cpu_p95_ms",
}  # fmt: skip


class WordVectors:
    """Texts with words in common get vectors near each other; no model needed."""

    name = "words"
    fingerprint = "words-1"
    dimensions = 384

    def __init__(self) -> None:
        self.read = 0

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        self.read += len(texts)
        rows = np.zeros((len(texts), self.dimensions), dtype=np.float32)
        for place, text in enumerate(texts):
            for word in text.casefold().split():
                rows[place, sum(word.encode()) % self.dimensions] += 1
            rows[place] += 1e-3
            rows[place] /= np.linalg.norm(rows[place])
        return rows


def test_everything_promised_is_measured(tmp_path: Path) -> None:
    out = tmp_path / "questions.jsonl"
    metrics = run(None, out=out, embedder=WordVectors(), options={"size": 300})["metrics"]
    assert set(metrics) == NAMES
    assert {name for name, value in metrics.items() if value is None} <= {"load"}
    assert metrics["n"] == 300
    assert metrics["hybrid_p95_ms"] >= metrics["hybrid_p50_ms"] > 0
    assert metrics["bm25_cover"] > 90
    assert metrics["vector_recall_10"] > 90
    assert 0 < metrics["import_share_of_embedding"] <= 100
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == metrics["questions"] == 200


def test_without_a_model_its_figures_are_null_and_the_rest_is_measured() -> None:
    metrics = run(None, out=None, embedder=None, options={"size": 120})["metrics"]
    assert metrics["real_embeddings"] == 0
    absent = {name for name, value in metrics.items() if value is None} - {"load"}
    assert absent == {"import_share_of_embedding", "query_embedding_p50_ms", "vector_recall_10"}


@pytest.mark.parametrize("size", [0, 99, 1_000_001, -5])
def test_a_size_that_cannot_be_measured_is_refused(size: int) -> None:
    with pytest.raises(InvalidRequest):
        run(None, out=None, embedder=None, options={"size": size})


def test_invented_sentences_are_the_same_each_time_and_never_alike() -> None:
    first = [one.text for one in sentences(3_000)]
    assert first == [one.text for one in sentences(3_000)]
    assert len(set(first)) == 3_000
    assert first[:50] != [one.text for one in sentences(50, seed=12)]
    assert all("{" not in one.text + one.question for one in sentences(500))


def test_further_vectors_are_near_copies_and_the_model_reads_no_more_than_agreed() -> None:
    real = WordVectors()
    stretched = StretchedEmbedder(real, limit=50)
    texts = [one.text for one in sentences(200)]
    rows = stretched.encode(texts)
    assert real.read == stretched.read == 50
    assert np.allclose(np.linalg.norm(rows, axis=1), 1, atol=1e-5)
    nearest = (rows[50:] @ rows[:50].T).max(axis=1)
    assert nearest.min() > 0.85
    assert np.array_equal(rows, stretched.encode(texts))
    assert stretched.encode([]).shape == (0, 384)
