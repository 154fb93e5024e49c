"""What stands where the list would be when there is nothing to list: three different reasons, three pages."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ui import text
from ui.icons import pixmap
from ui.panes.listing import Asked
from ui.panes.naming_line import NamingLine
from ui.safe import PlainLabel, visible_text
from ui.theme import appearance, px, tokens

_TILE_ICONS = {"demo": "sample", "import": "import", "new": "edit"}


class FirstStart(QWidget):
    """An empty vault: three tiles, each one way to begin; ``asked`` carries the action's id.

    ``naming`` asks a person without a name for one, for as long as there is none.
    """

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons: list[tuple[PlainLabel, str]] = []
        inside = QWidget()
        area = QScrollArea(self)  # in a small window, or with large letters, there is more than fits
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(area)
        outer = QHBoxLayout(inside)
        outer.addStretch(1)
        column = QWidget(inside)
        column.setMaximumWidth(px(660))
        outer.addWidget(column, 8)
        outer.addStretch(1)
        layout = QVBoxLayout(column)
        layout.setContentsMargins(16, 24, 16, 32)
        layout.setSpacing(12)
        layout.addStretch(2)
        title = PlainLabel(text.EMPTY_TITLE, self, role="title", wrap=False)
        line = PlainLabel(text.EMPTY_LINE, self, role="muted")
        for label in (title, line):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(label)
        layout.addSpacing(12)
        self._tiles = {name: self._tile(name, head, body) for name, head, body in text.TILES}
        for tile in self._tiles.values():
            layout.addWidget(tile)
        layout.addSpacing(12)
        self.naming = NamingLine(self)
        self.naming.hide()
        layout.addWidget(self.naming)
        layout.addStretch(3)
        appearance().changed.connect(self._restyle)
        self._restyle()

    def offer(self, name: str, offered: bool) -> None:
        """Show or hide one tile."""
        self._tiles[name].setVisible(offered)

    def _tile(self, name: str, head: str, body: str) -> QPushButton:
        tile = QPushButton(self)
        tile.setProperty("kind", "tile")
        tile.setAccessibleName(f"{head}. {body}")
        tile.setCursor(Qt.CursorShape.PointingHandCursor)
        tile.clicked.connect(lambda: self.asked.emit(name))
        picture = PlainLabel("", tile, wrap=False)
        picture.setFixedWidth(px(40))
        picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        picture.setAccessibleName(head)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addStretch(1)
        for sentence, role in ((head, "heading"), (body, "muted")):
            label = PlainLabel(sentence, tile, role=role)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            words.addWidget(label)
        words.addStretch(1)
        inside = QHBoxLayout(tile)
        inside.setContentsMargins(14, 12, 20, 12)
        inside.setSpacing(10)
        inside.addWidget(picture)
        inside.addLayout(words, 1)
        self._icons.append((picture, _TILE_ICONS[name]))
        return tile

    def _restyle(self) -> None:
        for label, name in self._icons:
            label.setPixmap(pixmap(name, px(26), tokens().accent))


class NothingFound(QWidget):
    """No match, or everything hidden by the filter: why, and the one button that helps; ``cleared`` is it."""

    cleared = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = PlainLabel("", self)
        self._title = PlainLabel("", self, role="heading", wrap=False)
        self._line = PlainLabel("", self, role="muted")
        self._button = QPushButton(text.NO_MATCH_CLEAR, self)
        self._button.clicked.connect(self.cleared)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 24, 32, 24)
        layout.setSpacing(8)
        layout.addStretch(2)
        for part in (self._picture, self._title, self._line):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(part)
        layout.addSpacing(8)
        layout.addWidget(self._button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)

    def explain(self, title: str, line: str, button: str) -> None:
        """Say why nothing is shown; ``line`` may hold what a person typed."""
        self._picture.setPixmap(pixmap("search", px(36), tokens().faint))
        self._picture.setAccessibleName(title)
        self._title.setText(title)
        self._line.setText(visible_text(line))
        self._button.setText(button)
        self._button.setAccessibleName(button)

    @property
    def words(self) -> str:
        """Title and line as shown."""
        return f"{self._title.text()}: {self._line.text()}"


class NothingHere(QWidget):
    """A title and a line in the middle of an empty list."""

    def __init__(self, title: str, line: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 0, 32, 0)
        layout.addStretch(2)
        self._title = PlainLabel(title, self, role="heading")
        self._line = PlainLabel(line, self, role="muted")
        for label in (self._title, self._line):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(label)
        self._buttons = QHBoxLayout()
        self._buttons.setContentsMargins(0, 12, 0, 0)
        self._buttons.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        layout.addLayout(self._buttons)
        layout.addStretch(3)

    def add_button(self, button: QPushButton) -> None:
        """Offer something to do about it."""
        self._buttons.addWidget(button)

    def say(self, title: str, line: str) -> None:
        """Say something else."""
        self._title.setText(title)
        self._line.setText(line)

    @property
    def words(self) -> str:
        """Title and line as shown."""
        return f"{self._title.text()}: {self._line.text()}"


def why_nothing(asked: Asked, held: int) -> tuple[str, str, str]:
    """A title, a sentence and the words of the button, for a list that shows nothing of the ``held`` memories."""
    if not asked.within.is_empty:
        words = text.filter_hides_matches(asked.query) if asked.query else text.filter_hides(held)
        return text.FILTER_TITLE, words, text.FILTER_CLEAR
    if asked.query:
        return text.NO_MATCH_TITLE, text.no_match(asked.query), text.NO_MATCH_CLEAR
    if asked.showing.is_now:
        return text.NOTHING_ACTIVE_TITLE, text.NOTHING_ACTIVE, text.SHOW_PAST
    return text.NOTHING_THEN_TITLE, text.NOTHING_THEN, text.BACK_TO_TODAY
