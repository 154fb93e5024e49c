"""What a statement's own words say of its standing: that it is over, that it was wrong, that it had a time of its own.

Rules for reading answers, never for writing: nothing here closes a window.
The word lists are closed classes of English with the commonest forms of other
languages; a statement that fits none of them simply stands.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime

from core.engine.when import Grain, WhenKind, read_when
from core.text import fold

_OVER = re.compile(
    r"(?:\bnot|n't|\bnever)\b[^.;]{0,60}\b(?:any ?more|any longer)\b|\b(?:no longer|no more|stopped|quit|gave up|"
    r"given up|"
    r"gave away|given away|got rid of|threw (?:away|out)|sold|left|leaving|let (?:me|him|her|us|them) go|laid off|"
    r"fired|"
    r"sacked|made redundant|resigned|retired from|dropped out|broke up|broken up|split up|separated|divorced|parted|"
    r"died|"
    r"passed away|put down|cancelled|canceled|called off|ended|finished with|is over|are over|closed down|shut down|"
    r"moved out|lost|was stolen|were stolen|returned|expired|deleted|have no|has no|had no|without an?|"
    r"nicht mehr|kein\w* \w+ mehr|aufgehört|gekündigt|getrennt|geschieden|verkauft|verloren|gestorben|"
    r"ya no|dejé|dejó|vendí|vendió|rompimos|se separ\w+|nos separamos|murió|perdí|"
    r"ne \S+ plus|n'\S+ plus|arrêté|quitté|vendu|séparés?|rompu|divorcé\w*|mort|perdu|"
    r"больше не|бросил\w*|продал\w*|расстал\w*|умер\w*|потерял\w*|развел\w*)\b"
    r"|لم أعد|لم يعد|لم تعد|توقفت|بعت|انفصل"
    r"|不再|已经不|分手|离婚|卖了|卖掉|辞职|离职|もう.{0,12}(?:ない|ません)|やめ|辞め|別れ|売っ|亡くな"
)
_WRONG = re.compile(
    r"(?:^|[.!?]\s+|\b(?:oh|oops|sorry|actually|wait),?\s+)(?:correction\b|scratch that|scrap that|forget what i said|"
    r"i misspoke|i was wrong|i was mistaken|i made a mistake|my mistake|my bad|that was wrong|that was a mistake|"
    r"that's wrong|that is wrong|i got (?:that|it) wrong|i mixed up|i confused|i meant|to correct myself|"
    r"ich habe mich (?:geirrt|vertan|versprochen)|korrektur|das war falsch|corrección|me equivoqué|eso estaba mal|"
    r"correction|je me suis trompée?|c'était faux|поправка|я ошиб\w+|я оговорил\w*)"
    r"|\bmisspoke\b|\bi was (?:wrong|mistaken) (?:about|when)|更正|我说错|我记错|間違え|訂正|تصحيح|أخطأت"
)
_GUESS = re.compile(
    r"\b(?:probably|perhaps|maybe|might|may be|seems? to|seemingly|apparently|presumably|i (?:guess|suppose|assume)|"
    r"likely|judging by|wahrscheinlich|vermutlich|vielleicht|probablemente|quizás?|tal vez|probablement|peut-être|"
    r"наверное|возможно|вероятно)\b|ربما|可能|大概|也许|たぶん|かもしれ"
)
_PAST_STATE = re.compile(
    r"\b(?:was|were|lived|worked|spent|stayed|studied|had|used to|couldn't|could not|didn't|did not|loved|liked|hated|"
    r"wohnte|lebte|arbeitete|gewohnt|gelebt|gearbeitet|studiert|war|hatte|vivía|viví|trabajaba|trabajé|estudié|era|"
    r"vivais|habitais|habité|vécu|travaillais|travaillé|étais|avais|жил\w*|работал\w*|учил\w*|был\w*)\b|كنت|كان"
)
_BEGINS = re.compile(
    r"\b(?:now|instead|since|moved to|moved into|switched to|changed to|started|joined|became|from now on|jetzt|seit|"
    r"stattdessen|ahora|desde|en cambio|maintenant|depuis|à la place|теперь|сейчас|с тех пор)\b|الآن|منذ|现在|改|今は"
)
_CHANGES = re.compile(
    r"\b(?:now|new|instead|switched|since|these days|nowadays|from now on|lately|changed|moved|replaced|again|anymore|"
    r"took over|became|has become|swapped|upgraded|bought|got|raised|"
    r"jetzt|neue\w*|seit|stattdessen|inzwischen|gewechselt|umgestellt|geworden|"
    r"ahora|nuev[oa]s?|desde|cambi\w+|en vez de|"
    r"maintenant|désormais|nouve\w+|depuis|à la place|changé|теперь|сейчас|нов\w+|вместо|стал\w*)\b"
    r"|الآن|منذ|جديد|现在|改|新|换|今は|新しい|変え|変わ"
)
_NEGATED = re.compile(r"\b(?:no|not|never|none|kein\w*|nicht|ningun\w*|aucune?|нет|не)\b|n't\b")
_CLAUSE = re.compile(r"[.;,!?:]\s+|\s+(?:and|but|so|because|und|aber|denn|y|pero|et|mais|а|но|и)\s+|[。；，、]")
_BESIDE = re.compile(
    r"\b(?:also|as well|too|second|another|on the side|part[- ]time|besides|auch|außerdem|nebenbei|zweite\w*|también|"
    r"segund[oa]|aussi|deuxième|également|тоже|также|второй|ещё)\b|أيضا|也|还|另|も"
)


def tells_an_end(text: str, tells: re.Pattern[str] | None = None) -> bool:
    """Whether a text says that something is over and nothing of what came instead.

    ``tells`` is the pattern of answers to what is asked: a clause that fits it and says that
    something began, or just holds, is news and no mere end.
    """
    folded = fold(text).replace("’", "'")
    if _OVER.search(folded) is None:
        return False
    rest = [clause for clause in _CLAUSE.split(folded) if clause and not _OVER.search(clause)]
    return not any(_is_news(clause, tells) for clause in rest)


def _is_news(clause: str, tells: re.Pattern[str] | None) -> bool:
    if _NEGATED.search(clause):
        return False
    return _BEGINS.search(clause) is not None if tells is None else tells.search(clause) is not None


def without_end(text: str) -> str:
    """A text without the words that say that something is over: what is left is what ended."""
    return _OVER.sub(" ", fold(text).replace("’", "'"))


_EXCHANGE = re.compile(
    r"\b(?:sold|swapped|replaced|traded|exchanged|returned|gave away|got rid of|switched from|scrapped)\b.{2,60}?"
    r"\b(?:bought|got|for|with|now|switched to|to)\b"
)


def tells_an_exchange(text: str) -> bool:
    """Whether a text says that one thing was given for another ("sold the Skoda and bought a Kia")."""
    return _EXCHANGE.search(fold(text)) is not None


def tells_a_change(text: str) -> bool:
    """Whether a text says in so many words that something is new ("now", "switched to", "since May")."""
    return _CHANGES.search(fold(text)) is not None


def corrects(text: str) -> bool:
    """Whether a text takes back what was said before and says it right."""
    return _WRONG.search(fold(text).replace("’", "'")) is not None


def guesses(text: str) -> bool:
    """Whether a text only supposes."""
    return _GUESS.search(fold(text)) is not None


def stands_beside(text: str) -> bool:
    """Whether a text says that this comes beside something else ("also", "another")."""
    return _BESIDE.search(fold(text)) is not None


@dataclass(frozen=True, slots=True)
class OwnTime:
    """The time that a statement tells of by its own words: half-open; ``past`` = of a past state without dates."""

    start: datetime | None = None
    end: datetime | None = None
    past: bool = False


def own_time(text: str, said: datetime) -> OwnTime:
    """When a statement without a window of its own holds, by its words: "from 2020 to 2024", "this week"."""
    folded = fold(text)
    spans = [when for when in read_when(text, said) if when.grain is not Grain.AMBIGUOUS and not when.now]
    for when in spans:
        match when.kind:
            case WhenKind.SINCE | WhenKind.AFTER if when.start:
                return OwnTime(when.start)
            case WhenKind.UNTIL | WhenKind.BEFORE if when.end:
                return OwnTime(None, when.end, past=True)
            case WhenKind.DURING if when.end and (when.end_first or _is_state(folded, when.end, said)):
                return OwnTime(when.start, when.end)
    past = _PAST_STATE.search(folded) is not None and _BEGINS.search(folded) is None
    return OwnTime(past=past)


def _is_state(folded: str, end: datetime, said: datetime) -> bool:
    """A stretch holds a state told in the past tense, or one that had not ended when it was told."""
    return end > said or _PAST_STATE.search(folded) is not None
