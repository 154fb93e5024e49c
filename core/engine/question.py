"""What a question asks: of whom, which attribute, about what time, and on which clock. Pure; no guess is forced.

Start at ``read_question``. Nothing here changes what is searched for: the words
of the question stay as they are, and what is understood only orders and
judges what they find, so that a wrong reading costs little and can be
switched off (``Query.plain``).
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

from core.engine.asked import Askable, askables
from core.engine.attributes.catalogue import FAVOURITE
from core.engine.attributes.foreign import FOREIGN_KIN, kin_pattern
from core.engine.attributes.kin_elsewhere import kin_in
from core.engine.content import content_of
from core.engine.language import guess_language
from core.engine.slot_subject import RELATION
from core.engine.standing_words import OVER
from core.engine.time_alone import names_nothing
from core.engine.when import Grain, When, WhenKind, read_when
from core.engine.whom import names_in, speaks_of_self
from core.text import fold
from core.window import Moment, Window, window_between

LONGEST_QUESTION = 300  # signs; what is longer is a text that was pasted, not a question

_ASKS = re.compile(
    r"[?？؟]\s*$|[吗嗎呢か]\s*。?$|哪|谁|誰|什么|几[个岁点]|多少|どこ|いつ|何[歳人時]|"
    r"^(?:and |so |but |ok |hey |please )*(?:where|who|whom|whose|what|which|when|why|how|"
    r"wo|wer|wen|wem|wessen|was|welche[rsmn]?|wann|warum|wie|woher|wohin|"
    r"dónde|donde|quién|quien|qué|cuál|cuándo|cómo|cuánt\w+|où|qui|que|quoi|quel(?:le)?s?|quand|comment|combien|"
    r"где|кто|кого|что|какой|какая|какие|какое|когда|как|сколько|откуда|куда|أين|من|ما|ماذا|متى|كم|هل)(?:['’]\w+)?\b|"
    r"^(?:back )?(?:in|during|before|after|on|at|since|until|between) [^?.!]{1,40}? "
    r"(?:where|who|what|when|why|how|which \w+) (?:do|does|did|am|is|are|was|were|have|has|had) "
)
_POLAR = re.compile(
    r"^(?:and |so |but |ok )*(?:do|does|did|am|is|are|was|were|have|has|had|can|could|will|still|"
    r"est-ce que|hat|habe|hast|bin|ist|war|gibt|tengo|tiene|есть ли)\b"
)
_NOW = re.compile(
    r"\b(?:now|currently|today|at the moment|these days|nowadays|at present|still|current|present|jetzt|heute|"
    r"derzeit|"
    r"aktuell|gerade|noch|ahora|actualmente|todavía|hoy|maintenant|actuellement|encore|aujourd'hui|сейчас|теперь|"
    r"ещё|еще)\b|الآن|现在|目前|今は?|現在"
)
_BELIEVED = re.compile(
    r"\b(?:did|do|would) (?:i|we) (?:still |already |really )?(?:believe|think|know|assume|suppose|have noted)\b"
    r"|\b(?:i|we) (?:believed|thought|knew|assumed)\b|\bwas (?:dachte|glaubte|wusste) ich\b|"
    r"\b(?:creía|pensaba|sabía) yo\b|\bqué (?:creía|pensaba|sabía)\b|我们?(?:当时|那时)?(?:知道|以为|认为|相信)|"
    r"(?:知って|思って|信じて)い(?:た|ました)|"
    r"\b(?:qu'est-ce que )?je (?:croyais|pensais|savais)\b|\bas (?:far as )?known\b|\baccording to what i knew\b"
)
_ASKS_AN_END = re.compile(
    r"\b(?:did|does|do|will|to) (?:\S+ ){0,6}?die\b|\b(?:died|dead|death|sell|sold|leave|leaves|left|lose|lost|quit|"
    r"quits|stop|stops|stopped|ends?|ended|"
    r"break up|broke up|broken up|split up|g[ia]ve up|given up|cancel\w*|divorced?|separated?|retired?|returned?|"
    r"finish\w*|"
    r"fired|sacked|"
    r"expired?|deleted?|stolen|no longer|any ?more|starb|gestorben|verkauft|verloren|gekündigt|aufgehört|getrennt|"
    r"murió|vendí|vendió|perdí|dejé|dejó|mort|vendu|perdu|quitté|arrêté|умер\w*|продал\w*|потерял\w*)\b"
)
_FOR_TIME = re.compile(
    r"\bwhen\b|\b(?:what|which) (?:time|day|date|month|year)\b|\bhow long\b|\bwann\b|\bwie lange\b|\bcuándo\b|"
    r"\bquand\b|\bкогда\b|متى|什么时候|几点|いつ|何時"
)
_FOR_NUMBER = re.compile(
    r"\bhow (?:many|much)\b|\bwie ?viele?\b|\bcuánt\w+|\bcombien\b|\bсколько\b|كم|多少|几|いくつ|いくら"
)
_FOR_PERSON = re.compile(
    r"\bname of\b|'s name\b|\bcalled\?|\bwie hei(?:ß|ss)\w*|\bcómo se llama\w*|\bs'appelle\w*|\bзовут\b|叫什么|名前は|"
    r"\b(?:who|whom|whose|wer|wen|wem|wessen|quién|quien|qui|кто|кого|чей)\b|من|谁|誰"
)
_FOR_PLACE = re.compile(r"^(?:and |so |but )*(?:where|wo|wohin|dónde|donde|¿dónde|où|где|куда)\b|أين|哪里|哪儿|どこ")
_OF_EVERYTHING = re.compile(
    r"(?:and |so )*(?:what (?:all )?(?:do|did) (?:you|we) (?:know|remember|have|have stored)|"
    r"what(?: is|'s) (?:stored|known|remembered)|"
    r"what have you (?:stored|learned|learnt|noted)) about (?:me|myself|us)\s*[?.!]*$"
    r"|was weißt du (?:alles )?über mich|was weisst du (?:alles )?über mich|¿?qué (?:sabes|recuerdas) (?:de|sobre) mí"
    r"|(?:que|qu'est-ce que tu) (?:sais|sais-tu) (?:de|sur) moi|что ты (?:знаешь|помнишь) обо мне"
    r"|你(?:都)?(?:知道|记得)(?:关于)?我的?(?:什么|哪些)|私について何を(?:知って|覚えて)|ماذا تعرف عني"
)
_PAST = re.compile(
    r"\b(?:did|was|were|had|used to|habe?n?|hat|hatte\w*|war\w*|wohnte\w*|arbeitete\w*|fue|era|vivía\w*|trabajaba\w*|"
    r"était|étai[ts]|ai|avait|был\w*|жил\w*|работал\w*)\b|كنت|كان"
)
_FAVOURITE = re.compile(r"\b(?:favou?rite|lieblings)-?\s?(?P<what>[^\W\d]+)")
_BEFORE = re.compile(
    r"\b(?:before|prior to|vor|bevor|antes de|avant)\s+(?P<event>(?:the |my |her |his |going to |moving to |"
    r"working (?:at|for) |joining |der |dem |den )*(?P<name>[^?.,;]+?))\s*[?.!]*$"
)
_AFTER = re.compile(
    r"\b(?:after|following|nach|después de|après)\s+(?P<event>(?:the |leaving |quitting |der |dem )*"
    r"(?P<name>[^?.,;]+?))"
    r"\s*[?.!]*$"
)
_MINE = re.compile(
    r"\b(?:i|i'm|i've|me|my|mine|myself|we|our|us|ich|mich|mir|mein\w*|wir|unser\w*|yo|me|mi|mis|nuestr\w+|je|j|"
    r"moi|mon|"
    r"ma|mes|nous|notre|nos|я|меня|мне|мой|моя|моё|мои|моей|моего)\b|أنا|我|咱|私|僕|俺|ـي\b"
)
_OF_MINE = re.compile(
    rf"\b(?:my|our)\s+(?:(?:younger|older|little|big|elder|best|twin|new|"
    rf"old)\s+)?(?P<kin>{RELATION})\b",
    re.IGNORECASE,
)
_SUBJECT_IN_VERB = ("es", "ar", "ja")
"""Languages in which a question that names nobody is about whoever asks: the verb holds the subject."""
_TOPIC = re.compile("[^年月日時\\d今前]は|が")
"""A Japanese topic that is no time: then somebody or something is named."""
_STILL = re.compile(
    r"\b(?:still|noch|todavía|aún|sigo|sigue|encore|toujours|ещё|еще)\b|还在?|まだ|لا (?:أزال|يزال|تزال)"
)
_WH = re.compile(
    r"[¿]?(?:where|who|whom|whose|what|which|when|why|how|wo|wer|wen|wem|was|welche[rsmn]?|wann|warum|wie|dónde|"
    r"quién|qué|"
    r"cuál|cuándo|cuánt\w+|cómo|où|qui|que|quoi|quel(?:le)?s?|quand|comment|combien|где|кто|что|как\w*|когда)\b"
)
_ANY_WH = re.compile(
    rf"(?:^|(?<=[\s,¿])){_WH.pattern}|哪|谁|誰|什么|几|多少|怎么|どこ|いつ|何|どの|どんな|なに|"
    r"^(?:من|ما(?! ز)|ماذا|متى|أين|كم|أي)\s|\b(?:чей|чья|сколько|откуда|куда|кем|кого)\b"
)
_ASKS_SO = re.compile(r"[吗嗎か]\s*[。？]?$|^هل\b|\bли\b")
_KNOW_WHAT = re.compile(
    r"(?:do|did|can|could) (?:you|i|we) (?:know|remember|tell|recall)\b.*\b(?:where|who|what|which|when|how)\b"
)
_OF_MINE_ELSEWHERE = re.compile(
    rf"\b(?:mein\w*|unser\w*|mis?|nuestr\w+|mon|ma|mes|notre)\s(?P<kin>{kin_pattern(FOREIGN_KIN)})\b"
)


@dataclass(frozen=True, slots=True)
class Span:
    """A named time of a question: half-open, either side may be open; ``words`` as they were written."""

    start: Moment | None
    end: Moment | None
    words: str

    def inside(self, now: datetime) -> datetime:
        """The instant that stands for it: its last one, or its first where it has no end."""
        if self.end is not None:
            return self.end.at - timedelta(microseconds=1)
        return now if self.start is None or self.start.at <= now else self.start.at

    @property
    def window(self) -> Window:
        """The same as a window; open where it has no end."""
        return window_between(self.start, self.end)


@dataclass(frozen=True, slots=True)
class Question:
    """What was understood of a question; everything may be empty. ``folded`` is its text, folded.

    ``attribute`` is one of the slot catalogue, or "name". ``mine``: about the
    owner; ``kin``: about a relation of the owner's ("sister"). ``content`` are
    the stems that say what it is about. ``before`` and ``after`` name an
    event ("Acme"). ``believed``: the time is meant on the vault's own clock.
    ``of_an_end``: it asks for an end itself ("when did I sell the car?"); ``past``: it
    asks in the past tense, ``for_time`` for a time, ``for_number``, ``for_person``, ``for_place``.
    ``of_everything``: it asks what is known about the owner at all; ``of_a_time``: it names a time and nothing else.
    ``alias``: names by which the relation is known in a vault ("Ines" for "my sister").
    """

    asks: bool = False
    polar: bool = False
    attribute: str = ""
    mine: bool = False
    kin: str = ""
    names: tuple[str, ...] = ()
    content: frozenset[str] = frozenset()
    span: Span | None = None
    before: str = ""
    after: str = ""
    believed: bool = False
    now: bool = False
    of_an_end: bool = False
    past: bool = False
    for_time: bool = False
    for_number: bool = False
    for_person: bool = False
    for_place: bool = False
    of_everything: bool = False
    of_a_time: bool = False
    folded: str = ""
    alias: tuple[str, ...] = ()

    @property
    def subject_names(self) -> tuple[str, ...]:
        """The names that may be whom it is about; with "I" and "my sister" a name is something else ("at the Swan")."""
        return () if self.mine or self.kin else self.names


def read_question(text: str, now: datetime) -> Question:
    """Read a question as asked at ``now``.

    A list of words gives its content, and a time that is named in so many words ("hiking since 2019").
    """
    asked = text.strip()
    if not asked or len(asked) > LONGEST_QUESTION:
        return Question()
    folded = fold(asked).replace("’", "'")
    whens = read_when(asked, now)
    if not is_question(asked):
        meant = tuple(when for when in whens if _is_meant(asked, when))
        span = _span(asked, meant)
        return Question(content=content_of(asked), span=span, of_a_time=_is_of_a_time(asked, meant, span))
    before, after = _event(_BEFORE, folded, whens), _event(_AFTER, folded, whens)
    names = names_in(_without(asked, whens))
    attribute = _attribute(folded, names)
    of_kin, kin_said = _kin(folded, attribute)
    span = _span(asked, whens)
    unsaid = not names and guess_language(asked) in _SUBJECT_IN_VERB and _TOPIC.search(asked) is None
    return Question(
        asks=True,
        polar=_is_whether(folded),
        attribute=attribute,
        mine=not of_kin and (unsaid or _MINE.search(folded) is not None or speaks_of_self(asked)),
        kin=of_kin,
        alias=(kin_said,) if kin_said else (),
        names=names,
        content=content_of(_topic(_without(asked, whens))),
        span=span,
        of_a_time=_is_of_a_time(asked, whens, span),
        before=before,
        after=after,
        believed=_BELIEVED.search(folded) is not None,
        now=_NOW.search(folded) is not None,
        past=_PAST.search(folded) is not None,
        for_time=_FOR_TIME.search(folded) is not None,
        for_number=_FOR_NUMBER.search(folded) is not None,
        for_person=_FOR_PERSON.search(folded) is not None,
        for_place=_FOR_PLACE.search(folded) is not None,
        of_everything=_OF_EVERYTHING.match(folded) is not None,
        folded=folded,
        of_an_end=_ASKS_AN_END.search(folded) is not None or OVER.search(folded) is not None,
    )


def is_question(text: str) -> bool:
    """Whether a text asks something."""
    folded = fold(text).replace("’", "'")
    return _ASKS.search(folded) is not None or _POLAR.match(folded) is not None


def _attribute(folded: str, names: Collection[str]) -> str:
    favourite = _FAVOURITE.search(folded)
    if favourite:
        return FAVOURITE + favourite["what"].replace("color", "colour")
    return next((row.attribute for row in askables() if _asks_for(row, folded, names)), "")


def _asks_for(row: Askable, folded: str, names: Collection[str]) -> bool:
    """Whether a question asks for it; a name that is also an animal's ("Kestrel") asks for no pet."""
    match = row.asks.search(folded)
    if match is None or row.attribute != "pet" or not names:
        return match is not None
    return row.asks.search(re.sub("|".join(rf"\b{re.escape(name)}\b" for name in names), " ", folded)) is not None


