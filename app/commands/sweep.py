"""The sweep, now: what no write compared is looked for, and all that is found waits for the person."""

from __future__ import annotations

import argparse
import contextlib

from app import render_sweep
from app.chat import chat_model
from app.command import Command
from app.context import Context, Reply, writing
from app.progress import meter
from core.errors import InvalidRequest

SECONDS = 30.0
"""How long a sweep takes at most unless said otherwise."""


def _declare_sweep(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds", metavar="N", type=float, default=SECONDS, help="how long at most (30); the next one goes on"
    )
    parser.add_argument(
        "--calls",
        metavar="N",
        type=int,
        default=0,
        help="how many questions to the chat model at most (0); it compares 25 statements at a time, so that all "
        "pairs of n statements about one subject have met after about n(n + 12)/288 questions",
    )


def sweep(context: Context, arguments: argparse.Namespace) -> Reply:
    """Look for contradictions, repetitions and what time has overtaken."""
    with contextlib.ExitStack() as stack:
        model = chat_model(context) if arguments.calls > 0 else None
        if arguments.calls > 0 and model is None:
            raise InvalidRequest("No chat model is set.", "Leave --calls out to sweep by rules alone.")
        if model is not None:
            stack.enter_context(contextlib.closing(model))
        vault = stack.enter_context(writing(context))
        progress = stack.enter_context(meter(context, "Looking at"))
        report = vault.sweep(arguments.seconds, arguments.calls, model, progress)
    return Reply(render_sweep.sweep(report), render_sweep.plain_sweep(report))


COMMANDS = (Command("sweep", "look for what disagrees, repeats or is out of date, now", _declare_sweep, sweep),)
