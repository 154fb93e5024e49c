"""Ids: UUIDv7, unique across vaults, and the short form that people see.

Layout after RFC 9562 section 5.7: 48 bits of Unix milliseconds, then random.
The short form is the last eight signs, which are purely random.
"""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Callable
from datetime import UTC, datetime

Ids = Callable[[datetime], str]
"""Makes a new id for something that came to be at this instant."""

SHORT_LENGTH = 8  # 32 random bits: under 1 clash in 80 for 10,000 memories, and a clash is asked about


def system_clock() -> datetime:
    """The present instant in UTC."""
    return datetime.now(UTC)


def new_id(at: datetime) -> str:
    """A fresh UUIDv7 in its usual text form."""
    milliseconds = max(0, int(at.timestamp() * 1000)) & ((1 << 48) - 1)
    value = milliseconds << 80 | 0x7 << 76 | secrets.randbits(12) << 64 | 0b10 << 62 | secrets.randbits(62)
    return str(uuid.UUID(int=value))


def short_id(full: str) -> str:
    """The last eight signs of an id, as shown to people."""
    return full[-SHORT_LENGTH:]
