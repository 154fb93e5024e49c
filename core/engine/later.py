"""What a later statement does to an earlier one in an answer: it says that it is over, takes its place, puts it right.

The tie between two statements is what they speak of: the later one leaves the
value of the earlier one behind ("dropped chemistry", "took over from Priya"),
says something new of what the question is about, or counts in the same unit.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from core.engine.answering import HALF, common_of, is_about, subject_of
from core.engine.asked_kind import gives_kind, proper_names, same_unit, wants_kind
from core.engine.content import content_of, coverage, is_held, one_form
from core.engine.known import Known, Place, Stand
from core.engine.question import Question
from core.engine.standing import (
    corrects,
    leaving,
    left_for_another,
    stands_beside,
    tells_a_turn,
    tells_an_exchange,
    undated,
)
from core.engine.whom import is_about_self
from core.stopping import Pause, no_pause
from core.text import fold

FEWEST_SHARED = 2  # words that a correction shares with what it corrects
TAKEN_BACK = -0.6
LEFT_SHARE = 0.6  # of what an end leaves behind, that the earlier statement or the question speaks of


def end_by_word(places: Sequence[Place], ends: Sequence[Place], question: Question) -> None:
    """What a later statement says is over, is over; ``ends`` are those whose date has come."""
    for end in ends:
        for place in places:
            if place.holds and place.known.said < end.known.said and _is_ended_by(place, end, question):
                place.stand = Stand.OVER
                place.why.append(f"later: “{end.known.text}”")


def _is_ended_by(place: Place, end: Place, question: Question) -> bool:
    """Whether an end that is told is that of a statement: it leaves its value, or what the question is about."""
    told, held = content_of(end.known.text), content_of(place.known.text)
    if _is_anothers_death(end.known.text, held | question.content):
        return False
    if question.attribute:
        mine, theirs = (_values(one.known, question) for one in (place, end))
        left = leaving(end.known.text)
        if any(value <= left for value in mine) or any(value <= held for value in theirs):
            return True
    asked = question.content
    if leaves(end, place, question):
        return True
    named = _proper(end.known.text) - asked
    of_another = (
        bool(question.attribute and named) and not named & held
    )  # “I stopped working at the Swan” ends no other job
    return bool(asked) and asked <= told and asked <= held and not of_another


_DIED = re.compile(
    r"^(?P<who>[^.,;]{2,60}?)\s(?:has |is |had |ist |est )?(?:died|passed away|dead|starb|gestorben|verstorben|murió|"
    r"falleció|morte?|décédée?|умер(?:ла)?)\b"
)


def _is_anothers_death(text: str, spoken_of: frozenset[str]) -> bool:
    """Whether it tells that somebody died of whom nothing is said there: it ends nothing that is told of the place."""
    died = _DIED.match(text)
    who = content_of(died["who"]) if died is not None and died["who"][0].isupper() else frozenset()
    return bool(who) and not who & spoken_of


def _values(known: Known, question: Question) -> list[frozenset[str]]:
    """The values that a statement gives for the asked attribute, as stems."""
    found = (content_of(slot.value) for slot in known.slots if slot.attribute == question.attribute)
    return [value for value in found if value]


def leaves(end: Place, place: Place, question: Question) -> bool:
    """Whether nearly all that an end leaves behind is what an earlier statement and the question speak of."""
    left = leaving(end.known.text) - common_of(question)
    held = content_of(place.known.text)
    inside = [word for word in left if is_held(word, held | question.content)]
    return bool(left) and len(inside) >= LEFT_SHARE * len(left) and any(is_held(word, held) for word in inside)


def change_by_word(
    places: Sequence[Place], changed: Sequence[Place], question: Question, at: datetime, pause: Pause = no_pause
) -> None:
    """What a later statement replaces in so many words steps back from its date on; before it, the later one does.

    Only between statements that say as much of the question as each other and are about the same one. ``pause`` is
    called before each two that are compared.
    """
    holding = [place for place in changed if place.holds]
    for new in sorted(holding, key=lambda place: place.known.said, reverse=True):
        for old in places:
            if old is new or not old.holds or old.known.said >= new.known.said:
                continue
            pause()
            if not (_replaces(new, old, question) and new.changes):  # its own words are read last: that takes longest
                continue
            if new.known.began() <= at:
                old.stand = Stand.OVER
                new.settled = True
                new.lift("the newer value", old.score, "the newer value")
                old.why.append(f"later: “{new.known.text}”")
            else:
                new.stand = Stand.AHEAD
                new.lower("begins after that time", old.score)


def change_of_value(places: Sequence[Place], at: datetime) -> None:
    """Of many values side by side: one that is told to have gone up, down or over to another leads its older one."""
    for new in places:
        if not tells_a_turn(new.known.text):
            continue
        for old in places:
            if old is new or old.known.said >= new.known.said or not _same_thing(old, new):
                continue
            if new.known.began() <= at:
                new.lift("the newer value", old.score, "the newer value")
            else:
                new.lower("begins after that time", old.score)


def _same_thing(old: Place, new: Place) -> bool:
    words_of = [content_of(slot.value) for slot in old.known.slots]
    return any(value & content_of(new.known.text) for value in words_of)


def _says_new(question: Question, place: Place) -> bool:
    """Whether it speaks of a new one of what is asked about: "a new passport"."""
    return any(one_form(match[1]) in question.content for match in _NEW.finditer(fold(place.known.text)))


_NEW = re.compile(r"\b(?:new|neue\w*|nuev[oa]|nouve\w+)\s(\w+)")


def exchange_by_word(places: Sequence[Place], question: Question, at: datetime) -> None:
    """What a later statement says was given for something else steps back ("sold the Skoda and bought a Kia")."""
    for new in (place for place in places if tells_an_exchange(place.known.text) and place.known.said <= at):
        for old in places:
            if old is new or not old.holds or old.known.said >= new.known.said:
                continue
            if _is_given_for(old, new, question):
                old.stand = Stand.OVER
                new.stand = Stand.HOLDS
                new.settled = True
                new.lift("took its place", old.score, "took the place of an older one")


def _is_given_for(old: Place, new: Place, question: Question) -> bool:
    names, held = content_of(new.known.text), content_of(old.known.text)
    if names & _proper(old.known.text) or (len(names & held) >= FEWEST_SHARED and names & held & question.content):
        return True
    both_mine = is_about_self(old.known.text) and is_about_self(new.known.text)
    return both_mine and coverage(question.content, old.known.text) >= HALF and _leaves_value(new, old, question)


def _leaves_value(new: Place, old: Place, question: Question) -> bool:
    """Whether a statement leaves behind what an older one says beyond the question's words."""
    value = content_of(undated(old.known.text)) - question.content - common_of(question)
    return any(is_held(word, value) for word in leaving(new.known.text))


