"""Reading a file to import: from a path to turns and statements.

Nothing is stored here. Every failure is a plain sentence that names the file;
no other error leaves this module, whatever the bytes are.
"""

from __future__ import annotations

import stat
from pathlib import Path

from core.answers import ImportOptions
from core.errors import FileUnreadable, UnsupportedFormat
from core.exchange.detect import NAMES, Format, recognise, text_of
from core.exchange.locomo import read_locomo
from core.exchange.parsed import Parsed
from core.exchange.text_list import read_text_list

LARGEST = 512 * 1024 * 1024
"""Bytes that are read into memory; parsed JSON takes about eight times its size there."""


def read_file(path: Path, options: ImportOptions) -> Parsed:
    """The content of a file, its format recognised by what is in it.

    Raises ``FileUnreadable`` when it cannot be opened or is larger than 512 MB,
    ``UnsupportedFormat`` when no reader knows it, and ``InvalidRequest`` for an
    option that is none.
    """
    return read_content(_bytes_of(path), path.name or str(path), options)


def read_content(content: bytes, name: str, options: ImportOptions) -> Parsed:
    """The same for bytes that are already in memory; ``name`` becomes the source."""
    shown = "".join(sign for sign in name if sign.isprintable() and not "\ud800" <= sign <= "\udfff") or "file"
    kind, value = recognise(text_of(content, shown), shown, options.format)
    match kind:
        case Format.TEXT:
            return read_text_list(str(value), shown, options)
        case Format.LOCOMO:
            return read_locomo(value, shown, options)


def _bytes_of(path: Path) -> bytes:
    try:
        facts = path.stat()
    except (FileNotFoundError, NotADirectoryError) as reason:
        raise FileUnreadable(f"There is no file at {path}.", "Check the path.") from reason
    except (OSError, ValueError) as reason:
        raise FileUnreadable(f"{path} cannot be read: {_plain(reason)}.", "Check the path and its rights.") from reason
    if stat.S_ISDIR(facts.st_mode):
        raise UnsupportedFormat(f"{path} is a folder.", "Choose a file in it.")
    if not stat.S_ISREG(facts.st_mode):
        raise UnsupportedFormat(f"{path} is not an ordinary file.", f"These can be read: {NAMES}.")
    if facts.st_size > LARGEST:
        raise FileUnreadable(
            f"{path} is too big: {facts.st_size / 1024 / 1024:,.0f} MB, the limit is 512 MB.",
            "Split it into smaller files.",
        )
    try:
        return path.read_bytes()
    except OSError as reason:
        raise FileUnreadable(f"{path} cannot be read: {_plain(reason)}.", "Check its rights.") from reason


def _plain(reason: OSError | ValueError) -> str:
    return (reason.strerror if isinstance(reason, OSError) else None) or "the path is not valid"
