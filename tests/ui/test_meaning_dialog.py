"""Choosing the model for search by meaning: tested before it counts, read anew in the background, left at any time."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import qasync
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from core.domain import ShouldStop, Statement
from core.errors import ModelAltered
from core.vault import Vault
from tests.core.vaults import BagOfWords
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from tests.ui.test_dialogs_write import opened, press
from tests.ui.test_model_settings import Shelf
from ui import text_meaning as words
from ui.desk import Desk, Doors
from ui.dialogs.meaning_dialog import MeaningDialog
from ui.meaning_doors import Comes, MeaningDoors, MeaningFields, MeaningReport, OpenVault

REPORT = MeaningReport("mine", 64, 2.5, 97.4, False, 0.71, 0.3)
TARGET = BagOfWords("two", 64)


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


@dataclass
class Choosing:
    """What the application would pass in, in memory."""

    fields: MeaningFields = field(default_factory=MeaningFields)
    report: MeaningReport | Exception = REPORT
    used: list[MeaningFields] = field(default_factory=list)
    arrived: list[str] = field(default_factory=list)

    def doors(self) -> MeaningDoors:
        return MeaningDoors(
            load=lambda _open: self.fields,
            test=self._test,
            use=self._use,
            stay=lambda open_vault: _with(open_vault, lambda vault: vault.cancel_move()),
            rest=lambda open_vault, on: _with(open_vault, lambda vault: vault.pause_move(on)),
            following=lambda _vault: TARGET,
            arrived=lambda vault: self.arrived.append(vault.model_state().fingerprint or ""),
        )

    def _test(self, _fields: MeaningFields, _stop: ShouldStop) -> MeaningReport:
        if isinstance(self.report, Exception):
            raise self.report
        return self.report

    def _use(self, open_vault: OpenVault, fields: MeaningFields) -> bool:
        if isinstance(self.report, Exception):
            raise self.report
        self.used.append(fields)
        _with(open_vault, lambda vault: vault.begin_move(TARGET))
        return True


def _with(open_vault: OpenVault, act: Callable[[Vault], object]) -> None:
    with contextlib.closing(open_vault()) as vault:
        act(vault)


def filled(path: Path, count: int = 12) -> None:
    vault = Vault.create(path, embedder=BagOfWords("one")) if not path.exists() else Vault.open(path)
    vault.use_embedder(BagOfWords("one"))
    for number in range(count):
        vault.add(Statement(f"topic{number} is about word{number}"))
    vault.embed_missing()
    vault.close()


def choose(dialog: MeaningDialog, comes: Comes) -> None:
    dialog.kind.setCurrentIndex(dialog.kind.findData(comes.value))
    dialog.kind.activated.emit(dialog.kind.currentIndex())


def shown(qtbot: QtBot, desk: Desk, choosing: Choosing) -> tuple[MeaningDialog, list[object]]:
    dialog = MeaningDialog(desk, choosing.doors(), Shelf().doors())
    return dialog, opened(qtbot, dialog)


def test_only_the_fields_of_the_chosen_kind_are_there_and_all_have_names(
    qtbot: QtBot, at_desk: AtDesk, vault_path: Path
) -> None:
    filled(vault_path)

    async def story(desk: Desk) -> None:
        dialog, _ = shown(qtbot, desk, Choosing())
        await until(lambda: dialog.move_row.state.text() != "")
        assert "bag of words, one" in dialog.move_row.state.text()
        assert not dialog.folder.isVisible()
        assert not dialog.endpoint.isVisible()
        choose(dialog, Comes.FOLDER)
        assert dialog.folder.isVisible()
        assert dialog.pools.isVisible()
        choose(dialog, Comes.ENDPOINT)
        assert dialog.endpoint.isVisible()
        assert not dialog.folder.isVisible()
        assert dialog.question.isVisible()
        for line in dialog.findChildren(QLineEdit):
            assert line.accessibleName()
        await desk.read(lambda vault: vault.last_operation())
        dialog.reject()

    at_desk(story)


def test_a_test_says_what_it_showed_and_a_refusal_is_a_sentence(
    qtbot: QtBot, at_desk: AtDesk, vault_path: Path
) -> None:
    filled(vault_path)

    async def story(desk: Desk) -> None:
        choosing = Choosing()
        dialog, _ = shown(qtbot, desk, choosing)
        choose(dialog, Comes.FOLDER)
        press(qtbot, dialog.try_it)
        assert words.FOLDER_MISSING in dialog.fault.sentence
        qtbot.keyClicks(dialog.folder, "/models/mine")
        press(qtbot, dialog.try_it)
        await until(dialog.numbers.isVisible)
        assert dialog.outcome.text() == words.result_words(REPORT)
        assert "0.71" in dialog.numbers.text()
        choosing.report = refused = ModelAltered("This is no embedding model.", "Choose another one.")
        press(qtbot, dialog.accept_button)
        await until(lambda: "no embedding model" in dialog.fault.sentence)
        assert refused.hint in dialog.fault.sentence
        assert dialog.isVisible()
        dialog.reject()
        await desk.read(lambda vault: vault.last_operation())

    at_desk(story)


def test_a_chosen_model_is_shown_on_its_way_rests_goes_on_and_is_left(
    qtbot: QtBot, at_desk: AtDesk, vault_path: Path
) -> None:
    filled(vault_path)

    async def story(desk: Desk) -> None:
        choosing = Choosing()
        dialog, wrote = shown(qtbot, desk, choosing)
        choose(dialog, Comes.FOLDER)
        qtbot.keyClicks(dialog.folder, "/models/mine")
        press(qtbot, dialog.accept_button)
        await until(lambda: wrote == [True])
        assert choosing.used == [MeaningFields(Comes.FOLDER, "/models/mine")]
        await desk.read(lambda vault: vault.last_operation())
        again, _ = shown(qtbot, desk, choosing)
        await until(again.move_row.buttons.isVisible)
        assert "0 of 24" in again.move_row.how_far.text()
        press(qtbot, again.move_row.pause)
        await until(lambda: words.RESTS in again.move_row.how_far.text())
        assert again.move_row.pause.text() == words.GO_ON
        press(qtbot, again.move_row.pause)
        await until(lambda: again.move_row.pause.text() == words.REST)
        press(qtbot, again.move_row.leave)
        await until(lambda: not again.move_row.buttons.isVisible())
        assert (await desk.read(lambda vault: vault.model_state())).moving is None
        again.reject()
        await desk.read(lambda vault: vault.last_operation())

    at_desk(story)


def test_the_window_reads_everything_with_the_new_model_and_then_searches_by_it(
    qtbot: QtBot, loop: qasync.QEventLoop, vault_path: Path
) -> None:
    filled(vault_path, 80)
    choosing = Choosing()
    doors = choosing.doors()

    async def play() -> None:
        desk = Desk(
            Doors(
                lambda: Vault.open(vault_path),
                lambda: Vault.open(vault_path, read_only=True),
                lambda: BagOfWords("one"),
                doors.following,
                doors.arrived,
            )
        )
        told: list[str] = []
        desk.noticed.connect(told.append)
        await desk.open()
        desk.load_meaning()
        await until(lambda: desk.meaning.state == words_ready())
        doors.use(desk.open_another, MeaningFields(Comes.FOLDER, "x"))
        desk.meaning.wake()
        await until(lambda: choosing.arrived == [TARGET.fingerprint])
        state = await desk.read(lambda vault: vault.model_state())
        assert state.moving is None
        assert state.fingerprint == TARGET.fingerprint
        await until(lambda: desk._embedder is TARGET)
        await desk.close()
        desk.deleteLater()

    loop.run_until_complete(play())
    vault = Vault.open(vault_path, embedder=TARGET)
    assert vault.verify() == ()
    assert vault.stats().waiting_vectors == 0
    vault.close()


def beside(path: Path, loop: qasync.QEventLoop, doors: Doors, act: Callable[[], None]) -> None:
    """Open a window's desk with the model "one"; another program acts; soon the desk searches by TARGET."""
    filled(path, 4)

    async def play() -> None:
        desk = Desk(doors)
        await desk.open()
        desk.load_meaning()
        await until(lambda: desk.meaning.state == words_ready())
        act()
        began = loop.time()
        await until(lambda: desk._embedder is TARGET)
        assert loop.time() - began < 10, "by itself, long before anything else is written"
        await desk.close()
        desk.deleteLater()

    loop.run_until_complete(play())
    vault = Vault.open(path, embedder=TARGET)
    assert vault.verify() == ()
    vault.close()


