"""Vaults as files, for the menu: making and opening others, copying, checking and describing this one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMainWindow

from core.domain import Receipt
from core.errors import NameTaken, RequestError
from ui import text_vaults as words
from ui.aside import aside
from ui.deeds import raised
from ui.desk import Desk
from ui.folders import begin_at_documents
from ui.menus import Menus
from ui.panes.naming_line import NamingLine
from ui.safe import one_line, tell
from ui.told import told
from ui.vault_doors import VaultDoors

SHOWN = 10
"""Vaults that “Open recent” lists."""


class Host(Protocol):
    """A place to say what was done."""

    def say(self, words: str, operation: int | None = None) -> None:
        """Show a sentence in the bar."""


class Vaults:
    """The actions by id; ``do`` runs one of them."""

    def __init__(self, window: QMainWindow, host: Host, desk: Desk, menus: Menus, doors: VaultDoors | None) -> None:
        self._window, self._host, self._desk, self._doors = window, host, desk, doors
        self._table: dict[str, Callable[[], None]] = {
            "new_vault": self._new,
            "open_vault": self._choose,
            "backup": self._back_up,
            "check": self._begin_check,
            "properties": self._properties,
            "owner": self._ask_name,
        }
        self.recent = menus.add_list("open_vault", words.RECENT)
        self.recent.aboutToShow.connect(self.list_recent)
        self.list_recent()

    def do(self, name: str) -> bool:
        """Do an action; False when it is not one of these."""
        act = self._table.get(name)
        if act is not None:
            act()
        return act is not None

    # -- other vaults

    def list_recent(self) -> None:
        """Fill the submenu with the vaults that were opened last."""
        self.recent.clear()
        known = self._doors.recent()[:SHOWN] if self._doors else ()
        for path in known:
            shown = f"{one_line(path.stem, 40)} – {one_line(str(path.parent), 60)}".replace("&", "&&")
            self.recent.addAction(shown).triggered.connect(partial(self._pick, path))
        if not known:
            self.recent.addAction(words.NO_RECENT).setEnabled(False)

    def _pick(self, path: Path, _checked: bool = False) -> None:
        self.open(path)

    def _new(self) -> None:
        from ui.dialogs.vault_dialogs import NewVaultDialog

        if self._doors is not None:
            dialog = NewVaultDialog(self._desk, self._doors.folder, self._doors.make, self._window)
            dialog.wrote.connect(self._made)
            dialog.open()

    def _made(self, path: object) -> None:
        if isinstance(path, Path):
            self.open(path)

    def _choose(self) -> None:
        chooser = QFileDialog(self._window, words.OPEN_TITLE)
        chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
        chooser.setNameFilters([f"{words.VAULTS} (*{words.ENDING})", f"{words.ALL_FILES} (*)"])
        begin_at_documents(chooser)
        if self._doors is not None and self._doors.folder.is_dir():
            chooser.setDirectory(str(self._doors.folder))
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.fileSelected.connect(lambda name: self.open(Path(name)))
        chooser.open()

    def open(self, path: Path) -> None:
        """Open a vault in a window of its own, or say why it cannot be."""
        if self._doors is not None:
            self._desk.spawn(self._open(path, self._doors))

    async def _open(self, path: Path, doors: VaultDoors) -> None:
        await aside(lambda: doors.open(path), "open")
        self._host.say(words.OPENING)

    # -- this one

    def _properties(self) -> None:
        from ui.dialogs.vault_dialogs import PropertiesDialog

        if not raised(self._window, PropertiesDialog):
            PropertiesDialog(self._desk, self._window).show()

    def _ask_name(self) -> None:
        self._desk.spawn(self._offer_names(""))

    async def _offer_names(self, typed: str) -> None:
        from ui.dialogs.owner_dialog import OwnerDialog

        names = await self._desk.read(lambda vault: vault.names())
        dialog = OwnerDialog(self._desk, names, typed, self._window)
        dialog.wrote.connect(self._named)
        dialog.open()

    def _named(self, receipt: object) -> None:
        if isinstance(receipt, Receipt):
            self._host.say(told(receipt.reason), receipt.operation)

    def name(self, typed: str, line: NamingLine) -> None:
        """Keep what was typed at a first start as the person's name; ``line`` says what is wrong with it."""
        self._desk.spawn(self._name(typed, line))

    async def _name(self, typed: str, line: NamingLine) -> None:
        try:
            self._named(await self._desk.change(lambda vault: vault.name_owner(typed)))
        except NameTaken:
            await self._offer_names(typed)
        except RequestError as reason:
            line.refuse(f"{told(reason.message)} {told(reason.hint)}")

    def _back_up(self) -> None:
        self._desk.spawn(self._offer_backup())

    async def _offer_backup(self) -> None:
        path = await self._desk.read(lambda vault: vault.path)
        chooser = QFileDialog(self._window, words.BACKUP_TITLE)
        chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        begin_at_documents(chooser)
        chooser.setDefaultSuffix("variorum")
        chooser.selectFile(words.backup_name(path.stem if path else "memories", date.today()))
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.fileSelected.connect(lambda name: self._desk.spawn(self.back_up(Path(name))))
        chooser.open()

    async def back_up(self, path: Path) -> None:
        """Copy the vault, which is checked; the window goes on meanwhile."""
        job = self._desk.jobs.begin(words.COPYING, can_stop=False)
        try:
            await self._desk.apart(lambda vault: vault.backup(path), job)
        finally:
            self._desk.jobs.end(job)
        self._host.say(words.backed_up(path.name))

    def _begin_check(self) -> None:
        self._desk.spawn(self._check())

    async def _check(self) -> None:
        job = self._desk.jobs.begin(words.CHECKING, can_stop=False)
        try:
            problems = await self._desk.apart(lambda vault: vault.verify(), job)
        finally:
            self._desk.jobs.end(job)
        if problems:
            tell(self._window, words.CHECK_TITLE, words.unsound(problems), words.problem_lines(problems))
        else:
            tell(self._window, words.CHECK_TITLE, words.SOUND, words.SOUND_LINE)
