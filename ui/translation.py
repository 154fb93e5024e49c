"""The language of the window: every text on screen passes ``tr`` or ``plural`` once.

How to write a text
    ``tr("Not found")``, with blanks by name ``tr("Saved as “{name}”.").format(name=name)``, and with a
    number ``plural("{n} memory", "{n} memories", number)``, never by gluing letters to a word. The text is
    always a literal, never an f-string: ``packaging/translate`` reads it out of the source. Where one
    English word needs two German ones, say which: ``tr("Archive", "the act")``. Numbers pass ``digits``.

How to add its German
    Run ``packaging/translate``, fill the new entries of ``resources/languages/variorum_de.ts`` (they stand
    there as unfinished), run it again, and commit the ``.ts`` and the ``.qm``. Where the ``.qm`` alone is in
    conflict, run it again.

Texts are made when their module is imported, so ``choose_language`` comes before the first of them, and
another language counts from the next start. English needs no file: it is the source.

The German words for ours: memory Erinnerung · version Fassung · true since/until gültig seit/bis · ended nicht
mehr gültig · retired war nie richtig · disputed strittig · pending wartet auf Freigabe · approve freigeben ·
verdict Entscheidung · contradiction Widerspruch · vault Gedächtnis · archive Archiv · source Quelle ·
tag Schlagwort · link Verknüpfung · owner Sie · take back zurücknehmen · sweep Durchsicht · detector Prüfer ·
statement Aussage · message Nachricht · person Person · saved search gespeicherte Suche. Sie, kurz, ohne „du“.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator

CONTEXT = "Variorum"
"""The one context of our texts in the files of translations."""
ENGINE = "the engine"
"""What its sentences carry there as their meaning."""


class Language(StrEnum):
    """What a person can choose; SYSTEM is the system's own where we speak it, else English."""

    SYSTEM = "system"
    ENGLISH = "english"
    GERMAN = "german"


@dataclass(slots=True)
class Speech:
    """The language as chosen: its code, how it writes dates and numbers, and its translations (none for English).

    ``first_day`` is the day that weeks begin with, 1 for Monday to 7 for Sunday.
    """

    code: str = "en"
    locale: QLocale = field(default_factory=lambda: QLocale("en_US"))
    first_day: int = 1
    ours: QTranslator | None = None
    qt: QTranslator | None = None
    engine: Path | None = None


@cache
def speech() -> Speech:
    """The one language of this process."""
    return Speech()


def choose_language(wanted: str, folder: Path, system: QLocale | None = None) -> None:
    """Speak as wanted (a ``Language``; anything else counts as SYSTEM) with the translations in ``folder``."""
    system = system or QLocale.system()
    german = wanted == Language.GERMAN or (wanted != Language.ENGLISH and system.language() is QLocale.Language.German)
    now = speech()
    now.code = "de" if german else "en"
    now.locale = QLocale("de_DE" if german else "en_US")
    now.first_day = system.firstDayOfWeek().value if system.language() is now.locale.language() else 1
    now.engine = folder / "engine.txt" if german else None
    now.ours = _load(folder / "variorum_de.qm") if german else None
    now.qt = (
        _load(Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / "qtbase_de.qm") if german else None
    )


def _load(path: Path) -> QTranslator | None:
    translator = QTranslator()
    return translator if translator.load(str(path)) else None


def tr(text: str, meaning: str = "") -> str:
    """The text in the window's language; ``meaning`` tells two of the same English words apart."""
    ours = speech().ours
    return text if ours is None else ours.translate(CONTEXT, text, meaning) or text


def plural(one: str, many: str, number: int) -> str:
    """One of two English texts by a number, or the language's own form; ``{n}`` in it is the number."""
    ours = speech().ours
    form = one if number == 1 else many
    if ours is not None:
        form = ours.translate(CONTEXT, many, one, number) or form
    return form.replace("{n}", digits(number))


def engine_sentences() -> tuple[str, ...]:
    """The sentences of the engine that have a translation, with their blanks; none in English."""
    listed = speech().engine
    return () if listed is None else tuple(listed.read_text("utf-8").splitlines())


def tr_engine(sentence: str) -> str:
    """The translation of one of ``engine_sentences``; see ``ui/told.py``."""
    ours = speech().ours
    return sentence if ours is None else ours.translate(CONTEXT, sentence, ENGINE) or sentence


def in_quotes(text: str) -> str:
    """The text in the language’s quotation marks."""
    return tr("“{text}”").format(text=text)


def digits(number: int) -> str:
    """A whole number as the language writes it: “1,204”, “1.204”."""
    return speech().locale.toString(number)


def decimal(number: float, places: int = 1) -> str:
    """A number with so many places after the comma: “12.5”, “12,5”."""
    return speech().locale.toString(number, "f", places)
