"""The dialogs that change a memory do exactly what they say, and say in place what cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QTextCursor
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from core.domain import Memory, Outcome, Receipt, Showing, Statement, Status
from core.vault import Vault
from core.window import End, parse_moment
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from tests.ui.test_safe import has_red
from ui.desk import Desk
from ui.dialogs.end_dialog import EndDialog
from ui.dialogs.export_dialog import ExportDialog
from ui.dialogs.frame import AskDialog
from ui.dialogs.import_dialog import ImportDialog
from ui.dialogs.revise_dialog import ReviseDialog
from ui.dialogs.tags_dialog import TagsDialog, tags_in
from ui.dialogs.write_dialog import WriteDialog

Fill = Callable[[Callable[[Vault], object]], Path]


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


async def stored(desk: Desk, text: str = "I live in Porto", tags: tuple[str, ...] = ()) -> Memory:
    receipt = await desk.change(lambda vault: vault.add(Statement(text, tags=tags)))
    assert receipt.memory
    return await desk.read(lambda vault: vault.show(str(receipt.memory)).memory)


def opened(qtbot: QtBot, dialog: AskDialog) -> list[object]:
    """Open a dialog and note what it wrote."""
    qtbot.addWidget(dialog)
    wrote: list[object] = []
    dialog.wrote.connect(wrote.append)
    dialog.open()
    return wrote


def press(qtbot: QtBot, button: QAbstractButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_correction_with_a_date_is_a_change_in_the_world(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        memory = await stored(desk)
        dialog = ReviseDialog(desk, memory)
        wrote = opened(qtbot, dialog)
        assert not dialog.accept_button.isEnabled()
        qtbot.keyClicks(dialog.editor, "I live in Lisbon")
        dialog.changed.setChecked(True)
        qtbot.keyClicks(dialog.since.line, "2025-03-04")
        press(qtbot, dialog.accept_button)
        await until(lambda: wrote)
        detail = await desk.read(lambda vault: vault.show(memory.id))
        assert [version.text for version in detail.versions] == ["I live in Porto", "I live in Lisbon"]
        assert str(detail.memory.window.start) == "2025-03-04"
        assert detail.versions[0].window.ending is End.DATED

    at_desk(story)


def test_a_better_wording_takes_over_the_dates_and_ctrl_enter_sends_it(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        memory = await stored(desk)
        dialog = ReviseDialog(desk, memory)
        wrote = opened(qtbot, dialog)
        dialog.editor.moveCursor(QTextCursor.MoveOperation.End)
        qtbot.keyClicks(dialog.editor, ", by the river")
        qtbot.keyClick(dialog.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        await until(lambda: wrote)
        detail = await desk.read(lambda vault: vault.show(memory.id))
        assert detail.memory.text == "I live in Porto, by the river"
        assert detail.memory.window == memory.window

    at_desk(story)


def test_a_text_with_unusual_signs_that_was_not_typed_in_makes_no_version(qtbot: QtBot, at_desk: AtDesk) -> None:
    text = "10\u00a0km\u2028to the sea\r\nand back\u2029again"

    async def story(desk: Desk) -> None:
        memory = await stored(desk, text)
        dialog = ReviseDialog(desk, memory)
        wrote = opened(qtbot, dialog)
        dialog.editor.moveCursor(QTextCursor.MoveOperation.End)
        qtbot.keyClicks(dialog.editor, "x")
        qtbot.keyClick(dialog.editor, Qt.Key.Key_Backspace)
        dialog.editor.document().setModified(True)
        dialog.accept_button.setEnabled(True)
        press(qtbot, dialog.accept_button)
        assert "same as before" in dialog.fault.sentence
        assert wrote == []
        qtbot.keyClicks(dialog.editor, "!")
        press(qtbot, dialog.accept_button)
        await until(lambda: wrote)
        detail = await desk.read(lambda vault: vault.show(memory.id))
        assert [version.text for version in detail.versions] == [text, f"{text}!"]

    at_desk(story)


@pytest.mark.parametrize("typed", ["", "2025-02-30", "yesterday"])
def test_a_missing_or_impossible_date_is_said_in_place(qtbot: QtBot, at_desk: AtDesk, typed: str) -> None:
    async def story(desk: Desk) -> None:
        memory = await stored(desk)
        dialog = ReviseDialog(desk, memory)
        wrote = opened(qtbot, dialog)
        qtbot.keyClicks(dialog.editor, "I live in Lisbon")
        dialog.changed.setChecked(True)
        qtbot.keyClicks(dialog.since.line, typed)
        press(qtbot, dialog.accept_button)
        said = dialog.since.fault if typed else dialog.fault.sentence
        assert (f"“{typed}” is not a date." if typed else "A date is missing.") in said
        assert wrote == []
        assert dialog.isVisible()
        dialog.reject()

    at_desk(story)


def test_an_error_of_the_vault_is_said_in_the_dialog_which_stays_open(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        receipt = await desk.change(lambda vault: vault.add(Statement("I live in Porto")))
        assert receipt.memory
        memory = await desk.read(lambda vault: vault.show(str(receipt.memory)).memory)
        await desk.change(lambda vault: vault.undo())
        dialog = EndDialog(desk, memory)
        wrote = opened(qtbot, dialog)
        press(qtbot, dialog.accept_button)
        await until(lambda: dialog.fault.sentence)
        assert wrote == []
        assert dialog.isVisible()
        assert dialog.accept_button.isEnabled()
        dialog.reject()

    at_desk(story)


def test_ending_today_and_on_a_date(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        today, earlier = await stored(desk, "I smoke"), await stored(desk, "I have a car")
        first = EndDialog(desk, today)
        wrote = opened(qtbot, first)
        qtbot.keyClick(first, Qt.Key.Key_Return)
        await until(lambda: wrote)
        second = EndDialog(desk, earlier)
        wrote = opened(qtbot, second)
        second.dated.setChecked(True)
        qtbot.keyClicks(second.on.line, "2030-02")
        qtbot.keyClick(second.on.line, Qt.Key.Key_Return)
        await until(lambda: wrote)
        ended = await desk.read(lambda vault: vault.show(today.id).memory)
        assert ended.status is Status.PAST
        window = (await desk.read(lambda vault: vault.show(earlier.id).memory)).window
        assert str(window.end) == "2030-02"

    at_desk(story)


def test_a_new_memory_is_stored_with_dates_tags_and_source(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        dialog = WriteDialog(desk)
        wrote = opened(qtbot, dialog)
        assert not dialog.accept_button.isEnabled()
        qtbot.keyClicks(dialog.editor, "I play the cello")
        qtbot.keyClicks(dialog.since.line, "2019")
        qtbot.keyClicks(dialog.tags, "music, home ,music")
        qtbot.keyClicks(dialog.source, "My diary")
        press(qtbot, dialog.accept_button)
        await until(lambda: wrote)
        (receipt,) = wrote
        assert isinstance(receipt, Receipt)
        assert receipt.outcome is Outcome.ADDED
        memory = await desk.read(lambda vault: vault.show(str(receipt.memory)).memory)
        assert (memory.text, str(memory.window.start), set(memory.tags), memory.source) == (
            "I play the cello",
            "2019",
            {"music", "home"},
            "My diary",
        )

    at_desk(story)


def test_an_end_before_the_start_is_said_in_place(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        dialog = WriteDialog(desk, text="I lived in Rome")
        wrote = opened(qtbot, dialog)
        qtbot.keyClicks(dialog.since.line, "2020")
        qtbot.keyClicks(dialog.until.line, "2019")
        press(qtbot, dialog.accept_button)
        assert "the end does not lie after the start" in dialog.fault.sentence
        assert wrote == []
        dialog.reject()

    at_desk(story)


def test_tags_are_added_and_taken_away(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        memory = await stored(desk, tags=("home", "old"))
        dialog = TagsDialog(desk, memory)
        wrote = opened(qtbot, dialog)
        press(qtbot, dialog.accept_button)
        assert "same as before" in dialog.fault.sentence
        dialog.line.setText("home, #new")
        press(qtbot, dialog.accept_button)
        await until(lambda: wrote)
        assert set((await desk.read(lambda vault: vault.show(memory.id).memory)).tags) == {"home", "new"}

    at_desk(story)


def test_tags_are_read_from_a_line() -> None:
    assert tags_in(" home, #health ,,home,# ") == ("home", "health")


def test_escape_closes_each_dialog_and_writes_nothing(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        memory = await stored(desk)
        before = await desk.read(lambda vault: vault.last_operation())
        for dialog in (
            ReviseDialog(desk, memory),
            EndDialog(desk, memory),
            TagsDialog(desk, memory),
            WriteDialog(desk),
            ImportDialog(desk),
            ExportDialog(desk, Showing()),
        ):
            wrote = opened(qtbot, dialog)
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)
            assert not dialog.isVisible()
            assert wrote == []
        assert await desk.read(lambda vault: vault.last_operation()) == before

    at_desk(story)


def test_everything_that_takes_the_keyboard_has_a_name_and_html_stays_text(
    qtbot: QtBot,
    at_desk: AtDesk,
    red_picture: str,
) -> None:
    async def story(desk: Desk) -> None:
        memory = await stored(desk, f"<h1>big</h1><img src='{red_picture}'>", tags=(f"<img src='{red_picture}'>"[:60],))
        for dialog in (
            ReviseDialog(desk, memory),
            EndDialog(desk, memory),
            TagsDialog(desk, memory),
            WriteDialog(desk),
            ImportDialog(desk),
            ExportDialog(desk, Showing(parse_moment("2025").last)),
        ):
            opened(qtbot, dialog)
            assert not has_red(dialog.grab().toImage())
            nameless = []
            for kind in (QAbstractButton, QLineEdit, QPlainTextEdit, QComboBox):
                for widget in dialog.findChildren(kind):
                    found = QAccessible.queryAccessibleInterface(widget)
                    if widget.isVisible() and not (found and found.text(QAccessible.Text.Name)):
                        nameless.append(f"{type(dialog).__name__}: {type(widget).__name__}")
            assert nameless == []
            dialog.reject()

    at_desk(story)