def _is_whether(folded: str) -> bool:
    """Whether it asks if something is so: it begins like that, or asks without any question word."""
    if _POLAR.match(folded) and not (folded.startswith("was ") and guess_language(folded) == "de"):
        return _KNOW_WHAT.match(folded) is None
    if _ANY_WH.search(folded):
        return False
    return folded.endswith(("?", "？", "؟")) or _STILL.search(folded) is not None or _ASKS_SO.search(folded) is not None


def _kin(folded: str, attribute: str) -> tuple[str, str]:
    """The relation of the owner's that is asked about, in English, and as it was said in another language."""
    said = _OF_MINE.search(folded)
    if said is not None:
        return ("", "") if _is_asked_itself(said["kin"], attribute) else (said["kin"], "")
    kin, root = kin_in(folded)
    if kin:
        return ("", "") if _is_asked_itself(root, attribute) else (kin, root)
    elsewhere = _OF_MINE_ELSEWHERE.search(folded)
    if elsewhere is None or _is_asked_itself(elsewhere["kin"], attribute):
        return "", ""
    return FOREIGN_KIN[elsewhere["kin"]], elsewhere["kin"]


def _is_asked_itself(kin: str, attribute: str) -> bool:
    """Whether the relation is what is asked for ("what is my partner's name?") and not of whom."""
    row = next((row for row in askables() if row.attribute == attribute), None)
    return attribute in ("partner", "child", "pet") and row is not None and row.tells.search(kin) is not None


