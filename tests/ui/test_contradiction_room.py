"""In the review room a contradiction is decided by one key, seen before it is done, and taken back by one more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from core.contradictions import BulkRule, Contradiction, ContradictionState, QueueRequest, Ruling, Verdict
from core.domain import Channel, Statement, Status
from core.vault import Vault
from tests.ui.conftest import Story, until
from tests.ui.test_dialogs_write import press
from tests.ui.test_safe import has_red
from ui import text_contradictions as words
from ui.desk import Desk
from ui.dialogs.alike_dialog import AlikeDialog
from ui.letters import DEFAULTS
from ui.panes.contradiction_pane import ContradictionPane
from ui.window import MainWindow

Fill = Callable[..., Path]
Live = Callable[[Story], None]
PAIRS = (
    ("I have never owned a car.", "My car is a grey Volvo."),
    ("I cannot swim.", "I swim a mile every morning."),
    ("My flat has no balcony.", "I grow beans on my balcony."),
)
"""Pairs that no rule finds by itself, so that a test has exactly the flags that it raises."""


def add(vault: Vault, text: str, **more: object) -> str:
    return str(vault.add(Statement(text, **more)).memory)  # type: ignore[arg-type]


def flag(vault: Vault, first: str, second: str) -> tuple[str, str]:
    """Two typed statements, flagged; their memories."""
    a, b = add(vault, first), add(vault, second)
    vault.flag((a, 1), (b, 1), generator="slot", reason="One rules the other out.")
    return a, b


def flag_all(vault: Vault) -> None:
    for first, second in PAIRS:
        flag(vault, first, second)


async def room(window: MainWindow) -> ContradictionPane:
    """The room, entered by its action, once it has read the queue."""
    window.do("contradictions")
    pane = window.rooms.contradictions
    assert pane is not None
    settled: list[bool] = []
    told = pane.settled.connect(lambda: settled.append(True))
    await until(lambda: settled)
    pane.settled.disconnect(told)
    return pane


async def effects_told(pane: ContradictionPane) -> None:
    await until(pane.card.a.effect.text, "what an answer does was never told")


def titles(pane: ContradictionPane) -> list[str]:
    return [line.title for line in pane.list.rows.lines]


def open_now(vault: Vault) -> list[str]:
    return [one.a.text for one in vault.contradictions(QueueRequest()).contradictions]


async def ruled(desk: Desk) -> Ruling:
    """The ruling of the only contradiction that was decided."""
    page = await desk.read(lambda vault: vault.contradictions(QueueRequest(ContradictionState.DECIDED)))
    (one,) = page.contradictions
    assert one.ruling is not None
    return one.ruling


def status(vault: Vault, text: str) -> Status:
    """The status of a memory, found by its wording among the sides of all contradictions."""
    found = vault.contradictions(QueueRequest(state=None)).contradictions
    memory = next(side.memory for one in found for side in (one.a, one.b) if side.text == text)
    return vault.show(memory).memory.status


def test_both_wordings_stand_side_by_side_with_who_and_when_and_nothing_is_chosen(filled: Fill, live: Live) -> None:
    filled(lambda vault: flag(vault, *PAIRS[0]))

    async def story(window: MainWindow, _desk: Desk) -> None:
        pane = await room(window)
        card = pane.card
        assert card.question.text() == words.QUESTION
        assert card.a.text.accessibleName() == PAIRS[0][0]
        assert card.b.text.accessibleName() == PAIRS[0][1]
        assert "Typed by you" in card.a.origin.text()
        assert card.reasons.sentence.text() == "One rules the other out."
        assert card.accessibleName().count(words.QUESTION) == 1
        buttons = [card.a.button, card.b.button, *card.buttons.buttons.values()]
        assert not any(button.isChecked() or button.hasFocus() or button.isDefault() for button in buttons)
        assert pane.list.hasFocus()

    live(story)


def test_what_an_answer_does_is_told_before_it_is_given(filled: Fill, live: Live) -> None:
    filled(lambda vault: flag(vault, *PAIRS[0]))

    async def story(window: MainWindow, _desk: Desk) -> None:
        pane = await room(window)
        await effects_told(pane)
        assert PAIRS[0][1] in pane.card.a.effect.text()
        assert PAIRS[0][0] in pane.card.b.effect.text()
        resting = pane.card.effect.text()
        pane.card.buttons.buttons[Verdict.UNKNOWN].setFocus()
        assert pane.card.effect.text() != resting
        pane.list.setFocus()
        assert pane.card.effect.text() == resting

    live(story)


def test_one_key_decides_the_next_card_is_there_and_undo_brings_it_back(qtbot: QtBot, filled: Fill, live: Live) -> None:
    filled(flag_all)

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await room(window)
        assert len(titles(pane)) == 3
        shown = pane.shown
        assert shown is not None
        first, second = shown.a.text, shown.b.text
        qtbot.keyClick(pane.list, Qt.Key.Key_B)
        await until(lambda: len(titles(pane)) == 2 and not pane._busy)
        assert pane.shown is not None
        assert pane.shown.a.text != first
        await until(lambda: window.frame.undo.words == f"Decided: “{second}” is right.")
        assert first not in await desk.read(open_now)
        assert await desk.read(lambda vault: status(vault, second)) is Status.CURRENT
        assert await desk.read(lambda vault: status(vault, first)) is not Status.CURRENT
        await until(lambda: window.frame.contradictions.text() == "Contradictions 2")
        press(qtbot, window.frame.undo._undo)
        await until(lambda: len(titles(pane)) == 3 and not pane._busy)
        assert await desk.read(lambda vault: status(vault, first)) is Status.DISPUTED

    live(story)


def test_the_digits_say_the_same_as_the_letters(qtbot: QtBot, filled: Fill, live: Live) -> None:
    filled(lambda vault: flag(vault, *PAIRS[0]))

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await room(window)
        qtbot.keyClick(pane.list, Qt.Key.Key_1)
        await until(lambda: not titles(pane) and not pane._busy)
        assert await desk.read(lambda vault: status(vault, PAIRS[0][0])) is Status.CURRENT

    live(story)


def test_both_at_different_times_asks_for_the_date_and_enter_records_it(qtbot: QtBot, filled: Fill, live: Live) -> None:
    made: list[str] = []
    filled(lambda vault: made.extend(flag(vault, *PAIRS[0])))

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await room(window)
        qtbot.keyClick(pane.list, Qt.Key.Key_3)
        form = pane.card.form
        assert form.on.isVisible()
        assert form.on.line.text()
        form.on.line.clear()
        qtbot.keyClicks(form.on.line, "2025-03")
        await until(lambda: "Mar 2025" in pane.card.effect.text(), "the effect of the date was never told")
        qtbot.keyClick(form.on.line, Qt.Key.Key_Return)
        await until(lambda: not titles(pane) and not pane._busy)
        ruling = await ruled(desk)
        assert (ruling.verdict, str(ruling.on)) == (Verdict.SEQUENCE, "2025-03")
        assert str(await desk.read(lambda vault: vault.show(made[0]).memory.window.end)) == "2025-03"

    live(story)


def test_what_an_answer_asks_for_is_whole_on_screen_in_a_small_window(qtbot: QtBot, filled: Fill, live: Live) -> None:
    filled(lambda vault: flag(vault, *PAIRS[0]))

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.resize(960, 600)
        pane = await room(window)
        await effects_told(pane)
        qtbot.keyClick(pane.list, Qt.Key.Key_3)
        record = pane.card.form.record
        await until(lambda: record.visibleRegion().boundingRect() == record.rect(), "the button is cut or out of sight")

    live(story)


def test_neither_takes_the_persons_own_wording_and_esc_goes_back_without_one(
    qtbot: QtBot, filled: Fill, live: Live
) -> None:
    filled(lambda vault: flag(vault, *PAIRS[0]))

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await room(window)
        qtbot.keyClick(pane.list, Qt.Key.Key_5)
        form = pane.card.form
        assert form.text.isVisible()
        assert not form.record.isEnabled()
        qtbot.keyClick(form.text, Qt.Key.Key_Escape)
        assert not form.isVisible()
        assert window.rooms.open
        qtbot.keyClick(pane.list, Qt.Key.Key_5)
        qtbot.keyClicks(form.text, "I share a car, as 8 of us do.")
        assert len(titles(pane)) == 1, "a digit typed into the form is no answer"
        qtbot.keyClick(form.text, Qt.Key.Key_Return)
        await until(lambda: not titles(pane) and not pane._busy)
        ruling = await ruled(desk)
        assert ruling.text == "I share a car, as 8 of us do."

    live(story)


def test_both_true_takes_a_scope_for_each(qtbot: QtBot, filled: Fill, live: Live) -> None:
    filled(lambda vault: flag(vault, *PAIRS[0]))

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await room(window)
        qtbot.keyClick(pane.list, Qt.Key.Key_4)
        form = pane.card.form
        qtbot.keyClicks(form.scope_a, "before the move")
        qtbot.keyClicks(form.scope_b, "since")
        qtbot.keyClick(form.scope_b, Qt.Key.Key_Return)
        await until(lambda: not titles(pane) and not pane._busy)
        ruling = await ruled(desk)
        assert (ruling.scope_a, ruling.scope_b) == ("before the move", "since")
        for text in PAIRS[0]:
            assert await desk.read(lambda vault, text=text: status(vault, text)) is Status.CURRENT

    live(story)


def test_later_puts_it_at_the_end_of_the_queue(qtbot: QtBot, filled: Fill, live: Live) -> None:
    filled(flag_all)

    async def story(window: MainWindow, _desk: Desk) -> None:
        pane = await room(window)
        before = titles(pane)
        qtbot.keyClick(pane.list, Qt.Key.Key_S)
        await until(lambda: titles(pane) == [*before[1:], before[0]] and not pane._busy)
        assert pane.shown is not None
        assert pane.shown.a.text == before[1]

    live(story)


def test_single_keys_can_be_switched_off_and_the_buttons_still_answer(qtbot: QtBot, filled: Fill, live: Live) -> None:
    filled(lambda vault: flag(vault, *PAIRS[0]))

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await room(window)
        window.do("letters_off")
        for key in (Qt.Key.Key_A, Qt.Key.Key_2, Qt.Key.Key_S):
            qtbot.keyClick(pane.list, key)
        assert len(await desk.read(open_now)) == 1
        assert "Key" not in pane.card.a.button.accessibleName()
        press(qtbot, pane.card.a.button)
        await until(lambda: not titles(pane) and not pane._busy)

    live(story)


def test_what_has_changed_meanwhile_is_not_decided_but_shown_anew(qtbot: QtBot, filled: Fill, live: Live) -> None:
    made: list[str] = []
    filled(lambda vault: made.extend(flag(vault, *PAIRS[0])))

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await room(window)
        shown = pane.shown
        await desk.change(lambda vault: vault.revise(made[0], "I have never owned a car or a van."))
        pane.card.one = shown  # as if the key came before the room had heard of it
        qtbot.keyClick(pane.list, Qt.Key.Key_A)
        await until(pane.changed.isVisible, "nothing was said")
        assert len(await desk.read(open_now)) == 1
        sides = pane.card.a, pane.card.b
        await until(lambda: "I have never owned a car or a van." in [one.text.accessibleName() for one in sides])
        qtbot.keyClick(pane.list, Qt.Key.Key_A)
        await until(lambda: not titles(pane) and not pane._busy)

    live(story)


def test_what_was_decided_is_listed_with_its_verdict_and_can_be_taken_back(
    qtbot: QtBot, filled: Fill, live: Live
) -> None:
    filled(flag_all)

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await room(window)
        for left in (2, 1):
            qtbot.keyClick(pane.list, Qt.Key.Key_B)
            await until(lambda left=left: len(titles(pane)) == left and pane.card.isEnabled())
        press(qtbot, pane.tabs[1])
        await until(lambda: len(titles(pane)) == 2 and not pane._busy)
        await until(pane.card.ruling.isVisible)
        assert pane.card.ruled.text().startswith("You said on ")
        assert not pane.card.a.button.isVisible()
        assert not pane.card.buttons.isVisible()
        qtbot.keyClick(pane.list, Qt.Key.Key_A)
        press(qtbot, pane.card.take_back)
        await until(lambda: len(titles(pane)) == 1 and not pane._busy)
        assert len(await desk.read(open_now)) == 2

    live(story)


def test_the_end_says_what_was_done_today_and_an_empty_queue_what_it_is_for(
    qtbot: QtBot, filled: Fill, live: Live
) -> None:
    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await room(window)
        assert pane.nothing.words.startswith(words.NOTHING_EVER)
        await desk.change(flag_one)
        await until(lambda: titles(pane))
        qtbot.keyClick(pane.list, Qt.Key.Key_A)
        await until(lambda: pane.nothing.isVisible() and not pane._busy)
        await until(lambda: "You decided 1 contradiction today." in pane.nothing.words)
        assert pane.nothing.words.startswith(words.NOTHING_OPEN)

    live(story)


def flag_one(vault: Vault) -> object:
    """Two statements and their flag; the flag's receipt, which tells the window of the change."""
    a, b = (add(vault, text) for text in PAIRS[0])
    return vault.flag((a, 1), (b, 1), generator="slot", reason="One rules the other out.")


