"""Two readings side by side: what they share, what is left on each side, and how many places differ."""

from __future__ import annotations

import re
from dataclasses import dataclass

from core.engine.opposites.reading import Figure, Reading

_NO_VALUES: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Compared:
    """The earlier statement ``a`` and the later ``b``.

    ``shared`` and the two rests are content words; scope words belong to no
    rest. ``coverage`` is the shared part of the shorter side, 0 to 1;
    ``places`` is how many separate places differ (the larger count of the two sides).
    """

    a: Reading
    b: Reading
    shared: frozenset[str]
    rest_a: tuple[str, ...]
    rest_b: tuple[str, ...]
    coverage: float
    places: int

    @property
    def both(self) -> tuple[Reading, Reading]:
        """The two readings."""
        return self.a, self.b

    @property
    def same_language(self) -> bool:
        """Whether both are written in one language, so that words can be compared."""
        return self.a.language == self.b.language

    def either(self, *cues: str) -> bool:
        """Whether one of the cues stands in one of the two."""
        return any(cue in self.a.cues or cue in self.b.cues for cue in cues)

    def figures(self, kind: str) -> tuple[frozenset[str], frozenset[str]]:
        """The figures of a kind on each side."""
        return self.a.values.get(kind, _NO_VALUES), self.b.values.get(kind, _NO_VALUES)


def compare(a: Reading, b: Reading) -> Compared:
    """Lay two readings side by side."""
    shared = frozenset(a.content) & frozenset(b.content)
    loose = a.scope_words | b.scope_words
    rest_a, places_a = _rest(a, shared, loose)
    rest_b, places_b = _rest(b, shared, loose)
    smaller = min(len(set(a.content)), len(set(b.content)))
    coverage = len(shared) / smaller if smaller else 0.0
    return Compared(a, b, shared, rest_a, rest_b, coverage, max(places_a, places_b))


def _rest(side: Reading, shared: frozenset[str], loose: frozenset[str]) -> tuple[tuple[str, ...], int]:
    rest, places, inside = [], 0, False
    for word in side.content:
        differs = word not in shared and word not in loose
        if differs:
            rest.append(word)
            places += not inside
        inside = differs
    return tuple(rest), places


FIGURES = tuple(
    "date day time kg mg mcg ml cm km mi min eur gbp usd percent years times g l m month year number".split()
)
"""Kinds of figures, the more exact ones first."""


def different_figures(pair: Compared) -> tuple[Figure, Figure] | None:
    """The first two figures of one kind that differ where no figure of that kind agrees; None without such a pair."""
    common = pair.a.values.keys() & pair.b.values.keys()
    for kind in FIGURES if common else ():
        first, second = pair.figures(kind)
        if first and second and not first & second and not (kind == "time" and _same_hour(first, second)):
            return Figure(kind, min(first)), Figure(kind, min(second))
    return _bare_and_measured(pair)


def _same_hour(first: frozenset[str], second: frozenset[str]) -> bool:
    """“Half past two” and “14:30”: without a word for the half of the day both may be meant."""
    halves = [{f"{int(hour) % 12}:{minute}" for hour, _, minute in (one.partition(":") for one in side)}
              for side in (first, second)]  # fmt: skip
    return bool(halves[0] & halves[1])


def _bare_and_measured(pair: Compared) -> tuple[Figure, Figure] | None:
    """“Mum is 71”, “Mum is 61 years old”: one figure on each side, of which one names its unit."""
    a, b = ([one for one in side.figures if one.kind not in _TIMES] for side in pair.both)
    if len(a) != 1 or len(b) != 1 or a[0].value == b[0].value:
        return None
    bare = [one.value for one in (a[0], b[0]) if one.kind == "number"]
    return (a[0], b[0]) if len(bare) == 1 and bare != ["1.0"] else None


_TIMES = frozenset({"date", "day", "time", "month", "year"})


_INDEFINITE = re.compile(r"\b(?:a|an|some|another|one of)\b", re.IGNORECASE)
_DEFINITE = re.compile(r"\b(?:the|this|that|my|our|his|her|their)\b", re.IGNORECASE)


def is_definite(pair: Compared) -> bool:
    """“We bought this house in …” happened once; “I got a ticket in …” may happen again."""
    return all(_DEFINITE.search(side.text) and not _INDEFINITE.search(side.text) for side in pair.both)
