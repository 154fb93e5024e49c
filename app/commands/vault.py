"""The vault as a whole: make it, count it, check it, copy it."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from app import plain, render, render_sweep
from app.command import Command
from app.context import Context, Reply, reading
from app.faults import DONE, FAILED
from app.passwords import from_file, known_password, password_argument
from core.answers import Problem
from core.errors import FileUnreadable, InvalidRequest, PasswordWanted, WrongPassword


def _declare_init(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--owner", metavar="NAME", help="whose vault it is")
    parser.add_argument("--alias", metavar="NAME", action="append", default=[], help="another name of the owner")


def init(context: Context, arguments: argparse.Namespace) -> Reply:
    """Make an empty vault. Raises ``InvalidRequest`` where something already is."""
    from core.vault import Vault

    path = context.places.vault
    if path.exists() and (path.is_dir() or path.stat().st_size):
        raise InvalidRequest(f"There already is something at {path}.", "Choose another --vault PATH.")
    vault = Vault.create(path, owner=arguments.owner, aliases=arguments.alias)
    try:
        document = {"vault": str(path), "schema": vault.schema, "owner": vault.owner, "id": vault.vault_id}
        return Reply(document, f"Made an empty vault for {plain.safe(vault.owner)}: {plain.safe(str(path))}")
    finally:
        vault.close()


def _declare_stats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--startup", action="store_true", help="open the window once and time its phases")


def stats(context: Context, arguments: argparse.Namespace) -> Reply:
    """Count the vault; with ``--startup`` time a start of the window instead."""
    if arguments.startup:
        from app.startup import measure

        phases = measure(context)
        lines = [f"{phase['ms']:>8.0f} ms  {phase['name']}" for phase in phases]
        return Reply({"startup": phases}, "\n".join(lines))
    with reading(context) as vault:
        counts, detectors = vault.stats(), vault.detectors()
    document = {**render.stats(counts), **render_sweep.detectors(detectors)}
    shown = [plain.stats(counts), *([render_sweep.plain_detectors(detectors)] if detectors else [])]
    return Reply(document, "\n".join(shown))


def _declare_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", nargs="?", metavar="ARCHIVE", help="an archive instead of the vault; nothing is stored")
    password_argument(parser)


def verify(context: Context, arguments: argparse.Namespace) -> Reply:
    """Check every row, the log and the indexes, of the vault or of an archive; exit code 3 for damage."""
    if arguments.path is not None:
        return _verify_archive(context, Path(arguments.path), from_file(context, arguments.password_file))
    with reading(context) as vault:
        problems = vault.verify()
    return Reply(render.problems(problems), plain.problems(problems), FAILED if problems else DONE)


def _verify_archive(context: Context, path: Path, password: str) -> Reply:
    from core.vault import Vault

    try:
        facts = Vault.check_archive(path, password)
    except WrongPassword:
        raise
    except PasswordWanted as locked:
        facts = Vault.check_archive(path, known_password(context, locked))
    except FileUnreadable as reason:
        problems = (Problem("archive", str(path), reason.message),)
        return Reply(render.problems(problems), plain.problems(problems), FAILED)
    return Reply({**render.problems(()), "archive": asdict(facts)}, plain.archive(facts))


def _declare_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", nargs="?", metavar="PATH", help="where to; beside the vault without it")


def backup(context: Context, arguments: argparse.Namespace) -> Reply:
    """Copy the vault into a new file, which is opened and checked at once."""
    source = context.places.vault
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    beside = source.parent / "backups" / f"{source.stem}-{stamp}.variorum"
    target = Path(arguments.path) if arguments.path else beside
    if target.exists():
        raise InvalidRequest(f"There already is something at {target}.", "Choose another path.")
    with reading(context) as vault:
        if not arguments.path:
            target.parent.mkdir(mode=0o700, exist_ok=True)
        made = vault.backup(target)
    return Reply({"path": str(made), "bytes": made.stat().st_size}, f"Copied to {plain.safe(str(made))}.")


COMMANDS = (
    Command("init", "make an empty vault", _declare_init, init),
    Command("stats", "count what the vault holds", _declare_stats, stats),
    Command(
        "verify",
        "check every row, the log and the indexes; or an archive",
        _declare_verify,
        verify,
        paths=("path", "password_file"),
    ),
    Command("backup", "copy the vault into a new file", _declare_backup, backup, paths=("path",)),
)
