"""The window is there before anything heavy, and the program ends in order with the right exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
HEAVY = ("onnxruntime", "tokenizers", "openai", "pyqtgraph", "numpy", "apsw", "dateparser", "keyring")

STORY = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from ui.desk import Doors
from ui.start import Opening, run
from ui.window import MainWindow

heavy = {heavy!r}
path = Path({path!r})
seen = []

class Watched(MainWindow):
    def showEvent(self, event):
        super().showEvent(event)
        seen.append([name for name in heavy if name in sys.modules])

import ui.start
ui.start.MainWindow = Watched

def writer():
    from core.vault import Vault
    return Vault.open(path) if path.exists() else Vault.create(path, owner="Mira")

def reader():
    from core.vault import Vault
    return Vault.open(path, read_only=True)

phases = {{}}
code = run(Opening(Doors(writer, reader), name="Mira", ready=phases.update, quit_when_ready=True))
assert seen[0] == [], f"loaded before the window was shown: {{seen[0]}}"
assert list(phases) == ["imports", "window", "vault", "list", "counts"], phases
assert sorted(phases.values()) == list(phases.values()), phases
sys.exit(code)
"""


def start(story: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    file = tmp_path / "story.py"
    file.write_text(story, "utf-8")
    return subprocess.run(
        [sys.executable, str(file)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )


def test_the_window_is_shown_before_anything_heavy_is_loaded(tmp_path: Path) -> None:
    done = start(STORY.format(heavy=HEAVY, path=str(tmp_path / "mira.variorum")), tmp_path)
    assert (done.returncode, done.stderr.replace("This plugin does not support propagateSizeHints()\n", "")) == (0, "")


FAILING = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from ui.desk import Doors
from ui.start import Opening, run
from ui.window import MainWindow
import ui.start

class Closing(MainWindow):
    def cannot_open(self, reason):
        super().cannot_open(reason)
        print(self.frame.notice.words)
        self.close()

ui.start.MainWindow = Closing

def door():
    from core.vault import Vault
    return Vault.open(Path({path!r}))

sys.exit(run(Opening(Doors(door, door))))
"""


@pytest.mark.parametrize(
    ("content", "words"),
    [(None, "There is no vault here"), (b"not a vault", "This file is not a vault")],
)
def test_a_vault_that_cannot_be_opened_is_explained_in_the_window(
    tmp_path: Path,
    content: bytes | None,
    words: str,
) -> None:
    path = tmp_path / "file.variorum"
    if content is not None:
        path.write_bytes(content)
    done = start(FAILING.format(path=str(path)), tmp_path)
    assert done.returncode == 3, done.stderr
    assert done.stdout.startswith(words)


BUG = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from ui.desk import Doors
from ui.start import Opening, run
from ui.window import MainWindow
import ui.start

told = []

class Broken(MainWindow):
    def show_bug(self, reason):
        super().show_bug(reason)
        told.append(self.frame.notice.words)

    async def began(self):
        await super().began()
        QTimer.singleShot(0, self.fails_in_a_slot)
        self._desk.spawn(self.fails_in_a_task())

    def fails_in_a_slot(self):
        raise RuntimeError("slot")

    async def fails_in_a_task(self):
        await self._desk.read(lambda vault: 1 / 0)

ui.start.MainWindow = Broken
path = Path({path!r})

def door():
    from core.vault import Vault
    return Vault.open(path)

reported = []

def report(reason):
    reported.append(type(reason).__name__)
    if len(reported) == 2:
        QTimer.singleShot(0, close_all)

def close_all():
    for window in QApplication.topLevelWidgets():
        window.close()

code = run(Opening(Doors(door, door), report=report))
assert sorted(reported) == ["RuntimeError", "ZeroDivisionError"], reported
assert len(told) == 2, told
sys.exit(code)
"""


def test_faults_of_the_program_reach_the_log_and_the_window_and_it_goes_on(
    tmp_path: Path,
    vault_path: Path,
) -> None:
    done = start(BUG.format(path=str(vault_path)), tmp_path)
    assert done.returncode == 0, done.stderr
