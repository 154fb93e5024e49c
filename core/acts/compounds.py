"""Words that are written together: "Zahnarzt" and "Termin" find the "Zahnarzttermin", and the other way round.

Only for German, and for one or two words as typed into a search box, where the
word has a capital or stands nowhere as it is: in English a beginning that is
shared says little.
"""

from __future__ import annotations

from dataclasses import replace

from core.acts.bench import Bench
from core.answers import Corpus
from core.engine.language import guess_language
from core.engine.query import Term
from core.store.words_index import document_frequencies, size, words_ending
from core.text import STOP_WORDS, is_unspaced, stem, words

SHORTEST = 5  # letters of a part; shorter ones begin or end too much else
FEW = 2  # words of what is typed rather than asked
FIRST_PART = 3  # letters before an ending; fewer are a prefix ("Be-such") and make another word
MOST_LONGER = 8  # words of the index that end in a searched one; the most frequent are enough
ENDINGS_UP_TO = 20_000
"""Statements up to which endings are looked for: all words of the index are read for it, some ms at this size."""
_LINKS = ("", "s")
"""Signs that bind the parts of a word ("Arbeit-s-vertrag")."""


def with_compounds(bench: Bench, corpus: Corpus, terms: tuple[Term, ...], text: str) -> tuple[Term, ...]:
    """The terms, each also as the beginning of longer words, with the parts of long ones that stand in the index."""
    german = guess_language(text) == "de"
    if not german and len(words(text)) > FEW:
        return terms
    capital = {word.casefold() for word in text.split() if word[0].isupper()}
    long = [term for term in terms if len(term.text) >= SHORTEST and not is_unspaced(term.text)]
    held = document_frequencies(bench.store, corpus, [term.stem for term in long]) if long else {}
    chosen = {term.phrase for term in long if german or term.text in capital or not held.get(term.stem)}
    found = [replace(term, beginning=True) if term.phrase in chosen else term for term in terms]
    for term in terms:
        if term.phrase in chosen:
            found += _parts(bench, corpus, term.text)
            found += _longer(bench, corpus, term)
    return tuple({term.phrase: term for term in reversed(found)}.values())[::-1]


def _parts(bench: Bench, corpus: Corpus, word: str) -> list[Term]:
    """The longest beginning and the longest ending of a word that are words of the index."""
    cuts = range(SHORTEST, len(word) - SHORTEST + 1)
    firsts = [word[:cut].removesuffix(link) for cut in reversed(cuts) for link in _LINKS]
    lasts = [word[cut:] for cut in cuts]
    every = [part for part in dict.fromkeys((*firsts, *lasts)) if len(part) >= SHORTEST and part not in STOP_WORDS]
    if not every:
        return []
    held = document_frequencies(bench.store, corpus, [stem(part) for part in every])
    known = [next((part for part in some if part in every and held.get(stem(part))), "") for some in (firsts, lasts)]
    return [Term(part, stem(part), f'"{part}"') for part in dict.fromkeys(known) if part]


def _longer(bench: Bench, corpus: Corpus, term: Term) -> list[Term]:
    """Words of the index that end in a searched one; what the index would cut shorter still is left out."""
    if size(bench.store, corpus) > ENDINGS_UP_TO:
        return []
    found = words_ending(bench.store, corpus, term.stem, FIRST_PART, MOST_LONGER)
    return [Term(word, word, f'"{word}"') for word in found if stem(word) == word]
