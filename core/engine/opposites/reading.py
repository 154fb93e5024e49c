"""What a statement's words give a comparison: its content words, figures, scope, cues, and whom it is about."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from core.engine.language import guess_language
from core.engine.opposites.kinds import Kinds, kinds_of
from core.engine.opposites.normal import normal
from core.engine.opposites.numerals import DAYS
from core.engine.opposites.words import UNSPACED, Words, pattern_of, words_of
from core.text import STOP_WORDS, fold

LONGEST = 600
"""Signs of a statement that are compared: a longer one says many things, and two of them always differ."""

_MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December"
_UNITS = "kg|mg|mcg|ml|km|mi|cm|min|eur|gbp|usd|percent|years|times|g|m|l"
_FIGURE = re.compile(
    rf"(?P<date>\b\d{{1,2}} (?:{_MONTHS})(?: \d{{4}})?)|(?P<time>\b\d{{1,2}}:\d\d\b)"
    rf"|(?P<month>\b(?:{_MONTHS})(?: \d{{4}})?(?!\w))"
    rf"|(?P<year>(?<![\d.])(?:19|20)\d\d(?![\d.,]\d|\d)(?! (?:{_UNITS})\b))"
    rf"|(?P<number>(?<![\d.:])\d+(?:\.\d+)?)(?: (?P<unit>{_UNITS})\b)?"
)
_NAMED_MONTH = re.compile(rf"\b(?:\d{{1,2}} )?(?:{_MONTHS})\b")
_DAY = re.compile("|".join(sorted(map(re.escape, DAYS), key=len, reverse=True)))
_WORD = re.compile(r"[^\W_]+(?:['-][^\W_]+)*")


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure with its kind: a unit, ``number``, ``date``, ``month``, ``year``, ``day``, ``time``, or ``label``."""

    kind: str
    value: str


@dataclass(frozen=True, slots=True)
class Subject:
    """Whom a statement is about: the owner, a relative or a name, or a thing by its word; ``who`` may hold several."""

    kind: str
    who: frozenset[str]


@dataclass(frozen=True, slots=True)
class Reading:
    """A statement as it is compared.

    ``content``: stems in order, without function words and figures; for
    scripts without spaces the single signs. ``names`` are the stems that were
    written with a capital inside of a sentence.
    """

    text: str
    language: str
    content: tuple[str, ...]
    names: frozenset[str]
    figures: frozenset[Figure]
    values: Mapping[str, frozenset[str]]
    """The values of its figures by their kind."""
    cues: frozenset[str]
    scopes: Mapping[str, frozenset[str]]
    scope_words: frozenset[str]
    subject: Subject
    kinds: Kinds
    sides: Mapping[int, str]
    """Which lists of opposites stand in it, with the words: two lists a pair, one after the other."""
    years: tuple[int, ...]
    said_year: int | None

    @property
    def names_month(self) -> bool:
        """Whether a month or a day is named."""
        return any(one.kind in ("date", "month") for one in self.figures)

    @property
    def denies(self) -> bool:
        """Whether it denies something."""
        return "negation" in self.cues


_REPORTED = re.compile(r"^(?:the )?user (?:said|says|mentioned|stated|noted|told \w+) (?:that )?", re.IGNORECASE)
"""What an assistant puts before the owner's own words."""


@lru_cache(maxsize=8_192)  # what is new is compared with many others
def read(text: str, said_year: int | None = None) -> Reading:
    """A statement's reading; ``said_year`` is the year in which it was said, None = not known."""
    found = _read(text)
    return found if said_year is None else replace(found, said_year=said_year)


@lru_cache(maxsize=8_192)
def _read(text: str) -> Reading:
    short = _REPORTED.sub("", text[:LONGEST])
    tongue = guess_language(short)
    known = words_of(tongue)
    written = known.feigned.sub(" ", normal(short, tongue)).strip()
    lowered = _unnamed(written, tongue).lower()
    scopes, scope_words = _scopes(written, known)
    figures = frozenset(_figures(written, known))
    subject = subject_of(written, known)
    return Reading(
        text=written,
        language=tongue,
        content=_content(written, known),
        names=_names(written, known) | _named_subject(subject, tongue),
        figures=figures,
        values=_by_kind(figures),
        cues=_cues(lowered, known),
        scopes=scopes,
        scope_words=scope_words,
        subject=subject,
        kinds=kinds_of(written, tongue),
        sides={at: match[0] for at, match in known.opposites.found(written.lower()).items()},
        years=tuple(int(one.value) for one in figures if one.kind == "year"),
        said_year=None,
    )


