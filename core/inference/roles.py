"""Which model is asked for what: a fast role and a strong one, the latter falling back to the former field by field.

Settings hold names only. A key is looked up by its name when a model is
connected: in an environment variable, or in the system's key store; that
looking up is done by whoever calls, because the engine knows neither.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from core.errors import EndpointRefused, InvalidRequest
from core.inference.wire import checked_url

if TYPE_CHECKING:
    from core.inference.chat import Habits, OpenAIChat

KeyOf = Callable[[str], str | None]
"""Finds a key by its name; None when there is none of that name."""

KEY_NAME = r"[A-Z][A-Z0-9_]{0,63}|keyring:[a-z0-9][a-z0-9._-]{0,31}"
"""An environment variable's name in capitals, or ``keyring:`` and a name: no real key looks like either."""


TIMEOUT = 60.0
"""Seconds for one exchange: a model on two processor cores writes a decision in a few seconds, with thinking in 40."""


class Role(StrEnum):
    """What a model is used for: everyday decisions, or what deserves a better model."""

    FAST = "fast"
    STRONG = "strong"


@dataclass(frozen=True, slots=True)
class RoleSettings:
    """What is set for one role; an empty field is not set."""

    base_url: str = ""
    model: str = ""
    key_name: str = ""


@dataclass(frozen=True, slots=True)
class ModelRoles:
    """The settings of both roles as the person made them."""

    fast: RoleSettings = RoleSettings()
    strong: RoleSettings = RoleSettings()

    def of(self, role: Role) -> RoleSettings:
        """The settings that count for a role.

        Each field that the strong role leaves empty is the fast one's. The
        key's name follows only to the same address: a key is never sent to
        an endpoint that it was not set for.
        """
        if role is Role.FAST:
            return self.fast
        url = self.strong.base_url or self.fast.base_url
        same = url.rstrip("/") == self.fast.base_url.rstrip("/")
        return RoleSettings(
            url,
            self.strong.model or self.fast.model,
            self.strong.key_name or (self.fast.key_name if same else ""),
        )


def checked_role(settings: RoleSettings) -> RoleSettings:
    """The settings without blanks around. Raises ``InvalidRequest`` for what cannot be one, without repeating it."""
    url, model, key = settings.base_url.strip(), settings.model.strip(), settings.key_name.strip()
    if key and not re.fullmatch(KEY_NAME, key):
        raise InvalidRequest(
            "That is not the name of a key.",
            "Write the name of an environment variable, like MY_MODEL_KEY, or keyring: and a name; never the key.",
        )
    return RoleSettings(checked_url(url) if url else "", model, key)


def connect(
    roles: ModelRoles,
    role: Role,
    key_of: KeyOf,
    *,
    habits: Habits | None = None,
    timeout: float = TIMEOUT,
    told: Callable[[str], None] = lambda _: None,
) -> OpenAIChat | None:
    """The model of a role, or None when no address or no model is set.

    Nothing is contacted yet. Raises ``EndpointRefused`` when the key that is
    named is not there, ``InvalidRequest`` for settings that cannot be any.
    """
    from core.inference.chat import OpenAIChat  # reading replies is prepared only where a model is used

    settings = checked_role(roles.of(role))
    if not settings.base_url or not settings.model:
        return None
    key = key_of(settings.key_name) if settings.key_name else None
    if settings.key_name and not key:
        raise EndpointRefused(
            f"The key “{settings.key_name}” that is set for the {role} model is not there.",
            "Set that environment variable, or put the key into the key store again.",
        )
    return OpenAIChat(settings.base_url, settings.model, key, habits=habits, timeout=timeout, told=told)
