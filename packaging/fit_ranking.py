"""Fits what the terms of the ranking of talk weigh, on conversations with labelled evidence.

    fit_ranking.py CONVERSATIONS [--write]

Each conversation is imported into a fresh vault in memory and asked its own
questions; the engine's own terms are measured for every candidate. The weights
make the labelled turns as likely as can be among the candidates (a softmax over
them, by Newton's method). Each question counts once, however many turns are
labelled: with up to three times, .8 of recall is lost at one hit for .2 of the
lists at ten. The printed figures are those of conversations that the weights were not fitted on: each is
left out in turn. ``--write`` fits on all and writes ``resources/ranking.toml``.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from app.bench.locomo import ADVERSARIAL, CUTS, read_cases  # noqa: E402 - the checkout comes first
from core.acts.find import measured_turns  # noqa: E402
from core.answers import Corpus, ImportOptions, Query, Take  # noqa: E402
from core.engine.ranking.doubts import gap, likeness  # noqa: E402
from core.engine.ranking.several import already_taken, asks_for_several  # noqa: E402
from core.engine.ranking.turns import (  # noqa: E402
    AFTER,
    AROUND,
    FURTHER,
    NAMED,
    NEARBY,
    PIECE_BESIDE,
    SPEAKER,
    TAKEN,
    TERMS,
)
from core.engine.ranking.weights import TABLE, Known, Purpose  # noqa: E402
from core.exchange.locomo import questions_of, sample_names  # noqa: E402
from core.inference.embed import builtin_fingerprint, load_builtin_embedder  # noqa: E402
from core.store.episodes import present_episodes, read_episodes  # noqa: E402
from core.vault import Vault  # noqa: E402

Floats = NDArray[np.float64]
PULL = 1e-4
"""How strongly weights are held near zero: enough to keep the sums solvable. Ten times as much loses .2 at twenty."""
STEPS = 12
BEST_SCORE = 0.9
"""What the best hit of a question scores in the middle: as the best memory does by words and meaning."""
MORE_TALKS = -0.4
"""What each better turn of one talk takes from the next, before scaling; .4 to 1.2 find as much, and less is lost."""
FEW_UNLIKE, FEW_ELSEWHERE = 0.05, 0.03
"""Shares of the answerable questions below the floors: their answer is shown all the same, with the doubt said."""
_LEFT_OUT = (NEARBY, AFTER, PIECE_BESIDE)
"""Where pieces are compared, what led to a turn tells all that these do: nothing is lost without them."""
_MEANING = ("meaning",)
_PIECES = ("word by word",)


@dataclass(frozen=True, slots=True)
class Case:
    """One question: its conversation, category, candidates by terms, and which of them answer."""

    sample: str
    category: int
    rows: Floats
    right: tuple[int, ...]
    evidence: int
    question: str
    conversations: NDArray[np.int64]


def main(arguments: Sequence[str]) -> int:
    """Print the figures, and write the table when asked to."""
    value = read_cases(Path(arguments[0]))
    embedder = load_builtin_embedder(ROOT / "resources")
    tables: dict[tuple[Purpose, Known], dict[str, float]] = {}
    cases = _measured(value, embedder)
    bare = _measured(value, None)
    for purpose in Purpose:
        for known in Known:
            used = [name for name in TERMS if _counts(name, purpose, known)]
            chosen = bare if known is Known.WORDS else cases
            _report(f"{purpose} {known}", chosen, used)
            fitted = _fit([case for case in chosen if case.category != ADVERSARIAL], used)
            scale = _scale(fitted, chosen, used)
            named = zip([*used, TAKEN], [*fitted, MORE_TALKS], strict=True)
            tables[purpose, known] = {name: round(float(weight * scale), 4) for name, weight in named}
    if "--write" in arguments:
        asked = [case for case in cases if case.category != ADVERSARIAL]
        floors = _floors(asked, tables[Purpose.ASK, Known.PIECES])
        TABLE.write_text(_toml(tables, builtin_fingerprint(), floors), encoding="utf-8")
    return 0


def _counts(name: str, purpose: Purpose, known: Known) -> bool:
    """Whether a term is used: a person's own words when asked, their name when looked for, and what is known."""
    if name == TAKEN:
        return False  # it is known only when the others are weighed
    if name == (SPEAKER if purpose is Purpose.SEARCH else NAMED):
        return False
    if name == AROUND:
        return known is not Known.PIECES
    if name == FURTHER:
        return known is Known.WORDS and purpose is Purpose.SEARCH
    if known is Known.PIECES and name in _LEFT_OUT:
        return False
    if name.startswith(_PIECES):
        return known is Known.PIECES
    return known is not Known.WORDS or not name.startswith(_MEANING)


