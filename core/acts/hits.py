"""Ranked statements as hits: read, with their reasons and the parts of their scores; only those that are shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from core.acts.bench import Bench
from core.acts.beside import memories_beside
from core.acts.understand import Note
from core.answers import Hit, Part, Query
from core.domain import Episode, Memory, Status
from core.engine.query import Term
from core.engine.rank import UNDATED, Ranked, via
from core.engine.why import Reasons
from core.store.history import first_evidence
from core.store.memories import read_memories
from core.store.view import Entry, View
from core.window import Window

_NO_NOTE = Note()


def with_linked(bench: Bench, view: View, query: Query, ranked: Sequence[Ranked], hits: list[Hit]) -> list[Hit]:
    """The hits, each with what is linked to it where that is asked for."""
    if not query.beside:
        return hits
    keys = [one.candidate.key for one in ranked[: len(hits)]]
    linked = memories_beside(bench, view, keys)
    return [replace(hit, beside=linked[key]) for key, hit in zip(keys, hits, strict=True)]


def memory_hits(
    bench: Bench, view: View, ranked: Sequence[Ranked], notes: Mapping[int, Note], terms: tuple[Term, ...]
) -> list[Hit]:
    """The hits of ranked memories, with what the resolver has to say of them."""
    if not ranked:
        return []
    keys = [one.candidate.key for one in ranked]
    live = view.entries(keys)
    memories = read_memories(bench.store, [live[key] for key in keys], view.known)
    origins = first_evidence(bench.store, keys, view.known)
    why = Reasons(terms)
    hits = []
    for memory, one in zip(memories, ranked, strict=True):
        note = notes.get(one.candidate.key, _NO_NOTE)
        shown = replace(memory, status=Status.PAST) if note.over else memory
        parts, score = one.parts, one.score
        if note.parts:
            parts, score = (*parts, *note.parts), score + sum(part.value for part in note.parts)
        reached = note.via or via(one.candidate)
        reasons = (*note.why, UNDATED) if one.candidate.undated else note.why
        told = why.of(memory.text, reached, reasons, one.candidate.cosine)
        hits.append(_as_hit(shown, score, parts, reached, origins.get(one.candidate.key), told))
    return hits


def newest_hits(bench: Bench, view: View, entries: Sequence[Entry]) -> list[Hit]:
    """The hits of a list that nothing was asked of."""
    memories = read_memories(bench.store, entries, view.known)
    origins = first_evidence(bench.store, [entry.version for entry in entries], view.known)
    return [
        _as_hit(memory, 0.0, (), "newest", origins.get(entry.version), "")
        for memory, entry in zip(memories, entries, strict=True)
    ]


def _as_hit(
    memory: Memory,
    score: float,
    parts: tuple[Part, ...],
    reached: str,
    origin: tuple[str, str | None] | None,
    told: str,
) -> Hit:
    episode, external_id = origin or (None, None)
    return Hit(
        memory.text, score, parts, memory.window, memory.recorded_at, memory.speaker, memory.source,
        reached, memory, episode, external_id, memory.said_at, why=told,
    )  # fmt: skip


def episode_hit(episode: Episode, one: Ranked, why: Reasons) -> Hit:
    """The hit of a ranked message."""
    return Hit(
        episode.text, one.score, one.parts, Window(), episode.recorded_at, episode.speaker, episode.source,
        via(one.candidate), None, episode.id, episode.external_id, episode.said_at, episode.caption,
        episode.conversation, why.of(episode.text, via(one.candidate), (), one.candidate.cosine),
    )  # fmt: skip
