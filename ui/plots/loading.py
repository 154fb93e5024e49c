"""Loads pyqtgraph beside the window: the import takes most of a second, and no turn of the window waits for it."""

from __future__ import annotations

import gc
import sys

from ui import calm
from ui.aside import aside


async def ready() -> None:
    """Come back when the modules of this folder can be imported at once."""
    if "ui.plots.charts" not in sys.modules or "ui.plots.points" not in sys.modules:
        await aside(_load, "plots")


def _load() -> None:
    """Import in this thread, and take back what the import does to the whole program.

    pyqtgraph puts itself before both hooks for faults and prints a line of its
    own there; ours stay. The collector rests meanwhile, and is not to go through
    so many classes ever after: they stay.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        from pyqtgraph import exceptionHandling

        import ui.plots.charts
        import ui.plots.points  # noqa: F401

        handler = exceptionHandling.handler
        if sys.excepthook == handler.sys_excepthook:
            handler.remove()  # puts back what stood there before
    finally:
        calm.settle()
        if collects:
            gc.enable()
