"""Which of the found statements answers a question, at the time that is asked for: the current-value resolver.

Start at ``resolve``. It takes statements that a search found, each with its
window, status and slots, and gives an order, the words for it, and what the
search as a whole says. Candidates of one slot: what is over, still ahead or
taken back steps aside; then the newest start counts, then what was said last; two that
disagree stay side by side. It decides nothing for good and writes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from core.answers import Answer
from core.domain import Status
from core.engine.answering import answering, coverage, is_nothing
from core.engine.asked import askable
from core.engine.attributes.catalogue import is_single
from core.engine.frames import asks_for, is_definite, names_the_same, shared_frame
from core.engine.known import Known, KnownSlot, Place, Stand
from core.engine.later import change_by_word, end_by_word, exchange_by_word, take_back
from core.engine.question import Question, content_of
from core.engine.standing import OwnTime, guesses, stands_beside, tells_a_change, tells_an_end, without_end
from core.text import fold, stem, words
from core.window import Window

ANSWERS = 1.0  # above every score by words and meaning, which end at 1.2: an answer by slot leads
TOLD = 0.7  # the same for a statement that no slot rule read
OLDER = -0.25  # an older value stands behind
ASIDE = -0.6  # what is over or ahead stands behind everything near it
UNKNOWN_START = -2.0  # what may not have been true yet stands behind everything that was
NEAR_SHARE = 0.45  # of the best score: what is weaker is no rival in a comparison by words
NONE_OF_IT = 2.0  # a share that nothing reaches
COVERS = 0.6  # share of the question's words: below it an end that is told is the end of something else


@dataclass(frozen=True, slots=True)
class Resolved:
    """The places, best first, and what the search says; ``answer`` None leaves that to the statuses."""

    places: tuple[Place, ...]
    answer: Answer | None


def resolve(question: Question, known: Sequence[Known], at: datetime, text: str) -> Resolved:
    """Order what was found as an answer to the question about the world at ``at``."""
    places = [Place(one) for one in known]
    by_slot, told = answering(question, places)
    for place in (*by_slot, *told):
        place.answers = True
        place.add("answers the question", ANSWERS if place in by_slot else TOLD, "answers what you asked")
    for place in places:
        place.stand = _stand(place, question, at)
    answer: Answer | None
    if by_slot or told:
        ends = [place for place in places if place.stand is Stand.ENDING]
        answer = _by_slot(question, [*by_slot, *told], ends, at)
    elif is_nothing(question, text, places):
        answer = Answer.NOTHING
    else:
        answer = _by_words(question, places, at)
    for place in places:
        if place.stand is Stand.UNSURE and not place.answers:
            place.add("may not have been true yet", UNKNOWN_START)
    disputed = _newest_of_frame(places, text)
    if disputed and answer in (None, Answer.FOUND):
        answer = Answer.DISPUTED
    places.sort(key=lambda place: (-place.score, -place.known.key))
    return Resolved(tuple(places), answer)


def _stand(place: Place, question: Question, at: datetime) -> Stand:
    known = place.known
    row = askable(question.attribute)
    if not question.of_an_end and tells_an_end(known.text, row.tells if row else None):
        return Stand.ENDING if _ended(place) <= at else Stand.AHEAD
    if known.status is Status.PAST:
        return Stand.UNSURE if place.answers and _met(question, known.window) else Stand.OVER
    if known.status is Status.UPCOMING:
        return Stand.AHEAD
    if place.answers and known.window == Window():
        return _by_own_time(known.time(), known, at, asked_in_past=question.past and not question.now)
    return Stand.UNSURE if known.uncertain else Stand.HOLDS


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


# --- by slot


def _by_slot(question: Question, found: list[Place], ends: list[Place], at: datetime) -> Answer:
    end_by_word(found, ends, question)
    take_back(found)
    if question.before or question.after:
        _around_event(question, found)
    holding = [place for place in found if place.holds]
    if holding:
        return _present(question, holding, found)
    over = [place for place in found if place.stand in (Stand.OVER, Stand.ENDING)]
    for place in found:
        if place not in over:
            place.add("not at that time", ASIDE)
    if not over:
        return Answer.NOTHING
    _last_first(over)
    return Answer.ENDED


def _present(question: Question, holding: list[Place], found: list[Place]) -> Answer:
    for place in found:
        if place not in holding:
            place.add("not true at that time", 2 * ASIDE)
    if not (question.attribute == "name" or is_single(question.attribute)):
        return _side_by_side(sorted(holding, key=lambda place: -place.score))
    ordered = sorted(holding, key=_merit, reverse=True)
    for behind, place in enumerate(ordered[1:], 1):
        place.lower("an older value", ordered[0].score + OLDER * behind)
    ordered[0].settled = True
    ordered[0].why.append("the newest" if len(ordered) > 1 else "the only one")
    return _side_by_side(ordered)


def _side_by_side(ordered: list[Place]) -> Answer:
    """Disputed when the first one is: its rival follows it directly."""
    if ordered[0].known.status is not Status.DISPUTED:
        return Answer.FOUND
    rivals = [place for place in ordered[1:] if place.known.status is Status.DISPUTED]
    for place in rivals[:1]:
        place.add("disputes it", ordered[0].score - place.score - 0.001, "another answer; nobody has decided yet")
    said_later = bool(rivals) and all(place.stand > ordered[0].stand for place in rivals)
    return Answer.FOUND if said_later else Answer.DISPUTED


def _merit(place: Place) -> tuple[bool, int, bool, bool, bool, datetime, int]:
    known = place.known
    start = known.window.start.at if known.window.start else known.time().start
    beside = stands_beside(known.text)
    accepted = known.status is not Status.PENDING
    return (accepted, -place.stand, known.own, not guesses(known.text), not beside, start or known.said, known.key)


def _last_first(over: list[Place]) -> None:
    """The value that held last leads; what only tells of the end follows it."""
    ordered = sorted(over, key=lambda place: (place.stand is not Stand.ENDING, _ended(place)), reverse=True)
    for behind, place in enumerate(ordered[1:], 1):
        place.lower("ended earlier", ordered[0].score - 0.001 * behind)
    ordered[0].why.append("the last that was true")


def _ended(place: Place) -> datetime:
    window = place.known.window
    return window.end.at if window.end else place.known.said


def _around_event(question: Question, found: list[Place]) -> None:
    """For "before Acme": what held until then leads, and Acme itself steps back."""
    named = {stem(word) for word in words(question.before or question.after)}
    anchors = [place for place in found if named & {stem(word) for word in words(place.known.values())}]
    turning = min((place.known.began() for place in anchors), default=None)
    before = bool(question.before)
    for place in found:
        tells = _says_around(place.known, named)
        fits = turning is None or (place.known.began() < turning) == before
        place.stand = Stand.HOLDS if tells or (fits and place not in anchors) else Stand.AHEAD


def _says_around(known: Known, named: set[str]) -> bool:
    """Whether a text names the event and what was before or after it: "Before Delft I spent two years in Breda"."""
    folded = fold(known.text)
    around = any(word in folded for word in ("before ", "after ", "vor ", "nach ", "antes de ", "avant ", "après "))
    return around and bool(named & {stem(word) for word in words(folded)})


# --- by words


def _by_words(question: Question, places: list[Place], at: datetime) -> Answer | None:
    if not places:
        return None
    best = max(place.known.score for place in places)
    near = [place for place in places if place.known.score >= NEAR_SHARE * best]
    take_back(near)
    ends = [place for place in places if place.stand is Stand.ENDING and _ends_what_is_asked(question, place)]
    end_by_word(near, ends, question)
    change_by_word(near, question, at)
    exchange_by_word(places, at)
    for place in near:
        if place.stand is Stand.AHEAD:
            place.add("begins or ends after that time", ASIDE)
    over = [place for place in near if place.stand is Stand.OVER and _covers(question, place) > 0]
    most = max((_covers(question, place) for place in ends), default=_least_of_past(question, over))
    holding = [place for place in near if place.holds and _covers(question, place) >= most]
    if holding or not over or most > 1:
        return None
    for place in (*over, *ends):
        place.add("answers the question", TOLD)
    _last_first([*over, *ends])
    return Answer.ENDED


def _ends_what_is_asked(question: Question, place: Place) -> bool:
    """Whether an end that is told concerns the question: it has its words, or no others ("The trip was cancelled")."""
    about = content_of(without_end(place.known.text))
    return _covers(question, place) >= COVERS or (bool(about) and about <= question.content)


def _least_of_past(question: Question, over: list[Place]) -> float:
    """Without words of an end: how much of the question something present must hold to count beside what is past."""
    past = [_covers(question, place) for place in over if place.known.status is Status.PAST]
    return max(past, default=0.0) if max(past, default=0.0) >= COVERS else NONE_OF_IT


def _covers(question: Question, place: Place) -> float:
    return coverage(question.content, place.known.text)


def _newest_of_frame(places: list[Place], text: str) -> bool:
    """Of sentences of one frame with other values the one said last takes the best one's place.

    True when two of them name one thing by two names ("is called …"), and neither says that it changed.
    """
    accepted = [place for place in places if place.holds and place.known.status is not Status.PENDING]
    ordered = sorted(accepted, key=lambda place: -place.score)
    if not ordered or ordered[0].settled:
        return False
    first = ordered[0]
    alike = []
    for place in ordered[1:]:
        frame = shared_frame(first.known.text, place.known.text)
        if frame is None:
            continue
        if asks_for(frame.first, frame.head, text):
            return False
        alike.append(place)
    rivals = [first, *alike]
    newest = max(rivals, key=lambda place: (place.known.began(), place.known.key))
    if newest is not first:
        newest.lift("the newest of its kind", first.score, "said last")
    other = next((place for place in ordered if _names_it_too(newest, place)), None)
    if other is None:
        return False
    other.add("another name for it", newest.score - other.score - 0.0005, "another answer; nobody has decided yet")
    return True


def _names_it_too(one: Place, other: Place) -> bool:
    if one is other or stands_beside(one.known.text) or stands_beside(other.known.text):
        return False
    if tells_a_change(one.known.text) or tells_a_change(other.known.text):
        return False
    if one.known.own != other.known.own:
        alike = is_definite(one.known.text) and shared_frame(one.known.text, other.known.text) is not None
        return alike or names_the_same(one.known.text, other.known.text)
    many = any(not is_single(slot.attribute) for slot in (*one.known.slots, *other.known.slots))
    return names_the_same(one.known.text, other.known.text, only=many)


__all__ = ["Known", "KnownSlot", "Place", "Resolved", "Stand", "resolve"]
