"""What a sentence takes back that states nothing new: by name ("not Porto"), or only "that".

A taking back retires what was said, so that nothing is taken for meant that is
not named outright: a name or a number beside the denial, or nothing but "that
was wrong" right after the statement it speaks of.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from core.engine.language import guess_language
from core.engine.opposites.reading import read
from core.engine.slot_text import RETRACTION, retracts, sentences
from core.text import fold

_LONGEST = 300  # signs; who takes something back says so shortly
_NAME = r"(?P<x>(?-i:[A-ZÀ-ÞА-Я])[\w'’-]+(?:[ -](?-i:[A-ZÀ-ÞА-Я])[\w'’-]+){0,3}|\d[\d.,:]*)"
_OTHER_NAME = _NAME.replace("<x>", "<y>")
_SMALL = (
    r"(?:(?:in|at|to|on|with|for|by|the|a|an|am|is|was|von|im|am|beim?|bei|en|el|la|los|à|au|chez|le|les|в|на|у)\s+)*"
)
_NAMED = {
    "en": rf"\b(?:not|never|isn't|wasn't|neither)\b(?:\s+\w+){{0,3}}?\s+{_SMALL}{_NAME}|"
    rf"(?:^|[.,;:]\s*){_OTHER_NAME} (?:is|was) (?:wrong|a mistake|not true|never true|incorrect)",
    "de": rf"\b(?:nicht|nie|kein\w*)\s+(?:\w+\s+){{0,2}}?{_SMALL}{_NAME}|"
    rf"\b{_OTHER_NAME} (?:ist|war|stimmt) (?:falsch|nicht)",
    "es": rf"\b(?:no|nunca)\s+(?:\w+\s+){{0,2}}?{_SMALL}{_NAME}",
    "fr": rf"\b(?:pas|jamais)\s+(?:\w+\s+){{0,2}}?{_SMALL}{_NAME}",
    "ru": rf"\b(?:не|никогда)\s+(?:\w+\s+){{0,2}}?{_SMALL}{_NAME}",
    "zh": "不(?:是|在|叫)(?P<x>[^,,。.!!\\s]{2,12})",
    "ja": "(?:^|[、。,\\s])(?P<x>[^、。,\\s]{1,12}?)(?:ではあり|では?な|じゃな)",
    "ar": r"\bليس(?:ت)?\s+(?:في\s+|من\s+)?(?P<x>\w{3,})",
}
_FIRST_NAMES = frozenset(
    "i i'm i've sorry no not that this it correction wait oops actually my the ich das nein no yo je non eso esto я "
    "это нет".split()
)
_FILLER = re.compile(
    r"\b(?:i|i'm|im|sorry|oops|wait|actually|no|well|oh|ah|hm+|please|earlier|before|just now|again|my|bad|what|said|"
    r"about|that|this|it|one|the|last|thing|was|is|were|a|an|and|on|there|all|of|totally|completely|"
    r"entschuldigung|das|war|ich|vorhin|eben|perdón|lo|que|dije|antes|eso|pardon|désolée?|ce|dit|ça|"
    r"извини\w*|я|это|было|раньше)\b|[\W_]+|对不起|抱歉|刚才|那个|我|的|了|すみません|ごめん\w*|さっき|それ|は|です|عذرا|عفوا"
)


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What is taken back: the names and numbers said to be wrong, folded; without any, what was said just before."""

    named: tuple[str, ...]


def taken_back(text: str) -> TakenBack | None:
    """What a text takes back that has no slot of its own; None where it takes nothing back or does not say what."""
    if len(text) > _LONGEST or not any(retracts(sentence) for sentence in sentences(text)):
        return None
    pattern = _NAMED[guess_language(text)]
    rest = RETRACTION.sub(" ", text.replace("’", "'"))
    named = tuple(
        dict.fromkeys(
            _names(match["x"] or match.groupdict().get("y") for match in re.finditer(pattern, rest, re.IGNORECASE))
        )
    )
    if named:
        return TakenBack(named)
    return TakenBack(()) if not _FILLER.sub("", rest.casefold()) else None


def corrects(text: str, before: str) -> bool:
    """Whether a text takes back what was said just before and puts something of the same kind in its place.

    “Scratch that, it is Tuesday” after “My flight is on Monday”: a figure of
    the same kind, or a name, and no more than a few words beside.
    """
    if len(text) > _LONGEST or not any(retracts(sentence) for sentence in sentences(text)):
        return False
    new, old = read(RETRACTION.sub(" ", text)), read(before)
    if len(new.content) > _FEW:
        return False
    kinds = {one.kind for one in new.figures} & {one.kind for one in old.figures}
    if kinds:
        return any(one.kind in kinds and one not in old.figures for one in new.figures)
    return bool(new.names and old.names) and new.names.isdisjoint(old.names)


_FEW = 4
"""Content words of a correction beside its cue; a longer one says what it is about itself."""


def _names(found: Iterable[str | None]) -> Iterable[str]:
    return (fold(name.strip(" .,;:!?")) for name in found if name and name.casefold() not in _FIRST_NAMES)
