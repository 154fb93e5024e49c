"""What a search is narrowed to: tags, sources, statuses, phrases and words left out, each applied before any limit."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from core.acts.bench import Bench
from core.answers import Corpus, Query
from core.domain import Showing, Status
from core.library import RECENT_DAYS, Within
from core.store.confirmed import learned_on, said_last_on
from core.store.days import days_of
from core.store.journal import operation_at
from core.store.memories import tagged
from core.store.narrow import changed_versions, keys_with_phrase, keys_with_signs, spoken_or_sent_by
from core.store.orders import versions_about
from core.store.people import find_source
from core.store.view import Entry, View
from core.text import fold, words

if TYPE_CHECKING:
    from core.engine.query_syntax import Written

MOST_SIGNS = 16
"""Runs of signs that are looked for; each is a look at every text."""
_OFFERED = frozenset({Status.CURRENT, Status.DISPUTED, Status.PENDING})


def wanted_statuses(query: Query, written: Written) -> frozenset[Status]:
    """The statuses that a search offers: those that it names, else what is true, disputed or waiting."""
    if written.states:
        return written.states
    if query.within.status is not None:
        return frozenset({query.within.status})
    if query.within.every:
        return frozenset(Status)
    # What changed then may have ended then, or since.
    wanted = _OFFERED | {Status.PAST} if query.past or written.changed else _OFFERED
    return wanted if query.showing.true_on else wanted | {Status.UPCOMING}


def dated(showing: Showing, written: Written) -> Showing:
    """The dates of a search; a written ``asof:`` counts where none was set."""
    if written.as_of is None or showing.true_on is not None:
        return showing
    return Showing(written.as_of.last, showing.known_on)


def narrowing(bench: Bench, query: Query, written: Written, view: View) -> Callable[[Entry], bool]:
    """Whether a version may be offered, by everything but its status."""
    within_filter = narrowed(
        bench,
        replace(query.within, tag=query.tag or query.within.tag, source=query.source or query.within.source),
        view,
    )
    with_tags = [tagged(bench.store, tag, view.known) for tag in written.tags]
    within, outside = _keys(bench, written, Corpus.MEMORIES)
    if written.changed is not None:
        within.append(changed_versions(bench.store, days_of(written.changed, bench.zone), view.known))
    if written.learned is not None:
        within.append(learned_on(bench.store, days_of(written.learned, bench.zone)))
    if written.confirmed is not None:
        within.append(said_last_on(bench.store, days_of(written.confirmed, bench.zone), view.known))

    def fits(entry: Entry) -> bool:
        if not within_filter(entry):
            return False
        if any(entry.version not in keys for keys in within) or any(entry.version in keys for keys in outside):
            return False
        return all(entry.memory in memories for memories in with_tags)

    return fits


def is_narrowed(query: Query, written: Written) -> bool:
    """Whether anything but statuses narrows a search of memories."""
    times = written.changed, written.learned, written.confirmed
    named = (*_names_of(query), written.phrases, written.without, written.tags, written.sources, *times)
    return any(named)


def _names_of(query: Query) -> tuple[object, ...]:
    own = query.within
    return query.tag, query.source, own.tag, own.source, own.person, own.pinned, own.recent


def keeps_back(query: Query, written: Written) -> bool:
    """Whether a search that names no status keeps what is past back, to say that something is over."""
    return not written.states and query.within.status is None


def narrows(within: Within) -> bool:
    """Whether it leaves anything out but by its status."""
    return any(
        (within.tag is not None, within.source is not None, within.person is not None, within.pinned, within.recent)
    )


def narrowed(bench: Bench, within: Within, view: View) -> Callable[[Entry], bool]:
    """Whether a version stands in a part of the library, by everything but its status."""
    asked: list[Callable[[Entry], bool]] = []
    if within.tag is not None:
        memories = tagged(bench.store, within.tag, view.known)
        asked.append(lambda entry: entry.memory in memories)
    if within.source is not None:
        source = find_source(bench.store, within.source)
        asked.append(lambda entry: entry.source == source)
    if within.person is not None:
        about = versions_about(bench.store, fold(within.person), view.known)
        asked.append(lambda entry: entry.version in about)
    if within.pinned:
        asked.append(lambda entry: entry.pinned)
    if within.recent:
        since = operation_at(bench.store, bench.clock() - timedelta(days=RECENT_DAYS))
        asked.append(lambda entry: entry.recorded > since)
    return lambda entry: all(fits(entry) for fits in asked)


def narrowed_episodes(bench: Bench, written: Written, present: Set[int]) -> Set[int]:
    """The messages among those present that a written query leaves."""
    within, outside = _keys(bench, written, Corpus.EPISODES)
    for keys in within:
        present = present & keys
    for keys in outside:
        present = present - keys
    return present


def signs_of(written: Written) -> list[str]:
    """What is looked for where a query has no word: the signs that it is made of, as they stand; empty where it has."""
    parts = written.text.split()[:MOST_SIGNS]
    return [] if any(words(part) for part in parts) else parts


def _keys(bench: Bench, written: Written, corpus: Corpus) -> tuple[list[Set[int]], list[Set[int]]]:
    within: list[Set[int]] = [keys_with_phrase(bench.store, corpus, phrase) for phrase in written.phrases]
    if signs := signs_of(written):
        within.append(keys_with_signs(bench.store, corpus, signs))
    if written.sources:
        own = (bench.owner,) if {fold(one) for one in written.sources} & bench.owner_names() else ()
        within.append(spoken_or_sent_by(bench.store, corpus, (*written.sources, *own)))
    return within, [keys_with_phrase(bench.store, corpus, word) for word in written.without]
