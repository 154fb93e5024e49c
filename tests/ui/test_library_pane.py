"""The sidebar: shelves with their numbers, folding, saved searches, what is remembered for each vault."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from core.domain import Channel, Statement, Status
from core.library import Grouping, Order, SavedSearch, Shelves, Within
from core.vault import Vault
from tests.ui.conftest import Story, until
from tests.ui.everywhere import walker
from tests.ui.templates import Templates, sample
from tests.ui.test_safe import has_red
from tests.ui.test_window import dialog_of, opened, shown, typed
from ui import text_library
from ui.arrangement import MOST_SIGNS, Arrangement
from ui.desk import Desk
from ui.dialogs.name_dialog import NameDialog
from ui.tables.shelf_view import ShelfView
from ui.tables.shelves import (
    SHOWN_AT_ONCE,
    Folds,
    More,
    Remark,
    Shelf,
    ShelfModel,
    Title,
    entries_of,
    key_of,
)
from ui.window import MainWindow

Fill = Callable[[Callable[[Vault], object]], Path]
Live = Callable[[Story], None]


def a_life(vault: Vault) -> None:
    vault.add(Statement("I live in Lisbon.", tags=("home",)))
    vault.add(Statement("My sister Nele lives in Kiel.", tags=("family", "home")))
    vault.add(Statement("I work as a teacher.", source="ChatGPT", channel=Channel.IMPORT))
    gone = vault.add(Statement("I like liquorice."))
    vault.end(str(gone.memory))
    pinned = vault.add(Statement("I am allergic to peanuts."))
    vault.pin(str(pinned.memory))


def counted(**more: object) -> Shelves:
    """A library of a thousand tags."""
    values: dict[str, object] = {
        "active": 3, "every": 5, "recent": 1, "pinned": 0, "skipped": 2, "contradictions": 4, "waiting": 0,
        "duplicates": 0, "by_rule": 0,
        "tags": tuple((f"tag {number}", 5000 - number) for number in range(5000)),
        "sources": (("typed", 3),), "people": (),
        "saved": (SavedSearch("s1", "Work"),), "by_status": tuple((status, 0) for status in Status),
    }  # fmt: skip
    return Shelves(**{**values, **more})  # type: ignore[arg-type]


def put_keys_on(view: ShelfView, key: tuple[str, str]) -> None:
    view.setFocus()
    view.setCurrentIndex(view.shelves.index(view.shelves.row_of(key), 0))


def taken(window: MainWindow, qtbot: QtBot, key: tuple[str, str]) -> None:
    put_keys_on(window.frame.library.view, key)
    qtbot.keyClick(window.frame.library.view, Qt.Key.Key_Return)


def test_five_thousand_tags_are_shown_a_few_first_and_all_when_asked(qtbot: QtBot) -> None:
    folds = Folds()
    rows = entries_of(counted(), folds)
    tags = [row for row in rows if isinstance(row, Shelf) and row.key[0] == "tag"]
    assert len(tags) == SHOWN_AT_ONCE
    (more,) = [row for row in rows if isinstance(row, More)]
    assert more.words == f"Show {5000 - SHOWN_AT_ONCE:,} more"
    folds.whole.add("tags")
    rows = entries_of(counted(), folds)
    assert sum(isinstance(row, Shelf) and row.key[0] == "tag" for row in rows) == 5000
    view = ShelfView(ShelfModel())
    qtbot.addWidget(view)
    view.show_rows(rows)
    view.show()
    put_keys_on(view, ("tag", "tag 4000"))
    view.show_rows(entries_of(counted(active=4), folds))
    entry = view.entry()
    assert entry is not None
    assert entry.key == ("tag", "tag 4000")


def test_qt_finds_no_fault_with_the_rows(qtbot: QtBot) -> None:
    model = ShelfModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show(entries_of(counted(), Folds()))
    model.show(entries_of(counted(), Folds(folded={"tags"})))
    assert tester.model() is model


def test_an_empty_section_says_so_and_a_folded_one_shows_its_title_alone() -> None:
    folds = Folds(folded={"review", "pictures"})
    rows = entries_of(counted(), folds)
    assert [row.words for row in rows if isinstance(row, Remark)] == [text_library.NO_PEOPLE]
    assert not any(row.key[0] == "room" for row in rows)
    assert [row.folded for row in rows if isinstance(row, Title)] == [False, True, True, False, False, False, False]


def test_every_row_has_a_sentence_for_screen_readers(qtbot: QtBot) -> None:
    view = ShelfView(ShelfModel())
    qtbot.addWidget(view)
    view.show_rows(entries_of(counted(), Folds()))
    view.setAccessibleName("Library")
    view.show()
    interface = QAccessible.queryAccessibleInterface(view)
    assert interface.text(QAccessible.Text.Name) == "Library"
    sentences = [
        view.shelves.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(view.shelves.rowCount())
    ]
    assert all(sentences)
    assert "Library, unfolded" in sentences
    assert any(str(one).startswith("Contradictions, 4") for one in sentences)
    assert "tag 3, 4,997" in sentences


def test_the_open_shelf_is_known_from_what_is_shown() -> None:
    saved = (
        SavedSearch("s1", "Work", "teacher", Within(tag="work")),
        SavedSearch("s2", "Odd", "", Within(pinned=True, tag="x")),
    )
    assert key_of(Within(), "") == ("library", "active")
    assert key_of(Within(Status.PAST), "") == ("library", "past")
    assert key_of(Within(tag="home"), "") == ("tag", "home")
    assert key_of(Within(tag="home", pinned=True), "") == ("", "")
    assert key_of(Within(tag="work"), "teacher", saved) == ("saved", "s1")
    assert key_of(Within(pinned=True, tag="x"), "", saved) == ("saved", "s2")


def test_a_shelf_narrows_the_list_and_stands_as_a_chip_that_can_be_taken_away(
    filled: Fill, live: Live, qtbot: QtBot
) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        library, search = window.frame.library, window.frame.search
        for key, expected, chip in (
            (("tag", "home"), ["My sister Nele lives in Kiel.", "I live in Lisbon."], "#home  ×"),
            (("library", "past"), ["I like liquorice."], "Past  ×"),
            (("library", "pinned"), ["I am allergic to peanuts."], "Pinned  ×"),
            (("source", "ChatGPT"), ["I work as a teacher."], "from ChatGPT  ×"),
        ):
            taken(window, qtbot, key)
            await until(lambda expected=expected: shown(window) == expected)
            assert library.view.chosen == key
            assert [one.text() for one in search.filters.chips.values() if one.isVisible()] == [chip]
            assert search.bar.count.text() == f"{len(expected)} of 5"
        search.filters.chips["source"].click()
        await until(lambda: len(shown(window)) == 4)
        assert library.view.chosen == ("library", "active")
        assert not search.filters.isVisible()

    live(story)


def test_all_shows_what_is_over_as_well(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        assert window.frame.search.bar.count.text() == "4 of 5"
        taken(window, qtbot, ("library", "every"))
        await until(lambda: len(shown(window)) == 5)
        assert window.frame.search.bar.count.text() == "5 memories"

    live(story)


def test_numbers_follow_what_another_program_writes(filled: Fill, live: Live, vault_path: Path) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        other = Vault.open(vault_path)
        other.add(Statement("I play the accordion.", tags=("music",)))
        other.close()
        await until(lambda: window.frame.library.shelves and ("music", 1) in window.frame.library.shelves.tags)
        assert window.frame.library.view.shelves.row_of(("tag", "music")) > 0

    live(story)


def test_titles_fold_by_keys_and_clicks(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        view = window.frame.library.view
        put_keys_on(view, ("title", "tags"))
        for key, there in ((Qt.Key.Key_Left, False), (Qt.Key.Key_Right, True), (Qt.Key.Key_Space, False)):
            qtbot.keyClick(view, key)
            assert (view.shelves.row_of(("tag", "home")) > 0) is there
        qtbot.keyClick(view, Qt.Key.Key_Escape)
        assert window.focusWidget() is window.frame.search.list

    live(story)


def test_a_room_is_marked_and_left_by_choosing_a_shelf(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        view = window.frame.library.view
        taken(window, qtbot, ("room", "contradictions"))
        await until(lambda: window.rooms.open)
        assert view.chosen == ("room", "contradictions")
        taken(window, qtbot, ("tag", "family"))
        await until(lambda: not window.rooms.open and shown(window) == ["My sister Nele lives in Kiel."])
        assert view.chosen == ("tag", "family")

    live(story)


def test_a_search_is_saved_opened_changed_removed_and_brought_back(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(a_life)

    async def story(window: MainWindow, desk: Desk) -> None:
        library, search = window.frame.library, window.frame.search

        def saved() -> list[SavedSearch]:
            return list(library.shelves.saved) if library.shelves else []

        search.narrow(Within(tag="home"))
        await typed(window, qtbot, "Lisbon")
        window.do("save_search")
        dialog = await dialog_of(NameDialog)
        assert isinstance(dialog, NameDialog)
        assert dialog.line.text() == "Lisbon, #home"
        dialog.line.setText("Where I live")
        dialog.go()
        await until(lambda: [one.name for one in saved()] == ["Where I live"])
        (kept,) = saved()
        assert library.view.chosen == ("saved", kept.id)
        window.do("clear_search")
        taken(window, qtbot, ("library", "active"))
        await until(lambda: len(shown(window)) == 4)
        taken(window, qtbot, ("saved", kept.id))
        await until(lambda: shown(window)[:1] == ["I live in Lisbon."] and window.frame.box.text() == "Lisbon")
        await typed(window, qtbot, "Kiel")
        library.saved_asked.emit("update", kept)
        await until(lambda: saved() and saved()[0].query == "Kiel")
        library.saved_asked.emit("rename", saved()[0])
        dialog = await dialog_of(NameDialog)
        assert isinstance(dialog, NameDialog)
        dialog.line.setText("Kin")
        dialog.go()
        await until(lambda: [one.name for one in saved()] == ["Kin"])
        library.saved_asked.emit("remove", saved()[0])
        await until(lambda: saved() == [])
        window.frame.undo._undo.click()
        await until(lambda: [one.name for one in saved()] == ["Kin"])

    live(story)


def test_a_saved_search_has_a_menu_by_key(filled: Fill, live: Live, qtbot: QtBot) -> None:
    def fill(vault: Vault) -> None:
        a_life(vault)
        vault.save_search(SavedSearch("", "Work", "teacher"))

    filled(fill)

    async def story(window: MainWindow, _desk: Desk) -> None:
        view = window.frame.library.view
        (kept,) = window.frame.library.shelves.saved  # type: ignore[union-attr]
        put_keys_on(view, ("saved", kept.id))
        qtbot.keyClick(view, Qt.Key.Key_Menu)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        assert [entry.text() for entry in menu.actions()] == ["Open", "Rename…", text_library.UPDATE, "Remove"]
        menu.actions()[0].trigger()
        menu.close()
        await until(lambda: window.frame.box.text() == "teacher")

    live(story)


def test_del_removes_the_saved_search_and_never_the_memory_that_is_chosen(
    filled: Fill, live: Live, qtbot: QtBot
) -> None:
    def fill(vault: Vault) -> None:
        a_life(vault)
        vault.save_search(SavedSearch("", "Work", "teacher"))

    filled(fill)

    async def story(window: MainWindow, desk: Desk) -> None:
        await opened(window, "I live in Lisbon.")
        await until(lambda: not window.menus.reasons["archive"])
        library = window.frame.library
        (kept,) = library.shelves.saved  # type: ignore[union-attr]
        for key in (("library", "recent"), ("saved", kept.id)):
            put_keys_on(library.view, key)
            qtbot.keyClick(library.view, Qt.Key.Key_Delete)
        await until(lambda: library.shelves is not None and library.shelves.saved == ())
        assert await desk.read(lambda vault: vault.show(window.memory).memory.status) is Status.CURRENT

    live(story)


def test_below_eleven_hundred_pixels_the_library_waits_behind_its_button(filled: Fill, live: Live) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        library = window.frame.library
        assert library.isVisible()
        window.resize(1000, 700)
        await until(lambda: not library.isVisible())
        window.frame.toggle.click()
        await until(library.isVisible)
        window.resize(1280, 800)
        await until(library.isVisible)
        window.do("sidebar")
        assert not library.isVisible()

    live(story)


def test_html_in_a_tag_a_source_a_name_or_a_saved_search_stays_text(filled: Fill, live: Live, red_picture: str) -> None:
    attack = f"<img src='{red_picture}'>"

    def fill(vault: Vault) -> None:
        vault.add(Statement(f"I like bread {attack}", source=attack, tags=(attack,)))
        vault.save_search(SavedSearch("", attack[:80], attack))

    filled(fill)

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.shelving.narrow(Within(tag=attack, source=attack))
        await until(lambda: len(shown(window)) == 1)
        assert not has_red(window.grab().toImage())

    live(story)


def test_an_arrangement_belongs_to_one_vault_and_old_ones_make_room() -> None:
    kept: dict[str, str] = {}
    one = Arrangement(kept.get, kept.__setitem__)
    one.keep("order", "letters")
    assert kept == {}
    one.open("a")
    one.keep("order", "letters")
    other = Arrangement(kept.get, kept.__setitem__)
    other.open("b")
    assert other.value("order") == ""
    other.keep("order", "true")
    one.open("a")
    assert one.value("order") == "letters"
    for number in range(100):
        many = Arrangement(kept.get, kept.__setitem__)
        many.open(f"vault {number}")
        many.keep("widths", "x" * 300)
    assert len(kept["arrangements"]) <= MOST_SIGNS
    many.open("vault 99")
    assert many.value("widths")
    many.open("a")
    assert many.value("order") == ""


@pytest.mark.parametrize("broken", ["", "[]", "{", '{"a": 1}', '{"a": {"order": 3}}'])
def test_a_broken_arrangement_counts_as_none(broken: str) -> None:
    one = Arrangement(lambda _name: broken, lambda _name, _value: None)
    one.open("a")
    assert one.value("order") == ""


def test_order_and_headings_come_back_for_the_vault(filled: Fill, live: Live) -> None:
    filled(a_life)

    async def story(window: MainWindow, desk: Desk) -> None:
        kept: dict[str, str] = {}
        window.shelving._kept = Arrangement(kept.get, kept.__setitem__)
        window.shelving.arrange(desk.vault_id)
        window.frame.search.bar._choose(Order.LETTERS)
        window.frame.search.bar._group(Grouping.SOURCE)
        window.frame.library._fold("tags", True)
        window.frame.search.arrange(Order.LEARNED, Grouping.NONE)
        window.frame.library.fold(set())
        window.shelving.arrange(desk.vault_id)
        assert (window.frame.search.bar.order, window.frame.search.bar.grouping) == (Order.LETTERS, Grouping.SOURCE)
        assert window.frame.library.folds.folded == {"tags"}

    live(story)


def test_two_vaults_in_one_program_each_keep_their_own_arrangement(
    loop: qasync.QEventLoop, templates: Templates, tmp_path: Path
) -> None:
    kept: dict[str, str] = {}
    first = templates.copy(sample, tmp_path / "first.variorum")
    second = templates.filled(a_life, tmp_path / "second.variorum")

    async def widened(window: MainWindow, _desk: Desk) -> None:
        window.frame.outer.setSizes([330, 900])
        window.frame.split.setSizes([380, 520])
        window.frame.search.bar._choose(Order.LETTERS)
        window.frame.search.bar._group(Grouping.SOURCE)
        window.frame.library._fold("tags", True)

    async def untouched(window: MainWindow, _desk: Desk) -> None:
        assert window.frame.outer.sizes()[0] < 300
        assert (window.frame.search.bar.order, window.frame.search.bar.grouping) == (Order.LEARNED, Grouping.NONE)
        assert window.frame.library.folds.folded == set()

    async def as_before(window: MainWindow, _desk: Desk) -> None:
        assert abs(window.frame.outer.sizes()[0] - 330) < 20
        assert abs(window.frame.split.sizes()[0] - 380) < 20
        assert (window.frame.search.bar.order, window.frame.search.bar.grouping) == (Order.LETTERS, Grouping.SOURCE)
        assert window.frame.library.folds.folded == {"tags"}

    for path, story in ((first, widened), (second, untouched), (first, as_before)):
        walker(loop, path, kept)(story)
