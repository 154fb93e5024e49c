"""Search with a second look: the best candidates are read once more by a reranker, if one is set and wanted.

Three steps. The search as it is says which are the best; the reranker reads
them, with no transaction open; the same search then takes in what it said. A
model that fails, or does not get done in its time, costs a notice and never the
answer. Where the second order would say something else, the hits by which it is
said are held where they are, and if that is not enough, the first order stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from itertools import zip_longest
from threading import Timer

from core.acts.bench import Bench, SecondLook
from core.acts.find import search
from core.answers import Answer, Corpus, Found, Query
from core.engine.query_syntax import read_syntax
from core.engine.reranking import Hearing, says_the_same
from core.errors import EnvironmentFault, Interrupted, NotFound
from core.stopping import Stop
from core.store.memories import find_memory, version_row
from core.store.statements import statement_texts


@dataclass(frozen=True, slots=True)
class Listened:
    """A search as it was before, what the reranker said of its best candidates, and a notice if not of all."""

    plain: Found
    hearing: Hearing
    notice: str = ""


@dataclass(frozen=True, slots=True)
class Unread:
    """A search as it is, and the texts of its best candidates, the best first, which a reranker is to read."""

    plain: Found
    asked: str
    wanted: tuple[tuple[Corpus, int, str], ...]
    look: SecondLook

    def listen(self, stop: Stop) -> Listened:
        """Let the reranker read them, in any thread, since no vault is needed. Raises ``Interrupted`` by ``stop``.

        What it reads when its time is over is cut off and counts as not read.
        """
        said: dict[Corpus, dict[int, float]] = {}
        begun, budget = self.look.timer(), self.look.budget_ms
        with _until(budget, stop) as over:
            for count, (corpus, key, text) in enumerate(self.wanted):
                stop.go_on()
                try:
                    if budget is not None and 1000 * (self.look.timer() - begun) >= budget:
                        over.ask()
                    over.go_on()
                    said.setdefault(corpus, {})[key] = self.look.reranker.relevance(self.asked, text, over)
                except EnvironmentFault as reason:
                    return Listened(self.plain, Hearing(), f"Search goes without the reranker: {reason.message}")
                except Interrupted:
                    stop.go_on()  # by whoever waits for the search; else by the clock
                    total, ms = len(self.wanted), f"{budget or 0:.0f}"
                    notice = f"The reranker read {count} of {total} in {ms} ms; the rest keeps its order."
                    return Listened(self.plain, Hearing(said), notice)
        stop.go_on()
        return Listened(self.plain, Hearing(said))


@contextmanager
def _until(budget: float | None, stop: Stop) -> Iterator[Stop]:
    """What is asked to stop with ``stop``, and when ``budget`` milliseconds are over: also within one slow pair."""
    over = Stop()
    clock = None if budget is None else Timer(budget / 1000, over.ask)
    with stop.cutting(over.ask):
        if clock is not None:
            clock.start()
        try:
            yield over
        finally:
            if clock is not None:
                clock.cancel()
                clock.join()


def search_twice(bench: Bench, query: Query, stop: Stop | None = None) -> Found:
    """Answer a query, with the reranker's second look where one is set and ``query.reread`` wants it.

    Raises what ``search`` raises; never for the reranker's sake. ``stop`` ends it with ``Interrupted``.
    """
    with bench.store.heeding(stop):
        listened = listen(bench, query)
        return search(bench, query) if listened is None else take_in(bench, query, listened.plain, listened)


def listen(bench: Bench, query: Query) -> Listened | None:
    """Search, and let the reranker read the best candidates, with no transaction open; None where none is to read."""
    unread = to_read(bench, query)
    if unread is None:
        return None
    with bench.store.heeding():
        return unread.listen(bench.store.stop or Stop())


def to_read(bench: Bench, query: Query, stop: Stop | None = None) -> Unread | None:
    """The search as it is, with what a reranker is to read; None where none is set or wanted, or nothing is asked."""
    with bench.store.heeding(stop):
        return _to_read(bench, query)


def search_heard(bench: Bench, query: Query, listened: Listened, stop: Stop | None = None) -> Found:
    """The search with what the reranker said in another thread."""
    with bench.store.heeding(stop):
        return take_in(bench, query, listened.plain, listened)


def _to_read(bench: Bench, query: Query) -> Unread | None:
    look = bench.second_look
    if look is None or not query.reread:
        return None
    asked = query.text if query.plain else read_syntax(query.text).text
    if not asked.strip():
        return None
    hearing = Hearing()
    plain = search(bench, query, hearing)
    with bench.store.reading():
        texts = {corpus: statement_texts(bench.store, corpus, keys) for corpus, keys in hearing.best.items() if keys}
    listed = [
        [(corpus, key, text) for key, text in zip(hearing.best[corpus], texts[corpus], strict=True)] for corpus in texts
    ]
    # By turns, so that with both corpora the time is shared by rank.
    wanted = tuple(one for rank in zip_longest(*listed) for one in rank if one is not None)
    return Unread(plain, asked, wanted, look)


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
