"""The points of a map as values: where each stands, and all of them by the cell in which they lie.

Without pyqtgraph, so that ten thousand are made beside the window.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

CELLS = 48
"""Cells on each side of the grid by which a point is found: a few points a cell at ten thousand."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One point: where (−1 to 1), which mark, its sentence, what entering it opens."""

    x: float
    y: float
    mark: int
    sentence: str
    key: str


class Spots(Sequence[Spot]):
    """Points in their order, by their cells, and the coordinates of those of each mark."""

    def __init__(self, spots: Sequence[Spot] = ()) -> None:
        self._spots = tuple(spots)
        self._cells: dict[tuple[int, int], list[int]] = {}
        self._sides: dict[int, tuple[list[float], list[float]]] = {}
        for place, spot in enumerate(self._spots):
            self._cells.setdefault(_cell(spot.x, spot.y), []).append(place)
            x, y = self._sides.setdefault(spot.mark, ([], []))
            x.append(spot.x)
            y.append(spot.y)

    def __getitem__(self, place: int) -> Spot:  # type: ignore[override]
        return self._spots[place]

    def __len__(self) -> int:
        return len(self._spots)

    def of_mark(self, mark: int) -> tuple[list[float], list[float]]:
        """The coordinates of the points of a mark."""
        return self._sides.get(mark, ([], []))

    def between(self, low: tuple[float, float], high: tuple[float, float]) -> Iterator[int]:
        """The places of the points in the cells of a part of the plane; a little more than what lies in it."""
        first, last = _cell(*low), _cell(*high)
        return (
            place
            for column in range(first[0], last[0] + 1)
            for row in range(first[1], last[1] + 1)
            for place in self._cells.get((column, row), ())
        )


def _cell(x: float, y: float) -> tuple[int, int]:
    """The cell of a place on the plane; what lies outside counts to the edge."""
    column, row = (int((min(1.0, max(-1.0, value)) + 1) / 2 * (CELLS - 1)) for value in (x, y))
    return column, row
