"""Which words of a row fit what was typed, for highlighting. Pure; painting is the delegate's."""

from __future__ import annotations

import re
from functools import lru_cache

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_UNSPACED = re.compile(r"[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]")
SMALL = 3
"""Words of fewer letters are marked only when they match whole: “a” would light up everywhere."""
COMMON = frozenset({
    "a", "am", "an", "and", "any", "are", "as", "at", "be", "been", "but", "by", "can", "could", "did", "do",
    "does", "ever", "for", "from", "had", "has", "have", "he", "her", "his", "how", "i", "if", "in", "is", "it",
    "its", "me", "my", "of", "on", "or", "our", "she", "so", "than", "that", "the", "their", "them", "then",
    "there", "they", "this", "to", "was", "we", "were", "what", "when", "where", "which", "who", "whom", "whose",
    "why", "will", "with", "would", "you", "your", "aber", "als", "auf", "aus", "bei", "bin", "bis",
    "das", "dem", "den", "der", "des", "die", "du", "ein", "eine", "einem", "einen", "einer", "er", "es", "für",
    "gibt", "hat", "hatte", "habe", "haben", "ich", "ihr", "im", "ist", "kein", "keine", "man", "mein",
    "meine", "meinem", "meinen", "meiner", "mir", "mit", "nach", "noch", "oder", "seit", "sie", "sind", "über",
    "um", "und", "uns", "unser", "unsere", "vom", "von", "vor", "wann", "war", "waren", "warum", "welche",
    "welcher", "wem", "wen", "wer", "wessen", "wie", "wir", "wird", "wo", "woher", "wohin", "zu", "zum", "zur",
})  # fmt: skip
"""Words that a question is made of; they say nothing about why a row was found."""


@lru_cache(maxsize=1024)
def marks(text: str, query: str) -> tuple[tuple[int, int], ...]:
    """Start and length of each part of ``text`` that fits a word of ``query``, from left to right.

    Kept for the rows on screen, which are painted many times for one search.
    """
    words = _WORD.findall(query.casefold())
    asked = [word for word in words if word not in COMMON] or words
    found = [
        (hit.start(), len(hit.group()))
        for hit in _WORD.finditer(text)
        if any(_fits(hit.group().casefold(), word) for word in asked)
    ]
    found += _in_signs(text.casefold(), [word for word in asked if _UNSPACED.search(word)])
    return tuple(sorted(set(found)))


def _in_signs(text: str, asked: list[str]) -> list[tuple[int, int]]:
    """The runs of signs that two of a searched word's signs cover: no blanks tell there where a word ends."""
    covered: set[int] = set()
    for word in asked:
        for pair in {word[at : at + 2] for at in range(max(1, len(word) - 1))}:
            for hit in re.finditer(re.escape(pair), text):
                covered.update(range(hit.start(), hit.end()))
    starts = sorted(at for at in covered if at - 1 not in covered)
    ends = sorted(at + 1 for at in covered if at + 1 not in covered)
    return [(start, end - start) for start, end in zip(starts, ends, strict=True)]


def _fits(word: str, asked: str) -> bool:
    if word == asked:
        return True
    if len(asked) < SMALL or len(word) < SMALL:
        return False
    if word.startswith(asked) or _stem(word) == _stem(asked):
        return True
    shared = 0
    for ours, theirs in zip(word, asked, strict=False):
        if ours != theirs:
            break
        shared += 1
    # endings differ (“moved”, “moving”): all but the last three letters of the longer word agree
    return shared >= 4 and shared >= max(len(word), len(asked)) - 3


def _stem(word: str) -> str:
    """The word without a common English ending, as long as three letters stay."""
    for ending in ("ing", "ed", "es", "s", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= SMALL:
            return word.removesuffix(ending)
    return word


def excerpt(text: str, query: str, before: int = 60) -> str:
    """The text from shortly before its first mark, so that a late match in a long text is seen."""
    found = marks(text, query) if query else ()
    if not found or found[0][0] <= before:
        return text
    start = text.find(" ", found[0][0] - before // 2)
    return "…" + text[start + 1 :] if 0 <= start < found[0][0] else text
