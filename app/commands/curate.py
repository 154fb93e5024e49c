"""Looking after memories: other words, an end, out of sight, back again, tags, a pin."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from app import plain, render
from app.command import Command, row_number
from app.context import Context, Reply, writing
from app.dates import moment
from app.model import embed_waiting
from app.streams import write_json, write_line
from core.text import require_text
from core.window import End, Window, window_between

if TYPE_CHECKING:
    from core.domain import Receipt
    from core.vault import Vault


def _declare_id(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help="the memory, by its full or its short id")


def reply(receipt: Receipt) -> Reply:
    """The answer that a receipt makes."""
    return Reply(render.receipt(receipt), plain.receipt(receipt))


def print_and_read(context: Context, vault: Vault, receipt: Receipt) -> int:
    """First the answer, then the vector of a new wording and what it may contradict."""
    if context.json:
        write_json(context.streams.out, render.receipt(receipt))
    else:
        write_line(context.streams.out, plain.receipt(receipt))
    embed_waiting(context, vault)
    return 0


def _declare_revise(parser: argparse.ArgumentParser) -> None:
    _declare_id(parser)
    parser.add_argument("text", metavar="TEXT", help="the new wording")
    parser.add_argument("--from", dest="since", metavar="DATE", help="the world changed on this date")


def revise(context: Context, arguments: argparse.Namespace) -> int:
    """Give a memory a better wording, or with ``--from`` what is true since a date."""
    text = require_text(arguments.text)
    since = moment(arguments.since)
    with writing(context) as vault:
        return print_and_read(context, vault, vault.revise(arguments.id, text, since))


def _declare_end(parser: argparse.ArgumentParser) -> None:
    _declare_id(parser)
    parser.add_argument("--on", metavar="DATE", help="the date from which it no longer was true")


def end(context: Context, arguments: argparse.Namespace) -> Reply:
    """Mark a memory as no longer true."""
    on = moment(arguments.on)
    with writing(context) as vault:
        return reply(vault.end(arguments.id, on))


def retire(context: Context, arguments: argparse.Namespace) -> Reply:
    """Mark a memory as never having been right."""
    with writing(context) as vault:
        return reply(vault.retire(arguments.id))


def archive(context: Context, arguments: argparse.Namespace) -> Reply:
    """Put a memory out of sight."""
    with writing(context) as vault:
        return reply(vault.archive(arguments.id))


def _declare_revive(parser: argparse.ArgumentParser) -> None:
    _declare_id(parser)
    parser.add_argument("version", metavar="VERSION", type=row_number, help="the number of the old version")
    parser.add_argument("--from", dest="since", metavar="DATE", help="true again since this date")


def revive(context: Context, arguments: argparse.Namespace) -> int:
    """Bring an old version back as a new one."""
    since = moment(arguments.since)
    with writing(context) as vault:
        return print_and_read(context, vault, vault.revive(arguments.id, arguments.version, since))


def _declare_redate(parser: argparse.ArgumentParser) -> None:
    _declare_id(parser)
    parser.add_argument("--from", dest="since", metavar="DATE", help="true since this date, or “unknown”")
    parser.add_argument("--until", metavar="DATE", help="true until this date, or “open” (still true), or “unknown”")
    parser.add_argument("--version", metavar="N", type=row_number, help="the version that is meant, if not the present")


def redate(context: Context, arguments: argparse.Namespace) -> int:
    """Correct since when and until when a wording is true; what is not named stays as it is."""
    with writing(context) as vault:
        detail = vault.show(arguments.id)
        number = arguments.version or detail.memory.version
        window = next((one.window for one in detail.versions if one.number == number), Window())
        dates = _redated(window, arguments.since, arguments.until)
        return print_and_read(context, vault, vault.redate(arguments.id, number, dates))


def _redated(window: Window, since: str | None, until: str | None) -> Window:
    start = window.start if since is None else None if since == "unknown" else moment(since)
    match until:
        case None:
            return Window(start, window.end, window.ending)
        case "open":
            return Window(start)
        case "unknown":
            return Window(start, None, End.UNKNOWN)
        case _:
            return window_between(start, moment(until))


def _declare_tag(parser: argparse.ArgumentParser) -> None:
    _declare_id(parser)
    parser.add_argument("names", metavar="NAME", nargs="+", help="the tags")
    parser.add_argument("--remove", action="store_true", help="take the tags away")


def tag(context: Context, arguments: argparse.Namespace) -> Reply:
    """Give a memory tags, or take them away."""
    names = [require_text(name, "tag") for name in arguments.names]
    add, remove = ((), names) if arguments.remove else (names, ())
    with writing(context) as vault:
        return reply(vault.tag(arguments.id, add=add, remove=remove))


def _declare_pin(parser: argparse.ArgumentParser) -> None:
    _declare_id(parser)
    parser.add_argument("--off", action="store_true", help="take the pin out")


def pin(context: Context, arguments: argparse.Namespace) -> Reply:
    """Pin a memory, or take the pin out."""
    with writing(context) as vault:
        return reply(vault.pin(arguments.id, on=not arguments.off))


COMMANDS = (
    Command("revise", "give a memory other words; --from for a change in the world", _declare_revise, revise),
    Command("end", "mark a memory as no longer true", _declare_end, end),
    Command("retire", "mark a memory as never having been right", _declare_id, retire),
    Command("archive", "put a memory out of sight", _declare_id, archive),
    Command("revive", "bring an old version back as a new one", _declare_revive, revive),
    Command("redate", "correct since when and until when a memory is true", _declare_redate, redate),
    Command("tag", "give a memory tags, or --remove them", _declare_tag, tag),
    Command("pin", "pin a memory, or take the pin out with --off", _declare_pin, pin),
)
