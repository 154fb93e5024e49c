"""Notes in Markdown: Basic Memory and Obsidian folders, agents' rule files, groups of memos-os.

A line of a list is one memory, and so is a paragraph. The head of a note gives
its title, date and tags; headings become tags; “- runs [[Studio]]” becomes a
sentence about the note's subject. What a note only shows (pictures, code,
comments) is no memory.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from core.exchange.export_notes import HISTORY, NOTE_TYPE
from core.exchange.fields import Asked, loose_date, storable_statement, tags_of, text_of
from core.exchange.other_stores import about
from core.exchange.parsed import Basket, Batch, Record
from core.exchange.text_list import has_dated_entries
from core.window import End, Moment, Window

_HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*#*\s*$")
_BULLET = re.compile(r"^(\s*)(?:[-*+•]|\d{1,4}[.)])\s+(?:\[[ xX]\]\s+)?")
_FENCE = re.compile(r"^\s*(?:```|~~~)")
_RULE = re.compile(r"^\s*(?:[-*_]\s*){3,}$")
_CATEGORY = re.compile(r"^\[([^\]\[]{1,40})\]\s+")
_RELATION = re.compile(r"^([\w][\w -]{0,40}?)\s+\[\[([^\]|#]+)(?:[#|][^\]]*)?\]\](.*)$")
_EMBED = re.compile(r"!\[\[[^\]]*\]\]|!\[[^\]]*\]\([^)]*\)")
_WIKI = re.compile(r"\[\[([^\]|]+)(?:\|([^\]]*))?\]\]")
_ONLY_LINK = re.compile(r"^\s*[-*+]?\s*\[\[[^\]]*\]\]\s*$")
_COMMENT = re.compile(r"%%.*?%%|<!--.*?-->", re.DOTALL)
_BLOCK = re.compile(r"\s+\^[\w-]+\s*$")
_TAG = re.compile(r"(?:^|(?<=\s))#([^\s#.,;:!?()\[\]]{1,60})")
_CALLOUT = re.compile(r"^\[!\w+\][+-]?\s*(.*)$")
_ITEM = re.compile(r'\s*"(?:[^"\\]|\\.)*"|[^,]+')
"""One of several values in brackets; commas in double quotes part nothing."""
_ENTRY = re.compile(r"^##\s+Memory\s+(\S+)\s*$")
_FIELD = re.compile(r"^-\s+(Created|Importance|Tags):\s*(.*)$")
_DATES = ("date", "created", "created_at", "modified", "updated")


@dataclass(slots=True)
class _Head:
    """What stands between the dashes on top of a note."""

    values: dict[str, list[str]] = field(default_factory=dict)

    def first(self, *names: str) -> str | None:
        return next((values[0] for name in names if (values := self.values.get(name))), None)


def is_note(text: str) -> bool:
    """Whether a text begins with the head of a note, or is one of memos-os' groups."""
    lines = text.lstrip("\ufeff").replace("\r\n", "\n").split("\n", 60)
    if lines[0].strip() != "---":
        return False
    return any(line.strip() == "---" for line in lines[1:])


def is_outline(text: str) -> bool:
    """Whether a text has headings and list lines or paragraphs below them, as agents' rule files do.

    Lines that follow each other are a paragraph only where one goes on in the
    next; else they are a list without marks, and each is a statement.
    """
    lines = [line.strip() for line in text.split("\n")]
    if not any(_HEADING.match(line) for line in lines) or has_dated_entries(text):
        return False
    plain = [bool(line) and not _BULLET.match(line) and not _HEADING.match(line) for line in lines]
    joined = [
        (lines[at], lines[at + 1])
        for at in range(len(lines) - 1)
        if plain[at] and plain[at + 1] and not _FENCE.match(lines[at]) and not _FENCE.match(lines[at + 1])
    ]
    return not joined or any(first[-1] not in ".!?:;" and then[0].islower() for first, then in joined)


