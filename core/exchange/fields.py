"""Single fields of other programs' files, read leniently: texts, dates, tags, and who asked for what.

A field that is missing, null or of another kind is None; a date that cannot be
read without guessing is left out and listed. Nothing here knows a format.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Any

from core.answers import ImportOptions
from core.domain import Channel, Statement, Turn
from core.errors import InvalidDate
from core.exchange.named_dates import clock_of, is_twofold, moment_of
from core.exchange.parsed import Basket, unstorable
from core.window import Moment, Precision, parse_moment

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECONDS_FROM = 100_000_000_000
"""Seconds up to here reach the year 5138; a larger number counts milliseconds."""
_COMPACT = re.compile(r"(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)")
_NAIVE = re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?")


@dataclass(frozen=True, slots=True)
class Asked:
    """What a reader needs to know: the source's name, the options, the zone of times that name none."""

    source: str
    options: ImportOptions
    zone: tzinfo | None = None
    zone_is_known: bool = False
    """The program is known to write in this zone, so that nobody need be asked."""

    def statement(self, text: str, said_at: Moment | None = None, **more: Any) -> Statement:
        """A statement of this import; further values by their names."""
        return Statement(text, source=self.source, channel=Channel.IMPORT, said_at=said_at, **more)


def text_of(value: object) -> str | None:
    """The text without space around it; None for anything that holds none."""
    return (value.strip() or None) if isinstance(value, str) else None


def texts_of(value: object) -> list[str]:
    """The texts of a list; a single text is a list of one."""
    listed = value if isinstance(value, list) else [value]
    return [text for one in listed if (text := text_of(one))]


def dicts_of(value: object) -> list[Mapping[str, Any]]:
    """The objects of a list."""
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def dict_of(value: object) -> Mapping[str, Any]:
    """The object, or an empty one."""
    return value if isinstance(value, dict) else {}


def tags_of(*values: object) -> tuple[str, ...]:
    """Distinct tags from lists of texts or of objects with a name."""
    found: dict[str, str] = {}
    for value in values:
        for one in value if isinstance(value, list) else [value]:
            name = text_of(one.get("name") if isinstance(one, dict) else one)
            name = name.lstrip("#").strip() if name else None
            if name and len(name) <= 60 and not unstorable(name):
                found.setdefault(name.casefold(), name)
    return tuple(found.values())


def moment_from(value: object, zone: tzinfo | None) -> Moment | None:
    """A date as programs write it: ISO 8601, seconds or milliseconds since 1970, ``202503040900``.

    A time without a zone is read in ``zone``; with None only its day is
    certain, and only that is kept. Missing, null and zero are None. Raises
    ``InvalidDate`` for what is no date.
    """
    match value:
        case None | bool():
            return None
        case int() | float():
            return _since_epoch(value)
        case str() if not value.strip():
            return None
        case str():
            return _written(value.strip(), zone)
    raise InvalidDate("It is no date.", "")


def _since_epoch(value: float) -> Moment | None:
    if value == 0:
        return None
    try:
        seconds = value / 1000 if abs(value) >= _MILLISECONDS_FROM else value
        at = _EPOCH + timedelta(seconds=seconds)
    except (OverflowError, ValueError) as reason:
        raise InvalidDate(f"{value} is no time.", "") from reason
    if not 1970 <= at.year <= 2200:
        raise InvalidDate(f"{value} is no time.", "")
    return Moment(at)


def _written(text: str, zone: tzinfo | None) -> Moment:
    if re.fullmatch(r"\d{9,10}(?:\.\d+)?|\d{13}", text):
        return _since_epoch(float(text)) or parse_moment(text)
    if found := _COMPACT.fullmatch(text):
        text = f"{found[1]}-{found[2]}-{found[3]}T{found[4]}:{found[5]}"
    if _NAIVE.fullmatch(text):
        return _in_zone(text, zone)
    return parse_moment(text)


def _in_zone(text: str, zone: tzinfo | None) -> Moment:
    at = parse_moment(text).at
    if zone is None:
        return Moment(at.replace(hour=0, minute=0, second=0, microsecond=0), Precision.DAY)
    try:
        return Moment(at.replace(tzinfo=zone).astimezone(UTC))
    except (OverflowError, ValueError) as reason:
        raise InvalidDate(f"“{text}” is no time in this zone.", "") from reason


def _count_zoneless(basket: Basket, value: object, asked: Asked) -> None:
    text = value.strip() if isinstance(value, str) else ""
    if not asked.zone_is_known and (_NAIVE.fullmatch(text) or _COMPACT.fullmatch(text)):
        basket.zoneless += 1


def when(basket: Basket, value: object, where: str, asked: Asked) -> Moment | None:
    """The date, or None with a line in the report when it cannot be read."""
    _count_zoneless(basket, value, asked)
    try:
        return moment_from(value, asked.zone)
    except InvalidDate as reason:
        basket.doubt(where, f"{reason.message} The text is kept without a date.")
        return None


def loose_date(basket: Basket, value: object, where: str, asked: Asked) -> Moment | None:
    """Like ``when``, for dates that a person typed: 4 March 2025, 04/03/2025 9:05 pm with the order that was given."""
    text = text_of(value)
    if text is None or isinstance(value, bool):
        return None
    _count_zoneless(basket, text, asked)
    try:
        return moment_from(text, asked.zone)
    except InvalidDate:
        pass
    day, _, rest = text.partition(" ")
    clock = clock_of(rest)
    named = text if clock is None else day
    basket.zoneless += clock is not None
    basket.twofold += is_twofold(named)
    try:
        at = moment_of(named, asked.options.date_order)
        if clock is None or asked.zone is None or at.precision is not Precision.DAY:
            return at
        return _in_zone(f"{at}T{clock}", asked.zone)
    except InvalidDate as reason:
        basket.doubt(where, f"{reason.message} {reason.hint} The text is kept without a date.")
        return None


def keep_turn(basket: Basket, turn: Turn, where: str) -> None:
    """Put a message into the basket, or say why it cannot be kept."""
    if why := unstorable(turn.text):
        basket.skip(where, why)
    elif unstorable(turn.external_id) or unstorable(turn.conversation):
        basket.skip(where, "Its name cannot be stored.")
    else:
        basket.turns.append(turn)


def note_left_out(basket: Basket, where: str, given_up: int, silent: int) -> None:
    """Say how many messages of a conversation do not belong to the talk as it stands."""
    parts = [
        f"{count:,} {'message' if count == 1 else 'messages'} {what}"
        for count, what in ((given_up, "of a branch that was given up"), (silent, "of tools, of the system or hidden"))
        if count
    ]
    if parts:
        basket.skip(where, f"{' and '.join(parts)} {'is' if given_up + silent == 1 else 'are'} no part of the talk.")


def storable_statement(basket: Basket, statement: Statement, where: str) -> bool:
    """Whether a statement can be kept; if not, the report says why."""
    why = unstorable(statement.text)
    if why:
        basket.skip(where, why)
    return why is None


def first_text(entry: Mapping[str, Any], names: Iterable[str]) -> str | None:
    """The first of these fields that holds a text."""
    return next((text for name in names if (text := text_of(entry.get(name)))), None)
