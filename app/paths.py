"""Where things lie on this computer: the vault, the settings, the log.

``VARIORUM_VAULT`` names another vault; ``VARIORUM_HOME`` moves everything,
settings and log included, into one folder of its own. Without them the
platform's own folders are used. Nothing is created here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

VAULT_NAME = "vault.variorum"


@dataclass(frozen=True, slots=True)
class Places:
    """The paths that one run of the program uses."""

    vault: Path
    settings: Path
    log: Path


def find_places(environment: Mapping[str, str], vault: str | None = None) -> Places:
    """The places of this run; ``vault`` is what the command line named, if anything."""
    home = environment.get("VARIORUM_HOME")
    if home:
        data = config = logs = Path(home).expanduser()
    else:
        # Loaded only when it is needed: most tests and scripts name their own places.
        from platformdirs import PlatformDirs

        folders = PlatformDirs("Variorum", appauthor=False)
        data, config, logs = folders.user_data_path, folders.user_config_path, folders.user_log_path
    named = vault or environment.get("VARIORUM_VAULT")
    return Places(
        vault=Path(named).expanduser() if named else data / VAULT_NAME,
        settings=config / "settings.json",
        log=logs / "variorum.log",
    )


def resources() -> Path:
    """The folder of the data that comes with the program."""
    return Path(__file__).resolve().parent.parent / "resources"
