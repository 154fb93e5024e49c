"""Runs what must hold: linters, types, layers, the rules of the house, then the suite.

Called by ``packaging/test`` with the environment's Python. Every step runs even if an earlier one failed, so
that one run shows all there is to mend; the last line is pytest's, the exit code that of the first failure.

    check.py                  everything
    check.py lint             linters, types, layers and house rules only
    check.py --long           also what takes minutes
    check.py gui              only the tests of the window: how long they take, and how much of ui/ they run
    check.py --with-model     only the tests against a real language model, see with_model.py
    check.py tests/core -k …  linters, then pytest with these arguments
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LAYERS = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
STEPS = {
    "ruff check": ["-m", "ruff", "check", "--quiet", "."],
    "ruff format": ["-m", "ruff", "format", "--check", "--quiet", "."],
    "mypy": ["-m", "mypy", "--no-error-summary"],
    "layers": ["-c", LAYERS],
}
SHOWN_LINES = 80  # of a tool's complaints: ruff shows whole differences
HOUSE = ["-m", "pytest", "-q", "tests/house"]
GUI = ["tests/ui", "tests/journeys"]
LEAST_COVERED = 90
"""Percent of the lines and branches of ui/ that the tests of the window must run."""
GUI_SECONDS = 90
"""What these tests may take on two idle cores, so that they are run before each change is handed in."""
EVERYWHERE = ["-n", "auto", "--dist", "worksteal"]  # a process for each core; who is done takes from the others


def main(arguments: Sequence[str]) -> int:
    """Run the steps; 0 when all hold."""
    if "--with-model" in arguments:
        others = [word for word in arguments if word != "--with-model"]
        return run(["-I", "packaging/with_model.py", *others]).returncode
    if arguments and arguments[0] == "gui":
        return gui(arguments[1:])
    only_rules = bool(arguments) and arguments[0] == "lint"
    results = [step(name, command) for name, command in STEPS.items()]
    suite = ["-m", "pytest", "-q", *(arguments or EVERYWHERE)]
    last = [*HOUSE, *arguments[1:]] if only_rules else suite
    results.append(run(last).returncode)
    failed = [code for code in results if code]
    if failed and not results[-1]:
        print("The tests hold, but a linter has complaints: see above.", file=sys.stderr)
    return failed[0] if failed else 0


def gui(arguments: Sequence[str]) -> int:
    """Run the tests of the window alone; not 0 when one fails or too little of ui/ is run."""
    watched = ["--cov=ui", "--cov-report=term:skip-covered", f"--cov-fail-under={LEAST_COVERED}"]
    started = time.monotonic()
    done = run(["-m", "pytest", "-q", *EVERYWHERE, *watched, *arguments, *GUI])
    took = f"{time.monotonic() - started:.0f} s while lines are counted"
    print(f"tests of the window: {took} (without, on two idle cores, at most {GUI_SECONDS})")
    return done.returncode


def step(name: str, command: Sequence[str]) -> int:
    """Run a quiet tool: one line when it is content, its own words when it is not."""
    started = time.monotonic()
    done = run(command, capture=True)
    print(
        f"{name}: {'ok' if done.returncode == 0 else 'NOT OK'} ({time.monotonic() - started:.1f} s)",
        flush=True,
    )
    if done.returncode:
        lines = done.stdout.splitlines()
        more = [f"… and {len(lines) - SHOWN_LINES} lines more"] if len(lines) > SHOWN_LINES else []
        print("\n".join([*lines[:SHOWN_LINES], *more]), flush=True)
    return done.returncode


def run(command: Sequence[str], *, capture: bool = False) -> subprocess.CompletedProcess[str]:
    """Run a module or a line of code with this Python in the project's folder, windows drawn off screen."""
    environment = {
        "QT_API": "pyside6",
        "PYQTGRAPH_QT_LIB": "PySide6",
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONSAFEPATH": "1",
    }
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE if capture else None,
        stderr=subprocess.STDOUT if capture else None,
        text=True,
        check=False,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
