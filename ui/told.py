"""The engine's own sentences in the window's language.

The engine writes English, into the vault, too, where it stays. ``resources/languages/engine.txt`` names its
sentences and parts of sentences, one a line with its blanks; here one that comes in is found among them, and
its German is filled with the same values. What is quoted stays as it is, dates are written anew, and a
sentence that is not found is shown as it came.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise

from ui.dates import calendar_day, calendar_month
from ui.translation import digits, engine_sentences, in_quotes, speech, tr_engine

_BLANK = re.compile(r"\{(\w*)\}")
_DATE = re.compile(r"(?:(\d{1,2}) )?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{1,4})")
_NUMBER = re.compile(r"\b\d{1,3}(?:,\d{3})+\b")
_ENGLISH = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_QUOTED = re.compile(r"“((?:[^“”]|“[^“”]*”)*)”")
_WITHIN = r"((?:[^“”]|“[^“”]*”)*)"
"""What stands in quotation marks ends with them."""
_SEPARATORS = ("; ", ", ")
DEEP = 4
"""How many sentences may stand one within the other; the engine nests three."""


def told(sentence: str) -> str:
    """The sentence in the window's language, as far as it is known; any other as it is."""
    if speech().ours is None or not sentence:
        return sentence
    return _told(sentence, DEEP) or sentence


@lru_cache(maxsize=4096)
def _told(sentence: str, deep: int) -> str:
    """“” when nothing of it is known."""
    if not deep:
        return ""
    found = _whole(sentence, deep)
    parts = list(_sentences(sentence))
    if found or len(parts) < 2:
        return found
    known = [_told(part, deep - 1) for part in parts]
    return " ".join(one or part for one, part in zip(known, parts, strict=True)) if any(known) else ""


def _whole(sentence: str, deep: int) -> str:
    """The sentence as one of the engine's; of several that fit, the one with the most words of its own."""
    for pieces, pattern, template in _patterns():
        if not (sentence.startswith(pieces[0]) and sentence.endswith(pieces[-1])):
            continue
        if not all(piece in sentence for piece in pieces):
            continue
        fits = re.compile(pattern, re.DOTALL).fullmatch(sentence)
        if fits is not None:
            return _filled(template, fits.groups(), deep)
    return ""


def _filled(template: str, values: tuple[str, ...], deep: int) -> str:
    german = tr_engine(template)
    given: dict[str, str] = {}
    for blank, value in zip(_BLANK.finditer(template), values, strict=True):
        quoted = template[: blank.start()].endswith("“")
        given[blank[1]] = value if quoted else _part(value, deep - 1)
    return _BLANK.sub(lambda blank: given[blank[1]], german)


def _part(value: str, deep: int) -> str:
    """What fills a blank: a sentence of its own, a list of such, or a value."""
    whole = _told(value, deep)
    if whole:
        return whole
    for separator in _SEPARATORS:
        if separator in value and not _QUOTED.search(value):
            return separator.join(_told(part, deep) or _values(part) for part in value.split(separator))
    return _values(value)


def _values(text: str) -> str:
    """Dates, numbers and quotation marks of the engine's, which stand around what people wrote and never within it."""
    written: list[str] = []
    at = 0
    for quoted in _QUOTED.finditer(text):
        written += [_anew(text[at : quoted.start()]), in_quotes(quoted[1])]
        at = quoted.end()
    return "".join([*written, _anew(text[at:])])


def _anew(text: str) -> str:
    return _NUMBER.sub(lambda found: digits(int(found[0].replace(",", ""))), _DATE.sub(_date, text))


def _date(found: re.Match[str]) -> str:
    month, year = _ENGLISH.index(found[2]) + 1, int(found[3])
    return calendar_day(year, month, int(found[1])) if found[1] else calendar_month(year, month)


def _sentences(text: str) -> Iterator[str]:
    """Its sentences, none ended within a quotation."""
    begin = depth = 0
    for at, sign in enumerate(text):
        depth += (sign == "“") - (sign == "”")
        if depth <= 0 and sign in ".!?" and text[at + 1 : at + 2] == " ":
            yield text[begin : at + 1]
            begin = at + 2
    yield text[begin:]


@cache
def _patterns() -> tuple[tuple[tuple[str, ...], str, str], ...]:
    """For each sentence: its fixed pieces, the pattern that finds its values, itself; the most words first."""
    made = []
    for template in engine_sentences():
        pieces = tuple(_BLANK.sub("\0", template).split("\0"))
        pattern = re.escape(pieces[0])
        for before, piece in pairwise(pieces):
            pattern += (_WITHIN if before.endswith("“") else "(.+?)") + re.escape(piece)
        made.append((pieces, pattern, template))
    return tuple(sorted(made, key=lambda one: -sum(map(len, one[0]))))
