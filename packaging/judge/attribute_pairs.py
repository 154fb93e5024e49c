"""Pairs about one attribute of one person (or of two): what cardinality, subject, window and scope decide.

Each maker takes an attribute and gives a pair, or None where the attribute has no such frame.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from judge import grammar
from judge.grammar import SELF, Subject, of_a_person, one_person, say, two_people
from judge.pairs import Label, Pair
from judge.rows import Attribute
from judge.surface import MONTHS, dress, reformatted

Maker = Callable[[Attribute, Random], Pair | None]

QUOTES = (
    'my neighbour told me: "{}"', 'the hero of the novel says "{}"', "last night I dreamt this: {}",
    'in the role-playing game my character says "{}"', 'it would be nice if one day I could say "{}"',
    'a line from the podcast guest: "{}"', 'my colleague wrote: "{}"', "hypothetically, suppose {}", "what if {}?",
    "the test user in our demo says: {}",
)  # fmt: skip
SCOPES = (
    ("at work", "at home"), ("on weekdays", "at weekends"), ("in winter", "in summer"), ("for work", "privately"),
    ("on my laptop", "on my tablet"), ("with clients", "with friends"), ("in the morning", "in the evening"),
    ("during term", "in the holidays"), ("in Berlin", "in Madrid"), ("on Mondays", "on Thursdays"),
    ("when I travel", "when I am home"), ("with the kids", "without the kids"),
)  # fmt: skip
SCOPED = frozenset(
    "drinkhabit theme wake sleep commute editor answer_style browser notes_tool exercise alcohol news phone os "
    "workmode team_tool gym car".split()
)
"""Attributes that may differ from one setting to another."""


def recent(random: Random) -> str:
    """Words for a day shortly before the statement."""
    day, month = random.randint(1, 28), random.choice(MONTHS)
    forms = (
        f"on {day} {month} {random.randint(2022, 2026)}", f"in {month} {random.randint(2023, 2026)}", f"in {month}",
        "last week", "yesterday", "this morning", "two months ago", f"on {month} {day}", "last Monday",
        "at the weekend", "in spring", "a few days ago", "this year", "today", "as of the first of the month",
    )  # fmt: skip
    return random.choice(forms)


def long_ago(random: Random) -> str:
    """Words for a time that is long over."""
    year = random.randint(1992, 2016)
    forms = (
        f"from {year} to {year + random.randint(1, 6)}", f"in {year}", f"until {year}", "back in school",
        f"between {year} and {year + 3}", "in my twenties", "as a child", f"back in {year}", "as a student",
        "years ago", "when I was younger", "a long time ago", "before I had kids", "at nineteen",
    )  # fmt: skip
    return random.choice(forms)


def pair(texts: tuple[str | None, str | None], label: Label, group: str, kind: str, random: Random) -> Pair | None:
    """The two dressed as they may have been typed; None where one is missing or both are the same."""
    first, second = texts
    if not first or not second or first == second:
        return None
    return Pair(dress(first, random), dress(second, random), label, group, kind)


def either_way(
    texts: tuple[str | None, str | None], random: Random, share: float = 0.4
) -> tuple[str | None, str | None]:
    """The two, in the other order at times: for labels that hold both ways."""
    return texts[::-1] if random.random() < share else texts


def two(texts: Sequence[str], random: Random) -> tuple[str, str]:
    """Two wordings, different ones where there are two."""
    if len(texts) == 1:
        return texts[0], texts[0]
    first, second = random.sample(list(texts), 2)
    return first, second


def _values(attribute: Attribute, random: Random) -> tuple[str, str]:
    first, second = random.sample(attribute.values, 2)
    for _ in range(8):
        if not attribute.one or attribute.clash(first, second):
            break
        first, second = random.sample(attribute.values, 2)
    return first, second


def _label(attribute: Attribute, first: str, second: str, clashing: Label = Label.CONFLICT) -> Label:
    return clashing if attribute.clash(first, second) else Label.BOTH


def two_values(attribute: Attribute, random: Random) -> Pair | None:
    """Now one value, now another."""
    first, second = _values(attribute, random)
    one, other = two(attribute.now, random) if random.random() < 0.75 else (random.choice(attribute.now),) * 2
    who, again = one_person(random)
    if random.random() < 0.25:
        one, other = _detailed(one, attribute, random), _detailed(other, attribute, random)
    texts = say(one, who, first), say(other, again, second)
    return pair(texts, _label(attribute, first, second), attribute.name, "two values", random)


def changed(attribute: Attribute, random: Random) -> Pair | None:
    """A change to another value, with or without its date."""
    if not attribute.change:
        return None
    first, second = _values(attribute, random)
    who, again = one_person(random)
    frame = random.choice(attribute.change) + (f" {recent(random)}" if random.random() < 0.4 else "")
    texts = say(random.choice(attribute.now), who, first), say(frame, again, second)
    return pair(texts, _label(attribute, first, second, Label.UPDATE), attribute.name, "change", random)


def ended(attribute: Attribute, random: Random) -> Pair | None:
    """What held ends, by a word of its own or by “no longer”; at times with what comes next."""
    who, again = one_person(random)
    first, second = _values(attribute, random)
    now, other = two(attribute.now, random)
    own = bool(attribute.end) and random.random() < 0.7
    frame = random.choice(attribute.end) if own else grammar.ended(other, random)
    if frame is None:
        return None
    last = say(frame + (f" {recent(random)}" if own and random.random() < 0.4 else ""), again, first)
    if attribute.change and random.random() < 0.25:
        last += random.choice((" and ", ", ", "; ", " and then ")) + say(
            random.choice(attribute.change), again.again(), second
        )
    return pair((say(now, who, first), last), Label.UPDATE, attribute.name, "ended", random)


def same(attribute: Attribute, random: Random) -> Pair | None:
    """The same value in other words, or reported again after the change."""
    who, again = one_person(random)
    value = random.choice(attribute.values)
    now, other = two(attribute.now, random)
    if attribute.change and random.random() < 0.2:
        now = random.choice(attribute.change)
    second = say(other, again, value)
    if random.random() < 0.35:
        second = reformatted(second, random)
    return pair((say(now, who, value), second), Label.DUPLICATE, attribute.name, "same", random)


def more(attribute: Attribute, random: Random) -> Pair | None:
    """The same with a detail, or a special case of it; the other way round it says nothing new."""
    who, again = one_person(random)
    now, other = two(attribute.now, random)
    if attribute.kinds and random.random() < 0.5:
        general, special = random.choice(attribute.kinds)
        texts = say(now, who, general), say(other, again, special)
        return pair(texts, Label.REFINE, attribute.name, "special", random)
    if not attribute.detail:
        return None
    value = random.choice(attribute.values)
    texts = say(now, who, value), say(_detailed(other, attribute, random), again, value)
    if random.random() < 0.2:
        return pair(texts[::-1], Label.DUPLICATE, attribute.name, "less detail", random)
    return pair(texts, Label.REFINE, attribute.name, "detail", random)


def earlier_time(attribute: Attribute, random: Random) -> Pair | None:
    """A past told later, at times with strong words of change and an old date."""
    who, again = one_person(random)
    first, second = _values(attribute, random)
    draw = random.random()
    if attribute.past and draw < 0.5:
        frame: str | None = random.choice(attribute.past)
    elif attribute.change and draw < 0.68:
        frame = f"{random.choice(attribute.change)} back in {random.randint(1995, 2012)}, that was long before all this"
        frame = frame.replace(" now ", " ").replace("just ", "")
        if " now" in frame:
            return None
    else:
        frame = grammar.past(random.choice(attribute.now), " " + long_ago(random))
    if frame is None:
        return None
    texts = say(random.choice(attribute.now), who, first), say(frame, again, second)
    return pair(texts, Label.LATE_PAST, attribute.name, "late past", random)


def past_first(attribute: Attribute, random: Random) -> Pair | None:
    """A past, then what holds now."""
    if not attribute.past:
        return None
    who, again = one_person(random)
    first, second = _values(attribute, random)
    texts = say(random.choice(attribute.past), who, first), say(random.choice(attribute.now), again, second)
    return pair(texts, Label.BOTH, attribute.name, "past first", random)


def somebody_else(attribute: Attribute, random: Random) -> Pair | None:
    """The same said of another person."""
    who, other = two_people(random)
    first, second = _values(attribute, random)
    one, frame = two(attribute.now, random)
    if random.random() < 0.35:
        frame = random.choice((*attribute.change, *attribute.end, *attribute.deny, frame))
    if not of_a_person(one) or not of_a_person(frame):
        return None
    value = second if frame in attribute.now or frame in attribute.change else first
    return pair((say(one, who, first), say(frame, other, value)), Label.BOTH, attribute.name, "somebody else", random)


def near(attribute: Attribute, random: Random) -> Pair | None:
    """Another fact with the same words."""
    if not attribute.beside:
        return None
    who, again = one_person(random)
    first, second = _values(attribute, random)
    value = second if random.random() < 0.6 else first
    texts = say(random.choice(attribute.now), who, first), say(random.choice(attribute.beside), again, value)
    return pair(either_way(texts, random), Label.BOTH, attribute.name, "near", random)


def planned(attribute: Attribute, random: Random) -> Pair | None:
    """A wish, plan or offer beside what holds."""
    if not attribute.plan:
        return None
    who, again = one_person(random)
    first, second = _values(attribute, random)
    value = second if random.random() < 0.85 else first
    texts = say(random.choice(attribute.now), who, first), say(random.choice(attribute.plan), again, value)
    return pair(either_way(texts, random, 0.2), Label.BOTH, attribute.name, "plan", random)


def denied(attribute: Attribute, random: Random) -> Pair | None:
    """The same value denied without a word of change; of another value the denial says nothing."""
    who, again = one_person(random)
    first, second = _values(attribute, random)
    frame = random.choice((*attribute.deny, "")) or grammar.denied(random.choice(attribute.now))
    if frame is None:
        return None
    of_first = "{v}" not in frame or random.random() < 0.6
    texts = say(random.choice(attribute.now), who, first), say(frame, again, first if of_first else second)
    label = Label.CONFLICT if of_first else Label.BOTH
    return pair(either_way(texts, random, 0.3), label, attribute.name, "denied", random)


def in_scope(attribute: Attribute, random: Random) -> Pair | None:
    """Two values in two settings hold together; in the same setting they clash."""
    if not attribute.scopes and attribute.name not in SCOPED:
        return None
    who, again = one_person(random)
    first, second = _values(attribute, random)
    here, there = attribute.scopes if len(attribute.scopes) == 2 and random.random() < 0.5 else random.choice(SCOPES)
    apart = random.random() < 0.65
    one, other = two(attribute.now, random)
    texts = f"{say(one, who, first)} {here}", f"{say(other, again, second)} {there if apart else here}"
    label = Label.BOTH if apart else _label(attribute, first, second)
    return pair(either_way(texts, random), label, attribute.name, "scope", random)


def quoted(attribute: Attribute, random: Random) -> Pair | None:
    """Somebody's words, a dream or a supposition."""
    first, second = _values(attribute, random)
    words = say(random.choice(attribute.now), SELF, second if attribute.one else first)
    texts = say(random.choice(attribute.now), SELF, first), random.choice(QUOTES).format(words)
    return pair(texts, Label.BOTH, attribute.name, "quoted", random)


