"""The sentences of deciding a whole group by one rule."""

from __future__ import annotations

from core.contradictions import BulkLine, BulkReport, BulkRule, Contradiction
from ui.safe import one_line
from ui.text import TYPED_SOURCES
from ui.told import told
from ui.translation import digits, in_quotes, plural, tr

TITLE = tr("Decide them together")
DECIDE = tr("Decide")
DRY_RUN = tr("What the rule would do")
CHOOSE_FIRST = tr("Choose a rule. What it would do to each of them is listed before anything is stored.")


def source_words(source: str) -> str:
    """A source's name; what the person typed is theirs."""
    return tr("you") if source in TYPED_SOURCES else f"“{one_line(source, 50)}”"


def about(title: str, first: str, second: str, number: int) -> str:
    """What the group is: its question, its two sources, its number."""
    between = tr("between {first} and {second}").format(first=source_words(first), second=source_words(second))
    if first == second:
        between = tr("within what {first} said").format(first=source_words(first))
    return f"{title}: {plural('{n} open contradiction', '{n} open contradictions', number)} {between}."


def rules_for(first: str, second: str) -> tuple[tuple[BulkRule, str], ...]:
    """The rules that can be chosen, each with its source if it names one."""
    by_source = [(BulkRule.SOURCE, source) for source in dict.fromkeys((first, second))] if first != second else []
    return ((BulkRule.LATER_SAID, ""), (BulkRule.EARLIER_SAID, ""), *by_source, (BulkRule.BOTH, ""))


def rule_words(rule: BulkRule, source: str) -> str:
    """A rule as a choice."""
    match rule:
        case BulkRule.LATER_SAID:
            return tr("What was said later is right")
        case BulkRule.EARLIER_SAID:
            return tr("What was said earlier is right")
        case BulkRule.SOURCE:
            return tr("What came from {source} is right").format(source=source_words(source))
        case BulkRule.BOTH:
            return tr("All of them are both true")


def summary(decided: int, left: int) -> str:
    """How many the rule decides and how many it leaves alone."""
    rest = (
        plural(" {n} one is left for you to decide.", " {n} are left for you to decide.", left)
        if left
        else tr(" Nothing is lost: one undo takes it back.")
    )
    return plural(
        "{n} contradiction would be decided.{rest}", "{n} contradictions would be decided.{rest}", decided
    ).format(rest=rest)


def decide_now(number: int) -> str:
    """The main button once it is known what will happen."""
    return tr("Decide {number}").format(number=digits(number))


def line_words(one: Contradiction, line: BulkLine) -> tuple[str, str]:
    """The two wordings, and what the rule does to them."""
    first, second = (in_quotes(one_line(side.text, 90)) for side in (one.a, one.b))
    return f"{first} – {second}", one_line(told(line.sentence), 400)


def more_lines(number: int) -> str:
    """What is not listed on screen."""
    return plural("{n} more line like these.", "{n} more lines like these.", number)


def together_words(report: BulkReport) -> str:
    """The bar's sentence after the step."""
    decided = sum(1 for line in report.lines if line.decision is not None)
    return plural("{n} contradiction decided in one step.", "{n} contradictions decided in one step.", decided)
