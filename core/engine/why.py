"""Why a hit is here, in a plain clause: the words that it shares with the query, its meaning, and its place."""

from __future__ import annotations

from collections.abc import Sequence

from core.engine.query import Term
from core.engine.rank import NEAR_ENOUGH
from core.text import fold, has_unspaced, spaced, stem, words

MOST_WORDS = 3  # named words; more would be the text again


class Reasons:
    """Why hits of one query are here; what its words are compared by is made once for all of them."""

    def __init__(self, terms: Sequence[Term]) -> None:
        """``terms``: the words of the query."""
        self._terms = terms
        # A stem begins as its word does, so that the others need none: making one takes longer than all the rest.
        self._begins = tuple({term.stem[: 2 if len(term.stem) > 2 else 1] for term in terms})
        self._signs = [term.text for term in terms if has_unspaced(term.text)]

    def of(self, text: str, via: str, reasons: Sequence[str], cosine: float | None = 1.0) -> str:
        """One clause, its parts set apart by semicolons: "says “Lisbon”; answers what you asked; the newest".

        ``cosine``: how near its meaning is, None where nothing tells.
        """
        said = self._said(text)
        parts = []
        if said:
            parts.append("says " + ", ".join([f"“{word}”" for word in dict.fromkeys(said[:MOST_WORDS])]))
        elif "meaning" in via and cosine is not None:
            parts.append("close in meaning" if cosine >= NEAR_ENOUGH else "a little like it in meaning")
        return "; ".join((*parts, *dict.fromkeys(reasons)))

    def _said(self, text: str) -> list[str]:
        begins = self._begins
        held = {stem(word) for word in words(text) if word.startswith(begins)}
        said = [term.text for term in self._terms if term.stem in held or (term.beginning and _begins(text, term))]
        return [*said, *_in_signs(fold(text), self._signs)] if self._signs else said


def _in_signs(folded: str, searched: Sequence[str]) -> list[str]:
    """The searched signs of scripts without spaces as they stand in a text; pairs that overlap there are one word."""
    runs: list[str] = []
    for sign in searched:
        longer = runs[-1] + sign[1:] if runs and runs[-1][-1] == sign[0] else ""
        if longer and longer in folded:
            runs[-1] = longer
        elif sign in folded:
            runs.append(sign)
    return runs


def _begins(text: str, term: Term) -> bool:
    return f" {term.text}" in f" {spaced(fold(text))}"
