"""What a turn's own words say of its part in the talk: a question, its answer, a time, proper names."""

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
