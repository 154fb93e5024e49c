"""The path of one statement through the layers, written down as it is walked."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from core.domain import Layer, Step


@dataclass(slots=True)
class Trail:
    """Each step takes the time since the step before."""

    since: float = field(default_factory=time.perf_counter)
    steps: list[Step] = field(default_factory=list)

    def step(self, layer: Layer, outcome: str, sentence: str) -> None:
        """What a layer made of the statement: one word, and a sentence for the person."""
        now = time.perf_counter()
        self.steps.append(Step(layer, outcome, sentence, round((now - self.since) * 1000, 3)))
        self.since = now
