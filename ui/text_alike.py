"""The sentences of deciding a whole group by one rule."""

from __future__ import annotations

from core.contradictions import BulkLine, BulkReport, BulkRule, Contradiction
from ui.safe import one_line
from ui.text import TYPED_SOURCES, count

TITLE = "Decide them together"
DECIDE = "Decide"
DRY_RUN = "What the rule would do"
CHOOSE_FIRST = "Choose a rule. What it would do to each of them is listed before anything is stored."


def source_words(source: str) -> str:
    """A source's name; what the person typed is theirs."""
    return "you" if source in TYPED_SOURCES else f"“{one_line(source, 50)}”"


def about(title: str, first: str, second: str, number: int) -> str:
    """What the group is: its question, its two sources, its number."""
    between = f"between {source_words(first)} and {source_words(second)}"
    if first == second:
        between = f"within what {source_words(first)} said"
    return f"{title}: {count(number, 'open contradiction')} {between}."


def rules_for(first: str, second: str) -> tuple[tuple[BulkRule, str], ...]:
    """The rules that can be chosen, each with its source if it names one."""
    by_source = [(BulkRule.SOURCE, source) for source in dict.fromkeys((first, second))] if first != second else []
    return ((BulkRule.LATER_SAID, ""), (BulkRule.EARLIER_SAID, ""), *by_source, (BulkRule.BOTH, ""))


def rule_words(rule: BulkRule, source: str) -> str:
    """A rule as a choice."""
    match rule:
        case BulkRule.LATER_SAID:
            return "What was said later is right"
        case BulkRule.EARLIER_SAID:
            return "What was said earlier is right"
        case BulkRule.SOURCE:
            return f"What came from {source_words(source)} is right"
        case BulkRule.BOTH:
            return "All of them are both true"


def summary(decided: int, left: int) -> str:
    """How many the rule decides and how many it leaves alone."""
    rest = (
        f" {count(left, 'one is', 'are')} left for you to decide."
        if left
        else " Nothing is lost: one undo takes it back."
    )
    return f"{count(decided, 'contradiction')} would be decided.{rest}"


def decide_now(number: int) -> str:
    """The main button once it is known what will happen."""
    return f"Decide {number:,}"


def line_words(one: Contradiction, line: BulkLine) -> tuple[str, str]:
    """The two wordings, and what the rule does to them."""
    first, second = (f"“{one_line(side.text, 90)}”" for side in (one.a, one.b))
    return f"{first} – {second}", one_line(line.sentence, 400)


def more_lines(number: int) -> str:
    """What is not listed on screen."""
    return f"{count(number, 'more line')} like these."


def together_words(report: BulkReport) -> str:
    """The bar's sentence after the step."""
    decided = sum(1 for line in report.lines if line.decision is not None)
    return f"{count(decided, 'contradiction')} decided in one step."
