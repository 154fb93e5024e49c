"""A process of a bench that is asked line by line: an order goes in, a line of JSON comes back."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Any

ONE_THREAD = {name: "1" for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")}
"""What keeps numpy's libraries from dividing one product among all cores."""


class OtherProcess:
    """``python -m MODULE ARGUMENTS…``; ``first`` is what it said when it was ready."""

    def __init__(self, module: str, arguments: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | ONE_THREAD,
        )
        self.first = self._answer()

    def ask(self, order: str, place: int = 0) -> dict[str, Any]:
        """What it answers to an order."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{order} {place}\n")
        self._process.stdin.flush()
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"The measuring process ended with {self._process.wait()}.")
        found: dict[str, Any] = json.loads(line)
        return found

    def __enter__(self) -> OtherProcess:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.ask("close")
        else:
            self._process.kill()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()
        self._process.wait()


def answer(orders: Mapping[str, Callable[[int], dict[str, Any]]], ready: dict[str, Any]) -> None:
    """The other end: say what there is when it is ready, then answer each line's order until it is ``close``."""
    _say(ready)
    for line in sys.stdin:
        name, _, place = line.strip().partition(" ")
        _say(orders[name](int(place or 0)))
        if name == "close":
            return


def _say(found: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stdout.flush()
