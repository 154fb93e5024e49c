"""The figures of a vault: how it grows, what became of each source, what waits, how right detectors are, what ages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import compress

from core.acts.bench import Bench
from core.acts.detectors import detectors
from core.domain import Status
from core.store.confirmed import flagged_since, last_said, learned_at, waiting_since
from core.store.days import month_of
from core.store.figures import waiting_ids
from core.store.journal import to_micros
from core.store.keys import KeySet
from core.store.orders import sources_by_key
from core.store.view import View
from core.views import Backlog, Confirmed, Insights, Month, SourceShare

DAY = 86_400_000_000
WEEK, MONTH = 7 * DAY, 30 * DAY
"""In microseconds: what waits longer than a month is more likely forgotten than put off."""
TRUE = frozenset({Status.CURRENT, Status.DISPUTED})
OVER = frozenset({Status.PAST, Status.RETIRED})


def insights(bench: Bench) -> Insights:
    """All figures, as of now."""
    with bench.store.reading():
        view = bench.view()
        by_status = {status: view.with_status(frozenset({status}), showing=True) for status in Status}
        return Insights(
            memories=sum(map(len, by_status.values())),
            by_status=tuple((status, len(keys)) for status, keys in by_status.items() if keys),
            months=_months(bench, view),
            sources=_sources(bench, view, by_status),
            backlog=_backlog(bench),
            detectors=detectors(bench),
            confirmed=_confirmed(bench, view, by_status[Status.CURRENT]),
        )


def _months(bench: Bench, view: View) -> tuple[Month, ...]:
    """Every month from the first to the last in which something was learned, the empty ones among them."""
    learned = learned_at(bench.store)
    shown = view.with_status(frozenset(Status), showing=True)
    # Most memories share their instant with all that one import brought: each instant is looked at once.
    instants = Counter(map(learned.get, compress(view.columns.all().memories, shown.flags)))
    found: Counter[str] = Counter()
    for at, number in instants.items():
        if at is not None:
            found[month_of(at, bench.zone)] += number
    if not found:
        return ()
    months, total = [], 0
    year, month = (int(part) for part in min(found).split("-"))
    while (name := f"{year:04d}-{month:02d}") <= max(found):
        total += found[name]
        months.append(Month(name, found[name], total))
        year, month = (year + 1, 1) if month == 12 else (year, month + 1)
    return tuple(months)


def _sources(bench: Bench, view: View, by_status: Mapping[Status, KeySet]) -> tuple[SourceShare, ...]:
    """Each source with what became of its memories, the largest first."""
    names, sources = sources_by_key(bench.store), view.columns.all().sources
    piles: dict[str, Counter[str]] = {}
    for status, keys in by_status.items():
        for source, number in Counter(compress(sources, keys.flags)).items():
            piles.setdefault(names[source], Counter())[_fate(status)] += number
    shares = [SourceShare(name, *(pile[fate] for fate in _FATES)) for name, pile in piles.items()]
    return tuple(sorted(shares, key=lambda one: (-(one.true + one.over + one.waiting + one.other), one.name)))


_FATES = ("true", "over", "waiting", "other")


def _fate(status: Status) -> str:
    if status in TRUE:
        return "true"
    if status in OVER:
        return "over"
    return "waiting" if status is Status.PENDING else "other"


def _backlog(bench: Bench) -> tuple[Backlog, ...]:
    now = to_micros(bench.clock())
    waits = (
        ("contradictions", flagged_since(bench.store, waiting_ids(bench.store))),
        ("approvals", waiting_since(bench.store)),
    )
    return tuple(_by_age(name, [now - at for at in since]) for name, since in waits)


def _by_age(name: str, ages: list[int]) -> Backlog:
    week = sum(age <= WEEK for age in ages)
    month = sum(WEEK < age <= MONTH for age in ages)
    return Backlog(name, week, month, len(ages) - week - month)


def _confirmed(bench: Bench, view: View, current: KeySet) -> tuple[Confirmed, ...]:
    """What is true now, by the year in which it was last said."""
    said = last_said(bench.store, view.known)
    memories = compress(view.columns.all().memories, current.flags)
    told = Counter((one.last, one.exactness, one.times > 1) for one in map(said.get, memories) if one is not None)
    years: dict[str, list[int]] = {}
    for (last, exactness, again), number in told.items():
        years.setdefault(month_of(last, bench.zone, exactness)[:-3].lstrip("0"), [0, 0])[again] += number
    return tuple(Confirmed(year, once, again) for year, (once, again) in sorted(years.items()))
