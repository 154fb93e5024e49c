"""The sentences of the contradictions room: its questions, its answers, why it asks, what was decided."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from core.contradictions import Assessment, Contradiction, Generator, Side
from core.domain import Status, Usage
from core.window import End
from ui.dates import day_text, moment_text, window_text
from ui.safe import one_line
from ui.text import TYPED_SOURCES
from ui.text_attributes import attribute_words
from ui.text_reasons import to_you
from ui.translation import decimal, digits, in_quotes, plural, tr

TITLE = tr("Contradictions")
QUESTION = tr("Both can’t be true now. Which is right?")
MAYBE_QUESTION = tr("These two may disagree. Is one of them right?")
DECIDED_QUESTION = tr("You have decided this.")
OPEN_TAB, DECIDED_TAB = tr("Open", "not decided yet"), tr("Decided")
EARLIER, LATER_SIDE = tr("Said earlier"), tr("Said later")
WHY = tr("Why we ask")
SHOW_MEMORY = tr("Open it")
SHOW_MEMORY_NAME = tr("Show the memory")
BACK = tr("Back to all memories")
PREVIOUS, NEXT = tr("The one before of this group"), tr("The next one of this group")
NEW_WORD = tr("new")
CHANGED_TITLE = tr("It has changed meanwhile")
CHANGED_LINE = tr("Nothing was decided. Here are the two as they are now.")
NOTHING_OPEN = tr("Nothing left to decide")
NOTHING_EVER = tr("Nothing contradicts")
NOTHING_EVER_LINE = tr(
    "When two memories cannot both be true, they are shown here side by side, with who said them and when. "
    "You decide; nothing is settled behind your back."
)
NOTHING_DECIDED = tr("Nothing is decided yet")
NOTHING_DECIDED_LINE = tr("Your verdicts are listed here, and each can be taken back.")
SHOW_DECIDED = tr("Show what was decided")
LOOK_NOW = tr("Look for contradictions now")
ALSO_SAID = tr("What each detector said")
DECIDE_LINK = tr("Decide…")


def contradictions_words(number: int) -> str:
    """The button that leads here: “Contradictions 3”."""
    return f"{TITLE} {digits(number)}" if number else TITLE


def open_count(total: int, shown: int) -> str:
    """The line above the list; when not all are listed, it says so."""
    whole = plural("{n} open contradiction", "{n} open contradictions", total)
    return whole if shown >= total else tr("{whole}, the first {shown} here").format(whole=whole, shown=digits(shown))


def decided_count(total: int, shown: int) -> str:
    """The same above the decided ones."""
    return (
        tr("{total} decided").format(total=digits(total))
        if shown >= total
        else tr("{total} decided, the first {shown} here").format(total=digits(total), shown=digits(shown))
    )


def done_today(number: int) -> str:
    """What the end state says: how much was done today."""
    if not number:
        return tr("When something new contradicts, it is asked here.")
    return plural(
        "You decided {n} contradiction today. When something new contradicts, it is asked here.",
        "You decided {n} contradictions today. When something new contradicts, it is asked here.",
        number,
    )


# -- what a contradiction is about

_TITLES = {
    "lives_in": tr("Where {who} lives"),
    "works_at": tr("Where {who} works"),
    "job_title": tr("What {who} does for a living"),
    "studies_at": tr("Where {who} studies"),
    "age": tr("How old {who} is"),
    "birthday": tr("When {who} was born"),
    "partner": tr("Who {whose} partner is"),
    "diet": tr("What {who} eats"),
    "height": tr("How tall {who} is"),
    "religion": tr("What {who} believes in"),
    "commute": tr("How {who} gets to work"),
    "phone": tr("{whose} phone number"),
    "email": tr("{whose} e-mail address"),
    "child": tr("{whose} children"),
    "pet": tr("{whose} pets"),
    "allergy": tr("What {who} is allergic to"),
    "likes": tr("What {who} likes"),
    "dislikes": tr("What {who} does not like"),
    "owns": tr("What {who} owns"),
    "language": tr("Which languages {who} speaks"),
    "nationality": tr("{whose} nationality"),
    "medication": tr("Which medicine {who} takes"),
    "plan": tr("What {who} plans"),
    "hobby": tr("{whose} hobbies"),
}
"""The question that each known attribute answers."""
_SLOT = re.compile(r"(?P<attribute>\w+) of (?P<subject>.+)")


def slot_title(slot: str, owner: str) -> str:
    """“Where Mira lives” of “lives_in of user”; an attribute without words of its own goes by its name."""
    found = _SLOT.fullmatch(slot)
    if found is None:
        return capital(one_line(slot.replace("_", " "), 80))
    who = _subject(found["subject"], owner)
    attribute = found["attribute"]
    if attribute.startswith("favourite_"):
        return capital(tr("{whose} {attribute}").format(whose=_whose(who), attribute=attribute_words(attribute)))
    pattern = _TITLES.get(attribute)
    if pattern is None:
        return capital(tr("{attribute} of {who}").format(attribute=attribute_words(attribute), who=who))
    return capital(pattern.format(who=who, whose=_whose(who)))


def _subject(subject: str, owner: str) -> str:
    name = owner.split()[0] if owner.strip() and owner not in {"user", "owner"} else tr("the owner")
    if subject == "user":
        return one_line(name, 40)
    if subject.startswith(("user's ", "user’s ")):
        return one_line(f"{_whose(name)} {subject[7:]}", 60)
    return one_line(subject, 60)


_HISSING = tuple(tr("s", "endings of a name whose possessive takes no further s").split())


def _whose(who: str) -> str:
    return (tr("{name}’") if who.endswith(_HISSING) else tr("{name}’s")).format(name=who)


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def title_of(one: Contradiction, owner: str) -> str:
    """What a contradiction is about: the question both answer, else the earlier statement itself."""
    return slot_title(one.slot, owner) if one.slot else one_line(one.a.text, 90)


# -- why

_WHY = {
    Generator.SLOT: tr("two answers"),
    Generator.OPPOSITE: tr("opposite words"),
    Generator.DENSE: tr("close in meaning"),
    Generator.LOCAL: tr("may disagree"),
    Generator.SWEEP: tr("found by a sweep"),
    Generator.BRIDGE: tr("lost its basis"),
    Generator.JUDGE: tr("asked by the model"),
    Generator.PERSON: tr("linked by you"),
    Generator.IMPORT: tr("said by its file"),
}
NAMES = {
    Generator.SLOT: tr("Rules over what is asked"),
    Generator.OPPOSITE: tr("Opposite words"),
    Generator.DENSE: tr("Closeness in meaning"),
    Generator.LOCAL: tr("The built-in judge"),
    Generator.SWEEP: tr("The sweep"),
    Generator.BRIDGE: tr("What lost its basis"),
    Generator.JUDGE: tr("The language model"),
    Generator.PERSON: tr("You"),
    Generator.IMPORT: tr("The file that it came from"),
}
"""Each detector by a name that says what it looks at."""
BY_NAMES = {
    Generator.SLOT: tr("rules over what is asked"),
    Generator.OPPOSITE: tr("opposite words", "the detector"),
    Generator.DENSE: tr("closeness in meaning"),
    Generator.LOCAL: tr("the built-in judge"),
    Generator.SWEEP: tr("the sweep"),
    Generator.BRIDGE: tr("what lost its basis"),
    Generator.JUDGE: tr("the language model"),
    Generator.PERSON: tr("you", "by whom"),
    Generator.IMPORT: tr("the file that it came from"),
}
"""The same within a sentence, after “by”."""
_WEAK = frozenset({Generator.LOCAL, Generator.DENSE})


def only_maybe(one: Contradiction) -> bool:
    """Whether nothing but the built-in judge or closeness in meaning speaks for it."""
    heard = {one.generator, *(said.generator for said in one.assessments)}
    return heard <= _WEAK


def why_short(one: Contradiction) -> str:
    """Why it is asked, in two or three words for a row."""
    return tr("may disagree") if only_maybe(one) else _WHY[one.generator]


def between(first: str, second: str) -> str:
    """The two sources of a pair, for rows that ask the same: “you – ChatGPT export”."""
    names = [tr("you") if source in TYPED_SOURCES else one_line(source, 30) for source in (first, second)]
    return " – ".join(dict.fromkeys(names))


def why_long(one: Contradiction) -> str:
    """Why it is asked, in a sentence."""
    reason = to_you(one_line(one.reason, 400))
    if not reason:
        return f"{NAMES[one.generator]}: {_WHY[one.generator]}."
    if only_maybe(one) and "may disagree" not in reason:
        return tr("The built-in judge finds that the two may disagree. {reason}").format(reason=reason)
    return reason


def sureness(score: float) -> str:
    """A score between 0 and 1 in words: how sure it was."""
    for floor, words in (
        (0.92, tr("very sure")),
        (0.83, tr("fairly sure")),
        (0.5, tr("leaning that way")),
        (0.4, tr("cannot tell")),
    ):
        if score >= floor:
            return words
    return tr("doubtful")


_LABELS = {
    "conflict": tr("they disagree"),
    "contradiction": tr("they disagree"),
    "change": tr("it changed"),
    "both true": tr("both can be true"),
    "same": tr("they say the same"),
    "more detail": tr("one says more than the other"),
    "earlier time": tr("one speaks of an earlier time"),
    "unrelated": tr("they have nothing to do with each other"),
}
"""The classes that detectors give, as a person would put them."""
_CLAIMS = frozenset({"", "conflict", "contradiction", "change"})
"""Classes by which the two cannot both hold now."""


def latest(assessments: Sequence[Assessment]) -> tuple[Assessment, ...]:
    """What each detector said last, in the order in which they spoke first."""
    return tuple({(said.generator, said.model): said for said in assessments}.values())


def assessment_words(said: Assessment) -> str:
    """“The built-in judge: they disagree, very sure (0.94).”, with its reason if it gave one."""
    by = f"{NAMES[said.generator]} ({one_line(said.model, 60)})" if said.model else NAMES[said.generator]
    parts = [_LABELS.get(said.label, one_line(said.label.replace("_", " "), 40))] if said.label else []
    if said.score is not None:
        # The score speaks for a conflict, so that only a class that claims one is as sure as that.
        claims = said.label in _CLAIMS
        parts.append(
            f"{sureness(said.score)} ({decimal(said.score, 2)})"
            if claims
            else tr("{score} for a conflict").format(score=decimal(said.score, 2))
        )
    verdict = ", ".join(dict.fromkeys(part for part in parts if part))
    reason = one_line(to_you(said.reason), 300)
    head = f"{by}: {verdict}." if verdict else f"{by}."
    return f"{head} {reason}".strip() if reason else head


# -- the two sides


def side_when(side: Side) -> str:
    """“True since 4 Mar 2025”."""
    words = window_text(side.window, side.said_at)
    return capital(words) if side.window.ending is End.UNKNOWN else tr("True {when}").format(when=words)


def side_origin(side: Side, owner: str) -> str:
    """“Typed by you”, “From ChatGPT export, said by Anna”, with the day."""
    yours = side.source in TYPED_SOURCES
    said = moment_text(side.said_at) if side.said_at else day_text(side.recorded_at)
    origin = tr("Typed by you") if yours else tr("From {source}").format(source=one_line(side.source, 60))
    if side.speaker and side.speaker not in {owner, *owner.split(), "user"}:
        origin += tr(", said by {speaker}").format(speaker=one_line(side.speaker, 40))
    return f"{origin} · {said}"


def side_versions(side: Side) -> str:
    """How many wordings it had; nothing for a single one."""
    return plural("{n} wording", "{n} wordings", side.versions) if side.versions > 1 else ""


def used_words(usage: Usage | None) -> str:
    """“Opened 3 times, used in 5 answers”; nothing where it never was."""
    if usage is None or not usage.times:
        return ""
    parts = [tr("opened {times}").format(times=_times(usage.opened))] if usage.opened else []
    parts += [plural("used in {n} answer", "used in {n} answers", usage.used)] if usage.used else []
    return capital(", ".join(parts))


def _times(number: int) -> str:
    return {1: tr("once"), 2: tr("twice")}.get(number, tr("{number} times").format(number=digits(number)))


def side_status(side: Side) -> str:
    """What is special about a side: it waits for approval, or is over already."""
    match side.status:
        case Status.PENDING:
            return tr("Waits for approval")
        case Status.PAST:
            return tr("No longer true")
        case Status.ARCHIVED:
            return tr("Archived")
        case Status.RETIRED:
            return tr("Was never right")
        case _:
            return ""


def card_sentence(one: Contradiction, owner: str) -> str:
    """The whole card as one paragraph, for a screen reader."""
    question = MAYBE_QUESTION if only_maybe(one) else QUESTION
    first, second = (
        f"{name}: {in_quotes(one_line(side.text, 300))}. {side_when(side)}. {side_origin(side, owner)}."
        for name, side in (("A", one.a), ("B", one.b))
    )
    return f"{title_of(one, owner)}. {question} {first} {second} {WHY}: {why_long(one)}"


def group_words(number: int) -> str:
    """How many there are like it."""
    return tr("{number} like this").format(number=digits(number))


def place_words(at: int, number: int) -> str:
    """“2 of 12 like this”."""
    return tr("{at} of {number} like this").format(at=digits(at), number=digits(number))


def decide_together(number: int) -> str:
    """The button that opens the decision for a whole group."""
    return tr("Decide {number} together…").format(number=digits(number))


def row_sentence(title: str, below: str, number: int, *, fresh: bool) -> str:
    """A row as a sentence, for a screen reader."""
    parts = [title, NEW_WORD if fresh else "", below, group_words(number) if number > 1 else ""]
    return ". ".join(part for part in parts if part)


def is_today(at: datetime, now: datetime) -> bool:
    """Whether an instant lies in today, in the person's own time zone."""
    return at.astimezone().date() == now.astimezone().date()
