"""The sentences of the duplicates: the question, the answers, what was done."""

from __future__ import annotations

from core.contradictions import Duplicate, Sameness
from ui import text_contradictions as words
from ui.safe import one_line
from ui.told import told
from ui.translation import digits, in_quotes, plural, tr

TITLE = tr("Duplicates")
QUESTION = tr("Is this the same thing twice?")
KEEP = tr("Keep this wording")
DIFFERENT = tr("Two different things")
TWICE = tr("Same thing twice")
LATER = tr("Later")
NOTHING = tr("Nothing is there twice")
NOTHING_LINE = tr(
    "When two memories say nearly the same, they are shown here side by side. They become one only when you say so; "
    "both sources are kept."
)
CHANGED_LINE = tr("Nothing was done. Here are the two as they are now.")
PUT_OFF = tr("Put off. It comes last until you come back here.")
HINT = tr("Point at an answer, and what it does is told here. Nothing is lost by any of them.")
FOUND_BY_LINK = tr("Found when it was written")


def open_count(total: int, shown: int) -> str:
    """The line above the list; when not all are listed, it says so."""
    whole = plural("{n} pair", "{n} pairs", total)
    return whole if shown >= total else tr("{whole}, the first {shown} here").format(whole=whole, shown=digits(shown))


def found_by(one: Duplicate) -> str:
    """Who found the pair, in a few words for a row."""
    return {"link": FOUND_BY_LINK, "sweep": tr("Found by a sweep")}.get(
        one.by, tr("Found by {by}").format(by=one_line(one.by, 40))
    )


def decided(ruling: Sameness, one: Duplicate) -> str:
    """The bar's sentence after a ruling."""
    if ruling is Sameness.DIFFERENT:
        return tr("Kept as two memories.")
    kept = one.a if ruling is Sameness.KEEP_A else one.b
    return tr("One memory now: “{text}”.").format(text=one_line(kept.text, 60))


def card_sentence(one: Duplicate, owner: str) -> str:
    """The whole card as one paragraph, for a screen reader."""
    first, second = (
        f"{name}: {in_quotes(one_line(side.text, 300))}. {words.side_when(side)}. {words.side_origin(side, owner)}."
        for name, side in ((words.EARLIER, one.a), (words.LATER_SIDE, one.b))
    )
    return f"{QUESTION} {first} {second} {words.WHY}: {reason_words(one)}"


def reason_words(one: Duplicate) -> str:
    """Why the two are shown together, as a sentence."""
    reason = one_line(told(one.reason), 400)
    return words.capital(reason if reason.endswith((".", "!", "?")) else f"{reason}.")
