"""What is shown with a hit and is none itself: the messages before and after it, and the memories linked to it."""

from __future__ import annotations

from collections.abc import Sequence, Set

from core.acts.bench import Bench
from core.beside import Beside
from core.domain import EdgeKind, Episode, Memory, Status
from core.store.episodes import read_episodes
from core.store.linked import LinkRow, links_of
from core.store.memories import read_memories
from core.store.slots import lineages
from core.store.view import View

MOST = 3
"""Linked memories of one hit; the map shows all."""
_JUST_BEFORE, _JUST_AFTER = "said just before it", "said just after it"
_LINKED = {
    (EdgeKind.SUPPORTS.value, False): "supported by it",
    (EdgeKind.SUPPORTS.value, True): "supports it",
    (EdgeKind.RELATES_TO.value, False): "related to it",
    (EdgeKind.RELATES_TO.value, True): "related to it",
}
"""How another memory is reached, by the kind of link and whether it leads to the hit."""


def turns_beside(bench: Bench, keys: Sequence[int], present: Set[int]) -> dict[int, tuple[Beside, ...]]:
    """The messages directly before and after each of these in its conversation, those that are hits left out."""
    if not keys:
        return {}
    talk = bench.turn_places()
    turns = talk.turns(talk.places(keys))
    hits = set(keys)
    found: dict[int, list[tuple[int, str]]] = {key: [] for key in keys}
    for key, place, first, last in zip(keys, turns.places, turns.first, turns.last, strict=True):
        for step, via in ((-1, _JUST_BEFORE), (1, _JUST_AFTER)):
            if first <= place + step <= last:
                other = int(talk.keys[place + step])
                if other in present and other not in hits:
                    found[key].append((other, via))
    read = read_episodes(bench.store, sorted({other for others in found.values() for other, _ in others}))
    return {key: tuple(_of_turn(read[other], via) for other, via in others) for key, others in found.items()}


def _of_turn(episode: Episode, via: str) -> Beside:
    return Beside(episode.text, via, episode.speaker, None, episode.id, episode.said_at)


def memories_beside(bench: Bench, view: View, keys: Sequence[int]) -> dict[int, tuple[Beside, ...]]:
    """The memories that support each of these or relate to it and hold now, those that are hits left out.

    What supports one wording says nothing of another that took its place when the world changed.
    """
    entries = view.entries(keys)
    by_memory = {entry.memory: key for key, entry in entries.items()}
    found: dict[int, dict[int, str]] = {key: {} for key in keys}
    links = links_of(bench.store, by_memory, view.known)
    over = _no_longer_said(bench, view, links)
    for link in links:
        if link in over:
            continue
        for memory, other, leads_here in ((link.source, link.target, False), (link.target, link.source, True)):
            via = _LINKED.get((link.kind, leads_here))
            shown = view.shown(other) if via and memory in by_memory and other not in by_memory else None
            if via and shown is not None and shown.status is Status.CURRENT:
                found[by_memory[memory]].setdefault(shown.version, via)
    others = view.entries({other for some in found.values() for other in some})
    read = dict(zip(others, read_memories(bench.store, list(others.values()), view.known), strict=True))
    return {
        key: tuple(_of_memory(read[other], via) for other, via in list(some.items())[:MOST])
        for key, some in found.items()
    }


def _no_longer_said(bench: Bench, view: View, links: Sequence[LinkRow]) -> set[LinkRow]:
    """The links of support of which one side says something else now: a wording since then is over by its dates."""
    supports = [link for link in links if link.kind == EdgeKind.SUPPORTS.value]
    every = view.entries(lineages(bench.store, {version for link in supports for version in link.versions}))
    over = [(one.memory, one.version) for one in every.values() if not one.showing]
    return {
        link
        for link in supports
        for memory, version in zip((link.source, link.target), link.versions, strict=True)
        if any(of == memory and version <= past for of, past in over)
    }


def _of_memory(memory: Memory, via: str) -> Beside:
    return Beside(memory.text, via, memory.speaker, memory.id, None, memory.said_at)
