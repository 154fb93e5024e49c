"""The sentences of the settings' window; those of each setting stand in its table."""

from __future__ import annotations

TITLE = "Settings"
SEARCH = "Search the settings…"
CLOSE = "Close"
OPEN = "Open…"
AT_ONCE = "Each choice acts at once."
NONE_FOUND = "No setting fits these words."
THIS_VAULT = "This vault only"
THIS_COMPUTER = "All vaults on this computer"


def facts(default: str, *, of_vault: bool) -> str:
    """What a setting is without a choice, and what it counts for."""
    counts = THIS_VAULT if of_vault else THIS_COMPUTER
    return f"Default: {default}  ·  {counts}" if default else counts
