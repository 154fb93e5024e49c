"""Whether a claim is one that a person would keep: positive evidence of a fact, a preference, a plan or an event.

Talk is full of sentences in the first person that say nothing lasting: moods,
thanks, praise, agreement, wishes for the other one. A claim is kept when the
slot rules read something in it, or when it says of the speaker, of somebody or
something of theirs or of somebody named what goes on longer than the talk, and can be
understood without the picture that was shown or the one who was spoken to.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from core.engine.claim_words import DANGLING, EMPTY_WORD, SAYS
from core.engine.dedupe import is_first_person
from core.engine.language import guess_language
from core.engine.lasting_words import (
    ADDRESSED,
    COURTESY,
    DEAR,
    DEMONSTRATIVE,
    EMPTY,
    EVENT,
    FIGURE,
    HEAD,
    HOUSEHOLD,
    KIN_ALONE,
    LEAD_IN,
    MADE,
    MINE,
    MOOD,
    NOT_OURS,
    PASSING,
    PRAISE,
    PRAISED,
    REACTIONS,
    SINCE_WE_SPOKE,
    SUBJECT_FIRST,
    TO_THEM,
    VERDICT,
    VOCATIVE,
    WHEN,
    WHO,
)
from core.engine.slots import FoundSlot, read_slots
from core.text import STOP_WORDS, words

_TASTES = frozenset(("likes", "dislikes", "plan", "hobby", "owns"))
"""Attributes that are also read in praise of what is before the eyes."""
_ABOUT = re.compile(
    r"(?:this|that|these|those|it|your|how|the|seeing|hearing|you|when|to|way|being|here|there|gonna)\b", re.IGNORECASE
)
FEWEST_WORDS = 3
"""Words after which a sentence without any verb that is known says something all the same."""
TELLING = 6
"""Words that carry something, from which on what somebody did is an event though it names no time."""
LONG_TALK = 20
"""Messages from which on a name is likely to stand somewhere within a sentence, too."""


@dataclass(frozen=True, slots=True)
class Talk:
    """What the talk around a claim tells of its words: which it writes small, and which names it knows.

    ``names`` None: it is too short to know them.
    """

    small: frozenset[str] = frozenset()
    names: frozenset[str] | None = None


ALONE = Talk()
_SMALL = re.compile(r"(?<![\w'’-])[a-zà-ÿ][\w-]+")
_WITHIN = re.compile(r"(?<=[a-z,;] )[A-ZÀ-Þ][\w-]+")


def talk_of(messages: Sequence[tuple[str, str]]) -> Talk:
    """What a conversation, given as (speaker, text), tells of its words."""
    small = frozenset(word for _, text in messages for word in _SMALL.findall(text))
    if len(messages) < LONG_TALK:
        return Talk(small)
    named = {word.casefold() for _, text in messages for word in _WITHIN.findall(text)}
    return Talk(small, frozenset(named | {word for speaker, _ in messages for word in words(speaker)}))


def lasts(sentence: str, talk: Talk = ALONE) -> bool:
    """Whether a claim is worth keeping. ``talk`` is what it was said in."""
    plain = sentence.replace("’", "'").strip()
    language = guess_language(plain)
    if language == "en":
        return _english(plain, talk)
    if (addressed := TO_THEM.get(language)) and addressed.search(plain):
        return _lasting_slots(plain, talk)
    if (reaction := REACTIONS.get(language)) and reaction.match(plain):
        return _lasting_slots(plain, talk)
    if language in _PRONOUN_LEFT_OUT or is_first_person(plain) or FIGURE.search(plain):
        return True
    return _names_somebody(plain, talk) or bool(read_slots(plain))


_PRONOUN_LEFT_OUT = ("es", "ja", "zh", "ru", "ar")
"""Languages in which a claim about oneself need not say “I”."""


def is_talk(sentence: str) -> bool:
    """Whether what points at something unnamed is praise, kindness or about whoever listens; English only."""
    plain = VOCATIVE.sub("", sentence.replace("’", "'").strip())
    return any(pattern.search(plain) for pattern in (PRAISED, ADDRESSED)) or COURTESY.match(plain) is not None


def _english(plain: str, talk: Talk) -> bool:
    lead = LEAD_IN.match(plain)
    told = plain[lead.end() :] if lead else plain
    told = VOCATIVE.sub("", SINCE_WE_SPOKE.sub("", told))
    if COURTESY.match(told) or (DANGLING.match(told) and not EMPTY_WORD.match(told.casefold())):
        return False
    shown = DEMONSTRATIVE.search(told) is not None and not (MADE.match(told) and WHEN.search(told))
    outward = shown or ADDRESSED.search(told) is not None
    if not outward and _says_something(told, talk):
        return True
    return _lasting_slots(told, talk, strict=outward)


def _says_something(told: str, talk: Talk) -> bool:
    if any(_of_speaker(who, told) for who in WHO.finditer(told) if HEAD.fullmatch(told, 0, who.start())):
        return True
    mine = MINE.search(told)
    if mine is not None and HEAD.fullmatch(told, 0, mine.start()):
        return (
            NOT_OURS.match(mine["what"]) is None
            and not PRAISE.match(mine["rest"])
            and any(word not in EMPTY for word in words(mine["rest"]))
        )
    if KIN_ALONE.match(told) or DEAR.search(told):
        return True
    if HOUSEHOLD.match(told) and not VERDICT.search(told):
        return True
    if EVENT.match(told) and (WHEN.search(told) or _names_somebody(told, talk)):  # “Moved to Bath”
        return True
    return WHO.search(told) is None and _of_somebody(told, talk)


def _of_speaker(who: re.Match[str], told: str) -> bool:
    """Whether what the speaker says of themself is more than a mood or a turn of talk."""
    rest = _DO.sub("", told[who.end() :].strip())
    clause = _CLAUSE_END.split(rest, maxsplit=1)[0]
    short = who["who"].lower()
    being = _BEING.match(rest)
    predicate = rest[being.end() :] if being else rest
    copula = being is not None or short.endswith(("'m", "'re", "im"))
    is_mood = MOOD.match(predicate) if copula or short.endswith(("'ve", "ive")) else None
    content = any(word not in EMPTY for word in words(clause)) if copula else _has_content(clause)
    if is_mood or PASSING.match(rest) or not content:
        return False
    if short.startswith("we") and _ALL_OF_US.match(rest):
        return False
    past = not copula and re.match(r"(?!need|feed|breed)\w+ed\b", rest) is not None and not EVENT.match(rest)
    if past or short.endswith(("'d", "'ll")):
        return WHEN.search(told) is not None or (past and sum(word not in EMPTY for word in words(told)) >= TELLING)
    return True


_DO = re.compile(r"(?:do|don't|dont|did|didn't|didnt)(?: not)? +", re.IGNORECASE)
_BEING = re.compile(r"(?:am|are|was|were|have been|has been|been) +", re.IGNORECASE)
_CLAUSE_END = re.compile(r"[,;:–—!]| - |- ")
_ALL_OF_US = re.compile(
    r"(?:all (?!\w+ed\b|made|went|got|live|had)|can|could|should|need to|must|have to|'?ll|will)\b", re.IGNORECASE
)
"""“We can …” is said of everybody."""


def _of_somebody(told: str, talk: Talk) -> bool:
    """Whether a sentence says something of somebody named, or states a figure."""
    if VERDICT.search(told):
        return False
    says = SAYS.search(told) or EVENT.search(told) or len(words(told)) > FEWEST_WORDS or _tells_of(told, talk)
    return bool(says) and (FIGURE.search(told) is not None or _names_somebody(told, talk))


def _names_somebody(told: str, talk: Talk) -> bool:
    if _tells_of(told, talk):
        return True
    return any(_is_name(word, talk) for word in _WITHIN.findall(told))


def _tells_of(told: str, talk: Talk) -> bool:
    """Whether a sentence begins with a name and goes on with a verb."""
    if (user := _THE_USER.match(told)) is not None:
        return _TELLS.match(user["rest"]) is not None
    begins = SUBJECT_FIRST.match(told)
    if begins is None or not _is_name(begins["name"], talk):
        return False
    return _is_known(begins["name"], talk) and _TELLS.match(begins["rest"]) is not None


_THE_USER = re.compile(r"The (?P<name>[Uu]ser)(?P<own>'s [\w-]+(?: \w+)?)? +(?P<rest>\S.*)")
_TELLS = re.compile(
    r"(?:\w+ly |now |still |also |[\w-]+ )?(?:is|are|was|were|isn't|aren't|wasn't|hasn't|has|have|had|\w+s|"
    r"\w+ed|left|went|got|can't|won't|doesn't)\b"
)


def _is_name(word: str, talk: Talk) -> bool:
    """Whether a capitalised word names somebody or something: it is never written small here, and no verbal noun."""
    name = words(word)[:1]
    return bool(name) and name[0] not in talk.small and name[0] not in STOP_WORDS and not name[0].endswith("ing")


def _is_known(name: str, talk: Talk) -> bool:
    """Whether the talk uses a name elsewhere, too; a short one need not."""
    return talk.names is None or not talk.names.isdisjoint(words(name))


def _has_content(text: str) -> bool:
    """Whether a clause holds a word besides its verb that says something by itself."""
    found = words(text)
    return any(word not in EMPTY for word in found[1:]) or (len(found) == 1 and found[0] not in EMPTY)


def _lasting_slots(text: str, talk: Talk, *, strict: bool = False) -> bool:
    """Whether a slot says something lasting; ``strict``: tastes and plans do not, since they are of what is shown."""
    return any(_is_lasting(slot, talk, strict=strict) for slot in read_slots(text))


def _is_lasting(slot: FoundSlot, talk: Talk, *, strict: bool) -> bool:
    if not slot.subject.startswith("user") and not (_is_name(slot.subject, talk) and _is_known(slot.subject, talk)):
        return False
    if _ABOUT.match(slot.value):
        return False
    return slot.attribute not in _TASTES or (not strict and not NOT_OURS.match(slot.value))
