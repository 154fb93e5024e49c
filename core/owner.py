"""Whose vault it is, as values: the owner's names, and who else goes by one of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class OwnerNames:
    """How the owner is called, and the other names that mean the owner in texts.

    ``name`` is "user" while nobody gave one. ``made_with`` is the name that the
    vault was made with, which stays one of them; empty where it was made without.
    """

    name: str
    aliases: tuple[str, ...] = ()
    made_with: str = ""

    @property
    def is_given(self) -> bool:
        """Whether the owner has a name."""
        return self.name != UNNAMED

    @property
    def every(self) -> tuple[str, ...]:
        """The name and all others."""
        return (self.name, *self.aliases)


UNNAMED = "user"
"""How the owner is called in a vault to which nobody gave a name."""
OWNER_WORDS = (UNNAMED, "the user", "me", "i", "myself")
"""Words that mean the owner in every vault."""


class Namesakes(StrEnum):
    """What becomes of memories about somebody who goes by a name that the owner takes."""

    JOIN = "join"
    """They are about the owner, who was meant all along."""
    APART = "apart"
    """They are about somebody else, who keeps the name in texts."""


@dataclass(frozen=True, slots=True)
class Namesake:
    """Somebody in the vault who goes by a name: of how many memories, and the latest of these in their words."""

    name: str
    memories: int
    latest: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Naming:
    """What giving a name would mean: the names as they would be kept, and who goes by one of them already."""

    names: OwnerNames
    namesakes: tuple[Namesake, ...] = ()
