"""Rules that only a process of its own can show."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.sources import ROOT

EMITS = """
import sys
from PySide6.QtCore import QCoreApplication, QObject, Signal

class Sender(QObject):
    happened = Signal()

app = QCoreApplication([])
sender = Sender()
heard = []
sender.happened.connect(lambda: heard.append(1))
for _ in range(100):                       # what is made on first use is made now
    sender.happened.emit()
    sender.blockSignals(False)
nothing, truth = sys.getrefcount(None), sys.getrefcount(True)
for _ in range(5_000):
    sender.happened.emit()
for _ in range(20_000):
    sender.setObjectName("x")              # returns nothing
assert len(heard) == 5_100, len(heard)
drift = max(abs(sys.getrefcount(None) - nothing), abs(sys.getrefcount(True) - truth))
assert drift < 1_000, f"references drift by {drift}"   # one lost a call would be 5,000 or more
print("steady")
"""

WITHOUT_QT = """
import sys
for name in ("PySide6", "shiboken6", "qasync", "pyqtgraph"):
    sys.modules[name] = None               # an import of it now raises
import pytest
sys.exit(pytest.main(sys.argv[1:]))
"""

LIGHT = """
import sys
import app.main
heavy = {"PySide6", "qasync", "pyqtgraph", "onnxruntime", "tokenizers", "openai", "numpy", "keyring"}
print(" ".join(sorted(heavy & set(sys.modules))))
"""

EVERY_MODULE = """
import importlib, pkgutil, sys
for name in ("PySide6", "shiboken6", "qasync", "pyqtgraph"):
    sys.modules[name] = None
import core
for module in pkgutil.walk_packages(core.__path__, "core."):
    importlib.import_module(module.name)
print("all")
"""


def run(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_thousands_of_signals_and_calls_lose_no_reference() -> None:
    """PySide6 6.12.0 on Python 3.11 loses one a call and aborts; this must hold again after each upgrade."""
    done = run(EMITS)
    assert (done.returncode, done.stdout.strip()) == (0, "steady"), done.stderr


def test_the_engine_loads_whole_where_there_is_no_qt() -> None:
    done = run(EVERY_MODULE)
    assert (done.returncode, done.stdout.strip()) == (0, "all"), done.stderr


QUICK = ("test_window.py", "test_views.py", "test_curate.py", "test_disputes.py", "test_search.py")


@pytest.mark.timeout(400)
@pytest.mark.parametrize("files", [QUICK, pytest.param((".",), marks=pytest.mark.long)], ids=["quick", "all"])
def test_the_engines_own_tests_hold_where_there_is_no_qt(files: tuple[str, ...], tmp_path: Path) -> None:
    """The quick ones each time, all of them with --long; the modules themselves are loaded whole above."""
    settings = tmp_path / "pytest.ini"
    settings.write_text("[pytest]\nmarkers =\n    long: -\n    journey: -\n", encoding="utf-8")
    done = run(
        WITHOUT_QT,
        *("-q", "-x", "-c", str(settings), "--rootdir", str(ROOT), "--import-mode=importlib"),
        *(
            "-p",
            "no:pytest-qt",
            "-p",
            "no:cacheprovider",
            "-m",
            "not long",
            *(str(ROOT / "tests" / "core" / file) for file in files),
        ),
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_the_command_line_starts_without_loading_what_it_may_not_need() -> None:
    done = run(LIGHT)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stdout + done.stderr
