"""The only place where text that others wrote meets a widget.

Qt's labels, tooltips and message boxes guess whether a text is HTML and then
draw it, local pictures included. Whatever is shown here is shown as plain
text, with hidden and direction-changing characters made visible. A house test
forbids the raw widgets everywhere else.
"""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QFont, QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence, QStaticText
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QSystemTrayIcon,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from ui.translation import digits, tr

SHOWN_AT_ONCE = 10_000
"""Signs shown before “Show all”: one unbroken line of 10,000 takes Qt 50 ms, of 100,000 ten seconds."""
LEAST_LINE = 56
"""Signs that a line of a message box has room for at least; about as many as a line of a book."""
WRAP_AT = 2_000
"""Where “Show all” breaks an overlong line, so that the text layout stays fast."""
_JOINERS = frozenset("\u200c\u200d")
"""Zero-width joiners shape emoji and several scripts: hiding nothing, they stay."""

_BREAK = "\u200b"
"""Where a label may end a line within a word. One that stood in a text is shown as ``‹U+200B›``, so it is ours."""
_LONG_WORD = re.compile(r"[!-~\u00a1-\u06ff]{32,}")
"""Longer than any word and most names; a label is never narrower than its longest word, and pushes what stands
beside it out of sight. Scripts of the further east are left alone: they break anywhere, or join signs in clusters."""
_MARKS = "\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed"
_WORD_PART = re.compile(rf"(.{{12}})(?=[^{_MARKS}])")
"""Parts of a long word that stay together, no accent or point cut from its letter."""


