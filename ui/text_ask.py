"""The sentences of the window in which questions are asked."""

from __future__ import annotations

import re

from core.answers import Answer
from ui.told import told
from ui.translation import in_quotes, plural, tr

ASK_TITLE = tr("Ask")
ASK_LINE = tr("An answer is made of your memories alone. Each sentence leads to the memories that say it.")
QUESTION = tr("Question")
QUESTION_HINT = tr("Where did I live in March?")
ASK_DO = tr("Ask")
OPEN = tr("Open")
A_MEMORY = tr("a memory that is not there any more")
THINKING = tr("Asking the language model…")
OWN_WORDS = tr("Told from your memories, without a language model.")
TRY = tr("Try:")
EXAMPLES = (tr("Where do I live?"), tr("What do I like?"), tr("What changed in 2024?"))

HEADINGS = {
    "Work": tr("Work", "heading"),
    "Studies": tr("Studies", "heading"),
    "Home": tr("Home", "heading"),
    "Partner": tr("Partner", "heading"),
    "Children": tr("Children", "heading"),
    "Pets": tr("Pets", "heading"),
    "Age": tr("Age", "heading"),
    "Birthday": tr("Birthday", "heading"),
    "Hobbies": tr("Hobbies", "heading"),
    "Likes": tr("Likes", "heading"),
    "Favourites": tr("Favourites", "heading"),
    "Dislikes": tr("Dislikes", "heading"),
    "Owns": tr("Owns", "heading"),
    "Diet": tr("Diet", "heading"),
    "Allergies": tr("Allergies", "heading"),
    "Medication": tr("Medication", "heading"),
    "Languages": tr("Languages", "heading"),
    "Nationality": tr("Nationality", "heading"),
    "Religion": tr("Religion", "heading"),
    "Height": tr("Height", "heading"),
    "Way to work": tr("Way to work", "heading"),
    "Plans": tr("Plans", "heading"),
    "Phone": tr("Phone", "heading"),
    "E-mail": tr("E-mail", "heading"),
    "Began": tr("Began", "heading"),
    "Ended": tr("Ended", "heading"),
    "Also": tr("Also", "heading"),
}
"""What an answer lists, by the engine's word for it."""

_STATES = {
    Answer.FOUND: "",
    Answer.NOTHING: tr("Not stored"),
    Answer.ENDED: tr("No longer true"),
    Answer.DISPUTED: tr("Not settled"),
}


def state_words(state: Answer) -> str:
    """The chip beside an answer; empty where the answer speaks for itself."""
    return _STATES[state]


def by_model(name: str) -> str:
    """Whose words they are."""
    return tr("In the words of {name}, from your memories alone.").format(name=name)


_ONLY_QUOTED = re.compile(r"“((?:[^“”]|“[^“”]*”)*)”")


def quoted(sentence: str) -> str:
    """A sentence of an answer in the window's language; one that only quotes has its marks written anew."""
    only = _ONLY_QUOTED.fullmatch(sentence)
    return in_quotes(only[1]) if only is not None else told(sentence)


def heading_words(heading: str) -> str:
    """What is listed, in the window's language."""
    return HEADINGS.get(heading, heading)


def more_words(count: int) -> str:
    """What a list leaves out."""
    return plural("and {n} more", "and {n} more", count)


def step_words(said: str, value: str) -> str:
    """A step on the way to an answer, and where it leads."""
    return tr("{said} → {value}").format(said=said, value=value)
