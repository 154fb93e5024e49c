"""The values that the resolver works with: a found statement, how it stands, and its place in the answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum

from core.answers import Part
from core.domain import Status
from core.engine.standing import OwnTime, over_clause, own_time, tells_a_change, tells_a_turn
from core.window import Window


class Stand(IntEnum):
    """How a statement stands at the time that is asked for, the best first."""

    HOLDS = 0
    UNSURE = 1
    """Its start is not known, and it was said later."""
    OVER = 2
    ENDING = 3
    """It tells that something is over, and nothing of what came instead."""
    AHEAD = 4
    WRONG = 5
    """A later statement put it right."""


@dataclass(frozen=True, slots=True)
class KnownSlot:
    """A slot of a found statement; ``fits``: its subject is the one that the question is about."""

    subject: int
    attribute: str
    value: str
    polarity: str
    fits: bool


@dataclass(frozen=True, slots=True)
class Known:
    """A found statement with all that decides between it and others. ``own``: its speaker is the owner.

    ``reworded``: another version of its memory gives the property that is asked for.
    """

    key: int
    text: str
    score: float
    status: Status
    window: Window
    said: datetime
    uncertain: bool
    own: bool
    cosine: float | None
    slots: tuple[KnownSlot, ...] = ()
    reworded: bool = False

    def time(self) -> OwnTime:
        """The time that its own words tell of."""
        return own_time(self.text, self.said)

    def values(self) -> str:
        """The values of its slots, or its whole text."""
        return " ".join(slot.value for slot in self.slots) or self.text

    def began(self) -> datetime:
        """When it began, as far as can be told; else when it was said."""
        own = self.time()
        return (self.window.start.at if self.window.start else None) or own.start or own.end or self.said


@dataclass(slots=True)
class Place:
    """Where a statement comes to stand, and why. ``settled``: it took the place of the others.

    ``until``: where "before that" ends it.
    """

    known: Known
    stand: Stand = Stand.HOLDS
    answers: bool = False
    settled: bool = False
    until: datetime | None = None
    parts: list[Part] = field(default_factory=list)
    why: list[str] = field(default_factory=list)

    @property
    def score(self) -> float:
        """The score with everything that the resolver added."""
        return self.known.score + sum(part.value for part in self.parts)

    @property
    def holds(self) -> bool:
        """Whether it may be the answer for the time asked."""
        return self.stand <= Stand.UNSURE

    @property
    def changes(self) -> bool:
        """Whether it says that something is new: by a word, by the day from which it holds, or beside what is over."""
        text = self.known.text
        return tells_a_change(text) or tells_a_turn(text) or bool(over_clause(text)) or self.known.time().since

    def add(self, name: str, value: float, why: str = "") -> None:
        """Add a named part, and its reason in words."""
        self.parts.append(Part(name, value))
        if why:
            self.why.append(why)

    def lift(self, name: str, above: float, why: str = "") -> None:
        """Bring it just above a score, if it stands below."""
        self.add(name, max(0.0, above - self.score) + 0.001, why)

    def lower(self, name: str, below: float, why: str = "") -> None:
        """Bring it just below a score, if it stands above."""
        self.add(name, min(0.0, below - self.score) - 0.001, why)
