"""Opening the window: on the person's own vault, or on the sample."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from app import VERSION, logs
from app.command import Command, no_arguments
from app.context import Context, open_or_make
from app.detector import with_judge
from app.model import model_of, switched_off
from app.paths import resources
from app.settings import SettingsFile
from app.startup import SWITCH, has_screen, process_start
from app.streams import write_json
from core.errors import EnvironmentFault, VaultError

if TYPE_CHECKING:
    from core.inference.embed import Embedder
    from core.vault import Vault


def open_desktop(context: Context) -> int:
    """Open the window on the person's vault, which is made when there is none."""
    path = context.places.vault
    return _open(context, path, lambda: open_or_make(path, context.zone), name=path.stem, sample=False)


def demo(context: Context, arguments: argparse.Namespace) -> int:
    """Open the window on a fresh sample vault, which is gone afterwards."""
    import shutil
    import tempfile

    folder = Path(tempfile.mkdtemp(prefix="variorum-sample-"))
    path = folder / "sample.variorum"

    def writer() -> Vault:
        from core.vault import Vault

        if not path.exists():
            # Built in the writer's thread, so that the window is there first.
            from app.demo import build_demo

            build_demo(path)
        return Vault.open(path, zone=context.zone)

    try:
        from ui.vault_doors import AGAIN

        while (code := _open(context, path, writer, name="Mira", sample=True)) == AGAIN:
            _clear(folder)
        return code
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _clear(folder: Path) -> None:
    """Throw the sample away, so that it is built anew."""
    for file in folder.iterdir():
        if file.is_file():
            file.unlink()


def _open(context: Context, path: Path, writer: Callable[[], Vault], *, name: str, sample: bool) -> int:
    if not has_screen(context.environment):
        raise EnvironmentFault(
            "There is no screen to show a window on.", "“variorum --help” lists what works without one."
        )
    settings = SettingsFile(context.places.settings)
    try:
        from ui.translation import choose_language

        # Texts are made when their modules are imported: the language comes first.
        choose_language(settings.value("language"), resources() / "languages")
        from app.meaning_settings import arrived, following
        from app.model_settings import model_doors
        from app.rerankers import start_chosen
        from app.vaults import note_vault, vault_doors
        from ui.desk import Doors
        from ui.start import Opening, run
    except ImportError as reason:
        raise _window_missing(reason) from reason

    def judging() -> Vault:
        vault = writer()
        with_judge(context, vault)
        return vault

    def reader() -> Vault:
        from core.vault import Vault

        return Vault.open(path, read_only=True, zone=context.zone)

    measuring = bool(context.environment.get(SWITCH))

    def ready(phases: dict[str, float]) -> None:
        if measuring:
            write_json(context.streams.out, phases)
        elif not sample:
            with contextlib.suppress(VaultError):  # a menu that forgets is no reason to stop
                note_vault(settings, path)

    return run(
        Opening(
            doors=Doors(
                judging,
                reader,
                None if switched_off(context) else lambda: _model(context, reader),
                partial(following, context),
                partial(arrived, context),
                lambda: start_chosen(SettingsFile(context.places.settings)),
            ),
            name=name,
            place="" if sample else str(path),
            sample=sample,
            version=VERSION,
            fonts=resources() / "fonts",
            icon=resources() / "icons" / "variorum.svg",
            began=process_start(),
            open_demo=None if sample else lambda: _open_sample(context),
            models=model_doors(context, settings),
            recall=settings.value,
            remember=partial(_remember_in_sample if sample else _remember, context, settings),
            report=lambda fault: _write_down(context, fault),
            vaults=vault_doors(context, settings, sample=sample),
            ready=ready,
            quit_when_ready=measuring,
        )
    )


def _model(context: Context, reader: Callable[[], Vault]) -> Embedder:
    """The model by which the vault is searched; raises what loading it raises."""
    vault = reader()
    try:
        load = model_of(context, vault)
    finally:
        vault.close()
    return load()


def _window_missing(reason: ImportError) -> Exception:
    """A sentence for a library that is not there; any other failing import is a fault of the program."""
    name = (reason.name or "").split(".")[0]
    if name not in ("PySide6", "shiboken6", "qasync", "pyqtgraph") and "shared object" not in str(reason):
        return reason
    return EnvironmentFault(
        f"The window needs a library that is not there: {reason}.",
        "“packaging/run” names what is missing and installs it.",
    )


def _open_sample(context: Context) -> None:
    """The sample in a window and a process of its own, so that it can never touch the person's vault."""
    from app.vaults import start_window

    start_window(context, "demo")


def _remember(context: Context, settings: SettingsFile, name: str, value: str) -> None:
    """Keep a choice. One that cannot be kept is lost at the next start, which is no reason to stop a closing window."""
    try:
        settings.change(name, value)
    except VaultError as fault:
        logs.record(context.places.log, fault, "settings")


def _remember_in_sample(context: Context, settings: SettingsFile, name: str, value: str) -> None:
    """The same without what is kept for one vault: a sample never comes back, and would push others out."""
    if name != "arrangements":
        _remember(context, settings, name, value)


def _write_down(context: Context, fault: BaseException) -> None:
    logs.record(context.places.log, fault, "window")


COMMANDS = (Command("demo", "open the window on a fresh sample vault", no_arguments, demo),)
