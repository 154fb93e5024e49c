"""Slots in texts: how many labelled ones are found, how many that are found are right, and their stated windows.

A found slot is right when subject, attribute and polarity are as labelled
and one value contains the other (letter case, articles and number words
aside); "does not like" counts as "dislikes". A stated date is right when it
lies in the named period or on the first instant after it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.labelled import Case, by_language, named_time, percent, read_labelled, time_text, write_cases
from core.engine.slots import FoundSlot, read_slots
from core.errors import InvalidDate, UnsupportedFormat
from core.window import Moment, parse_moment, period_end

if TYPE_CHECKING:
    from core.inference.embed import Embedder

_ARTICLE = re.compile(r"^(?:the|a|an|der|die|das|den|dem|ein|eine|el|la|los|las|le|les|un|une|una)\s+|^l['’]")
_NUMBERS = {
    word: str(number)
    for number, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
        "sixteen seventeen "
        "eighteen nineteen twenty".split()
    )
}


@dataclass(frozen=True, slots=True)
class Graded:
    """One case: what was found, what of it is right, what was missed, and its stated dates."""

    case: Case
    found: tuple[FoundSlot, ...]
    right: int
    missed: tuple[str, ...]
    false: tuple[str, ...]
    dates: int
    dates_right: int


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Read every case of the file as said by the owner; no model and no option is used.

    Raises ``InvalidRequest``, ``FileUnreadable`` and ``UnsupportedFormat`` for a file without cases.
    """
    cases = read_labelled(file, "slots", ("text", "expect"))
    try:
        graded = [grade(case, read_slots(case["text"], None, (), named_time(case.get("said_at")))) for case in cases]
    except (KeyError, ValueError, TypeError, InvalidDate) as reason:
        raise UnsupportedFormat("A case is not labelled with slots.", "Choose a file of slots.") from reason
    write_cases(out, (line_of(entry) for entry in graded))
    return {"set": "slots", "n": len(cases), "metrics": metrics_of(graded)}


def line_of(entry: Graded) -> dict[str, object]:
    """What was read, as a case line."""
    return {
        "id": entry.case["id"],
        "slots": [
            {
                "subject": slot.subject,
                "attribute": slot.attribute,
                "value": slot.value,
                "polarity": str(slot.polarity),
                "valid_from": _date(slot.valid_from),
                "valid_to": _date(slot.valid_to),
            }
            for slot in entry.found
        ],
    }


def metrics_of(graded: Sequence[Graded]) -> dict[str, Any]:
    """Precision, recall and windows in percent; false alarms in the empty cases; errors by attribute."""
    right = sum(entry.right for entry in graded)
    false = Counter(name for entry in graded for name in entry.false)
    missed = Counter(name for entry in graded for name in entry.missed)
    empty = [entry for entry in graded if not entry.case["expect"]]
    clean = {entry.case["id"]: not entry.missed and not entry.false for entry in graded}
    return {
        "precision": percent(right, right + false.total()),
        "recall": percent(right, right + missed.total()),
        "windows": percent(sum(entry.dates_right for entry in graded), sum(entry.dates for entry in graded)),
        "false_alarms": sum(bool(entry.found) for entry in empty),
        "empty": len(empty),
        "by_language": by_language([entry.case for entry in graded], clean),
        "missed": dict(missed),
        "false": dict(false),
    }


def grade(case: Case, found: Sequence[FoundSlot]) -> Graded:
    """Pair what was found with what was expected, each at most once."""
    left = list(found)
    missed: list[str] = []
    dates = dates_right = 0
    for label in case["expect"]:
        match = next((slot for slot in left if _same_slot(label, slot)), None)
        if match is None:
            missed.append(label["attribute"])
            continue
        left.remove(match)
        for name, moment in (("valid_from", match.valid_from), ("valid_to", match.valid_to)):
            if label.get(name):
                dates += 1
                dates_right += _in_period(label[name], moment) or _may_be_undated(name, match)
    right = len(found) - len(left)
    return Graded(case, tuple(found), right, tuple(missed), tuple(slot.attribute for slot in left), dates, dates_right)


def _same_slot(label: Mapping[str, Any], slot: FoundSlot) -> bool:
    first, second = _plain(label["value"]), _plain(slot.value)
    return (
        label["subject"].casefold() == slot.subject.casefold()
        and _meaning(label["attribute"], label["polarity"]) == _meaning(slot.attribute, str(slot.polarity))
        and (first in second or second in first)
    )


def _meaning(attribute: str, polarity: str) -> tuple[str, str]:
    return ("dislikes", "pos") if (attribute, polarity) == ("likes", "neg") else (attribute, polarity)


def _plain(value: str) -> str:
    folded = " ".join(value.casefold().split())
    bare = _ARTICLE.sub("", folded)
    return " ".join(_NUMBERS.get(word, word) for word in bare.split())


def _in_period(label: str, moment: Moment | None) -> bool:
    period = parse_moment(label)
    return moment is not None and period.at <= moment.at <= period_end(period)


def _may_be_undated(name: str, slot: FoundSlot) -> bool:
    """An ending without a stated date may be closed without one."""
    return name == "valid_to" and slot.over and slot.valid_to is None


def _date(moment: Moment | None) -> str | None:
    return time_text(moment.at) if moment else None
