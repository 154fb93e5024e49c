"""Around the memories: other vaults, copying and checking this one, the sample, its tour, presenting, tags."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
import qasync
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from core.answers import ListRequest, Problem
from core.domain import Statement
from core.errors import NotAVault, VaultMissing
from core.vault import Vault
from tests.ui.conftest import Story, until
from ui import text_around, text_settings, text_vaults
from ui.desk import Desk, Doors
from ui.dialogs.retag_dialog import RetagDialog
from ui.dialogs.settings_dialog import SettingsDialog
from ui.dialogs.vault_dialogs import NewVaultDialog, PropertiesDialog, free_place
from ui.presenting import Echo
from ui.theme import Theme, appearance
from ui.tour import Tour
from ui.vault_doors import VaultDoors
from ui.widgets.tour_card import beside
from ui.window import MainWindow

T = TypeVar("T", bound=QWidget)
Fill = Callable[[Callable[[Vault], object]], Path]


def a_life(vault: Vault) -> None:
    """A few memories, one with a past."""
    home = str(vault.add(Statement("I live in Porto.", tags=("home", "old"))).memory)
    vault.revise(home, "I live in Lisbon.")
    vault.archive(str(vault.add(Statement("I have a bicycle.", tags=("old",))).memory))
    vault.add(Statement("I keep bees."))


class Elsewhere:
    """Other vaults as the window may reach them; what was opened is written down."""

    def __init__(self, folder: Path) -> None:
        self.opened: list[Path] = []
        self.owned = 0
        self.known: list[Path] = []
        self.restarted = 0
        self.doors = VaultDoors(self.open, self.make, lambda: tuple(self.known), folder, self.own, self.again)

    def open(self, path: Path) -> None:
        """As the application does: what is not there is refused."""
        if not path.exists():
            raise VaultMissing("There is no vault there.", "Choose another.")
        self.opened.append(path)

    def make(self, path: Path, owner: str) -> None:
        """Make one."""
        Vault.create(path, owner=owner).close()

    def again(self) -> None:
        """This very vault once more."""
        self.restarted += 1

    def own(self) -> None:
        """The person's own."""
        self.owned += 1


@pytest.fixture
def elsewhere(tmp_path: Path) -> Elsewhere:
    return Elsewhere(tmp_path)


@pytest.fixture
def sample(loop: qasync.QEventLoop, vault_path: Path, elsewhere: Elsewhere) -> Callable[[Story], None]:
    """A window that shows a sample and can reach other vaults."""
    appearance().choose(Theme.LIGHT, 1.0)

    async def play(story: Story) -> None:
        desk = Desk(Doors(lambda: Vault.open(vault_path), lambda: Vault.open(vault_path, read_only=True)))
        window = MainWindow(desk, "Mira", sample=True, vaults=elsewhere.doors)
        window.show()
        await desk.open()
        await window.began()
        try:
            await asyncio.wait_for(story(window, desk), 60)
        finally:
            window.close()
            await desk.close()
            window.put_away()
            desk.deleteLater()

    return lambda story: loop.run_until_complete(play(story))


async def dialog_of(kind: type[T]) -> T:
    """The open dialog of that kind."""
    await until(lambda: any(one.isVisible() for one in found(kind)))
    return next(one for one in found(kind) if one.isVisible())


def found(kind: type[T]) -> list[T]:
    """All dialogs of that kind."""
    return [one for one in QApplication.allWidgets() if isinstance(one, kind)]


# -- the sample and its tour


def test_a_sample_says_so_in_a_line_of_its_own_and_one_can_hide_it(
    filled: Fill, sample: Callable[[Story], None]
) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        strip = window.frame.sample
        assert strip.isVisible()
        assert "made-up" in strip.accessibleName()
        strip._close.click()
        assert not strip.isVisible()

    sample(story)


def test_ones_own_vault_has_no_such_line_and_cannot_be_reset(filled: Fill, live: Callable[[Story], None]) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        assert not window.frame.sample.isVisible()
        assert "sample" in window.menus.reasons["reset_sample"]
        assert window.menus.reasons["new_vault"]

    live(story)


def test_the_sample_starts_anew_after_asking_once(filled: Fill, sample: Callable[[Story], None], qtbot: QtBot) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        qtbot.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
        box = await dialog_of(QMessageBox)
        assert not window.around.again
        next(button for button in box.buttons() if button.text() == text_around.RESET).click()
        assert window.around.again
        assert not window.isVisible()

    sample(story)


def test_ones_own_vault_begins_from_the_samples_line(
    filled: Fill, sample: Callable[[Story], None], elsewhere: Elsewhere
) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.frame.sample.buttons["own_vault"].click()
        assert elsewhere.owned == 1
        assert not window.isVisible()

    sample(story)


