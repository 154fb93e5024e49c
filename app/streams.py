"""What a command reads from and writes to: bytes in, UTF-8 text out, whatever the terminal is set to.

Commands write through here and nowhere else, so that a test can hand in its
own streams and a script gets UTF-8 on every system.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TextIO

from core.errors import FileUnreadable

LONGEST_LINE = 16 * 1024 * 1024
"""Bytes of one batch line: far above the longest text that a vault takes, and a bound on memory."""


_OTHER_LINE_ENDS = {0x85: "\\u0085", 0x2028: "\\u2028", 0x2029: "\\u2029"}
"""Signs that some readers take for the end of a line; in JSON they stand inside of texts only, where an
escape means the same."""


@dataclass(frozen=True, slots=True)
class Streams:
    """Where input comes from, and where answers and notes go."""

    source: IO[bytes]
    out: TextIO
    err: TextIO


def standard_streams() -> Streams:
    """The process's own streams, set to UTF-8.

    Signs that UTF-8 cannot hold (halves of a pair from a broken argument) are
    written as an escape with a backslash and “u”, which is also how JSON writes them.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    # A program without a console has none of the three.
    source = sys.stdin.buffer if sys.stdin else io.BytesIO()
    return Streams(source, sys.stdout or io.StringIO(), sys.stderr or io.StringIO())


def write_line(stream: TextIO, text: str) -> None:
    """One line, sent on at once."""
    stream.write(text + "\n")
    stream.flush()


def write_json(stream: TextIO, document: Mapping[str, object]) -> None:
    """One JSON document on one line, sent on at once."""
    write_line(stream, json.dumps(document, ensure_ascii=False).translate(_OTHER_LINE_ENDS))


@contextlib.contextmanager
def open_lines(name: str, streams: Streams) -> Iterator[Iterator[tuple[int, bytes | None]]]:
    """Numbered lines of a file, or of the input for ``-``; a line that is too long comes as None.

    Raises ``FileUnreadable``.
    """
    if name == "-":
        yield _lines(streams.source)
        return
    try:
        file = Path(name).open("rb")  # noqa: SIM115 - closed by the with below
    except (OSError, ValueError) as reason:
        words = getattr(reason, "strerror", None) or "its name is not possible"
        raise FileUnreadable(
            f"The file “{name}” cannot be read: {words}.", "Check the path, or use - to read from the input."
        ) from reason
    with file:
        yield _lines(file)


def _lines(file: IO[bytes]) -> Iterator[tuple[int, bytes | None]]:
    number = 0
    while line := file.readline(LONGEST_LINE):
        number += 1
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := file.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            yield number, None
        else:
            yield number, line


def stop_writing() -> None:
    """After the reader of the output has gone: nothing more is written, not even at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
