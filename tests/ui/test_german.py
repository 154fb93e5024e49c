"""The window in German: the engine's sentences, dates and numbers, and the window itself in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from tests.house.sources import ROOT
from ui import told as telling
from ui.told import told
from ui.translation import Speech, choose_language, decimal, digits, plural, speech, tr

LANGUAGES = ROOT / "resources" / "languages"


@pytest.fixture
def german() -> Iterator[None]:
    """German for one test; what modules made of texts at their import stays English."""
    before = {part.name: getattr(speech(), part.name) for part in fields(Speech)}
    _forget()
    choose_language("german", LANGUAGES)
    yield
    for name, value in before.items():
        setattr(speech(), name, value)
    _forget()


def _forget() -> None:
    telling._patterns.cache_clear()
    telling._told.cache_clear()


def test_in_english_a_text_is_its_own_translation() -> None:
    assert tr("Not found") == "Not found"
    assert plural("{n} memory", "{n} memories", 1) == "1 memory"
    assert plural("{n} memory", "{n} memories", 1204) == "1,204 memories"
    assert told("“A” is right and stays as it is.") == "“A” is right and stays as it is."


@pytest.mark.usefixtures("german")
def test_german_has_its_words_its_forms_and_its_numbers() -> None:
    assert tr("Not found") == "Nicht gefunden"
    assert tr("Archive") != tr("Archive", "the act")
    assert plural("{n} memory", "{n} memories", 1) == "1 Erinnerung"
    assert plural("{n} memory", "{n} memories", 1204) == "1.204 Erinnerungen"
    assert digits(1_204_000) == "1.204.000"
    assert decimal(12.5) == "12,5"


@pytest.mark.parametrize(
    ("system", "wanted", "code"),
    [("de_AT", "system", "de"), ("fr_FR", "system", "en"), ("de_DE", "english", "en"), ("en_GB", "german", "de")],
)
@pytest.mark.usefixtures("german")
def test_the_systems_language_counts_where_it_is_spoken_and_a_choice_before_it(
    system: str, wanted: str, code: str
) -> None:
    choose_language(wanted, LANGUAGES, QLocale(system))
    assert speech().code == code


@pytest.mark.usefixtures("german")
def test_weeks_begin_as_the_system_begins_them_where_it_speaks_the_language() -> None:
    choose_language("english", LANGUAGES, QLocale("en_US"))
    assert speech().first_day == 7
    choose_language("german", LANGUAGES, QLocale("en_US"))
    assert speech().first_day == 1


@pytest.mark.parametrize(
    ("english", "expected"),
    [
        (
            "“I ate. Then I slept.” is right and stays as it is.",
            "„I ate. Then I slept.“ ist richtig und bleibt, wie es ist.",
        ),
        ("“A” is true until 30 Nov 2026.", "„A“ ist gültig bis 30. Nov 2026."),
        (
            "Waiting for you: “A” takes “B” back, which still counts.",
            "Wartet auf Sie: „A“ nimmt „B“ zurück, das noch zählt.",
        ),
        (
            "Stored; it waits for approval. It can be restored.",
            "Gespeichert; es wartet auf Freigabe. Es lässt sich zurückholen.",
        ),
        ("“A” was true until 2019. Now: “B” (since 2020)", "„A“ galt bis 2019. Jetzt: „B“ (seit 2020)"),
        ("it disagrees with “A”, “B”: waiting for you.", "es widerspricht „A“, „B“: wartet auf Sie."),
    ],
)
@pytest.mark.usefixtures("german")
def test_a_sentence_of_the_engine_is_told_in_german(english: str, expected: str) -> None:
    assert told(english) == expected


@pytest.mark.parametrize(
    "own", ["A note of mine: on 4 Mar 2025 “x”.", "Nothing. Was. Changed.", "", "{text}", "“Pinned.”"]
)
@pytest.mark.usefixtures("german")
def test_what_somebody_wrote_is_never_touched(own: str) -> None:
    assert told(own) == own


@pytest.mark.usefixtures("german")
def test_a_quoted_text_stays_though_it_reads_like_the_engines() -> None:
    assert told("“Nothing was changed.” is right and stays as it is.").startswith("„Nothing was changed.“")


def test_the_whole_window_speaks_german(tmp_path: Path) -> None:
    """In a process of its own: texts are made when their modules are imported."""
    journey = Path(__file__).with_name("german_journey.py")
    done = subprocess.run(
        [sys.executable, str(journey), str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stdout + done.stderr
