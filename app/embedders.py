"""Which embedding model each vault is searched by: kept in this computer's settings, by the vault's id.

It is not kept in the vault: a file that came from somebody else must not make
this computer load a folder or contact an address. ``now`` is the model whose
vectors are there, ``following`` the one that they are being renewed for; which
of the two counts is told by the vault.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.context import Context
from app.keys import key_finder
from app.paths import resources
from app.settings import SettingsFile
from core.inference.embed_choice import BUILTIN, Choice, choice_from, start

if TYPE_CHECKING:
    from core.inference.embed import Embedder
    from core.vault import Vault

SETTING = "embedders"
MOST = 40
"""Vaults whose choice is kept; the one that was chosen for longest ago goes first."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """The models of one vault: the one that it is searched by, and the one that it moves to."""

    now: Choice = BUILTIN
    following: Choice | None = None

    def holding(self, fingerprint: str | None) -> Chosen:
        """The same once the vault says whose vectors it is searched by: what follows has perhaps arrived."""
        if self.following is not None and self.following.fingerprint == fingerprint:
            return Chosen(self.following)
        return self


def chosen_for(settings: SettingsFile, vault: Vault) -> Chosen:
    """What is chosen for a vault, in the light of what it holds."""
    read = _read(settings).get(vault.vault_id)
    if not isinstance(read, dict):
        return Chosen()
    chosen = Chosen(choice_from(read.get("now")) or BUILTIN, choice_from(read.get("following")))
    return chosen.holding(vault.model_state().fingerprint)


def choose(settings: SettingsFile, vault: Vault, chosen: Chosen) -> None:
    """Keep a choice. Raises ``FileUnwritable``."""
    every = {key: value for key, value in _read(settings).items() if key != vault.vault_id}
    if chosen != Chosen():
        kept = {"now": chosen.now.as_json()}
        if chosen.following is not None:
            kept["following"] = chosen.following.as_json()
        every[vault.vault_id] = kept
    newest = dict(list(every.items())[-MOST:])
    settings.change(SETTING, json.dumps(newest) if newest else "")


def _read(settings: SettingsFile) -> Mapping[str, object]:
    try:
        read = json.loads(settings.value(SETTING) or "{}")
    except (ValueError, RecursionError):
        return {}
    return read if isinstance(read, dict) else {}


def started(context: Context, choice: Choice) -> Embedder:
    """Start the model of a choice. Raises ``EnvironmentFault``, ``InvalidRequest``."""
    pieces = SettingsFile(context.places.settings).value("word_vectors") == "on"
    return start(choice, resources(), key_finder(context.environment), pieces=pieces)
