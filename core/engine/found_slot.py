"""One thing said of one subject: the values that the slot rules give and that ``conflict`` judges."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.window import End, Moment, Window


class Polarity(StrEnum):
    """Whether the value is said to hold or plainly denied."""

    POS = "pos"
    NEG = "neg"


class Cardinality(StrEnum):
    """One value at a time, many side by side, or not known: that never stands against another."""

    ONE = "one"
    MANY = "many"
    UNKNOWN = "unknown"


class ChangeKind(StrEnum):
    """What the statement itself says of a change."""

    BEGAN = "began"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Change:
    """A change stated in so many words; ``on`` is its date, ``stated`` False where that is only the day it was said."""

    kind: ChangeKind
    on: Moment | None
    stated: bool


@dataclass(frozen=True, slots=True)
class FoundSlot:
    """One thing said of one subject.

    ``valid_from`` and ``valid_to`` are None where the text gives none;
    ``over``: it no longer holds. ``scope``: "at work"; ``additive``: "also",
    "a second"; ``retraction``: the sentence takes something back.
    """

    subject: str
    attribute: str
    value: str
    cardinality: Cardinality
    polarity: Polarity = Polarity.POS
    valid_from: Moment | None = None
    valid_to: Moment | None = None
    over: bool = False
    change: Change | None = None
    scope: str = ""
    additive: bool = False
    retraction: bool = False

    def window(self) -> Window:
        """When it holds; an ending that comes before the start is taken as of unknown date."""
        if self.valid_to is not None and (self.valid_from is None or self.valid_from.at < self.valid_to.at):
            return Window(self.valid_from, self.valid_to, End.DATED)
        return Window(self.valid_from, None, End.UNKNOWN if self.over else End.OPEN)
