"""Settings ▸ Search by meaning: by which model this vault is searched, a test of another one, and the way to it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from core.errors import VaultError
from core.views import ModelState
from ui import text_meaning as words
from ui.aside import aside
from ui.desk import Desk
from ui.dialogs.frame import AskDialog, wrong
from ui.dialogs.model_fields import RoleForm
from ui.dialogs.reranker_card import RerankerCard
from ui.meaning_doors import Comes, MeaningDoors, MeaningFields, MeaningReport, Pools
from ui.model_doors import ModelDoors, RoleFields
from ui.reranker_doors import RerankerDoors
from ui.safe import PlainLabel
from ui.theme import px
from ui.widgets.choices import PickList
from ui.widgets.room import room_for

LOOK_MS = 500
"""Between two looks at how far the move is: a person sees it go, and a look costs three short reads."""


class MoveRow(QFrame):
    """How far the vault is on the way to another model, with its buttons; ``rest`` and ``stay`` are wished for."""

    rest = Signal(bool)
    stay = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(18), px(12), px(18), px(12))
        layout.setSpacing(px(8))
        self.state = PlainLabel("", self, role="strong")
        self.how_far = PlainLabel("", self, role="small")
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(words.TITLE)
        self.pause = QPushButton(words.REST, self)
        self.leave = QPushButton(words.STAY, self)
        self._paused = False
        self.buttons = QWidget(self)
        row = QHBoxLayout(self.buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        for button in (self.pause, self.leave):
            button.setAutoDefault(False)
            row.addWidget(button)
        self.pause.clicked.connect(lambda: self.rest.emit(not self._paused))
        self.leave.clicked.connect(self.stay)
        for part in (self.state, self.how_far, self.progress, self.buttons):
            layout.addWidget(part)
            part.setVisible(part is self.state)

    def show_state(self, state: ModelState) -> None:
        """Show where the vault stands."""
        self.state.setText(words.state_words(state))
        moving = state.moving
        for part in (self.how_far, self.progress, self.buttons):
            part.setVisible(moving is not None)
        if moving is None:
            return
        self._paused = moving.paused
        told = words.moving_words(moving)
        self.how_far.setText(f"{told}. {words.RESTS}" if moving.paused else told)
        self.progress.setRange(0, max(1, moving.total))
        self.progress.setValue(moving.made)
        self.pause.setText(words.GO_ON if moving.paused else words.REST)


class MeaningDialog(AskDialog):
    """``wrote`` carries whether statements are read anew."""

    def __init__(self, desk: Desk, doors: MeaningDoors, keys: ModelDoors, parent: QWidget | None = None) -> None:
        super().__init__(desk, words.TITLE, words.USE, self._use, parent)
        self._desk, self._doors = desk, doors
        self.body.addWidget(PlainLabel(words.LINE, self, role="muted"))
        self.move_row = MoveRow(self)
        self.move_row.rest.connect(self._rest)
        self.move_row.stay.connect(self._stay)
        self.body.addWidget(self.move_row)
        self.kind = PickList(self)
        self.kind.setAccessibleName(words.KIND)
        for comes, name in words.COMES.items():
            self.kind.addItem(name, comes.value)
        self.kind.activated.connect(lambda _at: self._chosen())
        self.kind_line = PlainLabel("", self, role="small")
        self.folder, self.pools, self.question, self.text = self._fields()
        self.form = self._form()
        self.endpoint = RoleForm(desk, keys, words.ENDPOINT, words.ENDPOINT_LINE, self, falls=False)
        self.endpoint.test.connect(self.test)
        self.body.addWidget(self.form)
        self.body.addWidget(self.endpoint)
        self.try_it = QPushButton(words.TEST, self)
        self.try_it.setAutoDefault(False)
        self.try_it.clicked.connect(self.test)
        self.row.insertWidget(0, self.try_it)
        self.outcome = PlainLabel("", self, role="heading")
        self.numbers = PlainLabel("", self, role="small")
        for part in (self.outcome, self.numbers):
            part.hide()
            self.body.addWidget(part)
        self.reranker = None if doors.reranker is None else self._reranker_card(doors.reranker)
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(self._look_again)
        self.finished.connect(lambda _code: self._looking.stop())
        self._show_fields(MeaningFields())
        self.setMinimumWidth(min(px(640), room_for(self).width()))
        desk.spawn(self._begin())

    def _reranker_card(self, doors: RerankerDoors) -> RerankerCard:
        card = RerankerCard(self._desk, doors, self)
        card.begun.connect(self.fault.hide)
        card.failed.connect(self.failed)
        card.grown.connect(self.fit)
        self.body.addWidget(card)
        return card

    def _fields(self) -> tuple[QLineEdit, PickList, QLineEdit, QLineEdit]:
        folder = QLineEdit(self)
        folder.setPlaceholderText(words.FOLDER_HINT)
        pools = PickList(self)
        for way, name in words.POOLS.items():
            pools.addItem(name, way.value)
        question, text = QLineEdit(self), QLineEdit(self)
        for line in (question, text):
            line.setPlaceholderText(words.PREFIX_HINT)
        named = ((folder, words.FOLDER), (pools, words.POOLING), (question, words.QUESTION_PREFIX))
        for field, name in (*named, (text, words.TEXT_PREFIX)):
            field.setAccessibleName(name)
        return folder, pools, question, text

    def _form(self) -> QFrame:
        frame = QFrame(self)
        frame.setProperty("role", "card")
        self._rows = form = QFormLayout(frame)
        form.setContentsMargins(px(18), px(14), px(18), px(14))
        form.setHorizontalSpacing(px(16))
        form.setVerticalSpacing(px(8))
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._folder_row = QWidget(frame)
        inside = QHBoxLayout(self._folder_row)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(px(8))
        self.browse = QPushButton(words.BROWSE, frame)
        self.browse.setAutoDefault(False)
        self.browse.setAccessibleName(f"{words.FOLDER}: {words.BROWSE}")
        self.browse.clicked.connect(self._browse)
        inside.addWidget(self.folder, 1)
        inside.addWidget(self.browse)
        rows: tuple[tuple[str, QWidget], ...] = (
            (words.KIND, self.kind), ("", self.kind_line), (words.FOLDER, self._folder_row),
            (words.POOLING, self.pools), (words.QUESTION_PREFIX, self.question), (words.TEXT_PREFIX, self.text),
        )  # fmt: skip
        for name, field in rows:
            form.addRow(PlainLabel(name, frame, role="muted", wrap=False), field)
        return frame

    # -- where it stands

    async def _begin(self) -> None:
        fields = await aside(lambda: self._doors.load(self._desk.open_another), "settings")
        if isValid(self):
            self._show_fields(fields)
            await self._look()
        if isValid(self) and self.isVisible():
            self._looking.start()

    def _look_again(self) -> None:
        if not self._desk.is_closing:
            self._desk.spawn(self._look())

    async def _look(self) -> None:
        state = await self._desk.read(lambda vault: vault.model_state())
        if isValid(self):
            self.move_row.show_state(state)

    def _rest(self, on: bool) -> None:
        self._desk.spawn(self._changed(lambda: self._doors.rest(self._desk.open_another, on)))

    def _stay(self) -> None:
        self._desk.spawn(self._changed(lambda: self._doors.stay(self._desk.open_another)))

    async def _changed(self, act: Callable[[], None]) -> None:
        try:
            await aside(act, "meaning")
        except VaultError as reason:
            if isValid(self):
                self.failed(reason)
            return
        self._desk.meaning.wake()
        if isValid(self):
            await self._look()

    # -- what is described

    @property
    def comes(self) -> Comes:
        """Where the described model comes from."""
        return Comes(str(self.kind.currentData()))

    def _show_fields(self, fields: MeaningFields) -> None:
        self.kind.setCurrentIndex(self.kind.findData(fields.comes.value))
        self.pools.setCurrentIndex(self.pools.findData(fields.pools.value))
        self.question.setText(fields.question_prefix or "")
        self.text.setText(fields.text_prefix or "")
        if fields.comes is Comes.FOLDER:
            self.folder.setText(fields.place)
        elif fields.comes is Comes.ENDPOINT:
            self.endpoint.show_fields(RoleFields(fields.place, fields.model, fields.key_name))
        self._chosen()

    def _chosen(self) -> None:
        comes = self.comes
        self.kind_line.setText(words.COMES_LINE[comes])
        for row in (self._folder_row, self.pools):
            self._rows.setRowVisible(row, comes is Comes.FOLDER)
        for row in (self.question, self.text):
            self._rows.setRowVisible(row, comes is not Comes.BUILTIN)
        for line in (self.question, self.text):
            line.setPlaceholderText(words.PREFIX_HINT if comes is Comes.FOLDER else words.NO_PREFIX)
        self.endpoint.setVisible(comes is Comes.ENDPOINT)
        self.endpoint.try_it.hide()
        self.try_it.setVisible(True)
        self.outcome.hide()
        self.numbers.hide()
        self.fault.hide()
        self.fit()

    def _browse(self) -> None:
        picked = QFileDialog.getExistingDirectory(self, words.FOLDER, self.folder.text())
        if picked:
            self.folder.setText(picked)

    def fields(self) -> MeaningFields:
        """What is described. Raises a ``VaultError`` for what is missing."""
        question, text = self.question.text() or None, self.text.text() or None
        match self.comes:
            case Comes.BUILTIN:
                return MeaningFields()
            case Comes.FOLDER:
                place = self.folder.text().strip()
                if not place:
                    self.folder.setFocus()
                    raise wrong(words.FOLDER_MISSING)
                pools = Pools(str(self.pools.currentData()))
                return MeaningFields(Comes.FOLDER, place, "", "", pools, question, text)
            case Comes.ENDPOINT:
                role = self.endpoint.fields()
                return MeaningFields(
                    Comes.ENDPOINT, role.base_url, role.model, role.key_name, Pools.AS_FILES_SAY, question, text
                )

    # -- testing and choosing

    def test(self) -> None:
        """Read some sentences with the model, and say what that showed."""
        self.fault.hide()
        try:
            fields = self.fields()
        except VaultError as reason:
            self.failed(reason)
            return
        self.try_it.setEnabled(False)
        self.numbers.hide()
        self.outcome.setText(words.TESTING)
        self.outcome.show()
        self.fit()
        self._desk.spawn(self._show_test(fields))

    async def _show_test(self, fields: MeaningFields) -> None:
        try:
            report = await aside(lambda: self._doors.test(fields, lambda: self._desk.is_closing), "model test")
        except VaultError as reason:
            if isValid(self):
                self.try_it.setEnabled(True)
                self.outcome.hide()
                self.failed(reason)
            return
        if isValid(self):
            self.try_it.setEnabled(True)
            self._show_report(report)

    def _show_report(self, report: MeaningReport) -> None:
        self.outcome.setText(words.result_words(report))
        self.numbers.setText(words.numbers_words(report))
        self.numbers.show()
        self.fit()

    def _use(self) -> Coroutine[Any, Any, bool]:
        return self._take(self.fields())

    async def _take(self, fields: MeaningFields) -> bool:
        anew = await aside(lambda: self._doors.use(self._desk.open_another, fields), "meaning")
        self._desk.meaning.wake()
        return anew
