"""Passwords of archives: from a file, from standard input, or typed without an echo; never on the command line."""

from __future__ import annotations

import argparse
import getpass
from pathlib import Path

from app.context import Context
from app.faults import UsageFault
from core.errors import FileUnreadable, PasswordWanted

LONGEST = 4096
"""Bytes of a password that are read; a file that holds more was named by mistake."""


def password_argument(parser: argparse.ArgumentParser) -> None:
    """The option that names a file with the password."""
    parser.add_argument(
        "--password-file", metavar="FILE", help="its first line is the password of the archive; - is standard input"
    )


def from_file(context: Context, name: str | None) -> str:
    """The first line of a file or of standard input; empty where none is named.

    Raises ``FileUnreadable``, and ``UsageFault`` for a first line that is no password.
    """
    if name is None:
        return ""
    try:
        if name == "-":
            line = context.streams.source.readline(LONGEST)
        else:
            with Path(name).open("rb") as file:
                line = file.readline(LONGEST)
        password = line.decode().rstrip("\r\n")
    except (OSError, ValueError) as reason:
        raise FileUnreadable(f"The password cannot be read from {name}.", "It is the first line, in UTF-8.") from reason
    if not password or len(line) == LONGEST:
        raise UsageFault(f"The first line of {name} is no password.", "Write the password into it, and nothing else.")
    return password


def new_password(context: Context) -> str:
    """A password typed twice. Raises ``UsageFault`` without a terminal, or when the two differ."""
    if not context.streams.source.isatty():
        raise UsageFault("There is no terminal to type a password at.", "Use --password-file FILE.")
    first = getpass.getpass("Password of the archive: ", context.streams.err)
    if not first:
        raise UsageFault("The password is empty.", "Leave --password out for an archive that everybody can open.")
    if getpass.getpass("The same again: ", context.streams.err) != first:
        raise UsageFault("The two are not the same.", "Try again.")
    return first


def known_password(context: Context, locked: PasswordWanted) -> str:
    """The password of an archive that is locked, typed once; raises ``PasswordWanted`` without a terminal."""
    if not context.streams.source.isatty():
        raise PasswordWanted(locked.message, "Name a file that holds it: --password-file FILE.") from locked
    return getpass.getpass(f"{locked.message} Password: ", context.streams.err)
