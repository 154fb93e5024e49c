"""A short walk through the German window; ends with 1 and says where something is English. Run by ``test_german``."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from ui.translation import choose_language  # noqa: E402

choose_language("german", ROOT / "resources" / "languages")

import qasync  # noqa: E402
from PySide6.QtCore import Qt  # noqa: E402
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel, QWidget  # noqa: E402

from core.domain import Channel, Statement  # noqa: E402
from core.vault import Vault  # noqa: E402
from core.window import parse_moment, window_between  # noqa: E402
from tests.ui.test_read_aloud import faults_of  # noqa: E402
from ui.desk import Desk, Doors  # noqa: E402
from ui.start import Opening, make_app  # noqa: E402
from ui.window import MainWindow  # noqa: E402

SENTENCES = ("I live in Porto.", "I live in Lisbon.", "Tea is fine.")
ENGLISH = frozenset("the of is was memory memories with not your you and which since until".split())


async def until(holds: Callable[[], object], what: str) -> None:
    """Wait until something holds, for at most twenty seconds."""
    end = asyncio.get_running_loop().time() + 20
    while not holds():
        assert asyncio.get_running_loop().time() < end, what
        await asyncio.sleep(0.01)


def shown(widget: QWidget) -> list[str]:
    """Everything that a widget shows or tells a screen reader, without what people wrote."""
    said = [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]
    said += [button.text() for button in widget.findChildren(QAbstractButton) if button.isVisible()]
    said += [part.accessibleName() for part in widget.findChildren(QWidget) if part.isVisible()]
    for own in SENTENCES:
        said = [text.replace(own, "").replace(own.rstrip("."), "") for text in said]
    return said


def no_english(widget: QWidget, where: str) -> None:
    """No text of the widget reads like English, and everything in it has a name."""
    english = [text for text in shown(widget) if len(ENGLISH & set(text.casefold().replace(",", " ").split())) > 1]
    assert not english, f"{where}: {english}"
    assert not (faults := faults_of(widget)), f"{where}: {faults}"


async def walk(desk: Desk, path: Path) -> None:
    """Lists, details, a contradiction with its effects, an answer, settings."""
    window = MainWindow(desk, "Mira")
    window.show()
    await desk.open()
    await window.began()
    menus = [action.text() for action in window.menuBar().actions()]
    assert menus == ["&Datei", "&Bearbeiten", "&Erinnerung", "&Ansicht", "E&instellungen", "&Hilfe"], menus
    keys = (
        window.menus.actions["archive"]
        .shortcut()
        .toString(window.menus.actions["archive"].shortcut().SequenceFormat.NativeText)
    )
    assert keys == "Entf", keys
    window.frame.search.step_in()
    await until(lambda: window.frame.detail.detail is not None, "the details")
    no_english(window, "list and details")
    window.do("contradictions")
    await until(lambda: window.rooms.contradictions and window.rooms.contradictions.shown, "the room")
    room = window.rooms.contradictions
    await until(room.card.a.effect.text, "the effect")
    assert "ist richtig und bleibt, wie es ist" in room.card.a.effect.text(), room.card.a.effect.text()
    no_english(window, "contradictions")
    for name in ("settings", "activity", "ask", "detectors"):
        window.do(name)
        await until(lambda: [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()], name)
        await asyncio.sleep(0.3)
        for dialog in [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]:
            no_english(dialog, name)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
            dialog.close()
    window.close()
    await desk.close()


def main(folder: Path) -> None:
    """Make a small vault, open the German window on it, walk."""
    path = folder / "mira.variorum"
    vault = Vault.create(path, owner="Mira")
    vault.add(Statement("I live in Porto.", window=window_between(parse_moment("2020"), None)))
    vault.add(Statement("I live in Lisbon.", window=window_between(parse_moment("2024-03"), None)))
    vault.add(Statement("Tea is fine.", channel=Channel.IMPORT, source="Notizen"))
    vault.close()
    doors = Doors(lambda: Vault.open(path), lambda: Vault.open(path, read_only=True))
    app = make_app(Opening(doors, name="Mira"))
    loop = qasync.QEventLoop(app)
    asyncio.set_event_loop(loop)
    with loop:
        loop.run_until_complete(walk(Desk(doors), path))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
