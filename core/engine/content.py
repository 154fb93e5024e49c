"""What a text is about, as stems that can be compared with those of another: no function words, one form of a word.

Letters decide how a word is brought to one form, not the guessed language of
the text, so that a word meets itself in a question and in a statement.
Scripts without spaces are cut at the signs that only bind words together and
compared by pairs of signs.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from core.engine.language import function_words, guess_language
from core.text import STOP_WORDS, has_unspaced, stem, stem_of, words

FORMS = Path(__file__).resolve().parents[2] / "resources" / "forms.toml"
LONGEST_COMPARED = 1_000  # signs of a statement that are compared; what it is about stands at its beginning
PART_OF_WORD = 5  # letters of a shared beginning that make two words akin ("Wohnung", "Wohnungen")

_ASKING_WORDS = frozenset(
    """name names called call kind sort many much long still current currently now today ever tell know remember
    believe believed think thought
    whats wheres whos hows please anything something alive happening going case true
    valid around exist exists welche welcher welches wie wo wer was wann warum heisst heissen hiess
    bei welchem welchen noch gerade viel viele hat haben früher
    cómo como dónde quién qué cuál llama llaman llamaba sigo sigue tengo tiene tenía soy estoy está estaba hay cuando
    cuántos cuántas todavía aún ahora antes
    où qui quel quelle quels quelles comment appelle appellent quand encore toujours est-ce avant
    vivant lebendig
    где кто что какие какой какая какое какую когда как кем кого сколько у я мы меня мне мой моя моё мои мою моей
    моего
    моих наш наша нас моим моём моими моему моею нашем нашей есть был была было были ещё еще сейчас теперь ли в во
    на с со и а но по из за к о об до от не
    зовут звали это этот эта
    من ما ماذا متى أين كم هل هو هي في على إلى عن مع الآن كنت كان كانت أنا لا لم منذ زلت زال زالت أزال يزال تزال اسم
    هذا هذه التي الذي""".split()
)
"""Words that stand in questions about anything."""

_ARABIC_ROOT = 3  # letters
_BINDING = re.compile(
    "什么时候|什么|哪里|哪儿|哪个|哪家|哪|怎么|多少|为什么|现在|目前|以前|之前|还在|还有|还是|没有|叫做|名字|我们|他们|你们|她们|"
    "活着|还活|我|你|他|她|它|的|地|得|了|着|过|吗|呢|吧|啊|嘛|是|在|有|叫|和|跟|与|就|都|也|还|很|不|没|这|那|谁|几|个|只|一|被|把|"
    "だれ|誰|どこ|いつ|何|なに|なん|どんな|どの|今|私|僕|俺|名前|生きて"
)
"""Signs that bind words together in Chinese, and question words and pronouns of Japanese."""
_KANA = re.compile("[\u3040-\u30ff]")
_HIRAGANA = re.compile("[\u3041-\u309f]+")
_SHORT_HIRAGANA = 2  # a longer run between other signs may be a word; what is left of endings is shorter
_ENDINGS = re.compile(
    "(?:[てで]いました|[てで]います|[てで]いる|[てで]いた|ました|ません|ましょう|でした|です|ますか|ます|した|して|する|から|まで|"
    "には|では|とは|もう|まだ|はい|という|って|ので|けど|いる|ある|いた|ない)"
)


def content_of(text: str) -> frozenset[str]:
    """The stems that say what a text is about, as far as it is read; of scripts without spaces every two signs."""
    return _content_of(text[:LONGEST_COMPARED])


@lru_cache(maxsize=8192)  # a text is compared with every other one that was found, and again by the next question
def _content_of(text: str) -> frozenset[str]:
    empty = _empty_words(guess_language(text))
    if text.isascii():
        return frozenset([one_form(word) for word in words(text) if word not in empty and len(word) > 1])
    japanese = _KANA.search(text) is not None
    found: set[str] = set()
    for word in words(_MARKS.sub("", text)):
        if has_unspaced(word):
            found.update(_pairs(word, japanese=japanese))
        elif word not in empty and len(word) > 1:
            found.add(one_form(word))
    return frozenset(found)


@lru_cache(maxsize=32)
def _empty_words(language: str) -> frozenset[str]:
    return STOP_WORDS | _ASKING_WORDS | function_words(language)


def _pairs(run: str, *, japanese: bool) -> Iterator[str]:
    """A run of unspaced signs as pairs within its words; a word of one sign stands for itself."""
    run = _BINDING.sub(" ", run)
    if japanese:
        run = _ENDINGS.sub(" ", run)
        run = _HIRAGANA.sub(lambda match: match[0] if len(match[0]) > _SHORT_HIRAGANA else " ", run)
    for word in run.split():
        if len(word) == 1:
            yield word
        yield from (word[at : at + 2] for at in range(len(word) - 1))


_MARKS = re.compile("[\u064b-\u0652\u0670\u0640]")
"""Vowel signs of Arabic, which some write and some do not."""


@lru_cache(maxsize=50_000)
def one_form(word: str) -> str:
    """A word in one form: the first one of its line in the table of forms, else the stem of its script's rules."""
    return _stem_of(_forms().get(word, word))


