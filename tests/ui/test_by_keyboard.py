"""Everything is reached by Tab, nothing holds it, it is seen where one is, and Esc leads back to where one was."""

from __future__ import annotations

from pathlib import Path

import qasync
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tests.ui.everywhere import Walk, dialogs, open_dialogs, quiet, rooms, until, walker
from tests.ui.templates import Templates, sample
from ui.desk import Desk
from ui.window import MainWindow

MOST_STOPS = 400


def walk_over(loop: qasync.QEventLoop, templates: Templates, folder: Path, walk: Walk) -> None:
    """Walk through a window over the sample vault."""
    walker(loop, templates.copy(sample, folder / "sample.variorum"))(walk)


def stops(top: QWidget) -> list[QWidget]:
    """Whatever Tab has to reach: it can be used, and it takes the keyboard."""
    return [
        part
        for part in top.findChildren(QWidget)
        if part.isVisible()
        and part.isEnabled()
        and part.window() is top
        and part.focusProxy() is None
        and part.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


def named(part: QWidget) -> str:
    return f"{type(part).__name__} “{part.accessibleName()[:40]}”"


def round_trip(begin: QWidget, key: Qt.Key) -> list[QWidget]:
    """Where Tab leads from a part until it is there again, or until it leads nowhere new."""
    passed = [begin]
    while len(passed) < MOST_STOPS:
        QTest.keyClick(QApplication.focusWidget(), key)
        now = QApplication.focusWidget()
        if now in passed:
            assert now is begin, f"from {named(passed[-1])} back to {named(now)}, and round and round"
            break
        passed.append(now)
    return passed


def held(begin: QWidget, top: QWidget) -> list[str]:
    """What Tab does not reach from a part, and where the way back is another."""
    begin.setFocus()
    there = round_trip(begin, Qt.Key.Key_Tab)
    back = round_trip(begin, Qt.Key.Key_Backtab)
    faults = [f"never reached: {named(part)}" for part in stops(top) if part not in there]
    if [begin, *reversed(back[1:])] != there:
        faults.append("Shift+Tab goes another way")
    return faults


def unseen(top: QWidget) -> list[str]:
    """Parts that look the same with and without the keyboard."""
    faults = []
    for part in stops(top):
        part.setFocus(Qt.FocusReason.TabFocusReason)
        with_keys = picture(part)
        part.clearFocus()
        if with_keys == picture(part):
            faults.append(f"no sign of the keyboard: {named(part)}")
    return faults


def picture(part: QWidget) -> QImage:
    return part.grab().toImage()


def test_tab_leads_through_every_room_and_around_and_shift_tab_back(
    loop: qasync.QEventLoop, templates: Templates, tmp_path: Path
) -> None:
    faults: list[str] = []

    async def walk(window: MainWindow, desk: Desk) -> None:
        async for name, top in rooms(window, desk):
            faults.extend(f"{name}: {fault}" for fault in held(window.frame.box, top))
            faults.extend(f"{name}: {fault}" for fault in unseen(top))

    walk_over(loop, templates, tmp_path, walk)
    assert not faults, "\n".join(faults)


def test_tab_leads_through_every_dialog_and_esc_gives_the_keyboard_back(
    loop: qasync.QEventLoop, templates: Templates, tmp_path: Path
) -> None:
    faults: list[str] = []

    async def walk(window: MainWindow, desk: Desk) -> None:
        async for name, dialog in dialogs(window, desk):
            begin = QApplication.focusWidget()
            if begin is None or begin.window() is not dialog:
                faults.append(f"{name}: opens without the keyboard")
                continue
            faults.extend(f"{name}: {fault}" for fault in held(begin, dialog))
            faults.extend(f"{name}: {fault}" for fault in unseen(dialog))
            begin.setFocus()
            faults.extend(await after_esc(window, desk, name, dialog))

    walk_over(loop, templates, tmp_path, walk)
    assert not faults, "\n".join(faults)


async def after_esc(window: MainWindow, desk: Desk, name: str, dialog: QDialog) -> list[str]:
    """What is wrong once Esc was pressed in a dialog that the list had opened."""
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    await quiet(desk)
    if dialog in open_dialogs(window):
        return [f"{name}: Esc leaves it open"]
    holder = window.focusWidget()
    return [] if holder is window.frame.search.list else [f"{name}: the keyboard came back to {holder}"]


def test_esc_leads_from_every_room_back_to_the_list(
    loop: qasync.QEventLoop, templates: Templates, tmp_path: Path
) -> None:
    async def walk(window: MainWindow, desk: Desk) -> None:
        async for name, _top in rooms(window, desk):
            if not window.rooms.open:
                continue
            QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
            await until(lambda: not window.rooms.open, f"Esc does not leave {name}")
            assert window.focusWidget() is window.frame.search.list, name

    walk_over(loop, templates, tmp_path, walk)