def test_a_vault_that_another_program_moved_is_soon_searched_by_its_new_model(
    loop: qasync.QEventLoop, vault_path: Path
) -> None:
    models = {"now": BagOfWords("one")}

    def move() -> None:
        other = Vault.open(vault_path, embedder=TARGET)
        other.reembed()
        other.close()
        models["now"] = TARGET

    doors = Doors(lambda: Vault.open(vault_path), lambda: Vault.open(vault_path, read_only=True), lambda: models["now"])
    beside(vault_path, loop, doors, move)


def test_a_model_that_another_program_chose_is_moved_to_at_once_though_its_choice_is_kept_a_moment_later(
    loop: qasync.QEventLoop, vault_path: Path
) -> None:
    asked: list[str] = []

    def following(_vault: Vault) -> BagOfWords | None:
        asked.append("")
        return TARGET if len(asked) > 1 else None

    def choose() -> None:
        other = Vault.open(vault_path)
        assert other.begin_move(TARGET) is not None
        other.close()

    doors = Doors(
        lambda: Vault.open(vault_path),
        lambda: Vault.open(vault_path, read_only=True),
        lambda: BagOfWords("one"),
        following,
        lambda _vault: None,
    )
    beside(vault_path, loop, doors, choose)


def words_ready() -> str:
    from ui import text

    return text.MODEL_READY
