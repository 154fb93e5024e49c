"""Vaults as files: one is made, and what the open one is can be read and copied."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QWidget
from shiboken6 import isValid

from core.answers import Stats
from core.domain import Receipt
from core.owner import UNNAMED
from ui import text_owner as owner_words
from ui import text_vaults as words
from ui.aside import aside
from ui.desk import Desk
from ui.dialogs.frame import AskDialog, wrong
from ui.dialogs.open_frame import OpenDialog
from ui.dialogs.owner_dialog import OwnerDialog
from ui.safe import PlainLabel
from ui.theme import px
from ui.told import told
from ui.widgets.room import open_at

SHOWN = (
    words.FILE,
    words.FOLDER,
    words.SIZE,
    words.BELONGS,
    words.HOLDS,
    words.LOG,
    words.MODEL,
    words.MAKE,
    words.ID,
)
"""What is told of a vault, in its order."""


class NewVaultDialog(AskDialog):
    """Whose it is and where it lies; ``wrote`` carries its path once it is made."""

    def __init__(
        self, desk: Desk, folder: Path, make: Callable[[Path, str], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(desk, words.NEW_TITLE, words.NEW_DO, self._submitted, parent)
        self._folder, self._make = folder, make
        self._own_place = False
        self.body.addWidget(PlainLabel(words.NEW_LINE, self, role="muted"))
        self.owner = QLineEdit(self)
        self.owner.setPlaceholderText(words.OWNER_HINT)
        self.owner.setAccessibleName(words.OWNER)
        self.owner.textChanged.connect(self._suggest)
        self.place = QLineEdit(self)
        self.place.setAccessibleName(words.WHERE)
        self.place.textEdited.connect(self._placed)
        self.choose = QPushButton(words.CHOOSE, self)
        self.choose.setAutoDefault(False)
        self.choose.setAccessibleName(f"{words.WHERE}: {words.CHOOSE}")
        self.choose.clicked.connect(self._choose)
        row = QHBoxLayout()
        row.setSpacing(px(8))
        row.addWidget(self.place, 1)
        row.addWidget(self.choose)
        self.body.addWidget(PlainLabel(words.OWNER, self, role="strong"))
        self.body.addWidget(self.owner)
        self.body.addWidget(PlainLabel(words.OWNER_LINE, self, role="small"))
        self.body.addSpacing(px(6))
        self.body.addWidget(PlainLabel(words.WHERE, self, role="strong"))
        self.body.addLayout(row)
        self._suggest("")
        self.owner.setFocus()

    def _suggest(self, owner: str) -> None:
        """A place by the owner's name, until the person names one."""
        if not self._own_place:
            self.place.setText(str(free_place(self._folder, owner)))

    def _placed(self, typed: str) -> None:
        self._own_place = bool(typed)

    def _choose(self) -> None:
        chooser = QFileDialog(self, words.WHERE)
        chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        chooser.setDefaultSuffix(words.ENDING[1:])
        chooser.setDirectory(str(Path(self.place.text()).expanduser().parent))
        chooser.selectFile(Path(self.place.text()).name)
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.fileSelected.connect(self._chosen)
        chooser.open()

    def _chosen(self, name: str) -> None:
        self._own_place = True
        self.place.setText(name)

    def _submitted(self) -> Coroutine[Any, Any, Path]:
        owner, typed = self.owner.text().strip(), self.place.text().strip()
        if not owner:
            self.owner.setFocus()
            raise wrong(words.NEEDS_NAME, words.NEEDS_NAME_HINT)
        if not typed:
            self.place.setFocus()
            raise wrong(words.NEEDS_PLACE, words.NEEDS_PLACE_HINT)
        path = Path(typed).expanduser()
        path = path if path.suffix else path.with_name(path.name + words.ENDING)
        return self._made(path.absolute(), owner)

    async def _made(self, path: Path, owner: str) -> Path:
        await aside(lambda: self._make(path, owner), "make")
        return path


def free_place(folder: Path, owner: str) -> Path:
    """A file in the folder that is not there yet, named after the owner as far as a file may be."""
    name = "".join(sign for sign in owner.strip().lower()[:40] if sign.isalnum() or sign in " -_").strip() or "vault"
    tried, number = folder / f"{name}{words.ENDING}", 2
    while tried.exists():
        tried, number = folder / f"{name} {number}{words.ENDING}", number + 1
    return tried


class PropertiesDialog(OpenDialog):
    """What the open vault is: its file, its owner, how much it holds; all of it can be copied."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, words.PROPERTIES_TITLE, "", parent)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(px(20))
        self._grid.setVerticalSpacing(px(8))
        self._grid.setColumnStretch(1, 1)
        self.values: dict[str, PlainLabel] = {}
        for row, name in enumerate(SHOWN):
            value = PlainLabel("", self, selectable=True)
            self._grid.addWidget(PlainLabel(name, self, role="muted", wrap=False), row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(value, row, 1)
            self.values[name] = value
        self.body.addLayout(self._grid)
        self.body.addStretch(1)
        self.show_folder = self._button(words.SHOW_FOLDER, self._open_folder)
        self.copy = self._button(words.COPY_ALL, self._copy)
        self.rename = self._button(owner_words.CHANGE_LONG, self._ask_name)
        self.rename.setEnabled(not desk.read_only)
        for place, button in enumerate((self.rename, self.show_folder, self.copy)):
            self.row.insertWidget(place, button)
        open_at(self, 600, 440)
        self.read_anew()

    def _button(self, name: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(name, self)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked: act())
        return button

    async def refresh(self) -> None:
        """Count the vault anew."""
        stats = await self.desk.read(lambda vault: vault.stats())
        if isValid(self):  # the person may have closed it meanwhile
            self._show(stats)

    def _show(self, stats: Stats) -> None:
        path = Path(stats.path)
        shown = {
            words.FILE: path.name,
            words.FOLDER: str(path.parent),
            words.SIZE: words.size_words(stats.bytes),
            words.BELONGS: stats.owner if stats.owner != UNNAMED else words.NOBODY_YET,
            words.HOLDS: words.holds(stats),
            words.LOG: words.entries(stats),
            words.MODEL: stats.model or words.NO_MODEL,
            words.MAKE: str(stats.schema),
            words.ID: stats.vault,
        }
        for name, value in shown.items():
            self.values[name].setText(value)
            self.values[name].setAccessibleName(f"{name}: {value}")

    def _ask_name(self) -> None:
        self.desk.spawn(self._offer_names())

    async def _offer_names(self) -> None:
        names = await self.desk.read(lambda vault: vault.names())
        if isValid(self):
            dialog = OwnerDialog(self.desk, names, parent=self)
            dialog.wrote.connect(self._named)
            dialog.open()

    def _named(self, receipt: object) -> None:
        if isinstance(receipt, Receipt):
            self.say(told(receipt.reason), receipt.operation)

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(self.values[words.FOLDER].text()))

    def _copy(self) -> None:
        lines = [f"{name}: {value.text()}" for name, value in self.values.items()]
        QGuiApplication.clipboard().setText("\n".join(lines))
        self.say(words.COPIED)
