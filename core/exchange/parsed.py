"""What a reader hands over: turns and statements, and everything that it left out.

The values are the same for every format, so that the vault can store, preview
and report without knowing where they came from.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.answers import SkippedRecord
from core.domain import Statement, Turn


@dataclass(frozen=True, slots=True)
class Parsed:
    """The content of one file.

    ``turns`` are verbatim messages in their order, ``statements`` single
    memories; a format fills one of the two. ``uncertain`` lists the dates that
    were left out because they could not be read without guessing; the texts
    themselves are kept. ``external_id`` of a turn is unique in its
    conversation. ``choices`` names the conversations that can be picked.
    """

    format: str
    source_name: str
    turns: tuple[Turn, ...] = ()
    statements: tuple[Statement, ...] = ()
    skipped: tuple[SkippedRecord, ...] = ()
    uncertain: tuple[SkippedRecord, ...] = ()
    choices: tuple[str, ...] = ()

    @property
    def uncertain_dates(self) -> int:
        """How many dates were left out."""
        return len(self.uncertain)

    @property
    def conversations(self) -> tuple[str, ...]:
        """Names of the conversations, in the file's order."""
        return tuple(dict.fromkeys(turn.conversation for turn in self.turns))

    @property
    def speakers(self) -> tuple[str, ...]:
        """Names of those who speak, in the order of their first word."""
        named = [turn.speaker for turn in self.turns] + [one.speaker for one in self.statements]
        return tuple(dict.fromkeys(name for name in named if name))


def unstorable(text: str) -> str | None:
    """Why a text cannot be kept word for word, or None when it can."""
    if not text.strip():
        return "It is empty."
    if "\x00" in text:
        return "It holds a NUL sign, which cannot be stored."
    if any("\ud800" <= sign <= "\udfff" for sign in text):
        return "It holds half of a sign, which cannot be stored."
    return None
