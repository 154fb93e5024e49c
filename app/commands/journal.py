"""The log of operations, and taking one back."""

from __future__ import annotations

import argparse

from app import plain, plain_copies, render
from app.command import Command, no_arguments, row_number
from app.commands.curate import print_and_read
from app.commands.find import PAGE, limit_of
from app.context import Context, Reply, reading, writing


def _declare_log(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--limit", metavar="N", type=int, help=f"how many at most ({PAGE})")
    parser.add_argument("--before", metavar="OP", type=row_number, help="only operations before this one")


def log(context: Context, arguments: argparse.Namespace) -> Reply:
    """List the operations, newest first, and the logs of other copies that were merged."""
    limit = limit_of(arguments.limit, PAGE)
    with reading(context) as vault:
        operations, others = vault.log(limit, arguments.before), vault.other_logs()
    document = {**render.log(operations), **({"others": plain_copies.as_json(others)} if others else {})}
    return Reply(document, "\n".join([plain.log(operations), *plain_copies.logs(others)]))


def _declare_undo(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("operation", nargs="?", type=row_number, metavar="OP", help="the last one without it")


def undo(context: Context, arguments: argparse.Namespace) -> int:
    """Take an operation back, as a new operation; what came back is compared."""
    with writing(context) as vault:
        return print_and_read(context, vault, vault.undo(arguments.operation))


def redo(context: Context, arguments: argparse.Namespace) -> int:
    """Take the last undo back; what came back is compared."""
    with writing(context) as vault:
        return print_and_read(context, vault, vault.redo())


COMMANDS = (
    Command("log", "list the operations, newest first", _declare_log, log),
    Command("undo", "take an operation back", _declare_undo, undo),
    Command("redo", "take the last undo back", no_arguments, redo),
)
