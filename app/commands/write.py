"""Writing: one statement, many statements, and what the retain filter did not keep."""

from __future__ import annotations

import argparse

from app import plain, render
from app.batch import FLAG, NAMES, TEXT, Fields, names_of, run_batch
from app.chat import asking, judged
from app.command import Command, no_arguments
from app.context import Context, Reply, reading, writing
from app.dates import moment
from app.detector import detected
from app.faults import UsageFault
from app.model import embed_waiting, try_model
from app.streams import open_lines, write_json, write_line
from core.domain import Channel, Statement
from core.errors import InvalidRequest
from core.text import require_text
from core.window import window_between

_FIELDS: dict[str, tuple[type, ...]] = {
    "text": TEXT,
    "speaker": TEXT,
    "source": TEXT,
    "channel": TEXT,
    "said_at": TEXT,
    "valid_from": TEXT,
    "valid_to": TEXT,
    "tag": NAMES,
    "tags": NAMES,
    "external_id": TEXT,
    "keep": FLAG,
}


def _declare_add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("text", nargs="?", metavar="TEXT", help="the statement")
    parser.add_argument("--batch", metavar="FILE", help="many, as JSON Lines; - reads the input")
    parser.add_argument("--speaker", metavar="NAME", help="who said it; the owner without it")
    parser.add_argument("--source", metavar="NAME", help="where it comes from")
    parser.add_argument("--channel", choices=[channel.value for channel in Channel], help="how it came in")
    parser.add_argument("--said-at", metavar="TIME", help="when it was said; now without it")
    parser.add_argument("--valid-from", metavar="DATE", help="true since")
    parser.add_argument("--valid-to", metavar="DATE", help="true until")
    parser.add_argument("--tag", metavar="NAME", action="append", help="a tag; may be given again")
    parser.add_argument("--external-id", metavar="ID", help="the statement's id where it comes from")
    parser.add_argument("--keep", action="store_true", default=None, help="keep it whatever it looks like")


def add(context: Context, arguments: argparse.Namespace) -> int:
    """Write one statement or, with ``--batch``, one a line; then read what is new with the model."""
    given = {
        name: getattr(arguments, name) for name in _FIELDS if name != "tags" and getattr(arguments, name) is not None
    }
    if arguments.batch is not None:
        return _add_batch(context, arguments.batch, given)
    if arguments.text is None:
        raise UsageFault("A text is missing.", "Write it after “add”, or use --batch FILE.")
    statement = statement_of(given)
    with asking(context) as model, writing(context, make=True) as vault:
        loaded = try_model(context, vault)
        receipt = judged(context, vault, detected(context, vault, vault.add(statement)), model)
        if context.json:
            write_json(context.streams.out, render.receipt(receipt))
        else:
            write_line(context.streams.out, plain.receipt(receipt))
        embed_waiting(context, vault, loaded=loaded)
    return 0


def _add_batch(context: Context, file: str, given: Fields) -> int:
    if "text" in given:
        raise UsageFault("A text and --batch do not go together.", "Put the text into the file.")
    # The file first: one that is not there must not leave an empty vault behind.
    with open_lines(file, context.streams) as lines, asking(context) as model, writing(context, make=True) as vault:
        loaded = try_model(context, vault)

        def one(fields: Fields) -> render.Json:
            stored = detected(context, vault, vault.add(statement_of({**given, **fields})))
            return render.receipt(judged(context, vault, stored, model))

        code = run_batch(context, lines, _FIELDS, one)
        embed_waiting(context, vault, loaded=loaded)
    return code


def statement_of(fields: Fields) -> Statement:
    """The statement that a line or the command's arguments describe.

    Raises ``InvalidRequest``, ``InvalidText``, ``InvalidDate`` and
    ``InvalidWindow`` before anything is opened or written.
    """
    if "text" not in fields:
        raise InvalidRequest("The field “text” is missing.", 'Write {"text": "…"}.')
    return Statement(
        text=require_text(str(fields["text"])),
        speaker=_name(fields, "speaker"),
        source=_name(fields, "source"),
        channel=_channel(fields.get("channel")),
        said_at=moment(_text(fields, "said_at")),
        window=window_between(moment(_text(fields, "valid_from")), moment(_text(fields, "valid_to"))),
        tags=tuple(require_text(tag, "tag") for field in ("tag", "tags") for tag in _tags(fields, field)),
        keep=bool(fields.get("keep", False)),
        external_id=_name(fields, "external_id"),
    )


def _text(fields: Fields, name: str) -> str | None:
    value = fields.get(name)
    return None if value is None else str(value)


def _name(fields: Fields, name: str) -> str | None:
    value = _text(fields, name)
    return None if value is None else require_text(value, name.replace("_", " "))


def _tags(fields: Fields, field: str) -> tuple[str, ...]:
    return names_of(fields.get(field), field)


def _channel(value: object) -> Channel:
    if value is None:
        return Channel.TYPED
    try:
        return Channel(str(value))
    except ValueError as reason:
        known = ", ".join(channel.value for channel in Channel)
        raise InvalidRequest(f"The channel “{str(value)[:60]}” is not known.", f"Known: {known}.") from reason


def _declare_keep(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help="a skipped statement or an episode")


def keep(context: Context, arguments: argparse.Namespace) -> int:
    """Make a skipped statement, or an episode, a memory."""
    with writing(context) as vault:
        receipt = vault.keep(arguments.id)
        if context.json:
            write_json(context.streams.out, render.receipt(receipt))
        else:
            write_line(context.streams.out, plain.receipt(receipt))
        embed_waiting(context, vault)
    return 0


def skipped(context: Context, arguments: argparse.Namespace) -> Reply:
    """List what the retain filter did not keep."""
    with reading(context) as vault:
        entries = vault.skipped()
    return Reply(render.skipped(entries), plain.skipped(entries))


COMMANDS = (
    Command("add", "write a statement, or many with --batch", _declare_add, add, paths=("batch",)),
    Command("skipped", "list what was not kept as a memory", no_arguments, skipped),
    Command("keep", "make a skipped statement or an episode a memory", _declare_keep, keep),
)
