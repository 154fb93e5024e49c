"""What the tolerant parser makes of replies that models really give, against what a careful reader would say.

A case is right when its verdict, and of a parsed one its operation, target
and text, are as labelled; ``may_be_unclear`` forgives a parser that does not
trust a reply. A wrong target is counted apart: there must be none.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.labelled import Case, percent, read_labelled, write_cases
from core.inference.replies import Decision, Unclear, read_reply

if TYPE_CHECKING:
    from core.inference.embed import Embedder

OFFERED = 5
"""The labelled prompt listed memories 1 to 5."""


@dataclass(frozen=True, slots=True)
class Read:
    """One labelled reply and what was made of it."""

    case: Case
    answer: Decision | Unclear

    @property
    def right(self) -> bool:
        """Whether it is as labelled, or unclear where that is forgiven."""
        expected = self.case["expect"]
        if isinstance(self.answer, Unclear):
            return expected["verdict"] == "unclear" or bool(self.case.get("may_be_unclear"))
        fields = self.line
        return all(fields[name] == expected[name] for name in fields.keys() & expected.keys())

    @property
    def wrong_target(self) -> bool:
        """Whether a memory is named that the reply does not certainly mean."""
        return (
            isinstance(self.answer, Decision)
            and self.answer.target is not None
            and self.answer.target != self.case["expect"].get("target")
        )

    @property
    def line(self) -> dict[str, object]:
        """The case's line in the results."""
        if isinstance(self.answer, Unclear):
            return {"id": self.case["id"], "verdict": "unclear", "op": None, "target": None, "text": None}
        return {
            "id": self.case["id"],
            "verdict": "parsed",
            "op": self.answer.op.value,
            "target": self.answer.target,
            "text": self.answer.text,
        }


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Read every labelled reply of the file.

    Raises ``FileUnreadable`` and ``UnsupportedFormat`` for a file without
    such cases, ``InvalidRequest`` without a file.
    """
    read = [Read(case, _read(case)) for case in read_labelled(file, "replies", ("reply", "expect"))]
    write_cases(out, (each.line for each in read))
    return {"set": "replies", "n": len(read), "metrics": metrics_of(read)}


def metrics_of(read: Sequence[Read]) -> dict[str, Any]:
    """Shares in percent, over all and by group, and the ids of what is not as labelled."""
    groups = Counter(str(each.case.get("group", "all")) for each in read)
    right = Counter(str(each.case.get("group", "all")) for each in read if each.right)
    clear = [each for each in read if each.case["expect"]["verdict"] == "parsed"]
    return {
        "right": percent(right.total(), len(read)),
        "parsed": percent(sum(isinstance(each.answer, Decision) for each in clear), len(clear)),
        "wrong_targets": sum(each.wrong_target for each in read),
        "by_group": {group: percent(right[group], count) for group, count in sorted(groups.items())},
        "wrong": [each.case["id"] for each in read if not each.right],
    }


def _read(case: Case) -> Decision | Unclear:
    reply = str(case["reply"])
    if case.get("kind") == "message":
        try:
            message = json.loads(reply)
        except (ValueError, RecursionError):
            return Unclear("The message is no JSON.")
        return read_reply(message, OFFERED) if isinstance(message, dict) else Unclear("The message is no object.")
    return read_reply(reply, OFFERED)
