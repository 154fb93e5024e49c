"""Ranking found turns of talk: what the engine's terms need is looked up here, and their sum gives the order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.acts.bench import Bench
from core.acts.rank_lone import rank_lone
from core.answers import Corpus, Query
from core.doubts import Doubt
from core.engine.query import LONGEST_QUERY, Term
from core.engine.rank import Candidate, Ranked, best_of
from core.engine.ranking import turns as by
from core.engine.ranking.asked_person import person_asked
from core.engine.ranking.doubts import doubt, gap, likeness
from core.engine.ranking.piece_match import asked_pieces, besides, best_within, nearest
from core.engine.ranking.several import asked_kind
from core.engine.ranking.surroundings import (
    AFTER,
    BEFORE,
    FAR_BEFORE,
    Heard,
    Turns,
    around,
    further,
    nearby,
    of_conversation,
    own,
    rarity,
)
from core.engine.ranking.weights import Known, Purpose
from core.inference.embed import builtin_fingerprint
from core.inference.pieces import Pieces, space_of
from core.store.episodes import texts_of
from core.store.piece_rows import pieces_of
from core.store.turns import TurnPlaces
from core.store.vector_index import Scores
from core.store.vector_rows import model_key
from core.store.words_index import holding
from core.text import STOP_WORDS, stem, words

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Ints = NDArray[np.int64]
    Terms = dict[str, Floats | Sequence[float]]


ENOUGH = 0.9
"""Share of the turns that must have pieces for them to count: below it those without would be left behind."""


@dataclass(frozen=True, slots=True)
class Meant:
    """A query as the model reads it: its cosines with the statements, and its pieces if they are compared."""

    scores: Scores
    pieces: Pieces | None = None


@dataclass(frozen=True, slots=True)
class Measured:
    """The terms of each candidate, not yet weighed, how much is known of them, and the talk that each is part of."""

    candidates: Sequence[Candidate]
    terms: Mapping[str, Floats | Sequence[float]]
    known: Known
    conversations: Ints
    lone: bool = False
    """Whether none of them is part of a talk."""


def rank_turns(
    bench: Bench, query: Query, terms: tuple[Term, ...], candidates: list[Candidate], meant: Meant | None
) -> tuple[list[Ranked], Doubt | None]:
    """The turns in order, best first, equal scores newest first; and for a question how sure the first one is."""
    if not candidates:
        return [], None
    measured = measure(bench, query, terms, candidates, meant)
    purpose = Purpose.ASK if query.asking else Purpose.SEARCH
    bare = by.weighed(measured.terms, purpose, measured.known, len(candidates))
    doubted = _doubt(bench, measured, bare) if query.asking else None
    if measured.lone:
        return rank_lone(bench, query.text, candidates, measured.terms, measured.known), doubted
    rows = by.with_more_talks(bare, query.text, measured.conversations, purpose, measured.known)
    best = best_of(candidates)
    ranked = [Ranked(one, sum(row), best, row) for one, row in zip(candidates, rows.tolist(), strict=True)]
    ranked.sort(key=lambda one: (-one.score, -one.candidate.key))
    return ranked, doubted


def _doubt(bench: Bench, measured: Measured, rows: Floats) -> Doubt:
    """How sure the best turn is, by the floors of the model that read the question."""
    talk = bench.turn_places()
    terms = measured.terms
    spoken = list(terms[by.SPEAKER])
    apart = gap(rows, spoken)
    asked = said_by = ""
    if apart is not None:
        places = talk.places([one.key for one in measured.candidates]).tolist()
        asked = talk.speaker_at(places[spoken.index(1.0)])
        said_by = talk.speaker_at(places[apart[1]])
    model = bench.embedder.fingerprint if bench.embedder is not None else ""
    if bench.scale() is not None:
        model = builtin_fingerprint()  # its likeness is told on that model's scale
    like = likeness(terms, int(rows.sum(axis=1).argmax()))
    return doubt(model, like, None if apart is None else apart[0], asked, said_by)


def measure(
    bench: Bench,
    query: Query,
    terms: tuple[Term, ...],
    candidates: list[Candidate],
    meant: Meant | None,
    *,
    every: bool = False,
) -> Measured:
    """The terms of every candidate, in their order; ``every``: also those that what is known makes superfluous."""
    talk = bench.turn_places()
    turns = talk.turns(talk.places([one.key for one in candidates]))
    lone = bool((turns.first == turns.last).all())
    named = talk.named(_named_words(query.text))
    said = _heard(bench, talk, terms, talk.names())
    found: Terms = _by_words(candidates, said, turns)
    found[by.NAMED] = own(_heard_names(bench, talk, {word for _, word in named}), turns)
    found[by.SPEAKER] = _spoken(talk, turns, query.text, named)
    found |= by.turn_terms(query.text, _texts(bench, talk, turns), talk.names(), bench.store.go_on)
    if meant is None:
        found |= _by_words_around(said, turns)
        return Measured(candidates, found, Known.WORDS, turns.first, lone)
    found |= _by_meaning(talk, turns, candidates, meant.scores)
    rarities = {stem(word): rarity(len(one.places), turns.all_turns) for word, one in said.items()}
    compared = _by_pieces(bench, talk, turns, query.text, meant, rarities)
    if compared:
        compared[by.PIECE_REPLY] = _of_replies(compared[by.PIECE_REPLY], found[by.ANSWER])
    if not compared or every:
        found |= _by_words_around(said, turns)
    return Measured(candidates, found | compared, Known.PIECES if compared else Known.VECTORS, turns.first, lone)


def _by_words(candidates: Sequence[Candidate], said: Mapping[str, Heard], turns: Turns) -> Terms:
    best = best_of(candidates)
    heard = list(said.values())
    return {
        by.WORDS: [one.bm25 / best.words for one in candidates],
        by.NEARBY: nearby(heard, turns),
        by.CONVERSATION: of_conversation(heard, turns),
    }


def _by_words_around(said: Mapping[str, Heard], turns: Turns) -> Terms:
    heard = list(said.values())
    return {by.AROUND: around(heard, turns), by.FURTHER: further(heard, turns)}


def _named_words(question: str) -> set[str]:
    """Words that may be somebody's name; "Will" and "May" only where they are written as one."""
    found = {word for word in words(question[:LONGEST_QUERY]) if word not in STOP_WORDS}
    return found | {word.casefold().rstrip("?.,!") for word in question.split()[1:] if word[0].isupper()}


