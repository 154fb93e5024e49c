"""What the driver's errors mean: busy, full, read-only, damaged, interrupted."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

import apsw

from core.errors import (
    DiskFull,
    EnvironmentFault,
    Interrupted,
    InvalidRequest,
    InvalidText,
    NotAVault,
    VaultBusy,
    VaultDamaged,
    VaultError,
    VaultReadOnly,
)


class Faults:
    """Within it every error of the driver becomes one of the house. Each statement goes through it, so that it is lean.

    ``path``: the vault's file, for the sentences.
    """

    __slots__ = ("_path",)

    def __init__(self, path: Path | None) -> None:
        self._path = path

    def __enter__(self) -> None:
        """Nothing is needed."""

    def __exit__(self, _: type[BaseException] | None, reason: BaseException | None, __: TracebackType | None) -> None:
        """Raise the error of the house for one of the driver's, and for a value that no vault can hold."""
        match reason:
            case None:
                return
            case apsw.Error():
                raise fault_of(reason, self._path) from reason
            case UnicodeDecodeError():
                raise VaultDamaged(
                    "A text in the vault is damaged.", "“variorum verify” names it; restore a backup."
                ) from reason
            case UnicodeEncodeError():
                raise InvalidText(
                    "A value holds half of a sign (a lone surrogate).", "Copy the text again from where it came."
                ) from reason
            case OverflowError():
                raise InvalidRequest("That number is larger than any that a vault knows.", "Check it.") from reason


def fault_of(reason: apsw.Error, path: Path | None) -> VaultError:
    """The error of the house for one of the driver's; one that is a fault of the program is raised as it is."""
    where = f"The vault {path}" if path else "The vault"
    match reason:
        case apsw.InterruptError():
            return Interrupted("A newer request took the place of this one.")
        case apsw.BusyError() | apsw.LockedError():
            return VaultBusy(
                f"{where} is being written by another program that did not finish within 10 seconds.",
                "Wait for it, or close it, then try again. Nothing was changed.",
            )
        case apsw.FullError():
            return DiskFull(f"{where} cannot grow: the disk is full.", "Free some space. Nothing was lost.")
        case apsw.ReadOnlyError() | apsw.CantOpenError() | apsw.PermissionsError() | apsw.AuthError():
            return VaultReadOnly(
                f"{where} cannot be written or opened.",
                "Check who may read and write the file and its folder.",
            )
        case _:
            return _damage(reason, where)


def _damage(reason: apsw.Error, where: str) -> VaultError:
    hint = "Restore a backup; leave this file as it is."
    match reason:
        case apsw.NotADBError():
            return NotAVault(f"{where} is not a vault: its contents are something else.", "Check the path.")
        case apsw.CorruptError():
            return VaultDamaged(f"{where} is damaged ({reason}).", hint)
        case apsw.SQLError() if "syntax error" not in str(reason):
            # Our statements are fixed texts: one that fails meets a schema that no vault ever had.
            return VaultDamaged(f"{where} lacks a part ({reason}).", hint)
        case apsw.IOError():
            return EnvironmentFault(f"{where} cannot be read or written: {reason}.", "Check the disk.")
        case _:
            raise reason
