"""Writing a proposal down within somebody else's operation: once, however often the same change is suggested."""

from __future__ import annotations

from typing import NamedTuple

from core.acts.bench import Bench
from core.domain import ProposalState
from core.store.journal import Writer
from core.store.proposals import Suggestion, put_proposal, same_proposal


class Made(NamedTuple):
    """Id of a proposal, whether it is new, and whether it waits now (a rejected one does not come back)."""

    id: str
    is_new: bool
    is_open: bool = True


def suggest(bench: Bench, writer: Writer, new: Suggestion) -> tuple[Made, str]:
    """Write a proposal inside of an operation, unless the very same was made before; gives it and a sentence."""
    known = same_proposal(bench.store, new)
    if known is None:
        made = bench.ids(writer.at)
        put_proposal(writer, made, new)
        return Made(made, True), f"Waiting for you: {new.reason}"
    if known.state is ProposalState.OPEN:
        return Made(known.id, False), "The same change waits for you already."
    said = f" ({known.note})" if known.note else ""
    return Made(known.id, False, False), f"The same change was proposed before, and you rejected it{said}."
