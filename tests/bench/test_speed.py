"""The speed bench measures the real engine and names what it cannot measure."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from app.bench import large_vault, legs
from app.bench.sentences import sentences
from app.bench.speed import run
from core.answers import ImportOptions, Take
from core.errors import InvalidRequest
from core.inference.vectors import checked
from core.store.connection import open_store
from core.vault import Vault

NAMES = {
    "n", "load", "add_p50_ms", "add_p95_ms", "fdatasync_ms", "import_share_of_embedding", "build_s",
    "statements_share_of_embedding",
    "real_embeddings", "file_mb", "open_s", "first_answer_s", "hybrid_p50_ms", "hybrid_p95_ms", "hybrid_cpu_p50_ms",
    "question_p50_ms", "question_p95_ms", "question_cpu_p50_ms", "floor_f32_scan_ms", "sqlite_vec_p50_ms",
    "chroma_p50_ms", "chroma_bare_p50_ms", "hybrid_to_chroma_bare", "hybrid_to_scan",
    "hybrid_to_sqlite_vec", "hybrid_to_chroma", "bm25_cover", "vector_recall_10",
    "questions", "rss_mb", "replaced", "replace_ms", "replace_p50_ms", "replace_max_ms", "replace_cpu_ms",
    "replace_cpu_max_ms", "add_at_size_p50_ms",
    "add_at_size_p95_ms", "fresh", "fdatasync_at_size_ms", "detect_cpu_p50_ms", "detect_cpu_p95_ms",
}  # fmt: skip
COMPARED = {"chroma_p50_ms", "chroma_bare_p50_ms", "hybrid_to_chroma", "hybrid_to_chroma_bare"}
"""Null where the extra ``compare`` is not installed."""


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


@pytest.fixture(autouse=True)
def few_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legs, "QUESTIONS", 40)


def test_everything_promised_is_measured(tmp_path: Path) -> None:
    out = tmp_path / "questions.jsonl"
    metrics = run(None, out=out, embedder=WordVectors(), options={"size": 300})["metrics"]
    assert set(metrics) == NAMES
    assert {name for name, value in metrics.items() if value is None} <= {"load"} | COMPARED
    assert metrics["n"] == 300
    assert metrics["hybrid_p95_ms"] >= metrics["hybrid_p50_ms"] > 0
    assert metrics["bm25_cover"] >= 98
    assert metrics["fresh"] == 100
    assert metrics["vector_recall_10"] > 90
    assert 0 < metrics["import_share_of_embedding"] <= 100
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == metrics["questions"] == 40


def test_without_a_model_its_figures_are_null_and_the_rest_is_measured() -> None:
    metrics = run(None, out=None, embedder=None, options={"size": 120})["metrics"]
    assert metrics["real_embeddings"] == 0
    absent = {name for name, value in metrics.items() if value is None} - {"load"} - COMPARED
    assert absent == {"import_share_of_embedding", "statements_share_of_embedding", "vector_recall_10"}


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


def test_a_name_that_most_do_not_share_stands_in_most_statements() -> None:
    made = [one.text for one in sentences(2_000, with_rare_names=True)]
    assert made == [one.text for one in sentences(2_000, with_rare_names=True)]
    counted = Counter(word for text in made for word in set(text.split()))
    assert sum(count == 1 for count in counted.values()) > 300


def test_a_large_vault_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half first and then the rest is what all at once is, vectors and words included."""
    monkeypatch.setattr(large_vault, "TOGETHER", 40)
    monkeypatch.setattr(large_vault, "REAL", 90)
    for size in (80, 200):
        real = large_vault.make(tmp_path / "halves.vault", size, WordVectors())
    large_vault.make(tmp_path / "once.vault", 200, WordVectors())
    assert real is not None
    assert len(real) == 90
    assert rows_of(tmp_path / "halves.vault") == rows_of(tmp_path / "once.vault")
    vault = Vault.open(tmp_path / "halves.vault")
    assert not vault.verify()
    assert vault.stats().memories == 200
    vault.close()


def test_a_vault_that_is_filled_holds_the_rows_that_an_import_writes(tmp_path: Path) -> None:
    """Statements in which no rule finds a slot; ids, salts and the marks of messages are each vault's own."""
    made = [one.text for one in large_vault.texts(300)]
    plain = [text for text in made if "dreams of" in text or "keeps" in text]
    assert len(plain) > 20
    imported, filled = tmp_path / "imported.vault", tmp_path / "filled.vault"
    (tmp_path / "a list").write_text("".join(f"- {text}\n" for text in plain), encoding="utf-8")
    vault = Vault.create(imported)
    vault.import_file(tmp_path / "a list", ImportOptions(format="text", take=Take.MEMORIES, accept=True))
    vault.use_embedder(WordVectors())
    vault.embed_missing()
    vault.close()
    Vault.create(filled).close()
    store = open_store(filled)
    rows = checked(WordVectors().encode(plain), len(plain), 384)
    large_vault._fill(store, plain, 0, rows, WordVectors())
    store.close()
    assert rows_of(filled) == rows_of(imported)


def rows_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """What stands in the tables of statements, and in which of them each word stands."""
    wanted = {
        "version": "key, memory, number, text, speaker, channel, said_at, said_at_precision, hash, near, source",
        "episode": "key, text, speaker, source, channel, said_at, conversation, position, external_id, caption",
        "window": "key, version, valid_from, valid_to, ending, retracted_by",
        "presence": "key, episode, retracted_by",
        "evidence": "key, version, episode, quote, retracted_by",
        "slot": "key",
        "version_vector": "owner, scale, codes",
        "version_bits_1": "rowid, bits",
        "version_words_docsize": "id, sz",
        "episode_words_docsize": "id, sz",
    }
    store = open_store(path)
    try:
        found = {
            table: sorted(store.rows(f"SELECT {columns} FROM {table}"), key=repr) for table, columns in wanted.items()
        }
        for table in ("version_words", "episode_words"):
            store.run(f"CREATE VIRTUAL TABLE temp.{table}_seen USING fts5vocab(main, {table}, instance)")
            found[table] = store.rows(f"SELECT term, doc, col, offset FROM temp.{table}_seen ORDER BY 1, 2, 3, 4")
        return found
    finally:
        store.close()


@pytest.mark.parametrize("size", [90, 300])
def test_the_first_vectors_are_the_models_and_further_ones_stand_near_them(size: int) -> None:
    real = WordVectors().encode([one.text for one in sentences(50)])
    made = large_vault.vectors(real, 0, size)
    assert np.array_equal(made[:50], real)
    assert np.allclose(np.linalg.norm(made, axis=1), 1, atol=1e-5)
    assert (made[50:] @ real.T).max(axis=1).min() > 0.8
    assert np.array_equal(made, large_vault.vectors(real, 0, size))


def test_a_persons_vault_is_never_filled(tmp_path: Path) -> None:
    Vault.create(tmp_path / "own.vault").close()
    with pytest.raises(InvalidRequest, match="not made for measuring"):
        large_vault.make(tmp_path / "own.vault", 200, None)
