"""What a query says besides its words: quoted phrases, words to leave out, and filters.

``"in so many words"``, ``-word``, ``tag:home``, ``from:Ben``, ``is:past``,
``changed:2025-03``, ``asof:2025-03``, ``learned:2025-03`` (taken in then),
``confirmed:2025`` (last said then). What does not read as one of these stays
a word that is looked for, and so do the words of a title that stands in
quotes in a question; nothing here ever raises.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from core.domain import Status
from core.engine.question import is_question
from core.errors import InvalidDate
from core.text import words
from core.window import Moment, parse_moment

LONGEST_READ = 2_000  # signs of a query; as many as are searched
MOST_OF_A_KIND = 16  # phrases, words left out, filters; a person writes one or two

_STATES = {status.value: status for status in Status}
_PIECE = re.compile(
    r"""(?P<phrase>(?:(?<=\s)|^)(?P<no>-)?(?:"(?P<straight>[^"]+)"|“(?P<curly>[^“”]+)”|„(?P<low>[^„“”]+)[“”]|«(?P<angle>[^«»]+)»))
    |(?:(?<=\s)|^)(?P<key>tag|from|is|changed|asof|learned|confirmed):(?:"(?P<quoted>[^"]+)"|(?P<value>[^\s"]+))
    |(?:(?<=\s)|^)-(?P<word>\w[^\s"]*)""",
    re.VERBOSE | re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Written:
    """A query taken apart. ``text`` is what is looked for, the words of phrases among it."""

    text: str
    phrases: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    states: frozenset[Status] = frozenset()
    changed: Moment | None = None
    as_of: Moment | None = None
    learned: Moment | None = None
    confirmed: Moment | None = None

    @property
    def narrows_memories(self) -> bool:
        """Whether it asks for what only memories have: a tag, a status, a change."""
        return bool(self.tags or self.states or self.changed or self.learned or self.confirmed)


def read_syntax(query: str) -> Written:
    """Take a query apart; what is beyond ``LONGEST_READ`` signs is words."""
    found: dict[str, list[str]] = {
        "phrase": [],
        "without": [],
        "tag": [],
        "from": [],
        "is": [],
        "changed": [],
        "asof": [],
        "learned": [],
        "confirmed": [],
    }
    kept: list[str] = []
    at = 0
    for piece in _PIECE.finditer(query[:LONGEST_READ]):
        kind, value = _kind(piece)
        if not _is_sound(kind, value) or len(found[kind]) >= MOST_OF_A_KIND:
            continue
        found[kind].append(value)
        kept.append(query[at : piece.start()])
        kept.append(f" {value} " if kind == "phrase" else " ")
        at = piece.end()
    if not kept:
        return Written(query)
    return Written(
        "".join([*kept, query[at:]]).strip(),
        () if is_question(query[:LONGEST_READ]) else tuple(found["phrase"]),
        tuple(found["without"]),
        tuple(found["tag"]),
        tuple(found["from"]),
        frozenset(_STATES[value.casefold()] for value in found["is"]),
        _moment(found["changed"]),
        _moment(found["asof"]),
        _moment(found["learned"]),
        _moment(found["confirmed"]),
    )


def _kind(piece: re.Match[str]) -> tuple[str, str]:
    groups = piece.groupdict()
    if groups["phrase"]:
        said = next(groups[name] for name in ("straight", "curly", "low", "angle") if groups[name])
        return ("without" if groups["no"] else "phrase"), said.strip()
    if groups["word"]:
        return "without", groups["word"]
    return groups["key"].casefold(), (groups["quoted"] or groups["value"]).strip()


def _is_sound(kind: str, value: str) -> bool:
    match kind:
        case "phrase" | "without":
            return bool(words(value))
        case "is":
            return value.casefold() in _STATES
        case "changed" | "asof" | "learned" | "confirmed":
            return _read_moment(value) is not None
        case _:
            return bool(value)


def _moment(values: list[str]) -> Moment | None:
    return _read_moment(values[-1]) if values else None


def _read_moment(value: str) -> Moment | None:
    try:
        return parse_moment(value)
    except InvalidDate:
        return None
