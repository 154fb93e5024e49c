"""What makes two statements exclude each other by their words: denial, opposites, figures, one answer, a change.

Each rule gives a sentence for the person when it finds something, None when
it does not. A rule speaks only about pairs that ``replaceable.py`` lets pass.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from core.engine.opposites.compared import Compared, different_figures, is_definite
from core.engine.opposites.kinds import is_met, turned
from core.engine.opposites.reading import Reading
from core.engine.opposites.reckoned import agree
from core.engine.opposites.replaceable import is_disowned


@dataclass(frozen=True, slots=True)
class Finding:
    """What a rule found: its name, how sure it is by itself (0 to 1), and a sentence."""

    rule: str
    strength: float
    reason: str


CHANGE = "change"
"""The rule's name where the later statement itself says that something changed."""
CLEAR = frozenset({"denial", "opposite", "figure", "states"})
"""Rules that say more than that the words are mostly the same."""
Rule = Callable[[Compared], Finding | None]
MOSTLY_SHARED = 0.6
"""Share of the shorter side's words that both must have, so that a denial or an opposite is of the same thing."""
HALF = 0.5
"""The same for another figure, and for two answers of which one is said to be the only one."""
MOST_DENIED, MOST_OPPOSED, MOST_ANSWERED = 3, 2, 3
"""Words that one side may have for itself beside a denial, beside an opposite, and as its answer."""


def findings(pair: Compared) -> list[Finding]:
    """Everything that the rules find, the surest first."""
    found = [finding for rule in _RULES if (finding := rule(pair))]
    return sorted(found, key=lambda one: -one.strength)


def denial(pair: Compared) -> Finding | None:
    """One says it, the other denies it."""
    if pair.a.denies == pair.b.denies or not pair.same_language or not pair.shared:
        return None
    little = min(len(pair.rest_a), len(pair.rest_b)) == 0 and max(len(pair.rest_a), len(pair.rest_b)) <= MOST_DENIED
    if pair.coverage < MOSTLY_SHARED or not little or set(pair.a.scopes) ^ set(pair.b.scopes):
        return None
    if _denies_another(pair):
        return None
    return Finding("denial", 0.85, "One says it, the other denies it.")


_CONTRAST = re.compile(
    r"\b(?:but|aber|sondern|pero|sino|mais|но)\b|但|可是|ですが|だが|ないが|けど|けれど|لكن|بل", re.IGNORECASE
)


def _denies_another(pair: Compared) -> bool:
    """“I don't like meat but I like fish” denies the meat: what it has for itself before a word of contrast."""
    return any(
        side.denies and rest and _CONTRAST.search(side.text)
        for side, rest in ((pair.a, pair.rest_a), (pair.b, pair.rest_b))
    )


def opposite_words(pair: Compared) -> Finding | None:
    """A word on one side is the opposite of one on the other, and the rest is shared."""
    if not pair.same_language or pair.a.denies != pair.b.denies or not pair.shared:
        return None
    for at, said in pair.a.sides.items():
        against = pair.b.sides.get(at ^ 1)
        if against is None or at in pair.b.sides or at ^ 1 in pair.a.sides:
            continue
        if _otherwise_alike(pair, said, against):
            reason = f"“{said}” against “{against}”: opposites, said of the same thing."
            return Finding("opposite", 0.85, reason)
    return None


def _otherwise_alike(pair: Compared, said: str, against: str) -> bool:
    left = [_without(rest, words, side) for rest, words, side in
            ((pair.rest_a, said, pair.a), (pair.rest_b, against, pair.b))]  # fmt: skip
    return min(map(len, left)) == 0 and max(map(len, left)) <= MOST_OPPOSED


def _without(rest: tuple[str, ...], words: str, side: Reading) -> list[str]:
    from core.engine.opposites.reading import content_of

    own = set(content_of(words, side.language))
    return [word for word in rest if word not in own]


_FIGURE_WORDS = {"day": "days", "date": "dates", "time": "times of day", "month": "months", "year": "years"}


def figures(pair: Compared) -> Finding | None:
    """The same thing with another number, date or time."""
    differ = different_figures(pair)
    if differ is None or not pair.shared or pair.a.denies != pair.b.denies:
        return None
    little = min(len(pair.rest_a), len(pair.rest_b)) == 0
    if not little or (pair.coverage < HALF):
        return None
    if _is_many(pair) and not is_definite(pair) and differ[0].kind in ("date", "day", "month", "year", "time"):
        return None
    what = _FIGURE_WORDS.get(differ[0].kind, "numbers")
    first, second = (_shown(one.value) for one in differ)
    shown = f": {first} and {second}" if differ[0].kind != "day" else ""
    return Finding("figure", 0.8, f"Two different {what} for the same thing{shown}.")


def reckoned(pair: Compared) -> Finding | None:
    """Two figures of different kinds that do not come to the same."""
    if agree(pair) is not False:
        return None
    return Finding("figure", 0.8, "Reckoned up, the two do not come to the same.")


def _shown(value: str) -> str:
    return value.removesuffix(".0")


def _is_many(pair: Compared) -> bool:
    return any("many" in side.cues and "one" not in side.cues for side in pair.both)