def read_note(text: str, name: str, asked: Asked) -> Iterator[Batch]:
    """One note as records; ``name`` is its path, whose last part is the title where none is given."""
    basket = Basket()
    plain = _COMMENT.sub("", text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n"))
    head, body, first = _split(plain)
    title = head.first("title") or PurePosixPath(name).stem
    said_at = loose_date(basket, head.first(*_DATES), name, asked)
    tags = tags_of(head.values.get("tags"), head.values.get("tag"))
    kind = (head.first("type") or "").lower()
    subject = title if kind in ("person", "entity", "organization", "organisation", "place", "pet") else ""
    if kind == NOTE_TYPE:
        _read_own(head, body, name, tags, asked, basket)
    elif kind == "memory-group":
        _read_group(body, name, asked, basket)
    else:
        _read_body(body, first, name, title, subject, said_at, tags, asked, basket)
    yield basket.batch()


def _read_own(head: _Head, body: str, name: str, tags: tuple[str, ...], asked: Asked, basket: Basket) -> None:
    """A note that we wrote ourselves: the words before its history, with their dates."""
    start, end = (loose_date(basket, head.first(field), name, asked) for field in ("valid_from", "valid_to"))
    window = Window(start, end, End.DATED) if end and (start is None or start.at < end.at) else Window(start)
    words = body.split(f"\n{HISTORY}\n", 1)[0].strip()
    statement = asked.statement(
        words, None, tags=tags, window=window, speaker=head.first("speaker"), external_id=head.first("id")
    )
    if storable_statement(basket, statement, name):
        basket.records.append(Record(statement))


def _split(text: str) -> tuple[_Head, str, int]:
    """The head, the body, and the number of the body's first line."""
    head = _Head()
    lines = text.split("\n")
    if lines[0].strip() != "---":
        return head, text, 1
    end = next((at for at, line in enumerate(lines[1:], 1) if line.strip() in ("---", "...")), None)
    if end is None:
        return head, text, 1
    name = ""
    for line in lines[1:end]:
        key, colon, value = line.partition(":")
        if line[:1] in (" ", "-", "\t") and name:
            head.values[name] += _values(line.strip().removeprefix("-"))
        elif colon and key.strip():
            name = key.strip().lower()
            head.values[name] = _values(value)
    return head, "\n".join(lines[end + 1 :]), end + 2


def _values(text: str) -> list[str]:
    """The values of a head's line: one, or a list in brackets; quotes are taken off."""
    inner = text.strip()
    parts = _ITEM.findall(inner[1:-1]) if inner.startswith("[") and inner.endswith("]") else [inner]
    return [part for one in parts if (part := _unquoted(one.strip()).strip())]


def _unquoted(text: str) -> str:
    """A value without its quotes; what double quotes hold is escaped as in JSON."""
    if len(text) > 1 and text[0] == text[-1] == '"':
        try:
            return str(json.loads(text))
        except ValueError:
            return text.strip('"')
    return text.strip("'\"")


def _read_body(
    body: str,
    first: int,
    name: str,
    title: str,
    subject: str,
    said_at: Moment | None,
    tags: tuple[str, ...],
    asked: Asked,
    basket: Basket,
) -> None:
    heading: tuple[str, ...] = ()
    for number, line, is_heading in _blocks(body, first):
        if _FENCE.match(line):
            basket.skip(f"{name}, line {number:,}", "It is a block of code or of signs set as they are.")
            continue
        if is_heading:
            level = _HEADING.match(line)
            heading = tags_of(level[2]) if level and len(level[1]) > 1 else ()
            continue
        text, own = _sentence(line, subject, asked)
        where = f"{name}, line {number:,}"
        if text == title:
            continue
        if not text or _ONLY_LINK.match(line):
            basket.skip(where, "It holds no words of its own: a link, a picture or a tag.")
            continue
        named = heading if heading[:1] not in (("Observations",), ("Relations",)) else ()
        statement = asked.statement(text, said_at, tags=tags_of(*tags, *named, *own))
        if storable_statement(basket, statement, where):
            basket.records.append(Record(statement))


def _blocks(body: str, first: int) -> Iterator[tuple[int, str, bool]]:
    """Headings, list lines and paragraphs with the number of their first line; of code only the line above it."""
    held: list[str] = []
    begun = first
    fenced = False
    for number, line in enumerate(body.split("\n"), first):
        is_fence = bool(_FENCE.match(line))
        starts = bool(_BULLET.match(line)) or bool(_HEADING.match(line))
        if (not line.strip() or starts or is_fence or fenced or _RULE.match(line)) and held:
            yield begun, "\n".join(held), False
            held = []
        if is_fence:
            if not fenced:
                yield number, line, False
            fenced = not fenced
        elif fenced or not line.strip() or _RULE.match(line):
            continue
        elif _HEADING.match(line):
            yield number, line, True
        else:
            begun = number if not held else begun
            held.append(line)
    if held:
        yield begun, "\n".join(held), False


def _sentence(block: str, subject: str, asked: Asked) -> tuple[str, tuple[str, ...]]:
    """The words of a block and the tags that stand in it."""
    lines = [re.sub(r"^\s*>\s?", "", line) for line in block.split("\n")]
    called = _CALLOUT.match(lines[0])
    if called:
        lines[0] = called[1]
    text = " ".join(line.strip() for line in lines if line.strip())
    text = _BLOCK.sub("", _EMBED.sub("", _BULLET.sub("", text)))
    marked = _CATEGORY.match(text)
    text = text[marked.end() :] if marked else text
    related = _RELATION.match(text)
    if related and subject:
        verb = related[1].replace("_", " ")
        text = f"{subject} {verb} {related[2]}{related[3]}"
    found = _TAG.findall(text)
    text = re.sub(r"\s{2,}", " ", _TAG.sub("", _WIKI.sub(lambda link: link[2] or link[1], text))).strip()
    if subject and text and not related:
        text = about(subject, text, asked)
    return text, tags_of(marked[1] if marked else None, found)


def _read_group(body: str, name: str, asked: Asked, basket: Basket) -> None:
    """A group of memos-os: “## Memory ID”, three lines of facts, then the words."""
    key, fields, words = "", dict[str, str](), list[str]()
    for line in [*body.split("\n"), "## Memory end"]:
        if found := _ENTRY.match(line):
            _put_entry(key, fields, words, name, asked, basket)
            key, fields, words = found[1], {}, []
        elif key and (noted := _FIELD.match(line)):
            fields[noted[1]] = noted[2]
        elif key:
            words.append(line)


def _put_entry(key: str, fields: dict[str, str], words: list[str], name: str, asked: Asked, basket: Basket) -> None:
    text = text_of("\n".join(words))
    if not key or text is None:
        return
    made = loose_date(basket, fields.get("Created"), f"{name}, {key}", asked)
    statement = asked.statement(text, made, tags=tags_of(fields.get("Tags", "").split(",")), external_id=key)
    if storable_statement(basket, statement, f"{name}, {key}"):
        basket.records.append(Record(statement))
