"""What was searched for last; it is kept beside the log, and nobody takes it back."""

from __future__ import annotations

import json

from core.acts.bench import Bench
from core.engine.query import LONGEST_QUERY
from core.store.meta import get_meta, put_meta

_SEARCHES = "searches"
RECENT = 20  # searches that a vault remembers


def recent_searches(bench: Bench) -> tuple[str, ...]:
    """What was searched for last, the latest first; kept beside the log, and no part of an archive."""
    kept = get_meta(bench.store, _SEARCHES)
    return tuple(json.loads(kept)) if kept else ()


def note_search(bench: Bench, query: str) -> None:
    """Put a search at the head of the recent ones."""
    query = query[:LONGEST_QUERY].strip()
    if query:
        with bench.store.writing():
            kept = [query, *(one for one in recent_searches(bench) if one != query)][:RECENT]
            put_meta(bench.store, _SEARCHES, json.dumps(kept, ensure_ascii=False))


def forget_searches(bench: Bench) -> None:
    """Forget what was searched for."""
    with bench.store.writing():
        put_meta(bench.store, _SEARCHES, "[]")