@lru_cache(maxsize=1)
def _forms() -> Mapping[str, str]:
    """Every form in the table with the word that stands for it; a table that cannot be read raises ``ValueError``."""
    try:
        tables = tomllib.loads(FORMS.read_text(encoding="utf-8").replace("ß", "ss"))  # as casefolded words have it
        listed = (table for name, table in tables.items() if name != "across" and not name.endswith("_verbs"))
        lines = [line.split() for table in listed for line in table.split(";")]
        forms = {form: first for first, *others in lines for form in others}
        verbs = ((name, verb) for name in tables if name.endswith("_verbs") for verb in tables[name].split())
        return {form: verb for name, verb in verbs for form in _conjugated(verb, name)} | forms
    except (tomllib.TOMLDecodeError, AttributeError, ValueError) as reason:
        raise ValueError(f"{FORMS.name} is no table of forms: {reason}") from reason


@lru_cache(maxsize=1)
def _across() -> Mapping[str, tuple[str, ...]]:
    """The words of several languages for one thing, by each of them in its one form."""
    table = tomllib.loads(FORMS.read_text(encoding="utf-8").replace("ß", "ss"))["across"]
    lines = [tuple(line.split()) for line in table.split(";")]
    return {one_form(word): line for line in lines for word in line}


def said_elsewhere(stems: Iterable[str]) -> tuple[str, ...]:
    """The words by which other languages say what these stems say; none where the table has no others."""
    return tuple(word for stemmed in sorted(stems) for word in _across().get(stemmed, ()))


_ENDS_OF_VERBS = {
    "german_verbs": {"en": "e st t te test ten tet", "n": "e st t te ten"},
    "french_verbs": {"er": "e es ons ez ent ais ait ions iez aient é ée és ant"},
    "spanish_verbs": {
        "ar": "o as a amos áis an aba abas ábamos aban é aste ó aron ando ado",
        "er": "o es e emos en ía ías íamos ían í iste ió ieron iendo ido",
        "ir": "o es e imos en ía ías íamos ían í iste ió ieron iendo ido",
    },
}


def _conjugated(verb: str, table: str) -> Iterator[str]:
    """The commonest forms of a regular verb."""
    ending = next(end for end in _ENDS_OF_VERBS[table] if verb.endswith(end))
    root = verb.removesuffix(ending)
    yield from (root + end for end in _ENDS_OF_VERBS[table][ending].split())
    if table == "german_verbs":
        yield f"ge{root}t"


def _stem_of(word: str) -> str:
    if word.isascii():
        return stem(word)
    first = word[0]
    if "\u0400" <= first <= "\u04ff":
        return stem_of(word.replace("ё", "е"), "russian")
    if "\u0600" <= first <= "\u06ff":
        root = stem_of(word, "arabic")
        return root[1:] if len(root) > _ARABIC_ROOT and root[0] in "اتين" else root  # “I drink” is “drink”
    return stem(word)


@lru_cache(maxsize=2_048)  # one question is held against the same thirty statements several times
def coverage(stems: frozenset[str], text: str) -> float:
    """The share of some stems that a text holds, a word that begins alike counted as one; 1 for none."""
    if not stems:
        return 1.0
    held = content_of(text)
    return sum(is_held(stemmed, held) for stemmed in stems) / len(stems)


def shared(stems: frozenset[str], text: str) -> frozenset[str]:
    """Those of some stems that a text holds, a word that begins alike counted as one."""
    held = content_of(text)
    return frozenset(stemmed for stemmed in stems if is_held(stemmed, held))


def is_held(stemmed: str, held: frozenset[str]) -> bool:
    """Whether a stem is among others, or one of them begins like it, is made with it ("phone", "Fairphone") or says it.

    What says the same in another language counts, too: “Arzt” is held by “my doctor is Dr. Vaz”.
    """
    if stemmed in held or _akin(stemmed, held):
        return True
    return any(one_form(word) in held for word in _across().get(stemmed, ()))


def _akin(stemmed: str, held: frozenset[str]) -> bool:
    if stemmed.startswith("ge") and len(stemmed) > PART_OF_WORD + 1:  # “gelernt” of “lernen”
        return any(word.startswith(stemmed[2 : PART_OF_WORD + 1]) for word in held)
    if len(stemmed) == 1:
        return any(stemmed in word for word in held)
    start = stemmed[:PART_OF_WORD]
    if len(start) < PART_OF_WORD:
        return len(start) == PART_OF_WORD - 1 and any(word.endswith(stemmed) for word in held)
    ending = stemmed.rstrip("e")
    return any(word.startswith(start) or word.endswith(ending) for word in held)
