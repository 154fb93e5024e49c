"""The time zone of this computer, with all its rules: how days are named by whoever sits before it.

Python gives the offset of one instant only. This asks the system for each
one, so that a day in July and one in January have theirs.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo


class SystemZone(tzinfo):
    """The system's own zone (``TZ`` where it is set), daylight-saving changes and their past included."""

    def utcoffset(self, at: datetime | None) -> timedelta | None:
        """How far the system's clock is ahead of UTC at this reading of it; out of the calendar's reach not at all."""
        if at is None:
            return None
        try:
            return at.replace(tzinfo=None).astimezone().utcoffset()
        except (OverflowError, ValueError, OSError):
            return timedelta()

    def dst(self, at: datetime | None) -> timedelta | None:
        """Not told apart from the rest of the offset."""
        return None

    def tzname(self, at: datetime | None) -> str | None:
        """What the system calls the zone then."""
        return None if at is None else at.replace(tzinfo=None).astimezone().tzname()

    def fromutc(self, at: datetime) -> datetime:
        """The system clock's reading at an instant; of an hour that comes twice, which of both."""
        try:
            local = at.replace(tzinfo=UTC).astimezone()
        except (OverflowError, ValueError, OSError):
            return at
        shown = local.replace(tzinfo=self)
        return shown if shown.utcoffset() == local.utcoffset() else shown.replace(fold=1)
