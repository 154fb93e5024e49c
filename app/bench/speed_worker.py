"""The process that searches, alone with its vault, so that the memory it holds is its own. Started by ``speed.py``.

It reads one order a line and answers each with one line of JSON; the vectors of
the questions are given, so that what is timed is the search.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.other_process import answer
from app.bench.replacing import replaced
from app.bench.timing import median, resident_megabytes, slow_end
from app.model import builtin_model
from core.acts.word_leg import by_words
from core.answers import Corpus, Query
from core.domain import Statement, Status
from core.engine.query import match_expression, read_terms
from core.inference.embed import builtin_fingerprint
from core.store.connection import Store
from core.store.words_index import lookup
from core.vault import Vault

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.acts.bench import Bench
    from core.inference.embed import Embedder

    Floats = NDArray[np.float32]

TOP = 10
WITHIN = 50
"""The full BM25's ten best should stand among this many of those that a search draws by words."""
ADDS = 40
REPLACED = 40
"""Searches of each kind that are stopped while they run, each at another moment."""


class GivenVectors:
    """The vectors of the questions, as a model that takes no time."""

    def __init__(self, fingerprint: str, texts: Sequence[str], rows: Floats) -> None:
        self.name, self.fingerprint, self.dimensions = "given", fingerprint, rows.shape[1]
        self._rows = dict(zip(texts, rows, strict=True))
        self._other = rows[0]

    def encode(self, texts: Sequence[str]) -> Floats:
        """The given rows; any other text has that of the first."""
        import numpy as np

        return np.stack([self._rows.get(text, self._other) for text in texts])


class Worker:
    """A vault, the questions, and what is measured with them."""

    def __init__(self, path: Path, folder: Path, fingerprint: str) -> None:
        import numpy as np

        self._path = path
        self._asked: list[dict[str, str]] = json.loads((folder / "questions.json").read_text(encoding="utf-8"))
        self._given: GivenVectors | None = None
        if fingerprint:
            texts = [one[kind] for one in self._asked for kind in ("words", "question")]
            self._given = GivenVectors(fingerprint, texts, np.load(folder / "questions.npy"))
        self._is_real = fingerprint == builtin_fingerprint()
        begun = time.perf_counter()
        self._vault = Vault.open(path, embedder=self._given)
        opened = time.perf_counter()
        self._vault.search(Query(self._asked[0]["words"], limit=TOP))
        self.opening = {
            "open_s": round(opened - begun, 4),
            "first_answer_s": round(time.perf_counter() - begun, 4),
        }

    def search(self, at: int) -> dict[str, Any]:
        """One question, first by its words, then as it was put."""
        found = {}
        for kind in ("words", "question"):
            query = Query(self._asked[at][kind], limit=TOP)
            begun, cpu = time.perf_counter(), time.thread_time()
            self._vault.search(query)
            found[f"{kind}_ms"] = 1000 * (time.perf_counter() - begun)
            found[f"{kind}_cpu_ms"] = 1000 * (time.thread_time() - cpu)
        return found

    def nearest(self, at: int) -> dict[str, Any]:
        """The ten nearest by the vault's vectors; versions are numbered from one in the order of their writing."""
        if self._given is None:
            return {"nearest": None}
        bench = _bench(self._vault)
        with bench.store.reading():
            index = next(one for (corpus, _), one in bench.indexes.items() if corpus == Corpus.MEMORIES.value)
            scores = index.scores(self._given.encode([self._asked[at]["question"]])[0])
            return {"nearest": list(islice(scores.in_falling_order(), TOP))}

    def cover(self, at: int) -> dict[str, Any]:
        """Share of the ten best of FTS5's own BM25, over all words, that a search draws by words."""
        bench = _bench(self._vault)
        terms = read_terms(self._asked[at]["question"])
        with bench.store.reading():
            full = {row[0] for row in _best(bench.store, match_expression(terms))}
            drawn = by_words(bench, Corpus.MEMORIES, terms).best(bench.view().with_status(frozenset(Status)), WITHIN)[0]
        return {"cover": len(full & set(drawn)) / len(full) if full else 1.0}

    def memory(self, _: int) -> dict[str, Any]:
        """What this process holds after all searches."""
        return {"rss_mb": resident_megabytes()}

    def embedding(self, _: int) -> dict[str, Any]:
        """The model's time for one question."""
        if not self._is_real:
            return {}
        model, spent = builtin_model(), []
        for one in self._asked[:60]:
            begun = time.perf_counter()
            model.encode([one["question"]])
            spent.append(1000 * (time.perf_counter() - begun))
        return {"query_embedding_p50_ms": median(spent), "rss_with_model_mb": resident_megabytes()}

    def replaced(self, _: int) -> dict[str, Any]:
        """How long searches that are stopped go on, with the model reading the question where there is one."""
        embedder: Embedder | None = builtin_model() if self._is_real else self._given
        vault = Vault.open(self._path, embedder=embedder)
        asked = [self._asked[place % len(self._asked)] for place in range(REPLACED)]
        queries = [
            *(Query(one["words"], limit=TOP) for one in asked),
            *(Query(one["question"], limit=TOP) for one in asked),
            *(Query(one["question"], limit=TOP, corpus=Corpus.ALL, asking=True) for one in asked),
        ]
        try:
            return replaced(vault, queries)
        finally:
            vault.close()

    def adds(self, _: int) -> dict[str, Any]:
        """Durable adds into this vault by another handle, and how many of them the searching one finds at once."""
        writer, spent, seen = Vault.open(self._path), [], 0
        for number in range(ADDS):
            name = f"kelp{time.time_ns()}"
            begun = time.perf_counter()
            writer.add(Statement(f"The key number {number} of {name} hangs behind the door.", keep=True))
            spent.append(1000 * (time.perf_counter() - begun))
            seen += bool(self._vault.search(Query(name, plain=True)).hits)
        writer.close()
        return {"add_at_size_p50_ms": median(spent), "add_at_size_p95_ms": slow_end(spent), "fresh": 100 * seen / ADDS}

    def close(self, _: int) -> dict[str, Any]:
        """The end."""
        self._vault.close()
        return {}


def _bench(vault: Vault) -> Bench:
    return vault._bench


def _best(store: Store, match: str) -> list[Any]:
    return lookup(store, Corpus.MEMORIES, match)[:TOP] if match else []


def main(arguments: Sequence[str]) -> None:
    """``VAULT FOLDER FINGERPRINT``; each further line of input is an order and the place of a question."""
    worker = Worker(Path(arguments[0]), Path(arguments[1]), arguments[2] if len(arguments) > 2 else "")
    orders: dict[str, Callable[[int], dict[str, Any]]] = {
        "search": worker.search,
        "nearest": worker.nearest,
        "cover": worker.cover,
        "memory": worker.memory,
        "embedding": worker.embedding,
        "replaced": worker.replaced,
        "adds": worker.adds,
        "close": worker.close,
    }
    answer(orders, worker.opening)


if __name__ == "__main__":
    main(sys.argv[1:])
