"""What waits for a person: suggested changes, waiting memories, and what each source may do."""

from __future__ import annotations

import argparse
import contextlib
from typing import TYPE_CHECKING

from app import plain, render
from app.chat import chat_model, no_model
from app.command import Command, no_arguments
from app.context import Context, Reply, reading, writing
from app.faults import UsageFault
from app.model import embed_waiting, with_model
from app.streams import write_json, write_line
from core.answers import ListRequest
from core.domain import Policy, ProposalState, Receipt, Status
from core.errors import NotFound
from core.text import require_text

if TYPE_CHECKING:
    from core.vault import Vault

_EVERY = "all"


def _declare_proposals(parser: argparse.ArgumentParser) -> None:
    states = [*(state.value for state in ProposalState), _EVERY]
    parser.add_argument("--state", choices=states, default=ProposalState.OPEN.value, help="only these; open without it")


def proposals(context: Context, arguments: argparse.Namespace) -> Reply:
    """List the suggested changes, newest first."""
    state = None if arguments.state == _EVERY else ProposalState(arguments.state)
    with reading(context) as vault:
        found = vault.proposals(state)
    return Reply(render.proposals(found), plain.proposals(found))


def _declare_approve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", nargs="?", metavar="ID", help="a suggested change, or a memory that waits")
    parser.add_argument("--text", metavar="T", help="with these words instead")
    parser.add_argument("--source", metavar="NAME", help="everything of this source that waits, in one step")


def approve(context: Context, arguments: argparse.Namespace) -> int:
    """Apply a suggested change, or let a memory that waits count; then read new words with the model."""
    if (arguments.id is None) is (arguments.source is None):
        raise UsageFault("Name one thing to approve.", "Write an id, or --source NAME.")
    if arguments.source is not None and arguments.text is not None:
        raise UsageFault("--text and --source do not go together.", "Approve one by one to change words.")
    text = None if arguments.text is None else require_text(arguments.text)
    with writing(context) as vault:
        if arguments.source is not None:
            receipt = vault.approve_source(arguments.source)
        else:
            receipt = vault.approve(arguments.id, text)
        _print(context, receipt)
        embed_waiting(context, vault)
    return 0


def _print(context: Context, receipt: Receipt) -> None:
    if context.json:
        write_json(context.streams.out, render.receipt(receipt))
    else:
        write_line(context.streams.out, plain.receipt(receipt))


def _declare_reject(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", nargs="?", metavar="ID", help="a suggested change, or a memory that waits")
    parser.add_argument("--source", metavar="NAME", help="everything of this source that waits, in one step")
    parser.add_argument("--reason", metavar="R", default="", help="why; it stays in the log")


def reject(context: Context, arguments: argparse.Namespace) -> Reply:
    """Turn a suggested change down, or mark a memory that waits as never right."""
    if (arguments.id is None) is (arguments.source is None):
        raise UsageFault("Name one thing to reject.", "Write an id, or --source NAME.")
    with writing(context) as vault:
        if arguments.source is not None:
            receipt = vault.reject_source(arguments.source, arguments.reason)
        else:
            receipt = vault.reject(arguments.id, arguments.reason)
    return Reply(render.receipt(receipt), plain.receipt(receipt))


def sources(context: Context, arguments: argparse.Namespace) -> Reply:
    """List where statements came from."""
    with reading(context) as vault:
        found = vault.sources()
    return Reply(render.sources(found), plain.sources(found))


def _declare_policy(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", metavar="SOURCE", help="the source's name")
    parser.add_argument(
        "policy", choices=[policy.value for policy in Policy], help="count at once, wait, or keep the words only"
    )


def policy(context: Context, arguments: argparse.Namespace) -> Reply:
    """Set what the further statements of a source may do."""
    with writing(context) as vault:
        receipt = vault.set_policy(arguments.source, Policy(arguments.policy))
    return Reply(render.receipt(receipt), plain.receipt(receipt))


def _declare_judge(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", nargs="?", metavar="MEMORY", help="the memory, by its full or its short id")
    parser.add_argument("--unclear", action="store_true", help="all about which no usable answer came")
    parser.add_argument("--source", metavar="NAME", help="all of this source that wait for approval")


def judge(context: Context, arguments: argparse.Namespace) -> int:
    """Ask the chat model about a memory; what it would change waits for the person."""
    if sum((arguments.id is not None, arguments.unclear, arguments.source is not None)) != 1:
        raise UsageFault("Name one thing to ask about.", "Write an id, --unclear, or --source NAME.")
    model = chat_model(context)
    if model is None:
        raise no_model()
    with contextlib.closing(model), writing(context) as vault:
        with_model(context, vault)
        if arguments.id is not None:
            _print(context, vault.judge(arguments.id, model))
            return 0
        asked = vault.unclear() if arguments.unclear else _waiting(vault, arguments.source)
        receipts = [vault.judge(memory, model) for memory in asked]
    if context.json:
        write_json(context.streams.out, {"total": len(receipts), "receipts": [render.receipt(one) for one in receipts]})
    else:
        write_line(context.streams.out, "\n".join(map(plain.receipt, receipts)) or "There is nothing to ask about.")
    return 0


def _waiting(vault: Vault, source: str) -> list[str]:
    """The ids of the memories of a source that wait for approval. Raises ``NotFound`` when there is no such source."""
    if source.casefold() not in {row.name.casefold() for row in vault.sources()}:
        raise NotFound(f"There is no source “{source[:60]}”.", "“variorum sources” lists them.")
    found, cursor = [], None
    while True:
        page = vault.list(ListRequest(Status.PENDING, source=source, cursor=cursor))
        found += [memory.id for memory in page.memories]
        cursor = page.cursor
        if cursor is None:
            return found


COMMANDS = (
    Command("proposals", "list the changes that are suggested", _declare_proposals, proposals),
    Command("approve", "apply a suggested change, or let a waiting memory count", _declare_approve, approve),
    Command("reject", "turn a suggested change or a waiting memory down", _declare_reject, reject),
    Command("sources", "list where statements came from", no_arguments, sources),
    Command("policy", "say what a source's statements may do", _declare_policy, policy),
    Command("judge", "ask the chat model about a memory", _declare_judge, judge),
)
