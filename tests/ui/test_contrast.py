"""Every text colour can be read on every ground that it is used on."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from ui.tokens import DARK, LIGHT, Tokens

READABLE = 4.5
"""The contrast that WCAG 2.2 asks of ordinary text (criterion 1.4.3)."""
PAIRS = [
    ("text", "background"),
    ("text", "surface"),
    ("text", "raised"),
    ("text", "sunken"),
    ("text", "selection"),
    ("text", "highlight"),
    ("muted", "background"),
    ("muted", "surface"),
    ("muted", "selection"),
    ("muted", "neutral_soft"),
    ("accent", "surface"),
    ("accent", "accent_soft"),
    ("on_accent", "accent"),
    ("success", "success_soft"),
    ("warning", "warning_soft"),
    ("danger", "danger_soft"),
    ("danger", "surface"),
]


def luminance(name: str) -> float:
    colour = QColor(name)
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_text_stands_out_from_its_ground(look: Tokens, ink: str, ground: str) -> None:
    light, dark = sorted((luminance(getattr(look, ink)), luminance(getattr(look, ground))), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= READABLE
