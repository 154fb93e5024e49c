"""Which of the found statements answers a question, at the time that is asked for: the current-value resolver.

Start at ``resolve``. It takes statements that a search found, each with its
window, status and slots, and gives an order, the words for it, and what the
search as a whole says. Candidates of one slot: what is over, still ahead or
taken back steps aside; then the newest start counts, then what was said last; two that
disagree stay side by side. It decides nothing for good and writes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from core.answers import Answer
from core.domain import Status
from core.engine.answering import HALF, answering, is_nothing, names_another, subject_of
from core.engine.around import around_event, bound_before
from core.engine.asked import TOLD_ONLY, askable
from core.engine.attributes.catalogue import is_single
from core.engine.by_slot import by_slot, ended
from core.engine.by_words import by_words
from core.engine.content import content_of, coverage
from core.engine.in_turn import turn_of, value_in_turn
from core.engine.introduced import introduced
from core.engine.known import Known, KnownSlot, Place, Stand
from core.engine.newest import Pair, denied, newest_of_frame
from core.engine.question import Question
from core.engine.standing import OwnTime, over_clause, tells_an_end, tells_an_exchange
from core.stopping import Pause, no_pause
from core.window import Window

ANSWERS = 1.0  # above every score by words and meaning, which end at 1.2: an answer by slot leads
TOLD = 0.7  # the same for a statement that no slot rule read
UNKNOWN_START = -2.0  # what may not have been true yet stands behind everything that was


@dataclass(frozen=True, slots=True)
class Resolved:
    """The places, best first, and what the search says; ``answer`` None leaves that to the statuses.

    ``pair``: the texts of two that are disputed by their words alone, unless a person ruled on them.
    """

    places: tuple[Place, ...]
    answer: Answer | None
    pair: Pair | None = None


def resolve(question: Question, known: Sequence[Known], at: datetime, text: str, pause: Pause = no_pause) -> Resolved:
    """Order what was found as an answer to the question about the world at ``at``.

    ``pause`` is called after each statement whose standing is read and between the steps: they may take 20 ms.
    """
    places = [Place(one) for one in known]
    slot, told, nothing = _answering(question, places, text, at)
    for place in (*slot, *told):
        place.answers = True
        place.add("answers the question", ANSWERS if place in slot else TOLD, "answers what you asked")
    bound_before(places)
    for place in places:
        place.stand = _stand(place, question, at)
        pause()
    answer = Answer.NOTHING if nothing else _answer(question, places, [*slot, *told], at, pause)
    if answer is Answer.NOTHING and not nothing:
        answer = _by_others(question, places, at, pause)
    for place in places:
        if place.known.uncertain and place.stand in (Stand.UNSURE, Stand.AHEAD) and not place.answers:
            place.add("may not have been true yet", UNKNOWN_START)
    pause()
    pair = _disputed(question, places, answer, text, pause)
    if pair and answer in (None, Answer.FOUND):
        answer = Answer.DISPUTED
    places.sort(key=lambda place: (-place.score, -place.known.key))
    return Resolved(tuple(places), answer, pair)


def _answering(
    question: Question, places: list[Place], text: str, at: datetime
) -> tuple[list[Place], list[Place], bool]:
    """What answers by a slot and by its words, and whether nothing is known of what is asked."""
    slot, told = answering(question, places)
    if slot or told:
        another = names_another(question, [*slot, *told])
        return ([], [], True) if another else (slot, told, False)
    nothing = is_nothing(question, text, places, at)
    return ([] if nothing else _of_one_slot(question, places)), [], nothing


def _disputed(question: Question, places: list[Place], answer: Answer | None, text: str, pause: Pause) -> Pair | None:
    """Two statements that cannot both be so by their words alone."""
    pair = newest_of_frame(places, text, pause)
    return denied(question, places) if pair is None and answer in (None, Answer.FOUND) else pair


def _answer(question: Question, places: list[Place], found: list[Place], at: datetime, pause: Pause) -> Answer | None:
    around = around_event(question, found or places) if question.before or question.after else None
    if around is not None:
        return around
    turn = turn_of(question.folded) if found and question.span is None and is_single(question.attribute) else None
    if turn is not None:
        return value_in_turn(turn, found)
    if found:
        return by_slot(question, found, [place for place in places if place.stand is Stand.ENDING], at)
    return introduced(question, places) or by_words(question, places, at, pause) if places else None


def _by_others(question: Question, places: list[Place], at: datetime, pause: Pause) -> Answer | None:
    """None of the values was true yet at that time: what holds by other words, if it speaks of what is asked."""
    others = [place for place in places if not place.answers and place.holds and not place.known.uncertain]
    if not any(_speaks_of(question, place) for place in others):
        return Answer.NOTHING
    return by_words(question, places, at, pause)


def _speaks_of(question: Question, place: Place) -> bool:
    beyond = question.content - subject_of(question)
    return coverage(question.content, place.known.text) >= HALF and coverage(beyond, place.known.text) > 0


def _of_one_slot(question: Question, places: list[Place]) -> list[Place]:
    """Without a known attribute: the values of the one slot that the best hit answers with, if others give it, too."""
    if question.attribute or question.polar or not (places and question.content):
        return []
    best = max(places, key=lambda place: place.known.score)
    kept = {(slot.subject, slot.attribute) for slot in best.known.slots if is_single(slot.attribute)}
    least = HALF * coverage(question.content, best.known.text)
    found = [place for place in places if _is_of(place, kept) and coverage(question.content, place.known.text) >= least]
    return found if least and len(found) > 1 and not _names_a_value(question, best, found) else []


def _is_of(place: Place, kept: set[tuple[int, str]]) -> bool:
    return any((slot.subject, slot.attribute) in kept and slot.polarity == "pos" for slot in place.known.slots)


def _names_a_value(question: Question, place: Place, found: list[Place]) -> bool:
    """Whether the question names the value of one of them, by a word that the values of the others lack."""
    others = frozenset(stem for other in found if other is not place for stem in content_of(other.known.values()))
    return bool(question.content & (content_of(place.known.values()) - others))


def _stand(place: Place, question: Question, at: datetime) -> Stand:
    known = place.known
    if place.until is not None:
        return Stand.OVER if place.until <= at else Stand.HOLDS
    row = askable(question.attribute)
    if not question.of_an_end and _tells_end(question, known, row.tells if row else None):
        return Stand.ENDING if ended(place) <= at else Stand.AHEAD
    by_window = _by_window(place, question)
    if by_window is not None:
        return by_window
    if question.attribute == "birthday" and place.answers:
        return Stand.HOLDS  # who was born once has that birthday for good
    if place.answers and known.window == Window():
        return _by_own_time(known.time(), known, at, asked_in_past=question.past and not question.now)
    if not known.uncertain or (known.window == Window() and known.time().holds(at)):
        return Stand.HOLDS
    return Stand.UNSURE


def _by_window(place: Place, question: Question) -> Stand | None:
    """What the window alone decides; None where it leaves it open."""
    known = place.known
    if _reaches_into(question, known.window):
        return Stand.HOLDS
    if known.status is Status.PAST:
        return Stand.UNSURE if place.answers and _met(question, known.window) else Stand.OVER
    return Stand.AHEAD if known.status is Status.UPCOMING else None


def _tells_end(question: Question, known: Known, tells: re.Pattern[str] | None) -> bool:
    """Whether it says that something is over; to "is it still so?" the clause that says so is all that counts."""
    if question.polar and question.attribute in TOLD_ONLY and tells_an_exchange(known.text):
        return False  # “sold the old car and bought a Kia”: there is one
    if question.polar:
        ended = over_clause(known.text)
        return bool(ended) and (coverage(question.content, ended) >= HALF or tells_an_end(known.text, tells))
    return tells_an_end(known.text, tells, question.content)


def _reaches_into(question: Question, window: Window) -> bool:
    """Whether a dated window meets the time that is asked for, where no one value of that time is asked for."""
    span = question.span
    if span is None or question.attribute or question.believed or not (window.start or window.end):
        return False
    begun = span.end is None or window.start is None or window.start.at < span.end.at
    lasted = span.start is None or window.end is None or window.end.at > span.start.at
    return begun and lasted


def _met(question: Question, window: Window) -> bool:
    """Whether a window that is over by its last instant reached into the time that is asked for."""
    span = question.span
    return span is not None and span.start is not None and window.end is not None and span.start.at < window.end.at


def _by_own_time(own: OwnTime, known: Known, at: datetime, *, asked_in_past: bool) -> Stand:
    if own.end is not None and own.end <= at:
        return Stand.OVER
    if own.start is not None and own.start > at:
        return Stand.AHEAD
    if own.start is not None or own.end is not None:
        return Stand.HOLDS
    if own.past:
        return Stand.OVER if at >= known.said and not asked_in_past else Stand.UNSURE
    return Stand.UNSURE if known.uncertain else Stand.HOLDS


__all__ = ["Known", "KnownSlot", "Place", "Resolved", "Stand", "resolve"]
