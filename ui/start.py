"""Starts the window, runs it on one event loop, and closes everything in order.

``run`` is all that the composition root needs. The window is shown before the
vault is opened and before any model or plot is imported; quitting waits for
the writer and closes the handles, and only then ends the loop.
"""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any

import qasync
from PySide6.QtCore import QLocale
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from core.errors import VaultError
from ui import calm, text
from ui.desk import Desk, Doors
from ui.fonts import load_fonts
from ui.idle_sweep import IdleSweep
from ui.model_doors import ModelDoors
from ui.theme import Theme, appearance
from ui.translation import speech
from ui.vault_doors import AGAIN, VaultDoors
from ui.window import MainWindow

PAINT_STEPS = 200
"""Milliseconds at most that the vault waits for the window: a screen that never shows it must not stop us."""


@dataclass(frozen=True, slots=True)
class Opening:
    """How to start.

    ``doors`` opens the vault (the writer's makes it when there is none) and
    loads the model. ``name`` is shown in the title; ``sample`` marks made-up
    data. ``open_demo`` opens the sample vault in a window of its own (None:
    not offered). ``models`` keeps and tests the language model's settings,
    ``vaults`` reaches other vaults.
    ``recall`` and ``remember`` read and keep a person's choices by name:
    "theme" (system, light, dark), "language", "idle_sweep" (on, off), "scale" (0.8 to 2), "geometry",
    "arrangements", "single_keys" (on, off), "contradictions_seen", "review_keys", "tray".
    ``report`` is told of every fault of the program itself, with its
    traceback, for the log. ``began`` is the process's start on
    ``time.time``'s clock. ``ready`` gets the start-up phases in milliseconds
    since then (imports, window, vault, list, counts) once the first list is shown and all is counted;
    with ``quit_when_ready`` the program then ends, for measuring.
    """

    doors: Doors
    name: str = ""
    place: str = ""
    sample: bool = False
    version: str = ""
    fonts: Path | None = None
    icon: Path | None = None
    began: float = field(default_factory=time.time)
    open_demo: Callable[[], None] | None = None
    models: ModelDoors | None = None
    vaults: VaultDoors | None = None
    recall: Callable[[str], str | None] = lambda _name: None
    remember: Callable[[str, str], None] = lambda _name, _value: None
    report: Callable[[BaseException], None] | None = None
    ready: Callable[[dict[str, float]], None] | None = None
    quit_when_ready: bool = False


def run(opening: Opening) -> int:
    """Show the window and run until it is closed; returns the exit code (0; 3 when the vault cannot open).

    ``AGAIN`` says that the sample is to be built and shown anew.
    """
    phases = {"imports": _since(opening.began)}
    calm.begin()
    app = make_app(opening)
    loop = qasync.QEventLoop(app)
    asyncio.set_event_loop(loop)
    with loop:
        return int(loop.run_until_complete(_live(app, opening, phases)))