def _unnamed(text: str, language: str) -> str:
    """Without months and, in English, without names: the month of May is no wish, and Hope Street no hope."""
    bare = _NAMED_MONTH.sub(" ", text)
    return _CAPITAL.sub(" ", bare) if language == "en" else bare


def _cues(lowered: str, known: Words) -> frozenset[str]:
    found = {known.cue_names[at] for at in known.cue_phrases.found(lowered)}
    if known.language == "en" and _ENGLISH_PAST.search(lowered):
        found.add("told")
    return frozenset(found)


_NO_SUBJECTS = "is are am be been get gets not a the my always left have has".split()
_ENGLISH_PAST = re.compile(
    r"\b\w+ (?:\w+ly |just |finally |once |also )?"
    + "".join(rf"(?<!\b{word} )" for word in _NO_SUBJECTS)
    + r"\w{2,}(?<!e)ed (?=\w)"
)
"""A word in -ed that follows a subject and not a form of "be": "I walked to", not "I am married to"."""


def _figures(text: str, known: Words) -> list[Figure]:
    found = []
    for match in _FIGURE.finditer(text):
        kind = match.lastgroup or "number"
        if match["number"]:
            kind = match["unit"] or ("label" if known.language in _ROMAN and _is_label(text, match) else "number")
            found.append(Figure(kind, str(float(match["number"]))))
        elif kind == "year" and not _IN_TIME.search(text[: match.start()]):
            found.append(Figure("number", str(float(match["year"]))))
        else:
            value = match[kind]
            found.append(Figure(kind, value))
            year = re.search(r"\b(?:19|20)\d\d$", value)
            if year and kind != "year":
                found.append(Figure("year", year[0]))
    return found + [Figure("day", str(DAYS[match[0]])) for match in _DAY.finditer(text.lower())]


