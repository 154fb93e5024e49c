"""The Links tab: the neighbourhood as a picture, and the same links as a list to read, open and take away."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.domain import Showing
from core.errors import NotFound
from core.views import Link, Neighbourhood
from ui import text_links as words
from ui.desk import Desk
from ui.safe import PlainLabel, plain_tooltip
from ui.widgets.choices import PickList
from ui.widgets.link_map import LinkMap


class LinkRow(QWidget):
    """One link: its sentence, and what can be done with it."""

    def __init__(self, link: Link, sentence: str, other: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.link, self.other = link, other
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(4)
        row.addWidget(PlainLabel(sentence, self), 1)
        self.open = self._button(words.OPEN, sentence, row)
        self.remove = self._button(words.REMOVE, sentence, row)
        self.decide = self._button(words.DECIDE, sentence, row)
        self.remove.setVisible(link.removable)
        self.decide.setVisible(bool(link.contradiction))

    def _button(self, word: str, sentence: str, row: QHBoxLayout) -> QPushButton:
        button = QPushButton(word, self)
        button.setProperty("kind", "link")
        button.setAccessibleName(f"{word}: {sentence}")
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        return button


class LinksPane(QScrollArea):
    """``opened`` carries a memory's id, ``disputed`` a contradiction's, ``asked`` an action's, ``removed`` a link."""

    opened = Signal(str)
    disputed = Signal(str)
    asked = Signal(str)
    removed = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._memory, self._showing, self._against = "", Showing(), ""
        self._generation = 0
        self.around: Neighbourhood | None = None
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, 12, 8, 12)
        layout.setSpacing(10)
        top = QHBoxLayout()
        self.steps = PickList(inside)
        self.steps.setAccessibleName(words.STEPS_NAME)
        self.steps.addItems([words.ONE_STEP, words.TWO_STEPS])
        self.steps.currentIndexChanged.connect(self._ask)
        self.add = QPushButton(words.ADD_LINK, inside)
        self.add.clicked.connect(lambda: self.asked.emit("link"))
        top.addWidget(self.steps)
        top.addStretch(1)
        top.addWidget(self.add)
        self.map = LinkMap(inside)
        self.map.opened.connect(self.opened)
        self.nothing = PlainLabel(words.NOTHING, inside, role="strong")
        self._nothing_line = PlainLabel(words.NOTHING_LINE, inside, role="muted")
        self.left = PlainLabel("", inside, role="small")
        self._list_name = PlainLabel(words.AS_LIST, inside, role="strong")
        self._more = PlainLabel("", inside, role="small")
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self.rows: list[LinkRow] = []
        layout.addLayout(top)
        for part in (self.nothing, self._nothing_line, self.map, self.left, self._list_name):
            layout.addWidget(part)
        layout.addLayout(self._list)
        layout.addWidget(self._more)
        layout.addStretch(1)
        self.setWidget(inside)
        self._show(Neighbourhood((), (), 0, 1.0))

    def show_links(self, memory: str, showing: Showing, against: str) -> None:
        """Show what a memory is linked with; ``against`` says why nothing can be changed, or is empty."""
        self._memory, self._showing, self._against = memory, showing, against
        self._ask()

    def _ask(self) -> None:
        if self._memory:
            self._generation += 1
            self._desk.spawn(self._fetch(self._memory, self.steps.currentIndex() + 1, self._generation))

    async def _fetch(self, memory: str, steps: int, generation: int) -> None:
        showing = self._showing
        try:
            around = await self._desk.read(lambda vault: vault.neighbourhood(memory, steps, showing))
        except NotFound:
            return  # the pane around this one says so
        if isValid(self) and generation == self._generation:
            self._show(around)

    def _show(self, around: Neighbourhood) -> None:
        self.around = around
        linked = len(around.nodes) > 1
        self.nothing.setVisible(not linked)
        self._nothing_line.setVisible(not linked)
        self.map.setVisible(linked)
        self._list_name.setVisible(linked)
        if linked:
            self.map.show_around(around)
        self.left.setText(words.left_words(around.left))
        self.left.setVisible(around.left > 0)
        self.add.setEnabled(not self._against)
        plain_tooltip(self.add, self._against)
        self._show_list(around)

    def _show_list(self, around: Neighbourhood) -> None:
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        centre = around.nodes[0].memory.id if around.nodes else ""
        texts = {node.memory.id: node.memory.text for node in around.nodes}
        links = sorted(around.links, key=lambda link: centre not in (link.source, link.target))
        self.rows = [self._row(link, texts, centre) for link in links[: words.LISTED]]
        self._more.setText(words.more_links(len(links) - words.LISTED))
        self._more.setVisible(len(links) > words.LISTED)

    def _row(self, link: Link, texts: dict[str, str], centre: str) -> LinkRow:
        other = link.source if link.target == centre else link.target
        row = LinkRow(link, words.link_sentence(link, texts, centre), other, self.widget())
        row.open.clicked.connect(lambda: self.opened.emit(other))
        row.remove.clicked.connect(lambda: self.removed.emit(link))
        row.remove.setEnabled(not self._against)
        row.decide.clicked.connect(lambda: self.disputed.emit(link.contradiction))
        self._list.addWidget(row)
        return row
