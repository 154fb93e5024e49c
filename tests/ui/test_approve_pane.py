"""What waits is shown before and after, decided by one key, and taken back by one more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QListView, QMessageBox, QPlainTextEdit
from pytestqt.qtbot import QtBot

from core.domain import Channel, ProposalKind, ProposalState, Statement, Status
from core.library import Within
from core.vault import Vault
from core.window import parse_moment
from tests.ui.conftest import Story, until
from tests.ui.desk_story import AtDesk, desk_player
from tests.ui.staged import Entered, Stage, staged
from tests.ui.test_dialogs_write import press
from tests.ui.test_safe import has_red
from ui import text_write as words
from ui.desk import Desk
from ui.panes.approve_items import lines_of, read_waiting
from ui.widgets.word_diff import Fate
from ui.window import MainWindow


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


def said(vault: Vault, text: str, source: str = "ChatGPT", channel: Channel = Channel.IMPORT) -> str:
    return str(vault.add(Statement(text, source=source, channel=channel)).memory)


def typed(vault: Vault, text: str) -> str:
    return str(vault.add(Statement(text)).memory)


def suggest(vault: Vault, kind: ProposalKind, memory: str, after: str | None, **more: object) -> None:
    """Suggest a change to the first version of a memory."""
    more = {"reason": "It says so.", "by": "tiny-model", "quote": "so it is", **more}
    vault.propose(kind, memory, 1, after, **more)  # type: ignore[arg-type]


async def shown(qtbot: QtBot, desk: Desk, *, writable: bool = True) -> Stage:
    """What waits, once it has been read."""
    return await staged(qtbot, desk, writable=writable)


def choose(dialog: Stage | Entered, text: str) -> None:
    rows = dialog.pane.list.rows
    at = [row for row, line in enumerate(rows.lines) if line.item and line.item.text == text]
    dialog.pane.list.choose(at[0])
    dialog.pane.list.setFocus()


def texts(dialog: Stage | Entered) -> list[str]:
    return [line.item.text for line in dialog.pane.list.rows.lines if line.item]


def diff(dialog: Stage) -> list[tuple[Fate, str]]:
    pieces = dialog.pane.card.diff._pieces
    return [(piece.fate, piece.text.strip()) for piece in pieces if piece.fate is not Fate.KEPT]


def test_what_waits_is_grouped_by_its_source_under_a_heading_that_counts(at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: said(vault, "I drink tea"))
        await desk.change(lambda vault: said(vault, "I like figs", "Notes"))
        await desk.change(lambda vault: said(vault, "I like plums"))
        asked = await desk.read(read_waiting)
        assert asked.total == 3
        assert [line.words for line in lines_of(asked)] == [
            "ChatGPT · 2",
            "I like plums",
            "I drink tea",
            "Notes · 1",
            "I like figs",
        ]

    at_desk(story)


def test_a_change_is_shown_word_by_word_with_its_reason_quote_and_base(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        home = await desk.change(lambda vault: typed(vault, "I live in Porto."))
        since = parse_moment("2025-03")
        await desk.change(
            lambda vault: suggest(vault, ProposalKind.SUPERSEDE, home, "I live in Lisbon.", since=since, guard="Odd.")
        )
        dialog = await shown(qtbot, desk)
        card = dialog.pane.card
        assert diff(dialog) == [(Fate.REMOVED, "Porto"), (Fate.ADDED, "Lisbon")]
        assert card.tag.text() == "Change"
        assert "from Mar 2025 on" in card.effect.text()
        assert card.facts[words.REASON].text() == "It says so."
        assert card.facts[words.QUOTE].text() == "“so it is”"
        assert card.facts[words.BASE].text() == "version 1"
        assert card.facts[words.FROM].text().startswith("tiny-model, ")
        assert "Odd." in card.guard.words
        assert not dialog.pane.all.isVisible()
        dialog.close()

    at_desk(story)


def test_the_letter_a_approves_and_undo_in_the_bar_takes_it_back(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        home = await desk.change(lambda vault: typed(vault, "I live in Porto."))
        await desk.change(lambda vault: suggest(vault, ProposalKind.REFINE, home, "I live in Porto, by the river."))
        dialog = await shown(qtbot, desk)
        choose(dialog, "I live in Porto, by the river.")
        qtbot.keyClick(dialog.pane.list, Qt.Key.Key_A)
        await until(lambda: dialog.bar.words == words.APPROVED and not texts(dialog))
        assert await desk.read(lambda vault: vault.show(home).memory.text) == "I live in Porto, by the river."
        assert dialog.pane.nothing.isVisible()
        press(qtbot, dialog.bar._undo)
        await until(lambda: texts(dialog) == ["I live in Porto, by the river."])
        assert await desk.read(lambda vault: vault.show(home).memory.text) == "I live in Porto."
        dialog.close()

    at_desk(story)


def test_e_edits_first_and_ctrl_enter_approves_the_other_words(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        memory = await desk.change(lambda vault: said(vault, "The user drinks tea"))
        dialog = await shown(qtbot, desk)
        choose(dialog, "The user drinks tea")
        qtbot.keyClick(dialog.pane.list, Qt.Key.Key_E)
        editor = dialog.pane.card.editor
        assert editor.isVisible()
        qtbot.keyClicks(editor, "I drink tea, are you real")
        assert texts(dialog) == ["The user drinks tea"]
        qtbot.keyClick(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        await until(lambda: not texts(dialog) and dialog.bar.words == words.APPROVED)
        found = await desk.read(lambda vault: vault.show(memory).memory)
        assert (found.text, found.status) == ("I drink tea, are you real", Status.CURRENT)
        dialog.close()

    at_desk(story)


def test_r_asks_why_and_rejects_with_the_reason(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        home = await desk.change(lambda vault: typed(vault, "I live in Porto."))
        await desk.change(lambda vault: suggest(vault, ProposalKind.END, home, None))
        dialog = await shown(qtbot, desk)
        choose(dialog, "I live in Porto.")
        assert diff(dialog) == [(Fate.REMOVED, "I live in Porto.")]
        qtbot.keyClick(dialog.pane.list, Qt.Key.Key_R)
        line = dialog.pane.card.reason
        assert line.isVisible()
        qtbot.keyClicks(line, "still there")
        qtbot.keyClick(line, Qt.Key.Key_Return)
        await until(lambda: dialog.bar.words == words.REJECTED and not texts(dialog))
        (decided,) = await desk.read(lambda vault: vault.proposals(ProposalState.REJECTED))
        assert decided.note == "still there"
        assert await desk.read(lambda vault: vault.show(home).memory.status) is Status.CURRENT
        qtbot.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        await until(lambda: texts(dialog) == ["I live in Porto."])
        dialog.close()

    at_desk(story)


def test_esc_leaves_editing_and_rejecting_without_closing_the_window(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: said(vault, "I drink tea"))
        dialog = await shown(qtbot, desk)
        choose(dialog, "I drink tea")
        for key, field in ((Qt.Key.Key_E, dialog.pane.card.editor), (Qt.Key.Key_R, dialog.pane.card.reason)):
            qtbot.keyClick(dialog.pane.list, key)
            assert field.isVisible()
            qtbot.keyClick(field, Qt.Key.Key_Escape)
            assert not field.isVisible()
            assert dialog.isVisible()
        assert texts(dialog) == ["I drink tea"]
        dialog.close()

    at_desk(story)


def test_everything_of_one_source_is_approved_in_one_step(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        for text in ("I drink tea", "I like plums", "I like figs"):
            await desk.change(lambda vault, text=text: said(vault, text))
        await desk.change(lambda vault: said(vault, "I play chess", "Notes"))
        dialog = await shown(qtbot, desk)
        choose(dialog, "I like figs")
        assert dialog.pane.all.text() == "Approve all 3 from “ChatGPT”"
        press(qtbot, dialog.pane.all)
        await until(lambda: texts(dialog) == ["I play chess"])
        assert dialog.bar.words == "Approved all from “ChatGPT”."
        press(qtbot, dialog.bar._undo)
        await until(lambda: len(texts(dialog)) == 4)
        dialog.close()

    at_desk(story)


def test_a_stale_proposal_does_nothing_and_is_shown_anew_with_a_notice(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        home = await desk.change(lambda vault: typed(vault, "I live in Porto."))
        await desk.change(lambda vault: suggest(vault, ProposalKind.REFINE, home, "I live in Porto, Portugal."))
        dialog = await shown(qtbot, desk)
        choose(dialog, "I live in Porto, Portugal.")
        assert not dialog.pane.stale.isVisible()
        await desk.change(lambda vault: vault.revise(home, "I live in Vigo."))
        choose(dialog, "I live in Porto, Portugal.")
        qtbot.keyClick(dialog.pane.list, Qt.Key.Key_A)
        await until(dialog.pane.stale.isVisible, "no notice")
        assert await desk.read(lambda vault: vault.show(home).memory.text) == "I live in Vigo."
        await until(lambda: (Fate.REMOVED, "Vigo.") in diff(dialog) or (Fate.REMOVED, "Vigo") in diff(dialog))
        assert dialog.pane.card.facts[words.BASE].text() == "version 2"
        qtbot.keyClick(dialog.pane.list, Qt.Key.Key_A)
        await until(lambda: dialog.bar.words == words.APPROVED)
        assert await desk.read(lambda vault: vault.show(home).memory.text) == "I live in Porto, Portugal."
        dialog.close()

    at_desk(story)


def test_a_waiting_memory_that_reads_otherwise_by_now_is_not_approved_unseen(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        memory = await desk.change(lambda vault: said(vault, "I drink tea"))
        dialog = await shown(qtbot, desk)
        choose(dialog, "I drink tea")
        await desk.change(lambda vault: vault.revise(memory, "I drink rum"))
        qtbot.keyClick(dialog.pane.list, Qt.Key.Key_A)
        await until(lambda: texts(dialog) == ["I drink rum"] and dialog.pane.stale.isVisible())
        assert await desk.read(lambda vault: vault.show(memory).memory.status) is Status.PENDING
        qtbot.keyClick(dialog.pane.list, Qt.Key.Key_A)
        await until(lambda: not texts(dialog) and dialog.bar.words == words.APPROVED)
        assert await desk.read(lambda vault: vault.show(memory).memory.status) is Status.CURRENT
        dialog.close()

    at_desk(story)


def test_a_merge_shows_both_and_cannot_be_edited(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        first = await desk.change(lambda vault: typed(vault, "My dog is called Bruno."))
        second = await desk.change(lambda vault: typed(vault, "Bruno is what I named my dog."))
        await desk.change(lambda vault: suggest(vault, ProposalKind.MERGE, first, "My dog is Bruno.", other=second))
        dialog = await shown(qtbot, desk)
        card = dialog.pane.card
        await until(card.other.isVisible)
        assert card.other._text == "Bruno is what I named my dog."
        assert diff(dialog) == [(Fate.REMOVED, "called")]
        assert not card.edit.isEnabled()
        qtbot.keyClick(dialog.pane.list, Qt.Key.Key_E)
        assert not card.editor.isVisible()
        qtbot.keyClick(dialog.pane.list, Qt.Key.Key_A)
        await until(lambda: dialog.bar.words == words.APPROVED)
        assert await desk.read(lambda vault: vault.show(second).memory.status) is Status.ARCHIVED
        dialog.close()

    at_desk(story)


def test_what_another_memory_says_against_a_waiting_one_is_shown_first(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        old = await desk.change(lambda vault: typed(vault, "My gate code is 4471"))
        new = await desk.change(lambda vault: said(vault, "My gate code is 9920"))
        await desk.change(lambda vault: vault.flag((old, 1), (new, 1), generator="slot", reason="other number"))
        dialog = await shown(qtbot, desk)
        await until(lambda: "4471" in dialog.pane.card.guard.words)
        dialog.close()

    at_desk(story)


def test_a_vault_for_reading_only_shows_what_waits_and_decides_nothing(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: said(vault, "I drink tea"))
        before = await desk.read(lambda vault: vault.last_operation())
        dialog = await shown(qtbot, desk, writable=False)
        choose(dialog, "I drink tea")
        for key in (Qt.Key.Key_A, Qt.Key.Key_E, Qt.Key.Key_R):
            qtbot.keyClick(dialog.pane.list, key)
        dialog.pane.approve()
        assert not dialog.pane.card.editor.isVisible()
        assert not dialog.pane.card.reason.isVisible()
        assert await desk.read(lambda vault: vault.last_operation()) == before
        dialog.close()

    at_desk(story)


def test_letters_work_in_the_pane_only(
    qtbot: QtBot, live: Callable[[Story], None], filled: Callable[[Callable[[Vault], object]], Path]
) -> None:
    filled(lambda vault: [said(vault, "I drink tea"), said(vault, "I like figs")])

    async def story(window: MainWindow, desk: Desk) -> None:
        window.do("waiting")
        dialog = Entered(window)
        await until(lambda: len(texts(dialog)) == 2)
        before = await desk.read(lambda vault: vault.last_operation())
        for key in (Qt.Key.Key_A, Qt.Key.Key_E, Qt.Key.Key_R):
            qtbot.keyClick(window.frame.search.list, key)
            qtbot.keyClick(window.frame.detail, key)
        assert await desk.read(lambda vault: vault.last_operation()) == before
        shown_memory = dialog.pane.list.current()
        assert shown_memory is not None
        press(qtbot, dialog.pane.card.show_memory)
        await until(lambda: window.memory == shown_memory.memory)
        assert not window.rooms.open

    live(story)


def test_the_list_of_pending_ones_leads_here(
    qtbot: QtBot, live: Callable[[Story], None], filled: Callable[[Callable[[Vault], object]], Path]
) -> None:
    def fill(vault: Vault) -> None:
        said(vault, "I drink tea")
        suggest(vault, ProposalKind.REFINE, typed(vault, "I have a dog."), "I have a dog called Bruno.")

    filled(fill)

    async def story(window: MainWindow, _desk: Desk) -> None:
        search = window.frame.search
        shelves = window.frame.library.shelves
        assert shelves is not None
        assert shelves.waiting == 2
        assert not search.bar.review.isVisible()
        search.narrow(Within(Status.PENDING))
        await until(search.bar.review.isVisible)
        press(qtbot, search.bar.review)
        dialog = Entered(window)
        await until(lambda: len(texts(dialog)) == 2)

    live(story)


def test_everything_has_a_name_and_html_stays_text(qtbot: QtBot, at_desk: AtDesk, red_picture: str) -> None:
    evil = f"<img src='{red_picture}'><h1>big</h1>"

    async def story(desk: Desk) -> None:
        home = await desk.change(lambda vault: typed(vault, f"I live in Porto. {evil}"))
        await desk.change(lambda vault: said(vault, f"I drink tea {evil}", evil))
        await desk.change(
            lambda vault: suggest(
                vault, ProposalKind.REFINE, home, f"Porto {evil}", reason=evil, quote=evil, by=evil, guard=evil
            )
        )
        dialog = await shown(qtbot, desk)
        for row in range(dialog.pane.list.rows.rowCount()):
            if dialog.pane.list.rows.item(row):
                dialog.pane.list.choose(row)
                assert not has_red(dialog.grab().toImage())
        nameless = []
        for kind in (QAbstractButton, QLineEdit, QPlainTextEdit, QListView):
            for widget in dialog.findChildren(kind):
                found = QAccessible.queryAccessibleInterface(widget)
                if widget.isVisible() and not (found and found.text(QAccessible.Text.Name)):
                    nameless.append(type(widget).__name__)
        assert nameless == []
        dialog.close()

    at_desk(story)


def many(vault: Vault, number: int, source: str = "Old notes") -> None:
    for at in range(number):
        said(vault, f"Remembers fact {at} of the garden", source)


def rows(dialog: Stage) -> list[str]:
    return [line.words for line in dialog.pane.list.rows.lines]


def test_space_ticks_and_the_shifted_letter_approves_what_is_ticked(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: many(vault, 4))
        dialog = await shown(qtbot, desk)
        pane = dialog.pane
        assert pane.ticked.isHidden()
        for at in (3, 1):
            choose(dialog, f"Remembers fact {at} of the garden")
            qtbot.keyClick(pane.list, Qt.Key.Key_Space)
        assert pane.ticked.text() == "Approve 2 ticked  ⇧A"
        spoken = [pane.list.rows.data(pane.list.rows.index(row), Qt.ItemDataRole.AccessibleTextRole) for row in (1, 2)]
        assert spoken == ["New. Remembers fact 3 of the garden. Ticked.", "New. Remembers fact 2 of the garden."]
        await desk.change(lambda vault: said(vault, "Something else", "Notes"))
        await until(lambda: len(texts(dialog)) == 5)
        assert len(pane.list.rows.ticked) == 2, "ticks survive what changes elsewhere"
        qtbot.keyClick(pane.list, Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
        await until(lambda: len(texts(dialog)) == 3 and dialog.bar.words)
        assert dialog.bar.words == "Approved: 2."
        assert pane.ticked.isHidden()
        press(qtbot, dialog.bar._undo)
        await until(lambda: len(texts(dialog)) == 5)
        dialog.close()

    at_desk(story)


def test_many_ticked_ones_are_asked_about_once(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: many(vault, 22))
        dialog = await shown(qtbot, desk)
        for row in range(1, 23):
            dialog.pane.list.tick(row)
        dialog.pane.approve_ticked()
        box = dialog.findChild(QMessageBox)
        assert box is not None
        assert box.text() == words.ASK_MANY_LINE
        assert len(texts(dialog)) == 22
        next(button for button in box.buttons() if button.text() == "Approve").click()
        await until(dialog.pane.nothing.isVisible)
        dialog.close()

    at_desk(story)


def test_a_source_that_brought_much_is_one_row_until_it_is_opened(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: many(vault, 40))
        await desk.change(lambda vault: said(vault, "I play chess", "Notes"))
        dialog = await shown(qtbot, desk)
        pane = dialog.pane
        assert rows(dialog) == ["Notes · 1", "I play chess", "Old notes · 40"]
        pane.list.choose(2)
        assert pane.group.title.text() == "40 things wait from Old notes"
        assert pane.group.sample.text().endswith("and 34 more")
        qtbot.keyClick(pane.list, Qt.Key.Key_Right)
        await until(lambda: len(texts(dialog)) == 41)
        choose(dialog, "Remembers fact 39 of the garden")
        qtbot.keyClick(pane.list, Qt.Key.Key_Left)
        await until(lambda: len(texts(dialog)) == 1)
        pane.list.choose(2)
        press(qtbot, pane.group.approve)
        await until(lambda: rows(dialog) == ["Notes · 1", "I play chess"])
        assert dialog.bar.words == "Approved all from “Old notes”."
        press(qtbot, dialog.bar._undo)
        await until(lambda: len(rows(dialog)) == 3)
        dialog.close()

    at_desk(story)


def test_a_whole_source_is_not_approved_when_more_came_than_was_shown(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: many(vault, 30))
        dialog = await shown(qtbot, desk)
        desk.changed.disconnect(dialog.pane._soon.soon)
        await desk.change(lambda vault: said(vault, "Owes everybody money", "Old notes"))
        press(qtbot, dialog.pane.group.approve)
        await until(lambda: "waits by now" in dialog.fault.sentence)
        assert await desk.read(lambda vault: vault.review_counts().to_approve) == 31
        await until(lambda: rows(dialog) == ["Old notes · 31"])
        dialog.close()

    at_desk(story)


def test_later_lets_the_next_one_come_and_leaves_no_trace(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: many(vault, 3))
        dialog = await shown(qtbot, desk)
        before, order = await desk.read(lambda vault: vault.last_operation()), texts(dialog)
        choose(dialog, order[0])
        qtbot.keyClick(dialog.pane.list, Qt.Key.Key_S)
        assert texts(dialog) == [*order[1:], order[0]]
        assert dialog.pane.list.current().text == order[1]
        assert await desk.read(lambda vault: vault.last_operation()) == before
        dialog.close()

    at_desk(story)


def test_beside_a_new_memory_stands_what_is_like_it_and_beside_a_removal_what_goes(
    qtbot: QtBot, at_desk: AtDesk
) -> None:
    async def story(desk: Desk) -> None:
        tea = await desk.change(lambda vault: typed(vault, "I drink green tea in the morning"))
        await desk.change(lambda vault: suggest(vault, ProposalKind.END, tea, None, guard="Another tea may be meant."))
        await desk.change(lambda vault: said(vault, "Drinks green tea with lemon"))
        dialog = await shown(qtbot, desk)
        facts = dialog.pane.card.facts
        choose(dialog, "Drinks green tea with lemon")
        await until(lambda: facts[words.SIMILAR].text() == "“I drink green tea in the morning”")
        choose(dialog, "I drink green tea in the morning")
        await until(lambda: "I drink green tea in the morning" in facts[words.GONE].text())
        assert facts[words.GONE].text().endswith("which rests on 1 message from you.")
        assert dialog.pane.card.guard.words == "Check this first: Another tea may be meant."
        assert dialog.pane.card.guard.property("role") == "fault"
        dialog.close()

    at_desk(story)


def test_the_card_reads_as_one_paragraph(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        home = await desk.change(lambda vault: typed(vault, "I have a dog."))
        await desk.change(lambda vault: suggest(vault, ProposalKind.REFINE, home, "I have a dog called Bruno."))
        dialog = await shown(qtbot, desk)
        await until(dialog.pane.card.accessibleName)
        said_of_it = dialog.pane.card.accessibleName()
        assert said_of_it.startswith("“I have a dog.” would become “I have a dog called Bruno.” A better wording")
        assert "Reason: It says so. Quote: “so it is”. From: tiny-model" in said_of_it
        assert "\n" not in said_of_it
        dialog.close()

    at_desk(story)
