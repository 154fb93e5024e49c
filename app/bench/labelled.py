"""Files of labelled cases, one JSON object a line: reading them, and the time that a case names."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from core.errors import FileUnreadable, InvalidRequest, UnsupportedFormat
from core.exchange.export_json import write_records

Case = Mapping[str, Any]


def read_labelled(file: Path | None, name: str) -> tuple[Case, ...]:
    """The cases of a file, each with an ``id`` and an ``expect``.

    Raises ``InvalidRequest`` without a file, ``FileUnreadable`` and
    ``UnsupportedFormat`` for one that holds no such cases.
    """
    if file is None:
        raise InvalidRequest(f"“{name}” needs a file of cases.", "Write it after the set's name.")
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except OSError as reason:
        raise FileUnreadable(f"{file} cannot be read: {reason.strerror}.", "Check the path.") from reason
    except UnicodeDecodeError as reason:
        raise UnsupportedFormat(f"{file} is not UTF-8 text.", "Choose a file of labelled cases.") from reason
    cases = tuple(_parsed(line, file) for line in lines if line.strip())
    if not cases:
        raise UnsupportedFormat(f"{file} holds no labelled case.", "Choose a file of labelled cases.")
    return cases


def _parsed(line: str, file: Path) -> Case:
    try:
        case = json.loads(line)
    except (ValueError, RecursionError) as reason:
        raise UnsupportedFormat(
            f"{file} holds a line that is not JSON.", "Choose a file of labelled cases."
        ) from reason
    if not isinstance(case, dict) or "id" not in case or "text" not in case or "expect" not in case:
        raise UnsupportedFormat(f"{file} holds a line without id, text and expect.", "Choose a file of labelled cases.")
    return case


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


def percent(part: int, whole: int) -> float:
    """A share in percent; 100 of nothing, since nothing went wrong."""
    return round(100 * part / whole, 2) if whole else 100.0


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


def write_case_lines(out: Path | None, lines: Iterator[Mapping[str, object]]) -> None:
    """One JSON line per case, whole or not at all."""
    if out is not None:
        write_records(out, "jsonl", {}, lines)
