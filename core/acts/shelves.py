"""What each part of the library holds, counted once for each state of the vault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import timedelta

from core.acts.bench import Bench
from core.acts.listing import HIDDEN
from core.acts.sitting import review_counts
from core.domain import Status
from core.library import RECENT_DAYS, Counted, Shelves
from core.store.journal import operation_at
from core.store.orders import sources_by_key, subjects_of, tags_of_memories
from core.store.saved import read_saved


def shelves(bench: Bench) -> Shelves:
    """The library as it is now; tags, sources and people by what the list of active memories shows under them."""
    with bench.store.reading():
        view = bench.view()
        if bench.shelves is None or bench.shelves[0] is not view:
            bench.shelves = (view, _counted(bench))
        return bench.shelves[1]


def _counted(bench: Bench) -> Shelves:
    store, view = bench.store, bench.view()
    shown = [entry for entry in view.by_version.values() if entry.showing]
    active = [entry for entry in shown if entry.status not in HIDDEN]
    memories = {entry.memory for entry in active}
    versions = {entry.version for entry in active}
    by_status = Counter(entry.status for entry in shown)
    since = operation_at(store, bench.clock() - timedelta(days=RECENT_DAYS))
    names = sources_by_key(store)
    review = review_counts(bench)
    return Shelves(
        active=len(active),
        every=len(shown),
        recent=sum(entry.recorded > since for entry in active),
        pinned=sum(entry.pinned for entry in active),
        skipped=review.skipped,
        contradictions=review.contradictions,
        waiting=review.to_approve,
        duplicates=review.duplicates,
        by_rule=review.by_rule,
        tags=_tags((name for memory, name in tags_of_memories(store) if memory in memories)),
        sources=_by_number(names[entry.source] for entry in active),
        people=_by_number(name for version, name in subjects_of(store, view.known) if version in versions),
        saved=read_saved(store),
        by_status=tuple((status, by_status[status]) for status in Status),
    )


def _tags(names: Iterable[str]) -> tuple[Counted, ...]:
    """Tags with their numbers; those that differ by letter case only are one, as a filter takes them."""
    numbers: Counter[str] = Counter()
    spelled: dict[str, str] = {}
    for name in names:
        numbers[name.casefold()] += 1
        spelled.setdefault(name.casefold(), name)
    return _sorted((spelled[folded], number) for folded, number in numbers.items())


def _by_number(names: Iterable[str]) -> tuple[Counted, ...]:
    return _sorted(Counter(names).items())


def _sorted(counted: Iterable[Counted]) -> tuple[Counted, ...]:
    """The most used first, those with the same number from A to Z."""
    return tuple(sorted(counted, key=lambda one: (-one[1], one[0].casefold())))
