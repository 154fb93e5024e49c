"""What each action does: opens a dialog, or changes the vault and says so in the bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QDialog, QMainWindow, QWidget

from core.answers import ExportReport, ImportReport
from core.domain import Memory, Outcome, Receipt, Showing, Status
from core.errors import NotFound
from core.views import Link
from core.window import Window
from ui import text
from ui import text_write as path_words
from ui.asking import let_read
from ui.desk import Desk
from ui.model_doors import ModelDoors
from ui.safe import ask

if TYPE_CHECKING:
    from core.vault import Vault
    from ui.dialogs.end_dialog import EndDialog
    from ui.dialogs.link_dialog import LinkDialog
    from ui.dialogs.revise_dialog import ReviseDialog
    from ui.dialogs.tags_dialog import TagsDialog

    Asking = type[ReviseDialog] | type[EndDialog] | type[TagsDialog] | type[LinkDialog]


class Listed(Protocol):
    """The list of memories, as far as saving them needs it."""

    @property
    def query(self) -> str:
        """What is searched for."""

    def number_selected(self) -> int:
        """How many memories are selected."""

    async def selected(self) -> tuple[str, ...]:
        """Their ids."""

    async def listed(self) -> tuple[str, ...]:
        """The ids of all that are shown."""


class Stage(Protocol):
    """What the deeds need of the window: what is chosen, and a place to say what was done."""

    @property
    def memory(self) -> str:
        """The chosen memory's id, or nothing."""

    @property
    def episode(self) -> str:
        """The chosen message's id, or nothing."""

    @property
    def showing(self) -> Showing:
        """The dates that are looked at."""

    @property
    def version(self) -> int | None:
        """The version chosen in the timeline, if one is."""

    @property
    def listed(self) -> Listed:
        """The list, for what is selected and shown there."""

    def say(self, words: str, operation: int | None = None) -> None:
        """Show a sentence in the bar, with Undo for that operation."""

    def open_memory(self, memory: str) -> None:
        """Show a memory in the detail."""


