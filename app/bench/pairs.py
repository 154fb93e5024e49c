"""What becomes of two statements told one after the other, in a fresh vault for each pair.

``flagged``: an open contradiction ties them, or a stated change closed or took
back the first. ``lost``: one of the two texts cannot be found afterwards, which
must never be. ``--generator`` counts the flags of one generator alone.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.labelled import Case, percent, read_labelled, write_cases
from app.detector import builtin_judge
from core.answers import ListRequest
from core.contradictions import QueueRequest
from core.domain import Outcome, Receipt, Statement, Status
from core.vault import Vault
from core.window import End, parse_moment

if TYPE_CHECKING:
    from core.inference.embed import Embedder
    from core.inference.local_judge import LocalJudge

CLASHES = ("contradiction", "update")
TRAPS = ("both_true", "late_past")
FIRST = (10, 20, 30, 50)
"""How many of the ranked queue a person may look at; the share of true ones among them is told."""
STATED = "stated change"


@dataclass(frozen=True, slots=True)
class Met:
    """One pair, what became of it, what flagged it, how it ranks (0 to 1), and whether a text was lost."""

    case: Case
    outcome: str
    generator: str | None
    score: float
    lost: bool

    @property
    def is_clash(self) -> bool:
        """Whether the label says that the two cannot both hold now."""
        return self.case["label"] in CLASHES

    @property
    def is_flagged(self) -> bool:
        """Whether it was flagged, or closed by a stated change."""
        return self.outcome == "flagged"


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Tell every pair; shares from 0 to 100.

    Raises what ``read_labelled`` raises.
    """
    only = str(options.get("generator") or "all")
    judge = builtin_judge() if only in ("all", "local") and not options.get("rules_only") else None
    met = [_meet(case, embedder, judge, only) for case in read_labelled(file, "pairs", ("a", "b", "label"))]
    write_cases(
        out,
        ({"id": one.case["id"], "outcome": one.outcome, "generator": one.generator, "lost": one.lost} for one in met),
    )
    return {"set": "pairs", "n": len(met), "metrics": metrics_of(met)}


def metrics_of(met: Sequence[Met]) -> dict[str, Any]:
    """All figures of pairs that were told."""
    ranked = sorted((one for one in met if one.is_flagged), key=lambda one: -one.score)
    return {
        **_figures(met),
        "traps_flagged": _share(met, TRAPS),
        "false_merges": sum(one.outcome == "restated" and one.case["label"] != "duplicate" for one in met),
        "lost": sum(one.lost for one in met),
        "auc": _auc(met),
        "precision_of_first": {
            str(first): percent(sum(one.is_clash for one in ranked[:first]), min(first, len(ranked))) for first in FIRST
        },
        "by_label": {label: _counts(met, label) for label in sorted({str(one.case["label"]) for one in met})},
        "by_language": _grouped(met, lambda one: str(one.case.get("lang", "en"))),
        "by_subtype": _grouped([one for one in met if one.is_clash], _subtype),
        "by_generator": _grouped([one for one in met if one.is_flagged], lambda one: str(one.generator)),
    }


def _subtype(one: Met) -> str:
    return str(one.case.get("subtype") or one.case["label"])


def _figures(met: Sequence[Met]) -> dict[str, float]:
    flagged = [one for one in met if one.is_flagged]
    hits = sum(one.is_clash for one in flagged)
    return {
        "precision": percent(hits, len(flagged), 100.0),
        "recall": percent(hits, sum(one.is_clash for one in met), 100.0),
    }


def _grouped(met: Sequence[Met], name: Callable[[Met], str]) -> dict[str, dict[str, float]]:
    return {
        group: {"n": len(found), "flagged": sum(one.is_flagged for one in found), **_figures(found)}
        for group in sorted({name(one) for one in met})
        if (found := [one for one in met if name(one) == group])
    }


def _auc(met: Sequence[Met]) -> float:
    """How often a clash ranks above a pair that is none, 0 to 100; 50 is chance."""
    pairs = list(
        itertools.product([one.score for one in met if one.is_clash], [one.score for one in met if not one.is_clash])
    )
    above = sum((clash > other) + 0.5 * (clash == other) for clash, other in pairs)
    return round(100 * above / len(pairs), 2) if pairs else 50.0


def _share(met: Sequence[Met], labels: Sequence[str]) -> float:
    found = [one for one in met if one.case["label"] in labels]
    return percent(sum(one.is_flagged for one in found), len(found))


def _counts(met: Sequence[Met], label: str) -> dict[str, int]:
    return dict(Counter(one.outcome for one in met if one.case["label"] == label))


def _meet(case: Case, embedder: Embedder | None, judge: LocalJudge | None, only: str) -> Met:
    vault = Vault.in_memory(embedder=embedder)
    vault.use_detector(judge)
    try:
        first, second = (_tell(vault, case, side) for side in ("a", "b"))
        held = {one.text for one in vault.list(ListRequest(every=True, limit=10)).memories}
        lost = not {case["a"], case["b"]} <= held and second.outcome is not Outcome.REPEATED
        if only != "slot":
            vault.embed_missing()
            vault.detect_missing()
        outcome, generator, score = _outcome(vault, first, second, only)
        return Met(case, outcome, generator, score, lost)
    finally:
        vault.close()


def _tell(vault: Vault, case: Case, side: str) -> Receipt:
    said = case.get(f"{side}_said_at")
    return vault.add(Statement(case[side], said_at=parse_moment(said) if said else None, keep=True))


def _outcome(vault: Vault, first: Receipt, second: Receipt, only: str) -> tuple[str, str | None, float]:
    flags = [
        flag
        for flag in vault.contradictions(QueueRequest(limit=10)).contradictions
        if only in ("all", *(said.generator.value for said in flag.assessments))
    ]
    if flags:
        return "flagged", flags[0].generator.value, flags[0].score or 0.0
    if _is_closed(vault, first) and only in ("all", "slot"):
        return "flagged", STATED, 1.0
    if vault.proposals() and only in ("all", "slot"):
        return "flagged", "proposal", 0.9
    if second.outcome in (Outcome.REPEATED, Outcome.RESTATED):
        return "restated", None, 0.0
    return "separate", None, 0.0


def _is_closed(vault: Vault, first: Receipt) -> bool:
    """Whether the second statement closed or took back the first."""
    earlier = vault.show(str(first.memory))
    over = earlier.memory.window.ending is not End.OPEN or earlier.memory.status is Status.RETIRED
    return over and earlier.versions[0].windows[0].window.ending is End.OPEN
