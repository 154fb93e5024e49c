"""Dates on the command line: what “March 2025” means where one instant is needed."""

from __future__ import annotations

from datetime import datetime, tzinfo

from core.domain import Showing
from core.window import Moment, Precision, lived_through, parse_moment


def moment(text: str | None) -> Moment | None:
    """The named moment, or None for none. Raises ``InvalidDate``."""
    return parse_moment(text) if text is not None else None


def instant(text: str | None) -> datetime | None:
    """The end of the named period: “as of 2025” is what held when 2025 ended."""
    named = moment(text)
    return named.last if named else None


def known_by(text: str | None, zone: tzinfo) -> datetime | None:
    """The end of the named period on the person's own clock: what the vault knew when they went to bed that day."""
    named = moment(text)
    if named is None or named.precision is Precision.SECOND:
        return named.at if named else None
    return lived_through(named.last, zone)


def showing(as_of: str | None, known_at: str | None, zone: tzinfo) -> Showing:
    """The view at two optional dates. Raises ``InvalidDate``."""
    return Showing(true_on=instant(as_of), known_on=known_by(known_at, zone))
