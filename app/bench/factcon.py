"""Facts that are replaced by later ones, told in order: does the first hit give the newest value?

Each list of facts is written to a fresh vault in memory, one statement a fact,
``said_at`` one minute after the one before; then every question is asked and
the first hit is read. A question counts when that text holds the answer,
letter case aside. Questions that follow several facts (“mh”) are reported
beside those that ask for one (“sh”).

With ``lengthen`` (tokens) each list is first made that long. Its own facts and
questions stay as they are; the rest of the story is made up in the proportions
of the list (``longer_story.py``), and questions in the words of the list's own
are asked about that, too (``story_questions.py``): “made up” in the report. The
list gives the scale: one named “32k” has 32,000 tokens.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.fact_forms import read_facts
from app.bench.labelled import percent, write_cases
from app.bench.longer_story import lengthen, proportions, signs_of
from app.bench.story_questions import Question, askings, made_up
from app.bench.timing import median, resident_megabytes, slow_end
from core.answers import Query
from core.domain import Statement
from core.errors import FileUnreadable, InvalidRequest, UnsupportedFormat
from core.text import fold
from core.vault import Vault
from core.window import Moment

if TYPE_CHECKING:
    from core.inference.embed import Embedder

_FACT = re.compile(r"^\d+\. (?P<text>.+)$", re.MULTILINE)
_BEGIN = datetime(2024, 1, 1, tzinfo=UTC)
_STEP = timedelta(minutes=1)
_NAMED_SIZE = re.compile(r"_(\d+)k\b")
MADE_UP = 300
"""Questions about the made-up part for each subset: a share of 90 is then known to within 3.4 points."""


@dataclass(frozen=True, slots=True)
class Subset:
    """One list of facts with its questions, each with the answers that count."""

    name: str
    facts: tuple[str, ...]
    questions: tuple[Question, ...]


@dataclass(frozen=True, slots=True)
class Answered:
    """One question with the answers that count, the text of the first hit, the state, and whether it is right."""

    subset: str
    index: int
    answer: str
    state: str
    right: bool
    question: str
    answers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A list of facts as it is told: the facts, whose questions are asked about it, and what it consists of."""

    facts: tuple[str, ...]
    subsets: tuple[Subset, ...]
    size: Mapping[str, int] = field(default_factory=dict)


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Write every list of facts and ask its questions.

    Raises ``InvalidRequest`` without a file, or where a list's length is not known, ``FileUnreadable`` and
    ``UnsupportedFormat``.
    """
    subsets = read_subsets(file)
    tokens = options.get("lengthen")
    stories = [_lengthened(each, tokens) if tokens else each for each in _lists(subsets)]
    answered: list[Answered] = []
    figures = {}
    for story in stories:
        here, cost = _asked(story, embedder)
        answered += here
        figures[f"{len(story.facts)} facts"] = {**story.size, **cost}
    write_cases(out, (_line(one) for one in answered))
    return {"set": "factcon", "n": len(answered), "metrics": {**metrics_of(answered), "stories": figures}}


def metrics_of(answered: Sequence[Answered]) -> dict[str, Any]:
    """The share of right first hits in each subset, and how many answers were marked disputed."""
    names = sorted({one.subset for one in answered})
    return {
        "exact": {name: _share([one.right for one in answered if one.subset == name]) for name in names},
        "disputed": {
            name: _share([one.state == "disputed" for one in answered if one.subset == name]) for name in names
        },
    }


def read_subsets(file: Path | None) -> tuple[Subset, ...]:
    """The lists of a file. Raises ``InvalidRequest``, ``FileUnreadable`` and ``UnsupportedFormat``."""
    if file is None:
        raise InvalidRequest("“factcon” needs a file of cases.", "Write it after the set's name.")
    try:
        value = json.loads(file.read_bytes())
        subsets = tuple(_subset(entry) for entry in value)
    except OSError as reason:
        raise FileUnreadable(f"{file} cannot be read: {reason.strerror}.", "Check the path.") from reason
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as reason:
        raise UnsupportedFormat(f"{file} holds no lists of facts.", "Choose a FactConsolidation file.") from reason
    if not subsets:
        raise UnsupportedFormat(f"{file} holds no lists of facts.", "Choose a FactConsolidation file.")
    return subsets


def _subset(entry: Mapping[str, Any]) -> Subset:
    facts = tuple(match["text"].strip() for match in _FACT.finditer(entry["context"]))
    answers = (tuple(map(str, each)) if isinstance(each, list) else (str(each),) for each in entry["answers"])
    return Subset(entry["metadata"]["source"], facts, tuple(zip(map(str, entry["questions"]), answers, strict=True)))


def _lists(subsets: Sequence[Subset]) -> list[Told]:
    """Each list of facts once, however many subsets ask about it."""
    facts = dict.fromkeys(subset.facts for subset in subsets)
    return [Told(one, tuple(subset for subset in subsets if subset.facts == one)) for one in facts]


def _lengthened(story: Told, tokens: int) -> Told:
    """The list made so many tokens long, with questions about what was made up.

    Raises ``InvalidRequest`` where the list's name does not say how long it is.
    """
    named = next((int(match[1]) for one in story.subsets if (match := _NAMED_SIZE.search(one.name))), None)
    if named is None:
        raise InvalidRequest(
            f"The name “{story.subsets[0].name}” does not say how many tokens the list has.",
            "Leave --size away, or name the list by it, as in “facts_32k”.",
        )
    scale = named * 1000 / signs_of(story.facts)
    longer = lengthen(story.facts, round(tokens / scale))
    read = read_facts(story.facts)
    more = tuple(
        Subset(f"{one.name}, made up", (), made_up(askings(one.questions, read), longer, MADE_UP))
        for one in story.subsets
    )
    parts = proportions(longer.told)
    size = {
        "facts": parts.facts,
        "of_the_list": len(story.facts),
        "tokens": round(signs_of(longer.facts) * scale),
        "slots": parts.slots,
        "contradicted_slots": parts.contradicted,
    }
    return Told(longer.facts, (*story.subsets, *more), size)


def _asked(story: Told, embedder: Embedder | None) -> tuple[list[Answered], dict[str, float]]:
    """Every question about a story, and what writing and answering cost."""
    vault = Vault.in_memory(embedder=embedder)
    try:
        began, began_cpu = time.perf_counter(), time.process_time()
        for place, fact in enumerate(story.facts):
            vault.add(Statement(fact, said_at=Moment(_BEGIN + place * _STEP), keep=True))
        written, written_cpu = time.perf_counter() - began, time.process_time() - began_cpu
        if embedder is not None:
            vault.embed_missing()
        answered, waits, works = [], [], []
        for subset in story.subsets:
            for index, question in enumerate(subset.questions):
                started, worked = time.perf_counter(), time.thread_time()
                answered.append(_answer(vault, subset.name, index, question))
                waits.append((time.perf_counter() - started) * 1000)
                works.append((time.thread_time() - worked) * 1000)
        cost = {
            "write_s": round(written, 1),
            "write_cpu_s": round(written_cpu, 1),
            "contradictions": vault.stats().contradictions,
            "question_p50_ms": median(waits),
            "question_p95_ms": slow_end(waits),
            "question_cpu_p50_ms": median(works),
            "question_cpu_p95_ms": slow_end(works),
            "memory_mb": resident_megabytes(),
        }
        return answered, cost
    finally:
        vault.close()


def _answer(vault: Vault, subset: str, index: int, question: Question) -> Answered:
    asked, answers = question
    found = vault.search(Query(asked))
    text = found.hits[0].text if found.hits else ""
    right = any(fold(answer) in fold(text) for answer in answers)
    return Answered(subset, index, text, found.answer.value, right, asked, answers)


def _line(one: Answered) -> dict[str, object]:
    return {
        "id": f"{one.subset}:{one.index}",
        "answer": one.answer,
        "state": one.state,
        "right": one.right,
        "question": one.question,
        "answers": list(one.answers),
    }


def _share(flags: Sequence[bool]) -> float:
    return percent(sum(flags), len(flags))
