"""Columns of whole tables in one answer: SQLite writes the numbers of each as one text of equally long digits.

A row of its own for each of 100,000 numbers takes more than twice the time,
all of it in Python, where it holds the other threads up, and each row waits for
them; while SQLite gathers, they go on.
"""

from __future__ import annotations

import sys
from array import array


def gathered(column: str, condition: str = "1") -> str:
    """SQL expression that gathers the keys in a column (from 0 to 2,147,483,647) where something holds."""
    return f"group_concat(printf('%08x', {column}), '') FILTER (WHERE {condition})"


def gathered_wide(column: str) -> str:
    """SQL expression that gathers any whole numbers of a column, microseconds among them."""
    return f"group_concat(printf('%016x', {column}), '')"


def keys_in(text: str | None) -> array[int]:
    """What ``gathered`` answered, in the order in which it was met; none of what is none."""
    return _read("i", text)


def numbers_in(text: str | None) -> array[int]:
    """What ``gathered_wide`` answered."""
    return _read("q", text)


def _read(kind: str, text: str | None) -> array[int]:
    found = array(kind, bytes.fromhex(text or ""))
    if sys.byteorder == "little":
        found.byteswap()
    return found
