"""What changed between two wordings, word by word. Pure; ``word_diff_view.py`` paints the answer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from ui.translation import tr

STEPS_AT_MOST = 40_000
"""Steps of one comparison, about 30 ms: beyond it the differing stretch counts
as wholly replaced. It allows some 200 changed words."""
COMPARED_AT_MOST = 20_000
"""Signs of a differing stretch that are compared word by word; splitting them takes about 5 ms."""
WORD_AT_MOST = 200
"""How far back the beginning of a word is looked for."""
KEPT_AROUND = 12
"""Words kept in sight beside a change; more context pushes the change out of view."""
SHOWN_AT_MOST = 1_200
"""Signs of one picture: about a screenful in the pane's width."""
UNCHANGED_AT_MOST = 240
"""Signs of a wording without any change: it stands in full above the timeline."""
ELLIPSIS = " … "

_TOKEN = re.compile(
    r"\s+"
    r"|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]"
    r"|[!-/:-@\[-`{-~“”„‘’«»…—–，。、！？：；「」]"
    r"|[^\s\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af!-/:-@\[-`{-~“”„‘’«»…—–，。、！？：；「」]+"
)


class Fate(StrEnum):
    """What became of a stretch of words."""

    KEPT = "kept"
    REMOVED = "removed"
    ADDED = "added"


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text with one fate."""

    fate: Fate
    text: str


def words_of(text: str) -> list[str]:
    """Words, punctuation marks, gaps; each Chinese or Japanese sign alone. Joined they are the text."""
    return _TOKEN.findall(text)


def word_diff(old: str, new: str) -> tuple[Piece, ...]:
    """The way from one wording to the other, in reading order.

    Kept and added pieces joined give ``new``, kept and removed ones ``old``.
    Texts too different for ``STEPS_AT_MOST``, or differing over more than
    ``COMPARED_AT_MOST`` signs, show that stretch as one piece removed and one
    added.
    """
    head = _shared_start(old, new)
    tail = _shared_end(old[head:], new[head:])
    middle_old, middle_new = old[head : len(old) - tail], new[head : len(new) - tail]
    pieces = [Piece(Fate.KEPT, old[:head])]
    if max(len(middle_old), len(middle_new)) > COMPARED_AT_MOST:
        pieces += [Piece(Fate.REMOVED, middle_old), Piece(Fate.ADDED, middle_new)]
    else:
        pieces += _compared(words_of(middle_old), words_of(middle_new))
    pieces.append(Piece(Fate.KEPT, old[len(old) - tail :]))
    return _merged(pieces)


def _shared_start(first: str, second: str) -> int:
    """Signs that both begin with, up to the last blank before the difference, so that no word is cut."""
    if first == second:
        return len(first)
    low, high = 0, min(len(first), len(second))
    while low < high:  # halving compares whole slices, which is quick for texts of any length
        middle = (low + high + 1) // 2
        if first[low:middle] == second[low:middle]:
            low = middle
        else:
            high = middle - 1
    return _last_blank(first[max(0, low - WORD_AT_MOST) : low], low)


def _last_blank(before: str, end: int) -> int:
    back = next((steps for steps, sign in enumerate(reversed(before)) if sign.isspace()), None)
    return end - (back if back is not None else min(len(before), WORD_AT_MOST))


def _shared_end(first: str, second: str) -> int:
    """Signs that both end with, from the first blank after the difference."""
    return _shared_start(first[::-1], second[::-1]) if first and second else 0


def _compared(before: list[str], after: list[str]) -> list[Piece]:
    pieces: list[Piece] = []
    a = b = 0
    for i, j in [*_kept_pairs(before, after), (len(before), len(after))]:
        pieces += [Piece(Fate.REMOVED, word) for word in before[a:i]]
        pieces += [Piece(Fate.ADDED, word) for word in after[b:j]]
        pieces += [Piece(Fate.KEPT, word) for word in before[i : i + 1]]
        a, b = i + 1, j + 1
    return _gathered(_without_islands(pieces))


def _kept_pairs(before: list[str], after: list[str]) -> list[tuple[int, int]]:
    """Places of the words that stay, by the greedy shortest-edit walk over diagonals.

    Empty when the texts are too different for ``STEPS_AT_MOST``.
    """
    furthest = {1: 0}
    trail: list[dict[int, int]] = []
    steps = 0
    for edits in range(len(before) + len(after) + 1):
        trail.append(dict(furthest))
        for diagonal in range(-edits, edits + 1, 2):
            start = x = _start_of(furthest, diagonal, edits)
            while x < len(before) and x - diagonal < len(after) and before[x] == after[x - diagonal]:
                x += 1
            furthest[diagonal] = x
            steps += 1 + x - start
            if x >= len(before) and x - diagonal >= len(after):
                return _walked_back(trail, len(before), len(after))
        if steps > STEPS_AT_MOST:
            break
    return []


def _came_down(furthest: dict[int, int], diagonal: int, edits: int) -> bool:
    """Whether this diagonal was entered by an added word; else by a removed one."""
    if diagonal in (-edits, edits):
        return diagonal == -edits
    return furthest[diagonal - 1] < furthest[diagonal + 1]


def _start_of(furthest: dict[int, int], diagonal: int, edits: int) -> int:
    if _came_down(furthest, diagonal, edits):
        return furthest[diagonal + 1]
    return furthest[diagonal - 1] + 1


def _walked_back(trail: list[dict[int, int]], x: int, y: int) -> list[tuple[int, int]]:
    kept: list[tuple[int, int]] = []
    for edits in range(len(trail) - 1, -1, -1):
        diagonal = x - y
        start = _start_of(trail[edits], diagonal, edits)
        kept += [(place, place - diagonal) for place in range(x - 1, start - 1, -1)]
        down = _came_down(trail[edits], diagonal, edits)
        x, y = (start, start - diagonal - 1) if down else (start - 1, start - diagonal)
    return kept[::-1]


def _without_islands(pieces: list[Piece]) -> list[Piece]:
    """A blank kept between two changes counts as changed on both sides: islands of nothing only disturb."""
    result: list[Piece] = []
    for place, piece in enumerate(pieces):
        alone = piece.fate is Fate.KEPT and piece.text.isspace() and 0 < place < len(pieces) - 1
        if alone and Fate.KEPT not in (pieces[place - 1].fate, pieces[place + 1].fate):
            result += [Piece(Fate.REMOVED, piece.text), Piece(Fate.ADDED, piece.text)]
        else:
            result.append(piece)
    return result


def _gathered(pieces: list[Piece]) -> list[Piece]:
    """Within one run of changes first everything removed, then everything added."""
    result: list[Piece] = []
    removed, added = "", ""
    for piece in [*pieces, Piece(Fate.KEPT, "")]:
        match piece.fate:
            case Fate.REMOVED:
                removed += piece.text
            case Fate.ADDED:
                added += piece.text
            case Fate.KEPT:
                blank = _blank_end(removed, added)
                result += [
                    Piece(Fate.REMOVED, removed[: len(removed) - len(blank)]),
                    Piece(Fate.ADDED, added[: len(added) - len(blank)]),
                    Piece(Fate.KEPT, blank),
                    piece,
                ]
                removed, added = "", ""
    return result


def _blank_end(removed: str, added: str) -> str:
    """The blanks that both end with: they stay, so that no mark hangs over the gap to the next word."""
    length = 0
    for one, other in zip(reversed(removed), reversed(added), strict=False):
        if one != other or not one.isspace():
            break
        length += 1
    return removed[len(removed) - length :]


def _merged(pieces: list[Piece]) -> tuple[Piece, ...]:
    result: list[Piece] = []
    for piece in pieces:
        if not piece.text:
            continue
        if result and result[-1].fate is piece.fate:
            result[-1] = Piece(piece.fate, result[-1].text + piece.text)
        else:
            result.append(piece)
    return tuple(result)


def abridged(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The same for showing: of a long kept stretch only the ends beside a change, and an end in time."""
    if len(pieces) == 1:
        (only,) = pieces
        short = len(only.text) <= UNCHANGED_AT_MOST
        return (only if short else Piece(only.fate, only.text[:UNCHANGED_AT_MOST].rstrip() + "…"),)
    shown: list[Piece] = []
    room = SHOWN_AT_MOST
    for place, piece in enumerate(pieces):
        text = piece.text
        if piece.fate is Fate.KEPT:
            text = _ends_of(text, first=place == 0, last=place == len(pieces) - 1)
        share = min(room, SHOWN_AT_MOST // 2)
        shown.append(Piece(piece.fate, text if len(text) <= share else text[:share] + ELLIPSIS))
        room -= len(text)
        if room <= 0:
            break
    return tuple(shown)


def _ends_of(text: str, *, first: bool, last: bool) -> str:
    if len(text) <= SHOWN_AT_MOST and len(words_of(text)) <= 2 * KEPT_AROUND:
        return text
    before = "" if last else "".join(words_of(text[-SHOWN_AT_MOST:])[-KEPT_AROUND:]).lstrip()
    after = "" if first else "".join(words_of(text[:SHOWN_AT_MOST])[:KEPT_AROUND]).rstrip()
    return f"{after}{ELLIPSIS}{before}".strip(" " if first else "")


def spoken(pieces: tuple[Piece, ...]) -> str:
    """The changes in words, for a screen reader."""
    parts = []
    for piece in abridged(pieces):
        if piece.fate is not Fate.KEPT and piece.text.strip():
            said = tr("removed “{text}”") if piece.fate is Fate.REMOVED else tr("added “{text}”")
            parts.append(said.format(text=piece.text.strip()))
    return ", ".join(parts)
