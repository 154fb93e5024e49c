"""The main window: search box and dates on top, list and detail side by side, status line below.

It only connects: the search pane tells what was chosen, the detail pane shows
it, the deeds change the vault, the desk tells what changed. Below 1100 pixels
of width the detail is a page over the list.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from core.domain import Change, Showing
from core.errors import VaultError
from ui import text
from ui.actions import BY_ID, Situation, changes
from ui.around import Around
from ui.arrangement import Arrangement
from ui.deeds import Deeds, memory_now
from ui.desk import Desk
from ui.drops import Drops
from ui.frame import Frame
from ui.looks import Looks
from ui.many import Many
from ui.menus import Menus
from ui.model_doors import ModelDoors
from ui.panes.search_pane import SearchPane
from ui.preferences import Preferences
from ui.rooms import LETTERS, Rooms
from ui.safe import one_line, tell
from ui.shelving import Shelving
from ui.theme import appearance
from ui.vault_doors import VaultDoors
from ui.widgets.room import first_size

NARROW = 1100
"""Below this width list and detail do not fit side by side."""
WIDER = 0.7
"""Share of a text's growth that the width grows by: at 120 % a usual window still holds both, at 200 % it does not."""
SMALLEST, USUAL = (960, 600), (1280, 800)


class MainWindow(QMainWindow):
    """See the module's docstring; ``recall`` and ``remember`` keep a person's choices by name."""

    def __init__(
        self,
        desk: Desk,
        name: str = "",
        *,
        sample: bool = False,
        version: str = "",
        open_demo: Callable[[], None] | None = None,
        models: ModelDoors | None = None,
        vaults: VaultDoors | None = None,
        recall: Callable[[str], str | None] = lambda _name: None,
        remember: Callable[[str, str], None] = lambda _name, _value: None,
    ) -> None:
        super().__init__()
        self.setWindowTitle(f"{one_line(name, 80)} – {text.APP}" if name else text.APP)
        self.setMinimumSize(*SMALLEST)
        self.resize(first_size(QSize(*USUAL), QSize(*SMALLEST), self.screen().availableSize()))
        self._desk, self._open_demo, self._version_text = desk, open_demo, version
        self._recall, self._remember = recall, remember
        self._narrow = False
        self._opened = False
        self._wording = 0
        self._settable = models is not None
        self._now = Situation(
            demo=open_demo is not None, settable=self._settable, elsewhere=vaults is not None, sample=sample
        )
        self.memory, self.episode = "", ""
        self.showing = Showing()
        self.frame = Frame(desk, self)
        self.setCentralWidget(self.frame)
        self.menus = Menus(self, self.do)
        self._deeds = Deeds(self, self, desk, models)
        self._many = Many(self, self.frame.search, desk, self.say)
        self._drops = Drops(self, lambda: not self.menus.reasons["import"], self._deeds.bring_in, self._deeds.write)
        self.rooms = Rooms(self, self.frame, desk, self._deeds.take_back, recall, remember, models)
        self.around = Around(self, self, self.frame, desk, self.menus, sample=sample, doors=vaults)
        self.shelving = Shelving(self, self.frame, desk, Arrangement(recall, remember))
        self.frame.status.set_sample(text.SAMPLE if sample else "")
        self.frame.status.set_notice(text.OPENING)
        self.frame.search.first_start.offer("demo", open_demo is not None)
        self._connect()
        self._restore()
        self._fit()
        appearance().dress(self)

    def _connect(self) -> None:
        frame, desk = self.frame, self._desk
        frame.box.textChanged.connect(self._typed)
        frame.box.stepped_down.connect(frame.search.step_in)
        frame.search.memory_chosen.connect(self._chose_memory)
        frame.search.episode_chosen.connect(self._chose_episode)
        frame.search.explained.connect(frame.detail.explain)
        frame.search.entered.connect(self._enter_detail)
        frame.search.list.clicked.connect(lambda _index: self._open_page())
        frame.search.left.connect(lambda: self.frame.undo.put_away() or frame.box.setFocus())
        frame.search.asked.connect(self.do)
        frame.search.counted.connect(frame.count)
        frame.search.noticed.connect(frame.status.set_notice)
        frame.detail.open_memory.connect(self.open_memory)
        frame.detail.showed.connect(self._show_wording)
        frame.detail.open_episode.connect(self.open_episode)
        frame.detail.asked.connect(self.do)
        frame.detail.looked.connect(self._look_on)
        frame.detail.corrected.connect(self._deeds.redate)
        frame.detail.unlinked.connect(self._deeds.unlink)
        frame.back.clicked.connect(self._close_page)
        frame.new.clicked.connect(lambda: self.do("new"))
        frame.bring_in.clicked.connect(lambda: self.do("import"))
        frame.showing.changed.connect(self.look_at)
        frame.banner.back.connect(lambda: self.do("today"))
        frame.undo.undo.connect(self._deeds.take_back)
        frame.search.picked.connect(self._picked)
        frame.selection.asked.connect(self.do)
        frame.selection.dropped.connect(lambda: frame.search.list.choose(frame.search.list.currentIndex().row()))
        frame.toggle.clicked.connect(lambda: self.do("sidebar"))
        self.shelving.moved.connect(self.rooms.leave)
        self.rooms.searched.connect(self.shelving.open_saved)
        frame.detail.disputed.connect(self.rooms.enter_contradictions)
        frame.contradictions.clicked.connect(lambda: self.do("contradictions"))
        self.rooms.entered.connect(self._entered)
        appearance().changed.connect(self._fit_width)
        desk.changed.connect(self._changed)
        desk.faulted.connect(self.frame.notice.tell)
        desk.noticed.connect(frame.status.set_notice)
        desk.jobs.begun.connect(frame.status.begin)
        desk.jobs.ended.connect(frame.status.end)

    # -- opening and closing

    async def began(self) -> None:
        """The vault is open: list it, then count what else it holds."""
        self.frame.status.set_notice("")
        self._opened = True
        self.rooms.began()
        self.shelving.arrange(self._desk.vault_id)
        self.frame.box.setFocus()
        await self.frame.search.refresh()
        await self._situate()
        await self.shelving.count()

    def cannot_open(self, reason: VaultError) -> None:
        """The vault could not be opened; say why and leave the window to be closed."""
        self.frame.status.set_notice("")
        self.frame.notice.tell(reason)
        self.frame.split.setEnabled(False)

    def show_bug(self, reason: BaseException) -> None:
        """The program itself failed somewhere."""
        self.frame.notice.tell_bug(reason)

    def put_away(self) -> None:
        """After everything is closed: drop the window and all its children."""
        self.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember size and split; closing itself is the loop's business."""
        self._remember("geometry", bytes(self.saveGeometry().toBase64().data()).decode("ascii"))
        self.shelving.put_away()
        super().closeEvent(event)

    def _restore(self) -> None:
        geometry = self._recall("geometry")
        if geometry:
            self.restoreGeometry(QByteArray.fromBase64(geometry.encode("ascii", "ignore")))
        self._looks = Looks(self.menus, self._remember)
        self.menus.check("letters_off" if self._recall(LETTERS) == "off" else "letters_on")

    # -- choosing

    def _typed(self, typed: str) -> None:
        if typed:
            self.rooms.leave()
        self.frame.search.type(typed)
        self._situate_soon()

    def _chose_memory(self, memory: str, version: int = 0) -> None:
        self.memory, self.episode = memory, ""
        self._wording = version
        self.frame.detail.show_memory(memory, self.showing)
        self._situate_soon()

    def _show_wording(self) -> None:
        """Once a memory is there, show the wording of it that was chosen in the list."""
        wording, self._wording = self._wording, 0
        if wording:
            self.frame.detail.view_version(wording)

    def _chose_episode(self, episode: str) -> None:
        self.memory, self.episode = "", episode
        self.frame.detail.show_episode(episode)
        self._situate_soon()

    def open_memory(self, memory: str) -> None:
        """Show a memory, whether the list holds it or not."""
        self.rooms.leave()
        self._chose_memory(memory)
        self._open_page()

    def open_episode(self, episode: str) -> None:
        """Show a message in its conversation."""
        self._chose_episode(episode)
        self._open_page()

    @property
    def listed(self) -> SearchPane:
        """The list of memories."""
        return self.frame.search

    @property
    def version(self) -> int | None:
        """The version that is chosen in the timeline, if one is."""
        return self.frame.detail.chosen_version

    def look_at(self, showing: Showing) -> None:
        """Look at other dates, everywhere in the window."""
        self.showing = showing
        self.frame.show_dates(showing)
        self.frame.search.show_at(showing)
        self.rooms.pictures.look_at(showing)
        if self.memory:
            self.frame.detail.show_memory(self.memory, showing)
        self._situate_soon()

    def _look_on(self, true_on: datetime | None) -> None:
        """Look at another date of the world, as known on the same day as before."""
        self.look_at(replace(self.showing, true_on=true_on))

    # -- what is possible now

    def _picked(self, number: int) -> None:
        self.frame.selection.show_number(number)
        if number != self._now.selected:
            self._now = replace(self._now, selected=number)
            self._fit()

    def _entered(self) -> None:
        self.shelving.show_room(self.rooms.name)
        self._situate_soon()

    def _changed(self, _change: Change) -> None:
        self._situate_soon()

    def _situate_soon(self) -> None:
        """Take in at once what the window knows itself, and ask the vault for the rest."""
        chosen = ("", "") if self.rooms.open else (self.memory, self.episode)
        same = chosen == (self._now.memory, self._now.episode)
        self._now = replace(
            self._now,
            memory=chosen[0],
            episode=chosen[1],
            status=self._now.status if same else None,
            versions=self._now.versions if same else 0,
            past_view=not self.showing.is_now,
            query=bool(self.frame.box.text()),
        )
        self._fit()
        if self._opened:
            self._desk.spawn(self._situate())

    async def _situate(self) -> None:
        memory = "" if self.rooms.open else self.memory
        undoable, redoable = await self._desk.read(lambda vault: (vault.undoable(), vault.redoable()))
        chosen = await self._desk.read(lambda vault: memory_now(vault, memory)) if memory else None
        self._now = replace(
            self._now,
            opened=True,
            writable=not self._desk.read_only,
            memory=chosen.id if chosen else "",
            episode="" if self.rooms.open else self.episode,
            status=chosen.status if chosen else None,
            pinned=bool(chosen and chosen.pinned),
            versions=chosen.version if chosen else 0,
            undoable=undoable is not None,
            redoable=redoable is not None,
            past_view=not self.showing.is_now,
            query=bool(self.frame.box.text()),
        )
        self._fit()

    def _fit(self) -> None:
        self.menus.fit(self._now)
        self.frame.selection.fit(self.menus.reasons)
        for button, action in ((self.frame.new, "new"), (self.frame.bring_in, "import")):
            button.setEnabled(not self.menus.reasons[action])

    # -- actions

    def do(self, name: str) -> None:
        """Do an action of the table by its id, or say why it cannot be done now."""
        self.frame.notice.put_aside()
        reason = self.menus.reasons[name]
        if not reason and changes(BY_ID[name]):
            self.frame.undo.hide()
        if reason:
            self.say(reason)
        elif not any(
            part.do(name) for part in (self._many, self._deeds, self.rooms, self.shelving, self._looks, self.around)
        ):
            self._do_in_window(name)

    def say(self, words: str, operation: int | None = None) -> None:
        """Say in the bar what was done, and by which operation if it can be taken back."""
        self.frame.undo.say(words, operation)

    def _do_in_window(self, name: str) -> None:
        match name:
            case "quit":
                self.close()
            case "find":
                self.frame.box.setFocus()
                self.frame.box.selectAll()
            case "clear_search":
                self.frame.box.clear()
                self.frame.box.setFocus()
            case "today":
                self.look_at(Showing())
            case "past":
                self.frame.showing.open_menu()
            case "timeline" | "links" | "source":
                self._open_page()
                self.frame.detail.show_tab(name)
            case _:
                self._do_elsewhere(name)

    def _do_elsewhere(self, name: str) -> None:
        match name:
            case "letters_on" | "letters_off":
                self._use_letters(name == "letters_on")
            case "settings":
                keeping = (self._use_letters, self._recall, self._remember, self.around.start_again)
                kept = Preferences(self._desk, self.frame, (self._looks, self.rooms, self.shelving), *keeping)
                self._desk.spawn(kept.show(self, self.menus.reasons, self.do))
            case "palette" | "shortcuts":
                self._open_palette(only_keys=name == "shortcuts")
            case "demo" if self._open_demo is not None:
                self._open_demo()
            case "about":
                tell(self, text.ABOUT_TITLE, text.about(self._version_text), text.ABOUT_MORE)
            case _:
                raise ValueError(f"No action is called {name}.")

    def _open_palette(self, *, only_keys: bool) -> None:
        from ui.widgets.command_palette import CommandPalette

        palette = CommandPalette(self.menus.reasons, self, only_keys=only_keys)
        palette.picked.connect(self.do)
        palette.open()

    def _use_letters(self, on: bool) -> None:
        self._remember(LETTERS, "on" if on else "off")
        self.menus.check("letters_on" if on else "letters_off")
        self.rooms.use_letters(on)

    # -- wide and narrow

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Below 1100 pixels one page at a time."""
        super().resizeEvent(event)
        self._fit_width()

    def _fit_width(self) -> None:
        narrow = self.width() < NARROW * (1 + max(0.0, appearance().scale - 1) * WIDER)
        if narrow != self._narrow:
            self._narrow = narrow
            self.frame.set_narrow(narrow)

    def _open_page(self) -> None:
        if self._narrow:
            self.frame.show_detail(True)
            self.frame.back.setFocus()

    def _close_page(self) -> None:
        self.frame.show_detail(False)
        self.frame.search.list.setFocus()

    def _enter_detail(self) -> None:
        self._open_page()
        self.frame.detail.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the bar that says what was done; then it goes back, from a room or the detail to the list."""
        if event.key() == Qt.Key.Key_Escape and (self.around.escape() or self.frame.undo.put_away()):
            return
        if event.key() == Qt.Key.Key_Escape and self.rooms.open:
            self.rooms.leave()
            return
        if event.key() == Qt.Key.Key_Escape:
            self._close_page() if self._narrow else self.frame.search.list.setFocus()
            return
        super().keyPressEvent(event)
