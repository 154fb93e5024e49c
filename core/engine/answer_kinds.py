"""What kind of answer a value is: a time of day, a weekday, a date, a number, a name, or plain words.

Two answers to one question are compared only where they are of one kind;
a name beside an adjective cannot be told.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from core.engine.slot_compare import Likeness, content_of, quantity
from core.text import fold


class Kind(StrEnum):
    """The kinds of answers; only those of one kind stand against each other."""

    TIME = "time"
    DAY = "day"
    DATE = "date"
    NUMBER = "number"
    NAME = "name"
    WORDS = "words"


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer's kind, and its parts in a form that can be compared."""

    kind: Kind
    parts: tuple[object, ...]


_WEEKDAYS = (
    "monday|mon|montags?|lunes|lundis?|понедельник\\w*|周一|星期一|礼拜一|月曜日?|الاثنين",
    "tuesday|tues?|dienstags?|martes|mardis?|вторник\\w*|周二|星期二|礼拜二|火曜日?|الثلاثاء",
    "wednesday|wed|mittwochs?|miércoles|mercredis?|сред[аыеу]|周三|星期三|礼拜三|水曜日?|الأربعاء",
    "thursday|thurs?|donnerstags?|jueves|jeudis?|четверг\\w*|周四|星期四|礼拜四|木曜日?|الخميس",
    "friday|fri|freitags?|viernes|vendredis?|пятниц\\w+|周五|星期五|礼拜五|金曜日?|الجمعة",
    "saturday|sat|samstags?|sonnabends?|sábados?|samedis?|суббот\\w+|周六|星期六|礼拜六|土曜日?|السبت",
    "sunday|sun|sonntags?|domingos?|dimanches?|воскресень\\w+|周日|周天|星期日|星期天|日曜日?|الأحد",
)
_DAY = re.compile("|".join(rf"(?P<d{at}>\b(?:{names})s?\b)" for at, names in enumerate(_WEEKDAYS)), re.IGNORECASE)
_MONTHS = (
    "jan(?:uary|uar|vier)?|enero|января|январь|يناير",
    "feb(?:ruary|ruar|rero)?|février|февраля|февраль|فبراير",
    "mar(?:ch|zo|s)?|märz|марта|март|مارس",
    "apr(?:il)?|abril|avril|апреля|апрель|أبريل",
    "may|mai|mayo|мая|май|مايو",
    "june?|juni|junio|juin|июня|июнь|يونيو",
    "july?|juli|julio|juillet|июля|июль|يوليو",
    "aug(?:ust)?|agosto|août|августа|август|أغسطس",
    "sept?(?:ember|embre)?|septiembre|сентября|сентябрь|سبتمبر",
    "oct(?:ober|obre)?|okt(?:ober)?|octubre|октября|октябрь|أكتوبر",
    "nov(?:ember|embre|iembre)?|ноября|ноябрь|نوفمبر",
    "dec(?:ember)?|dez(?:ember)?|diciembre|décembre|декабря|декабрь|ديسمبر",
)
_MONTH = re.compile("|".join(rf"(?P<m{at}>\b(?:{names})\b)" for at, names in enumerate(_MONTHS, 1)), re.IGNORECASE)
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_ISO = re.compile(r"(?P<y>\d{4})-(?P<m>\d\d)-(?P<d>\d\d)")
_HAN_DATE = re.compile(r"(?:(?P<y>\d{4})年)?(?P<m>\d{1,2})月(?P<d>\d{1,2})[日号號]")
_MONTH_DAY = re.compile(r"(?<![\d:.])(?P<d>[0-3]?\d)(?:st|nd|rd|th|er|º|\.)?(?![\d:]|[.,]\d)")
_CLOCK = re.compile(
    r"(?<![\d:.,])(?P<h>[0-2]?\d)(?:[:.h](?P<m>[0-5]\d)(?!\d))\s*(?P<half>[ap]\.?m\b)?|"
    r"(?<![\d:.,])(?P<h2>[0-2]?\d)\s*(?P<half2>[ap]\.?m\b|uhr\b|h\b|heures?\b|час\w*|o'clock\b|[点點時时](?P<pm>半)?)",
    re.IGNORECASE,
)
_HAN_CLOCK = re.compile("(?P<h>[一二三四五六七八九十]{1,3})[点點時时](?P<m>半)?")
_HAN_DIGITS = {sign: at for at, sign in enumerate("一二三四五六七八九十", 1)}
_NOON = re.compile(r"\b(?:noon|midday|mittags?|mediodía|midi|полдень)\b|正午|الظهر", re.IGNORECASE)
_HOUR_WORDS = (
    "one|eins|una|une heure|час",
    "two|zwei|dos|deux|два",
    "three|drei|tres|trois|три",
    "four|vier|cuatro|quatre|четыре",
    "five|fünf|cinco|cinq|пять",
    "six|sechs|seis|шесть",
    "seven|sieben|siete|sept|семь",
    "eight|acht|ocho|huit|восемь",
    "nine|neun|nueve|neuf|девять",
    "ten|zehn|diez|dix|десять",
    "eleven|elf|once|onze|одиннадцать",
    "twelve|zwölf|doce|douze|двенадцать",
)
_WORD_HOUR = re.compile(
    r"^(?P<past>half past |halb )?(?:"
    + "|".join(rf"(?P<h{at}>(?:{names}))" for at, names in enumerate(_HOUR_WORDS, 1))
    + ")"
    r"(?:\s*(?P<half>thirty|y media|et demie|heures?|uhr|часов|часа))?(?:\s+heures?)?"
    r"(?:\s+(?:in the |am |de la |du |le |o'clock|утра|вечера).*)?$",
    re.IGNORECASE,
)
_PM = re.compile(
    r"\bp\.?m\b|evening|afternoon|abends|nachmittags|de la tarde|de la noche|du soir|вечера|下午|晚上|午後|夜|مساء",
    re.I,
)
_AM = re.compile(r"\ba\.?m\b|morning|morgens|früh|vormittags|de la mañana|du matin|утра|早上|上午|午前|朝|صباح", re.I)
_NUMBER = re.compile(
    r"(?P<sign>[$€£¥]\s?)?(?P<n>\d{1,3}(?:[ ,.'’]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)\s?(?P<u>[$€£¥%]|[^\W\d_]+)?"
)
_TITLES = frozenset(
    "dr doctor doctora doktor docteur docteure mr mrs ms miss prof professor herr frau señor señora sr sra m mme "
    "monsieur madame доктор др الدكتور الدكتورة the la le el die der das".split()
)
_TITLED = re.compile(rf"^(?:(?:{'|'.join(sorted(_TITLES, key=len, reverse=True))})\.?\s+)+", re.IGNORECASE)
_NAME = re.compile(r"(?:an? |the |ein(?:e|en)? |une? |un |une |la |le |el )?[A-ZÀ-ÖØ-ÞА-ЯЁ0-9]")


