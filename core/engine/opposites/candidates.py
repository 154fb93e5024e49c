"""Which phrases another statement may hold that clashes with this one by knowledge of the world."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from core.engine.language import guess_language
from core.engine.opposites.kinds import kinds_of
from core.engine.opposites.normal import normal
from core.engine.opposites.words import read_table

MOST_PHRASES = 400
"""Phrases of one look-up: more states and kinds than that are named by no plain statement."""


def phrases_for(text: str) -> tuple[tuple[str, bool], ...]:
    """Phrases to look for, each with whether any ending may follow; none for most statements."""
    language = guess_language(text)
    kinds = kinds_of(normal(text, language), language)
    table = read_rows()
    found: dict[tuple[str, bool], None] = {}
    for kind in kinds.ruled_out:
        found |= dict.fromkeys(_phrases(table["kinds"].get(kind, "")))
    for row in table["state"]:
        if kinds.affirmed.keys() & set(row["no"]):
            found |= dict.fromkeys(_phrases(row["is"]))
    for row in table["exclusive"]:
        if row["name"] in kinds.excluding:
            said = kinds.excluding[row["name"]][0]
            for name, words in row.items():
                if name not in ("name", said):
                    found |= dict.fromkeys(_phrases(words))
    return tuple(found)[:MOST_PHRASES]


@lru_cache(maxsize=1)
def read_rows():  # type: ignore[no-untyped-def]
    """The table of kinds as it stands in its file."""
    return read_table("kinds")


def _phrases(words: str) -> Iterator[tuple[str, bool]]:
    for part in words.split("|"):
        phrase = part.strip()
        bare = phrase.rstrip("*").strip()
        if bare and "*" not in bare:
            yield bare, phrase.endswith("*")
