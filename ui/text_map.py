"""The sentences of the map of meanings."""

from __future__ import annotations

from core.domain import Status
from core.views import MeaningMap, Point
from ui.safe import one_line
from ui.text import status_word
from ui.text_detail import capital
from ui.translation import digits, in_quotes, plural, tr

TITLE = tr("Map of meanings")
LOOKING = tr("Drawing the map…")
BY = tr("Colour by")
BY_STATUS, BY_TAG = tr("By state"), tr("By tag")
OTHER_TAGS, NO_TAG = tr("other tags"), tr("no tag")
NOTHING = tr("There is no map yet.")
NOTHING_LINE = tr(
    "Every memory becomes a point once the language model has read it; points near each other mean alike."
)
HELP = tr(
    "Near means alike. Drag to move, the wheel zooms. Arrow keys walk, Enter opens, + and − zoom, Home shows all."
)
LEGEND = tr("What the marks stand for. Press one to see only these")


def line(drawn: MeaningMap) -> str:
    """How much of the vault stands on the map."""
    shown = len(drawn.points)
    if shown < drawn.total:
        told = plural("A sample of {shown} of {n} memory.", "A sample of {shown} of {n} memories.", drawn.total).format(
            shown=digits(shown)
        )
    else:
        told = f"{plural('{n} memory', '{n} memories', shown)}."
    unread = (
        plural(
            " {n} more is not read by the language model yet.",
            " {n} more are not read by the language model yet.",
            drawn.unread,
        )
        if drawn.unread
        else ""
    )
    return tr("{told}{unread} The two directions tell {percent} % of all differences in meaning.").format(
        told=told, unread=unread, percent=round(100 * drawn.kept)
    )


def name(shown: int) -> str:
    """The name of the map, for a screen reader."""
    return plural("Map of meanings, {n} memory. {help}", "Map of meanings, {n} memories. {help}", shown).format(
        help=HELP
    )


def point_sentence(point: Point) -> str:
    """A point as one sentence."""
    tags = f" {', '.join(one_line(tag, 40) for tag in point.tags)}." if point.tags else ""
    return f"{in_quotes(one_line(point.text, 200).rstrip('.'))}. {capital(status_word(point.status))}.{tags}"


def status_name(status: Status) -> str:
    """A state in the legend."""
    return status_word(status)


def legend_entry(name: str, number: int) -> str:
    """A mark of the legend with how many points have it."""
    return f"{one_line(name, 30)} {digits(number)}"