def flag_group(vault: Vault) -> None:
    """Four pairs of one slot between the same two sources, which wait for approval on one side."""
    home = add(vault, "I live in Porto.", source="Notes")
    for city in ("Lisbon", "Vigo", "Braga"):
        other = add(vault, f"Mira lives in {city}.", source="ChatGPT", channel=Channel.IMPORT)
        vault.flag((home, 1), (other, 1), generator="slot", reason="Two homes.")


def test_a_group_is_one_row_that_is_walked_with_the_arrows_and_decided_in_one_step(
    qtbot: QtBot, filled: Fill, live: Live
) -> None:
    filled(flag_group)

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await room(window)
        assert "Where Mira lives" in titles(pane)
        row = next(
            row for row, line in enumerate(pane.list.rows.lines) if {"Notes", "ChatGPT"} == sources(line.entry.first)
        )
        pane.list.choose(row)
        entry = pane.list.current()
        assert entry is not None
        assert entry.count == 3
        assert pane.card.place.text() == "1 of 3 like this"
        seen = {pane.shown.b.text if pane.shown else ""}
        for _ in range(2):
            qtbot.keyClick(pane.list, Qt.Key.Key_Right)
            seen.add(pane.shown.b.text if pane.shown else "")
        assert len(seen) == 3
        total = len(await desk.read(open_now))
        press(qtbot, pane.card.all)
        dialog = next(one for one in window.findChildren(AlikeDialog) if one.isVisible())
        assert not dialog.accept_button.isEnabled()
        await until(lambda: dialog._found)
        press(qtbot, dialog.choices[(BulkRule.SOURCE, "Notes")])
        await until(dialog.accept_button.isEnabled)
        assert len(dialog.lines.shown) == 3
        assert len(await desk.read(open_now)) == total, "a dry run stores nothing"
        press(qtbot, dialog.accept_button)
        await until(lambda: window.frame.undo.words == "3 contradictions decided in one step.")
        assert len(await desk.read(open_now)) <= total - 3
        await until(lambda: not any(line.entry.count == 3 for line in pane.list.rows.lines))
        press(qtbot, window.frame.undo._undo)
        await until(lambda: any(line.entry.count == 3 for line in pane.list.rows.lines))
        assert len(await desk.read(open_now)) == total

    live(story)


