"""Sentences of one frame with other values: the one said last leads, and two names for one thing stand as a pair."""

from __future__ import annotations

from core.domain import Status
from core.engine.attributes.catalogue import is_single
from core.engine.content import coverage
from core.engine.frames import asks_for, is_definite, names_the_same, shared_frame, tells_apart
from core.engine.known import Place
from core.engine.question import Question
from core.engine.standing import is_denial, stands_beside, tells_a_change

COVERS_IT = 0.99  # all of the question's words: a denial of less denies something else


def newest_of_frame(places: list[Place], text: str) -> bool:
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


def denied(question: Question, places: list[Place]) -> bool:
    """Whether to "is it so?" one says yes and another no, and neither that it changed: both then lead."""
    if not question.polar:
        return False
    full = [place for place in places if place.holds and coverage(question.content, place.known.text) >= COVERS_IT]
    full = [place for place in full if not tells_a_change(place.known.text)]
    no = [place for place in full if is_denial(place.known.text)]
    yes = [place for place in full if place not in no]
    if not (no and yes):
        return False
    best = max(full, key=lambda place: place.score)
    other = max(no if best in yes else yes, key=lambda place: place.score)
    other.add("says the opposite", best.score - other.score - 0.0005, "another answer; nobody has decided yet")
    return True


def _names_it_too(one: Place, other: Place) -> bool:
    if one is other or stands_beside(one.known.text) or stands_beside(other.known.text):
        return False
    if tells_a_change(one.known.text) or tells_a_change(other.known.text):
        return False
    if one.known.own != other.known.own:
        alike = is_definite(one.known.text) and shared_frame(one.known.text, other.known.text) is not None
        return alike or names_the_same(one.known.text, other.known.text)
    if is_definite(one.known.text) and tells_apart(one.known.text, other.known.text):
        return True
    many = any(not is_single(slot.attribute) for slot in (*one.known.slots, *other.known.slots))
    return names_the_same(one.known.text, other.known.text, only=many)
