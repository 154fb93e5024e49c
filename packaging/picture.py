"""Draws the README's picture: the real window on the sample vault, a memory with a past beside it.

    .venv/bin/python packaging/picture.py [FILE]

Off screen, so it needs no display; a font with Chinese signs should be installed. Always the light theme and
the same size. Without FILE it is resources/pictures/window.png.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.start import Opening

ROOT = Path(__file__).resolve().parent.parent
SIZE = (1360, 860)
SETTLE_SECONDS = 1.5
"""The search's debounce, the detail's reading and the first plot together take well under a second."""
SHOWN = "work"
"""The sample's memory with three versions: a job and its two changes."""


def main(arguments: Sequence[str]) -> int:
    """Draw the picture; 0 when it is written."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    target = Path(arguments[0]) if arguments else ROOT / "resources" / "pictures" / "window.png"
    import qasync

    from app.demo import build_demo
    from app.model import builtin_model
    from core.vault import Vault
    from ui.desk import Doors
    from ui.start import Opening, make_app

    with tempfile.TemporaryDirectory(prefix="variorum-picture-") as folder:
        vault = Path(folder) / "sample.variorum"
        ids = build_demo(vault)
        doors = Doors(lambda: Vault.open(vault), lambda: Vault.open(vault, read_only=True), builtin_model)
        opening = Opening(
            doors=doors,
            name="Mira",
            sample=True,
            fonts=ROOT / "resources" / "fonts",
            recall=lambda name: "light" if name == "theme" else None,
        )
        app = make_app(opening)
        loop = qasync.QEventLoop(app)
        asyncio.set_event_loop(loop)
        with loop:
            loop.run_until_complete(_draw(opening, ids[SHOWN], target))
    print(target)
    return 0


async def _draw(opening: Opening, memory: str, target: Path) -> None:
    from ui.desk import Desk
    from ui.window import MainWindow

    desk = Desk(opening.doors)
    window = MainWindow(desk, opening.name, sample=True)
    window.resize(*SIZE)
    window.show()
    try:
        await desk.open()
        await window.began()
        window.open_memory(memory)
        await asyncio.sleep(SETTLE_SECONDS)
        target.parent.mkdir(parents=True, exist_ok=True)
        if not window.grab().save(str(target)):
            raise SystemExit(f"{target} cannot be written")
    finally:
        window.close()
        await desk.close()
        window.put_away()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