def test_the_tour_stops_at_five_real_controls_and_gives_the_keys_back(
    filled: Fill, sample: Callable[[Story], None], qtbot: QtBot
) -> None:
    filled(a_life)

    async def story(window: MainWindow, desk: Desk) -> None:
        window.frame.sample.buttons["tour"].click()
        tour = window.around.tour
        seen = []
        for number, (name, heading, _said) in enumerate(text_around.TOUR, 1):
            assert tour.card is not None
            assert tour.card.heading.text() == heading
            if name == "timeline":
                await until(lambda: window.frame.detail.detail is not None)
                assert window.frame.detail.detail is not None
                assert window.frame.detail.detail.memory.text == "I live in Lisbon."
            around = tour.around(name)
            assert not around.isEmpty(), name
            assert around.bottom() <= window.frame.status.mapTo(window, QPoint(0, 0)).y()
            await until(partial(stands_beside, tour, name))
            assert window.rect().contains(tour.card.geometry())
            seen.append(around)
            qtbot.keyClick(tour.card.after, Qt.Key.Key_Right if number % 2 else Qt.Key.Key_Return)
        assert len({(one.x(), one.y()) for one in seen}) == 5
        assert tour.card is None
        assert window.focusWidget() is window.frame.box
        await desk.read(lambda vault: vault.last_operation())

    sample(story)


def test_the_tour_goes_back_by_the_arrow_and_ends_by_esc(
    filled: Fill, sample: Callable[[Story], None], qtbot: QtBot
) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        tour = window.around.tour
        window.do("tour")
        assert tour.card is not None
        qtbot.keyClick(tour.card.after, Qt.Key.Key_Left)
        assert tour.at == 0
        qtbot.keyClick(tour.card.after, Qt.Key.Key_Right)
        assert tour.at == 1
        qtbot.keyClick(tour.card.after, Qt.Key.Key_Left)
        assert tour.at == 0
        qtbot.keyClick(tour.card.after, Qt.Key.Key_Escape)
        assert tour.card is None
        window.do("tour")
        qtbot.keyClick(window, Qt.Key.Key_Escape)
        assert tour.card is None

    sample(story)


def test_the_tour_follows_the_window_as_it_grows(filled: Fill, sample: Callable[[Story], None]) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.do("tour")
        tour = window.around.tour
        window.resize(1500, 900)
        await until(lambda: tour._ring is not None and tour._ring.width() == window.width())
        assert tour._ring is not None
        assert tour._ring.around == tour.around("search")

    sample(story)


@pytest.mark.parametrize(
    "around",
    [
        QRect(20, 20, 400, 40),
        QRect(0, 0, 40, 20),
        QRect(900, 10, 90, 30),
        QRect(20, 560, 400, 30),
        QRect(10, 100, 120, 380),
        QRect(860, 300, 130, 290),
    ],
)
def test_a_card_stands_inside_the_window_and_beside_what_it_is_about(around: QRect) -> None:
    room, card = QRect(0, 0, 1000, 600), QRect(0, 0, 350, 180)
    placed = QRect(beside(around, card, room), card.size())
    assert room.contains(placed)
    assert not placed.intersects(around)


def test_a_card_about_nothing_that_is_seen_stands_in_the_middle() -> None:
    assert beside(QRect(), QRect(0, 0, 300, 100), QRect(0, 0, 1000, 600)) == QPoint(350, 250)


def stands_beside(tour: Tour, name: str) -> bool:
    """Whether the card leaves the control of a stop in sight."""
    return tour.card is not None and not tour.card.geometry().intersects(tour.around(name))


# -- presenting


def test_presenting_is_larger_hides_names_and_ids_and_leaves_no_trace(
    filled: Fill, live: Callable[[Story], None], qtbot: QtBot
) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        detail = window.frame.detail
        details = detail.tabs.indexOf(detail.facts)
        qtbot.keyClick(window, Qt.Key.Key_F11)
        assert window.windowTitle() == "Variorum"
        assert appearance().scale == 1.25
        assert window.isFullScreen()
        assert not detail.tabs.isTabVisible(details)
        qtbot.keyClick(window, Qt.Key.Key_Escape)
        assert window.windowTitle().startswith("Mira")
        assert appearance().scale == 1.0
        assert not window.isFullScreen()
        assert detail.tabs.isTabVisible(details)

    live(story)


