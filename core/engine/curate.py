"""What a curating act does to windows: pure plans over a memory's live windows.

A plan says which windows close or step aside and which begin; the store turns
it into rows. A wording is never changed, only whether and when it holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from core.errors import InvalidWindow, NothingChanged
from core.window import End, Moment, Window, in_words, window_between


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


def shown_at(held: Sequence[Held], at: datetime) -> Held:
    """What a person sees at this instant: what holds, else what held last, else what comes next."""
    holding = [one for one in held if one.window.holds_at(at)]
    if holding:
        return max(holding, key=lambda one: one.number)
    over = [one for one in held if one.window.over_at(at)]
    if over:
        return max(over, key=lambda one: (one.window.end.at if one.window.end else at, one.number))
    return min(held, key=lambda one: (one.window.start.at if one.window.start else at, one.number))


def plan_wording(held: Sequence[Held], now: datetime) -> WindowPlan:
    """A better wording for the same truth: it takes over the window that is shown as it is."""
    shown = shown_at(held, now)
    return WindowPlan((shown.key,), (), shown.window)


def plan_change(held: Sequence[Held], since: Moment) -> WindowPlan:
    """A change in the world: what holds at ``since`` closes there, the new wording begins and takes its rest.

    Raises ``InvalidWindow`` when the old wording began at or after that date.
    """
    shown = shown_at(held, since.at)
    if shown.window.start and since.at <= shown.window.start.at:
        raise InvalidWindow(
            f"That wording is true since {in_words(shown.window.start)}; "
            f"a change in {in_words(since)} would not lie after that.",
            "Choose a later date, or correct the wording without a date.",
        )
    if shown.window.over_at(since.at):
        later = [one.window.start for one in held if one.window.start and one.window.start.at > since.at]
        return WindowPlan((), (), window_between(since, min(later, key=lambda start: start.at, default=None)))
    closed = ((shown.version, shown.window.closed(since)),)
    return WindowPlan((shown.key,), closed, Window(since, *_rest(shown.window)))


def _rest(window: Window) -> tuple[Moment | None, End]:
    return (window.end, window.ending) if window.ending is End.DATED else (None, End.OPEN)


def plan_end(held: Sequence[Held], on: Moment, now: datetime) -> WindowPlan:
    """No longer true: the window that is shown closes. An ending given before is corrected.

    Raises ``InvalidWindow`` when the end would not lie after the start,
    ``NothingChanged`` when it already ends there.
    """
    shown = shown_at(held, now)
    if shown.window.end == on:
        raise NothingChanged(f"This is already marked as no longer true since {in_words(on)}.")
    return WindowPlan((shown.key,), ((shown.version, shown.window.closed(on)),))


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
