"""Ten minutes in the review room: twenty contradictions are decided by keys alone, all taken back, all done again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.answers import ListRequest
from core.contradictions import ContradictionState, QueueRequest
from core.domain import Channel, Statement, Status
from core.vault import Vault
from tests.ui.conftest import Story, until
from tests.ui.test_contradiction_room import room, titles
from ui.desk import Desk
from ui.panes.contradiction_pane import ContradictionPane
from ui.window import MainWindow

THINGS = (
    "kiln boat piano tent canoe violin loom ladder anvil drum sledge saddle lantern organ harp barrel cradle wagon "
    "trumpet telescope"
).split()
KEYS = (
    (Qt.Key.Key_A, ""),
    (Qt.Key.Key_B, ""),
    (Qt.Key.Key_3, "2024-05"),
    (Qt.Key.Key_4, "in summer"),
    (Qt.Key.Key_5, "I share it with my neighbour, the"),
    (Qt.Key.Key_6, ""),
    (Qt.Key.Key_7, ""),
    (Qt.Key.Key_8, ""),
)
"""Each answer's key, and what is typed into its form if it has one."""

Snapshot = tuple[tuple[str, str, str, int], ...]


def fill(vault: Vault) -> None:
    """Twenty pairs; of every second one a side came in from elsewhere and waits."""
    for number, thing in enumerate(THINGS):
        more = {"source": "ChatGPT", "channel": Channel.IMPORT} if number % 2 else {}
        first = vault.add(Statement(f"My {thing} stands in the shed behind our house."))
        second = vault.add(Statement(f"Somebody bought the old {thing} from Mira.", **more))  # type: ignore[arg-type]
        vault.flag(
            (str(first.memory), 1), (str(second.memory), 1), generator="opposite", reason="What is sold is not there."
        )


def snapshot(vault: Vault) -> Snapshot:
    """Every memory's wording, status, window and number of wordings, and which contradictions are open."""
    held = vault.list(ListRequest(every=True, limit=500)).memories
    asked = vault.contradictions(QueueRequest()).contradictions
    rows = [(one.text, one.status.value, str(one.window), one.versions) for one in held]
    return tuple(sorted([*rows, *((one.a.text, "open", one.id, 0) for one in asked)]))


async def answer(qtbot: QtBot, pane: ContradictionPane, key: Qt.Key, typed: str, number: int) -> None:
    """Give one answer by keys alone and wait until the next card is there."""
    left = len(titles(pane))
    qtbot.keyClick(pane.list, key)
    form = pane.card.form
    if typed:
        field = {Qt.Key.Key_3: form.on.line, Qt.Key.Key_4: form.scope_a}.get(key, form.text)
        assert field.isVisible()
        field.clear()
        qtbot.keyClicks(field, f"{typed} {THINGS[number]}." if key == Qt.Key.Key_5 else typed)
        qtbot.keyClick(field, Qt.Key.Key_Return)
    await until(lambda: len(titles(pane)) == left - 1 and pane.card.isEnabled(), f"answer {number} was never taken")


@pytest.mark.journey
def test_twenty_are_decided_by_keys_taken_back_in_reverse_and_done_again(
    qtbot: QtBot, filled: Callable[..., Path], live: Callable[[Story], None]
) -> None:
    filled(fill)

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await room(window)
        assert len(titles(pane)) == 20
        states = [await desk.read(snapshot)]
        for number in range(20):
            key, typed = KEYS[number % len(KEYS)]
            await answer(qtbot, pane, key, typed, number)
            states.append(await desk.read(snapshot))
        assert len(set(states)) == 21, "every verdict did something"
        await until(pane.nothing.isVisible)
        await until(lambda: "You decided 20 contradictions today." in pane.nothing.words)
        for number in reversed(range(20)):
            window.do("undo")
            await until(lambda number=number: len(titles(pane)) == 20 - number, f"undo {number} was never done")
            assert await desk.read(snapshot) == states[number]
        for number in range(20):
            window.do("redo")
            await until(lambda number=number: len(titles(pane)) == 19 - number, f"redo {number} was never done")
            assert await desk.read(snapshot) == states[number + 1]
        page = await desk.read(lambda vault: vault.contradictions(QueueRequest(ContradictionState.DECIDED)))
        assert page.total == 20
        assert await desk.read(lambda vault: vault.verify()) == ()

    live(story)


@pytest.mark.journey
def test_what_waits_for_approval_does_not_dispute_and_counts_once_it_is_found_right(
    qtbot: QtBot, filled: Callable[..., Path], live: Callable[[Story], None]
) -> None:
    made: list[str] = []

    def both(vault: Vault) -> None:
        own = vault.add(Statement("I live in Porto."))
        other = vault.add(Statement("Mira lives in Lisbon.", source="ChatGPT", channel=Channel.IMPORT))
        made.extend((str(own.memory), str(other.memory)))
        vault.flag((made[0], 1), (made[1], 1), generator="slot", reason="Two homes.")

    filled(both)

    async def statuses(desk: Desk) -> list[Status]:
        return await desk.read(lambda vault: [vault.show(memory).memory.status for memory in made])

    async def story(window: MainWindow, desk: Desk) -> None:
        assert await statuses(desk) == [Status.CURRENT, Status.PENDING]
        pane = await room(window)
        assert pane.card.b.status.accessibleName() == "Waits for approval"
        qtbot.keyClick(pane.list, Qt.Key.Key_B)
        await until(lambda: not titles(pane) and not pane._busy)
        own, other = await statuses(desk)
        assert own is not Status.CURRENT
        assert other is Status.CURRENT
        window.do("undo")
        await until(lambda: len(titles(pane)) == 1)
        assert await statuses(desk) == [Status.CURRENT, Status.PENDING]
        window.do("redo")
        await until(lambda: not titles(pane) and not pane._busy)
        assert await statuses(desk) == [own, other]

    live(story)
