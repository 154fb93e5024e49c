"""Labelled cases as they are kept: one JSON object a line, each with an ``id``."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from core.errors import FileUnreadable, InvalidRequest, UnsupportedFormat
from core.exchange.export import write_records

Case = Mapping[str, Any]


def read_labelled(file: Path | None, name: str, needs: Iterable[str]) -> list[Case]:
    """The cases of a file; every one has an ``id`` and these fields.

    Raises ``InvalidRequest`` without a file, ``FileUnreadable``, and
    ``UnsupportedFormat`` with the line that is none of these cases.
    """
    if file is None:
        raise InvalidRequest(f"“{name}” needs a file of cases.", "Write it after the set's name.")
    try:
        lines = file.read_text("utf-8-sig").splitlines()
    except OSError as reason:
        raise FileUnreadable(f"{file} cannot be read: {reason.strerror}.", "Check the path.") from reason
    except UnicodeDecodeError as reason:
        raise UnsupportedFormat(f"{file} is no text.", f"Choose a file of cases for “{name}”.") from reason
    cases = [_case(file, name, number, line, ("id", *needs)) for number, line in enumerate(lines, 1) if line.strip()]
    if not cases:
        raise UnsupportedFormat(f"{file} holds no cases.", f"Choose a file of cases for “{name}”.")
    return cases


def named_time(text: str | None) -> datetime | None:
    """A date or a time of a case in UTC; None for None."""
    if text is None:
        return None
    at = datetime.fromisoformat(text)
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)


def time_text(at: datetime | None) -> str | None:
    """A day as ``2025-03-04``, any other time as ``2025-03-04T10:15:00Z``."""
    if at is None:
        return None
    whole = at.hour == at.minute == at.second == 0
    return at.date().isoformat() if whole else at.strftime("%Y-%m-%dT%H:%M:%SZ")


def by_language(cases: Sequence[Case], right: Mapping[str, bool]) -> dict[str, float]:
    """The share of right cases for each language."""
    languages = sorted({str(case.get("lang", "en")) for case in cases})
    return {
        language: percent(
            sum(right[case["id"]] for case in cases if case.get("lang", "en") == language),
            sum(case.get("lang", "en") == language for case in cases),
        )
        for language in languages
    }


def write_cases(out: Path | None, lines: Iterable[Mapping[str, object]]) -> None:
    """One JSON line a case, whole or not at all; nothing without ``out``."""
    if out is not None:
        write_records(out, "jsonl", {}, iter(lines))


def percent(part: int, whole: int, of_nothing: float = 0.0) -> float:
    """A share from 0 to 100."""
    return round(100 * part / whole, 2) if whole else of_nothing


def _case(file: Path, name: str, number: int, line: str, needs: Iterable[str]) -> Case:
    try:
        case = json.loads(line)
    except (ValueError, RecursionError):
        case = None
    if not isinstance(case, dict) or any(field not in case for field in needs):
        raise UnsupportedFormat(f"Line {number} of {file} is no case of “{name}”.", "Choose another file of cases.")
    return case
