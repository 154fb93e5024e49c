"""Settings ▸ Finding contradictions: how right each detector was, what may decide by itself, a look right now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.contradictions import DetectorFigures, Recalibration, Threshold
from core.errors import VaultError
from ui import text_detectors as words
from ui import text_judge, text_sweep
from ui.desk import Desk
from ui.dialogs.detector_card import DetectorCard
from ui.dialogs.judge_card import JudgeCard
from ui.dialogs.open_frame import OpenDialog
from ui.panes.empty import NothingHere
from ui.safe import PlainLabel, plain_tooltip
from ui.sweep_run import sweep_now
from ui.theme import px
from ui.widgets.cards import Cards
from ui.widgets.choices import Tick
from ui.widgets.room import open_at

if TYPE_CHECKING:
    from core.vault import Vault


@dataclass(frozen=True, slots=True)
class Switch:
    """Something that is on or off: its words, how it is now, what to call when it changes, and what it means."""

    words: str
    is_on: bool
    switch: Callable[[bool], None]
    more: str = ""


class DetectorsDialog(OpenDialog):
    """Opens on its own; a switch is changed by its tick and taken back in the bar."""

    def __init__(
        self, desk: Desk, switches: Sequence[Switch], parent: QWidget | None = None, *, writable: bool = True
    ) -> None:
        super().__init__(desk, words.TITLE, words.LINE, parent)
        self._writable = writable
        self.ticks = tuple(_tick(one, self) for one in switches)
        self.cards = Cards(words.TITLE, self)
        self.nothing = NothingHere(words.NO_DETECTORS, words.NO_DETECTORS_LINE, self)
        self.nothing.hide()
        self.judge = JudgeCard(self, writable=writable)
        self.judge.chosen.connect(self.set_judge)
        self.judge.followed.connect(self.follow)
        self.body.addWidget(self._look())
        self.body.addWidget(self.judge)
        self.body.addWidget(self.cards, 1)
        self.body.addWidget(self.nothing, 1)
        self.body.addWidget(PlainLabel(words.BY_ITSELF_LINE, self, role="small"))
        for one, tick in zip(switches, self.ticks, strict=True):
            self.body.addWidget(tick)
            if one.more:
                plain_tooltip(tick, one.more)
        open_at(self, 700, 690)
        self.read_anew()

    def _look(self) -> QWidget:
        card = QFrame(self)
        card.setProperty("role", "card")
        row = QHBoxLayout(card)
        row.setContentsMargins(px(18), px(14), px(16), px(14))
        row.setSpacing(px(16))
        lines = QVBoxLayout()
        lines.setSpacing(px(3))
        lines.addWidget(PlainLabel(text_sweep.SWEEP_TITLE, card, role="strong"))
        self.swept = PlainLabel(text_sweep.SWEEP_LINE, card, role="small")
        lines.addWidget(self.swept)
        row.addLayout(lines, 1)
        self.look = QPushButton(text_sweep.SWEEP_NOW, card)
        self.look.setAutoDefault(False)
        self.look.setEnabled(self._writable)
        self.look.clicked.connect(self.sweep)
        row.addWidget(self.look)
        return card

    async def refresh(self) -> None:
        """Read the figures."""
        found, steps, setting, own = await self.desk.read(_figures)
        if not isValid(self):
            return
        self.judge.show_setting(setting)
        self.judge.show_own(own)
        rows = {_key(one): one for one in found}
        first = {one.generator: key for key, one in reversed(rows.items())}
        alone = set(first.values())
        self.cards.show_cards(list(rows), lambda key: self._card(rows[key], alone=key in alone))
        for key, figures in rows.items():
            card = self.cards.shown[key]
            if isinstance(card, DetectorCard):
                card.show_figures(figures)
                card.threshold.show_steps(steps[key])
        self.cards.setVisible(bool(rows))
        self.nothing.setVisible(not rows)

    def _card(self, figures: DetectorFigures, *, alone: bool) -> QWidget:
        return DetectorCard(figures, self.choose, self.cards, writable=self._writable, alone=alone)

    def choose(self, figures: DetectorFigures, limit: float | None) -> None:
        """Let a detector decide by itself, or not any more; the vault refuses what was not earned."""
        self.act(
            lambda: self.desk.change(lambda vault: vault.set_automatic(figures.generator, limit)),
            words.automatic_set(figures, limit),
        )

    def set_judge(self, setting: str) -> None:
        """Let the built-in judge ask more or less from now on."""
        self.fault.hide()
        self.desk.spawn(self._set_judge(setting))

    async def _set_judge(self, setting: str) -> None:
        try:
            await self.desk.change(lambda vault: vault.set_detector_setting(setting))
        except VaultError as reason:
            if isValid(self):
                self.failed(reason)
            return
        if isValid(self):
            self.judge.show_setting(setting)
            self.say(words.judge_set(setting))
            self.read_anew()

    def follow(self, follows: bool) -> None:
        """Let the built-in judge follow the person's verdicts, or not any more."""
        self.fault.hide()
        self.desk.spawn(self._follow(follows))

    async def _follow(self, follows: bool) -> None:
        try:
            await self.desk.change(lambda vault: vault.recalibrate() if follows else vault.forget_recalibration())
        except VaultError as reason:
            if isValid(self):
                self.failed(reason)
            return
        if isValid(self):
            self.say(text_judge.FOLLOWED if follows else text_judge.UNFOLLOWED)
            self.read_anew()

    def sweep(self) -> None:
        """Look now; the status line of the main window shows how far, and stops it."""
        self.fault.hide()
        self.look.setEnabled(False)
        self.swept.setText(f"{text_sweep.SWEEPING}…")
        self.desk.spawn(self._sweep())

    async def _sweep(self) -> None:
        try:
            report = await sweep_now(self.desk)
        except VaultError as reason:
            if isValid(self):
                self.swept.setText(text_sweep.SWEEP_LINE)
                self.look.setEnabled(True)
                self.failed(reason)
            return
        if isValid(self):
            self.swept.setText(text_sweep.swept_words(report))
            self.look.setEnabled(True)
            self.read_anew()


def _figures(
    vault: Vault,
) -> tuple[tuple[DetectorFigures, ...], dict[str, tuple[Threshold, ...]], str, Recalibration]:
    """The figures, what each threshold would leave of every detector, the judge's setting and what verdicts say of it.

    Runs in the reader's thread.
    """
    found = vault.detectors()
    steps = {_key(one): vault.thresholds(one.generator, one.model) for one in found}
    return found, steps, vault.detector_setting(), vault.recalibration()


def _tick(one: Switch, parent: QWidget) -> Tick:
    tick = Tick(one.words, parent)
    tick.setChecked(one.is_on)
    tick.clicked.connect(one.switch)
    return tick


def _key(figures: DetectorFigures) -> str:
    return f"{figures.generator.value}/{figures.model}"
