"""Whether a turn gives the kind of thing that is asked for: a reason, a place, a person, a name, advice.

The kinds with their signs are a table of patterns, English with the commonest German ones. One sign is
enough, and no kind weighs more than another: with one weight for all, held-out conversations gain .6 of
recall at one hit and .4 at ten, with a weight for each no more than that.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from core.stopping import Pause, no_pause

REMEMBERED = 10_000  # turns whose reading is kept for each kind: the same ones come up for question after question


class _Kind(NamedTuple):
    """What a question for something says, and what a turn says that gives it."""

    asked: re.Pattern[str]
    given: re.Pattern[str]


def _any(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE)


_KINDS = (
    _Kind(  # why: a reason
        _any(r"why|reasons?|motivat\w*|inspire\w*|warum|wieso|weshalb|grund|gründe"),
        _any(
            r"because|['’]cause|cause|cuz|since|so that|that['’]s why|reasons?|inspired|made me|makes me|motivat\w+|"
            r"wanted to|want to|to help|helps? me|in order|weil|denn|deshalb|damit|wollte"
        ),
    ),
    _Kind(  # where: something with a capital after a word for a place
        _any(
            r"where|city|cities|country|countries|state|places?|locations?|towns?|parks?|area|wo|wohin|woher|stadt|land"
        ),
        re.compile(
            r"\b(?:in|at|to|from|near|around|visit(?:ed|ing)?|nach|aus|bei)\s+(?:the\s+|der\s+|die\s+)?"
            r"[A-ZÀ-ÖØ-Þ][\w'’-]+"
        ),
    ),
    _Kind(  # who: somebody by what they are to the speaker
        _any(r"who|whose|with whom|wer|wem|wen|wessen"),
        _any(
            r"friends?|mom|mum|mother|dad|father|sister|brother|cousin|aunt|uncle|husband|wife|kids?|son|daughter|"
            r"colleagues?|teammates?|coach|neighbou?rs?|family|fam|girlfriend|boyfriend|grand\w+|mentor|someone|people|"
            r"guy|woman|man|named|called|freund\w*|mutter|vater|schwester|bruder|mann|frau|kollege\w*|nachbar\w*"
        ),
    ),
    _Kind(  # which, what is it called: a title, or a name of two words
        re.compile(r"\bwhich\b|\bname|\bcalled\b|\btitle|\bwelche|\bheiß|\bTitel", re.IGNORECASE),
        re.compile(
            r"[\"“„«][^\"”“»]{2,60}[\"”“»]|"
            r"\b[A-ZÀ-ÖØ-Þ][\w'’]+ (?:of |the |and )?[A-ZÀ-ÖØ-Þ]\w+"
        ),
    ),
    _Kind(  # advice
        _any(r"advi[cs]e[sd]?|suggest\w*|recommend\w*|tips?|rat|empfiehlt|empfohlen|rät"),
        _any(
            r"should|try|don['’]t|remember|make sure|keep|start|just|recommend|suggest|could|tips?|advice|solltest|"
            r"versuch\w*|empfehl\w*"
        ),
    ),
)


def gives_as_asked(question: str, texts: Sequence[str], pause: Pause = no_pause) -> list[float]:
    """1 for each text that gives a kind of thing that the question asks for, else 0; ``pause`` after each text."""
    kinds = [number for number, kind in enumerate(_KINDS) if kind.asked.search(question)]
    if not kinds:
        return [0.0] * len(texts)
    found = []
    for text in texts:
        found.append(float(any(_gives(number, text) for number in kinds)))
        pause()
    return found


@lru_cache(maxsize=REMEMBERED * len(_KINDS))
def _gives(kind: int, text: str) -> bool:
    return _KINDS[kind].given.search(text) is not None