def _by_kind(figures: frozenset[Figure]) -> Mapping[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for one in figures:
        found.setdefault(one.kind, set()).add(one.value)
    return {kind: frozenset(values) for kind, values in found.items()}


_NO_LABEL = frozenset(
    """is are was were be am costs cost weighs weigh size age aged rent number floor level pin code at in to by on of
    for with than over under and or the my our a an about around only just nearly almost exactly roughly have has
    had take takes pay pays earn earns own owns keep keeps get gets got need needs turn turned every last next price
    speed limit budget salary score grade mark channel line gate platform seat degree unit units temperature pulse
    heart shoe dress year years grad ist sind größe schuhgröße kostet wiegt alter miete nummer stock etage talla
    número mide pesa cuesta tengo tiene son es piso taille pointure pèse coûte ai as est étage размер номер этаж
    рост вес""".split()
)
_BEHIND = "is|are|was|were|has|have|had|of|in|on|at|for|with|to|and"
_AFTER_LABEL = re.compile(rf"\s*(?:$|[.,;:!?)]|(?:{_BEHIND}|\w+s)\b)")


_ROMAN = frozenset({"en", "de", "es", "fr"})


def _is_label(text: str, match: re.Match[str]) -> bool:
    """Whether a number only tells things of a name apart: “shelf 12”, “version 2 of the report”."""
    before = re.search(r"([^\W\d_]+) $", text[: match.start()])
    return (
        before is not None
        and before[1].lower() not in _NO_LABEL
        and _AFTER_LABEL.match(text[match.end() :]) is not None
    )


_IN_TIME = re.compile(
    r"(?:^|[,;(] ?|\b(?:in|since|from|until|till|of|by|to|before|after|around|about|early|late|summer|winter|spring|"
    r"autumn|year|and|back|for|during|im|seit|bis|ab|jahr|jahre|von|vor|nach|und|sommer|winter|en|desde|hasta|año|de|del|y|"
    r"depuis|dès|l'an|à|et|в|с|до|по|году|и|منذ|عام|سنة|في|حتى|born) )$|[\u3040-\u9fff]$",
    re.IGNORECASE,
)
"""What stands before a year; any other four digits are a number."""


@lru_cache(maxsize=50_000)
def stemmed(word: str, language: str) -> str:
    """The stem of a casefolded word in its language."""
    return str(_stemmer(language).stemWord(word)) if language in _STEMMERS else word


_STEMMERS = {"en": "porter", "de": "german", "es": "spanish", "fr": "french", "ru": "russian", "ar": "arabic"}


@lru_cache(maxsize=8)
def _stemmer(language: str):  # type: ignore[no-untyped-def]
    import snowballstemmer

    return snowballstemmer.stemmer(_STEMMERS[language])


def content_of(text: str, language: str) -> tuple[str, ...]:
    """The content words of some words of a text in its normal form."""
    return _content(text, words_of(language))


def _content(text: str, known: Words) -> tuple[str, ...]:
    bare = _DAY.sub(" ", _FIGURE.sub(" ", text).lower())
    if known.language in UNSPACED:
        for light in sorted(known.light, key=len, reverse=True):
            bare = bare.replace(light, " ")
        return tuple(sign for sign in bare if sign.isalnum())
    no_claim = known.silent if known.language == "en" else known.light
    pieces = (word.removesuffix("'s") for word in _WORD.findall(bare))
    kept = (known.same.get(word, word) for word in pieces if word not in no_claim and len(word) > 1)
    return tuple(stemmed(word, known.language) for word in kept)


_CAPITAL = re.compile(r"(?:(?<=[\w,;:)] )|(?<=Dr\. )|(?<=M[rs]\. )|(?<=Mrs\. ))[A-ZÀ-ÖØ-ÞА-ЯЁ][\w-]+")
_FIRST_NAME = re.compile(r"^(?:(?:Mr|Mrs|Ms|Dr)\.? )?[A-ZÀ-ÖØ-ÞА-ЯЁ][\w-]+")


def _names(text: str, known: Words) -> frozenset[str]:
    if known.language in UNSPACED or known.language == "ar":
        return frozenset()
    bare = _FIGURE.sub(lambda match: "0" * len(match[0]), text)
    found = [word for word in _CAPITAL.findall(bare) if word.lower() not in known.silent and word.lower() not in DAYS]
    return frozenset(stemmed(fold(word.removesuffix("'s")), known.language) for word in found)


def _named_subject(subject: Subject, language: str) -> frozenset[str]:
    named = subject.who if subject.kind == "name" else ()
    return frozenset(stemmed(word, language) for who in named for word in who.replace(".", "").split())


def _scopes(text: str, known: Words) -> tuple[Mapping[str, frozenset[str]], frozenset[str]]:
    found: dict[str, set[str]] = {}
    said: set[str] = set()
    for at in known.scope_phrases.near(text.lower()):
        scope = known.scopes[at]
        for match in pattern_of(scope.listed, known.language).finditer(text):
            if scope.attributive and not _before_a_word(text, match):
                continue
            found.setdefault(scope.kind, set()).add(scope.value)
            said.update(_content(match[0], known))
    return {kind: frozenset(values) for kind, values in found.items()}, frozenset(said)


_COPULA = re.compile(r"(?:\b(?:is|are|was|were|be|am|I|we|he|she|they|to|has|have|had|not|who))\s+$", re.IGNORECASE)


def _before_a_word(text: str, match: re.Match[str]) -> bool:
    after = re.match(r"\s+([^\W\d_]+)", text[match.end() :])
    follows = after is not None and after[1].lower() not in STOP_WORDS
    return follows and _COPULA.search(text[: match.start()]) is None


def subject_of(text: str, known: Words) -> Subject:
    """Whom the statement's head names; a statement without one is about the owner."""
    if known.language == "en":
        return _english_subject(text, known)
    kin = frozenset(known.kin[at] for at in known.kin_phrases.found(text.lower()))
    if kin:
        return Subject("kin", kin)
    return Subject("open", frozenset())


_LEAD = re.compile(
    r"^(?:(?:in|on|at|from|since|as|for|during|before|after|back|when|these|last|this|next|by|with|usually|until|till|once|"
    r"every|most|to|of|over|per|most)\b(?:[\w':-]+ ){0,7}?[^,]{0,50}?(?:, | (?=(?:I|we|my|our|the)\b)))?"
    r"(?:\W*(?:so|well|fyi|btw|ok|okay|and|but|also|yes|actually|honestly|sadly|luckily|these days|nowadays|now|then|"
    r"every \w+|most \w+)\b ?,? ?)*(?:(?:I|we) (?:think|guess|believe|know) (?:that )?)?",
    re.IGNORECASE,
)
_VERB = (
    "is|are|was|were|has|have|had|will|would|can|does|do|did|am|not|(?-i:[a-z]+s)|(?-i:[a-z]+ed)|never|always|still|"
    "also|just"
)
_THING = rf"(?:[\w'-]+ ){{0,5}}?[\w'-]+?(?= (?:{_VERB})\b|$|[,.:;])"
_NAME = r"(?-i:(?:(?:Mr|Mrs|Ms|Dr)\.? )?[A-ZÀ-Þ][\w-]+(?: [A-ZÀ-Þ][\w-]+)*)"
_HEAD = re.compile(
    r"(?P<first>I|we|us|the user)\b(?!'s)(?: and (?P<with>[A-Z]\w+))?"
    rf"|(?:my|our|the user's|his|her|their) (?P<thing>{_THING})"
    rf"|(?:the|there is|there are|there's|a|an) (?P<that>{_THING})"
    rf"|(?P<name>{_NAME})(?:'s)?(?: and (?P<and>I|me|[A-Z]\w+))?",
    re.IGNORECASE,
)


def _english_subject(text: str, known: Words) -> Subject:
    start = _LEAD.match(text)
    rest = (text[start.end() :] if start else text).strip()
    head = _HEAD.match(rest)
    if head is None:
        return _lower_subject(rest, known)
    if head["first"]:
        return Subject("owner", frozenset({"owner", *([fold(head["with"])] if head["with"] else [])}))
    if head["thing"] or head["that"]:
        return _of_thing(head["thing"] or head["that"], known)
    return _of_name(head, rest, known)


def _of_name(head: re.Match[str], rest: str, known: Words) -> Subject:
    word = head["name"]
    if head["and"] and head["and"].lower() in ("i", "me"):
        return Subject("owner", frozenset({"owner", fold(word)}))
    folded = fold(word)
    kin = _kin(folded, known)
    if kin:
        return Subject("kin", frozenset({kin}))
    if folded in STOP_WORDS or folded in known.light or folded in DAYS or not _followed_by_verb(rest[head.end() :]):
        return _lower_subject(rest, known)
    return Subject("name", frozenset({folded}))


_APPOSITION = re.compile(r"^, (?:a|an|the|my|our|his|her|their|who|which|now|aged)\b[^,.;]{1,80},(?= [a-z])")
"""What is put between a name and its verb: “Nori, a black puppy with white paws, has …”."""


def _followed_by_verb(rest: str) -> bool:
    bare = _APPOSITION.sub("", rest)
    return re.match(rf"\s+(?:the \w+ )?(?:{_VERB}|could|[a-z]+)\b|'s", bare) is not None


_THIRD = re.compile(
    r"(?:lives|works|studies|plays|likes|loves|hates|speaks|drives|owns|eats|drinks|wants|needs|has|does|goes|runs|takes|"
    r"teaches|sings|reads|smokes|weighs|wears|keeps|knows|thinks|prefers|enjoys|can|cannot)"
)


def _lower_subject(rest: str, known: Words) -> Subject:
    """A bare head: “rent is 950”, “got a job”, “grandma is 84”."""
    words = [word.lower().removesuffix("'s") for word in _WORD.findall(rest)[:4]]
    if not words:
        return Subject("owner", frozenset({"owner"}))
    kin = _kin(words[0], known)
    if kin:
        return Subject("kin", frozenset({kin}))
    if len(words) > 1 and _THIRD.fullmatch(words[1]) and words[0] not in known.silent:
        return Subject("name", frozenset({words[0]}))
    verb_next = len(words) > 1 and words[1] in ("is", "are", "was", "were", "has", "goes", "went", "will")
    if verb_next and words[0] not in STOP_WORDS:
        return Subject("thing", frozenset({stemmed(words[0], known.language)}))
    if len(words) > 2 and words[2] in ("went", "is", "goes", "was", "has") and words[0] not in STOP_WORDS:
        return Subject("thing", frozenset(stemmed(word, known.language) for word in words[:2]))
    return Subject("owner", frozenset({"owner"}))


def _kin(word: str, known: Words) -> str:
    """The relative whom a word in lower case names, and nothing else; empty for any other."""
    kin = known.kin_phrases
    return next((known.kin[at] for at in kin.near(word) if kin.pattern(kin.lists[at]).fullmatch(word)), "")


def _of_thing(phrase: str, known: Words) -> Subject:
    """“sister Ana”, “wife's name”, “captain of our team”, “phone number”: the relative, else the thing's words."""
    words = phrase.split()
    by_marriage = re.search(r"\b(\w+)[ -]in[ -]law\b", phrase, re.IGNORECASE)
    if by_marriage:
        return Subject("kin", frozenset({f"{by_marriage[1].lower()}-in-law"}))
    for at, word in enumerate(words):
        bare = fold(word).removesuffix("'s")
        kin = _kin(bare, known) or _kin(bare.removesuffix("s"), known)
        if kin:
            named = next((fold(w).removesuffix("'s") for w in words[at + 1 :] if w[:1].isupper()), "")
            return Subject("kin", frozenset({kin, f"={named}"} if named else {kin}))
    stems = [stemmed(fold(w).removesuffix("'s"), known.language) for w in words]
    kept = [stem for stem in stems if stem not in STOP_WORDS and stem not in known.light]
    names = [f"={fold(w).removesuffix(chr(39) + 's')}" for w in words if w[:1].isupper()]
    return Subject("thing", frozenset([*kept, *names]) or frozenset({"it"}))
