"""Questions that several turns answer ("what books …", "how many trips …"): what is counted, and hits from more talks.

What such a list holds was said on different days, while the best hits by
themselves come from the one talk that fits best.
"""

from __future__ import annotations

import re
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING

from core.text import STOP_WORDS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Ints = NDArray[np.int64]
    Floats = NDArray[np.float32]

MOST_TAKEN = 2
"""Turns of one conversation that count against its next ones; with more, talk that keeps to its subject is lost."""
HEAD = 60  # best turns among which the order changes; a person sees ten
LONGEST_KIND = 5  # words; more of them are no name of a kind

_OPENS = re.compile(
    r"\W*(?:(?:and|so|in|on|at|of|from|to|for|with) )*(?P<asks>what|which|how many)\b"
    r"(?P<sort>(?: other| different)? (?:kinds?|types?|sorts?|forms?) of)?(?P<rest>.*)",
    re.DOTALL,
)
_WORD = re.compile(r"[\w'+-]+")
_VERBS = frozenset("""is are was were do does did has have had will would can could should might may been""".split())
"""Where they stand the name of the kind is over."""


def asked_kind(question: str) -> frozenset[str]:
    """The folded words that name the kind asked for: "musical instruments" in "what musical instruments does …"."""
    opened = _OPENS.match(question.casefold())
    if opened is None:
        return frozenset()
    found: list[str] = []
    for word in _WORD.findall(opened["rest"]):
        if word in _VERBS:
            break
        found.append(word)
    return frozenset(found) - STOP_WORDS if len(found) <= LONGEST_KIND else frozenset()


def asks_for_several(question: str) -> bool:
    """Whether a list or a count is asked for."""
    opened = _OPENS.match(question.casefold())
    if opened is None:
        return False
    plural = any(word.endswith("s") and not word.endswith("ss") for word in asked_kind(question))
    return plural or opened["asks"] == "how many" or bool(opened["sort"])


def already_taken(scores: Floats, conversations: Ints, weight: float) -> Floats:
    """For each turn how many better ones of its conversation stand before it, at most ``MOST_TAKEN``.

    The best turns are chosen one by one; each lowers what is left of its
    conversation by ``weight``, which is negative.
    """
    import numpy as np

    taken = np.zeros(len(scores), np.float32)
    count = min(HEAD, len(scores))
    head = np.argpartition(-scores, count - 1)[:count].tolist() if count else []
    best = [(-float(scores[at]), at, 0) for at in head]
    heapify(best)
    before: dict[int, int] = {}
    while best:
        score, at, known = heappop(best)
        talk = int(conversations[at])
        now = min(before.get(talk, 0), MOST_TAKEN)
        if now > known:
            heappush(best, (score - weight * (now - known), at, now))
            continue
        taken[at] = now
        before[talk] = now + 1
    return taken
