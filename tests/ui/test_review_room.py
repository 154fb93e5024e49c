"""One room holds the whole review: three lists, five minutes of the most useful, what rules did, a quiet tray."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QIcon
from pytestqt.qtbot import QtBot

from core.answers import ListRequest
from core.contradictions import Generator, ReviewCounts, Threshold
from core.domain import Channel, Status, UseKind
from core.vault import Vault
from tests.ui.conftest import until
from tests.ui.test_contradiction_room import Fill, Live, add, flag
from ui import text_review as words
from ui.desk import Desk
from ui.dialogs.by_rule_dialog import ByRuleDialog, RuleCard
from ui.panes.approve_pane import ApprovePane
from ui.panes.contradiction_pane import ContradictionPane
from ui.panes.duplicate_pane import DuplicatePane
from ui.panes.review_room import Part, ReviewRoom
from ui.tray import Tray
from ui.widgets.threshold import ThresholdPreview
from ui.window import MainWindow


def fill(vault: Vault) -> None:
    """Two contradictions, one of them about health; a pair; two things to approve."""
    flag(vault, "My car is a grey Volvo.", "I have never owned a car.")
    flag(vault, "I am allergic to penicillin.", "I may take every medicine there is.")
    add(vault, "I have two cats")
    add(vault, "I have, two cats")
    add(vault, "Owns a small boat", source="ChatGPT", channel=Channel.IMPORT)
    add(vault, "Pays 840 euros of rent", source="ChatGPT", channel=Channel.IMPORT)


class Sign(QObject):
    """A tray's icon on a desktop that has none."""

    activated = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.said, self.seen = "", False

    def setIcon(self, icon: QIcon) -> None:
        assert not icon.isNull()

    def setToolTip(self, said: str) -> None:
        self.said = said

    def setVisible(self, seen: bool) -> None:
        self.seen = seen

    def hide(self) -> None:
        self.seen = False


async def review(window: MainWindow) -> ReviewRoom:
    """The room, once its numbers are there."""
    window.do("contradictions")
    room = window.rooms.review
    assert room is not None
    await until(lambda: room._counts != ReviewCounts(0, 0, 0, 0, 0))
    return room


def test_each_list_says_how_much_waits_in_it(filled: Fill, live: Live) -> None:
    filled(fill)

    async def story(window: MainWindow, _desk: Desk) -> None:
        room = await review(window)
        labels = [chip.text() for chip in room.tabs.values()]
        assert labels == ["Contradictions  2", "Duplicates  1", "To approve  2"]
        for part, kind in zip(Part, (ContradictionPane, DuplicatePane, ApprovePane), strict=True):
            room.tabs[part].click()
            assert isinstance(room._stack.currentWidget(), kind)
            assert [chip.isChecked() for chip in room.tabs.values()] == [one is part for one in Part]

    live(story)