def sources(one: Contradiction) -> set[str]:
    return {one.a.source, one.b.source}


def test_a_disputed_memory_leads_to_its_contradiction(qtbot: QtBot, filled: Fill, live: Live) -> None:
    made: list[str] = []

    def fill(vault: Vault) -> None:
        flag_all(vault)
        made.extend(flag(vault, "I have no brother.", "My brother is a baker."))

    filled(fill)

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.open_memory(made[1])
        await until(lambda: window.frame.detail.header.disputes)
        press(qtbot, window.frame.detail.header.disputes[0].links[1])
        pane = window.rooms.contradictions
        assert pane is not None
        assert window.rooms.open
        await until(lambda: pane.shown is not None)
        assert pane.shown is not None
        assert pane.shown.a.text == "I have no brother."
        press(qtbot, pane.card.b.show_memory)
        assert not window.rooms.open
        assert window.memory == made[1]

    live(story)


def test_keys_of_the_list_do_nothing_to_a_hidden_memory_while_the_room_is_open(
    qtbot: QtBot, filled: Fill, live: Live
) -> None:
    filled(flag_all)

    async def story(window: MainWindow, desk: Desk) -> None:
        memory = await desk.read(lambda vault: vault.contradictions(QueueRequest()).contradictions[0].a.memory)
        window.open_memory(memory)
        await until(lambda: not window.menus.reasons["archive"])
        pane = await room(window)
        assert window.menus.reasons["archive"]
        qtbot.keyClick(pane.list, Qt.Key.Key_Delete)
        assert await desk.read(lambda vault: vault.show(memory).memory.status) is not Status.ARCHIVED
        qtbot.keyClick(window, Qt.Key.Key_Escape)
        assert not window.rooms.open
        await until(lambda: not window.menus.reasons["archive"])

    live(story)


