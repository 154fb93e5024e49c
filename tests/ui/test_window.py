"""The window over a real vault: typing finds, the detail follows, every change can be taken back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from core.answers import ImportOptions
from core.domain import Channel, Showing, Statement, Status
from core.errors import VaultDamaged
from core.library import Shelves
from core.vault import Vault
from core.window import Window, parse_moment
from tests.ui.conftest import Story, instant, until
from tests.ui.test_safe import has_red
from ui import text
from ui.desk import Desk
from ui.dialogs.import_dialog import ImportDialog, Step
from ui.dialogs.revise_dialog import ReviseDialog
from ui.dialogs.write_dialog import WriteDialog
from ui.panes.empty import FirstStart, NothingFound
from ui.panes.listing import Listing
from ui.panes.search_pane import SearchPane
from ui.tables.list_view import RowList
from ui.widgets.filter_bar import Filter
from ui.window import MainWindow

Fill = Callable[[Callable[[Vault], object]], Path]
Live = Callable[[Story], None]


def a_life(vault: Vault) -> None:
    """A few memories of each kind."""
    home = vault.add(Statement("I live in Porto.", window=Window(parse_moment("2024-06"))))
    assert home.memory
    vault.revise(home.memory, "I live in Lisbon.", parse_moment("2025-03-04"))
    vault.add(Statement("I have a dog called Bruno.", window=Window(parse_moment("2020-05-01"))))
    vault.add(Statement("I work as a teacher.", source="ChatGPT", channel=Channel.IMPORT))
    vault.add(Statement("I am allergic to peanuts.", tags=("health",)))


def shown(window: MainWindow) -> list[str]:
    """The texts of the list's rows."""
    model = window.frame.search.model
    rows = [model.row_at(number) for number in range(model.rowCount())]
    return [row.text for row in rows if row is not None]


def page(window: MainWindow) -> QWidget:
    """What stands where the list is."""
    return window.frame.search._stack.currentWidget()


async def typed(window: MainWindow, qtbot: QtBot, words: str) -> None:
    """Type into the search box and wait for the answer."""
    answered: list[bool] = []
    window.frame.search.settled.connect(lambda: answered.append(True))
    window.frame.box.clear()
    qtbot.keyClicks(window.frame.box, words)
    await until(lambda: answered and window.frame.search.query == words.strip(), f"no answer to {words}")


async def opened(window: MainWindow, memory_text: str) -> None:
    """Choose the row with that text and wait for its detail."""
    row = shown(window).index(memory_text)
    window.frame.search.list.choose(row)
    detail = window.frame.detail
    await until(lambda: detail.detail is not None and detail.detail.memory.id == window.memory)


async def dialog_of(kind: type[QWidget]) -> QWidget:
    """The dialog of that kind, once it is open."""
    await until(lambda: isinstance(QApplication.activeModalWidget(), kind))
    found = QApplication.activeModalWidget()
    assert isinstance(found, kind)
    return found


def test_the_newest_memories_are_listed_and_counted(filled: Fill, live: Live) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        assert shown(window) == [
            "I am allergic to peanuts.",
            "I work as a teacher.",
            "I have a dog called Bruno.",
            "I live in Lisbon.",
        ]
        assert window.frame.search.bar.count.text() == "4 memories"

    live(story)


