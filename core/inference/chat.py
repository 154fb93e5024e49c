"""Asking a chat model one question: any OpenAI-compatible endpoint, every failure as itself.

How an endpoint wants to be asked for JSON is found out once and remembered:
``json_schema``, else ``json_object`` with the schema in the prompt, else plain
text. An answer is a ``Message``; what cannot be used is an ``Unclear`` that names the
endpoint; what the person must see to (address, key, network) is an
``EnvironmentFault``. The package never repeats a request behind our back.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator, MutableMapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum
from typing import Protocol, TypeVar

from core.domain import ShouldStop
from core.errors import Cancelled, EndpointBusy, EndpointDown, EndpointRefused
from core.inference.masking import is_here, masked
from core.inference.messages import Message, NoMessage, error_words, message_in
from core.inference.prompts import Question
from core.inference.replies import Unclear, answer_texts
from core.inference.roles import TIMEOUT
from core.inference.wire import Replied, Silent, Wire, shown_url

MOST_WAITS = 4
LONGEST_WAIT = 120.0
"""Seconds that are waited for a busy endpoint in one question; after that the person is told."""
FIRST_WAIT = 2.0
"""Seconds to wait when a busy endpoint does not say how long; doubled each time."""
STEP = 0.25
"""Seconds between two looks at ``should_stop`` while waiting."""

T = TypeVar("T")


class ChatModel(Protocol):
    """A chat model behind some endpoint. ``calls`` counts the requests that were sent so far."""

    @property
    def name(self) -> str:
        """The model's name as the endpoint knows it."""

    @property
    def endpoint(self) -> str:
        """Where it answers, as people may see it."""

    @property
    def calls(self) -> int:
        """Requests that were sent so far, failed ones included."""

    def ask(self, question: Question, should_stop: ShouldStop | None = None) -> Message | Unclear:
        """One answer. Raises ``EndpointDown``, ``EndpointRefused``, ``EndpointBusy``, or ``Cancelled``."""


class Mode(StrEnum):
    """How JSON is asked for, from the strictest form down."""

    SCHEMA = "json_schema"
    OBJECT = "json_object"
    PLAIN = "text"


_BELOW = {Mode.SCHEMA: Mode.OBJECT, Mode.OBJECT: Mode.PLAIN}
_OPTIONS = ("max_tokens", "temperature")
"""Parameters that some models refuse by name; they are then left out."""


@dataclass(frozen=True, slots=True)
class Habit:
    """How one model at one endpoint wants to be asked."""

    mode: Mode = Mode.SCHEMA
    without: frozenset[str] = frozenset()


Habits = MutableMapping[tuple[str, str], Habit]
"""What was found out, by base URL and model; shared between clients so that it is found out once."""


@dataclass(slots=True)
class _Patience:
    """What one question may still cost."""

    waits: int = MOST_WAITS
    seconds: float = LONGEST_WAIT
    next_wait: float = FIRST_WAIT
    again: bool = True


