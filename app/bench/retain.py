"""What the retain filter keeps and skips, against the labels: a dropped fact is far worse than kept noise."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.labelled import by_language, percent, read_labelled, write_cases
from core.engine.retain import noise

if TYPE_CHECKING:
    from core.inference.embed import Embedder


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Judge every text; shares from 0 to 100. Model and options play no part.

    Raises what ``read_labelled`` raises.
    """
    cases = read_labelled(file, "retain", ("text", "keep"))
    reasons = {str(case["id"]): noise(case["text"]) for case in cases}
    write_cases(
        out, ({"id": name, "keep": reason is None, "reason": reason or "kept"} for name, reason in reasons.items())
    )
    facts = [case for case in cases if case["keep"]]
    rest = [case for case in cases if not case["keep"]]
    right = {str(case["id"]): (reasons[str(case["id"])] is None) == bool(case["keep"]) for case in cases}
    return {
        "set": "retain",
        "n": len(cases),
        "metrics": {
            "dropped": sum(reasons[str(case["id"])] is not None for case in facts),
            "noise_skipped": percent(sum(reasons[str(case["id"])] is not None for case in rest), len(rest)),
            "facts": len(facts),
            "noise": len(rest),
            "by_language": by_language(cases, right),
        },
    }
