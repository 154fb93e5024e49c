"""Where a list stands, so that it stands there again when its rows were made anew."""

from __future__ import annotations

from ui.panes.listing import MEMORIES, Listing
from ui.tables.list_view import RowList
from ui.tables.model import RowModel
from ui.tables.rows import Row


class Place:
    """The topmost row on screen, the chosen one, and how to find both again; ``kept``: something stands above."""

    def __init__(self, view: RowList, model: RowModel, foreign: bool) -> None:
        self._view, self._model = view, model
        bar = view.verticalScrollBar()
        self._chosen = view.current()
        # At its very top a list shows what is new, unless somebody reads it while another program writes.
        reads = foreign and self._chosen is not None
        self._top = model.row_at(view.top_row()) if bar.value() or reads else None
        self._offset = view.rowViewportPosition(view.top_row()) if self._top else 0
        self.kept = False

    def restore(self, listing: Listing, selected: list[str]) -> None:
        """Bring the top row, the chosen one and the selection back."""
        if self._top is not None and (at := self._row(self._top, listing)) >= 0:
            self._view.scroll_to(at, self._offset)
            self.kept = self._view.verticalScrollBar().value() > 0
        if self._chosen is not None and (at := self._row(self._chosen, listing)) >= 0:
            self._view.choose_quietly(at)
            rows = (self._place_of(key, listing) for key in selected if key != self._chosen.key)
            self._view.choose_rows(row for row in rows if row >= 0)

    def _row(self, row: Row, listing: Listing) -> int:
        at = self._model.row_like(row.mark)
        return at if at >= 0 else self._place_of(row.key, listing)

    def _place_of(self, key: str, listing: Listing) -> int:
        place = listing.places.get(key)
        return self._model.row_number(MEMORIES, place) if place is not None else -1
