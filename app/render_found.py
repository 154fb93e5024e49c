"""What a search found, and the answer to a question, as the JSON of the command-line contract."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.render import Json, named, when, window

if TYPE_CHECKING:
    from core.answers import Answered, Found, Hit
    from core.beside import Beside
    from core.doubts import Doubt
    from core.understood import Understood


def found(value: Found, *, explain: bool = False) -> Json:
    """The answer to a query; ``parts`` of the scores only with ``explain``."""
    return {
        "query": value.query,
        "state": value.answer.value,
        "hits": [hit(entry, explain=explain) for entry in value.hits],
        "total": value.total,
        "notice": value.notice,
        "near": [hit(entry, explain=explain) for entry in value.near],
        "understood": _understood(value.understood),
        "doubt": _doubt(value.doubt),
        "pieces": [{"kind": one.kind.value, "value": one.value} for one in value.pieces],
        "steps": [{"memory": one.memory.id, "text": one.memory.text, "value": one.value} for one in value.steps],
    }


def _doubt(value: Doubt | None) -> Json | None:
    if value is None:
        return None
    return {
        "kind": value.kind.value if value.kind else None,
        "likeness": value.likeness,
        "gap": value.gap,
        "asked": value.asked,
        "said_by": value.said_by,
    }


def _understood(value: Understood | None) -> Json | None:
    if value is None:
        return None
    return {
        **window(value.window),
        "known_on": when(value.known_on),
        "person": value.person,
        "attribute": value.attribute,
        "words": value.words,
        "changes": value.changes,
    }


def answered(value: Answered) -> Json:
    """The answer to a question; ``cited`` are the hits that it rests on, in the order in which they are named."""
    by_memory = {entry.memory.id: entry for entry in value.hits if entry.memory is not None}
    return {
        "question": value.question,
        "state": value.state.value,
        "answer": value.text,
        "sentences": [{"text": one.text, "memories": list(one.memories)} for one in value.sentences],
        "cited": [hit(by_memory[one]) if one in by_memory else {"memory": one} for one in value.cited],
        "model": value.model,
        "model_calls": value.model_calls,
        "notice": value.notice,
    }


def hit(value: Hit, *, explain: bool = False) -> Json:
    """One found memory or episode."""
    found_memory = value.memory
    entry: Json = {
        "memory": found_memory.id if found_memory else None,
        "version": found_memory.version if found_memory else None,
        "episode": value.episode,
        "text": value.text,
        "score": value.score,
        "status": found_memory.status.value if found_memory else None,
        "challenged": found_memory.challenged if found_memory else False,
        "uncertain": found_memory.uncertain if found_memory else False,
        "scope": found_memory.scope if found_memory else "",
        **window(value.window),
        "recorded_at": when(value.recorded_at),
        "speaker": value.speaker,
        "source": value.source,
        "external_id": value.external_id,
        "said_at": named(value.said_at),
        "via": value.via,
        "why": value.why,
        "beside": [_beside(one) for one in value.beside],
    }
    if explain:
        entry["parts"] = _parts(value)
    return entry


def _beside(value: Beside) -> Json:
    """What is shown with a hit, and how it belongs to it."""
    return {
        "memory": value.memory,
        "episode": value.episode,
        "text": value.text,
        "speaker": value.speaker,
        "said_at": named(value.said_at),
        "via": value.via,
    }


def _parts(value: Hit) -> dict[str, float]:
    """Name to value; two parts of one name count together, so that the sum stays the score."""
    parts: dict[str, float] = {}
    for part in value.parts:
        parts[part.name] = parts.get(part.name, 0.0) + part.value
    return parts
