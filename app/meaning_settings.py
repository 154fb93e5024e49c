"""The model of search by meaning for the window: read, tested, chosen and left, with keys known by name only."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from app.context import Context
from app.embedders import Chosen, choose, chosen_for, started
from app.keys import key_finder
from app.paths import resources
from app.reranker_settings import reranker_doors
from app.settings import SettingsFile
from core.domain import ShouldStop
from core.inference.kinds import Kind
from ui.meaning_doors import Comes, MeaningDoors, MeaningFields, MeaningReport, OpenVault, Pools

if TYPE_CHECKING:
    from core.inference.embed import Embedder
    from core.inference.embed_choice import Choice
    from core.vault import Vault

NEAR = 0.3
"""The bar that a test tells: from here on a memory is offered that shares no word with what is searched for."""


def meaning_doors(context: Context) -> MeaningDoors:
    """What the window needs to show and change the model of search by meaning."""
    return MeaningDoors(
        load=lambda open_vault: _load(context, open_vault),
        test=lambda fields, should_stop: _test(context, fields, should_stop),
        use=lambda open_vault, fields: _use(context, open_vault, fields),
        stay=lambda open_vault: _stay(context, open_vault),
        rest=_rest,
        following=lambda vault: following(context, vault),
        arrived=lambda vault: arrived(context, vault),
        reranker=reranker_doors(context),
    )


def _settings(context: Context) -> SettingsFile:
    return SettingsFile(context.places.settings)


def _choice(fields: MeaningFields) -> Choice:
    from core.inference.embed_choice import BUILTIN, Choice

    if fields.comes is Comes.BUILTIN:
        return BUILTIN
    return Choice(
        Kind(fields.comes.value),
        fields.place,
        fields.model,
        fields.key_name,
        fields.pools.value,
        fields.question_prefix,
        fields.text_prefix,
    )


def _load(context: Context, open_vault: OpenVault) -> MeaningFields:
    with contextlib.closing(open_vault()) as vault:
        chosen = chosen_for(_settings(context), vault)
    one = chosen.following or chosen.now
    return MeaningFields(
        Comes(one.kind.value),
        one.place,
        one.model,
        one.key_name,
        Pools(one.pooling) if one.pooling in tuple(Pools) else Pools.AS_FILES_SAY,
        one.question_prefix,
        one.text_prefix,
    )


def _test(context: Context, fields: MeaningFields, should_stop: ShouldStop) -> MeaningReport:
    from core.inference.embed_choice import tried

    choice, found = tried(_choice(fields), resources(), key_finder(context.environment), should_stop)
    scale = found.scale
    return MeaningReport(choice.name, found.dimensions, found.ms, scale.right, scale.scripts, scale.own(NEAR), NEAR)


def _use(context: Context, open_vault: OpenVault, fields: MeaningFields) -> bool:
    from core.inference.embed_choice import tried

    choice, _ = tried(_choice(fields), resources(), key_finder(context.environment))
    settings = _settings(context)
    with contextlib.closing(open_vault()) as vault:
        now = chosen_for(settings, vault).now
        begun = vault.begin_move(started(context, choice))
        choose(settings, vault, Chosen(choice) if begun is None else Chosen(now, choice))
    return begun is not None


def _stay(context: Context, open_vault: OpenVault) -> None:
    settings = _settings(context)
    with contextlib.closing(open_vault()) as vault:
        vault.cancel_move()
        choose(settings, vault, Chosen(chosen_for(settings, vault).now))


def _rest(open_vault: OpenVault, on: bool) -> None:
    with contextlib.closing(open_vault()) as vault:
        vault.pause_move(on)


def following(context: Context, vault: Vault) -> Embedder | None:
    """The model that the vault moves to, started; None when nobody chose one here."""
    choice = chosen_for(_settings(context), vault).following
    return None if choice is None else started(context, choice)


def arrived(context: Context, vault: Vault) -> None:
    """Keep that the vault is searched by the model that it moved to."""
    settings = _settings(context)
    choose(settings, vault, chosen_for(settings, vault))
