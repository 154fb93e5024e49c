"""Loads the text fonts that come with the program, so that it looks the same everywhere."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QFontDatabase


def load_fonts(folder: Path) -> str:
    """Register each font file in ``folder`` and return the first family, or "" when there is none.

    A file that is no font is passed over: the system's font then serves.
    """
    families: list[str] = []
    for file in sorted([*folder.glob("*.ttf"), *folder.glob("*.otf")]):
        number = QFontDatabase.addApplicationFont(str(file))
        if number >= 0:
            families += QFontDatabase.applicationFontFamilies(number)
    return families[0] if families else ""
