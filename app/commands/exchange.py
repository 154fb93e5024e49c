"""Bringing in and taking out: import and export."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from app import plain, plain_copies, render
from app.chat import no_model
from app.command import Command, showing_arguments
from app.commands import extract
from app.commands.extract import reading_model
from app.context import Context, Reply, reading, writing
from app.dates import showing
from app.faults import UsageFault
from app.model import embed_waiting
from app.passwords import from_file, known_password, new_password, password_argument
from app.progress import meter
from app.streams import write_json, write_line
from core.answers import ExtractReport, ImportOptions, ImportReport, Take
from core.errors import FileUnreadable, PasswordWanted, WrongPassword
from core.moves import Wanted

if TYPE_CHECKING:
    from core.vault import Vault

FORMATS = ("archive", "json", "jsonl", "csv", "markdown", "html", "mem0", "mcp")


def _declare_import(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", metavar="PATH", help="the file or folder")
    parser.add_argument("--format", metavar="NAME", default="auto", help="its kind; found out without it")
    parser.add_argument("--as", dest="take", choices=[take.value for take in Take], help="what to take from the file")
    parser.add_argument("--conversation", metavar="ID", help="only this one of several")
    parser.add_argument("--you", "--owner", metavar="NAME", help="the speaker who is the owner")
    parser.add_argument("--zone", metavar="TZ", help="the time zone of times that name none")
    order = parser.add_mutually_exclusive_group()
    order.add_argument("--date-order", choices=["dmy", "mdy"], help="how 03/04/2025 is meant")
    order.add_argument("--day-first", dest="date_order", action="store_const", const="dmy", help="the same as dmy")
    order.add_argument("--month-first", dest="date_order", action="store_const", const="mdy", help="the same as mdy")
    parser.add_argument(
        "--column",
        metavar="ROLE=COLUMN",
        action="append",
        default=[],
        help="what a column of a table holds, by its name or number: text, date, tags, speaker, id, valid_from, "
        "valid_to; nothing after the sign = no column",
    )
    parser.add_argument("--model", action="store_true", help="let the chat model read the conversations, not the rules")
    parser.add_argument("--accept", action="store_true", help="let the memories count without approval")
    parser.add_argument("--dry-run", action="store_true", help="say what the file holds and store nothing")
    password_argument(parser)


def import_file(context: Context, arguments: argparse.Namespace) -> Reply | int:
    """Bring a file in as one operation; with ``--dry-run`` only look at it."""
    path = Path(arguments.path)
    options = ImportOptions(
        format=arguments.format,
        take=Take(arguments.take) if arguments.take else None,
        conversation=arguments.conversation,
        you=arguments.you,
        zone=arguments.zone,
        date_order=arguments.date_order,
        accept=arguments.accept,
        dry_run=arguments.dry_run,
        leave_claims=arguments.model,
        password=from_file(context, arguments.password_file),
        columns=tuple(_column(entry) for entry in arguments.column),
    )
    if arguments.model and options.take is Take.EPISODES:
        raise UsageFault("--model and --as episodes do not go together.", "Write --as both, or leave --model out.")
    if not path.exists():
        raise FileUnreadable(f"There is no file at {path}.", "Check the path.")
    options = _unlocking(context, path, options)
    if arguments.dry_run:
        return _preview(context, path, options)
    if not context.places.vault.exists():
        _preview(context, path, options)  # what cannot be read must not leave an empty vault behind
    with reading_model(context, wanted=arguments.model) as model, writing(context, make=True) as vault:
        if arguments.model and model is None:
            raise no_model()
        with meter(context, "Bringing in", in_bytes=True) as progress:
            report = vault.import_file(path, options, progress)
        read = None
        if model is not None and report.operation is not None:
            read = extract.run(context, vault, model, brought=report.operation)
        _tell(context, report, read)
        embed_waiting(context, vault)
    return 0


def _unlocking(context: Context, path: Path, options: ImportOptions) -> ImportOptions:
    """The options with the password of a locked archive, asked for where nobody gave it."""
    from core.vault import Vault

    try:
        Vault.require_unlocked(path, options.password)
    except WrongPassword:
        raise
    except PasswordWanted as locked:
        return replace(options, password=known_password(context, locked))
    return options


def _tell(context: Context, report: ImportReport, read: ExtractReport | None) -> None:
    """The answer: what was brought in and, where a model read the conversations, what it took out of them."""
    if context.json:
        also: render.Json = {} if read is None else {"extracted": extract.as_json(read)}
        write_json(context.streams.out, {**render.imported(report), **also})
    else:
        told = plain.imported(report) if report.copy is None else plain_copies.merged(report, report.copy)
        words = [told, *(() if read is None else (extract.in_words(read),))]
        write_line(context.streams.out, "\n".join(words))


def _column(entry: str) -> tuple[str, str]:
    role, sign, name = entry.partition("=")
    if not sign:
        raise UsageFault(f"“{entry[:60]}” names no column.", "Write --column text=Memory or --column date=2.")
    return role.strip(), name.strip()


def _preview(context: Context, path: Path, options: ImportOptions) -> Reply:
    """Look at a file and compare it with the vault; where there is none, none is made."""
    if context.places.vault.exists():
        with reading(context) as vault:
            return _look(vault, path, options)
    from core.vault import Vault

    empty = Vault.in_memory()
    try:
        return _look(empty, path, options)
    finally:
        empty.close()


def _look(vault: Vault, path: Path, options: ImportOptions) -> Reply:
    found, would = vault.preview_import(path, options), vault.foresee_import(path, options)
    told = plain.preview(found, would) if found.copy is None else plain_copies.copy(found.copy)
    return Reply(render.preview(found, would), told)


def _declare_export(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", metavar="PATH", help="the file to write; a folder for markdown")
    parser.add_argument("--format", choices=FORMATS, default="json", help="its kind (json)")
    showing_arguments(parser)
    parser.add_argument("--past", action="store_true", help="with every version, not just what holds")
    parser.add_argument("--archived", action="store_true", help="with what is out of sight")
    parser.add_argument("--decisions", action="store_true", help="with what was decided about each memory")
    parser.add_argument("--sources", action="store_true", help="with the words each memory rests on")
    parser.add_argument("--query", metavar="Q", default="", help="only what this search finds")
    parser.add_argument("--redact", action="store_true", help="hide names, mail addresses and numbers")
    parser.add_argument("--password", action="store_true", help="lock the archive with a password, typed twice")
    password_argument(parser)


def export(context: Context, arguments: argparse.Namespace) -> Reply:
    """Write the vault's memories into a file that appears whole or not at all."""
    view = showing(arguments.as_of, arguments.known_at, context.zone)
    if arguments.password and arguments.password_file:
        raise UsageFault("--password and --password-file do not go together.", "Use one of them.")
    password = new_password(context) if arguments.password else from_file(context, arguments.password_file)
    with reading(context) as vault, meter(context, "Writing") as progress:
        wanted = Wanted(
            view,
            past=arguments.past,
            sources=arguments.sources,
            query=arguments.query,
            redact=arguments.redact,
            archived=arguments.archived,
            decisions=arguments.decisions,
        )
        report = vault.export_wanted(Path(arguments.path), arguments.format, wanted, password, progress)
    return Reply(render.exported(report), plain.exported(report))


COMMANDS = (
    Command("import", "bring in a file", _declare_import, import_file, paths=("path", "password_file")),
    Command("export", "write the memories into a file", _declare_export, export, paths=("path", "password_file")),
)
