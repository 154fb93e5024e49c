"""Colours, sizes and the two full palettes, all from one frozen set of tokens.

The window uses Qt's Fusion style with an own palette, because the platform's
own dark mode cannot be trusted everywhere. ``tokens()`` answers the colours in
force now; whoever paints by hand connects to ``appearance().changed`` and
repaints. A person's choice (light, dark, follow the system) and the size of
text live in the ``Appearance`` object that hangs on the application.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from ui.stylesheet import stylesheet
from ui.tokens import DARK, LIGHT, Tokens
from ui.wardrobe import Wardrobe

__all__ = ["Appearance", "Size", "Theme", "Tokens", "appearance", "apply_theme", "font", "px", "tokens"]


class Theme(StrEnum):
    """What a person can choose under View, Appearance."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Size:
    """Text sizes in pixels at a scale of 1 (roughly 10, 11, 14 and 17 points on a 96 dpi screen)."""

    small: int = 12
    body: int = 14
    heading: int = 16
    title: int = 21


SMALLEST_SCALE, LARGEST_SCALE = 0.8, 2.0
"""Text may grow to double size, as accessibility guidelines ask, and shrink a little."""


_KEPT = "variorum_appearance"


class Appearance(QObject):
    """The theme in force; ``changed`` fires after palette and style sheet are set."""

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.setObjectName("appearance")
        self._app = app
        self.theme = Theme.SYSTEM
        self.scale = 1.0
        self.tokens = LIGHT
        self.family = ""
        self._styled = False
        self._sheet = ""
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)

    def choose(self, theme: Theme, scale: float | None = None) -> None:
        """Apply a theme and, if given, a text scale between 0.8 and 2."""
        self.theme = theme
        if scale is not None:
            self.scale = min(LARGEST_SCALE, max(SMALLEST_SCALE, scale))
        self.tokens = _tokens_for(theme)
        if not self._styled:  # once: setting it again looks at every widget anew
            self._app.setStyle("Fusion")
            self._styled = True
        self._app.setPalette(palette_of(self.tokens))
        self._app.setFont(self._font(Size().body, QFont.Weight.Normal))
        self._sheet = stylesheet(self.tokens, self.scale)
        standing = [window for window in self._app.topLevelWidgets() if window.parent() is None]
        if any(window.isVisible() for window in standing):
            for window in standing:
                self.dress(window)
        else:
            for part in (part for window in standing for part in (window, *_parts(window, hidden=True))):
                if part.styleSheet():
                    part.setStyleSheet("")
            self._app.setStyleSheet(self._sheet)
        self.changed.emit()

    def dress(self, window: QWidget) -> None:
        """Give a window, or a part of one, and all that belongs to it the look in force.

        The application's own style sheet is changed only while nothing is shown: Qt then restyles each
        widget about eleven times over, half a second for a window whose rooms were all opened.
        """
        parts = _parts(window)
        for holder in _holders(window):
            # Without a sheet of its own it keeps the colours that the application had at first.
            holder.setPalette(self._app.palette())
        for part in parts or (window,):
            if (self._app.styleSheet() != self._sheet or part.styleSheet()) and part.styleSheet() != self._sheet:
                part.setStyleSheet(self._sheet)

    def font(self, pixels: int, weight: QFont.Weight) -> QFont:
        """The text font at a size given for scale 1."""
        return self._font(pixels, weight)

    def _font(self, pixels: int, weight: QFont.Weight) -> QFont:
        made = QFont(self.family) if self.family else QFont()
        made.setPixelSize(max(8, round(pixels * self.scale)))
        made.setWeight(weight)
        return made

    def _system_changed(self, _scheme: Qt.ColorScheme) -> None:
        if self.theme is Theme.SYSTEM:
            self.choose(Theme.SYSTEM)


def _parts(window: QWidget, *, hidden: bool = False) -> tuple[QWidget, ...]:
    """The parts that a window, or a room with pages of its own, is dressed by; none where it is dressed as a whole."""
    found = (_parts(part, hidden=hidden) or (part,) for part in _of(window, hidden=hidden))
    return tuple(part for parts in found for part in parts)


def _holders(window: QWidget) -> tuple[QWidget, ...]:
    """The window and the rooms in it that are dressed by parts."""
    parts = _of(window)
    return (window, *(held for part in parts for held in _holders(part))) if parts else ()


def _of(window: QWidget, *, hidden: bool = False) -> tuple[QWidget, ...]:
    wardrobe = window.findChild(Wardrobe, "", Qt.FindChildOption.FindDirectChildrenOnly)
    return tuple(wardrobe.parts(hidden=hidden)) if isinstance(wardrobe, Wardrobe) else ()


def _tokens_for(theme: Theme) -> Tokens:
    match theme:
        case Theme.LIGHT:
            return LIGHT
        case Theme.DARK:
            return DARK
        case Theme.SYSTEM:
            dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
            return DARK if dark else LIGHT


def appearance() -> Appearance:
    """The application's appearance, made on first use."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("A theme needs a QApplication first.")
    # Kept on the application's own object as well: painting asks for it hundreds of times a frame.
    found = getattr(app, _KEPT, None)
    if not isinstance(found, Appearance) or not isValid(found):
        found = app.findChild(Appearance, "appearance", Qt.FindChildOption.FindDirectChildrenOnly)
        found = found if isinstance(found, Appearance) else Appearance(app)
        setattr(app, _KEPT, found)
    return found


def apply_theme(_app: QApplication, theme: Theme, scale: float | None = None) -> None:
    """Set style, palette, font and style sheet for the whole application (5 to 10 ms)."""
    appearance().choose(theme, scale)


def tokens() -> Tokens:
    """The colours in force now."""
    return appearance().tokens


def px(pixels: float) -> int:
    """A length given for scale 1 at the text scale in force."""
    return round(pixels * appearance().scale)


def font(pixels: int, bold: bool = False) -> QFont:
    """The text font in a size from ``Size``; bold means semi-bold."""
    return appearance().font(pixels, QFont.Weight.DemiBold if bold else QFont.Weight.Normal)


def palette_of(given: Tokens) -> QPalette:
    """A full palette, disabled colours included, so that no widget falls back to the system's."""
    made = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, given.background),
        (role.WindowText, given.text),
        (role.Base, given.surface),
        (role.AlternateBase, given.sunken),
        (role.Text, given.text),
        (role.Button, given.raised),
        (role.ButtonText, given.text),
        (role.BrightText, given.on_accent),
        (role.Highlight, given.accent),
        (role.HighlightedText, given.on_accent),
        (role.Link, given.accent),
        (role.LinkVisited, given.accent),
        (role.ToolTipBase, given.raised),
        (role.ToolTipText, given.text),
        (role.PlaceholderText, given.muted),
        (role.Light, given.raised),
        (role.Midlight, given.raised),
        (role.Mid, given.border),
        (role.Dark, given.border_strong),
        (role.Shadow, given.border_strong),
        (role.Accent, given.accent),
    ):
        made.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, QColor(given.faint))
    made.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(given.track))
    return made
