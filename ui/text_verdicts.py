"""The sentences of verdicts: each answer with its key, what it still needs, what it does, and what was decided."""

from __future__ import annotations

from core.contradictions import Contradiction, Generator, Ruling, Verdict
from ui.dates import day_text, moment_text
from ui.safe import one_line
from ui.text_contradictions import BY_NAMES, capital
from ui.text_write import keyed
from ui.told import told
from ui.translation import digits, in_quotes, tr

__all__ = ["keyed"]

THIS_IS_RIGHT = tr("This is right")
HINT = tr(
    "Point at an answer, or step through them with Tab, and what it does is told here. Nothing is lost by any of them."
)
RESTS_ON = tr("What rests on the losing side stays as it is and is listed for you:")
CANCEL = tr("Cancel")
TAKE_BACK = tr("Take back")

ANSWERS: dict[Verdict, str] = {
    Verdict.A: THIS_IS_RIGHT,
    Verdict.B: THIS_IS_RIGHT,
    Verdict.SEQUENCE: tr("Both, at different times…"),
    Verdict.BOTH: tr("Both are true…"),
    Verdict.NEITHER: tr("Neither, write it…"),
    Verdict.UNKNOWN: tr("No longer known"),
    Verdict.DIFFERENT: tr("Not the same subject"),
    Verdict.DUPLICATE: tr("Same thing twice"),
    Verdict.LATER: tr("Later"),
}
"""The words of each answer's button; the key on it is the person's choice."""

ON_DATE = tr("When did it change?")
ON_DATE_LINE = tr("The left one is true until then, the right one from then on.")
SCOPE_LINE = tr("Say where each one holds, if that is what tells them apart. Both lines may stay empty.")
SCOPE_A, SCOPE_B = tr("The left one holds"), tr("The right one holds")
SCOPE_HINT = tr("for example: at work, in winter")
WORDING = tr("How it really is")
FORM_HINTS: dict[Verdict, str] = {
    Verdict.SEQUENCE: tr("Both stay: one until a date, the other from then on. You are asked for the date."),
    Verdict.BOTH: tr("Both stay and are true side by side. You can say where each one holds."),
    Verdict.NEITHER: tr("Both are closed, and your own wording takes their place. You are asked for it."),
}
"""What an answer with a form does, before its fields are filled in."""
RECORD = tr("Record this")
NO_TEXT = tr("Write how it really is, or go back with Esc.")
NO_DATE = tr("Write a date, or go back with Esc.")


_VERDICTS = {
    Verdict.A: tr("the earlier one is right"),
    Verdict.B: tr("the later one is right"),
    Verdict.SEQUENCE: tr("both, at different times"),
    Verdict.BOTH: tr("both are true"),
    Verdict.NEITHER: tr("neither"),
    Verdict.UNKNOWN: tr("no longer known"),
    Verdict.DIFFERENT: tr("not about the same subject"),
    Verdict.DUPLICATE: tr("the same thing twice"),
    Verdict.LATER: tr("later"),
}


def verdict_words(verdict: Verdict) -> str:
    """A verdict in a few words."""
    return _VERDICTS[verdict]


def decided_words(verdict: Verdict, one: Contradiction) -> str:
    """The bar's sentence after a verdict."""
    match verdict:
        case Verdict.A | Verdict.B:
            right = one.a if verdict is Verdict.A else one.b
            return tr("Decided: “{text}” is right.").format(text=one_line(right.text, 60))
        case Verdict.LATER:
            return tr("Put off. It comes back at the end of the queue.")
        case _:
            return tr("Decided: {verdict}.").format(verdict=_VERDICTS[verdict])


def ruling_words(ruling: Ruling) -> str:
    """“You said on 29 Nov 2026: the later one is right.”"""
    who = (
        tr("You")
        if ruling.by in {"owner", "user", ""}
        else tr("{name}, by itself,").format(name=capital(_by_words(ruling.by)))
    )
    when = day_text(ruling.at)
    on = tr(", from {on} on").format(on=moment_text(ruling.on)) if ruling.on else ""
    return tr("{who} said on {when}: {verdict}{on}.").format(
        who=who, when=when, verdict=_VERDICTS[ruling.verdict], on=on
    )


def ruling_short(ruling: Ruling) -> str:
    """The same for a row."""
    by = "" if ruling.by in {"owner", "user", ""} else tr(" · by {by}").format(by=_by_words(ruling.by))
    return f"{_VERDICTS[ruling.verdict]}{by} · {day_text(ruling.at)}"


def _by_words(by: str) -> str:
    try:
        return BY_NAMES[Generator(by)]
    except ValueError:
        return one_line(by, 40)


def ruling_more(ruling: Ruling) -> str:
    """What was said with it: the right wording, the scopes, a note."""
    parts = [in_quotes(one_line(ruling.text, 300))] if ruling.text else []
    parts += [
        f"{name} {one_line(scope, 80)}"
        for name, scope in ((SCOPE_A, ruling.scope_a), (SCOPE_B, ruling.scope_b))
        if scope
    ]
    return ". ".join([*parts, *([one_line(ruling.note, 300)] if ruling.note else [])])


def effect_words(effects: tuple[str, ...]) -> str:
    """What an answer does, as running text."""
    return " ".join(one_line(told(effect), 400) for effect in effects)


def effect_lines(effects: tuple[str, ...]) -> str:
    """The same, a line a sentence."""
    return "\n".join(one_line(told(effect), 400) for effect in effects)


def hanging_words(hanging: tuple[str, ...]) -> str:
    """What rests on the losing side, as a short list in a sentence."""
    if not hanging:
        return ""
    shown = "; ".join(in_quotes(one_line(text, 90)) for text in hanging[:3])
    more = tr(" and {number} more").format(number=digits(len(hanging) - 3)) if len(hanging) > 3 else ""
    return f"{RESTS_ON} {shown}{more}."


def suggestion_words(verdict: Verdict | None) -> str:
    """What a detector suggests; said only where a person asks for it."""
    return tr("Suggested: {verdict}.").format(verdict=verdict_words(verdict)) if verdict is not None else ""
