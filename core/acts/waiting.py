"""What waits in the review, in numbers."""

from __future__ import annotations

from core.acts.bench import Bench
from core.contradictions import ReviewCounts
from core.domain import Status
from core.store.by_rule import count_by_rule
from core.store.duplicates import merge_proposals_of_pairs, read_duplicates
from core.store.queue import count_waiting
from core.store.review import count_proposals
from core.store.skips import count_skips


def review_counts(bench: Bench) -> ReviewCounts:
    """How much waits in each list; a merge that is shown as a duplicate is counted there alone."""
    store = bench.store
    with store.reading():
        view = bench.view()
        pending = len(view.with_status(frozenset({Status.PENDING}), showing=True))
        suggested = count_proposals(store, view.known) - len(merge_proposals_of_pairs(store))
        return ReviewCounts(
            contradictions=count_waiting(store, view.known),
            to_approve=pending + suggested,
            duplicates=len(read_duplicates(store)),
            skipped=count_skips(store),
            by_rule=count_by_rule(store),
        )
