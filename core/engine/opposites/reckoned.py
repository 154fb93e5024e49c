"""What a little reckoning decides: an age and its decade, how often a week, a number and those it counts, years.

``agree`` is for English only and says whether the two agree; None where there
is nothing to reckon, or where more differs than what is reckoned.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from core.engine.opposites.compared import Compared
from core.engine.opposites.reading import Reading, content_of

_DECADES = {"twenties": 2, "thirties": 3, "forties": 4, "fifties": 5, "sixties": 6, "seventies": 7, "eighties": 8}
_DECADE = re.compile(
    rf"\b(?:am|is) (?:still |already |now )?in (?:my|his|her|their) (?:early |mid-?|late )?({'|'.join(_DECADES)})\b",
    re.IGNORECASE,
)
_AGE = re.compile(r"\b(?:am|is|are|turned) (?:now |already |only |just )?(\d{2})(?: years)?(?: old)?(?=$|[.,;!])", re.I)


def agree(pair: Compared) -> bool | None:
    """Whether what both say comes to the same; None where nothing is reckoned."""
    if pair.a.language != "en" or pair.b.language != "en" or pair.a.denies or pair.b.denies:
        return None
    if pair.either("additive", "change", "plan"):
        return None
    for reckon in _WAYS:
        found = reckon(pair)
        if found is not None:
            return found
    return None


def come_to_the_same(pair: Compared) -> str | None:
    """Both say the same, reckoned up."""
    return "both come to the same" if agree(pair) else None


def _in_decade(pair: Compared) -> bool | None:
    """“In my thirties” and “I am 45”; told in different years an age may have left its decade."""
    if not _same_subject(pair) or _told_apart(pair):
        return None
    for rough, exact in ((pair.a, pair.b), (pair.b, pair.a)):
        decade, age = _DECADE.search(rough.text), _AGE.search(exact.text)
        if decade and age:
            return int(age[1]) // 10 == _DECADES[decade[1].lower()]
    return None


def _told_apart(pair: Compared) -> bool:
    return pair.a.said_year is not None and pair.b.said_year is not None and pair.a.said_year != pair.b.said_year


def _same_subject(pair: Compared) -> bool:
    first, second = pair.a.subject, pair.b.subject
    return first.kind == second.kind and (first.kind == "owner" or bool(first.who & second.who))


_PER_WEEK = {"hour": 168.0, "day": 7.0, "night": 7.0, "morning": 7.0, "evening": 7.0, "week": 1.0, "fortnight": 0.5,
             "month": 12 / 52, "year": 1 / 52}  # fmt: skip
_ONCE_EACH = {"hourly": 168.0, "daily": 7.0, "weekly": 1.0, "fortnightly": 0.5, "monthly": 12 / 52, "yearly": 1 / 52,
              "annually": 1 / 52}  # fmt: skip
_SPAN = "|".join(_PER_WEEK)
_RATE = re.compile(
    rf"\b(?:(?P<count>\d+) times (?:a|an|per|every|each) (?P<of>{_SPAN})\b"
    rf"|(?:every|each) (?:(?P<skip>other|second|\d+) )?(?P<each>{_SPAN})s?\b"
    rf"|(?P<word>{'|'.join(_ONCE_EACH)})\b)",
    re.IGNORECASE,
)
_LIKE = 1.25
"""Two rates that are no further apart say the same: “every month”, “every four weeks”."""


def _as_often(pair: Compared) -> bool | None:
    """How often the same is done: “every day”, “2 times a week”."""
    rates = [_rate(side.text) for side in pair.both]
    if rates[0] is None or rates[1] is None or not _same_subject(pair) or pair.either("past"):
        return None
    rest = [set(content_of(_RATE.sub(" ", side.text), "en")) for side in pair.both]
    if not rest[0] or rest[0] != rest[1]:
        return None
    low, high = sorted((rates[0], rates[1]))
    if low == _PER_WEEK["day"] and high > low and not high % low:
        return None  # who takes it twice a day takes it daily
    return high / low <= _LIKE


@lru_cache(maxsize=2_048)
def _rate(text: str) -> float | None:
    """Times a week; None where there is none, or more than one."""
    found = list(_RATE.finditer(text))
    if len(found) != 1:
        return None
    match = found[0]
    if match["word"]:
        return _ONCE_EACH[match["word"].lower()]
    if match["of"]:
        return int(match["count"]) * _PER_WEEK[match["of"].lower()] or None
    skipped = match["skip"]
    every = 1 if skipped is None else int(skipped) if skipped.isdigit() else 2
    return _PER_WEEK[match["each"].lower()] / every if every else None


_MEMBERS: tuple[tuple[str, tuple[str, str]], ...] = (
    ("siblings?|brothers and sisters", ("brother", "sister")),
    ("children|kids", ("son|boy", "daughter|girl")),
    ("grandchildren", ("grandson", "granddaughter")),
    ("nieces and nephews", ("niece", "nephew")),
)
_NUMBER = r"(\d+|an?|one)"
_HAVE = re.compile(rf"\bhave (?:got )?{_NUMBER} ", re.IGNORECASE)


def _as_many(pair: Compared) -> bool | None:
    """“3 siblings” and “a brother and a sister”: both kinds are listed, so that nobody is left out."""
    if not _same_subject(pair) or pair.either("past") or not all(_HAVE.search(side.text) for side in pair.both):
        return None
    for counted, listed in ((pair.a, pair.b), (pair.b, pair.a)):
        for whole, kinds in _MEMBERS:
            total = re.search(rf"\bhave (?:got )?(\d+) (?:{whole})\b", counted.text, re.IGNORECASE)
            if total and (parts := _listed(listed, kinds)) is not None:
                return int(total[1]) == parts
    return None


def _listed(side: Reading, kinds: tuple[str, str]) -> int | None:
    for first, second in (kinds, kinds[::-1]):
        found = re.search(
            rf"\bhave (?:got )?{_NUMBER} (?:{first})s? and {_NUMBER} (?:{second})s?\b", side.text, re.IGNORECASE
        )
        if found:
            return sum(int(word) if word.isdigit() else 1 for word in found.groups())
    return None


def changed_before(pair: Compared) -> str | None:
    """The later one tells of a change in a year before the earlier one was said: that had come and gone by then."""
    later, said = pair.b, pair.a.said_year
    if said is None or not later.years or max(later.years) >= said or "never" in pair.a.cues | later.cues:
        return None
    told = "change" in later.cues and "told" in later.cues and not later.cues & {"present", "began"}
    if not told or not pair.rest_a or _UNTIL_NOW.search(later.text):
        return None
    return "it tells of a change before the other was said"


_UNTIL_NOW = re.compile(r"\b(?:since|ever since|now|no longer|anymore|these days|have been|has been)\b", re.IGNORECASE)


_WAYS: tuple[Callable[[Compared], bool | None], ...] = (_in_decade, _as_often, _as_many)