def test_a_press_of_the_mouse_leaves_a_ring_that_fades(
    filled: Fill, live: Callable[[Story], None], qtbot: QtBot
) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        ring = Echo(window, QPoint(100, 100))
        assert ring.isVisible()
        assert ring.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        image = ring.grab().toImage()
        colours = {image.pixelColor(x, image.height() // 2).name() for x in range(image.width())}
        assert len(colours) > 1
        await until(lambda: not window.findChildren(Echo))

    live(story)


# -- tags everywhere


def test_a_tag_is_replaced_in_every_memory_by_one_change_with_one_undo(
    filled: Fill, live: Callable[[Story], None]
) -> None:
    filled(a_life)

    async def story(window: MainWindow, desk: Desk) -> None:
        def tags(vault: Vault) -> dict[str, tuple[str, ...]]:
            return {one.text: one.tags for one in vault.list(ListRequest(every=True, limit=50)).memories}

        window.do("retag")
        dialog = await dialog_of(RetagDialog)
        dialog.found.setCurrentIndex(dialog.found.findData("old"))
        dialog.instead.setText("before 2025, past")
        before = await desk.read(tags)
        dialog.go()
        await until(lambda: window.frame.undo.words)
        now = await desk.read(tags)
        assert set(now["I have a bicycle."]) == {"before 2025", "past"}
        assert set(now["I live in Lisbon."]) == {"home", "before 2025", "past"}
        window.frame.undo._undo.click()
        await until(lambda: "aken back" in window.frame.undo.words)
        assert await desk.read(tags) == before

    live(story)


def test_the_same_tag_is_no_replacement(filled: Fill, live: Callable[[Story], None]) -> None:
    filled(a_life)

    async def story(window: MainWindow, desk: Desk) -> None:
        window.do("retag")
        dialog = await dialog_of(RetagDialog)
        dialog.instead.setText(str(dialog.found.currentData()))
        dialog.go()
        assert text_around.RETAG_SAME in dialog.fault.sentence
        dialog.close()
        await desk.read(lambda vault: vault.last_operation())

    live(story)


def test_without_a_tag_there_is_nothing_to_replace_and_that_is_said(
    filled: Fill, live: Callable[[Story], None]
) -> None:
    filled(lambda vault: vault.add(Statement("I keep bees.")))

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.do("retag")
        await until(lambda: text_around.NO_TAGS in window.frame.undo.words)

    live(story)


# -- copying what is chosen


def test_a_memory_is_copied_as_markdown_with_what_it_is_and_nothing_of_it_is_read_as_markup(
    filled: Fill, live: Callable[[Story], None]
) -> None:
    filled(lambda vault: vault.add(Statement("I like *stars* and <b>tags</b>.", tags=("night sky",))))

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.frame.search.list.choose(0)
        await until(lambda: window.frame.detail.detail is not None and not window.menus.reasons["copy_markdown"])
        window.do("copy_markdown")
        copied = QGuiApplication.clipboard().text()
        assert copied.startswith(r"- I like \*stars\* and \<b\>tags\</b\>. *(true now · since ")
        assert copied.endswith("typed by you)* #night-sky")

    live(story)


def test_the_source_of_the_chosen_memory_is_one_key_away(
    filled: Fill, live: Callable[[Story], None], qtbot: QtBot
) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.frame.search.list.choose(0)
        await until(lambda: window.frame.detail.detail is not None and not window.menus.reasons["source"])
        window.do("source")
        assert window.frame.detail.tabs.currentWidget() is window.frame.detail.source

    live(story)


# -- another language


@pytest.mark.parametrize(("button", "restarted"), [(text_settings.START_NOW, 1), (text_settings.LATER, 0)])
def test_after_a_choice_of_language_one_can_start_again_at_once_or_later(
    filled: Fill, sample: Callable[[Story], None], elsewhere: Elsewhere, button: str, restarted: int
) -> None:
    filled(a_life)

    async def story(window: MainWindow, desk: Desk) -> None:
        window.do("settings")
        dialog = await dialog_of(SettingsDialog)
        dialog._kept.change("language", "german")
        box = await dialog_of(QMessageBox)
        next(one for one in box.buttons() if one.text() == button).click()
        assert elsewhere.restarted == restarted
        assert window.isVisible() is (restarted == 0)
        dialog.close()
        await desk.read(lambda vault: vault.last_operation())

    sample(story)


# -- vaults as files


def test_a_new_vault_is_made_for_its_owner_and_opened(
    filled: Fill, sample: Callable[[Story], None], elsewhere: Elsewhere, tmp_path: Path
) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.do("new_vault")
        dialog = await dialog_of(NewVaultDialog)
        dialog.go()
        assert text_vaults.NEEDS_NAME in dialog.fault.sentence
        dialog.owner.setText("Jo Åse")
        assert dialog.place.text() == str(tmp_path / "jo åse.variorum")
        dialog.go()
        await until(lambda: elsewhere.opened)
        made = Vault.open(elsewhere.opened[0], read_only=True)
        assert (made.path, made.owner) == (tmp_path / "jo åse.variorum", "Jo Åse")
        made.close()

    sample(story)


def test_a_new_vault_never_lies_over_a_file_that_is_there(
    filled: Fill, sample: Callable[[Story], None], elsewhere: Elsewhere, tmp_path: Path
) -> None:
    filled(a_life)
    (tmp_path / "notes.variorum").write_text("mine", "utf-8")

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.do("new_vault")
        dialog = await dialog_of(NewVaultDialog)
        dialog.owner.setText("Jo")
        dialog.place.textEdited.emit("x")
        dialog.place.setText(str(tmp_path / "notes.variorum"))
        dialog.owner.setText("Joan")
        dialog.go()
        await until(lambda: dialog.fault.sentence)
        assert (tmp_path / "notes.variorum").read_text("utf-8") == "mine"
        assert not elsewhere.opened
        dialog.close()

    sample(story)


@pytest.mark.parametrize("owner", ["", "../../etc", "a/b\\c", "x" * 300, "\u202e", "名前", "nul\0"])
def test_a_file_is_named_after_any_owner_and_stays_in_its_folder(tmp_path: Path, owner: str) -> None:
    place = free_place(tmp_path, owner)
    assert place.parent == tmp_path
    Vault.create(place).close()
    assert free_place(tmp_path, owner) != place


def test_vaults_that_were_opened_lately_are_listed_and_one_that_is_gone_is_refused(
    filled: Fill, sample: Callable[[Story], None], elsewhere: Elsewhere, vault_path: Path, tmp_path: Path
) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        vaults = window.around.vaults
        vaults.recent.aboutToShow.emit()
        assert [entry.text() for entry in vaults.recent.actions()] == [text_vaults.NO_RECENT]
        elsewhere.known = [vault_path, tmp_path / "gone & lost.variorum"]
        vaults.recent.aboutToShow.emit()
        first, second = vaults.recent.actions()
        assert first.text().startswith("mira – ")
        assert second.text().startswith("gone && lost")
        first.trigger()
        await until(lambda: elsewhere.opened == [vault_path])
        second.trigger()
        await until(lambda: "no vault there" in window.frame.notice.words)

    sample(story)


def test_a_copy_is_made_and_checked_and_is_a_vault(filled: Fill, live: Callable[[Story], None], tmp_path: Path) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        target = tmp_path / "stick" / "copy.variorum"
        target.parent.mkdir()
        await window.around.vaults.back_up(target)
        assert "copy.variorum" in window.frame.undo.words
        copy = Vault.open(target, read_only=True)
        assert copy.stats().memories == 3
        copy.close()

    live(story)


def test_a_check_says_that_all_is_well(filled: Fill, live: Callable[[Story], None]) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.do("check")
        box = await dialog_of(QMessageBox)
        assert box.text() == text_vaults.SOUND
        box.close()

    live(story)


def test_a_check_names_what_is_wrong_and_says_what_to_do(
    filled: Fill, live: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(a_life)
    wrong = tuple(Problem("row", f"version {at}", "The checksum is not right.") for at in range(25))
    monkeypatch.setattr(Vault, "verify", lambda _self: wrong)

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.do("check")
        box = await dialog_of(QMessageBox)
        assert box.text().startswith("25 things")
        assert "version 19" in box.informativeText()
        assert "version 20" not in box.informativeText()
        assert "5 more" in box.informativeText()
        box.close()

    live(story)


def test_what_the_vault_is_can_be_read_and_copied(
    filled: Fill, live: Callable[[Story], None], vault_path: Path
) -> None:
    filled(a_life)

    async def story(window: MainWindow, desk: Desk) -> None:
        window.do("properties")
        dialog = await dialog_of(PropertiesDialog)
        await until(lambda: dialog.values[text_vaults.BELONGS].text() == "Mira")
        assert dialog.values[text_vaults.FILE].text() == vault_path.name
        assert dialog.values[text_vaults.HOLDS].text() == "3 memories · 4 versions · 3 messages"
        dialog.copy.click()
        assert f"{text_vaults.FOLDER}: {vault_path.parent}" in QGuiApplication.clipboard().text()
        dialog.close()
        await desk.read(lambda vault: vault.last_operation())

    live(story)


@pytest.mark.parametrize(("octets", "said"), [(0, "0 B"), (999, "999 B"), (1500, "2 kB"), (37_000_000, "37 MB")])
def test_a_size_is_said_as_people_say_it(octets: int, said: str) -> None:
    assert text_vaults.size_words(octets) == said


def test_what_is_no_vault_is_refused_by_name(
    filled: Fill, sample: Callable[[Story], None], elsewhere: Elsewhere, tmp_path: Path
) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        def refuse(_path: Path) -> None:
            raise NotAVault("This is a picture.", "Choose a file that ends in .variorum.")

        elsewhere.open = refuse  # type: ignore[method-assign]
        object.__setattr__(elsewhere.doors, "open", refuse)
        window.around.vaults.open(tmp_path / "picture.png")
        await until(lambda: "This is a picture" in window.frame.notice.words)

    sample(story)
