"""What a turn's own words say of its part in the talk: a question, its answer, a time, proper names."""

from __future__ import annotations

import re

_ASKS_TIME = re.compile(r"\bwhen\b|\bhow long\b|\b(what|which) (year|month|day|date|time)\b", re.IGNORECASE)
_TELLS_TIME = re.compile(
    r"\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b"
    r"|\b(january|february|march|april|may|june|july|august|september|october|november|december)\b"
    r"|\b(yesterday|today|tomorrow|tonight|last|next|ago|weeks?|weekend|months?|years?|morning|evening|night"
    r"|recently|soon|\d{4})\b",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"(?<=[.!?])\s+")
_WORD = re.compile(r"[^\W\d_][\w'’-]*")
_ONESELF = re.compile(r"I(?:['’]\w+)?")
MOST_NAMES = 3  # further names in one turn tell nothing more


def asks_time(question: str) -> bool:
    """Whether a question asks for a time: when, how long, which day."""
    return _ASKS_TIME.search(question) is not None


def tells_time(text: str) -> bool:
    """Whether a text has a word for a time: a weekday, a month, yesterday, last week."""
    return _TELLS_TIME.search(text) is not None


def is_question(text: str) -> bool:
    """Whether a turn ends as a question does."""
    return text.rstrip().endswith(("?", "？"))


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
