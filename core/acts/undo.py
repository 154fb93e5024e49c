"""Undo and redo as operations of their own."""

from __future__ import annotations

import time

from core.acts.bench import Bench
from core.domain import Layer, Outcome, Receipt
from core.errors import NothingToUndo
from core.store.memories import find_memory, version_number
from core.store.undo import latest_redoable, latest_undoable, require_operation, take_back


def undo(bench: Bench, number: int | None) -> Receipt:
    """Take back an operation (None = the latest in effect).

    Raises ``UndoConflict``, ``NothingToUndo``, ``NotFound``.
    """
    return _take_back(bench, number, "undo")


def redo(bench: Bench) -> Receipt:
    """Take back the latest undo; raises ``UndoConflict``, ``NothingToUndo``."""
    return _take_back(bench, None, "redo")


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
