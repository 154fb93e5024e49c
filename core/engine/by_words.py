"""Statements that no slot ties together, compared by the question's words: what ends and changes say of them."""

from __future__ import annotations

from datetime import datetime

from core.answers import Answer
from core.domain import Status
from core.engine.answering import HALF
from core.engine.asked_kind import gives_kind
from core.engine.by_slot import ASIDE, gives_way, last_first
from core.engine.content import content_of, coverage, one_form
from core.engine.known import Place, Stand
from core.engine.later import change_by_word, end_by_word, exchange_by_word, leaves, take_back
from core.engine.question import Question
from core.engine.standing import intends, over_clause, without_end
from core.engine.standing_words import INTENDS
from core.stopping import Pause, no_pause
from core.text import words

ANSWERS = 0.7  # what is the answer leads: above what is only near it
NEAR_SHARE = 0.45  # of the best score: what is weaker is no rival in a comparison by words
COVER_SHARE = 0.5  # for all of the question's words
ENDING_STEP = -0.15  # what tells of an end stands behind what holds and says as much
THEN_STEP = 0.5  # a stretch with both ends that meets the named time is told of nothing else
MEANT_STEP = -0.6  # what is only planned stands behind what is so
KIND_STEP = 0.15  # a time where a time is asked for, a number where a number is
NONE_OF_IT = 2.0  # a share that nothing reaches
COVERS = 0.6  # share of the question's words: below it an end that is told is the end of something else


def by_words(question: Question, places: list[Place], at: datetime, pause: Pause = no_pause) -> Answer | None:
    """Let later statements speak of earlier ones; "ended" when what is asked is over and nothing else says as much.

    ``pause`` is called between its steps.
    """
    near = _weighed(question, places, at)
    pause()
    ends = _let_later_speak(question, places, near, at, pause)
    pause()
    over = _over(question, near, ends)
    if over and not _holding(question, near, ends, over):
        _lead([*over, *(place for place in ends if place not in over)])
        return Answer.ENDED
    _small_steps(question, near)
    pause()
    _step_back(question, near, at)
    _let_give_way(near)
    return None


def _weighed(question: Question, places: list[Place], at: datetime) -> list[Place]:
    """Add what each has of the question, and give those that may be compared."""
    for place in places:
        place.add("holds what is asked", COVER_SHARE * _covers(question, place))
        if gives_kind(question, place):
            place.add("tells what is asked", KIND_STEP)
        if question.span and (place.known.time().holds(at) or _is_of_that_time(question, place)):
            place.add("tells of that very time", THEN_STEP)
    best = max(place.known.score for place in places)
    return [one for one in places if one.known.score >= NEAR_SHARE * best or _covers(question, one) >= COVERS]


def _is_of_that_time(question: Question, place: Place) -> bool:
    """Whether a window with both ends meets the named time (a stay, no birth), or its own words name a part of it."""
    span, window, own = question.span, place.known.window, place.known.time()
    if span is None or question.believed:
        return False
    if window.start and window.end:
        begun = span.end is None or window.start.at < span.end.at
        return begun and (span.start is None or window.end.at > span.start.at)
    if own.start is None or own.end is None or span.start is None or span.end is None:
        return False
    return span.start.at <= own.start and own.end <= span.end.at


def _let_later_speak(
    question: Question, places: list[Place], near: list[Place], at: datetime, pause: Pause
) -> list[Place]:
    """Apply corrections, exchanges, ends and changes; gives the ends that concern the question."""
    take_back(near)
    pause()
    if not question.polar:
        exchange_by_word(places, question, at)
    pause()
    telling = [place for place in places if place.stand is Stand.ENDING]
    ends = [place for place in telling if _ends_what_is_asked(question, place, near)]
    end_by_word(near, ends, question)
    pause()
    change_by_word(near, places, question, at, pause)
    for place in near:
        if place.stand is Stand.AHEAD:
            place.add("begins or ends after that time", ASIDE)
    return ends


