"""What is saved, as what, and with what: the choices of saving memories to a file."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QVBoxLayout, QWidget

from core.domain import Showing
from core.moves import Wanted
from core.window import Moment
from ui import text_export as words
from ui.dialogs.frame import wrong
from ui.safe import PlainLabel
from ui.theme import px
from ui.widgets.choices import Choice, PickList, Tick
from ui.widgets.date_field import DateField
from ui.widgets.room import room_for


class What(StrEnum):
    """Which memories are saved."""

    SELECTED = "selected"
    SHOWN = "shown"
    WHOLE = "whole"


class ExportChoices(QWidget):
    """``changed`` fires when something else would be written; an archive takes everything, and can be locked."""

    changed = Signal()

    def __init__(self, showing: Showing, selected: int, query: str, has_list: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._showing = showing
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.setFixedWidth(min(px(350), round(room_for(self).width() * 0.55)))
        self.formats = PickList(self)
        self.formats.setAccessibleName(words.FORMAT)
        for name, (text, _ending) in words.FORMATS.items():
            self.formats.addItem(text, name)
        self._head(words.FORMAT)
        self._column.addWidget(self.formats)
        self._what = self._whats(selected, query, has_list)
        self._withs = self._ticks()
        self._lock()
        self._column.addStretch(1)
        self.formats.currentIndexChanged.connect(lambda _index: self._fit())
        self._fit()

    def _head(self, text: str) -> PlainLabel:
        if self._column.count():
            self._column.addSpacing(8)
        label = PlainLabel(text, self, role="muted", wrap=False)
        self._column.addWidget(label)
        return label

    def _whats(self, selected: int, query: str, has_list: bool) -> dict[What, Choice]:
        offered = {What.WHOLE: words.WHOLE}
        if has_list:
            offered = {What.SHOWN: words.shown(query) if query else words.LISTED, **offered}
        if selected:
            offered = {What.SELECTED: words.selected(selected), **offered}
        self._what_head = self._head(words.WHAT)
        group = QButtonGroup(self)
        made: dict[What, Choice] = {}
        for what, text in offered.items():
            made[what] = Choice(text, self)
            group.addButton(made[what])
            self._column.addWidget(made[what])
            made[what].toggled.connect(lambda on: self.changed.emit() if on else None)
        made[What.SELECTED if selected > 1 else What.SHOWN if query and has_list else What.WHOLE].setChecked(True)
        return made

    def _ticks(self) -> list[QWidget]:
        head = self._head(words.WITH)
        self.past, self.archived = Tick(words.PAST, self), Tick(words.ARCHIVED, self)
        self.sources, self.decisions = Tick(words.SOURCES, self), Tick(words.DECISIONS, self)
        self.redact = Tick(words.REDACT, self)
        ticks = [self.past, self.archived, self.sources, self.decisions, self.redact]
        for tick in ticks:
            tick.toggled.connect(lambda _on: self.changed.emit())
            self._column.addWidget(tick)
        date = self._head(words.AS_OF)
        self.on = DateField(words.AS_OF, self, hint=words.TODAY)
        if self._showing.true_on is not None:
            self.on.set_moment(Moment(self._showing.true_on))
        self.on.edited.connect(self.changed.emit)
        self._column.addWidget(self.on)
        return [head, *ticks, date, self.on]

    def _lock(self) -> None:
        self.lock = Tick(words.LOCK, self)
        self.first, self.second = QLineEdit(self), QLineEdit(self)
        self._locked = PlainLabel(words.LOCKED, self, role="small")
        self._column.addSpacing(8)
        self._column.addWidget(self.lock)
        for field, name in ((self.first, words.PASSWORD), (self.second, words.AGAIN)):
            field.setEchoMode(QLineEdit.EchoMode.Password)
            field.setPlaceholderText(name)
            field.setAccessibleName(name)
            self._column.addWidget(field)
        self._column.addWidget(self._locked)
        self.lock.toggled.connect(lambda _on: self._fit(look=False))

    def _fit(self, *, look: bool = True) -> None:
        is_archive = self.format == "archive"
        for part in (self._what_head, *self._what.values(), *self._withs):
            part.setVisible(not is_archive)
        for choice in self._what.values():
            choice.setEnabled(not is_archive)
        self.lock.setVisible(is_archive)
        for field in (self.first, self.second, self._locked):
            field.setVisible(is_archive and self.lock.isChecked())
        if look:
            self.changed.emit()

    @property
    def format(self) -> str:
        """The chosen format's name."""
        return str(self.formats.currentData())

    def choose(self, format: str) -> None:
        """Choose a format by its name."""
        self.formats.setCurrentIndex(self.formats.findData(format))

    @property
    def what(self) -> What:
        """Which memories are meant."""
        return next(what for what, choice in self._what.items() if choice.isChecked())

    def take(self, what: What) -> None:
        """Choose which memories are meant."""
        self._what[what].setChecked(True)

    def wanted(self) -> Wanted:
        """The wish, but for the memories that are chosen by hand. Raises ``InvalidDate``."""
        on = self.on.moment()
        showing = Showing(None if on is None else on.last, self._showing.known_on)
        return Wanted(
            showing,
            past=self.past.isChecked(),
            sources=self.sources.isChecked(),
            redact=self.redact.isChecked(),
            archived=self.archived.isChecked(),
            decisions=self.decisions.isChecked(),
        )

    def password(self) -> str:
        """The password that was typed twice, empty without one. Raises a fault of the form when they differ."""
        if self.format != "archive" or not self.lock.isChecked():
            return ""
        if not self.first.text():
            raise wrong(words.NO_PASSWORD, words.NO_PASSWORD_HINT)
        if self.first.text() != self.second.text():
            raise wrong(words.NOT_THE_SAME, words.NOT_THE_SAME_HINT)
        return self.first.text()
