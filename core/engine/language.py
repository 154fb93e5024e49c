"""Which of eight languages a short text is written in: by its script, else by its function words.

A guess for choosing word lists, nothing more: without any evidence the
answer is English, whose lists are the longest.
"""

from __future__ import annotations

import re
from functools import lru_cache

from core.text import STOP_WORDS

_KANA = re.compile("[\u3040-\u30ff]")
_HAN = re.compile("[\u3400-\u4dbf\u4e00-\u9fff]")
_CYRILLIC = re.compile("[\u0400-\u04ff]")
_ARABIC = re.compile("[\u0600-\u06ff]")
_WORD = re.compile(r"(?<!\d)[^\W\d_]+")

_FUNCTION_WORDS = {
    "en": """the i my is am are was were a an of to in on at for with and not it he she we they you his her our
    their have has had do does did will would this that there what who where when how from since until
    by be been me your user don isn as but because about after before every some no yes""",
    "de": """ich du er sie wir ihr mein meine meinen meiner meinem dein unser unsere unseren ist bin sind war
    waren habe hat haben hatte der die das den dem des ein eine einen einem einer und nicht in im am an
    auf für mit von vom zu zum zur bei seit bis vor nach wo wer was wann wie kein keine keinen heißt
    noch mehr aber als auch es wird werde nächste letzten letzte jetzt heute gestern morgen jahr jahre
    jahren woche monat wohne arbeite mag hasse spreche spiele esse fahre nehme
    januar februar märz juni juli oktober dezember""",
    "es": """yo tú él ella nosotros mi mis tu su sus nuestro nuestra es soy son a era fue fui está estoy estuve
    el la los las un una unos y no en de del al con por para desde hasta que qué quién dónde cuándo cómo
    se me nos ya más pero como también hace años año muy llama tengo tiene vivo trabajo gusta hoy ayer
    lo le te hablo mido toco juego odio adoro nací cumplí compré vendí viajo viajamos viene pasado
    pasada próximo mañana cuando trabajaba vivía
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre""",
    "fr": """je tu il elle nous vous ils mon ma mes ton ta son sa ses notre nos est suis sont était étais ai a
    avons le la les un une des du de d et ne pas n en au aux à avec pour par dans sur depuis jusqu qui
    que quoi où quand comment se ce cette plus mais aussi y ans an année très appelle habite travaille
    aime adore déteste mesure parle joue prends
    janvier février avril juin juillet août septembre octobre novembre décembre""",
}
_SETS = {language: frozenset(words.split()) for language, words in _FUNCTION_WORDS.items()}
_KNOWN = {  # a word of several languages says less: "a" is English, Spanish and French
    word: tuple(
        (language, 1 / sum(word in other for other in _SETS.values())) for language in _SETS if word in _SETS[language]
    )
    for words in _SETS.values()
    for word in words
}
_SIGNS = {
    "de": re.compile("[äöüßÄÖÜ]"),
    "es": re.compile("[ñ¿¡óíúÑ]|[áé](?!\\w)"),
    "fr": re.compile(r"[àâçèéêëîïôùûœ]|\b(?:[cdjlmnst]|qu)['’](?=\w)", re.IGNORECASE),
}


@lru_cache(maxsize=64)  # one text is asked about by several readings
@lru_cache(maxsize=1_024)  # several rules ask of one text
def guess_language(text: str) -> str:
    """``en``, ``de``, ``es``, ``fr``, ``zh``, ``ja``, ``ru`` or ``ar``; ``en`` without evidence."""
    plain = text.isascii()
    if not plain:
        for language, script in (("ja", _KANA), ("zh", _HAN), ("ru", _CYRILLIC), ("ar", _ARABIC)):
            if script.search(text):
                return language
    scores = dict.fromkeys(_SETS, 0.0)
    for word in _WORD.findall(text[:400].casefold()):
        for language, weight in _KNOWN.get(word, ()):
            scores[language] += weight
    for language, signs in () if plain and "'" not in text else _SIGNS.items():
        scores[language] += 0.9 * bool(signs.search(text))
    best = max(scores, key=lambda language: scores[language])
    return best if scores[best] > scores["en"] else "en"


def function_words(language: str) -> frozenset[str]:
    """The function words of a language, empty for one whose script tells it apart."""
    return _SETS.get(language, frozenset())


_COMMON = _SETS["en"] | STOP_WORDS


def is_english(text: str) -> bool:
    """Whether a text is English by evidence of its own: a common English word, and no other language's signs."""
    return guess_language(text) == "en" and any(word.casefold() in _COMMON for word in _WORD.findall(text[:400]))
