"""The colours by purpose, once for light and once for dark.

Text on its ground keeps a contrast of at least 4.5 to 1 in both; ``faint`` is
for ornaments and disabled things only.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tokens:
    """Colours as ``#rrggbb``; ``*_soft`` is the ground that goes with its colour."""

    dark: bool
    background: str
    surface: str
    raised: str
    sunken: str
    border: str
    border_strong: str
    text: str
    muted: str
    faint: str
    accent: str
    accent_hover: str
    accent_soft: str
    on_accent: str
    success: str
    success_soft: str
    warning: str
    warning_soft: str
    danger: str
    danger_soft: str
    neutral_soft: str
    selection: str
    hover: str
    track: str
    highlight: str


LIGHT = Tokens(
    dark=False,
    background="#f5f6f9",
    surface="#ffffff",
    raised="#ffffff",
    sunken="#eef0f5",
    border="#e2e5ec",
    border_strong="#c9ceda",
    text="#1a1e29",
    muted="#5f687a",
    faint="#a4acbb",
    accent="#4355d1",
    accent_hover="#3747b6",
    accent_soft="#eaedfc",
    on_accent="#ffffff",
    success="#157347",
    success_soft="#e1f4e9",
    warning="#8a5a00",
    warning_soft="#fcf0d6",
    danger="#b92b38",
    danger_soft="#fce7e8",
    neutral_soft="#eceff4",
    selection="#e8ecfc",
    hover="#f3f5fa",
    track="#dfe3eb",
    highlight="#ffe79a",
)
"""Cool white paper with one indigo accent."""

DARK = Tokens(
    dark=True,
    background="#13151a",
    surface="#1a1d24",
    raised="#232731",
    sunken="#101217",
    border="#2a2f3a",
    border_strong="#424a5b",
    text="#e7e9f0",
    muted="#a0a8b9",
    faint="#5d6575",
    accent="#8c9eff",
    accent_hover="#a5b3ff",
    accent_soft="#272e50",
    on_accent="#0e1230",
    success="#63cf93",
    success_soft="#1a3527",
    warning="#e3b557",
    warning_soft="#392e15",
    danger="#f5868d",
    danger_soft="#422327",
    neutral_soft="#282d38",
    selection="#272e4c",
    hover="#20242d",
    track="#313744",
    highlight="#5f4d12",
)
"""The same roles at night: no pure black, the accent lighter so that it still carries text."""
