"""What a search is narrowed to: tags, sources, statuses, phrases and words left out, each applied before any limit."""

from __future__ import annotations

from collections.abc import Callable, Set

from core.acts.bench import Bench
from core.answers import Corpus, Query
from core.domain import Showing, Status
from core.engine.query_syntax import Written
from core.store.memories import tagged
from core.store.narrow import changed_versions, keys_with_phrase, spoken_or_sent_by
from core.store.people import find_source
from core.store.view import Entry, View
from core.window import period_end

_OFFERED = frozenset({Status.CURRENT, Status.DISPUTED, Status.PENDING})


def wanted_statuses(query: Query, written: Written) -> frozenset[Status]:
    """The statuses that a search offers: those that it names, else what is true, disputed or waiting."""
    if written.states:
        return written.states
    wanted = _OFFERED | {Status.PAST} if query.past else _OFFERED
    return wanted if query.showing.true_on else wanted | {Status.UPCOMING}


def dated(showing: Showing, written: Written) -> Showing:
    """The dates of a search; a written ``asof:`` counts where none was set."""
    if written.as_of is None or showing.true_on is not None:
        return showing
    return Showing(written.as_of.last, showing.known_on)


def narrowing(bench: Bench, query: Query, written: Written, view: View) -> Callable[[Entry], bool]:
    """Whether a version may be offered, by everything but its status."""
    tags = (*((query.tag,) if query.tag else ()), *written.tags)
    with_tags = [tagged(bench.store, tag, view.known) for tag in tags]
    source = find_source(bench.store, query.source) if query.source else None
    nowhere = query.source is not None and source is None
    within, outside = _keys(bench, written, Corpus.MEMORIES)
    if written.changed is not None:
        within.append(changed_versions(bench.store, written.changed.at, period_end(written.changed), view.known))

    def fits(entry: Entry) -> bool:
        if nowhere or (source is not None and entry.source != source):
            return False
        if any(entry.version not in keys for keys in within) or any(entry.version in keys for keys in outside):
            return False
        return all(entry.memory in memories for memories in with_tags)

    return fits


def is_narrowed(query: Query, written: Written) -> bool:
    """Whether anything but statuses narrows a search of memories."""
    named = (query.tag, query.source, written.phrases, written.without, written.tags, written.sources, written.changed)
    return any(named)


def narrowed_episodes(bench: Bench, written: Written, present: Set[int]) -> Set[int]:
    """The messages among those present that a written query leaves."""
    within, outside = _keys(bench, written, Corpus.EPISODES)
    for keys in within:
        present = present & keys
    for keys in outside:
        present = present - keys
    return present


def _keys(bench: Bench, written: Written, corpus: Corpus) -> tuple[list[Set[int]], list[Set[int]]]:
    within: list[Set[int]] = [keys_with_phrase(bench.store, corpus, phrase) for phrase in written.phrases]
    if written.sources:
        within.append(spoken_or_sent_by(bench.store, corpus, written.sources))
    return within, [keys_with_phrase(bench.store, corpus, word) for word in written.without]
