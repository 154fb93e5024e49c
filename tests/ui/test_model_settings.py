"""The language model is set by names only, falls back field by field, and is tried before anybody trusts it."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from core.domain import Progress, ShouldStop
from core.errors import Cancelled, EndpointDown, InvalidRequest
from core.vault import Vault
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from tests.ui.test_dialogs_write import opened, press
from tests.ui.test_safe import has_red
from ui import text_model as words
from ui.desk import Desk, Doors
from ui.dialogs.key_dialog import KeyDialog
from ui.dialogs.model_dialog import ModelDialog
from ui.dialogs.model_fields import RoleForm
from ui.model_doors import Miss, ModelDoors, ModelFields, ModelReport, Role, RoleFields
from ui.window import MainWindow

GOOD = ModelReport(20, 19, 1, 0, 0, 30.0, (Miss("I sing.", "new", "memory 1 says it already"),))
FAST = RoleFields("http://127.0.0.1:8080/v1", "small-1", "MY_KEY")


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


@dataclass
class Shelf:
    """Settings, keys and a model in memory, as the application would pass them in."""

    kept: ModelFields = field(default_factory=ModelFields)
    keys: dict[str, str] = field(default_factory=dict)
    report: ModelReport | Exception = GOOD
    tried: list[RoleFields] = field(default_factory=list)
    tried_in: list[threading.Thread] = field(default_factory=list)
    refuse: bool = False
    hold: bool = False
    begun: threading.Event = field(default_factory=threading.Event)

    def doors(self) -> ModelDoors:
        return ModelDoors(
            load=lambda: self.kept,
            counts=counts,
            save=self._save,
            key_is_there=lambda name: name in self.keys,
            test=self._test,
            judge=lambda _open, _memory, _stop: None,
            put_key=lambda name, key: self.keys.update({f"keyring:{name}": key}),
        )

    def _save(self, fields: ModelFields) -> None:
        if self.refuse:
            raise InvalidRequest("That cannot be kept.", "Write something else.")
        self.kept = fields

    def _test(self, fields: RoleFields, progress: Progress, should_stop: ShouldStop) -> ModelReport:
        self.tried.append(fields)
        self.tried_in.append(threading.current_thread())
        progress(3, 20)
        self.begun.set()
        waiting = threading.Event()
        while self.hold and not should_stop():
            waiting.wait(0.01)
        if self.hold:
            raise Cancelled("The test was stopped.")
        if isinstance(self.report, Exception):
            raise self.report
        return self.report


def counts(fields: ModelFields, role: Role) -> RoleFields:
    """The fallback, in its simplest form."""
    if role is Role.FAST:
        return fields.fast
    mine, other = fields.strong, fields.fast
    return RoleFields(mine.base_url or other.base_url, mine.model or other.model, mine.key_name or other.key_name)


def shown(qtbot: QtBot, desk: Desk, shelf: Shelf) -> tuple[ModelDialog, list[object]]:
    dialog = ModelDialog(desk, shelf.doors())
    return dialog, opened(qtbot, dialog)


def choose_key(form: RoleForm, kind: str, name: str) -> None:
    form.kind.setCurrentIndex(form.kind.findData(kind))
    form.kind.activated.emit(form.kind.currentIndex())
    form.key.setText(name)
    form.look_for_key()


def test_what_is_typed_is_kept_by_name_and_the_key_is_only_looked_for(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        shelf = Shelf(keys={"MY_KEY": "marker-8c1f"})
        dialog, wrote = shown(qtbot, desk, shelf)
        qtbot.keyClicks(dialog.fast.url, FAST.base_url)
        qtbot.keyClicks(dialog.fast.model, FAST.model)
        choose_key(dialog.fast, "variable", "MY_KEY")
        await until(lambda: dialog.fast.state.text() == words.KEY_THERE)
        shown_texts = " ".join(line.text() for line in dialog.findChildren(QLineEdit))
        assert "marker" not in shown_texts
        press(qtbot, dialog.accept_button)
        await until(lambda: wrote)
        assert shelf.kept == ModelFields(FAST)

    at_desk(story)


def test_a_key_that_is_not_there_is_said_before_anything_is_asked(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        dialog, _ = shown(qtbot, desk, Shelf())
        choose_key(dialog.fast, "variable", "NO_SUCH")
        await until(lambda: dialog.fast.state.text() == words.KEY_MISSING)
        dialog.reject()

    at_desk(story)


def test_the_stronger_model_takes_what_it_leaves_empty_from_the_everyday_one(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        shelf = Shelf(ModelFields(FAST))
        dialog, _ = shown(qtbot, desk, shelf)
        assert not dialog.strong.isVisible()
        press(qtbot, dialog.more)
        assert dialog.strong.isVisible()
        qtbot.keyClicks(dialog.strong.model, "large-1")
        assert dialog.strong.note.text() == "That is large-1 at http://127.0.0.1:8080/v1."
        press(qtbot, dialog.strong.try_it)
        await until(lambda: shelf.tried and not dialog.trial.running)
        assert shelf.tried == [RoleFields(FAST.base_url, "large-1", "MY_KEY")]
        dialog.reject()

    at_desk(story)


def test_a_test_runs_in_a_thread_of_its_own_and_is_told_in_plain_words(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        shelf = Shelf(ModelFields(FAST))
        dialog, _ = shown(qtbot, desk, shelf)
        press(qtbot, dialog.fast.try_it)
        assert not dialog.fast.try_it.isEnabled()
        await until(dialog.trial.result.isVisible)
        assert dialog.trial.result.text() == "Right in 19 of 20."
        assert dialog.trial.verdict.text().startswith("Good at this")
        assert "1 answer was wrong. 0 answers could not be used at all." in dialog.trial.numbers.text()
        assert len(dialog.trial.misses.shown) == 1
        assert shelf.tried_in[0] is not threading.main_thread()
        assert dialog.fast.try_it.isEnabled()
        assert shelf.kept == ModelFields(FAST)
        dialog.reject()

    at_desk(story)


@pytest.mark.parametrize("how", ["button", "escape", "closing"])
def test_a_running_test_can_be_stopped(qtbot: QtBot, at_desk: AtDesk, how: str) -> None:
    async def story(desk: Desk) -> None:
        shelf = Shelf(ModelFields(FAST), hold=True)
        dialog, _ = shown(qtbot, desk, shelf)
        press(qtbot, dialog.fast.try_it)
        await until(lambda: shelf.begun.is_set() and dialog.trial.how_far.text() == "3 of 20")
        match how:
            case "button":
                press(qtbot, dialog.trial.stop)
            case "escape":
                qtbot.keyClick(dialog, Qt.Key.Key_Escape)
                assert dialog.isVisible()
            case _:
                dialog.reject()
        if how != "closing":
            await until(lambda: not dialog.trial.running)
            assert dialog.trial.verdict.text() == words.STOPPED
            dialog.reject()
        await until(lambda: not shelf.tried_in[0].is_alive())

    at_desk(story)


def test_closing_everything_ends_a_running_test(qtbot: QtBot, at_desk: AtDesk) -> None:
    shelf = Shelf(ModelFields(FAST), hold=True)

    async def story(desk: Desk) -> None:
        dialog, _ = shown(qtbot, desk, shelf)
        press(qtbot, dialog.fast.try_it)
        await until(shelf.begun.is_set)

    at_desk(story)
    assert not shelf.tried_in[0].is_alive()


def test_an_endpoint_that_is_down_is_said_in_place(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        shelf = Shelf(ModelFields(FAST), report=EndpointDown("It cannot be reached.", "Check that it runs."))
        dialog, _ = shown(qtbot, desk, shelf)
        press(qtbot, dialog.fast.try_it)
        await until(lambda: dialog.fault.sentence)
        assert dialog.fault.sentence == "It cannot be reached. Check that it runs."
        assert not dialog.trial.isVisible()
        dialog.reject()

    at_desk(story)


def test_without_an_address_or_a_keys_name_nothing_is_asked(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        shelf = Shelf()
        dialog, wrote = shown(qtbot, desk, shelf)
        press(qtbot, dialog.fast.try_it)
        assert words.NOT_SET in dialog.fault.sentence
        choose_key(dialog.fast, "variable", "")
        press(qtbot, dialog.accept_button)
        assert words.KEY_NAME_MISSING in dialog.fault.sentence
        assert shelf.tried == []
        assert wrote == []
        dialog.reject()

    at_desk(story)


def test_what_cannot_be_kept_is_said_and_the_form_stays(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        dialog, wrote = shown(qtbot, desk, Shelf(ModelFields(FAST), refuse=True))
        press(qtbot, dialog.accept_button)
        await until(lambda: dialog.fault.sentence)
        assert wrote == []
        assert dialog.isVisible()
        dialog.reject()

    at_desk(story)


def test_a_key_is_typed_unseen_and_goes_into_the_key_store_only(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        shelf = Shelf()
        dialog, _ = shown(qtbot, desk, shelf)
        choose_key(dialog.fast, "entry", "local")
        await until(lambda: dialog.fast.state.text() == words.KEY_MISSING)
        press(qtbot, dialog.fast.put)
        asking = dialog.fast.findChild(KeyDialog)
        assert asking is not None
        assert asking.line.echoMode() is QLineEdit.EchoMode.Password
        press(qtbot, asking.accept_button)
        assert words.KEY_EMPTY in asking.fault.sentence
        qtbot.keyClicks(asking.line, "marker-8c1f")
        press(qtbot, asking.accept_button)
        assert asking.line.text() == ""
        await until(lambda: dialog.fast.state.text() == words.KEY_THERE)
        assert shelf.keys == {"keyring:local": "marker-8c1f"}
        assert dialog.fields().fast.key_name == "keyring:local"
        dialog.reject()

    at_desk(story)


@pytest.mark.parametrize(
    ("report", "verdict"),
    [
        (ModelReport(20, 5, 15, 9, 0, 9.0), "hardly better than guessing"),
        (ModelReport(20, 7, 3, 0, 10, 9.0), "hardly better than guessing"),
        (ModelReport(20, 12, 8, 1, 0, 9.0), "helps little"),
        (ModelReport(20, 15, 5, 1, 0, 9.0), "Useful for proposals"),
        (ModelReport(20, 19, 1, 0, 0, 9.0), "Good at this"),
        (ModelReport(20, 17, 3, 3, 0, 9.0), "Useful for proposals"),
        (ModelReport(0, 0, 0, 0, 0, 0.0), "hardly better than guessing"),
    ],
)
def test_the_verdict_follows_from_the_numbers(report: ModelReport, verdict: str) -> None:
    assert verdict in words.verdict_words(report)


def test_everything_has_a_name_and_what_a_model_said_stays_text(
    qtbot: QtBot, at_desk: AtDesk, red_picture: str
) -> None:
    evil = f"<img src='{red_picture}'>"

    async def story(desk: Desk) -> None:
        shelf = Shelf(
            ModelFields(RoleFields("http://127.0.0.1:1/v1", evil), RoleFields("", evil, "keyring:x")),
            report=ModelReport(1, 0, 1, 0, 0, 1.0, (Miss(evil, evil, evil),)),
        )
        dialog, _ = shown(qtbot, desk, shelf)
        press(qtbot, dialog.fast.try_it)
        await until(dialog.trial.result.isVisible)
        assert not has_red(dialog.grab().toImage())
        nameless = []
        kinds: tuple[type[QWidget], ...] = (QAbstractButton, QLineEdit, QComboBox)
        for kind in kinds:
            for widget in dialog.findChildren(kind):
                found = QAccessible.queryAccessibleInterface(widget)
                if widget.isVisible() and not (found and found.text(QAccessible.Text.Name)):
                    nameless.append(type(widget).__name__)
        assert nameless == []
        dialog.reject()

    at_desk(story)


def test_the_settings_are_reached_from_the_menu_and_greyed_without_any(
    qtbot: QtBot, loop: qasync.QEventLoop, vault_path: Path
) -> None:
    shelf = Shelf()

    async def play(models: ModelDoors | None) -> None:
        desk = Desk(Doors(lambda: Vault.open(vault_path), lambda: Vault.open(vault_path, read_only=True)))
        window = MainWindow(desk, "Mira", models=models)
        window.show()
        await desk.open()
        await window.began()
        assert bool(window.menus.reasons["model"]) is (models is None)
        window.do("model")
        dialog = window.findChild(ModelDialog)
        assert (dialog is None) is (models is None)
        if dialog is not None:
            qtbot.keyClicks(dialog.fast.url, FAST.base_url)
            press(qtbot, dialog.accept_button)
            await until(lambda: window.frame.undo.words)
            assert shelf.kept.fast.base_url == FAST.base_url
        window.close()
        await desk.close()
        window.put_away()
        desk.deleteLater()

    for models in (None, shelf.doors()):
        loop.run_until_complete(play(models))
