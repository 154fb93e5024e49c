"""The answers as buttons with their keys on them; pointing at one tells what it does before it is given."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from core.contradictions import Verdict
from ui import text_verdicts as verdicts
from ui.letters import DEFAULTS, Letters
from ui.panes.contradiction_items import Told
from ui.theme import Size, appearance, font, px, tokens
from ui.translation import tr
from ui.widgets.flow import FlowLayout

BELOW = (
    Verdict.SEQUENCE,
    Verdict.BOTH,
    Verdict.NEITHER,
    Verdict.UNKNOWN,
    Verdict.DIFFERENT,
    Verdict.DUPLICATE,
    Verdict.LATER,
)
"""The answers below the two cards, in the order of their keys."""
CAP = 20
"""Side of the painted key in pixels, a little above the height of its letter."""


class AnswerButton(QPushButton):
    """``looked`` tells with True that it is pointed at or focused, with False that it is left."""

    looked = Signal(object, bool)

    def __init__(self, verdict: Verdict, parent: QWidget | None = None, words: str = "") -> None:
        super().__init__(parent)
        self.verdict = verdict
        self.words = words or verdicts.ANSWERS[verdict]
        self.key = DEFAULTS[verdict]
        self._side = ""
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("kind", "answer" if verdict in {Verdict.A, Verdict.B} else "quiet-answer")
        self.setText(self.words)
        self.name_side("")
        appearance().changed.connect(self.updateGeometry)

    def name_side(self, side: str) -> None:
        """For a screen reader: what would be right."""
        self._side = side
        about = f": {side}" if side else ""
        key = tr(". Key {key}").format(key=self.key) if self.key else ""
        self.setAccessibleName(f"{f'{self.words}{about}'.rstrip('.…')}{key}")

    def show_key(self, key: str) -> None:
        """Print a key on the button, or none when single letters are switched off."""
        self.key = key
        self.name_side(self._side)
        self.updateGeometry()
        self.update()

    def tell(self, told: Told | None) -> None:
        """Take in what it does: an answer that cannot be given is greyed."""
        self.setEnabled(told is None or not told.against)
        self.setAccessibleDescription(told.sentence if told else "")

    def sizeHint(self) -> QSize:
        """Its words and its key."""
        wish = super().sizeHint()
        return QSize(wish.width() + (px(CAP) + px(6) if self.key else 0), max(wish.height(), px(CAP) + px(14)))

    def minimumSizeHint(self) -> QSize:
        """Its words and its key."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, and its key as a cap at its end."""
        super().paintEvent(event)
        if not self.key:
            return
        look = tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = px(CAP)
        cap = QRect(self.width() - side - px(8), (self.height() - side) // 2, side, side)
        live = self.isEnabled()
        painter.setPen(QColor(look.border_strong if live else look.border))
        painter.setBrush(QColor(look.surface if live else look.background))
        painter.drawRoundedRect(cap, 5, 5)
        painter.setFont(font(Size().small, bold=True))
        painter.setPen(QColor(look.muted if live else look.faint))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.key)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Pointed at."""
        super().enterEvent(event)
        self.looked.emit(self.verdict, True)

    def leaveEvent(self, event: QEvent) -> None:
        """Left."""
        super().leaveEvent(event)
        self.looked.emit(self.verdict, False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Reached by the keyboard."""
        super().focusInEvent(event)
        self.looked.emit(self.verdict, True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard went on."""
        super().focusOutEvent(event)
        self.looked.emit(self.verdict, False)


class VerdictButtons(QWidget):
    """The answers below the cards. ``asked`` carries a verdict, ``looked`` as of a button."""

    asked = Signal(object)
    looked = Signal(object, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        flow = FlowLayout(self, px(8))
        self.buttons: dict[Verdict, AnswerButton] = {}
        for verdict in BELOW:
            button = AnswerButton(verdict, self)
            button.clicked.connect(lambda _checked=False, verdict=verdict: self.asked.emit(verdict))
            button.looked.connect(self.looked)
            flow.addWidget(button)
            self.buttons[verdict] = button

    def tell(self, told: Mapping[Verdict, Told]) -> None:
        """Take in what each answer does; one that cannot be given is greyed, those with a form never."""
        for verdict, button in self.buttons.items():
            button.tell(None if verdict is Verdict.BOTH else told.get(verdict))

    def show_keys(self, letters: Letters) -> None:
        """Print the keys that answer now."""
        for verdict, button in self.buttons.items():
            button.show_key(letters.of(verdict))
