"""The command line: its words, and how they are read.

``--vault`` and ``--json`` may stand before or after the command. What is not
understood raises ``UsageFault``; nothing here ends the process or prints.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NoReturn

from app import VERSION
from app.command import Command
from app.commands import (
    ask,
    bench,
    curate,
    desktop,
    detect,
    embedder,
    exchange,
    extract,
    find,
    journal,
    links,
    owner,
    reranker,
    review,
    sweep,
    vault,
    verdicts,
    write,
)
from app.faults import UsageFault
from core.errors import InvalidText

COMMANDS: tuple[Command, ...] = (
    *vault.COMMANDS,
    *owner.COMMANDS,
    *write.COMMANDS,
    *find.COMMANDS,
    *ask.COMMANDS,
    *curate.COMMANDS,
    *links.COMMANDS,
    *verdicts.COMMANDS,
    *review.COMMANDS,
    *sweep.COMMANDS,
    *detect.COMMANDS,
    *embedder.COMMANDS,
    *reranker.COMMANDS,
    *journal.COMMANDS,
    *exchange.COMMANDS,
    *extract.COMMANDS,
    *bench.COMMANDS,
    *desktop.COMMANDS,
)
_BY_NAME = {command.name: command for command in COMMANDS}

_NO_NUMBER = re.compile(r"argument (.*): invalid (int|float|row_number) value: '(.*)'", re.DOTALL)
_NO_COMMAND = re.compile(r"argument COMMAND: invalid choice: '(.*)' \(choose", re.DOTALL)
"""How argparse words an unknown command; its own sentence goes on to list all of them."""

ABOUT = """Variorum keeps what is remembered about you: one local file, every version kept,
every contradiction put to you. Without a command it opens the window."""
AFTER = """Exit codes: 0 done, 1 cannot be done as asked, 2 wrong usage, 3 the environment failed.
VARIORUM_VAULT names another vault, VARIORUM_HOME another folder for everything,
VARIORUM_MODEL=none searches by words alone, VARIORUM_CHAT_URL and VARIORUM_CHAT_MODEL
(with VARIORUM_CHAT_KEY, the name of a key) let a chat model comment on what is added."""


class TextWanted(Exception):
    """The person asked for help or the version; ``text`` is the answer."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@dataclass(frozen=True, slots=True)
class Request:
    """A command line that was understood; ``command`` None opens the desktop app."""

    command: Command | None
    arguments: argparse.Namespace
    vault: str | None
    json: bool


class _Parser(argparse.ArgumentParser):
    """Tells faults as exceptions instead of ending the process."""

    def error(self, message: str) -> NoReturn:
        hint = f"See “{self.prog} --help”."
        if unknown := _NO_COMMAND.match(message):
            raise UsageFault(f"There is no command “{unknown[1][:60]}”.", hint)
        if wrong := _NO_NUMBER.match(message):
            kind = "number" if wrong[2] == "float" else "whole number"
            raise UsageFault(f"“{wrong[3][:60]}” is no {kind}, as {wrong[1]} wants it.", hint)
        if "unrecognized arguments" in message or "expected one argument" in message:
            hint += " Write -- before a text that begins with “-”."
        raise UsageFault(message[:1].upper() + message[1:] + ".", hint)


class _Wide(argparse.RawDescriptionHelpFormatter):
    """Room for the longest command beside its sentence."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        # argparse forgets that a command is indented by two more than the list that it stands in.
        self._action_max_length = max(len(command.name) for command in COMMANDS) + 4


class _Help(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_rest: object) -> NoReturn:
        raise TextWanted(parser.format_help().rstrip())


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_rest: object) -> NoReturn:
        raise TextWanted(f"Variorum {VERSION}")


def parse(arguments: Sequence[str]) -> Request:
    """Read a command line. Raises ``UsageFault``, ``TextWanted`` or ``InvalidText``."""
    found = _build().parse_args(list(arguments))
    command = _BY_NAME[found.command] if found.command else None
    _require_whole_signs(found, command.paths if command else ())
    return Request(command, found, found.vault, found.json)


def wants_json(arguments: Sequence[str]) -> bool:
    """Whether a command line asks for JSON, even one that is not understood."""
    before_texts = arguments[: arguments.index("--")] if "--" in arguments else arguments
    return "--json" in before_texts


def _build() -> _Parser:
    parser = _Parser(
        "variorum",
        description=ABOUT,
        epilog=AFTER,
        formatter_class=_Wide,
        add_help=False,
        allow_abbrev=False,
    )
    _add_common(parser, vault_default=None, json_default=False)
    parser.add_argument("--version", action=_Version, nargs=0, help="say which version this is")
    words = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    for command in COMMANDS:
        one = words.add_parser(
            command.name,
            help=command.sentence,
            description=command.sentence[:1].upper() + command.sentence[1:] + ".",
            add_help=False,
            allow_abbrev=False,
        )
        # Left out here, the value from before the command stays.
        _add_common(one, vault_default=argparse.SUPPRESS, json_default=argparse.SUPPRESS)
        command.declare(one)
    return parser


def _add_common(parser: _Parser, *, vault_default: object, json_default: object) -> None:
    parser.add_argument("-h", "--help", action=_Help, nargs=0, help="say what there is")
    parser.add_argument("--vault", metavar="PATH", default=vault_default, help="the vault's file")
    parser.add_argument("--json", action="store_true", default=json_default, help="answer with one JSON document")


def _require_whole_signs(found: argparse.Namespace, paths: Sequence[str]) -> None:
    """Refuse bytes that are no UTF-8 in everything but file names, which may hold any byte."""
    for name, value in vars(found).items():
        if name in ("command", "vault", *paths):
            continue
        for text in value if isinstance(value, list) else [value]:
            if isinstance(text, str):
                _require_whole(text, name)


def _require_whole(text: str, name: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError as reason:
        raise InvalidText(
            f"The {name.replace('_', ' ')} holds bytes that are no readable text (place {reason.start + 1}).",
            "Write it in UTF-8.",
        ) from reason
