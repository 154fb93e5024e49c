"""Reads and changes what the table of settings names, each where it is kept; a change acts at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QChildEvent, QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from core.library import Grouping, Order
from ui import text_settings as words
from ui.deeds import raised
from ui.desk import Desk
from ui.looks import Looks
from ui.rooms import Rooms
from ui.safe import ask
from ui.shelving import Shelving
from ui.theme import Theme, appearance

if TYPE_CHECKING:
    from ui.dialogs.settings_dialog import SettingsDialog
    from ui.frame import Frame


class Preferences:
    """``value`` and ``change`` by a setting's name."""

    def __init__(
        self,
        desk: Desk,
        frame: Frame,
        parts: tuple[Looks, Rooms, Shelving],
        use_letters: Callable[[bool], None],
        recall: Callable[[str], str | None],
        remember: Callable[[str, str], None],
        start_again: Callable[[], None] | None = None,
    ) -> None:
        looks, rooms, shelving = parts
        bar = frame.search.bar
        self._desk = desk
        self._counts = True
        self._remember, self._start_again = remember, start_again

        def kept(name: str, otherwise: str) -> str:
            return recall(name) or otherwise

        self._values: dict[str, Callable[[], str]] = {
            "theme": lambda: appearance().theme.value,
            "language": partial(kept, "language", "system"),
            "scale": lambda: str(round(appearance().scale, 1)),
            "order": lambda: bar.order.value,
            "grouping": lambda: bar.grouping.value,
            "sidebar": lambda: "on" if frame.wants_sidebar else "off",
            "single_keys": partial(kept, "single_keys", "on"),
            "idle_sweep": partial(kept, "idle_sweep", "on"),
            "tray": partial(kept, "tray", "off"),
            "use": lambda: "on" if self._counts else "off",
        }
        self._changes: dict[str, Callable[[str], None]] = {
            "theme": lambda value: looks.choose(Theme(value)),
            "language": self._speak,
            "scale": lambda value: looks.scale(float(value)),
            "order": lambda value: bar.take(Order(value), bar.grouping),
            "grouping": lambda value: bar.take(bar.order, Grouping(value)),
            "sidebar": lambda value: shelving.show_sidebar(value == "on"),
            "single_keys": lambda value: use_letters(value == "on"),
            "idle_sweep": lambda value: remember("idle_sweep", value),
            "tray": lambda value: rooms.use_tray(value == "on"),
            "use": lambda value: self._count(value == "on"),
        }

    async def read(self) -> None:
        """Ask the vault for what it keeps itself."""
        self._counts = await self._desk.read(lambda vault: vault.counts_use())

    async def show(self, window: QWidget, reasons: Mapping[str, str], do: Callable[[str], None]) -> None:
        """Open the window of settings, or bring it to the front."""
        from ui.dialogs.settings_dialog import SettingsDialog

        await self.read()
        if not raised(window, SettingsDialog):
            dialog = SettingsDialog(self, lambda name: reasons[name], window)
            comes_back = ComesBack(window, dialog)
            dialog.asked.connect(comes_back.watch)
            dialog.asked.connect(do)
            dialog.show()

    def _speak(self, language: str) -> None:
        """Keep the language; offer to start again with it, since texts are made at the start."""
        self._remember("language", language)
        if self._start_again is not None:
            ask(
                QApplication.activeWindow(),
                words.LANGUAGE,
                words.NEXT_START,
                words.START_NOW,
                self._start_again,
                words.LATER,
            )

    def value(self, name: str) -> str:
        """What is set now; "" for what has a window of its own."""
        read = self._values.get(name)
        return read() if read is not None else ""

    def change(self, name: str, value: str) -> None:
        """Set it."""
        self._changes[name](value)

    def can_change(self, name: str) -> bool:
        """Whether it can be set; what the vault keeps cannot while it is open for reading only."""
        return name != "use" or not self._desk.read_only

    def _count(self, on: bool) -> None:
        self._counts = on
        self._desk.spawn(self._desk.change(lambda vault: vault.set_counts_use(on)))


class ComesBack(QObject):
    """Brings the settings to the front again when the window that was opened from them is closed."""

    def __init__(self, window: QWidget, settings: SettingsDialog) -> None:
        super().__init__(settings)
        self._window, self._settings = window, settings
        self._watching = False
        window.installEventFilter(self)

    def watch(self, _action: str) -> None:
        """The next dialog that opens is the one."""
        self._watching = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A dialog of the window's is about to be shown for the first time."""
        if self._watching and event.type() is QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            opened = event.child()
            if isinstance(opened, QDialog) and opened is not self._settings:
                self._watching = False
                opened.finished.connect(self._settings.come_back)
        return super().eventFilter(watched, event)