_AT = re.compile(r"(?:at|um|a las?|à|в|во|الساعة|في الساعة)\s+", re.IGNORECASE)
"""Before a bare number these make it an hour."""


@lru_cache(maxsize=1024)
def answer_of(value: str) -> Answer:
    """What kind of answer a value is."""
    text = unicodedata.normalize("NFKC", value).strip()
    lead = _AT.match(text)
    text = text[lead.end() :] if lead else text
    date, clock = _date(text), _clock(text, lead is not None)
    if date is not None:
        return Answer(Kind.DATE, (*date, *(clock or (None, None))))
    if clock is not None:
        return Answer(Kind.TIME, clock)
    day = _DAY.search(text)
    if day is not None and len(text.split()) <= _SHORT:
        return Answer(Kind.DAY, (day.lastgroup,))
    number = _number(text)
    if number is not None:
        return Answer(Kind.NUMBER, number)
    return _words(text)


def _words(text: str) -> Answer:
    words = frozenset(fold(word).strip(".") for word in re.findall(r"[\w'’-]+", text)) - _TITLES
    bare = _TITLED.sub("", text)
    if _NAME.match(bare) or (not re.search("[A-Za-zА-я]", text) and len(text) <= _LONGEST_NAME):
        return Answer(Kind.NAME, (words,))
    return Answer(Kind.WORDS, (content_of(text),))


_SHORT = 6  # words in which a weekday is the answer and no more than named in it
_LONGEST_NAME = 20  # signs of a name in a script without capitals


def _date(text: str) -> tuple[int | None, int | None, int | None] | None:
    whole = _ISO.search(text) or _HAN_DATE.search(text)
    if whole is not None:
        return (int(whole["y"]) if whole["y"] else None), int(whole["m"]), int(whole["d"])
    month, year = _MONTH.search(text), _YEAR.search(text)
    if month is None:
        return (int(year[0]), None, None) if year and len(text) == len(year[0]) else None
    rest = text.replace(year[0], " ") if year else text
    day = _MONTH_DAY.search(_CLOCK.sub(" ", rest))
    return (int(year[0]) if year else None), int(str(month.lastgroup)[1:]), int(day["d"]) if day else None


