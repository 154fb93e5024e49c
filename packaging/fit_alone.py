"""Fits what the terms of the ranking of memories weigh, on questions about statements that stand alone.

    fit_alone.py FOLDER [CONVERSATIONS] [--write]

The questions are those of “variorum bench questions”: the sample, the labelled
cases of the folder, the notes about conversations. On one half of them the
weights first make the right ones as likely as can be among the candidates (a
softmax over them, each set counting alike, held near the simple mix of words
and meaning); from there, and from the mix itself, they go on one weight and
one step at a time, as long as more is found among the first one, five and ten,
and what a set loses against the mix counts three or ten times. The best of the
ends counts; the figures of the other half are printed beside. ``--write`` writes ``resources/ranking_alone.toml``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from app.bench.question_sets import HALVES, Question, QuestionSet, read_sets  # noqa: E402 - the checkout comes first
from core.acts.orders import measured_memories  # noqa: E402
from core.answers import Query  # noqa: E402
from core.domain import Statement  # noqa: E402
from core.engine.rank import MEANING_SHARE, WORDS_SHARE  # noqa: E402
from core.engine.ranking.alone import MEANING, NAMES, PIECE, TERMS, WORDS  # noqa: E402
from core.engine.ranking.weights import ALONE, Known  # noqa: E402
from core.inference.embed import load_builtin_embedder  # noqa: E402
from core.store.memories import read_memories  # noqa: E402
from core.vault import Vault  # noqa: E402

Floats = NDArray[np.float64]
CUTS = (1, 5, 10)
SHARES = (1.0, 0.4, 0.3, 1.0)
"""What one more percent counts: found at one, at five, at ten, and in the mean of one over the first place."""
LESS_LOST, LOST = 3.0, 10.0
"""What a percent counts that a set has less than by the mix: on the way (with more it ends early), and at the end."""
STEPS = (0.16, 0.08, 0.04, 0.02)
SHARPNESS, PULL, TURNS = 8.0, 0.03, 25
"""How much surer than its scores say the mix is taken to be, how strongly the weights are held near it, and steps.

