"""Other vaults for the window: the ones opened last, a new one, any of them in a process of its own."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

from app.context import Context
from app.settings import SettingsFile
from app.startup import child_environment, own_command
from core.errors import VaultMissing, VaultOutdated
from ui.vault_doors import VaultDoors

SETTING = "recent_vaults"
MOST = 12
"""Vaults that are kept in mind: more than a menu shows, fewer than a setting holds."""


def vault_doors(context: Context, settings: SettingsFile, *, sample: bool) -> VaultDoors:
    """How the window of this run reaches other vaults."""
    here = context.places.vault.absolute()
    return VaultDoors(
        open=lambda path: open_elsewhere(context, path),
        make=make_vault,
        recent=lambda: tuple(path for path in recent_vaults(settings) if sample or path != here),
        folder=here.parent,
        own=(lambda: start_window(context)) if sample else None,
        again=lambda: start_window(context, *(("demo",) if sample else ("--vault", str(here)))),
    )


def recent_vaults(settings: SettingsFile) -> tuple[Path, ...]:
    """The vaults that were opened last and are still there, the latest first."""
    try:
        kept = json.loads(settings.value(SETTING) or "[]")
    except ValueError:
        return ()
    listed = [Path(one) for one in kept if isinstance(one, str)] if isinstance(kept, list) else []
    return tuple(path for path in listed if _is_there(path))


def _is_there(path: Path) -> bool:
    # A name with a NUL, an unreachable drive: not there.
    with contextlib.suppress(OSError, ValueError):
        return path.is_file()
    return False


def note_vault(settings: SettingsFile, path: Path) -> None:
    """Keep in mind that this vault was opened. Raises ``FileUnwritable``."""
    path = path.absolute()
    listed = [path, *(other for other in recent_vaults(settings) if other != path)]
    settings.change(SETTING, json.dumps([str(one) for one in listed[:MOST]], ensure_ascii=False))


def make_vault(path: Path, owner: str) -> None:
    """Make an empty vault; ``owner`` may hold several names, the first of which counts.

    Raises ``NotAVault`` where something is already, ``VaultReadOnly``, ``InvalidText`` for what is no name.
    """
    from core.engine.owner_names import given_names
    from core.vault import Vault

    names = given_names(owner)
    Vault.create(path, owner=names.name, aliases=names.aliases).close()


def open_elsewhere(context: Context, path: Path) -> None:
    """Open a vault in a window of its own, once it is sure that it is one; raises what opening it raises."""
    from core.vault import Vault

    if not path.is_file():
        raise VaultMissing(f"There is no vault at {path}.", "Choose a file that ends in .variorum.")
    with contextlib.suppress(VaultOutdated):  # the new window brings it forward
        Vault.open(path, read_only=True).close()
    start_window(context, "--vault", str(path))


def start_window(context: Context, *words: str) -> None:
    """Another process of this program, with a window."""
    import subprocess

    subprocess.Popen([*own_command(), *words], env=child_environment(context.environment))
