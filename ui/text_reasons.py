"""Why two memories disagree, told to the person they are about: “where you live”, not “where the owner lives”."""

from __future__ import annotations

import re

_ASKED = re.compile(r"^(Two answers to |About )([^“]+?)(?=: )")
"""The question in a reason; what follows it quotes memories and is left as it is."""
_TO_YOU = (
    (re.compile(r"\bwhere the owner lives\b"), "where you live"),
    (re.compile(r"\bwhere the owner works\b"), "where you work"),
    (re.compile(r"\bwhat the owner does\b"), "what you do"),
    (re.compile(r"\bwhere the owner studies\b"), "where you study"),
    (re.compile(r"\bwhen the owner was born\b"), "when you were born"),
    (re.compile(r"\bwho the partner of the owner is\b"), "who your partner is"),
    (re.compile(r"\bthe owner['’]s\b"), "your"),
    (re.compile(r"\bthe ([\w ]+?) of the owner\b"), r"your \1"),
)


def to_you(reason: str) -> str:
    """The reason with the question in it put to the owner; other sentences stay as they are."""
    asked = _ASKED.match(reason)
    if asked is None:
        return reason
    said = asked[2]
    for third, second in _TO_YOU:
        said = third.sub(second, said)
    return f"{asked[1]}{said}{reason[asked.end() :]}"
