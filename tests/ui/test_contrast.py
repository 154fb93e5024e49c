"""Every text colour can be read on every ground that it is used on."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QColor

from ui.stylesheet import stylesheet
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


RING = 3.0
"""The contrast that WCAG 2.2 asks of what shows where the keyboard is (criteria 1.4.11 and 2.4.13)."""
GROUNDS = ("background", "surface", "raised", "sunken", "neutral_soft", "accent_soft")


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def rules(look: Tokens) -> dict[str, dict[str, str]]:
    """The declarations of each selector of the window's style sheet."""
    found: dict[str, dict[str, str]] = {}
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", stylesheet(look, 1.0)):
        told = dict(part.split(":", 1) for part in body.split(";") if ":" in part)
        for selector in selectors.split(","):
            found.setdefault(selector.strip(), {}).update({name.strip(): value.strip() for name, value in told.items()})
    return found


def drawn(told: dict[str, str]) -> set[str]:
    """The colours of a border or a ground that are named in declarations."""
    named = (value for name, value in told.items() if name.startswith(("border", "background")))
    return {colour for value in named for colour in re.findall(r"#[0-9a-fA-F]{6}", value)}


def at_rest(found: dict[str, dict[str, str]], selector: str, look: Tokens) -> set[str]:
    """What stands in the same place without the keyboard: its own colours, else its kind's, else the ground."""
    plain = selector.replace(":focus", "")
    kinds = [re.sub(r"\[flush=[^\]]*\]", "", plain), re.sub(r"\[[^\]]*\]", "", plain)]
    for one in (plain, *kinds):
        if drawn(found.get(one, {})):
            return drawn(found[one])
    return {look.surface}


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
def test_where_the_keyboard_is_stands_out_from_what_was_there_before(look: Tokens) -> None:
    found = rules(look)
    focused = {selector: told for selector, told in found.items() if ":focus" in selector}
    assert len(focused) > 15, "the rules are not found any more"
    for selector, told in focused.items():
        if told.get("text-decoration") == "underline":
            continue  # a line appears in the colour of the text
        rings = drawn(told)
        before = at_rest(found, selector, look)
        best = max((contrast(ring, rest) for ring in rings for rest in before), default=0.0)
        assert best >= RING, (selector, rings, before, best)


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", GROUNDS)
def test_the_ring_stands_out_from_every_ground(look: Tokens, ground: str) -> None:
    assert contrast(look.accent, getattr(look, ground)) >= RING
    assert contrast(look.on_accent, look.accent) >= RING
