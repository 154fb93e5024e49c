"""The fields of one role of the language model: where it answers, its name, and by what name its key is found."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from ui import text_model as words
from ui.aside import aside
from ui.dialogs.frame import Spawner, wrong
from ui.dialogs.key_dialog import KeyDialog
from ui.model_doors import ModelDoors, RoleFields
from ui.safe import PlainLabel
from ui.theme import px
from ui.widgets.choices import PickList
from ui.widgets.form import form_in

KEYRING = "keyring:"
"""How the name of an entry of the key store begins."""
_NONE, _VARIABLE, _ENTRY = "none", "variable", "entry"


class RoleForm(QFrame):
    """``edited`` when anything changed, ``test`` when the person wants to try the model."""

    edited = Signal()
    test = Signal()

    def __init__(
        self, desk: Spawner, doors: ModelDoors, heading: str, line: str, parent: QWidget | None = None, *, falls: bool
    ) -> None:
        super().__init__(parent)
        self._desk, self._doors, self._heading = desk, doors, heading
        self._asked = 0
        self.setProperty("role", "card")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(18), px(14), px(18), px(12))
        layout.setSpacing(px(10))
        head = QVBoxLayout()
        head.setSpacing(px(2))
        head.addWidget(PlainLabel(heading, self, role="strong"))
        head.addWidget(PlainLabel(line, self, role="small"))
        layout.addLayout(head)
        self.url = self._line(words.URL, words.AS_FAST if falls else words.URL_HINT)
        self.model = self._line(words.NAME, words.AS_FAST if falls else words.NAME_HINT)
        self.kind = PickList(self)
        self.kind.setAccessibleName(f"{heading}: {words.KEY}")
        for data, name in (
            (_NONE, words.SAME_KEY if falls else words.NO_KEY),
            (_VARIABLE, words.FROM_ENVIRONMENT),
            (_ENTRY, words.FROM_KEYRING),
        ):
            self.kind.addItem(name, data)
        self.kind.activated.connect(self._kind_chosen)
        self.key = self._line(words.KEY, "")
        self.key.editingFinished.connect(self.look_for_key)
        fields, form = form_in(self)
        form.setHorizontalSpacing(px(16))
        form.setVerticalSpacing(px(8))
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, field in ((words.URL, self.url), (words.NAME, self.model), (words.KEY, self.kind)):
            form.addRow(PlainLabel(name, self, role="muted", wrap=False), field)
        self.state = PlainLabel("", self, role="small", wrap=False)
        self.put = QPushButton(words.PUT_KEY, self)
        self.put.setProperty("kind", "link")
        self.put.setAutoDefault(False)
        self.put.clicked.connect(self._put_key)
        self._key_row = QWidget(self)
        row = QHBoxLayout(self._key_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        for part in (self.key, self.state, self.put):
            row.addWidget(part, 1 if part is self.key else 0)
        form.addRow("", self._key_row)
        self._form = form
        layout.addWidget(fields)
        foot = QHBoxLayout()
        self.note = PlainLabel("", self, role="small")
        self.try_it = QPushButton(words.TEST, self)
        self.try_it.setAutoDefault(False)
        self.try_it.setAccessibleName(f"{words.TEST}: {heading}")
        self.try_it.clicked.connect(self.test)
        foot.addWidget(self.note, 1)
        foot.addWidget(self.try_it)
        layout.addLayout(foot)
        self._fit()

    def _line(self, name: str, hint: str) -> QLineEdit:
        line = QLineEdit(self)
        line.setPlaceholderText(hint)
        line.setAccessibleName(f"{self._heading}: {name}")
        line.textEdited.connect(lambda _text: self.edited.emit())
        return line

    # -- what is in the fields

    def show_fields(self, fields: RoleFields) -> None:
        """Fill the form."""
        self.url.setText(fields.base_url)
        self.model.setText(fields.model)
        entry = fields.key_name.startswith(KEYRING)
        kind = _ENTRY if entry else _VARIABLE if fields.key_name else _NONE
        self.kind.setCurrentIndex(self.kind.findData(kind))
        self.key.setText(fields.key_name.removeprefix(KEYRING))
        self._fit()
        self.look_for_key()

    def fields(self) -> RoleFields:
        """What is in the form. Raises a ``VaultError`` when a key is wanted and not named."""
        kind = self.kind.currentData()
        name = self.key.text().strip()
        if kind == _NONE:
            name = ""
        elif not name:
            self.key.setFocus()
            raise wrong(words.KEY_NAME_MISSING)
        return RoleFields(self.url.text().strip(), self.model.text().strip(), self._prefix() + name)

    def _prefix(self) -> str:
        return KEYRING if self.kind.currentData() == _ENTRY else ""

    def _kind_chosen(self, _index: int) -> None:
        self.key.clear()
        self._fit()
        self.state.setText("")
        self.edited.emit()
        if self.key.isVisible():
            self.key.setFocus()

    def _fit(self) -> None:
        kind = self.kind.currentData()
        self._form.setRowVisible(self._key_row, kind != _NONE)
        self.key.setPlaceholderText(words.ENTRY_HINT if kind == _ENTRY else words.VARIABLE_HINT)
        self.put.setVisible(kind == _ENTRY and self._doors.put_key is not None)

    # -- the key, by its name only

    def look_for_key(self) -> None:
        """Say whether a key of that name is there."""
        name = self.key.text().strip()
        self.state.setText("")
        if name and self.kind.currentData() != _NONE:
            self._asked += 1
            self._desk.spawn(self._look(self._prefix() + name, self._asked))

    async def _look(self, name: str, mine: int) -> None:
        there = await aside(lambda: self._doors.key_is_there(name), "key")
        if isValid(self) and mine == self._asked:
            self.state.setText(words.KEY_THERE if there else words.KEY_MISSING)

    def _put_key(self) -> None:
        name, put = self.key.text().strip(), self._doors.put_key
        if not name:
            self.state.setText(words.KEY_NAME_MISSING)
            self.key.setFocus()
        elif put is not None:
            dialog = KeyDialog(self._desk, name, put, self)
            dialog.wrote.connect(lambda _name: self.look_for_key())
            dialog.open()
