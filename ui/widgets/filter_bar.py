"""The chips above the list: what it is narrowed to, each with a cross, and “+ Filter” for more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QWidget

from core.domain import Status
from core.library import Counted, Shelves, Within
from core.understood import Piece
from ui import text, text_library, text_search
from ui.safe import one_line, plain_tooltip
from ui.translation import digits, tr
from ui.widgets.flow import FlowLayout

Filter = Within
"""What the list is narrowed to."""

OFFERED: tuple[Status, ...] = (
    Status.CURRENT,
    Status.DISPUTED,
    Status.PENDING,
    Status.UPCOMING,
    Status.PAST,
    Status.ARCHIVED,
    Status.RETIRED,
)
MOST_NAMES = 30  # tags, sources or people in the menu; the sidebar holds them all


class FilterBar(QWidget):
    """``changed`` carries the ``Filter`` chosen. ``more``, the button that adds to it, is placed by the owner.

    ``plainly``: the person took away the time that was read from a question; ``taken_out`` carries a piece of the
    query, as it is written there, that they took away.
    """

    changed = Signal(object)
    plainly = Signal()
    taken_out = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.filter = Filter()
        self._flow = layout = FlowLayout(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.chips = {
            name: self._part(name) for name in ("every", "status", "recent", "pinned", "tag", "source", "person")
        }
        self.understood = _chip("", self)
        self.understood.setCheckable(True)
        self.understood.clicked.connect(self._drop_understood)
        self.understood.hide()
        self._pieces: tuple[Piece, ...] = ()
        self.pieces: list[QPushButton] = []
        self.more = _chip(text_library.ADD_FILTER, self)
        self.more.setAccessibleName(tr("Narrow the list"))
        self.menu = QMenu(self.more)
        self.menu.setAccessibleName(tr("Narrow the list"))
        self.more.setMenu(self.menu)
        for chip in (*self.chips.values(), self.understood):
            layout.addWidget(chip)
        self.hide()
        self._shelves: Shelves | None = None
        self.menu.aboutToShow.connect(self._fill)

    def _part(self, name: str) -> QPushButton:
        chip = _chip("", self)
        chip.setCheckable(True)
        chip.setChecked(True)
        chip.clicked.connect(partial(self._drop, name))
        chip.hide()
        return chip

    def offer(self, shelves: Shelves) -> None:
        """Offer what the vault holds, with counts."""
        self._shelves = shelves

    def _fill(self) -> None:
        """The menu is made when it is opened: nobody waits for it otherwise."""
        self.menu.clear()
        shelves = self._shelves
        if shelves is None:
            return
        for status in OFFERED:
            number = shelves.of(status)
            if number or status is self.filter.status:
                self._entry(text.FILTER_WORDS[status], number, partial(self._set, status=status, every=False))
        self._entry(text_library.ONLY_PINNED, shelves.pinned, partial(self._set, pinned=True))
        for title, prefix, names, part in (
            (text_library.TAGS, "#", shelves.tags, "tag"),
            (text_library.SOURCES, "", shelves.sources, "source"),
            (text_library.PEOPLE, "", shelves.people, "person"),
        ):
            self._offer_names(title, prefix, names, part)

    def _offer_names(self, title: str, prefix: str, names: tuple[Counted, ...], part: str) -> None:
        if not names:
            return
        under = self.menu.addMenu(title)
        for name, number in names[:MOST_NAMES]:
            shown = text_library.source_words(name) if part == "source" else name
            self._entry(f"{prefix}{shown}", number, partial(self._set, **{part: name}), under)

    def _entry(self, words: str, number: int, act: Callable[[], None], menu: QMenu | None = None) -> None:
        entry = (menu or self.menu).addAction(f"{_literal(one_line(words, 40))}\t{digits(number)}")
        entry.triggered.connect(lambda _on=False: act())

    def say_understood(self, words: str) -> None:
        """Show the time that was read from the question as a chip that can be removed; empty = none was."""
        self.understood.setVisible(bool(words))
        self._show_if_needed()
        self.understood.setChecked(True)
        self.understood.setText(_literal(words) + "  ×")
        self.understood.setAccessibleName(text_search.understood_hint(words))
        plain_tooltip(self.understood, text_search.understood_hint(words))

    def say_pieces(self, pieces: tuple[Piece, ...]) -> None:
        """Show what else the query was read as, each piece as a chip that can be removed."""
        if pieces == self._pieces:
            return
        self._pieces = pieces
        for chip in self.pieces:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.pieces = [self._piece(piece, words) for piece in pieces if (words := text_search.piece_chip(piece))]
        self._show_if_needed()

    def _piece(self, piece: Piece, words: str) -> QPushButton:
        chip = _chip("", self)
        chip.setText(_literal(one_line(words, 40)) + "  ×")
        chip.setAccessibleName(text_search.piece_hint(words))
        plain_tooltip(chip, text_search.piece_hint(words))
        chip.clicked.connect(lambda: self.taken_out.emit(piece.written))
        self._flow.addWidget(chip)
        chip.show()
        return chip

    def _drop_understood(self, _on: bool = False) -> None:
        self.understood.hide()
        self._show_if_needed()
        self.plainly.emit()

    def _show_if_needed(self) -> None:
        chips = (*self.chips.values(), self.understood, *self.pieces)
        self.setVisible(any(not chip.isHidden() for chip in chips))

    def choose(self, wanted: Filter) -> None:
        """Narrow the list to this, as if it had been clicked together."""
        shown = dict(text_library.within_words(wanted))
        for name, chip in self.chips.items():
            words = one_line(shown.get(name, ""), 40)
            chip.setVisible(name in shown)
            chip.setChecked(True)
            chip.setText(_literal(words) + "  ×")
            chip.setAccessibleName(tr("Remove the filter {words}").format(words=words))
        self._show_if_needed()
        if wanted != self.filter:
            self.filter = wanted
            self.changed.emit(wanted)

    def clear(self) -> None:
        """Narrow nothing any more."""
        self.choose(Filter())

    def _drop(self, name: str, _on: bool = False) -> None:
        self.choose(replace(self.filter, **{name: getattr(Filter(), name)}))

    def _set(self, **parts: object) -> None:
        self.choose(replace(self.filter, **parts))  # type: ignore[arg-type]  # names of its own fields


def _chip(words: str, parent: QWidget) -> QPushButton:
    chip = QPushButton(words, parent)
    chip.setProperty("kind", "chip")
    chip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    chip.setCursor(Qt.CursorShape.PointingHandCursor)
    chip.setAccessibleName(words or tr("Filter"))
    return chip


def _literal(words: str) -> str:
    """Keep an ampersand from becoming a shortcut mark, and a tab from splitting an entry."""
    return words.replace("&", "&&").replace("\t", " ")
