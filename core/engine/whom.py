"""Whether a statement is about its own speaker, by its words: also where "I" is left out, not where "my sister" speaks.

Used for reading answers only: a statement that is about nobody in particular
counts as the speaker's in languages whose verbs hold the subject.
"""

from __future__ import annotations

import re
from functools import lru_cache

from core.engine.attributes.foreign import FOREIGN_KIN, kin_pattern
from core.engine.attributes.kin_elsewhere import kin_in, topic_before, without_kin
from core.engine.attributes.lexicon import CHILDREN, KIN, PARTNERS
from core.engine.dedupe import is_first_person
from core.engine.language import guess_language
from core.engine.question_words import words_for
from core.text import fold, has_unspaced

_FIRST_VERB = re.compile(
    r"\b(?:vivo|vivía|viví|trabajo|trabajaba|trabajé|tengo|tenía|tuve|soy|estoy|estudio|estudié|mido|hablo|juego|"
    r"conduzco|uso|tomo|sigo|vendí|compré|dejé|empecé|живу|жила?|работаю|работала?|учусь|говорю|люблю)\b|\bأ\w+|"
    r"\w+تُ?\b"
)
"""Verbs that say "I" by their ending."""
_RELATIVES = re.compile(
    rf"\b(?:my|our)\s(?:[\w-]+\s)?(?:{PARTNERS}|{CHILDREN}|{KIN}|friend|boss|neighbour|neighbor|colleague|"
    rf"flatmate)s?\b"
    rf"(?! and i\b)|\b(?:mein\w*|unser\w*|mis?|nuestr\w+|mon|ma|mes|notre)\s(?:{kin_pattern(FOREIGN_KIN)})\b"
)
"""Whoever is named by what they are to the speaker: the sentence is about them."""
_ELIDED = re.compile(
    r"^(?:just |finally |also |now |actually |and |so |then |well,? |ok,? |today |yesterday )*(?:am|been|moved|"
    r"moving|"
    r"got|getting|bought|sold|finished|started|switched|switching|changed|quit|stopped|ran|ordered|booked|signed|"
    r"joined|"
    r"left|took|found|lost|gave|put|made|went|had|began|back|down|up|still|living|working|learning|reading|using|"
    r"driving|dyed|cut|broke|passed|failed|cancelled|canceled|postponed|rented|adopted|hired|met|saw|watched|read|"
    r"planning|thinking|trying|taking|no longer|not|can't|don't|won't|need|love|hate|like|prefer|weigh|turned|became|"
    r"habe|bin|war|komme|nehme|trinke|esse|fahre|mag|finde)\b"
)
"""A sentence that begins with its verb leaves "I" out."""
_BY_ROOT = re.compile("[\u0400-\u06ff]")
_ABOUT_OTHERS = re.compile("他|她|它|他们|彼|彼女|さん|くん|ちゃん|先生")


def speaks_of_self(text: str) -> bool:
    """Whether a text speaks of its own speaker, by a pronoun or by the ending of a verb."""
    return is_first_person(text) or _FIRST_VERB.search(fold(text)) is not None


def is_about_self(text: str) -> bool:
    """Whether a text is about its speaker and not about a relation of theirs, with or without the word for "I"."""
    folded = fold(text).replace("’", "'")
    said = _RELATIVES.sub(" ", folded)
    if has_unspaced(said):
        return not (kin_in(said)[0] or any(topic_before(said)) or _ABOUT_OTHERS.search(said))
    if _BY_ROOT.search(said):
        said = without_kin(said)
    return is_first_person(said) or _FIRST_VERB.search(said) is not None or _ELIDED.match(folded) is not None


def names_in(asked: str) -> tuple[str, ...]:
    """The names in a question, folded: capitalised words after the first, a possessive sign taken off.

    In German, where every noun has a capital, a noun after an article or a number word is none, nor a common one.
    “Igor of Kiev” and “Andrew, Duke of York” are one name each.
    """
    found = _NAMES.findall(asked)
    names = tuple(fold(name) for name in found if name != "I")
    if guess_language(asked) != "de":
        return names
    things = {fold(thing) for thing in _GERMAN_THING.findall(asked)} | _german_nouns()
    bearers = (fold(bearer) for bearer in _GERMAN_GENITIVE.findall(asked))
    return (*(word for name in names for word in name.split() if word not in things), *bearers)


@lru_cache(maxsize=1)
def _german_nouns() -> frozenset[str]:
    """Nouns of everyday life, folded: in German they have a capital as names have."""
    known = words_for("de")
    return frozenset(fold(noun) for noun in known.many | known.single | known.roles)


_RUN = r"[A-ZÀ-ÖØ-Þ][\w-]+(?:\s[A-ZÀ-ÖØ-Þ][\w-]+)*"
_OF = r"\s(?:of|the|von|van|du)\s"
_NAMES = re.compile(
    rf"(?<=\w[\s,'’(])(?:[A-Z]{{2,}}(?={_OF})|{_RUN}(?:,\s{_RUN}(?=\sof\s[A-ZÀ-ÖØ-Þ]))?(?:{_OF}{_RUN})*)"
)
"""“Louis XV of France” is one name, “the CEO of Globex” is two."""
_GERMAN_GENITIVE = re.compile(r"(?<=\w\s)([A-ZÄÖÜ][\w-]{2,}[^sxzß\W])s(?=\s[A-ZÄÖÜ])")
"""“Emmas Geburtstag” is about Emma; of “Jonas Weber” it makes a name that nobody has."""
_GERMAN_THING = re.compile(
    r"\b(?:[Dd](?:er|ie|as|en|em|es)|[Ee]in\w{0,2}|[Mm]ein\w*|[Uu]nser\w*|[Dd]ein\w*|[Ii]hr\w*|[Ss]ein\w*|[Kk]ein\w*|"
    r"[Ww]elche\w?|[Vv]iele?|[Ii]m|[Aa]m|[Zz]um|[Zz]ur|[Bb]eim|[Vv]om|\w+e[nrsm]?)\s([A-ZÄÖÜ][\w-]+)"
)