def make_app(opening: Opening) -> QApplication:
    """The application with its font, theme and icon; taken over when there is one already."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName(text.APP)
    app.setApplicationDisplayName(text.APP)
    if (qt := speech().qt) is not None:
        app.installTranslator(qt)
    QLocale.setDefault(speech().locale)
    app.setDesktopFileName("variorum")
    app.setQuitOnLastWindowClosed(False)
    if opening.icon is not None:
        app.setWindowIcon(QIcon(str(opening.icon)))
    look = appearance()
    if opening.fonts is not None:
        look.family = load_fonts(opening.fonts)
    look.choose(_theme(opening.recall("theme")), _scale(opening.recall("scale")))
    return app


def _theme(kept: str | None) -> Theme:
    return Theme(kept) if kept in set(Theme) else Theme.SYSTEM


def _scale(kept: str | None) -> float:
    try:
        return float(kept) if kept else 1.0
    except ValueError:
        return 1.0


async def _live(app: QApplication, opening: Opening, phases: dict[str, float]) -> int:
    closed = asyncio.Event()
    app.lastWindowClosed.connect(closed.set)
    desk = Desk(opening.doors)
    window = MainWindow(
        desk,
        opening.name,
        sample=opening.sample,
        version=opening.version,
        open_demo=opening.open_demo,
        models=opening.models,
        vaults=opening.vaults,
        recall=opening.recall,
        remember=opening.remember,
    )
    idle = IdleSweep(desk, opening.recall)
    tidying = calm.Tidying(lambda: desk.jobs.any, desk)
    restore = _catch_faults(window, opening.report)
    previous = signal.signal(signal.SIGINT, lambda *_args: closed.set()) if _main_thread() else None
    window.show()
    await _painted(window)
    phases["window"] = _since(opening.began)
    code = 0
    try:
        code = await _begin(desk, window, opening, phases)
        if code == 0:
            idle.start()
        if opening.quit_when_ready:
            window.close()
        await closed.wait()
    finally:
        tidying.stop()
        await idle.close()
        await desk.close()
        if previous is not None:
            signal.signal(signal.SIGINT, previous)
        restore()
        window.put_away()
        desk.deleteLater()
        gc.unfreeze()
    return AGAIN if code == 0 and window.around.again else code


async def _painted(window: MainWindow) -> None:
    """Wait until the window is on the screen and painted, but never long.

    Not by processing events here: that would run other tasks inside of this one.
    """
    handle = window.windowHandle()
    for _ in range(PAINT_STEPS):
        await asyncio.sleep(0.001)
        if handle.isExposed():
            break
    window.repaint()


async def _begin(desk: Desk, window: MainWindow, opening: Opening, phases: dict[str, float]) -> int:
    try:
        await desk.open()
    except VaultError as reason:
        window.cannot_open(reason)
        return 3
    phases["vault"] = _since(opening.began)

    def listed() -> None:
        if "list" not in phases and opening.ready is not None:
            window.frame.search.list.viewport().repaint()
            phases["list"] = _since(opening.began)

    window.frame.search.settled.connect(listed)
    await window.began()
    phases["counts"] = _since(opening.began)
    if opening.ready is not None:
        opening.ready(phases)
    desk.spawn(_load(desk))
    return 0


async def _load(desk: Desk) -> None:
    """What nobody needed so far, one after the other: the rest of the engine, then the language model.

    What is there by then stays as long as the window. Looking through all of it for garbage takes 40 ms, in whatever
    is done at that moment, so that it is left out from here on.
    """
    await desk.load_engine()
    calm.settle()
    if not desk.is_closing:
        gc.freeze()
        desk.meaning.ready.connect(lambda _model: gc.freeze())
        desk.load_meaning()


def _main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


def _since(began: float) -> float:
    return round((time.time() - began) * 1000, 1)


def _catch_faults(window: MainWindow, report: Callable[[BaseException], None] | None) -> Callable[[], None]:
    """Bring every fault of the program to one place: the log and the window. Returns how to undo that."""
    before = sys.excepthook, threading.excepthook
    loop = asyncio.get_running_loop()

    def caught(kind: type[BaseException], reason: BaseException, trace: TracebackType | None) -> None:
        if report is None:
            before[0](kind, reason, trace)
        else:
            report(reason)
        window.show_bug(reason)

    def in_thread(found: threading.ExceptHookArgs) -> None:
        if found.exc_value is not None:
            loop.call_soon_threadsafe(caught, found.exc_type, found.exc_value, found.exc_traceback)

    def in_loop(_loop: Any, context: dict[str, Any]) -> None:
        reason = context.get("exception") or RuntimeError(str(context.get("message")))
        caught(type(reason), reason, reason.__traceback__)

    sys.excepthook, threading.excepthook = caught, in_thread
    loop.set_exception_handler(in_loop)

    def restore() -> None:
        sys.excepthook, threading.excepthook = before
        loop.set_exception_handler(None)

    return restore