def _proper(text: str) -> frozenset[str]:
    return frozenset(one_form(name) for name in proper_names(text))


_OF_WHAT_WAS_SAID = ("the ", "it ", "this ", "der ", "die ", "das ", "el ", "la ", "le ")
"""Beginnings of a text that speaks on of what was named before."""


def _replaces(new: Place, old: Place, question: Question) -> bool:
    asked = question.content
    if not asked or stands_beside(new.known.text) or new.known.own != old.known.own:
        return False
    if gives_kind(question, old) and not gives_kind(question, new):
        return False
    mine, theirs = (coverage(asked, place.known.text) for place in (new, old))
    if mine >= HALF and _says_new(question, new):
        return True
    turned = tells_a_turn(new.known.text) and not question.past
    if theirs >= HALF and (mine > 0 or turned) and _takes_its_place(new, old, question):
        return True
    if question.past and (question.for_time or question.of_an_end) and mine < theirs:
        return False
    if question.for_number and theirs >= HALF and same_unit(new.known.text, old.known.text):
        return is_about(question, new.known.text) or not proper_names(new.known.text)
    if not is_about(question, new.known.text) and is_about(question, old.known.text):
        speaks_on = fold(new.known.text).startswith(_OF_WHAT_WAS_SAID) and not proper_names(undated(new.known.text))
        return mine >= HALF and speaks_on
    return mine >= _least(new, old, question, theirs)


NEVER = 2.0  # a share that nothing reaches


def _least(new: Place, old: Place, question: Question, theirs: float) -> float:
    """How much of the question a change must hold: half where it is dated or gives the asked kind, else as much."""
    beyond = question.content - subject_of(question)
    if beyond and not coverage(beyond, new.known.text):
        return NEVER
    dated = new.known.time().start is not None and new.known.began() > old.known.began()
    return HALF if dated or wants_kind(question) else max(HALF, theirs)


def _takes_its_place(new: Place, old: Place, question: Question) -> bool:
    """Whether it names the older value as what was before: "from Priya", "instead of Tuesdays"."""
    value = content_of(undated(old.known.text)) - question.content - common_of(question)
    return any(is_held(word, value) for word in left_for_another(new.known.text))


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