def one_answer(pair: Compared) -> Finding | None:
    """One question with one answer, and two answers: “my doctor is …”, “the room is …”."""
    if not pair.same_language or pair.a.denies or pair.b.denies or not pair.rest_a or not pair.rest_b:
        return None
    capitals = pair.a.language not in NO_CAPITALS
    named = _both_named(pair) if capitals else pair.places <= 1 and not _is_many(pair)
    if pair.either("only") and pair.shared and pair.coverage >= HALF and named and not _is_many(pair):
        return Finding("one answer", 0.7, "Two answers, and one of them says that there is only one.")
    longest = max(len(pair.rest_a), len(pair.rest_b))
    asked = all("one" in side.cues for side in pair.both) or _same_role(pair) or _turned_role(pair)
    single = asked and named and pair.places <= 1 and not _of_many(pair)
    if single and longest <= MOST_ANSWERED and (pair.shared or not capitals):
        return Finding("one answer", 0.65, "Two answers to a question that has one answer.")
    return None


_MANY_KIN = frozenset(
    "friend neighbour colleague cousin brother sister aunt uncle niece nephew son daughter dog cat".split()
)


def _of_many(pair: Compared) -> bool:
    """“My friend is called …” twice: a person has several, so that there are two."""
    return all(side.subject.kind == "kin" and side.subject.who & _MANY_ABOUT for side in pair.both)


_MANY_ABOUT = frozenset({"friend", "neighbour", "colleague", "cousin"})


def _same_role(pair: Compared) -> bool:
    """“My dentist is …” on both sides: what is named by “the” or “my” and one word is one person or thing."""
    first, second = pair.a.subject, pair.b.subject
    definite = {first.kind, second.kind} <= {"thing", "kin"} and first.who == second.who
    return definite and not (first.who & _MANY_KIN) and all(" is " in side.text for side in pair.both)


def _turned_role(pair: Compared) -> bool:
    """“Sana is our treasurer”, “our treasurer is Piotr”: the role is asked on one side and answered on the other."""
    kinds = {pair.a.subject.kind, pair.b.subject.kind}
    if kinds != {"name", "thing"} or not all(" is " in side.text for side in pair.both):
        return False
    thing = pair.a.subject if pair.a.subject.kind == "thing" else pair.b.subject
    return bool(thing.who & pair.shared)


NO_CAPITALS = frozenset({"zh", "ja", "ar"})
"""Scripts in which nothing marks a name."""


def _both_named(pair: Compared) -> bool:
    """Whether what differs is a name on both sides; in German every noun has a capital, so that it says less there."""
    return all(set(rest) & side.names for rest, side in ((pair.rest_a, pair.a), (pair.rest_b, pair.b)))


def _of_two_names(pair: Compared) -> bool:
    """Whether each is about somebody named, and not the same one."""
    first, second = pair.a.subject, pair.b.subject
    return first.kind == second.kind == "name" and not (first.who & second.who)


def stated_change(pair: Compared) -> Finding | None:
    """The later one says in so many words that something about the same thing changed."""
    if "change" not in pair.b.cues or not pair.same_language or not pair.shared:
        return None
    if pair.coverage < 0.34 and len(pair.shared) < 2:
        return None
    if _of_two_names(pair) and not (pair.coverage >= 0.5 and pair.shared - pair.a.names - pair.b.names):
        return None  # what Nori did says nothing of Sal, who is only named beside
    return Finding(CHANGE, 0.5, "The later one says that this changed.")


def known_turn(pair: Compared) -> Finding | None:
    """The later one tells the end of what the earlier one states: a move, a parting, a new job, a birth."""
    if pair.a.denies or "plan" in pair.a.cues | pair.b.cues or (pair.b.denies and "change" not in pair.b.cues):
        return None
    topic = turned(pair.a.kinds, pair.b.kinds)
    return Finding(CHANGE, 0.7, f"The later one tells a change of {topic}.") if topic else None


LIVES = "whether it lives"


def death(pair: Compared) -> Finding | None:
    """The later one says that somebody died of whom the earlier one tells as of the living."""
    if pair.a.subject.kind == "owner" and not pair.shared:
        return None
    dead = pair.b.kinds.excluding.get(LIVES, ("", ""))
    if (
        dead[0] != "dead"
        or LIVES in pair.a.kinds.excluding
        or not (pair.shared or pair.a.subject.who & pair.b.subject.who)
    ):
        return None
    return Finding(CHANGE, 0.75, f"The later one says “{dead[1]}”.")


def ruled_out(pair: Compared) -> Finding | None:
    """A state on one side rules out what the other side affirms."""
    for state, other in ((pair.a, pair.b), (pair.b, pair.a)):
        for kind in state.kinds.ruled_out.keys() & other.kinds.affirmed.keys():
            if state.kinds.ruled_out[kind].startswith("no ") and set(state.scopes) - set(other.scopes):
                continue  # “I never drive after dark” rules out no driving by day
            if is_met(state.kinds, kind, other.text):
                named, member = state.kinds.ruled_out[kind], other.kinds.affirmed[kind]
                return Finding("kind", 0.8, f"“{named}” against “{member}”: if the one is true, the other can't be.")
    return None


def exclusive_states(pair: Compared) -> Finding | None:
    """Two states of which only one can hold at a time."""
    for group in pair.a.kinds.excluding.keys() & pair.b.kinds.excluding.keys():
        (first, said), (second, against) = pair.a.kinds.excluding[group], pair.b.kinds.excluding[group]
        if first != second:
            return Finding("states", 0.8, f"Two answers about {group}: “{said}” and “{against}”.")
    return None


def disowned(pair: Compared) -> Finding | None:
    """The later one retells what the earlier one states, and says that this was somebody else."""
    if not is_disowned(pair):
        return None
    return Finding("disowned", 0.86, "The later one says that this was somebody else.")


_RULES: tuple[Rule, ...] = (
    denial,
    opposite_words,
    figures,
    reckoned,
    one_answer,
    ruled_out,
    exclusive_states,
    known_turn,
    death,
    stated_change,
    disowned,
)
