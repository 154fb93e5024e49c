"""Mark a memory as no longer true: the world changed, the record stays."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from core.domain import Memory, Receipt
from core.window import Moment
from ui import text_dialogs as words
from ui.desk import Desk
from ui.dialogs.frame import AskDialog, wrong
from ui.safe import PlainLabel, one_line
from ui.theme import px
from ui.translation import in_quotes
from ui.widgets.choices import Choice
from ui.widgets.date_field import DateField

EndIt = Callable[[Moment | None], Coroutine[Any, Any, object]]


class EndForm(AskDialog):
    """Asks since when; ``end`` gets the date, None for today."""

    def __init__(self, desk: Desk, about: str, end: EndIt, parent: QWidget | None = None) -> None:
        super().__init__(desk, words.END_TITLE, words.END_DO, self._write, parent)
        self._end = end
        self.body.addWidget(PlainLabel(about, self))
        self.today = Choice(words.END_TODAY, self)
        self.dated = Choice(words.END_DATED, self)
        self.today.setChecked(True)
        group = QButtonGroup(self)
        group.addButton(self.today)
        group.addButton(self.dated)
        self.on = DateField(words.END_DATED, self)
        self._on_box = QWidget(self)
        inset = QVBoxLayout(self._on_box)
        inset.setContentsMargins(px(26), 0, 0, 0)
        inset.addWidget(self.on)
        for part in (self.today, self.dated, self._on_box, PlainLabel(words.END_EFFECT, self, role="small")):
            self.body.addWidget(part)
        self.dated.toggled.connect(self._toggled)
        self.on.judged.connect(self.fit)
        self._toggled(False)
        self.today.setFocus()

    def _toggled(self, dated: bool) -> None:
        self._on_box.setVisible(dated)
        if dated:
            self.on.setFocus()
        self.fit()

    def _write(self) -> Coroutine[Any, Any, object]:
        on = None
        if self.dated.isChecked():
            self.on.check()
            on = self.on.moment()
            if on is None:
                self.on.setFocus()
                raise wrong(words.NEEDS_DATE, words.END_NEEDS_DATE_HINT)
        return self._end(on)


class EndDialog(EndForm):
    """For one memory; ``wrote`` carries the receipt."""

    def __init__(self, desk: Desk, memory: Memory, parent: QWidget | None = None) -> None:
        def end(on: Moment | None) -> Coroutine[Any, Any, Receipt]:
            return desk.change(lambda vault: vault.end(memory.id, on))

        super().__init__(desk, in_quotes(one_line(memory.text, 200)), end, parent)
