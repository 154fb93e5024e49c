"""Whether one statement can take the other's place at all: same subject, same scope, same time, both meant as facts.

Each check gives a sentence when it holds a pair back, None when it lets it
pass. Two dogs, a brother's favourite, a second flat, a visit, a wish, an
earlier time: none of these is a conflict, however alike the words are.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from core.engine.opposites.compared import FIGURES, Compared, different_figures, is_definite
from core.engine.opposites.reading import Reading
from core.engine.opposites.reckoned import agree, changed_before, come_to_the_same

Check = Callable[[Compared], str | None]

ONE_OF_A_KIND = frozenset("mother father wife husband partner boss landlord parents".split())
"""Relatives of whom a person has one: another name is another answer, not another person."""


@dataclass(frozen=True, slots=True)
class Held:
    """Why a pair is held back. ``firm``: nothing overrules it; else the judge may, where it is very sure."""

    reason: str
    firm: bool
    by_rule: bool = False
    """A denial, an opposite or a figure on shared words overrules it, too."""


def held_back(pair: Compared) -> Held | None:
    """What says that the two do not stand against each other; None where nothing does."""
    if is_disowned(pair) or agree(pair) is False:
        return None
    for check in _FIRM:
        if reason := check(pair):
            return Held(reason, firm=True)
    for check in _LOOSE:
        if reason := check(pair):
            return Held(reason, firm=False)
    for check in _WORDS:
        if reason := check(pair):
            return Held(reason, firm=False, by_rule=True)
    return None


RETOLD = 0.6
"""Share of the earlier statement's words that a later one repeats when it tells whose they were."""


def is_disowned(pair: Compared) -> bool:
    """Whether the later one retells the earlier one and says whose it was: “that was not me, he said …”."""
    fresh = "disowned" in pair.b.cues and "disowned" not in pair.a.cues
    return fresh and pair.same_language and bool(pair.shared) and pair.coverage >= RETOLD


def earlier_time(pair: Compared) -> str | None:
    """One tells of a time that is over, and states no change."""
    if "never" in pair.a.cues or "never" in pair.b.cues:
        return None
    a_past, b_past = _is_past(pair.a, pair.b), _is_past(pair.b, pair.a)
    if a_past == b_past or (b_past and _ends_now(pair)):
        return None
    return "one of them tells of an earlier time"


def _ends_now(pair: Compared) -> bool:
    return "change" in pair.b.cues and "past" not in pair.b.cues


def _is_past(side: Reading, other: Reading) -> bool:
    if "present" in side.cues:
        return False
    if "past" in side.cues:
        return True
    if "told" not in side.cues or "told" in other.cues or "change" in side.cues or not side.years:
        return False
    return not _is_recent(side)


def _is_recent(side: Reading) -> bool:
    """Named by its month or day, and of the year in which it was said or the one before."""
    said = side.said_year
    latest = max(side.years)
    if said is not None:
        return latest >= said or (latest == said - 1 and side.names_month)
    return side.names_month


def own_days(pair: Compared) -> str | None:
    """Each gives a measure of a day of its own: “weight on 1 January: 82 kg”, “weight on 1 February: 80 kg”."""
    first, second = pair.figures("date")
    if not first or not second or first & second or pair.either("change", "began", "only"):
        return None
    measured = [{one.kind for one in side.figures} - _DATED for side in pair.both]
    told = any(_DATED_EVENT.search(side.text) for side in pair.both)
    return "each gives a measure of its own day" if measured[0] & measured[1] and not told else None


_DATED = frozenset({"date", "day", "time", "month", "year", "label"})
_DATED_EVENT = re.compile(
    r"\b(?:is|are|will be|takes place|starts|ends|until|till|by|due) (?:on |at |by )?(?:the )?\d{1,2} [A-Z]"
)
"""The date is what is told, not the day of which something else is told: “the party is on 3 March”."""


