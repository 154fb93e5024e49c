"""A time that a question names by what was so then: "when I lived in Porto", "before Alice joined Acme".

Start at ``read_occasion``. It only takes the sentence apart; whether the vault
knows when that was is asked elsewhere, and where it does not the question
stays as it was put.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum

from core.engine.question import LONGEST_QUESTION, Span, is_question, read_question
from core.window import Moment, Precision, Window


class Relation(StrEnum):
    """How the asked time lies to the occasion."""

    BEFORE = "before"
    AFTER = "after"
    DURING = "during"
    SINCE = "since"
    UNTIL = "until"


class Phase(StrEnum):
    """What the occasion is of something that lasts: its beginning, its end, or all of it."""

    BEGINNING = "beginning"
    END = "end"
    WHOLE = "whole"


@dataclass(frozen=True, slots=True)
class Occasion:
    """``event`` as a statement ("I lived in Porto"), ``words`` as it was written, ``rest`` the question without it."""

    relation: Relation
    event: str
    words: str
    rest: str

    @property
    def phase(self) -> Phase:
        """Whether its verb tells a beginning, an end, or what lasted."""
        if _ENDS.search(self.event):
            return Phase.END
        return Phase.BEGINNING if _BEGINS.search(self.event) else Phase.WHOLE


_RELATIONS = {
    "before": Relation.BEFORE, "after": Relation.AFTER, "while": Relation.DURING, "when": Relation.DURING,
    "during": Relation.DURING, "as long as": Relation.DURING, "since": Relation.SINCE, "until": Relation.UNTIL,
    "till": Relation.UNTIL, "bevor": Relation.BEFORE, "nachdem": Relation.AFTER, "während": Relation.DURING,
    "als": Relation.DURING, "solange": Relation.DURING, "seit": Relation.SINCE, "seitdem": Relation.SINCE,
    "bis": Relation.UNTIL,
}  # fmt: skip
_LEAD = r"(?P<lead>before|after|while|when|during|as long as|since|until|till)"
_LEAD_GERMAN = r"(?P<lead>bevor|nachdem|während|als|solange|seitdem|seit|bis)"
_WHO = r"(?:[Ii]|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|(?:[Mm]y|[Oo]ur)\s+\w+|[^\W\d_a-z]\w+(?:\s[^\W\d_a-z]\w+)?)"
_WHO_GERMAN = r"(?:ich|wir|er|sie|(?:mein|unser)e?\s+\w+|[^\W\d_a-z]\w+)"
_GERUNDS = {
    "moving": "moved", "leaving": "left", "joining": "joined", "starting": "started", "living": "lived",
    "working": "worked", "quitting": "quit", "selling": "sold", "buying": "bought", "marrying": "married",
    "getting": "got", "becoming": "became", "studying": "studied", "being": "was", "having": "had",
    "dating": "dated", "adopting": "adopted", "switching": "switched", "retiring": "retired",
}  # fmt: skip
_TIME_AT = re.compile(
    r"^(?P<whose>my|his|her|their|our|[^\W\d]+['’]s?) time (?P<place>at|with|in)\s+(?P<name>.+)$", re.IGNORECASE
)
_AT_END = re.compile(rf"^(?P<rest>.+?),?\s+\b{_LEAD}\s+(?P<event>.+?)\s*[?.!]*$", re.DOTALL)
_AT_BEGINNING = re.compile(rf"^{_LEAD}\s+(?P<event>[^,]+),\s*(?P<rest>.+)$", re.IGNORECASE | re.DOTALL)
_AT_END_GERMAN = re.compile(rf"^(?P<rest>.+?),?\s+\b{_LEAD_GERMAN}\s+(?P<event>.+?)\s*[?.!]*$", re.DOTALL)
_AT_BEGINNING_GERMAN = re.compile(rf"^{_LEAD_GERMAN}\s+(?P<event>[^,]+),\s*(?P<rest>.+)$", re.IGNORECASE | re.DOTALL)
_SAYS = re.compile(rf"^{_WHO}(?:['’]s|\s)\s*\S")
_SAYS_GERMAN = re.compile(rf"^(?P<who>{_WHO_GERMAN})\s+(?:(?P<what>.+)\s+)?(?P<verb>[^\W\d]+)$")
_PRONOUN = re.compile(r"^(?:he|she|they|er|sie)\b", re.IGNORECASE)
_ENDS = re.compile(
    r"\b(?:left|quit|resigned|retired|sold|lost|stopped|finished|broke up|split up|divorced|died|gave up|moved out|"
    r"was fired|verließ|kündigte|verkaufte|verlor|hörte|beendete|starb|auszog|zog aus)\b"
)
_BEGINS = re.compile(
    r"\b(?:moved|joined|started|began|got|bought|married|met|became|adopted|switched|changed|was born|took up|"
    r"zog|umzog|begann|anfing|kaufte|heiratete|wurde|bekam|wechselte|fing|kam)\b"
)


def read_occasion(text: str) -> Occasion | None:
    """The time that a question names by an occasion, apart from what it asks; None where it names none."""
    asked = text.strip()
    if not asked or len(asked) > LONGEST_QUESTION:
        return None
    for pattern, as_event in _FORMS:
        found = pattern.match(asked)
        if found is None or not is_question(found["rest"]):
            continue
        event = as_event(found["event"].strip(), found["rest"])
        if event:
            words = f"{found['lead'].lower()} {found['event'].strip()}"
            return Occasion(_RELATIONS[found["lead"].lower()], event, words, _as_question(found["rest"]))
    return None


def _as_question(rest: str) -> str:
    rest = rest.strip().rstrip(",")
    return rest if rest.endswith(("?", "？")) else f"{rest}?"


def _english(event: str, rest: str) -> str:
    """An event as a statement: by a gerund or a pronoun it is about whom the question is about."""
    first, _, more = event.partition(" ")
    who = _whom(rest)
    spent = _TIME_AT.match(event)
    if spent is not None:
        who = _spender(spent["whose"], who)
        return f"{who} {'lived in' if spent['place'].lower() == 'in' else 'worked at'} {spent['name']}" if who else ""
    if first.lower() in _GERUNDS:
        return f"{who} {_GERUNDS[first.lower()]} {more}".strip() if who else ""
    if _PRONOUN.match(event):
        return f"{who} {more}" if who else ""
    return event if _SAYS.match(event) else ""


def _spender(whose: str, who: str) -> str:
    match whose.lower():
        case "my" | "our":
            return "I"
        case "his" | "her" | "their":
            return who
        case _:
            return re.sub(r"['’]s?$", "", whose)


def _german(event: str, rest: str) -> str:
    """The same of a German clause, whose verb stands last; a statement has it after whom it is about."""
    said = _SAYS_GERMAN.match(event)
    if said is None:
        return ""
    who = _whom(rest) if _PRONOUN.match(said["who"]) else said["who"]
    return f"{who} {_as_now(said['verb'], who)} {said['what'] or ''}".strip() if who else ""


def _as_now(verb: str, who: str) -> str:
    """A weak German past as its present ("arbeitete", "arbeitet"): statements are mostly told in it."""
    weak = _WEAK_PAST.match(verb)
    if weak is None:
        return verb
    stem = weak[1]
    if who.lower() == "ich" or who == "I":
        return f"{stem}e"
    return f"{stem}et" if stem.endswith(("t", "d")) else f"{stem}t"


def _whom(rest: str) -> str:
    """Whom a question is about, as the subject of a statement; empty where it does not say."""
    question = read_question(_as_question(rest), _ANY_DAY)
    if question.kin:
        return f"my {question.kin}"
    if question.mine:
        return "I"
    return question.names[0].title() if question.names else ""


_WEAK_PAST = re.compile(r"^([^\W\d]{3,}?)e?te$")
_ANY_DAY = datetime(2001, 1, 1, tzinfo=UTC)  # whom a question is about does not depend on the day
_FORMS = (
    (_AT_END, _english),
    (_AT_BEGINNING, _english),
    (_AT_END_GERMAN, _german),
    (_AT_BEGINNING_GERMAN, _german),
)


def span_beside(occasion: Occasion, window: Window) -> Span | None:
    """The time that is asked about, where the occasion had this window; None where the window leaves it open."""
    phase = occasion.phase
    begun = window.end if phase is Phase.END else window.start
    over = window.start if phase is Phase.BEGINNING else window.end
    match occasion.relation:
        case Relation.BEFORE:
            return _span(None, begun, occasion.words)
        case Relation.UNTIL:
            return _span(None, over, occasion.words)
        case Relation.AFTER:
            return _span(over, None, occasion.words)
        case Relation.SINCE:
            return _span(begun, None, occasion.words)
        case Relation.DURING if begun is not None and begun == over:
            return _span(begun, Moment(begun.at + timedelta(days=1), Precision.DAY), occasion.words)
        case Relation.DURING:
            return _span(begun, over, occasion.words)


def _span(start: Moment | None, end: Moment | None, words: str) -> Span | None:
    return Span(start, end, words) if start or end else None
