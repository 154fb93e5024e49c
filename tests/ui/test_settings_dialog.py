"""One window for all settings: made from a table, searched, acting at once, each default stated."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox
from pytestqt.qtbot import QtBot

from core.domain import Statement
from core.library import Grouping, Order
from core.vault import Vault
from tests.ui.conftest import Story, until
from ui import text_settings
from ui.actions import BY_ID
from ui.arrangement import Arrangement
from ui.desk import Desk
from ui.dialogs.guide_dialog import GuideDialog
from ui.dialogs.settings_dialog import SettingsDialog
from ui.dialogs.sources_dialog import SourcesDialog
from ui.settings_table import ENTRIES, Entry, Page, fitting
from ui.theme import Theme, appearance
from ui.window import MainWindow

Fill = Callable[[Callable[[Vault], object]], Path]
Live = Callable[[Story], None]


async def opened(window: MainWindow) -> SettingsDialog:
    window.do("settings")
    await until(lambda: window.findChild(SettingsDialog) is not None)
    found = window.findChild(SettingsDialog)
    assert isinstance(found, SettingsDialog)
    return found


def choose(dialog: SettingsDialog, name: str, value: str) -> None:
    """Pick a value as a person does."""
    picker = dialog.rows[name].choice
    assert picker is not None
    at = picker.findData(value)
    assert at >= 0
    picker.setCurrentIndex(at)
    picker.activated.emit(at)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_each_setting_has_words_and_a_default_or_a_window_of_its_own(entry: Entry) -> None:
    assert entry.words
    assert entry.line.endswith(".")
    if entry.action:
        assert entry.action in BY_ID
    else:
        assert entry.default_words
        assert len(dict(entry.choices)) == len(entry.choices) > 1


def test_every_page_has_a_setting_and_no_name_stands_twice() -> None:
    assert {entry.page for entry in ENTRIES} == set(Page)
    assert len({entry.name for entry in ENTRIES}) == len(ENTRIES)


@pytest.mark.parametrize(
    ("typed", "names"),
    [("dark", {"theme"}), ("SINGLE keys", {"single_keys", "review_keys"}), ("oldest", {"order"}), ("zebra", set())],
)
def test_settings_are_found_by_their_words_and_choices(typed: str, names: set[str]) -> None:
    assert {entry.name for entry in fitting(typed)} == names


def test_what_is_not_chosen_is_shown_as_its_default(filled: Fill, live: Live) -> None:
    filled(lambda vault: vault.add(Statement("I drink tea.")))

    async def story(window: MainWindow, _desk: Desk) -> None:
        appearance().choose(Theme.SYSTEM, 1.0)
        dialog = await opened(window)
        for page in Page:
            dialog.turn_to(page)
            for row in dialog.rows.values():
                if row.choice is not None:
                    assert row.choice.currentData() == row.entry.default, row.entry.name
        appearance().choose(Theme.LIGHT, 1.0)
        dialog.close()

    live(story)


def test_a_choice_acts_at_once_and_stays_chosen(filled: Fill, live: Live) -> None:
    filled(lambda vault: [vault.add(Statement(f"The {thing} is mine.")) for thing in ("egg", "bell", "cup")])

    async def story(window: MainWindow, desk: Desk) -> None:
        kept: dict[str, str] = {}
        window._recall, window._remember = kept.get, kept.__setitem__  # type: ignore[method-assign]
        window._looks._remember = kept.__setitem__
        window.rooms._remember = kept.__setitem__
        window.shelving._kept = Arrangement(kept.get, kept.__setitem__)
        window.shelving._kept.open("v")
        dialog = await opened(window)
        choose(dialog, "theme", "dark")
        assert appearance().theme is Theme.DARK
        choose(dialog, "scale", "1.2")
        assert appearance().scale == 1.2
        dialog.turn_to(Page.LIST)
        choose(dialog, "order", Order.LETTERS.value)
        choose(dialog, "grouping", Grouping.SOURCE.value)
        await until(lambda: window.frame.search.model.row_at(1) and window.frame.search.model.row_at(1).text[4] == "b")
        choose(dialog, "sidebar", "off")
        assert not window.frame.library.isVisible()
        dialog.turn_to(Page.REVIEW)
        for name, value in (("single_keys", "off"), ("idle_sweep", "off"), ("tray", "on"), ("tray", "off")):
            choose(dialog, name, value)
            assert kept[name] == value
        dialog.turn_to(Page.PRIVACY)
        choose(dialog, "use", "off")
        counting = [True]
        while counting[-1]:
            counting.append(await desk.read(lambda vault: vault.counts_use()))
        assert '"order": "letters"' in kept["arrangements"]
        dialog.turn_to(Page.LOOKS)
        assert dialog.rows["theme"].choice is not None
        assert dialog.rows["theme"].choice.currentData() == "dark"
        appearance().choose(Theme.LIGHT, 1.0)
        dialog.close()

    live(story)


def test_a_search_goes_over_all_pages_and_ends_with_a_page(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(lambda vault: vault.add(Statement("I drink tea.")))

    async def story(window: MainWindow, _desk: Desk) -> None:
        dialog = await opened(window)
        qtbot.keyClicks(dialog.box, "keys")
        assert {"single_keys", "review_keys"} <= set(dialog.rows)
        assert not any(tab.isChecked() for tab in dialog.tabs.values())
        dialog.tabs[Page.LIST].click()
        assert dialog.box.text() == ""
        assert set(dialog.rows) == {"order", "grouping", "sidebar"}
        assert dialog.tabs[Page.LIST].isChecked()
        dialog.box.setText("zebra")
        assert dialog.rows == {}
        dialog.close()

    live(story)


def test_a_setting_with_a_window_of_its_own_opens_it(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(lambda vault: vault.add(Statement("I drink tea.")))

    async def story(window: MainWindow, _desk: Desk) -> None:
        from ui.dialogs.sources_dialog import SourcesDialog

        dialog = await opened(window)
        dialog.turn_to(Page.MODEL)
        model = dialog.rows["model"].button
        assert model is not None
        assert not model.isEnabled()
        dialog.turn_to(Page.SOURCES)
        button = dialog.rows["sources"].button
        assert button is not None
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        await until(lambda: window.findChild(SourcesDialog) is not None)
        window.findChild(SourcesDialog).close()  # type: ignore[union-attr]
        dialog.close()

    live(story)


def test_every_control_has_a_name_and_what_belongs_to_the_vault_is_marked(filled: Fill, live: Live) -> None:
    filled(lambda vault: vault.add(Statement("I drink tea.")))

    async def story(window: MainWindow, _desk: Desk) -> None:
        dialog = await opened(window)
        for page in Page:
            dialog.turn_to(page)
            rows = dialog.rows.values()
            controls = [one for row in rows for kind in (QAbstractButton, QComboBox) for one in row.findChildren(kind)]
            assert controls
            assert all(one.accessibleName() for one in controls)
        assert text_settings.facts("On", of_vault=True) == "Default: On  ·  This vault only"
        dialog.close()

    live(story)


def test_a_window_opened_from_the_settings_leads_back_to_them(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(lambda vault: vault.add(Statement("I drink tea.")))

    async def story(window: MainWindow, desk: Desk) -> None:
        dialog = await opened(window)
        came: list[bool] = []
        dialog.come_back = lambda: came.append(True)  # type: ignore[method-assign]
        dialog.turn_to(Page.SOURCES)
        row = next(row for row in dialog.rows.values() if row.entry.action == "sources")
        assert row.button is not None
        qtbot.mouseClick(row.button, Qt.MouseButton.LeftButton)
        await until(lambda: window.findChild(SourcesDialog) is not None)
        sources = window.findChild(SourcesDialog)
        assert sources is not None
        await until(sources.isVisible)
        assert not came
        qtbot.keyClick(sources, Qt.Key.Key_Escape)
        await until(lambda: came)
        window.do("guide")
        guide = window.findChild(GuideDialog)
        assert guide is not None
        guide.reject()
        assert came == [True], "what was opened elsewhere leads nowhere"
        await desk.read(lambda vault: vault.counts_use())

    live(story)
