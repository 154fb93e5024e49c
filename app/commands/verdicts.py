"""The review queue and its verdicts: what disagrees, what a verdict would do, and giving it, one by one or many."""

from __future__ import annotations

import argparse

from app import plain_queue, render_queue
from app.command import Command
from app.commands.curate import print_and_read
from app.context import Context, Reply, reading, writing
from app.dates import moment
from app.faults import UsageFault
from core.contradictions import BulkRule, ContradictionState, Decision, Generator, QueueRequest, Verdict

_EVERY = "all"
_PAGE = 50


def _declare_contradictions(parser: argparse.ArgumentParser) -> None:
    states = [*(state.value for state in ContradictionState), _EVERY]
    parser.add_argument("--state", choices=states, default="open", help="only these; open without it")
    parser.add_argument("--generator", choices=[name.value for name in Generator], help="only what this one found")
    parser.add_argument("--slot", metavar="NAME", help="only this question, as the groups name it")
    parser.add_argument("--source", metavar="NAME", help="only where one side came from this source")
    parser.add_argument("--memory", metavar="ID", help="only those of this memory")
    parser.add_argument("--limit", metavar="N", type=int, default=_PAGE, help=f"how many at most ({_PAGE})")
    parser.add_argument("--offset", metavar="N", type=int, default=0, help="how many to pass over (0)")


def contradictions(context: Context, arguments: argparse.Namespace) -> Reply:
    """List what disagrees, the surest first."""
    request = QueueRequest(
        state=None if arguments.state == _EVERY else ContradictionState(arguments.state),
        limit=arguments.limit,
        offset=arguments.offset,
        generator=Generator(arguments.generator) if arguments.generator else None,
        slot=arguments.slot,
        source=arguments.source,
        memory=arguments.memory,
    )
    with reading(context) as vault:
        page = vault.contradictions(request)
    return Reply(render_queue.queue(page), plain_queue.queue(page, offset=request.offset))


def _declare_decide(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", nargs="?", metavar="ID", help="the contradiction, by its full or its short id")
    parser.add_argument("verdict", nargs="?", choices=[one.value for one in Verdict], metavar="VERDICT", help=_VERDICTS)
    parser.add_argument("--on", metavar="DATE", help="the date on which it changed, or the other side ended")
    parser.add_argument("--text", metavar="T", help="for neither: the right wording")
    parser.add_argument("--scope-a", metavar="S", default="", help="for both: what the earlier side is said of")
    parser.add_argument("--scope-b", metavar="S", default="", help="for both: what the later side is said of")
    parser.add_argument("--note", metavar="N", default="", help="why; it is kept with the verdict")
    parser.add_argument("--preview", action="store_true", help="only say what it would do")
    parser.add_argument("--all-like", metavar="ID", help="all open ones of the same question and sources as this one")
    parser.add_argument("--rule", choices=[rule.value for rule in BulkRule], help="for --all-like: which side is right")
    parser.add_argument("--source", metavar="NAME", default="", help="for --rule source: the source that is right")
    parser.add_argument("--dry-run", action="store_true", help="for --all-like: only say what it would do")


_VERDICTS = (
    "a or b (that side is right), sequence (one after the other), both, neither (with --text), unknown (no longer "
    "known), different (not about the same), duplicate (the same twice), later"
)


def decide(context: Context, arguments: argparse.Namespace) -> Reply | int:
    """Give a verdict on one contradiction, or with ``--all-like`` on many by one rule."""
    if arguments.all_like is not None:
        return _decide_alike(context, arguments)
    if arguments.id is None or arguments.verdict is None:
        raise UsageFault("A verdict takes a contradiction and a word.", "Write: decide ID VERDICT.")
    if arguments.rule or arguments.source or arguments.dry_run:
        raise UsageFault("--rule, --source and --dry-run go with --all-like.", "--preview shows what one verdict does.")
    decision = Decision(
        Verdict(arguments.verdict),
        on=moment(arguments.on),
        text=arguments.text,
        scope_a=arguments.scope_a,
        scope_b=arguments.scope_b,
        note=arguments.note,
    )
    if arguments.preview:
        return _preview(context, arguments.id, decision)
    with writing(context) as vault:
        return print_and_read(context, vault, vault.decide(arguments.id, decision))


def _preview(context: Context, given: str, decision: Decision) -> Reply:
    with reading(context) as vault:
        contradiction = vault.contradiction(given).id
        found = vault.preview_decision(given, decision)
    return Reply(render_queue.preview(contradiction, decision, found), plain_queue.preview(found))


def _decide_alike(context: Context, arguments: argparse.Namespace) -> Reply:
    only_one = (arguments.id, arguments.on, arguments.text, arguments.scope_a, arguments.scope_b)
    if any(only_one) or arguments.preview:
        raise UsageFault("--all-like takes a rule and no verdict of its own.", "--dry-run shows what it would do.")
    if arguments.rule is None:
        raise UsageFault("Which side is right is missing.", "Add --rule.")
    rule, dry_run = BulkRule(arguments.rule), bool(arguments.dry_run)
    with writing(context) as vault:
        alike = vault.alike(arguments.all_like)
        report = vault.decide_alike(alike, rule, source=arguments.source, note=arguments.note, dry_run=dry_run)
    return Reply(render_queue.bulk(report, dry_run=dry_run), plain_queue.bulk(report, dry_run=dry_run))


COMMANDS = (
    Command("contradictions", "list what disagrees and waits for a verdict", _declare_contradictions, contradictions),
    Command("decide", "give a verdict on what disagrees; --preview shows it", _declare_decide, decide),
)
