"""A pasted list, a text or a Markdown file: one entry is one memory.

Understood line by line: “[2025-03-04] - text”, “- text”, “* text”, “1. text”
and plain lines. The date says when it was said. A date that could be read in
two ways is left out and listed, never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from core.answers import ImportOptions, SkippedRecord
from core.domain import Channel, Statement
from core.errors import InvalidDate
from core.exchange.named_dates import check_order, is_twofold, looks_like_a_date, moment_of
from core.exchange.parsed import Batch, Record, unstorable
from core.window import Moment

_MARK = re.compile(r"(?:[-*+•–]|\d{1,4}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?")
"""A bullet or a number before an entry, with the box of a task list if there is one."""
_DATED = re.compile(r"\[([^\[\]]{1,40})\][ \t]*(?:[-–—:][ \t]*)?(?=\S)")
_HEADING = re.compile(r"#{1,6}(?:[ \t]|$)")
_RULE = re.compile(r"(?:[-*_=][ \t]*){3,}")
_FENCE = re.compile(r"(?:```|~~~)")
_NO_DATE = frozenset({"unknown", "undated", "no date", "?"})


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    text: str
    indent: int
    fenced: bool

    @property
    def marked(self) -> bool:
        return bool(_MARK.match(self.text) or _dated(self.text))


BREATH = 500
"""Lines after which whoever reads may stop, a hundredth of a second apart."""


def read_text_list(text: str, source_name: str, options: ImportOptions) -> Iterator[Batch]:
    """All entries of the list as statements of the vault's owner, in one batch.

    Empty batches before it let whoever reads a long one stop. Raises
    ``InvalidRequest`` for an order of day and month that is none.
    """
    check_order(options.date_order)
    skipped: list[SkippedRecord] = []
    uncertain: list[SkippedRecord] = []
    records: list[Record] = []
    twofold = 0
    lines: list[_Line] = []
    for line in _lines(text):
        lines.append(line)
        if len(lines) % BREATH == 0:
            yield Batch()
    for place, (number, entry) in enumerate(_entries(lines, skipped), 1):
        if place % BREATH == 0:
            yield Batch()
        where = f"line {number:,}"
        said_at, body, doubt = _split_date(entry, options.date_order)
        dated = _dated(entry)
        twofold += dated is not None and is_twofold(dated[1])
        if doubt:
            uncertain.append(SkippedRecord(where, doubt))
        if why := unstorable(body):
            skipped.append(SkippedRecord(where, why))
            continue
        records.append(Record(Statement(body, source=source_name, channel=Channel.IMPORT, said_at=said_at)))
    yield Batch(records=tuple(records), skipped=tuple(skipped), uncertain=tuple(uncertain), twofold=twofold)


def has_dated_entries(text: str) -> bool:
    """Whether a text holds lines like “[2025-03-04] - text”."""
    return any(_dated(_without_mark(line.text)) for line in _lines(text))


def _lines(text: str) -> Iterator[_Line]:
    """Lines with something in them; a form feed or U+2028 inside a line stays there."""
    fenced = False
    for number, raw in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        stripped = raw.strip()
        if stripped:
            yield _Line(number, stripped, len(raw) - len(raw.lstrip()), fenced)
        if _FENCE.match(stripped):
            fenced = not fenced


def _entries(lines: list[_Line], skipped: list[SkippedRecord]) -> Iterator[tuple[int, str]]:
    """Entries with their line numbers; a line that is set further in than a marked entry goes on with it.

    Where a marked-off block holds a list, what stands around it is a remark.
    """
    only_fenced = any(line.fenced and line.marked for line in lines)
    entry: list[_Line] = []
    for place, line in enumerate(lines):
        following = lines[place + 1] if place + 1 < len(lines) else None
        why = _no_entry(line, following, only_fenced)
        if why is None and entry and _goes_on(entry[0], line):
            entry.append(line)
            continue
        if entry:
            yield _joined(entry)
        entry = [] if why else [line]
        if why:
            skipped.append(SkippedRecord(f"line {line.number:,}", why))
    if entry:
        yield _joined(entry)


def _goes_on(first: _Line, line: _Line) -> bool:
    return first.marked and not line.marked and line.indent > first.indent


def _joined(entry: list[_Line]) -> tuple[int, str]:
    first, *more = entry
    return first.number, " ".join([_without_mark(first.text), *(line.text for line in more)])


def _no_entry(line: _Line, following: _Line | None, only_fenced: bool) -> str | None:
    if _FENCE.match(line.text):
        return "It marks a block."
    if _HEADING.match(line.text):
        return "It is a heading."
    if _RULE.fullmatch(line.text):
        return "It is a dividing line."
    if only_fenced and not line.fenced:
        return "It stands outside of the list."
    if line.text.endswith((":", "：")) and not line.marked and following and following.marked:
        return "It introduces the list below it."
    return None


def _without_mark(text: str) -> str:
    mark = _MARK.match(text)
    return text[mark.end() :] if mark else text


def _dated(text: str) -> re.Match[str] | None:
    found = _DATED.match(text)
    named = found and found[1].strip().lower()
    return found if named and (named in _NO_DATE or looks_like_a_date(named)) else None


def _split_date(entry: str, order: str | None) -> tuple[Moment | None, str, str | None]:
    """The date, the text after it, and why a date was left out."""
    found = _dated(entry)
    if not found:
        return None, entry, None
    body = entry[found.end() :]
    named = found[1].strip()
    if named.lower() in _NO_DATE:
        return None, body, None
    try:
        return moment_of(named, order), body, None
    except InvalidDate as reason:
        return None, body, f"{reason.message} The entry is kept without a date."