def then_but_now(attribute: Attribute, random: Random) -> Pair | None:
    """One sentence with the past and the present: an update, a repetition or a clash, by what it says of now."""
    if not attribute.past or not attribute.one:
        return None
    first, second = _values(attribute, random)
    if not attribute.clash(first, second):
        return None
    who, again = one_person(random)
    was = say(random.choice([frame for frame in attribute.past if "{v}" in frame] or attribute.past), again, first)
    is_now = say(random.choice(attribute.now), Subject(*_again(again)), second)
    both = was + random.choice((" but now ", ", whereas today ", ", and now ", "; these days ")) + is_now
    match random.randrange(3):
        case 0:
            return pair(
                (say(random.choice(attribute.now), who, first), both), Label.UPDATE, attribute.name, "then now", random
            )
        case 1:
            return pair(
                (both, say(random.choice(attribute.now), who, second)),
                Label.DUPLICATE,
                attribute.name,
                "then now",
                random,
            )
        case _:
            return pair(
                (both, say(random.choice(attribute.now), who, first)),
                Label.CONFLICT,
                attribute.name,
                "then now",
                random,
            )


ALONE = (
    ", and no other", ", nothing else", " and that is the only one", ", just that", ", that one alone",
    " and nowhere else",
)  # fmt: skip


def alone(attribute: Attribute, random: Random) -> Pair | None:
    """A value said to be the only one, against another: a clash however many there could be."""
    who, again = one_person(random)
    first, second = _values(attribute, random)
    one, other = two(attribute.now, random)
    if not attribute.one and not of_a_person(other):
        return None
    texts = say(one, who, first), say(other, again, second) + random.choice(ALONE)
    label = Label.CONFLICT if not attribute.one else _label(attribute, first, second)
    return pair(either_way(texts, random), label, attribute.name, "the only one", random)


def _again(subject: Subject) -> tuple[str, str]:
    again = subject.again()
    return again.name, again.gender


def _detailed(frame: str, attribute: Attribute, random: Random) -> str:
    if not attribute.detail:
        return frame
    detail = random.choice(attribute.detail)
    return frame + (", " if detail.startswith(("and", "which", "who")) else " ") + detail


MAKERS: dict[Maker, float] = {
    two_values: 22, changed: 13, ended: 11, same: 15, more: 17, earlier_time: 26, past_first: 4, somebody_else: 11,
    near: 11, planned: 8, denied: 12, in_scope: 6, quoted: 2.5, then_but_now: 5, alone: 5,
}  # fmt: skip
"""How often each kind is made, as shares: class balance decides precision."""
