"""What a search says about itself, in words: the time that it read from a question."""

from __future__ import annotations

from core.answers import Understood
from core.window import Window, in_words


def understood_chip(understood: Understood | None) -> str:
    """“True in Mar 2025”, “True since 2019”, “As known on 31 Aug 2025”; empty when no time was read."""
    if understood is None:
        return ""
    if understood.known_on is not None:
        at = understood.known_on
        return f"As known on {at.day} {at:%b} {at.year}"
    return _span(understood.window)


def _span(window: Window) -> str:
    match (window.start, window.end):
        case (None, None):
            return ""
        case (start, None) if start is not None:
            return f"True since {in_words(start)}"
        case (None, end) if end is not None:
            return f"True before {in_words(end)}"
        case _:
            return f"True in {in_words(window.start)}" if window.start else ""


def understood_hint(chip: str) -> str:
    """What a click on the chip does, for a screen reader and as its hint."""
    return f"{chip}: read from your words. Click to look for the words alone."
