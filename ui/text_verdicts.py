"""The sentences of verdicts: each answer with its key, what it still needs, what it does, and what was decided."""

from __future__ import annotations

from core.contradictions import Contradiction, Generator, Ruling, Verdict
from ui.dates import day_text, moment_text
from ui.safe import one_line
from ui.text_contradictions import NAMES, capital
from ui.text_write import keyed

__all__ = ["keyed"]

THIS_IS_RIGHT = "This is right"
HINT = (
    "Point at an answer, or step through them with Tab, and what it does is told here. Nothing is lost by any of them."
)
RESTS_ON = "What rests on the losing side stays as it is and is listed for you:"
CANCEL = "Cancel"
TAKE_BACK = "Take back"

ANSWERS: dict[Verdict, str] = {
    Verdict.A: THIS_IS_RIGHT,
    Verdict.B: THIS_IS_RIGHT,
    Verdict.SEQUENCE: "Both, at different times…",
    Verdict.BOTH: "Both are true…",
    Verdict.NEITHER: "Neither, write it…",
    Verdict.UNKNOWN: "No longer known",
    Verdict.DIFFERENT: "Not the same subject",
    Verdict.DUPLICATE: "Same thing twice",
    Verdict.LATER: "Later",
}
"""The words of each answer's button; the key on it is the person's choice."""

ON_DATE = "When did it change?"
ON_DATE_LINE = "The left one is true until then, the right one from then on."
SCOPE_LINE = "Say where each one holds, if that is what tells them apart. Both lines may stay empty."
SCOPE_A, SCOPE_B = "The left one holds", "The right one holds"
SCOPE_HINT = "for example: at work, in winter"
WORDING = "How it really is"
FORM_HINTS: dict[Verdict, str] = {
    Verdict.SEQUENCE: "Both stay: one until a date, the other from then on. You are asked for the date.",
    Verdict.BOTH: "Both stay and are true side by side. You can say where each one holds.",
    Verdict.NEITHER: "Both are closed, and your own wording takes their place. You are asked for it.",
}
"""What an answer with a form does, before its fields are filled in."""
RECORD = "Record this"
NO_TEXT = "Write how it really is, or go back with Esc."
NO_DATE = "Write a date, or go back with Esc."


_VERDICTS = {
    Verdict.A: "the earlier one is right",
    Verdict.B: "the later one is right",
    Verdict.SEQUENCE: "both, at different times",
    Verdict.BOTH: "both are true",
    Verdict.NEITHER: "neither",
    Verdict.UNKNOWN: "no longer known",
    Verdict.DIFFERENT: "not about the same subject",
    Verdict.DUPLICATE: "the same thing twice",
    Verdict.LATER: "later",
}


def verdict_words(verdict: Verdict) -> str:
    """A verdict in a few words."""
    return _VERDICTS[verdict]


def decided_words(verdict: Verdict, one: Contradiction) -> str:
    """The bar's sentence after a verdict."""
    match verdict:
        case Verdict.A | Verdict.B:
            right = one.a if verdict is Verdict.A else one.b
            return f"Decided: “{one_line(right.text, 60)}” is right."
        case Verdict.LATER:
            return "Put off. It comes back at the end of the queue."
        case _:
            return f"Decided: {_VERDICTS[verdict]}."


def ruling_words(ruling: Ruling) -> str:
    """“You said on 29 Nov 2026: the later one is right.”"""
    who = "You" if ruling.by in {"owner", "user", ""} else f"{capital(_by_words(ruling.by))}, by itself,"
    when = day_text(ruling.at)
    on = f", from {moment_text(ruling.on)} on" if ruling.on else ""
    return f"{who} said on {when}: {_VERDICTS[ruling.verdict]}{on}."


def ruling_short(ruling: Ruling) -> str:
    """The same for a row."""
    by = "" if ruling.by in {"owner", "user", ""} else f" · by {_by_words(ruling.by)}"
    return f"{_VERDICTS[ruling.verdict]}{by} · {day_text(ruling.at)}"


def _by_words(by: str) -> str:
    try:
        return NAMES[Generator(by)].lower()
    except ValueError:
        return one_line(by, 40)


def ruling_more(ruling: Ruling) -> str:
    """What was said with it: the right wording, the scopes, a note."""
    parts = [f"“{one_line(ruling.text, 300)}”"] if ruling.text else []
    parts += [
        f"{name} {one_line(scope, 80)}"
        for name, scope in ((SCOPE_A, ruling.scope_a), (SCOPE_B, ruling.scope_b))
        if scope
    ]
    return ". ".join([*parts, *([one_line(ruling.note, 300)] if ruling.note else [])])


def effect_words(effects: tuple[str, ...]) -> str:
    """What an answer does, as running text."""
    return " ".join(one_line(effect, 400) for effect in effects)


def effect_lines(effects: tuple[str, ...]) -> str:
    """The same, a line a sentence."""
    return "\n".join(one_line(effect, 400) for effect in effects)


def hanging_words(hanging: tuple[str, ...]) -> str:
    """What rests on the losing side, as a short list in a sentence."""
    if not hanging:
        return ""
    shown = "; ".join(f"“{one_line(text, 90)}”" for text in hanging[:3])
    more = f" and {len(hanging) - 3:,} more" if len(hanging) > 3 else ""
    return f"{RESTS_ON} {shown}{more}."


def suggestion_words(verdict: Verdict | None) -> str:
    """What a detector suggests; said only where a person asks for it."""
    return f"Suggested: {verdict_words(verdict)}." if verdict is not None else ""
