"""The chat model at the command line: none unless one is set, and never a reason to lose a statement.

Set in the settings as the fast model, or for one run by VARIORUM_CHAT_URL,
VARIORUM_CHAT_MODEL and VARIORUM_CHAT_KEY; the last one names a key and is none.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from app import logs
from app.context import Context
from app.keys import key_finder, model_roles
from app.settings import SettingsFile
from core.answers import followed_by
from core.domain import Layer, Outcome, Receipt, Step
from core.errors import InvalidRequest, VaultError
from core.inference.roles import ModelRoles, Role, RoleSettings, connect

if TYPE_CHECKING:
    from core.inference.chat import OpenAIChat
    from core.vault import Vault


def chat_model(context: Context) -> OpenAIChat | None:
    """The model that is set, None when none is; nothing is contacted yet. Raises what ``connect`` raises."""
    roles = _roles(context.environment, model_roles(SettingsFile(context.places.settings)))
    return connect(roles, Role.FAST, key_finder(context.environment), told=context.note)


def _roles(environment: Mapping[str, str], roles: ModelRoles) -> ModelRoles:
    """The roles as set, with what this run's environment says of the fast one."""
    url, model, key = (environment.get(f"VARIORUM_CHAT_{name}", "").strip() for name in ("URL", "MODEL", "KEY"))
    if not url:
        return replace(
            roles, fast=replace(roles.fast, model=model or roles.fast.model, key_name=key or roles.fast.key_name)
        )
    # A key is never sent to an address that it was not set for.
    return replace(roles, fast=RoleSettings(url, model or roles.fast.model, key))


def model_is_set(context: Context) -> bool:
    """Whether a chat model is set, here or for this run; whether it answers is another question."""
    fast = _roles(context.environment, model_roles(SettingsFile(context.places.settings))).of(Role.FAST)
    return bool(fast.base_url and fast.model)


def no_model() -> InvalidRequest:
    """What to say when a command needs a model and none is set."""
    return InvalidRequest("No chat model is set.", "VARIORUM_CHAT_URL and VARIORUM_CHAT_MODEL set one for a run.")


@contextlib.contextmanager
def asking(context: Context) -> Iterator[OpenAIChat | None]:
    """The model that is set; for one that cannot be used there is a note beside the answer, and None."""
    try:
        model = chat_model(context)
    except VaultError as fault:
        context.note(f"The language model was not asked: {fault.message} {fault.hint}".strip())
        model = None
    try:
        yield model
    finally:
        if model is not None:
            model.close()


def judged(context: Context, vault: Vault, receipt: Receipt, model: OpenAIChat | None) -> Receipt:
    """The receipt of a stored statement with what the model said about it; only what is new is asked about.

    The statement is committed: whatever happens here, its receipt is given.
    """
    if model is None or receipt.outcome is not Outcome.ADDED or receipt.memory is None:
        return receipt
    try:
        return followed_by(receipt, vault.judge(receipt.memory, model))
    except VaultError as fault:
        return _unasked(receipt, f"The model was not heard: {fault.message}")
    except KeyboardInterrupt:
        return _unasked(receipt, "Asking the model was stopped from the keyboard.")
    except Exception as fault:  # noqa: BLE001 - the statement is stored; the fault goes to the log
        logs.record(context.places.log, fault, "asking the model")
        return _unasked(receipt, f"Asking the model failed inside Variorum ({type(fault).__name__}).")


def _unasked(receipt: Receipt, why: str) -> Receipt:
    return replace(
        receipt, reason=f"{receipt.reason} {why}", steps=(*receipt.steps, Step(Layer.JUDGE, "unclear", why, 0.0))
    )
