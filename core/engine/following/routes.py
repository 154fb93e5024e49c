"""The way from what a question names to what it asks for, step by step, that explains most of its words.

Every word of the question beside the name is either explained by the relation
of a step, or is not; a way is as good as what it explains, less a little for
each step, and a lot for one that nothing in the question speaks of. Nothing is
said about the order of the words: what is stored decides which ways there are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.engine.following.relations import EMPTY, is_relation, likeness, relation_words, weight_of
from core.engine.following.steps import Step, names_of, places_of
from core.stopping import Pause, no_pause
from core.text import STOP_WORDS, fold, stem, words

MOST_STEPS = 4
KEPT = 6  # ways that are gone on from; 4 and 40 answer as many questions
STEP_COST = 0.06  # of two ways that explain as much the shorter one is meant
UNSAID_COST = 0.55  # for a step that no word of the question names
IDLE_COST = 0.3  # for one that explains nothing new
BEYOND_COST = 0.2  # for each relation that a step names and the question has no word for
NEW = 0.15  # from which something new is explained
NAMED = 0.4  # likeness from which a word names a step: one that may name it does, too
MORE_THAN_ONE = 0.3
"""By how much a way must explain more than the best single step: below it the one memory is the answer."""
ENOUGH = 0.5
"""Share of the question's words of which a way must explain more: with less it is about something else."""
LONGEST_NAME = 8  # words
_WORD = re.compile(r"[\w'’-]+")


@dataclass(frozen=True, slots=True)
class Route:
    """The steps from the name in the question to its answer; ``share``: how much of the question they explain."""

    name: str
    steps: tuple[Step, ...]
    share: float


@dataclass(frozen=True, slots=True)
class _Way:
    """A beginning of a route: where it stands, what it explains of each asked word, what it cost."""

    at: str
    steps: tuple[Step, ...] = ()
    told: tuple[float, ...] = ()
    cost: float = 0.0
    seen: frozenset[str] = frozenset()
    unsaid: int = 0

    @property
    def worth(self) -> float:
        return sum(self.told) - self.cost


def spans_of(question: str) -> tuple[str, ...]:
    """What in a question may be a name: quoted words, then runs of words with capitals, the longest first."""
    quoted = [found.strip() for found in re.findall(r"[\"“„«']([^\"“”„«»']{2,120})[\"“”»'](?!\w)", question)]
    found = list(re.finditer(r"[^\s,?!;\"“”«»„]+", question))
    pieces = [piece[0] for piece in found]
    runs = []
    for first in range(1, len(pieces)):  # the first word has a capital in any case
        for last in range(min(len(pieces), first + LONGEST_NAME), first, -1):
            ends = pieces[first], pieces[last - 1]
            if all(_stands_out(word) for word in ends):
                written = question[found[first].start() : found[last - 1].end()]  # “Anna, Duchess of Graz” is one name
                runs.append(re.sub(r"['’]s?$", "", " ".join(written.split())))
    spans = [*quoted, *sorted(runs, key=len, reverse=True)]
    return tuple(dict.fromkeys(name for name in spans if not all(map(_is_no_name, words(name)))))


def _is_no_name(word: str) -> bool:
    """Whether a word is a mere function word, or names a relation ("CEO")."""
    return word in STOP_WORDS or is_relation(stem(word))


def _stands_out(word: str) -> bool:
    return word[0].isupper() or word[0].isdigit()


