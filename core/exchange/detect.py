"""The formats, and the signs of a file: text in UTF-8 or UTF-16, JSON, or something else.

Nothing goes by a file's name. What kind of JSON it is stands in ``kinds.py``.
"""

from __future__ import annotations

import codecs
import re
from enum import StrEnum

from core.errors import FileUnreadable, UnsupportedFormat


class Format(StrEnum):
    """The formats that can be read, by their names on the command line."""

    TEXT = "text"
    NOTES = "notes"
    CSV = "csv"
    CHATGPT = "chatgpt"
    CLAUDE = "claude"
    GEMINI = "gemini"
    MEM0 = "mem0"
    MEM0_HISTORY = "mem0-history"
    OPENMEMORY = "openmemory"
    MCP_MEMORY = "mcp-memory"
    LETTA = "letta"
    LANGGRAPH = "langgraph"
    GRAPHITI = "graphiti"
    A_MEM = "a-mem"
    AMEM = "amem"
    MEMOS = "memos"
    MEMTENSOR = "memtensor"
    CLAUDE_MEM = "claude-mem"
    LOCOMO = "locomo"
    LONGMEMEVAL = "longmemeval"


NAMES = ", ".join(Format)
READABLE = (
    "What can be read: chat exports of ChatGPT, Claude and Gemini, memories of other programs such as mem0 or Letta, "
    "notes, tables, lists, and archives of Variorum."
)
"""What a file may be, in words that a person knows; the names of formats are for ``--format``."""

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


def looks_like_json(text: str) -> bool:
    """Whether a text begins as JSON does."""
    return _LOOKS_LIKE_JSON.match(text) is not None


def text_of(content: bytes, name: str) -> str:
    """The file's text without its byte-order mark.

    ``name`` stands in the sentences. Raises ``UnsupportedFormat`` for an empty
    or binary file and ``FileUnreadable`` for text in another encoding, which
    could only be guessed.
    """
    if not content.strip():
        raise UnsupportedFormat(f"“{name}” is empty.", "Choose a file that holds something.")
    encoding = encoding_of(content)
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


def encoding_of(content: bytes) -> str:
    """The encoding that the first bytes show: by their mark, by the NULs of UTF-16, else UTF-8."""
    return next((codec for mark, codec in _MARKS if content.startswith(mark)), None) or _unmarked(content)


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
        READABLE,
    )
