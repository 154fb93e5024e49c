"""How one vault's window is arranged: kept on this computer by the vault's id, apart from every other vault's."""

from __future__ import annotations

import json
from collections.abc import Callable

SETTING = "arrangements"
MOST_SIGNS = 9_000
"""Signs of all arrangements together, below what one setting may have; the vaults not used for longest go first."""


class Arrangement:
    """Small texts by name for the vault that is open; before it is known, nothing is kept."""

    def __init__(self, recall: Callable[[str], str | None], remember: Callable[[str, str], None]) -> None:
        self._recall, self._remember = recall, remember
        self._vault = ""
        self._values: dict[str, str] = {}

    def open(self, vault: str) -> None:
        """Take over what was kept for this vault."""
        self._vault = vault
        self._values = dict(self._all().get(vault, {}))

    def value(self, name: str) -> str:
        """What was kept under a name, or nothing."""
        return self._values.get(name, "")

    def keep(self, name: str, value: str) -> None:
        """Keep a text under a name."""
        if self._vault and self._values.get(name, "") != value:
            self._values[name] = value
            vaults = {name: held for name, held in self._all().items() if name != self._vault}
            vaults[self._vault] = self._values
            while len(json.dumps(vaults)) > MOST_SIGNS and len(vaults) > 1:
                del vaults[next(iter(vaults))]
            self._remember(SETTING, json.dumps(vaults))

    def _all(self) -> dict[str, dict[str, str]]:
        """Everything kept, the vault used last at the end; what cannot be read counts as nothing."""
        try:
            kept = json.loads(self._recall(SETTING) or "{}")
        except ValueError:
            return {}
        if not isinstance(kept, dict):
            return {}
        return {
            str(vault): {str(name): value for name, value in held.items() if isinstance(value, str)}
            for vault, held in kept.items()
            if isinstance(held, dict)
        }
