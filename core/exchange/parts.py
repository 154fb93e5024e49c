"""One member of a bundle, recognised: its format, and its items one by one."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

from core.errors import FileUnreadable, UnsupportedFormat, VaultError
from core.exchange.bundle import Member
from core.exchange.csv_list import is_table
from core.exchange.detect import READABLE, Format, encoding_of, looks_like_json, text_of
from core.exchange.json_stream import list_items, unnatural
from core.exchange.kinds import inner_list, is_account, kind_of_item, kind_of_object, kind_of_tables
from core.exchange.mem0 import is_notes, relations_of
from core.exchange.notes import is_note, is_outline
from core.store.foreign import Tables, rows_of, tables_of

LARGEST = 512 * 1024 * 1024
"""Bytes of a file that must be read at once (one object, a text, a database); lists and lines are streamed."""
_HEAD = 65_536  # bytes that tell what a file is
_PEEKED = 5  # items of a list that may tell the format; the first can be a stray


@dataclass(frozen=True, slots=True)
class Part:
    """A recognised member. ``items`` gives its values from the beginning; ``text`` its text where it is one."""

    format: Format
    name: str
    items: Callable[[], Iterator[object]] = lambda: iter(())
    text: Callable[[], str] = lambda: ""
    is_lines: bool = False
    is_packed: bool = False
    """Nobody knows how large it is before it was read."""
    tables: Callable[[str], Iterator[object]] | None = None


def part_of(member: Member, wanted: str, *, is_many: bool) -> Part | None:
    """What a member is; None for a piece that holds nothing to remember.

    Raises ``UnsupportedFormat`` when no reader knows it or it is not of the
    ``wanted`` format, ``FileUnreadable`` for another encoding and too much.
    """
    head = member.head(_HEAD)
    if head.startswith(b"PAR1"):
        raise UnsupportedFormat(
            f"“{member.name}” is a Parquet table.", "Take the JSON export of the same program instead; it holds more."
        )
    if head.startswith(b"SQLite format 3\x00"):
        return _of_wanted(_database(member), member.name, wanted)
    if wanted in (Format.TEXT, Format.CSV, Format.NOTES):
        return _text_part(member, Format(wanted))
    start = _start(head, member)
    if not looks_like_json(start):
        return _of_wanted(_text(member, is_many=is_many), member.name, wanted)
    found = _json(member, start, encoding_of(head), wanted)
    return None if found is None else _of_wanted(found, member.name, wanted)


def _start(head: bytes, member: Member) -> str:
    """The first signs as text; a sign that the cut splits is left out."""
    if member.size <= len(head) or not head.strip():
        return text_of(head, member.name)
    for cut in range(4):
        try:
            return text_of(head[: len(head) - cut], member.name)
        except FileUnreadable:
            continue
    return text_of(head, member.name)


def _of_wanted(part: Part, name: str, wanted: str) -> Part:
    if wanted in ("auto", part.format):
        return part
    raise not_of(name, wanted)


def not_of(name: str, wanted: str) -> UnsupportedFormat:
    """The refusal of a file that is not of the format that was asked for."""
    if wanted == Format.LOCOMO:
        return UnsupportedFormat(
            f"“{name}” holds no LoCoMo conversation.",
            "Such a file is a list of samples, each with “sample_id” and “conversation”.",
        )
    return UnsupportedFormat(f"“{name}” is no file of the kind {wanted}.", "Leave the kind open; it is found out.")


def _database(member: Member) -> Part:
    content = member.content(LARGEST)
    try:
        tables: Tables = tables_of(content)
    except VaultError as reason:
        raise UnsupportedFormat(f"“{member.name}” is a damaged database.", "Copy it again.") from reason
    kind = kind_of_tables(tables)
    if kind is None:
        raise UnsupportedFormat(f"“{member.name}” is a database, but of no kind that can be read.", READABLE)
    main = {Format.MEM0_HISTORY: "history", Format.MEMOS: "versions", Format.LANGGRAPH: "store"}[kind]

    def rows(table: str) -> Iterator[object]:
        if table in tables:
            try:
                yield from rows_of(content, table)
            except VaultError as reason:
                raise UnsupportedFormat(f"“{member.name}” is a damaged database.", "Copy it again.") from reason

    return Part(kind, member.name, lambda: rows(main), tables=rows)


def _text(member: Member, *, is_many: bool) -> Part:
    start = member.head(_HEAD).lstrip(b"\xef\xbb\xbf \r\n\t")[:200].lower()
    if start.startswith((b"<!doctype html", b"<html")):
        raise UnsupportedFormat(f"“{member.name}” is a web page.", "Choose the JSON files of the same export.")
    text = text_of(member.content(LARGEST), member.name)
    if is_notes(text):
        return Part(Format.MEM0, member.name, text=lambda: text)
    if is_table(text):
        return Part(Format.CSV, member.name, text=lambda: text)
    is_notebook = is_many or is_note(text) or is_outline(text)
    return Part(Format.NOTES if is_notebook else Format.TEXT, member.name, text=lambda: text)


def _text_part(member: Member, format: Format) -> Part:
    text = text_of(member.content(LARGEST), member.name)
    return Part(format, member.name, text=lambda: text)


def _json(member: Member, start: str, codec: str, wanted: str) -> Part | None:
    if start.lstrip().startswith("["):
        return _list(member, codec, wanted)
    if _is_lines(start):
        return _lines(member, codec, wanted)
    value = _parsed(text_of(member.content(LARGEST), member.name), member.name)
    if is_account(value):
        return None
    kind = kind_of_object(value) if isinstance(value, dict) else None
    if kind is None or not isinstance(value, dict):
        raise _unknown(member.name, wanted)
    inside = inner_list(value)
    whole = kind in (Format.OPENMEMORY, Format.LETTA, Format.GRAPHITI, Format.CLAUDE_MEM, Format.LOCOMO)

    def items() -> Iterator[object]:
        if whole or (inside is None and not _lists(kind, value)):
            yield value
        else:
            yield from inside if inside is not None else _lists(kind, value)
            yield from relations_of(value) if kind is Format.MEM0 else ()

    return Part(kind, member.name, items)


def _lists(kind: Format, value: dict[str, object]) -> list[object]:
    """The items of objects that are more than an envelope."""
    match kind:
        case Format.MEMTENSOR if isinstance(value.get("traces"), list):
            return [one for one in _as_list(value["traces"])]
        case Format.MCP_MEMORY if "entities" in value:
            return [*_as_list(value.get("entities")), *_as_list(value.get("relations"))]
        case Format.MEMOS if all(isinstance(space, dict) for space in value.values()):
            return [_in_space(item, space) for space, items in value.items() for item in _values(items)]
    return []


def _as_list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _values(value: object) -> list[object]:
    return list(value.values()) if isinstance(value, dict) else []


def _in_space(item: object, space: str) -> object:
    if not space or not isinstance(item, dict):
        return item
    tags = item.get("tags")
    return item | {"tags": [*(tags if isinstance(tags, list) else []), space]}


def _parsed(text: str, name: str) -> object:
    try:
        value: object = json.loads(text)
    except json.JSONDecodeError as reason:
        raise UnsupportedFormat(
            f"“{name}” looks like JSON but breaks off at line {reason.lineno:,}, sign {reason.colno:,}.",
            "Export or download the file again; it may be cut off.",
        ) from reason
    except (RecursionError, ValueError) as reason:
        raise unnatural(name) from reason
    return value


def _list(member: Member, codec: str, wanted: str) -> Part | None:
    def items() -> Iterator[object]:
        with member.open() as stream:
            yield from list_items(stream, member.name, codec)

    peeked = list(islice(items(), _PEEKED))
    kind = next((kind for item in peeked if (kind := kind_of_item(item))), None)
    if kind is not None:
        return Part(kind, member.name, items)
    if (not peeked or is_account(peeked)) and member.size < _HEAD:
        return None
    if peeked and all(isinstance(item, str) for item in peeked):
        return Part(Format.TEXT, member.name, text=lambda: "\n".join(_one_line(item) for item in items()))
    raise _unknown(member.name, wanted)


def _one_line(item: object) -> str:
    return " ".join(item.split()) if isinstance(item, str) else ""


def _is_lines(start: str) -> bool:
    """Whether the first line is a whole object and more follows it."""
    first, _, rest = start.lstrip().partition("\n")
    if not rest.strip():
        return False
    try:
        return isinstance(json.loads(first), dict)
    except (ValueError, RecursionError):
        return False


def _lines(member: Member, codec: str, wanted: str) -> Part:
    def items() -> Iterator[object]:
        with member.open() as stream, io.TextIOWrapper(stream, codec, errors="replace", newline="\n") as text:
            for line in text:
                if line.strip():
                    yield _loose(line)

    kind = next((kind for item in islice(items(), _PEEKED) if (kind := kind_of_item(item))), None)
    if kind is None:
        raise _unknown(member.name, wanted)
    return Part(kind, member.name, items, is_lines=True)


def _loose(line: str) -> object:
    """A line's object; a broken line costs only itself."""
    try:
        value: object = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return value


def _unknown(name: str, wanted: str) -> UnsupportedFormat:
    if wanted != "auto":
        return not_of(name, wanted)
    return UnsupportedFormat(f"“{name}” is JSON, but of no kind that can be read yet.", READABLE)
