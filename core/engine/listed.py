"""Questions that are answered by a list: "what do I like?", "where has Anna lived?", "tell me about Anna".

The questions and what each lists are data (``resources/lists.toml``), read
once; a table that cannot be read is a broken installation and raises ``ValueError``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from core.answers import Sentence
from core.domain import Memory, Status
from core.engine.attributes.catalogue import FAVOURITE
from core.text import fold
from core.window import End, in_words

TABLE = Path(__file__).resolve().parents[2] / "resources" / "lists.toml"
MOST_TOLD = 8
"""Memories of one heading; who wants more opens the library."""


@dataclass(frozen=True, slots=True)
class Listed:
    """What a question lists: attributes in order, whether what was counts too, and whether it asks for everything.

    ``in_turn``: what held one after the other in a stretch of time; a single value is no list.
    """

    attributes: tuple[str, ...]
    past: bool = False
    whole: bool = False
    in_turn: bool = False


@lru_cache(maxsize=1)
def _lists() -> Sequence[tuple[re.Pattern[str], Listed]]:
    try:
        rows = tomllib.loads(TABLE.read_text(encoding="utf-8"))["list"]
        return [
            (
                # Folded text, in which they are searched, has “ss” for “ß”.
                re.compile("|".join(f"(?:{pattern})" for pattern in row["asks"]).replace("ß", "ss")),
                Listed(tuple(row["attributes"].split()), bool(row.get("past")), bool(row.get("whole"))),
            )
            for row in rows
        ]
    except (tomllib.TOMLDecodeError, KeyError, AttributeError, TypeError, re.error) as reason:
        raise ValueError(f"{TABLE.name} is no table of lists: {reason}") from reason


def listed_by(question: str) -> Listed | None:
    """What a question lists; None where it asks for one thing."""
    folded = fold(question).replace("’", "'")
    return next((listed for pattern, listed in _lists() if pattern.search(folded)), None)


def heading_of(attribute: str, listed: Listed) -> str | None:
    """The attribute under which a slot is listed; None where the question does not ask for it."""
    kind = FAVOURITE if attribute.startswith(FAVOURITE) else attribute
    return kind if kind in listed.attributes or (listed.whole and kind == FAVOURITE) else None


_HEADINGS = {
    "job_title": "Work", "works_at": "Work", "studies_at": "Studies", "lives_in": "Home", "partner": "Partner",
    "child": "Children", "pet": "Pets", "age": "Age", "birthday": "Birthday", "hobby": "Hobbies", "likes": "Likes",
    "favourite_": "Favourites", "dislikes": "Dislikes", "owns": "Owns", "diet": "Diet", "allergy": "Allergies",
    "medication": "Medication", "language": "Languages", "nationality": "Nationality", "religion": "Religion",
    "height": "Height", "commute": "Way to work", "plan": "Plans", "phone": "Phone", "email": "E-mail", "": "Also",
    "began": "Began", "ended": "Ended",
}  # fmt: skip


def is_headed(attribute: str) -> bool:
    """Whether a list can have this attribute as its heading."""
    return attribute in _HEADINGS


def told_as_list(groups: Sequence[tuple[str, Sequence[Memory]]], said: Sequence[str]) -> tuple[Sentence, ...]:
    """One sentence for each heading with all that belongs under it, each memory cited once.

    ``groups`` are pairs of an attribute ("" = none) and its memories; ``said``
    what is said of each memory besides its text, by the place of all of them in a row.
    """
    notes = iter(said)
    by_heading: dict[str, list[tuple[str, str]]] = {}
    for attribute, memories in groups:
        for memory in memories:
            told = f"“{memory.text}”{next(notes)}"
            by_heading.setdefault(_HEADINGS[attribute], []).append((told, memory.id))
    sentences = []
    for heading, rows in by_heading.items():
        more = len(rows) - MOST_TOLD
        shown = rows[:MOST_TOLD]
        rest = f" And {more} more." if more > 0 else ""
        text = f"{heading}: {' '.join(text for text, _ in shown)}{rest}"
        cited, entries = tuple(memory for _, memory in shown), tuple(text for text, _ in shown)
        sentences.append(Sentence(text, cited, heading, entries, max(0, more)))
    return tuple(sentences)


def note_of(memory: Memory) -> str:
    """What a list says of a memory besides its text: its time, and that it is in dispute."""
    return time_of(memory) + (" This is in dispute." if memory.status is Status.DISPUTED else "")


def time_of(memory: Memory) -> str:
    """The window of a memory in words, in brackets; empty where it has none."""
    window = memory.window
    begun = f"since {in_words(window.start)}" if window.start else ""
    if window.ending is End.DATED and window.end is not None:
        begun = (
            f"{in_words(window.start)} until {in_words(window.end)}"
            if window.start
            else f"until {in_words(window.end)}"
        )
    elif window.ending is End.UNKNOWN:
        begun = f"{begun}, no longer" if begun else "no longer"
    return f" ({begun})" if begun else ""
