"""A statement cut into sentences that assert something, with contractions spelled out and times set apart.

A question, a wish, a condition, a dream, a story or somebody else's words
assert nothing about the speaker and are left out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from core.engine.gate import Gates, gates_of
from core.engine.late_pattern import late_pattern
from core.engine.when import When

CUT = "¦"
"""Stands where a time stood, so that no value runs across it."""

_PRONOUN_IS = late_pattern(r"\b(he|she|it|that|who|there|what|here)['’]s\b", re.IGNORECASE)
_SPELLED = (
    (late_pattern(r"\bI'm\b|\bim\b", re.IGNORECASE), "I am"),
    (late_pattern(r"\bive\b", re.IGNORECASE), "I have"),
    (late_pattern(r"\b(my \w+)s name\b", re.IGNORECASE), r"\1's name"),
    (late_pattern(r"\b(we|you|they)['’]re\b", re.IGNORECASE), r"\1 are"),
    (late_pattern(r"\b(I|we|you|they)['’]ve\b", re.IGNORECASE), r"\1 have"),
    (late_pattern(r"\b(I|we|you|they|he|she|it)['’]ll\b", re.IGNORECASE), r"\1 will"),
    (late_pattern(r"\bcan['’]?t\b|\bcannot\b", re.IGNORECASE), "can not"),
    (late_pattern(r"\bwon['’]t\b", re.IGNORECASE), "will not"),
    (
        late_pattern(r"\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n['’]t\b", re.IGNORECASE),
        r"\1 not",
    ),
    (
        late_pattern(
            r"\b(?=(?:dont|doesnt|didnt|isnt|arent|wasnt|werent|hasnt|havent)\b)"
            r"(do|does|did|is|are|was|were|has|have)nt",
            re.IGNORECASE,
        ),
        r"\1 not",
    ),
    (late_pattern(r"\bany ?more\b|\bany longer\b", re.IGNORECASE), "anymore"),
    (
        late_pattern(
            r"\b([A-Z]\w+)['’]s (?=(?:called|named|married|engaged|allergic|a |an |not |in |on |from |turned |"
            r"vegan|vegetarian)\b)"
        ),
        r"\1 is ",
    ),
)

_BASE = "live|work|study|have|own|play|speak|love|like|hate|enjoy|take|am|are"
_THIRD = "lives|works|studies|has|owns|plays|speaks|loves|likes|hates|enjoys|takes|is"
_PAST = "left|quit|joined|started|began|became|got|took|moved|switched|finished|lived|worked|studied|married"
_HEADS = late_pattern(
    rf"^(?:[\w ]{{0,12}}, |ok |so |well |¦,? )*(?P<s>(?P<first>I|we)|(?:the )?user|(?-i:[A-Z][a-z]+))"
    rf"(?= (?:\w+ )?(?:{_BASE}|{_THIRD}|{_PAST})\b)",
    re.IGNORECASE,
)


def with_subjects(text: str) -> str:
    """The subject of the first clause said again where a later one leaves it out: "and (I) work at Acme"."""
    head = _HEADS.match(text)
    if head is None:
        return text
    verbs = _BASE if head["first"] else _THIRD
    return re.sub(
        rf"(,? and|, but| but|,) (?=(?:now |then |soon |recently )?(?:{verbs}|{_PAST})\b)", rf"\1 {head['s']} ", text
    )


_UNREAL = late_pattern(
    r"\bif\b|\bwould\b|\b\w+['’]d (?:love|like|rather|prefer|be|have|live|work)\b|\bwish\b|\bdream(?:t|ed|"
    r"s)?\b|\bimagin\w+\b|\bpretend\w*\b|\bsuppos\w+\b|"
    r"\bmight\b|\bmaybe\b|\bperhaps\b|\bpossibly\b|\bhypothetical\w*\b|\balmost\b|\bnearly\b|"
    r"\bconsider\w*\b|\bthinking (?:about|of)\b|\bthink(?:s)? (?:about|of)\b|"
    r"\bunless\b|\bwhether\b|\bnot sure\b|\bmay\b(?= \w+)(?! \d)|\bcould have\b|\bshould\b|\bas if\b|"
    r"\bjust kidding\b|\bjoking\b|\bprobably\b|\bfor example\b|\be\.g\.|\bseems?\b",
    re.IGNORECASE,
)
_FICTION = late_pattern(
    r"\b(?:in|of|from) (?:the|this|that|a|my|his|her|your|our|an) (?:\w+ )?(?:novel|film|movie|book|story|"
    r"game|show|series|play|comic|poem|song|chapter|episode|sketch|musical|opera|tale|fairy tale|cartoon|"
    r"sitcom|documentary|dream|video|advert|ad)\b"
    r"|\b(?:the|this|that|his|her) (?:main )?(?:character|hero|heroine|protagonist|narrator|villain|robot|"
    r"wizard|princess|prince|detective|spy)\b|\bchapter\b|\bcharacter['’]s\b|\bfictional\b"
    r"|\b(?:the )?(?:novel|film|movie|song|lyrics?|sign|article|ad|headline|email|mail|letter|poster|book|"
    r"sentence|word|phrase) (?:says?|said|read|reads|goes|went)\b|\brole[- ]play\w*\b",
    re.IGNORECASE,
)
_HEARSAY = late_pattern(
    r"\b(?:he|she|they|someone|somebody|people|you|[A-Z]\w+) (?:said|says|say|claim\w*|thinks?|thought|"
    r"believes?|heard|reckons?|guess(?:es)?|wrote|writes)\b(?! goodbye)|"
    r"\baccording to\b|\bapparently\b|\b(?:never|not) (?:said|say|claimed|thought)\b|\brumou?r\w*\b|"
    r"\breportedly\b|\bsupposedly\b|\ballegedly\b|\btold (?:me|us|him|her|them)\b|\b(?:someone|somebody|"
    r"nobody|no one|everyone|everybody|anyone|anybody)\b",
)
_QUESTION = late_pattern(r"\?\s*$")
_ASKED = late_pattern(
    r"^\W*(?:could|can|would|will|do|does|did|is|are|was|were|have|has|should|shall|what|when|"
    r"where|who|whom|whose|why|how|which) (?:you|i|we|he|she|they|it|the|my|your|there|is|are|do|does|did|"
    r"was|were|would|can|many|much|long|old)\b",
    re.IGNORECASE,
)
_ORDERED = late_pattern(
    r"^\W*(?:please|print|show|tell|give|write|list|explain|translate|summari[sz]e|make|find|let|help|"
    r"remind|remember that you|ignore|forget|imagine|say|repeat|rewrite|suggest|recommend|add|remove|"
    r"delete|fix|change|check|draft|act as|pretend)\b",
    re.IGNORECASE,
)
_NOT_ASSERTED = {
    "de": late_pattern(
        r"\?\s*$|\b(?:wenn|falls|würde|wäre|hätte|könnte|vielleicht|träum\w+|geträumt|angeblich|roman|film|"
        r"buch(?= )|bitte|sagt|sagte|meint)\b",
        re.IGNORECASE,
    ),
    "es": late_pattern(
        r"[¿?]|\b(?:si|quizás?|tal vez|soñé|sueño|ojalá|sería|podría|gustaría|novela|película|dice|dijo|según|"
        r"por favor)\b(?! es)",
        re.IGNORECASE,
    ),
    "fr": late_pattern(
        r"\?\s*$|\bsi (?:je|j['’]|tu|on)\b|\b(?:peut-être|rêvé|voudrais|aimerais|pourrais|serais|roman|dit "
        r"que|selon|s['’]il (?:te|vous) plaît|dans le film)\b",
        re.IGNORECASE,
    ),
    "zh": late_pattern("[??吗呢]|如果|要是|梦|也许|可能|小说|电影里|请|据说|他说|她说"),
    "ja": late_pattern("[??]|ですか|ますか|もし|夢|かもしれ|小説|映画の中|ください|らしい|そうです"),
    "ru": late_pattern(
        r"\?|\b(?:если|бы|может быть|возможно|наверное|снилось|приснилось|в романе|в фильме|пожалуйста|"
        r"говорят|сказал\w*|говорит)\b",
        re.IGNORECASE,
    ),
    "ar": late_pattern(r"[؟?]|\b(?:لو|إذا|ربما|حلمت|في الرواية|في الفيلم|من فضلك|يقال|قال)\b"),
}

RETRACTION = late_pattern(
    r"\bmis-?spoke\b|\bslip of the tongue\b|\b(?:scratch|strike|scrap|disregard|ignore|forget) (?:that(?! I\b)|"
    r"what I (?:just )?said|my last (?:message|note|one))\b|\bI take (?:that|it|this) back\b|"
    r"\b(?:that|this|it) (?:was|is|isn['’]?t|wasn['’]?t|"
    r"is not|was not) (?:wrong|a mistake|an error|incorrect|not true|not right|never true|right|true|"
    r"correct)\b|"
    r"^\W*correction\b|\bI was (?:wrong|mistaken)\b|\bmy mistake\b|\bI made a mistake\b|\bI got (?:that|"
    r"it) wrong\b|\bI meant\b|\b(?:that|it)['’]s (?:wrong|a mistake|not true|not right|incorrect)\b|"
    r"\bnever mind what I said\b|\bI lied\b|\bI mixed (?:that|it|them) up\b|\bha(?:ve|s) always "
    r"been\b.*\bnot\b|\btypo\b|"
    r"\bich habe mich (?:geirrt|versprochen|vertan|verschrieben)\b|\bdas (?:war|ist|stimmt) (?:falsch|nicht|"
    r"ein (?:fehler|irrtum))\b|\bvergiss (?:das|was ich gesagt habe)\b|\bich nehme das zurück\b|"
    r"\bkorrektur\b|\bme (?:equivoqué|confundí)\b|\bcorrección\b|\beso no es (?:cierto|verdad)\b|"
    r"\bolvida lo que dije\b|\bera un error\b|"
    r"\bje me suis trompée?\b|\bc['’]était (?:faux|une erreur)\b|\bcorrection\b|\boublie (?:ça|ce que j['’]ai dit)\b|"
    r"我说错了|说错了|口误|更正|刚才(?:说的)?不对|間違え(?:た|まし)|間違い(?:でし|だっ)|言い間違|訂正|取り消し|"
    r"я ошиб(?:ся|лась)|оговорил(?:ся|ась)|забудь(?:те)?,? что я сказал|это (?:была )?ошибка|أخطأت|كان خطأ|زلة لسان",
    re.IGNORECASE,
)
_WAS_RIGHT = late_pattern(r"\b(?:that|this|it) (?:was|is) (?:right|true|correct)\b", re.IGNORECASE)
_ADDITIVE = late_pattern(
    r"\balso\b|\banother\b|\ba second\b|\bsecond\b|\btoo\b|\bas well\b|\bin addition\b|\badditional\b|"
    r"\bone more\b|\bother\b|\bbesides\b|\bauch\b|\bnoch ein\w*\b|\bzweite\w*\b|\baußerdem\b|"
    r"\btambién\b|\bademás\b|\botr[oa]\b|\bsegund[oa]\b|\baussi\b|\bégalement\b|\bun(?:e)? autre\b|"
    r"\bdeuxième\b|也|还有|另|もう一|также|тоже|ещ[её] (?:один|одна|одну)|أيضا|أيضًا",
    re.IGNORECASE,
)
_SCOPE = late_pattern(
    r"\b(?:at (?:work|home|school|university|the office|the gym|night|weekends|the weekend)|on "
    r"(?:weekends|weekdays|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days|the side|holiday|school nights)|"
    r"during the week|"
    r"in (?:winter|summer|spring|autumn|the (?:morning|evening|afternoon)s?|public|private)|for (?:work|"
    r"running|fun)|when (?:the )?[\w ]+? (?:is|are) high|(?:work|private|personal|business|school) "
    r"(?=e-?mail|phone|mobile|number|address)|"
    r"bei der Arbeit|am Wochenende|zu Hause|en el trabajo|en casa|los fines de semana|au travail|à la "
    r"maison|le week-end)\b|平日|週末|周末|上班时|在家",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """One asserting sentence, spelled out, and the same with its times cut out; the times themselves.

    ``told``: the sentences up to it as they were written, itself the last; ``lower``: it was
    written without a single capital, so that a name needs none.
    """

    told: tuple[str, ...]
    text: str
    cut: str
    whens: tuple[When, ...]
    lower: bool


_END = late_pattern(r"(?<=[.!?…;。!?])(?:\s+|(?<=[。!?]))(?=\S)|\n+|(?<=[a-z]{3}): (?=[A-Z]\w+ and (?:I|we)\b)")
_SHORT = late_pattern(
    r"(?:\b(?:Mr|Mrs|Ms|Dr|St|Prof|Jr|Sr|No|vs|approx|ca|e\.g|i\.e|Nr|Sra?|Mme|M)|\b[A-Z]|(?<!\d)\d{1,2})\.$"
)


@lru_cache(maxsize=16)  # a statement is cut for each kind of reading
def sentences(text: str) -> tuple[str, ...]:
    """The sentences of a text; a full stop after a title or an ordinal ends none."""
    found: list[str] = []
    for piece in _END.split(text):
        if found and _SHORT.search(found[-1]):
            found[-1] = f"{found[-1]} {piece}"
        elif piece.strip():
            found.append(piece.strip())
    return tuple(found)


_CONTRACTED = (*_SPELLED, (_PRONOUN_IS, r"\1 is"))
_IN_FULL = Gates([gates_of(pattern.pattern) for pattern, _ in _CONTRACTED])


@lru_cache(maxsize=64)  # asked for by each kind of reading
def spelled_out(text: str) -> str:
    """Contractions written in full."""
    text = text.replace("’", "'")
    for place in _IN_FULL.open_for(text.lower()):
        pattern, full = _CONTRACTED[place]
        text = pattern.sub(full, text)
    return with_subjects(text)


def unasserted(language: str) -> tuple[re.Pattern[str], ...]:
    """What in a sentence shows that it says nothing of the world as it is, by the speaker's own knowledge."""
    other = _NOT_ASSERTED.get(language)
    return (other,) if other is not None else (_QUESTION, _ASKED, _ORDERED, _UNREAL, _FICTION, _HEARSAY)


