"""Raising a flag: the one way by which a pair gets into the review queue, whoever found it."""

from __future__ import annotations

from core.acts.bench import Bench
from core.contradictions import Assessment, Verdict
from core.store.journal import Writer
from core.store.review import is_settled, open_between, put_assessment, put_contradiction

CONTRADICTION = "contradiction"
"""The label of a finding that says no more than that both cannot be so."""


def raise_flag(
    bench: Bench,
    writer: Writer,
    first: tuple[int, str],
    second: tuple[int, str],
    assessment: Assessment,
    suggested: Verdict | None = None,
) -> str | None:
    """Flag two versions (key and text each, the earlier first) within the caller's operation; gives the id.

    None when a person ruled on this pair of texts, in either order: it does
    not come back. An open contradiction between the two versions gets the
    assessment as a further one; what its generator and model said already, with
    the same label and score, is not written twice.
    """
    store = writer.store
    if is_settled(store, first[1], second[1]):
        return None
    contradiction = open_between(store, first[0], second[0])
    if contradiction is None:
        contradiction = bench.ids(writer.at)
        put_contradiction(writer, contradiction, first, second, assessment, suggested)
    put_assessment(writer, contradiction, assessment)
    return contradiction
