"""Search: candidates from both indexes, filtered by the view, fused, read as hits.

What the filters leave out never costs a result: the word index is read whole,
and the vectors are walked in falling order until enough allowed ones are found.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass, replace

from core.acts.bench import Bench
from core.acts.beside import memories_beside, turns_beside
from core.acts.compounds import with_compounds
from core.acts.embed import search_index
from core.acts.follow import follow
from core.acts.narrow import dated, is_narrowed, keeps_back, narrowed_episodes, narrowing, wanted_statuses
from core.acts.pairs import in_pairs
from core.acts.rank_turns import Meant, Measured, measure, rank_turns
from core.acts.spans import bounds, outside, said_then, span_of, without
from core.acts.understand import Asked, Note, in_words, settle, understand
from core.acts.word_leg import Found as FoundByWords
from core.acts.word_leg import by_words
from core.answers import Answer, Corpus, Found, Hit, Part, Query, Understood
from core.beside import RouteStep
from core.domain import Episode, Memory, Status
from core.doubts import Doubt
from core.engine.query import LONGEST_QUERY, Term, read_terms, without_common
from core.engine.query_syntax import Written, read_syntax
from core.engine.question import Span
from core.engine.rank import NEAR_ENOUGH, UNDATED, Candidate, Ranked, fuse, is_read_by_model, via, worth_ranking
from core.engine.reranking import Hearing
from core.engine.why import why
from core.errors import EnvironmentFault, InvalidRequest
from core.store.episodes import episodes_from, present_episodes, read_episodes
from core.store.history import first_evidence
from core.store.memories import read_memories
from core.store.spans import undated
from core.store.view import Entry, View
from core.store.words_index import document_frequencies, size
from core.text import stem, words
from core.window import Window


@dataclass(frozen=True, slots=True)
class _Reach:
    """How many are ranked in full: the best by words, the nearest by meaning, and how near these must be at least."""

    words: int
    near: int
    least: float


REACH = {
    Corpus.MEMORIES: _Reach(200, 100, NEAR_ENOUGH),
    # A turn may answer that shares no word with the question; its neighbours tell. 200, 100 and .3 lose 1.3 recall@30.
    Corpus.EPISODES: _Reach(300, 300, 0.1),
}
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
    hearing = Hearing() if hearing is None else hearing
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
        return Found(asked_for, answer, (), 0, notice, shown, understood, doubt)
    total = max(sum(side.total for side in sides), len(hits))
    steps = next((side.steps for side in sides if side.steps), ())
    return Found(asked_for, answer, shown, total, notice, (), understood, doubt, steps)


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


def _memories(bench: Bench, query: Query, written: Written, terms: tuple[Term, ...], hearing: Hearing) -> _Side:
    asked = understand(bench, query)
    terms = terms if asked.text == query.text else read_terms(asked.text)
    query = replace(query, text=asked.text, showing=asked.showing)
    view = bench.view(query.showing)
    span = span_of(bench, view, asked.question, query.text)
    wanted = wanted_statuses(query, written)
    wanted = _at_that_time(wanted, query, asked, written) if span is not None else wanted
    left_out = outside(bench, view, span)
    fits = narrowing(bench, query, written, view)
    narrowed = is_narrowed(query, written)
    if not query.text.strip() or asked.question.of_everything:
        return _newest(bench, query, view, wanted, fits)

    def among(statuses: frozenset[Status]) -> Set[int]:
        found = without(view.with_status(statuses), left_out)
        if not narrowed:
            return found
        return {entry.version for entry in view.by_version.values() if entry.version in found and fits(entry)}

    kept_back = frozenset({Status.PAST}) - wanted if keeps_back(query, written) else frozenset()
    pool = _Pool(among(wanted), among(kept_back), among(frozenset({Status.PENDING})), asked.sought, span)
    ranked, more, notice = _rank(bench, query, terms, pool)
    ranked = hearing.over(Corpus.MEMORIES, ranked)
    if asked.question.asks:
        settled = settle(bench, view, asked, ranked, wanted, query)
        settled, steps = follow(bench, view, asked, query, settled, ranked, pool.offered)
        ordered, notes = in_pairs(bench, view, settled.ranked, settled.notes, query.limit)
        hits = _memory_hits(bench, view, ordered[: query.limit], notes, terms)
        hits = _with_linked(bench, view, query, ordered, hits)
        said = in_words(asked, span)
        return _Side(hits, [], len(ordered) + more, notice, settled.answer, said, steps=steps)
    entries = view.entries(one.candidate.key for one in ranked)
    offered = [one for one in ranked if entries[one.candidate.key].status in wanted]
    offered.sort(key=lambda one: entries[one.candidate.key].uncertain)
    offered, notes = in_pairs(bench, view, offered, {}, query.limit)
    past = [one for one in ranked if entries[one.candidate.key].status not in wanted]
    hits = _memory_hits(bench, view, offered[: query.limit], notes, terms)
    return _Side(
        _with_linked(bench, view, query, offered, hits),
        _memory_hits(bench, view, past[: query.limit], {}, terms),
        len(offered) + more,
        notice,
        understood=in_words(asked, span),
    )


def _at_that_time(wanted: frozenset[Status], query: Query, asked: Asked, written: Written) -> frozenset[Status]:
    """The statuses offered where a time is named: what is past now may have been true then."""
    if asked.question.attribute or not keeps_back(query, written):
        return wanted
    return wanted | {Status.PAST}


def _with_linked(bench: Bench, view: View, query: Query, ranked: list[Ranked], hits: list[Hit]) -> list[Hit]:
    """The hits, each with what is linked to it where that is asked for."""
    if not query.beside:
        return hits
    keys = [one.candidate.key for one in ranked[: len(hits)]]
    linked = memories_beside(bench, view, keys)
    return [replace(hit, beside=linked[key]) for key, hit in zip(keys, hits, strict=True)]


def _memory_hits(
    bench: Bench, view: View, ranked: list[Ranked], notes: Mapping[int, Note], terms: tuple[Term, ...]
) -> list[Hit]:
    keys = [one.candidate.key for one in ranked]
    live = view.entries(keys)
    memories = read_memories(bench.store, [live[key] for key in keys], view.known)
    origins = first_evidence(bench.store, keys, view.known)
    hits = []
    for memory, one in zip(memories, ranked, strict=True):
        note = notes.get(one.candidate.key, Note())
        shown = replace(memory, status=Status.PAST) if note.over else memory
        parts = (*one.parts, *note.parts)
        score = one.score + sum(part.value for part in note.parts)
        reached = note.via or via(one.candidate)
        hit = _as_hit(shown, score, parts, reached, origins.get(one.candidate.key))
        reasons = (*note.why, UNDATED) if one.candidate.undated else note.why
        hits.append(replace(hit, why=why(memory.text, terms, reached, reasons)))
    return hits


def _newest(bench: Bench, query: Query, view: View, wanted: frozenset[Status], fits: Callable[[Entry], bool]) -> _Side:
    entries = [e for e in view.by_version.values() if e.showing and e.status in wanted and fits(e)]
    entries.sort(key=lambda entry: (-entry.recorded, -entry.version))
    memories = read_memories(bench.store, entries[: query.limit], view.known)
    origins = first_evidence(bench.store, [entry.version for entry in entries[: query.limit]], view.known)
    found = [
        _as_hit(memory, 0.0, (), "newest", origins.get(entry.version))
        for memory, entry in zip(memories, entries[: query.limit], strict=True)
    ]
    return _Side(found, [], len(entries))


def _as_hit(
    memory: Memory,
    score: float,
    parts: tuple[Part, ...],
    reached: str,
    origin: tuple[str, str | None] | None = None,
) -> Hit:
    episode, external_id = origin or (None, None)
    return Hit(
        memory.text,
        score,
        parts,
        memory.window,
        memory.recorded_at,
        memory.speaker,
        memory.source,
        reached,
        memory,
        episode,
        external_id,
        memory.said_at,
    )


def _episodes(bench: Bench, query: Query, written: Written, terms: tuple[Term, ...], hearing: Hearing) -> _Side:
    if not query.text.strip() or query.tag or written.narrows_memories:
        return _Side([], [], 0)  # tags, statuses and changes belong to memories
    present = narrowed_episodes(bench, written, _present(bench, query))
    present, undated_ones = said_then(bench, query, present)
    drawn = _draw(bench, query, Corpus.EPISODES, terms, _Pool(present))
    ranked, doubt = rank_turns(bench, query, terms, _turns_of(drawn), drawn.meant)
    ranked = hearing.over(Corpus.EPISODES, ranked)
    ranked.sort(key=lambda one: one.candidate.key in undated_ones)
    read = read_episodes(bench.store, [one.candidate.key for one in ranked[: query.limit]])
    around = turns_beside(bench, list(read), present) if query.beside else {}
    hits = [
        replace(_episode_hit(read[key], one, terms), beside=around.get(key, ()))
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


def _episode_hit(episode: Episode, one: Ranked, terms: tuple[Term, ...]) -> Hit:
    return Hit(
        episode.text, one.score, one.parts, Window(), episode.recorded_at, episode.speaker, episode.source,
        via(one.candidate), None, episode.id, episode.external_id, episode.said_at, episode.caption,
        episode.conversation, why(episode.text, terms, via(one.candidate), ()),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Pool:
    """Which statements a search may offer, which past ones it keeps back, which wait for approval.

    ``sought``: may answer the question whatever their words. ``span``: the time that is named.
    """

    offered: Set[int]
    kept_back: Set[int] = frozenset()
    waiting: Set[int] = frozenset()
    sought: Set[int] = frozenset()
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class _Drawn:
    """The candidates of one corpus, how many more fit by words, and the query as the model reads it."""

    candidates: list[Candidate]
    more: int = 0
    meant: Meant | None = None
    notice: str = ""


def _rank(bench: Bench, query: Query, terms: tuple[Term, ...], pool: _Pool) -> tuple[list[Ranked], int, str]:
    """The best memories in order, how many more fit by words, and a notice if a leg rested."""
    drawn = _draw(bench, query, Corpus.MEMORIES, terms, pool)
    candidates = drawn.candidates
    if pool.span is not None:
        known = bench.view(query.showing).known
        unsure = undated(bench.store, [one.key for one in candidates], known, *bounds(pool.span))
        candidates = [replace(one, undated=one.key in unsure) for one in candidates]
    return fuse(candidates), drawn.more, drawn.notice


def _turns_of(drawn: _Drawn) -> list[Candidate]:
    """All that were drawn, if one of them is worth ranking by itself."""
    return drawn.candidates if worth_ranking(drawn.candidates) else []


def measured_turns(bench: Bench, query: Query) -> Measured:
    """What the ranking of turns is made of, unweighed: for fitting the weights."""
    terms = read_terms(query.text)
    with bench.store.reading():
        drawn = _draw(bench, query, Corpus.EPISODES, terms, _Pool(_present(bench, query)))
        return measure(bench, query, terms, _turns_of(drawn), drawn.meant, every=True)


def _draw(bench: Bench, query: Query, corpus: Corpus, terms: tuple[Term, ...], pool: _Pool) -> _Drawn:
    """The best by words and the nearest by meaning of those that may be offered; the filter comes before the cut."""
    if not terms:
        return _Drawn([])
    matches = _by_words(bench, corpus, with_compounds(bench, corpus, terms, query.text))
    meant, notice = _by_meaning(bench, corpus, query.text)
    scores = meant.scores if meant is not None else None
    reach = max(REACH[corpus].words, query.limit)
    chosen: dict[int, None] = {}
    more = 0
    for allowed in (pool.offered, pool.kept_back):
        if not allowed:
            continue
        best, matching = matches.best(allowed, reach)
        chosen.update(dict.fromkeys(best))
        more += max(0, matching - reach) if allowed is pool.offered else 0
        if scores is not None:
            chosen.update(dict.fromkeys(scores.nearest(allowed, REACH[corpus].near, REACH[corpus].least)))
        chosen.update(dict.fromkeys(key for key in pool.sought if key in allowed))
    keys = list(chosen)
    cosines = scores.of_all(keys) if scores is not None else [None] * len(keys)
    candidates = [
        Candidate(key, bm25, cosine, waiting=key in pool.waiting, sought=key in pool.sought)
        for key, bm25, cosine in zip(keys, matches.of(keys), cosines, strict=True)
    ]
    return _Drawn(candidates, more, meant, notice)


def _by_words(bench: Bench, corpus: Corpus, terms: tuple[Term, ...]) -> FoundByWords:
    """BM25 of the statements with one of the words; of messages only with those that are not in most of them."""
    if corpus is Corpus.EPISODES:
        frequencies = document_frequencies(bench.store, corpus, (term.stem for term in terms))
        terms = without_common(terms, frequencies, size(bench.store, corpus))
    return by_words(bench, corpus, terms)


def _by_meaning(bench: Bench, corpus: Corpus, text: str) -> tuple[Meant | None, str]:
    index, notice = search_index(bench, corpus)
    scale = bench.scale()
    if index is None or not (is_read_by_model(text) or (scale is not None and scale.scripts)):
        return None, notice
    try:
        vector, pieces = bench.read_question(text[:LONGEST_QUERY])
    except EnvironmentFault as reason:  # a model that goes wrong, or an endpoint that is down
        return None, f"Search goes by words only: {reason.message}"
    return Meant(index.scores(vector, scale), pieces), notice
