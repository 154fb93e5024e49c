"""What a later statement does to an earlier one in an answer: it says that it is over, or puts it right."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from core.engine.answering import HALF, common_of, coverage, is_about
from core.engine.known import Place, Stand
from core.engine.question import Question, content_of
from core.engine.standing import corrects, stands_beside, tells_a_change, tells_an_exchange
from core.text import stem

FEWEST_SHARED = 2  # words that a correction shares with what it corrects
TAKEN_BACK = -0.6


def end_by_word(places: Sequence[Place], ends: Sequence[Place], question: Question) -> None:
    """What a later statement says is over, is over; ``ends`` are those whose date has come."""
    for end in ends:
        for place in places:
            if place.holds and place.known.said < end.known.said and _is_ended_by(place, end, question):
                place.stand = Stand.OVER
                place.why.append(f"later: “{end.known.text}”")


def _is_ended_by(place: Place, end: Place, question: Question) -> bool:
    """Whether an end that is told is that of a statement: they share more than what every answer shares."""
    named, held = content_of(end.known.values()), content_of(place.known.values())
    both = named & (held | content_of(place.known.text))
    return bool(both - common_of(question)) or (question.content <= named and question.content <= held)


def change_by_word(places: Sequence[Place], question: Question, at: datetime) -> None:
    """What a later statement replaces in so many words steps back from its date on; before it, the later one does.

    Only between statements that say as much of the question as each other and are about the same one.
    """
    changes = [place for place in places if place.holds and tells_a_change(place.known.text)]
    for new in sorted(changes, key=lambda place: place.known.said, reverse=True):
        since = new.known.began()
        for old in places:
            if old is new or not old.holds or old.known.said >= new.known.said or not _replaces(new, old, question):
                continue
            if since <= at:
                old.stand = Stand.OVER
                old.lower("an older value", new.score, f"later: “{new.known.text}”")
            else:
                new.stand = Stand.AHEAD
                new.lower("begins after that time", old.score)


def exchange_by_word(places: Sequence[Place], at: datetime) -> None:
    """What a later statement says was given for something else steps back ("sold the Skoda and bought a Kia")."""
    for new in (place for place in places if tells_an_exchange(place.known.text) and place.known.said <= at):
        names = content_of(new.known.text)
        for old in places:
            if old is new or not old.holds or old.known.said >= new.known.said:
                continue
            if names & _proper(old.known.text):
                old.stand = Stand.OVER
                new.stand = Stand.HOLDS
                new.lift("took its place", old.score, "took the place of an older one")


def _proper(text: str) -> frozenset[str]:
    """The stems of the names in a text: capitalised words that begin no sentence."""
    return frozenset(stem(name.casefold()) for name in re.findall(r"(?<=\w )[A-ZÀ-ÖØ-Þ][\w-]+", text))


def _replaces(new: Place, old: Place, question: Question) -> bool:
    asked = question.content
    if not asked or stands_beside(new.known.text) or new.known.own != old.known.own:
        return False
    mine, theirs = (coverage(asked, place.known.text) for place in (new, old))
    return mine >= max(HALF, theirs) and is_about(question, new.known.text) >= is_about(question, old.known.text)


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
