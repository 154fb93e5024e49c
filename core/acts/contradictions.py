"""Reading the review queue: pages of contradictions with both sides as they are now, and the groups they fall into."""

from __future__ import annotations

from collections.abc import Sequence

from core.acts.bench import Bench
from core.acts.listing import require_limit
from core.contradictions import (
    Assessment,
    Contradiction,
    ContradictionState,
    Generator,
    QueuePage,
    QueueRequest,
    Side,
    Verdict,
)
from core.engine.queue import PINNED, STAKE, UNSCORED, best_score, label_of
from core.errors import InvalidRequest
from core.store.connection import Store
from core.store.flagged import (
    Flag,
    Ruled,
    SideRow,
    find_flag,
    read_assessments,
    read_flags,
    read_rulings,
    read_sides,
)
from core.store.journal import from_micros
from core.store.memories import find_memory
from core.store.queue import QueueFilter, Ranking, alike_in_queue, groups_of_queue, page_of_queue
from core.store.view import View

RANKING = Ranking(UNSCORED, STAKE, PINNED)


def contradictions(bench: Bench, request: QueueRequest) -> QueuePage:
    """One page of the queue, best first, with the groups of all open ones that fit.

    Raises ``InvalidRequest`` for a limit or offset that cannot be, ``NotFound``
    and ``AmbiguousId`` for the memory.
    """
    require_limit(request.limit)
    if request.offset < 0:
        raise InvalidRequest(f"A page cannot begin at {request.offset}.", "Begin at 0 or later.")
    with bench.store.reading():
        memory = None if request.memory is None else find_memory(bench.store, request.memory)
        wanted = QueueFilter(request.state, request.generator, request.slot, request.source, memory)
        keys, total = page_of_queue(bench.store, wanted, RANKING, request.limit, request.offset)
        groups = groups_of_queue(bench.store, wanted, RANKING)
        return QueuePage(tuple(_values(bench, read_flags(bench.store, keys))), total, groups)


def contradiction(bench: Bench, given: str) -> Contradiction:
    """One contradiction by its full or short id; raises ``NotFound``, ``AmbiguousId``."""
    with bench.store.reading():
        (found,) = _values(bench, read_flags(bench.store, [find_flag(bench.store, given)]))
        return found


def alike(bench: Bench, given: str) -> tuple[str, ...]:
    """The ids of the open contradictions in the same group as this one: same slot, same two sources; it is among them.

    Empty for one that is decided. Raises ``NotFound``, ``AmbiguousId``.
    """
    with bench.store.reading():
        return tuple(alike_in_queue(bench.store, find_flag(bench.store, given), RANKING))


def in_order(flag: Flag, sides: dict[int, SideRow], ruled: Ruled | None) -> tuple[SideRow, SideRow]:
    """Side A and side B: as they were when a person ruled, else the earlier one first."""
    first, second = sides[flag.first], sides[flag.second]
    if ruled is not None and ruled.a in (first.version, second.version):
        return (first, second) if ruled.a == first.version else (second, first)
    return (first, second) if first.begun <= second.begun else (second, first)


def _values(bench: Bench, flags: Sequence[Flag]) -> list[Contradiction]:
    store: Store = bench.store
    view = bench.view()
    ids = [flag.id for flag in flags]
    sides = read_sides(store, sorted({key for flag in flags for key in (flag.first, flag.second)}))
    said, rulings = read_assessments(store, ids), read_rulings(store, ids)
    with store.values():
        return [_value(view, flag, sides, said[flag.id], rulings.get(flag.id)) for flag in flags]


def _value(
    view: View, flag: Flag, sides: dict[int, SideRow], said: Sequence[Assessment], ruled: Ruled | None
) -> Contradiction:
    a, b = in_order(flag, sides, ruled)
    return Contradiction(
        id=flag.id,
        a=side_of(view, a),
        b=side_of(view, b),
        generator=Generator(flag.generator),
        reason=flag.reason,
        score=best_score(said) if said else flag.score,
        label=label_of(said),
        suggested=None if flag.suggested is None else Verdict(flag.suggested),
        state=ContradictionState.OPEN if ruled is None else ContradictionState.DECIDED,
        ruling=ruled.ruling if ruled else None,
        slot=flag.slot,
        recorded_at=from_micros(flag.recorded),
        assessments=tuple(said),
    )


def side_of(view: View, row: SideRow) -> Side:
    """One side as it is given out, with what it is in this view."""
    entry = view.by_version.get(row.version)
    return Side(
        memory=row.memory_id,
        version=row.number,
        text=row.text,
        quote=row.quote,
        speaker=row.speaker,
        source=row.source,
        said_at=row.said_at,
        recorded_at=from_micros(row.recorded),
        window=row.window,
        status=entry.status if entry else None,
        versions=row.versions,
    )