_ONLY = late_pattern(
    r"\b(?:(?:my|our|the|his|her|their) (?:one and )?only|only (?:one|a single)|just one|a single|one and only)\b|"
    r"\b(?:mein|unser|ihr)\w* einzige\w*|\bnur (?:ein|eine|einen)\b|\b(?:mi|nuestr[oa]|su) únic[oa]|"
    r"\bsol(?:o|amente) (?:un|una)\b|\b(?:mon|ma|notre|son|sa) (?:seule?|unique)\b|\bn['’]\w+ qu['’]une?\b|"
    r"唯一|只有(?:这)?一|一つだけ|一匹だけ|одн[аоу]\b(?= у меня|$|\.)|у меня одн|единственн\w+|"
    r"только (?:один|одна|одну|одно)\b|"
    r"الوحيدة?\b|واحدة? فقط",
    re.IGNORECASE,
)


def only_one(sentence: str) -> bool:
    """Whether it says that there is one of it only: "my only", "just one"."""
    return _ONLY.search(sentence) is not None


_TAKES_BACK, _ADDS = (Gates([gates_of(pattern.pattern)]) for pattern in (RETRACTION, _ADDITIVE))


def retracts(sentence: str) -> bool:
    """Whether the speaker takes back what was said before."""
    said = _TAKES_BACK.open_for(sentence.lower()) and RETRACTION.search(sentence)
    return bool(said) and _WAS_RIGHT.search(sentence) is None


