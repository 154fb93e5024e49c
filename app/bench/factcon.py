"""Facts that are replaced by later ones, told in order: does the first hit give the newest value?

Each list of facts is written to a fresh vault in memory, one statement a fact,
``said_at`` one minute after the one before; then every question is asked and
the first hit is read. A question counts when that text holds the answer,
letter case aside. Questions that follow several facts (“mh”) are reported
beside those that ask for one (“sh”).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.labelled import percent, write_cases
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


@dataclass(frozen=True, slots=True)
class Subset:
    """One list of facts with its questions, each with the answers that count."""

    name: str
    facts: tuple[str, ...]
    questions: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Answered:
    """One question, the text of the first hit, the state of the answer, and whether it is right."""

    subset: str
    index: int
    answer: str
    state: str
    right: bool


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Write every list of facts and ask its questions.

    Raises ``InvalidRequest`` without a file, ``FileUnreadable`` and ``UnsupportedFormat``.
    """
    subsets = read_subsets(file)
    answered = [one for facts in _lists(subsets) for one in _answers(facts, subsets, embedder)]
    write_cases(out, (_line(one) for one in answered))
    return {"set": "factcon", "n": len(answered), "metrics": metrics_of(answered)}


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


def _lists(subsets: Sequence[Subset]) -> list[tuple[str, ...]]:
    """Each list of facts once, however many subsets ask about it."""
    return list(dict.fromkeys(subset.facts for subset in subsets))


def _answers(facts: tuple[str, ...], subsets: Sequence[Subset], embedder: Embedder | None) -> Iterator[Answered]:
    vault = Vault.in_memory(embedder=embedder)
    try:
        for place, fact in enumerate(facts):
            vault.add(Statement(fact, said_at=Moment(_BEGIN + place * _STEP), keep=True))
        if embedder is not None:
            vault.embed_missing()
        for subset in (subset for subset in subsets if subset.facts == facts):
            for index, (question, answers) in enumerate(subset.questions):
                found = vault.search(Query(question))
                text = found.hits[0].text if found.hits else ""
                right = any(fold(answer) in fold(text) for answer in answers)
                yield Answered(subset.name, index, text, found.answer.value, right)
    finally:
        vault.close()


def _line(one: Answered) -> dict[str, object]:
    return {"id": f"{one.subset}:{one.index}", "answer": one.answer, "state": one.state, "right": one.right}


def _share(flags: Sequence[bool]) -> float:
    return percent(sum(flags), len(flags))
