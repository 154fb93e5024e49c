"""A reranker in the window: chosen in its own part of the dialog, off the window's thread, and read behind the list."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
import qasync
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from core.answers import Query
from core.domain import ShouldStop, Statement
from core.errors import ModelAltered
from core.stopping import Stop
from core.vault import Vault
from tests.core.vaults import BagOfWords
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from tests.ui.test_dialogs_write import opened, press
from tests.ui.test_meaning_dialog import Choosing
from tests.ui.test_model_settings import Shelf
from ui import text_meaning
from ui import text_reranker as words
from ui.desk import Desk
from ui.dialogs.meaning_dialog import MeaningDialog
from ui.dialogs.reranker_card import RerankerCard
from ui.panes.listing import MEMORIES, Asked, Listing, read_search
from ui.reranker_doors import RerankerDoors, RerankerFields, RerankerReport

REPORT = RerankerReport("mine", 96.6, 8.5, 30, 500.0)
NOTES = [f"Tea of kind {number} " + "and more " * number for number in range(10)]


@dataclass
class Preferring:
    """Prefers one text; ``asked`` counts, ``threads`` says where it was asked."""

    text: str
    asked: int = 0
    threads: set[str] = field(default_factory=set)
    name: str = "preferring"
    fingerprint: str = "preferring"
    held: threading.Event | None = None

    def relevance(self, _question: str, text: str, stop: Stop | None = None) -> float:
        """Far more for the preferred text."""
        self.asked += 1
        self.threads.add(threading.current_thread().name)
        if self.held is not None:
            self.held.wait(10)
        return 9.0 if text == self.text else -9.0


@dataclass
class Shelved:
    """What the application would pass in, in memory."""

    fields: RerankerFields = field(default_factory=RerankerFields)
    model: Preferring | None = None
    report: RerankerReport | Exception = REPORT
    tested: list[str] = field(default_factory=list)
    fails: bool = False

    def doors(self) -> RerankerDoors:
        return RerankerDoors(lambda: self.fields, self._test, self._use, self._off, self.start)

    def _test(self, folder: str, _stop: ShouldStop) -> RerankerReport:
        self.tested.append(folder)
        if isinstance(self.report, Exception):
            raise self.report
        return self.report

    def _use(self, folder: str, stop: ShouldStop) -> RerankerReport:
        report = self._test(folder, stop)
        self.fields, self.model = RerankerFields(folder, report.name), Preferring(NOTES[0])
        return report

    def _off(self) -> None:
        self.fields, self.model = RerankerFields(), None

    def start(self) -> Preferring | None:
        if self.fails:
            raise ModelAltered("The reranker mine could not be started from its files.", "Choose another.")
        return self.model


@pytest.fixture
def shelved() -> Shelved:
    return Shelved()


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path, shelved: Shelved) -> AtDesk:
    """Plays a story at a desk over a vault of notes, with a reranker as it is shelved."""
    vault = Vault.open(vault_path, embedder=BagOfWords("one"))
    for note in NOTES:
        vault.add(Statement(note.strip()))
    vault.embed_missing()
    vault.close()
    return desk_player(loop, vault_path, shelved.start)


def shown(qtbot: QtBot, desk: Desk, shelved: Shelved) -> RerankerCard:
    dialog = MeaningDialog(desk, replace(Choosing().doors(), reranker=shelved.doors()), Shelf().doors())
    opened(qtbot, dialog)
    assert dialog.reranker is not None
    return dialog.reranker


async def left(desk: Desk, card: RerankerCard) -> None:
    dialog = card.window()
    assert isinstance(dialog, MeaningDialog)
    dialog.reject()
    await desk.read(lambda vault: vault.last_operation())


def rows(listing: Listing | None) -> list[str]:
    assert listing is not None
    return [row.text for row in listing.pages[(MEMORIES, 0)]]


def test_without_one_the_part_is_quiet_and_says_that_it_is_off(qtbot: QtBot, at_desk: AtDesk, shelved: Shelved) -> None:
    async def story(desk: Desk) -> None:
        card = shown(qtbot, desk, shelved)
        assert card.state.text() == words.OFF_NOW
        assert not card.off.isVisible()
        assert not card.outcome.isVisible()
        assert card.folder.accessibleName() == words.FOLDER
        for button in card.findChildren(QPushButton):
            assert not button.isDefault()
        await left(desk, card)

    at_desk(story)


def test_one_is_tested_used_from_then_on_and_switched_off(qtbot: QtBot, at_desk: AtDesk, shelved: Shelved) -> None:
    async def story(desk: Desk) -> None:
        better: list[bool] = []
        desk.improved.connect(lambda: better.append(True))
        card = shown(qtbot, desk, shelved)
        qtbot.keyClicks(card.folder, "/models/mine")
        press(qtbot, card.try_it)
        await until(lambda: card.outcome.text() == words.result_words(REPORT))
        assert "255" in card.outcome.text()
        assert card.state.text() == words.OFF_NOW
        assert not desk.has_reranker
        press(qtbot, card.use_it)
        await until(lambda: "mine" in card.state.text())
        assert desk.has_reranker
        assert better == [True]
        assert card.off.isVisible()
        assert card.use_it.isEnabled()
        await left(desk, card)
        again = shown(qtbot, desk, shelved)
        await until(lambda: again.folder.text() == "/models/mine")
        press(qtbot, again.off)
        await until(lambda: again.state.text() == words.OFF_NOW)
        assert not desk.has_reranker
        assert better == [True, True]
        await left(desk, again)

    at_desk(story)


def test_what_is_missing_or_refused_is_said_in_the_dialog_and_nothing_is_kept(
    qtbot: QtBot, at_desk: AtDesk, shelved: Shelved
) -> None:
    async def story(desk: Desk) -> None:
        card = shown(qtbot, desk, shelved)
        dialog = card.window()
        assert isinstance(dialog, MeaningDialog)
        press(qtbot, card.use_it)
        assert text_meaning.FOLDER_MISSING in dialog.fault.sentence
        assert shelved.tested == []
        shelved.report = ModelAltered("mine gives vectors and no score for a pair.", "Choose another one.")
        qtbot.keyClicks(card.folder, "/models/mine")
        press(qtbot, card.use_it)
        assert not dialog.fault.isVisible()
        await until(lambda: "no score for a pair" in dialog.fault.sentence)
        assert card.state.text() == words.OFF_NOW
        assert not card.outcome.isVisible()
        assert card.use_it.isEnabled()
        assert not desk.has_reranker
        await left(desk, card)

    at_desk(story)


def test_a_slow_one_says_how_many_a_search_will_let_it_read() -> None:
    slow = RerankerReport("slow", 90.0, 50.0, 30, 500.0)
    assert "about 10" in words.result_words(slow)
    assert "keeps its order" not in words.result_words(REPORT)


def test_one_that_cannot_be_started_is_said_and_the_search_goes_on(at_desk: AtDesk, shelved: Shelved) -> None:
    async def story(desk: Desk) -> None:
        told: list[str] = []
        desk.noticed.connect(told.append)
        shelved.fails = True
        await desk.load_reranker()
        assert told == ["The reranker mine could not be started from its files."]
        assert not desk.has_reranker
        assert await read_search(desk, Asked("tea"), 10, reread=True) is None
        assert rows(await read_search(desk, Asked("tea"), 10))

    at_desk(story)


def test_the_list_stands_at_once_and_then_in_the_rerankers_order(at_desk: AtDesk, shelved: Shelved) -> None:
    async def story(desk: Desk) -> None:
        first = rows(await read_search(desk, Asked("tea"), 10))
        shelved.model = model = Preferring(first[1])
        await desk.load_reranker()
        assert rows(await read_search(desk, Asked("tea"), 10)) == first
        assert model.asked == 0
        second = rows(await read_search(desk, Asked("tea"), 10, reread=True))
        assert second == [first[1], *(text for text in first if text != first[1])]
        assert model.threads
        assert not any("reader" in name or name == threading.main_thread().name for name in model.threads)
        by_date = Asked("tea", relevant=False)
        assert await read_search(desk, by_date, 10, reread=True) is None

    at_desk(story)


def test_while_the_reranker_reads_others_read_and_a_newer_search_takes_its_place(
    at_desk: AtDesk, shelved: Shelved
) -> None:
    async def story(desk: Desk) -> None:
        shelved.model = model = Preferring("", held=threading.Event())
        await desk.load_reranker()
        slow = asyncio.ensure_future(read_search(desk, Asked("tea"), 10, reread=True))
        await until(lambda: model.asked == 1)
        assert await desk.read(lambda vault: vault.last_operation()) > 0
        assert rows(await read_search(desk, Asked("tea more"), 10))
        assert not slow.done()
        assert model.held is not None
        model.held.set()
        assert await slow is None
        assert model.asked == 1

    at_desk(story)


def test_a_question_is_answered_with_it_and_another_handle_has_it_too(at_desk: AtDesk, shelved: Shelved) -> None:
    async def story(desk: Desk) -> None:
        shelved.model = model = Preferring(NOTES[3].strip())
        await desk.load_reranker()
        answered = await desk.read(lambda vault: vault.ask(Query("kind of tea and more", reread=True)))
        assert model.asked > 0
        assert answered.hits
        another = desk.open_another()
        assert another.has_reranker
        another.close()

    at_desk(story)