def adds(sentence: str) -> bool:
    """Whether a word says that this comes beside what was there."""
    return bool(_ADDS.open_for(sentence.lower()) and _ADDITIVE.search(sentence))


def scope_of(sentence: str) -> str:
    """The words that limit where or when it holds; empty without any."""
    match = _SCOPE.search(sentence)
    return match[0].strip() if match else ""


LEADS = (
    r"(?:(?:ever )?since|as of|as from|starting(?: from)?|until|till|til|up to|before|after|"
    r"prior to|from|back in|back on|in|on|at|during|over|throughout|by|around|about|between|early|late|"
    r"mid|the|"
    r"seit|ab|bis|vor|nach|im|am|in|vom|von|zwischen|dem|der|den|desde|hasta|antes de|después de|en|el|la|"
    r"a partir de|de|del|entre|depuis|jusqu'en|jusqu'au|jusqu'à|avant|après|en|le|dès|à partir de|du|"
    r"entre|"
    r"с|со|до|в|во|после|по|منذ|في|حتى|قبل|بعد|end of|beginning of|start of|weekday)"
)
"""The words that lead to a time: "since", "early in"."""
_LEAD = late_pattern(rf"(?<![\w'])(?:{LEADS})\s*$", re.IGNORECASE)


_LEAD_REACH = 40  # signs before a time in which the longest lead stands


def cut_times(sentence: str, whens: tuple[When, ...]) -> str:
    """The sentence with each dated time, and the prepositions that lead to it, replaced by ``CUT``."""
    for when in reversed(whens):
        if not when.dated:
            continue
        left, right = sentence[: when.place[0]], sentence[when.place[1] :]
        for _ in range(3):
            lead = _LEAD.search(left, max(0, len(left) - _LEAD_REACH))
            if lead is None:
                break
            left = left[: lead.start()]
        sentence = f"{left.rstrip()} {CUT} {right.lstrip()}"
    return re.sub(r"\s+(?=[,.;:!?])", "", sentence).strip()
