"""What is done to many memories at once: each act is one operation with one Undo in the bar."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtWidgets import QMainWindow

from core.domain import Receipt
from core.library import ManyReport, Watch
from core.window import Moment
from ui import text_library
from ui.desk import Desk
from ui.translation import plural

if TYPE_CHECKING:
    from core.vault import Vault

WATCHED = 200
"""Memories from which on the status line shows how far it is, with Cancel; fewer are done in a moment."""

Act = Callable[["Vault", tuple[str, ...], Watch], ManyReport]


class Selected(Protocol):
    """The list, as far as acts on many need it."""

    def number_selected(self) -> int:
        """How many memories are selected."""

    async def selected(self) -> tuple[str, ...]:
        """Their ids."""


class Many:
    """The acts by action id; ``do`` runs one of them when several memories are selected."""

    def __init__(
        self, window: QMainWindow, chosen: Selected, desk: Desk, say: Callable[[str, int | None], None]
    ) -> None:
        self._window, self._chosen, self._desk, self._say = window, chosen, desk, say
        self._table: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
            "pin": self._pin,
            "tags": self._tags,
            "end": self._end,
            "retire": partial(self._at_once, "retire", lambda vault, ids, watch: vault.retire_many(ids, watch=watch)),
            "archive": partial(
                self._at_once, "archive", lambda vault, ids, watch: vault.archive_many(ids, watch=watch)
            ),
            "merge": self._merge,
        }

    def do(self, name: str) -> bool:
        """Do an action to all that is selected; False when it is for one, or only one is selected."""
        act = self._table.get(name)
        if act is None or self._chosen.number_selected() < 2:
            return False
        self._desk.spawn(act())
        return True

    async def _at_once(self, kind: str, act: Act) -> None:
        await self._run(kind, act, await self._chosen.selected())

    async def _pin(self) -> None:
        """Pin them; when all of them are pinned, take the pins off."""
        ids = await self._chosen.selected()
        report = await self._run("pin", lambda vault, ids, watch: vault.pin_many(ids, watch=watch), ids, quiet=True)
        if not report.changed:
            await self._run("unpin", lambda vault, ids, watch: vault.pin_many(ids, False, watch=watch), ids)

    async def _tags(self) -> None:
        from ui.dialogs.many_dialogs import TagsManyDialog

        ids = await self._chosen.selected()

        def tag(add: tuple[str, ...], remove: tuple[str, ...]) -> Coroutine[Any, Any, ManyReport]:
            return self._run("tag", lambda vault, ids, watch: vault.tag_many(ids, add, remove, watch=watch), ids)

        TagsManyDialog(self._desk, len(ids), tag, self._window).open()

    async def _end(self) -> None:
        from ui.dialogs.end_dialog import EndForm

        ids = await self._chosen.selected()

        def end(on: Moment | None) -> Coroutine[Any, Any, ManyReport]:
            return self._run("end", lambda vault, ids, watch: vault.end_many(ids, on, watch=watch), ids)

        EndForm(self._desk, plural("{n} memory", "{n} memories", len(ids)), end, self._window).open()

    async def _merge(self) -> None:
        from ui.dialogs.many_dialogs import MOST_MERGED, MergeDialog

        ids = await self._chosen.selected()
        if len(ids) > MOST_MERGED:
            self._say(text_library.too_many_to_merge(MOST_MERGED), None)
            return
        wordings = await self._desk.read(lambda vault: [(one, vault.show(one).memory.text) for one in ids])
        dialog = MergeDialog(self._desk, wordings, self._window)
        dialog.wrote.connect(self._merged)
        dialog.open()

    def _merged(self, receipt: object) -> None:
        if isinstance(receipt, Receipt):
            self._say(text_library.MERGED, receipt.operation)

    async def _run(self, kind: str, act: Act, ids: tuple[str, ...], *, quiet: bool = False) -> ManyReport:
        if len(ids) < WATCHED:
            report = await self._desk.change(lambda vault: act(vault, ids, Watch()))
        else:
            title = text_library.many_title(kind, len(ids))
            report = await self._desk.work(title, lambda vault, told, stop: act(vault, ids, Watch(told, stop)))
        if report.changed or not quiet:
            self._say(text_library.many_words(kind, report), report.operation)
        return report
