"""The sentences of the map of meanings."""

from __future__ import annotations

from core.domain import Status
from core.views import MeaningMap, Point
from ui.safe import one_line
from ui.text import count, status_word
from ui.text_detail import capital

TITLE = "Map of meanings"
LOOKING = "Drawing the map…"
BY = "Colour by"
BY_STATUS, BY_TAG = "By state", "By tag"
OTHER_TAGS, NO_TAG = "other tags", "no tag"
NOTHING = "There is no map yet."
NOTHING_LINE = "Every memory becomes a point once the language model has read it; points near each other mean alike."
HELP = "Near means alike. Drag to move, the wheel zooms. Arrow keys walk, Enter opens, + and − zoom, Home shows all."
LEGEND = "What the marks stand for. Press one to see only these"


def line(drawn: MeaningMap) -> str:
    """How much of the vault stands on the map."""
    shown = len(drawn.points)
    if shown < drawn.total:
        told = f"A sample of {shown:,} of {count(drawn.total, 'memory', 'memories')}."
    else:
        told = f"{count(shown, 'memory', 'memories')}."
    unread = (
        f" {count(drawn.unread, 'more is', 'more are')} not read by the language model yet." if drawn.unread else ""
    )
    return f"{told}{unread} The two directions tell {round(100 * drawn.kept)} % of all differences in meaning."


def name(shown: int) -> str:
    """The name of the map, for a screen reader."""
    return f"Map of meanings, {count(shown, 'memory', 'memories')}. {HELP}"


def point_sentence(point: Point) -> str:
    """A point as one sentence."""
    tags = f" {', '.join(one_line(tag, 40) for tag in point.tags)}." if point.tags else ""
    return f"“{one_line(point.text, 200).rstrip('.')}”. {capital(status_word(point.status))}.{tags}"


def status_name(status: Status) -> str:
    """A state in the legend."""
    return status_word(status)


def legend_entry(name: str, number: int) -> str:
    """A mark of the legend with how many points have it."""
    return f"{one_line(name, 30)} {number:,}"
