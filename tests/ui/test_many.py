"""Several memories at once: selecting, one bar of acts, one Undo; and the list's own orders and headings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from core.answers import ListRequest
from core.domain import Statement, Status
from core.library import Grouping, Order, Within
from core.vault import Vault
from core.window import Window, parse_moment
from tests.ui.conftest import Story, until
from tests.ui.test_window import dialog_of, opened, shown, typed
from ui import text, text_library
from ui.desk import Desk
from ui.dialogs.end_dialog import EndForm
from ui.dialogs.many_dialogs import MergeDialog, TagsManyDialog
from ui.many import WATCHED
from ui.tables.model import PAGE, RowModel, Section
from ui.tables.rows import Kind, Row
from ui.window import MainWindow

Fill = Callable[[Callable[[Vault], object]], Path]
Live = Callable[[Story], None]
THINGS = ("anchor", "bell", "cup", "drum", "egg")


def things(vault: Vault) -> None:
    for number, thing in enumerate(THINGS):
        vault.add(Statement(f"The {thing} is mine.", window=Window(parse_moment(f"{2020 - number}"))))


async def selected(window: MainWindow, qtbot: QtBot, number: int) -> None:
    """Select so many rows from the top with the keyboard alone."""
    view = window.frame.search.list
    view.setFocus()
    view.choose(view.rows.first_selectable())
    for _ in range(number - 1):
        qtbot.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    await until(lambda: window.frame.search.number_selected() == number)
    await until(lambda: not window.menus.reasons["archive"] and not window.menus.reasons["merge"])


async def statuses(desk: Desk) -> list[Status]:
    return await desk.read(lambda vault: [one.status for one in vault.list(ListRequest(every=True)).memories])


def press(qtbot: QtBot, button: QPushButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_bar_comes_with_the_second_row_and_goes_with_esc(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(things)

    async def story(window: MainWindow, _desk: Desk) -> None:
        bar = window.frame.selection
        await opened(window, "The cup is mine.")
        assert not bar.isVisible()
        await selected(window, qtbot, 3)
        assert bar.isVisible()
        assert bar.words.text() == "3 selected"
        qtbot.keyClick(window.frame.search.list, Qt.Key.Key_Escape)
        await until(lambda: not bar.isVisible())
        assert window.frame.search.number_selected() == 1
        assert "Select several" in window.menus.reasons["merge"]

    live(story)


def test_three_are_archived_by_one_key_and_come_back_by_one_undo(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(things)

    async def story(window: MainWindow, desk: Desk) -> None:
        await selected(window, qtbot, 3)
        before = await desk.read(lambda vault: vault.last_operation())
        window.do("archive")
        await until(lambda: window.frame.undo.words == "3 memories moved to the archive.")
        assert await desk.read(lambda vault: vault.last_operation()) == before + 1
        assert (await statuses(desk)).count(Status.ARCHIVED) == 3
        await until(lambda: len(shown(window)) == 2)
        press(qtbot, window.frame.undo._undo)
        await until(lambda: len(shown(window)) == 5)
        assert Status.ARCHIVED not in await statuses(desk)

    live(story)


def test_pinning_many_pins_the_rest_and_then_unpins_all(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(things)

    async def story(window: MainWindow, _desk: Desk) -> None:
        await selected(window, qtbot, 2)
        press(qtbot, window.frame.selection.buttons["pin"])
        await until(lambda: window.frame.undo.words == "2 memories pinned.")
        await until(lambda: window.frame.search.number_selected() == 2)
        press(qtbot, window.frame.selection.buttons["pin"])
        await until(lambda: window.frame.undo.words == "2 memories no longer pinned.")

    live(story)


def test_tags_and_an_end_are_asked_for_once_for_all(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(things)

    async def story(window: MainWindow, desk: Desk) -> None:
        await selected(window, qtbot, 2)
        window.do("tags")
        dialog = await dialog_of(TagsManyDialog)
        assert isinstance(dialog, TagsManyDialog)
        dialog.go()
        assert text_library.NAME_A_TAG in dialog.fault.sentence
        dialog.add.setText("shed, old")
        dialog.go()
        await until(lambda: window.frame.undo.words == "2 memories tagged anew.")
        tags = await desk.read(lambda vault: vault.shelves().tags)
        assert tags == (("old", 2), ("shed", 2))
        await until(lambda: window.frame.search.number_selected() == 2)
        window.do("end")
        ending = await dialog_of(EndForm)
        assert isinstance(ending, EndForm)
        ending.go()
        await until(lambda: window.frame.undo.words == "2 memories marked as no longer true.")
        assert (await statuses(desk)).count(Status.PAST) == 2

    live(story)


def test_several_become_one_under_the_wording_that_is_chosen(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(things)

    async def story(window: MainWindow, desk: Desk) -> None:
        await selected(window, qtbot, 2)
        window.do("merge")
        dialog = await dialog_of(MergeDialog)
        assert isinstance(dialog, MergeDialog)
        assert [choice.text() for choice in dialog.choices][:2] == ["The egg is mine.", "The drum is mine."]
        dialog.choices[-1].setChecked(True)
        dialog.editor.setPlainText("The egg and the drum are mine.")
        dialog.go()
        await until(lambda: window.frame.undo.words == text_library.MERGED)
        await until(lambda: "The egg and the drum are mine." in shown(window))
        assert (await statuses(desk)).count(Status.ARCHIVED) == 1

    live(story)


def test_all_of_a_long_list_are_selected_though_few_rows_are_held(filled: Fill, live: Live) -> None:
    filled(lambda vault: [vault.add(Statement(f"Thing number {number} is blue.")) for number in range(WATCHED + 60)])

    async def story(window: MainWindow, desk: Desk) -> None:
        window.do("select_all")
        await until(lambda: window.frame.search.number_selected() == WATCHED + 60)
        assert len(await window.frame.search.selected()) == WATCHED + 60
        begun: list[str] = []
        desk.jobs.begun.connect(lambda job: begun.append(job.title))
        await until(lambda: not window.menus.reasons["retire"])
        window.do("retire")
        await until(lambda: f"{WATCHED + 60} memories marked as never right." in window.frame.undo.words)
        assert begun == [f"{WATCHED + 60} memories: marked as never right"]

    live(story)


def test_found_rows_are_selected_as_well(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(things)

    async def story(window: MainWindow, desk: Desk) -> None:
        await typed(window, qtbot, "egg drum bell")
        found = shown(window)
        await selected(window, qtbot, len(found))
        chosen = await window.frame.search.selected()
        texts = await desk.read(lambda vault: [vault.show(one).memory.text for one in chosen])
        assert texts == found

    live(story)


def test_the_list_is_ordered_and_grouped_by_its_menu(filled: Fill, live: Live) -> None:
    filled(things)

    async def story(window: MainWindow, _desk: Desk) -> None:
        bar = window.frame.search.bar
        newest_true = [f"The {thing} is mine." for thing in THINGS]
        for order, expected in (
            (Order.LETTERS, sorted(newest_true)),
            (Order.TRUE, newest_true),
            (Order.OLDEST, newest_true),
            (Order.LEARNED, newest_true[::-1]),
        ):
            bar._orders[order].trigger()
            await until(lambda expected=expected: shown(window) == expected)
            assert text_library.ORDER_WORDS[order] in bar.sort.text()
        bar._headings[Grouping.SOURCE].trigger()
        await until(lambda: shown(window) == ["typed by you  ·  5", *newest_true[::-1]])
        window.frame.search.list.choose(0)
        assert window.frame.search.number_selected() == 0

    live(story)


def test_found_rows_stand_best_first_until_another_order_is_chosen(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(things)

    async def story(window: MainWindow, _desk: Desk) -> None:
        bar = window.frame.search.bar
        await typed(window, qtbot, "mine egg")
        assert text_library.MOST_RELEVANT in bar.sort.text()
        assert shown(window)[0] == "The egg is mine."
        found = shown(window)
        bar._orders[Order.LETTERS].trigger()
        await until(lambda: shown(window) == sorted(found) and "A to Z" in bar.sort.text())
        window.do("clear_search")
        await typed(window, qtbot, "mine drum")
        assert text_library.MOST_RELEVANT in bar.sort.text()

    live(story)


def test_what_another_program_writes_is_told_above_the_list_which_stays(
    filled: Fill, live: Live, vault_path: Path, qtbot: QtBot
) -> None:
    filled(lambda vault: [vault.add(Statement(f"Thing number {number} is blue.")) for number in range(60)])

    async def story(window: MainWindow, _desk: Desk) -> None:
        search = window.frame.search
        search.list.choose(20)
        search.list.verticalScrollBar().setValue(900)
        top = search.list.rowViewportPosition(search.list.top_row()), search.model.row_at(search.list.top_row())
        chosen = search.list.current()
        other = Vault.open(vault_path)
        for number in range(4):
            other.add(Statement(f"New thing {number} is red."))
        other.close()
        await until(lambda: search.bar.fresh.isVisible() and search.bar.fresh.text() == "4 new memories ▲")
        assert (
            search.list.rowViewportPosition(search.list.top_row()),
            search.model.row_at(search.list.top_row()),
        ) == top
        assert search.list.current() == chosen
        press(qtbot, search.bar.fresh)
        await until(lambda: search.list.verticalScrollBar().value() == 0)
        assert not search.bar.fresh.isVisible()
        assert shown(window)[0] == "New thing 3 is red."

    live(story)


def test_the_place_far_down_is_kept_when_the_list_changes(filled: Fill, live: Live) -> None:
    filled(lambda vault: [vault.add(Statement(f"Thing number {number} is blue.")) for number in range(3 * PAGE)])

    async def story(window: MainWindow, desk: Desk) -> None:
        search = window.frame.search
        bar = search.list.verticalScrollBar()
        bar.setValue(bar.maximum())
        await until(
            lambda: search.model.row_at(3 * PAGE - 1) is not None and search.model.row_at(search.list.top_row())
        )
        top = search.model.row_at(search.list.top_row())
        await desk.change(lambda vault: vault.add(Statement("One more thing is green.")))
        await until(lambda: search.model.rowCount() == 3 * PAGE + 1)
        assert search.model.row_at(search.list.top_row()) == top

    live(story)


def test_a_narrower_filter_counts_a_search_whole(filled: Fill, live: Live, qtbot: QtBot) -> None:
    def fill(vault: Vault) -> None:
        for number in range(120):
            vault.add(Statement(f"Thing number {number} is blue.", tags=("few",) if number % 10 == 0 else ()))

    filled(fill)

    async def story(window: MainWindow, _desk: Desk) -> None:
        search = window.frame.search
        await typed(window, qtbot, "thing")
        assert search.bar.count.text() == text.found_line(50, 120, 120)
        search.narrow(Within(tag="few"))
        await until(lambda: search.bar.count.text() == "12 of 120")
        search.narrow(Within(Status.PAST))
        await until(lambda: search.bar.count.text() == text.found_line(0, 0, 120))

    live(story)


def test_groups_stand_between_rows_and_belong_to_no_page() -> None:
    model = RowModel()
    rows = tuple(Row(Kind.MEMORY, str(at), f"text {at}") for at in range(5))
    model.show([Section("memories", 5, groups=(("one", 2), ("none", 0), ("two", 3)))], {("memories", 0): rows})
    assert model.rowCount() == 7
    assert model.headings() == [0, 3]
    assert [model.place(row) for row in range(7)] == [
        None, ("memories", 0), ("memories", 1), None, ("memories", 2), ("memories", 3), ("memories", 4),
    ]  # fmt: skip
    assert [model.row_number("memories", at) for at in range(6)] == [1, 2, 4, 5, 6, -1]
    assert model.inside("memories", 0, 6) == (0, 5)
    assert model.inside("memories", 2, 4) == (1, 3)
    assert model.inside("memories", 0, 0) is None
    assert model.first_selectable() == 1
