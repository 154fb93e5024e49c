"""The Details tab: ids, numbers, raw dates, hashes, vectors, scores, links and operations, all of it copyable."""

from __future__ import annotations

import re
from contextlib import suppress

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFormLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.domain import MemoryDetail, Operation, Version
from core.errors import NotFound
from core.window import Window
from ui import text_detail as words
from ui.desk import Desk
from ui.panes.episode_page import facts_of_reason
from ui.safe import PlainLabel, one_line
from ui.tables.rows import Reason
from ui.text_reasons import to_you
from ui.translation import digits, in_quotes, tr
from ui.widgets.form import form_in

SHORT = 8
"""Signs of the short form that every command accepts: the last eight."""
_LONG_HASH = re.compile(r"\b([0-9a-f]{16})[0-9a-f]{17,}\b")
"""What would make every line of the view wider than it: the first signs are enough to compare by eye."""
LISTED = 60
"""Versions, links or operations listed; “Copy all” holds every one of them."""


def window_raw(window: Window) -> str:
    """A window as it is stored: “[2025-03-04, open)”."""
    start = str(window.start) if window.start else "unknown"
    end = str(window.end) if window.end else window.ending.value
    return f"[{start}, {end})"


def facts_of(detail: MemoryDetail) -> tuple[tuple[str, str], ...]:
    """Names and values, in reading order."""
    memory = detail.memory
    rows = [
        (tr("Id"), memory.id),
        (tr("Short id"), memory.id[-SHORT:]),
        (tr("State"), memory.status.value),
        (tr("Version"), tr("{version} of {versions}").format(version=memory.version, versions=memory.versions)),
        (tr("Window"), window_raw(memory.window)),
        (tr("Recorded"), memory.recorded_at.isoformat()),
        (tr("Speaker"), memory.speaker),
        (tr("Source"), memory.source),
        (tr("Channel"), memory.channel.value),
        (tr("Tags"), ", ".join(memory.tags) or "–"),
        (tr("Signs"), digits(len(memory.text))),
    ]
    rows += [
        (tr("Version {number}").format(number=version.number), _version_raw(version)) for version in detail.versions
    ]
    for edge in detail.edges:
        other = edge.to_memory if edge.from_memory == memory.id else edge.from_memory
        quoted = f"{in_quotes(one_line(edge.to_text, 120))} ({other[-SHORT:]})"
        rows.append((tr("Link"), f"{words.edge_word(edge.kind)} {quoted}. {to_you(edge.reason)}"))
    rows += [
        (tr("Slot"), f"{slot.subject}, {slot.attribute}: {slot.value} ({slot.cardinality}, {slot.polarity})")
        for slot in detail.slots
    ]
    rows += [(tr("Operation {number}").format(number=one.number), _operation_raw(one)) for one in detail.operations]
    return tuple(rows)


def _operation_raw(one: Operation) -> str:
    note = f", {one.note}" if one.note else ""
    note += tr(", taken back") if one.undone else ""
    return tr("{kind} by {actor}, {when}{note}").format(
        kind=one.kind, actor=one.actor, when=one.at.isoformat(), note=note
    )


def _version_raw(version: Version) -> str:
    lines = [
        tr("operation {operation}, recorded {when}").format(
            operation=version.operation, when=version.recorded_at.isoformat()
        )
    ]
    if version.episode:
        lines.append(tr("episode {episode}").format(episode=version.episode))
    for record in version.windows:
        until = tr(" to {when}").format(when=record.retracted_at.isoformat()) if record.retracted_at else ""
        lines.append(
            tr("{window} held from {when}{until}").format(
                window=window_raw(record.window), when=record.recorded_at.isoformat(), until=until
            )
        )
    return "\n".join(lines)


class FactsPane(QScrollArea):
    """The technical view; what only the tables know comes a moment later."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._generation = 0
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._facts: tuple[tuple[str, str], ...] = ()
        self._reason: Reason | None = None
        self._inside = QWidget()
        layout = QVBoxLayout(self._inside)
        layout.setContentsMargins(0, 12, 8, 12)
        layout.setSpacing(12)
        fields, self._form = form_in(self._inside)
        self._form.setHorizontalSpacing(16)
        self._form.setVerticalSpacing(6)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        layout.addWidget(fields)
        self._rest = PlainLabel("", self._inside, role="small")
        layout.addWidget(self._rest)
        layout.addWidget(PlainLabel(words.HASHES_CUT, self._inside, role="small"))
        copy = QPushButton(words.COPY_ALL, self._inside)
        copy.clicked.connect(self.copy_all)
        layout.addWidget(copy, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch(1)
        self.setWidget(self._inside)

    def show_facts(self, detail: MemoryDetail) -> None:
        """List everything about one memory."""
        self._generation += 1
        self._show((*facts_of_reason(self._reason), *facts_of(detail)))
        self._desk.spawn(self._fetch(detail.memory.id, self._generation))

    def explain(self, reason: Reason | None) -> bool:
        """Put why it was found, and the parts of its score, on top when it is shown next; whether that is new."""
        before, self._reason = self._reason, reason
        return before != reason

    async def _fetch(self, memory: str, generation: int) -> None:
        with suppress(NotFound):  # the pane around this one says so
            raw = await self._desk.read(lambda vault: vault.raw(memory))
            if isValid(self) and generation == self._generation:
                self._show((*self._facts, *raw))

    def _show(self, facts: tuple[tuple[str, str], ...]) -> None:
        self._facts = facts
        while self._form.rowCount():
            self._form.removeRow(0)
        for name, value in self._facts[:LISTED]:
            shown = _LONG_HASH.sub(r"\1…", value[:2_000] if "\n" in value else one_line(value, 300))
            label = PlainLabel(shown, self._inside, selectable=True)
            self._form.addRow(PlainLabel(name, self._inside, role="muted", wrap=False), label)
        left = len(self._facts) - LISTED
        self._rest.setText(words.more_facts(left))
        self._rest.setVisible(left > 0)

    def copy_all(self) -> None:
        """Put all names and values on the clipboard, one a line."""
        QGuiApplication.clipboard().setText(self.as_text)

    @property
    def as_text(self) -> str:
        """All names and values, one a line."""
        return "\n".join(f"{name}: {value}" for name, value in self._facts)
