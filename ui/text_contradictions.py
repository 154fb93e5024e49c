"""The sentences of the contradictions room: its questions, its answers, why it asks, what was decided."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from core.contradictions import Assessment, Contradiction, Generator, Side
from core.domain import Status, Usage
from ui.dates import day_text, moment_text, window_text
from ui.safe import one_line
from ui.text import TYPED_SOURCES, count
from ui.text_reasons import to_you

TITLE = "Contradictions"
QUESTION = "Both can’t be true now. Which is right?"
MAYBE_QUESTION = "These two may disagree. Is one of them right?"
DECIDED_QUESTION = "You have decided this."
OPEN_TAB, DECIDED_TAB = "Open", "Decided"
EARLIER, LATER_SIDE = "Said earlier", "Said later"
WHY = "Why we ask"
SHOW_MEMORY = "Open it"
SHOW_MEMORY_NAME = "Show the memory"
BACK = "Back to all memories"
PREVIOUS, NEXT = "The one before of this group", "The next one of this group"
NEW_WORD = "new"
CHANGED_TITLE = "It has changed meanwhile"
CHANGED_LINE = "Nothing was decided. Here are the two as they are now."
NOTHING_OPEN = "Nothing left to decide"
NOTHING_EVER = "Nothing contradicts"
NOTHING_EVER_LINE = (
    "When two memories cannot both be true, they are shown here side by side, with who said them and when. "
    "You decide; nothing is settled behind your back."
)
NOTHING_DECIDED = "Nothing is decided yet"
NOTHING_DECIDED_LINE = "Your verdicts are listed here, and each can be taken back."
SHOW_DECIDED = "Show what was decided"
LOOK_NOW = "Look for contradictions now"
ALSO_SAID = "What each detector said"
DECIDE_LINK = "Decide…"


def contradictions_words(number: int) -> str:
    """The button that leads here: “Contradictions 3”."""
    return f"{TITLE} {number:,}" if number else TITLE


def open_count(total: int, shown: int) -> str:
    """The line above the list; when not all are listed, it says so."""
    whole = count(total, "open contradiction")
    return whole if shown >= total else f"{whole}, the first {shown:,} here"


def decided_count(total: int, shown: int) -> str:
    """The same above the decided ones."""
    return f"{total:,} decided" if shown >= total else f"{total:,} decided, the first {shown:,} here"


def done_today(number: int) -> str:
    """What the end state says: how much was done today."""
    if not number:
        return "When something new contradicts, it is asked here."
    return f"You decided {count(number, 'contradiction')} today. When something new contradicts, it is asked here."


# -- what a contradiction is about

_TITLES = {
    "lives_in": "Where {who} lives",
    "works_at": "Where {who} works",
    "job_title": "What {who} does for a living",
    "studies_at": "Where {who} studies",
    "age": "How old {who} is",
    "birthday": "When {who} was born",
    "partner": "Who {whose} partner is",
    "diet": "What {who} eats",
    "height": "How tall {who} is",
    "religion": "What {who} believes in",
    "commute": "How {who} gets to work",
    "phone": "{whose} phone number",
    "email": "{whose} e-mail address",
    "child": "{whose} children",
    "pet": "{whose} pets",
    "allergy": "What {who} is allergic to",
    "likes": "What {who} likes",
    "dislikes": "What {who} does not like",
    "owns": "What {who} owns",
    "language": "Which languages {who} speaks",
    "nationality": "{whose} nationality",
    "medication": "Which medicine {who} takes",
    "plan": "What {who} plans",
    "hobby": "{whose} hobbies",
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
        return capital(f"{_whose(who)} {attribute.replace('_', ' ')}")
    pattern = _TITLES.get(attribute)
    if pattern is None:
        return capital(f"{attribute.replace('_', ' ')} of {who}")
    return capital(pattern.format(who=who, whose=_whose(who)))


def _subject(subject: str, owner: str) -> str:
    name = owner.split()[0] if owner.strip() and owner not in {"user", "owner"} else "the owner"
    if subject == "user":
        return one_line(name, 40)
    if subject.startswith(("user's ", "user’s ")):
        return one_line(f"{_whose(name)} {subject[7:]}", 60)
    return one_line(subject, 60)


def _whose(who: str) -> str:
    return f"{who}’" if who.endswith("s") else f"{who}’s"


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def title_of(one: Contradiction, owner: str) -> str:
    """What a contradiction is about: the question both answer, else the earlier statement itself."""
    return slot_title(one.slot, owner) if one.slot else one_line(one.a.text, 90)


# -- why

_WHY = {
    Generator.SLOT: "two answers",
    Generator.OPPOSITE: "opposite words",
    Generator.DENSE: "close in meaning",
    Generator.LOCAL: "may disagree",
    Generator.SWEEP: "found by a sweep",
    Generator.BRIDGE: "lost its basis",
    Generator.JUDGE: "asked by the model",
    Generator.PERSON: "linked by you",
    Generator.IMPORT: "said by its file",
}
NAMES = {
    Generator.SLOT: "Rules over what is asked",
    Generator.OPPOSITE: "Opposite words",
    Generator.DENSE: "Closeness in meaning",
    Generator.LOCAL: "The built-in judge",
    Generator.SWEEP: "The sweep",
    Generator.BRIDGE: "What lost its basis",
    Generator.JUDGE: "The language model",
    Generator.PERSON: "You",
    Generator.IMPORT: "The file that it came from",
}
"""Each detector by a name that says what it looks at."""
_WEAK = frozenset({Generator.LOCAL, Generator.DENSE})


def only_maybe(one: Contradiction) -> bool:
    """Whether nothing but the built-in judge or closeness in meaning speaks for it."""
    heard = {one.generator, *(said.generator for said in one.assessments)}
    return heard <= _WEAK


def why_short(one: Contradiction) -> str:
    """Why it is asked, in two or three words for a row."""
    return "may disagree" if only_maybe(one) else _WHY[one.generator]


def between(first: str, second: str) -> str:
    """The two sources of a pair, for rows that ask the same: “you – ChatGPT export”."""
    names = ["you" if source in TYPED_SOURCES else one_line(source, 30) for source in (first, second)]
    return " – ".join(dict.fromkeys(names))


def why_long(one: Contradiction) -> str:
    """Why it is asked, in a sentence."""
    reason = to_you(one_line(one.reason, 400))
    if not reason:
        return f"{NAMES[one.generator]}: {_WHY[one.generator]}."
    if only_maybe(one) and "may disagree" not in reason:
        return f"The built-in judge finds that the two may disagree. {reason}"
    return reason


def sureness(score: float) -> str:
    """A score between 0 and 1 in words: how sure it was."""
    for floor, words in ((0.92, "very sure"), (0.83, "fairly sure"), (0.5, "leaning that way"), (0.4, "cannot tell")):
        if score >= floor:
            return words
    return "doubtful"


_LABELS = {
    "conflict": "they disagree",
    "contradiction": "they disagree",
    "change": "it changed",
    "both true": "both can be true",
    "same": "they say the same",
    "more detail": "one says more than the other",
    "earlier time": "one speaks of an earlier time",
    "unrelated": "they have nothing to do with each other",
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
        parts.append(f"{sureness(said.score)} ({said.score:.2f})" if claims else f"{said.score:.2f} for a conflict")
    verdict = ", ".join(dict.fromkeys(part for part in parts if part))
    reason = one_line(said.reason, 300)
    head = f"{by}: {verdict}." if verdict else f"{by}."
    return f"{head} {reason}".strip() if reason else head


# -- the two sides


def side_when(side: Side) -> str:
    """“True since 4 Mar 2025”."""
    words = window_text(side.window, side.said_at)
    return f"True {words}" if not words.startswith("ended") and "ended on" not in words else capital(words)


def side_origin(side: Side, owner: str) -> str:
    """“Typed by you”, “From ChatGPT export, said by Anna”, with the day."""
    yours = side.source in TYPED_SOURCES
    said = moment_text(side.said_at) if side.said_at else day_text(side.recorded_at)
    origin = "Typed by you" if yours else f"From {one_line(side.source, 60)}"
    if side.speaker and side.speaker not in {owner, *owner.split(), "user"}:
        origin += f", said by {one_line(side.speaker, 40)}"
    return f"{origin} · {said}"


def side_versions(side: Side) -> str:
    """How many wordings it had; nothing for a single one."""
    return count(side.versions, "wording") if side.versions > 1 else ""


def used_words(usage: Usage | None) -> str:
    """“Opened 3 times, used in 5 answers”; nothing where it never was."""
    if usage is None or not usage.times:
        return ""
    parts = [f"opened {_times(usage.opened)}"] if usage.opened else []
    parts += [f"used in {count(usage.used, 'answer')}"] if usage.used else []
    return capital(", ".join(parts))


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number:,} times")


def side_status(side: Side) -> str:
    """What is special about a side: it waits for approval, or is over already."""
    match side.status:
        case Status.PENDING:
            return "Waits for approval"
        case Status.PAST:
            return "No longer true"
        case Status.ARCHIVED:
            return "Archived"
        case Status.RETIRED:
            return "Was never right"
        case _:
            return ""


def card_sentence(one: Contradiction, owner: str) -> str:
    """The whole card as one paragraph, for a screen reader."""
    question = MAYBE_QUESTION if only_maybe(one) else QUESTION
    first, second = (
        f"{name}: “{one_line(side.text, 300)}”. {side_when(side)}. {side_origin(side, owner)}."
        for name, side in (("A", one.a), ("B", one.b))
    )
    return f"{title_of(one, owner)}. {question} {first} {second} {WHY}: {why_long(one)}"


def group_words(number: int) -> str:
    """How many there are like it."""
    return f"{number:,} like this"


def place_words(at: int, number: int) -> str:
    """“2 of 12 like this”."""
    return f"{at:,} of {number:,} like this"


def decide_together(number: int) -> str:
    """The button that opens the decision for a whole group."""
    return f"Decide {number:,} together…"


def row_sentence(title: str, below: str, number: int, *, fresh: bool) -> str:
    """A row as a sentence, for a screen reader."""
    parts = [title, NEW_WORD if fresh else "", below, group_words(number) if number > 1 else ""]
    return ". ".join(part for part in parts if part)


def is_today(at: datetime, now: datetime) -> bool:
    """Whether an instant lies in today, in the person's own time zone."""
    return at.astimezone().date() == now.astimezone().date()