def two_people(pair: Compared) -> str | None:
    """Both name whom they are about, and it is not the same person: another relative, another name."""
    first, second = pair.a.subject, pair.b.subject
    if first.kind == second.kind == "kin" and not first.who & second.who and not crossed(pair):
        return "they are about different people"
    if first.kind == second.kind == "name" and not first.who & second.who and not _is_role(pair):
        return None if _related(pair) else "they are about different people"
    if first.kind == second.kind and first.who & second.who:
        return _other_name(first.who, second.who)
    return None


def other_subject(pair: Compared) -> str | None:
    """They are about different people, or about things that only one of them names."""
    first, second = pair.a.subject, pair.b.subject
    if crossed(pair) and {first.kind, second.kind} not in _NAMED_PAIRS:
        return None
    if "open" in (first.kind, second.kind):
        return _other_relatives(pair)
    if first.who & second.who or _is_role(pair):
        return _other_name(first.who, second.who)
    kinds = {first.kind, second.kind}
    if kinds == {"thing"}:
        return None if _meet(pair) else "they are about different things"
    if "thing" in kinds and kinds & {"kin", "name"} and "change" not in pair.b.cues:
        return "they are about different people"
    if "thing" in kinds:
        thing, other = (first, pair.b) if first.kind == "thing" else (second, pair.a)
        named = {word for word in thing.who if not word.startswith("=")}
        changed = "change" in pair.b.cues and bool(pair.shared)
        return None if changed or named & set(other.content) else "they are about different things"
    return None if _related(pair) else "they are about different people"


_NAMED_PAIRS = ({"owner", "name"}, {"name"}, {"name", "kin"})
"""Kinds of subjects that are two people, whatever they have or lack."""


def _meet(pair: Compared) -> bool:
    first, second = ({word for word in side.subject.who if not word.startswith("=")} | set() for side in pair.both)
    return bool(first & set(pair.b.content) or second & set(pair.a.content))


def _other_relatives(pair: Compared) -> str | None:
    first, second = pair.a.subject.who, pair.b.subject.who
    if first and second and not first & second:
        return "they are about different people"
    changed = "change" in pair.b.cues and bool(pair.shared)
    if bool(first) != bool(second) and not pair.figures("number")[0] and pair.same_language and not changed:
        return "they are about different people"
    return None


def _other_name(first: frozenset[str], second: frozenset[str]) -> str | None:
    """“My cousin Rafael”, “my cousin Rafaela”: one relation, two people."""
    a, b = ({word for word in side if word.startswith("=")} for side in (first, second))
    if a and b and not a & b and not (first & second & ONE_OF_A_KIND):
        return "they are about different people"
    return None


def _is_role(pair: Compared) -> bool:
    """“Marcus is the captain”, “the captain is Dele”: the name is the value, the role is whom it is about."""
    names = [side.subject for side in pair.both if side.subject.kind == "name"]
    return bool(names) and len(pair.shared) >= 1 and all(_says_role(side) for side in pair.both)


def _says_role(side: Reading) -> bool:
    lowered = f" {side.text.lower()} "
    return any(f" {copula} {article} " in lowered for copula in ("is", "are") for article in ("the", "my", "our")) or (
        side.subject.kind == "thing"
    )


def _related(pair: Compared) -> bool:
    """A couple's statements, and a name that the other one mentions: “I'm engaged to Femi”, “Femi left”."""
    for side, other in ((pair.a, pair.b), (pair.b, pair.a)):
        mentioned = any(part in other.text.lower() for part in side.subject.who)
        if side.subject.kind == "name" and mentioned and "change" in pair.b.cues:
            return True
        if any(part[1:] in other.text.lower() for part in side.subject.who if part.startswith("=")):
            return True
        if side.subject.kind == "kin" and any(part in _KIN_TIES for part in side.subject.who):
            words = _KIN_TIES[next(part for part in side.subject.who if part in _KIN_TIES)]
            if any(word in other.text.lower() for word in words):
                return True
    return False


