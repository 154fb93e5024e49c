"""The kind of thing that a question asks for (a time, a number, a person, a place), and which statements give it."""

from __future__ import annotations

import re

from core.engine.content import content_of, one_form
from core.engine.known import Place
from core.engine.question import Question
from core.engine.standing import undated
from core.engine.standing_words import DATE_WORDS
from core.text import fold

_TIME = re.compile(
    r"\b(?:\w+days?|\d{1,2}(?::\d\d)? ?(?:am|pm|uhr|h)|\d{4}|noon|midnight|morning|evening|weekly|daily)\b"
)
_DIGITS = re.compile(r"\d|[一二三四五六七八九十两百千]")
_COUNTED = re.compile(
    r"\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|"
    r"half|dozen|none|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|"
    r"diez|"
    r"deux|trois|quatre|cinq|sept|huit|neuf|dix|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять)\b"
)
_PLACED = re.compile(
    r"\b(?:in|at|on|to|from|near|under|behind|beside|inside|above|below|with|by|next to|into|onto|"
    r"auf|bei|beim|unter|hinter|neben|nach|im|am|zu|en|sobre|debajo|detrás|junto|con|à|au|chez|dans|sur|sous|"
    r"derrière|"
    r"в|на|у|под|за|возле|около|над)\s+\w{2,}"
    r"|\b(?:home|here|upstairs|downstairs|abroad|zuhause)\b|在|に|で|في|إلى|عند|تحت"
)
_WHY = re.compile(r"^(?:and |so |but )*(?:why|warum|wieso|weshalb|¿?por qué|pourquoi)\b")
_REASON = re.compile(
    r"\b(?:because|since|so|therefore|due to|owing to|thanks to|in order to|reason|weil|deshalb|damit|wegen|porque|"
    r"parce que|afin de|à cause)\b"
)
_UNIT = re.compile(r"\d[\d.,]*\s?(?P<unit>[^\W\d_]{1,12}|%|€|\$|£)|(?P<sign>[€$£])\s?\d")
_OF_A_DATE = re.compile(DATE_WORDS.pattern.replace(r"\d+(?:st|nd|rd|th)?|", ""))


def gives_kind(question: Question, place: Place) -> bool:
    """Whether a statement gives the kind of thing that is asked for; not when no kind is."""
    text = place.known.text
    folded = fold(text)
    if question.for_time:
        return _TIME.search(folded) is not None or _DIGITS.search(folded) is not None
    if question.for_person:
        return any(name not in question.folded for name in _names_of(text))
    if question.for_number:
        return _DIGITS.search(folded) is not None or _COUNTED.search(folded) is not None
    if _WHY.search(question.folded):
        return _REASON.search(folded) is not None
    return question.for_place and _PLACED.search(fold(undated(text))) is not None


def wants_kind(question: Question) -> bool:
    """Whether a question asks for one of the kinds."""
    return question.for_time or question.for_person or question.for_number or question.for_place


def same_unit(one: str, other: str) -> bool:
    """Whether two texts count in one unit ("84 kilos", "79 kilos")."""
    return bool(_units(one) & _units(other))


def _units(text: str) -> frozenset[str]:
    found = (match["unit"] or match["sign"] for match in _UNIT.finditer(fold(text)))
    return frozenset(one_form(unit) for unit in found if not _OF_A_DATE.fullmatch(unit))


def _names_of(text: str) -> list[str]:
    """The names in a text, its first word among them where that is no function word."""
    first = re.match(r"[A-ZÀ-ÖØ-ÞА-Я][\w-]+", text)
    return [*proper_names(text), *([fold(first[0])] if first and content_of(first[0]) else [])]


def proper_names(text: str) -> list[str]:
    """The names in a text, folded: capitalised words that begin no sentence."""
    return [fold(name) for name in re.findall(r"(?<=[\w,—] )[A-ZÀ-ÖØ-ÞА-Я][\w-]+", text)]
