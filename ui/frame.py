"""The parts of the main window in their places; no behaviour but showing and hiding."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from core.domain import Showing
from ui import text, text_contradictions, text_library
from ui.desk import Desk
from ui.icons import icon
from ui.panes.detail_pane import DetailPane
from ui.panes.library_pane import LibraryPane
from ui.panes.search_pane import SearchPane
from ui.panes.selection_bar import SelectionBar
from ui.safe import plain_tooltip
from ui.text_search import without_piece
from ui.theme import appearance, px, tokens
from ui.translation import digits, tr
from ui.wardrobe import Wardrobe
from ui.widgets.notice import Notice
from ui.widgets.sample_strip import SampleStrip
from ui.widgets.search_box import SearchBox
from ui.widgets.showing_banner import ShowingBanner
from ui.widgets.showing_menu import ShowingButton
from ui.widgets.status_strip import StatusStrip
from ui.widgets.undo_bar import UndoBar

EDGE = 20
"""Space around the parts, in pixels."""
LEAST_BOX = 200
"""Least width of the box for searches, in pixels at the usual size of text: a short question fits."""
LIBRARY_LEAST = 170
"""Least width of the library, in pixels at the usual size of text: its longest own words fit."""


class Frame(QWidget):
    """Header, strips, list and detail, status line; all parts are public for the window to connect."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = SearchBox(self)
        self.showing = ShowingButton(self)
        self.new = QPushButton(text.NEW, self)
        self.new.setProperty("kind", "primary")
        self.bring_in = QPushButton(text.IMPORT, self)
        self.banner = ShowingBanner(self)
        self.sample = SampleStrip(self)
        self.sample.hide()
        self.notice = Notice(self)
        self.toggle = QPushButton(self)
        self.toggle.setProperty("kind", "quiet")
        self.toggle.setAccessibleName(text_library.SIDEBAR_SHOW)
        plain_tooltip(self.toggle, f"{text_library.SIDEBAR_SHOW} (F9)")
        self.library = LibraryPane(desk, self)
        self.search = SearchPane(desk, self)
        self.search.filters.taken_out.connect(lambda piece: self.box.setText(without_piece(self.box.text(), piece)))
        self.selection = SelectionBar(self)
        self.detail = DetailPane(desk, self)
        self.back = QPushButton(text.BACK, self)
        self.back.setProperty("kind", "quiet")
        self.undo = UndoBar(self)
        self.status = StatusStrip(self)
        self.outer = QSplitter(Qt.Orientation.Horizontal, self)
        self.split = QSplitter(Qt.Orientation.Horizontal, self)
        self.pages = QStackedWidget(self)
        self.contradictions = QPushButton(self)
        self.contradictions.setProperty("kind", "badge")
        self.contradictions.hide()
        self._narrow = False
        self._empty = False
        self._messages: int | None = None
        self._wanted = True
        self._aside = False
        self._contradictions = 0
        self._lay_out()
        self.new.setAccessibleName(tr("New memory"))
        self.bring_in.setAccessibleName(tr("Import a file"))
        self.back.setAccessibleName(tr("Back to the list"))
        appearance().changed.connect(self._restyle)
        self._restyle()
        self.set_narrow(False)
        if parent is not None:
            Wardrobe(parent, (self, self.outer), self.pages, appearance().dress)

    def _lay_out(self) -> None:
        self._header = header = QFrame(self)
        header.setProperty("role", "header")
        self._top = top = QHBoxLayout(header)
        top.setContentsMargins(EDGE - 8, 12, EDGE, 12)
        top.setSpacing(10)
        top.addWidget(self.toggle)
        top.addWidget(self.box, 1)
        top.addWidget(self.showing)
        top.addWidget(self.contradictions)
        top.addSpacing(6)
        top.addWidget(self.bring_in)
        top.addWidget(self.new)
        self._left = QWidget(self)
        column = QVBoxLayout(self._left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.search, 1)
        column.addWidget(self.selection)
        self._right = QFrame(self)
        self._right.setProperty("role", "card")
        page = QVBoxLayout(self._right)
        page.setContentsMargins(1, 1, 1, 1)
        page.setSpacing(0)
        page.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        page.addWidget(self.detail, 1)
        self.split.addWidget(self._left)
        self.split.addWidget(self._right)
        self.split.setHandleWidth(16)
        self.split.setChildrenCollapsible(False)
        self.split.setStretchFactor(0, 5)
        self.split.setStretchFactor(1, 6)
        self.split.setSizes([470, 540])
        self._left.setMinimumWidth(380)
        self._right.setMinimumWidth(440)
        self.outer.addWidget(self.library)
        self.outer.addWidget(self.pages)
        self.outer.setHandleWidth(16)
        self.outer.setChildrenCollapsible(False)
        self.outer.setStretchFactor(0, 0)
        self.outer.setStretchFactor(1, 1)
        self.outer.setSizes([212, 1012])
        middle = QVBoxLayout()
        middle.setContentsMargins(EDGE, 14, EDGE, 14)
        middle.setSpacing(10)
        middle.addWidget(self.sample)
        middle.addWidget(self.banner)
        middle.addWidget(self.notice)
        self.pages.addWidget(self.split)
        middle.addWidget(self.outer, 1)
        middle.addWidget(self.undo)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(header)
        layout.addLayout(middle, 1)
        layout.addWidget(self.status)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the box the room it needs."""
        super().resizeEvent(event)
        self._fit_header()

    def _fit_header(self) -> None:
        """Leave away the words of buttons that have a picture, one after the other, until a question fits the box."""
        counted = text_contradictions.contradictions_words(self._contradictions)
        shorter: tuple[tuple[QPushButton, str, str], ...] = (
            (self.bring_in, text.IMPORT, ""),
            (self.contradictions, counted, digits(self._contradictions)),
            (self.new, text.NEW, ""),
        )
        for button, words, _short in shorter:
            button.setText(words)
            plain_tooltip(button, "")
        self.contradictions.setIcon(QIcon())
        for button, words, short in shorter:
            if self._room_for_box() >= px(LEAST_BOX):
                return
            button.setText(short)
            plain_tooltip(button, words)
            if button is self.contradictions:
                button.setIcon(icon("balance", tokens().accent))

    def _room_for_box(self) -> int:
        others = (self.toggle, self.showing, self.contradictions, self.bring_in, self.new)
        shown = [button.sizeHint().width() for button in others if not button.isHidden()]
        margins = self._top.contentsMargins()
        return self.width() - sum(shown) - self._top.spacing() * (len(shown) + 1) - margins.left() - margins.right()

    def show_dates(self, showing: Showing) -> None:
        """Say in the button, the banner and the box which dates are looked at."""
        self.showing.set_showing(showing)
        self.banner.set_showing(showing)
        self.box.mark_past(not showing.is_now)
        self._fit_header()

    def set_narrow(self, narrow: bool) -> None:
        """One page at a time, or list and detail side by side."""
        if narrow != self._narrow:
            self._aside = False
        self._narrow = narrow
        self.back.setVisible(narrow)
        self._left.setVisible(True)
        self._right.setVisible(not narrow and not self._empty)
        self._show_library()

    def set_sidebar(self, shown: bool) -> None:
        """Show the library, or not; in a narrow window it is away until it is asked for."""
        if self._narrow:
            self._aside = shown
        else:
            self._wanted = shown
        self._show_library()

    def keep_sidebar(self, wanted: bool) -> None:
        """Whether the library is wanted where there is room for it; a narrow window still waits to be asked."""
        self._wanted = wanted
        self._show_library()

    @property
    def wants_sidebar(self) -> bool:
        """Whether the library is to be shown where there is room for it."""
        return self._aside if self._narrow else self._wanted

    def _show_library(self) -> None:
        self.library.setVisible(self.wants_sidebar and not self._empty)
        self.toggle.setVisible(not self._empty)
        self.count_contradictions(self._contradictions)

    def show_room(self, room: QWidget | None) -> None:
        """Show a room over the whole width; None goes back to the list and the detail."""
        if room is not None and self.pages.indexOf(room) < 0:
            self.pages.addWidget(room)
        appearance().dress(room or self.split)
        self.pages.setCurrentWidget(room or self.split)

    def count_contradictions(self, number: int) -> None:
        """How many contradictions are open, on the button that leads to them while the library does not show it."""
        self._contradictions = number
        name = text_contradictions.contradictions_words(number)
        self.contradictions.setAccessibleName(name)
        self.contradictions.setVisible(number > 0 and self.library.isHidden())
        self._fit_header()

    def count(self, memories: int, messages: int) -> None:
        """Tell in the status line how much the vault holds."""
        self._messages = messages
        self.status.set_counts(text.vault_line(memories, messages))
        self.set_empty(not memories and not messages)

    def count_memories(self, memories: int) -> None:
        """The same while the list, which counts the messages, too, is out of sight."""
        if self._messages is not None:
            self.count(memories, self._messages)

    def set_empty(self, empty: bool) -> None:
        """An empty vault has no detail to show: the first start takes the whole width."""
        if empty != self._empty:
            self._empty = empty
            self.set_narrow(self._narrow)

    def show_detail(self, shown: bool) -> None:
        """When narrow: the detail over the list, or the list."""
        if self._narrow:
            self._left.setVisible(not shown)
            self._right.setVisible(shown)

    def _restyle(self) -> None:
        look = tokens()
        self.library.setMinimumWidth(px(LIBRARY_LEAST))
        self.new.setIcon(icon("plus", look.on_accent))
        self.bring_in.setIcon(icon("import", look.text))
        self.back.setIcon(icon("back", look.text))
        self.toggle.setIcon(icon("sidebar", look.muted))
        for button in (self.toggle, self.new, self.bring_in, self.back):
            button.setIconSize(QSize(px(16), px(16)))
        self._fit_header()
