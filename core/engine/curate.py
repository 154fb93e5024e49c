"""What a curating act does to windows: pure plans over a memory's live windows.

A plan says which windows close or step aside and which begin; the store turns
it into rows. A wording is never changed, only whether and when it holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from core.errors import InvalidWindow, NothingChanged
from core.window import End, Moment, Window


class Held(Protocol):
    """A live window: its row's key, its version's key, number and span."""

    @property
    def key(self) -> int:
        """Key of the window's row."""

    @property
    def version(self) -> int:
        """Key of the version."""

    @property
    def number(self) -> int:
        """Number of the version in its memory."""

    @property
    def window(self) -> Window:
        """The span."""


@dataclass(frozen=True, slots=True)
class WindowPlan:
    """Window rows to retract, windows to assert for existing versions, and the new version's window."""

    retract: tuple[int, ...]
    replace: tuple[tuple[int, Window], ...]
    begin: Window | None = None


def newest(held: Sequence[Held]) -> Held:
    """The window of the latest wording that is still held."""
    return max(held, key=lambda one: one.number)


def plan_wording(held: Sequence[Held]) -> WindowPlan:
    """A better wording for the same truth: it takes over the newest window as it is."""
    last = newest(held)
    return WindowPlan((last.key,), (), last.window)


def plan_change(held: Sequence[Held], since: Moment) -> WindowPlan:
    """A change in the world: the newest window closes at ``since``, a new one begins there.

    Raises ``InvalidWindow`` when the old wording began at or after that date.
    """
    last = newest(held)
    if last.window.start and since.at <= last.window.start.at:
        raise InvalidWindow(
            f"The present wording is true since {last.window.start}; a change in {since} would lie before that.",
            "Choose a later date, or correct the wording without a date.",
        )
    if last.window.over_at(since.at):
        return WindowPlan((), (), Window(since))
    return WindowPlan((last.key,), ((last.version, last.window.closed(since)),), Window(since, *_rest(last.window)))


def _rest(window: Window) -> tuple[Moment | None, End]:
    return (window.end, window.ending) if window.ending is End.DATED else (None, End.OPEN)


def plan_end(held: Sequence[Held], on: Moment) -> WindowPlan:
    """No longer true: the newest window closes. An ending given before is corrected.

    Raises ``InvalidWindow`` when the end would not lie after the start,
    ``NothingChanged`` when it already ends there.
    """
    last = newest(held)
    if last.window.end == on:
        raise NothingChanged(f"This is already marked as no longer true since {on}.")
    return WindowPlan((last.key,), ((last.version, last.window.closed(on)),))


def plan_revival(held: Sequence[Held], start: Moment | None, since: Moment | None) -> WindowPlan:
    """An old wording comes back.

    Without ``since`` it holds again from its own ``start`` on, as though what
    followed had not been: later windows step aside, an earlier one that
    reaches into it is left closed where it was. With ``since`` it is a change
    in the world at that date.
    """
    if since is not None:
        return plan_change(held, since)
    aside = tuple(one.key for one in held if _follows(one.window, start))
    return WindowPlan(aside, (), Window(start))


def _follows(window: Window, start: Moment | None) -> bool:
    """Whether a window reaches past ``start``, so that the revived wording replaces it."""
    if start is None:
        return True
    return window.end is None or window.end.at > start.at
