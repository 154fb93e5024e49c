"""How pictures of widgets are compared: small and grey, so that other letters pass and a lost part does not."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from ui.theme import Theme, tokens

PICTURES = Path(__file__).with_name("pictures")
CELL = 6
"""Pixels of the window that become one of the picture: the edges of letters are gone, words and chips are not."""
TOLERANCE = 8.5
"""Of 255, by which means of three times three such cells may differ: finer letters make 7.3, the faintest chip 10.1."""


def small(shown: QWidget, fine: int = 1) -> QImage:
    """A widget as it is drawn, small and grey; ``fine`` points to a pixel."""
    picture = QImage(shown.size() * fine, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(fine)
    picture.fill(QColor(tokens().surface))
    shown.render(picture)
    made = picture.scaled(
        shown.width() // CELL,
        shown.height() // CELL,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return made.convertToFormat(QImage.Format.Format_Grayscale8)


def difference(first: QImage, second: QImage) -> float:
    """By how much the means of three times three cells differ where they differ most."""
    assert first.size() == second.size()
    apart = cells(first) - cells(second)
    rows, columns = (apart.shape[0] // 3) * 3, (apart.shape[1] // 3) * 3
    means = apart[:rows, :columns].reshape(rows // 3, 3, columns // 3, 3).mean(axis=(1, 3))
    return float(np.abs(means).max())


def cells(image: QImage) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """The grey values, row by row."""
    whole = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), image.bytesPerLine())
    return whole[:, : image.width()].astype(np.float64)


def apart_from_golden(now: QImage, name: str, theme: Theme, *, renew: bool) -> float:
    """By how much a picture differs from the one that is kept; with ``renew`` it is kept instead."""
    path = PICTURES / f"{name}_{theme.value}.png"
    if renew:
        now.save(str(path))
    return difference(now, QImage(str(path)).convertToFormat(QImage.Format.Format_Grayscale8))
