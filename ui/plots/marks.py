"""Marks for the points of a map: each kind has a colour and a shape of its own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mark:
    """A token's name for the colour, a shape by pyqtgraph's name, its size in pixels at scale 1, filled or hollow."""

    colour: str
    shape: str
    size: float
    filled: bool = True


MARKS = (
    Mark("accent", "o", 9),
    Mark("success", "s", 8),
    Mark("warning", "t1", 10),
    Mark("danger", "d", 12),
    Mark("text", "o", 9, filled=False),
    Mark("muted", "s", 8, filled=False),
    Mark("accent", "t", 10, filled=False),
    Mark("faint", "o", 6),
)
"""The last one is for what belongs to no kind."""
QUIET = len(MARKS) - 1