_KIN_TIES = {
    "wife": ("married", "wife", "divorc"),
    "husband": ("married", "husband", "divorc"),
    "partner": ("dating", "partner", "girlfriend", "boyfriend", "engaged", "together"),
    "dog": ("dog", "puppy"),
    "cat": ("cat", "kitten"),
    "sister": ("sister", "sibling"),
    "brother": ("brother", "sibling"),
    "son": ("son", "child", "kids"),
    "daughter": ("daughter", "child", "kids"),
    "child": ("child", "kids", "baby"),
    "children": ("child", "kids", "baby"),
}


def added(pair: Compared) -> str | None:
    """A word says that the one comes beside the other: also, a second, another."""
    if not pair.either("additive") or pair.either("only"):
        return None
    denies = pair.a.denies != pair.b.denies and pair.coverage >= 0.99
    return None if denies or "change" in pair.b.cues else "one of them says that it comes beside the other"


def perhaps_added(pair: Compared) -> str | None:
    """A word may say that the one comes beside the other: other, extra, both, sometimes."""
    if not pair.either("perhaps") or "change" in pair.b.cues or pair.a.denies != pair.b.denies or met_kinds(pair):
        return None
    return "one of them says that there is more than one"


def other_scope(pair: Compared) -> str | None:
    """Each is limited to another place, day, season or purpose, and that is not all that differs."""
    if pair.either("only"):
        return None
    for kind in pair.a.scopes.keys() & pair.b.scopes.keys():
        first, second = pair.a.scopes[kind], pair.b.scopes[kind]
        if not first & second and _more_differs(pair, kind):
            return "each holds within limits of its own"
    return None


def _more_differs(pair: Compared, kind: str) -> bool:
    if pair.rest_a and pair.rest_b:
        return True
    other_figure = any(
        first and second and not first & second
        for first, second in (pair.figures(one) for one in FIGURES if one not in (kind, "year"))
    )
    return other_figure or pair.a.denies != pair.b.denies or bool(pair.rest_a or pair.rest_b)


def only_wished(pair: Compared) -> str | None:
    """One is a plan, a wish or an offer, the other a fact."""
    planned = ["plan" in side.cues for side in pair.both]
    if all(planned) and different_figures(pair) is None and not pair.b.denies and "change" not in pair.b.cues:
        return "both are plans or wishes"
    if planned[0] == planned[1] or (planned[0] and "change" in pair.b.cues) or "present" in pair.b.cues:
        return None
    return "one of them is a plan or a wish"


def only_visiting(pair: Compared) -> str | None:
    """One is a visit or a loan, the other how it is otherwise."""
    visits = ["visit" in side.cues for side in pair.both]
    if visits[0] == visits[1] or "change" in pair.b.cues or pair.a.denies or pair.b.denies or met_kinds(pair):
        return None
    return "one of them is for a while only"


def only_opinion(pair: Compared) -> str | None:
    """One is what somebody says or thinks, or what somebody is called by others."""
    said = ["opinion" in side.cues for side in pair.both]
    return "one of them is what somebody thinks or says" if any(said) else None


def two_events(pair: Compared) -> str | None:
    """Both tell of something that happened, once each."""
    happened = [_is_event(side) for side in pair.both]
    if all(happened) and pair.coverage == 1.0 and not pair.rest_a and is_definite(pair) and different_figures(pair):
        return None
    if happened == [True, True] and "never" not in pair.a.cues | pair.b.cues and pair.a.denies == pair.b.denies:
        return "they tell of two events"
    if happened == [True, False] and not pair.a.denies and "never" not in pair.b.cues and not met_kinds(pair):
        return "one of them tells of a single event"
    return None


def _is_event(side: Reading) -> bool:
    return "told" in side.cues and not {"one", "change"} & side.cues and "is" not in side.text.lower().split()


