"""The real model that is there, held to short answers, and the figures about it.

It is small, so its answers are allowed few tokens: many are cut off in the
middle, which is what the write path has to bear.
"""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import replace

from core.domain import ShouldStop
from core.inference.chat import OpenAIChat
from core.inference.messages import Message
from core.inference.prompts import Question
from core.inference.replies import Unclear

# Read now: a test's environment knows nothing of the person's settings.
URL = os.environ.get("VARIORUM_REAL_MODEL_URL", "")
NAME = os.environ.get("VARIORUM_REAL_MODEL_NAME", "")
MOST_TOKENS = 250
SECONDS = 300.0
"""For one answer: the machine may be busy with other work."""
FIGURES: Counter[str] = Counter()


class Brief:
    """The model, held to short answers."""

    def __init__(self, model: OpenAIChat) -> None:
        self._model = model
        self.name = model.name
        self.endpoint = model.endpoint

    @property
    def calls(self) -> int:
        return self._model.calls

    def ask(self, question: Question, should_stop: ShouldStop | None = None) -> Message | Unclear:
        short = replace(question, most_tokens=min(question.most_tokens, MOST_TOKENS))
        return self._model.ask(short, should_stop)
