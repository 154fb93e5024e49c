"""Whether two values of one question are the same: in other words, units, digits, or not to be told by rule.

"Cannot tell" is an answer: a country beside a city, Cairo beside القاهرة. What
cannot be told never disagrees.
"""

from __future__ import annotations

import re
import unicodedata
from enum import StrEnum
from functools import lru_cache

from core.engine.attributes.lexicon import COUNTRIES
from core.text import fold, stem, words

_ARTICLES = frozenset("a an the my our his her their der die das ein eine el la los las un una le les une".split())


class Likeness(StrEnum):
    """What a rule finds between two values."""

    SAME = "same"
    OTHER = "other"
    UNSURE = "unsure"


def alike(attribute: str, one: str, other: str) -> Likeness:
    """Compare two values of an attribute."""
    if attribute == "phone":
        return _phones(one, other)
    if attribute == "medication":
        return _doses(one, other)
    first, second = quantity(one), quantity(other)
    if first is not None and second is not None:
        return _quantities(first, second)
    if same_words(one, other):
        return Likeness.SAME
    if _scripts(one) != _scripts(other) or (attribute == "lives_in" and _is_country(one) != _is_country(other)):
        return Likeness.UNSURE
    return Likeness.SAME if attribute in _CLASSES and _cognate(one, other) else Likeness.OTHER


def same_words(one: str, other: str) -> bool:
    """Whether the words of one lie within the other's: folded and stemmed, articles aside."""
    first, second = content_of(one), content_of(other)
    if not first or not second:
        return fold(one) == fold(other)
    return first <= second or second <= first


def equal_words(one: str, other: str) -> bool:
    """Whether two values are the same to the word, articles and endings aside."""
    return content_of(one) == content_of(other)


@lru_cache(maxsize=2048)
def content_of(value: str) -> frozenset[str]:
    """The stems of a value's words, articles aside."""
    return frozenset(stem(word) for word in words(re.sub(r"['’]s\b", "", value)) if word not in _ARTICLES)


_SLACK = 0.003  # of a length: 180 cm are 5'11"


def _quantities(first: tuple[float, str], second: tuple[float, str]) -> Likeness:
    if first[1] != second[1]:
        return Likeness.UNSURE
    slack = _SLACK if first[1] == "m" else 1e-9
    return Likeness.SAME if abs(first[0] - second[0]) <= slack * abs(first[0]) else Likeness.OTHER


_UNITS = {
    "mm": ("m", 0.001), "cm": ("m", 0.01), "centimetre": ("m", 0.01), "centimeter": ("m", 0.01), "m": ("m", 1.0),
    "metre": ("m", 1.0), "meter": ("m", 1.0), "km": ("m", 1000.0), "kilometre": ("m", 1000.0),
    "mile": ("m", 1609.344),
    "厘米": ("m", 0.01), "公分": ("m", 0.01), "米": ("m", 1.0), "センチ": ("m", 0.01), "см": ("m", 0.01),
    "м": ("m", 1.0), "سم": ("m", 0.01),
    "mg": ("g", 0.001), "milligram": ("g", 0.001), "mcg": ("g", 1e-6), "µg": ("g", 1e-6), "μg": ("g", 1e-6),
    "microgram": ("g", 1e-6), "g": ("g", 1.0), "gram": ("g", 1.0), "kg": ("g", 1000.0), "kilo": ("g", 1000.0),
    "minute": ("s", 60.0), "min": ("s", 60.0), "hour": ("s", 3600.0), "hr": ("s", 3600.0), "h": ("s", 3600.0),
}  # fmt: skip
"""Units by the plain one of their kind and what they are in it."""
_QUANTITY = re.compile(r"(?P<n>\d+(?:[.,]\d+)?)\s*(?P<u>[^\W\d_]+)?\.?$")
_FEET = re.compile(r"(?P<ft>\d)\s*(?:'|ft\.?|feet|foot)\s*(?P<in>\d{1,2})?\s*(?:\"|''|in(?:ch(?:es)?)?)?$")
_METRES = re.compile(r"(?P<m>\d)\s?m\s?(?P<cm>\d\d)$")
_NUMBERS = {
    word: number
    for number, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen twenty".split()
    )
}


def quantity(value: str) -> tuple[float, str] | None:
    """A number with its unit's kind, in plain units: 1.80 m and 180 cm are the same; None for anything else."""
    text = unicodedata.normalize("NFKC", value).casefold().strip()
    if text in _NUMBERS:
        return float(_NUMBERS[text]), ""
    feet, metres = _FEET.fullmatch(text), _METRES.fullmatch(text)
    if feet:
        return (int(feet["ft"]) * 12 + int(feet["in"] or 0)) * 0.0254, "m"
    if metres:
        return int(metres["m"]) + int(metres["cm"]) / 100, "m"
    match = _QUANTITY.fullmatch(text)
    if match is None:
        return None
    unit = match["u"] or ""
    kind, scale = _UNITS.get(unit, _UNITS.get(unit.removesuffix("s"), (unit.removesuffix("s"), 1.0)))
    return float(match["n"].replace(",", ".")) * scale, kind


_FEWEST_DIGITS = 7  # of two numbers that are the same but for the code before them


def _phones(one: str, other: str) -> Likeness:
    first, second = (re.sub(r"\D", "", re.sub(r"^\+|^00|\(0\)", "", value)).lstrip("0") for value in (one, other))
    short, long = sorted((first, second), key=len)
    if short == long or (len(short) >= _FEWEST_DIGITS and long.endswith(short)):
        return Likeness.SAME
    return Likeness.SAME if len(short) < _FEWEST_DIGITS and long.endswith(short) else Likeness.OTHER


_DOSE = re.compile(r"\d.*$")


def _doses(one: str, other: str) -> Likeness:
    """Two doses of one drug differ; two drugs have nothing to do with each other."""
    names = [fold(_DOSE.sub("", value)) for value in (one, other)]
    doses = [quantity(match[0]) if (match := _DOSE.search(value)) else None for value in (one, other)]
    if names[0] != names[1]:
        return Likeness.UNSURE
    first, second = doses
    return Likeness.SAME if first is None or second is None else _quantities(first, second)


_CLASSES = frozenset("diet religion nationality language job_title".split())
"""Attributes whose values are words of a language, and often much alike from one to the next."""
_COGNATE = 5  # letters that two such words begin with alike: vegetarian, Vegetarier


def _cognate(one: str, other: str) -> bool:
    first, second = (_plain(value) for value in (one, other))
    return len(first) >= _COGNATE and first[:_COGNATE] == second[:_COGNATE]


def _plain(value: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFKD", value.casefold()) if not unicodedata.combining(sign))


_SCRIPTS = (
    ("latin", re.compile("[A-Za-zÀ-ɏ]")),
    ("cyrillic", re.compile("[Ѐ-ӿ]")),
    ("arabic", re.compile("[؀-ۿ]")),
    ("east asian", re.compile("[぀-ヿ㐀-鿿]")),
)


def _scripts(value: str) -> frozenset[str]:
    return frozenset(name for name, pattern in _SCRIPTS if pattern.search(value))


_COUNTRY = re.compile(rf"(?:the )?(?:{COUNTRIES})", re.IGNORECASE)


def _is_country(value: str) -> bool:
    return _COUNTRY.fullmatch(value.strip()) is not None
