"""Finding and looking: search, lists, one memory, its history."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, tzinfo
from typing import TYPE_CHECKING

from app import plain, render, render_found, render_queue
from app.batch import FLAG, NUMBER, TEXT, Fields, run_batch
from app.command import Command, filter_arguments, showing_arguments
from app.context import Context, Reply, reading
from app.dates import showing
from app.faults import UsageFault
from app.model import with_model
from app.rerankers import reranker_argument, with_reranker
from app.streams import open_lines
from core.answers import Corpus, ListRequest, Query
from core.contradictions import QueueRequest
from core.domain import Status
from core.errors import InvalidRequest

if TYPE_CHECKING:
    from core.vault import Vault

LIMIT = 10
PAGE = 50
MOST = 10_000
"""The largest page or answer; who wants more pages on or exports."""

_FIELDS: dict[str, tuple[type, ...]] = {
    "query": TEXT,
    "limit": NUMBER,
    "as_of": TEXT,
    "known_at": TEXT,
    "past": FLAG,
    "in": TEXT,
    "tag": TEXT,
    "source": TEXT,
    "explain": FLAG,
    "plain": FLAG,
}


def _declare_search(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("query", nargs="?", metavar="QUERY", help="what to look for")
    parser.add_argument("--batch", metavar="FILE", help="many, as JSON Lines; - reads the input")
    parser.add_argument("--limit", metavar="N", type=int, help=f"how many at most ({LIMIT})")
    showing_arguments(parser)
    parser.add_argument("--past", action="store_true", default=None, help="also what is no longer true")
    parser.add_argument("--in", choices=[corpus.value for corpus in Corpus], help="where to look")
    filter_arguments(parser)
    parser.add_argument("--explain", action="store_true", default=None, help="say what each score is made of")
    parser.add_argument(
        "--plain", action="store_true", default=None, help="only look for the words; read no time or person from them"
    )
    reranker_argument(parser)


def search(context: Context, arguments: argparse.Namespace) -> Reply | int:
    """Find memories or episodes; with ``--batch`` one query a line."""
    given = {name: getattr(arguments, name) for name in _FIELDS if getattr(arguments, name) is not None}
    if arguments.batch is not None:
        return _search_batch(context, arguments.batch, arguments.reranker, given)
    if arguments.query is None:
        raise UsageFault("What to look for is missing.", "Write it after “search”, or use --batch FILE.")
    query = query_of(given, context.zone)
    with _with_model(context, arguments.reranker) as vault:
        found = vault.search(query)
    if found.notice:
        context.note(found.notice)
    explain = bool(given.get("explain"))
    return Reply(render_found.found(found, explain=explain), plain.found(found, explain=explain))


def _search_batch(context: Context, file: str, reranker: str | None, given: Fields) -> int:
    if "query" in given:
        raise UsageFault("A query and --batch do not go together.", "Put the query into the file.")
    with open_lines(file, context.streams) as lines, _with_model(context, reranker) as vault:

        def one(fields: Fields) -> render.Json:
            asked = {**given, **fields}
            return render_found.found(vault.search(query_of(asked, context.zone)), explain=bool(asked.get("explain")))

        return run_batch(context, lines, _FIELDS, one)


@contextmanager
def _with_model(context: Context, reranker: str | None) -> Iterator[Vault]:
    with reading(context) as vault:
        with_model(context, vault)
        with_reranker(context, vault, reranker)
        yield vault


def query_of(fields: Fields, zone: tzinfo = UTC) -> Query:
    """The query that a line or the command's arguments describe. Raises ``RequestError``s."""
    if "query" not in fields:
        raise InvalidRequest("The field “query” is missing.", 'Write {"query": "…"}.')
    return Query(
        text=str(fields["query"]),
        limit=limit_of(fields.get("limit"), LIMIT),
        showing=showing(_text(fields, "as_of"), _text(fields, "known_at"), zone),
        past=bool(fields.get("past", False)),
        corpus=_corpus(fields.get("in")),
        tag=_text(fields, "tag"),
        source=_text(fields, "source"),
        plain=bool(fields.get("plain", False)),
        beside=True,
        reread=True,
    )


def limit_of(value: object, usual: int) -> int:
    """A limit from 1 to ``MOST``. Raises ``InvalidRequest``."""
    limit = usual if value is None else int(str(value))
    if not 1 <= limit <= MOST:
        raise InvalidRequest(f"The limit cannot be {limit}.", f"It goes from 1 to {MOST:,}.")
    return limit


def _corpus(value: object) -> Corpus:
    if value is None:
        return Corpus.MEMORIES
    try:
        return Corpus(str(value))
    except ValueError as reason:
        known = ", ".join(corpus.value for corpus in Corpus)
        raise InvalidRequest(f"There is no “{str(value)[:60]}” to look in.", f"Known: {known}.") from reason


def _text(fields: Fields, name: str) -> str | None:
    value = fields.get(name)
    return None if value is None else str(value)


def _declare_list(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--status", choices=[*(status.value for status in Status), "all"], help="only these")
    parser.add_argument("--limit", metavar="N", type=int, help=f"how many on a page ({PAGE})")
    parser.add_argument("--cursor", metavar="C", help="where the page before ended")
    showing_arguments(parser)
    filter_arguments(parser)


def list_memories(context: Context, arguments: argparse.Namespace) -> Reply:
    """Page through memories, newest first."""
    request = ListRequest(
        status=Status(arguments.status) if arguments.status not in (None, "all") else None,
        every=arguments.status == "all",
        limit=limit_of(arguments.limit, PAGE),
        cursor=arguments.cursor,
        tag=arguments.tag,
        source=arguments.source,
        showing=showing(arguments.as_of, arguments.known_at, context.zone),
    )
    with reading(context) as vault:
        page = vault.list(request)
    return Reply(render.page(page), plain.page(page))


def _declare_one(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help="the memory, by its full or its short id")
    showing_arguments(parser)


def show(context: Context, arguments: argparse.Namespace) -> Reply:
    """Show one memory with what belongs to it."""
    view = showing(arguments.as_of, arguments.known_at, context.zone)
    with reading(context) as vault:
        detail = vault.show(arguments.id, view)
        about = QueueRequest(state=None, memory=detail.memory.id, limit=MOST)
        disputes = vault.contradictions(about).contradictions if view.is_now else ()
    document = {**render.shown(detail), "contradictions": render_queue.contradictions(disputes)}
    return Reply(document, plain.shown(detail))


def history(context: Context, arguments: argparse.Namespace) -> Reply:
    """Show every version of one memory, oldest first."""
    view = showing(arguments.as_of, arguments.known_at, context.zone)
    with reading(context) as vault:
        detail = vault.show(arguments.id, view)
    return Reply(render.history(detail), plain.history(detail))


COMMANDS = (
    Command("search", "find memories, or episodes with --in", _declare_search, search, paths=("batch", "reranker")),
    Command("list", "page through memories", _declare_list, list_memories),
    Command("show", "show one memory", _declare_one, show),
    Command("history", "show every version of one memory", _declare_one, history),
)
