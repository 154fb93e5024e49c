"""Labelled cases through the real engine, each in a fresh vault in memory."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.command import Command
from app.context import Context, Reply
from app.faults import UsageFault
from app.model import load_model
from app.paths import resources
from app.rerankers import folder_of
from core.inference.kinds import Kind

if TYPE_CHECKING:
    from core.inference.embed import Embedder
    from core.inference.rerank_folder import Reranker

SETS = (
    "locomo",
    "pairs",
    "slots",
    "retain",
    "when",
    "replies",
    "timeline",
    "factcon",
    "questions",
    "speed",
    "sweep",
    "crash",
    "archive",
    "gui",
    "import",
    "review",
)
_MODULES = {"import": "imports"}
"""Sets whose module has another name, since theirs is a word of the language."""
_RERANKED = ("locomo", "questions", "timeline")
"""Sets that a reranker is measured by."""
DEFAULT_SIZE = 10_000
_WITHOUT_FILE = ("speed", "sweep", "crash", "archive", "gui", "import", "review", "questions")


def _declare_bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", choices=SETS, metavar="SET", help=", ".join(SETS))
    parser.add_argument("file", nargs="?", metavar="FILE", help="the labelled cases")
    parser.add_argument("--out", metavar="RESULTS", help="one JSON line a case, with what was answered")
    parser.add_argument("--pooled", action="store_true", help="locomo: all conversations in one vault")
    parser.add_argument("--mode", choices=["search", "ask"], default="search", help="how questions are put")
    parser.add_argument(
        "--generator", choices=["all", "slot", "opposite", "local"], default="all", help="whose flags count for pairs"
    )
    parser.add_argument("--embedder", metavar="FOLDER", help="with another embedding model than the built-in one")
    parser.add_argument(
        "--reranker", metavar="FOLDER", help="how this cross-encoder changes what is found, before and after"
    )
    parser.add_argument("--no-model", action="store_true", help="without the language model")
    parser.add_argument(
        "--size",
        metavar="N",
        type=_size,
        help="memories for speed, sweep, archive, gui and review, messages for import (10000); factcon: tokens that "
        "its lists are made long, as “262k”",
    )
    parser.add_argument("--one-person", action="store_true", help="sweep: all statements are about one person")
    parser.add_argument("--points", metavar="N", type=int, default=40, help="kills for crash (40)")


def _size(text: str) -> int:
    """A whole number; "k" stands for a thousand."""
    return int(text[:-1]) * 1000 if text.endswith("k") else int(text)


def bench(context: Context, arguments: argparse.Namespace) -> Reply:
    """Run one set and report its figures."""
    if arguments.file is None and arguments.set not in _WITHOUT_FILE:
        raise UsageFault(f"“{arguments.set}” needs a file of cases.", "Write it after the set's name.")
    if arguments.reranker is not None and arguments.set not in _RERANKED:
        named = ", ".join(f"“{name}”" for name in _RERANKED)
        raise UsageFault(f"--reranker goes with {named} alone.", "Leave it away.")
    run: Callable[..., dict[str, Any]] = import_module(f"app.bench.{_MODULES.get(arguments.set, arguments.set)}").run
    result = run(
        Path(arguments.file) if arguments.file else None,
        out=Path(arguments.out) if arguments.out else None,
        embedder=_embedder(context, arguments),
        options={
            "mode": arguments.mode,
            "pooled": arguments.pooled,
            "size": DEFAULT_SIZE if arguments.size is None else arguments.size,
            "lengthen": arguments.size,
            "vault": arguments.vault,
            "points": arguments.points,
            "one_person": arguments.one_person,
            "generator": arguments.generator,
            "rules_only": arguments.no_model,
            "reranker": _reranker(arguments.reranker),
        },
    )
    return Reply(result, "\n".join(_lines(result)))


def _embedder(context: Context, arguments: argparse.Namespace) -> Embedder | None:
    """The model of the run: none, that of a folder with its own scale, or the built-in one."""
    if arguments.no_model:
        return None
    if arguments.embedder is None:
        return load_model(context)
    from app.embedders import started
    from app.keys import key_finder
    from core.inference.embed_choice import Choice, tried

    choice, _ = tried(Choice(Kind.FOLDER, arguments.embedder), resources(), key_finder(context.environment))
    return started(context, choice)


def _reranker(named: str | None) -> Reranker | None:
    if named is None:
        return None
    from core.inference.rerank_folder import start_reranker

    return start_reranker(folder_of(named))


def _lines(result: dict[str, Any], indent: str = "") -> list[str]:
    lines: list[str] = []
    for name, value in result.items():
        if isinstance(value, dict):
            lines += [f"{indent}{name}:", *_lines(value, indent + "  ")]
        else:
            shown = f"{value:,.2f}" if isinstance(value, float) else str(value)
            lines.append(f"{indent}{name}: {shown}")
    return lines


COMMANDS = (
    Command(
        "bench",
        "run labelled cases and report figures",
        _declare_bench,
        bench,
        paths=("file", "out", "embedder", "reranker"),
    ),
)