class OpenAIChat:
    """A ``ChatModel`` at an OpenAI-compatible endpoint; one thread at a time.

    ``sleep`` and ``now`` are passed in so that waiting can be tested;
    ``told`` is given a sentence when a wait begins or a secret is left out. ``mask`` leaves secrets out
    of what is sent; None = whenever the endpoint is not on this computer.
    """

    def __init__(
        self,
        base_url: str,
        model: str,
        key: str | None = None,
        *,
        timeout: float = TIMEOUT,
        habits: Habits | None = None,
        sleep: Callable[[float], None] = time.sleep,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        told: Callable[[str], None] = lambda _: None,
        mask: bool | None = None,
    ) -> None:
        self._mask = not is_here(base_url.strip()) if mask is None else mask
        self._wire = Wire(base_url, key, timeout)
        self._model = model
        self._habits: Habits = {} if habits is None else habits
        self._sleep = sleep
        self._now = now
        self._told = told

    def __repr__(self) -> str:
        return f"OpenAIChat({self.endpoint!r}, {self._model!r})"

    @property
    def name(self) -> str:
        """The model's name as the endpoint knows it."""
        return self._model

    @property
    def endpoint(self) -> str:
        """The base URL without anything secret."""
        return shown_url(self._wire.base_url)

    @property
    def calls(self) -> int:
        """Requests that were sent so far, failed ones included."""
        return self._wire.calls

    def close(self) -> None:
        """Close the connections."""
        self._wire.close()

    def ask(self, question: Question, should_stop: ShouldStop | None = None) -> Message | Unclear:
        """One answer. Raises ``EndpointDown``, ``EndpointRefused``, ``EndpointBusy``, or ``Cancelled``."""
        question = self._outgoing(question)
        place = (self._wire.base_url, self._model)
        habit = self._habits.get(place, Habit())
        patience = _Patience()
        while True:
            body = _body(question, self._model, habit)
            replied = self._wire.post("/chat/completions", body, should_stop)
            answer: Message | NoMessage | None = None
            if isinstance(replied, Silent):
                answer = self._silence(replied)
            elif 200 <= replied.status < 300:
                habit, answer = self._good(replied, habit)
            else:
                habit = self._refusal(replied, habit, patience, should_stop)
            if isinstance(answer, Message):
                self._habits[place] = habit
                return answer
            if answer is not None and not (answer.cut and patience.again):
                return Unclear(self._wire.hide(f"The endpoint {self.endpoint} {answer.reason}."))
            patience.again = patience.again and answer is None

    def _outgoing(self, question: Question) -> Question:
        """The question as it may leave this computer; the person is told when something was left out."""
        if not self._mask:
            return question
        further = tuple((role, masked(text)) for role, text in question.further)
        hidden = replace(question, data=masked(question.data), further=further)
        if hidden != question:
            self._told(f"Something that looks like a secret was left out of what goes to {self.endpoint}.")
        return hidden

    def _good(self, replied: Replied, habit: Habit) -> tuple[Habit, Message | NoMessage | None]:
        """What a good status brought; no answer and a lower habit when its body refuses the form after all."""
        answer = self._message(replied)
        below = _lower(habit, replied) if isinstance(answer, NoMessage) and answer.refused else None
        return (habit, answer) if below is None else (below, None)

    def _message(self, replied: Replied) -> Message | NoMessage:
        if replied.too_large:
            return NoMessage(f"sent more than {len(replied.body) // 1_000_000} million bytes")
        return message_in(replied.body)

    def _silence(self, silent: Silent) -> NoMessage:
        if silent.cut:
            return NoMessage("broke off in the middle of its answer", cut=True)
        if silent.slow:
            raise EndpointDown(
                f"The endpoint {self.endpoint} did not answer within {self._wire.timeout:g} seconds.",
                "Try again later, choose a smaller model, or allow it more time.",
            )
        raise EndpointDown(
            f"The endpoint {self.endpoint} cannot be reached.", "Check that it runs and that its address is right."
        )

    def _refusal(self, replied: Replied, habit: Habit, patience: _Patience, should_stop: ShouldStop | None) -> Habit:
        """How to ask next after a refusal. Raises the fault when asking again cannot help."""
        status = replied.status
        if status == 429 or (status == 503 and "retry-after" in replied.headers):
            self._wait(replied, patience, should_stop)
            return habit
        below = _lower(habit, replied) if status in (400, 415, 422, 500, 501) else None
        if below is None:
            raise self._fault(replied)
        return below

    def _fault(self, replied: Replied) -> EndpointDown | EndpointRefused:
        said = self._wire.hide(error_words(replied.body))
        words = f" It says: “{said}”" if said else ""
        match replied.status:
            case 401 | 403:  # its words may repeat the key, in full or in part
                return EndpointRefused(
                    f"The endpoint {self.endpoint} does not accept the key.", "Check the key of this endpoint."
                )
            case 404:
                return EndpointRefused(
                    f"The endpoint {self.endpoint} does not know the model “{self._model}” or this address.{words}",
                    "Check the model's name, and that the address ends where the endpoint's description says.",
                )
            case status if 300 <= status < 400:
                return EndpointRefused(
                    f"The endpoint {self.endpoint} wants to send us to another address; that is not followed.",
                    "Set the address that it really has.",
                )
            case status if status >= 500 or status == 408:
                return EndpointDown(
                    f"The endpoint {self.endpoint} failed by itself (status {status}).{words}", "Try again later."
                )
            case status:
                return EndpointRefused(
                    f"The endpoint {self.endpoint} refused the question (status {status}).{words}",
                    "Check the model's name and what the endpoint can do.",
                )

    def _wait(self, replied: Replied, patience: _Patience, should_stop: ShouldStop | None) -> None:
        asked = retry_after(replied.headers.get("retry-after", ""), self._now())
        seconds = patience.next_wait if asked is None else asked
        if patience.waits == 0 or seconds > patience.seconds:
            said = self._wire.hide(error_words(replied.body))
            words = f" It says: “{said}”" if said else ""
            raise EndpointBusy(
                f"The endpoint {self.endpoint} is busy and wants us to wait {seconds:.0f} seconds.{words}",
                "What was to be asked waits; try again later.",
            )
        patience.waits -= 1
        patience.seconds -= seconds
        patience.next_wait *= 2
        self._told(f"The endpoint {self.endpoint} is busy: waiting {seconds:.0f} seconds.")
        for step in _steps(seconds):
            if should_stop is not None and should_stop():
                raise Cancelled("Stopped while waiting for a busy endpoint.")
            self._sleep(step)