def test_searching_leaves_the_room(qtbot: QtBot, filled: Fill, live: Live) -> None:
    filled(flag_all)

    async def story(window: MainWindow, _desk: Desk) -> None:
        await room(window)
        window.frame.box.setFocus()
        qtbot.keyClicks(window.frame.box, "bs")
        assert not window.rooms.open
        assert window.frame.box.text() == "bs"

    live(story)


def test_every_control_has_a_name_and_the_answers_say_their_key(filled: Fill, live: Live) -> None:
    filled(lambda vault: flag(vault, *PAIRS[0]))

    async def story(window: MainWindow, _desk: Desk) -> None:
        pane = await room(window)
        named = [button for button in pane.findChildren(QAbstractButton) if button.isVisible()]
        assert all(button.accessibleName() or button.text() for button in named)
        for verdict, button in pane.card.buttons.buttons.items():
            assert button.accessibleName().endswith(f"Key {DEFAULTS[verdict]}")
        assert pane.card.a.button.accessibleName() == f"This is right: {PAIRS[0][0].rstrip('.')}. Key A"

    live(story)


def test_what_others_wrote_is_shown_as_plain_text(red_picture: str, filled: Fill, live: Live) -> None:
    payload = f'<img src="{red_picture}"><b>bold</b> I have a car'
    filled(lambda vault: flag(vault, payload, f"{payload} no more"))

    async def story(window: MainWindow, _desk: Desk) -> None:
        pane = await room(window)
        await effects_told(pane)
        assert not has_red(pane.grab().toImage())

    live(story)


