"""Backups: a copy through SQLite itself, checked before it gets its name."""

from __future__ import annotations

import os
from pathlib import Path

from core.errors import FileUnwritable, InvalidRequest, VaultDamaged
from core.store.connection import Store, identity_of_file, open_store
from core.store.file import has_log
from core.store.piece_rows import drop_pieces, holds_pieces


def backup_beside(store: Store, label: str) -> Path:
    """Copy the vault into ``NAME.backups/NAME-LABEL.vault``; gives the copy's path."""
    assert store.path is not None, "a vault in memory has no place for backups"
    folder = store.path.with_name(store.path.name + ".backups")
    target = folder / f"{store.path.stem}-{label}.vault"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        folder.chmod(0o700)
    except OSError as reason:
        raise FileUnwritable(
            f"The folder {folder} cannot be made: {reason.strerror}.", "Nothing was changed."
        ) from reason
    write_backup(store, target)
    return target


def write_backup(store: Store, target: Path) -> None:
    """Copy the vault to ``target`` (mode 0600), replacing it only by a copy that checks out.

    Only an older backup of this very vault is replaced. Raises
    ``InvalidRequest`` for any other file that is there, ``FileUnwritable``
    where the copy cannot be written, ``VaultDamaged`` when the copy does not
    hold the same rows or fails SQLite's own check.
    """
    _require_replaceable(store, target)
    unfinished = target.with_name(f".{target.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        store.copy_to(unfinished)
        _leave_out_derived(unfinished)
        _require_same(store, unfinished)
        unfinished.replace(target)
    except OSError as reason:
        raise FileUnwritable(
            f"The backup {target} cannot be written: {reason.strerror}.", "Choose another folder."
        ) from reason
    finally:
        for rest in ("", "-wal", "-shm"):
            unfinished.with_name(unfinished.name + rest).unlink(missing_ok=True)


def _require_replaceable(store: Store, target: Path) -> None:
    target = target.resolve()
    name = target.name.removesuffix("-wal").removesuffix("-shm")
    itself = store.path is not None and target.with_name(name) == store.path.resolve()
    if not itself and not target.exists():
        return
    if itself or has_log(target) or store.identity() != identity_of_file(target):
        raise InvalidRequest(
            f"{target} is there already and is no backup of this vault, so it is left alone.", "Choose a new name."
        )


def _leave_out_derived(copy: Path) -> None:
    """Drop the vectors of words from a fresh copy: its larger half, and made again where they are missing."""
    made = open_store(copy)
    try:
        if holds_pieces(made):
            with made.writing():
                drop_pieces(made)
            made.run("VACUUM")
    finally:
        made.close()


def _require_same(store: Store, copy: Path) -> None:
    made = open_store(copy, read_only=True)
    try:
        intact = made.value("PRAGMA quick_check") == "ok"
        last = "SELECT max(number) FROM operation"
        same = (made.value(last) or 0) <= (store.value(last) or 0)
        if not intact or not same:
            raise VaultDamaged(
                f"The backup of {store.path} does not check out, so it was not kept.",
                "Run “variorum verify” on the vault.",
            )
    finally:
        made.close()
