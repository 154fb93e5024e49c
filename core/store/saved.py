"""Saved searches as rows: a name, a query and what it is narrowed to."""

from __future__ import annotations

import json
from dataclasses import asdict

from core.domain import Status
from core.library import Grouping, Order, SavedSearch, Within
from core.store.connection import Row, Store
from core.store.journal import Writer

_COLUMNS = "id, name, query, details"


def read_saved(store: Store) -> tuple[SavedSearch, ...]:
    """All saved searches by name, letter case aside."""
    rows = store.rows(f"SELECT {_COLUMNS} FROM saved WHERE retracted_by IS NULL ORDER BY name COLLATE NOCASE, key")
    with store.values():
        return tuple(_read(row) for row in rows)


def find_saved(store: Store, id: str) -> SavedSearch | None:
    """A saved search by its full id, None when there is none."""
    row = store.row(f"SELECT {_COLUMNS} FROM saved WHERE retracted_by IS NULL AND id = ?", (id,))
    if row is None:
        return None
    with store.values():
        return _read(row)


def put_saved(writer: Writer, search: SavedSearch) -> None:
    """Write a saved search in the place of the one with the same id."""
    drop_saved(writer, search.id)
    within = {name: value for name, value in asdict(search.within).items() if value}
    details = {**within, "order": search.order, "grouping": search.grouping}
    writer.put("saved", search.id, search.name, search.query, json.dumps(details, ensure_ascii=False, sort_keys=True))


def drop_saved(writer: Writer, id: str) -> None:
    """Retract a saved search."""
    writer.retract_where("saved", "id = ?", (id,))


def _read(row: Row) -> SavedSearch:
    kept = json.loads(row[3])
    status = kept.pop("status", None)
    order, grouping = Order(kept.pop("order")), Grouping(kept.pop("grouping"))
    within = Within(status=Status(status) if status else None, **kept)
    return SavedSearch(row[0], row[1], row[2], within, order, grouping)
