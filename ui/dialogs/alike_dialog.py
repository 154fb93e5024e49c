"""Deciding a whole group by one rule: the rule is chosen, what it does to each is listed, then it is one step."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from PySide6.QtWidgets import QButtonGroup, QFrame, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.contradictions import BulkReport, BulkRule, Contradiction
from core.errors import VaultError
from ui import text_alike as words
from ui.desk import Desk
from ui.dialogs.frame import AskDialog, wrong
from ui.panes.contradiction_items import all_of_group
from ui.safe import PlainLabel
from ui.text_contradictions import title_of
from ui.theme import px
from ui.widgets.cards import Cards
from ui.widgets.choices import Choice

LINES_SHOWN = 200
"""Lines of the dry run on screen; how many more there are is said below them."""


class AlikeDialog(AskDialog):
    """``wrote`` carries the ``BulkReport``. Nothing is chosen until the person chooses."""

    def __init__(self, desk: Desk, like: Contradiction, parent: QWidget | None = None) -> None:
        super().__init__(desk, words.TITLE, words.DECIDE, self._write, parent)
        self._desk, self._like = desk, like
        self._turn = 0
        self._rule: tuple[BulkRule, str] | None = None
        self._found: tuple[Contradiction, ...] = ()
        self.report: BulkReport | None = None
        self.about = PlainLabel("", self, role="muted")
        self.body.addWidget(self.about)
        self.choices: dict[tuple[BulkRule, str], Choice] = {}
        self._group = QButtonGroup(self)
        rules = QVBoxLayout()
        rules.setSpacing(px(4))
        for rule, source in words.rules_for(like.a.source, like.b.source):
            choice = Choice(words.rule_words(rule, source), self)
            choice.toggled.connect(lambda on, key=(rule, source): self.choose(*key) if on else None)
            self._group.addButton(choice)
            self.choices[(rule, source)] = choice
            rules.addWidget(choice)
        self.body.addLayout(rules)
        self.summary = PlainLabel(words.CHOOSE_FIRST, self, role="strong")
        self.lines = Cards(words.DRY_RUN, self)
        self.lines.setMinimumHeight(px(220))
        self.more = PlainLabel("", self, role="small")
        self.more.hide()
        for part, stretch in ((self.summary, 0), (self.lines, 1), (self.more, 0)):
            self.body.addWidget(part, stretch)
        self.accept_button.setEnabled(False)
        self.setMinimumWidth(px(660))
        next(iter(self.choices.values())).setFocus()
        self._desk.spawn(self._read())

    async def _read(self) -> None:
        like = self._like
        found = await self._desk.read(lambda vault: all_of_group(vault, like))
        if isValid(self):
            self._found = found
            self.about.setText(words.about(title_of(like, self._desk.owner), like.a.source, like.b.source, len(found)))
            if self._rule is not None:
                self.choose(*self._rule)

    def choose(self, rule: BulkRule, source: str) -> None:
        """Take a rule and list what it would do."""
        self._rule, self.report = (rule, source), None
        self.accept_button.setEnabled(False)
        self._turn += 1
        if self._found:
            self._desk.spawn(self._try_it(rule, source, self._turn))

    async def _try_it(self, rule: BulkRule, source: str, mine: int) -> None:
        ids = [one.id for one in self._found]
        try:
            # The vault tries it out for real and takes it back, so it takes a handle that may write.
            report = await self._desk.change(lambda vault: vault.decide_alike(ids, rule, source=source, dry_run=True))
        except VaultError as reason:
            if isValid(self) and mine == self._turn:
                self.failed(reason)
            return
        if isValid(self) and mine == self._turn:
            self.fault.hide()
            self._show(report)

    def _show(self, report: BulkReport) -> None:
        self.report = report
        decided = sum(1 for line in report.lines if line.decision is not None)
        self.summary.setText(words.summary(decided, len(report.lines) - decided))
        self.accept_button.setText(words.decide_now(decided) if decided else words.DECIDE)
        self.accept_button.setEnabled(decided > 0)
        by_id = {one.id: one for one in self._found}
        told = {
            line.contradiction: words.line_words(by_id[line.contradiction], line)
            for line in report.lines[:LINES_SHOWN]
            if line.contradiction in by_id
        }
        self.lines.clear()
        self.lines.show_cards(list(told), lambda id: _line(*told[id], self.lines))
        self.more.setVisible(len(report.lines) > LINES_SHOWN)
        self.more.setText(words.more_lines(len(report.lines) - LINES_SHOWN))
        self.fit()

    def _write(self) -> Coroutine[Any, Any, BulkReport]:
        if self._rule is None or self.report is None:
            raise wrong(words.CHOOSE_FIRST)
        rule, source = self._rule
        ids = [line.contradiction for line in self.report.lines if line.decision is not None]
        return self._desk.change(lambda vault: vault.decide_alike(ids, rule, source=source, dry_run=False))


def _line(pair: str, what: str, parent: QWidget) -> QWidget:
    """The two wordings of one of them, and below what the rule does."""
    card = QFrame(parent)
    card.setProperty("role", "card")
    column = QVBoxLayout(card)
    column.setContentsMargins(px(14), px(8), px(14), px(8))
    column.setSpacing(px(2))
    column.addWidget(PlainLabel(pair, card))
    column.addWidget(PlainLabel(what, card, role="small"))
    return card
