"""The process that reads one chat export, in one of several ways, and tells what it took. Started by ``imports.py``."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from app.bench.timing import peak_megabytes, resident_megabytes
from core.answers import ImportOptions
from core.exchange.plan import open_file


def whole(path: Path) -> int:
    """The standard library's way: all of it at once. Gives the number of messages with words."""
    with path.open(encoding="utf-8") as file:
        value = json.load(file)
    return sum(len(conversation["mapping"]) - 1 for conversation in value)


def streamed(path: Path) -> int:
    """Our way: recognised, then conversation by conversation, each message with its date, speaker and place."""
    reading = open_file(path, ImportOptions())
    try:
        return sum(len(batch.turns) for batch in reading.batches())
    finally:
        reading.close()


WAYS: dict[str, Callable[[Path], int]] = {"whole": whole, "streamed": streamed}


def main(arguments: Sequence[str]) -> None:
    """``WAY PATH``: read the file and write one line of figures."""
    way, path = WAYS[arguments[0]], Path(arguments[1])
    before = resident_megabytes()
    began, spent = time.perf_counter(), time.process_time()
    messages = way(path)
    said = {
        "messages": messages,
        "seconds": round(time.perf_counter() - began, 2),
        "cpu_s": round(time.process_time() - spent, 2),
        "peak_mb": peak_megabytes(),
        "before_mb": before,
    }
    sys.stdout.write(json.dumps(said) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
