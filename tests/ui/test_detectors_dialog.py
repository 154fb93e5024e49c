"""The meter says how right each detector was; acting by itself has to be earned; a look now finds what waits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.contradictions import (
    Decision,
    DetectorFigures,
    Generator,
    Recalibration,
    RecalibrationState,
    SweepReport,
    Verdict,
)
from core.domain import Statement
from core.vault import Vault
from tests.core.ruled_pairs import ruled_pairs, strict_verdicts
from tests.ui.conftest import Story, until
from tests.ui.desk_story import AtDesk, desk_player
from tests.ui.test_contradiction_room import PAIRS, flag, flag_all
from tests.ui.test_dialogs_write import press
from ui import text_detectors as words
from ui import text_judge, text_sweep
from ui.desk import Desk
from ui.dialogs.detector_card import DetectorCard
from ui.dialogs.detectors_dialog import DetectorsDialog, Switch
from ui.dialogs.judge_about_dialog import JudgeAboutDialog
from ui.window import MainWindow


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


def figures(decided: int = 0, right: int = 0, **more: float | None) -> DetectorFigures:
    given = {"precision": None, "low": None, "high": None, "automatic": None, **more}
    return DetectorFigures(Generator.SLOT, "", 3, decided, right, **given)


async def shown(qtbot: QtBot, desk: Desk, *switches: Switch) -> DetectorsDialog:
    """The dialog, once it has read the vault."""
    dialog = DetectorsDialog(desk, switches)
    qtbot.addWidget(dialog)
    settled: list[bool] = []
    dialog.settled.connect(lambda: settled.append(True))
    dialog.show()
    await until(lambda: settled)
    return dialog


def card_of(dialog: DetectorsDialog, generator: Generator) -> DetectorCard:
    found = next(card for key, card in dialog.cards.shown.items() if key.startswith(f"{generator.value}/"))
    assert isinstance(found, DetectorCard)
    return found


def test_the_meter_says_how_often_it_was_right_and_how_sure_that_is() -> None:
    known = figures(20, 18, precision=90.0, low=69.9, high=97.2)
    assert words.meter_words(known) == "Right in 18 of 20 of your verdicts (between 70 and 97 %)."
    assert words.meter_words(figures()) == words.NOTHING_YET
    assert words.open_words(known) == "3 open"


def test_what_a_look_found_is_told_and_whether_there_is_more() -> None:
    none = SweepReport(1, 0, 0, 0, 0.1, done=True)
    some = SweepReport(1_200, 1, 2, 0, 60.0, done=False)
    assert text_sweep.swept_words(none) == (
        "Looked at 1 statement and found nothing new. "
        "Every two statements about one subject that rules can compare have been compared."
    )
    assert "2 contradictions and 1 proposal." in text_sweep.swept_words(some)
    assert "look again to go on" in text_sweep.swept_words(some)


def test_a_detector_is_listed_with_its_figures_once_it_has_found_something(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        dialog = await shown(qtbot, desk)
        assert dialog.nothing.isVisible()
        await desk.change(flag_all)
        await until(lambda: dialog.cards.shown)
        card = card_of(dialog, Generator.SLOT)
        await until(lambda: card.open.text() == "3 open")
        assert card.measured.text() == words.NOTHING_YET
        assert not card.meter.isVisible()

        def decide(vault: Vault) -> object:
            from core.contradictions import QueueRequest

            first = vault.contradictions(QueueRequest()).contradictions[0]
            return vault.decide(first.id, Decision(Verdict.B))

        await desk.change(decide)
        await until(lambda: card.measured.text().startswith("Right in 1 of 1"))
        assert card.meter.isVisible()
        assert card.meter.accessibleName() == card.measured.text()
        dialog.close()

    at_desk(story)


def test_acting_by_itself_is_refused_with_the_reason_until_it_is_earned(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: flag(vault, *PAIRS[0]))
        dialog = await shown(qtbot, desk)
        card = card_of(dialog, Generator.SLOT)
        assert not card.tick.isChecked()
        qtbot.mouseClick(card.tick, Qt.MouseButton.LeftButton)
        await until(lambda: dialog.fault.sentence)
        assert "20 are needed" in dialog.fault.sentence
        await until(lambda: not card.tick.isChecked())
        found = await desk.read(lambda vault: vault.detectors())
        assert [one.automatic for one in found] == [None]
        dialog.close()

    at_desk(story)


def test_how_much_the_judge_asks_is_chosen_and_kept(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        dialog = await shown(qtbot, desk)
        dialog.judge.about.click()
        (about,) = dialog.findChildren(JudgeAboutDialog)
        assert about.isVisible()
        about.close()
        assert dialog.judge.pick.currentData() == "quiet"
        assert dialog.judge.meaning.text() == words.JUDGE_LINES["quiet"]
        dialog.judge.pick.setCurrentIndex(1)
        dialog.judge.pick.activated.emit(1)
        await until(lambda: dialog.bar.words.startswith("The built-in judge: balanced."))
        assert await desk.read(lambda vault: vault.detector_setting()) == "balanced"
        assert dialog.judge.meaning.text() == words.JUDGE_LINES["balanced"]
        dialog.close()

    at_desk(story)


def test_a_look_now_says_what_it_found(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: vault.add(Statement("I like tea.")))
        dialog = await shown(qtbot, desk)
        begun: list[str] = []
        desk.jobs.begun.connect(lambda job: begun.append(job.title))
        press(qtbot, dialog.look)
        await until(lambda: dialog.swept.text().startswith("Looked at "))
        assert begun == [text_sweep.SWEEPING]
        assert dialog.look.isEnabled()
        dialog.close()

    at_desk(story)


def test_looking_while_idle_is_switched_by_name(
    qtbot: QtBot, filled: Callable[..., Path], live: Callable[[Story], None]
) -> None:
    filled(flag_all)

    async def story(window: MainWindow, _desk: Desk) -> None:
        kept: dict[str, str] = {}
        window.rooms._remember = kept.__setitem__  # type: ignore[method-assign]
        window.do("detectors")
        await until(lambda: any(one.isVisible() for one in window.findChildren(DetectorsDialog)))
        dialog = next(one for one in window.findChildren(DetectorsDialog) if one.isVisible())
        tick = next(tick for tick in dialog.ticks if tick.text() == words.WHILE_IDLE)
        assert tick.isChecked()
        qtbot.mouseClick(tick, Qt.MouseButton.LeftButton)
        assert kept == {"idle_sweep": "off"}
        dialog.close()

    live(story)


def test_the_judge_follows_verdicts_only_when_asked_and_goes_back(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: ruled_pairs(vault, strict_verdicts(60)))
        dialog = await shown(qtbot, desk)
        assert "Of your 60 verdicts it now flags" in dialog.judge.own.text()
        assert dialog.judge.follow.isVisible()
        assert not dialog.judge.as_shipped.isVisible()
        dialog.judge.follow.click()
        await until(dialog.judge.as_shipped.isVisible)
        assert dialog.bar.words == text_judge.FOLLOWED
        assert dialog.judge.own.text().startswith("It follows 60 verdicts of yours.")
        assert not dialog.judge.follow.isVisible()
        dialog.judge.as_shipped.click()
        await until(dialog.judge.follow.isVisible)
        assert dialog.bar.words == text_judge.UNFOLLOWED
        dialog.close()

    at_desk(story)


def own(state: RecalibrationState, verdicts: int) -> Recalibration:
    return Recalibration(state, verdicts, 40, (31, 24), (27, 24), (0.61, 0.52), 0)


def test_what_verdicts_say_of_the_judge_is_said_before_anything_is_offered() -> None:
    assert text_judge.own_words(own(RecalibrationState.TOO_FEW, 12)) == (
        "It can follow your own verdicts: 12 of the 40 that it takes are there."
    )
    assert "of one kind" in text_judge.own_words(own(RecalibrationState.ONE_SIDED, 41))
    assert "no better" in text_judge.own_words(own(RecalibrationState.NO_GAIN, 41))
    assert text_judge.own_words(own(RecalibrationState.OFFERED, 52)) == (
        "Of your 52 verdicts it now flags 31, 24 of them rightly; if it followed you, it would flag 27, 24 of them "
        "rightly. Tried on verdicts that it had not seen, its error falls from 0.61 to 0.52."
    )
