"""What each part of the library holds, counted once for each state of the vault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import timedelta
from itertools import compress
from operator import and_

from core.acts.bench import Bench
from core.acts.listing import ACTIVE
from core.acts.waiting import review_counts
from core.domain import Status
from core.library import RECENT_DAYS, Counted, Shelves
from core.store.connection import Store
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
    shown = view.with_status(frozenset(Status), showing=True)
    active = view.with_status(ACTIVE, showing=True)
    flags = active.flags
    memories, recorded, sources = view.columns.all()
    since = operation_at(store, bench.clock() - timedelta(days=RECENT_DAYS))
    names = sources_by_key(store)
    review = review_counts(bench)
    return Shelves(
        active=len(active),
        every=len(shown),
        recent=sum(map(since.__lt__, compress(recorded, flags))),
        pinned=sum(map(and_, view.pinned().flags, flags)),
        skipped=review.skipped,
        contradictions=review.contradictions,
        waiting=review.to_approve,
        duplicates=review.duplicates,
        by_rule=review.by_rule,
        tags=_tags(store, compress(memories, flags)),
        sources=_by_number((names[key], number) for key, number in Counter(compress(sources, flags)).items()),
        people=_by_number(_called(bench, subjects_of(store, view.known, flags))),
        saved=read_saved(store),
        by_status=tuple((status, len(view.with_status(frozenset({status}), showing=True))) for status in Status),
    )


def _tags(store: Store, active: Iterable[int]) -> tuple[Counted, ...]:
    """Tags with their numbers among these memories; letter case aside, as a filter takes them."""
    tags = tags_of_memories(store)
    memories = frozenset(active) if tags else frozenset()
    numbers: Counter[str] = Counter()
    spelled: dict[str, str] = {}
    for memory, name in tags:
        if memory in memories:
            numbers[name.casefold()] += 1
            spelled.setdefault(name.casefold(), name)
    return _sorted((spelled[folded], number) for folded, number in numbers.items())


def _called(bench: Bench, counted: Iterable[Counted]) -> Iterable[Counted]:
    """The owner by the name that the owner goes by now."""
    return ((bench.called() if name == bench.owner else name, number) for name, number in counted)


def _by_number(counted: Iterable[Counted]) -> tuple[Counted, ...]:
    """Names with their numbers; two of the same name are one."""
    numbers: Counter[str] = Counter()
    for name, number in counted:
        numbers[name] += number
    return _sorted(numbers.items())


def _sorted(counted: Iterable[Counted]) -> tuple[Counted, ...]:
    """The most used first, those with the same number from A to Z."""
    return tuple(sorted(counted, key=lambda one: (-one[1], one[0].casefold())))
