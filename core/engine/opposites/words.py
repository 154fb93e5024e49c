"""The word lists by which statements are compared, read once from ``resources/opposites``.

The pattern of a list is made when a text first holds one of its phrases: all of them would take a third of a second.

In a list ``|`` parts alternatives and ``*`` stands for any ending (or, between
two words, for one word). In scripts without spaces an alternative is found
anywhere. A table that cannot be read is a broken installation and raises
``ValueError`` naming the file.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from core.engine.opposites.phrases import Phrases, phrases_of
from core.text import STOP_WORDS

TABLES = Path(__file__).resolve().parents[3] / "resources" / "opposites"
UNSPACED = frozenset({"zh", "ja"})
CUES = tuple(
    "negation never additive perhaps only change turn past plan opinion visit event began present disowned".split()
)
VERBS = ("one", "many", "told")
"""Verbs of what has one value, of what may have many, and in the past tense."""
_FILES = {
    "en": "english",
    "de": "german",
    "es": "spanish",
    "fr": "french",
    "zh": "chinese",
    "ja": "japanese",
    "ru": "russian",
    "ar": "arabic",
}
_ARABIC_LEAD = "(?:و|ف)?(?:ب|ل|ك)?(?:ال|ل)?"


@dataclass(frozen=True, slots=True)
class Scope:
    """Words that limit where, when or for what something holds: the kind of limit, and which one."""

    kind: str
    value: str
    listed: str
    attributive: bool
    """It only limits where it stands before what it belongs to: “my work email”, not “the email is at work”."""


@dataclass(frozen=True, slots=True)
class Words:
    """One language's lists."""

    language: str
    feigned: re.Pattern[str]
    """What denies in form only: “do not forget to”, “not only”."""
    cues: Mapping[str, str]
    """Each cue with its list, of those that the language has."""
    cue_names: tuple[str, ...]
    cue_phrases: Phrases
    kin: tuple[str, ...]
    kin_phrases: Phrases
    scopes: tuple[Scope, ...]
    scope_phrases: Phrases
    light: frozenset[str]
    """Words that carry no claim of their own when two statements are compared."""
    silent: frozenset[str]
    """These with the stop words of English."""
    same: Mapping[str, str]
    """Words for one thing, each with the one that stands for them."""
    opposites: Phrases
    """Two lists for each pair of opposites, one after the other."""


@lru_cache(maxsize=4_096)
def pattern_of(words: str, language: str) -> re.Pattern[str]:
    """One pattern for a list of alternatives that is not empty."""
    return re.compile(source_of(words, language), re.IGNORECASE)


@lru_cache(maxsize=4_096)
def lower_pattern_of(words: str, language: str) -> re.Pattern[str]:
    """The same for texts in lower case, which are looked through in a third of the time."""
    return re.compile(source_of(words.lower(), language))


def source_of(words: str, language: str) -> str:
    """The regular expression of a list of alternatives; empty for an empty list."""
    parts = [part.strip() for part in words.split("|") if part.strip()]
    if not parts:
        return ""
    alternatives = "|".join(_alternative(part) for part in sorted(parts, key=len, reverse=True))
    if language in UNSPACED:
        return f"(?:{alternatives})"
    lead = _ARABIC_LEAD if language == "ar" else ""
    return rf"(?<!\w)(?<!\w-){lead}(?:{alternatives})(?!\w|-\w)"


def _alternative(part: str) -> str:
    return re.escape(part).replace(r"\ \*\ ", r" \w+ ").replace(r"\*", r"\w*").replace(r"\ ", r"[\s-]+")


@lru_cache(maxsize=8)
def words_of(language: str) -> Words:
    """The lists of a language; those of English for a language that has none."""
    name = _FILES.get(language, "english")
    table = read_table(name)
    tongue = str(table["language"])
    cues = {cue: table.get("cues", {}).get(cue, "") for cue in CUES}
    cues |= {verb: table.get("verbs", {}).get(verb, "") for verb in VERBS}
    cues["first"] = table.get("first", {}).get("words", "")
    cues = {cue: words for cue, words in cues.items() if words}
    kin = table.get("kin", {})
    scopes = tuple(_scopes(table.get("scope", {})))
    rows = [side for row in table.get("opposites", {}).get("rows", ()) for side in row.split(" >< ")]
    light = frozenset(table.get("light", {}).get("words", "").split())
    return Words(
        language=tongue,
        feigned=pattern_of(table["feigned"]["words"], tongue),
        cues=cues,
        cue_names=tuple(cues),
        cue_phrases=_filed(cues.values(), tongue),
        kin=tuple(kin),
        kin_phrases=_filed(kin.values(), tongue),
        scopes=scopes,
        scope_phrases=_filed((scope.listed for scope in scopes), tongue),
        light=light,
        silent=light | STOP_WORDS,
        same=dict(pair.split("=") for pair in table.get("same", {}).get("words", "").split("|") if pair),
        opposites=_filed(rows, tongue),
    )


def read_table(name: str) -> Mapping[str, Any]:
    """A table of ``resources/opposites`` as it stands there; raises ``ValueError`` when it cannot be read."""
    try:
        return tomllib.loads((TABLES / f"{name}.toml").read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, RecursionError) as reason:
        raise ValueError(f"{name}.toml is no table of opposites: {reason}") from reason


@lru_cache(maxsize=1)
def mark_of_tables() -> str:
    """Twelve hexadecimal signs that change with any of the tables."""
    digest = hashlib.blake2b(digest_size=6)
    for file in sorted(TABLES.glob("*.toml")):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _filed(lists: Iterable[str], language: str) -> Phrases:
    wanted = list(lists)
    if not all(words.strip(" |") for words in wanted):
        raise ValueError(f"An empty list among the opposites of “{language}”.")
    return phrases_of(wanted, lambda words: lower_pattern_of(words, language))


def _scopes(table: Mapping[str, str]) -> list[Scope]:
    found = []
    for kind, words in table.items():
        grouped: dict[tuple[str, bool], list[str]] = {}
        for entry in words.split("|"):
            said, _, value = entry.strip().partition("=")
            grouped.setdefault((value.rstrip("@") or said, value.endswith("@")), []).append(said)
        for (value, attributive), said_words in grouped.items():
            found.append(Scope(kind, value, "|".join(said_words), attributive))
    return found
