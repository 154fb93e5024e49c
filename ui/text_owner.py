"""The sentences about the owner's name: asked once at the first start, changed at any time."""

from __future__ import annotations

from core.owner import Namesake
from ui.safe import one_line
from ui.translation import in_quotes, plural, tr

ASK = tr("What is your name?")
ASK_HINT = tr("Alice")
ASK_WHY = tr("Optional. “Alice” in what assistants stored and “I” are then the same person.")
ASK_DO = tr("Keep")
TITLE = tr("Your name")
LINE = tr("“I” and these names are then one and the same person: in questions, in contradictions, and in exports.")
NAME = tr("How you are called")
ALIASES = tr("Also called")
ALIASES_HINT = tr("First name, nicknames, earlier names; commas between them")
SAVE = tr("Save")
CHANGE_LONG = tr("Change your name…")
WHO = tr("Is that you?")
JOIN = tr("Yes, that is me")
JOIN_LINE = tr("What is told of that name becomes yours. One undo takes it apart again.")
APART = tr("No, that is somebody else")
APART_LINE = tr("The name stays with that person in all texts; only you are called by it here.")
CHOOSE_ONE = tr("Say first whether that is you.")


def known(one: Namesake) -> str:
    """“Alice” stands in 3 memories already."""
    return plural(
        "{name} stands in {n} memory already:", "{name} stands in {n} memories already:", one.memories
    ).format(name=in_quotes(one_line(one.name, 60)))


def example(text: str) -> str:
    """A memory of that somebody, in its words."""
    return in_quotes(one_line(text, 120))