def _heard(bench: Bench, talk: TurnPlaces, terms: tuple[Term, ...], names: frozenset[str]) -> dict[str, Heard]:
    """Where the words of the question are, the speakers' names left out unless nothing else is left."""
    kept = [term for term in terms if term.text not in names] or list(terms)
    return {term.text: _places(bench, talk, term) for term in kept}


def _places(bench: Bench, talk: TurnPlaces, term: Term) -> Heard:
    import numpy as np

    phrase = f"{term.phrase} OR {term.phrase} *" if term.beginning else term.phrase
    places = np.sort(talk.places(holding(bench.store, Corpus.EPISODES, phrase)))
    return Heard(places, talk.conversations_at(places))


def _heard_names(bench: Bench, talk: TurnPlaces, names: set[str]) -> list[Heard]:
    return [_places(bench, talk, Term(name, name, f'"{name}"')) for name in sorted(names)]


def _spoken(talk: TurnPlaces, turns: Turns, question: str, named: Sequence[tuple[int, str]]) -> Sequence[float]:
    """1 where the person speaks whom the question is about; several of one name count as one."""
    import numpy as np

    asked = person_asked(question, {word for _, word in named})
    if asked is None:
        return [0.0] * len(turns.places)
    numbers = [number for number, word in named if word == asked]
    told: list[float] = np.isin(talk.speakers[turns.places], numbers).astype(float).tolist()
    return told


