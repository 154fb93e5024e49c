"""What becomes of two statements told one after the other, in a fresh vault for each pair.

``flagged``: an open contradiction ties them, or a stated change closed or took
back the first. ``lost``: one of the two texts cannot be found afterwards, which
must never be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.labelled import Case, percent, read_labelled, write_cases
from core.answers import ListRequest
from core.domain import Outcome, Receipt, Statement, Status
from core.vault import Vault
from core.window import End, parse_moment

if TYPE_CHECKING:
    from core.inference.embed import Embedder

CLASHES = ("contradiction", "update")
TRAPS = ("both_true", "late_past")


@dataclass(frozen=True, slots=True)
class Met:
    """One pair, what became of it, what flagged it, and whether a text was lost."""

    case: Case
    outcome: str
    generator: str | None
    lost: bool


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Tell every pair; shares from 0 to 100.

    Raises what ``read_labelled`` raises.
    """
    met = [_meet(case) for case in read_labelled(file, "pairs", ("a", "b", "label"))]
    write_cases(
        out,
        ({"id": one.case["id"], "outcome": one.outcome, "generator": one.generator, "lost": one.lost} for one in met),
    )
    flagged = [one for one in met if one.outcome == "flagged"]
    clashes = [one for one in met if one.case["label"] in CLASHES]
    hits = sum(one.case["label"] in CLASHES for one in flagged)
    return {
        "set": "pairs",
        "n": len(met),
        "metrics": {
            "precision": percent(hits, len(flagged), 100.0),
            "recall": percent(hits, len(clashes), 100.0),
            "traps_flagged": _share(met, TRAPS),
            "false_merges": sum(one.outcome == "restated" and one.case["label"] != "duplicate" for one in met),
            "lost": sum(one.lost for one in met),
            "by_label": {label: _counts(met, label) for label in sorted({str(one.case["label"]) for one in met})},
        },
    }


def _share(met: Sequence[Met], labels: Sequence[str]) -> float:
    found = [one for one in met if one.case["label"] in labels]
    return percent(sum(one.outcome == "flagged" for one in found), len(found))


def _counts(met: Sequence[Met], label: str) -> dict[str, int]:
    return dict(Counter(one.outcome for one in met if one.case["label"] == label))


def _meet(case: Case) -> Met:
    vault = Vault.in_memory()
    try:
        first, second = (_tell(vault, case, side) for side in ("a", "b"))
        held = {one.text for one in vault.list(ListRequest(every=True, limit=10)).memories}
        lost = not {case["a"], case["b"]} <= held and second.outcome is not Outcome.REPEATED
        outcome, generator = _outcome(vault, first, second)
        return Met(case, outcome, generator, lost)
    finally:
        vault.close()


def _tell(vault: Vault, case: Case, side: str) -> Receipt:
    said = case.get(f"{side}_said_at")
    return vault.add(Statement(case[side], said_at=parse_moment(said) if said else None, keep=True))


def _outcome(vault: Vault, first: Receipt, second: Receipt) -> tuple[str, str | None]:
    earlier = vault.show(str(first.memory))
    if second.contradictions:
        disputes = vault.show(str(second.memory)).disputes
        return "flagged", disputes[0].generator if disputes else None
    if earlier.memory.window.ending is not End.OPEN or earlier.memory.status is Status.RETIRED:
        stated = earlier.versions[0].windows[0].window.ending is End.OPEN
        if stated:
            return "flagged", "stated change"
    if second.outcome in (Outcome.REPEATED, Outcome.RESTATED):
        return "restated", None
    return "separate", None
