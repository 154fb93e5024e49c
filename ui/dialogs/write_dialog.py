"""Write a new memory, and see how it passes through the layers of the write path.

First a form: one sentence, and if known since when it is true. Then what
became of it, layer by layer; the dialog stays for the next one, and a skipped
statement is restored from here.
"""

from __future__ import annotations

from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QPushButton, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.answers import followed_by
from core.domain import Outcome, Receipt, Statement
from core.errors import InvalidText, VaultError
from core.window import window_between
from ui import text_dialogs as words
from ui import text_write as path_words
from ui.asking import UNCLEAR, ask_model
from ui.desk import Desk
from ui.dialogs.exact_text import ExactEditor
from ui.dialogs.frame import AskDialog
from ui.dialogs.tags_dialog import tags_in
from ui.model_doors import Judge
from ui.safe import LongText, PlainLabel, one_line
from ui.theme import px
from ui.told import told
from ui.widgets.date_field import DateField
from ui.widgets.form import form_in
from ui.widgets.room import open_at
from ui.widgets.write_path import Fate, WritePath

if TYPE_CHECKING:
    from core.vault import Vault


class WriteDialog(AskDialog):
    """Asks for text, dates, tags and a source; ``wrote`` and ``restored`` carry receipts."""

    restored = Signal(object)

    def __init__(
        self, desk: Desk, parent: QWidget | None = None, *, text: str = "", judge: Judge | None = None
    ) -> None:
        super().__init__(desk, words.WRITE_TITLE, words.WRITE_DO, self._write, parent)
        self._desk, self._judge = desk, judge
        self.receipt: Receipt | None = None
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self._form(text))
        self._stack.addWidget(self._result())
        self.body.addWidget(self._stack, 1)
        self.restore = QPushButton(path_words.RESTORE, self)
        self.restore.clicked.connect(self._restore)
        self.again = QPushButton(path_words.ASK_AGAIN, self)
        self.again.clicked.connect(self._ask_again)
        for button in (self.restore, self.again):
            button.hide()
            self.row.insertWidget(self.row.count() - 1, button)
        self.editor.textChanged.connect(self._allow)
        self._allow()
        self.editor.setFocus()
        open_at(self, 560, 430)

    def _form(self, text: str) -> QWidget:
        page = QWidget(self)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        self.editor = ExactEditor(text, self)
        self.editor.setPlaceholderText(words.WRITE_HINT)
        self.editor.setAccessibleName(words.WRITE_TITLE)
        self.editor.setMinimumHeight(px(100))
        layout.addWidget(self.editor, 1)
        fields, form = form_in(page)
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self.since = DateField(words.TRUE_SINCE, self)
        self.until = DateField(words.TRUE_UNTIL, self, hint=words.UNTIL_HINT)
        self.since.judged.connect(self.fit)
        self.until.judged.connect(self.fit)
        self.tags = QLineEdit(self)
        self.tags.setPlaceholderText(words.TAGS_HINT)
        self.tags.setAccessibleName(words.TAGS_LABEL)
        self.source = QLineEdit(self)
        self.source.setPlaceholderText(words.SOURCE_HINT)
        self.source.setAccessibleName(words.SOURCE_LABEL)
        for name, field in (
            (words.TRUE_SINCE, self.since),
            (words.TRUE_UNTIL, self.until),
            (words.TAGS_LABEL, self.tags),
            (words.SOURCE_LABEL, self.source),
        ):
            form.addRow(PlainLabel(name, self, role="muted", wrap=False), field)
        layout.addWidget(fields)
        return page

    def _result(self) -> QWidget:
        page = QWidget(self)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(14)
        card = QFrame(self)
        card.setProperty("role", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(px(16), px(12), px(16), px(12))
        self.quoted = LongText("", self)
        inside.addWidget(self.quoted)
        self.path = WritePath(self)
        self.verdict = PlainLabel("", self, role="heading")
        self.cost = PlainLabel("", self, role="small")
        layout.addWidget(card)
        layout.addWidget(self.path)
        layout.addWidget(self.verdict)
        layout.addWidget(self.cost)
        layout.addStretch(1)
        return page

    def _allow(self) -> None:
        empty = self.receipt is None and self.editor.document().isEmpty()
        self.accept_button.setEnabled(not self.busy and not empty)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter sends from within the text, where Enter makes a line."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if self.accept_button.isEnabled():
                self.go()
            return
        super().keyPressEvent(event)

    def go(self) -> None:
        """Store what is written, or come back to the form for the next one."""
        if self.receipt is None:
            super().go()
        else:
            self.write_another()

    def _write(self) -> Coroutine[Any, Any, tuple[Receipt, str]]:
        text = self.editor.text()
        if not text.strip():
            raise InvalidText(words.EMPTY_TEXT, words.EMPTY_TEXT_HINT)
        self.since.check()
        self.until.check()
        statement = Statement(
            text,
            source=self.source.text().strip() or None,
            window=window_between(self.since.moment(), self.until.moment()),
            tags=tags_in(self.tags.text()),
        )
        return self._store(statement)

    async def _store(self, statement: Statement) -> tuple[Receipt, str]:
        receipt = await self._desk.change(lambda vault: vault.add(statement))
        return receipt, await self._against(receipt)

    async def _against(self, receipt: Receipt) -> str:
        """The text that a new memory disagrees with, if it does."""
        memory = receipt.memory
        if memory is None or not receipt.contradictions:
            return ""
        disputes = (await self._desk.read(lambda vault: vault.show(memory))).disputes
        mine = [one for one in disputes if one.contradiction in receipt.contradictions]
        return one_line(mine[0].other_text, 120) if mine else ""

    # -- what became of it

    def succeeded(self, answer: object) -> None:
        """Hand on the receipt, and show how it came about."""
        match answer:
            case (Receipt() as receipt, str() as against):
                asks = self._judge is not None and receipt.outcome is Outcome.ADDED and bool(receipt.memory)
                self._show_receipt(receipt, against, asking=asks)
                self.wrote.emit(receipt)
                if asks:
                    self._desk.spawn(self._hear_model(receipt))
            case _:
                super().succeeded(answer)

    async def _hear_model(self, receipt: Receipt) -> None:
        """Ask about what is new; whatever comes of it, the statement is stored."""
        if self._judge is None:
            return
        try:
            heard = await ask_model(self._desk, self._judge, str(receipt.memory))
        except VaultError as reason:
            self._not_heard(receipt, path_words.not_heard(reason.message), again=True)
            return
        if heard is None:
            self._not_heard(receipt, path_words.NOT_ASKED)
            return
        whole = followed_by(receipt, heard)
        against = await self._against(whole)
        if not self._still_shows(receipt):
            return
        if any(step.outcome == UNCLEAR for step in heard.steps):
            self._not_heard(whole, told(heard.reason), again=True)
            return
        waits = heard.outcome is Outcome.QUEUED
        self.path.answer(told(heard.reason), Fate.SETTLED if waits else Fate.PASSED)
        self.verdict.setText(path_words.receipt_words(whole, against, datetime.now(UTC)))
        self.cost.setText(path_words.cost_words(whole))
        self.fit()

    def _not_heard(self, receipt: Receipt, sentence: str, *, again: bool = False) -> None:
        """Say why the model has no word in this; ``again``: asking once more may help."""
        if self._still_shows(receipt):
            self.path.answer(sentence, Fate.UNASKED)
            self.cost.setText(path_words.cost_words(receipt))
            self.again.setVisible(again)
            self.fit()

    def _ask_again(self) -> None:
        if self.receipt is not None:
            self.again.hide()
            self.path.answer(path_words.ASKING, Fate.AHEAD)
            self._desk.spawn(self._hear_model(self.receipt))

    def _still_shows(self, receipt: Receipt) -> bool:
        return isValid(self) and self.receipt is not None and self.receipt.operation == receipt.operation

    def _show_receipt(self, receipt: Receipt, against: str, *, asking: bool = False) -> None:
        self.receipt = receipt
        self.setWindowTitle(path_words.WRITTEN_TITLE)
        self.heading.setText(path_words.WRITTEN_TITLE)
        self.quoted.set_text(self.editor.text())
        self.path.show_steps(receipt.steps, receipt.layer, asking=asking)
        self.verdict.setText(path_words.receipt_words(receipt, against, datetime.now(UTC)))
        self.cost.setText(path_words.cost_words(receipt, asking=asking))
        self.restore.setVisible(receipt.outcome is Outcome.SKIPPED)
        self.cancel.setText(path_words.CLOSE)
        self.accept_button.setText(path_words.WRITE_ANOTHER)
        self._stack.setCurrentIndex(1)
        self._allow()
        self.accept_button.setFocus()
        self.fit()

    def write_another(self) -> None:
        """Back to an empty form; the source stays, since the next one often comes from the same."""
        self.receipt = None
        self.setWindowTitle(words.WRITE_TITLE)
        self.heading.setText(words.WRITE_TITLE)
        self.editor.set_text("")
        for field in (self.since.line, self.until.line, self.tags):
            field.clear()
        self.restore.hide()
        self.again.hide()
        self.cancel.setText(words.CANCEL)
        self.accept_button.setText(words.WRITE_DO)
        self._stack.setCurrentIndex(0)
        self._allow()
        self.editor.setFocus()

    def _restore(self) -> None:
        if self.receipt is not None and self.receipt.episode and not self.busy:
            self.set_busy(True)
            self.restore.setEnabled(False)
            self._desk.spawn(self._bring_back(self.receipt.episode, self.editor.text()))

    async def _bring_back(self, episode: str, text: str) -> None:
        try:
            receipt = await self._desk.change(lambda vault: _keep_skipped(vault, episode, text))
        except VaultError as reason:
            if isValid(self):
                self.failed(reason)
            return
        finally:
            if isValid(self):
                self.set_busy(False)
                self.restore.setEnabled(True)
                self._allow()
        if isValid(self):
            self.restore.hide()
            self.verdict.setText(path_words.RESTORED)
            self.accept_button.setFocus()
        self.restored.emit(receipt)


def _keep_skipped(vault: Vault, episode: str, text: str) -> Receipt:
    """Make a memory of the newest skipped statement of that text, so that it leaves the list of skipped ones."""
    same = [one.id for one in vault.skipped() if one.text == text]
    return vault.keep(same[0] if same else episode)
