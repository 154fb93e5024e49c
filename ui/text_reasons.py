"""Why two memories disagree, told to the person they are about: “where you live”, not “where the owner lives”."""

from __future__ import annotations

import re

from ui.text_attributes import attribute_words
from ui.told import told
from ui.translation import tr

_ASKED = re.compile(r"^(Two answers to |About )([^“]+?)(?=: )")
"""The question in a reason; what follows it quotes memories and is left as it is."""
_TO_YOU = (
    (re.compile(r"\bwhere the owner lives\b"), tr("where you live")),
    (re.compile(r"\bwhere the owner works\b"), tr("where you work")),
    (re.compile(r"\bwhat the owner does for a living\b"), tr("what you do for a living")),
    (re.compile(r"\bwhat the owner does\b"), tr("what you do")),
    (re.compile(r"\bwhere the owner studies\b"), tr("where you study")),
    (re.compile(r"\bwhen the owner was born\b"), tr("when you were born")),
    (re.compile(r"\bwho the partner of the owner is\b"), tr("who your partner is")),
    (re.compile(r"\bthe owner['’]s\b"), tr("your")),
)
_OF_YOURS = re.compile(r"\bthe ([\w ]+?) of the owner\b")


def _your(found: re.Match[str]) -> str:
    return tr("your {attribute}").format(attribute=attribute_words(found[1].replace(" ", "_")))


def to_you(reason: str) -> str:
    """The reason with the question in it put to the owner; other sentences stay as they are."""
    asked = _ASKED.match(reason)
    if asked is None:
        return told(reason)
    said = asked[2]
    for third, second in _TO_YOU:
        said = third.sub(second, said)
    said = _OF_YOURS.sub(_your, said)
    return told(f"{asked[1]}{said}{reason[asked.end() :]}")
