"""The real window while it works: its longest standstill, a change of theme, closing in the middle, a huge text."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer

from app.bench.sentences import sentences
from app.bench.timing import median
from core.answers import ImportOptions, Take
from core.domain import Receipt, Statement
from core.errors import VaultError
from core.vault import Vault
from ui.desk import Desk
from ui.sweep_run import sweep_now
from ui.theme import Theme, appearance
from ui.window import MainWindow

BEAT_MS = 4
IMPORTED = 2_000
"""Statements brought in while somebody types and the vault is swept: some seconds of all three."""
QUERIES = ("where is the boat", "harbour", "when did it move", "who painted the shed", "old bicycle", "garden in May")
LONGEST_SWEEP = 20.0
"""Seconds after which a sweep is stopped; the standstills that it causes have shown by then."""
SIGNS = 1_000_000


class Heart:
    """Beats in the window's thread; the gaps between its beats are how long the window stood still.

    ``works`` are the milliseconds of its own processor time in each gap: the rest, it waited for others.
    """

    def __init__(self, owner: QObject) -> None:
        self.gaps: list[float] = []
        self.works: list[float] = []
        self._last = self._worked = 0.0
        self._timer = QTimer(owner)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)

    def __enter__(self) -> Heart:
        self._last, self._worked = time.perf_counter(), time.thread_time()
        self._timer.start(BEAT_MS)
        return self

    def __exit__(self, *_reason: object) -> None:
        self._timer.stop()
        self._timer.deleteLater()

    def _beat(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        self.gaps.append((now - self._last) * 1000)
        self.works.append((worked - self._worked) * 1000)
        self._last, self._worked = now, worked

    @property
    def longest(self) -> float:
        """The longest gap in milliseconds."""
        return round(max(self.gaps, default=0.0), 1)

    @property
    def p99(self) -> float:
        """The gap that one in a hundred exceeds, in milliseconds."""
        ordered = sorted(self.gaps) or [0.0]
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))], 1)


async def until(holds: Callable[[], object], patience: float = 60.0) -> None:
    """Wait until something holds; raises ``TimeoutError`` after a while."""
    end = time.monotonic() + patience
    while not holds():
        if time.monotonic() > end:
            raise TimeoutError("The window never came to that.")
        await asyncio.sleep(0.005)


async def busy(window: MainWindow, desk: Desk, folder: Path) -> dict[str, Any]:
    """Import, search and sweep at the same time."""
    listed = _list(folder / "more.txt", IMPORTED)
    options = ImportOptions(format="text", take=Take.MEMORIES, accept=True)
    with Heart(window) as heart:
        begun = time.perf_counter()
        imported = asyncio.ensure_future(
            desk.work("import", lambda vault, told, stop: vault.import_file(listed, options, told, stop))
        )
        swept = asyncio.ensure_future(sweep_now(desk))
        searches = await _typed(window, lambda: imported.done() and (swept.done() or _long(begun)))
        await imported
        desk.jobs.stop_all()
        await swept
        seconds = time.perf_counter() - begun
    return {
        "gap_max_ms": heart.longest,
        "gap_p99_ms": heart.p99,
        "gap_cpu_max_ms": round(max(heart.works, default=0.0), 1),
        "gap_over_16_percent": round(100 * sum(gap > 16 for gap in heart.gaps) / max(1, len(heart.gaps)), 2),
        "beats": len(heart.gaps),
        "busy_s": round(seconds, 1),
        "busy_searches": searches,
    }


def _long(begun: float) -> bool:
    return time.perf_counter() - begun > LONGEST_SWEEP


async def _typed(window: MainWindow, enough: Callable[[], bool]) -> int:
    """Type question after question, sign by sign, as somebody would who types fast; gives how many were typed."""
    number = 0
    while not enough() or number == 0:
        query = QUERIES[number % len(QUERIES)]
        for at in range(1, len(query) + 1):
            window.frame.box.setText(query[:at])
            await asyncio.sleep(0.06)
        await asyncio.sleep(0.3)
        number += 1
    return number


async def themes(window: MainWindow) -> dict[str, Any]:
    """A change between light and dark with a memory open, until everything is painted."""
    window.frame.search.list.choose(0)
    await until(lambda: window.frame.detail.detail is not None)
    taken, worked = [], []
    for theme in (Theme.DARK, Theme.LIGHT) * 3:
        begun, busy_from = time.perf_counter(), time.thread_time()
        appearance().choose(theme)
        window.repaint()
        taken.append((time.perf_counter() - begun) * 1000)
        worked.append((time.thread_time() - busy_from) * 1000)
    return {"theme_ms": median(taken), "theme_cpu_ms": median(worked)}


async def quit_busy(
    path: Path, folder: Path, opened: Callable[[Path], Awaitable[tuple[MainWindow, Desk]]]
) -> dict[str, Any]:
    """Close the window in the middle of an import and a sweep; what was confirmed before must be there afterwards."""
    window, desk = await opened(path)
    written = [Statement(f"Kept before quitting, number {at}.") for at in range(5)]
    kept = [await desk.change(partial(_add, statement=one)) for one in written]
    listed = _list(folder / "many.txt", 20 * IMPORTED)
    options = ImportOptions(format="text", take=Take.MEMORIES, accept=True)
    work = [
        desk.spawn(
            _left(desk.work("import", lambda vault, told, stop: vault.import_file(listed, options, told, stop)))
        ),
        desk.spawn(_left(sweep_now(desk))),
    ]
    await asyncio.sleep(1.0)
    begun = time.perf_counter()
    window.close()
    await desk.close()
    taken = (time.perf_counter() - begun) * 1000
    window.put_away()
    desk.deleteLater()
    await asyncio.gather(*work, return_exceptions=True)
    vault = Vault.open(path, read_only=True)
    try:
        lost = sum(not _is_there(vault, str(receipt.memory)) for receipt in kept)
    finally:
        vault.close()
    return {"quit_busy_ms": round(taken, 1), "quit_lost": lost}


async def _left(work: Awaitable[object]) -> None:
    """Work that is stopped by closing says so; that is no fault here."""
    try:
        await work
    except VaultError:
        return


def _add(vault: Vault, statement: Statement) -> Receipt:
    return vault.add(statement)


def _is_there(vault: Vault, memory: str) -> bool:
    try:
        vault.show(memory)
    except VaultError:
        return False
    return True


async def long_text(window: MainWindow, desk: Desk) -> dict[str, Any]:
    """A memory of a million signs without a break: listed, opened, and gone through tab by tab."""
    with Heart(window) as heart:
        await desk.change(lambda vault: vault.add(Statement("a" * SIGNS, keep=True)))
        await until(lambda: window.frame.search.model.rowCount() == 1)
        window.frame.search.list.choose(0)
        await until(lambda: window.frame.detail.detail is not None)
        for tab in range(window.frame.detail.tabs.count()):
            window.frame.detail.tabs.setCurrentIndex(tab)
            await asyncio.sleep(0.3)
    worked = round(max(heart.works, default=0.0), 1)
    return {"long_text_signs": SIGNS, "long_text_gap_ms": heart.longest, "long_text_cpu_max_ms": worked}


def _list(path: Path, number: int) -> Path:
    path.write_text("".join(f"- {one.text} Again.\n" for one in sentences(number, seed=11)), encoding="utf-8")
    return path