def visible_text(text: str) -> str:
    """The text with control, direction and other invisible characters shown as ``‹U+202E›``.

    Line breaks and tabs stay. Lone surrogates are shown the same way.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(_visible(sign) for sign in text.replace("\r\n", "\n"))


def _visible(sign: str) -> str:
    if sign in "\n\t" or sign in _JOINERS or sign.isprintable() or sign == " ":
        return sign
    kind = unicodedata.category(sign)
    if kind == "Zs":
        return sign
    return "\n" if kind in {"Zl", "Zp"} else f"‹U+{ord(sign):04X}›"


def one_line(text: str, limit: int = 400) -> str:
    """The visible text on one line, cut after ``limit`` signs with “…”."""
    line = " ".join(visible_text(text[: limit * 4]).split())
    return line if len(line) <= limit else line[: limit - 1].rstrip() + "…"


def elided(text: str, metrics: QFontMetrics, width: int) -> str:
    """The text on one line, cut with “…” to a width in pixels."""
    return metrics.elidedText(one_line(text), Qt.TextElideMode.ElideRight, max(0, width))


def laid_out(text: str, letters: QFont, width: int) -> QStaticText:
    """The text on one line, cut to a width, its letters laid out once for all the times that it is painted."""
    made = QStaticText(elided(text, QFontMetrics(letters), width))
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.prepare(font=letters)
    return made


def cut(text: str, limit: int = SHOWN_AT_ONCE) -> tuple[str, int]:
    """The visible part of a long text and how many signs are left out."""
    return (text, 0) if len(text) <= limit else (text[:limit], len(text) - limit)


def breakable(text: str) -> str:
    """The text with places at which a line may end within words that no line holds: addresses, keys, hostile ones."""
    return _LONG_WORD.sub(lambda word: _WORD_PART.sub(rf"\1{_BREAK}", word[0]), text)


def wrapped(text: str, width: int = WRAP_AT) -> str:
    """The same text with lines longer than ``width`` signs broken, so that Qt can lay it out."""
    lines = []
    for line in text.split("\n"):
        lines += [line[at : at + width] for at in range(0, len(line), width)] or [""]
    return "\n".join(lines)


class PlainLabel(QLabel):
    """A label that never reads HTML. ``role`` picks a style (title, heading, muted, small, strong)."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        role: str = "",
        wrap: bool = True,
        selectable: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.setOpenExternalLinks(False)
        if role:
            self.setProperty("role", role)
        if selectable:
            self.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show a text, literally; beyond 10,000 signs it is cut with “…”."""
        shown, left = cut(text)
        shown = visible_text(shown) + ("…" if left else "")
        super().setText(breakable(shown) if self.wordWrap() else shown)
        self.setAccessibleName(shown)

    def text(self) -> str:
        """The text as it is shown, without the places where a long word may break."""
        return super().text().replace(_BREAK, "")

    def selectedText(self) -> str:
        """What is selected, as it stands in the text."""
        return super().selectedText().replace(_BREAK, "")

    def select_all(self) -> None:
        """Select the whole text."""
        self.setSelection(0, len(super().text().encode("utf-16-le")) // 2)  # Qt counts UTF-16 units

    def copy(self) -> None:
        """Put what is selected on the clipboard."""
        if self.selectedText():
            QGuiApplication.clipboard().setText(self.selectedText())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy what stands in the text, not the places where a word may break."""
        if self.hasSelectedText() and event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of a text that can be selected."""
        if not self.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse:
            super().contextMenuEvent(event)
            return
        menu = QMenu(self)
        menu.setAccessibleName(tr("Text"))
        menu.aboutToHide.connect(menu.deleteLater)
        copied = menu.addAction(tr("Copy"))
        copied.setEnabled(self.hasSelectedText())
        copied.triggered.connect(self.copy)
        menu.addAction(tr("Select all")).triggered.connect(
            lambda: self.setSelection(0, len(super(PlainLabel, self).text()))
        )
        menu.popup(event.globalPos())


class LongText(QWidget):
    """A selectable text of any length: a label, and “Show all” when it was cut."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, role: str = "") -> None:
        super().__init__(parent)
        self._text = ""
        self._label = PlainLabel("", self, role=role, selectable=True)
        self._button = QPushButton(self)
        self._button.setProperty("kind", "link")
        self._whole = QPlainTextEdit(self)
        self._whole.setReadOnly(True)
        self._whole.setAccessibleName(tr("The whole text"))
        self._whole.setMinimumHeight(320)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for part in (self._label, self._button, self._whole):
            layout.addWidget(part)
        layout.setAlignment(self._button, Qt.AlignmentFlag.AlignLeft)
        self._button.clicked.connect(self._show_all)
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Show a text; a long one is cut until the person asks for all of it."""
        self._text = text
        _, left = cut(text)
        self._label.setText(text)
        self._button.setText(tr("Show all ({left} more signs)").format(left=digits(left)))
        self._label.show()
        self._button.setVisible(left > 0)
        self._whole.hide()
        self._whole.setPlainText("")

    def _show_all(self) -> None:
        self._whole.setPlainText(wrapped(visible_text(self._text)))
        self._whole.show()
        self._label.hide()
        self._button.hide()


def plain_tooltip(widget: QWidget, text: str) -> None:
    """Give a widget a tooltip that shows ``text`` literally, wrapped."""
    widget.setToolTip(tooltip_text(text))


def tray_tooltip(icon: QSystemTrayIcon, text: str) -> None:
    """Give the icon in the tray a tooltip; systems show it as plain text, so that nothing is escaped."""
    icon.setToolTip(visible_text(text[:120]))


def tooltip_text(text: str) -> str:
    """A text for ``setToolTip`` or ``ToolTipRole``: escaped, at most 600 signs."""
    if not text:
        return ""
    shown = visible_text(text[:600]) + ("…" if len(text) > 600 else "")
    return "<qt>" + html.escape(shown).replace("\n", "<br>") + "</qt>"


def show_tooltip(at: QPoint, text: str, widget: QWidget) -> None:
    """Show a tooltip now, at a place on the screen, for one part of a painted widget."""
    QToolTip.showText(at, tooltip_text(text), widget)


def plain_box(
    parent: QWidget | None,
    title: str,
    text: str,
    detail: str = "",
    icon: QMessageBox.Icon = QMessageBox.Icon.NoIcon,
) -> QMessageBox:
    """A message box, not yet open, whose texts are literal."""
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(title)
    box.setIcon(icon)
    box.setText(visible_text(text[:SHOWN_AT_ONCE]))
    box.setInformativeText(visible_text(detail[:SHOWN_AT_ONCE]))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    grid = box.layout()
    if isinstance(grid, QGridLayout):  # a short text would make a box narrower than its title
        widest = QSpacerItem(box.fontMetrics().averageCharWidth() * LEAST_LINE, 0)
        grid.addItem(widest, grid.rowCount(), 0, 1, grid.columnCount())
    return box


def tell(parent: QWidget | None, title: str, text: str, detail: str = "") -> QMessageBox:
    """Open a message that the person closes; does not block."""
    box = plain_box(parent, title, text, detail)
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    box.open()
    return box


def ask(
    parent: QWidget | None,
    title: str,
    text: str,
    yes: str,
    on_yes: Callable[[], object],
    no: str = "",
) -> QMessageBox:
    """Open a question; ``on_yes`` is called when the person agrees. Does not block."""
    box = plain_box(parent, title, text)
    agree = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    agree.setProperty("kind", "primary")
    agree.style().unpolish(agree)  # it was dressed when it was made
    agree.style().polish(agree)
    box.setDefaultButton(agree)
    box.addButton(no or tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.buttonClicked.connect(lambda button: on_yes() if button is agree else None)
    box.open()
    return box
