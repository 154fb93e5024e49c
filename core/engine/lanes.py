"""Rows for spans of time: spans of one lane share a row where they do not meet. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import inf

Span = tuple[float | None, float | None]
"""From when until when, in any unit; None = without limit on that side."""


def packed(spans: Sequence[Span]) -> tuple[list[int], int]:
    """A row for each span, and how many rows there are: as few as can be, the earliest on top.

    Half-open spans that only touch share a row. O(n log n).
    """
    order = sorted(range(len(spans)), key=lambda at: (_begin(spans[at]), _end(spans[at]), at))
    rows = [0] * len(spans)
    busy: list[tuple[float, int]] = []
    used = 0
    for at in order:
        if busy and busy[0][0] <= _begin(spans[at]):
            _, row = heappop(busy)
        else:
            row, used = used, used + 1
        rows[at] = row
        heappush(busy, (_end(spans[at]), row))
    return rows, used


def _begin(span: Span) -> float:
    return -inf if span[0] is None else span[0]


def _end(span: Span) -> float:
    return inf if span[1] is None else span[1]
