"""The sentences around the review: its lists, five minutes of it, what rules did, the keys, the tray."""

from __future__ import annotations

from core.contradictions import ByRule, ReviewCounts, RuleKind, Sitting, Threshold, Verdict
from ui.dates import day_text
from ui.letters import Act, Step
from ui.safe import one_line
from ui.text_verdicts import ANSWERS
from ui.translation import digits, plural, tr

CONTRADICTIONS, DUPLICATES, TO_APPROVE = tr("Contradictions"), tr("Duplicates"), tr("To approve")
FIVE_MINUTES = tr("Review for five minutes")
FIVE_LINE = tr("The most useful ones first: often used, much at stake, soon decided.")
STOP = tr("Stop here")
SKIPPED, BY_RULE = tr("Skipped…"), tr("Done by rule…")
NOTHING_TO_SIT = tr("Nothing waits for you. Five minutes saved.")

BY_RULE_TITLE = tr("Done by rule")
BY_RULE_LINE = tr(
    "What was closed or counted together without asking you, because a rule is certain of it. Each can be taken back, "
    "and nothing else with it."
)
NOTHING_BY_RULE = tr("No rule did anything by itself")
NOTHING_BY_RULE_LINE = tr("When you tell of a change in so many words, what it ends is closed at once and listed here.")
TAKE_BACK = tr("Take back")
TAKEN_BACK = tr("Taken back; it is as it was before the rule.")
_KINDS = {
    RuleKind.CLOSED: tr("Closed"),
    RuleKind.REPEATED: tr("Counted together"),
    RuleKind.DECIDED: tr("Decided by a detector"),
}

KEYS_TITLE = tr("Single keys")
KEYS_LINE = tr("They act only while you review. One letter or digit each; the key is printed on its button.")
KEYS_DEFAULT = tr("As they were")
KEYS_SAVED = tr("Your keys are set.")
NOT_A_KEY = tr("A key is one letter or digit.")
_STEPS = {
    Step.APPROVE: tr("Approve (with Shift: all that is ticked)"),
    Step.EDIT: tr("Edit, then approve"),
    Step.REJECT: tr("Reject"),
    Step.PUT_OFF: tr("Later"),
    Step.NEXT: tr("The next one"),
    Step.PREVIOUS: tr("The one before"),
}
PAIRS_HEAD, APPROVING_HEAD = tr("Where two memories stand side by side"), tr("Where things wait for approval")

TRAY_LABEL = tr("Show in the tray how much waits")
NO_TRAY = tr("This desktop has no tray, so nothing can be shown there.")
USE_LABEL = tr("Count how often a memory is opened and used")
USE_LINE = tr(
    "Kept in this vault only and never exported; it puts what you use first when you review. Switched off, what was "
    "counted is forgotten."
)


def tab_words(name: str, number: int) -> str:
    """A list with how much waits in it: “Duplicates 2”."""
    return f"{name}  {digits(number)}" if number else name


def sitting_words(sitting: Sitting, decided: int) -> str:
    """How far five minutes of review are."""
    left = max(0, sitting.size - decided)
    if not left:
        return tr("{decided} decided.").format(decided=digits(decided))
    minutes = max(1, round(sitting.seconds * left / sitting.size / 60))
    return plural(
        "{decided} of {size} decided · about {n} minute left",
        "{decided} of {size} decided · about {n} minutes left",
        minutes,
    ).format(decided=digits(decided), size=digits(sitting.size))


def sat_words(decided: int, counts: ReviewCounts) -> str:
    """The bar's sentence at the end of five minutes: what was done, and what is left for another time."""
    waits = counts.contradictions + counts.duplicates + counts.to_approve
    left = (
        plural("{n} thing waits for another time.", "{n} things wait for another time.", waits)
        if waits
        else tr("Nothing is left.")
    )
    done = (
        plural("You decided {n} thing just now.", "You decided {n} things just now.", decided)
        if decided
        else tr("You decided nothing just now.")
    )
    return f"{done} {left}"


def waiting_words(counts: ReviewCounts) -> str:
    """How much waits, for the tray: “3 contradictions, 5 to approve”."""
    parts = [plural("{n} contradiction", "{n} contradictions", counts.contradictions)] if counts.contradictions else []
    parts += [plural("{n} duplicate", "{n} duplicates", counts.duplicates)] if counts.duplicates else []
    parts += [tr("{to_approve} to approve").format(to_approve=digits(counts.to_approve))] if counts.to_approve else []
    return ", ".join(parts) or tr("Nothing waits")


def rule_head(one: ByRule) -> str:
    """What a rule did, and when."""
    return f"{_KINDS[one.kind]} · {day_text(one.at)}"


def rule_because(one: ByRule) -> str:
    """The words that it did it for."""
    return tr("Because of “{because}”.").format(because=one_line(one.because, 240))


def key_words(act: Act) -> str:
    """What a key does."""
    return ANSWERS[act].rstrip("…") + _side(act) if isinstance(act, Verdict) else _STEPS[act]


def _side(verdict: Verdict) -> str:
    return {Verdict.A: tr(" (the left one)"), Verdict.B: tr(" (the right one)")}.get(verdict, "")


def clash_words(first: Act, second: Act, key: str) -> str:
    """Why keys cannot be set so."""
    return tr("{key} would do two things: “{first}” and “{second}”.").format(
        key=key, first=key_words(first), second=key_words(second)
    )


THRESHOLD_LABEL = tr("What if it only asked from")


def threshold_words(at: Threshold, whole: Threshold) -> str:
    """What would change: “At 90 %: 12 fewer cards, 1 of those you decided you agreed with.”"""
    fewer, missed = whole.shown - at.shown, whole.right - at.right
    wrong = (whole.decided - whole.right) - (at.decided - at.right)
    if not at.percent:
        return plural(
            "As it is: {n} open card, and you agreed with {right} of {decided}.",
            "As it is: {n} open cards, and you agreed with {right} of {decided}.",
            whole.shown,
        ).format(right=digits(whole.right), decided=digits(whole.decided))
    decided = missed + wrong
    said = plural("At {percent} %: {n} card fewer", "At {percent} %: {n} cards fewer", fewer).format(percent=at.percent)
    if not decided:
        return tr("{said}; none of those that you decided.").format(said=said)
    return tr(
        "{said}. Of those you decided, {decided} would not have been asked; you agreed with {missed} of them."
    ).format(said=said, decided=digits(decided), missed=digits(missed))
