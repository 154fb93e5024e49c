"""Questions for a kind of thing ("what pets …", "which instruments …"), whose answers name one of it and not the kind.

The kinds with some of their members are data (``resources/kinds.toml``), read
once; a table that cannot be read is a broken installation and raises ``ValueError``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from core.stopping import Pause, no_pause
from core.text import STOP_WORDS, stem, words

TABLE = Path(__file__).resolve().parents[3] / "resources" / "kinds.toml"
MOST = 3  # members in one turn; further ones tell nothing more
REMEMBERED = 10_000  # texts whose stems are kept: the same turns come up for question after question
_FOR_THINGS = re.compile(r"(?:(?:and|so|in|on|at|of|from|to) )*(?:what|which|who|how many)\b")
"""Where a thing or several are asked for; "when", "why" and "how" ask for none, whatever kind they name."""


class _Kinds(NamedTuple):
    by_word: Mapping[str, frozenset[int]]
    members: Sequence[frozenset[str]]


@lru_cache(maxsize=1)
def _kinds() -> _Kinds:
    try:
        rows = tomllib.loads(TABLE.read_text(encoding="utf-8"))["kind"]
        members = [_stems(row["are"]) for row in rows]
        by_word: dict[str, set[int]] = {}
        for number, row in enumerate(rows):
            for word in _stems(row["asks"]):
                by_word.setdefault(word, set()).add(number)
        return _Kinds({word: frozenset(numbers) for word, numbers in by_word.items()}, members)
    except (tomllib.TOMLDecodeError, KeyError, AttributeError, TypeError) as reason:
        raise ValueError(f"{TABLE.name} is no table of kinds: {reason}") from reason


def _stems(text: str) -> frozenset[str]:
    return frozenset(stem(word) for word in words(text))


_stems_of = lru_cache(maxsize=REMEMBERED)(_stems)


def of_the_kind(question: str, texts: Sequence[str], pause: Pause = no_pause) -> list[float]:
    """How many members of the kind that is asked for each text names beyond the question, 0 to 1 for three or more.

    The kind that fits best counts, where the question names several; all 0 where it asks for none. ``pause`` is
    called after each text.
    """
    asked = frozenset(stem(word) for word in words(question) if word not in STOP_WORDS)
    by_word, members = _kinds()
    numbers = {number for word in asked for number in by_word.get(word, ())}
    if not numbers or _FOR_THINGS.match(question.strip().casefold()) is None:
        return [0.0] * len(texts)
    sought = [members[number] - asked for number in sorted(numbers)]
    found = []
    for text in texts:
        found.append(max(min(MOST, len(_stems_of(text) & some)) for some in sought) / MOST)
        pause()
    return found
