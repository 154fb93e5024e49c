"""What was before or after a named event ("before Acme", "after the divorce"), and what "before that" speaks of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime, timedelta

from core.answers import Answer
from core.domain import Status
from core.engine.answering import HALF
from core.engine.attributes.catalogue import is_single
from core.engine.content import content_of, coverage
from core.engine.known import Place, Stand
from core.engine.question import Question
from core.text import fold

LEADS = 0.05  # above everything else that was found
_BEFORE_THAT = re.compile(
    r"\b(?:before (?:all )?(?:that|this|then)|prior to (?:that|this)|previously|until then|davor|vorher|zuvor|"
    r"bis dahin|"
    r"antes de eso|antes de esto|anteriormente|avant (?:cela|ça)|auparavant|до этого|до того)\b"
    r"|قبل ذلك|在那之前|在此之前|その前"
)
_BEFORE = re.compile(r"\b(?:before|prior to|until|vor|bevor|antes de|avant|до|перед)\b|قبل|之前|以前|の前")
_AFTER = re.compile(r"\b(?:after|following|since|nach|seit|después de|desde|après|depuis|после)\b|بعد|之后|以后|の後")


def speaks_of_before(text: str) -> bool:
    """Whether a text tells what was before something told earlier ("before that I was a chef")."""
    return _BEFORE_THAT.search(fold(text)) is not None


def bound_before(places: Sequence[Place]) -> None:
    """Give each "before that" its end: where the statement before it, of the same kind, began."""
    for place in places:
        if not speaks_of_before(place.known.text):
            continue
        own = place.known.time()
        if own.start or own.end:
            continue
        earlier = [one for one in places if one is not place and one.known.said <= place.known.said]
        alike = [one for one in earlier if _attributes(one) & _attributes(place)] or earlier
        if alike:
            place.until = max(alike, key=lambda one: (one.known.said, one.known.key)).known.began()


def _attributes(place: Place) -> set[str]:
    return {slot.attribute for slot in place.known.slots}


def around_event(question: Question, places: Sequence[Place]) -> Answer | None:
    """Let what was before or after the named event lead; None where nothing tells of the event.

    What says so itself comes first, then what began last before it, or first after it. Where the event is the
    first or the last value of what is asked ("where did I live before Porto?"), nothing is stored about it.
    """
    event = content_of(question.before or question.after)
    tells = _BEFORE if question.before else _AFTER
    said = [place for place in places if _says_around(place, event, tells, bool(question.before))]
    named = [(coverage(event, place.known.text), place) for place in places if place not in said]
    best = max((covered for covered, _ in named), default=0.0)
    anchors = [place for covered, place in named if covered == best >= HALF]  # "the art school", not every school
    turning = min((place.known.began() for place in anchors), default=None)
    rest = question.content - event
    chosen = [*said, *(one for one in _beside(question, places, anchors, turning, rest) if one not in said)]
    if not event or not chosen:
        return Answer.NOTHING if event and _is_one_of(question, anchors, places) else None
    top = max(place.score for place in places)
    for behind, place in enumerate(chosen):
        place.answers = True
        place.stand = Stand.HOLDS
        place.settled = True
        place.lift("was before it" if question.before else "came after it", top + LEADS / (1 + behind))
    return Answer.FOUND


def _is_one_of(question: Question, anchors: Sequence[Place], places: Sequence[Place]) -> bool:
    """Whether the event is itself a value of what is asked, of which one holds at a time, and dated like no other."""
    if not is_single(question.attribute) or not anchors:
        return False
    values = [place for place in places if any(slot.attribute == question.attribute for slot in place.known.slots)]
    told = [place for place in values if place.known.status is not Status.PENDING]
    return bool(told) and all(place.known.window.start is not None for place in told) and anchors[0] in values


def _says_around(place: Place, event: frozenset[str], tells: re.Pattern[str], before: bool) -> bool:
    folded = fold(place.known.text)
    if before and _BEFORE_THAT.search(folded):
        return True
    lead = tells.search(folded)
    return lead is not None and bool(event) and coverage(event, folded[lead.end() :]) >= HALF


def is_of_another_time(text: str, event: str) -> bool:
    """Whether a text tells what was before or after an event, and so not when that was itself."""
    folded, named = fold(text), content_of(event)
    leads = (lead for tells in (_BEFORE, _AFTER) for lead in tells.finditer(folded))
    return any(coverage(named, folded[lead.end() :]) >= HALF for lead in leads)


def _beside(
    question: Question, places: Sequence[Place], anchors: list[Place], turning: datetime | None, rest: frozenset[str]
) -> list[Place]:
    """What began on that side of the event and speaks of what is asked, the nearest to it first."""
    if turning is None:
        return []
    before = bool(question.before)
    kinds = {name for anchor in anchors for name in _attributes(anchor)}
    found = [
        place
        for place in places
        if place not in anchors
        and place.known.began() != turning
        and (place.known.began() < turning) == before
        and place.stand is not Stand.WRONG
        and (question.attribute in kinds & _attributes(place) or _speaks_of(place, rest, kinds))
    ]
    return sorted(found, key=lambda place: _how_near(place, turning))


def _speaks_of(place: Place, rest: frozenset[str], kinds: set[str]) -> bool:
    """Whether it has the words of the question beside the event, or takes the place of a wording that has them."""
    if place.known.reworded and not _attributes(place):
        return True
    return coverage(rest, place.known.text) >= HALF if rest else bool(kinds & _attributes(place))


def _how_near(place: Place, turning: datetime) -> tuple[bool, timedelta]:
    """What counts already comes first, then what began nearest to the event."""
    return place.known.status is Status.PENDING, abs(place.known.began() - turning)