def test_five_minutes_begin_with_what_is_at_stake_and_lead_through_all_lists(
    qtbot: QtBot, filled: Fill, live: Live
) -> None:
    filled(fill)

    async def story(window: MainWindow, desk: Desk) -> None:
        room = await review(window)
        pane = room.panes[Part.CONTRADICTIONS]
        assert isinstance(pane, ContradictionPane)
        await until(lambda: len(pane.list.rows.lines) == 2 and pane.shown is not None)
        for row in range(2):  # whatever was looked at before
            pane.list.choose(row)
            if pane.shown is not None and pane.shown.a.text != "I am allergic to penicillin.":
                break
        assert pane.shown is not None
        assert pane.shown.a.text != "I am allergic to penicillin."
        room.five.click()
        await until(lambda: room.sitting is not None and room.strip.isVisible())
        assert room.progress.text() == "0 of 5 decided · about 1 minute left"
        await until(lambda: pane.shown is not None and pane.shown.a.text == "I am allergic to penicillin.")
        assert pane.list.currentIndex().row() == 0
        for left in (1, 0):
            qtbot.keyClick(pane.list, Qt.Key.Key_A)
            await until(lambda left=left: len(pane.list.rows.lines) == left and not pane._busy)
        await until(lambda: room.part is Part.DUPLICATES)
        pairs = room.panes[Part.DUPLICATES]
        assert isinstance(pairs, DuplicatePane)
        await until(lambda: pairs.shown is not None and bool(pairs.card.a.effect.text()))
        qtbot.keyClick(pairs.list, Qt.Key.Key_8)
        await until(lambda: room.part is Part.TO_APPROVE)
        waiting = room.panes[Part.TO_APPROVE]
        assert isinstance(waiting, ApprovePane)
        await until(lambda: waiting.list.current() is not None)
        assert waiting.list.current().text == "Pays 840 euros of rent"
        for _ in range(2):
            await until(lambda: waiting.list.current() is not None and not waiting._busy)
            qtbot.keyClick(waiting.list, Qt.Key.Key_A)
            await until(lambda: not waiting._busy)
        await until(lambda: room.sitting is None and not room.strip.isVisible())
        await until(lambda: "You decided 5 things just now. Nothing is left." in window.frame.undo.words)
        assert await desk.read(lambda vault: vault.review_counts().contradictions) == 0

    live(story)


def test_five_minutes_can_be_stopped_and_everything_is_listed_again(filled: Fill, live: Live) -> None:
    filled(fill)

    async def story(window: MainWindow, _desk: Desk) -> None:
        room = await review(window)
        window.do("five_minutes")
        await until(lambda: room.sitting is not None)
        room.stop.click()
        await until(lambda: "You decided nothing just now. 5 things wait for another time." in window.frame.undo.words)
        pane = room.panes[Part.CONTRADICTIONS]
        assert isinstance(pane, ContradictionPane)
        await until(lambda: len(pane.list.rows.lines) == 2 and pane.tabs[1].isVisible())

    live(story)


def test_what_a_rule_did_is_listed_with_its_sentence_and_taken_back_alone(
    qtbot: QtBot, filled: Fill, live: Live
) -> None:
    def moved(vault: Vault) -> None:
        add(vault, "I live in Porto")
        add(vault, "I moved to Lisbon in March 2025")

    filled(moved)

    async def story(window: MainWindow, desk: Desk) -> None:
        window.do("by_rule")
        dialog = window.findChild(ByRuleDialog)
        assert dialog is not None
        await until(lambda: dialog.cards.shown)
        (card,) = dialog.cards.shown.values()
        assert isinstance(card, RuleCard)
        assert card.head.text().startswith("Closed · ")
        assert card.sentence.text() == "The owner told of a change in so many words: it changed in Mar 2025."
        assert card.because.text() == "Because of “I moved to Lisbon in March 2025”."
        qtbot.mouseClick(card.button, Qt.MouseButton.LeftButton)
        await until(lambda: dialog.nothing.isVisible() and dialog.bar.words == words.TAKEN_BACK)
        held = await desk.read(lambda vault: vault.list(ListRequest(every=True)).memories)
        assert {one.text: one.status is Status.PAST for one in held}["I live in Porto"] is False
        dialog.bar._undo.click()
        await until(lambda: dialog.cards.shown)
        dialog.close()

    live(story)


def test_what_is_looked_at_for_a_moment_is_counted_once_and_what_is_passed_is_not(filled: Fill, live: Live) -> None:
    ids: list[str] = []
    filled(lambda vault: ids.extend((add(vault, "I like tea"), add(vault, "I like milk"))))

    async def story(window: MainWindow, desk: Desk) -> None:
        tea, milk = ids
        uses = window.rooms.uses
        for memory in (milk, tea):
            window.open_memory(memory)
            await until(lambda memory=memory: uses._memory == memory)
        uses.timer.stop()
        uses._looked()
        uses._begin()
        assert not uses.timer.isActive(), "the same memory is not counted again while it stays on show"
        desk.note_use([tea, milk], UseKind.USED)
        desk._uses_soon.stop()
        await desk._write_uses()
        found = await desk.read(lambda vault: vault.usage([tea, milk]))
        assert (found[tea].opened, found[tea].used, found[milk].opened, found[milk].used) == (1, 1, 0, 1)

    live(story)


