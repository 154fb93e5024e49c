"""Pairs that knowledge of the world decides: a standing fact beside a deed, an event, an aim, a never."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from judge import grammar
from judge.attribute_pairs import QUOTES, either_way, long_ago, pair, recent, two
from judge.grammar import SELF, Subject, of_a_person, one_person, say, two_people
from judge.pairs import Label, Pair
from judge.rows import Situation


@dataclass(frozen=True, slots=True)
class _Draw:
    """What was drawn before the kind decides: two wordings of the fact, and the person twice."""

    row: Situation
    holds: str
    other: str
    who: Subject
    again: Subject
    random: Random

    def pair(self, later: str | None, label: Label, kind: str) -> Pair | None:
        """The fact and what is said later of the same person."""
        texts = say(self.holds, self.who), later and say(later, self.again)
        return pair(texts, label, f"situation {self.row.name}", kind, self.random)


def of_situation(row: Situation, random: Random) -> Pair | None:
    """One pair of a standing fact, by what its row has."""
    kinds = [
        kind for kind, (share, needs, _) in _KINDS.items() if not needs or getattr(row, needs) for _ in range(share)
    ]
    kind = random.choice(kinds)
    who, again = one_person(random)
    holds, other = two(row.holds, random)
    return _KINDS[kind][2](_Draw(row, holds, other, who, again, random))


def _clash(draw: _Draw) -> Pair | None:
    texts = say(draw.holds, draw.who), say(draw.random.choice(draw.row.clash), draw.again)
    name = f"situation {draw.row.name}"
    return pair(either_way(texts, draw.random), Label.CONFLICT, name, "implicit", draw.random)


def _beside(draw: _Draw) -> Pair | None:
    texts = say(draw.holds, draw.who), say(draw.random.choice(draw.row.beside), draw.again)
    name = f"situation {draw.row.name}"
    return pair(either_way(texts, draw.random), Label.BOTH, name, "implicit, both true", draw.random)


def _same(draw: _Draw) -> Pair | None:
    return draw.pair(draw.other, Label.DUPLICATE, "same") if len(draw.row.holds) > 1 else None


def _past(draw: _Draw) -> Pair | None:
    if not draw.row.clash:
        return None
    frame = grammar.past(draw.random.choice(draw.row.clash), " " + long_ago(draw.random))
    return draw.pair(frame, Label.LATE_PAST, "late past")


def _ended(draw: _Draw) -> Pair | None:
    return draw.pair(grammar.ended(draw.other, draw.random), Label.UPDATE, "ended")


def _changed(draw: _Draw) -> Pair | None:
    return draw.pair(draw.random.choice(draw.row.change), Label.UPDATE, "change")


def _quoted(draw: _Draw) -> Pair | None:
    if not draw.row.clash:
        return None
    words = draw.random.choice(QUOTES).format(say(draw.random.choice(draw.row.clash), SELF))
    texts = say(draw.holds, SELF), words
    return pair(texts, Label.BOTH, f"situation {draw.row.name}", "quoted", draw.random)


_TAILS = (", mostly because of my family", " since 2018", ", and everybody knows it", ", as I told you last spring")


def _more(draw: _Draw) -> Pair | None:
    texts = say(draw.holds, draw.who), say(draw.other, draw.again) + draw.random.choice(_TAILS)
    return pair(texts, Label.REFINE, f"situation {draw.row.name}", "more", draw.random)


def _another(draw: _Draw) -> Pair | None:
    if not draw.row.clash:
        return None
    name = f"situation {draw.row.name}"
    return _of_another(draw.row, draw.random.choice(draw.row.clash), name, draw.random)


_KINDS: dict[str, tuple[int, str, Callable[[_Draw], Pair | None]]] = {
    "same": (2, "", _same),
    "past": (2, "", _past),
    "other": (1, "", _another),
    "ended": (1, "", _ended),
    "denied": (1, "", lambda draw: draw.pair(grammar.denied(draw.other), Label.CONFLICT, "denied")),
    "quoted": (1, "", _quoted),
    "more": (1, "", _more),
    "clash": (9, "clash", _clash),
    "beside": (6, "beside", _beside),
    "change": (4, "change", _changed),
}
"""For each kind: its share, the field of the row without which it is left out, and what makes the pair."""


def _of_another(row: Situation, frame: str, name: str, random: Random) -> Pair | None:
    holds = random.choice(row.holds)
    if not of_a_person(holds) or not of_a_person(frame):
        return None
    who, other = two_people(random)
    return pair((say(holds, who), say(frame, other)), Label.BOTH, name, "somebody else", random)


def of_event(row: Situation, random: Random) -> Pair | None:
    """A state and the event that ends it, at times with its date; of another person both hold."""
    holds, event = random.choice(row.holds), random.choice(row.change)
    name = f"event {row.name}"
    if random.random() < 0.14:
        if not of_a_person(holds) or not of_a_person(event):
            return None
        who, other = two_people(random)
        return pair((say(holds, who), say(event, other)), Label.BOTH, name, "event of another", random)
    who, again = one_person(random)
    later = say(event + (f" {recent(random)}" if random.random() < 0.6 else ""), again)
    later += random.choice(("", "", "", ", a big change", ", finally", " and it feels good"))
    return pair((say(holds, who), later), Label.UPDATE, name, "event", random)


def of_doing(row: Situation, random: Random) -> Pair | None:
    """A standing fact and something just done that cannot be beside it, or can."""
    draw = random.random()
    name = f"doing {row.name}"
    holds = random.choice(row.holds)
    if draw < 0.12:
        return _of_another(row, random.choice(row.clash), name, random)
    who, again = one_person(random)
    if draw < 0.62:
        texts = say(holds, who), say(random.choice(row.clash), again)
        return pair(either_way(texts, random, 0.3), Label.CONFLICT, name, "done", random)
    texts = say(holds, who), say(random.choice(row.beside), again)
    return pair(either_way(texts, random, 0.2), Label.BOTH, name, "done, both true", random)


def of_never(row: tuple[str, ...], random: Random) -> Pair | None:
    """Never against once: a clash for one person, none for two."""
    never, *once = row
    name = f"never {never}"
    frame = f"I {random.choice(once)}" + random.choice(
        ("", " " + long_ago(random), " once", f" in {random.randint(1999, 2024)}")
    )
    if random.random() < 0.3:
        who, other = two_people(random)
        return pair((say(f"I *ve never {never}", who), say(frame, other)), Label.BOTH, name, "never of another", random)
    who, again = one_person(random)
    texts = say(f"I *ve never {never}", who), say(frame, again)
    return pair(either_way(texts, random), Label.CONFLICT, name, "never", random)


def of_aim(row: Situation, random: Random) -> Pair | None:
    """A fact beside a plan, wish or worry about it (both hold), or beside the deed that changes it (update)."""
    who, again = one_person(random)
    holds = random.choice(row.holds)
    name = f"aim {row.name}"
    if random.random() < 0.62:
        texts = say(holds, who), say(random.choice(row.beside), again)
        return pair(either_way(texts, random, 0.15), Label.BOTH, name, "aim", random)
    return pair((say(holds, who), say(random.choice(row.change), again)), Label.UPDATE, name, "aim done", random)
