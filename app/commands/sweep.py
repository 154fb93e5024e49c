"""The sweep, now: what no write compared is looked for, and all that is found waits for the person."""

from __future__ import annotations

import argparse
import contextlib

from app import plain, render, render_judge, render_sweep
from app.chat import chat_model
from app.command import Command, no_arguments
from app.context import Context, Reply, reading, writing
from app.faults import UsageFault
from app.model import with_model
from app.progress import meter
from core.contradictions import Generator
from core.errors import InvalidRequest

SECONDS = 30.0
"""How long a sweep takes at most unless said otherwise."""
BOUNDS = (
    "By rules every two statements about one subject that a rule could set against each other meet in one round, "
    "spread over as many sweeps as it takes; what is written meanwhile waits for the next round. A statement that more "
    "than 500 earlier ones resemble meets the latest 500 in its turn and the others at the end of the same round; so "
    "it is with more than 500 answers to one question. One with five open flags meets the rest once some of them are "
    "decided."
)


def _declare_sweep(parser: argparse.ArgumentParser) -> None:
    parser.epilog = BOUNDS
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
        if model is not None:
            with_model(context, vault)
        progress = stack.enter_context(meter(context, "Looking at"))
        report = vault.sweep(arguments.seconds, arguments.calls, model, progress)
    return Reply(render_sweep.sweep(report), render_sweep.plain_sweep(report))


def detectors(context: Context, arguments: argparse.Namespace) -> Reply:
    """Say how right each detector was by the person's own verdicts."""
    with reading(context) as vault:
        found, own = vault.detectors(), vault.recalibration()
    shown = [render_sweep.plain_detectors(found), render_judge.plain_recalibration(own)]
    return Reply({**render_sweep.detectors(found), "recalibration": render_judge.recalibration(own)}, "\n".join(shown))


def _declare_automatic(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("generator", choices=[one.value for one in Generator], metavar="GENERATOR", help="the detector")
    parser.add_argument(
        "--above",
        metavar="PERCENT",
        type=float,
        help="let it decide by itself while your own verdicts prove it right above this (50 to 99.9)",
    )
    parser.add_argument("--off", action="store_true", help="let its flags wait for you again")


def automatic(context: Context, arguments: argparse.Namespace) -> Reply:
    """Let a detector decide by itself, or let it wait again."""
    if (arguments.above is None) is not arguments.off:
        raise UsageFault("Say from which precision on it may decide, or switch it off.", "--above PERCENT or --off.")
    with writing(context) as vault:
        receipt = vault.set_automatic(Generator(arguments.generator), arguments.above)
    return Reply(render.receipt(receipt), plain.receipt(receipt))


COMMANDS = (
    Command("sweep", "look for what disagrees, repeats or is out of date, now", _declare_sweep, sweep),
    Command("detectors", "say how right each detector was by your own verdicts", no_arguments, detectors),
    Command("automatic", "let a detector that is proven right decide by itself", _declare_automatic, automatic),
)
