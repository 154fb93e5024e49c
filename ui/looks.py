"""How the window looks: light or dark, and how large its text is; both are kept on this computer."""

from __future__ import annotations

from collections.abc import Callable

from ui.menus import Menus
from ui.theme import Theme, appearance

_STEPS = {"larger": 0.1, "smaller": -0.1}
"""What one step changes of the text's size, in parts of the usual one."""


class Looks:
    """The actions that change how the window looks; ``do`` runs one of them."""

    def __init__(self, menus: Menus, remember: Callable[[str, str], None]) -> None:
        self._menus, self._remember = menus, remember
        menus.check(f"theme_{appearance().theme.value}")

    def do(self, name: str) -> bool:
        """Do an action; False when it is not one of these."""
        match name:
            case "theme_system" | "theme_light" | "theme_dark":
                self.choose(Theme(name.removeprefix("theme_")))
            case "larger" | "smaller":
                self.scale(round(appearance().scale + _STEPS[name], 1))
            case "normal":
                self.scale(1.0)
            case _:
                return False
        return True

    def choose(self, theme: Theme) -> None:
        """Take a theme and keep it."""
        appearance().choose(theme)
        self._menus.check(f"theme_{theme.value}")
        self._remember("theme", theme.value)

    def scale(self, scale: float) -> None:
        """Take a size of text, in parts of the usual one, and keep it."""
        appearance().choose(appearance().theme, scale)
        self._remember("scale", str(appearance().scale))
