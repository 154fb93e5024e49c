"""How sure the best message for a question is: a value that answers carry, and why they may be no answer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Doubted(StrEnum):
    """Why the best hit of a question may be no answer."""

    NOTHING_LIKE_IT = "nothing_like_it"
    SOMEBODY_ELSE = "somebody_else"


@dataclass(frozen=True, slots=True)
class Doubt:
    """How sure the best message for a question is; ``kind`` None = sure enough.

    ``likeness``: how like the question it is (None = not compared). ``gap``: by
    how much the best of ``asked``, whom the question names, lies above that of
    ``said_by``, who has the best of all others; None where nobody is named.
    """

    kind: Doubted | None
    likeness: float | None
    gap: float | None
    asked: str = ""
    said_by: str = ""
