"""The language model at the command line: loaded when a command needs it, done without when it cannot be.

``VARIORUM_MODEL=none`` switches it off; search then goes by words alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from app import logs
from app.context import Context
from app.detector import detect_waiting
from app.paths import resources
from app.progress import meter
from app.settings import SettingsFile
from core.errors import EnvironmentFault, InvalidRequest, VaultError
from core.inference.kinds import Kind

if TYPE_CHECKING:
    from core.inference.embed import Embedder
    from core.vault import Vault


def switched_off(context: Context) -> bool:
    """Whether the person switched the model off."""
    return context.environment.get("VARIORUM_MODEL", "").strip().lower() == "none"


def builtin_model(*, word_vectors: bool = True) -> Embedder:
    """The model that comes with the program. Raises ``ModelMissing`` or ``ModelAltered``."""
    from core.inference.embed import load_builtin_embedder

    return load_builtin_embedder(resources(), pieces=word_vectors)


def wanted_model(settings: SettingsFile) -> Callable[[], Embedder]:
    """How to load the model as the person has set it."""
    return builtin_model if settings.value("word_vectors") == "on" else partial(builtin_model, word_vectors=False)


def model_of(context: Context, vault: Vault) -> Callable[[], Embedder]:
    """How to load the model that a vault is searched by."""
    from app.embedders import chosen_for, started

    settings = SettingsFile(context.places.settings)
    choice = chosen_for(settings, vault).now
    return wanted_model(settings) if choice.kind is Kind.BUILTIN else partial(started, context, choice)


def load_model(context: Context, vault: Vault | None = None) -> Embedder | None:
    """The vault's model, by default the built-in one, or None with a note to the person why not."""
    if switched_off(context):
        return None
    try:
        load = wanted_model(SettingsFile(context.places.settings)) if vault is None else model_of(context, vault)
        return load()
    except (EnvironmentFault, InvalidRequest) as fault:
        context.note(f"{fault.message} {fault.hint}".strip())
        return None


def with_model(context: Context, vault: Vault) -> bool:
    """Give the vault the model; False when there is none."""
    model = load_model(context, vault)
    vault.use_embedder(model)
    return model is not None


def try_model(context: Context, vault: Vault) -> bool:
    """``with_model`` before a write that must not fail for it: any fault is a note, and there is no model."""
    try:
        return with_model(context, vault)
    except Exception as fault:  # noqa: BLE001 - the write goes on; the fault goes to the log
        _note_fault(context, fault)
        return False


def embed_waiting(context: Context, vault: Vault, *, loaded: bool = False) -> None:
    """Make the missing vectors and look for contradictions, after the answer; ``loaded``: the vault has its model.

    What was written stays whatever happens here, so a fault is a note beside
    the answer and never a second answer; the next command tries again.
    """
    if not switched_off(context):
        _embed(context, vault, loaded=loaded)
    detect_waiting(context, vault)


def _embed(context: Context, vault: Vault, *, loaded: bool) -> None:
    try:
        if vault.stats().waiting_vectors and (loaded or with_model(context, vault)):
            with meter(context, "Reading") as progress:
                vault.embed_missing(progress)
    except Exception as fault:  # noqa: BLE001 - the answer stands; the fault goes to the log
        _note_fault(context, fault)


def _note_fault(context: Context, fault: Exception) -> None:
    if isinstance(fault, VaultError):
        context.note(f"{fault.message} {fault.hint}".strip())
        return
    logs.record(context.places.log, fault, "reading")
    context.note("The new words could not be read by the language model; search by words finds them.")
