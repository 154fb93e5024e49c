"""The rooms that show a vault as a picture: how fluently a timeline moves, how long opening one holds the window up."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

from PySide6.QtWidgets import QApplication

from app.bench.gui_live import Heart, until
from app.bench.timing import milliseconds, slow_end
from core.domain import Status
from core.views import Bar, Lane, Timeline
from core.window import End, Moment, Precision, Window
from ui.desk import Desk
from ui.widgets.lane_view import LaneView
from ui.window import MainWindow

BARS = (500, 5_000)
ROWS_A_LANE = 4
MOVES, MOVE = 120, 7
"""Steps of a drag and pixels of each: what a hand sends in two seconds of slow dragging."""
NOW = datetime(2026, 11, 8, tzinfo=UTC)


def lanes(app: QApplication) -> dict[str, Any]:
    """Moving along a timeline of so many bars, whole decades of them in sight; milliseconds of a frame."""
    figures: dict[str, Any] = {}
    for number in BARS:
        view = LaneView()
        view.resize(1_000, 600)
        view.show()
        view.show_timeline(_timeline(number), NOW, None)
        app.processEvents()
        frames, worked = [], time.thread_time()
        for step in range(MOVES):
            frames.append(milliseconds(partial(_moved, view, 1 if step % 60 < 30 else -1)))
        figures |= {
            f"timeline_{number}_p95_ms": slow_end(frames),
            f"timeline_{number}_cpu_ms": round((time.thread_time() - worked) * 1000 / MOVES, 2),
        }
        view.close()
        view.deleteLater()
        app.processEvents()
    return figures


def _moved(view: LaneView, way: int) -> None:
    view.pan(way * MOVE)
    view.viewport().repaint()


def _timeline(number: int) -> Timeline:
    rng = random.Random(7)
    bars, rows = [], max(1, number // 12)
    for at in range(number):
        begun = NOW - timedelta(days=rng.randrange(40, 12_000))
        ended = begun + timedelta(days=rng.randrange(30, 2_000)) if at % 3 else None
        start = Moment(begun, Precision.DAY)
        end = Moment(min(ended, NOW), Precision.DAY) if ended is not None else None
        window = Window(start, end, End.OPEN if end is None else End.DATED)
        status = Status.CURRENT if ended is None else Status.PAST
        bars.append(Bar(f"m{at}", 1, f"The boat lay in harbour number {at}.", window, status, None, begun, at % rows))
    bars.sort(key=lambda bar: (bar.row, bar.recorded_at))
    made = tuple(Lane(f"Lane {first}", first, min(ROWS_A_LANE, rows - first)) for first in range(0, rows, ROWS_A_LANE))
    return Timeline(made, tuple(bars), number)


async def rooms(window: MainWindow, desk: Desk) -> dict[str, Any]:
    """Open the figures, the map, the timeline and the links of a memory, each for the first time."""
    figures: dict[str, Any] = {}
    for name, ready in (
        ("insights", lambda: _shown(window.rooms.pictures.insights)),
        ("map", lambda: _mapped(window)),
        ("everything", lambda: _lined(window)),
    ):
        figures |= await _opened(window, name, ready)
    window.do("memories")
    window.frame.search.list.choose(0)
    await until(lambda: window.frame.detail.detail is not None)
    figures |= await _opened(window, "links", lambda: True)
    return figures


async def _opened(window: MainWindow, name: str, ready: Callable[[], object]) -> dict[str, Any]:
    with Heart(window) as heart:
        begun = time.perf_counter()
        window.do(name)
        await until(ready)
        taken = time.perf_counter() - begun
        await asyncio.sleep(0.5)
    return {
        f"{name}_s": round(taken, 2),
        f"{name}_gap_ms": heart.longest,
        f"{name}_cpu_max_ms": round(max(heart.works, default=0.0), 1),
    }


def _shown(pane: Any) -> bool:
    return pane is not None and pane.figures is not None


def _mapped(window: MainWindow) -> bool:
    pane = window.rooms.pictures.map
    return pane is not None and (pane.map is not None or pane.drawn is not None)


def _lined(window: MainWindow) -> bool:
    pane = window.rooms.pictures.timeline
    return pane is not None and pane.timeline is not None
