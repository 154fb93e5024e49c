"""The language model's settings for the window: read, checked, kept and tried, with keys known by name only."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from app.chat import chat_model, model_is_set
from app.context import Context
from app.keys import key_finder, model_roles, store_key
from app.meaning_settings import meaning_doors
from app.model_test import Ask, Case, Said, read_cases, try_model
from app.paths import resources
from app.settings import SettingsFile
from core.answers import Answered, ExtractReport, Query
from core.domain import Progress, Receipt, ShouldStop
from core.errors import InvalidRequest
from core.inference import roles
from ui.model_doors import ModelDoors, ModelFields, ModelReport, Role, RoleFields

if TYPE_CHECKING:
    from core.inference.chat import ChatModel, OpenAIChat
    from core.vault import Vault

CASES = "model_test.jsonl"
LONGEST_ANSWER = 60.0
"""Seconds for one answer of the test; a person who waits longer than that for one statement would not use it."""


def model_doors(context: Context, settings: SettingsFile) -> ModelDoors:
    """What the window needs to set and try a language model."""
    key_of = key_finder(context.environment)
    return ModelDoors(
        load=lambda: _fields(model_roles(settings)),
        counts=lambda fields, role: _field(_roles(fields).of(roles.Role(role.value))),
        save=lambda fields: _save(settings, fields),
        key_is_there=lambda name: bool(key_of(name)),
        test=lambda fields, progress, should_stop: _try(fields, key_of, progress, should_stop),
        judge=lambda open_vault, memory, should_stop: _judge(context, open_vault, memory, should_stop),
        put_key=store_key,
        extract=lambda open_vault, brought, progress, stop: _extract(context, open_vault, brought, progress, stop),
        ask=lambda open_vault, query, should_stop: _ask(context, open_vault, query, should_stop),
        is_set=lambda: model_is_set(context),
        meaning=meaning_doors(context),
    )


def _field(one: roles.RoleSettings) -> RoleFields:
    return RoleFields(one.base_url, one.model, one.key_name)


def _fields(both: roles.ModelRoles) -> ModelFields:
    return ModelFields(_field(both.fast), _field(both.strong))


def _roles(fields: ModelFields) -> roles.ModelRoles:
    fast, strong = (roles.RoleSettings(one.base_url, one.model, one.key_name) for one in (fields.fast, fields.strong))
    return roles.ModelRoles(fast, strong)


def _save(settings: SettingsFile, fields: ModelFields) -> None:
    """Keep all of it or, when one value cannot be kept, nothing."""
    both = _roles(fields)
    wanted: dict[str, str] = {}
    for name, one in ((Role.FAST, both.fast), (Role.STRONG, both.strong)):
        checked = roles.checked_role(one)
        wanted |= {
            f"{name}_url": checked.base_url,
            f"{name}_model": checked.model,
            f"{name}_key": checked.key_name,
        }
    settings.change_all(wanted)


def _try(fields: RoleFields, key_of: roles.KeyOf, progress: Progress, should_stop: ShouldStop) -> ModelReport:
    """Put the labelled set to the endpoint that is described, and count."""
    asked = roles.ModelRoles(roles.RoleSettings(fields.base_url, fields.model, fields.key_name))
    model = roles.connect(asked, roles.Role.FAST, key_of, timeout=LONGEST_ANSWER)
    if model is None:
        raise InvalidRequest("No language model is set.", "Write its address and its name first.")
    try:
        return try_model(read_cases(cases_file()), judge_with(model), progress, should_stop)
    finally:
        model.close()


def _judge(context: Context, open_vault: Callable[[], Vault], memory: str, should_stop: ShouldStop) -> Receipt | None:
    """Ask the model that is set, with a handle of its own; None when none is set."""
    with _both(context, open_vault) as found:
        if found is None:
            return None
        vault, model = found
        return vault.judge(memory, model, should_stop)


def _extract(
    context: Context,
    open_vault: Callable[[], Vault],
    brought: int | None,
    progress: Progress,
    should_stop: ShouldStop,
) -> ExtractReport | None:
    """Let the model that is set read conversations, with a handle of its own; None when none is set."""
    with _both(context, open_vault) as found:
        if found is None:
            return None
        vault, model = found
        return vault.extract(model, brought=brought, progress=progress, should_stop=should_stop)


def _ask(context: Context, open_vault: Callable[[], Vault], query: Query, should_stop: ShouldStop) -> Answered | None:
    """Let the model that is set answer a question, with a handle of its own; None when none is set."""
    with _both(context, open_vault) as found:
        if found is None:
            return None
        vault, model = found
        return vault.ask(query, model, should_stop)


@contextlib.contextmanager
def _both(context: Context, open_vault: Callable[[], Vault]) -> Iterator[tuple[Vault, OpenAIChat] | None]:
    """The model that is set and a handle on the vault, closed afterwards; None when no model is set."""
    model = chat_model(context)
    if model is None:
        yield None
        return
    with contextlib.closing(model), contextlib.closing(open_vault()) as vault:
        yield vault, model


def cases_file() -> Path:
    """Where the labelled set lies."""
    return resources() / CASES


def judge_with(model: ChatModel) -> Ask:
    """Asks a chat model about one case, the way it will be asked about a person's statements."""
    from core.inference.judge import judge
    from core.inference.prompts import Shown
    from core.inference.replies import Decision

    def ask(case: Case, should_stop: ShouldStop) -> Said:
        answer = judge(model, Shown(case.statement), [Shown(text) for text in case.memories], should_stop).answer
        if isinstance(answer, Decision):
            return Said(answer.op.value, answer.target)
        return Said(None, reason=answer.reason)

    return ask
