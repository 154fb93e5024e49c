"""A labelled set for a chat model: a few statements, the memories beside them, and what a careful reader would say.

The set is small on purpose: it shows in a minute or two whether a model can do
this at all, before a person trusts it. Whom to ask is passed in.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from core.domain import Progress, ShouldStop
from core.errors import Cancelled, EnvironmentFault, FileUnreadable
from ui.model_doors import Miss, ModelReport
from ui.text_model import decision_words

FAULTS_IN_A_ROW = 3
"""Unanswered cases after which the endpoint counts as gone; one alone may be a single slow answer."""
_CHANGES = frozenset({"REFINE", "SUPERSEDE"})


@dataclass(frozen=True, slots=True)
class Case:
    """One statement with numbered memories, and the right answer; ``target`` counts from 1."""

    statement: str
    memories: tuple[str, ...]
    op: str
    target: int | None


@dataclass(frozen=True, slots=True)
class Said:
    """What a model answered; ``op`` None = an answer that cannot be used, for ``reason``."""

    op: str | None
    target: int | None = None
    reason: str = ""


Ask = Callable[[Case, ShouldStop], Said]
"""Asks the model about one case. Raises an ``EnvironmentFault`` of the endpoint, or ``Cancelled``."""


def read_cases(path: Path) -> tuple[Case, ...]:
    """The labelled set, one JSON object a line. Raises ``FileUnreadable``."""
    try:
        lines = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]
        return tuple(Case(one["statement"], tuple(one["memories"]), one["op"], one["target"]) for one in lines)
    except (OSError, ValueError, KeyError, TypeError) as reason:
        raise FileUnreadable(
            f"The test set for language models cannot be read: {path.name}.", "Install Variorum anew."
        ) from reason


def try_model(
    cases: Sequence[Case],
    ask: Ask,
    progress: Progress,
    should_stop: ShouldStop,
    clock: Callable[[], float] = time.monotonic,
) -> ModelReport:
    """Put every case to a model and compare.

    A fault of the endpoint at the first case, or at ``FAULTS_IN_A_ROW`` one
    after the other, is raised; otherwise it counts as an unusable answer.
    Raises ``Cancelled``. ``clock`` gives seconds.
    """
    begun = clock()
    answers: list[Said] = []
    failed = 0
    progress(0, len(cases))
    for number, case in enumerate(cases, 1):
        if should_stop():
            raise Cancelled("The test was stopped.")
        try:
            answers.append(ask(case, should_stop))
            failed = 0
        except EnvironmentFault as reason:
            failed += 1
            if number == 1 or failed >= FAULTS_IN_A_ROW:
                raise
            answers.append(Said(None, reason=reason.message))
        progress(number, len(cases))
    return _report(list(zip(cases, answers, strict=True)), clock() - begun)


def _report(pairs: Sequence[tuple[Case, Said]], seconds: float) -> ModelReport:
    right = sum(_is_right(case, said) for case, said in pairs)
    unusable = sum(said.op is None for _, said in pairs)
    return ModelReport(
        asked=len(pairs),
        right=right,
        wrong=len(pairs) - right - unusable,
        harmful=sum(_is_harmful(case, said) for case, said in pairs),
        unusable=unusable,
        seconds=seconds,
        misses=tuple(_miss(case, said) for case, said in pairs if not _is_right(case, said)),
    )


def _is_right(case: Case, said: Said) -> bool:
    return (said.op, said.target) == (case.op, case.target)


def _is_harmful(case: Case, said: Said) -> bool:
    """Whether it would have proposed to change a memory that was not to be changed."""
    return said.op in _CHANGES and not (case.op in _CHANGES and said.target == case.target)


def _miss(case: Case, said: Said) -> Miss:
    told = decision_words(said.op, said.target) if said.op else said.reason
    return Miss(case.statement, decision_words(case.op, case.target), told)
