"""Hiding what names a person in texts that leave the vault: names, mail addresses, links, long numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from core.engine.language import guess_language
from core.engine.when_words.english import ENGLISH

_MAIL = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_LINK = re.compile(r"\b(?:https?://|www\.)\S+", re.IGNORECASE)
_NUMBER = re.compile(r"(?<![\w-])\+?\d(?:[\s./()-]?\d){4,}(?![\w-])")
"""Five digits and more with their usual signs: phone, account and card numbers. Years and amounts stay."""
_DATE = re.compile(r"\d{4}-\d\d(?:-\d\d)?")
_CAPITAL = re.compile(r"(?<=[a-zß-ÿ,;] )[A-ZÀ-Þ][a-zß-ÿ]+(?:[-’'][A-ZÀ-Þ][a-zß-ÿ]+)*")
"""A word with a capital in the midst of a sentence."""
_SMALL = re.compile(r"(?<!\w)[a-zß-ÿ]{2,}")
_DATED = frozenset({*ENGLISH.months, *ENGLISH.weekdays, *(f"{day}s" for day in ENGLISH.weekdays)})
_FIELDS = frozenset({"text", "speaker", "source", "quote", "why", "by"})
"""Fields of a record that hold words of people; ids, dates and states stay."""


def names_told(texts: Iterable[str]) -> frozenset[str]:
    """What English texts write with a capital in the midst of a sentence and no text writes small.

    Names of people and places whom nothing is known about, and of languages and
    firms: to hide too much is better than to give somebody away. Other
    languages write common words with a capital, and are not read.
    """
    large: set[str] = set()
    small: set[str] = set()
    for text in texts:
        small.update(_SMALL.findall(text))
        if guess_language(text) == "en":
            large.update(_CAPITAL.findall(text))
    common = small | _DATED
    return frozenset(name for name in large if name.casefold() not in common)


class Hider:
    """Replaces names by “[name 1]”, the same name always by the same number, and the rest by what it was."""

    def __init__(self, names: Iterable[str]) -> None:
        known = sorted({name for name in names if len(name) > 1 and name.casefold() != "user"}, key=len, reverse=True)
        self._numbers = {name.casefold(): number for number, name in enumerate(sorted(known, key=str.casefold), 1)}
        self._names = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in known), re.IGNORECASE)
        self._any = bool(known)

    def text(self, text: str) -> str:
        """A text without what names somebody."""
        text = _LINK.sub("[link]", _MAIL.sub("[mail]", text))
        text = _NUMBER.sub(lambda found: found[0] if _DATE.fullmatch(found[0]) else "[number]", text)
        if self._any:
            text = self._names.sub(lambda found: f"[name {self._numbers[found[0].casefold()]}]", text)
        return text

    def hidden(self, record: Mapping[str, object]) -> Mapping[str, object]:
        """A record in whose words nobody is named."""
        return {name: self._value(name, value) for name, value in record.items()}

    def _value(self, name: str, value: object) -> object:
        match value:
            case str() if name in _FIELDS:
                return self.text(value)
            case dict():
                return self.hidden(value)
            case list() if name == "tags":
                return [self.text(one) for one in value]
            case list():
                return [self._value(name, one) for one in value]
            case _:
                return value
