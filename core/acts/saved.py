"""Saving a search under a name, changing it, removing it: each one operation, each can be taken back."""

from __future__ import annotations

import time
from dataclasses import replace

from core.acts.bench import Bench
from core.acts.wording import elapsed
from core.domain import Layer, Outcome, Receipt
from core.engine.query import LONGEST_QUERY
from core.errors import InvalidRequest, NotFound, NothingChanged
from core.library import SavedSearch
from core.store.saved import drop_saved, find_saved, put_saved, read_saved
from core.text import fold, require_text

LONGEST_NAME = 80  # signs; a name has to fit beside its neighbours
MOST = 500  # saved searches of one vault; far more than anybody looks through


def save_search(bench: Bench, search: SavedSearch) -> Receipt:
    """Save a search under its name; with the id of a saved one it takes that one's place.

    Raises ``InvalidText`` for a name without a sign, ``InvalidRequest`` for one that is
    taken or too long, ``NotFound`` for an unknown id, ``NothingChanged``.
    """
    begun = time.perf_counter()
    search = replace(search, name=" ".join(require_text(search.name, "name").split()))
    if len(search.name) > LONGEST_NAME or len(search.query) > LONGEST_QUERY:
        raise InvalidRequest(f"A name has at most {LONGEST_NAME} signs, a search {LONGEST_QUERY:,}.")
    with bench.operation("change-search" if search.id else "save-search", note=search.name) as writer:
        there = read_saved(bench.store)
        same = next((one for one in there if fold(one.name) == fold(search.name) and one.id != search.id), None)
        if same is not None:
            raise InvalidRequest(f"A saved search is called “{same.name}” already.", "Choose another name.")
        if search.id:
            if _found(bench, search.id) == search:
                raise NothingChanged("The saved search is as it was.")
        elif len(there) >= MOST:
            raise InvalidRequest(f"A vault keeps {MOST:,} saved searches.", "Remove one that you no longer need.")
        put_saved(writer, search if search.id else replace(search, id=bench.ids(writer.at)))
    said = f"“{search.name}” is changed." if search.id else f"Saved as “{search.name}”."
    return Receipt(Outcome.DONE, Layer.USER, said, operation=writer.number, ms=elapsed(begun))


def remove_search(bench: Bench, id: str) -> Receipt:
    """Remove a saved search; raises ``NotFound``."""
    begun = time.perf_counter()
    with bench.operation("remove-search") as writer:
        found = _found(bench, id)
        writer.note = found.name
        drop_saved(writer, id)
    said = f"“{found.name}” is no longer saved."
    return Receipt(Outcome.DONE, Layer.USER, said, operation=writer.number, ms=elapsed(begun))


def _found(bench: Bench, id: str) -> SavedSearch:
    found = find_saved(bench.store, id)
    if found is None:
        raise NotFound("This saved search is not there any more.", "Undo brings it back.")
    return found
