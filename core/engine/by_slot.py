"""The values of one slot among each other: what holds at the time asked leads, newest first; else the last."""

from __future__ import annotations

from datetime import datetime

from core.answers import Answer
from core.domain import Status
from core.engine.asked import TOLD_ONLY
from core.engine.attributes.catalogue import is_single
from core.engine.known import Place, Stand
from core.engine.later import change_of_value, end_by_word, take_back
from core.engine.question import Question
from core.engine.standing import guesses, intends, stands_beside
from core.window import Window

OLDER = -0.25  # an older value stands behind
ASIDE = -0.6  # what is over or ahead stands behind everything near it


def by_slot(question: Question, found: list[Place], ends: list[Place], at: datetime) -> Answer:
    """Order the values of a slot as they stand, and say whether one holds, none does any more, or two disagree."""
    held = [place for place in found if place.holds]
    end_by_word(found, ends, question)
    take_back(found)
    holding = [place for place in found if place.holds]
    if holding and not _replaced(holding, [place for place in held if not place.holds], question):
        return _present(question, holding, found, at)
    over = [place for place in found if place.stand in (Stand.OVER, Stand.ENDING)]
    for place in found:
        if place not in over:
            place.add("not at that time", ASIDE)
    if not over:
        return Answer.NOTHING
    last_first(over)
    return Answer.ENDED


def _replaced(holding: list[Place], fallen: list[Place], question: Question) -> bool:
    """Whether all that holds had been replaced by a value that is said to be over: what ends brings none back.

    A value that came beside another, or for a time only, replaced none.
    """
    if not is_single(question.attribute) or not all(map(_is_undated, holding)):
        return False
    last = max(place.known.said for place in holding)
    replacing = (place for place in fallen if place.stand is Stand.OVER and place.known.said > last)
    return any(_is_undated(place) and not stands_beside(place.known.text) for place in replacing)


def _is_undated(place: Place) -> bool:
    own = place.known.time()
    return place.known.window == Window() and own.start is None and own.end is None


def _present(question: Question, holding: list[Place], found: list[Place], at: datetime) -> Answer:
    for place in found:
        if place not in holding:
            place.add("not true at that time", 2 * ASIDE)
    if question.attribute and not (question.attribute in TOLD_ONLY or is_single(question.attribute)):
        change_of_value(holding, at)
        return _side_by_side(sorted(holding, key=lambda place: -place.score), found, question)
    ordered = sorted(holding, key=_merit, reverse=True)
    for behind, place in enumerate(ordered[1:], 1):
        place.lower("an older value", ordered[0].score + OLDER * behind)
    ordered[0].settled = True
    ordered[0].why.append("the newest" if len(ordered) > 1 else "the only one")
    return _side_by_side(ordered, found, question)


def _side_by_side(ordered: list[Place], found: list[Place], question: Question) -> Answer:
    """Disputed when the first one is and another stands against it at that time: that one follows it directly.

    Where the owner said in so many words that it changed, the newer statement is the
    answer until a person decides; both still show as disputed. So it is where “when did I move to York?” names the
    value of one alone: the other is no answer to that.
    """
    first = ordered[0]
    if first.known.status is not Status.DISPUTED:
        return Answer.FOUND
    rivals = [place for place in ordered[1:] if place.known.status is Status.DISPUTED]
    for place in rivals[:1]:
        place.add("disputes it", first.score - place.score - 0.001, "another answer; nobody has decided yet")
    others = [place for place in found if place is not first and place.known.status is Status.DISPUTED]
    if not others and question.for_time:
        return Answer.FOUND
    return Answer.FOUND if others and all(gives_way(place, first) for place in others) else Answer.DISPUTED


def gives_way(place: Place, first: Place) -> bool:
    """Whether a disputed statement is no rival: not true at that time, or replaced in so many words by one speaker."""
    replaced = place.known.said < first.known.said and place.known.own == first.known.own
    return place.stand > first.stand or (replaced and first.changes)


def _merit(place: Place) -> tuple[bool, int, bool, bool, bool, datetime, int]:
    known = place.known
    start = known.window.start.at if known.window.start else known.time().start
    beside = stands_beside(known.text)
    accepted = known.status is not Status.PENDING
    return (
        accepted,
        -place.stand,
        known.own,
        not (guesses(known.text) or intends(known.text)),
        not beside,
        start or known.said,
        known.key,
    )


def last_first(over: list[Place]) -> None:
    """The value that held last leads; what only tells of the end follows it."""
    ordered = sorted(over, key=lambda place: (place.stand is not Stand.ENDING, ended(place)), reverse=True)
    for behind, place in enumerate(ordered[1:], 1):
        place.lower("ended earlier", ordered[0].score - 0.001 * behind)
    ordered[0].why.append("the last that was true")


def ended(place: Place) -> datetime:
    """When it ended, as far as its window tells; else when it was said."""
    window = place.known.window
    return window.end.at if window.end else place.known.said
