"""Why a hit is here, in a plain clause: the words that it shares with the query, its meaning, and its place."""

from __future__ import annotations

from collections.abc import Sequence

from core.engine.query import Term
from core.text import fold, spaced, stem, words

MOST_WORDS = 3  # named words; more would be the text again


def why(text: str, terms: Sequence[Term], via: str, reasons: Sequence[str]) -> str:
    """One clause, its parts set apart by semicolons: "says “Lisbon”; answers what you asked; the newest"."""
    begins = tuple({term.stem[: 2 if len(term.stem) > 2 else 1] for term in terms})
    # A stem begins as its word does, so that the others need none: making one takes longer than all the rest.
    held = {stem(word) for word in words(text) if word.startswith(begins)}
    said = [term.text for term in terms if term.stem in held or (term.beginning and _begins(text, term))]
    said = said or [term.text for term in terms if " " in term.phrase and term.phrase.strip('"') in spaced(fold(text))]
    parts = []
    if said:
        parts.append("says " + ", ".join(f"“{word}”" for word in dict.fromkeys(said[:MOST_WORDS])))
    if "meaning" in via and not said:
        parts.append("close in meaning")
    return "; ".join((*parts, *dict.fromkeys(reasons)))


def _begins(text: str, term: Term) -> bool:
    return f" {term.text}" in f" {spaced(fold(text))}"
