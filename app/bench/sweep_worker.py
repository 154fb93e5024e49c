"""The process that sweeps: slice after slice, each with its report, until all is looked at. Started by ``sweep.py``."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from core.vault import Vault

SLICE = 0.25
"""Seconds of one slice: what the window's idle sweep takes."""


def main(arguments: Sequence[str]) -> None:
    """``PATH``: sweep the vault there."""
    vault = Vault.open(Path(arguments[0]))
    done = False
    try:
        while not done:
            began = time.process_time()
            report = vault.sweep(SLICE)
            done = report.done
            said = {
                "examined": report.examined,
                "pairs": report.pairs,
                "seconds": report.seconds,
                "hold_ms": report.longest_hold_ms,
                "work_ms": report.longest_work_ms,
                "cpu": time.process_time() - began,
                "flags": report.contradictions,
                "unmet": report.unmet,
                "done": done,
            }
            sys.stdout.write(json.dumps(said) + "\n")
            sys.stdout.flush()
    finally:
        vault.close()


if __name__ == "__main__":
    main(sys.argv[1:])
