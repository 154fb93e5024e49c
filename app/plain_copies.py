"""Other copies of a vault in plain words and as JSON: what one would bring, what a merge did, whose log is kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING

from app.plain import safe
from core.window import instant_text

if TYPE_CHECKING:
    from core.answers import ImportReport
    from core.moves import CopyFacts, OtherLog


def copy(value: CopyFacts) -> str:
    """What another copy has that this vault lacks."""
    if not value.entries:
        return "Another copy of this vault. It holds nothing that is not here already."
    parts = [f"{value.new} new"]
    parts += [f"{value.changed_there} changed there"] if value.changed_there else []
    parts += [f"{value.changed_in_both} changed on both sides"] if value.changed_in_both else []
    return f"Another copy of this vault: {', '.join(parts)}."


def merged(value: ImportReport, facts: CopyFacts) -> str:
    """What merging another copy did."""
    if value.operation is None:
        return copy(facts)
    waits = value.contradictions + value.proposals
    more = f" {waits} {'waits' if waits == 1 else 'wait'} for your decision." if waits else ""
    return f"{copy(facts)} It was merged; “variorum undo” takes it back.{more}"


def logs(values: Iterable[OtherLog]) -> list[str]:
    """A line for the log of each copy that was merged."""
    return [
        f"Beside it, the log of another copy: {len(one.entries)} since entry {one.after}, the last at "
        f"{instant_text(one.entries[-1].at)} ({safe(one.entries[-1].kind)}); "
        f"{'its chain is whole' if one.is_whole else 'its chain is BROKEN'}."
        for one in values
    ]


def as_json(values: Iterable[OtherLog]) -> list[dict[str, object]]:
    """The logs of other copies, each entry with its time."""
    return [
        {
            "after": one.after,
            "whole": one.is_whole,
            "operations": [{**asdict(entry), "at": instant_text(entry.at)} for entry in one.entries],
        }
        for one in values
    ]
