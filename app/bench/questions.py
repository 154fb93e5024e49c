"""Questions about statements that stand alone: the simple mix, the whole ranking, and what a search really gives.

The statements of each set are written to a fresh vault in memory, and its
questions are asked in several ways. ``mixed``: memories by words and meaning,
a sum of two. ``ranked``: the same by every term that memories are ranked by.
``served``: the search in memories, with what it knows of times and slots;
where it says that nothing answers, the closest ones that it shows beside.
``messages``: the same statements as messages of no talk, by their ranking, and
by their own mix.
Recall@k is the share of the right statements among the first k, ``mrr`` the
mean of one over the place of the first right one; both in percent. Every set
is told by its half, by how its questions are put, and as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.labelled import write_cases
from app.bench.locomo import Reread
from app.bench.question_sets import QuestionSet, read_sets
from core.answers import Corpus, Found, Query
from core.domain import Statement
from core.vault import Vault

if TYPE_CHECKING:
    from core.inference.embed import Embedder

CUTS = (1, 5, 10)
LIMIT = 30
WAYS = ("mixed", "ranked", "served", "messages mixed", "messages")
REREAD = "reranked"
"""One way more with a reranker: what is served once it read the best ones."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One question: the places of the right statements, and those found in each way, best first."""

    source: str
    id: str
    question: str
    right: frozenset[int]
    found: Mapping[str, tuple[int, ...]]
    form: str = ""
    half: str = ""

    def recall(self, way: str, cut: int) -> float:
        """Share of the right statements among the first ``cut``."""
        return len(self.right.intersection(self.found[way][:cut])) / len(self.right)

    def reciprocal(self, way: str) -> float:
        """One over the place of the first right statement; 0 where none was found."""
        return next((1 / place for place, one in enumerate(self.found[way], 1) if one in self.right), 0.0)


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Ask the questions of every set, served once more with the ``reranker`` among the options if there is one.

    Raises what ``read_sets`` raises.
    """
    timed = Reread(options.get("reranker"))
    asked = [one for questions in read_sets(file) for one in _asked(questions, embedder, timed)]
    write_cases(out, (_line(one) for one in asked))
    after = {"reranker": timed.cost()} if timed.reranker is not None else {}
    return {"set": "questions", "n": len(asked), "metrics": {**metrics_of(asked), **after}}


def metrics_of(asked: Sequence[Asked]) -> dict[str, Any]:
    """Each source's figures by way, those of all questions, and these by their half and how they are put."""
    by_source = {source: _figures(group) for source, group in _grouped(asked, lambda one: one.source).items()}
    told = {"all": _figures(asked)}
    for name, key in (("by_half", _half_of), ("by_form", lambda one: one.form)):
        told[name] = {group: _figures(those) for group, those in _grouped(asked, key).items() if group}
    return {**by_source, **told}


def _half_of(one: Asked) -> str:
    return f"{one.source}, {one.half}" if one.half else ""


def _grouped(asked: Sequence[Asked], key: Callable[[Asked], str]) -> dict[str, list[Asked]]:
    return {group: [one for one in asked if key(one) == group] for group in dict.fromkeys(map(key, asked))}


def _figures(asked: Sequence[Asked]) -> dict[str, Any]:
    return {
        "n": len(asked),
        **{way: _of_way(asked, way) for way in (*WAYS, REREAD) if all(way in one.found for one in asked)},
    }


def _of_way(asked: Sequence[Asked], way: str) -> dict[str, float]:
    recalls = {f"@{cut}": _mean([one.recall(way, cut) for one in asked]) for cut in CUTS}
    return {**recalls, "mrr": _mean([one.reciprocal(way) for one in asked])}


def _mean(shares: Sequence[float]) -> float:
    return round(100 * sum(shares) / len(shares), 2) if shares else 0.0


def _asked(questions: QuestionSet, embedder: Embedder | None, timed: Reread) -> Iterator[Asked]:
    vault = Vault.in_memory(embedder=embedder)
    try:
        receipts = [vault.add(Statement(text, keep=True)) for text in questions.statements]
        if embedder is not None:
            vault.embed_missing()
        vault.use_reranker(timed.reranker, budget_ms=None)
        places: dict[str | None, int] = {}
        for place, receipt in enumerate(receipts):
            places.setdefault(receipt.episode, place)
            places.setdefault(receipt.memory, place)
        for number, one in enumerate(questions.questions):
            memories = vault.orders(Query(one.text))
            messages = vault.orders(Query(one.text, corpus=Corpus.EPISODES, asking=True))
            served, reread = timed.search(vault, Query(one.text, limit=LIMIT))
            ways = {"mixed": memories.mixed, "ranked": memories.ranked, "served": _shown(served)}
            ways |= {"messages mixed": messages.mixed, "messages": messages.ranked} | (
                {REREAD: _shown(reread)} if timed.reranker else {}
            )
            found = {
                way: tuple(dict.fromkeys(places[each] for each in ids if each in places)) for way, ids in ways.items()
            }
            name = f"{questions.name}:{number}"
            yield Asked(questions.source, name, one.text, one.right, found, one.form.value, one.half)
    finally:
        vault.close()


def _shown(found: Found) -> tuple[str, ...]:
    """The memories that a person sees: the hits, and where nothing answers the closest ones."""
    return tuple(hit.memory.id for hit in (*found.hits, *found.near) if hit.memory)


def _line(one: Asked) -> dict[str, object]:
    return {
        "id": one.id,
        "question": one.question,
        "right": sorted(one.right),
        **{way: list(places[:LIMIT]) for way, places in one.found.items()},
    }
