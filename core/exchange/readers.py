"""Which reader takes which format, and what its source is called."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC
from itertools import chain
from typing import Any, NamedTuple

from core.exchange.chatgpt import read_chatgpt
from core.exchange.claude import read_claude
from core.exchange.csv_list import read_csv
from core.exchange.detect import Format
from core.exchange.fields import Asked, dict_of
from core.exchange.locomo import read_locomo, sample_names
from core.exchange.mem0 import read_history, read_mem0, read_messages, read_notes
from core.exchange.notes import read_note
from core.exchange.other_chats import read_gemini, read_longmemeval
from core.exchange.other_stores import (
    read_claude_mem,
    read_langgraph,
    read_letta,
    read_mcp,
    read_openmemory,
    read_openmemory_lines,
)
from core.exchange.parsed import Batch
from core.exchange.parts import Part
from core.exchange.text_list import read_text_list
from core.exchange.versioned_stores import (
    read_a_mem,
    read_amem,
    read_graphiti,
    read_memos,
    read_memos_versions,
    read_memtensor,
)

_Reader = Callable[[Sequence[Part], Asked], Iterator[Batch]]

TITLES = {
    Format.CHATGPT: "ChatGPT",
    Format.CLAUDE: "Claude",
    Format.GEMINI: "Gemini",
    Format.MEM0: "mem0",
    Format.MEM0_HISTORY: "mem0 history",
    Format.OPENMEMORY: "OpenMemory",
    Format.MCP_MEMORY: "MCP memory",
    Format.LETTA: "Letta",
    Format.LANGGRAPH: "LangGraph",
    Format.GRAPHITI: "Graphiti",
    Format.A_MEM: "A-MEM",
    Format.AMEM: "amem",
    Format.MEMOS: "MemOS",
    Format.MEMTENSOR: "MemOS",
    Format.CLAUDE_MEM: "claude-mem",
    Format.LONGMEMEVAL: "LongMemEval",
}
"""Sources that carry their program's name; the others carry the file's."""


class Choices(NamedTuple):
    """The conversations that can be picked, and a better name of the source if there is one."""

    names: tuple[str, ...] = ()
    source: str = ""


def choices_of(format: Format, parts: Sequence[Part]) -> Choices:
    """What can be picked from these parts; only LoCoMo offers it, whose samples belong to different people."""
    if format is not Format.LOCOMO:
        return Choices()
    names = sample_names(list(_items(parts)))
    return Choices(names, f"LoCoMo {names[0]}" if len(names) == 1 else "")


def _items(parts: Iterable[Part]) -> Iterator[object]:
    return chain.from_iterable(part.items() for part in parts)


def batches_of(format: Format, parts: Sequence[Part], asked: Asked) -> Iterator[Batch]:
    """Everything in these parts, which are all of the format (or, for texts, of any of theirs)."""
    return _READERS[format](parts, asked)


def _by_item(read: Callable[[Iterable[object], Asked], Iterator[Batch]]) -> _Reader:
    """A reader to which all parts are one row of items."""
    return lambda parts, asked: read(_items(parts), asked)


def _by_object(read: Callable[[Mapping[str, Any], Asked], Iterator[Batch]]) -> _Reader:
    """A reader that takes one whole object at a time."""
    return lambda parts, asked: chain.from_iterable(read(dict_of(value), asked) for value in _items(parts))


def _by_part(read: Callable[[Part, Asked], Iterator[Batch]]) -> _Reader:
    """A reader that takes one part at a time."""
    return lambda parts, asked: chain.from_iterable(read(part, asked) for part in parts)


def _locomo(parts: Sequence[Part], asked: Asked) -> Iterator[Batch]:
    parsed = read_locomo(list(_items(parts)), asked.source, asked.options)
    yield Batch(parsed.turns, (), (), parsed.skipped, parsed.uncertain, parsed.zoneless)


def _mem0(part: Part, asked: Asked) -> Iterator[Batch]:
    text = part.text()
    return read_notes(text, asked) if text else read_mem0(part.items(), asked)


def _mem0_history(parts: Sequence[Part], asked: Asked) -> Iterator[Batch]:
    yield from read_history(_items(parts), asked)
    for part in parts:
        if part.tables is not None:
            yield from read_messages(part.tables("messages"), asked)


def _memos(part: Part, asked: Asked) -> Iterator[Batch]:
    return read_memos(part.items(), asked) if part.tables is None else read_memos_versions(part.items(), asked)


def _langgraph(parts: Sequence[Part], asked: Asked) -> Iterator[Batch]:
    # Its stores write UTC without saying so.
    return read_langgraph(_items(parts), replace(asked, zone=asked.zone or UTC, zone_is_known=True))


def _openmemory(part: Part, asked: Asked) -> Iterator[Batch]:
    if part.is_lines:
        yield from read_openmemory_lines(part.items(), asked)
        return
    for value in part.items():
        entry = dict_of(value)
        if "memories" in entry:
            yield from read_openmemory(entry, asked)
        else:
            yield from read_openmemory_lines([entry], asked)


def _texts(part: Part, asked: Asked) -> Iterator[Batch]:
    match part.format:
        case Format.CSV:
            yield from read_csv(part.text(), part.name, asked)
        case Format.NOTES:
            yield from read_note(part.text(), part.name, asked)
        case _:
            yield from read_text_list(part.text(), asked.source, asked.options)


_READERS: dict[Format, _Reader] = {
    Format.TEXT: _by_part(_texts),
    Format.NOTES: _by_part(_texts),
    Format.CSV: _by_part(_texts),
    Format.CHATGPT: _by_item(read_chatgpt),
    Format.CLAUDE: _by_item(read_claude),
    Format.GEMINI: _by_item(read_gemini),
    Format.MEM0: _by_part(_mem0),
    Format.MEM0_HISTORY: _mem0_history,
    Format.OPENMEMORY: _by_part(_openmemory),
    Format.MCP_MEMORY: _by_item(read_mcp),
    Format.LETTA: _by_object(read_letta),
    Format.LANGGRAPH: _langgraph,
    Format.GRAPHITI: _by_object(read_graphiti),
    Format.A_MEM: _by_item(read_a_mem),
    Format.AMEM: _by_item(read_amem),
    Format.MEMOS: _by_part(_memos),
    Format.MEMTENSOR: _by_item(read_memtensor),
    Format.CLAUDE_MEM: _by_object(read_claude_mem),
    Format.LOCOMO: _locomo,
    Format.LONGMEMEVAL: _by_item(read_longmemeval),
}
