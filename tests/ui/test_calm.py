"""Python takes its long looks for rubbish in the window's thread alone, when they are due and nothing is being done."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from ui import calm
from ui.calm import Tidying


@pytest.fixture
def as_before() -> Iterator[None]:
    """Whatever a test does to Python as a whole is taken back."""
    thresholds, switch = gc.get_threshold(), sys.getswitchinterval()
    yield
    gc.set_threshold(*thresholds)
    sys.setswitchinterval(switch)
    gc.unfreeze()


@pytest.mark.usefixtures("as_before")
def test_no_long_look_is_taken_by_itself_however_much_is_made() -> None:
    calm.begin()
    gc.collect()
    seen: list[int] = []

    def watch(phase: str, info: dict[str, Any]) -> None:
        if phase == "stop":
            seen.append(info["generation"])

    gc.callbacks.append(watch)
    try:
        kept = [[number] for number in range(300_000)]
    finally:
        gc.callbacks.remove(watch)
    assert len(kept) == 300_000
    assert set(seen) == {0, 1}


@pytest.mark.usefixtures("as_before")
def test_what_is_there_once_all_is_loaded_is_not_gone_through_again() -> None:
    calm.settle()
    assert gc.get_freeze_count() == 0, "nothing is kept for good where no window was begun"
    calm.begin()
    calm.settle()
    assert gc.get_freeze_count() > 1_000


@pytest.mark.usefixtures("qapp")
def test_a_long_look_waits_until_it_is_due_and_the_work_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str] = []
    busy, aged = [True], [calm.DUE - 1]
    monkeypatch.setattr(calm.gc, "get_count", lambda: (0, 0, aged[0]))
    monkeypatch.setattr(calm.gc, "collect", lambda: looks.append("looked"))
    tidying = Tidying(lambda: busy[0])
    busy[0] = False
    tidying.look()
    aged[0], busy[0] = calm.DUE, True
    tidying.look()
    assert not looks
    busy[0] = False
    tidying.look()
    assert looks == ["looked"]
    tidying.stop()
    assert not tidying._timer.isActive()
    tidying.deleteLater()