def ask_twice(
    model: ChatModel,
    question: Question,
    read: Callable[[Message], T | Unclear],
    should_stop: ShouldStop | None = None,
) -> T | Unclear:
    """Ask, and once more with what was wrong if the answer cannot be used; then it stays ``Unclear``.

    Raises what ``ChatModel.ask`` raises.
    """
    answer = model.ask(question, should_stop)
    if isinstance(answer, Unclear):
        return answer
    result = read(answer)
    if not isinstance(result, Unclear):
        return result
    said = "\n".join(answer_texts(answer.fields))
    again = model.ask(question.repair(said, result.reason), should_stop)
    return again if isinstance(again, Unclear) else read(again)


def retry_after(header: str, now: datetime) -> float | None:
    """Seconds to wait by a Retry-After header: a number, or a date; None when it says neither."""
    if re.fullmatch(r"\s*\d{1,6}(\.\d{1,6})?\s*", header):
        return float(header)
    from email.utils import parsedate_to_datetime

    try:
        until = parsedate_to_datetime(header)
    except (ValueError, TypeError):
        return None
    until = until if until.tzinfo else until.replace(tzinfo=UTC)
    return max(0.0, (until - now).total_seconds())


def _steps(seconds: float) -> Iterator[float]:
    """Pieces of a wait, together never shorter than it."""
    whole, rest = divmod(seconds, STEP)
    yield from [STEP] * int(whole)
    if rest:
        yield rest


def _lower(habit: Habit, replied: Replied) -> Habit | None:
    """A less demanding way to ask, or None: without a parameter that was refused by name, else the next mode."""
    words = replied.body[:4_000].decode("utf-8", "replace")
    named = next((name for name in _OPTIONS if name in words and name not in habit.without), None)
    if named is not None and replied.status in (400, 422):
        return replace(habit, without=habit.without | {named})
    below = _BELOW.get(habit.mode)
    return None if below is None else replace(habit, mode=below)


def _body(question: Question, model: str, habit: Habit) -> dict[str, object]:
    rules = question.rules
    if habit.mode is not Mode.SCHEMA:
        rules += f"\n\nThe answer follows this JSON schema:\n{json.dumps(question.schema)}"
    turns = [("system", rules), ("user", question.data), *question.further]
    body: dict[str, object] = {
        "model": model,
        "messages": [{"role": role, "content": text} for role, text in turns],
        "temperature": 0,
        "max_tokens": question.most_tokens,
    }
    if habit.mode is Mode.SCHEMA:
        form = {"name": question.schema_name, "schema": question.schema, "strict": True}
        body["response_format"] = {"type": Mode.SCHEMA.value, "json_schema": form}
    elif habit.mode is Mode.OBJECT:  # llama.cpp's server follows a schema that stands here (19 of 20 instead of 0)
        body["response_format"] = {"type": Mode.OBJECT.value, "schema": question.schema}
    return {name: value for name, value in body.items() if name not in habit.without}
