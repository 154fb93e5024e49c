"""Correcting since when and until when a wording is true: a pure plan over a memory's live windows."""

from __future__ import annotations

from collections.abc import Sequence

from core.engine.curate import Held, WindowPlan
from core.errors import InvalidWindow, NothingChanged
from core.window import End, Moment, Window, in_words


def plan_redate(held: Sequence[Held], number: int, window: Window) -> WindowPlan:
    """Version ``number`` is true in ``window`` instead; a wording that touches it moves its own end along.

    Where one wording ends on the very date on which the next begins, that date
    is one fact: correcting it on one side corrects it on the other. Raises
    ``NothingChanged`` for a version that holds no more or has this window
    already, ``InvalidWindow`` where two wordings would be true at once or a
    wording would be left without a time.
    """
    one = next((each for each in held if each.number == number), None)
    if one is None:
        raise NothingChanged(
            f"Version {number} was replaced, so its dates are history.", "Correct the dates of the one that holds."
        )
    if one.window == window:
        raise NothingChanged("The dates are the same as before.")
    moved = [(one, window)]
    for other in held:
        beside = None if other is one else _moved_along(one.window, window, other.window)
        if beside is not None and beside != other.window:
            moved.append((other, beside))
    _refuse_overlaps(held, dict((each.key, new) for each, new in moved))
    return WindowPlan(tuple(each.key for each, _ in moved), tuple((each.version, new) for each, new in moved))


def _moved_along(old: Window, new: Window, beside: Window) -> Window | None:
    """The window of a wording that ends where ``old`` begins, or begins where it ends; None when they do not touch."""
    if old.start is not None and beside.end is not None and beside.end.at == old.start.at:
        if new.start is None:
            raise InvalidWindow(
                "Another wording was true before this one, so it needs a date on which it began.",
                "Name the date, or mark the earlier wording as never right.",
            )
        return Window(beside.start, new.start, End.DATED)
    if old.end is not None and beside.start is not None and beside.start.at == old.end.at:
        if new.end is None:
            raise InvalidWindow(
                "Another wording is true after this one, so it needs a date on which it ended.",
                "Name the date, or bring this wording back.",
            )
        return Window(new.end, beside.end, beside.ending)
    return None


def _refuse_overlaps(held: Sequence[Held], moved: dict[int, Window]) -> None:
    """Two wordings of one memory that were not true at once before may not become so."""
    for first in held:
        for second in held:
            new = moved.get(first.key, first.window), moved.get(second.key, second.window)
            was_apart = not first.window.overlaps(second.window)
            if first.number < second.number and was_apart and new[0].overlaps(new[1]):
                start = new[1].start or new[0].start
                told = f" in {in_words(start)}" if start else ""
                raise InvalidWindow(
                    f"Two wordings of this memory would be true at once{told}.",
                    "Choose dates that do not reach into the other wording’s.",
                )


def window_words(window: Window) -> str:
    """A window in the log's words: “true from Mar 2025 until 4 May 2026”."""
    begun = f"from {in_words(window.start)}" if window.start else "from an unknown date"
    return f"true {begun} {_until(window.end, window.ending)}"


def _until(end: Moment | None, ending: End) -> str:
    if end is not None:
        return f"until {in_words(end)}"
    return "on, still" if ending is End.OPEN else "until an unknown date"