def test_the_tray_is_quiet_off_by_default_and_says_where_there_is_none(filled: Fill, live: Live) -> None:
    filled(fill)

    async def story(window: MainWindow, desk: Desk) -> None:
        assert window.rooms.tray.icon is None
        kept: dict[str, str] = {}
        window.rooms._remember = kept.__setitem__  # type: ignore[method-assign]
        window.rooms.tray._there = lambda: False
        window.rooms.use_tray(True)
        assert kept == {"tray": "on"}
        assert window.frame.undo.words == words.NO_TRAY
        tray = Tray(desk, lambda: window.do("contradictions"), window, lambda: True, Sign)  # type: ignore[arg-type]
        assert tray.switch(True)
        icon = tray.icon
        assert isinstance(icon, Sign)
        await until(lambda: icon.seen)
        assert icon.said == "2 contradictions, 1 duplicate, 2 to approve"
        icon.activated.emit(3)
        assert window.rooms.open
        tray.show_counts(ReviewCounts(0, 0, 0, 3, 4))
        assert not icon.seen
        tray.switch(False)
        assert tray.icon is None

    live(story)


def test_a_threshold_is_told_in_a_sentence_before_anybody_sets_it(qtbot: QtBot) -> None:
    preview = ThresholdPreview()
    qtbot.addWidget(preview)
    assert preview.isHidden()
    preview.show_steps((Threshold(0, 20, 9, 6), Threshold(5, 20, 9, 6), Threshold(90, 8, 4, 4)))
    preview.show()
    assert preview.sentence.text() == "As it is: 20 open cards, and you agreed with 6 of 9."
    preview.slider.setValue(1)
    assert preview.sentence.text() == "At 5 %: 0 cards fewer; none of those that you decided."
    preview.slider.setValue(2)
    assert preview.percent.text() == "90 %"
    assert preview.sentence.text() == (
        "At 90 %: 12 cards fewer. Of those you decided, 5 would not have been asked; you agreed with 2 of them."
    )
    preview.show_steps(())
    assert preview.isHidden()


def test_every_detector_has_its_words() -> None:
    from ui import text_contradictions, text_detectors

    for generator in Generator:
        assert text_detectors.ABOUT[generator]
        assert text_contradictions.NAMES[generator]
        assert text_contradictions._WHY[generator]


def test_what_waits_and_is_disputed_leads_to_its_contradiction(qtbot: QtBot, filled: Fill, live: Live) -> None:
    def disputed(vault: Vault) -> None:
        flag(vault, "My car is a grey Volvo.", "I have never owned a car.")
        mine = add(vault, "My gate code is on the fridge")
        theirs = add(vault, "My gate has no code at all", source="ChatGPT", channel=Channel.IMPORT)
        vault.flag((mine, 1), (theirs, 1), generator="opposite", reason="No code is on no fridge.")

    filled(disputed)

    async def story(window: MainWindow, _desk: Desk) -> None:
        window.do("waiting")
        room = window.rooms.review
        assert room is not None
        pane = room.panes[Part.TO_APPROVE]
        assert isinstance(pane, ApprovePane)
        await until(pane.card.decide.isVisible)
        qtbot.mouseClick(pane.card.decide, Qt.MouseButton.LeftButton)
        pairs = room.panes[Part.CONTRADICTIONS]
        assert isinstance(pairs, ContradictionPane)
        await until(lambda: pairs.shown is not None and pairs.shown.b.text == "My gate has no code at all")
        assert room.tabs[Part.CONTRADICTIONS].isChecked()

    live(story)
