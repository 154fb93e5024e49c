"""The model that a vault is searched by: show it, choose another, make the vectors anew."""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.command import Command
from app.context import Context, Reply, reading, writing
from app.embedders import Chosen, choose, chosen_for, started
from app.faults import UsageFault
from app.keys import key_finder
from app.model import switched_off
from app.paths import resources
from app.progress import meter
from app.settings import SettingsFile
from core.errors import InvalidRequest
from core.inference.embed_choice import BUILTIN, Choice, tried
from core.inference.kinds import Kind

if TYPE_CHECKING:
    from core.vault import Vault
    from core.views import ModelState

DOES = ("show", "use", "test", "run", "pause", "cancel")
SECONDS = 3_600.0
"""How long a run takes at most unless said otherwise; the next one goes on."""


def _declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("do", nargs="?", choices=DOES, default="show", metavar="DO", help=", ".join(DOES) + " (show)")
    parser.add_argument(
        "what", nargs="*", metavar="MODEL", help="for use and test: builtin, a FOLDER, or endpoint URL NAME"
    )
    parser.add_argument("--pooling", choices=["mean", "cls", "last", "none"], help="where a folder does not say it")
    parser.add_argument("--question-prefix", metavar="WORDS", help="what the model wants before a question")
    parser.add_argument("--text-prefix", metavar="WORDS", help="what it wants before a text")
    parser.add_argument("--key", metavar="NAME", default="", help="name of the endpoint's key, never the key")
    parser.add_argument("--seconds", metavar="N", type=float, default=SECONDS, help="run: how long at most (3600)")


def embedder(context: Context, arguments: argparse.Namespace) -> Reply:
    """Show, choose, test or renew."""
    if arguments.what and arguments.do not in ("use", "test"):
        raise UsageFault(f"“embedder {arguments.do}” takes no model.", "“embedder use MODEL” chooses one.")
    match arguments.do:
        case "use":
            return _use(context, _described(arguments))
        case "test":
            return _tested(context, _described(arguments))
        case "run":
            return _run(context, arguments.seconds)
        case "pause" | "cancel":
            return _rest(context, arguments.do)
        case _:
            with reading(context) as vault:
                return _shown(context, vault)


def _described(arguments: argparse.Namespace) -> Choice:
    """The choice that the words describe."""
    match arguments.what:
        case ["builtin"]:
            return BUILTIN
        case ["endpoint", url, model]:
            found = Choice(Kind.ENDPOINT, url, model, arguments.key)
        case [folder] if folder != "endpoint":
            from pathlib import Path

            found = Choice(Kind.FOLDER, str(Path(folder).expanduser().absolute()), pooling=arguments.pooling or "")
        case _:
            raise UsageFault("Say which model.", "Write builtin, a folder, or endpoint URL NAME.")
    return replace(found, question_prefix=arguments.question_prefix, text_prefix=arguments.text_prefix)


def _use(context: Context, wanted: Choice) -> Reply:
    """Test a model and choose it; the vectors are made by a run, or by the window."""
    choice, _ = tried(wanted, resources(), key_finder(context.environment))
    settings = SettingsFile(context.places.settings)
    with writing(context) as vault:
        now = chosen_for(settings, vault).now
        begun = vault.begin_move(started(context, choice))
        choose(settings, vault, Chosen(choice) if begun is None else Chosen(now, choice))
        return _shown(context, vault)


def _tested(context: Context, wanted: Choice) -> Reply:
    choice, found = tried(wanted, resources(), key_finder(context.environment))
    shown: dict[str, Any] = {
        "name": choice.name,
        "fingerprint": choice.fingerprint,
        "dimensions": found.dimensions,
        "ms_per_text": round(found.ms, 2),
        "right": found.scale.right,
        "other_scripts": found.scale.scripts,
        "bars": {str(bar): round(found.scale.own(bar), 3) for bar in (0.3, 0.35, 0.42, 0.57, 0.75)},
    }
    plain = (
        f"{choice.name}: {found.dimensions} numbers a text, {found.ms:.1f} ms each. Of 100 comparisons it was right "
        f"in {found.scale.right:.0f}. “Near enough” lies at {found.scale.own(0.3):.2f} (built-in model: 0.30)."
    )
    return Reply(shown, plain)


def _run(context: Context, seconds: float) -> Reply:
    """Make the vectors that are missing, and those of the model that was chosen."""
    if switched_off(context):
        raise InvalidRequest("VARIORUM_MODEL=none switches the language model off.", "Leave it away for this run.")
    until = time.monotonic() + seconds
    settings = SettingsFile(context.places.settings)
    with writing(context) as vault:
        chosen = chosen_for(settings, vault)
        target = chosen.following or chosen.now
        model = started(context, target)
        with meter(context, "Reading") as progress:
            if vault.begin_move(model) is not None:
                made = vault.move_on(model, progress, lambda: time.monotonic() > until)
            else:
                vault.use_embedder(model)
                made = vault.embed_missing(progress, lambda: time.monotonic() > until)
        if vault.model_state().moving is None:
            choose(settings, vault, Chosen(target))
            vault.clear_leftovers(lambda: time.monotonic() > until)
        return _shown(context, vault, made)


def _rest(context: Context, do: str) -> Reply:
    settings = SettingsFile(context.places.settings)
    with writing(context) as vault:
        if do == "pause":
            vault.pause_move()
        else:
            vault.cancel_move()
            choose(settings, vault, Chosen(chosen_for(settings, vault).now))
            vault.clear_leftovers()
        return _shown(context, vault)


def _shown(context: Context, vault: Vault, made: int | None = None) -> Reply:
    state = vault.model_state()
    chosen = chosen_for(SettingsFile(context.places.settings), vault)
    document: dict[str, Any] = {
        "model": state.name or chosen.now.name,
        "fingerprint": state.fingerprint,
        "kind": chosen.now.kind.value,
        "moving": None,
        "waiting": vault.stats().waiting_vectors,
    }
    if state.moving is not None:
        document["moving"] = {
            "model": state.moving.name,
            "fingerprint": state.moving.fingerprint,
            "made": state.moving.made,
            "total": state.moving.total,
            "paused": state.moving.paused,
        }
    if made is not None:
        document["made"] = made
    return Reply(document, _in_words(state, chosen, document["waiting"]))


def _in_words(state: ModelState, chosen: Chosen, waiting: int) -> str:
    from app import plain

    lines = [f"Searched by {plain.safe(state.name or chosen.now.name)}."]
    if state.fingerprint is not None and state.fingerprint != chosen.now.fingerprint:
        lines.append(f"{plain.safe(chosen.now.name)} is set here: “embedder run” makes its vectors.")
    elif waiting:
        lines.append(f"{waiting:,} statements have no vector yet.")
    if state.moving is not None:
        rests = " It rests; “embedder run” goes on." if state.moving.paused else ""
        lines.append(
            f"On the way to {plain.safe(state.moving.name)}: {state.moving.made:,} of {state.moving.total:,}.{rests}"
        )
    return "\n".join(lines)


COMMANDS = (Command("embedder", "show or choose the model that search by meaning uses", _declare, embedder, ("what",)),)
