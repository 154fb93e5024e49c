"""The sentences of the Insights page: each figure as a finding, each bar as what it opens."""

from __future__ import annotations

from core.contradictions import DetectorFigures
from core.domain import Status
from core.views import Backlog, Confirmed, Insights, Month, SourceShare
from ui.dates import calendar_month
from ui.text import TYPED_SOURCES
from ui.text_detectors import detector_name
from ui.translation import digits, plural, tr

TITLE = tr("Insights")
LOOKING = tr("Counting…")
NOTHING = tr("There is nothing to count yet.")
NOTHING_LINE = tr(
    "Write a memory or bring some in, and this page tells how they grow, where they come from and how they age."
)
GROWTH, SOURCES, BACKLOG = tr("How it grew"), tr("Where it comes from"), tr("What waits for you")
PRECISION, AGEING = tr("How right the detectors are"), tr("What nothing has confirmed for long")
NO_DETECTOR = tr("No detector has flagged anything yet.")
NOT_RULED = tr(
    "You have not decided about any flag yet; after the first verdicts this shows how right each detector was."
)
NOTHING_WAITS = tr("Nothing waits.")
LEGEND_TRUE, LEGEND_OVER, LEGEND_WAITING, LEGEND_OTHER = (
    tr("still true"),
    tr("over"),
    tr("waiting"),
    tr("put away or not yet"),
)
LEGEND_ONCE, LEGEND_AGAIN = tr("said once"), tr("said again since")
LEGEND_WEEK, LEGEND_MONTH, LEGEND_LONGER = tr("up to a week"), tr("up to a month"), tr("longer")
INTERVAL = tr("The line shows what the number of verdicts so far can prove (95 %).")


def month_name(name: str) -> str:
    """“Nov 2026” of “2026-11”."""
    year, month = name.split("-")
    return calendar_month(int(year), int(month))


def state_line(figures: Insights) -> str:
    """How much there is and how much of it is true."""
    by = dict(figures.by_status)
    true = by.get(Status.CURRENT, 0) + by.get(Status.DISPUTED, 0)
    return plural(
        "{n} memory, {true} of them true now.", "{n} memories, {true} of them true now.", figures.memories
    ).format(true=digits(true))


def growth_line(months: tuple[Month, ...]) -> str:
    """When most was learned."""
    most = max(months, key=lambda month: month.learned)
    return tr("Most in {month}: {learned}. The last in {last}.").format(
        month=month_name(most.name), learned=digits(most.learned), last=month_name(months[-1].name)
    )


def month_sentence(month: Month) -> str:
    """A month's bar."""
    learned = plural("{n} memory", "{n} memories", month.learned)
    return tr("{month}: {learned} learned, {total} in all by then.").format(
        month=month_name(month.name), learned=learned, total=digits(month.total)
    )


def source_name(name: str) -> str:
    """A source as a person calls it."""
    return tr("Typed by you", "a source") if name in TYPED_SOURCES else name


def sources_line(sources: tuple[SourceShare, ...]) -> str:
    """How much of it all still holds."""
    settled = sum(one.true + one.over for one in sources)
    true = sum(one.true for one in sources)
    if not settled:
        return tr("Nothing of it counts yet.")
    return tr("{percent} % of what was ever true is still true.").format(percent=round(100 * true / settled))


def source_note(one: SourceShare) -> str:
    """The numbers beside a source's bar."""
    parts = [(one.true, tr("true")), (one.over, tr("over")), (one.waiting, tr("waiting")), (one.other, tr("away"))]
    return " · ".join(f"{digits(number)} {word}" for number, word in parts if number)


def source_sentence(one: SourceShare) -> str:
    """A source's bar."""
    return tr("{source}: {parts}. Enter lists them.").format(
        source=source_name(one.name), parts=source_note(one).replace(" · ", ", ")
    )


BACKLOG_NAMES = {"contradictions": tr("Contradictions"), "approvals": tr("To approve")}


def backlog_note(one: Backlog) -> str:
    """The number beside a bar of what waits."""
    return digits(one.week + one.month + one.longer)


def backlog_sentence(one: Backlog) -> str:
    """A bar of what waits."""
    ages = tr("{week} up to a week, {month} up to a month, {longer} longer").format(
        week=digits(one.week), month=digits(one.month), longer=digits(one.longer)
    )
    return tr("{name}: {ages}. Enter opens them.").format(name=BACKLOG_NAMES[one.name], ages=ages)


def backlog_line(backlog: tuple[Backlog, ...]) -> str:
    """What waits longest."""
    longer = sum(one.longer for one in backlog)
    if not sum(one.week + one.month + one.longer for one in backlog):
        return NOTHING_WAITS
    return (
        plural("{n} of them waits for more than a month.", "{n} of them wait for more than a month.", longer)
        if longer
        else tr("All of it is new.")
    )


def detector_note(one: DetectorFigures) -> str:
    """The numbers beside a detector's bar."""
    if one.precision is None:
        return tr("{open} open").format(open=digits(one.open))
    return tr("{right} of {decided} right").format(right=digits(one.right), decided=digits(one.decided))


def detector_sentence(one: DetectorFigures) -> str:
    """A detector's bar."""
    if one.precision is None or one.low is None or one.high is None:
        return plural(
            "{name}: {n} flag waits, none is decided yet.",
            "{name}: {n} flags wait, none is decided yet.",
            one.open,
        ).format(name=detector_name(one))
    proven = tr("between {low} and {high} %").format(low=digits(round(one.low)), high=digits(round(one.high)))
    return tr("{name}: {right} of {decided} flags were right, which proves {proven}.").format(
        name=detector_name(one), right=digits(one.right), decided=digits(one.decided), proven=proven
    )


def ageing_line(confirmed: tuple[Confirmed, ...]) -> str:
    """How much was said once and never again, and since when."""
    once = sum(one.once for one in confirmed)
    if not confirmed:
        return tr("Nothing is true without a question yet.")
    if not once:
        return tr("Everything that is true was said more than once.")
    oldest = next(one.year for one in confirmed if one.once)
    return plural(
        "{n} true memory was said once and never again, the oldest in {oldest}.",
        "{n} true memories were said once and never again, the oldest in {oldest}.",
        once,
    ).format(oldest=oldest)


def confirmed_sentence(one: Confirmed) -> str:
    """A year's bar."""
    both = tr("{once} said once, {again} said again").format(once=digits(one.once), again=digits(one.again))
    true = plural("{n} true memory", "{n} true memories", one.once + one.again)
    return tr("Last said in {year}: {true}, {both}. Enter lists them.").format(year=one.year, true=true, both=both)
