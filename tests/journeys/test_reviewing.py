"""A sitting with a full queue: twenty contradictions and twenty suggestions by keys, all taken back, all done again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.answers import ListRequest
from core.contradictions import QueueRequest
from core.domain import Channel, ProposalKind, Statement
from core.vault import Vault
from core.window import parse_moment
from tests.journeys.test_deciding import KEYS, THINGS, answer
from tests.journeys.test_deciding import fill as disputes
from tests.ui.conftest import Story, until
from ui.desk import Desk
from ui.panes.approve_card import Stage
from ui.panes.approve_pane import ApprovePane
from ui.panes.review_room import Part
from ui.window import MainWindow

STEPS = ("A", "R", "E", "A", "A")
"""What is pressed for the suggestions in turn: approve, reject with a reason, edit first."""

Snapshot = tuple[tuple[object, ...], ...]


def fill(vault: Vault) -> None:
    """Twenty disputes, and twenty things to approve of every kind."""
    disputes(vault)
    for number, thing in enumerate(THINGS):
        if number % 4 == 0:
            vault.add(Statement(f"Once dreamt of a {thing} at sea.", source="Notes", channel=Channel.IMPORT))
            continue
        memory = str(vault.add(Statement(f"The {thing} in the attic is dusty.")).memory)
        more = {"reason": "It was said later.", "by": "small-model", "quote": "so it was said"}
        if number % 4 == 1:
            vault.propose(ProposalKind.REFINE, memory, 1, f"The {thing} in the attic is very dusty.", **more)  # type: ignore[arg-type]
        elif number % 4 == 2:
            vault.propose(ProposalKind.END, memory, 1, None, since=parse_moment("2025-05"), **more)  # type: ignore[arg-type]
        else:
            new = f"The {thing} in the attic is clean."
            vault.propose(ProposalKind.SUPERSEDE, memory, 1, new, since=parse_moment("2025-05"), **more)  # type: ignore[arg-type]


def snapshot(vault: Vault) -> Snapshot:
    """Every memory as it stands, what is disputed, and every proposal with its state."""
    held = vault.list(ListRequest(every=True, limit=1000)).memories
    rows: list[tuple[object, ...]] = [(one.text, one.status.value, str(one.window), one.versions) for one in held]
    rows += [("open", one.id) for one in vault.contradictions(QueueRequest()).contradictions]
    rows += [("proposal", one.id, one.state.value, one.note) for one in vault.proposals(None)]
    return tuple(sorted(rows, key=repr))


async def decide(qtbot: QtBot, pane: ApprovePane, key: str) -> None:
    """Decide what is shown by keys alone and wait until the next one is there."""
    left = len([line for line in pane.list.rows.lines if line.item])
    qtbot.keyClick(pane.list, key.lower())
    card = pane.card
    if key == "R":
        assert card.stage is Stage.REJECTING
        qtbot.keyClicks(card.reason, "not so")
        qtbot.keyClick(card.reason, Qt.Key.Key_Return)
    elif card.stage is Stage.EDITING:
        qtbot.keyClick(card.editor, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
        qtbot.keyClicks(card.editor, " Or so.")
        qtbot.keyClick(card.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    await until(
        lambda: len([line for line in pane.list.rows.lines if line.item]) == left - 1 and pane.card.isEnabled(),
        f"{key} was never taken with {left} left",
    )


@pytest.mark.journey
def test_twenty_disputes_and_twenty_suggestions_are_decided_taken_back_in_reverse_and_done_again(
    qtbot: QtBot, filled: Callable[..., Path], live: Callable[[Story], None]
) -> None:
    filled(fill)

    async def story(window: MainWindow, desk: Desk) -> None:
        states = [await desk.read(snapshot)]
        window.do("contradictions")
        disputed = window.rooms.contradictions
        assert disputed is not None
        await until(lambda: len(disputed.list.rows.lines) == 20)
        for number in range(20):
            await answer(qtbot, disputed, *KEYS[number % len(KEYS)], number)
            states.append(await desk.read(snapshot))
        window.do("waiting")
        room = window.rooms.review
        assert room is not None
        pane = room.panes[Part.TO_APPROVE]
        assert isinstance(pane, ApprovePane)
        await until(lambda: pane.list.current() is not None and pane._asked.total >= 15)
        for number in range(pane._asked.total):
            item = pane.list.current()
            assert item is not None
            key = STEPS[number % len(STEPS)]
            await decide(qtbot, pane, "A" if key == "E" and not item.editable else key)
            states.append(await desk.read(snapshot))
        assert len(states) >= 40
        assert len(set(states)) == len(states), "every key did something"
        await until(pane.nothing.isVisible)
        last = await desk.read(lambda vault: vault.last_operation())
        for number in range(1, len(states)):
            window.do("undo")
            await until_done(desk, last + number)
            assert await desk.read(snapshot) == states[-1 - number]
        last = await desk.read(lambda vault: vault.last_operation())
        for number in range(1, len(states)):
            window.do("redo")
            await until_done(desk, last + number)
            assert await desk.read(snapshot) == states[number]
        assert await desk.read(lambda vault: vault.verify()) == ()

    live(story)


async def until_done(desk: Desk, operation: int) -> None:
    """Wait until the vault has this operation."""
    known: list[int] = []

    async def look() -> None:
        known.append(await desk.read(lambda vault: vault.last_operation()))

    await look()
    while known[-1] < operation:
        await look()
