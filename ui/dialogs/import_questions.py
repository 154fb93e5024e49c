"""What is asked before a file is brought in: which conversation, who you are, zone, order, columns, what to take."""

from __future__ import annotations

from collections.abc import Sequence
from zoneinfo import available_timezones

from PySide6.QtCore import Qt, QTimeZone, Signal
from PySide6.QtWidgets import QButtonGroup, QFormLayout, QVBoxLayout, QWidget

from core.answers import ImportOptions, Take
from core.previews import ImportPreview
from ui import text_dialogs, text_import
from ui.dialogs.import_columns import ColumnsForm
from ui.safe import PlainLabel, one_line
from ui.widgets.choices import Choice, PickList, Tick

_NOT_YOU = frozenset({"assistant", "system", "tool"})
"""Speakers in chat exports who are nobody's person; the person's own messages are known as such."""
_IN_UTC = frozenset({"locomo", "longmemeval"})
"""Formats whose times stand for UTC where nobody says otherwise: the sets are measured with."""
_ORDERS = ((None, text_import.ORDER_NONE), ("dmy", text_import.ORDER_DAY), ("mdy", text_import.ORDER_MONTH))


class Questions(QWidget):
    """The choices. ``reread`` when the file must be read again with them, ``changed`` when only its use changes."""

    reread = Signal()
    changed = Signal()

    def __init__(self, parent: QWidget | None = None, *, model_is_set: bool = False, owner: str = "") -> None:
        super().__init__(parent)
        self._model_is_set, self._owner = model_is_set, owner
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setHorizontalSpacing(16)
        self._form.setVerticalSpacing(10)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._labels: dict[QWidget, PlainLabel] = {}
        self.conversation = PickList(self)
        self.you = PickList(self)
        self.zone = PickList(self)
        self.columns = ColumnsForm(self)
        self.columns.changed.connect(self.reread)
        for box in (self.conversation, self.you, self.zone):
            box.currentIndexChanged.connect(lambda _index: self.reread.emit())
        self._zone_part, self._zone_line = self._with_reason(self.zone)
        self._order_part = self._order()
        self._takes = self._take()
        self.at_once = Tick(text_dialogs.COUNT_AT_ONCE, self)
        self.at_once.toggled.connect(lambda _on: self.changed.emit())
        self.by_model = Tick(text_dialogs.LET_MODEL_READ, self)
        for name, part, field in (
            (text_dialogs.CONVERSATION, self.conversation, self.conversation),
            (text_import.COLUMNS, self.columns, self.columns),
            (text_import.ORDER, self._order_part, self._order_part),
            (text_import.ZONE, self._zone_part, self.zone),
            (text_dialogs.WHO_ARE_YOU, self.you, self.you),
            (text_dialogs.WHAT_TO_TAKE, self._takes, self._takes),
            ("", self.at_once, self.at_once),
            ("", self.by_model, self.by_model),
        ):
            self._labels[part] = PlainLabel(name, self, role="muted", wrap=False)
            if name:
                field.setAccessibleName(name)
            self._form.addRow(self._labels[part], part)

    def _with_reason(self, field: QWidget) -> tuple[QWidget, PlainLabel]:
        part = QWidget(self)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        line = PlainLabel("", part, role="small")
        column.addWidget(field)
        column.addWidget(line)
        return part, line

    def _order(self) -> QWidget:
        part = QWidget(self)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.order_line = PlainLabel("", part, role="warning")
        column.addWidget(self.order_line)
        self._order_group = QButtonGroup(self)
        self.orders: dict[str | None, Choice] = {}
        for order, name in _ORDERS:
            self.orders[order] = Choice(name, part)
            self._order_group.addButton(self.orders[order])
            column.addWidget(self.orders[order])
        self.orders[None].setChecked(True)
        self._order_group.buttonToggled.connect(lambda _button, on: self.reread.emit() if on else None)
        return part

    def _take(self) -> QWidget:
        part = QWidget(self)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self._take_group = QButtonGroup(self)
        self.takes: dict[Take | None, Choice] = {}
        for take in (None, Take.MEMORIES, Take.BOTH, Take.EPISODES):
            self.takes[take] = Choice("", part)
            self._take_group.addButton(self.takes[take])
            column.addWidget(self.takes[take])
        self.takes[Take.MEMORIES].setChecked(True)
        self._take_group.buttonToggled.connect(lambda _button, on: self._took() if on else None)
        return part

    def _took(self) -> None:
        self._show_accept()
        self.changed.emit()

    def show_preview(self, preview: ImportPreview, *, fresh: bool) -> None:
        """Ask what this file needs. ``fresh``: a new file, so that all choices start over."""
        self.blockSignals(True)
        if fresh:
            self._fill(self.conversation, text_dialogs.ALL_CONVERSATIONS, preview.choices)
            self.orders[None].setChecked(True)
            self._fill_zones(preview)
            self._offer(preview)
        self._fill_speakers(preview)
        self.columns.show_columns(preview.columns)
        self._show_row(self.conversation, self.conversation.count() > 2)
        self._show_row(self.columns, bool(preview.columns))
        self._show_row(self._order_part, preview.twofold > 0)
        self._show_row(self._zone_part, preview.zoneless > 0)
        self.order_line.setText(text_import.order_words(preview.twofold))
        self._zone_line.setText(text_import.zone_words(preview.zoneless))
        self._show_row(self._takes, preview.turns + preview.statements > 0 and preview.format != "variorum")
        self._show_row(self.by_model, preview.turns > 0 and self._model_is_set)
        self._show_accept()
        self.blockSignals(False)

    def _fill_zones(self, preview: ImportPreview) -> None:
        unknown = text_import.ZONE_UTC if preview.format in _IN_UTC else text_import.ZONE_DAY
        if not preview.zoneless:
            self._fill(self.zone, unknown, ())
            return
        here = bytes(QTimeZone.systemTimeZoneId().data()).decode("ascii", "replace")
        zones = sorted(available_timezones())
        self._fill(self.zone, unknown, zones)
        if here in zones:
            self.zone.blockSignals(True)
            self.zone.insertItem(1, text_import.zone_here(here), here)
            self.zone.blockSignals(False)

    def _fill_speakers(self, preview: ImportPreview) -> None:
        speakers = [name for name in preview.speakers if name.casefold() not in _NOT_YOU]
        chosen = self.you.currentData()
        known = next((name for name in speakers if name.casefold() == self._owner.casefold()), None)
        self._fill(self.you, text_dialogs.NOBODY, speakers)
        self.you.blockSignals(True)
        self.you.setCurrentIndex(max(0, self.you.findData(chosen or known)))
        self.you.blockSignals(False)
        self._show_row(self.you, bool(speakers))

    def _offer(self, preview: ImportPreview) -> None:
        """The ways to take this file, the first of them chosen."""
        if preview.turns and preview.statements:
            offered = {None: text_import.TAKE_AS_THEY_ARE, Take.BOTH: text_import.TAKE_ALL}
        elif preview.turns:
            offered = {None: text_import.TAKE_TALK, Take.BOTH: text_import.TAKE_TALK_AND_CLAIMS}
        else:
            offered = {Take.MEMORIES: text_import.TAKE_STATEMENTS}
        if preview.statements:
            offered[Take.EPISODES] = text_import.TAKE_TO_LOOK_UP
        for take, choice in self.takes.items():
            choice.setText(offered.get(take, ""))
            choice.setVisible(take in offered)
        self.takes[next(iter(offered))].setChecked(True)
        self._has_statements = preview.statements > 0

    _has_statements = False

    def _fill(self, box: PickList, first: str, rest: Sequence[str]) -> None:
        box.blockSignals(True)
        box.clear()
        box.addItem(first, None)
        for name in rest:
            box.addItem(one_line(name, 80), name)
        box.blockSignals(False)

    def _show_row(self, part: QWidget, shown: bool) -> None:
        self._form.setRowVisible(part, shown)

    def _show_accept(self) -> None:
        makes = self.take in (Take.MEMORIES, Take.BOTH) or (self.take is None and self._has_statements)
        self._show_row(self.at_once, makes)

    @property
    def take(self) -> Take | None:
        """What is taken; None = each as it is: messages as messages, remembered statements as memories."""
        return next((take for take, choice in self.takes.items() if choice.isChecked()), None)

    @property
    def order(self) -> str | None:
        """Which comes first in a date of numbers."""
        return next((order for order, choice in self.orders.items() if choice.isChecked()), None)

    @property
    def reads(self) -> bool:
        """Whether the language model is to read the conversations afterwards."""
        return self.by_model.isChecked() and not self.by_model.isHidden()

    def options(self) -> ImportOptions:
        """The choices as the vault takes them."""
        return ImportOptions(
            take=self.take,
            conversation=self.conversation.currentData(),
            you=self.you.currentData(),
            zone=self.zone.currentData(),
            date_order=self.order,
            accept=self.at_once.isChecked() and not self.at_once.isHidden(),
            leave_claims=self.reads,
            columns=self.columns.chosen(),
        )
