"""Correct since when and until when a version is true: by keyboard what dragging its ends does by hand."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from PySide6.QtWidgets import QWidget

from core.domain import MemoryDetail, Receipt
from core.window import End, Window, window_between
from ui import text_timeline as words
from ui.desk import Desk
from ui.dialogs.frame import AskDialog
from ui.safe import PlainLabel, one_line
from ui.translation import in_quotes
from ui.widgets.choices import Tick
from ui.widgets.date_field import DateField
from ui.widgets.form import form_in


class DatesDialog(AskDialog):
    """Two dates, each as exact as the person knows it; ``wrote`` carries the receipt."""

    def __init__(self, desk: Desk, detail: MemoryDetail, version: int, parent: QWidget | None = None) -> None:
        super().__init__(desk, words.DATES_TITLE, words.DATES_DO, self._write, parent)
        self._desk, self._memory, self._version = desk, detail.memory.id, version
        shown = next(one for one in detail.versions if one.number == version)
        self.body.addWidget(PlainLabel(in_quotes(one_line(shown.text, 200)), self))
        self.began = DateField(words.BEGAN, self, hint=words.BEGAN_HINT)
        self.ended = DateField(words.ENDED, self, hint=words.ENDED_HINT)
        self.over = Tick(words.OVER, self)
        fields, form = form_in(self)
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.addRow(PlainLabel(words.BEGAN, self, wrap=False), self.began)
        form.addRow(PlainLabel(words.ENDED, self, wrap=False), self.ended)
        form.addRow(QWidget(self), self.over)
        self.body.addWidget(fields)
        self.body.addWidget(PlainLabel(words.DATES_EFFECT, self, role="small"))
        self.began.set_moment(shown.window.start)
        self.ended.set_moment(shown.window.end)
        self.over.setChecked(shown.window.ending is End.UNKNOWN)
        self.over.toggled.connect(self._toggled)
        for field in (self.began, self.ended):
            field.judged.connect(self.fit)
        self._toggled(self.over.isChecked())
        if shown.retracted_at is not None:
            self.accept_button.setEnabled(False)
            self.body.addWidget(PlainLabel(words.DATES_HISTORY, self, role="strong"))
        self.began.setFocus()

    def _toggled(self, over: bool) -> None:
        self.ended.setEnabled(not over)

    def _write(self) -> Coroutine[Any, Any, Receipt]:
        for field in (self.began, self.ended):
            field.check()
        start = self.began.moment()
        over = self.over.isChecked()
        window = Window(start, None, End.UNKNOWN) if over else window_between(start, self.ended.moment())
        memory, version = self._memory, self._version
        return self._desk.change(lambda vault: vault.redate(memory, version, window))
