"""What knowledge of the world rules out: states against kinds of things, and states that exclude each other.

“I am a vegetarian” rules out every kind of meat; “I had a steak” affirms one.
The rows are data (``resources/opposites/kinds.toml``) and hold for all languages.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from core.engine.opposites.words import UNSPACED, pattern_of, read_table, words_of

_SPACELESS = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
_ARABIC = re.compile("[\u0600-\u06ff]")
_CLAUSE = re.compile(r"(?<=[^\d])[,;.:!?](?=\s|$)|[,。;!?、،]|\b(?:but|and then|aber|pero|mais)\b")


@dataclass(frozen=True, slots=True)
class State:
    """A state with the kinds that it rules out; ``near``: words that must stand with a member, None = none."""

    named: str
    words: re.Pattern[str]
    rules_out: frozenset[str]
    near: re.Pattern[str] | None


@dataclass(frozen=True, slots=True)
class Kinds:
    """What a text affirms, rules out and is, as far as the rows know it.

    ``affirmed`` maps a kind to the words that name its member; ``ruled_out``
    maps a kind to what rules it out in words; ``excluding`` maps the name of a
    group to the state of it and the words that say so.
    """

    affirmed: Mapping[str, str]
    ruled_out: Mapping[str, str]
    excluding: Mapping[str, tuple[str, str]]


@dataclass(frozen=True, slots=True)
class _Rows:
    kinds: Mapping[str, re.Pattern[str]]
    heads: Mapping[str, re.Pattern[str]]
    states: tuple[State, ...]
    groups: tuple[tuple[str, Mapping[str, re.Pattern[str]]], ...]
    turns: tuple[tuple[str, re.Pattern[str], re.Pattern[str]], ...]
    not_meant: re.Pattern[str]
    others: re.Pattern[str]


def _pattern(words: str) -> re.Pattern[str]:
    """One pattern over all languages: signs without spaces anywhere, other words whole."""
    parts = [part.strip() for part in words.split("|") if part.strip()]
    spaceless = "|".join(part for part in parts if _SPACELESS.search(part))
    arabic = "|".join(part for part in parts if _ARABIC.search(part))
    rest = "|".join(part for part in parts if not _SPACELESS.search(part) and not _ARABIC.search(part))
    made = [
        pattern.pattern
        for pattern in (pattern_of(spaceless, "zh"), pattern_of(arabic, "ar"), pattern_of(rest, "en"))
        if pattern is not None
    ]
    return re.compile("|".join(made), re.IGNORECASE)


@lru_cache(maxsize=1)
def _rows() -> _Rows:
    table = read_table("kinds")
    return _Rows(
        kinds={name: _pattern(words) for name, words in table["kinds"].items()},
        heads={name: _pattern(words) for name, words in table["heads"].items()},
        states=tuple(
            State(row["named"], _pattern(row["is"]), frozenset(row["no"]), _near(row)) for row in table["state"]
        ),
        groups=tuple(
            (row["name"], {name: _pattern(words) for name, words in row.items() if name != "name"})
            for row in table["exclusive"]
        ),
        turns=tuple((row["topic"], _pattern(row["is"]), _pattern(row["turns"])) for row in table["turn"]),
        not_meant=_pattern(table["not_meant"]["words"]),
        others=_pattern(table["others"]["words"]),
    )


def _near(row: Mapping[str, str]) -> re.Pattern[str] | None:
    return _pattern(row["with"]) if "with" in row else None


@lru_cache(maxsize=8_192)
def kinds_of(text: str, language: str) -> Kinds:
    """What a text in its normal form affirms, rules out and is."""
    rows = _rows()
    meant = rows.not_meant.sub(" ", text.casefold())
    negation = words_of(language).cues["negation"]
    said = text.casefold()
    states = [state for state in rows.states if _holds(state.words, said, negation, language)]
    ruled_out = {kind: state.named for state in states for kind in state.rules_out}
    for kind, pattern in rows.heads.items():
        match = pattern.search(meant)
        if match and kind not in ruled_out and _is_denied(match, meant, negation, language):
            ruled_out[kind] = f"no {match[0].strip()}"
    affirmed: dict[str, str] = {}
    for clause in [meant] if language in UNSPACED else _CLAUSE.split(meant):
        if clause and not rows.others.search(clause):
            affirmed |= {
                kind: hit[0].strip()
                for kind, words in rows.kinds.items()
                if (hit := words.search(clause)) and not _is_denied(hit, clause, negation, language)
            }
    kept = {kind: said for kind, said in affirmed.items() if kind not in ruled_out}
    return Kinds(kept, ruled_out, _excluding(rows, said, negation, language))


def _is_denied(match: re.Match[str], text: str, negation: re.Pattern[str] | None, language: str) -> bool:
    """Whether a word that denies stands close before it, or, where verbs end the sentence, anywhere."""
    if negation is None:
        return False
    reach = text if language in UNSPACED else text[max(0, match.start() - _REACH) : match.start()]
    return negation.search(reach) is not None


_REACH = 28
"""Signs before a word within which a denial counts for it: “I do not usually eat any …”."""
_CLOSE = 18
"""The same before a state: “I am not a vegetarian”."""


def _holds(words: re.Pattern[str], text: str, negation: re.Pattern[str] | None, language: str) -> bool:
    """Whether the words are said and not themselves denied: “I am not a vegetarian”."""
    match = words.search(text)
    if match is None:
        return False
    if negation is None or negation.search(match[0]):
        return True
    before = text[max(0, match.start() - (6 if language in UNSPACED else _CLOSE)) : match.start()]
    return negation.search(before) is None


def _excluding(
    rows: _Rows, text: str, negation: re.Pattern[str] | None, language: str
) -> Mapping[str, tuple[str, str]]:
    found = {}
    for group, members in rows.groups:
        said = [(name, words) for name, words in members.items() if _holds(words, text, negation, language)]
        if len(said) == 1:
            name, words = said[0]
            match = words.search(text)
            found[group] = (name, match[0] if match else name)
    return found


def is_met(state_text: str, kind: str, other: str) -> bool:
    """Whether a member of the kind is met closely enough: some states ask for more than a mention."""
    folded, against = state_text.casefold(), other.casefold()
    asked = [state for state in _rows().states if kind in state.rules_out and state.words.search(folded)]
    return not asked or any(state.near is None or state.near.search(against) for state in asked)


def turned(earlier: str, later: str) -> str:
    """The topic that the earlier text states and of which the later one tells an end or a change; else empty."""
    folded, against = earlier.casefold(), later.casefold()
    return next((topic for topic, state, turn in _rows().turns if turn.search(against) and state.search(folded)), "")