def _measured(value: object, embedder: object) -> list[Case]:
    found = []
    for sample in sample_names(value):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "talks.json"
            path.write_text(json.dumps(value), encoding="utf-8")
            vault = Vault.in_memory(embedder=embedder)  # type: ignore[arg-type]
            vault.import_file(path, ImportOptions(format="locomo", take=Take.EPISODES, conversation=sample))
            vault.embed_missing()
            found += list(_cases(vault, value, sample))
            vault.close()
        sys.stderr.write(f"{sample} measured\n")
    return found


def _cases(vault: Vault, value: object, sample: str) -> list[Case]:
    bench = vault._bench  # the terms are no part of the face
    found = []
    present = sorted(present_episodes(bench.store, bench.view().known))
    every = {episode.external_id: key for key, episode in read_episodes(bench.store, present).items()}
    for question in questions_of(value, sample):
        evidence = {every[name] for name in question.evidence if name in every}
        if not evidence:
            continue
        measured = measured_turns(bench, Query(question.text, corpus=Corpus.EPISODES))
        rows = np.zeros((len(measured.candidates), len(TERMS)))
        for at, name in enumerate(TERMS):
            rows[:, at] = measured.terms.get(name, 0.0)
        right = tuple(at for at, one in enumerate(measured.candidates) if one.key in evidence)
        talks = measured.conversations
        found.append(Case(sample, question.category, rows, right, len(evidence), question.text, talks))
    return found


def _columns(names: Sequence[str]) -> list[int]:
    return [TERMS.index(name) for name in names]


def _fit(cases: Sequence[Case], names: Sequence[str]) -> Floats:
    """The weights of the named terms."""
    kept = [case for case in cases if case.right]
    columns = _columns(names)
    rows = np.concatenate([case.rows[:, columns] for case in kept])
    counts = np.array([len(case.rows) for case in kept])
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    of_case = np.repeat(np.arange(len(kept)), counts)
    right = np.concatenate([start + np.array(case.right) for start, case in zip(starts, kept, strict=True)])
    share = np.concatenate([np.full(len(case.right), 1 / len(case.right)) for case in kept])
    wanted = share @ rows[right]
    weights = np.zeros(len(columns))
    for _ in range(STEPS):
        likely = _likely(rows @ weights, starts, of_case)
        mean = np.add.reduceat(rows * likely[:, None], starts, axis=0)
        slope = (mean.sum(axis=0) - wanted) / len(kept) + PULL * weights
        spread = (rows * likely[:, None]).T @ rows - mean.T @ mean
        step = np.linalg.solve(spread / len(kept) + PULL * np.eye(len(columns)), slope)
        weights = _along(weights, step, lambda at: float(_burden(rows @ at, starts, of_case).sum() - wanted @ at))
    return weights


def _along(weights: Floats, step: Floats, loss: Callable[[Floats], float]) -> Floats:
    """The weights after as much of the step as makes the loss smaller."""
    for share in (1.0, 0.5, 0.25, 0.1, 0.03):
        if loss(weights - share * step) < loss(weights):
            return weights - share * step
    return weights


