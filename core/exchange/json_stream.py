"""JSON of any size, value by value, in little memory: lists of objects, and lines of objects.

The standard decoder reads one value at a time from a window that slides over
the text, which takes 40 MB where reading a 200 MB list at once takes 1.6 GB.
"""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import BinaryIO

from core.errors import UnsupportedFormat

WINDOW = 1024 * 1024  # signs read at a time
_SPACE = re.compile(r"[ \t\r\n]*")
_BETWEEN = re.compile(r"[ \t\r\n]*,?[ \t\r\n]*")


@dataclass(slots=True)
class _Window:
    """A stretch of the text, moved on as values are taken from it."""

    stream: BinaryIO
    name: str
    text: str = ""
    at: int = 0
    line: int = 1
    is_over: bool = False
    decoder: codecs.IncrementalDecoder = field(default_factory=lambda: codecs.getincrementaldecoder("utf-8")("replace"))

    def more(self) -> bool:
        """Read on; False when nothing is left."""
        if self.is_over:
            return False
        raw = self.stream.read(WINDOW)
        self.is_over = not raw
        self.line += self.text.count("\n", 0, self.at)
        self.text = self.text[self.at :] + self.decoder.decode(raw, self.is_over)
        self.at = 0
        return True

    def skip(self, pattern: re.Pattern[str]) -> str:
        """Pass over signs, reading on as needed; gives the sign that follows, empty at the end."""
        while True:
            match = pattern.match(self.text, self.at)
            assert match is not None
            if match.end() < len(self.text):
                self.at = match.end()
                return self.text[self.at]
            if not self.more():
                self.at = len(self.text)
                return ""

    def broken(self, place: int | None = None) -> UnsupportedFormat:
        """The sentence for a place where the text is no JSON."""
        place = self.at if place is None else place
        line = self.line + self.text.count("\n", 0, place)
        sign = place - self.text.rfind("\n", 0, place)
        return UnsupportedFormat(
            f"“{self.name}” looks like JSON but breaks off at line {line:,}, sign {sign:,}.",
            "Export or download the file again; it may be cut off.",
        )


def list_items(stream: BinaryIO, name: str, codec: str = "utf-8") -> Iterator[object]:
    """The values of a list, one after the other.

    Raises ``UnsupportedFormat``, with the line, where the text breaks off, and for
    nesting or numbers that no program would write; the values before that were
    given already.
    """
    window = _Window(stream, name, decoder=codecs.getincrementaldecoder(codec)("replace"))
    if window.skip(_SPACE) == "\ufeff":
        window.at += 1
    if window.skip(_SPACE) != "[":
        raise window.broken()
    window.at += 1
    decoder = json.JSONDecoder()
    while (sign := window.skip(_BETWEEN)) != "]":
        if not sign:
            raise window.broken()
        yield _value(window, decoder)


def _value(window: _Window, decoder: json.JSONDecoder) -> object:
    needed = 2 * WINDOW
    while True:
        try:
            value, end = decoder.raw_decode(window.text, window.at)
        except json.JSONDecodeError as reason:
            if window.is_over or not _may_go_on(window, reason):
                raise window.broken(reason.pos) from reason
            _fill(window, needed)
            needed *= 2  # a long value is not tried again after every stretch
            continue
        except (RecursionError, ValueError) as reason:
            raise unnatural(window.name) from reason
        if end == len(window.text) and not window.is_over:  # a number may go on
            _fill(window, needed)
            continue
        window.at = end
        return value


def _fill(window: _Window, wanted: int) -> None:
    while len(window.text) - window.at < wanted and window.more():
        pass


_TAIL = 64  # signs: an escape or a word like "false" that the window's end cuts in two is shorter


def _may_go_on(window: _Window, reason: json.JSONDecodeError) -> bool:
    """Whether the fault can come from the window's end; a string without an end is reported at its beginning."""
    return reason.pos >= len(window.text) - _TAIL or reason.msg.startswith("Unterminated string")


def unnatural(name: str) -> UnsupportedFormat:
    """The refusal of JSON that no program would write."""
    return UnsupportedFormat(
        f"“{name}” is JSON that no program would write: nested too deeply or with endless numbers.",
        "Choose another file.",
    )