def _clock(text: str, at_time: bool) -> tuple[int, bool] | None:
    """Minutes of the day, and whether morning or evening is known."""
    hour = minute = None
    match = _CLOCK.search(text)
    if match is not None:
        hour = int(match["h"] or match["h2"])
        minute = int(match["m"] or (30 if match["pm"] else 0))
    elif _NOON.search(text):
        return 720, True
    elif (han := _HAN_CLOCK.search(text)) is not None:
        hour, minute = _han(han["h"]), 30 if han["m"] else 0
    elif at_time and (bare := re.match(r"[0-2]?\d(?!\d|[.,:]\d)(?!\s*(?:%|[a-z]{2,}))", text)):
        hour, minute = int(bare[0]), 0
    elif at_time and (word := _WORD_HOUR.match(text)):
        named = next(name for name, found in word.groupdict().items() if found and name not in ("half", "past"))
        hour = int(named[1:])
        minute = 30 if word["past"] or (word["half"] and not re.match(r"heure|uhr|час", word["half"], re.I)) else 0
        hour -= word["past"] == "halb "  # half of the hour that is coming
    if hour is None or minute is None or hour > _LAST_HOUR:
        return None
    evening, morning = _PM.search(text), _AM.search(text)
    if evening and hour < _NOON_HOUR:
        hour += _NOON_HOUR
    return hour * 60 + minute, bool(evening or morning or hour > _NOON_HOUR or hour == 0)


_LAST_HOUR, _NOON_HOUR = 24, 12


def _han(text: str) -> int:
    if text.startswith("十"):
        return 10 + (_HAN_DIGITS.get(text[1:], 0) if len(text) > 1 else 0)
    if "十" in text:
        tens, _, ones = text.partition("十")
        return 10 * _HAN_DIGITS[tens] + (_HAN_DIGITS[ones] if ones else 0)
    return _HAN_DIGITS.get(text, 0)


def _number(text: str) -> tuple[float, str] | None:
    first, _, rest = text.partition(" ")
    word = quantity(first.casefold())
    if word is not None and word[1] == "" and not first[0].isdigit():
        unit = rest.split(" ")[0] if rest else ""
        return word[0], _unit(unit)
    match = _NUMBER.match(text)
    if match is None:
        return None
    written = re.sub(r"[ '’](?=\d{3})|[,.](?=\d{3}(?!\d))", "", match["n"]).replace(",", ".")
    unit = (match["sign"] or match["u"] or "").strip()
    whole = quantity(f"{written} {unit}") if unit else None
    return whole if whole is not None and whole[1] != unit else (float(written), _unit(unit))


def _unit(word: str) -> str:
    return fold(word).removesuffix("s") if word else ""


def compare(one: str, other: str) -> Likeness:
    """Compare two answers to an open question."""
    first, second = answer_of(one), answer_of(other)
    if first.kind is not second.kind:
        return Likeness.UNSURE
    match first.kind:
        case Kind.TIME:
            return _times(first.parts, second.parts)
        case Kind.DATE:
            return _dates(first.parts, second.parts)
        case Kind.NUMBER:
            return _numbers(first.parts, second.parts)
        case Kind.DAY:
            return Likeness.SAME if first.parts == second.parts else Likeness.OTHER
        case Kind.NAME | Kind.WORDS:
            return _named(first.parts[0], second.parts[0])


def _named(one: object, other: object) -> Likeness:
    assert isinstance(one, frozenset)
    assert isinstance(other, frozenset)
    if one <= other or other <= one:
        return Likeness.SAME
    return Likeness.UNSURE if one & other else Likeness.OTHER


def _times(one: tuple[object, ...], other: tuple[object, ...]) -> Likeness:
    (first, sure), (second, surely) = one, other
    assert isinstance(first, int)
    assert isinstance(second, int)
    half_day = 720
    same = first == second if sure and surely else (first - second) % half_day == 0
    return Likeness.SAME if same else Likeness.OTHER


def _dates(one: tuple[object, ...], other: tuple[object, ...]) -> Likeness:
    days = [(a, b) for a, b in zip(one[:3], other[:3], strict=True) if a is not None and b is not None]
    if any(a != b for a, b in days):
        return Likeness.OTHER
    if one[3] is None or other[3] is None:
        return Likeness.SAME
    return _times(one[3:], other[3:])


def _numbers(one: tuple[object, ...], other: tuple[object, ...]) -> Likeness:
    (first, unit), (second, counted) = one, other
    if unit and counted and unit != counted:
        return Likeness.UNSURE
    return Likeness.SAME if first == second else Likeness.OTHER
