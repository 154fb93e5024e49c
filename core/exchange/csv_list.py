"""Tables as CSV or TSV: the column that holds the words is found by its name, and so are dates and tags.

A table without a row of names is read when it is asked for as CSV: its
wordiest column holds the words. What a person says about the columns goes
before what their names say.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice

from core.errors import InvalidRequest, InvalidWindow, UnsupportedFormat
from core.exchange.fields import Asked, loose_date, storable_statement, tags_of, text_of
from core.exchange.named_dates import check_order
from core.exchange.parsed import Basket, Batch, Record
from core.previews import ImportColumn
from core.window import End, Window

_DELIMITERS = ",;\t|"
_WORDS = "text content memory memories fact note statement observation sentence value description".split()
_DATES = "created_at created date said_at timestamp time updated_at added when day".split()
_NAMES = {
    "tags": "tags tag categories category labels label topics topic".split(),
    "speaker": "speaker author who by role".split(),
    "id": "id uuid key external_id memory_id".split(),
    "valid_from": "valid_from valid_at since from start".split(),
    "valid_to": "valid_to invalid_at until to end".split(),
}
ROLES = ("text", "date", *_NAMES)
"""What a column can hold."""
_PAGE = 500  # records of one batch
_PEEKED = 1024 * 1024  # signs of a table that are looked at to see how it is built
_SHOWN = 5  # rows that are shown of each column
_SIGN = re.compile(r"[\W_]+")
_NAME = re.compile(r"[^\W\d][\w /#()-]*")

Wanted = Sequence[tuple[str, str]]
"""Roles with the column that a person chose for each."""

csv.field_size_limit(16 * 1024 * 1024)  # a pasted text in one cell; the library's own limit is 128 kB


def delimiter_of(text: str) -> str | None:
    """The sign between the cells of the first line, None when there is none."""
    line = next((line for line in text.splitlines() if line.strip()), "")
    counts = {sign: line.count(sign) for sign in _DELIMITERS}
    best = max(counts, key=lambda sign: counts[sign])
    return best if counts[best] else None


def is_table(text: str) -> bool:
    """Whether a text begins with a row of names, one of them for the words."""
    delimiter = delimiter_of(text[:8192])
    if delimiter is None:
        return False
    names = [_folded(cell) for cell in _first_row(text[:8192], delimiter)]
    return (any(name in _WORDS for name in names) and all(len(name) <= 40 for name in names)) or is_grid(text)


def is_grid(text: str) -> bool:
    """Whether a text is rows of equally many cells below a row of short names, in whatever language.

    A comma also stands in sentences, so that it takes three columns to be a table.
    """
    start = text[:8192].rpartition("\n")[0] if len(text) > 8192 else text
    delimiter = delimiter_of(start)
    if delimiter is None:
        return False
    try:
        rows = [row for row in csv.reader(io.StringIO(start, newline=""), delimiter=delimiter) if any(row)][:20]
    except csv.Error:
        return False
    names = [cell.strip() for cell in rows[0]] if rows else []
    least = 3 if delimiter == "," else 2
    is_even = len(rows) >= 2 and len(names) >= least and all(len(row) == len(names) for row in rows)
    return is_even and len(set(names)) == len(names) and all(_is_name(name) for name in names)


def _is_name(cell: str) -> bool:
    """Whether a cell reads like the name of a column: a word or three, without the marks of a sentence."""
    return bool(_NAME.fullmatch(cell)) and len(cell) <= 40 and len(cell.split()) <= 3


def _first_row(text: str, delimiter: str) -> list[str]:
    rows = csv.reader(io.StringIO(text[:_PEEKED], newline=""), delimiter=delimiter)
    with suppress(csv.Error):
        return next((row for row in rows if any(row)), [])
    return []


def _folded(cell: str) -> str:
    return _SIGN.sub("_", cell.strip().lower()).strip("_")


def check_columns(wanted: Wanted) -> None:
    """Raises ``InvalidRequest`` for a role that no column can have."""
    for role, _ in wanted:
        if role not in ROLES:
            raise InvalidRequest(f"“{role[:40]}” is nothing that a column can hold.", f"Write {', '.join(ROLES)}.")


def columns_of(text: str, wanted: Wanted) -> tuple[ImportColumn, ...]:
    """The columns of a table with what is read from each; raises like ``read_csv``, nothing for what is no table."""
    layout = _layout(text, wanted)
    first = list(islice(csv.reader(io.StringIO(text[:_PEEKED], newline=""), delimiter=layout.delimiter), _SHOWN + 1))
    shown = first[1:] if layout.has_names else first
    roles = {at: role for role, at in layout.columns.items() if at >= 0}
    names = layout.names if layout.has_names else [f"column {at + 1}" for at in range(len(layout.names))]
    return tuple(
        ImportColumn(name or f"column {at + 1}", roles.get(at, ""), tuple(row[at] for row in shown if at < len(row)))
        for at, name in enumerate(names)
    )


@dataclass(frozen=True, slots=True)
class _Layout:
    """How a table is built: its sign between cells, its first row, and the column of each role (-1 = none)."""

    delimiter: str
    names: list[str]
    has_names: bool
    columns: dict[str, int]


def _layout(text: str, wanted: Wanted) -> _Layout:
    delimiter = delimiter_of(text) or ","
    written = _first_row(text, delimiter)
    folded = [_folded(cell) for cell in written]
    chosen = {role: _place_of(name, written, folded) for role, name in wanted}
    named = any(_folded(name) in folded for _, name in wanted if name and not name.isdecimal())
    has_names = named or any(one in _WORDS for one in folded) or is_grid(text)
    found = _columns(folded) if has_names else {"text": -1}
    if found["text"] < 0:
        found["text"] = _wordiest(text, delimiter, 1 if has_names else 0)
    taken = set(chosen.values())
    kept = {role: -1 if at in taken and role not in chosen else at for role, at in found.items()}
    return _Layout(delimiter, written, has_names, kept | chosen)


def _place_of(name: str, written: list[str], folded: list[str]) -> int:
    if not name:
        return -1
    if name in written:
        return written.index(name)
    if _folded(name) and _folded(name) in folded:
        return folded.index(_folded(name))
    if name.isdecimal() and len(name) < 5 and 1 <= int(name) <= len(written):
        return int(name) - 1
    offered = ", ".join(one for one in written[:12] if one)
    raise InvalidRequest(f"The table has no column “{name[:40]}”.", f"It has {offered or len(written)}.")


def read_csv(text: str, name: str, asked: Asked) -> Iterator[Batch]:
    """Row by row; raises ``InvalidRequest`` for an order of dates or a column that is none."""
    check_order(asked.options.date_order)
    layout = _layout(text, asked.options.columns)
    has_names, columns = layout.has_names, layout.columns
    basket = Basket()
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=layout.delimiter)
    try:
        for place, row in enumerate((row for row in rows if any(cell.strip() for cell in row)), 1):
            if place == 1 and has_names:
                continue
            _read_row(row, columns, f"row {place:,}", asked, basket)
            if place % _PAGE == 0:
                yield basket.batch()
    except csv.Error as reason:
        raise UnsupportedFormat(f"“{name}” is no table after line {rows.line_num:,}.", "Export it again.") from reason
    yield basket.batch()


def _columns(names: list[str]) -> dict[str, int]:
    found = {"text": _first(names, _WORDS), "date": _first(names, _DATES)}
    return found | {what: _first(names, listed) for what, listed in _NAMES.items()}


def _first(names: list[str], wanted: list[str]) -> int:
    """The column with the likeliest of these names; -1 without one."""
    return next((names.index(one) for one in wanted if one in names), -1)


def _wordiest(text: str, delimiter: str, skipped: int) -> int:
    """The column with the most words in its first cells: fifty rows tell words from dates and numbers."""
    sums: dict[int, int] = {}
    with suppress(csv.Error):
        rows = csv.reader(io.StringIO(text[:_PEEKED], newline=""), delimiter=delimiter)
        for row in islice(rows, skipped, 50 + skipped):
            for at, cell in enumerate(row):
                sums[at] = sums.get(at, 0) + len(cell.split())
    return max(sums, key=lambda at: sums[at], default=0)


def _read_row(row: list[str], columns: dict[str, int], where: str, asked: Asked, basket: Basket) -> None:
    cells = {what: text_of(row[at]) for what, at in columns.items() if 0 <= at < len(row)}
    text = _armed(cells.get("text"))
    if text is None:
        basket.skip(where, "Its cell for the words is empty.")
        return
    statement = asked.statement(
        text,
        loose_date(basket, cells.get("date"), where, asked),
        tags=tags_of((cells.get("tags") or "").replace(";", ",").replace("|", ",").split(",")),
        speaker=cells.get("speaker"),
        external_id=cells.get("id"),
        window=_window(cells, where, asked, basket),
    )
    if storable_statement(basket, statement, where):
        basket.records.append(Record(statement))


def _armed(text: str | None) -> str | None:
    """The words without the apostrophe that keeps a spreadsheet from taking them for a formula."""
    return text[1:] if text and text[:1] == "'" and text[1:2] in ("=", "+", "-", "@") else text


def _window(cells: dict[str, str | None], where: str, asked: Asked, basket: Basket) -> Window:
    start, end = (loose_date(basket, cells.get(name), where, asked) for name in ("valid_from", "valid_to"))
    try:
        return Window(start, end, End.DATED) if end else Window(start)
    except InvalidWindow:
        basket.doubt(where, "It ends before it begins. It is kept without its end.")
        return Window(start)
