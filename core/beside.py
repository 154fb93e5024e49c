"""What a search shows with its hits: the neighbours of each, and the steps by which several answer together."""

from __future__ import annotations

from dataclasses import dataclass

from core.domain import Memory
from core.window import Moment


@dataclass(frozen=True, slots=True)
class Beside:
    """What is shown with a hit and takes no hit's place; ``via`` says in words how it belongs to it.

    Either a memory's id or a message's is set.
    """

    text: str
    via: str
    speaker: str
    memory: str | None = None
    episode: str | None = None
    said_at: Moment | None = None


@dataclass(frozen=True, slots=True)
class RouteStep:
    """One memory on the way to an answer that no single one gives, and the thing that it leads to."""

    memory: Memory
    value: str