def plain_spans(question: str, texts: Sequence[str]) -> tuple[str, ...]:
    """Runs of a question's words that stand in one of these texts, the longest first: names without capitals."""
    pieces = _WORD.findall(question)
    held = [f" {' '.join(_WORD.findall(fold(text)))} " for text in texts]
    found = []
    for first in range(len(pieces)):
        for last in range(min(len(pieces), first + LONGEST_NAME // 2), first, -1):
            run = fold(" ".join(pieces[first:last]))
            told = {word for word in words(run) if word not in STOP_WORDS and weight_of(word) > EMPTY}
            ends = (words(pieces[first]), words(pieces[last - 1]))
            if (
                told
                and all(end and end[0] not in STOP_WORDS for end in ends)
                and any(f" {run} " in text for text in held)
            ):
                found.append(run)
                break
    return tuple(sorted(dict.fromkeys(found), key=len, reverse=True))


def route(
    question: str, name: str, of: str, steps_of: Callable[[str], Sequence[Step]], pause: Pause = no_pause
) -> Route | None:
    """The best way from ``name``; None where one step explains as much, or no way explains enough.

    ``of`` are the words of the question that stand for the name; ``steps_of``
    gives the steps from a thing by its name, of each relation the newest one.
    ``pause`` is called after each step that is weighed: of a thing named often there are hundreds.
    """
    rest = _without(question, of)
    asked = _asked(rest)
    whole = sum(map(weight_of, asked))
    ways = [_Way(name, told=(0.0,) * len(asked), seen=frozenset({fold(name)}))]
    single, best = 0.0, None
    for number in range(MOST_STEPS):
        ways = sorted(
            (longer for way in ways for longer in _longer(way, asked, steps_of, pause)), key=lambda way: -way.worth
        )
        ways = ways[:KEPT]
        if not ways:
            break
        if number == 0:
            single = ways[0].worth
        if best is None or ways[0].worth > best.worth:
            best = ways[0]
        if best.worth >= whole - STEP_COST * len(best.steps):
            break  # nothing is left to explain
        # What even a step that explains all the rest would leave behind one memory is not looked up.
        ways = [way for way in ways if way.worth + whole - sum(way.told) - STEP_COST >= single + MORE_THAN_ONE]
    if best is None or len(best.steps) < 2 or not whole:
        return None
    share = sum(best.told) / whole
    return Route(name, best.steps, share) if best.worth >= single + MORE_THAN_ONE and share > ENOUGH else None


_PLACE = re.compile(r"\W*where\b", re.IGNORECASE)


def _asked(question: str) -> tuple[str, ...]:
    """The stems of a question's words that may name a relation; "where" asks for a place."""
    return tuple(dict.fromkeys((*relation_words(question), *(("place",) if _PLACE.match(question) else ()))))


def _without(question: str, name: str) -> str:
    """A question without the words that stand for a name."""
    for start, end in reversed(list(places_of(name, question))):
        question = f"{question[:start]} {question[end:]}"
    return question


def _longer(
    way: _Way, asked: tuple[str, ...], steps_of: Callable[[str], Sequence[Step]], pause: Pause
) -> Iterator[_Way]:
    for name in names_of(way.at):
        steps = steps_of(name)
        if steps:
            used = {step.key for step in way.steps}  # what one memory says of itself leads nowhere
            for step in steps:
                pause()
                if step.key not in used and fold(step.value) not in way.seen:
                    yield _after(way, step, asked)
            return


@lru_cache(maxsize=2_048)
def _explained(relation: str, asked: tuple[str, ...]) -> tuple[tuple[float, ...], bool, int]:
    """What a relation explains of each asked word, whether none of them names it, and what it says beyond them."""
    said = relation_words(relation)
    alike = [max((likeness(word, one) for one in said), default=0.0) for word in asked]
    here = tuple(weight_of(word) * one for word, one in zip(asked, alike, strict=True))
    strange = [one for one in said if is_relation(one) and not any(likeness(word, one) for word in asked)]
    beyond = sum(not any(likeness(one, other) for other in strange[:at]) for at, one in enumerate(strange))
    return here, bool(said) and sum(here) < NAMED, beyond


def _after(way: _Way, step: Step, asked: tuple[str, ...]) -> _Way:
    here, unsaid, beyond = _explained(step.relation, asked)
    told = tuple(map(max, way.told, here))
    idle = sum(told) - sum(way.told) < NEW
    cost = way.cost + STEP_COST + UNSAID_COST * unsaid + IDLE_COST * idle + BEYOND_COST * beyond
    return _Way(step.value, (*way.steps, step), told, cost, way.seen | {fold(step.value)}, way.unsaid + unsaid)
