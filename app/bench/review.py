"""The review over a large vault: how soon after a key the next card is there, in each of its three lists.

A vault of ``size`` invented memories with ``OPEN`` things to decide is opened
in a real window without a screen. Each key is sent to the list as a keyboard
would; what is measured ends when another card is on show and painted, the
answer being written meanwhile. Times are wall-clock milliseconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.timing import median, slow_end
from core.answers import ImportOptions, ListRequest, Take
from core.errors import EnvironmentFault, InvalidRequest
from core.vault import Vault

if TYPE_CHECKING:
    from core.inference.embed import Embedder
    from ui.desk import Desk
    from ui.panes.review_room import Pane, ReviewRoom
    from ui.window import MainWindow

LARGEST = 1_000_000
OPEN = 5_000
"""Things to decide: contradictions, duplicates and new memories, as an import of years leaves them behind."""
THINGS = tuple("kiln boat piano tent canoe violin loom ladder anvil drum sledge saddle lantern organ harp".split())
COLOURS = tuple("grey green blue brown white black yellow purple".split())
"""Words of invented notes, fifteen by eight, so that no word is in all of them."""
KEYS = 20
"""Keys in each list; below that one slow moment decides the slow end."""
PATIENCE = 60.0
"""Seconds after which a card counts as never shown."""


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Measure with ``size`` memories (option); neither a file nor a model is used.

    Raises ``InvalidRequest`` for a size outside of 100 to 1,000,000, ``EnvironmentFault`` when a card never comes.
    """
    size = int(options.get("size", 10_000))
    if not 100 <= size <= LARGEST:
        raise InvalidRequest(f"{size:,} memories cannot be measured.", f"Choose 100 to {LARGEST:,}.")
    with tempfile.TemporaryDirectory(prefix="variorum-review-") as folder:
        path = Path(folder) / "big.vault"
        opened = build(path, Path(folder), size)
        measured = _in_window(path)
    metrics: dict[str, Any] = {"open": opened}
    for name, times in measured.items():
        if name.endswith("_keys"):
            kept = {"p50_ms": median(times), "p95_ms": slow_end(times), "max_ms": round(max(times), 1)}
            metrics[name.removesuffix("_keys")] = kept
        else:
            metrics[name] = round(times[0], 1)
    if out is not None:
        lines = [json.dumps({"id": name, "ms": [round(one, 2) for one in times]}) for name, times in measured.items()]
        out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return {"set": "review", "n": size, "metrics": metrics}


