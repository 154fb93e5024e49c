"""Whom a statement is about and which names and things it names, as far as its words alone tell.

Only for comparing what a model may be asked about, where slots say nothing:
None where nobody can be told, so that a doubtful pair is never a target.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from core.engine.dedupe import is_first_person
from core.text import STOP_WORDS, fold, is_unspaced, stem, words

OWNER = "owner"
"""The subject of what the owner says of themself; every other subject is a folded name."""

_POSSESSED = re.compile(
    r"(?:my|our|mein[a-z]*|unser[a-z]*|mis?|mon|ma|mes|nuestr[oa]s?|notre|nos)\s+(.+)", re.IGNORECASE
)
_NAMED = re.compile(r"([A-ZÀ-ÖØ-Þ][\w-]+)(?:['’]s\s+([\w-]+))?")
_SAID_OF_MANY = frozenset(
    """like love hate enjoy prefer want need have has had get got go goes went make do
    move moved think know say said tell told use used start started stop stopped year day week month time thing
    people lot much many new old good great favourite favorite""".split()
)
"""Words that stand in statements about anything, so that sharing one of them ties nothing together."""
_COMMON = frozenset(stem(word) for word in STOP_WORDS | _SAID_OF_MANY)
_FIGURE = re.compile(r"\d[\d.,:/-]*")


def subject_of(text: str, speaker: str, owners: Collection[str]) -> str | None:
    """Whom a text is about: ``OWNER``, a folded name, or a name with what is theirs; None when nobody can be told.

    ``owners`` are the folded names of the owner, the words “user” and “the user” among them.
    """
    whose = _first_person(speaker, owners)
    said = text.strip()
    possessed = _POSSESSED.match(said)
    if possessed:
        return _with_theirs(whose, possessed[1])
    for name in sorted(owners, key=len, reverse=True):
        if re.match(rf"{re.escape(name)}(?![\w])", said, re.IGNORECASE) and len(name) > 2:
            rest = said[len(name) :].lstrip()
            theirs = re.match(r"['’]s\s+(.+)", rest)
            return _with_theirs(OWNER, theirs[1]) if theirs else OWNER
    if is_first_person(said):
        return whose
    named = _NAMED.match(said)
    if named is None or stem(named[1].casefold()) in _COMMON:
        return None
    return f"{fold(named[1])}'s {fold(named[2])}" if named[2] else fold(named[1])


def named_subject(name: str, owners: Collection[str]) -> str:
    """The same for a subject that is known by name, so that both kinds can be compared."""
    folded = fold(name)
    if folded in owners:
        return OWNER
    holder, apart, theirs = folded.partition("'s ")
    if not apart:
        return folded
    return f"{OWNER if holder in owners else holder}'s {stem(theirs)}"


def _first_person(speaker: str, owners: Collection[str]) -> str:
    return OWNER if fold(speaker) in owners else fold(speaker)


def _with_theirs(whose: str, rest: str) -> str | None:
    """“my sister Ana …” is about whoever's sister; the first word that is no mere quality names it."""
    first = next((word for word in words(rest) if stem(word) not in _COMMON), None)
    return None if first is None else f"{whose}'s {stem(first)}"


def things_in(text: str) -> frozenset[str]:
    """The stems of the words that name something, names among them; of scripts without spaces every two signs."""
    found: set[str] = set()
    for word in words(text):
        if is_unspaced(word):
            found.update(word[at : at + 2] for at in range(len(word) - 1))
        elif len(word) > 1:
            found.add(stem(word))
    return frozenset(found) - _COMMON


def unsupported(text: str, *others: str) -> tuple[str, ...]:
    """Names and figures in a text that none of the others holds, in order: what a model may have made up."""
    held = {word for other in others for word in words(other)}
    figures = {figure for other in others for figure in _FIGURE.findall(other)}
    found = [figure for figure in _FIGURE.findall(text) if figure not in figures]
    inner = re.findall(r"(?<=[\w,;:] )[A-ZÀ-ÖØ-Þ][\w-]+", text)
    found += [name for name in inner if not set(words(name)) <= held]
    return tuple(dict.fromkeys(found))
