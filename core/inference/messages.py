"""From the body of an endpoint's answer to the assistant's message, or the plain reason why there is none.

Takes what OpenAI-compatible servers really send: one JSON document, or a
stream of events although none was asked for. Whatever is missing is said as
itself: no choices, no content, only thinking, an error in a good answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from core.inference.replies import REASONING_KEYS, answer_texts
from core.inference.wire import as_json

QUOTED = 200
"""Signs of an endpoint's own words that a sentence repeats."""
_ABOUT_FORM = re.compile(r"response_?format|json_?schema|json_?object|grammar", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Message:
    """The assistant's message as it was sent, and how many tokens the endpoint says it took, if it says so."""

    fields: Mapping[str, object]
    tokens: int | None = None


@dataclass(frozen=True, slots=True)
class NoMessage:
    """Why there is none, to be read after “The endpoint …”.

    ``cut``: the answer broke off, asking again can help. ``refused``: it is an
    error about the form in which JSON was asked for, asking otherwise can help.
    """

    reason: str
    cut: bool = False
    refused: bool = False


def message_in(body: bytes) -> Message | NoMessage:
    """The message in a body; never raises, whatever the body."""
    start = body.lstrip()[:6]
    if start.startswith((b"data:", b"event:", b": ")):
        return _streamed(body)
    try:
        document = as_json(body)
    except ValueError:
        if not start:
            return NoMessage("answered with nothing", cut=True)
        if start.startswith(b"{"):
            return NoMessage("broke off in the middle of its answer", cut=True)
        return NoMessage(f"answered with something that is not JSON (“{quoted(body)}”)")
    if not isinstance(document, Mapping):
        return NoMessage("answered with JSON that is no answer of a chat model")
    return _chosen(document)


def error_words(body: bytes) -> str:
    """The endpoint's own words in an error's body, short and on one line; empty when there are none."""
    try:
        document = as_json(body)
    except ValueError:
        return quoted(body)
    return _words(document.get("error", document) if isinstance(document, Mapping) else document)


def _words(error: object) -> str:
    if isinstance(error, Mapping):
        error = next((error[name] for name in ("message", "detail", "error") if isinstance(error.get(name), str)), "")
    return quoted(str(error).encode())


def quoted(body: bytes) -> str:
    """The beginning of a body as text on one line."""
    text = " ".join(body[: 4 * QUOTED].decode("utf-8", "replace").split())
    printable = "".join(sign for sign in text if sign.isprintable())
    return printable if len(printable) <= QUOTED else printable[: QUOTED - 1] + "…"


def _chosen(document: Mapping[str, object]) -> Message | NoMessage:
    choices = document.get("choices")
    if not isinstance(choices, list) or not choices:
        if document.get("error"):
            words = _words(document["error"])
            return NoMessage(f"answered with an error (“{words}”)", refused=_ABOUT_FORM.search(words) is not None)
        return NoMessage("answered with no choices")
    choice = choices[0] if isinstance(choices[0], Mapping) else {}
    fields = choice.get("message")
    if not isinstance(fields, Mapping):
        text = choice.get("text")  # the older completions form
        fields = {"content": text} if isinstance(text, str) else {}
    return _filled(fields, _tokens(document))


def _filled(fields: Mapping[str, object], tokens: int | None) -> Message | NoMessage:
    if any(answer_texts(fields)):
        return Message(fields, tokens)
    if any(fields.get(name) for name in REASONING_KEYS):
        return NoMessage("sent only what the model thought and no answer")
    refusal = fields.get("refusal")
    if isinstance(refusal, str) and refusal:
        return NoMessage(f"refused to answer (“{quoted(refusal.encode())}”)")
    return NoMessage("answered with an empty message")


def _tokens(document: Mapping[str, object]) -> int | None:
    usage = document.get("usage")
    total = usage.get("total_tokens") if isinstance(usage, Mapping) else None
    return total if isinstance(total, int) and not isinstance(total, bool) else None


def _streamed(body: bytes) -> Message | NoMessage:
    """Joins a stream of events; one without its end was cut, and nothing of it counts."""
    content: list[str] = []
    thought = ended = False
    tokens: int | None = None
    for event in _events(body):
        if event is None:
            ended = True
            break
        choices = event.get("choices")
        tokens = _tokens(event) or tokens
        for choice in choices[:1] if isinstance(choices, list) else ():
            delta = choice.get("delta") if isinstance(choice, Mapping) else None
            fields = delta if isinstance(delta, Mapping) else {}
            content += [text for text in (fields.get("content"),) if isinstance(text, str)]
            thought = thought or any(fields.get(name) for name in REASONING_KEYS)
            ended = ended or bool(isinstance(choice, Mapping) and choice.get("finish_reason"))
    if not ended:
        return NoMessage("broke off in the middle of its answer", cut=True)
    return _filled({"content": "".join(content), "reasoning": "…" if thought else ""}, tokens)


def _events(body: bytes) -> Iterator[Mapping[str, object] | None]:
    """The events of a stream; None for its regular end. One that cannot be read ends the stream early."""
    for line in body.splitlines():
        if not line.startswith(b"data:"):
            continue
        data = line[5:].strip()
        if data == b"[DONE]":
            yield None
            return
        try:
            event = as_json(data)
        except ValueError:
            return
        if isinstance(event, Mapping):
            yield event
