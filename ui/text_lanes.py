"""The sentences of the timeline of many memories."""

from __future__ import annotations

import re

from core.domain import Status
from core.views import Bar, Lanes
from ui.dates import window_text
from ui.text import status_word
from ui.text_attributes import attribute_words
from ui.text_detail import capital
from ui.translation import digits, in_quotes, plural, tr

TITLE = tr("Timeline")
LOOKING = tr("Looking…")
EVERYONE = tr("Everyone")
ABOUT = tr("About whom")
LANES_NAME = tr("Lanes by")
LANES = ((Lanes.SLOT, tr("By what it is about")), (Lanes.PERSON, tr("By person")), (Lanes.SOURCE, tr("By source")))
SEARCH = tr("Search within the timeline")
SEARCH_HINT = tr("Only what has these words…")
CLOSER, FARTHER, WHOLE = tr("Closer"), tr("Farther"), tr("All of it")
NOTHING = tr("No memory stands on this timeline.")
NOTHING_FITS = tr("No memory fits these words or this person.")
NO_LANE = tr("Everything else")
EVERY_LANE = tr("Show all lanes")
HELP = tr(
    "Drag to move in time, Ctrl and the wheel zoom. Arrow keys walk, Enter opens, L or a lane’s name shows that lane, "
    "+ and − zoom, Home shows all."
)


def line(shown: int, total: int) -> str:
    """How much stands on the timeline."""
    if shown < total:
        return plural("The newest {shown} of {n} wording.", "The newest {shown} of {n} wordings.", total).format(
            shown=digits(shown)
        )
    return f"{plural('{n} wording', '{n} wordings', total)}."


_ASKED = (
    (re.compile(r"Where (?P<who>.+) lives"), tr("Where {who} lives")),
    (re.compile(r"Where (?P<who>.+) works"), tr("Where {who} works")),
    (re.compile(r"Where (?P<who>.+) studies"), tr("Where {who} studies")),
    (re.compile(r"What (?P<who>.+) does for a living"), tr("What {who} does for a living")),
    (re.compile(r"When (?P<who>.+) was born"), tr("When {who} was born")),
    (re.compile(r"Who the partner of (?P<who>.+) is"), tr("Who the partner of {who} is")),
)
"""The lanes that are questions."""


def lane_words(lane: str) -> str:
    """A lane's name as it is shown; the vault gives it in English."""
    if not lane:
        return NO_LANE
    for asked, said in _ASKED:
        if found := asked.fullmatch(lane):
            return said.format(who=found["who"])
    who, colon, attribute = lane.rpartition(": ")
    words = attribute_words(attribute[:1].lower() + attribute[1:].replace(" ", "_"))
    return f"{who}{colon}{words}" if who else capital(words) if words != attribute.lower() else lane


def name(shown: int, lanes: int) -> str:
    """The name of the timeline, for a screen reader."""
    return tr("Timeline, {wordings} in {lanes}. {help}").format(
        wordings=plural("{n} wording", "{n} wordings", shown), lanes=plural("{n} lane", "{n} lanes", lanes), help=HELP
    )


def bar_sentence(bar: Bar, lane: str) -> str:
    """A bar as one sentence."""
    when = window_text(bar.window, bar.said_at)
    true = tr("Was never right") if bar.status is Status.RETIRED else tr("True {when}").format(when=when)
    about = f"{lane}: " if lane else ""
    return f"{about}{in_quotes(bar.text.rstrip('.'))}. {true}. {capital(status_word(bar.status))}."


def years(first: int, last: int) -> str:
    """The stretch of time in sight: “1982 – 2033”, “2024”."""
    return f"{first}" if first == last else f"{first} – {last}"


def melted_sentence(number: int) -> str:
    """What several bars that melt into one say."""
    return plural(
        "{n} wording close together. Enter or a click comes closer.",
        "{n} wordings close together. Enter or a click comes closer.",
        number,
    )
