"""What the built-in judge is, how good it is and where it is wrong, in a window of its own."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui import text_judge as words
from ui.dialogs.sections_dialog import SectionsDialog


class JudgeAboutDialog(SectionsDialog):
    """The model card in a person's words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(words.TITLE, words.LINE, words.SECTIONS, parent)
