"""The bench of the window measures the real window: each of its parts, on little."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.bench import gui, gui_live, gui_payloads, gui_pictures, gui_rows
from core.domain import Statement
from core.errors import EnvironmentFault, InvalidRequest
from core.vault import Vault
from tests.ui.conftest import Story
from ui.desk import Desk
from ui.window import MainWindow

Fill = Callable[[Callable[[Vault], object]], Path]
Live = Callable[[Story], None]


def test_rows_are_shown_scrolled_and_weighed(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gui_rows, "ROWS", 20_000)
    monkeypatch.setattr(gui_rows, "STEPS", 5)
    monkeypatch.setattr(gui_rows, "JUMPS", 3)
    found = gui_rows.rows(qapp)
    assert found["rows"] == 20_000
    assert 0 < found["rows_scroll_p50_ms"] <= found["rows_scroll_p95_ms"]


def test_standstills_are_counted_while_it_is_busy(
    filled: Fill, live: Live, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gui_live, "IMPORTED", 20)
    monkeypatch.setattr(gui_live, "QUERIES", ("tea",))
    monkeypatch.setattr(gui_live, "LONGEST_SWEEP", 1.0)
    filled(lambda vault: vault.add(Statement("I drink tea.")))

    async def story(window: MainWindow, desk: Desk) -> None:
        found = await gui_live.busy(window, desk, tmp_path)
        assert found["beats"] > 10
        assert found["busy_searches"] >= 1
        assert 0 < found["gap_p99_ms"] <= found["gap_max_ms"]
        assert await desk.read(lambda vault: vault.stats().memories) > 1
        themed = await gui_live.themes(window)
        assert themed["theme_ms"] > 0

    live(story)


def test_a_text_of_many_signs_is_opened_tab_by_tab(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gui_live, "SIGNS", 30_000)

    async def story(window: MainWindow, desk: Desk) -> None:
        found = await gui_live.long_text(window, desk)
        assert found["long_text_signs"] == 30_000
        assert found["long_text_gap_ms"] > 0

    live(story)


def test_hostile_texts_are_shown_and_nothing_of_them_is_drawn(
    live: Live, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gui_payloads, "TEMPLATES", gui_payloads.TEMPLATES[:2])
    monkeypatch.setattr(gui_payloads, "FRAMES", gui_payloads.FRAMES[:2])
    monkeypatch.setattr(gui_payloads, "ROOM_SECONDS", 0.1)

    async def story(window: MainWindow, desk: Desk) -> None:
        found = await gui_payloads.payloads(window, desk, tmp_path)
        assert found == {"payloads": 4, "payloads_rendered": 0, "payloads_opened": 0}

    live(story)


def test_there_are_two_hundred_of_them_and_red_would_be_seen(qtbot: QtBot) -> None:
    assert len(gui_payloads.TEMPLATES) * len(gui_payloads.FRAMES) == 200
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(40, 40)
    assert not gui_payloads._has_red(widget)
    palette = widget.palette()
    palette.setColor(widget.backgroundRole(), QColor(255, 0, 0))
    widget.setPalette(palette)
    widget.setAutoFillBackground(True)
    assert gui_payloads._has_red(widget)


def test_a_timeline_is_moved_and_every_picture_is_opened(
    filled: Fill, live: Live, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gui_pictures, "BARS", (40,))
    monkeypatch.setattr(gui_pictures, "MOVES", 4)
    moved = gui_pictures.lanes(qapp)
    assert moved["timeline_40_cpu_ms"] > 0
    assert moved["timeline_40_p95_ms"] > 0
    filled(lambda vault: vault.add(Statement("I drink tea.")))

    async def story(window: MainWindow, desk: Desk) -> None:
        found = await gui_pictures.rooms(window, desk)
        for name in ("insights", "map", "everything", "links"):
            assert found[f"{name}_gap_ms"] > 0, name

    live(story)


def test_sizes_out_of_bounds_are_refused() -> None:
    with pytest.raises(InvalidRequest):
        gui.run(None, out=None, embedder=None, options={"size": 5})


def test_every_budget_is_compared_with_its_figure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {name: most for name, most in gui.BUDGETS.items() if name not in ("window_ms", "usable_ms")}
    starts = [{"window": 1, "list": 1, "counts": 1}, {"window": 900, "list": 1000, "counts": 1_600}]
    answers = iter([*starts, figures | {"rows_mb": 41}])
    monkeypatch.setattr(gui, "_child", lambda _arguments, _folder: json.dumps(next(answers)).encode())
    found = gui.run(None, out=tmp_path / "out.jsonl", embedder=None, options={"size": 100})
    assert {name for name, held in found["held"].items() if not held} == {"window_ms", "rows_mb"}
    assert found["metrics"]["counted_ms"] == 1_600
    assert len((tmp_path / "out.jsonl").read_text("utf-8").splitlines()) == len(gui.BUDGETS)


def test_a_window_that_fails_is_told(tmp_path: Path) -> None:
    with pytest.raises(EnvironmentFault, match="could not be measured"):
        gui._child(["-c", "raise SystemExit(3)"], tmp_path)
