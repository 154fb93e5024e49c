"""What a statement's own words say of its standing: that it is over, that it was wrong, that it had a time of its own.

Rules for reading answers, never for writing: nothing here closes a window.
The word lists are closed classes of English with the commonest forms of other
languages; a statement that fits none of them simply stands.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from re import Pattern

from core.engine.content import LONGEST_COMPARED, content_of, coverage
from core.engine.language import guess_language
from core.engine.standing_look import REMEMBERED, Said, says
from core.engine.standing_words import BEGINS, BROUGHT, CLAUSE, DATE_WORDS, FROM, NEGATED, OVER
from core.engine.when import Grain, WhenKind, read_when
from core.text import fold


def tells_an_end(text: str, tells: Pattern[str] | None = None, asked: frozenset[str] = frozenset()) -> bool:
    """Whether a text says that something is over and nothing of what came instead.

    ``tells`` is the pattern of answers to what is asked, ``asked`` what the question is about: a clause that
    fits one of them, or says that something began, is news and no mere end.
    """
    if not _speaks_of_an_end(text):
        return False
    folded = fold(text).replace("’", "'")
    rest = [clause for clause in CLAUSE.split(folded) if clause and not OVER.search(clause)]
    return not any(_is_news(clause, tells, asked) for clause in rest)


@lru_cache(maxsize=REMEMBERED)
def _speaks_of_an_end(text: str) -> bool:
    """Whether a word for an end stands in it; the longest of all patterns, and every statement is asked thrice."""
    folded = fold(text).replace("’", "'")
    return says(Said.OVER, folded) and any(not _is_a_name(found[0], text) for found in OVER.finditer(folded))


def _is_a_name(word: str, text: str) -> bool:
    """Whether a word of an end in any language is a name here: "my uncle Mort", "John Perdue"."""
    named = re.search(rf"(?<=[^\W\d_] ){re.escape(word.capitalize())}(?![\w'])", text)
    return named is not None and word.isalpha() and word not in text and guess_language(text) != "de"


NEWS = 0.5  # share of the question's words: a clause with as many answers it


def _is_news(clause: str, tells: Pattern[str] | None, asked: frozenset[str]) -> bool:
    if NEGATED.search(clause):
        return False
    if tells is not None:
        return tells.search(clause) is not None
    return BEGINS.search(clause) is not None or bool(asked and coverage(asked, clause) >= NEWS)


_DATE_WORDS_AS_WRITTEN = re.compile(DATE_WORDS.pattern, re.IGNORECASE)


@lru_cache(maxsize=REMEMBERED)
def undated(text: str) -> str:
    """A text without the words of its dates."""
    return _DATE_WORDS_AS_WRITTEN.sub(" ", text)


def without_end(text: str) -> str:
    """A text without its dates and the words that say that something is over: what is left is what ended."""
    return DATE_WORDS.sub(" ", OVER.sub(" ", fold(text).replace("’", "'")))


@lru_cache(maxsize=REMEMBERED)
def tells_an_exchange(text: str) -> bool:
    """Whether a text says that one thing was given for another ("sold the Skoda and bought a Kia")."""
    folded = fold(text).replace("’", "'")
    if says(Said.EXCHANGE, folded):
        return True
    if not _speaks_of_an_end(text):
        return False
    rest = [clause for clause in CLAUSE.split(folded) if clause and not OVER.search(clause)]
    return any(BROUGHT.search(clause) or BEGINS.search(clause) for clause in rest if not NEGATED.search(clause))


_AND_I = re.compile(r"(^|[.;,:] )(\w+(?: \w+)?) (?:and|und|y|et) (i|my|ich|mein\w*|yo|mi|moi|mon|ma)\b(?!')")
"""“Mara and I” is one subject and begins no clause."""


@lru_cache(maxsize=REMEMBERED)
def over_clause(text: str) -> str:
    """The clauses that say that something is over; empty without any."""
    if not _speaks_of_an_end(text):
        return ""
    clauses = CLAUSE.split(_AND_I.sub(r"\1\2+\3", fold(text).replace("’", "'")))
    return " ".join(clause for clause in clauses if clause and OVER.search(clause))


def leaving(text: str) -> frozenset[str]:
    """What a text says was given up, as stems: what its clauses of an end speak of, and what stands after "from"."""
    return _leaving(text[:LONGEST_COMPARED])


@lru_cache(maxsize=REMEMBERED)
def _leaving(text: str) -> frozenset[str]:
    return content_of(without_end(over_clause(text))) | _left_for(text)


@lru_cache(maxsize=REMEMBERED)
def _left_for(text: str) -> frozenset[str]:
    folded = fold(undated(text)).replace("’", "'")
    said = " ".join(part for match in FROM.finditer(folded) for part in match.groupdict().values() if part)
    return content_of(said) if said else frozenset()


def left_for_another(text: str) -> frozenset[str]:
    """What stands after "from" or "instead of" in a text, as stems."""
    return _left_for(text[:LONGEST_COMPARED])


_NEW_PLACE = re.compile(r"\bNew (?=[A-ZÀ-ÖØ-Þ])")
"""The “New” of New York says nothing of a change."""


@lru_cache(maxsize=REMEMBERED)
def tells_a_change(text: str) -> bool:
    """Whether a text says in so many words that something is new ("now", "switched to", "since May")."""
    return says(Said.CHANGES, fold(_NEW_PLACE.sub("", text)))


@lru_cache(maxsize=REMEMBERED)
def tells_a_turn(text: str) -> bool:
    """Whether a text says that a value went up, down or over to another."""
    return says(Said.TURN, fold(text))


@lru_cache(maxsize=REMEMBERED)
def is_denial(text: str) -> bool:
    """Whether a text denies something."""
    return says(Said.NEGATED, fold(text).replace("’", "'"))


@lru_cache(maxsize=REMEMBERED)
def corrects(text: str) -> bool:
    """Whether a text takes back what was said before and says it right."""
    return says(Said.WRONG, fold(text).replace("’", "'"))


@lru_cache(maxsize=REMEMBERED)
def intends(text: str) -> bool:
    """Whether a text tells of what somebody means to do, and of nothing that is so."""
    return says(Said.INTENDS, fold(text).replace("’", "'"))


@lru_cache(maxsize=REMEMBERED)
def guesses(text: str) -> bool:
    """Whether a text only supposes."""
    return says(Said.GUESS, fold(text))


@lru_cache(maxsize=REMEMBERED)
def stands_beside(text: str) -> bool:
    """Whether a text says that this comes beside something else ("also", "another")."""
    return says(Said.BESIDE, fold(text))


@dataclass(frozen=True, slots=True)
class OwnTime:
    """The time that a statement tells of by its own words: half-open; ``past`` = of a past state without dates.

    ``since``: it holds from its start on.
    """

    start: datetime | None = None
    end: datetime | None = None
    past: bool = False
    since: bool = False

    def holds(self, at: datetime) -> bool:
        """Whether it is a stretch with both ends, and the instant lies in it."""
        return self.start is not None and self.end is not None and self.start <= at < self.end


@lru_cache(maxsize=REMEMBERED)
def own_time(text: str, said: datetime) -> OwnTime:
    """When a statement without a window of its own holds, by its words: "from 2020 to 2024", "this week"."""
    folded = fold(text)
    spans = [when for when in read_when(text, said) if when.grain is not Grain.AMBIGUOUS and not when.now]
    event = says(Said.EVENT, folded)
    for when in spans:
        match when.kind:
            case WhenKind.INSTANT | WhenKind.DURING if event and when.start and not when.end_first:
                return OwnTime(when.start)
            case WhenKind.SINCE | WhenKind.AFTER if when.start:
                return OwnTime(when.start, since=True)
            case WhenKind.UNTIL | WhenKind.BEFORE if when.end:
                return OwnTime(None, when.end, past=True)
            case WhenKind.DURING if when.end and (when.end_first or _is_state(folded, when.end, said)):
                return OwnTime(when.start, when.end)
    past = says(Said.PAST_STATE, folded) and not says(Said.BEGINS, folded)
    return OwnTime(past=past)


def _is_state(folded: str, end: datetime, said: datetime) -> bool:
    """A stretch holds a state told in the past tense, or one that had not ended when it was told."""
    return end > said or says(Said.PAST_STATE, folded)
