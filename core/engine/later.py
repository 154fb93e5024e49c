"""What a later statement does to an earlier one in an answer: it says that it is over, or puts it right."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from core.engine.answering import common_of
from core.engine.known import Place, Stand
from core.engine.question import Question, content_of
from core.engine.standing import corrects

FEWEST_SHARED = 2  # words that a correction shares with what it corrects
TAKEN_BACK = -0.6


def end_by_word(places: Sequence[Place], question: Question, at: datetime) -> None:
    """What a later statement says is over by ``at``, is over; one that tells of a later end tells nothing yet."""
    for end in (place for place in places if place.stand is Stand.ENDING):
        closed = end.known.window.end
        if (closed.at if closed else end.known.said) > at:
            end.stand = Stand.AHEAD
            continue
        for place in places:
            if place.holds and place.known.said < end.known.said and _is_ended_by(place, end, question):
                place.stand = Stand.OVER
                place.why.append(f"later: “{end.known.text}”")


def _is_ended_by(place: Place, end: Place, question: Question) -> bool:
    """Whether an end that is told is that of a statement: they share more than what every answer shares."""
    named, held = content_of(end.known.values()), content_of(place.known.values())
    both = named & (held | content_of(place.known.text))
    return bool(both - common_of(question)) or (question.content <= named and question.content <= held)


def take_back(places: Sequence[Place]) -> None:
    """What a later statement puts right was never right; the later one takes its place."""
    for right in (place for place in places if corrects(place.known.text)):
        said = content_of(right.known.text)
        for place in places:
            if place is right or place.known.said > right.known.said or corrects(place.known.text):
                continue
            held = content_of(place.known.text)
            shared = len(held & said)
            if held and (shared >= FEWEST_SHARED or shared * 2 >= len(held)):
                right.lift("puts it right", place.score, "it puts an older one right")
                right.stand = Stand.HOLDS
                place.stand = Stand.WRONG
                place.add("taken back later", TAKEN_BACK, f"taken back: “{right.known.text}”")
