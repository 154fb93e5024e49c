"""What a person may give as their name: cleaned of signs that nobody sees, several told apart, oddities refused.

A name decides who “Alice” in a text is. So it must be what it looks like:
letters of two alphabets in one word, or none at all, would name nobody that
any text speaks of.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from core.errors import InvalidText
from core.owner import OWNER_WORDS, OwnerNames
from core.text import fold, require_text

LONGEST_NAME = 80
"""Signs of one name; the longest full names of any country's register have about 60 in use."""
MOST_NAMES = 20
"""Names of one person: what people call somebody, not a list of strangers."""
_APART = re.compile("[,;\n\u3001\uff0c\uff1b\u060c]+")
"""What stands between several names: commas and semicolons of the scripts that have their own, and line ends."""
_JOINERS = frozenset("\u200c\u200d")
"""Signs without width that Persian, Hindi and others need within a word."""
_ALPHABETS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")
"""Alphabets with letters that look like another one's; no word of any language mixes them."""
_NOT_FIRST = frozenset(
    "mr mrs ms miss mx dr prof professor sir dame lord lady herr frau madame monsieur señor señora don doña".split()
)
"""Forms of address: the word before a family name that is no first name."""


def names_in(given: str) -> list[str]:
    """The names in a line: “Alice Miller, Ali” gives two; blank gives none."""
    return [name for part in _APART.split(given) if (name := _clean(part))]


def given_names(name: str, aliases: Sequence[str] | None = None) -> OwnerNames:
    """The name and all others, each once; raises ``InvalidText`` with a plain sentence for what is no name.

    ``name`` may hold several, the first of which counts. Without ``aliases``
    (None) the first word of a name of several words is one too: texts about
    “Alice Miller” say “Alice”.
    """
    first, *others = names_in(name) or [""]
    if not first:
        raise InvalidText("A name is missing.", "Type how you are called; any name will do.")
    if aliases is None:
        short = [word for one in (first, *others) if (word := first_word(one))]
    else:
        short = [one for line in aliases for one in names_in(line)]
    found = _once([first, *others, *short])
    if len(found) > MOST_NAMES:
        raise InvalidText(
            f"These are {len(found)} names; a person has at most {MOST_NAMES} here.",
            "Leave those out that no text uses.",
        )
    for one in found:
        _require_name(one)
    return OwnerNames(found[0], tuple(found[1:]))


def first_word(name: str) -> str:
    """The first name in a name of several words, by which texts mostly go; nothing where there is none."""
    first, *rest = name.split()
    is_address = first.endswith(".") or first.casefold() in _NOT_FIRST
    return "" if not rest or is_address or len(first) < 2 or not first[0].isupper() else first


def _once(names: Iterable[str]) -> list[str]:
    kept: dict[str, str] = {}
    for name in names:
        kept.setdefault(fold(name), name)
    return list(kept.values())


def _clean(name: str) -> str:
    """The name as it is seen: signs without a shape left out, one blank between words, letters composed."""
    kept = (" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", name))
    shown = (sign for sign in kept if sign in _JOINERS or unicodedata.category(sign) not in {"Cc", "Cf", "Cn", "Co"})
    return " ".join("".join(shown).split()).strip("".join(_JOINERS))


def _require_name(name: str) -> None:
    require_text(name, "name")
    if len(name) > LONGEST_NAME:
        raise InvalidText(
            f"The name “{name[:30]}…” has {len(name):,} signs; at most {LONGEST_NAME} fit.",
            "Give the name that texts use.",
        )
    if fold(name) in OWNER_WORDS:
        raise InvalidText(f"“{name}” means you already.", "Give the name by which others call you.")
    if not any(sign.isalpha() for sign in name):
        raise InvalidText(f"“{name}” has no letter in it.", "Give the name by which others call you.")
    for word in name.split():
        if len(_alphabets_of(word)) > 1:
            raise InvalidText(
                f"“{name}” mixes letters of two alphabets that look alike, so no text would ever match it.",
                "Type the name anew instead of pasting it.",
            )


def _alphabets_of(word: str) -> set[str]:
    named = (unicodedata.name(sign, "").partition(" ")[0] for sign in word if sign.isalpha())
    return {alphabet for alphabet in named if alphabet in _ALPHABETS}
