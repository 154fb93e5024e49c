"""Whether doubt tells what can be answered from what cannot: questions of another conversation, or of the wrong person.

AUROC: the chance that an answerable question looks surer than one that is not;
50 is guessing, 100 is never wrong.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeVar

Question = TypeVar("Question")
OTHERS = 60
"""Questions of another conversation that each conversation is asked."""


def auroc(sure: Sequence[float], doubtful: Sequence[float]) -> float | None:
    """In percent; None where one side is empty."""
    if not sure or not doubtful:
        return None
    above = sum((one > other) + 0.5 * (one == other) for one in sure for other in doubtful)
    return round(100 * above / (len(sure) * len(doubtful)), 2)


def exchanged(question: str, names: Mapping[str, str]) -> str:
    """A question with the names of its own speakers exchanged for those of others, all at once."""
    if not names:
        return question
    known = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in names))
    return known.sub(lambda found: names[found[0]], question)


def spread(questions: Sequence[Question]) -> list[Question]:
    """At most ``OTHERS`` of the questions, from all over."""
    count = min(OTHERS, len(questions))
    return [questions[place * len(questions) // count] for place in range(count)]
