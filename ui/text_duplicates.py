"""The sentences of the duplicates: the question, the answers, what was done."""

from __future__ import annotations

from core.contradictions import Duplicate, Sameness
from ui import text_contradictions as words
from ui.safe import one_line
from ui.text import count

TITLE = "Duplicates"
QUESTION = "Is this the same thing twice?"
KEEP = "Keep this wording"
DIFFERENT = "Two different things"
TWICE = "Same thing twice"
LATER = "Later"
NOTHING = "Nothing is there twice"
NOTHING_LINE = (
    "When two memories say nearly the same, they are shown here side by side. They become one only when you say so; "
    "both sources are kept."
)
CHANGED_LINE = "Nothing was done. Here are the two as they are now."
PUT_OFF = "Put off. It comes last until you come back here."
HINT = "Point at an answer, and what it does is told here. Nothing is lost by any of them."
FOUND_BY_LINK = "Found when it was written"


def open_count(total: int, shown: int) -> str:
    """The line above the list; when not all are listed, it says so."""
    whole = count(total, "pair")
    return whole if shown >= total else f"{whole}, the first {shown:,} here"


def found_by(one: Duplicate) -> str:
    """Who found the pair, in a few words for a row."""
    return {"link": FOUND_BY_LINK, "sweep": "Found by a sweep"}.get(one.by, f"Found by {one_line(one.by, 40)}")


def decided(ruling: Sameness, one: Duplicate) -> str:
    """The bar's sentence after a ruling."""
    if ruling is Sameness.DIFFERENT:
        return "Kept as two memories."
    kept = one.a if ruling is Sameness.KEEP_A else one.b
    return f"One memory now: “{one_line(kept.text, 60)}”."


def card_sentence(one: Duplicate, owner: str) -> str:
    """The whole card as one paragraph, for a screen reader."""
    first, second = (
        f"{name}: “{one_line(side.text, 300)}”. {words.side_when(side)}. {words.side_origin(side, owner)}."
        for name, side in ((words.EARLIER, one.a), (words.LATER_SIDE, one.b))
    )
    return f"{QUESTION} {first} {second} {words.WHY}: {reason_words(one)}"


def reason_words(one: Duplicate) -> str:
    """Why the two are shown together, as a sentence."""
    reason = one_line(one.reason, 400)
    return words.capital(reason if reason.endswith((".", "!", "?")) else f"{reason}.")
