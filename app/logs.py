"""The log of faults: what went wrong and where in the program, never what a memory says.

A fault is written as its kind and the places in the code it passed through. The
words of an error are left out unless they can only speak of code, because they
may repeat a person's text. The file is readable by its owner alone and is
turned over when it is full.
"""

from __future__ import annotations

import contextlib
import os
import platform
import traceback
from datetime import UTC, datetime
from pathlib import Path

FULL = 256 * 1024
"""Bytes after which the log is turned over: a few thousand faults, quick to open and to send."""
KEPT = 3
"""Older logs that are kept beside the present one."""
_ABOUT_CODE = (AttributeError, ImportError, NameError)
"""Errors whose words name parts of the program and never hold a person's text."""


def record(log: Path, fault: BaseException, where: str, now: datetime | None = None) -> bool:
    """Append one fault; False when the log itself cannot be written. Never raises."""
    try:
        entry = describe(fault, where, now or datetime.now(UTC))
        log.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _turn_over(log)
        handle = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        with os.fdopen(handle, "a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(entry)
    except OSError:
        return False
    return True


def describe(fault: BaseException, where: str, now: datetime) -> str:
    """The text of one entry: time, place, kind, and the lines of code that were passed."""
    lines = [f"{now.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ} {where} python {platform.python_version()}"]
    seen: BaseException | None = fault
    while seen is not None:
        words = f": {seen}" if isinstance(seen, _ABOUT_CODE) else ""
        lines.append(f"  {type(seen).__name__}{words}")
        lines += [
            f"    {_from_the_house(frame.filename)}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(seen.__traceback__, limit=-30)
        ]
        seen = seen.__cause__ or (None if seen.__suppress_context__ else seen.__context__)
    return "\n".join(lines) + "\n"


def _from_the_house(filename: str) -> str:
    """The path inside the program or its packages; nothing of the person's folders."""
    house = Path(__file__).resolve().parent.parent
    path = Path(filename)
    with contextlib.suppress(ValueError):
        return path.resolve().relative_to(house).as_posix()
    return "/".join(path.parts[-2:])


def _turn_over(log: Path) -> None:
    if not log.exists() or log.stat().st_size < FULL:
        return
    for number in range(KEPT - 1, 0, -1):
        older = log.with_name(f"{log.name}.{number}")
        if older.exists():
            older.replace(log.with_name(f"{log.name}.{number + 1}"))
    log.replace(log.with_name(f"{log.name}.1"))
