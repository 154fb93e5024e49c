"""Sentences of one frame with other values: the one said last leads, and two names for one thing stand as a pair."""

from __future__ import annotations

from core.domain import Status
from core.engine.attributes.catalogue import is_single
from core.engine.content import content_of, coverage
from core.engine.frames import asks_for, is_definite, names_the_same, shared_frame, tells_apart
from core.engine.known import Place
from core.engine.opposites.evidence import prepare, weigh
from core.engine.question import Question
from core.engine.standing import is_denial, stands_beside, tells_a_change
from core.stopping import Pause, no_pause

COVERS_IT = 0.99  # all of the question's words: a denial of less denies something else


Pair = tuple[str, str]
"""The texts of two statements that cannot both be so; a person may have ruled on them."""


def newest_of_frame(places: list[Place], text: str, pause: Pause = no_pause) -> Pair | None:
    """Of sentences of one frame with other values the one said last takes the best one's place.

    Gives two that name one thing by two names ("is called …"), where neither says that it changed. ``pause`` is
    called after each that is compared.
    """
    accepted = [place for place in places if place.holds and place.known.status is not Status.PENDING]
    ordered = sorted(accepted, key=lambda place: -place.score)
    if not ordered or ordered[0].settled:
        return None
    first = ordered[0]
    alike = []
    for place in ordered[1:]:
        pause()
        frame = shared_frame(first.known.text, place.known.text)
        if frame is None:
            continue
        if asks_for(frame, text):
            if frame.by_ending:
                continue  # of somebody else the same is said
            return None
        alike.append(place)
    rivals = [first, *alike]
    newest = max(rivals, key=lambda place: (place.known.began(), place.known.key))
    if newest is not first:
        newest.lift("the newest of its kind", first.score, "said last")
    return _disputed(newest, ordered, pause)


def _disputed(newest: Place, ordered: list[Place], pause: Pause) -> Pair | None:
    """The newest with one that says otherwise, which then follows it directly."""
    for other in ordered:
        pause()
        if _names_it_too(newest, other):
            break
    else:
        return None
    other.add("another name for it", newest.score - other.score - 0.0005, "another answer; nobody has decided yet")
    return newest.known.text, other.known.text


def denied(question: Question, places: list[Place]) -> Pair | None:
    """Two of which one says yes and the other no to "is it so?", and neither that it changed: both then lead."""
    if not question.polar:
        return None
    full = [place for place in places if place.holds and coverage(question.content, place.known.text) >= COVERS_IT]
    full = [place for place in full if not tells_a_change(place.known.text)]
    no = [place for place in full if is_denial(place.known.text)]
    yes = [place for place in full if place not in no]
    if not (no and yes):
        return None
    best = max(full, key=lambda place: place.score)
    other = max(no if best in yes else yes, key=lambda place: place.score)
    other.add("says the opposite", best.score - other.score - 0.0005, "another answer; nobody has decided yet")
    return best.known.text, other.known.text


SAME_SCORE = 0.5  # of the best: what answers less than half as well is no rival
ALIKE = 0.5  # of the words of either: what shares less is not worth the detector's look


def excludes(one: Place, other: Place) -> bool:
    """Whether the detector's rules find that two statements cannot both hold, by a figure or a word on each side."""
    if not _is_alike(one, other):
        return False
    earlier, later = sorted((one.known, other.known), key=lambda known: (known.said, known.key))
    weighed = weigh(prepare(earlier.text, later.text, earlier.said.year, later.said.year), None)
    return weighed.generator is not None and weighed.suggested is None


def _is_alike(one: Place, other: Place) -> bool:
    first, second = content_of(one.known.text), content_of(other.known.text)
    return len(first & second) >= ALIKE * max(len(first), len(second))


def _names_it_too(one: Place, other: Place) -> bool:
    if one is other or other.known.score < SAME_SCORE * one.known.score:
        return False
    by_frame = _gives_another(one, other)
    if not (by_frame or _is_alike(one, other)):
        return False
    # What takes longest comes last: whether a statement tells of a change, and what the rules make of the two.
    if any(stands_beside(place.known.text) or place.changes for place in (one, other)):
        return False
    return by_frame or excludes(one, other)


def _gives_another(one: Place, other: Place) -> bool:
    """Whether two sentences of one frame give another value, or another name, for one thing."""
    if one.known.own != other.known.own:
        alike = is_definite(one.known.text) and shared_frame(one.known.text, other.known.text) is not None
        return alike or names_the_same(one.known.text, other.known.text)
    if is_definite(one.known.text) and tells_apart(one.known.text, other.known.text):
        return True
    many = any(not is_single(slot.attribute) for slot in (*one.known.slots, *other.known.slots))
    return names_the_same(one.known.text, other.known.text, only=many)