def says_more(pair: Compared) -> str | None:
    """The one repeats the other, perhaps with more detail, and denies nothing of it."""
    if pair.a.denies != pair.b.denies or not pair.a.content or different_figures(pair):
        return None
    if "change" in pair.b.cues and "change" not in pair.a.cues and pair.rest_b:
        return None if pair.rest_a or _turns(pair) else "the later one only adds to the earlier one"
    return None if pair.rest_a else "the later one only adds to the earlier one"


def _turns(pair: Compared) -> bool:
    return not pair.a.denies


def same_figures(pair: Compared) -> str | None:
    """Both give the same number, however it is written, and little else differs."""
    if _same_month(pair):
        return "the one date lies within the other"
    if different_figures(pair):
        return None
    for kind in ("cm", "kg", "mg", "mcg", "min", "km", "mi", "eur", "gbp", "usd", "time", "date", "number", "years"):
        first, second = pair.figures(kind)
        if first and first == second and (len(pair.rest_a) <= 2 or len(pair.rest_b) <= 2):
            long_number = kind == "number" and all(float(value) < 1_000_000 for value in first)
            if not long_number and pair.a.denies == pair.b.denies and "change" not in pair.b.cues:
                return "both give the same figure"
    return None


def _same_month(pair: Compared) -> bool:
    """“In June” and “on 27 June”."""
    for months, dates in ((pair.a, pair.b), (pair.b, pair.a)):
        named = {one.value.split()[0] for one in months.figures if one.kind == "month"}
        exact = {one.value.split()[1] for one in dates.figures if one.kind == "date"}
        if named and named & exact and "change" not in pair.b.cues:
            return True
    return False


def other_measure(pair: Compared) -> str | None:
    """Both give figures, of things that have no word in common."""
    if pair.shared or not pair.a.figures or not pair.b.figures:
        return None
    kinds = [{one.kind for one in side.figures} for side in pair.both]
    if kinds[0] & kinds[1] and not (pair.rest_a and pair.rest_b):
        return None
    return None if "change" in pair.b.cues else "they give figures of different things"


def other_label(pair: Compared) -> str | None:
    """Two numbered things: “shelf 12” and “shelf 14”."""
    first, second = pair.figures("label")
    return "they are about different things" if first and second and first != second else None


def agree_in_kind(pair: Compared) -> str | None:
    """Both rule the same kind out: “only child”, “no brothers or sisters”."""
    first, second = pair.a.kinds, pair.b.kinds
    alike = first.ruled_out.keys() & second.ruled_out.keys()
    if alike and not crossed(pair):
        return "both rule out the same"
    return None


_POSSESSED = frozenset("job partner child sibling pet car flatmate tv garden flying hair glasses".split())
"""Kinds whose members are people or things of somebody's own: “my boss”, “my flatmate” say something of the owner."""


def crossed(pair: Compared) -> bool:
    """Whether one rules out a kind of what is somebody's own, and the other affirms it."""
    return bool(met_kinds(pair) & _POSSESSED)


def met_kinds(pair: Compared) -> frozenset[str]:
    """Kinds that one rules out and the other affirms."""
    first, second = pair.a.kinds, pair.b.kinds
    met = first.ruled_out.keys() & second.affirmed.keys() | second.ruled_out.keys() & first.affirmed.keys()
    return frozenset(met)


_FIRM: tuple[Check, ...] = (
    come_to_the_same,
    earlier_time,
    changed_before,
    own_days,
    two_people,
    added,
    other_scope,
    only_wished,
    only_visiting,
    only_opinion,
    two_events,
    same_figures,
    other_measure,
    other_label,
)
_LOOSE: tuple[Check, ...] = (other_subject, perhaps_added)
"""On 440 pairs the judge was right against these whenever it was very sure: “the baby is called …”, “I named him …”."""
_WORDS: tuple[Check, ...] = (agree_in_kind, says_more)
_CHECKS = (*_FIRM, *_LOOSE, *_WORDS)
