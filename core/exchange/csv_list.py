"""Tables as CSV or TSV: the column that holds the words is found by its name, and so are dates and tags.

A table without a row of names is read when it is asked for as CSV: its
wordiest column holds the words.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator

from core.errors import InvalidWindow, UnsupportedFormat
from core.exchange.fields import Asked, loose_date, storable_statement, tags_of, text_of
from core.exchange.named_dates import check_order
from core.exchange.parsed import Basket, Batch, Record
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
_PAGE = 500  # records of one batch
_SIGN = re.compile(r"[^a-z0-9]+")

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
    names = _row_of_names(text[:8192], delimiter)
    return any(name in _WORDS for name in names) and all(len(name) <= 40 for name in names)


def _row_of_names(text: str, delimiter: str) -> list[str]:
    row = next((row for row in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter) if any(row)), [])
    return [_SIGN.sub("_", cell.strip().lower()).strip("_") for cell in row]


def read_csv(text: str, name: str, asked: Asked) -> Iterator[Batch]:
    """Row by row; raises ``InvalidRequest`` for an order of day and month that is none."""
    check_order(asked.options.date_order)
    delimiter = delimiter_of(text) or ","
    names = _row_of_names(text, delimiter)
    has_names = any(one in _WORDS for one in names)
    columns = _columns(names) if has_names else {"text": _wordiest(text, delimiter)}
    basket = Basket()
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
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


def _wordiest(text: str, delimiter: str) -> int:
    sums: dict[int, int] = {}
    for number, row in enumerate(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)):
        for at, cell in enumerate(row):
            sums[at] = sums.get(at, 0) + len(cell.split())
        if number == 50:  # enough rows to tell words from dates and numbers
            break
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
