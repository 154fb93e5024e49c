"""Text as the engine compares and indexes it; the stored text itself is never altered.

Folding is NFKC, casefold and white space to one blank. Signs of scripts
without spaces (Han, kana, Hangul, Thai …) are spaced out for the word index,
so that a search for two of them finds them inside a sentence.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from datetime import datetime
from functools import lru_cache

from core.errors import InvalidText

LONGEST_TEXT = 2_000_000  # signs; a memory of a million must be storable, a file is imported instead

_UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3105-\u312f\u31f0-\u31ff"
    "\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9f\U00020000-\U0003134f"
)
_UNSPACED_SIGN = re.compile(f"([{_UNSPACED}])")
_UNSPACED_RUN = re.compile(f"[{_UNSPACED}]+")
_WORD = re.compile(r"\w+")

STOP_WORDS = frozenset(
    """a about above after again against all am an and any are aren as at be because been before being
    below between both but by can could couldn d did didn do does doesn doing don down during each else
    few for from further had hadn has hasn have haven having he her here hers him his how i if in into
    is isn it its just let ll m may me might mine more most must my no nor not now of off on only or
    other our ours out over own re s same shall she should shouldn so some such t than that the their
    theirs them then there these they this those through to too under until up us ve very was wasn we
    were weren what when where which while who whom whose why will with won would wouldn you your yours""".split()
)
"""English function words: they stand in nearly every question and say nothing about its subject
(without this list recall@10 on LoCoMo is 75.6 instead of 76.9)."""


def require_text(text: str, what: str = "text") -> str:
    """The text itself if it can be stored, else ``InvalidText`` with a plain sentence."""
    if not text.strip():
        raise InvalidText(f"The {what} is empty.", "Write at least one word.")
    if "\x00" in text:
        raise InvalidText(f"The {what} holds a NUL sign at place {text.index(chr(0)) + 1}.", "Remove it.")
    if len(text) > LONGEST_TEXT:
        raise InvalidText(
            f"The {what} has {len(text):,} signs; at most {LONGEST_TEXT:,} fit into one memory.",
            "Import it as a file, or split it.",
        )
    try:
        text.encode()
    except UnicodeEncodeError as reason:
        raise InvalidText(
            f"The {what} holds half of a sign at place {reason.start + 1} (a lone surrogate).",
            "Copy the text again from where it came.",
        ) from reason
    return text


def fold(text: str) -> str:
    """NFKC, casefold, white space to single blanks."""
    composed = text if text.isascii() else unicodedata.normalize("NFKC", text)
    return " ".join(composed.casefold().split())


def distinct_tags(names: Iterable[str]) -> list[str]:
    """Tags without blanks around them, each once whatever its case, as it was written first."""
    found: dict[str, str] = {}
    for name in names:
        found.setdefault(name.strip().casefold(), name.strip())
    return list(found.values())


def spaced(text: str) -> str:
    """The text with every sign of a script without spaces standing alone."""
    if text.isascii():
        return text
    parts = _UNSPACED_SIGN.split(text)
    if len(parts) > 1:  # each second part is such a sign; a template filled for each would take five times as long
        parts[1::2] = [f" {sign} " for sign in parts[1::2]]
    return "".join(parts)


def has_unspaced(text: str) -> bool:
    """Whether a sign of a script without spaces occurs."""
    return _UNSPACED_SIGN.search(text) is not None


def words(text: str) -> list[str]:
    """The words of a text, casefolded; runs of unspaced signs stay whole."""
    if text.isascii():
        return _WORD.findall(text.casefold())
    folded = unicodedata.normalize("NFKC", text).casefold()
    if not has_unspaced(folded):
        return _WORD.findall(folded)
    found: list[str] = []
    for word in _WORD.findall(folded):
        last = 0
        for run in _UNSPACED_RUN.finditer(word):
            if run.start() > last:
                found.append(word[last : run.start()])
            found.append(run.group())
            last = run.end()
        if last < len(word):
            found.append(word[last:])
    return found


def is_unspaced(word: str) -> bool:
    """Whether a word is a run of signs of a script without spaces."""
    return _UNSPACED_RUN.fullmatch(word) is not None


def unaccented(word: str) -> str:
    """A word in Latin letters without their accents, as the word index keeps it; any other as it is."""
    if word.isascii() or _LATIN.search(word) is None:
        return word
    return "".join(sign for sign in unicodedata.normalize("NFD", word) if not unicodedata.combining(sign))


_LATIN = re.compile("[a-z]")


@lru_cache(maxsize=50_000)
def stem(word: str) -> str:
    """The English stem of a casefolded word, by the same Porter rules as the word index."""
    return str(_stemmer().stemWord(word))


@lru_cache(maxsize=1)
def _stemmer():  # type: ignore[no-untyped-def]
    import snowballstemmer

    return snowballstemmer.stemmer("porter")


_FEWEST_LETTERS = 3  # of a root that is looked for by its beginning; a shorter one begins too much else


@lru_cache(maxsize=20_000)
def stem_of(word: str, language: str) -> str:
    """The stem of a casefolded word by the rules of a language that snowball knows ("russian", "arabic")."""
    return str(_stemmer_of(language).stemWord(word))


@lru_cache(maxsize=8)
def _stemmer_of(language: str):  # type: ignore[no-untyped-def]
    import snowballstemmer

    return snowballstemmer.stemmer(language)


def inflected_root(word: str) -> str:
    """The beginning that all forms of a word share, where endings carry what prepositions do elsewhere; else empty.

    The word index keeps Russian words as they are written, so that they are looked for by this.
    """
    if not "\u0400" <= word[0] <= "\u04ff":
        return ""
    root = stem_of(word, "russian")
    return root if _FEWEST_LETTERS <= len(root) < len(word) and word.startswith(root) else ""


_MONTHS = "January February March April May June July August September October November December".split()


def statement_text(
    text: str, speaker: str | None = None, said_at: datetime | None = None, caption: str | None = None
) -> str:
    """A statement as the word index and the model see it: date, speaker, text, what was shown.

    The day in words lets "in May" and a person's name find a turn (+1.7
    recall@10 on LoCoMo); a stand-alone memory is its text alone.
    """
    said = f"[{said_at.day} {_MONTHS[said_at.month - 1]} {said_at.year}] " if said_at else ""
    who = f"{speaker}: " if speaker else ""
    shown = f" [shares {caption}]" if caption else ""
    return f"{said}{who}{text}{shown}"


def index_text(
    text: str, speaker: str | None = None, said_at: datetime | None = None, caption: str | None = None
) -> str:
    """``statement_text`` for the word index: folded as queries are, unspaced signs apart."""
    return spaced(fold(statement_text(text, speaker, said_at, caption)))
