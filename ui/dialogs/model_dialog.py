"""Settings ▸ Language model: an everyday and a stronger model, where their keys are, and a test before any trust."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.errors import VaultError
from ui import text_model as words
from ui.aside import aside
from ui.desk import Desk
from ui.dialogs.frame import AskDialog, wrong
from ui.dialogs.model_fields import RoleForm
from ui.dialogs.model_trial import ModelTrial
from ui.model_doors import ModelDoors, ModelFields, Role
from ui.safe import PlainLabel
from ui.theme import px

TALLEST = 460
"""Pixels of the scrolled part: with heading and buttons the dialog stays below 700, which small screens hold."""


class ModelDialog(AskDialog):
    """``wrote`` carries the ``ModelFields`` that were kept."""

    def __init__(self, desk: Desk, doors: ModelDoors, parent: QWidget | None = None) -> None:
        super().__init__(desk, words.MODEL_TITLE, words.SAVE, self._save, parent)
        self._desk, self._doors = desk, doors
        self.body.addWidget(PlainLabel(words.MODEL_LINE, self, role="muted"))
        self.fast = RoleForm(desk, doors, words.FAST, words.FAST_LINE, self, falls=False)
        self.strong = RoleForm(desk, doors, words.STRONG, words.STRONG_LINE, self, falls=True)
        self.more = QPushButton(words.USE_STRONG, self)
        self.more.setProperty("kind", "link")
        self.more.setAutoDefault(False)
        self.more.clicked.connect(self._show_strong)
        self.trial = ModelTrial(desk, doors, self)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, px(6), 0)
        self._column.setSpacing(px(12))
        for part in (self.fast, self.strong):
            self._column.addWidget(part)
        self._column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self.trial)
        self._column.addStretch(1)
        self._area.setWidget(self._inside)
        self.body.addWidget(self._area, 1)
        self.fast.edited.connect(self._note)
        self.strong.edited.connect(self._note)
        self.fast.test.connect(lambda: self.test(Role.FAST))
        self.strong.test.connect(lambda: self.test(Role.STRONG))
        self.trial.failed.connect(self.failed)
        self.trial.ended.connect(self._ended)
        self.finished.connect(lambda _code: self.trial.stop_now())
        kept = doors.load()
        self.fast.show_fields(kept.fast)
        self.strong.show_fields(kept.strong)
        self.strong.setVisible(kept.strong != type(kept.strong)())
        self.more.setVisible(not self.strong.isVisibleTo(self))
        self._note()
        self.fast.url.setFocus()
        self.setMinimumWidth(px(640))

    def _show_strong(self) -> None:
        self.strong.show()
        self.more.hide()
        self.strong.url.setFocus()
        self.fit()

    def fields(self) -> ModelFields:
        """What is in both forms. Raises a ``VaultError`` for a key without a name."""
        return ModelFields(self.fast.fields(), self.strong.fields())

    def _note(self) -> None:
        """Say which model the stronger role comes to."""
        try:
            fields = self.fields()
        except VaultError:
            self.strong.note.setText("")
            return
        self.strong.note.setText(words.counts_words(self._doors.counts(fields, Role.STRONG)))

    # -- trying it

    def test(self, role: Role) -> None:
        """Run the labelled set through the model of a role, as the fields say now."""
        self.fault.hide()
        try:
            fields = self._doors.counts(self.fields(), role)
            if not fields.base_url or not fields.model:
                raise wrong(words.NOT_SET)
        except VaultError as reason:
            self.failed(reason)
            return
        for form in (self.fast, self.strong):
            form.try_it.setEnabled(False)
        self._column.removeWidget(self.trial)
        self._column.insertWidget(self._column.indexOf(self.form_of(role)) + 1, self.trial)
        self.trial.start(fields)
        self._bring_in_sight()

    def form_of(self, role: Role) -> RoleForm:
        """The fields of a role."""
        return self.fast if role is Role.FAST else self.strong

    def _ended(self) -> None:
        for form in (self.fast, self.strong):
            form.try_it.setEnabled(True)
        self._bring_in_sight()

    def _bring_in_sight(self) -> None:
        self.fit()
        self._column.activate()
        self._inside.adjustSize()
        self._area.ensureWidgetVisible(self.trial)

    def fit(self) -> None:
        """Grow with what is shown, up to what a small screen holds; the rest is scrolled to."""
        inside = self._inside.sizeHint().height()
        self._area.setMinimumHeight(min(inside, px(TALLEST)))
        super().fit()

    # -- keeping it

    def _save(self) -> Coroutine[Any, Any, ModelFields]:
        return self._keep(self.fields())

    async def _keep(self, fields: ModelFields) -> ModelFields:
        await aside(lambda: self._doors.save(fields), "settings")
        return fields

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc stops a running test first, then closes."""
        if event.key() == Qt.Key.Key_Escape and isValid(self.trial) and self.trial.running:
            self.trial.stop_now()
            return
        super().keyPressEvent(event)
