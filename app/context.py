"""What every command gets: the streams, the places, and how to open the vault.

A command that only reads refuses a missing vault; one that writes something
new makes it.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, tzinfo
from pathlib import Path
from typing import TYPE_CHECKING

from app.paths import Places
from app.streams import Streams, write_line
from core.errors import NotAVault, VaultBusy, VaultMissing, VaultOutdated, VaultReadOnly

if TYPE_CHECKING:
    from core.vault import Vault


MAKING = (0.0, 0.02, 0.05, 0.1, 0.2)
"""Seconds between two looks at a vault that another program is just making; that takes it about 30 ms."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What a command answers: the JSON, the same in plain words, and the exit code."""

    document: Mapping[str, object]
    plain: str
    code: int = 0


@dataclass(frozen=True, slots=True)
class Context:
    """One run of the program. ``environment`` is passed in, never read elsewhere.

    ``zone``: by its clock the person names days.
    """

    streams: Streams
    places: Places
    environment: Mapping[str, str]
    json: bool = False
    noted: set[str] = field(default_factory=set)
    zone: tzinfo = UTC

    def note(self, text: str) -> None:
        """Tell the person something beside the answer, each sentence once."""
        if text not in self.noted:
            self.noted.add(text)
            write_line(self.streams.err, text)


@contextlib.contextmanager
def reading(context: Context) -> Iterator[Vault]:
    """The vault, opened to read; an older one is brought forward first.

    Raises ``VaultMissing`` and the other faults of opening.
    """
    vault = _open_to_read(context.places.vault, context.zone)
    try:
        yield vault
    finally:
        vault.close()


def _open_to_read(path: Path, zone: tzinfo) -> Vault:
    from core.vault import Vault

    try:
        return Vault.open(path, read_only=True, zone=zone)
    except VaultOutdated as outdated:
        try:
            Vault.open(path).close()
        except VaultReadOnly:
            raise outdated from None
        return Vault.open(path, read_only=True, zone=zone)


@contextlib.contextmanager
def writing(context: Context, *, make: bool = False) -> Iterator[Vault]:
    """The vault, opened to write, with the built-in judge; ``make`` lets a missing one be made first."""
    from app.detector import with_judge
    from core.vault import Vault

    path = context.places.vault
    zone = context.zone
    vault = open_or_make(path, zone) if make else Vault.open(path, zone=zone)
    try:
        with_judge(context, vault)
        yield vault
    finally:
        vault.close()


def open_or_make(path: Path, zone: tzinfo) -> Vault:
    """The vault at ``path``, made if there is none, also when another program makes it at this moment."""
    from core.vault import Vault

    for pause in MAKING:
        time.sleep(pause)
        try:
            return Vault.open(path, zone=zone)
        except VaultMissing:
            # Whoever is faster makes it; the others open it at the next look.
            with contextlib.suppress(NotAVault, VaultBusy):
                return Vault.create(path, zone=zone)
        except NotAVault:
            if not path.is_file():
                raise
    return Vault.open(path, zone=zone)
