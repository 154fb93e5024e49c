"""The reranker at the command line: off unless one is chosen or named for a run, and never a reason to lose an answer.

Which one is kept in this computer's settings, for every vault, since nothing is stored with it.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from app.context import Context
from app.settings import SettingsFile
from core.errors import EnvironmentFault

if TYPE_CHECKING:
    from core.inference.rerank_choice import RerankChoice
    from core.inference.rerank_folder import Reranker
    from core.vault import Vault

SETTING = "reranker"
OFF = "off"
"""Said in the place of a folder: none in this run."""


def reranker_argument(parser: argparse.ArgumentParser) -> None:
    """``--reranker`` for a command that searches."""
    parser.add_argument(
        "--reranker",
        metavar="FOLDER",
        help="let the cross-encoder in this folder read the best hits once more (“off”: not even the one that is set)",
    )


def chosen_reranker(settings: SettingsFile) -> RerankChoice | None:
    """Which reranker is set; None: none, as it is at first."""
    from core.inference.rerank_choice import rerank_choice_from

    try:
        return rerank_choice_from(json.loads(settings.value(SETTING) or "null"))
    except (ValueError, RecursionError):
        return None


def choose_reranker(settings: SettingsFile, choice: RerankChoice | None) -> None:
    """Keep a choice; None: none. Raises ``FileUnwritable``."""
    settings.change(SETTING, "" if choice is None else json.dumps(choice.as_json()))


def folder_of(named: str) -> Path:
    """A folder as a person names it, in full."""
    return Path(named).expanduser().absolute()


def start_chosen(settings: SettingsFile) -> Reranker | None:
    """Start the reranker that is set; None where none is. Raises ``ModelMissing`` and ``ModelAltered``."""
    from core.inference.rerank_choice import start

    choice = chosen_reranker(settings)
    return None if choice is None else start(choice)


def with_reranker(context: Context, vault: Vault, named: str | None) -> None:
    """Give the vault the reranker named for this run, else the one that is set.

    One that is set and cannot be started is a note beside the answer; one that was named for this run is an error.
    """
    if named == OFF:
        return
    if named is not None:
        from core.inference.rerank_folder import start_reranker

        vault.use_reranker(start_reranker(folder_of(named)))
        return
    try:
        vault.use_reranker(start_chosen(SettingsFile(context.places.settings)))
    except EnvironmentFault as fault:
        context.note(f"{fault.message} {fault.hint}".strip())
