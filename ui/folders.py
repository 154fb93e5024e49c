"""Where a chooser of files begins: with the person’s documents, not where the program was started."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog

_PLACES = (QStandardPaths.StandardLocation.DocumentsLocation, QStandardPaths.StandardLocation.HomeLocation)


def usual_folder() -> str:
    """The folder of documents, else the person's own folder; "" where the system names none that is there."""
    named = (QStandardPaths.writableLocation(place) for place in _PLACES)
    return next((folder for folder in named if folder and Path(folder).is_dir()), "")


def begin_at_documents(chooser: QFileDialog) -> None:
    """Let a chooser begin where a person's files are."""
    folder = usual_folder()
    if folder:
        chooser.setDirectory(folder)
