"""The language model in the window: what it could not judge or read is listed, it is asked when a person says so."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from core.answers import ExtractReport
from core.domain import Channel, Progress, Receipt, ShouldStop, Statement
from core.errors import EndpointDown
from core.inference.messages import Message
from core.inference.prompts import Question
from core.vault import Vault
from tests.core.talks import GOOD, Answer, Reader, bring_in, talk_file
from tests.ui.conftest import Story, until
from tests.ui.desk_story import AtDesk, desk_player
from tests.ui.staged import Stage, staged
from tests.ui.test_approve_pane import choose, shown, texts
from tests.ui.test_dialogs_write import opened, press
from ui import text_write as words
from ui.desk import Desk
from ui.dialogs.import_dialog import ImportDialog, Step
from ui.letters import Letters
from ui.model_doors import ModelDoors, ModelFields, RoleFields
from ui.text import UNDONE
from ui.window import MainWindow

ROOT = Path(__file__).resolve().parents[2]


class Deciding:
    """A model that answers every question about a statement with these words."""

    name, endpoint = "small-1", "http://127.0.0.1/v1"

    def __init__(self, answer: str) -> None:
        self.answer, self.calls = answer, 0

    def ask(self, question: Question, should_stop: ShouldStop | None = None) -> Message:
        self.calls += 1
        return Message({"content": self.answer})


@dataclass
class Models:
    """A language model as the application would pass it in."""

    answer: str = '{"op": "ADD", "target": null}'
    reads: dict[str, Answer] = field(default_factory=lambda: dict(GOOD))
    judged: list[str] = field(default_factory=list)
    read: list[int | None] = field(default_factory=list)
    on: bool = True

    def doors(self) -> ModelDoors:
        return ModelDoors(
            load=ModelFields,
            counts=lambda _fields, _role: RoleFields(),
            save=lambda _fields: None,
            key_is_there=lambda _name: False,
            test=lambda _fields, _progress, _stop: pytest.fail("nothing is tested here"),
            judge=self._judge,
            extract=self._extract,
            is_set=lambda: self.on,
        )

    def _judge(self, open_vault: Callable[[], Vault], memory: str, should_stop: ShouldStop) -> Receipt:
        vault = open_vault()
        try:
            self.judged.append(vault.show(memory).memory.text)
            return vault.judge(memory, Deciding(self.answer), should_stop)
        finally:
            vault.close()

    def _extract(
        self, open_vault: Callable[[], Vault], brought: int | None, progress: Progress, should_stop: ShouldStop
    ) -> ExtractReport:
        self.read.append(brought)
        vault = open_vault()
        try:
            return vault.extract(Reader(self.reads), brought=brought, progress=progress, should_stop=should_stop)
        finally:
            vault.close()


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


OLD, NEW = "My bicycle is an old green one", "My bicycle is an old green one from Utrecht"


def sent(vault: Vault, *told: str) -> None:
    for text in told:
        vault.add(Statement(text, source="ChatGPT", channel=Channel.IMPORT))


async def to_approve(qtbot: QtBot, desk: Desk, models: Models, *, letters: bool = True) -> Stage:
    return await staged(qtbot, desk, models=models.doors(), letters=Letters(on=letters))


def test_the_model_is_asked_about_what_a_source_brought_when_the_person_says_so(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: vault.add(Statement(OLD)))
        await desk.change(lambda vault: sent(vault, NEW, "Ana plays chess"))
        models = Models()
        dialog = await to_approve(qtbot, desk, models)
        said: list[str] = []
        dialog.pane.said.connect(lambda sentence, _operation: said.append(sentence))
        choose(dialog, NEW)
        about = dialog.pane.footer.about
        assert about.text() == words.ask_about("ChatGPT", 2)
        assert models.judged == []
        press(qtbot, about)
        await until(lambda: said)
        assert sorted(models.judged) == ["Ana plays chess", NEW]
        assert said == [words.asked_words(2, 0, 0)]
        assert sorted(texts(dialog)) == ["Ana plays chess", NEW]

    at_desk(story)


def test_what_it_could_not_judge_is_said_and_asked_again(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: vault.add(Statement(OLD)))
        new = await desk.change(lambda vault: vault.add(Statement(NEW)))
        await desk.change(lambda vault: vault.judge(str(new.memory), Deciding("I cannot.")))
        models = Models()
        dialog = await to_approve(qtbot, desk, models)
        footer = dialog.pane.footer
        assert footer.line.text() == words.unclear_words(1, 0) == "The language model could not judge 1 statement."
        press(qtbot, footer.again)
        await until(lambda: not footer.again.isVisible() and not footer.line.isVisible())
        assert models.judged == [NEW]

    at_desk(story)


def test_what_it_could_not_read_is_said_and_read_again(qtbot: QtBot, at_desk: AtDesk, tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: bring_in(vault, talk_file(tmp_path)))
        bad = Reader({**GOOD, "vegetarian": "I cannot."})
        await desk.change(lambda vault: vault.extract(bad))
        models = Models()
        dialog = await to_approve(qtbot, desk, models)
        footer = dialog.pane.footer
        assert footer.line.text() == words.unclear_words(0, 1)
        assert "Mira is vegetarian." not in texts(dialog)
        press(qtbot, footer.read)
        await until(lambda: "Mira is vegetarian." in texts(dialog))
        await until(lambda: not footer.read.isVisible())

    at_desk(story)


def test_without_a_model_nothing_is_offered_but_still_said(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: sent(vault, NEW))
        dialog = await to_approve(qtbot, desk, Models(on=False))
        assert not dialog.pane.footer.about.isVisible()
        bare = await shown(qtbot, desk)
        assert not bare.pane.footer.about.isVisible()

    at_desk(story)


def test_a_model_that_is_gone_is_a_notice_and_the_buttons_come_back(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: sent(vault, NEW))
        models = Models()

        def gone(*_given: object) -> Receipt:
            raise EndpointDown("The endpoint cannot be reached.")

        models._judge = gone  # type: ignore[method-assign]
        dialog = await to_approve(qtbot, desk, models)
        press(qtbot, dialog.pane.footer.about)
        await until(dialog.fault.isVisible)
        await until(dialog.pane.footer.about.isEnabled)
        assert texts(dialog) == [NEW]

    at_desk(story)


# The import


def test_an_import_lets_the_model_read_the_conversations_when_ticked(
    qtbot: QtBot, at_desk: AtDesk, tmp_path: Path
) -> None:
    async def story(desk: Desk) -> None:
        models = Models()
        dialog = ImportDialog(desk, path=talk_file(tmp_path), models=models.doors())
        wrote = opened(qtbot, dialog)
        await until(lambda: dialog.step is Step.PREVIEW)
        assert dialog.preview.by_model.isVisible()
        assert not dialog.preview.by_model.isChecked()
        dialog.preview.by_model.setChecked(True)
        dialog.go()
        await until(lambda: dialog.step is Step.REPORT)
        await until(lambda: "new statement" in dialog.report.read.text())
        assert dialog.report.read.isVisible()
        assert models.read == [wrote[0].operation]  # type: ignore[attr-defined]
        found = await desk.read(lambda vault: vault.stats().by_status)
        assert dict(found)["pending"] == 5

    at_desk(story)


def test_the_tick_is_there_only_with_a_model_and_a_conversation(qtbot: QtBot, at_desk: AtDesk, tmp_path: Path) -> None:
    listed = tmp_path / "list.txt"
    listed.write_text("I drink tea\n", "utf-8")

    async def story(desk: Desk) -> None:
        for path, models in ((listed, Models()), (talk_file(tmp_path), Models(on=False))):
            dialog = ImportDialog(desk, path=path, models=models.doors())
            opened(qtbot, dialog)
            await until(lambda: dialog.step is Step.PREVIEW)  # noqa: B023
            assert not dialog.preview.by_model.isVisible()
            assert not dialog.preview.options().leave_claims

    at_desk(story)


def test_stored_conversations_are_read_by_the_model_or_by_rule_after_a_question(
    live: Callable[[Story], None], tmp_path: Path
) -> None:
    async def story(window: MainWindow, desk: Desk) -> None:
        await desk.change(lambda vault: bring_in(vault, talk_file(tmp_path)))
        window.do("read")
        question = window.findChildren(QMessageBox)[-1]
        assert "no language model is set" in question.text() + question.informativeText()
        question.buttons()[0].click()
        await until(lambda: "new statement" in window.frame.undo.words)
        by_rule = await desk.read(lambda vault: dict(vault.stats().by_status)["pending"])
        window.say("")
        models = Models()
        window._deeds._models = models.doors()
        window.do("read")
        question = window.findChildren(QMessageBox)[-1]
        assert "one call a message" in question.text() + question.informativeText()
        question.buttons()[0].click()
        await until(lambda: "Read 5 messages" in window.frame.undo.words)
        assert models.read == [None]
        assert await desk.read(lambda vault: dict(vault.stats().by_status)["pending"]) > by_rule

    live(story)


# Single letters


def test_single_letters_can_be_switched_off(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: sent(vault, NEW))
        dialog = await to_approve(qtbot, desk, Models(), letters=False)
        choose(dialog, NEW)
        for key in (Qt.Key.Key_A, Qt.Key.Key_E, Qt.Key.Key_R):
            qtbot.keyClick(dialog.pane.list, key)
        assert texts(dialog) == [NEW]
        assert dialog.pane.card.approve.text() == words.APPROVE
        dialog.pane.use_letters(Letters())
        assert dialog.pane.card.approve.text() == words.keyed(words.APPROVE, "A")
        dialog.pane.use_letters(Letters(on=False))
        press(qtbot, dialog.pane.card.approve)
        await until(lambda: texts(dialog) == [])

    at_desk(story)


def test_the_menu_switches_them_and_the_choice_is_kept(live: Callable[[Story], None]) -> None:
    async def story(window: MainWindow, desk: Desk) -> None:
        kept: dict[str, str] = {}
        window._remember = kept.__setitem__
        assert window.menus.actions["letters_on"].isChecked()
        window.do("letters_off")
        assert kept == {"single_keys": "off"}
        assert window.menus.actions["letters_off"].isChecked()
        window.do("letters_on")
        assert kept == {"single_keys": "on"}

    live(story)


# Words


def test_every_kind_of_operation_that_an_act_writes_has_words_for_its_undo() -> None:
    sources = [file.read_text("utf-8") for file in (ROOT / "core" / "acts").glob("*.py")]
    found = {
        kind
        for source in sources
        for kind in re.findall(r"(?:\.operation\(|\bkind = |kind, writer\.note = )\"([a-z]+)\"", source)
    }
    assert {"add", "extract", "read", "stale", "decide"} <= found
    assert found - {"undo", "redo"} <= set(UNDONE)


def test_what_a_reading_came_to_is_told_in_plain_words() -> None:
    report = ExtractReport(4, 1, 2, 0, 2, (), (), 0, "small-1", 5, (1, 2), "It was stopped.")
    assert words.read_words(report) == ("Read 4 messages: 2 new statements. 2 wait for your approval. It was stopped.")
