"""What a file is, told by its content and never by its name.

First the signs: UTF-8 or UTF-16, with or without a mark at the start. Then the
shape: JSON with the keys of a known export, or a list of lines.
"""

from __future__ import annotations

import codecs
import json
import re
from enum import StrEnum

from core.errors import FileUnreadable, InvalidRequest, UnsupportedFormat


class Format(StrEnum):
    """The formats that can be read, by their names on the command line."""

    TEXT = "text"
    LOCOMO = "locomo"


NAMES = ", ".join(Format)

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
"""UTF-32 before UTF-16: the little-endian mark of the one begins with that of the other."""

_LOOKS_LIKE_JSON = re.compile(r"\s*(?:\{|\[\s*[\[{\"]|\[\s*\]\s*\Z)")
"""An object, or a list of objects, lists or texts. “[2025-03-04] - text” is none of these."""


def text_of(content: bytes, name: str) -> str:
    """The file's text without its byte-order mark.

    ``name`` stands in the sentences. Raises ``UnsupportedFormat`` for an empty
    or binary file and ``FileUnreadable`` for text in another encoding, which
    could only be guessed.
    """
    if not content.strip():
        raise UnsupportedFormat(f"“{name}” is empty.", "Choose a file that holds something.")
    encoding = next((codec for mark, codec in _MARKS if content.startswith(mark)), None) or _unmarked(content)
    try:
        text = content.decode(encoding)
    except UnicodeDecodeError as reason:
        if _is_binary(content):
            raise _binary(name) from reason
        raise FileUnreadable(
            f"“{name}” is not written in UTF-8 or UTF-16 (byte {reason.start:,}).",
            "Open it in a text editor and save it as UTF-8.",
        ) from reason
    if text.count("\x00") > len(text) // 1000:
        raise _binary(name)
    if not text.strip():
        raise UnsupportedFormat(f"“{name}” is empty.", "Choose a file that holds something.")
    return text


def recognise(text: str, name: str, wanted: str) -> tuple[Format, object]:
    """The format and, for JSON, the parsed value (else the text itself).

    ``wanted`` other than ``auto`` names the format that the file must have.
    Raises ``InvalidRequest`` for a name that is none, ``UnsupportedFormat``
    when the file is something else or its JSON is broken, naming the place.
    """
    if wanted not in ("auto", *Format):
        raise InvalidRequest(f"“{wanted[:40]}” is not a format that can be read.", f"Choose auto, {NAMES}.")
    if wanted == Format.TEXT or (wanted == "auto" and not _LOOKS_LIKE_JSON.match(text)):
        return Format.TEXT, text
    value = _json_of(text, name)
    if is_locomo(value):
        return Format.LOCOMO, value
    if wanted == Format.LOCOMO:
        raise UnsupportedFormat(
            f"“{name}” holds no LoCoMo conversation.",
            "Such a file is a list of samples, each with “sample_id” and “conversation”.",
        )
    raise UnsupportedFormat(f"“{name}” is JSON, but of no kind that can be read yet.", f"These can be read: {NAMES}.")


def is_locomo(value: object) -> bool:
    """Whether parsed JSON is a LoCoMo sample or a list with at least one."""
    samples = value if isinstance(value, list) else [value]
    return any(isinstance(sample, dict) and isinstance(sample.get("conversation"), dict) for sample in samples)


def _json_of(text: str, name: str) -> object:
    try:
        value: object = json.loads(text)
    except json.JSONDecodeError as reason:
        raise UnsupportedFormat(
            f"“{name}” looks like JSON but breaks off at line {reason.lineno:,}, sign {reason.colno:,}.",
            "Export or download the file again; it may be cut off.",
        ) from reason
    except (RecursionError, ValueError) as reason:  # nested beyond reason, or a number of thousands of digits
        raise UnsupportedFormat(
            f"“{name}” is JSON that no program would write: nested too deeply or with endless numbers.",
            "Choose another file.",
        ) from reason
    return value


def _unmarked(content: bytes) -> str:
    """UTF-16 without a mark shows as a NUL in every other byte of Latin text; else UTF-8."""
    start = content[:4096]
    half = len(start) // 2
    if half >= 4:
        even, odd = start[0::2].count(0), start[1::2].count(0)
        if odd > half * 0.4 and even < half * 0.05:
            return "utf-16-le"
        if even > half * 0.4 and odd < half * 0.05:
            return "utf-16-be"
    return "utf-8"


def _is_binary(content: bytes) -> bool:
    start = content[:8192]
    odd_signs = sum(byte < 9 or 13 < byte < 32 for byte in start)
    return b"\x00" in start or odd_signs > len(start) // 50


def _binary(name: str) -> UnsupportedFormat:
    return UnsupportedFormat(
        f"“{name}” is not a text file; it may be a picture, a program or an archive.",
        f"These can be read: {NAMES}.",
    )
