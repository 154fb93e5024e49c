"""The shortest words of a sentence that are a value: where it ends, and whether it can be one."""

from __future__ import annotations

import re
from collections.abc import Callable

from core.engine.attributes import lexicon
from core.engine.attributes.rows import Row, Value
from core.engine.late_pattern import late_pattern
from core.engine.slot_subject import is_name
from core.engine.slot_text import CUT

LONGEST_VALUE = 60  # signs; a longer one is a clause that no rule understood

_NEVER_IN = r"(?:(?<!\bSt)(?<!\bDr)(?<!\bMr)(?<!\bMs)(?<!\bMrs)[.!?;](?:\s|$)|\n|\u00a6|\s[-–—]\s|[()\[\]{}\"“”])"
_STOPS = late_pattern(
    rf"{_NEVER_IN}|:(?:\s|$)|,?\s+(?:but|because|since|when|while|whenever|which|who|whose|where|so|though|"
    rf"although|until|till|unless|if|that|as|than|after|before|during|despite|except|instead|"
    r"anymore|no longer|now|today|currently|again|too|also|as well|right now|at the moment|these days|"
    r"nowadays|every|each|once|twice|per|daily|weekly|sometimes|always|for (?:\d+|a|an|two|three|four|"
    r"five|six|seven|ten|many|some|years|months|now|about|over|the (?:last|past))\b|"
    r"all (?:day|week|year|the time)|a (?:day|week|month|year)|(?:one|two|three|four|\d+) times|(?:very|"
    r"so) much|a lot|most of all|best|the most|more than|at all|in particular|especially|either|outright|"
    r"together|jointly|from (?:my|our)|with (?:my|our|his|her|their|two|three|a|the)\b|"
    r"this (?:year|summer|time|week|month)|then|ago|and (?:I|we|he|she|they|it|my|our|his|her|am|is|are|"
    r"was|have|has|do|does|did|started|became|moved|now|then|also|never|love|loves|hate|hates|like|likes|"
    r"enjoy|enjoys|dislike|despise|live|lives|work|works|[a-z]+ed)\b|"
    r"and (?-i:[A-Z]\w+) (?:is|are|was|has|does|plays|loves|likes|works|lives|hates)\b)(?![\w'])|"
    r",\s+(?:and|I|we|my|our|he|she|they|it|the|a|an|not|on|in|at|with|by|near|finishing|[a-z]{3,}ing|"
    r"just|right|about|though|which|who|where|so|mainly|mostly|called|named|one of|thanks|haha|lol|etc|by "
    r"the way|btw|but|ever)(?![\w'])",
    re.IGNORECASE,
)
_ARTICLES = late_pattern(
    r"^(?:(?:any |some )?kinds? of|a (?:bit|little) of|a little|basic|fluent|some|any|the|a|an|some|any|"
    r"my|our|his|her|their|der|die|das|den|dem|ein|eine|einen|einem|el|la|los|las|un|una|unos|le|les|"
    r"l['’]|une|des|du)\s+|^l['’]",
    re.IGNORECASE,
)
_EMPTY = late_pattern(
    r"^(?:it|that|this|them|him|her|you|me|us|myself|yourself|one|ones|things?|stuff|all|everything|"
    r"something|nothing|anything|to|of|in|so|how|what|when|the way|the idea|the fact|not|no|"
    r"here|there|home|mine|yours|both|each other|life|lot|lots|much|more|most|seeing|hearing|when .*|how "
    r".*|that .*|what .*|to be .*|nobody|someone|everyone|everybody|people|idea|question|sound|look of|"
    r"point|mo)$",
    re.IGNORECASE,
)
_EDGE = " \t,.:;!?…-–—'\"“”*¦。、,!?"
_LIST = late_pattern(
    r"\s*,\s*(?:and|or|und|oder|y|et|ou|и)?\s*|\s+(?:and|or|nor|&|und|oder|y|et|ou|и|sowie)\s+|\s*(?:、|和|"
    r"と|,)\s*",
    re.IGNORECASE,
)
_NUMBER_WORDS = (
    "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|"
    "seventeen|eighteen|nineteen|"
    r"(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|"
    r"seven|eight|nine))?"
)
_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|"
    r"oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember|"
    r"enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|"
    r"février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|"
    r"января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)(?![\w])"
)
_DATE = late_pattern(
    rf"(?:the )?\d{{1,2}}(?:st|nd|rd|th|er|º|\.)?(?: of| de)? {_MONTH}\.?,?(?: (?:of |de |del )?\d{{4}})?|"
    rf"{_MONTH}\.? (?:the )?\d{{1,2}}(?:st|nd|rd|th)?(?:,? \d{{4}})?|\d{{4}}-\d\d-\d\d|"
    rf"\d{{1,2}}[./-]\d{{1,2}}[./-]\d{{2,4}}|\d{{1,2}}\.\d{{1,2}}\.|"
    rf"{_MONTH}\.? \d{{4}}|(?:19|20)\d\d(?!\d)|{_MONTH}(?!\w)|\d+年\d+月\d+[日号]|\d+月\d+[日号]|(?:christmas|new "
    rf"year's|boxing|valentine's|leap) (?:day|eve)",
    re.IGNORECASE,
)
_HEIGHT = late_pattern(
    r"\d[.,]\d{1,2} ?m(?:eters?|etres?|ètres?)?(?!\w)(?! ?(?:from|away))|\d m \d\d|[12]\d\d ?(?:cm|"
    r"centimet(?:re|er)s?)|\d ?(?:'|ft\.?|foot|feet) ?\d{0,2} ?(?:\"|''|in(?:ches)?\b)?|(?:four|five|six|"
    r"seven)[- ](?:foot|feet)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|\d+))?",
    re.IGNORECASE,
)
_PHONE = late_pattern(r"\+?\(?\d[\d ()/.-]{4,}\d")
_EMAIL = late_pattern(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_UNIT = r"(?:mg|mcg|µg|μg|g|ml|iu|units?|milligrams?|micrograms?|puffs?|drops?|tablets?|pills?|mg/ml)"
_DOSE = late_pattern(rf"\d+(?:[.,]\d+)? ?{_UNIT}(?!\w)", re.IGNORECASE)
_DRUG = late_pattern(
    r"^[a-z-]*(?:pril|sartan|statin|olol|ine|pam|lam|mide|zide|formin|prazole|tidine|cillin|mycin|"
    r"floxacin|xaban|parin|farin|oxetine|pram|done|thyroxine|insulin|cortisone|solone|profen|spirin|"
    r"paracetamol|acetaminophen|tramadol|ritalin|adderall|"
    r"prozac|zoloft|lexapro|xanax|valium|metformin|ventolin|salbutamol|albuterol|lithium|naproxen|"
    r"ibuprofen|aspirin|warfarin|ozempic|melatonin|vitamin \w+|iron|magnesium|antihistamines?|"
    r"antidepressants?|antibiotics?|statins?|beta[- ]blockers?|blood thinners?|the pill|azole|gliptin|"
    r"gliflozin|lukast|triptan|setron|terol|sone|nide|pine|zepam|dipine|tadine|rizine|xime|vir|mab|parib|"
    r"tinib|trel|diol|gesterone|tropin)s?$",
    re.IGNORECASE,
)
_NOT_PLACES = late_pattern(
    r"^(?:the moment|moment|fear|peace|harmony|luxury|poverty|general|my|our|a|an|the (?:past|present|now|"
    r"moment|clouds|moon)|hope|sin|pain|comfort|style|denial|two|three|pyjamas|jeans|exile|your|his|her|"
    r"their|this|that|constant|total)\b",
    re.IGNORECASE,
)
_NOT_EMPLOYERS = late_pattern(
    r"^(?:home|night|nights|noon|weekends?|the weekends?|times|least|all|present|once|first|last|the "
    r"moment|\d.*|myself|himself|herself|a living|free|fun|me|us|you|him|them|it|that|this|what|hours|"
    r"days|weeks|years|"
    r"(?:my|his|her|their|our|your) (?:best|desk|own pace|computer|limits?|marriage|relationship|goals?|"
    r"dreams?|french|english|health|fitness|degree|exams?)|high|low|full|peace|change|a while|the time "
    r"being|speed|height|money|long|a (?:few|couple) .*|"
    r"nine|ten|eight|seven|six|five|noon|midnight|years|ages|the best|better|good)\b",
    re.IGNORECASE,
)
_NOT_ALLERGENS = late_pattern(
    r"^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|exercise|nonsense|bullshit|drama|work|"
    r"people|nothing)$",
    re.IGNORECASE,
)
_NOT_THINGS = late_pattern(r"\b(?:answers?|repl(?:y|ies)|responses?|bullet points?|you|your)\b", re.IGNORECASE)
_NOT_PLANS = late_pattern(r"^(?:be|been|have|had)\b|\b(?:you|u|your|this|that|it|them|answers?)\b", re.IGNORECASE)
_SCHOOL_WORD = late_pattern(
    r"universit|college|school|academy|institute|conservato|polytechnic|\buni\b|faculty|hochschule|\btu\b|"
    r"\bfh\b|\beth\b|universidad|instituto|école|lycée|sorbonne|gymnasium|\bmit\b",
    re.IGNORECASE,
)
_JOB_HEAD = late_pattern(
    r"(?:[a-z]{2,}(?:er|or|ist|ian|eer|ess|ant|ent|wright|smith|man|woman|person|monger)|[\w-]*keeper)$", re.IGNORECASE
)


def _whole(words: str) -> re.Pattern[str]:
    return late_pattern(rf"^(?:{words})s?$", re.IGNORECASE)


_LEXICA = {
    Value.DIET: _whole(lexicon.DIETS),
    Value.RELIGION: _whole(lexicon.RELIGIONS),
    Value.NATIONALITY: _whole(lexicon.NATIONALITIES),
    Value.LANGUAGE: _whole(lexicon.LANGUAGES),
}
_JOBS, _NOT_JOBS = _whole(lexicon.JOBS), _whole(lexicon.NOT_JOBS)
_OBJECTS = _whole(lexicon.OBJECTS)
_ACTIVITIES = _whole(lexicon.ACTIVITIES)


def values_of(raw: str, row: Row, lower: bool) -> tuple[str, ...]:
    """The values that the words after a verb hold; none if nothing there can be one.

    ``lower``: the sentence has no capitals, so that a name needs none either.
    """
    if row.value in _EXACT:
        match = _EXACT[row.value].search(raw) if row.value is not Value.DATE else _DATE.match(raw.lstrip())
        return (match[0].strip(_EDGE if row.value is not Value.HEIGHT else " ,."),) if match else ()
    if row.value is Value.DOSE:
        return _doses(raw)
    if row.value is Value.AGE:
        return _age(raw)
    cut = cut_value(raw)
    if row.value in (Value.JOB, Value.TITLE):
        cut = _PLACE_OF_WORK.split(cut)[0]
    if row.value is Value.ORGANISATION:
        cut = _HOUR.sub("", cut)
    parts = _LIST.split(cut) if row.many else [cut]
    cleaned = (stripped(part) for part in parts)
    if row.attribute in ("likes", "dislikes"):
        cleaned = (part for part in cleaned if not _SAID_TO_YOU.search(part))
    if row.attribute == "allergy":
        cleaned = (part for part in cleaned if not _NOT_ALLERGENS.match(part))
    return tuple(part for part in cleaned if part and len(part) <= LONGEST_VALUE and _fits(part, row.value, lower))


def cut_value(raw: str) -> str:
    """The words up to the first that cannot belong to the value."""
    match = _STOPS.search(raw)
    return raw[: match.start()] if match else raw


def stripped(text: str) -> str:
    """Without articles and punctuation at the edges."""
    text = text.replace(CUT, " ").strip(_EDGE)
    previous = None
    while previous != text:
        previous = text
        text = _ARTICLES.sub("", text).strip(_EDGE)
    return " ".join(text.split())


_AS_HOBBY = late_pattern(r"(?:keen|avid|passionate|amateur|hobby|enthusiastic)\b", re.IGNORECASE)
_SAID_TO_YOU = late_pattern(
    r"\b(?:tus?|vuestr\w+|ton|ta|tes|votre|cette?|ces|est[aeo]s?|dein\w*|dies\w+|тво\w+|эт\w+)\b|你|您|あなた|这个|この"
)
_HOUR = late_pattern(r"\s+at\s+(?:\d|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve).*$")
_PLACE_OF_WORK = late_pattern(r"\s+(?:at|for|in|with|on|from|by|based)\s+", re.IGNORECASE)
_EXACT = {Value.DATE: _DATE, Value.HEIGHT: _HEIGHT, Value.PHONE: _PHONE, Value.EMAIL: _EMAIL}


def _doses(raw: str) -> tuple[str, ...]:
    """Names with their doses, as "name dose"."""
    head = re.split(
        r"[.!?](?:\s|$)|;|\bfor\b|\bevery\b|\beach\b|\btwice\b|\bonce\b|\b(?:two|three|four|\d) times\b|"
        r"\bwhen\b|\bbecause\b|\bagainst\b",
        raw,
    )[0]
    found = []
    for piece in re.split(r"\s+and\s+(?=\D{3,}|\d)", head):
        dose = _DOSE.search(piece)
        rest = (piece[: dose.start()] + " " + piece[dose.end() :]) if dose else piece
        rest = re.sub(
            r"^\s*(?:of|my|some|any|the|a)\s+|\b(?:a|per) (?:day|week)\b|\bdaily\b|\bat (?:bedtime|night)\b|\bin "
            r"the \w+\b|,|\u00a6.*",
            " ",
            " ".join(rest.split()),
        )
        name = stripped(re.sub(r"\bof\b|\bto\b|\bdose\b|\btablets?\b", " ", rest))
        if (
            name
            and len(name.split()) <= 3
            and (dose or _DRUG.match(name))
            and not _EMPTY.match(name)
            and not re.fullmatch(_UNIT, name, re.IGNORECASE)
        ):
            found.append(f"{name} {dose[0]}" if dose else name)
    return tuple(found)


_AGE = late_pattern(
    rf"(?P<age>\d{{1,3}}|{_NUMBER_WORDS})(?! ?(?:%|[\d:'\"°€$£]|[.,]\d|st\b|nd\b|rd\b|th\b|cm|kg|km|m\b|ft|"
    rf"feet|foot|minutes?|hours?|days?|weeks? (?:late|early|away|behind|into)|miles?|of\b|percent|times|"
    rf"euros?|dollars|pounds|people|and a half (?:hours|miles)))",
    re.IGNORECASE,
)
_AGE_TAIL = late_pattern(
    r"\s*(?:$|[.,!?;)¦]|years?[- ]old|years? of age|yrs?\b|y/?o\b|now\b|today\b|and\b|but\b|this\b|weeks "
    r"old|months? old|años|ans\b|jahre|лет|years\b)",
    re.IGNORECASE,
)


def _age(raw: str) -> tuple[str, ...]:
    match = _AGE.match(raw.strip())
    if match is None or not _AGE_TAIL.match(raw.strip()[match.end() :]) or re.search(r"\bnext year\b", raw):
        return ()
    digits = match["age"]
    if digits.isdigit() and not 0 < int(digits) < 121:
        return ()
    unit = re.match(r"\s*(weeks|months?)\b", raw.strip()[match.end() :])
    return (f"{digits} {unit[1]}" if unit else digits,)


def pattern_of(kind: Value) -> str:
    """A pattern that every value of a kind holds a match of; empty where there is none."""
    match kind:
        case Value.DIET:
            return lexicon.DIETS
        case Value.RELIGION:
            return lexicon.RELIGIONS
        case Value.NATIONALITY:
            return lexicon.NATIONALITIES
        case Value.LANGUAGE:
            return lexicon.LANGUAGES
        case Value.TITLE:
            return lexicon.JOBS
        case Value.ACTIVITY:
            return lexicon.ACTIVITIES
        case Value.AGE:
            return _AGE.pattern
        case _:
            return _EXACT[kind].pattern if kind in _EXACT else ""


def _fits(value: str, kind: Value, lower: bool) -> bool:
    if _EMPTY.match(value):
        return False
    if kind in _LEXICA:
        return bool(_LEXICA[kind].match(value))
    if kind in _CHECKS:
        return _CHECKS[kind](value, lower)
    return len(value) > 1 or not value.isascii()


def _is_place(value: str, lower: bool) -> bool:
    if re.match(r"[A-ZÀ-Þ]", value):
        return True
    return lower and not _NOT_PLACES.match(value) and len(value.split()) <= 3


def _is_school(value: str, lower: bool) -> bool:
    if re.match(r"[A-ZÀ-Þ]", value):
        return True
    return " " in value and _SCHOOL_WORD.search(value) is not None


def _is_title(value: str, lower: bool) -> bool:
    head = re.split(r"\s+of\s+", value)[0].split()[-1]
    return is_job(value) and bool(_JOBS.match(value.split()[-1]) or _JOBS.match(head))


def _is_plan(value: str, lower: bool) -> bool:
    return len(value) > 2 and not _NOT_PLANS.search(value)


def _is_thing(value: str, lower: bool) -> bool:
    return (len(value) > 1 or not value.isascii()) and not _NOT_THINGS.search(value)


def _is_person(value: str, lower: bool) -> bool:
    if lower:
        return re.fullmatch(r"[a-zà-ÿ'-]{2,}(?: [a-zà-ÿ'-]{2,})?", value) is not None and value not in _COMMON
    return is_name(value)


_COMMON = frozenset(
    "the a an my your his her now not very so good bad great nice happy sad ill sick here there home "
    "work lovely amazing best funny called named and".split()
)


def is_job(value: str) -> bool:
    """Whether it is a calling, by its last word before "of", "at", "in" or "for"."""
    if not value:
        return False
    head = re.split(r"\s+(?:of|at|in|for|with|on|from|to|by)\s+", value)[0]
    last = head.split()[-1]
    if len(head.split()) > 5 or _AS_HOBBY.match(head) or _NOT_JOBS.match(last) or _NOT_JOBS.match(head):
        return False
    return bool(
        _JOBS.match(last)
        or _JOBS.match(head)
        or (_JOB_HEAD.search(last) and not last[0].isupper())
        or _JOBS.match(last.removeprefix("co-"))
    )


def _is_object(value: str, lower: bool) -> bool:
    words = value.split()
    return (len(words) <= 5 and any(_OBJECTS.match(" ".join(words[-size:])) for size in (1, 2, 3))) or (
        2 <= len(words) <= 4 and all(word[0].isupper() or word[0].isdigit() for word in words)
    )


_CHECKS: dict[Value, Callable[[str, bool], bool]] = {
    Value.PLACE: _is_place,
    Value.ORGANISATION: lambda value, _: not _NOT_EMPLOYERS.match(value),
    Value.SCHOOL: _is_school,
    Value.PERSON: _is_person,
    Value.JOB: lambda value, _: is_job(value),
    Value.TITLE: _is_title,
    Value.OBJECT: _is_object,
    Value.ACTIVITY: lambda value, _: _ACTIVITIES.match(value) is not None,
    Value.PLAN: _is_plan,
    Value.THING: _is_thing,
}
