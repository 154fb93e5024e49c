"""The single keys of the review rooms: which one does what, as the person has chosen; they act only in there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from PySide6.QtCore import Qt

from core.contradictions import Verdict


class Step(StrEnum):
    """What keys do beside giving a verdict."""

    APPROVE = "approve"
    EDIT = "edit"
    REJECT = "reject"
    PUT_OFF = "put off"
    NEXT = "next"
    PREVIOUS = "previous"


Act = Verdict | Step

PAIRS: tuple[Act, ...] = (*Verdict, Step.NEXT, Step.PREVIOUS)
"""What keys do where two memories stand side by side."""
APPROVING: tuple[Act, ...] = (Step.APPROVE, Step.EDIT, Step.REJECT, Step.PUT_OFF, Step.NEXT, Step.PREVIOUS)
"""What keys do where proposals and new memories wait."""
ROOMS = (PAIRS, APPROVING)
"""Within each of these a key does one thing; the two may share keys, since one is on show at a time."""

DEFAULTS: Mapping[Act, str] = {
    Verdict.A: "A",
    Verdict.B: "B",
    Verdict.SEQUENCE: "3",
    Verdict.BOTH: "4",
    Verdict.NEITHER: "5",
    Verdict.UNKNOWN: "6",
    Verdict.DIFFERENT: "7",
    Verdict.DUPLICATE: "8",
    Verdict.LATER: "S",
    Step.APPROVE: "A",
    Step.EDIT: "E",
    Step.REJECT: "R",
    Step.PUT_OFF: "S",
    Step.NEXT: "J",
    Step.PREVIOUS: "K",
}
ALSO: Mapping[str, Act] = {"1": Verdict.A, "2": Verdict.B}
"""The digits of the two cards, which answer, too, unless they were given away."""
SETTING = "review_keys"
"""The name under which a person's own keys are kept."""


@dataclass(frozen=True, slots=True)
class Letters:
    """The keys by what they do; ``on`` False = none of them acts and none is printed."""

    keys: Mapping[Act, str] = field(default_factory=lambda: DEFAULTS)
    on: bool = True

    def of(self, act: Act) -> str:
        """The key to print for it; empty while single keys are switched off."""
        return self.keys[act] if self.on else ""

    def act(self, room: tuple[Act, ...], key: str) -> Act | None:
        """What a key does in a room; None for nothing."""
        if not self.on or not key:
            return None
        found = next((act for act in room if self.keys[act] == key), None)
        return found or (ALSO.get(key) if ALSO.get(key) in room else None)

    def clashes(self) -> tuple[tuple[Act, Act], ...]:
        """The pairs that share a key within one room."""
        found = []
        for room in ROOMS:
            seen: dict[str, Act] = {}
            for act in room:
                if self.keys[act] in seen:
                    found.append((seen[self.keys[act]], act))
                seen.setdefault(self.keys[act], act)
        return tuple(found)

    def kept(self) -> str:
        """What differs from the defaults, as text for the settings."""
        return json.dumps({act: key for act, key in self.keys.items() if DEFAULTS[act] != key}, ensure_ascii=False)


def letters_from(kept: str | None, *, on: bool = True) -> Letters:
    """The keys as they were kept; what cannot be read or clashes gives the defaults."""
    try:
        found = json.loads(kept or "{}")
        own = {act: found[act.value] for act in DEFAULTS if isinstance(found.get(act.value), str)}
    except (ValueError, AttributeError):
        own = {}
    made = Letters({**DEFAULTS, **{act: key for act, key in own.items() if is_key(key)}}, on)
    return Letters(DEFAULTS, on) if made.clashes() else made


def is_key(key: str) -> bool:
    """Whether this can be a single key: one letter or digit, as a capital."""
    return len(key) == 1 and key.isalnum() and key == key.upper()


def pressed(key: int) -> str:
    """The letter or digit of a key as Qt names it; empty for any other."""
    if not 0x20 < key < Qt.Key.Key_Escape:
        return ""
    sign = chr(key).upper()
    return sign if is_key(sign) else ""
