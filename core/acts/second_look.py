"""Search with a second look: the best candidates are read once more by a reranker, if one is set and wanted.

Three steps. The search as it is says which are the best; the reranker reads
them, with no transaction open; the same search then takes in what it said. A
model that fails, or does not get done in its time, costs a notice and never the
answer. Where the second order would say something else, the hits by which it is
said are held where they are, and if that is not enough, the first order stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import zip_longest

from core.acts.bench import Bench, SecondLook
from core.acts.find import search
from core.answers import Answer, Corpus, Found, Query
from core.engine.query_syntax import read_syntax
from core.engine.reranking import Hearing, says_the_same
from core.errors import EnvironmentFault, NotFound
from core.stopping import Stop
from core.store.memories import find_memory, version_row
from core.store.statements import statement_texts


@dataclass(frozen=True, slots=True)
class Listened:
    """A search as it was before, what the reranker said of its best candidates, and a notice if not of all."""

    plain: Found
    hearing: Hearing
    notice: str


def search_twice(bench: Bench, query: Query, stop: Stop | None = None) -> Found:
    """Answer a query, with the reranker's second look where one is set and ``query.reread`` wants it.

    Raises what ``search`` raises; never for the reranker's sake. ``stop`` ends it with ``Interrupted``.
    """
    with bench.store.heeding(stop):
        listened = listen(bench, query)
        return search(bench, query) if listened is None else take_in(bench, query, listened.plain, listened)


def listen(bench: Bench, query: Query) -> Listened | None:
    """Search, and let the reranker read the best candidates, with no transaction open; None where none is to read."""
    look = bench.second_look
    asked = query.text if query.plain else read_syntax(query.text).text
    if look is None or not query.reread or not asked.strip():
        return None
    hearing = Hearing()
    plain = search(bench, query, hearing)
    with bench.store.reading():
        texts = {corpus: statement_texts(bench.store, corpus, keys) for corpus, keys in hearing.best.items() if keys}
    listed = [
        [(corpus, key, text) for key, text in zip(hearing.best[corpus], texts[corpus], strict=True)] for corpus in texts
    ]
    # By turns, so that with both corpora the time is shared by rank.
    wanted = [one for rank in zip_longest(*listed) for one in rank if one is not None]
    said, notice = _read(bench, look, asked, wanted)
    return Listened(plain, Hearing(said), notice)


def take_in(bench: Bench, query: Query, plain: Found, listened: Listened | None) -> Found:
    """The search with what was heard, or ``plain`` where nothing was or it would say something else."""
    if listened is None:
        return plain
    notice = f"{plain.notice} {listened.notice}".strip()
    if listened.hearing.said:
        for hearing in (listened.hearing, _held(bench, plain, listened.hearing)):
            found = search(bench, query, hearing)
            if says_the_same(plain, found):
                return replace(found, notice=notice)
    return replace(plain, notice=notice)


def _held(bench: Bench, plain: Found, hearing: Hearing) -> Hearing:
    """The same as if the reranker liked those best by which the answer is said: the first hit, and its opponent."""
    said = dict(hearing.said.get(Corpus.MEMORIES, {}))
    leading = [
        hit.memory for hit in plain.hits[: 2 if plain.answer is Answer.DISPUTED else 1] if hit.memory is not None
    ]
    for memory in leading:
        with suppress(NotFound):  # forgotten meanwhile
            key = version_row(bench.store, find_memory(bench.store, memory.id), memory.version)[0]
            said |= {key: max(said.values())} if key in said else {}
    return Hearing({**hearing.said, Corpus.MEMORIES: said})


def _read(
    bench: Bench, look: SecondLook, asked: str, wanted: list[tuple[Corpus, int, str]]
) -> tuple[Mapping[Corpus, Mapping[int, float]], str]:
    """What the reranker says, by corpus and key, and a notice where it could not read all. Raises ``Interrupted``."""
    said: dict[Corpus, dict[int, float]] = {}
    begun = look.timer()
    with bench.store.heeding():
        for count, (corpus, key, text) in enumerate(wanted):
            bench.store.go_on()
            if look.budget_ms is not None and 1000 * (look.timer() - begun) >= look.budget_ms:
                return said, (
                    f"The reranker read {count} of {len(wanted)} in {look.budget_ms:.0f} ms; the rest keeps its order."
                )
            try:
                said.setdefault(corpus, {})[key] = look.reranker.relevance(asked, text, bench.store.stop)
            except EnvironmentFault as reason:
                return {}, f"Search goes without the reranker: {reason.message}"
        bench.store.go_on()
    return said, ""
