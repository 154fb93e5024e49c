"""Reading stored conversations for statements, by a chat model or by rule; what came of it, in JSON and in words."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING

from app import plain
from app.chat import chat_model
from app.command import Command
from app.context import Context, reading, writing
from app.faults import UsageFault
from app.model import embed_waiting, with_model
from app.progress import meter
from app.streams import write_json, write_line
from core.errors import InvalidRequest
from core.identity import short_id

if TYPE_CHECKING:
    from app.render import Json
    from core.answers import ExtractReport
    from core.domain import Episode
    from core.inference.chat import OpenAIChat
    from core.vault import Vault


def _declare_extract(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--conversation", metavar="C", help="only this one, or the parts of this one")
    parser.add_argument("--limit", metavar="N", type=int, help="how many messages at most; the next run goes on")
    parser.add_argument("--by-rule", action="store_true", help="without the chat model, though one is set")
    parser.add_argument("--unread", action="store_true", help="only list the messages that no model could read")


def extract(context: Context, arguments: argparse.Namespace) -> int:
    """Take statements out of the stored conversations; they wait for the person."""
    if arguments.unread and (arguments.conversation or arguments.limit or arguments.by_rule):
        raise UsageFault("--unread goes with nothing else.", "It only lists.")
    if arguments.limit is not None and arguments.limit < 1:
        raise InvalidRequest(f"The limit cannot be {arguments.limit}.", "Write how many messages at most.")
    if arguments.unread:
        with reading(context) as vault:
            found = vault.unread()
        _answer(context, _unread_json(found), _unread_words(found))
        return 0
    with reading_model(context, wanted=not arguments.by_rule) as model, writing(context) as vault:
        with_model(context, vault)
        report = run(context, vault, model, conversation=arguments.conversation, limit=arguments.limit)
        _answer(context, as_json(report), in_words(report))
        embed_waiting(context, vault, loaded=True)
    return 0


@contextlib.contextmanager
def reading_model(context: Context, *, wanted: bool) -> Iterator[OpenAIChat | None]:
    """The chat model that is set, closed afterwards; None when it is not wanted, or none is set."""
    model = chat_model(context) if wanted else None
    try:
        yield model
    finally:
        if model is not None:
            model.close()


def run(
    context: Context,
    vault: Vault,
    model: OpenAIChat | None,
    *,
    conversation: str | None = None,
    brought: int | None = None,
    limit: int | None = None,
) -> ExtractReport:
    """Read with a line that says how far it is."""
    with meter(context, "Reading message") as progress:
        return vault.extract(model, conversation=conversation, brought=brought, limit=limit, progress=progress)


def _answer(context: Context, document: Json, words: str) -> None:
    if context.json:
        write_json(context.streams.out, document)
    else:
        write_line(context.streams.out, words)


def as_json(value: ExtractReport) -> Json:
    """What reading came to."""
    records = {name: [asdict(one) for one in getattr(value, name)] for name in ("refused", "unclear")}
    return {**asdict(value), **records, "operations": list(value.operations)}


def in_words(value: ExtractReport) -> str:
    """What reading came to, for a person."""
    who = f"{plain.safe(value.model)} read" if value.model else "Read by rule:"
    lines = [
        f"{who} {_count(value.messages, 'message')}: "
        f"{_count(value.added, 'new statement')}, {value.repeated} known already."
    ]
    if value.pending:
        lines.append(f"{_count(value.pending, 'statement')} now waiting for your approval.")
    if value.model_calls:
        lines.append(f"{_count(value.model_calls, 'call')} of the model.")
    if value.stopped:
        lines.append(f"It ended early: {plain.safe(value.stopped)}")
    if value.left:
        lines.append(f"{_count(value.left, 'message')} still to be read; “variorum extract” goes on.")
    lines += [f"No usable answer, {plain.safe(one.where)}: {plain.safe(one.why)}" for one in value.unclear]
    lines += [f"Refused, {plain.safe(one.where)}: {plain.safe(one.why)}" for one in value.refused]
    return "\n".join(lines)


def _unread_json(values: tuple[Episode, ...]) -> Json:
    entries = [{"episode": one.id, "external_id": one.external_id, "text": one.text, "speaker": one.speaker,
                "conversation": one.conversation} for one in values]  # fmt: skip
    return {"total": len(entries), "messages": entries}


def _unread_words(values: tuple[Episode, ...]) -> str:
    lines = [f"{short_id(one.id)}  {plain.safe(one.speaker)}: {plain.safe(one.text, plain.LONGEST)}" for one in values]
    return "\n".join(lines) or "There is no message that a model could not read."


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


COMMANDS = (Command("extract", "take statements out of stored conversations", _declare_extract, extract),)
