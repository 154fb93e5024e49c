"""A labelled pair of statements, and the seven ways in which the later one may stand to the earlier one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Label(StrEnum):
    """In the order of the model's answer (``core/inference/local_judge.py`` names them alike)."""

    CONFLICT = "C"
    UPDATE = "U"
    BOTH = "B"
    DUPLICATE = "D"
    REFINE = "R"
    LATE_PAST = "P"
    UNRELATED = "N"


FLAGGED = frozenset({Label.CONFLICT, Label.UPDATE})
"""What the score of a pair adds up: the two cannot both hold now."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two statements in the order in which they were said.

    ``group`` names the row they were made of: all pairs of a group fall on the same side of the split.
    ``kind`` names the reason, for reading errors by kind.
    """

    earlier: str
    later: str
    label: Label
    group: str
    kind: str
