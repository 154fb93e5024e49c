"""What cannot be seen is not read for after a change; it is right once it is shown again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from core.domain import Channel, Statement
from core.vault import Vault
from tests.ui.conftest import Story, until
from ui.desk import Desk
from ui.panes.review_room import Part
from ui.window import MainWindow

Fill = Callable[..., Path]
Live = Callable[[Story], None]


def two(vault: Vault) -> None:
    for line in ("I drink tea", "I like figs"):
        vault.add(Statement(line, source="ChatGPT", channel=Channel.IMPORT))
    vault.add(Statement("My boat is red."))


def listed(window: MainWindow) -> list[str]:
    model = window.frame.search.model
    rows = [model.row_at(number) for number in range(model.rowCount())]
    return [row.text for row in rows if row is not None and row.text]


def count_calls(pane: object, name: str) -> list[bool]:
    """Notes every call of a coroutine method."""
    calls: list[bool] = []
    real = getattr(pane, name)

    async def noted() -> object:
        calls.append(True)
        return await real()

    setattr(pane, name, noted)
    return calls


def test_the_list_is_not_read_while_a_room_is_open_and_is_right_when_it_is_left(filled: Fill, live: Live) -> None:
    filled(two)

    async def story(window: MainWindow, desk: Desk) -> None:
        calls = count_calls(window.frame.search, "_read")
        window.do("waiting")
        await until(
            lambda: (
                window.rooms.review is not None and len(window.rooms.review.pane(Part.TO_APPROVE).list.rows.lines) == 3
            )
        )
        for line in ("My kiln is green.", "My tent is blue."):
            await desk.change(lambda vault, line=line: vault.add(Statement(line)))
        await until(lambda: "5 memories" in window.frame.status._counts.text(), "the status line goes on counting")
        assert not calls
        window.do("memories")
        await until(lambda: "My tent is blue." in listed(window))
        assert "My kiln is green." in listed(window)
        assert len(calls) == 1, "two changes are read once"

    live(story)


def test_a_list_of_the_review_out_of_sight_is_read_when_its_tab_is_opened(filled: Fill, live: Live) -> None:
    filled(two)

    async def story(window: MainWindow, desk: Desk) -> None:
        window.do("waiting")
        room = window.rooms.review
        assert room is not None
        pane = room.pane(Part.TO_APPROVE)
        await until(lambda: len(pane.list.rows.lines) == 3)
        window.do("contradictions")
        await until(lambda: room.part is Part.CONTRADICTIONS and not pane.isVisible())
        calls = count_calls(pane._soon, "_read")
        await desk.change(lambda vault: vault.add(Statement("I own an anvil", source="X", channel=Channel.IMPORT)))
        await until(lambda: room._counts.to_approve == 3)
        assert not calls
        room._stack.setCurrentWidget(pane)
        await until(lambda: len(pane.list.rows.lines) == 5)
        assert len(calls) == 1

    live(story)


def test_a_run_of_changes_costs_the_library_one_or_two_countings(filled: Fill, live: Live) -> None:
    filled(two)

    async def story(window: MainWindow, desk: Desk) -> None:
        library = window.frame.library
        calls = count_calls(library._soon, "_read")
        await asyncio.gather(
            *(desk.change(lambda vault, at=at: vault.add(Statement(f"Box {at} is mine."))) for at in range(12))
        )
        await until(lambda: library.shelves is not None and library.shelves.every == 15)
        await until(lambda: library._soon.is_quiet)
        assert len(calls) <= 4, "a counting under way is followed by one more"

    live(story)
