"""Which of several values that held one after the other is asked for: the first one, or the one before the present."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum

from core.answers import Answer
from core.engine.known import Place, Stand


class Turn(StrEnum):
    """The place of the asked value in their order."""

    FIRST = "first"
    BEFORE = "before"


LEADS = 0.05  # above everything else that was found
_FIRST = re.compile(
    r"\b(?:first|original|originally|initial|initially|earliest|at first)\b(?! (?:name|aid|thing|language|half|week|"
    r"day|month|year|time))|\b(?:erste[nrs]?|zuerst|anfangs|ursprünglich\w*)\b|\b(?:primer[oa]?|premi(?:er|ère))\b|"
    r"перв\w+|第一|最初"
)
_BEFORE = re.compile(
    r"\b(?:previous|previously|former|formerly|prior|earlier|ex-?(?=employer|job|boss|home|address|flat))\b|"
    r"\b(?:before(?: that| this| then| now)?|davor|vorher|zuvor|früher|antes|avant|auparavant)\s*[?.!]*$|"
    r"\bfrüher (?:gewohnt|gelebt|gearbeitet|gefahren)\b|"
    r"\b(?:before (?:that|this|then)|vorherige\w*|frühere\w*|vorige\w*|anterior(?:es)?|précédent\w*)\b|"
    r"предыдущ\w+|以前的|之前的|前の"
)
_LAST = re.compile(
    r"\b(?:last|letzte[nrs]?) (?!name|time|night|week|month|year|summer|winter|spring|autumn|fall|\d)\w+"
)
_IS = re.compile(r"\b(?:is|are|ist|sind)\b")


def turn_of(folded: str) -> Turn | None:
    """Which value a folded question asks for by its place in their order; None where it asks for the present one.

    “My last address” is the one before the present where it is asked of the past ("what was …").
    """
    if _BEFORE.search(folded) or (_LAST.search(folded) and not _IS.search(folded)):
        return Turn.BEFORE
    return Turn.FIRST if _FIRST.search(folded) else None


def value_in_turn(turn: Turn, found: Sequence[Place]) -> Answer:
    """Let the asked one of the values of a slot lead, of whatever time it is; nothing where none came before.

    What was put right or is still ahead has no turn.
    """
    so_far = [place for place in found if place.stand not in (Stand.WRONG, Stand.AHEAD)]
    over = [place for place in so_far if place.stand in (Stand.OVER, Stand.ENDING)]
    if not (over if turn is Turn.BEFORE else so_far):
        return Answer.NOTHING
    if turn is Turn.FIRST:
        chosen, why = min(so_far, key=lambda place: (place.known.began(), place.known.key)), "the first that is known"
    else:
        chosen, why = max(over, key=lambda place: (place.known.began(), place.known.key)), "the one before"
    chosen.lift("its turn", max(place.score for place in found) + LEADS, why)
    chosen.answers = chosen.settled = True
    chosen.stand = Stand.HOLDS
    return Answer.FOUND
