"""The sentences around the memories: the sample's strip, the tour, presenting, tags in every memory."""

from __future__ import annotations

import re

from core.domain import Memory
from ui import text
from ui.translation import tr

_MARKED = re.compile(r"([\\`*_\[\]<>#])")
"""Signs that Markdown reads as its own."""

SAMPLE_LINE = tr("This is made-up data: the life of Mira, an invented person. Nothing here touches your own vault.")
TAKE_TOUR = tr("Take the tour")
RESET = tr("Reset")
START_OWN = tr("Start my own")
HIDE_STRIP = tr("Hide this line")
RESET_ASK = tr("Everything that was changed in the sample is gone then, and the story starts anew.")
RESET_HINT = tr("Reset the sample (Ctrl+Shift+R)")
RESET_TITLE = tr("Reset the sample")

TOUR_NAME = tr("Tour")
NEXT = tr("Next")
PREVIOUS = tr("Back")
SKIP = tr("Skip the tour")
DONE = tr("Done")
TOUR: tuple[tuple[str, str, str], ...] = (
    (
        "search",
        tr("Ask, or type a word"),
        tr("“Where do I live?” is answered as you type, with what is true now and what was before. Ctrl+F leads here."),
    ),
    (
        "timeline",
        tr("Every memory has a past"),
        tr(
            "The timeline shows which wording was true from when to when. Old ones stay, can be compared, "
            "and brought back with one click."
        ),
    ),
    (
        "contradictions",
        tr("What disagrees waits for you"),
        tr("Two homes and neither has ended? They stand side by side here, and one key decides."),
    ),
    (
        "waiting",
        tr("Nothing counts before you approve it"),
        tr("What an assistant or a file says about you is kept here, apart, until you let it count or turn it down."),
    ),
    (
        "export",
        tr("All of it is yours to take"),
        tr("File ▸ Export… writes an archive, a table or pages to read. Import… brings in what other assistants know."),
    ),
)
"""The stops: the control that each one is about, a heading, and one or two sentences."""

PRESENTING = tr("Presentation mode. F11 or Esc ends it.")

RETAG_TITLE = tr("Find and replace in tags")
RETAG_DO = tr("Replace")
RETAG_LINE = tr("In every memory, the past and the archive included. One Undo takes it back.")
RETAG_FIND = tr("Find this tag")
RETAG_WITH = tr("Put in its place")
RETAG_HINT = tr("Empty takes the tag away; several are separated by commas.")
RETAG_SAME = tr("It would stay as it is.")
RETAG_SAME_HINT = tr("Write another tag, or leave the field empty to take it away.")
NO_TAGS = tr("There are no tags yet.")
NO_TAGS_HINT = tr("Ctrl+T gives the chosen memory its first one.")


def stop_of(number: int, total: int) -> str:
    """Where in the tour one is: “2 of 5”."""
    return text.of_total(number, total)


def as_markdown(memory: Memory) -> str:
    """A memory as an entry of a Markdown list: what it says, then in brackets what it is, since when and from whom."""
    said = _MARKED.sub(r"\\\1", " ".join(memory.text.split()))
    facts = [
        text.status_word(memory.status),
        text.when_words(memory),
        text.channel_words(memory.channel, memory.source),
    ]
    tags = " ".join(f"#{tag.replace(' ', '-')}" for tag in memory.tags)
    about = _MARKED.sub(r"\\\1", " · ".join(fact for fact in facts if fact))
    return f"- {said} *({about})*{' ' + tags if tags else ''}"