class Deeds:
    """The actions that touch the vault, by id; ``do`` runs one of them. A dialog is loaded when first asked for."""

    def __init__(
        self,
        window: QMainWindow,
        stage: Stage,
        desk: Desk,
        models: ModelDoors | None = None,
    ) -> None:
        self._window, self._stage, self._desk, self._models = window, stage, desk, models
        self._table: dict[str, Callable[[], None]] = {
            "new": self._new,
            "import": self.bring_in,
            "read": self._read,
            "export": self._export,
            "ask": self._ask,
            "activity": self._activity,
            "revise": self._revise,
            "end": self._end,
            "tags": self._tags,
            "dates": self._dates,
            "compare": self._compare,
            "link": self._link,
            "retire": lambda: self._change("retire", lambda vault, id: vault.retire(id)),
            "archive": lambda: self._change("archive", lambda vault, id: vault.archive(id)),
            "approve": lambda: self._change("approve", lambda vault, id: vault.approve_pending(id)),
            "pin": self._pin,
            "revive": self._revive,
            "keep": self._keep,
            "undo": self._undo,
            "redo": self._redo,
            "skipped": self._skipped,
            "sources": self._sources,
            "model": self._model,
            "meaning": self._meaning,
            "guide": self._guide,
        }

    def do(self, name: str) -> bool:
        """Do an action; False when it is not one of these."""
        act = self._table.get(name)
        if act is not None:
            act()
        return act is not None

    # -- dialogs

    def _new(self) -> None:
        self.write()

    def write(self, text: str = "") -> None:
        """Open the form for a new memory, with a text in it."""
        from ui.dialogs.write_dialog import WriteDialog

        judge = self._models.judge if self._models else None
        dialog = WriteDialog(self._desk, self._window, text=text, judge=judge)
        dialog.wrote.connect(self._stored)
        dialog.restored.connect(self._restored)
        dialog.open()

    def bring_in(self, path: Path | None = None, others: Sequence[Path] = ()) -> None:
        """Open the import, on a file and then on those that came with it, or to choose one."""
        from ui.dialogs.import_dialog import ImportDialog

        dialog = ImportDialog(self._desk, self._window, path=path, others=others, models=self._models)
        dialog.wrote.connect(self._imported)
        dialog.open()

    def _read(self) -> None:
        """Look for memories in the stored conversations, once the person has read who will do it."""
        models = self._models if self._models is not None and self._models.is_set() else None
        line = path_words.READ_BY_MODEL if models else path_words.READ_BY_RULE
        begin = lambda: self._desk.spawn(self._find_in_conversations(models))  # noqa: E731
        ask(self._window, path_words.READ_TITLE, line, path_words.READ_DO, begin)

    async def _find_in_conversations(self, models: ModelDoors | None) -> None:
        if models is not None:
            report = await let_read(self._desk, models.extract)
        else:
            report = await self._desk.work(
                path_words.READING_TITLE_RULE,
                lambda vault, progress, stop: vault.extract(None, progress=progress, should_stop=stop),
            )
        self._stage.say(path_words.NOT_ASKED if report is None else path_words.read_words(report))

    def _ask(self) -> None:
        from ui.dialogs.question_dialog import QuestionDialog

        by_model = self._models.ask if self._models is not None and self._models.is_set() else None
        dialog = QuestionDialog(self._desk, self._stage.showing, self._window, by_model=by_model)
        dialog.opened.connect(self._stage.open_memory)
        dialog.show()

    def _activity(self) -> None:
        from ui.dialogs.activity_dialog import ActivityDialog

        dialog = ActivityDialog(self._desk, self._window, writable=not self._desk.read_only)
        dialog.opened.connect(self._stage.open_memory)
        dialog.show()

    def _export(self) -> None:
        from ui.dialogs.export_dialog import ExportDialog

        dialog = ExportDialog(self._desk, self._stage.showing, self._window, listed=self._stage.listed)
        dialog.wrote.connect(self._exported)
        dialog.open()

    def _revise(self) -> None:
        from ui.dialogs.revise_dialog import ReviseDialog

        self._desk.spawn(self._ask_about(ReviseDialog, "revise", self._stage.memory))

    def _end(self) -> None:
        from ui.dialogs.end_dialog import EndDialog

        self._desk.spawn(self._ask_about(EndDialog, "end", self._stage.memory))

    def _tags(self) -> None:
        from ui.dialogs.tags_dialog import TagsDialog

        self._desk.spawn(self._ask_about(TagsDialog, "tag", self._stage.memory))

    def _dates(self) -> None:
        self._desk.spawn(self._ask_dates(self._stage.memory, self._stage.version))

    async def _ask_dates(self, id: str, version: int | None) -> None:
        from ui.dialogs.dates_dialog import DatesDialog

        detail = await self._desk.read(lambda vault: vault.show(id))
        dialog = DatesDialog(self._desk, detail, version or detail.memory.version, self._window)
        dialog.wrote.connect(lambda receipt: self._did("redate", receipt))
        dialog.open()

    def redate(self, version: int, window: Window) -> None:
        """Correct the dates of a version of the chosen memory."""
        self._change("redate", lambda vault, id: vault.redate(id, version, window))

    def _link(self) -> None:
        from ui.dialogs.link_dialog import LinkDialog

        self._desk.spawn(self._ask_about(LinkDialog, "link", self._stage.memory))

    def unlink(self, link: Link) -> None:
        """Take a link between two memories away."""
        self._change("unlink", lambda vault, _id: vault.unlink(link.source, link.kind, link.target))

    def _compare(self) -> None:
        self._desk.spawn(self._show_two(self._stage.memory, self._stage.version, self._stage.showing))

    async def _show_two(self, id: str, version: int | None, showing: Showing) -> None:
        from ui.dialogs.compare_dialog import CompareDialog

        detail = await self._desk.read(lambda vault: vault.show(id, showing))
        CompareDialog(detail, version, self._window).show()

    def _skipped(self) -> None:
        from ui.dialogs.skipped_dialog import SkippedDialog

        if not raised(self._window, SkippedDialog):
            SkippedDialog(self._desk, self._window, writable=not self._desk.read_only).show()

    def _sources(self) -> None:
        from ui.dialogs.sources_dialog import SourcesDialog

        if not raised(self._window, SourcesDialog):
            SourcesDialog(self._desk, self._window, writable=not self._desk.read_only).show()

    def _guide(self) -> None:
        from ui.dialogs.guide_dialog import GuideDialog

        if not raised(self._window, GuideDialog):
            GuideDialog(self._window).show()

    def _model(self) -> None:
        from ui.dialogs.model_dialog import ModelDialog

        if self._models is not None:
            dialog = ModelDialog(self._desk, self._models, self._window)
            dialog.wrote.connect(lambda _saved: self._stage.say(text.DONE["model"]))
            dialog.open()

    def _meaning(self) -> None:
        from ui.dialogs.meaning_dialog import MeaningDialog

        if self._models is not None and self._models.meaning is not None:
            dialog = MeaningDialog(self._desk, self._models.meaning, self._models, self._window)
            dialog.wrote.connect(lambda _anew: self._stage.say(text.DONE["meaning"]))
            dialog.open()

    async def _ask_about(self, kind: Asking, done: str, memory: str) -> None:
        found = await self._memory(memory)
        dialog = kind(self._desk, found, self._window)
        dialog.wrote.connect(lambda receipt: self._did(done, receipt))
        dialog.open()

    async def _memory(self, id: str) -> Memory:
        return await self._desk.read(lambda vault: vault.show(id).memory)

    # -- what came of them

    def _stored(self, receipt: object) -> None:
        if isinstance(receipt, Receipt):
            self._stage.say(text.stored(receipt.outcome), receipt.operation)
            if receipt.memory and receipt.outcome is not Outcome.SKIPPED:
                self._stage.open_memory(receipt.memory)

    def _restored(self, receipt: object) -> None:
        self._did("keep", receipt)
        if isinstance(receipt, Receipt) and receipt.memory:
            self._stage.open_memory(receipt.memory)

    def _imported(self, report: object) -> None:
        if isinstance(report, ImportReport):
            words = text.imported(report.added, report.repeated, report.pending)
            self._stage.say(words, report.operation)

    def _exported(self, report: object) -> None:
        if isinstance(report, ExportReport):
            self._stage.say(text.exported(report.memories, report.path))

    # -- changes at once

    def _change(self, done: str, act: Callable[[Vault, str], Receipt]) -> None:
        self._desk.spawn(self._run(done, act, self._stage.memory))

    async def _run(self, done: str, act: Callable[[Vault, str], Receipt], id: str) -> None:
        self._did(done, await self._desk.change(lambda vault: act(vault, id)))

    def _did(self, done: str, receipt: object) -> None:
        self._stage.say(text.DONE[done], receipt.operation if isinstance(receipt, Receipt) else None)

    def _pin(self) -> None:
        self._desk.spawn(self._toggle_pin(self._stage.memory))

    async def _toggle_pin(self, id: str) -> None:
        pinned = (await self._memory(id)).pinned
        receipt = await self._desk.change(lambda vault: vault.pin(id, not pinned))
        self._did("unpin" if pinned else "pin", receipt)

    def _revive(self) -> None:
        self._desk.spawn(self._bring_back(self._stage.memory, self._stage.version))

    async def _bring_back(self, id: str, version: int | None) -> None:
        if version is None:
            found = await self._memory(id)
            gone = found.status in {Status.PAST, Status.ARCHIVED, Status.RETIRED}
            version = found.version if gone else max(1, found.version - 1)
        chosen = version
        self._did("revive", await self._desk.change(lambda vault: vault.revive(id, chosen)))

    def _keep(self) -> None:
        self._desk.spawn(self._keep_episode(self._stage.episode))

    async def _keep_episode(self, id: str) -> None:
        receipt = await self._desk.change(lambda vault: vault.keep(id))
        self._did("keep", receipt)
        if receipt.memory:
            self._stage.open_memory(receipt.memory)

    def _undo(self) -> None:
        self._desk.spawn(self._take_back(None))

    def take_back(self, operation: int) -> None:
        """Undo that operation, though others may have come after it."""
        self._desk.spawn(self._take_back(operation))

    async def _take_back(self, operation: int | None) -> None:
        newest = await self._desk.read(lambda vault: vault.undoable())
        await self._desk.change(lambda vault: vault.undo(operation))
        named = newest is not None and operation in {None, newest.number}
        self._stage.say(text.taken_back(newest.kind if newest and named else ""))

    def _redo(self) -> None:
        self._desk.spawn(self._do_again())

    async def _do_again(self) -> None:
        await self._desk.change(lambda vault: vault.redo())
        again = await self._desk.read(lambda vault: vault.undoable())
        self._stage.say(text.DONE["redo"], again.number if again else None)


def raised(window: QWidget, kind: type[QDialog]) -> bool:
    """Bring a window that is open already to the front, instead of opening a second one."""
    opened = next((dialog for dialog in window.findChildren(kind) if dialog.isVisible()), None)
    if opened is not None:
        opened.raise_()
        opened.activateWindow()
    return opened is not None


def memory_now(vault: Vault, memory: str) -> Memory | None:
    """The memory as it is today; None when its adding was taken back."""
    try:
        return vault.show(memory).memory
    except NotFound:
        return None
