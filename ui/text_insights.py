"""The sentences of the Insights page: each figure as a finding, each bar as what it opens."""

from __future__ import annotations

from core.contradictions import DetectorFigures
from core.domain import Status
from core.views import Backlog, Confirmed, Insights, Month, SourceShare
from ui.dates import MONTHS
from ui.text import TYPED_SOURCES, count
from ui.text_detectors import detector_name

TITLE = "Insights"
LOOKING = "Counting…"
NOTHING = "There is nothing to count yet."
NOTHING_LINE = (
    "Write a memory or bring some in, and this page tells how they grow, where they come from and how they age."
)
GROWTH, SOURCES, BACKLOG = "How it grew", "Where it comes from", "What waits for you"
PRECISION, AGEING = "How right the detectors are", "What nothing has confirmed for long"
NO_DETECTOR = "No detector has flagged anything yet."
NOT_RULED = "You have not decided about any flag yet; after the first verdicts this shows how right each detector was."
NOTHING_WAITS = "Nothing waits."
LEGEND_TRUE, LEGEND_OVER, LEGEND_WAITING, LEGEND_OTHER = "still true", "over", "waiting", "put away or not yet"
LEGEND_ONCE, LEGEND_AGAIN = "said once", "said again since"
LEGEND_WEEK, LEGEND_MONTH, LEGEND_LONGER = "up to a week", "up to a month", "longer"
INTERVAL = "The line shows what the number of verdicts so far can prove (95 %)."


def month_name(name: str) -> str:
    """“Nov 2026” of “2026-11”."""
    year, month = name.split("-")
    return f"{MONTHS[int(month) - 1]} {year}"


def state_line(figures: Insights) -> str:
    """How much there is and how much of it is true."""
    by = dict(figures.by_status)
    true = by.get(Status.CURRENT, 0) + by.get(Status.DISPUTED, 0)
    return f"{count(figures.memories, 'memory', 'memories')}, {true:,} of them true now."


def growth_line(months: tuple[Month, ...]) -> str:
    """When most was learned."""
    most = max(months, key=lambda month: month.learned)
    return f"Most in {month_name(most.name)}: {most.learned:,}. The last in {month_name(months[-1].name)}."


def month_sentence(month: Month) -> str:
    """A month's bar."""
    learned = count(month.learned, "memory", "memories")
    return f"{month_name(month.name)}: {learned} learned, {month.total:,} in all by then."


def source_name(name: str) -> str:
    """A source as a person calls it."""
    return "Typed by you" if name in TYPED_SOURCES else name


def sources_line(sources: tuple[SourceShare, ...]) -> str:
    """How much of it all still holds."""
    settled = sum(one.true + one.over for one in sources)
    true = sum(one.true for one in sources)
    if not settled:
        return "Nothing of it counts yet."
    return f"{round(100 * true / settled)} % of what was ever true is still true."


def source_note(one: SourceShare) -> str:
    """The numbers beside a source's bar."""
    parts = [(one.true, "true"), (one.over, "over"), (one.waiting, "waiting"), (one.other, "away")]
    return " · ".join(f"{number:,} {word}" for number, word in parts if number)


def source_sentence(one: SourceShare) -> str:
    """A source's bar."""
    return f"{source_name(one.name)}: {source_note(one).replace(' · ', ', ')}. Enter lists them."


BACKLOG_NAMES = {"contradictions": "Contradictions", "approvals": "To approve"}


def backlog_note(one: Backlog) -> str:
    """The number beside a bar of what waits."""
    return f"{one.week + one.month + one.longer:,}"


def backlog_sentence(one: Backlog) -> str:
    """A bar of what waits."""
    ages = f"{one.week:,} up to a week, {one.month:,} up to a month, {one.longer:,} longer"
    return f"{BACKLOG_NAMES[one.name]}: {ages}. Enter opens them."


def backlog_line(backlog: tuple[Backlog, ...]) -> str:
    """What waits longest."""
    longer = sum(one.longer for one in backlog)
    if not sum(one.week + one.month + one.longer for one in backlog):
        return NOTHING_WAITS
    return f"{count(longer, 'of them waits', 'of them wait')} for more than a month." if longer else "All of it is new."


def detector_note(one: DetectorFigures) -> str:
    """The numbers beside a detector's bar."""
    if one.precision is None:
        return f"{one.open:,} open"
    return f"{one.right:,} of {one.decided:,} right"


def detector_sentence(one: DetectorFigures) -> str:
    """A detector's bar."""
    if one.precision is None or one.low is None or one.high is None:
        return f"{detector_name(one)}: {count(one.open, 'flag waits', 'flags wait')}, none is decided yet."
    proven = f"between {one.low:.0f} and {one.high:.0f} %"
    return f"{detector_name(one)}: {one.right:,} of {one.decided:,} flags were right, which proves {proven}."


def ageing_line(confirmed: tuple[Confirmed, ...]) -> str:
    """How much was said once and never again, and since when."""
    once = sum(one.once for one in confirmed)
    if not confirmed:
        return "Nothing is true without a question yet."
    if not once:
        return "Everything that is true was said more than once."
    oldest = next(one.year for one in confirmed if one.once)
    return f"{count(once, 'true memory was', 'true memories were')} said once and never again, the oldest in {oldest}."


def confirmed_sentence(one: Confirmed) -> str:
    """A year's bar."""
    both = f"{one.once:,} said once, {one.again:,} said again"
    true = count(one.once + one.again, "true memory", "true memories")
    return f"Last said in {one.year}: {true}, {both}. Enter lists them."
