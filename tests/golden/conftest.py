"""Golden files are written anew only when somebody asks for it by name."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ui.fonts import load_fonts
from ui.theme import Theme, appearance

FONTS = Path(__file__).resolve().parent.parent.parent / "resources" / "fonts"


@pytest.fixture
def renew() -> bool:
    """Whether the golden files are to be written anew: a person looks at the difference before it is kept."""
    return os.environ.get("RENEW_GOLDEN") == "yes"


@pytest.fixture(params=[Theme.LIGHT, Theme.DARK], ids=["light", "dark"])
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Theme]:
    """The look to draw in, with the font that the program brings."""
    look = appearance()
    before = look.family
    look.family = load_fonts(FONTS)
    look.choose(request.param, 1.0)
    yield request.param
    look.family = before
    look.choose(Theme.LIGHT, 1.0)
