"""Which reranker a person chose, as it is kept and started, and the small test that it has to pass.

It counts for this computer and every vault: nothing is stored with it. The
fingerprint is kept beside the folder, so that other files in it are noticed.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from core.domain import ShouldStop
from core.errors import Cancelled, ModelAltered
from core.inference.calibrate import APART, read_pairs
from core.inference.rerank_folder import OnnxReranker, Reranker, start_reranker

LEAST_RIGHT = 75.0
"""Percent of the comparisons that must be right: at 50 a model knows nothing, and words in common alone reach 90."""


@dataclass(frozen=True, slots=True)
class RerankChoice:
    """A reranker as it was chosen."""

    folder: str
    fingerprint: str = ""
    name: str = ""

    def as_json(self) -> dict[str, str]:
        """What ``rerank_choice_from`` reads."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class RerankTest:
    """What the test showed: right comparisons in a hundred, and the milliseconds that one text takes."""

    right: float
    ms: float


def rerank_choice_from(read: object) -> RerankChoice | None:
    """A choice as ``as_json`` gave it; None for anything else."""
    if not isinstance(read, dict) or not all(isinstance(read.get(name), str) for name in ("folder", "fingerprint")):
        return None
    name = read.get("name")
    return RerankChoice(read["folder"], read["fingerprint"], name if isinstance(name, str) else "")


def start(choice: RerankChoice) -> OnnxReranker:
    """Start a chosen reranker. Raises ``ModelMissing`` and ``ModelAltered``, also where its files have changed."""
    reranker = start_reranker(Path(choice.folder))
    if choice.fingerprint and reranker.fingerprint != choice.fingerprint:
        raise ModelAltered(
            f"The reranker in {choice.folder} is not the one that was chosen: its files have changed.",
            "Choose it again. Until then search goes on without it.",
        )
    return reranker


def tried(
    folder: Path, resources: Path, should_stop: ShouldStop | None = None
) -> tuple[RerankChoice, OnnxReranker, RerankTest]:
    """Start the reranker of a folder and let it compare; gives the choice, the model and what was measured.

    Raises what ``start_reranker`` and ``measure`` raise.
    """
    reranker = start_reranker(folder)
    found = measure(reranker, read_pairs(resources / "calibration").same, should_stop)
    return RerankChoice(str(folder), reranker.fingerprint, reranker.name), reranker, found


def measure(reranker: Reranker, pairs: Sequence[tuple[str, str]], should_stop: ShouldStop | None = None) -> RerankTest:
    """Let it read the set's questions, each with its own answer and with those of four others.

    Raises ``ModelAltered`` for a model that cannot tell an answer from others, and ``Cancelled``.
    """
    asked = [(question, answer) for question, answer in pairs if question.endswith("?")]
    points, count = 0.0, 0
    begun = time.perf_counter()
    for at, (question, answer) in enumerate(asked):
        if should_stop is not None and should_stop():
            raise Cancelled("The test was stopped.")
        own = reranker.relevance(question, answer)
        for step in APART:
            other = reranker.relevance(question, asked[(at + step) % len(asked)][1])
            points += 1.0 if own > other else 0.5 if own == other else 0.0
            count += 1
    ms = 1000 * (time.perf_counter() - begun) / (count + len(asked))
    right = 100 * points / count
    if right < LEAST_RIGHT:
        raise ModelAltered(
            f"{reranker.name} does not tell an answer from other texts: of 100 comparisons {right:.0f} were right.",
            "Check that its tokenizer.json belongs to it, or choose a cross-encoder for relevance.",
        )
    return RerankTest(round(right, 1), ms)
