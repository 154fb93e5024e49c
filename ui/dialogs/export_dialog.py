"""Save memories to a file for other programs."""

from __future__ import annotations

from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QWidget

from core.answers import ExportReport
from core.domain import Showing
from ui import text_dialogs as words
from ui.desk import Desk
from ui.dialogs.frame import AskDialog, wrong
from ui.safe import PlainLabel
from ui.text_detail import showing_sentence
from ui.theme import px
from ui.widgets.choices import Choice, Tick


class ExportDialog(AskDialog):
    """Asks what and where; ``wrote`` carries the ``ExportReport``."""

    def __init__(self, desk: Desk, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(desk, words.EXPORT_TITLE, words.EXPORT_DO, self._export, parent)
        self._desk, self._showing = desk, showing
        self._path: Path | None = None
        sentence = showing_sentence(showing)
        what = words.export_showing(sentence) if sentence else words.EXPORT_TODAY
        self._what = what
        self._lead = PlainLabel(what, self)
        self.body.addWidget(self._lead)
        group = QButtonGroup(self)
        self.formats: dict[str, Choice] = {}
        for name, (text, _ending) in words.EXPORT_FORMATS.items():
            self.formats[name] = Choice(text, self)
            group.addButton(self.formats[name])
            self.formats[name].toggled.connect(self._fit)
            self.body.addWidget(self.formats[name])
        self.past = Tick(words.EXPORT_PAST, self)
        self.sources = Tick(words.EXPORT_SOURCES, self)
        self.redact = Tick(words.EXPORT_REDACT, self)
        self.body.addSpacing(4)
        for tick in (self.past, self.sources, self.redact):
            self.body.addWidget(tick)
        self.body.addStretch(1)
        self.formats["archive"].setChecked(True)
        self.formats["archive"].setFocus()
        self.setMinimumWidth(px(500))

    def _fit(self) -> None:
        """An archive takes everything; the others take what is ticked."""
        is_archive = self.formats["archive"].isChecked()
        self._lead.setText(words.EXPORT_ALL if is_archive else self._what)
        for tick in (self.past, self.sources, self.redact):
            tick.setEnabled(not is_archive)

    @property
    def format(self) -> str:
        """The chosen format's name."""
        return next(name for name, button in self.formats.items() if button.isChecked())

    def go(self) -> None:
        """Ask where to, then write."""
        chooser = QFileDialog(self, words.EXPORT_WHERE)
        chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        ending = words.EXPORT_FORMATS[self.format][1]
        chooser.setDefaultSuffix(ending)
        chooser.selectFile(f"memories.{ending}" if ending else "memories")
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.fileSelected.connect(lambda name: self.save_to(Path(name)))
        chooser.open()

    def save_to(self, path: Path) -> None:
        """Write to this file; an existing one is replaced, as the person has confirmed."""
        self._path = path
        super().go()

    def _export(self) -> Coroutine[Any, Any, ExportReport]:
        path, kind, showing = self._path, self.format, self._showing
        if path is None:
            raise wrong(words.CHOOSE_FIRST)
        past, sources, redact = (tick.isChecked() for tick in (self.past, self.sources, self.redact))
        return self._desk.read(
            lambda vault: vault.export(path, kind, showing=showing, past=past, sources=sources, redact=redact)
        )