def _is_of_a_time(asked: str, whens: tuple[When, ...], span: Span | None) -> bool:
    """Whether nothing is asked for but what held or was believed at a time: no word that remains is about anything."""
    return span is not None and names_nothing(_without(asked, whens))


def _event(pattern: re.Pattern[str], folded: str, whens: tuple[When, ...]) -> str:
    """What a "before …" names when it is no date."""
    found = pattern.search(folded)
    if found is None or any(when.dated and when.place[1] > found.start("name") for when in whens):
        return ""
    return found["name"].strip()


def _span(asked: str, whens: tuple[When, ...]) -> Span | None:
    dated = [when for when in whens if when.dated and not when.now and when.grain is not Grain.AMBIGUOUS]
    if not dated:
        return None
    when = dated[0]
    place = asked[when.place[0] : when.place[1]]
    match when.kind:
        case WhenKind.SINCE | WhenKind.AFTER:
            return Span(when.start_moment(), None, place)
        case WhenKind.BEFORE | WhenKind.UNTIL:
            return Span(None, when.end_moment(), place)
        case WhenKind.INSTANT | WhenKind.DURING:
            return Span(when.start_moment(), when.end_moment(), place) if when.start and when.end else None
        case WhenKind.NONE:
            return None


_IN = re.compile(
    r"\b(?:in|during|on|im|am|en|em|au|в|во)\s+(?:(?:the year|(?:dem )?jahre?|el año|l['’]année)\s+)?$", re.IGNORECASE
)


def _is_meant(asked: str, when: When) -> bool:
    """Whether a time in a list of words is more than one of them: "since 2019", "in March", "last summer"."""
    open_ended = when.kind not in (WhenKind.INSTANT, WhenKind.DURING)
    return open_ended or " " in asked[slice(*when.place)] or _IN.search(asked[: when.place[0]]) is not None


_FOR_A_LIVING = re.compile(r"\bfor a living\b", re.IGNORECASE)


def _topic(rest: str) -> str:
    """What a question without its times is about: who asks what they do for a living asks of work and of no home."""
    return _FOR_A_LIVING.sub(" ", rest)


def _without(asked: str, whens: tuple[When, ...]) -> str:
    """The question without its named times: "March" is no word that an answer must hold."""
    for when in reversed(whens):
        asked = f"{asked[: when.place[0]]} {asked[when.place[1] :]}"
    return asked
