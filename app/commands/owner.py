"""Whose vault it is: show the owner's names, and change them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from app import plain, render
from app.command import Command
from app.commands.curate import print_and_read
from app.context import Context, Reply, reading, writing
from core.errors import NameTaken

if TYPE_CHECKING:
    from core.domain import Receipt
    from core.owner import OwnerNames
    from core.vault import Vault


def _declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "name", nargs="?", metavar="NAME", help="how the owner is called; without it the names are shown"
    )
    parser.add_argument(
        "--alias",
        metavar="NAME",
        action="append",
        help="another name of the owner; those that are given take the place of all others, an empty one leaves none",
    )
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--join", action="store_true", help="whoever goes by the name in the vault is the owner")
    either.add_argument("--apart", action="store_true", help="whoever goes by the name in the vault is somebody else")


def owner(context: Context, arguments: argparse.Namespace) -> Reply | int:
    """Show by which names the owner goes, or change them. ``NameTaken`` asks for ``--join`` or ``--apart``."""
    if arguments.name is None and arguments.alias is None:
        with reading(context) as vault:
            names = vault.names()
        return Reply(_as_json(names), _in_words(names))
    with writing(context) as vault:
        return print_and_read(context, vault, _named(vault, arguments))


def _named(vault: Vault, arguments: argparse.Namespace) -> Receipt:
    from core.owner import Namesakes

    before = vault.names()
    name = arguments.name if arguments.name is not None else before.name if before.is_given else ""
    aliases = arguments.alias if arguments.alias is not None else before.aliases or None
    namesakes = Namesakes.JOIN if arguments.join else Namesakes.APART if arguments.apart else None
    try:
        return vault.name_owner(name, aliases, namesakes)
    except NameTaken as taken:
        hint = "Say --join if that is the owner, or --apart if it is somebody else; one undo takes it back."
        raise NameTaken(taken.message, hint, taken.names) from taken


def _as_json(names: OwnerNames) -> render.Json:
    return {"owner": names.name, "aliases": list(names.aliases), "given": names.is_given}


def _in_words(names: OwnerNames) -> str:
    if not names.is_given:
        return "The owner has no name yet; “variorum owner NAME” gives one."
    others = ", ".join(plain.safe(one) for one in names.aliases)
    return f"{plain.safe(names.name)}{f', also called {others}' if others else ''}"


COMMANDS = (Command("owner", "show or change the owner's names", _declare, owner),)
