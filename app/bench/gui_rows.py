"""A million rows in the list: shown, made anew, scrolled; each page is filled as it is asked for."""

from __future__ import annotations

import time
from typing import Any

from PySide6.QtWidgets import QApplication

from app.bench.timing import median, milliseconds, resident_megabytes, slow_end
from ui.tables.list_view import RowList
from ui.tables.model import PAGE, RowModel, Section
from ui.tables.rows import Kind, Row, Tone

ROWS = 1_000_000
STEPS, STEP = 200, 40
"""Steps of scrolling and pixels of each: what a wheel sends for a slow, steady turn."""
JUMPS = 40


def rows(app: QApplication) -> dict[str, Any]:
    """Figures of a list of a million rows, 600 pixels high."""
    before = resident_megabytes()
    model = RowModel()
    model.wanted.connect(lambda section, page: model.fill(section, page, _page(page)))
    view = RowList(model)
    view.resize(460, 640)
    view.show()
    app.processEvents()

    def show() -> None:
        model.show([Section("memories", ROWS)], {("memories", 0): _page(0)})
        app.processEvents()

    shown, anew = milliseconds(show), median([milliseconds(show) for _ in range(5)])
    bar = view.verticalScrollBar()

    def scrolled(to: int) -> float:
        bar.setValue(to)
        return milliseconds(view.viewport().repaint)

    steps = [scrolled(bar.value() + STEP) for _ in range(STEPS)]
    jumps = [scrolled(bar.maximum() * number // JUMPS) for number in range(JUMPS)]
    held = resident_megabytes() - before
    view.close()
    view.deleteLater()
    time.sleep(0)
    app.processEvents()
    return {
        "rows": ROWS,
        "rows_show_ms": round(shown, 2),
        "rows_reset_ms": anew,
        "rows_scroll_p50_ms": median(steps),
        "rows_scroll_p95_ms": slow_end(steps),
        "rows_jump_p95_ms": slow_end(jumps),
        "rows_mb": round(held, 1),
    }


def _page(number: int) -> tuple[Row, ...]:
    return tuple(
        Row(
            Kind.MEMORY,
            f"memory {number * PAGE + at}",
            f"Memory {number * PAGE + at:,} says that the {'old ' * (at % 7)}boat lies in the harbour of Seixal.",
            "true now",
            Tone.GOOD,
            "since 4 Mar 2025 · typed by you · #boats",
        )
        for at in range(PAGE)
    )
