"""Lists in an order and under headings: worked out once as rows of the view, then read page by page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from core.acts.narrow import narrowed
from core.answers import ListRequest, Page
from core.domain import Status
from core.errors import InvalidRequest
from core.library import Grouping, Order, Within
from core.store.memories import memory_ids, memory_keys, read_memories
from core.store.orders import keys_by_start, keys_by_text, months_learned, months_true, people_of, sources_by_key
from core.store.view import Entry, View

if TYPE_CHECKING:
    from core.acts.bench import Bench

MOST = 10_000  # memories in one page; a caller that wants more goes on with the cursor
_KEPT = 4  # lists that a person goes back and forth between
HIDDEN = frozenset({Status.RETIRED, Status.ARCHIVED, Status.PAST})
"""What a list leaves out unless it is asked for."""


@dataclass(frozen=True, slots=True)
class Listing:
    """One list of a view, whole: its entries in order, and its headings with the rows under each."""

    view: View
    entries: Sequence[Entry]
    groups: tuple[tuple[str, int], ...] = ()


def list_page(bench: Bench, request: ListRequest) -> Page:
    """One page; raises ``InvalidRequest`` for a limit, offset or cursor that cannot be."""
    require_limit(request.limit)
    if request.offset < 0:
        raise InvalidRequest("A list begins at row 0.")
    with bench.store.reading():
        listing = listing_of(bench, request)
        entries = listing.entries
        start = request.offset if request.cursor is None else _after(entries, request.cursor)
        page = entries[start : start + request.limit]
        memories = read_memories(bench.store, page, listing.view.known)
        more = start + len(page) < len(entries)
        cursor = f"{page[-1].recorded}-{page[-1].memory}" if more and page else None
        return Page(tuple(memories), len(entries), cursor, listing.groups)


def require_limit(limit: int) -> None:
    """Refuse a page that is empty or too long (``InvalidRequest``)."""
    if not 1 <= limit <= MOST:
        raise InvalidRequest(f"A page holds 1 to {MOST:,} entries, not {limit}.", "Ask for fewer, or go on by page.")


def is_number(text: str) -> bool:
    """Whether a text is a plain whole number."""
    return text.isascii() and text.isdecimal()


def ids_between(bench: Bench, request: ListRequest, spans: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    """The ids of the memories in these runs of rows, each from its first row to before its last, in order."""
    with bench.store.reading():
        entries = listing_of(bench, request).entries
        keys = [entry.memory for first, last in spans for entry in entries[first:last]]
        return memory_ids(bench.store, keys)


def places(bench: Bench, request: ListRequest, memories: Sequence[str]) -> dict[str, int]:
    """The rows of these memories, given by full id, in a list; one that is not in it is left out."""
    with bench.store.reading():
        entries = listing_of(bench, request).entries
        wanted = memory_keys(bench.store, memories)
        return {wanted[entry.memory]: at for at, entry in enumerate(entries) if entry.memory in wanted}


def listing_of(bench: Bench, request: ListRequest) -> Listing:
    """The list that a request is a page of; kept until the vault changes."""
    view = bench.view(request.showing)
    whole = replace(request, limit=1, cursor=None, offset=0)
    kept = bench.listings.get(whole)
    if kept is None or kept.view is not view:
        kept = bench.listings[whole] = _made(bench, whole, view)
        while len(bench.listings) > _KEPT:
            bench.listings.popitem(last=False)
    bench.listings.move_to_end(whole)
    return kept


def within_of(request: ListRequest) -> Within:
    """All that a request is narrowed to."""
    own = request.within
    return replace(
        own,
        status=request.status or own.status,
        tag=request.tag or own.tag,
        source=request.source or own.source,
        every=request.every or own.every,
    )


def _made(bench: Bench, request: ListRequest, view: View) -> Listing:
    entries = _ordered(bench, request, view)
    if request.grouping is Grouping.NONE:
        return Listing(view, entries)
    heading = _heading(bench, request, view)
    piles: dict[str, list[Entry]] = {}
    for entry in entries:
        piles.setdefault(heading(entry), []).append(entry)
    names = _in_order(piles, request)
    return Listing(
        view, [entry for name in names for entry in piles[name]], tuple((name, len(piles[name])) for name in names)
    )


def _in_order(piles: dict[str, list[Entry]], request: ListRequest) -> list[str]:
    """The headings from A to Z with what has none at the end; months the latest first, unless the oldest are."""
    if request.grouping is Grouping.MONTH:
        return sorted(piles, reverse=request.order is not Order.OLDEST)
    return sorted(piles, key=lambda name: (not name, name.casefold()))


def _heading(bench: Bench, request: ListRequest, view: View) -> Callable[[Entry], str]:
    match request.grouping:
        case Grouping.SOURCE:
            names = sources_by_key(bench.store)
            return lambda entry: names.get(entry.source, "")
        case Grouping.MONTH if request.order is Order.TRUE:
            found = months_true(bench.store, view.known)
        case Grouping.MONTH:
            found = months_learned(bench.store)
        case grouping:
            found = people_of(bench.store, view.known, with_attribute=grouping is Grouping.SLOT)
    return lambda entry: found.get(entry.version, "")


def _ordered(bench: Bench, request: ListRequest, view: View) -> list[Entry]:
    within = within_of(request)
    fits = narrowed(bench, within, view)
    wanted = _wanted(within)
    found = [entry for entry in view.by_version.values() if entry.showing and entry.status in wanted and fits(entry)]
    match request.order:
        case Order.LEARNED:
            found.sort(key=lambda entry: (-entry.recorded, -entry.memory))
        case Order.OLDEST:
            found.sort(key=lambda entry: (entry.recorded, entry.memory))
        case Order.TRUE | Order.LETTERS:
            sort = keys_by_start if request.order is Order.TRUE else keys_by_text
            by_version = {entry.version: entry for entry in found}
            found = [by_version[key] for key in sort(bench.store, view.known) if key in by_version]
    return found


def _wanted(within: Within) -> frozenset[Status]:
    if within.status is not None:
        return frozenset({within.status})
    return frozenset(Status) if within.every else frozenset(Status) - HIDDEN


def _after(entries: Sequence[Entry], cursor: str) -> int:
    """The row after the one that a cursor names; for lists whose newest comes first."""
    recorded, _, memory = cursor.partition("-")
    if not (is_number(recorded) and is_number(memory)):
        raise InvalidRequest(f"“{cursor[:40]}” is not a cursor.", "Use the one that the page before gave.")
    after = (-int(recorded), -int(memory))
    return next((at for at, entry in enumerate(entries) if (-entry.recorded, -entry.memory) > after), len(entries))
