"""What each term weighs, read once from ``resources/ranking.toml`` and ``ranking_alone.toml``.

A table that cannot be read is a broken installation and raises ``ValueError``.
"""

from __future__ import annotations

import tomllib
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

TABLE = Path(__file__).resolve().parents[3] / "resources" / "ranking.toml"
ALONE = TABLE.with_name("ranking_alone.toml")
"""The weights of memories, which have no neighbours; written by ``packaging/fit_alone.py``."""


class Purpose(StrEnum):
    """What a query is for: looking for words, or asking a question about somebody."""

    SEARCH = "search"
    ASK = "ask"


class Known(StrEnum):
    """What is known of the statements: their words alone, their vectors too, or also their pieces' vectors."""

    WORDS = "words"
    VECTORS = "vectors"
    PIECES = "pieces"


@lru_cache(maxsize=8)
def floors(model: str) -> tuple[float, float] | None:
    """Below which likeness and gap an answer is doubtful with the model of this fingerprint; None = not known."""
    try:
        rows = tomllib.loads(TABLE.read_text(encoding="utf-8")).get("floor", ())
        found = [(float(row["likeness"]), float(row["gap"])) for row in rows if row["model"] == model]
    except (tomllib.TOMLDecodeError, KeyError, AttributeError, TypeError, ValueError) as reason:
        raise ValueError(f"{TABLE.name} is no table of weights: {reason}") from reason
    return found[0] if found else None


@lru_cache(maxsize=1)
def _tables() -> dict[str, dict[str, dict[str, float]]]:
    try:
        read = tomllib.loads(TABLE.read_text(encoding="utf-8"))
        return {
            purpose.value: {
                known.value: {name: float(value) for name, value in read[purpose.value][known.value].items()}
                for known in Known
            }
            for purpose in Purpose
        }
    except (tomllib.TOMLDecodeError, KeyError, AttributeError, TypeError, ValueError) as reason:
        raise ValueError(f"{TABLE.name} is no table of weights: {reason}") from reason


@lru_cache(maxsize=8)
def weights(purpose: Purpose, known: Known, names: tuple[str, ...]) -> tuple[float, ...]:
    """The weights of the named terms in their order; a term that the table leaves out weighs nothing."""
    table = _tables()[purpose.value][known.value]
    return tuple(table.get(name, 0.0) for name in names)


@lru_cache(maxsize=1)
def _alone() -> dict[str, dict[str, float]]:
    try:
        read = tomllib.loads(ALONE.read_text(encoding="utf-8"))
        return {known.value: {name: float(value) for name, value in read[known.value].items()} for known in Known}
    except (tomllib.TOMLDecodeError, KeyError, AttributeError, TypeError, ValueError) as reason:
        raise ValueError(f"{ALONE.name} is no table of weights: {reason}") from reason


@lru_cache(maxsize=8)
def alone_weights(known: Known, names: tuple[str, ...]) -> tuple[float, ...]:
    """The same for memories that stand alone."""
    table = _alone()[known.value]
    return tuple(table.get(name, 0.0) for name in names)