def _texts(bench: Bench, talk: TurnPlaces, turns: Turns) -> list[tuple[str, str]]:
    """Each turn's text with that of the turn before it."""
    before = [place - 1 if place > first else -1 for place, first in zip(turns.places, turns.first, strict=True)]
    places = {int(place) for place in (*turns.places, *before) if place >= 0}
    texts = texts_of(bench.store, [int(talk.keys[place]) for place in places])
    by_place = {place: texts[int(talk.keys[place])] for place in places}
    by_place[-1] = ""
    return [(by_place[int(place)], by_place[int(earlier)]) for place, earlier in zip(turns.places, before, strict=True)]


def _by_meaning(talk: TurnPlaces, turns: Turns, candidates: Sequence[Candidate], scores: Scores) -> Terms:
    """Cosines with the turn and those beside it; where one is not known, the turn's own, or nothing."""
    own_cosines = [one.cosine or 0.0 for one in candidates]
    beside = {by.MEANING: own_cosines}
    for name, step in ((by.BEFORE, -1), (by.AFTER, 1)):
        places = turns.places + step
        inside = (places >= turns.first) & (places <= turns.last)
        keys = talk.keys[places.clip(0, len(talk.keys) - 1)].tolist()
        cosines = scores.of_all(keys)
        beside[name] = [
            mine if not there or other is None else other
            for mine, other, there in zip(own_cosines, cosines, inside, strict=True)
        ]
    return dict(beside)


def _by_pieces(
    bench: Bench, talk: TurnPlaces, turns: Turns, question: str, meant: Meant, rarities: Mapping[str, float]
) -> Terms:
    """The question's pieces against those of the turns and of their neighbours; nothing where most have none."""
    space = None if bench.embedder is None else model_key(bench.store, space_of(bench.embedder.fingerprint))
    if meant.pieces is None or space is None:
        return {}
    import numpy as np

    around = turns.places[:, None] + np.arange(-BEFORE, AFTER + 1)
    around[(around < turns.first[:, None]) | (around > turns.last[:, None])] = -1
    places = np.unique(around[around >= 0])
    stored = pieces_of(bench.store, Corpus.EPISODES, space, talk.keys[places].tolist())
    have = np.array([int(key) in stored for key in talk.keys[places]])
    if not have.size or have.mean() < ENOUGH:
        return {}
    asked, weights = asked_pieces(question, meant.pieces, rarities, talk.names())
    scale = bench.scale()
    matches = nearest(asked, [stored[int(key)] for key in talk.keys[places[have]]], bench.store.go_on)
    matches = matches if scale is None else scale.told_pieces(matches)
    row_of = np.full(int(places[-1]) + 2, -1, np.int64)
    row_of[places[have]] = np.arange(int(have.sum()))
    rows = row_of[around]
    bench.store.go_on()
    own_best = best_within(matches, rows[:, BEFORE : BEFORE + 1])
    beside = best_within(matches, rows[:, BEFORE - 1 : BEFORE + 2])
    near = np.maximum(best_within(matches, rows), 0) ** 2
    before = best_within(matches, rows[:, BEFORE - 1 : BEFORE])
    led = np.maximum(best_within(matches, row_of[_led_to(turns)]), 0) ** 2
    return {
        by.PIECE: own_best @ weights,
        by.PIECE_BESIDE: beside @ weights,
        by.PIECE_AROUND: near @ weights,
        by.PIECE_LED: led @ weights,
        by.PIECE_BESIDES: own_best @ besides(question, meant.pieces, talk.names(), asked_kind(question)),
        by.PIECE_REPLY: before @ weights,
    }


def _led_to(turns: Turns) -> Ints:
    """The places from ``FAR_BEFORE`` turns before each turn up to itself, -1 = none.

    Of them those count that were compared anyway; a turn that names the subject is mostly a candidate itself.
    """
    import numpy as np

    places: Ints = turns.places[:, None] + np.arange(-FAR_BEFORE, 1)
    places[places < turns.first[:, None]] = -1
    return places


def _of_replies(before: Floats | Sequence[float], replies: Floats | Sequence[float]) -> Floats:
    """What stands before a turn, where the turn replies to it, else 0."""
    import numpy as np

    told: Floats = np.asarray(before, np.float32) * np.asarray(replies, np.float32)
    return told
