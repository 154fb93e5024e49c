"""Searches and their floors, question by question: two processes that are asked in turns.

One searches the vault and nothing else, one scans the same vectors plainly;
so whatever else the machine does slows both alike, and the memory of the one is
not counted with the other's.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.large_vault import texts
from app.bench.other_process import OtherProcess
from app.bench.timing import median, slow_end
from core.engine.query import read_terms

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.inference.embed import Embedder

    Floats = NDArray[np.float32]

QUESTIONS = 200
"""Measured searches; the slowest twentieth is ten of them."""
WARM_UP = 5
SLOW_FLOOR_EVERY = 10
"""At a million, plain sqlite-vec and the full BM25 take about a second each, so that every tenth question is put."""
LARGE = 200_000


def searches(
    path: Path, size: int, folder: Path, embedder: Embedder | None, real: Floats | None
) -> tuple[dict[str, Any], list[dict[str, object]]]:
    """Figures over all questions, and one line per question; those of an absent model are null."""
    import numpy as np

    asked = [
        {"words": " ".join(term.text for term in read_terms(question)), "question": question}
        for question in _questions(size)
    ]
    (folder / "questions.json").write_text(json.dumps(asked), encoding="utf-8")
    spoken = [one[kind] for one in asked for kind in ("words", "question")]
    np.save(folder / "questions.npy", embedder.encode(spoken) if embedder else _random_rows(len(spoken)))
    if real is not None:
        np.save(folder / "real.npy", real)
    drop_from_cache(path)
    arguments = [str(path), str(folder), embedder.fingerprint if embedder else ""]
    with (
        OtherProcess("app.bench.speed_worker", arguments) as vault,
        OtherProcess("app.bench.speed_floors", [str(folder), str(size)]) as floors,
    ):
        every = SLOW_FLOOR_EVERY if size > LARGE else 1
        measured = [_measured(vault, floors, at, at % every == 0) for at in range(len(asked))]
        lines = [{"id": one["question"], **line} for one, line in zip(asked, measured, strict=True)][WARM_UP:]
        rest = vault.ask("memory") | vault.ask("embedding") | vault.ask("replaced") | vault.ask("adds")
        flushes = median([floors.ask("flush")["flush_ms"] for _ in range(60)])
        return vault.first | _summary(lines) | rest | {"fdatasync_at_size_ms": flushes}, lines


def _questions(size: int) -> list[str]:
    """Questions about statements from all over the vault, without quotes: these would only narrow the search."""
    count = min(QUESTIONS + WARM_UP, size)
    places = {place * size // count for place in range(count)}
    asked = (one.question for place, one in enumerate(texts(size)) if place in places)
    return [question.replace("“", "").replace("”", "") for question in asked]


def drop_from_cache(path: Path) -> None:
    """Let the system forget what it holds of a file, where it can, so that the next one to read it reads the disk."""
    with suppress(AttributeError, OSError), path.open("rb") as file:
        os.fsync(file.fileno())
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def _measured(vault: OtherProcess, floors: OtherProcess, at: int, with_slow: bool) -> dict[str, object]:
    found: dict[str, object] = {**vault.ask("search", at), **floors.ask("scan", at), **floors.ask("rival", at)}
    near, exact = vault.ask("nearest", at)["nearest"], found.pop("exact")
    if near is not None and isinstance(exact, list):
        found["vector_recall"] = len(set(near) & set(exact)) / len(exact)
    if with_slow:
        found |= floors.ask("sqlite_vec", at)
        found |= vault.ask("cover", at)
    return found


def _summary(lines: Sequence[dict[str, Any]]) -> dict[str, Any]:
    names = {name for line in lines for name in line if name != "id"}
    column = {name: [line[name] for line in lines if line.get(name) is not None] for name in names}

    def middle(name: str) -> float | None:
        return median(column[name]) if column.get(name) else None

    def share(name: str) -> float | None:
        return round(100 * sum(column[name]) / len(column[name]), 2) if column.get(name) else None

    def ratio(one: float | None, other: float | None) -> float | None:
        return None if one is None or not other else round(one / other, 3)

    hybrid, scan, plain = middle("words_ms"), middle("f32_scan_ms"), middle("sqlite_vec_ms")
    return {
        "hybrid_p50_ms": hybrid,
        "hybrid_p95_ms": slow_end(column["words_ms"]),
        "hybrid_cpu_p50_ms": middle("words_cpu_ms"),
        "question_p50_ms": middle("question_ms"),
        "question_p95_ms": slow_end(column["question_ms"]),
        "question_cpu_p50_ms": middle("question_cpu_ms"),
        "floor_f32_scan_ms": scan,
        "sqlite_vec_p50_ms": plain,
        "chroma_p50_ms": middle("chroma_ms"),
        "chroma_bare_p50_ms": middle("chroma_bare_ms"),
        "hybrid_to_scan": ratio(hybrid, scan),
        "hybrid_to_sqlite_vec": ratio(hybrid, plain),
        "hybrid_to_chroma": ratio(hybrid, middle("chroma_ms")),
        "hybrid_to_chroma_bare": ratio(hybrid, middle("chroma_bare_ms")),
        "bm25_cover": share("cover"),
        "vector_recall_10": share("vector_recall"),
        "questions": len(lines),
    }


def _random_rows(count: int) -> Floats:
    """Vectors for the floors when there is no model."""
    import numpy as np

    rows = np.random.default_rng(3).normal(size=(count, 384)).astype(np.float32)
    unit: Floats = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    return unit