def test_the_list_is_there_before_the_shelves_are_counted(
    filled: Fill, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(a_life)
    order: list[str] = []
    counting, showing = Vault.shelves, SearchPane._show

    def counted(vault: Vault) -> Shelves:
        order.append("shelves")
        return counting(vault)

    def showed(pane: SearchPane, listing: Listing) -> None:
        showing(pane, listing)
        order.append(f"{listing.total} rows")

    monkeypatch.setattr(Vault, "shelves", counted)
    monkeypatch.setattr(SearchPane, "_show", showed)

    async def story(window: MainWindow, _desk: Desk) -> None:
        assert order[0] == "4 rows"
        assert "shelves" in order
        assert "4 memories" in window.frame.status._counts.text()
        assert window.frame.library.shelves is not None

    live(story)


def test_typing_finds_and_down_brings_the_detail(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        await typed(window, qtbot, "where do I live")
        assert shown(window)[0] == "I live in Lisbon."
        qtbot.keyClick(window.frame.box, Qt.Key.Key_Down)
        detail = window.frame.detail
        await until(lambda: detail.detail is not None)
        assert detail.detail is not None
        assert detail.detail.memory.text == "I live in Lisbon."
        assert window.focusWidget() is window.frame.search.list
        qtbot.keyClick(window.frame.search.list, Qt.Key.Key_Escape)
        assert window.focusWidget() is window.frame.box

    live(story)


def test_part_of_a_word_is_enough_while_typing(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        await typed(window, qtbot, "pean")
        assert shown(window)[0] == "I am allergic to peanuts."

    live(story)


@pytest.mark.parametrize("query", ['"', "-", "*", "NEAR(", "C++", "a:b", "'", "\u202e", "😀", "(", "AND OR NOT", "%_"])
def test_no_sign_that_is_typed_breaks_the_search(filled: Fill, live: Live, qtbot: QtBot, query: str) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        answered: list[bool] = []
        window.frame.search.settled.connect(lambda: answered.append(True))
        window.frame.box.setText(query)
        await until(lambda: answered and window.frame.search.query == query, f"no answer to {query}")
        assert window.frame.notice.words == ""

    live(story)


def test_an_empty_vault_offers_three_ways_to_begin(live: Live) -> None:
    async def story(window: MainWindow, _desk: Desk) -> None:
        assert isinstance(page(window), FirstStart)
        window.frame.search.first_start.asked.emit("new")
        dialog = await dialog_of(WriteDialog)
        dialog.close()

    live(story)


def test_no_match_says_so_and_offers_to_clear(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        await typed(window, qtbot, "xylophone")
        assert isinstance(page(window), NothingFound)
        assert "“xylophone”" in window.frame.search.nothing.words
        window.frame.search.nothing.cleared.emit()
        await until(lambda: isinstance(page(window), RowList))
        assert window.frame.box.text() == ""

    live(story)


def test_a_filter_that_hides_everything_says_so_and_offers_to_clear(filled: Fill, live: Live) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.frame.search.narrow(Filter(Status.ARCHIVED))
        await until(lambda: isinstance(page(window), NothingFound))
        assert window.frame.search.nothing.words.startswith(text.FILTER_TITLE)
        window.frame.search.nothing.cleared.emit()
        await until(lambda: isinstance(page(window), RowList))
        assert len(shown(window)) == 4

    live(story)


def test_the_list_is_narrowed_by_status_source_and_tag(filled: Fill, live: Live) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        search = window.frame.search
        for wanted, texts in (
            (Filter(Status.PENDING), ["I work as a teacher."]),
            (Filter(source="ChatGPT"), ["I work as a teacher."]),
            (Filter(tag="health"), ["I am allergic to peanuts."]),
        ):
            search.narrow(wanted)
            await until(lambda texts=texts: shown(window) == texts)
            assert search.bar.count.text() == "1 of 4"

    live(story)


def test_another_date_changes_list_detail_banner_and_what_can_be_done(
    filled: Fill,
    live: Live,
    qtbot: QtBot,
) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        await opened(window, "I live in Lisbon.")
        await until(lambda: not window.menus.reasons["revise"])
        window.look_at(Showing(true_on=instant("2025-01-01")))
        await until(lambda: "I live in Porto." in shown(window))
        detail = window.frame.detail
        await until(lambda: detail.detail is not None and detail.detail.memory.text == "I live in Porto.")
        await until(lambda: window.menus.reasons["revise"])
        assert "1 Jan 2025" in window.frame.banner.sentence
        assert not window.menus.actions["revise"].isEnabled()
        window.do("today")
        await until(lambda: "I live in Lisbon." in shown(window))
        assert window.frame.banner.isHidden()

    live(story)


@pytest.mark.parametrize(
    ("action", "status"),
    [("retire", Status.RETIRED), ("archive", Status.ARCHIVED)],
)
def test_a_change_shows_the_bar_and_its_undo_brings_everything_back(
    filled: Fill,
    live: Live,
    action: str,
    status: Status,
) -> None:
    filled(a_life)

    async def story(window: MainWindow, desk: Desk) -> None:
        await opened(window, "I have a dog called Bruno.")
        await until(lambda: not window.menus.reasons[action])
        memory = window.memory
        window.do(action)
        await until(lambda: window.frame.undo.words == text.DONE[action])
        assert await desk.read(lambda vault: vault.show(memory).memory.status) is status
        await until(lambda: "I have a dog called Bruno." not in shown(window))
        window.frame.undo._undo.click()
        await until(lambda: "I have a dog called Bruno." in shown(window))
        assert await desk.read(lambda vault: vault.show(memory).memory.status) is Status.CURRENT
        await until(lambda: window.frame.undo.words == text.taken_back(action))
        await until(lambda: not window.menus.reasons["redo"])
        window.do("redo")
        await until(lambda: "I have a dog called Bruno." not in shown(window))

    live(story)


def test_a_correction_goes_through_its_dialog_and_keeps_the_chosen_row(
    filled: Fill,
    live: Live,
    qtbot: QtBot,
) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        await opened(window, "I have a dog called Bruno.")
        await until(lambda: not window.menus.reasons["revise"])
        window.do("revise")
        dialog = await dialog_of(ReviseDialog)
        assert isinstance(dialog, ReviseDialog)
        dialog.editor.clear()
        qtbot.keyClicks(dialog.editor, "I have an old dog called Bruno.")
        dialog.go()
        await until(lambda: "I have an old dog called Bruno." in shown(window))
        assert window.frame.undo.words == text.DONE["revise"]
        assert window.frame.detail.detail is not None

    live(story)


def test_pinning_toggles(filled: Fill, live: Live) -> None:
    filled(a_life)

    async def story(window: MainWindow, desk: Desk) -> None:
        await opened(window, "I have a dog called Bruno.")
        await until(lambda: not window.menus.reasons["pin"])
        for expected in (True, False):
            window.do("pin")
            words = text.DONE["pin" if expected else "unpin"]
            await until(lambda words=words: window.frame.undo.words == words)
            assert await desk.read(lambda vault: vault.show(window.memory).memory.pinned) is expected

    live(story)


def test_what_waits_is_approved(filled: Fill, live: Live) -> None:
    filled(a_life)

    async def story(window: MainWindow, desk: Desk) -> None:
        await opened(window, "I work as a teacher.")
        await until(lambda: not window.menus.reasons["approve"])
        window.do("approve")
        await until(lambda: window.frame.undo.words == text.DONE["approve"])
        assert await desk.read(lambda vault: vault.show(window.memory).memory.status) is Status.CURRENT

    live(story)


def test_an_old_wording_is_brought_back(filled: Fill, live: Live) -> None:
    filled(a_life)

    async def story(window: MainWindow, desk: Desk) -> None:
        await opened(window, "I live in Lisbon.")
        await until(lambda: not window.menus.reasons["revive"])
        window.do("revive")
        await until(lambda: window.frame.undo.words == text.DONE["revive"])
        memory = await desk.read(lambda vault: vault.show(window.memory).memory)
        assert (memory.text, memory.versions) == ("I live in Porto.", 3)

    live(story)


def test_undo_in_the_bar_takes_back_what_the_bar_names_and_nothing_that_came_later(
    filled: Fill, live: Live, vault_path: Path
) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        await opened(window, "I have a dog called Bruno.")
        window.do("archive")
        await until(lambda: window.frame.undo.words == text.DONE["archive"])
        other = Vault.open(vault_path)
        other.add(Statement("I play the accordion."))
        other.close()
        await until(lambda: "I play the accordion." in shown(window))
        window.frame.undo._undo.click()
        await until(lambda: "I have a dog called Bruno." in shown(window))
        assert "I play the accordion." in shown(window)

    live(story)


def test_a_later_change_to_the_same_memory_stands_in_the_way_and_is_told(
    filled: Fill, live: Live, vault_path: Path
) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        await opened(window, "I have a dog called Bruno.")
        memory = window.memory
        window.do("retire")
        await until(lambda: window.frame.undo.words == text.DONE["retire"])
        other = Vault.open(vault_path)
        other.revive(memory, 1)
        other.close()
        window.frame.undo._undo.click()
        await until(lambda: window.frame.notice.words.startswith("A later change stands in the way"))
        window.do("find")
        assert window.frame.notice.words == ""

    live(story)


def test_a_memorys_text_is_copied(filled: Fill, live: Live) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        await opened(window, "I have a dog called Bruno.")
        window.do("copy")
        assert QApplication.clipboard().text() == "I have a dog called Bruno."

    live(story)


def test_a_file_dropped_on_the_window_is_looked_into(live: Live, tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("I like bread.\nI like cheese.\n", "utf-8")

    async def story(window: MainWindow, _desk: Desk) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file)), QUrl.fromLocalFile(str(tmp_path / "other.txt"))])
        point = QPointF(100, 100)
        none = Qt.KeyboardModifier.NoModifier
        left = Qt.MouseButton.LeftButton
        QApplication.sendEvent(window, QDragEnterEvent(point.toPoint(), Qt.DropAction.CopyAction, data, left, none))
        QApplication.sendEvent(window, QDropEvent(point, Qt.DropAction.CopyAction, data, left, none))
        dialog = await dialog_of(ImportDialog)
        assert isinstance(dialog, ImportDialog)
        await until(lambda: dialog.step is Step.PREVIEW, "no preview")
        assert dialog.which.text() == "File 1 of 2: list.txt"
        dialog.close()

    live(story)


def test_a_text_dropped_on_the_window_is_offered_as_a_new_memory(live: Live) -> None:
    async def story(window: MainWindow, _desk: Desk) -> None:
        data = QMimeData()
        data.setText("  I like olives.\n")
        none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
        await until(lambda: not window.menus.reasons["import"])
        enter = QDragEnterEvent(QPoint(100, 100), Qt.DropAction.CopyAction, data, left, none)
        QApplication.sendEvent(window, enter)
        assert enter.isAccepted()
        assert window._drops.hint.isVisible()
        QApplication.sendEvent(window, QDropEvent(QPointF(100, 100), Qt.DropAction.CopyAction, data, left, none))
        dialog = await dialog_of(WriteDialog)
        assert isinstance(dialog, WriteDialog)
        assert dialog.editor.toPlainText() == "I like olives."
        assert not window._drops.hint.isVisible()
        dialog.close()

    live(story)


def test_down_in_the_empty_box_offers_what_was_searched_for_last(
    filled: Fill, live: Live, qtbot: QtBot, vault_path: Path
) -> None:
    filled(a_life)

    def kept() -> tuple[str, ...]:
        vault = Vault.open(vault_path, read_only=True)
        try:
            return vault.recent_searches()
        finally:
            vault.close()

    async def story(window: MainWindow, _desk: Desk) -> None:
        for words in ("dog", "live"):
            await typed(window, qtbot, words)
            qtbot.keyClick(window.frame.box, Qt.Key.Key_Return)
            await until(lambda words=words: kept()[:1] == (words,))
            window.do("clear_search")
        qtbot.keyClick(window.frame.box, Qt.Key.Key_Down)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        assert [entry.text() for entry in menu.actions()][:2] == ["live", "dog"]
        qtbot.keyClick(menu, Qt.Key.Key_Down)
        qtbot.keyClick(menu, Qt.Key.Key_Return)
        await until(lambda: window.frame.search.query == "dog")
        window.do("clear_search")
        window.frame.box.offer_recent()
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        menu.actions()[-1].trigger()
        menu.close()
        await until(lambda: kept() == ())

    live(story)


def test_what_cannot_be_done_says_why_instead(live: Live, filled: Fill) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.do("keep")
        assert "Choose a message" in window.frame.undo.words

    live(story)


def test_another_programs_memory_appears_without_moving_the_choice(
    filled: Fill,
    live: Live,
    vault_path: Path,
) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        await opened(window, "I have a dog called Bruno.")
        other = Vault.open(vault_path)
        other.add(Statement("I play the accordion."))
        other.close()
        await until(lambda: "I play the accordion." in shown(window))
        row = window.frame.search.list.current()
        assert row is not None
        assert row.text == "I have a dog called Bruno."

    live(story)


def test_below_eleven_hundred_pixels_the_detail_is_a_page_over_the_list(filled: Fill, live: Live) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.resize(1000, 700)
        await until(lambda: not window.frame.detail.isVisible())
        window.frame.search.list.choose(0)
        window.frame.search.list.entered_row.emit()
        await until(lambda: window.frame.detail.isVisible() and not window.frame.search.isVisible())
        window.frame.back.click()
        await until(lambda: window.frame.search.isVisible() and not window.frame.detail.isVisible())
        window.resize(1280, 800)
        await until(lambda: window.frame.search.isVisible() and window.frame.detail.isVisible())

    live(story)


def test_a_damaged_vault_is_told_in_the_window(live: Live) -> None:
    async def story(window: MainWindow, desk: Desk) -> None:
        desk.faulted.emit(VaultDamaged("The file is broken.", "Restore a backup."))
        assert window.frame.notice.words == "The vault is damaged: The file is broken. Restore a backup."

    live(story)


def test_every_control_has_a_name_for_screen_readers(filled: Fill, live: Live) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        await opened(window, "I live in Lisbon.")
        kinds = (QAbstractButton, QLineEdit, QAbstractItemView, QPlainTextEdit, QComboBox)
        nameless = [
            f"{type(widget).__name__} in {type(widget.parent()).__name__}"
            for kind in kinds
            for widget in window.findChildren(kind)
            if not widget.accessibleName() and not _spoken(widget) and not _qts_own(widget)
        ]
        assert nameless == []

    live(story)


def test_html_in_a_memory_a_tag_a_source_or_a_name_is_shown_literally(
    filled: Fill,
    live: Live,
    red_picture: str,
) -> None:
    attack = f"<h1>Big</h1><img src='{red_picture}'> <a href='file:///etc'>link</a>"

    def write(vault: Vault) -> None:
        vault.add(Statement(f"I like bread {attack}", speaker=attack, source=attack, tags=(attack[:40],)))
        kept = vault.add(Statement(f"I like cheese {attack}"))
        assert kept.memory
        vault.revise(kept.memory, f"I like old cheese {attack}", parse_moment("2025"))

    filled(write)

    async def story(window: MainWindow, _desk: Desk) -> None:
        for row in range(2):
            window.frame.search.list.choose(row)
            await until(lambda: window.frame.detail.detail is not None)
            tabs = window.frame.detail.tabs
            for tab in range(tabs.count()):
                tabs.setCurrentIndex(tab)
                await asyncio.sleep(0.02)
                assert tabs.currentIndex() == tab
                assert not has_red(window.grab().toImage())
        window.say(attack)
        assert not has_red(window.grab().toImage())

    live(story)


def test_html_in_a_message_or_its_speakers_name_is_shown_literally(
    filled: Fill, live: Live, red_picture: str, tmp_path: Path
) -> None:
    attack = f"<h1>Big</h1><img src='{red_picture}'>"
    talk = {
        "sample_id": attack,
        "conversation": {
            "speaker_a": attack,
            "speaker_b": "Melanie",
            "session_1_date_time": "1:56 pm on 8 May, 2023",
            "session_1": [
                {"speaker": attack, "dia_id": "D1:1", "text": f"Look at {attack}", "blip_caption": attack},
                {"speaker": "Melanie", "dia_id": "D1:2", "text": f"I see {attack}"},
            ],
        },
        "qa": [],
    }
    file = tmp_path / "talk.json"
    file.write_text(json.dumps([talk]), "utf-8")
    filled(lambda vault: vault.import_file(file, ImportOptions(format="locomo")))

    async def story(window: MainWindow, _desk: Desk) -> None:
        assert len(shown(window)) == 3
        for row in (1, 2):
            window.frame.search.list.choose(row)
            key = window.episode
            await until(lambda key=key: window.frame.detail.episode == key)
            assert not has_red(window.grab().toImage())
        assert any(attack in words for words in shown(window))

    live(story)


def _qts_own(widget: QWidget) -> bool:
    """A table's corner, hidden with its headers, and the arrow of a menu bar that has no room."""
    return isinstance(widget.parent(), QAbstractItemView | QMenuBar)


def _spoken(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name) if interface else ""
