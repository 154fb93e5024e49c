"""Finding an endpoint's key by its name: an environment variable, or the system's key store; never a file.

A name in capitals is an environment variable's, ``keyring:NAME`` is an entry of
the key store. Settings and logs hold the name only.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from app.settings import SettingsFile
from core.errors import EnvironmentFault, InvalidRequest
from core.inference.roles import KEY_NAME, KeyOf, ModelRoles, RoleSettings

SERVICE = "variorum"
"""Under which the key store keeps our entries."""
_STORED = "keyring:"


def key_finder(environment: Mapping[str, str]) -> KeyOf:
    """Finds keys by name in this environment and in the system's key store."""

    def find(name: str) -> str | None:
        if name.startswith(_STORED):
            return _stored(name.removeprefix(_STORED))
        return environment.get(name, "").strip() or None

    return find


def model_roles(settings: SettingsFile) -> ModelRoles:
    """The two roles as they are set on this computer."""
    return ModelRoles(_role(settings, "fast"), _role(settings, "strong"))


def _role(settings: SettingsFile, name: str) -> RoleSettings:
    return RoleSettings(*(settings.value(f"{name}_{field}") for field in ("url", "model", "key")))


def _stored(name: str) -> str | None:
    """An entry of the key store; None when there is none, or no key store at all."""
    import keyring
    from keyring.errors import KeyringError

    try:
        return keyring.get_password(SERVICE, name)
    except (KeyringError, RuntimeError, OSError):
        return None


def store_key(name: str, key: str) -> None:
    """Put a key into the system's key store. Raises ``InvalidRequest``, ``EnvironmentFault``; never with the key."""
    import keyring
    from keyring.errors import KeyringError

    if not re.fullmatch(KEY_NAME, _STORED + name):
        raise InvalidRequest(
            "That is not a name for a key.", "Use small letters, digits, dots and dashes, at most 32 signs."
        )
    try:
        keyring.set_password(SERVICE, name, key)
    except (KeyringError, RuntimeError, OSError):
        # Without its cause: a backend's message may hold the key.
        raise EnvironmentFault(
            "The system’s key store did not take the key.",
            "Unlock it and try again, or use an environment variable.",
        ) from None
