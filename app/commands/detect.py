"""Looking for contradictions now, and how much the built-in judge may say."""

from __future__ import annotations

import argparse

from app.command import Command
from app.context import Context, Reply, writing
from app.model import embed_waiting
from core.contradictions import ContradictionState, QueueRequest

SETTINGS = ("quiet", "balanced", "all")


def _declare_detect(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--setting",
        choices=SETTINGS,
        help="how much the built-in judge flags by itself: quiet is seldom wrong, all asks about whatever it doubts",
    )
    own = parser.add_mutually_exclusive_group()
    own.add_argument(
        "--follow",
        action="store_true",
        help="calibrate the built-in judge by your verdicts; “detectors” says beforehand what that changes",
    )
    own.add_argument("--as-shipped", action="store_true", help="take back what --follow did")


def detect(context: Context, arguments: argparse.Namespace) -> Reply:
    """Compare what was stored and not compared yet."""
    with writing(context) as vault:
        if arguments.setting is not None:
            vault.set_detector_setting(arguments.setting)
        if arguments.follow:
            vault.recalibrate()
        if arguments.as_shipped:
            vault.forget_recalibration()
        embed_waiting(context, vault)
        waiting = vault.contradictions(QueueRequest(ContradictionState.OPEN, limit=1)).total
        setting = vault.detector_setting()
    plural = "" if waiting == 1 else "s"
    return Reply(
        {"setting": setting, "contradictions": waiting},
        f"{waiting} contradiction{plural} wait{'s' if waiting == 1 else ''} for you. "
        f"The built-in judge is set to “{setting}”.",
    )


COMMANDS = (Command("detect", "compare what was not compared yet; set the built-in judge", _declare_detect, detect),)
