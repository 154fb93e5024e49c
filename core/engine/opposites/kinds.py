"""What knowledge of the world rules out: states against kinds of things, and states that exclude each other.

“I am a vegetarian” rules out every kind of meat; “I had a steak” affirms one.
The rows are data (``resources/opposites/kinds.toml``) and hold for all languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from core.engine.opposites.phrases import Phrases, phrases_of
from core.engine.opposites.words import UNSPACED, lower_pattern_of, read_table, source_of, words_of

_SPACELESS = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
_ARABIC = re.compile("[\u0600-\u06ff]")
_CLAUSE = re.compile(r"(?<=[^\d])[,;.:!?](?=\s|$)|[,。;!?、،]|\b(?:but|and then|aber|pero|mais)\b")


@dataclass(frozen=True, slots=True)
class State:
    """A state with the kinds that it rules out; ``near``: a list of which a word must stand with a member, if any."""

    named: str
    rules_out: frozenset[str]
    near: str


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
    states: frozenset[int] = frozenset()
    """The states by their number in the table."""
    topics: frozenset[str] = frozenset()
    """What it states of what may change: where somebody lives, the work."""
    turns: frozenset[str] = frozenset()
    """Of which of these it tells a change."""


@dataclass(frozen=True, slots=True)
class _Rows:
    kinds: tuple[str, ...]
    kind_phrases: Phrases
    heads: tuple[str, ...]
    head_phrases: Phrases
    states: tuple[State, ...]
    state_phrases: Phrases
    members: tuple[tuple[str, str], ...]
    member_phrases: Phrases
    topics: tuple[str, ...]
    topic_phrases: Phrases
    turn_phrases: Phrases
    not_meant: re.Pattern[str]
    others: re.Pattern[str]


@lru_cache(maxsize=1_024)
def _pattern(words: str) -> re.Pattern[str]:
    """One pattern over all languages, for texts in lower case: signs without spaces anywhere, other words whole."""
    parts = [part.strip() for part in words.lower().split("|") if part.strip()]
    spaceless = "|".join(part for part in parts if _SPACELESS.search(part))
    arabic = "|".join(part for part in parts if _ARABIC.search(part))
    rest = "|".join(part for part in parts if not _SPACELESS.search(part) and not _ARABIC.search(part))
    made = (source_of(spaceless, "zh"), source_of(arabic, "ar"), source_of(rest, "en"))
    return re.compile("|".join(filter(None, made)))


@lru_cache(maxsize=1)
def _rows() -> _Rows:
    table = read_table("kinds")
    states, turns = table["state"], table["turn"]
    members = [
        (group["name"], name, words) for group in table["exclusive"] for name, words in group.items() if name != "name"
    ]
    return _Rows(
        kinds=tuple(table["kinds"]),
        kind_phrases=_filed(table["kinds"].values()),
        heads=tuple(table["heads"]),
        head_phrases=_filed(table["heads"].values()),
        states=tuple(State(row["named"], frozenset(row["no"]), row.get("with", "")) for row in states),
        state_phrases=_filed(row["is"] for row in states),
        members=tuple((group, name) for group, name, _ in members),
        member_phrases=_filed(words for _, _, words in members),
        topics=tuple(row["topic"] for row in turns),
        topic_phrases=_filed(row["is"] for row in turns),
        turn_phrases=_filed(row["turns"] for row in turns),
        not_meant=_pattern(table["not_meant"]["words"]),
        others=_pattern(table["others"]["words"]),
    )


def _filed(lists: Iterable[str]) -> Phrases:
    return phrases_of(lists, _pattern)


@lru_cache(maxsize=8_192)
def kinds_of(text: str, language: str) -> Kinds:
    """What a text in its normal form affirms, rules out and is."""
    rows = _rows()
    meant = rows.not_meant.sub(" ", text.lower())
    said = text.lower()
    negation = _negation(language)
    states = {
        at: rows.states[at]
        for at, match in rows.state_phrases.found(said).items()
        if not _turned_down(match, said, negation, language)
    }
    ruled_out = {kind: state.named for state in states.values() for kind in state.rules_out}
    for at, match in rows.head_phrases.found(meant).items():
        if rows.heads[at] not in ruled_out and _is_denied(match, meant, negation, language):
            ruled_out[rows.heads[at]] = f"no {match[0].strip()}"
    affirmed: dict[str, str] = {}
    for clause in _CLAUSE.split(meant):
        if clause and not rows.others.search(clause):
            affirmed |= {
                rows.kinds[at]: hit[0].strip()
                for at, hit in rows.kind_phrases.found(clause).items()
                if not _is_denied(hit, clause, negation, language)
            }
    return Kinds(
        affirmed={kind: words for kind, words in affirmed.items() if kind not in ruled_out},
        ruled_out=ruled_out,
        excluding=_excluding(rows, said, negation, language),
        states=frozenset(states),
        topics=frozenset(rows.topics[at] for at in rows.topic_phrases.found(said)),
        turns=frozenset(rows.topics[at] for at in rows.turn_phrases.found(said)),
    )


def _negation(language: str) -> re.Pattern[str] | None:
    known = words_of(language)
    return lower_pattern_of(known.cues["negation"], known.language) if "negation" in known.cues else None


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


def _turned_down(match: re.Match[str], text: str, negation: re.Pattern[str] | None, language: str) -> bool:
    """Whether a state is itself denied: “I am not a vegetarian”."""
    if negation is None or negation.search(match[0]):
        return False
    before = text[max(0, match.start() - (6 if language in UNSPACED else _CLOSE)) : match.start()]
    return negation.search(before) is not None


def _excluding(
    rows: _Rows, text: str, negation: re.Pattern[str] | None, language: str
) -> Mapping[str, tuple[str, str]]:
    said: dict[str, list[tuple[str, str]]] = {}
    for at, match in rows.member_phrases.found(text).items():
        if not _turned_down(match, text, negation, language):
            group, name = rows.members[at]
            said.setdefault(group, []).append((name, match[0]))
    return {group: found[0] for group, found in said.items() if len(found) == 1}


def rivals_of(group: str, member: str) -> tuple[str, ...]:
    """The other states of a group, of which one alone can hold."""
    return tuple(name for whose, name in _rows().members if whose == group and name != member)


def is_met(state: Kinds, kind: str, other: str) -> bool:
    """Whether a member of the kind is met closely enough: some states ask for more than a mention."""
    against = other.lower()
    asked = [_rows().states[at] for at in state.states if kind in _rows().states[at].rules_out]
    return not asked or any(not one.near or _pattern(one.near).search(against) for one in asked)


def turned(earlier: Kinds, later: Kinds) -> str:
    """The topic that the earlier text states and of which the later one tells an end or a change; else empty."""
    return min(earlier.topics & later.turns, default="")
