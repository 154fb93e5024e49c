"""From an exception to what a person or a script is told, and the exit code.

    0    done
    1    the request cannot be done as asked
    2    wrong usage
    3    the environment failed, or the program itself
    130  stopped from the keyboard

Never a traceback: a fault of the program goes to the log, and the answer names it.
"""

from __future__ import annotations

import errno
from dataclasses import dataclass

from core.errors import EnvironmentFault, RequestError, VaultError

DONE = 0
REFUSED = 1
USAGE = 2
FAILED = 3
STOPPED = 130


class UsageFault(Exception):
    """The command line itself is not understood."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Failure:
    """What is told about one failure. ``logged`` = a fault of the program, for the log."""

    kind: str
    message: str
    hint: str
    code: int
    logged: bool = False

    @property
    def document(self) -> dict[str, object]:
        """The JSON of the failure as the contract words it."""
        return {"error": {"kind": self.kind, "message": self.message, "hint": self.hint}}


def failure_of(fault: BaseException) -> Failure:
    """What to tell about any exception."""
    match fault:
        case UsageFault():
            return Failure("Usage", fault.message, fault.hint, USAGE)
        case RequestError():
            return Failure(fault.kind, fault.message, fault.hint, REFUSED)
        case EnvironmentFault() | VaultError():
            return Failure(fault.kind, fault.message, fault.hint, FAILED)
        case KeyboardInterrupt():
            return Failure("Stopped", "Stopped.", "What was already confirmed is stored.", STOPPED)
        case MemoryError():
            return Failure("OutOfMemory", "There is not enough memory for this.", "Close something.", FAILED)
        case OSError():
            return _of_the_system(fault)
        case _:
            return Failure(
                "ProgramFault",
                f"Something went wrong inside Variorum ({type(fault).__name__}); your vault is safe.",
                "",
                FAILED,
                logged=True,
            )


def _of_the_system(fault: OSError) -> Failure:
    words = (fault.strerror or type(fault).__name__).lower()
    where = f" ({fault.filename})" if fault.filename else ""
    if fault.errno in (errno.ENOSPC, errno.EDQUOT):
        return Failure("DiskFull", f"There is no space left on the disk{where}.", "Free some space.", FAILED)
    return Failure("SystemFault", f"The system refused: {words}{where}.", "", FAILED, logged=True)
