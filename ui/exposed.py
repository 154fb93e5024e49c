"""What in a text might slip past the eye, told in sentences beside it: hidden signs, gaps, length, mixed letters."""

from __future__ import annotations

import re
import unicodedata

from ui.safe import one_line, visible_text
from ui.translation import digits, plural, tr

LONG = 600
"""Signs from which on a card does not show a text at one glance."""
_GAP = re.compile(r"\n(?:[^\S\n]*\n){5,}|[^\S\n]{30,}")
"""Six line ends with nothing between them, or thirty blanks in a row: what follows may be out of sight."""
_JOINERS = re.compile("[\u200c\u200d]")
_SHAPED = re.compile("[\u0600-\u08ff\u0900-\u0dff\u1000-\u109f\u2190-\u2bff\U0001f000-\U0001faff\ufe0f]")
"""Scripts and signs in which a joiner shapes what is seen; elsewhere it only hides."""
_WORD = re.compile(r"[^\W\d_]{2,}")
_LOOK_ALIKE = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN")
"""Alphabets with letters that look the same."""


def exposed(text: str) -> tuple[str, ...]:
    """One sentence for each thing that the eye would miss; empty for a plain short text."""
    found = (_hidden(text), _mixed(text), _gap(text), _length(text))
    return tuple(sentence for sentence in found if sentence)


def _hidden(text: str) -> str:
    shown = visible_text(text)
    number = len(re.findall(r"‹U\+[0-9A-F]{4,6}›", shown)) - len(re.findall(r"‹U\+[0-9A-F]{4,6}›", text))
    number += 0 if _SHAPED.search(text) else len(_JOINERS.findall(text))
    if not number:
        return ""
    return plural(
        "It has {n} sign that is not visible elsewhere; here they are written out as ‹U+…›.",
        "It has {n} signs that are not visible elsewhere; here they are written out as ‹U+…›.",
        number,
    )


def _mixed(text: str) -> str:
    for word in _WORD.findall(text):
        alphabets = {name for sign in word if (name := _alphabet(sign))}
        if len(alphabets) > 1:
            return tr("“{word}” mixes letters of two alphabets that look the same.").format(word=one_line(word, 40))
    return ""


def _alphabet(sign: str) -> str:
    if sign.isascii():
        return "LATIN"
    first = unicodedata.name(sign, "").partition(" ")[0]
    return first if first in _LOOK_ALIKE else ""


def _gap(text: str) -> str:
    gap = _GAP.search(text.strip())
    return tr("There is more text after a long gap.") if gap else ""


def _length(text: str) -> str:
    if len(text) <= LONG:
        return ""
    end = one_line(text[-160:].strip(), 160)
    return tr("It is long: {words} words. It ends “…{end}”").format(words=digits(len(text.split())), end=end)
