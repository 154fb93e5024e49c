"""Who is spoken of: every statement that counts, by its subjects, and its nearest neighbours by meaning."""

from __future__ import annotations

from collections.abc import Iterator

from core.acts.bench import Bench
from core.acts.embed import search_index
from core.answers import Corpus
from core.engine.about import named_subject, subject_of
from core.engine.consolidate import Stated
from core.engine.sweep_groups import Groups
from core.engine.sweep_plan import NEAREST
from core.store.sweeps import slots_of, spoken, vector_of
from core.store.vector_rows import restored, searched_model

PAGE = 500
"""Statements that are read at a time."""


def read_on(bench: Bench) -> Iterator[int]:
    """Take in statements that count and are open, page by page, by whom they are about; gives how many each time."""
    owners, groups = bench.owner_names(), bench.groups
    while page := spoken(bench.store, groups.last, PAGE):
        stored: dict[int, set[str]] = {}
        for slot in slots_of(bench.store, [one.key for one in page]):
            stored.setdefault(slot.version, set()).add(named_subject(slot.subject, owners))
        for one in page:
            told = subject_of(one.text, one.speaker, owners)
            groups.add(one.key, {*stored.get(one.key, ()), *((told,) if told else ())})
        groups.last = page[-1].key
        yield len(page)


def read_groups(bench: Bench) -> Groups:
    """Every statement that counts and is open, by whom it is about: its slots say so, else its words."""
    bench.groups = Groups()
    for _ in read_on(bench):
        pass
    return bench.groups


def subjects_of(bench: Bench, stated: Stated) -> frozenset[str]:
    """Whom one statement is about."""
    owners = bench.owner_names()
    told = subject_of(stated.text, stated.speaker, owners)
    stored = {named_subject(slot.subject, owners) for slot in slots_of(bench.store, [stated.key])}
    return frozenset(stored) | ({told} if told else frozenset())


def nearest(bench: Bench, version: int) -> list[int]:
    """The statements nearest in meaning, the nearest first; none without vectors of the model that is loaded."""
    index, _ = search_index(bench, Corpus.MEMORIES)
    model = searched_model(bench.store)
    kept = None if index is None or model is None else vector_of(bench.store, model, version)
    if index is None or kept is None:
        return []
    found: list[int] = []
    for other in _others(index.scores(restored([kept])[0]).in_falling_order(), version):
        found.append(other)
        if len(found) == NEAREST:
            break
    return found


def _others(keys: Iterator[int], version: int) -> Iterator[int]:
    return (key for key in keys if key != version)
