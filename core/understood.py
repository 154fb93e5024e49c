"""What a search read out of a query besides its words: a value that answers carry, so that it can be shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from core.window import Window


class PieceKind(StrEnum):
    """What a piece of a query does beside its words."""

    PHRASE = "phrase"
    WITHOUT = "without"
    TAG = "tag"
    FROM = "from"
    IS = "is"
    CHANGED = "changed"
    ASOF = "asof"
    LEARNED = "learned"
    CONFIRMED = "confirmed"
    UNREAD = "unread"
    """It looks like one of them and names no date or state that there is: its words are looked for."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of a query: what it says, and ``written`` as it stands there."""

    kind: PieceKind
    value: str
    written: str


@dataclass(frozen=True, slots=True)
class Understood:
    """What a search read from the words of a question; ``Query.plain`` switches it off.

    ``window``: the time that is asked about, ``words`` as they named it.
    ``known_on``: that time is meant on the vault's own clock. ``person``: whom it
    is about ("user", "user's sister", a name); ``attribute``: what is asked of them.
    ``changes``: it asks for what began or ended in that time.
    """

    window: Window = field(default_factory=Window)
    known_on: datetime | None = None
    person: str = ""
    attribute: str = ""
    words: str = ""
    changes: bool = False
