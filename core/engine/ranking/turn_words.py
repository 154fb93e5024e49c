"""What a turn's own words say of its part in the talk: a question, its answer, a time, proper names, courtesy."""

from __future__ import annotations

import re
from functools import lru_cache

_ASKS_TIME = re.compile(r"\bwhen\b|\bhow long\b|\b(what|which) (year|month|day|date|time)\b", re.IGNORECASE)
_TIME_WORDS = frozenset(
    """monday tuesday wednesday thursday friday saturday sunday
    mondays tuesdays wednesdays thursdays fridays saturdays sundays
    january february march april may june july august september october november december
    yesterday today tomorrow tonight last next ago week weeks weekend month months year years
    morning evening night recently soon""".split()
)
_WORDS = re.compile(r"\w+")
_SENTENCE = re.compile(r"(?<=[.!?])\s+")
_WORD = re.compile(r"[^\W\d_][\w'’-]*")
_ONESELF = re.compile(r"I(?:['’]\w+)?")
_COURTEOUS = re.compile(
    r"\W*(?:thanks|thank you|thx|wow|awesome|great|cool|that['’]?s|congrats|congratulations|yeah|sounds|absolutely|"
    r"definitely|sure|for sure|no problem|you['’]re|aww|(?:so )?glad|nice|amazing|way to go|good luck|totally|"
    r"danke|vielen dank|toll|super|klar|genau|gracias|genial|merci|bravo|d['’]accord)\b",
    re.IGNORECASE,
)
"""Words with which one answers politely what the other has told."""
_TELLS_OF_ONESELF = re.compile(
    r"\b(?:i|i['’](?:m|ve|d|ll)|my|we|our|we['’](?:re|ve)|me|ich|wir|mein\w*|unser\w*|mir|mich|yo|mis?|nosotros|"
    r"je|mon|mes|nous|notre)\b|\bj['’]",
    re.IGNORECASE,
)
YEAR_LENGTH = 4
REMEMBERED = 10_000  # texts whose reading is kept: the same turns come up for question after question
MOST_NAMES = 3  # further names in one turn tell nothing more


def asks_time(question: str) -> bool:
    """Whether a question asks for a time: when, how long, which day."""
    return _ASKS_TIME.search(question) is not None


@lru_cache(maxsize=REMEMBERED)
def tells_time(text: str) -> bool:
    """Whether a text has a word for a time: a weekday, a month, yesterday, last week."""
    return any(
        word in _TIME_WORDS or (len(word) == YEAR_LENGTH and word.isdecimal()) for word in _WORDS.findall(text.lower())
    )


def is_question(text: str) -> bool:
    """Whether a turn ends as a question does."""
    return text.rstrip().endswith(("?", "？"))


@lru_cache(maxsize=REMEMBERED)
def is_courtesy(text: str) -> bool:
    """Whether a turn begins with thanks, praise or assent, as what answers a telling does."""
    return _COURTEOUS.match(text) is not None


@lru_cache(maxsize=REMEMBERED)
def tells_of_oneself(text: str) -> bool:
    """Whether a turn speaks of who says it: I, my, we."""
    return _TELLS_OF_ONESELF.search(text) is not None


@lru_cache(maxsize=REMEMBERED)
def proper_names(text: str, speakers: frozenset[str]) -> float:
    """Capitalised words inside of sentences that are no speaker's name, 0 to 1 for three or more.

    Questions are mostly about places, titles and people, and small talk names none.
    """
    found = 0
    for sentence in _SENTENCE.split(text):
        for word in _WORD.findall(sentence)[1:]:
            if word[0].isupper() and not _ONESELF.fullmatch(word) and _bare(word) not in speakers:
                found += 1
                if found == MOST_NAMES:
                    return 1.0
    return found / MOST_NAMES


def _bare(word: str) -> str:
    return re.sub(r"['’]s?$", "", word).casefold()
