"""How a query reads: its words, and the full-text expression for them.

Every word is quoted, so that no sign of a query is ever taken for an
operator. Stop words are dropped unless nothing else is left; runs of signs
without spaces become pairs of signs, which are words enough in Chinese,
Japanese and Korean.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from core.engine.language import guess_language
from core.text import STOP_WORDS, inflected_root, is_unspaced, stem, words

LONGEST_QUERY = 2_000  # signs; a question is shorter, and a pasted page would only cost time
MOST_TERMS = 64  # words of one query; further ones add cost and no precision
COMMON_SHARE = 0.4  # above it a word is left out beside rarer ones; keeps 99.5 % of the ten best (0.2: 88.5 %)
PRUNED_FROM = 5_000  # statements; below it every word is looked up in well under a millisecond


@dataclass(frozen=True, slots=True)
class Term:
    """One searched word: how it stands in the index, and whether its beginning is enough."""

    text: str
    stem: str
    phrase: str
    beginning: bool = False


def read_terms(query: str, *, as_you_type: bool = False) -> tuple[Term, ...]:
    """The searched words of a query, each once, in order."""
    shortened = query[:LONGEST_QUERY]
    found = words(shortened)
    empty = STOP_WORDS | _asked_with(shortened)
    content = [word for word in found if word not in empty] or found
    last = found[-1] if found and as_you_type and not shortened[-1:].isspace() else None
    if last is not None and last not in content and len(last) > 1:
        content.append(last)  # "th" may become "theatre"
    terms: dict[str, Term] = {}
    for word in content:
        for term in _terms_of(word, beginning=word == last):
            terms.setdefault(term.phrase, term)
    return tuple(terms.values())[:MOST_TERMS]


def _asked_with(query: str) -> frozenset[str]:
    """The small words of a question in another language than English: “ich” finds every memory."""
    asks = query.rstrip().endswith(("?", "？"))
    return _SMALL.get(guess_language(query), frozenset()) if asks else frozenset()


_SMALL = {
    "de": frozenset(
        """ich mich mir mein meine meinen meinem meiner wir uns unser unsere er sie es der die das den dem des ein eine
        einen einem einer und oder in im an am auf für mit von vom zu zum zur bei ist sind bin war waren hat habe haben
        hatte wo wer wen wem was wann wie warum welche welcher welches welchen welchem als noch heisse heisst""".split()
    ),
    "es": frozenset(
        """yo me mi mis mí nos nuestro nuestra el la los las lo le un una y o en de del al a con por para es son soy
        estoy está fue era tengo tiene que qué quién cuál cómo dónde cuándo cuánto cuántos se su sus llama
        llamo""".split()
    ),
    "fr": frozenset(
        """je j me m moi mon ma mes nous notre nos il elle le la l les un une des du de d et ou en à au aux avec pour
        par dans sur est sont suis était ai a avons que qu qui quoi quel quelle quels quelles où quand comment combien
        ce c se s son sa ses t appelle appelles""".split()
    ),
}
"""Only words that say nothing of what is asked; what else a language says often ("wohne") finds answers."""


def _terms_of(word: str, *, beginning: bool) -> Iterable[Term]:
    if not is_unspaced(word):
        root = inflected_root(word)
        yield Term(word, stem(word), f'"{root or word}"', beginning or bool(root))
        return
    if len(word) == 1:
        yield Term(word, word, f'"{word}"')
    for at in range(len(word) - 1):
        pair = word[at : at + 2]
        yield Term(pair, pair, f'"{pair[0]} {pair[1]}"')


def without_common(terms: tuple[Term, ...], frequencies: dict[str, int], statements: int) -> tuple[Term, ...]:
    """Leave out words that stand in too many statements to help, unless all known ones do.

    Pairs of signs and beginnings are never left out: their frequency is not known.
    """
    if statements < PRUNED_FROM:
        return terms
    limit = statements * COMMON_SHARE
    kept = tuple(term for term in terms if frequencies.get(term.stem, 0) <= limit)
    return kept if any(frequencies.get(term.stem, 0) for term in kept) else terms


def match_expression(terms: tuple[Term, ...]) -> str:
    """The FTS5 expression: any of the words, each quoted; empty without words."""
    parts = []
    for term in terms:
        parts.append(term.phrase)
        if term.beginning:
            parts.append(f"{term.phrase} *")
    return " OR ".join(parts)
