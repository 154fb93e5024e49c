"""What a search says about itself, in words: the time that it read from a question."""

from __future__ import annotations

from core.answers import Understood
from core.window import Window
from ui.dates import calendar_day, moment_text
from ui.translation import tr


def understood_chip(understood: Understood | None) -> str:
    """“True in Mar 2025”, “True since 2019”, “As known on 31 Aug 2025”; empty when no time was read."""
    if understood is None:
        return ""
    if understood.known_on is not None:
        at = understood.known_on
        return tr("As known on {day}").format(day=calendar_day(at.year, at.month, at.day))
    return _span(understood.window)


def _span(window: Window) -> str:
    match (window.start, window.end):
        case (None, None):
            return ""
        case (start, None) if start is not None:
            return tr("True since {when}").format(when=moment_text(start))
        case (None, end) if end is not None:
            return tr("True before {when}").format(when=moment_text(end))
        case _:
            return tr("True in {when}").format(when=moment_text(window.start)) if window.start else ""


def understood_hint(chip: str) -> str:
    """What a click on the chip does, for a screen reader and as its hint."""
    return tr("{chip}: read from your words. Click to look for the words alone.").format(chip=chip)