A third of the pull and three times as much find within one percent of it on the other half.
"""
LEAST_GAIN = 0.05  # percent; less is chance
ROUNDS = 6
LONGEST = 200  # candidates of one question; the ones behind are never among the first ten


@dataclass(frozen=True, slots=True)
class Case:
    """One question: its set and half, its candidates by terms in the order of the mix, and which of them are right.

    ``of``: how many are right in all; ``offered``: how many candidates the mix offers by itself.
    """

    source: str
    half: str
    rows: Floats
    right: NDArray[np.bool_]
    of: int
    offered: int


@dataclass(frozen=True, slots=True)
class Group:
    """The cases of one set and half as one block, filled up; ``behind`` is -inf where there is no candidate."""

    rows: Floats
    right: NDArray[np.bool_]
    behind: Floats
    of: Floats
    mixed: Floats


def main(arguments: Sequence[str]) -> int:
    """Print the figures of both halves, and write the table when asked to."""
    sets = [one for path in (Path(each) for each in arguments if each != "--write") for one in read_sets(path)]
    sets = list({one.name: one for one in sets}.values())
    tables: dict[Known, dict[str, float]] = {}
    full, bare = list(_measured(sets, load_builtin_embedder(ROOT / "resources"))), list(_measured(sets, None))
    for known in Known:
        cases = bare if known is Known.WORDS else full
        used = [name for name in TERMS if _counts(name, known)]
        fitted, held = (_groups([case for case in cases if case.half == half], used) for half in HALVES)
        starts = _likeliest(fitted, _mix(used)), _mix(used)
        tried = [_climb(fitted, start, lost) for start in starts for lost in (LESS_LOST, LOST)]
        weights = max(tried, key=lambda weights: _worth(fitted, weights))
        tables[known] = {name: round(float(weight), 3) for name, weight in zip(used, weights, strict=True) if weight}
        sys.stdout.write(f"{known}: {tables[known]}\n")
        for half, groups in zip(HALVES, (fitted, held), strict=True):
            _report(half, groups, weights)
    if "--write" in arguments:
        ALONE.write_text(_toml(tables), encoding="utf-8")
    return 0


def _counts(name: str, known: Known) -> bool:
    if name == PIECE:
        return known is Known.PIECES
    return known is not Known.WORDS or name not in (MEANING, NAMES)


def _mix(used: Sequence[str]) -> Floats:
    shares = {WORDS: WORDS_SHARE, MEANING: MEANING_SHARE}
    return np.array([shares.get(name, 0.0) for name in used])


def _measured(sets: Sequence[QuestionSet], embedder: object) -> Iterator[Case]:
    for one in sets:
        vault = Vault.in_memory(embedder=embedder)  # type: ignore[arg-type]
        places: dict[str | None, int] = {}
        for place, text in enumerate(one.statements):
            places.setdefault(vault.add(Statement(text, keep=True)).memory, place)
        vault.embed_missing()
        of_key = _places_of_keys(vault, places)
        yield from (case for question in one.questions for case in _case(vault, one.source, question, of_key))
        vault.close()
    sys.stderr.write("measured\n")


def _places_of_keys(vault: Vault, places: Mapping[str | None, int]) -> dict[int, int]:
    bench = vault._bench  # the terms are no part of the face
    view = bench.view()
    entries = list(view.by_version.values())
    return {
        entry.version: places.get(memory.id, -1)
        for entry, memory in zip(entries, read_memories(bench.store, entries, view.known), strict=True)
    }


def _case(vault: Vault, source: str, question: Question, of_key: Mapping[int, int]) -> Iterator[Case]:
    measured = measured_memories(vault._bench, Query(question.text))
    if measured is None:
        return
    rows = np.zeros((len(measured.candidates), len(TERMS)))
    for at, name in enumerate(TERMS):
        rows[:, at] = measured.terms.get(name, 0.0)
    right = np.array([of_key[one.key] in question.right for one in measured.candidates])
    yield Case(source, question.half, rows[:LONGEST], right[:LONGEST], len(question.right), measured.offered)


def _groups(cases: Sequence[Case], used: Sequence[str]) -> dict[str, Group]:
    columns = [TERMS.index(name) for name in used]
    found = {}
    for source in sorted({case.source for case in cases}):
        own = [case for case in cases if case.source == source]
        longest = max(len(case.rows) for case in own)
        rows = np.zeros((len(own), longest, len(columns)))
        right, behind = np.zeros((len(own), longest), bool), np.full((len(own), longest), -np.inf)
        for at, case in enumerate(own):
            rows[at, : len(case.rows)], right[at, : len(case.rows)] = case.rows[:, columns], case.right
            behind[at, : len(case.rows)] = 0.0
        of = np.array([case.of for case in own], float)
        alone = right & (np.arange(longest) < np.array([case.offered for case in own])[:, None])
        found[source] = Group(rows, right, behind, of, _found(alone, of))
    return found


def _found(right: NDArray[np.bool_], of: Floats) -> Floats:
    """Recall at each cut and the mean of one over the first place, in percent, of right ones in an order."""
    held = right.cumsum(axis=1)
    at = [held[:, min(cut, right.shape[1]) - 1] / of for cut in CUTS]
    first = np.where(right.any(axis=1), 1 / (1 + right.argmax(axis=1)), 0.0)
    return 100 * np.array([*(np.mean(one) for one in at), np.mean(first)])


def _by(group: Group, weights: Floats) -> Floats:
    order = np.argsort(-(group.rows @ weights + group.behind), axis=1, kind="stable")
    return _found(np.take_along_axis(group.right, order, axis=1), group.of)


def _worth(groups: Mapping[str, Group], weights: Floats, lost: float = LOST) -> float:
    total = 0.0
    for group in groups.values():
        more = _by(group, weights) - group.mixed
        total += float(more @ np.array(SHARES)) - lost * float(np.maximum(-more[: len(CUTS)], 0).sum())
    return total


def _likeliest(groups: Mapping[str, Group], mix: Floats) -> Floats:
    """The weights that make the right ones likely, words and meaning adding up to one; none is below zero."""
    held = SHARPNESS * mix
    weights = held.copy()
    for _ in range(TURNS):
        slope, spread = PULL * (weights - held), PULL * np.eye(len(weights))
        for group in groups.values():
            kept = group.right.any(axis=1)
            rows, right = group.rows[kept], group.right[kept]
            scores = rows @ weights + group.behind[kept]
            likely = np.exp(scores - scores.max(axis=1, keepdims=True))
            likely /= likely.sum(axis=1, keepdims=True)
            wanted = right / right.sum(axis=1, keepdims=True)
            middle = np.einsum("ij,ijk->ik", likely, rows)
            slope += (middle.sum(axis=0) - np.einsum("ij,ijk->k", wanted, rows)) / len(rows)
            spread += (np.einsum("ij,ijk,ijl->kl", likely, rows, rows) - middle.T @ middle) / len(rows)
        weights = weights - np.linalg.solve(spread, slope)
    weights = np.maximum(weights, 0.0)
    return np.asarray(weights / weights[mix > 0].sum())


def _climb(groups: Mapping[str, Group], weights: Floats, lost: float) -> Floats:
    """The weights after as many steps as find more."""
    best = _worth(groups, weights, lost)
    for step in STEPS:
        for _ in range(ROUNDS):
            before = best
            for at in range(len(weights)):
                for change in (step, -step):
                    tried = weights.copy()
                    tried[at] = max(0.0, tried[at] + change)
                    worth = _worth(groups, tried, lost)
                    if worth > best + LEAST_GAIN:
                        weights, best = tried, worth
            if best == before:
                break
    return weights


def _report(half: str, groups: Mapping[str, Group], weights: Floats) -> None:
    for source, group in groups.items():
        before, after = (" ".join(f"{one:5.1f}" for one in shares) for shares in (group.mixed, _by(group, weights)))
        sys.stdout.write(f"  {half:9} {source:13} n={len(group.of):4}  {before}  ->  {after}\n")


def _toml(tables: Mapping[Known, Mapping[str, float]]) -> str:
    lines = [
        "# What each term of the ranking of memories weighs; core/engine/ranking/alone.py says what the terms are.",
        "# Written by packaging/fit_alone.py. “words” without a language model, “vectors” with its vectors,",
        "# “pieces” with those of the words, too.",
    ]
    for known, table in tables.items():
        lines += ["", f"[{known.value}]", *(f'"{name}" = {weight}' for name, weight in table.items())]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