def build(path: Path, folder: Path, size: int) -> int:
    """Fill a vault: half of what is open are contradictions, a tenth duplicates, the rest waits for approval."""
    share = min(OPEN, size // 4)
    flags, pairs, new = share // 2, share // 10, share - share // 2 - share // 10
    plain = [_note(at) for at in range(size - 2 * pairs - new)]
    twice = [f"The key of box {at} hangs beside the door." for at in range(pairs)]
    again = [f"The key of box {at} really hangs beside the door." for at in range(pairs)]
    waiting = [_note(LARGEST + at) for at in range(new)]
    vault = Vault.create(path)
    try:
        for name, lines, accept in (("list", [*plain, *twice], True), ("more", again, True), ("new", waiting, False)):
            source = folder / f"{name}.txt"
            source.write_text("".join(f"- {line}\n" for line in lines), encoding="utf-8")
            vault.import_file(source, ImportOptions(format="text", take=Take.MEMORIES, accept=accept))
        chance = random.Random(7)
        ids = [memory.id for memory in vault.list(ListRequest(limit=10_000)).memories]
        for _ in range(flags):
            a, b = chance.sample(ids, 2)
            reason = "One of the two seems to rule the other out."
            vault.flag((a, 1), (b, 1), generator="opposite", reason=reason, score=chance.random())
        counts = vault.review_counts()
    finally:
        vault.close()
    return counts.contradictions + counts.duplicates + counts.to_approve


def _note(at: int) -> str:
    """A statement that answers no question which another one answers, too: what is open is what was planted."""
    thing, colour = THINGS[at % len(THINGS)], COLOURS[at // len(THINGS) % len(COLOURS)]
    return f"Walked past the {colour} {thing} of house {at} in the fog and wrote it down."


def _in_window(path: Path) -> dict[str, list[float]]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_API", "pyside6")
    import qasync
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    app.setQuitOnLastWindowClosed(False)
    loop = qasync.QEventLoop(app)
    asyncio.set_event_loop(loop)
    try:
        found: dict[str, list[float]] = loop.run_until_complete(_measure(path))
        return found
    finally:
        loop.close()
        asyncio.set_event_loop(None)


async def _measure(path: Path) -> dict[str, list[float]]:
    from ui.desk import Desk, Doors
    from ui.window import MainWindow

    desk = Desk(Doors(lambda: Vault.open(path), lambda: Vault.open(path, read_only=True)))
    window = MainWindow(desk, "bench")
    window.resize(1280, 800)
    window.show()
    await desk.open()
    try:
        await window.began()
        return await _in_each_list(window, desk)
    finally:
        window.close()
        await desk.close()
        window.put_away()
        desk.deleteLater()


async def _in_each_list(window: MainWindow, desk: Desk) -> dict[str, list[float]]:
    from ui.panes.review_room import Part

    found: dict[str, list[float]] = {}
    left = await desk.read(lambda vault: vault.review_counts())
    most = dict(zip(Part, (left.contradictions, left.duplicates, left.to_approve), strict=True))
    for part, action, key in ((Part.CONTRADICTIONS, "contradictions", "7"), (Part.DUPLICATES, "duplicates", "8"),
                              (Part.TO_APPROVE, "waiting", "A")):  # fmt: skip
        begun = time.perf_counter()
        window.do(action)
        room = window.rooms.review
        assert room is not None
        await _open_groups(room.pane(part), desk)
        await _until(partial(_is_there, room, part))
        found[f"{part.name.lower()}_enter_ms"] = [1000 * (time.perf_counter() - begun)]
        await desk.prepare(lambda vault: vault.last_operation())  # the writer has had its first look
        presses = min(KEYS, most[part] - 1)
        found[f"{part.name.lower()}_keys"] = [await _press(room, part, key) for _ in range(presses)]
    return found


async def _open_groups(pane: Pane, desk: Desk) -> None:
    """Have what waits listed one by one: a source of thousands is one row otherwise."""
    from ui.panes.approve_pane import ApprovePane

    if isinstance(pane, ApprovePane):
        pane.open_groups([one.name for one in await desk.read(lambda vault: vault.waiting_sources())])


def _shown(room: ReviewRoom, part: Any, *, answerable: bool = True) -> str:
    """The id of what is on show and can be answered; empty while there is none."""
    pane: Any = room.pane(part)
    card = pane.card
    one = card.item if hasattr(card, "item") else card.one
    ready = card.isVisible() and (card.isEnabled() or not answerable)
    return one.id if one is not None and ready else ""


def _is_there(room: ReviewRoom, part: Any) -> bool:
    return _shown(room, part) != ""


async def _press(room: ReviewRoom, part: Any, key: str) -> float:
    """Press a key; how long it takes until another card is on show and painted."""
    from PySide6.QtTest import QTest

    pane: Any = room.pane(part)
    await _until(lambda: _quiet(pane) and _shown(room, part) != "")
    before = _shown(room, part)
    begun = time.perf_counter()
    QTest.keyClick(pane.list, ord(key))
    await _until(lambda: _shown(room, part, answerable=False) not in ("", before))
    pane.card.repaint()
    return 1000 * (time.perf_counter() - begun)


def _quiet(pane: Any) -> bool:
    return bool(pane._soon.is_quiet)


async def _until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            # A machine that is too slow is no fault of the program: nothing goes into the person's log.
            raise EnvironmentFault("A card was never shown.", "Measure again while nothing else runs.")
        await asyncio.sleep(0)
