"""The terms by which turns of talk are ranked, each with its reason, and their sum.

Fitted and measured on the LoCoMo development conversations, one left out in
turn; DESIGN says what the terms are worth. A term that needs neighbours is 0
for a statement that stands alone, and the rest stands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from core.engine.ranking.as_asked import gives_as_asked
from core.engine.ranking.kinds import of_the_kind
from core.engine.ranking.several import already_taken, asks_for_several
from core.engine.ranking.turn_words import (
    asks_time,
    is_courtesy,
    is_question,
    proper_names,
    tells_of_oneself,
    tells_time,
)
from core.engine.ranking.weights import Known, Purpose, weights
from core.stopping import Pause, no_pause

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Ints = NDArray[np.int64]

WORDS = "words"  # BM25 of the turn (twice) with the turns beside it, as a share of the best
NEARBY = "words nearby"  # share of the question's words in the turns around: an answer does not repeat the question
AROUND = "words around"  # the same by how often and how near, where the pieces of words are not known
FURTHER = "words further away"  # and in the whole passage, where nothing else tells what it is about
CONVERSATION = "the conversation"  # how well the whole conversation fits: talk keeps to its subject
NAMED = "names"  # the names of speakers in the query, among the turn's own words: a weak sign in a search box
SPEAKER = "the person asked about"  # said by whom the question is about: see ``asked_person.py``; for asking alone
MEANING = "meaning"  # cosine of the question with the turn …
BEFORE = "meaning of what came before"  # … with the turn before it, which it answers …
AFTER = "meaning of what came after"  # … and with the next one
PIECE = "word by word"  # the question's words, each with the nearest one of the turn, by their rarity
PIECE_BESIDE = "word by word, beside"  # the same with the turns directly before and after
PIECE_AROUND = "word by word, around"  # and with those around, near words counting far less than equal ones
PIECE_LED = "word by word, what led to it"  # the same with all from some turns before on: a subject is named early
PIECE_BESIDES = "word by word, besides the kind"  # where a kind is asked for: the rest, for its members do not name it
PIECE_REPLY = "word by word, what it replies to"  # the turn before, where that is a question
QUESTION = "is a question"  # who asks does not tell
ANSWER = "follows a question"  # who was asked does
TIME = "tells a time"
TIME_ASKED = "tells a time, as asked"  # "when …?"
KIND = "one of the kind asked for"  # "what pets …?" is answered by a dog
AS_ASKED = "gives what is asked for"  # a reason, a place, a person, a name, advice: see ``as_asked.py``
COURTESY = "is a courtesy"  # "thanks", "that's great": what was told stands before it
ONESELF = "tells of oneself"
TAKEN = "more of one talk"  # where several are asked for: what was said on other days, too
NAMES = "proper names"  # places, titles and people are what is asked about

MOST_SIGNS = 4_000  # of a turn are read for times and names; a pasted page would tell both anyway

TERMS = (
    WORDS, NEARBY, AROUND, FURTHER, CONVERSATION, NAMED, SPEAKER, MEANING, BEFORE, AFTER, PIECE, PIECE_BESIDE,
    PIECE_AROUND, PIECE_LED, PIECE_BESIDES, PIECE_REPLY, QUESTION, ANSWER, COURTESY, ONESELF, TIME, TIME_ASKED, NAMES,
    KIND, AS_ASKED, TAKEN,
)  # fmt: skip


def turn_terms(
    question: str, texts: Sequence[tuple[str, str]], speakers: frozenset[str], pause: Pause = no_pause
) -> dict[str, list[float]]:
    """The terms that a turn's own text gives; ``texts`` are pairs of a turn and the one before it ('' = none).

    ``pause`` is called after each turn: one that is read for the first time takes up to a tenth of a millisecond.
    """
    asked = asks_time(question)
    asks = is_question(question)  # what answers questions is no better for a mere word
    told, named = [], []
    for text, _ in texts:
        told.append(float(tells_time(text[:MOST_SIGNS])))
        named.append(proper_names(text[:MOST_SIGNS], speakers))
        pause()
    return {
        QUESTION: [float(asks and is_question(text)) for text, _ in texts],
        ANSWER: [float(asks and is_question(before)) for _, before in texts],
        COURTESY: [float(asks and is_courtesy(text)) for text, _ in texts],
        ONESELF: [float(asks and tells_of_oneself(text[:MOST_SIGNS])) for text, _ in texts],
        TIME: told,
        TIME_ASKED: told if asked else [0.0] * len(told),
        NAMES: named,
        KIND: of_the_kind(question, [text[:MOST_SIGNS] for text, _ in texts], pause),
        AS_ASKED: gives_as_asked(question, [text[:MOST_SIGNS] for text, _ in texts], pause),
    }


def weighed(terms: Mapping[str, Floats | Sequence[float]], purpose: Purpose, known: Known, count: int) -> Floats:
    """Each turn's weighed terms as a row in the order of ``TERMS``; their sum is its score."""
    import numpy as np

    rows = np.zeros((count, len(TERMS)), np.float32)
    for at, (name, weight) in enumerate(zip(TERMS, weights(purpose, known, TERMS), strict=True)):
        if weight and name in terms:
            rows[:, at] = np.asarray(terms[name], np.float32) * np.float32(weight)
    return rows


def with_more_talks(rows: Floats, question: str, conversations: Ints, purpose: Purpose, known: Known) -> Floats:
    """The rows, each with what the better turns of its conversation take from it where several are asked for."""
    weight = weights(purpose, known, TERMS)[TERMS.index(TAKEN)]
    if not weight or not len(rows) or not asks_for_several(question):
        return rows
    import numpy as np

    taken = rows.copy()
    taken[:, TERMS.index(TAKEN)] = np.float32(weight) * already_taken(rows.sum(axis=1), conversations, weight)
    return taken
