"""Builds the menus and shortcuts from the table of actions and keeps them up to date."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from ui.actions import ACTIONS, Action, Menu, Situation, reason_against
from ui.icons import icon
from ui.theme import appearance


class Menus(QObject):
    """The Qt actions by id; ``fit`` greys what cannot be done and says why."""

    def __init__(self, window: QMainWindow, do: Callable[[str], None]) -> None:
        super().__init__(window)
        self._do = do
        self.actions: dict[str, QAction] = {}
        self.reasons: dict[str, str] = {}
        self._groups: dict[str, QActionGroup] = {}
        self._letters: set[str] = set()
        self._menus: list[QMenu] = []
        for menu in Menu:
            self._build(window, menu)
        appearance().changed.connect(self._restyle)
        self._restyle()

    def _build(self, window: QMainWindow, which: Menu) -> None:
        menu = window.menuBar().addMenu(self._lettered(which.value))
        menu.setToolTipsVisible(True)
        self._menus.append(menu)
        submenus: dict[str, QMenu] = {}
        group = 0
        for entry in (action for action in ACTIONS if action.menu is which):
            if entry.group != group:
                menu.addSeparator()
                group = entry.group
            target = menu
            if entry.submenu:
                if entry.submenu not in submenus:
                    submenus[entry.submenu] = menu.addMenu(entry.submenu)
                target = submenus[entry.submenu]
            made = self._make(entry, window)
            target.addAction(made)
            window.addAction(made)

    def menu_of(self, name: str) -> QMenu:
        """The menu of the bar that holds an action."""
        return next(menu for menu in self._menus if self.actions[name] in menu.actions())

    def add_list(self, after: str, title: str) -> QMenu:
        """A submenu behind an action, for what no table can know beforehand; its owner fills it."""
        made = QMenu(title)
        holder = self.menu_of(after)
        entries = holder.actions()
        at = entries.index(self.actions[after]) + 1
        holder.insertMenu(entries[at], made) if at < len(entries) else holder.addMenu(made)
        made.setParent(holder, made.windowFlags())
        return made

    def _lettered(self, title: str) -> str:
        """A menu's title with the first letter of it that opens no other menu (with Alt)."""
        at = next((at for at, sign in enumerate(title) if sign.isalpha() and sign.lower() not in self._letters), None)
        if at is None:
            return title
        self._letters.add(title[at].lower())
        return f"{title[:at]}&{title[at:]}"

    def _make(self, entry: Action, window: QMainWindow) -> QAction:
        made = QAction(entry.words, window)
        made.setObjectName(entry.id)
        made.setShortcuts([QKeySequence(keys) for keys in entry.keys])
        made.triggered.connect(partial(self._trigger, entry.id))
        if entry.choice:
            made.setCheckable(True)
            group = self._groups.setdefault(entry.submenu, QActionGroup(window))
            group.addAction(made)
        self.actions[entry.id] = made
        return made

    def _trigger(self, name: str, _on: bool = False) -> None:
        self._do(name)

    def check(self, name: str) -> None:
        """Tick one of several choices."""
        self.actions[name].setChecked(True)

    def fit(self, now: Situation) -> None:
        """Grey what cannot be done in this situation, with the reason for the palette and the status tip."""
        for entry in ACTIONS:
            reason = reason_against(entry, now)
            self.reasons[entry.id] = reason
            self.actions[entry.id].setEnabled(not reason)
            self.actions[entry.id].setStatusTip(reason or entry.words)

    def _restyle(self) -> None:
        for entry in ACTIONS:
            if entry.icon:
                self.actions[entry.id].setIcon(icon(entry.icon))
