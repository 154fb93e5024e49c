"""The judge: one question to a chat model, one decision or ``Unclear``, and what it cost.

Only the residue that no rule could settle comes here. The outcome is advice:
what may be done with it, the guard in ``core/engine/guard.py`` decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.domain import ShouldStop
from core.inference.chat import ChatModel, ask_twice
from core.inference.messages import Message
from core.inference.prompts import JUDGE_VERSION, Shown, judge_question
from core.inference.replies import Decision, Unclear, read_reply

MOST_OFFERED = 9
"""Memories that a judge sees at once: more make small models choose at random, and one digit names each."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What a judge said about one statement: by which model and wording, after how many requests."""

    answer: Decision | Unclear
    model: str
    prompt: str
    calls: int


def judge(
    model: ChatModel, statement: Shown, memories: Sequence[Shown], should_stop: ShouldStop | None = None
) -> Judged:
    """Ask how a statement relates to memories 1 to n; the first ``MOST_OFFERED`` are shown.

    Raises what ``ChatModel.ask`` raises: a fault of the endpoint, or ``Cancelled``.
    """
    offered = memories[:MOST_OFFERED]
    before = model.calls

    def read(message: Message) -> Decision | Unclear:
        return read_reply(message.fields, len(offered))

    answer = ask_twice(model, judge_question(statement, offered), read, should_stop)
    return Judged(answer, model.name, JUDGE_VERSION, model.calls - before)
