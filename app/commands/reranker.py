"""The reranker that reads the best hits of a search once more: show it, choose one, test one, switch it off."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from app.command import Command
from app.context import Context, Reply
from app.faults import UsageFault
from app.paths import resources
from app.rerankers import choose_reranker, chosen_reranker, folder_of
from app.settings import SettingsFile

if TYPE_CHECKING:
    from core.inference.rerank_choice import RerankChoice, RerankTest

DOES = ("show", "use", "test", "off")


def _declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("do", nargs="?", choices=DOES, default="show", metavar="DO", help=", ".join(DOES) + " (show)")
    parser.add_argument("folder", nargs="?", metavar="FOLDER", help="for use and test: an ONNX cross-encoder's folder")


def reranker(context: Context, arguments: argparse.Namespace) -> Reply:
    """Show, choose, test or switch off."""
    needs = arguments.do in ("use", "test")
    if needs and arguments.folder is None:
        raise UsageFault("Say which folder.", f"“reranker {arguments.do} FOLDER”.")
    if not needs and arguments.folder is not None:
        raise UsageFault(f"“reranker {arguments.do}” takes no folder.", "“reranker use FOLDER” chooses one.")
    settings = SettingsFile(context.places.settings)
    if arguments.do == "off":
        choose_reranker(settings, None)
    if not needs:
        choice = chosen_reranker(settings)
        return Reply(_document(choice), _words(choice))
    from core.inference.rerank_choice import tried

    choice, _, found = tried(folder_of(arguments.folder), resources())
    if arguments.do == "use":
        choose_reranker(settings, choice)
    said = _tested(choice, found) if arguments.do == "test" else f"{_words(choice)} {_tested(choice, found)}"
    return Reply(_document(choice) | {"right": found.right, "ms_per_text": round(found.ms, 2)}, said)


def _document(choice: RerankChoice | None) -> dict[str, Any]:
    return {
        "name": choice.name if choice else None,
        "folder": choice.folder if choice else None,
        "fingerprint": choice.fingerprint if choice else None,
    }


def _words(choice: RerankChoice | None) -> str:
    from app import plain

    if choice is None:
        return "No reranker is set: hits keep the engine’s own order."
    return f"The best hits are read once more by {plain.safe(choice.name)} ({plain.safe(choice.folder)})."


def _tested(choice: RerankChoice, found: RerankTest) -> str:
    from app import plain
    from core.acts.bench import BUDGET_MS
    from core.engine.reranking import BEST

    return (
        f"{plain.safe(choice.name)}: of 100 comparisons it was right in {found.right:.0f}; {found.ms:.1f} ms a text, "
        f"so that a search’s best {BEST} take about {BEST * found.ms:.0f} of its {BUDGET_MS:.0f} ms."
    )


COMMANDS = (
    Command("reranker", "show or choose a model that reads the best hits once more", _declare, reranker, ("folder",)),
)
