"""Counts of a vault."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from core.acts.bench import Bench
from core.acts.embed import waiting
from core.answers import Stats
from core.domain import Status
from core.store.counts import (
    count_episodes,
    count_sources,
    count_tags,
    count_versions,
    model_name,
    size_in_bytes,
)
from core.store.meta import get_meta
from core.store.queue import count_waiting
from core.store.review import count_proposals
from core.store.skips import read_skips
from core.store.vector_rows import MODEL


def stats(bench: Bench, path: Path | None, schema: int) -> Stats:
    """Counts of everything; statuses are those of now."""
    store = bench.store
    with store.reading():
        view = bench.view()
        shown = [entry for entry in view.by_version.values() if entry.showing]
        by_status = Counter(entry.status for entry in shown)
        return Stats(
            path=str(path) if path else ":memory:",
            vault=get_meta(store, "vault") or "",
            owner=bench.called(),
            schema=schema,
            memories=len(shown),
            versions=count_versions(store),
            episodes=count_episodes(store),
            operations=view.known,
            by_status=tuple((status.value, by_status[status]) for status in Status),
            contradictions=count_waiting(store, view.known),
            proposals=count_proposals(store, view.known),
            skipped=len(read_skips(store)),
            sources=count_sources(store, (entry.source for entry in shown)),
            tags=count_tags(store),
            waiting_vectors=waiting(bench),
            model=_model(bench),
            bytes=size_in_bytes(store),
        )


def _model(bench: Bench) -> str | None:
    fingerprint = get_meta(bench.store, MODEL)
    name = model_name(bench.store, fingerprint)
    return f"{name} ({fingerprint})" if name else None
