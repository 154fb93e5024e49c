"""The reranker for the window: read, tested, chosen, switched off and started."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.context import Context
from app.paths import resources
from app.rerankers import choose_reranker, chosen_reranker, folder_of, start_chosen
from app.settings import SettingsFile
from core.domain import ShouldStop
from ui.reranker_doors import RerankerDoors, RerankerFields, RerankerReport

if TYPE_CHECKING:
    from core.inference.rerank_choice import RerankChoice


def reranker_doors(context: Context) -> RerankerDoors:
    """What the window needs to show and change the reranker."""
    return RerankerDoors(
        load=lambda: _load(context),
        test=lambda folder, should_stop: _tried(folder, should_stop)[1],
        use=lambda folder, should_stop: _use(context, folder, should_stop),
        off=lambda: choose_reranker(_settings(context), None),
        start=lambda: start_chosen(_settings(context)),
    )


def _settings(context: Context) -> SettingsFile:
    return SettingsFile(context.places.settings)


def _load(context: Context) -> RerankerFields:
    choice = chosen_reranker(_settings(context))
    return RerankerFields() if choice is None else RerankerFields(choice.folder, choice.name)


def _tried(folder: str, should_stop: ShouldStop) -> tuple[RerankChoice, RerankerReport]:
    from core.acts.bench import BUDGET_MS
    from core.engine.reranking import BEST
    from core.inference.rerank_choice import tried

    choice, _, found = tried(folder_of(folder), resources(), should_stop)
    return choice, RerankerReport(choice.name, found.right, found.ms, BEST, BUDGET_MS)


def _use(context: Context, folder: str, should_stop: ShouldStop) -> RerankerReport:
    choice, report = _tried(folder, should_stop)
    choose_reranker(_settings(context), choice)
    return report
