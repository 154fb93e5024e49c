"""The sentences of the timeline of many memories."""

from __future__ import annotations

from core.domain import Status
from core.views import Bar, Lanes
from ui.dates import window_text
from ui.text import count, status_word
from ui.text_detail import capital

TITLE = "Timeline"
LOOKING = "Looking…"
EVERYONE = "Everyone"
ABOUT = "About whom"
LANES_NAME = "Lanes by"
LANES = ((Lanes.SLOT, "By what it is about"), (Lanes.PERSON, "By person"), (Lanes.SOURCE, "By source"))
SEARCH = "Search within the timeline"
SEARCH_HINT = "Only what has these words…"
CLOSER, FARTHER, WHOLE = "Closer", "Farther", "All of it"
NOTHING = "No memory stands on this timeline."
NOTHING_FITS = "No memory fits these words or this person."
NO_LANE = "Everything else"
EVERY_LANE = "Show all lanes"
HELP = (
    "Drag to move in time, Ctrl and the wheel zoom. Arrow keys walk, Enter opens, L or a lane’s name shows that lane, "
    "+ and − zoom, Home shows all."
)


def line(shown: int, total: int) -> str:
    """How much stands on the timeline."""
    if shown < total:
        return f"The newest {shown:,} of {count(total, 'wording', 'wordings')}."
    return f"{count(total, 'wording', 'wordings')}."


def name(shown: int, lanes: int) -> str:
    """The name of the timeline, for a screen reader."""
    return f"Timeline, {count(shown, 'wording', 'wordings')} in {count(lanes, 'lane', 'lanes')}. {HELP}"


def bar_sentence(bar: Bar, lane: str) -> str:
    """A bar as one sentence."""
    when = window_text(bar.window, bar.said_at)
    true = "Was never right" if bar.status is Status.RETIRED else f"True {when}"
    about = f"{lane}: " if lane else ""
    return f"{about}“{bar.text.rstrip('.')}”. {true}. {capital(status_word(bar.status))}."


def years(first: int, last: int) -> str:
    """The stretch of time in sight: “1982 – 2033”, “2024”."""
    return f"{first}" if first == last else f"{first} – {last}"


def melted_sentence(number: int) -> str:
    """What several bars that melt into one say."""
    return f"{count(number, 'wording', 'wordings')} close together. Enter or a click comes closer."
