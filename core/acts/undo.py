"""Undo and redo as operations of their own."""

from __future__ import annotations

import time

from core.acts.bench import Bench
from core.domain import Layer, Outcome, Receipt
from core.errors import Cancelled, NotFound, NothingToUndo, UndoConflict
from core.library import Watch, WayBack
from core.store.journal import last_operation
from core.store.memories import find_memory, version_number
from core.store.undo import latest_redoable, latest_undoable, require_operation, since, take_back


def undo(bench: Bench, number: int | None) -> Receipt:
    """Take back an operation (None = the latest in effect).

    Raises ``UndoConflict``, ``NothingToUndo``, ``NotFound``.
    """
    return _take_back(bench, number, "undo")


def redo(bench: Bench) -> Receipt:
    """Take back the latest undo; raises ``UndoConflict``, ``NothingToUndo``."""
    return _take_back(bench, None, "redo")


def steps_back(bench: Bench, number: int) -> int:
    """How many entries of the log would be taken back to stand where operation ``number`` left the vault."""
    with bench.store.reading():
        _require_entry(bench, number)
        return len(since(bench.store, number))


def go_back(bench: Bench, number: int, watch: Watch) -> WayBack:
    """Take back, one by one and the latest first, all that was done after operation ``number``.

    Each is an operation of its own, so that what was done again before a stop or an obstacle stays in the log; the
    way there is the same way: going back to ``WayBack.begun``. Raises ``NotFound`` for a number that is not in the
    log.
    """
    with bench.store.reading():
        _require_entry(bench, number)
        begun, listed = last_operation(bench.store), since(bench.store, number)
    taken, empty = 0, 0
    for at, one in enumerate(listed):
        try:
            watch.look(at, len(listed))
            _take_back(bench, one, "undo")
            taken += 1
        except NothingToUndo:  # it noted something and changed no row
            empty += 1
        except Cancelled:
            return WayBack(begun, taken, len(listed) - taken - empty)
        except UndoConflict as conflict:
            return WayBack(begun, taken, len(listed) - taken - empty, one, conflict.message, conflict.hint)
    return WayBack(begun, taken, 0)


def _require_entry(bench: Bench, number: int) -> None:
    if not 0 < number <= last_operation(bench.store):
        raise NotFound(f"There is no operation {number}.", "“variorum log” lists them.")


def _take_back(bench: Bench, number: int | None, wish: str) -> Receipt:
    begun = time.perf_counter()
    with bench.store.reading():
        target = number if number is not None else _latest(bench, wish)
        entry = require_operation(bench.store, target)
    kind = "redo" if entry.kind == "undo" else "undo"
    with bench.operation(kind, undoes=target, note=f"{entry.kind} ({target})") as writer:
        require_operation(bench.store, target)
        take_back(writer, target)
    memory = entry.memories[0] if len(entry.memories) == 1 else None
    shown = bench.views.shown_now(find_memory(bench.store, memory)) if memory else None
    said = "Done again" if kind == "redo" else "Taken back"
    return Receipt(
        Outcome.DONE,
        Layer.USER,
        f"{said}: {entry.kind if kind == 'undo' else entry.note}.",
        memory=memory,
        version=version_number(bench.store, shown.version) if shown else None,
        status=shown.status if shown else None,
        operation=writer.number,
        ms=round((time.perf_counter() - begun) * 1000, 3),
    )


def _latest(bench: Bench, wish: str) -> int:
    found = latest_undoable(bench.store) if wish == "undo" else latest_redoable(bench.store)
    if found is None:
        raise NothingToUndo(f"There is nothing to {wish}.")
    return found
