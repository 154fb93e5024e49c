"""Search: understood, filtered by the view, drawn from both indexes (``draw.py``), ranked, read (``hits.py``)."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace

from core.acts.bench import Bench
from core.acts.beside import turns_beside
from core.acts.changes import changes_asked, hits_of_changes
from core.acts.draw import Pool, draw, rank_memories
from core.acts.follow import follow, follow_phrase
from core.acts.hits import episode_hit, memory_hits, with_linked
from core.acts.listed_then import listed_hits, listed_then
from core.acts.narrow import dated, is_narrowed, keeps_back, narrowed_episodes, narrowing, wanted_statuses
from core.acts.pairs import in_pairs
from core.acts.rank_alone import FAR, rank_alone
from core.acts.rank_turns import Measured, measure, rank_turns
from core.acts.spans import outside, said_then, span_of, without
from core.acts.understand import Asked, in_words, settle, sure_first, understand
from core.answers import Answer, Corpus, Found, Hit, Query
from core.beside import RouteStep
from core.domain import Status
from core.doubts import Doubt
from core.engine.query import Term, read_terms
from core.engine.query_syntax import Written, read_syntax
from core.engine.rank import NEAR_ENOUGH, Best, Candidate, Ranked, keys_of
from core.engine.reranking import Hearing
from core.engine.why import Reasons
from core.errors import InvalidRequest
from core.store.episodes import episodes_from, present_episodes, read_episodes
from core.text import stem, words
from core.understood import Understood

MOST = 10_000  # hits of one search; beyond it a list is what is wanted


@dataclass(frozen=True, slots=True)
class _Side:
    """What one corpus found: the first hits, the first past ones kept back, and how many there are.

    ``answer`` is what the resolver says, None where it says nothing.
    """

    hits: list[Hit]
    past: list[Hit]
    total: int
    notice: str = ""
    answer: Answer | None = None
    understood: Understood | None = None
    doubt: Doubt | None = None
    steps: tuple[RouteStep, ...] = ()


def search(bench: Bench, query: Query, hearing: Hearing | None = None) -> Found:
    """Answer a query; an empty one lists the newest. ``hearing``: what a reranker said, and is to read."""
    if not 1 <= query.limit <= MOST:
        raise InvalidRequest(f"A search gives 1 to {MOST:,} hits, not {query.limit}.")
    asked_for = query.text
    written = Written(asked_for) if query.plain else read_syntax(asked_for)
    query = replace(query, text=written.text, showing=dated(query.showing, written))
    with bench.store.reading():
        terms = read_terms(query.text, as_you_type=query.as_you_type)
        sides = []
        if query.corpus in (Corpus.MEMORIES, Corpus.ALL):
            sides.append(_memories(bench, query, written, terms, hearing))
        if query.corpus in (Corpus.EPISODES, Corpus.ALL):
            sides.append(_episodes(bench, query, written, terms, hearing))
    answer, hits = _together(sides, terms)
    notice = next((side.notice for side in sides if side.notice), "")
    understood = next((side.understood for side in sides if side.understood), None)
    shown = tuple(hits[: query.limit])
    doubt = next((side.doubt for side in sides if side.doubt), None)
    if answer is Answer.NOTHING:
        return Found(asked_for, answer, (), 0, notice, shown, understood, doubt, pieces=written.pieces)
    total = max(sum(side.total for side in sides), len(hits))
    steps = next((side.steps for side in sides if side.steps), ())
    return Found(asked_for, answer, shown, total, notice, (), understood, doubt, steps, written.pieces)


def _together(sides: list[_Side], terms: tuple[Term, ...]) -> tuple[Answer, list[Hit]]:
    """The hits of all sides in one order, and what they say together."""
    first = next((side for side in sides if side.answer is not None), None)
    if first is not None and first.answer is not None:
        found = sorted((hit for side in sides for hit in side.hits), key=lambda hit: -hit.score)
        said = any(side.hits for side in sides if side is not first)
        # What was said in a conversation is something, too.
        return (Answer.FOUND if said and first.answer is Answer.NOTHING else first.answer), found
    offered = sorted((hit for side in sides for hit in side.hits), key=_order)
    past = sorted((hit for side in sides for hit in side.past), key=_order)
    return _answer(offered, past, terms)


def _order(hit: Hit) -> tuple[bool, float]:
    return (hit.memory is not None and hit.memory.uncertain, -hit.score)


def _answer(offered: list[Hit], past: list[Hit], terms: tuple[Term, ...]) -> tuple[Answer, list[Hit]]:
    """What the search as a whole says. "Ended" leads with the one memory that was true."""
    if past and _is_over(offered, past[0], terms):
        return Answer.ENDED, [past[0], *offered] if offered else past
    if not offered:
        return Answer.NOTHING, []
    top = offered[0].memory
    return (Answer.DISPUTED if top and top.status is Status.DISPUTED else Answer.FOUND), offered


def _is_over(offered: list[Hit], past: Hit, terms: tuple[Term, ...]) -> bool:
    """Whether the question is about something past: nothing present has as many of its words, or its score."""
    if not offered:
        return True
    asked = {term.stem for term in terms}
    present = max(_shared(hit, asked) for hit in offered)
    return past.score > offered[0].score and _shared(past, asked) > present


def _shared(hit: Hit, asked: Set[str]) -> int:
    return len(asked & {stem(word) for word in words(hit.text)})


def _memories(bench: Bench, query: Query, written: Written, terms: tuple[Term, ...], hearing: Hearing | None) -> _Side:
    asked = understand(bench, query)
    terms = terms if asked.text == query.text else read_terms(asked.text)
    query = replace(query, text=asked.text, showing=asked.showing)
    view = bench.view(query.showing)
    changed = changes_asked(bench, view, asked)
    if changed is not None:
        hits = hits_of_changes(bench, view, changed, query.limit)
        understood = replace(in_words(asked) or Understood(), changes=True)
        return _Side(hits, [], changed.count, answer=Answer.FOUND, understood=understood)
    span = span_of(bench, view, asked.question, query.text)
    wanted = wanted_statuses(query, written)
    wanted = _at_that_time(wanted, query, asked, written) if span is not None else wanted
    left_out = outside(bench, view, span)
    fits = narrowing(bench, query, written, view)
    narrowed = is_narrowed(query, written)
    if not terms or asked.question.of_everything or asked.question.of_a_time:
        shown = listed_then(bench, view, span, wanted, lambda one: one.version not in left_out and fits(one))
        hits, answer = listed_hits(bench, view, shown, query.limit)
        return _Side(hits, [], len(shown.entries), answer=answer, understood=in_words(asked, span))

    def among(statuses: frozenset[Status]) -> Set[int]:
        found = without(view.with_status(statuses), left_out)
        if not narrowed:
            return found
        return {entry.version for entry in view.by_version.values() if entry.version in found and fits(entry)}

    kept_back = frozenset({Status.PAST}) - wanted if keeps_back(query, written) else frozenset()
    least = FAR if asked.question.asks else NEAR_ENOUGH
    pool = Pool(among(wanted), among(kept_back), among(frozenset({Status.PENDING})), asked.sought, span, least)
    ranking: Sequence[Ranked]
    ranking, drawn = rank_memories(bench, query, terms, pool)
    if asked.question.asks:
        ranking = rank_alone(bench, query.text, asked.question, terms, ranking, drawn)
    ranked = ranking if hearing is None else hearing.over(Corpus.MEMORIES, ranking)
    said = in_words(asked, span)
    if asked.question.asks:
        settled = settle(bench, view, asked, ranked, wanted, query)
        settled, steps = follow(bench, view, asked, query, settled, ranked, pool.offered)
        ordered, notes = in_pairs(bench, view, settled.ranked, settled.notes, query.limit)
        hits = memory_hits(bench, view, ordered[: query.limit], notes, terms)
        hits = with_linked(bench, view, query, ordered, hits)
        return _Side(hits, [], len(ordered) + drawn.more, drawn.notice, settled.answer, said, steps=steps)
    over = pool.kept_back and [key for key in keys_of(ranked) if key in pool.kept_back]
    past = [one for one in ranked if one.candidate.key in pool.kept_back] if over else []
    offered = [one for one in ranked if one.candidate.key in pool.offered] if past else ranked
    settled, steps = follow_phrase(bench, view, query, sure_first(view, offered), pool.offered)
    ordered, notes = in_pairs(bench, view, settled.ranked, settled.notes, query.limit)
    hits = memory_hits(bench, view, ordered[: query.limit], notes, terms)
    return _Side(
        with_linked(bench, view, query, ordered, hits),
        memory_hits(bench, view, past[: query.limit], {}, terms),
        len(ordered) + drawn.more,
        drawn.notice,
        understood=said,
        steps=steps,
    )


def _at_that_time(wanted: frozenset[Status], query: Query, asked: Asked, written: Written) -> frozenset[Status]:
    """The statuses offered where a time is named: what is past now may have been true then."""
    if asked.question.attribute or not keeps_back(query, written):
        return wanted
    return wanted | {Status.PAST}


def _episodes(bench: Bench, query: Query, written: Written, terms: tuple[Term, ...], hearing: Hearing | None) -> _Side:
    if not query.text.strip() or query.tag or written.narrows_memories:
        return _Side([], [], 0)  # tags, statuses and changes belong to memories
    present = narrowed_episodes(bench, written, _present(bench, query))
    present, undated_ones = said_then(bench, query, present)
    drawn = draw(bench, query, Corpus.EPISODES, terms, Pool(present))
    ranked, doubt = rank_turns(bench, query, terms, drawn.turns(), drawn.meant)
    if not terms:  # signs that are no words, the newest first
        ranked = [Ranked(Candidate(key, 1.0, None), 0.0, Best(1.0, 1.0)) for key in sorted(present, reverse=True)]
    heard = ranked if hearing is None else hearing.over(Corpus.EPISODES, ranked)
    ranked = sorted(heard, key=lambda one: one.candidate.key in undated_ones)
    read = read_episodes(bench.store, [one.candidate.key for one in ranked[: query.limit]])
    # What was said around a hit belongs to it, also where a phrase or a time narrows the hits.
    around = turns_beside(bench, list(read), _present(bench, query)) if query.beside else {}
    why = Reasons(terms)
    hits = [
        replace(episode_hit(read[key], one, why), beside=around.get(key, ()))
        for key, one in ((one.candidate.key, one) for one in ranked[: query.limit])
    ]
    return _Side(hits, [], len(ranked) + drawn.more, drawn.notice, doubt=doubt)


def _present(bench: Bench, query: Query) -> Set[int]:
    known = bench.view(query.showing).known
    if known not in bench.present:
        bench.present.clear()
        bench.present[known] = present_episodes(bench.store, known)
    if query.source is None:
        return bench.present[known]
    return bench.present[known] & episodes_from(bench.store, query.source)


def measured_turns(bench: Bench, query: Query) -> Measured:
    """What the ranking of turns is made of, unweighed: for fitting the weights."""
    terms = read_terms(query.text)
    with bench.store.reading():
        drawn = draw(bench, query, Corpus.EPISODES, terms, Pool(_present(bench, query)))
        return measure(bench, query, terms, drawn.turns(), drawn.meant, every=True)
