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

Abstention: each story is also asked questions of other stories in its language
that it cannot answer: none of its statements holds an expected word, and none
of its own questions asks for the same attribute, unless the question names
somebody of whom the story does not speak. ``abstention`` is the chance in
percent (AUROC) that a question with an answer looks surer than one without,
which are those and the ones labelled “nothing”: by the state of the answer and
then by the score of its best memory, and by that score alone; ``refused`` is
the share of the others' questions that are answered by nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.doubts import auroc, spread
from app.bench.labelled import Case, named_time, read_labelled, write_cases
from core.answers import Answer, Found, Hit, Query
from core.domain import Showing, Statement, Status
from core.errors import UnsupportedFormat
from core.vault import Vault
from core.window import parse_moment

if TYPE_CHECKING:
    from core.inference.embed import Embedder
    from core.inference.rerank_folder import Reranker

LIMIT = 10
MORE = 2
"""Hits beyond the number of expected words in which they may stand."""
SURE = 100.0
"""Above any score: an answer is surer than none."""
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
    best: float = 0.0
    """Score of the best memory, or of the closest one where the answer is none."""
    foreign: bool = False
    """Whether it is a question of another story, which has no answer here and does not count in the score."""


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Tell every story and put its questions; shares from 0 to 100. With a ``reranker`` all of it once more with that.

    Raises what ``read_labelled`` raises, and ``UnsupportedFormat`` for a story that cannot be told.
    """
    stories = read_labelled(file, "timeline", ("story", "questions"))
    try:
        asked = [one for story in stories for one in _told(story, stories, embedder)]
        reranker = options.get("reranker")
        reread = [one for story in stories for one in _told(story, stories, embedder, reranker)] if reranker else []
    except (KeyError, ValueError, TypeError) as reason:
        raise UnsupportedFormat("A story lacks a part.", "Choose another file of cases for “timeline”.") from reason
    own = [one for one in asked if not one.foreign]
    write_cases(out, (_line(one) for one in own))
    metrics = _all_of_it(asked)
    if reranker:
        metrics["reranked"] = {"name": reranker.name, **_all_of_it(reread)}
    return {"set": "timeline", "n": len(own), "metrics": metrics}


def _all_of_it(asked: Sequence[Asked]) -> dict[str, Any]:
    return {**metrics_of([one for one in asked if not one.foreign]), "abstention": abstention_of(asked)}


def abstention_of(asked: Sequence[Asked]) -> dict[str, float | None]:
    """AUROC of being sure, questions with an answer against those without; None where one kind is missing."""
    foreign = [one for one in asked if one.foreign]
    with_none = [*foreign, *(one for one in asked if not one.foreign and _expects_nothing(one))]
    with_one = [one for one in asked if not one.foreign and not _expects_nothing(one)]

    def area(sure: Callable[[Asked], float]) -> float | None:
        return auroc([sure(one) for one in with_one], [sure(one) for one in with_none])

    return {
        "auroc": area(lambda one: one.best + (SURE if one.answer is not Answer.NOTHING else 0.0)),
        "auroc_by_score": area(lambda one: one.best),
        "foreign": len(foreign),
        "refused": _share([float(one.answer is Answer.NOTHING) for one in foreign]),
    }


def _expects_nothing(one: Asked) -> bool:
    return bool(one.question["state"] == Answer.NOTHING.value)


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


def _told(
    story: Case, stories: Sequence[Case], embedder: Embedder | None, reranker: Reranker | None = None
) -> Iterator[Asked]:
    calendar = Calendar()
    vault = Vault.in_memory(embedder=embedder, clock=calendar)
    try:
        if reranker is not None:
            vault.use_reranker(reranker, budget_ms=None)
        for line in story["story"]:
            said = parse_moment(line["said_at"])
            calendar.now = max(calendar.now, said.at)
            vault.add(Statement(line["text"], speaker=line.get("speaker"), said_at=said))
        calendar.now += timedelta(days=1)
        if embedder is not None:
            vault.embed_missing()
        attributes = set()
        for question in story["questions"]:
            one, found = _asked(vault, story, question)
            if found.understood is not None:
                attributes.add(found.understood.attribute)
            yield one
        for question in spread(_foreign(story, stories)):
            one, found = _asked(vault, story, question)
            attribute = found.understood.attribute if found.understood is not None else ""
            if attribute not in attributes - {""} or _names_another(question, story):
                yield replace(one, foreign=True)
    finally:
        vault.close()


def _asked(vault: Vault, story: Case, question: Case) -> tuple[Asked, Found]:
    showing = Showing(true_on=named_time(question.get("as_of")))
    found = vault.search(Query(question["ask"], limit=LIMIT, showing=showing))
    texts = tuple(hit.text for hit in found.hits)
    graded = grade(question, found)
    best = max((hit.score for hit in (*found.hits, *found.near)), default=0.0)
    one = Asked(story["id"], str(story.get("lang", "en")), question, found.answer, texts, *graded, best)
    return one, found


def _foreign(story: Case, stories: Sequence[Case]) -> list[Case]:
    """Questions of other stories of the same language that expect what this one does not tell."""
    told = _all_of(story)
    others = [one for one in stories if one is not story and one.get("lang", "en") == story.get("lang", "en")]
    return [
        question
        for other in others
        for question in other["questions"]
        if not any(word in told for word in question.get("expect_contains", ()))
    ]


def _names_another(question: Case, story: Case) -> bool:
    """Whether a question names somebody whom the story does not; the first word has a capital in any case."""
    named = [word.strip("?,.'s") for word in str(question["ask"]).split()[1:] if word[0].isupper() and word != "I"]
    return any(name not in _all_of(story) for name in named)


def _all_of(story: Case) -> str:
    return " ".join(line["text"] for line in story["story"])


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
