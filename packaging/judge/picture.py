"""The reliability picture: of the pairs with about this chance, how many were clashes; drawn as plain SVG."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from judge.measure import Z

SIZE, MARGIN = 360, 46
"""Of the square field and of what stands beside it, in pixels."""
BINS = 6
"""Groups of equal number, so that each rests on about as many pairs as the others."""
INK, LINE, DOT = "#5b6470", "#c9ced6", "#2f6fde"
"""Readable on light and on dark ground."""


def reliability(chances: Sequence[float], clash: Sequence[bool]) -> str:
    """The picture of calibrated chances against what came true, with 95 % intervals after Wilson."""
    rows = sorted(zip(chances, clash, strict=True))
    groups = [group for group in (rows[_cut(at, rows) : _cut(at + 1, rows)] for at in range(BINS)) if group]
    whole = SIZE + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" width="{whole}" height="{whole}" '
        f'font-family="Inter, sans-serif" font-size="12" fill="{INK}">',
        _line(0, 0, 1, 1, LINE, dashed=True),
    ]
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts += [_line(tick, 0, tick, 0.012, INK), _line(0, tick, 0.012, tick, INK)]
        parts.append(_text(tick, -0.06, f"{100 * tick:.0f}"))
        parts.append(_text(-0.06, tick - 0.012, f"{100 * tick:.0f}"))
    parts += [_line(0, 0, 1, 0, INK), _line(0, 0, 0, 1, INK)]
    parts += [mark for group in groups for mark in _group(group)]
    parts.append(_text(0.5, -0.115, "chance by the calibrated score, in percent"))
    parts.append(_text(0.2, 1.05, "clashes among them, in percent"))
    return "\n".join([*parts, "</svg>", ""])


def _cut(at: int, rows: Sequence[object]) -> int:
    return len(rows) * at // BINS


def _group(group: Sequence[tuple[float, bool]]) -> list[str]:
    number = len(group)
    said = sum(chance for chance, _ in group) / number
    true = sum(clash for _, clash in group) / number
    middle = (true + Z**2 / (2 * number)) / (1 + Z**2 / number)
    half = Z / (1 + Z**2 / number) * sqrt(true * (1 - true) / number + Z**2 / (4 * number**2))
    across, down = _place(said, true)
    return [
        _line(said, max(0.0, middle - half), said, min(1.0, middle + half), DOT),
        f'<circle cx="{across:.1f}" cy="{down:.1f}" r="5" fill="{DOT}"><title>{number} pairs</title></circle>',
    ]


def _place(x: float, y: float) -> tuple[float, float]:
    return MARGIN + x * SIZE, MARGIN + (1 - y) * SIZE


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, *, dashed: bool = False) -> str:
    (left, top), (right, bottom) = _place(x, y), _place(to_x, to_y)
    dashes = ' stroke-dasharray="4 4"' if dashed else ""
    return (
        f'<line x1="{left:.1f}" y1="{top:.1f}" x2="{right:.1f}" y2="{bottom:.1f}" stroke="{colour}" '
        f'stroke-width="1.5"{dashes}/>'
    )


def _text(x: float, y: float, words: str) -> str:
    across, down = _place(x, y)
    return f'<text x="{across:.1f}" y="{down:.1f}" text-anchor="middle">{words}</text>'
