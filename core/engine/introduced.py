"""Who somebody is: of all that names them, the statement that says so leads ("Sal, our second dog, …")."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.answers import Answer
from core.engine.known import Place
from core.engine.question import Question
from core.text import fold

LEADS = 0.05  # above everything else that names them
_ASKS = re.compile(
    r"^(?:and |so )?(?:(?:who|what)(?:'s| is| was| are)|(?:wer|was) ist|¿?quién es|qui est) (?P<name>[^?]+?)\s*\??$"
)
_WHOSE = r"(?:my|our|his|her|their|the|an?|mein\w*|unser\w*|der|die|das|eine?|mi|nuestr[oa]|mon|ma|notre|une?|la|le|el)"
_OWN = r"(?:my|our|mein\w*|unser\w*|mi|nuestr[oa]|mon|ma|notre)"
_IS = r"(?:is|was|ist|war|es|era|est|était|heisst|means)"
_CALLED = rf"(?:{_IS} )?(?:called |named )?"


def introduced(question: Question, places: Sequence[Place]) -> Answer | None:
    """Let the statement lead that says who or what somebody is who is asked about by name; None where none does."""
    asked = _ASKS.match(question.folded)
    name = asked["name"] if asked else ""
    if not name or name not in question.names:
        return None
    said = re.escape(name)
    says = re.compile(
        rf"\b{said}\s*[,(–-]\s*{_WHOSE}\b|\b{said} {_IS} {_WHOSE}\b|"
        rf"\b{_OWN} (?:\w+ ){{1,2}}{_CALLED}{said}\b|"
        rf"\b{said} (?:and|und|y|et) (?:I|ich|yo|moi)\b",
        re.IGNORECASE,
    )
    found = [place for place in places if place.holds and says.search(fold(place.known.text))]
    if not found:
        return None
    best = max(found, key=lambda place: (place.score, place.known.key))
    best.lift("says who it is", max(place.score for place in places) + LEADS, "says who it is")
    best.settled = True
    return Answer.FOUND