def test_a_half_typed_answer_survives_what_changes_elsewhere(qtbot: QtBot, filled: Fill, live: Live) -> None:
    filled(flag_all)

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await room(window)
        qtbot.keyClick(pane.list, Qt.Key.Key_5)
        form = pane.card.form
        qtbot.keyClicks(form.text, "I share")
        settled: list[bool] = []
        pane.settled.connect(lambda: settled.append(True))
        await desk.change(lambda vault: vault.add(Statement("I like tea.")))
        await until(lambda: settled)
        assert form.isVisible()
        assert form.text.text() == "I share"

    live(story)


def test_what_came_since_the_room_was_last_left_is_new_until_it_is_looked_at(filled: Fill, live: Live) -> None:
    filled(flag_all)

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await room(window)
        assert [line.fresh for line in pane.list.rows.lines] == [False, True, True]
        pane.list.choose(1)
        assert [line.fresh for line in pane.list.rows.lines] == [False, False, True]
        pane._seen_until = max([line.entry.first.recorded_at for line in pane.list.rows.lines])
        pane.read_anew()
        await until(lambda: not any(line.fresh for line in pane.list.rows.lines))
        await desk.change(lambda vault: flag(vault, "I have no brother.", "My brother is a baker."))
        await until(lambda: sum(line.fresh for line in pane.list.rows.lines) == 1)

    live(story)
