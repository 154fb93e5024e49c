"""Times in Chinese and Japanese, which write dates without spaces and prepositions behind."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta

from core.engine.when import Grain, When, WhenKind
from core.engine.when_calendar import (
    DAY,
    Span,
    day_span,
    decade_span,
    midnight,
    month_span,
    season_span,
    shifted,
    unit_span,
    year_span,
)
from core.engine.when_points import Lean, open_day, open_month, open_weekday

_DIGITS = {sign: at for at, sign in enumerate("〇一二三四五六七八九")} | {"零": 0, "两": 2, "兩": 2}
_NUMBER = r"[\d〇零一二两兩三四五六七八九十]+"
_YEAR = r"(?P<y>(?:19|20)\d\d|[一二][〇零九][〇零一二三四五六七八九]{2})年"
_NEAR_YEAR = r"(?P<ny>去年|昨年|今年(?!\S{0,4}[岁歲])|明年|来年|來年|前年|一昨年|后年|後年|本年)的?の?"
_MONTH = rf"(?P<m>{_NUMBER})(?:月份?)"
_NEAR_MONTH = r"(?P<nm>上个月|上個月|上月|先月|这个月|這個月|本月|今月|下个月|下個月|下月|来月|來月|先々月)の?"
_DAY = rf"(?P<d>{_NUMBER})(?:日|号|號)"
_YEARS = {
    "去年": -1,
    "昨年": -1,
    "今年": 0,
    "本年": 0,
    "明年": 1,
    "来年": 1,
    "來年": 1,
    "前年": -2,
    "一昨年": -2,
    "后年": 2,
    "後年": 2,
}
_MONTHS = {"上": -1, "先月": -1, "先々": -2, "这": 0, "這": 0, "本": 0, "今": 0, "下": 1, "来": 1, "來": 1}
_DAYS = {
    "前天": -2,
    "一昨日": -2,
    "おととい": -2,
    "昨天": -1,
    "昨日": -1,
    "昨晚": -1,
    "昨夜": -1,
    "きのう": -1,
    "今天": 0,
    "今日": 0,
    "今朝": 0,
    "今晚": 0,
    "今晩": 0,
    "今早": 0,
    "きょう": 0,
    "明天": 1,
    "明日": 1,
    "あした": 1,
    "后天": 2,
    "後天": 2,
    "明後日": 2,
    "あさって": 2,
}
_UNITS = {
    "天": "day",
    "日": "day",
    "周": "week",
    "週": "week",
    "星期": "week",
    "礼拜": "week",
    "个月": "month",
    "個月": "month",
    "か月": "month",
    "ヶ月": "month",
    "カ月": "month",
    "ケ月": "month",
    "月": "month",
    "年": "year",
    "週間": "week",
    "小时": "hour",
    "時間": "hour",
    "分钟": "minute",
    "分": "minute",
}
_WEEKDAYS = {
    "一": 0,
    "二": 1,
    "三": 2,
    "四": 3,
    "五": 4,
    "六": 5,
    "日": 6,
    "天": 6,
    "月": 0,
    "火": 1,
    "水": 2,
    "木": 3,
    "金": 4,
    "土": 5,
}
_SEASONS = {"春": "spring", "夏": "summer", "秋": "autumn", "冬": "winter"}
_RECURRING = re.compile("每|毎|いつも|总是")
_OLDEST = 300  # years ago; a larger number before 年前 is a year of the calendar

Found = tuple[Span, Grain]
_Read = Callable[[re.Match[str], datetime], Found]


def han_number(text: str) -> int:
    """``12``, ``十二``, ``四十二`` or ``二〇二五`` as a number. Raises ``ValueError``."""
    if text.isdigit():
        return int(text)
    if "十" in text:
        tens, _, ones = text.partition("十")
        return (_DIGITS[tens] if tens else 1) * 10 + (_DIGITS[ones] if ones else 0)
    try:
        return int("".join(str(_DIGITS[sign]) for sign in text))
    except KeyError as reason:
        raise ValueError(text) from reason


def _calendar(match: re.Match[str], today: datetime) -> Found:
    parts = match.groupdict()
    year = han_number(parts["y"]) if parts.get("y") else today.year + _YEARS[parts["ny"]] if parts.get("ny") else None
    month, day = parts.get("m"), parts.get("d")
    if month is None:
        return year_span(year or today.year), Grain.YEAR
    if day is None:
        return (
            month_span(year, han_number(month)) if year else open_month(han_number(month), Lean(today))
        ), Grain.MONTH
    if year:
        return day_span(midnight(year, han_number(month), han_number(day))), Grain.DAY
    return open_day(han_number(month), han_number(day), Lean(today)), Grain.DAY


def _near_month(match: re.Match[str], today: datetime) -> Found:
    step = next(
        value
        for beginning, value in sorted(_MONTHS.items(), key=lambda pair: -len(pair[0]))
        if match["nm"].startswith(beginning)
    )
    start, end = unit_span(shifted(today.replace(day=1), step, "month"), "month")
    if match.groupdict().get("d"):
        return day_span(start.replace(day=han_number(match["d"]))), Grain.DAY
    return (start, end), Grain.MONTH


def _season(match: re.Match[str], today: datetime) -> Found:
    season = _SEASONS[match["s"]]
    year = han_number(match["y"]) if match["y"] else today.year + _YEARS[match["ny"]]
    return season_span(year, season), Grain.SEASON


def _week(match: re.Match[str], today: datetime) -> Found:
    step = {"上": -1, "先": -1, "下": 1, "来": 1, "來": 1}.get(match["w"], 0)
    monday = unit_span(today, "week")[0] + timedelta(days=7 * step)
    weekday = match.groupdict().get("wd")
    if weekday:
        return day_span(monday + timedelta(days=_WEEKDAYS[weekday])), Grain.DAY
    return (monday, monday + 7 * DAY), Grain.WEEK


def _weekday(match: re.Match[str], today: datetime) -> Found:
    return open_weekday(_WEEKDAYS[match["wd"]], Lean(today)), Grain.DAY


def _ago(match: re.Match[str], today: datetime) -> Found:
    unit = _UNITS[match["u"]]
    sign = -1 if match["side"] == "前" else 1
    if unit == "year" and han_number(match["n"]) > _OLDEST:
        raise ValueError(match[0])
    grain = Grain.DAY if unit in ("day", "hour", "minute") else Grain(unit)
    return day_span(shifted(today, sign * han_number(match["n"]), unit)), grain


def _decade(match: re.Match[str], today: datetime) -> Found:
    year = han_number(match["n"])
    return decade_span(year if year > 99 else 1900 + year), Grain.DECADE


def _named(match: re.Match[str], today: datetime) -> Found:
    return day_span(today + timedelta(days=_DAYS[match[0]])), Grain.DAY


def _numeric(match: re.Match[str], today: datetime) -> Found:
    year, month, day = int(match["y"]), int(match["m"]), match["d"]
    if day is None:
        return month_span(year, month), Grain.MONTH
    return day_span(midnight(year, month, int(day))), Grain.DAY


_UNIT = "|".join(sorted(_UNITS, key=len, reverse=True))
_RULES: tuple[tuple[re.Pattern[str], _Read], ...] = (
    (re.compile(r"(?<!\d)(?P<y>(?:19|20)\d\d)[-/.](?P<m>\d{1,2})(?:[-/.](?P<d>\d{1,2}))?(?!\d)"), _numeric),
    (re.compile(rf"(?P<n>{_NUMBER})年代"), _decade),
    (re.compile(rf"(?<!\d)(?P<n>{_NUMBER})(?P<u>{_UNIT})(?:以|之)?(?P<side>前|后|後)"), _ago),
    (re.compile(rf"(?:{_YEAR}|{_NEAR_YEAR})(?:的|の)?(?P<s>[春夏秋冬])天?"), _season),
    (re.compile(rf"(?:{_YEAR}|{_NEAR_YEAR})(?:{_MONTH}(?:{_DAY})?)?"), _calendar),
    (re.compile(rf"{_NEAR_MONTH}(?:{_DAY})?"), _near_month),
    (re.compile(rf"{_MONTH}(?:{_DAY})"), _calendar),
    (re.compile(r"(?<![\d个個ヶか])(?P<m>1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月(?!曜)"), _calendar),
    (
        re.compile(
            r"(?P<w>上|这|這|本|下|先|今|来|來)个?個?(?:周|週|星期|礼拜)の?(?P<wd>[一二三四五六日天月火水木金土])?(?:曜日?)?(?!末)"
        ),
        _week,
    ),
    (re.compile(r"(?:星期|礼拜|周)(?P<wd>[一二三四五六日天])|(?P<wd2>(?!))"), _weekday),
    (re.compile(r"(?P<wd>[月火水木金土日])曜日?"), _weekday),
    (re.compile("|".join(sorted(_DAYS, key=len, reverse=True))), _named),
)
_NOW = re.compile("现在|現在|目前|今は|いま(?![すしせ])|如今")
_VAGUE = re.compile("最近|以前|前几天|几年前|数年前|この前|昔")
_SINCE = re.compile(r"\s*(?:以来|以來|起|开始|開始|からずっと|から(?!.{0,14}まで)|より)")
_UNTIL = re.compile(r"\s*(?:为止|為止|まで|之前为止)")
_BEFORE = re.compile(r"\s*(?:之前|以前|より前|の?前)")
_AFTER = re.compile(r"\s*(?:之后|之後|以后|以後|以降|の?後|より後)")
_JOIN = re.compile(r"\s*(?:到|至|から|〜|~|-|–|和|と)\s*")
_EVENTS = (
    ("before", re.compile(r"(?:する|した|\w)(?:之前|以前|前に)")),
    ("after", re.compile(r"\w(?:之后|以后|後に|てから)")),
)


def read_han(text: str, today: datetime) -> tuple[When, ...]:
    """Every time named in a Chinese or Japanese text."""
    points = _points(text, today)
    found: list[When] = []
    at = 0
    while at < len(points):
        place, (span, grain) = points[at]
        if at + 1 < len(points) and _JOIN.fullmatch(text[place[1] : points[at + 1][0][0]]):
            end_place, (end_span, end_grain) = points[at + 1]
            if span[0] < end_span[1]:
                found.append(
                    When(
                        WhenKind.DURING,
                        end_grain,
                        span[0],
                        end_span[1],
                        (place[0], end_place[1]),
                        end_first=end_span[0],
                    )
                )
                at += 2
                continue
        found.append(_bounded(text, place, span, grain))
        at += 1
    if not found:
        found = _undated(text, today)
    return tuple(found)


def _points(text: str, today: datetime) -> list[tuple[tuple[int, int], Found]]:
    points: list[tuple[tuple[int, int], Found]] = []
    for pattern, read in _RULES:
        for match in pattern.finditer(text):
            if any(match.start() < end and start < match.end() for (start, end), _ in points):
                continue
            if (
                read in (_weekday, _calendar)
                and "y" not in match[0]
                and _RECURRING.search(text[max(0, match.start() - 2) : match.start()])
            ):
                continue
            try:
                points.append((match.span(), read(match, today)))
            except (ValueError, KeyError, OverflowError, StopIteration):
                continue
    return sorted(points, key=lambda point: point[0])


def _bounded(text: str, place: tuple[int, int], span: Span, grain: Grain) -> When:
    left, right = text[: place[0]], text[place[1] :]
    if _SINCE.match(right) or re.search(r"(?:自从|自|打)$", left):
        return When(WhenKind.SINCE, grain, span[0], None, place)
    if _UNTIL.match(right) or re.search(r"(?:直到|到|至)$", left):
        return When(WhenKind.UNTIL, grain, None, span[1], place, end_first=span[0])
    if _BEFORE.match(right):
        return When(WhenKind.BEFORE, grain, None, span[0], place)
    if _AFTER.match(right):
        return When(WhenKind.AFTER, grain, span[1], None, place, start_first=span[0])
    one_day = span[1] - span[0] <= DAY
    return When(WhenKind.INSTANT if one_day else WhenKind.DURING, grain, *span, place)


def _undated(text: str, today: datetime) -> list[When]:
    for kind, pattern in _EVENTS:
        match = pattern.search(text)
        if match:
            return [When(WhenKind(kind), Grain.EVENT, place=match.span())]
    match = _NOW.search(text)
    if match:
        return [When(WhenKind.INSTANT, Grain.DAY, *day_span(today), match.span(), now=True)]
    match = _VAGUE.search(text)
    return [When(WhenKind.NONE, Grain.VAGUE, place=match.span())] if match else []
