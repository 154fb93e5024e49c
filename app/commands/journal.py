"""The log of operations, and taking one back."""

from __future__ import annotations

import argparse

from app import plain, plain_copies, render
from app.command import Command, no_arguments, row_number
from app.commands.curate import print_and_read
from app.commands.find import PAGE, limit_of
from app.context import Context, Reply, reading, writing
from app.faults import DONE, REFUSED, UsageFault
from app.progress import meter


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
    parser.add_argument(
        "--back-to", type=row_number, metavar="OP", help="take back all that was done after this operation, one by one"
    )


def undo(context: Context, arguments: argparse.Namespace) -> int | Reply:
    """Take an operation back, as a new operation; what came back is compared. Or go back to a point of the log."""
    if arguments.back_to is not None:
        if arguments.operation is not None:
            raise UsageFault("An operation and --back-to do not go together.", "Give one of the two.")
        return _go_back(context, arguments.back_to)
    with writing(context) as vault:
        return print_and_read(context, vault, vault.undo(arguments.operation))


def _go_back(context: Context, operation: int) -> Reply:
    """Take back what was done after an operation; exit code 1 where something stands in the way of the rest."""
    from core.library import Watch

    with writing(context) as vault, meter(context, "Taking back") as progress:
        way = vault.go_back(operation, watch=Watch(progress))
    document = {
        "begun": way.begun,
        "taken": way.taken,
        "left": way.left,
        "stopped_at": way.stopped_at,
        "obstacle": way.obstacle or None,
        "hint": way.hint or None,
    }
    return Reply(document, plain.way_back(way), DONE if way.stopped_at is None else REFUSED)


def redo(context: Context, arguments: argparse.Namespace) -> int:
    """Take the last undo back; what came back is compared."""
    with writing(context) as vault:
        return print_and_read(context, vault, vault.redo())


COMMANDS = (
    Command("log", "list the operations, newest first", _declare_log, log),
    Command("undo", "take an operation back", _declare_undo, undo),
    Command("redo", "take the last undo back", no_arguments, redo),
)