def _burden(scores: Floats, starts: NDArray[np.int64], of_case: NDArray[np.int64]) -> Floats:
    """The logarithm of the sum over each case's candidates."""
    top = np.maximum.reduceat(scores, starts)
    total: Floats = np.log(np.add.reduceat(np.exp(scores - top[of_case]), starts)) + top
    return total


def _likely(scores: Floats, starts: NDArray[np.int64], of_case: NDArray[np.int64]) -> Floats:
    grown = np.exp(scores - np.maximum.reduceat(scores, starts)[of_case])
    likely: Floats = grown / np.add.reduceat(grown, starts)[of_case]
    return likely


def _scale(weights: Floats, cases: Sequence[Case], names: Sequence[str]) -> float:
    """By how much weights are multiplied, so that scores are on the scale of those of memories."""
    best = np.median([float((case.rows[:, _columns(names)] @ weights).max()) for case in cases if len(case.rows)])
    return BEST_SCORE / float(best)


def _scores(case: Case, names: Sequence[str], weights: Floats) -> Floats:
    scores: Floats = case.rows[:, _columns(names)] @ weights
    if asks_for_several(case.question) and len(scores):
        scores = scores + MORE_TALKS * already_taken(scores.astype(np.float32), case.conversations, MORE_TALKS)
    return scores


def _report(title: str, cases: Sequence[Case], names: Sequence[str]) -> None:
    found: list[tuple[int, list[float]]] = []
    for sample in sorted({case.sample for case in cases}):
        weights = _fit([case for case in cases if case.sample != sample and case.category != ADVERSARIAL], names)
        for case in (case for case in cases if case.sample == sample):
            order = np.argsort(-_scores(case, names, weights), kind="stable")
            ranks = {int(place): rank for rank, place in enumerate(order)}
            found.append((case.category, [sum(ranks[one] < cut for one in case.right) / case.evidence for cut in CUTS]))
    main_part = np.mean([recalls for category, recalls in found if category != ADVERSARIAL], axis=0)
    by_category = [
        100 * float(np.mean([recalls[2] for category, recalls in found if category == one])) for one in range(1, 6)
    ]
    sys.stdout.write(
        f"{title:16} "
        + " ".join(f"@{cut} {100 * share:.1f}" for cut, share in zip(CUTS, main_part, strict=True))
        + "   @10 by category "
        + " ".join(f"{share:.1f}" for share in by_category)
        + "\n"
    )


def _floors(cases: Sequence[Case], table: dict[str, float]) -> tuple[float, float]:
    """Below which likeness and gap few answerable questions lie."""
    weighed = np.array([table.get(name, 0.0) for name in TERMS], np.float32)
    likes, gaps = [], []
    for case in (case for case in cases if len(case.rows)):
        rows = (case.rows * weighed).astype(np.float32)
        terms = {name: case.rows[:, at].tolist() for at, name in enumerate(TERMS)}
        likes.append(likeness(terms, int(rows.sum(axis=1).argmax())))
        apart = gap(rows, terms[SPEAKER])
        gaps += [apart[0]] if apart is not None else []
    return float(np.quantile(likes, FEW_UNLIKE)), float(np.quantile(gaps, FEW_ELSEWHERE))


def _toml(tables: dict[tuple[Purpose, Known], dict[str, float]], model: str, floors: tuple[float, float]) -> str:
    lines = [
        "# What each term of the ranking of talk weighs; core/engine/ranking/turns.py says what the terms are.",
        "# Written by packaging/fit_ranking.py. “search” is the search box, “ask” a question to be answered;",
        "# “words” without a language model, “vectors” with its vectors, “pieces” with those of the words, too.",
    ]
    for (purpose, known), table in tables.items():
        lines += ["", f"[{purpose.value}.{known.value}]"]
        lines += [f'"{name}" = {weight}' for name, weight in table.items()]
    lines += ["", "# Below these an answer is doubtful; each model has its own.", "[[floor]]", f'model = "{model}"']
    lines += [f"likeness = {floors[0]:.3f}", f"gap = {floors[1]:.3f}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
