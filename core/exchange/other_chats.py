"""Conversations of other makers: Gemini's activity log, and LongMemEval's haystacks.

Gemini's log is no thread: each entry is a small conversation of its own, one message and its answer.
LongMemEval serves tests and benches; its sessions are named by their ids.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC
from typing import Any

from core.domain import Turn
from core.errors import InvalidDate
from core.exchange.fields import Asked, dict_of, dicts_of, keep_turn, text_of, when
from core.exchange.parsed import Basket, Batch
from core.window import Moment, parse_moment

_PROMPTED = re.compile(
    r"^(?:Prompted|Asked|Sie haben gefragt|Vous avez demandé|Has preguntado)\s*:?\s*(.+)$", re.DOTALL
)
_BREAK = re.compile(r"<\s*(?:br|/p|/li|/h\d|/tr)\b[^>]*>", re.IGNORECASE)
_TAG = re.compile(r"<[^>]{0,2000}>")
_HAYSTACK = re.compile(r"(\d{4})/(\d\d)/(\d\d)\s*\([^)]{2,4}\)\s*(\d\d):(\d\d)")


def read_gemini(items: Iterable[object], asked: Asked) -> Iterator[Batch]:
    """Each entry of the activity log that holds a prompt; feedback and settings are left out."""
    for place, item in enumerate(items, 1):
        basket = Basket()
        entry = dict_of(item)
        where = f"entry {place:,}"
        prompt = _prompt(entry)
        if prompt is None:
            basket.skip(where, "It holds no prompt.")
        else:
            at = when(basket, entry.get("time"), where, asked)
            key = text_of(entry.get("time")) or f"entry {place}"
            keep_turn(basket, Turn(prompt, None, at, key, 1, key), where)
            answer = "\n".join(_plain(text_of(one.get("html")) or "") for one in dicts_of(entry.get("safeHtmlItem")))
            if answer.strip():
                keep_turn(basket, Turn(answer.strip(), "assistant", at, key, 2, f"{key} answer"), where)
        yield basket.batch()


def _prompt(entry: Mapping[str, Any]) -> str | None:
    older = next((text for one in dicts_of(entry.get("subtitles")) if (text := text_of(one.get("name")))), None)
    if older:
        return older
    found = _PROMPTED.match(text_of(entry.get("title")) or "")
    return text_of(found[1]) if found else None


def _plain(text: str) -> str:
    """HTML as plain text, without its marks."""
    return html.unescape(_TAG.sub("", _BREAK.sub("\n", text))).strip()


def read_longmemeval(items: Iterable[object], asked: Asked) -> Iterator[Batch]:
    """The sessions of each question; a session that several questions share is read once."""
    seen: set[str] = set()
    for place, item in enumerate(items, 1):
        basket = Basket()
        entry = dict_of(item)
        sessions = entry.get("haystack_sessions")
        ids, dates = (entry.get(f"haystack_{name}") for name in ("session_ids", "dates"))
        name = text_of(entry.get("question_id")) or f"question {place}"
        if not isinstance(sessions, list):
            basket.skip(f"entry {place:,}", "It holds no sessions.")
        elif asked.options.conversation in (None, name):
            for number, session in enumerate(sessions):
                key = _at(ids, number) or f"{name} session {number + 1}"
                if key not in seen:
                    seen.add(key)
                    _read_session(session, key, _at(dates, number), asked, basket)
        yield basket.batch()


def _at(listed: object, place: int) -> str | None:
    return text_of(listed[place]) if isinstance(listed, list) and place < len(listed) else None


def _read_session(session: object, key: str, date: str | None, asked: Asked, basket: Basket) -> None:
    at = _haystack_time(date, asked) if date else None
    basket.zoneless += at is not None
    if date and at is None:
        basket.doubt(key, f"“{date[:40]}” is not a time. Its turns are kept without one.")
    for number, turn in enumerate(dicts_of(session), 1):
        text = text_of(turn.get("content"))
        where = f"{key}, turn {number:,}"
        if text is None:
            basket.skip(where, "It has no text.")
            continue
        role = text_of(turn.get("role")) or "user"
        keep_turn(basket, Turn(text, None if role == "user" else role, at, key, number, f"{key}:{number}"), where)


def _haystack_time(text: str, asked: Asked) -> Moment | None:
    """“2023/05/20 (Sat) 02:21”, in the zone that was given or UTC; the weekday's name is not looked at."""
    found = _HAYSTACK.fullmatch(text.strip())
    if not found:
        return None
    year, month, day, hour, minute = found.groups()
    try:
        naive = parse_moment(f"{year}-{month}-{day}T{hour}:{minute}:00").at
    except InvalidDate:
        return None
    return Moment(naive.replace(tzinfo=asked.zone or UTC).astimezone(UTC))
