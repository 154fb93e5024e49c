"""How memories hang together: links by hand, one memory made of several, several made of one."""

from __future__ import annotations

import argparse

from app.command import Command
from app.commands.curate import print_and_read, reply
from app.context import Context, Reply, writing
from core.domain import EdgeKind

_KINDS = [kind.value for kind in EdgeKind]


def _declare_ends(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("a", metavar="A", help="the one memory, by its full or its short id")
    parser.add_argument("kind", metavar="TYPE", choices=_KINDS, help=", ".join(_KINDS))
    parser.add_argument("b", metavar="B", help="the other memory")


def _declare_link(parser: argparse.ArgumentParser) -> None:
    _declare_ends(parser)
    parser.add_argument("--reason", metavar="R", default="", help="why; it is kept with the link")


def link(context: Context, arguments: argparse.Namespace) -> Reply:
    """Link two memories; what contradicts waits for a verdict."""
    with writing(context) as vault:
        return reply(vault.link(arguments.a, EdgeKind(arguments.kind), arguments.b, arguments.reason))


def unlink(context: Context, arguments: argparse.Namespace) -> Reply:
    """Take a link between two memories away."""
    with writing(context) as vault:
        return reply(vault.unlink(arguments.a, EdgeKind(arguments.kind), arguments.b))


def _declare_merge(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ids", metavar="ID", nargs="+", help="the memories; the first one is kept")
    parser.add_argument("--text", metavar="T", help="the wording that it gets; without it, its own stays")


def merge(context: Context, arguments: argparse.Namespace) -> int:
    """Take memories into the first one."""
    with writing(context) as vault:
        return print_and_read(context, vault, vault.merge(arguments.ids, arguments.text))


def _declare_split(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help="the memory, by its full or its short id")
    parser.add_argument("--text", metavar="T", action="append", default=[], help="one part; give each with --text")


def split(context: Context, arguments: argparse.Namespace) -> int:
    """Make a memory of each text in the place of one that says several things."""
    with writing(context) as vault:
        return print_and_read(context, vault, vault.split(arguments.id, arguments.text))


COMMANDS = (
    Command("link", "link two memories; contradicts asks for a verdict", _declare_link, link),
    Command("unlink", "take a link between two memories away", _declare_ends, unlink),
    Command("merge", "take memories into the first one", _declare_merge, merge),
    Command("split", "make several memories of one", _declare_split, split),
)
