"""What only looks like a date: titles, names, numbers of things, codes, addresses, amounts.

Such stretches are blanked (the text keeps its length, so that places stay
right) before any rule of the grammar sees them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from core.engine.when_grammar import grammar_of

_LONGEST_TITLE = 5  # words in quotes; more is somebody's sentence, which may well hold a date

_QUOTED = re.compile(
    "[\"“„«‹「『《](?P<in>[^\"“”„«»‹›「」『』《》\n]{1,60})[\"”“»›」』》]|(?<!\\w)['‘](?P<in2>[^'‘’\n]{2,60})['’](?!\\w)"
)
_MECHANICAL = re.compile(
    r"https?://\S+|www\.\S+|\S+@\S+\.\w+"
    r"|(?<!\w)\+\d[\d ()./-]{6,}\d|(?<![\w/-])0\d[\d ()]{5,}\d(?![/.-])"  # telephone numbers
    r"|[#№$€£]\s?\d[\d.,]*|(?<![\d.])\d[\d.,]*\s?(?:[€$£%°]|eur\b|usd\b|gbp\b)"
    r"|(?<!\w)(?:\d+[.]){2,}\d+[.]\d+",  # a version or address
    re.IGNORECASE,
)
_MECHANICAL_CASED = re.compile(r"(?<!\w)[A-Z]{1,5}[- ]?\d{3,}(?!\w)(?<![QHW]\d)")


_TITLE_CASED = re.compile(
    r"(?<=[a-z,] )(?:Last|Next|This|The) (?:Spring|Summer|Autumn|Fall|Winter|Year|Week|Month|Night|Christmas)\b"
)
_NAMED_MONTH = re.compile(
    r"(?<!\w)(?:(?:by|from|to|and|before|after|since|until|of|for|with|between) )(?P<x>April|June|May|"
    r"August)(?= (?:is|was|has|had|left|came|arrived|said|told|"
    r"moved|got|started|went|died|joined|called|and (?:I|me|my|he|she)|who|will|can|plays|lives|works|"
    r"likes|loves)\b|['’]s\b)"
)
_TITLE_YEAR = re.compile(r"(?<!\w)(?P<x>(?:19|20)\d\d)(?=: [A-Z]|['’]s (?:author|plot|director|ending))")
_LIKE_DATES = (_MECHANICAL, _MECHANICAL_CASED, _TITLE_CASED, _NAMED_MONTH, _TITLE_YEAR)
_QUOTE = re.compile("[\"“„«‹「『《'‘]")


@lru_cache(maxsize=8)
def masks_of(language: str) -> tuple[re.Pattern[str], ...]:
    """The patterns of what is blanked in a language, quotations aside."""
    words = grammar_of(language).words
    upper = r"(?-i:[A-ZÀ-ÞА-Я])"
    return (
        *_LIKE_DATES,
        re.compile(rf"(?<!\w)(?:{words.names})\s+(?P<x>{upper}[\w'’]+)", re.IGNORECASE),
        re.compile(
            rf"(?<!\w)(?:{words.titles})\s+(?:the\s+|le\s+|la\s+|el\s+)?(?P<x>(?:{upper}[\w'’]*|\d{{4}})"
            rf"(?:(?:\s+(?:of|the|and|in|de|del|la|le|du|des|von|der))*\s+(?:{upper}[\w'’]*|\d+))*)",
            re.IGNORECASE,
        ),
        re.compile(rf"(?<!\w)(?:{words.numbered})\s+(?P<x>\d[\d./-]*)", re.IGNORECASE),
    )


def masked(text: str, masks: Iterable[re.Pattern[str]]) -> str:
    """The text with everything blanked that only looks like a date: by these patterns, and short quotations."""
    for pattern in masks:
        text = pattern.sub(_blank, text)
    return _QUOTED.sub(_blank_title, text) if _QUOTE.search(text) else text


def _blank(match: re.Match[str]) -> str:
    if "x" not in match.re.groupindex:
        return " " * len(match[0])
    start, end = (place - match.start() for place in match.span("x"))
    return match[0][:start] + "_" * (end - start) + match[0][end:]


def _blank_title(match: re.Match[str]) -> str:
    inside = match["in"] or match["in2"] or ""
    return "_" * len(match[0]) if len(inside.split()) <= _LONGEST_TITLE else match[0]
