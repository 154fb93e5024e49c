"""What a query says besides its words: quoted phrases, words to leave out, and filters.

``"in so many words"``, ``-word``, ``tag:home``, ``from:Ben``, ``is:past``,
``changed:2025-03``, ``asof:2025-03``, ``learned:2025-03`` (taken in then),
``confirmed:2025`` (last said then). What does not read as one of these stays
a word that is looked for, and so do the words of a title that stands in
quotes in a question; nothing here ever raises.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from core.domain import Status
from core.engine.question import is_question
from core.errors import InvalidDate
from core.text import words
from core.understood import Piece, PieceKind
from core.window import Moment, parse_moment

LONGEST_READ = 2_000  # signs of a query; as many as are searched
MOST_OF_A_KIND = 16  # phrases, words left out, filters; a person writes one or two

_DATES = (PieceKind.CHANGED, PieceKind.ASOF, PieceKind.LEARNED, PieceKind.CONFIRMED)
_STATES = {status.value: status for status in Status}
_PIECE = re.compile(
    r"""(?P<phrase>(?:(?<=\s)|^)(?P<no>-)?(?:"(?P<straight>[^"]+)"|“(?P<curly>[^“”]+)”|„(?P<low>[^„“”]+)[“”]|«(?P<angle>[^«»]+)»))
    |(?:(?<=\s)|^)(?P<key>tag|from|is|changed|asof|learned|confirmed):(?:"(?P<quoted>[^"]+)"|(?P<value>[^\s"]+))
    |(?:(?<=\s)|^)-(?P<word>\w[^\s"]*)""",
    re.VERBOSE | re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Written:
    """A query taken apart. ``text`` is what is looked for, the words of phrases among it; ``pieces``: what was read.

    Of a date that is named twice the last one counts, and it alone is among the pieces.
    """

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
    pieces: tuple[Piece, ...] = ()

    @property
    def narrows_memories(self) -> bool:
        """Whether it asks for what only memories have: a tag, a status, a change."""
        return bool(self.tags or self.states or self.changed or self.learned or self.confirmed)


def read_syntax(query: str) -> Written:
    """Take a query apart; what is beyond ``LONGEST_READ`` signs is words."""
    if _PIECE.search(query[:LONGEST_READ]) is None:
        return Written(query)
    found: dict[PieceKind, list[Piece]] = {kind: [] for kind in PieceKind}
    kept: list[str] = []
    at = 0
    for match in _PIECE.finditer(query[:LONGEST_READ]):
        kind, value = _kind(match)
        read = kind if _is_sound(kind, value) else PieceKind.UNREAD
        if len(found[read]) >= MOST_OF_A_KIND:
            continue
        found[read].append(Piece(read, value, match[0]))
        if read is not PieceKind.UNREAD:
            kept += [query[at : match.start()], f" {value} " if kind is PieceKind.PHRASE else " "]
            at = match.end()
    if is_question(query[:LONGEST_READ]):
        found[PieceKind.PHRASE] = []
    for kind in _DATES:
        del found[kind][:-1]
    values = {kind: tuple(piece.value for piece in pieces) for kind, pieces in found.items()}
    changed, as_of, learned, confirmed = (_moment(values[kind]) for kind in _DATES)
    return Written(
        "".join([*kept, query[at:]]).strip() if kept else query,
        values[PieceKind.PHRASE],
        values[PieceKind.WITHOUT],
        values[PieceKind.TAG],
        values[PieceKind.FROM],
        frozenset(_STATES[value.casefold()] for value in values[PieceKind.IS]),
        changed,
        as_of,
        learned,
        confirmed,
        tuple(piece for pieces in found.values() for piece in pieces),
    )


def _kind(match: re.Match[str]) -> tuple[PieceKind, str]:
    groups = match.groupdict()
    if groups["phrase"]:
        said = next(groups[name] for name in ("straight", "curly", "low", "angle") if groups[name])
        return (PieceKind.WITHOUT if groups["no"] else PieceKind.PHRASE), said.strip()
    if groups["word"]:
        return PieceKind.WITHOUT, groups["word"]
    return PieceKind(groups["key"].casefold()), (groups["quoted"] or groups["value"]).strip()


def _is_sound(kind: PieceKind, value: str) -> bool:
    match kind:
        case PieceKind.PHRASE | PieceKind.WITHOUT:
            return bool(words(value))
        case PieceKind.IS:
            return value.casefold() in _STATES
        case PieceKind.TAG | PieceKind.FROM:
            return bool(value)
        case _:
            return _read_moment(value) is not None


def _moment(values: Sequence[str]) -> Moment | None:
    return _read_moment(values[-1]) if values else None


def _read_moment(value: str) -> Moment | None:
    try:
        return parse_moment(value)
    except InvalidDate:
        return None
