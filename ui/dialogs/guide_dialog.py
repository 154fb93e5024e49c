"""The guide in a window of its own, which stays open beside the main one."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui import text_guide as words
from ui.dialogs.sections_dialog import SectionsDialog


class GuideDialog(SectionsDialog):
    """What one sees, and how to do what one came for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(words.TITLE, words.LINE, words.SECTIONS, parent)
