"""The composition root: reads the command line, opens the desktop app or runs one command, tells faults.

``main`` gives the exit code and never raises; ``entry`` is what the installed
command calls.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

from app import cli, logs
from app.context import Context, Reply
from app.faults import DONE, FAILED, Failure, UsageFault, failure_of
from app.paths import Places, find_places
from app.streams import Streams, standard_streams, stop_writing, write_json, write_line
from app.zone import SystemZone


def entry() -> None:
    """What the installed command calls."""
    sys.exit(main())


def main(
    arguments: Sequence[str] | None = None,
    *,
    streams: Streams | None = None,
    environment: Mapping[str, str] | None = None,
) -> int:
    """Run one command line and give the exit code. Everything it needs can be passed in."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    own_streams = streams is None
    streams = streams or standard_streams()
    environment = os.environ if environment is None else environment
    try:
        return _answer(words, streams, environment)
    except BrokenPipeError:
        # Who read our answer has left, as “| head” does: nothing is wrong, and nobody listens.
        if own_streams:
            stop_writing()
        return FAILED
    except BaseException as fault:  # noqa: BLE001 - the last place where a fault can become a sentence
        failure = failure_of(fault)
        if failure.logged:
            failure = _logged(failure, fault, environment)
        return _tell(failure, streams, as_json=cli.wants_json(words), own_streams=own_streams)


def _answer(words: list[str], streams: Streams, environment: Mapping[str, str]) -> int:
    try:
        request = cli.parse(words)
    except cli.TextWanted as wanted:
        write_line(streams.out, wanted.text)
        return DONE
    context = Context(streams, _places(environment, request.vault), environment, json=request.json, zone=SystemZone())
    if request.command is None:
        from app.commands.desktop import open_desktop

        return open_desktop(context)
    reply = request.command.run(context, request.arguments)
    if isinstance(reply, int):
        return reply
    _print(context, reply)
    return reply.code


def _places(environment: Mapping[str, str], vault: str | None) -> Places:
    if vault is not None and not vault.strip():
        raise UsageFault("The path of the vault is empty.", "Write --vault PATH.")
    return find_places(environment, vault)


def _print(context: Context, reply: Reply) -> None:
    if context.json:
        write_json(context.streams.out, reply.document)
    elif reply.plain:
        write_line(context.streams.out, reply.plain)


def _logged(failure: Failure, fault: BaseException, environment: Mapping[str, str]) -> Failure:
    """Write a fault of the program down, and say where."""
    log = find_places(environment).log
    if not logs.record(log, fault, "command line"):
        return failure
    return Failure(failure.kind, failure.message, f"What happened is written down in {log}.", failure.code)


def _tell(failure: Failure, streams: Streams, *, as_json: bool, own_streams: bool) -> int:
    try:
        if as_json:
            write_json(streams.out, failure.document)
        else:
            write_line(streams.err, f"{failure.message} {failure.hint}".strip())
    except (OSError, ValueError):
        # Nobody can be told any more; the exit code still says it.
        if own_streams:
            stop_writing()
    return failure.code
