"""Dates in texts: how often the reader finds the named time, and how often it is wrong without a word.

A case is right when the kind is as labelled and each expected end lies within
its slack; a label without an end expects none. *Silently wrong* is a wrong
answer that gives a date, *asked* an answer that gives none and says why.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.labelled import Case, by_language, named_time, percent, read_labelled, time_text, write_cases
from core.engine.when import Grain, When, WhenKind, main_when
from core.errors import UnsupportedFormat

if TYPE_CHECKING:
    from core.inference.embed import Embedder


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Read every case of the file against its own reference; no model and no option is used.

    Raises ``InvalidRequest``, ``FileUnreadable`` and ``UnsupportedFormat`` for a file without cases.
    """
    cases = read_labelled(file, "when", ("text", "expect"))
    try:
        answers = [(case, main_when(case["text"], named_time(case["reference"]) or datetime.min)) for case in cases]
    except (KeyError, ValueError, TypeError) as reason:
        raise UnsupportedFormat("A case has no reference that is a date.", "Choose a file of dates.") from reason
    write_cases(out, (line_of(case["id"], when) for case, when in answers))
    return {"set": "when", "n": len(cases), "metrics": metrics_of(answers)}


def line_of(case: str, when: When) -> dict[str, object]:
    """What was read, as a case line."""
    return {
        "id": case,
        "kind": str(when.kind),
        "from": time_text(when.start),
        "to": time_text(when.end),
        "precision": str(when.grain),
    }


def metrics_of(answers: Sequence[tuple[Case, When]]) -> dict[str, Any]:
    """Shares in percent: right, silently wrong, by language; and what kind of error the others are."""
    faults = {case["id"]: fault_of(case["expect"], when) for case, when in answers}
    wrong = Counter(fault for fault in faults.values() if fault)
    silent = sum(bool(faults[case["id"]]) and when.dated for case, when in answers)
    return {
        "right": percent(len(answers) - wrong.total(), len(answers)),
        "silently_wrong": silent,
        "by_language": by_language([case for case, _ in answers], {case: not fault for case, fault in faults.items()}),
        "errors": dict(wrong),
    }


def fault_of(expect: Mapping[str, Any], when: When) -> str:
    """What is wrong: ``missed``, ``false_alarm``, ``not_asked``, ``kind``, ``from``, ``to``; empty when right."""
    kind = expect["kind"]
    if str(when.kind) != kind:
        if when.kind is WhenKind.NONE:
            return "missed"
        if kind == "none":
            return "not_asked" if expect.get("precision") == Grain.AMBIGUOUS else "false_alarm"
        return "kind"
    slack = timedelta(days=expect.get("tol_days", 0))
    for name, found in (("from", when.start), ("to", when.end)):
        if not _within(expect, name, found, slack):
            return name
    return ""


def _within(expect: Mapping[str, Any], name: str, found: datetime | None, slack: timedelta) -> bool:
    latest = named_time(expect.get(name))
    if latest is None or found is None:
        return latest is None and found is None
    earliest = named_time(expect.get(f"{name}_min")) or latest
    return earliest - slack <= found <= latest + slack
