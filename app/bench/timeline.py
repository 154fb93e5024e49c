"""Stories told in order, then questions: what the first hits and the state of the answer say.

Each story is told to a fresh vault in memory whose clock goes with it, so that
what was known when is as it would have been. A question is asked on the day
after the last statement, or about an earlier date with ``as_of``.

A question counts when its state is right and its words are where they should
be: each in one of the first k + 2 hits (k = how many words), at least one in
the first, and none of the wrong ones there. ``ended`` also wants the last
value as past, ``disputed`` both sides, ``nothing`` no hit at all. A change
that was left to the person, with both sides shown, counts half. The laxer
figure takes ``found`` for ``ended`` where the statement of the ending is there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.labelled import Case, named_time, read_labelled, write_cases
from core.answers import Answer, Found, Hit, Query
from core.domain import Showing, Statement, Status
from core.errors import UnsupportedFormat
from core.vault import Vault
from core.window import parse_moment

if TYPE_CHECKING:
    from core.inference.embed import Embedder

LIMIT = 10
MORE = 2
"""Hits beyond the number of expected words in which they may stand."""
_START = datetime(2000, 1, 1, tzinfo=UTC)


class Calendar:
    """A clock that stands where the story has come to."""

    def __init__(self) -> None:
        self.now = _START

    def __call__(self) -> datetime:
        """The present instant of the story."""
        return self.now


@dataclass(frozen=True, slots=True)
class Asked:
    """One question with its answer and what it counts, from 0 to 1."""

    story: str
    language: str
    question: Case
    answer: Answer
    hits: tuple[str, ...]
    score: float
    lax: float


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Tell every story and put its questions; shares from 0 to 100.

    Raises what ``read_labelled`` raises, and ``UnsupportedFormat`` for a story that cannot be told.
    """
    stories = read_labelled(file, "timeline", ("story", "questions"))
    try:
        asked = [one for story in stories for one in _told(story, embedder)]
    except (KeyError, ValueError, TypeError) as reason:
        raise UnsupportedFormat("A story lacks a part.", "Choose another file of cases for “timeline”.") from reason
    write_cases(out, (_line(one) for one in asked))
    return {"set": "timeline", "n": len(asked), "metrics": metrics_of(asked)}


def metrics_of(asked: Sequence[Asked]) -> dict[str, Any]:
    """The score, the laxer one, and the score by expected state and by language."""
    states = sorted({str(one.question["state"]) for one in asked})
    languages = sorted({one.language for one in asked})
    return {
        "score": _share([one.score for one in asked]),
        "lax": _share([one.lax for one in asked]),
        "states_right": _share([float(one.answer.value == one.question["state"]) for one in asked]),
        "by_state": {state: _share([one.score for one in asked if one.question["state"] == state]) for state in states},
        "by_language": {
            language: _share([one.score for one in asked if one.language == language]) for language in languages
        },
    }


def grade(question: Case, found: Found) -> tuple[float, float]:
    """What an answer counts, strictly and laxly."""
    hits = [hit for hit in found.hits if hit.memory is not None]
    expected = str(question["state"])
    said = found.answer.value
    if expected == "nothing":
        right = float(said == "nothing" and not hits)
        return right, right
    words = [str(word) for word in question.get("expect_contains", ())]
    present = _present(words, hits)
    clean = present and not _wrong(question, hits)
    if expected == said:
        right = float(clean and _as_promised(expected, words, hits))
        return right, right
    if expected == "found" and said == "disputed":
        return 0.5 * present, 0.5 * present
    if expected == "ended" and said == "found":
        return 0.0, float(clean)
    return 0.0, 0.0


def _present(words: Sequence[str], hits: Sequence[Hit]) -> bool:
    """Each word in one of the first hits, at least one in the very first."""
    if not hits:
        return False
    first = [hit.text for hit in hits[: len(words) + MORE]]
    return all(any(word in text for text in first) for word in words) and (
        not words or any(word in hits[0].text for word in words)
    )


def _wrong(question: Case, hits: Sequence[Hit]) -> bool:
    return any(word in hits[0].text for word in question.get("expect_not_contains", ()))


def _as_promised(state: str, words: Sequence[str], hits: Sequence[Hit]) -> bool:
    if state == "ended":
        past = [hit.text for hit in hits if hit.memory and hit.memory.status is Status.PAST]
        return any(word in text for word in words for text in past)
    return state != "disputed" or len(hits) > 1


def _told(story: Case, embedder: Embedder | None) -> Iterator[Asked]:
    calendar = Calendar()
    vault = Vault.in_memory(embedder=embedder, clock=calendar)
    try:
        for line in story["story"]:
            said = parse_moment(line["said_at"])
            calendar.now = max(calendar.now, said.at)
            vault.add(Statement(line["text"], speaker=line.get("speaker"), said_at=said))
        calendar.now += timedelta(days=1)
        if embedder is not None:
            vault.embed_missing()
        for question in story["questions"]:
            showing = Showing(true_on=named_time(question.get("as_of")))
            found = vault.search(Query(question["ask"], limit=LIMIT, showing=showing))
            texts = tuple(hit.text for hit in found.hits)
            yield Asked(
                story["id"], str(story.get("lang", "en")), question, found.answer, texts, *grade(question, found)
            )
    finally:
        vault.close()


def _line(one: Asked) -> dict[str, object]:
    return {
        "id": one.question["id"],
        "question": one.question["id"],
        "state": one.answer.value,
        "first": one.hits[0] if one.hits else None,
        "hits": list(one.hits),
        "score": one.score,
    }


def _share(scores: Sequence[float]) -> float:
    return round(100 * sum(scores) / len(scores), 2) if scores else 0.0
