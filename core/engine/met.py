"""What a handle keeps of the rules' round; the index itself, which this does not load, is in ``meetings``."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.engine.meetings import Block


@dataclass(slots=True)
class Met:
    """What a handle keeps of the rules' round between two slices; all of it can be made anew."""

    mark: str = ""
    flagged: Counter[int] = field(default_factory=Counter)
    """The open contradictions of each, as of the operation ``counted`` and with those found since."""
    counted: int = -1
    full: set[int] = field(default_factory=set)
    block: Block | None = None
