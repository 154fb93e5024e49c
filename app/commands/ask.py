"""Asking: a question in plain words, answered from what is remembered."""

from __future__ import annotations

import argparse

from app import plain, render_found
from app.chat import asking
from app.command import Command, filter_arguments, showing_arguments
from app.context import Context, Reply, reading
from app.dates import showing
from app.model import with_model
from app.rerankers import reranker_argument, with_reranker
from core.answers import Query


def _declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("question", metavar="QUESTION", help="what you want to know")
    showing_arguments(parser)
    filter_arguments(parser)
    reranker_argument(parser)
    parser.add_argument("--no-model", action="store_true", help="answer without the chat model that is set")


def ask(context: Context, arguments: argparse.Namespace) -> Reply:
    """Answer from memories alone, each sentence with those that it rests on."""
    query = Query(
        arguments.question,
        showing=showing(arguments.as_of, arguments.known_at, context.zone),
        tag=arguments.tag,
        source=arguments.source,
        reread=True,
    )
    with reading(context) as vault:
        with_model(context, vault)
        with_reranker(context, vault, arguments.reranker)
        if arguments.no_model:
            answered = vault.ask(query)
        else:
            with asking(context) as model:
                answered = vault.ask(query, model)
    if answered.notice:
        context.note(answered.notice)
    return Reply(render_found.answered(answered), plain.answered(answered))


COMMANDS = (Command("ask", "answer a question from what is remembered", _declare, ask, ("reranker",)),)
