"""A text with its numbers, units, times and dates written in one way, so that only what they say is compared.

“14 March” and “March 14th”, “1.5k” and “1,500”, “half past nine” and “9:30”,
“1.80 m” and “180 cm” become the same words. Doing it twice changes nothing.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from core.engine.late_pattern import late_pattern
from core.engine.opposites.numerals import DAYS, HAN_DIGITS, MONTHS, NUMBERS, han_number
from core.engine.opposites.rewriting import Rewriting, Substitution

_MONTH_NAMES = "January February March April May June July August September October November December".split()
_MONTH = "|".join(sorted(map(re.escape, MONTHS), key=len, reverse=True))
_NUMBER = "|".join(sorted(map(re.escape, NUMBERS), key=len, reverse=True))


def _uhr(match: re.Match[str]) -> str:
    hour = match[1] or match[3]
    return f"{int(hour)}:{match[2] or match[4] or match[5] or '00'}"


_OF_AGE = r"-year-olds?|years?[- ]olds?|years? of age|yrs? old|jahre alt|años|ans|лет|岁|歳|才"


def _re(pattern: str) -> re.Pattern[str]:
    return late_pattern(pattern, re.IGNORECASE)


_SPELLED: tuple[Substitution, ...] = (
    (_re(r"\b(can)['’]?t\b|\bcannot\b"), "can not"),
    (_re(r"\bwon['’]t\b"), "will not"),
    (_re(r"\bain['’]?t\b"), "is not"),
    (_re(r"\b(do|does|did|is|are|was|were|has|have|had|could|would|should|must|need)(?:n['’]t|nt)\b"), r"\1 not"),
    (_re(r"\bi['’]?m\b"), "I am"),
    (_re(r"\b(i|we|you|they)['’]ve\b|\bive\b"), lambda m: f"{m[1] or 'I'} have"),
    (_re(r"\b(we|you|they)['’]re\b"), r"\1 are"),
    (_re(r"\b(i|we|you|they|he|she|it)['’]ll\b"), r"\1 will"),
    (_re(r"\b(i|we|you|they|he|she)['’]d\b"), r"\1 would"),
    (_re(r"\b(he|she|it|that|who|there|here|what)['’]s\b"), r"\1 is"),
    (_re(r"\bany ?more\b"), "anymore"),
)
_FIGURES: tuple[Substitution, ...] = (
    (_re(r"(?<![\w.,])(\d{1,3})((?:[,'’]\d{3})+)(?![\d])"), lambda m: m[1] + re.sub(r"\D", "", m[2])),
    (_re(r"\b(\d+(?:\.\d+)?) ?k\b(?! ?m)"), lambda m: _plain(float(m[1]) * 1_000)),
    (_re(r"\b(\d+(?:\.\d+)?) (?:thousand|tausend|mil|mille|тысяч\w*)\b"), lambda m: _plain(float(m[1]) * 1_000)),
    (
        _re(r"\b(\d+(?:\.\d+)?) (?:million|millionen|millones|millions|миллион\w*)\b"),
        lambda m: _plain(float(m[1]) * 1e6),
    ),
    (_re(r"\bonce (?=(?:a|per|every|each)\b)"), "1 times "),
    (_re(r"\btwice\b"), "2 times"),
    (_re(r"\bhalf an? hour\b|\beine halbe stunde\b|\bmedia hora\b|\bune demi-heure\b|\bполчаса\b"), "30 min"),
    (_re(r"\b(?:a quarter of an hour|quarter of an hour)\b"), "15 min"),
    (_re(r"\ban hour and a half\b"), "90 min"),
    (_re(r"\b(?:an|per) hour\b(?! and)"), lambda m: m[0] if m[0].lower().startswith("per") else "60 min"),
)
_UNITS: tuple[Substitution, ...] = (
    (_re(r"\b([4-7]) ?(?:foot|feet|ft|') ?(\d{1,2})(?: ?(?:inch(?:es)?|in|\"))?(?!\d)"), lambda m: _feet(m[1], m[2])),
    (_re(r"\b([4-7]) ?(?:foot|feet|ft)(?: tall)?\b(?! \d)"), lambda m: _feet(m[1], "0")),
    (_re(r"(?<=\d) ?(?:kilograms?|kilogrammes?|kilos?|kgs|килограмм\w*|кг|公斤|キロ)(?![\w])"), " kg"),
    (_re(r"(?<=\d)(?:kg|mg|mcg|µg|ug|ml|km|cm|mm|min|g|l|m|h)\b"), lambda m: f" {m[0].lower()}"),
    (_re(r"(?<=\d) (?:kilomet(?:er|re)s?|kilómetros?|kilomètres?|километр\w*|км|公里)(?![\w])"), " km"),
    (_re(r"(?<=\d) (?:miles?|meilen|millas?)\b"), " mi"),
    (
        _re(r"(?<=\d) (?:centimet(?:er|re)s?|zentimeter|centímetros?|centimètres?|сантиметр\w*|см|厘米|公分)(?![\w])"),
        " cm",
    ),
    (_re(r"(?<=\d) (?:met(?:er|re)s?|metros?|mètres?|метр\w*)\b"), " m"),
    (_re(r"\b([12])[.,](\d)(\d)? m\b"), lambda m: f"{m[1]}{m[2]}{m[3] or '0'} cm"),
    (_re(r"\b([12])m(\d\d)\b"), r"\1\2 cm"),
    (_re(r"(?<=\d) (?:minutes?|mins|minuten|minutos?|минут\w*)\b|(?<=\d) ?(?:分钟|分鐘)"), " min"),
    (_re(r"\b(\d+(?:\.\d+)?) (?:hours?|hrs?|h|stunden?|horas?|heures?|часа|часов)\b(?! ?\d)"), lambda m: _hours(m[1])),
    (_re(r"(?<=\d) (?:milligrams?|milligramm|miligramos?|milligrammes?|мг|毫克)(?![\w])"), " mg"),
    (_re(r"(?<=\d) (?:micrograms?|µg|ug)\b"), " mcg"),
    (_re(r"(?<=\d) (?:grams?|gramm|gramos?|grammes?)\b"), " g"),
    (_re(r"(?<=\d) ?(?:(?:€|euros?|eur)(?![\w])|евро\b|欧元|ユーロ)"), " eur"),
    (_re(r"€ ?(\d+(?:\.\d+)?)"), r"\1 eur"),
    (_re(r"£ ?(\d+(?:\.\d+)?)|(?<=\d) ?(?:pounds|quid|gbp)\b"), lambda m: f"{m[1]} gbp" if m[1] else " gbp"),
    (_re(r"\$ ?(\d+(?:\.\d+)?)|(?<=\d) ?(?:dollars?|usd|bucks)\b"), lambda m: f"{m[1]} usd" if m[1] else " usd"),
    (_re(r"(?<=\d) ?(?:%|percent|per cent|prozent|por ciento|pour cent|процент\w*)(?![\w])"), " percent"),
    (_re(rf"(?<=\d) ?(?:{_OF_AGE})(?![\w])|(?<=\d)(?<!\d{{4}}) (?:года|год)\b"), " years"),
)
_NOON = r"\bnoon\b|\bmidday\b|\bmittags\b|\bmediodía\b"
_MIDNIGHT = r"\bmidnight\b|\bmitternacht\b|\bmedianoche\b|\bminuit\b"
_TIMES: tuple[Substitution, ...] = (
    (_re(r"\bhalf[- ]past (\d{1,2})\b"), lambda m: f"{m[1]}:30"),
    (_re(r"\bquarter past (\d{1,2})\b"), lambda m: f"{m[1]}:15"),
    (_re(r"\bquarter to (\d{1,2})\b"), lambda m: f"{(int(m[1]) - 1) % 24}:45"),
    (_re(r"\b(\d{1,2}):?(\d\d)? ?(a|p)\.?m\b\.?"), lambda m: _clock(m[1], m[2], m[3])),
    (_re(r"\b(\d{1,2}) (\d\d) uhr\b|\b(\d{1,2})(?::(\d\d))? uhr(?: (\d\d))?\b"), _uhr),
    (_re(r"\bhalb (\d{1,2})\b"), lambda m: f"{(int(m[1]) - 1) % 24}:30"),
    (_re(r"\b(\d{1,2}) ?h ?(\d\d)\b"), r"\1:\2"),
    (
        _re(r"\b(at|by|until|till|from|to|before|after|past) (\d{1,2}) (30|15|45)\b(?! \w*(?:mg|kg|eur|min|km))"),
        r"\1 \2:\3",
    ),
    (
        _re(
            r"\b(at|until|till) (1?\d|2[0-4])(?=$|[.,;!?]| (?:on|every|each|sharp|and|in the|from|until|mon|tue|wed|"
            r"thu|fri|sat|sun)\w*\b)(?![.,]\d)"
        ),
        r"\1 \2:00",
    ),
    (_re(r"\b(\d{1,2}) o['’]?clock\b"), lambda m: f"{int(m[1])}:00"),
    (_re(r"\ba las (\d{1,2})(?::(\d\d)| y (media|cuarto))?\b(?!:)"), lambda m: f"a las {int(m[1])}:{_minutes(m)}"),
    (_re(r"(?<=\d) ?heures?(?: ?(\d\d))?\b"), lambda m: f":{m[1] or '00'}"),
    (_re(r"\b(в|до|к|с) (\d{1,2}) час\w*\b"), lambda m: f"{m[1]} {m[2]}:00"),
    (_re(r"(\d{1,2})(?:点|點|時|时)半"), lambda m: f"{m[1]}:30"),
    (_re(r"(\d{1,2})(?:点|點|時|时)(\d{1,2})分"), lambda m: f"{m[1]}:{int(m[2]):02d}"),
    (_re(r"(\d{1,2})(?:点|點|時|时)(?!間|间)"), lambda m: f"{m[1]}:00"),
    (_re(_NOON), "12:00"),
    (_re(_MIDNIGHT), "0:00"),
    (_re(r"(?<![\d:])0(\d):(\d\d)\b"), r"\1:\2"),
)
_DATES: tuple[Substitution, ...] = (
    (_re(r"\b(\d{4})-(\d\d)-(\d\d)\b"), lambda m: _date(m[3], m[2], m[1])),
    (_re(r"(\d{4})年 ?(\d{1,2})月 ?(\d{1,2})[日号號]"), lambda m: _date(m[3], m[2], m[1])),
    (_re(r"(\d{1,2})月 ?(\d{1,2})[日号號]"), lambda m: _date(m[2], m[1], "")),
    (
        _re(rf"(?<!\d )\b(?=\w+\.? \d)({_MONTH})\.? (\d{{1,2}})(?:st|nd|rd|th)?\b(?!:),?(?: (\d{{4}}))?\b"),
        lambda m: _date(m[2], m[1], m[3] or ""),
    ),
    (
        _re(
            rf"(?:\bthe )?\b(\d{{1,2}})(?:st|nd|rd|th|er|\.|º)?(?: of| de)? ({_MONTH})\b\.?,?"
            r"(?:(?: de| del)? (\d{4}))?\b"
        ),
        lambda m: _date(m[1], m[2], m[3] or ""),
    ),
    (_re(rf"\b(?=\w+(?: del?)? \d)({_MONTH})(?: de| del)? (\d{{4}})\b"), lambda m: f"{_month(m[1])} {m[2]}"),
    (_re(r"(\d{4})年 ?(\d{1,2})月"), lambda m: f"{_month(m[2])} {m[1]}"),
    (_re(r"(?<!\d)((?:19|20)\d\d)年"), r"\1 "),
)


@lru_cache(maxsize=4_096)
def normal(text: str, language: str = "en") -> str:
    """The text in its one way of writing; words of other kinds stay as they are."""
    made = unicodedata.normalize("NFKC", text).replace("’", "'").replace("´", "'")
    if language in ("zh", "ja"):
        made = _HAN_RUN.sub(lambda m: han_number(m[0]), made)
    made = _rewriting(language).of(_decimal(made, language))
    return " ".join(made.split())


@lru_cache(maxsize=8)
def _rewriting(language: str) -> Rewriting:
    """The rules of a language in their order: what is spelled out, number words, then all that is told with figures."""
    spelled = _SPELLED if language == "en" else ()
    counted = () if language in ("zh", "ja") else _COUNTED
    return Rewriting((*spelled, *counted, *_FIGURES, *_DATES, *_TIMES, *_UNITS, (_PHONE, _phone)))


def _decimal(text: str, language: str) -> str:
    """“1.950,50” as it is written in German and Spanish; spaces within French and Russian figures."""
    if language in ("de", "es"):
        text = re.sub(r"(?<![\d.])(\d{1,3})((?:\.\d{3})+)(?![\d.])", lambda m: m[1] + m[2].replace(".", ""), text)
    if language in ("de", "es", "fr", "ru"):
        text = re.sub(r"(?<![\d.])(\d{1,3})((?:[  ]\d{3})+)(?!\d)", lambda m: m[1] + re.sub(r"\s", "", m[2]), text)
        text = re.sub(r"(?<=\d),(?=\d{1,2}\b)", ".", text)
    return text


_TENS_AND_ONES = _re(
    r"\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](one|two|three|four|five|six|seven|eight|nine)\b"
)
_HAN_RUN = re.compile(f"[{''.join(HAN_DIGITS)}十百]+(?=[点點時时月日号年岁歳才个個人匹只隻本杯公分階楼次回つ台頭口])")


_COUNTED: tuple[Substitution, ...] = (
    (_TENS_AND_ONES, lambda m: str(NUMBERS[m[1].lower()] + _ones(m[2]))),
    (_re(rf"\b({_NUMBER})\b(?!-)"), lambda m: str(NUMBERS[m[1].lower()])),
)


def _ones(word: str) -> int:
    return 1 if word.lower() == "one" else NUMBERS[word.lower()]


_PHONE = re.compile(r"(?<![\w:.])\+?\(?\d[\d ()/-]{7,}\d(?![\w:.])")
_PHONE_DIGITS = 9
"""Digits by which a telephone number is known, counted from its end: the country's code may be there or not."""


def _phone(match: re.Match[str]) -> str:
    digits = re.sub(r"\D", "", match[0])
    return digits[-_PHONE_DIGITS:] if len(digits) >= _PHONE_DIGITS else match[0]


def _plain(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _feet(feet: str, inches: str) -> str:
    return f"{round(int(feet) * 30.48 + int(inches) * 2.54)} cm"


def _hours(hours: str) -> str:
    return f"{_plain(float(hours) * 60)} min"


def _clock(hour: str, minute: str | None, half: str) -> str:
    return f"{int(hour) % 12 + (12 if half.lower() == 'p' else 0)}:{minute or '00'}"


def _minutes(match: re.Match[str]) -> str:
    return {"media": "30", "cuarto": "15"}.get(match[3] or "", match[2] or "00")


def _month(word: str) -> str:
    number = int(word) if word.isdigit() else MONTHS[word.lower()]
    return _MONTH_NAMES[number - 1] if 1 <= number <= 12 else word


def _date(day: str, month: str, year: str) -> str:
    return f"{int(day)} {_month(month)} {year}".strip()


__all__ = ["DAYS", "MONTHS", "normal"]
