"""What a command is: its name, its sentence, its arguments, and the function that runs it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass

from app.context import Context, Reply
from core.errors import NotFound

LARGEST = 2**63 - 1
"""The largest number that a row can have."""

Declare = Callable[[argparse.ArgumentParser], object]
Run = Callable[[Context, argparse.Namespace], Reply | int]
"""Runs the command; a reply is printed for it, a number is an exit code after it printed itself."""


@dataclass(frozen=True, slots=True)
class Command:
    """One word that can follow ``variorum``. ``paths`` names its arguments that are file names."""

    name: str
    sentence: str
    declare: Declare
    run: Run
    paths: tuple[str, ...] = ()


def no_arguments(parser: argparse.ArgumentParser) -> None:
    """For commands that take none."""


def row_number(text: str) -> int:
    """A number that the vault may hold. Raises ``NotFound`` for one that is beyond all numbers it counts with."""
    number = int(text)
    if abs(number) > LARGEST:
        raise NotFound(f"There is no number {text[:60]} in the vault.", "Look it up with “log” or “history”.")
    return number


def showing_arguments(parser: argparse.ArgumentParser) -> None:
    """The two dates of a view, which reading commands share."""
    parser.add_argument("--as-of", metavar="DATE", help="what was true on that date")
    parser.add_argument("--known-at", metavar="TIME", help="what the vault knew at that time")


def filter_arguments(parser: argparse.ArgumentParser) -> None:
    """Narrowing by tag and source, which finding commands share."""
    parser.add_argument("--tag", metavar="NAME", help="only memories with this tag")
    parser.add_argument("--source", metavar="NAME", help="only what came from this source")