def _over(question: Question, near: list[Place], ends: list[Place]) -> list[Place]:
    """What is over and is asked about; to "is it still so?" what tells of the end alone is enough."""
    over = [place for place in near if place.stand is Stand.OVER and _covers(question, place) > 0]
    if over or not question.polar:
        return over
    return [place for place in ends if place in near and _covers(question, place) >= COVERS]


def _lead(last: list[Place]) -> None:
    for place in last:
        place.add("answers the question", ANSWERS)
    last_first(last)


def _holding(question: Question, near: list[Place], ends: list[Place], over: list[Place]) -> bool:
    """Whether something that holds says as much of the question as what tells of an end, or as what is past."""
    most = max((_covers(question, place) for place in ends), default=_least_of_past(question, over))
    if most > 1:
        return True
    named = frozenset(one_form(word) for name in question.names for word in words(name))
    named = named if any(named & content_of(place.known.text) for place in ends) else frozenset()
    told = max((place.known.said for place in over), default=None)
    return any(
        place.holds
        and (_covers(question, place) >= most or _is_news(question, place, told))
        and named <= content_of(place.known.text)
        for place in near
    )


def _is_news(question: Question, place: Place, told: datetime | None) -> bool:
    """Whether it was said after what is over, tells of a change, and has half of the question."""
    later = told is not None and place.known.said > told
    return later and not question.polar and place.changes and _covers(question, place) >= HALF


def _small_steps(question: Question, near: list[Place]) -> None:
    holding = any(place.holds for place in near)
    meant = INTENDS.search(question.folded) is not None
    for place in near:
        if place.stand is Stand.ENDING and holding:
            place.add("tells of an end", ENDING_STEP)
        if not meant and intends(place.known.text):
            place.add("is only meant to be", MEANT_STEP)


def _let_give_way(near: list[Place]) -> None:
    """A disputed statement that leads is settled for this question where none that stands against it was true then."""
    disputed = [place for place in near if place.known.status is Status.DISPUTED]
    first = max(disputed, key=lambda place: place.score, default=None)
    if first is not None and len(disputed) > 1:
        first.settled |= all(gives_way(place, first) for place in disputed if place is not first)


def _step_back(question: Question, near: list[Place], at: datetime) -> None:
    """What is over, or told of a stretch that is over, stands behind what holds and says as much of the question."""
    holding = [place for place in near if place.stand is Stand.HOLDS and _covers(question, place) >= HALF]
    rivals = _best_first(holding)
    for place in near:
        if place.stand not in (Stand.OVER, Stand.HOLDS):
            continue
        # The best that has not passed is soon found; so only few are read for their own times, which takes longest.
        others = (one.score for one in rivals if one is not place and not _has_passed(question, one, at))
        best = next(others, place.score)
        if best < place.score and (place.stand is Stand.OVER or _has_passed(question, place, at)):
            place.lower("no longer true", best)
            rivals = _best_first(holding)


def _best_first(places: list[Place]) -> list[Place]:
    return sorted(places, key=lambda place: -place.score)


def _has_passed(question: Question, place: Place, at: datetime) -> bool:
    if question.for_time:
        return False
    own = place.known.time()
    return not own.past and own.end is not None and own.end <= at


def _ends_what_is_asked(question: Question, place: Place, near: list[Place]) -> bool:
    """Whether an end that is told concerns the question.

    It has its words, or no others ("The trip was cancelled"), or it is the end of something that answers.
    """
    about = content_of(without_end(over_clause(place.known.text)))
    if _covers(question, place) >= COVERS or (bool(about) and about <= question.content):
        return True
    answers = (one for one in near if one.known.said < place.known.said and _covers(question, one) >= COVER_SHARE)
    return any(leaves(place, one, question) for one in answers)


def _least_of_past(question: Question, over: list[Place]) -> float:
    """Without words of an end: how much of the question something present must hold to count beside what is past."""
    past = [_covers(question, place) for place in over if place.known.status is Status.PAST]
    return max(past, default=0.0) if max(past, default=0.0) >= COVERS else NONE_OF_IT


def _covers(question: Question, place: Place) -> float:
    return coverage(question.content, place.known.text)
