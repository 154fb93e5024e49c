"""The detail pane over a real vault: a memory with its history and source, or a message among its neighbours."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QPlainTextEdit, QTabBar
from pytestqt.qtbot import QtBot

from core.domain import Channel, Showing, Statement
from core.vault import Vault
from core.window import Window, parse_moment, window_between
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from tests.ui.test_safe import has_red
from ui import text_detail as words
from ui.desk import Desk
from ui.panes.detail_pane import DetailPane
from ui.safe import PlainLabel

Fill = Callable[[Callable[[Vault], object]], Path]
NOW = datetime(2026, 11, 29, 10, tzinfo=UTC)


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


def pane_at(desk: Desk) -> DetailPane:
    pane = DetailPane(desk, clock=lambda: NOW)
    pane.resize(560, 700)
    pane.show()
    return pane


async def showing(pane: DetailPane, id: str, dates: Showing | None = None) -> None:
    seen: list[bool] = []
    slot = pane.showed.connect(lambda: seen.append(True))
    pane.show_memory(id, dates or Showing())
    await until(lambda: seen, "the memory never came")
    pane.showed.disconnect(slot)


def moves(vault: Vault) -> str:
    """A memory with three versions: Porto, then Lisbon, then better words for Lisbon."""
    home = vault.add(Statement("I live in Porto", window=Window(parse_moment("2024-06")), tags=("home",))).memory
    assert home
    vault.revise(home, "I live in Lisbon", parse_moment("2025-03-04"))
    vault.revise(home, "I live in Lisbon, near the river")
    return home


def test_a_memory_is_shown_with_its_state_its_dates_and_its_history(
    qtbot: QtBot,
    at_desk: AtDesk,
    filled: Fill,
) -> None:
    made: list[str] = []
    filled(lambda vault: made.append(moves(vault)))

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        await showing(pane, made[0])
        header = pane.header
        assert header.sentence.text == "I live in Lisbon, near the river"
        assert header.when.text() == "True since 4 Mar 2025 · 3 versions"
        assert header.origin.text() == "You typed this"
        assert header.pills.accessibleName() == "True now, home"
        rows = pane.timeline.versions.rows
        assert [row.number for row in rows] == [3, 2, 1]
        assert rows[0].diff.accessibleName() == "added “, near the river”"
        assert rows[1].diff.accessibleName() == "removed “Porto”, added “Lisbon”"
        assert "“I live in Porto”" in rows[2].accessibleName()
        assert "Jun 2024 – 4 Mar 2025" in rows[2].accessibleName()
        pane.tabs.setCurrentWidget(pane.source)
        assert pane.source.line.text() == words.YOU_TYPED_THIS

    at_desk(story)


def test_an_older_version_is_shown_for_reading_under_a_strip_that_leads_back(
    qtbot: QtBot,
    at_desk: AtDesk,
    filled: Fill,
) -> None:
    made: list[str] = []
    filled(lambda vault: made.append(moves(vault)))

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        asked: list[str] = []
        pane.asked.connect(asked.append)
        await showing(pane, made[0])
        qtbot.mouseClick(pane.timeline.versions.rows[2], Qt.MouseButton.LeftButton)
        assert pane.chosen_version == 1
        assert pane.header.sentence.text == "I live in Porto"
        assert pane.header.buttons.isHidden()
        assert not pane.header.old.isHidden()
        bring_back, compare, todays = pane.header.old.links
        assert compare.isEnabled()
        qtbot.mouseClick(bring_back, Qt.MouseButton.LeftButton)
        assert asked == ["revive"]
        qtbot.mouseClick(todays, Qt.MouseButton.LeftButton)
        assert pane.chosen_version is None
        assert pane.header.sentence.text == "I live in Lisbon, near the river"
        assert not pane.header.buttons.isHidden()

    at_desk(story)


def test_each_button_and_menu_entry_asks_for_its_action(qtbot: QtBot, at_desk: AtDesk, filled: Fill) -> None:
    made: list[str] = []
    filled(lambda vault: made.append(moves(vault)))

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        asked: list[str] = []
        pane.asked.connect(asked.append)
        await showing(pane, made[0])
        for button in (pane.header.correct, pane.header.end, pane.header.pin):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        for entry in pane.header.menu.actions():
            entry.trigger()
        assert asked == ["revise", "end", "pin", "tags", "archive", "retire"]
        assert QGuiApplication.clipboard().text() == "I live in Lisbon, near the river"

    at_desk(story)


@pytest.mark.parametrize("rebuilt", [False, True])
def test_a_change_appears_by_itself_and_the_list_stays_where_it_was(
    qtbot: QtBot,
    at_desk: AtDesk,
    filled: Fill,
    rebuilt: bool,
) -> None:
    made: list[str] = []

    def many(vault: Vault) -> None:
        made.append(moves(vault))
        for number in range(25):
            vault.revise(made[0], f"I live in Lisbon, on floor {number}")

    filled(many)

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        await showing(pane, made[0])
        bar = pane.timeline.verticalScrollBar()
        await until(lambda: bar.maximum() > 400)
        bar.setValue(300)
        await desk.change(
            lambda vault: vault.revise(made[0], "I live in Lisbon, at last") if rebuilt else vault.pin(made[0])
        )
        await until(lambda: pane.header.sentence.text.endswith("at last") or pane.header.pin.text() == words.UNPIN)
        await asyncio.sleep(0.05)
        assert bar.value() == 300

    at_desk(story)


def test_an_answer_that_comes_too_late_is_dropped(qtbot: QtBot, at_desk: AtDesk, filled: Fill) -> None:
    made: list[str] = []

    def two(vault: Vault) -> None:
        made.append(moves(vault))
        other = vault.add(Statement("I have a dog")).memory
        assert other
        made.append(other)

    filled(two)

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        seen: list[str] = []
        pane.showed.connect(lambda: seen.append(pane.memory))
        pane.show_memory(made[0], Showing())
        pane.show_memory(made[1], Showing())
        await until(lambda: seen)
        await desk.read(lambda vault: None)
        await asyncio.sleep(0.01)
        assert seen == [made[1]]
        assert pane.header.sentence.text == "I have a dog"

    at_desk(story)


def test_a_past_date_shows_the_old_wording_and_changes_nothing(qtbot: QtBot, at_desk: AtDesk, filled: Fill) -> None:
    made: list[str] = []
    filled(lambda vault: made.append(moves(vault)))

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        await showing(pane, made[0], Showing(parse_moment("2024-12").last))
        assert pane.header.sentence.text == "I live in Porto"
        for button in (pane.header.correct, pane.header.end, pane.header.pin):
            assert not button.isEnabled()
            assert words.NOT_IN_THE_PAST in button.toolTip()
        assert [entry.isEnabled() for entry in pane.header.menu.actions()] == [False, True, False, False]

    at_desk(story)


def test_what_waits_for_approval_says_so_and_can_be_approved(qtbot: QtBot, at_desk: AtDesk, filled: Fill) -> None:
    made: list[str] = []

    def pending(vault: Vault) -> None:
        receipt = vault.add(Statement("I work as a teacher", source="ChatGPT", channel=Channel.IMPORT))
        assert receipt.memory
        made.append(receipt.memory)

    filled(pending)

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        asked: list[str] = []
        pane.asked.connect(asked.append)
        await showing(pane, made[0])
        assert pane.header.pending.accessibleName().startswith(words.WAITING)
        qtbot.mouseClick(pane.header.pending.links[0], Qt.MouseButton.LeftButton)
        assert asked == ["approve"]
        await desk.change(lambda vault: vault.approve_pending(made[0]))
        await until(pane.header.pending.isHidden)

    at_desk(story)


def test_a_disputed_memory_links_to_the_one_that_says_otherwise(qtbot: QtBot, at_desk: AtDesk, filled: Fill) -> None:
    made: list[str] = []

    def dispute(vault: Vault) -> None:
        for text in ("I am allergic to peanuts", "I eat peanuts every day"):
            memory = vault.add(Statement(text)).memory
            assert memory
            made.append(memory)
        vault.flag((made[0], 1), (made[1], 1), generator="slot", reason="they cannot both be")

    filled(dispute)

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        opened: list[str] = []
        pane.open_memory.connect(opened.append)
        to_decide: list[str] = []
        pane.disputed.connect(to_decide.append)
        await showing(pane, made[0])
        (strip,) = pane.header.disputes
        assert "I eat peanuts every day" in strip.accessibleName()
        qtbot.mouseClick(strip.links[0], Qt.MouseButton.LeftButton)
        assert opened == [made[1]]
        qtbot.mouseClick(strip.links[1], Qt.MouseButton.LeftButton)
        assert pane.detail is not None
        assert to_decide == [pane.detail.disputes[0].contradiction]

    at_desk(story)


def test_a_memory_whose_adding_was_taken_back_is_said_to_be_gone(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        receipt = await desk.change(lambda vault: vault.add(Statement("I have a cat")))
        assert receipt.memory
        await showing(pane, receipt.memory)
        await desk.change(lambda vault: vault.undo())
        await until(lambda: not pane.memory)
        assert pane._hint.text() == words.GONE_NOW

    at_desk(story)


def test_a_version_that_was_taken_back_is_listed_but_not_drawn_as_ever_true(
    qtbot: QtBot,
    at_desk: AtDesk,
    filled: Fill,
) -> None:
    made: list[str] = []

    def write(vault: Vault) -> None:
        made.append(moves(vault))
        vault.undo()

    filled(write)

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        await showing(pane, made[0])
        assert pane.header.sentence.text == "I live in Lisbon"
        assert "Taken back." in pane.timeline.versions.rows[0].accessibleName()
        assert [lane.number for lane in pane.timeline.bar._lanes] == [2, 1]
        pane.view_version(3)
        assert pane.header.old.accessibleName().endswith("taken back.")
        assert pane.header.sentence.text == "I live in Lisbon, near the river"

    at_desk(story)


PAYLOAD = "<h1>big</h1> <img src='{red}'> <a href='file:///etc/hostname'>link</a>"


@pytest.mark.parametrize("tab", [0, 1, 2])
def test_html_in_a_memory_stays_text_in_every_tab(
    qtbot: QtBot,
    at_desk: AtDesk,
    filled: Fill,
    red_picture: str,
    tab: int,
) -> None:
    text = PAYLOAD.format(red=red_picture)
    made: list[str] = []

    def write(vault: Vault) -> None:
        first = vault.add(Statement(text, source=text[:60], tags=(text[:40],))).memory
        second = vault.add(Statement(f"{text} and more", source=text[:60], speaker=text[:60])).memory
        assert first is not None
        assert second is not None
        vault.revise(first, f"{text} again", parse_moment("2025"))
        vault.flag((first, 2), (second, 1), generator="slot", reason=text)
        made.append(first)

    filled(write)

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        await showing(pane, made[0])
        pane.tabs.setCurrentIndex(tab)
        await asyncio.sleep(0.02)
        assert not has_red(pane.grab().toImage())
        pane.view_version(1)
        await asyncio.sleep(0.02)
        assert not has_red(pane.grab().toImage())

    at_desk(story)


LONG = {
    "one word": "x" * 300_000,
    "words": "word " * 60_000,
    "Chinese": "我对花生过敏" * 50_000,
}


@pytest.mark.parametrize("kind", list(LONG))
def test_a_memory_of_300000_signs_never_stops_the_window(
    qtbot: QtBot,
    at_desk: AtDesk,
    filled: Fill,
    kind: str,
) -> None:
    made: list[str] = []

    def write(vault: Vault) -> None:
        memory = vault.add(Statement(LONG[kind])).memory
        assert memory
        vault.revise(memory, LONG[kind][:150_000] + " changed " + LONG[kind][150_000:])
        made.append(memory)

    filled(write)

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        gaps = [0.0]
        last = [time.thread_time()]

        def beat() -> None:  # only this thread's own work counts, whatever else the machine does
            gaps.append(time.thread_time() - last[0])
            last[0] = time.thread_time()

        timer = QTimer()
        timer.timeout.connect(beat)
        timer.start(1)
        await showing(pane, made[0])
        await asyncio.sleep(0)
        for tab in (1, 2, 0):
            pane.tabs.setCurrentIndex(tab)
            await asyncio.sleep(0.02)
        qtbot.mouseClick(pane.header.sentence._all, Qt.MouseButton.LeftButton)
        await asyncio.sleep(0.02)
        timer.stop()
        if sys.gettrace() is None:  # what counts covered lines takes longer than the lines
            assert max(gaps) < 0.2
        whole = pane.header.sentence.findChild(QPlainTextEdit)
        assert isinstance(whole, QPlainTextEdit)
        assert whole.toPlainText().replace("\n", "") == pane.header.sentence.text

    at_desk(story)


def test_everything_that_takes_the_keyboard_has_a_name(qtbot: QtBot, at_desk: AtDesk, filled: Fill) -> None:
    made: list[str] = []
    filled(lambda vault: made.append(moves(vault)))

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        await showing(pane, made[0])
        nameless = []
        for widget in pane.findChildren(QAbstractButton) + pane.findChildren(QTabBar) + [pane.timeline.bar]:
            found = QAccessible.queryAccessibleInterface(widget)
            name = found.text(QAccessible.Text.Name) if found else ""
            if widget.isVisible() and not name:
                nameless.append(type(widget).__name__)
        assert nameless == []

    at_desk(story)


def test_the_keyboard_reaches_the_tabs_and_walks_over_the_versions(
    qtbot: QtBot,
    at_desk: AtDesk,
    filled: Fill,
) -> None:
    made: list[str] = []
    filled(lambda vault: made.append(moves(vault)))

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        await showing(pane, made[0])
        pane.activateWindow()
        pane.setFocus()
        await until(lambda: pane.tabs.tabBar().hasFocus())
        pane.show_tab("timeline")
        qtbot.keyClick(pane.timeline.bar, Qt.Key.Key_Down)
        assert "“I live in Lisbon”" in pane.timeline.bar.accessibleDescription()
        qtbot.keyClick(pane.timeline.bar, Qt.Key.Key_End)
        qtbot.keyClick(pane.timeline.bar, Qt.Key.Key_Return)
        assert pane.chosen_version == 1

    at_desk(story)


def test_the_details_can_be_copied_as_a_whole(qtbot: QtBot, at_desk: AtDesk, filled: Fill) -> None:
    made: list[str] = []
    filled(lambda vault: made.append(moves(vault)))

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        await showing(pane, made[0])
        pane.tabs.setCurrentWidget(pane.facts)
        pane.facts.copy_all()
        copied = QGuiApplication.clipboard().text()
        assert f"Id: {made[0]}" in copied
        assert f"Short id: {made[0][-8:]}" in copied
        assert "Window: [2025-03-04, open)" in copied
        assert "[2024-06, 2025-03-04)" in copied
        assert "takes the place of “I live in Porto”" in copied

    at_desk(story)


def test_a_memory_that_ended_says_until_when(qtbot: QtBot, at_desk: AtDesk, filled: Fill) -> None:
    made: list[str] = []

    def write(vault: Vault) -> None:
        memory = vault.add(Statement("I smoke", window=window_between(parse_moment("2019"), None))).memory
        assert memory
        vault.end(memory, parse_moment("2024-02"))
        made.append(memory)

    filled(write)

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        await showing(pane, made[0])
        assert pane.header.when.text() == "True 2019 – Feb 2024"
        assert pane.header.pills.accessibleName() == "Past"

    at_desk(story)


def test_details_tell_what_only_the_tables_know_and_copy_it_whole(qtbot: QtBot, at_desk: AtDesk, filled: Fill) -> None:
    made: list[str] = []
    filled(lambda vault: made.append(moves(vault)))

    async def story(desk: Desk) -> None:
        pane = pane_at(desk)
        qtbot.addWidget(pane)
        await showing(pane, made[0])
        pane.tabs.setCurrentWidget(pane.facts)
        await until(lambda: "Hashes 3" in pane.facts.as_text)
        raw = dict(await desk.read(lambda vault: vault.raw(made[0])))
        assert raw["Hashes 1"].splitlines()[0] in pane.facts.as_text
        pane.facts.copy_all()
        assert QGuiApplication.clipboard().text() == pane.facts.as_text
        labels = [label.text() for label in pane.facts.findChildren(PlainLabel)]
        assert not any(len(word) > 60 for text in labels for word in text.split())

    at_desk(story)
