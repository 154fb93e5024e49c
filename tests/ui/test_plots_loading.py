"""pyqtgraph is loaded beside the window when a plot is first shown, and changes nothing else of the program."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.ui.test_start import ROOT, start

STORY = """
import asyncio, gc, sys, threading
import ui.window, ui.panes.insights_pane, ui.panes.map_pane, ui.panes.vault_timeline
from ui.plots.loading import ready

assert "pyqtgraph" not in sys.modules

def ours(*reason):
    sys.__excepthook__(*reason)

def ours_in_threads(reason):
    threading.__excepthook__(reason)

sys.excepthook, threading.excepthook = ours, ours_in_threads

async def both_at_once():
    await asyncio.gather(ready(), ready())

asyncio.run(both_at_once())
assert {"pyqtgraph", "ui.plots.charts", "ui.plots.points"} <= set(sys.modules)
assert (sys.excepthook, threading.excepthook) == (ours, ours_in_threads)
assert gc.isenabled()
"""


def test_panes_do_without_it_until_a_plot_is_shown_and_hooks_for_faults_stay_ours(tmp_path: Path) -> None:
    done = start(STORY, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_only_the_folder_of_plots_imports_it() -> None:
    imported = {
        file.relative_to(ROOT).as_posix()
        for folder in ("app", "core", "ui")
        for file in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if (isinstance(node, ast.Import) and any(alias.name.startswith("pyqtgraph") for alias in node.names))
        or (isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pyqtgraph"))
    }
    assert imported == {"ui/plots/charts.py", "ui/plots/ground.py", "ui/plots/loading.py", "ui/plots/points.py"}
