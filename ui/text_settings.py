"""The sentences of the settings' window; those of each setting stand in its table."""

from __future__ import annotations

from ui.translation import tr

TITLE = tr("Settings")
SEARCH = tr("Search the settings…")
CLOSE = tr("Close")
OPEN = tr("Open…")
AT_ONCE = tr("Each choice acts at once.")
NONE_FOUND = tr("No setting fits these words.")
THIS_VAULT = tr("This vault only")
THIS_COMPUTER = tr("All vaults on this computer")
LANGUAGE = tr("Language")
NEXT_START = tr("The window speaks it from the next start on. Nothing is lost by starting again.")
START_NOW = tr("Start again now")
LATER = tr("Later")


def facts(default: str, *, of_vault: bool) -> str:
    """What a setting is without a choice, and what it counts for."""
    counts = THIS_VAULT if of_vault else THIS_COMPUTER
    return tr("Default: {default}  ·  {counts}").format(default=default, counts=counts) if default else counts
