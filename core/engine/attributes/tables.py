"""The rows of a language, in the order in which they are tried."""

from __future__ import annotations

from core.engine.attributes.english_life import ENGLISH_LIFE
from core.engine.attributes.english_taste import ENGLISH_TASTE
from core.engine.attributes.german import GERMAN
from core.engine.attributes.romance import FRENCH, SPANISH
from core.engine.attributes.rows import Row
from core.engine.attributes.scripts import ARABIC, CHINESE, JAPANESE, RUSSIAN

_TABLES: dict[str, tuple[Row, ...]] = {
    "en": (*ENGLISH_LIFE, *ENGLISH_TASTE),
    "de": GERMAN,
    "es": SPANISH,
    "fr": FRENCH,
    "zh": CHINESE,
    "ja": JAPANESE,
    "ru": RUSSIAN,
    "ar": ARABIC,
}


def rows_of(language: str) -> tuple[Row, ...]:
    """The rows of a language; none for one that has no table."""
    return _TABLES.get(language, ())
