"""Links between memories that a person draws and takes away; two that contradict each other become a contradiction."""

from __future__ import annotations

import time

from core.acts.bench import Bench
from core.acts.curate import flag
from core.acts.wording import done, held_by
from core.contradictions import Generator
from core.domain import EdgeKind, Receipt
from core.engine.curate import Held, shown_at
from core.errors import InvalidRequest, NothingChanged
from core.store.journal import Writer
from core.store.memories import find_memory, live_marks, memory_id
from core.store.review import withdraw_flags_by
from core.store.rulings import edges_between, put_edge
from core.text import require_text

_LINKED = "linked by you"
_CONTRADICT = "You say that both cannot be so."


def link(bench: Bench, a: str, kind: EdgeKind, b: str, reason: str) -> Receipt:
    """Link what two memories show now, from the first to the second; ``contradicts`` asks for a verdict.

    Raises ``NothingChanged`` for a link that is there, ``InvalidRequest`` for a
    memory with itself, ``NotFound``, ``AmbiguousId``, ``InvalidText``.
    """
    begun = time.perf_counter()
    if reason:
        require_text(reason, "reason")
    if kind is EdgeKind.CONTRADICTS:
        return _flag(bench, a, b, reason)
    with bench.operation("link", note=kind.value.replace("_", " ")) as writer:
        first, second = _ends(bench, writer, a, b)
        if not put_edge(writer, kind, first[1].version, second[1].version, reason or _LINKED):
            raise NothingChanged("The two are linked like this already.")
    said = f"Linked: the first {_VERBS[kind]} the second."
    return done(bench, first[0], first[1].number, writer.number, said, begun)


_VERBS = {
    EdgeKind.RELATES_TO: "relates to",
    EdgeKind.SUPPORTS: "supports",
    EdgeKind.CONTRADICTS: "contradicts",
    EdgeKind.SUPERSEDES: "takes the place of",
    EdgeKind.RESTATES: "restates",
    EdgeKind.DERIVED_FROM: "is derived from",
}


def _flag(bench: Bench, a: str, b: str, reason: str) -> Receipt:
    with bench.store.reading():
        sides, shown = [], list[Held]()
        for given in (a, b):
            memory = find_memory(bench.store, given)
            shown.append(shown_at(held_by(bench, memory), bench.clock()))
            sides.append((memory_id(bench.store, memory), shown[-1].number))
            if live_marks(bench.store, memory) & {"retired", "archived"}:
                raise InvalidRequest("One of the two counts no more.", "Bring it back first, with “revive”.")
    if not shown[0].window.overlaps(shown[1].window):
        raise InvalidRequest(
            "The two are never true at the same time, so both can be so.", "Correct the dates of one of them first."
        )
    return flag(bench, sides[0], sides[1], generator=Generator.PERSON.value, reason=reason or _CONTRADICT, score=None)


def unlink(bench: Bench, a: str, kind: EdgeKind, b: str) -> Receipt:
    """Take every link of a kind away between two memories, whichever of their versions it ties.

    From the first to the second; what merely relates or contradicts, in either
    direction. A contradiction that something else found is not taken away by
    this: it wants a verdict. Raises ``NothingChanged`` where there is nothing
    to take away, ``InvalidRequest``, ``NotFound``, ``AmbiguousId``.
    """
    begun = time.perf_counter()
    with bench.operation("unlink", note=kind.value.replace("_", " ")) as writer:
        first, second = _ends(bench, writer, a, b)
        if kind is EdgeKind.CONTRADICTS:
            gone = withdraw_flags_by(writer, Generator.PERSON.value, first[0], second[0])
        else:
            gone = edges_between(bench.store, kind, first[0], second[0])
            gone += edges_between(bench.store, kind, second[0], first[0]) if kind is EdgeKind.RELATES_TO else []
            for key in gone:
                writer.retract("edge", key)
        if not gone:
            raise NothingChanged(f"There is no such link of yours: the first {_VERBS[kind]} the second.")
    return done(bench, first[0], first[1].number, writer.number, "The link is gone.", begun)


def _ends(bench: Bench, writer: Writer, a: str, b: str) -> tuple[tuple[int, Held], tuple[int, Held]]:
    """Both memories by key, each with what it shows now."""
    first, second = (find_memory(bench.store, given) for given in (a, b))
    if first == second:
        raise InvalidRequest("A memory cannot be linked with itself.", "Name two different memories.")
    return (first, shown_at(held_by(bench, first), writer.at)), (second, shown_at(held_by(bench, second), writer.at))
