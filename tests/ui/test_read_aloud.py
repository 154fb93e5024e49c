"""What a screen reader says: a name and a role for everything that can be used, a whole sentence for every row."""

from __future__ import annotations

from pathlib import Path

import qasync
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QTabBar,
    QWidget,
)

from core.library import Within
from tests.ui.everywhere import dialogs, quiet, rooms, until, walker
from tests.ui.templates import Templates, sample
from ui.desk import Desk
from ui.tables.rows import Kind
from ui.window import MainWindow

SAYS = QAccessible.Role
ROLES: tuple[tuple[type[QWidget], frozenset[QAccessible.Role]], ...] = (
    (QAbstractButton, frozenset({SAYS.Button, SAYS.ButtonMenu, SAYS.RadioButton, SAYS.CheckBox, SAYS.PushButton})),
    (QLineEdit, frozenset({SAYS.EditableText})),
    (QPlainTextEdit, frozenset({SAYS.EditableText, SAYS.StaticText})),
    (QComboBox, frozenset({SAYS.ComboBox})),
    (QTabBar, frozenset({SAYS.PageTabList})),
    (QAbstractItemView, frozenset({SAYS.Table, SAYS.List, SAYS.Tree})),
)
"""Which role fits which kind of part; what is drawn by hand has no role of Qt's, and tells in its name what it is."""


def used(top: QWidget) -> list[QWidget]:
    """Whatever takes the keyboard or the mouse."""
    return [
        part
        for part in top.findChildren(QWidget)
        if part.isVisible()
        and part.window() is top
        and part.focusProxy() is None
        and (part.focusPolicy() != Qt.FocusPolicy.NoFocus or isinstance(part, QAbstractButton))
        and not part.objectName().startswith("qt_")
    ]


def faults_of(top: QWidget) -> list[str]:
    """Parts without a name, or with a role that is none of theirs."""
    faults = []
    for part in used(top):
        said = QAccessible.queryAccessibleInterface(part)
        kind, inside = type(part).__name__, type(part.parent()).__name__
        if said is None or not said.text(QAccessible.Text.Name).strip():
            faults.append(f"{kind} in {inside} has no name")
            continue
        fitting = next((roles for of, roles in ROLES if isinstance(part, of)), None)
        if fitting is not None and said.role() not in fitting:
            faults.append(f"{kind} in {inside} is said to be a {said.role().name}")
        drawn = fitting is None and not isinstance(part, QScrollArea)
        if drawn and len(said.text(QAccessible.Text.Name).split()) < 2 and said.role() is SAYS.Client:
            faults.append(f"{kind} in {inside} does not say what it is")
    return faults


def rows_said(view: QAbstractItemView) -> list[str]:
    """What is read aloud of the first rows of a list, as the accessible tree tells it."""
    model = view.model()
    said = [model.index(at, 0).data(Qt.ItemDataRole.AccessibleTextRole) for at in range(min(12, model.rowCount()))]
    return [str(one or "") for one in said]


def test_everything_in_every_room_has_a_name_and_its_role(
    loop: qasync.QEventLoop, templates: Templates, tmp_path: Path
) -> None:
    faults: list[str] = []

    async def walk(window: MainWindow, desk: Desk) -> None:
        async for name, top in rooms(window, desk):
            faults.extend(f"{name}: {fault}" for fault in faults_of(top))
            for view in [one for one in top.findChildren(QAbstractItemView) if one.isVisible()]:
                silent = [at for at, words in enumerate(rows_said(view)) if len(words) < 3]
                faults.extend(f"{name}: row {at} of {view.accessibleName()} says nothing" for at in silent)

    walker(loop, templates.copy(sample, tmp_path / "sample.variorum"))(walk)
    assert not faults, "\n".join(faults)


def test_everything_in_every_dialog_has_a_name_and_its_role(
    loop: qasync.QEventLoop, templates: Templates, tmp_path: Path
) -> None:
    faults: list[str] = []

    async def walk(window: MainWindow, desk: Desk) -> None:
        async for name, dialog in dialogs(window, desk):
            assert dialog.windowTitle(), name
            faults.extend(f"{name}: {fault}" for fault in faults_of(dialog))

    walker(loop, templates.copy(sample, tmp_path / "sample.variorum"))(walk)
    assert not faults, "\n".join(faults)


def test_a_row_of_the_list_says_its_sentence_and_its_status_in_words(
    loop: qasync.QEventLoop, templates: Templates, tmp_path: Path
) -> None:
    async def walk(window: MainWindow, desk: Desk) -> None:
        search = window.frame.search
        window.shelving.narrow(Within(every=True))
        await until(lambda: search.shown.within.every and search.model.rowCount() > 20, "not all are listed")
        await quiet(desk)
        heard: set[str] = set()
        told = read_aloud(search.list)
        for at in range(search.model.rowCount()):
            row = search.model.row_at(at)
            if row is None or row.kind is not Kind.MEMORY:
                continue
            spoken = next((words for words in told if row.text in words), "")
            assert row.chip.casefold() in spoken.casefold(), f"{row.text}: {spoken}"
            assert ".." not in spoken
            heard.add(row.chip)
        assert len(heard) >= 4, heard

    walker(loop, templates.copy(sample, tmp_path / "sample.variorum"))(walk)


def read_aloud(view: QAbstractItemView) -> set[str]:
    """What a screen reader is told of the rows, by Qt's own tree of what can be read."""
    table = QAccessible.queryAccessibleInterface(view)
    assert table is not None
    children = [table.child(at) for at in range(table.childCount())]
    return {str(child.text(QAccessible.Text.Name)) for child in children if child is not None}
