"""Everything that can go wrong, split by who can do something about it.

    VaultError
    ├── RequestError          the person can ask differently (exit code 1)
    │   ├── NotFound          no memory, version or operation with that id
    │   ├── AmbiguousId       a short id fits more than one memory
    │   ├── InvalidText       empty, too long, or holds signs that cannot be stored
    │   ├── InvalidDate       not a date, or a date that does not exist
    │   ├── InvalidWindow     the end would lie before the start
    │   ├── InvalidRequest    a value outside of what is offered
    │   ├── NothingChanged    the memory already is as asked
    │   ├── NameTaken         somebody in the vault goes by the name that the owner is to have
    │   ├── NothingToUndo     there is nothing left to undo or redo
    │   ├── UndoConflict      a later operation stands in the way of an undo
    │   ├── StaleProposal     the memory changed after the proposal was made
    │   ├── UnsupportedFormat a file that no importer recognises
    │   ├── PasswordWanted    the archive is locked, and no password was given
    │   │   └── WrongPassword the password that was given is not the one
    │   ├── Cancelled         the person stopped a long job; nothing was stored
    │   └── Interrupted       a running read was stopped by a newer one
    └── EnvironmentFault      disk, file, lock, model (exit code 3)
        ├── VaultMissing      there is no vault at that path
        ├── NotAVault         the file is something else
        ├── VaultTooNew       made by a newer Variorum; left untouched
        ├── VaultBusy         another program is writing and did not finish in time
        ├── VaultDamaged      the file is broken
        ├── VaultReadOnly     the file or folder cannot be written
        │   └── VaultOutdated made by an older Variorum, and opened for reading only
        ├── DiskFull          no space left
        ├── FileUnreadable    a file to import cannot be read
        ├── FileUnwritable    a file to export cannot be written
        ├── LibraryTooOld     SQLite lacks a fix that the vault relies on
        ├── ModelMissing      the language model file is not there
        ├── ModelAltered      the model file is not the one that is pinned
        ├── ModelMismatch     the vectors in the vault are those of another model
        ├── EndpointDown      a model's endpoint cannot be reached, fails or takes too long
        ├── EndpointRefused   a model's endpoint does not take the key, the model or the question
        └── EndpointBusy      a model's endpoint asks for more patience than we have

Every error carries a plain sentence (what, where) and a hint (what to do).
Anything that is not a ``VaultError`` is a fault of the program itself.
"""

from __future__ import annotations


class VaultError(Exception):
    """Root of the tree: ``message`` says what and where, ``hint`` what to do."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    @property
    def kind(self) -> str:
        """Name of the error as the command line prints it."""
        return type(self).__name__


class RequestError(VaultError):
    """The request cannot be done as asked; asking differently can."""


class EnvironmentFault(VaultError):
    """Something outside of the request failed: disk, file, lock, model."""


class NotFound(RequestError):
    """No memory, version, episode or operation with that id."""


class AmbiguousId(RequestError):
    """A short id fits more than one memory."""


class InvalidText(RequestError):
    """A text that cannot be stored."""


class InvalidDate(RequestError):
    """Not a date, or a date that does not exist."""


class InvalidWindow(RequestError):
    """A window whose end would lie before its start."""


class InvalidRequest(RequestError):
    """A value outside of what is offered."""


class NothingChanged(RequestError):
    """The memory already is as asked."""


class NameTaken(RequestError):
    """Somebody in the vault goes by a name that the owner is to have; ``names`` are those names."""

    def __init__(self, message: str, hint: str = "", names: tuple[str, ...] = ()) -> None:
        super().__init__(message, hint)
        self.names = names


class NothingToUndo(RequestError):
    """There is nothing left to undo or redo."""


class UndoConflict(RequestError):
    """A later operation stands in the way; ``blocking`` holds its number."""

    def __init__(self, message: str, hint: str = "", blocking: int | None = None) -> None:
        super().__init__(message, hint)
        self.blocking = blocking


class StaleProposal(RequestError):
    """The memory changed after a proposal was made; ``fresh`` is the id of the one that takes its place, if any."""

    def __init__(self, message: str, hint: str = "", fresh: str | None = None) -> None:
        super().__init__(message, hint)
        self.fresh = fresh


class UnsupportedFormat(RequestError):
    """A file that no importer recognises."""


class PasswordWanted(RequestError):
    """The archive is locked with a password, and none was given."""


class WrongPassword(PasswordWanted):
    """The password that was given does not open the archive."""


class Cancelled(RequestError):
    """A long job was stopped by the person; nothing of it was stored."""


class VaultMissing(EnvironmentFault):
    """There is no vault at that path."""


class NotAVault(EnvironmentFault):
    """The file is something other than a vault."""


class VaultTooNew(EnvironmentFault):
    """Made by a newer Variorum; refused and left untouched."""


class VaultBusy(EnvironmentFault):
    """Another program holds the vault's write lock."""


class VaultDamaged(EnvironmentFault):
    """The file is broken."""


class VaultReadOnly(EnvironmentFault):
    """The file or its folder cannot be written."""


class VaultOutdated(VaultReadOnly):
    """Made by an older Variorum; opening it for writing brings it forward."""


class DiskFull(EnvironmentFault):
    """No space left on the disk."""


class FileUnreadable(EnvironmentFault):
    """A file to import cannot be read."""


class FileUnwritable(EnvironmentFault):
    """A file to export cannot be written."""


class LibraryTooOld(EnvironmentFault):
    """The SQLite library lacks a fix that the vault relies on."""


class ModelMissing(EnvironmentFault):
    """The language model file is not there; search by words still works."""


class ModelAltered(EnvironmentFault):
    """The model file is not the one that is pinned; it is not used."""


class Interrupted(RequestError):
    """A running read was stopped because a newer one took its place."""


class ModelMismatch(EnvironmentFault):
    """The vault's vectors are another model's; they are never compared with new ones."""


class EndpointDown(EnvironmentFault):
    """A model's endpoint cannot be reached, fails by itself, or does not answer in time."""


class EndpointRefused(EnvironmentFault):
    """A model's endpoint does not accept the key, the model, the address or the question."""


class EndpointBusy(EnvironmentFault):
    """A model's endpoint is busy for longer than is waited."""
