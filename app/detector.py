"""The built-in judge at the command line, and looking for contradictions after a write.

What was written stays whatever happens here: a fault is a note beside the
answer. ``VARIORUM_MODEL=none`` leaves rules alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app import logs
from app.context import Context
from app.paths import resources
from app.progress import meter
from core.errors import ModelAltered, ModelMissing, VaultError

if TYPE_CHECKING:
    from core.domain import Receipt
    from core.inference.local_judge import LocalJudge
    from core.vault import Vault

FEW = 64
"""Statements without vectors that are read before an answer; a larger heap waits until after it."""


def builtin_judge() -> LocalJudge | None:
    """The judge that comes with the program, None when its file is not there; it is started when first asked."""
    from core.inference.local_judge import load_local_judge

    try:
        return load_local_judge(resources())
    except (ModelMissing, ModelAltered):
        return None


def with_judge(context: Context, vault: Vault) -> None:
    """Give the vault the built-in judge, unless the person switched models off."""
    if context.environment.get("VARIORUM_MODEL", "").strip().lower() != "none":
        vault.use_detector(builtin_judge())


def detected(context: Context, vault: Vault, receipt: Receipt) -> Receipt:
    """The receipt of a stored statement with the contradictions that were found at once."""
    if receipt.memory is None:
        return receipt
    try:
        if 0 < vault.stats().waiting_vectors <= FEW:
            vault.embed_missing()
        return vault.detected(receipt)
    except VaultError as fault:
        context.note(f"{fault.message} {fault.hint}".strip())
    except Exception as fault:  # noqa: BLE001 - the statement is stored; the fault goes to the log
        logs.record(context.places.log, fault, "detecting")
        context.note("Contradictions could not be looked for; the next command tries again.")
    return receipt


def detect_waiting(context: Context, vault: Vault) -> None:
    """Look at every statement that nobody looked at yet, after the answer was printed."""
    try:
        with meter(context, "Comparing") as progress:
            vault.detect_missing(progress)
    except VaultError as fault:
        context.note(f"{fault.message} {fault.hint}".strip())
    except Exception as fault:  # noqa: BLE001 - the answer stands; the fault goes to the log
        logs.record(context.places.log, fault, "detecting")
        context.note("Contradictions could not be looked for; the next command tries again.")
