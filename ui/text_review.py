"""The sentences around the review: its lists, five minutes of it, what rules did, the keys, the tray."""

from __future__ import annotations

from core.contradictions import ByRule, ReviewCounts, RuleKind, Sitting, Threshold, Verdict
from ui.dates import day_text
from ui.letters import Act, Step
from ui.safe import one_line
from ui.text import count
from ui.text_verdicts import ANSWERS

CONTRADICTIONS, DUPLICATES, TO_APPROVE = "Contradictions", "Duplicates", "To approve"
FIVE_MINUTES = "Review for five minutes"
FIVE_LINE = "The most useful ones first: often used, much at stake, soon decided."
STOP = "Stop here"
SKIPPED, BY_RULE = "Skipped…", "Done by rule…"
NOTHING_TO_SIT = "Nothing waits for you. Five minutes saved."

BY_RULE_TITLE = "Done by rule"
BY_RULE_LINE = (
    "What was closed or counted together without asking you, because a rule is certain of it. Each can be taken back, "
    "and nothing else with it."
)
NOTHING_BY_RULE = "No rule did anything by itself"
NOTHING_BY_RULE_LINE = "When you tell of a change in so many words, what it ends is closed at once and listed here."
TAKE_BACK = "Take back"
TAKEN_BACK = "Taken back; it is as it was before the rule."
_KINDS = {
    RuleKind.CLOSED: "Closed",
    RuleKind.REPEATED: "Counted together",
    RuleKind.DECIDED: "Decided by a detector",
}

KEYS_TITLE = "Single keys"
KEYS_LINE = "They act only while you review. One letter or digit each; the key is printed on its button."
KEYS_DEFAULT = "As they were"
KEYS_SAVED = "Your keys are set."
NOT_A_KEY = "A key is one letter or digit."
_STEPS = {
    Step.APPROVE: "Approve (with Shift: all that is ticked)",
    Step.EDIT: "Edit, then approve",
    Step.REJECT: "Reject",
    Step.PUT_OFF: "Later",
    Step.NEXT: "The next one",
    Step.PREVIOUS: "The one before",
}
PAIRS_HEAD, APPROVING_HEAD = "Where two memories stand side by side", "Where things wait for approval"

TRAY_LABEL = "Show in the tray how much waits"
NO_TRAY = "This desktop has no tray, so nothing can be shown there."
USE_LABEL = "Count how often a memory is opened and used"
USE_LINE = (
    "Kept in this vault only and never exported; it puts what you use first when you review. Switched off, what was "
    "counted is forgotten."
)


def tab_words(name: str, number: int) -> str:
    """A list with how much waits in it: “Duplicates 2”."""
    return f"{name}  {number:,}" if number else name


def sitting_words(sitting: Sitting, decided: int) -> str:
    """How far five minutes of review are."""
    left = max(0, sitting.size - decided)
    if not left:
        return f"{decided:,} decided."
    minutes = max(1, round(sitting.seconds * left / sitting.size / 60))
    return f"{decided:,} of {sitting.size:,} decided · about {count(minutes, 'minute')} left"


def sat_words(decided: int, counts: ReviewCounts) -> str:
    """The bar's sentence at the end of five minutes: what was done, and what is left for another time."""
    waits = counts.contradictions + counts.duplicates + counts.to_approve
    left = f"{count(waits, 'thing waits', 'things wait')} for another time." if waits else "Nothing is left."
    done = f"You decided {count(decided, 'thing')} just now." if decided else "You decided nothing just now."
    return f"{done} {left}"


def waiting_words(counts: ReviewCounts) -> str:
    """How much waits, for the tray: “3 contradictions, 5 to approve”."""
    parts = [count(counts.contradictions, "contradiction")] if counts.contradictions else []
    parts += [count(counts.duplicates, "duplicate")] if counts.duplicates else []
    parts += [f"{counts.to_approve:,} to approve"] if counts.to_approve else []
    return ", ".join(parts) or "Nothing waits"


def rule_head(one: ByRule) -> str:
    """What a rule did, and when."""
    return f"{_KINDS[one.kind]} · {day_text(one.at)}"


def rule_because(one: ByRule) -> str:
    """The words that it did it for."""
    return f"Because of “{one_line(one.because, 240)}”."


def key_words(act: Act) -> str:
    """What a key does."""
    return ANSWERS[act].rstrip("…") + _side(act) if isinstance(act, Verdict) else _STEPS[act]


def _side(verdict: Verdict) -> str:
    return {Verdict.A: " (the left one)", Verdict.B: " (the right one)"}.get(verdict, "")


def clash_words(first: Act, second: Act, key: str) -> str:
    """Why keys cannot be set so."""
    return f"{key} would do two things: “{key_words(first)}” and “{key_words(second)}”."


THRESHOLD_LABEL = "What if it only asked from"


def threshold_words(at: Threshold, whole: Threshold) -> str:
    """What would change: “At 90 %: 12 fewer cards, 1 of those you decided you agreed with.”"""
    fewer, missed = whole.shown - at.shown, whole.right - at.right
    wrong = (whole.decided - whole.right) - (at.decided - at.right)
    if not at.percent:
        return f"As it is: {count(whole.shown, 'open card')}, and you agreed with {whole.right:,} of {whole.decided:,}."
    decided = missed + wrong
    said = f"At {at.percent} %: {count(fewer, 'card fewer', 'cards fewer')}"
    if not decided:
        return f"{said}; none of those that you decided."
    return f"{said}. Of those you decided, {decided:,} would not have been asked; you agreed with {missed:,} of them."
