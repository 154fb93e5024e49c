"""The table of askable things, read once from ``resources/questions.toml``: how each is asked for and told.

A table that cannot be read is a broken installation and raises ``ValueError``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from core.engine.attributes import lexicon

TABLE = Path(__file__).resolve().parents[2] / "resources" / "questions.toml"
TOLD_ONLY = frozenset({"name", "car", "bank", "wedding", "household"})
"""Attributes that no slot rule reads: only the words of a statement tell them, and the newest one leads."""
_NAMED = re.compile(r"@([A-Z]+)@")


@dataclass(frozen=True, slots=True)
class Askable:
    """One attribute: the pattern of questions for it, that of statements that answer, and words to look for.

    ``elsewhere``: such words of other languages than English.
    """

    attribute: str
    asks: re.Pattern[str]
    tells: re.Pattern[str]
    also: tuple[str, ...]
    elsewhere: tuple[str, ...] = ()


@lru_cache(maxsize=1)
def askables() -> tuple[Askable, ...]:
    """Every askable attribute, in the order in which they are tried."""
    try:
        table = tomllib.loads(TABLE.read_text(encoding="utf-8"))
        return tuple(_askable(row) for row in table["asked"])
    except (tomllib.TOMLDecodeError, KeyError, AttributeError, re.error) as reason:
        raise ValueError(f"{TABLE.name} is no table of questions: {reason}") from reason


@lru_cache(maxsize=1)
def _by_attribute() -> Mapping[str, Askable]:
    return {row.attribute: row for row in askables()}


def askable(attribute: str) -> Askable | None:
    """The row of an attribute, None for one that nobody asks for in these words."""
    return _by_attribute().get(attribute)


def _askable(row: Mapping[str, Any]) -> Askable:
    asks = "|".join(f"(?:{_filled(pattern)})" for pattern in row["asks"])
    return Askable(
        row["is"],
        re.compile(asks),
        re.compile(_filled(row["tells"])),
        tuple(row["also"].split()),
        tuple(row.get("elsewhere", "").split()),
    )


def _filled(pattern: str) -> str:
    """A pattern with its word lists, as folded text is written: that has “ss” for “ß”."""
    return _NAMED.sub(lambda match: str(getattr(lexicon, match[1])), pattern).replace("ß", "ss")
