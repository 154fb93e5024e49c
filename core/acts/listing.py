"""Lists in an order and under headings: worked out once as rows of the view, then read page by page."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from core.acts.narrow import narrowed, narrows
from core.answers import ListRequest, Page
from core.domain import Showing, Status
from core.errors import InvalidRequest
from core.library import Grouping, Order, Within
from core.store.keys import KeySet
from core.store.memories import memory_ids, memory_keys, read_memories
from core.store.orders import keys_by_start, keys_by_text, months_learned, months_true, people_of, sources_by_key
from core.store.view import Entry, View

if TYPE_CHECKING:
    from core.acts.bench import Bench

MOST = 10_000  # memories in one page; a caller that wants more goes on with the cursor
_KEPT = 4  # lists that a person goes back and forth between
HIDDEN = frozenset({Status.RETIRED, Status.ARCHIVED, Status.PAST})
"""What a list leaves out unless it is asked for."""
ACTIVE = frozenset(Status) - HIDDEN


@dataclass(frozen=True, slots=True)
class Listing:
    """One list of a view, whole: its versions in order by key, and its headings with the rows under each."""

    view: View
    versions: Sequence[int]
    groups: tuple[tuple[str, int], ...] = ()

    def entries(self, first: int, last: int) -> list[Entry]:
        """The entries from a row to before another one."""
        wanted = self.versions[first:last]
        found = self.view.entries(wanted)
        return [found[version] for version in wanted]

    def memories(self, first: int = 0, last: int | None = None) -> list[int]:
        """The keys of the memories in these rows."""
        of = self.view.columns.all().memories
        return [of[version] for version in self.versions[first:last]]


def list_page(bench: Bench, request: ListRequest) -> Page:
    """One page; raises ``InvalidRequest`` for a limit, offset or cursor that cannot be."""
    require_limit(request.limit)
    if request.offset < 0:
        raise InvalidRequest("A list begins at row 0.")
    with bench.store.reading():
        listing = listing_of(bench, request)
        total = len(listing.versions)
        start = request.offset if request.cursor is None else _after(listing, request.cursor)
        page = listing.entries(start, start + request.limit)
        memories = read_memories(bench.store, page, listing.view.known)
        more = start + len(page) < total
        cursor = f"{page[-1].recorded}-{page[-1].memory}" if more and page else None
        return Page(tuple(memories), total, cursor, listing.groups)


def held(bench: Bench, showing: Showing) -> int:
    """How many memories there are at these dates, whatever became of them."""
    with bench.store.reading():
        return len(bench.view(showing).with_status(frozenset(Status), showing=True))


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
        listing = listing_of(bench, request)
        keys = [memory for first, last in spans for memory in listing.memories(first, last)]
        return memory_ids(bench.store, keys)


def places(bench: Bench, request: ListRequest, memories: Sequence[str]) -> dict[str, int]:
    """The rows of these memories, given by full id, in a list; one that is not in it is left out."""
    with bench.store.reading():
        wanted = memory_keys(bench.store, memories)
        listed = listing_of(bench, request).memories()
        return {wanted[memory]: at for at, memory in enumerate(listed) if memory in wanted}


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
    versions = _ordered(bench, request, view)
    if request.grouping is Grouping.NONE:
        return Listing(view, versions)
    heading = _heading(bench, request, view)
    piles: dict[str, list[int]] = {}
    for version in versions:
        piles.setdefault(heading(version), []).append(version)
    names = _in_order(piles, request)
    return Listing(
        view,
        array("i", [version for name in names for version in piles[name]]),
        tuple((name, len(piles[name])) for name in names),
    )


def _in_order(piles: dict[str, list[int]], request: ListRequest) -> list[str]:
    """The headings from A to Z with what has none at the end; months the latest first, unless the oldest are."""
    if request.grouping is Grouping.MONTH:
        return sorted(piles, reverse=request.order is not Order.OLDEST)
    return sorted(piles, key=lambda name: (not name, name.casefold()))


def _heading(bench: Bench, request: ListRequest, view: View) -> Callable[[int], str]:
    """The heading under which a version stands."""
    match request.grouping:
        case Grouping.SOURCE:
            names, sources = sources_by_key(bench.store), view.columns.all().sources
            return lambda version: names.get(sources[version], "")
        case Grouping.MONTH if request.order is Order.TRUE:
            found = months_true(bench.store, view.known, bench.zone)
        case Grouping.MONTH:
            found = months_learned(bench.store, bench.zone)
        case grouping:
            found = people_of(bench.store, view.known, with_attribute=grouping is Grouping.SLOT)
    return lambda version: found.get(version, "")


def _ordered(bench: Bench, request: ListRequest, view: View) -> Sequence[int]:
    within = within_of(request)
    kept = view.with_status(_wanted(within), showing=True)
    if narrows(within):
        fits = narrowed(bench, within, view)
        fitting = (one.version for one in view.by_version.values() if one.version in kept and fits(one))
        kept = KeySet.of(fitting, len(view.codes))
    match request.order:
        case Order.LEARNED:
            return view.newest_first(kept)
        case Order.OLDEST:
            return view.newest_first(kept)[::-1]
        case Order.TRUE | Order.LETTERS:
            sort = keys_by_start if request.order is Order.TRUE else keys_by_text
            return array("i", [key for key in sort(bench.store, view.known) if key in kept])


def _wanted(within: Within) -> frozenset[Status]:
    if within.status is not None:
        return frozenset({within.status})
    return frozenset(Status) if within.every else ACTIVE


def _after(listing: Listing, cursor: str) -> int:
    """The row after the one that a cursor names; for lists whose newest comes first."""
    written, _, memory = cursor.partition("-")
    if not (is_number(written) and is_number(memory)):
        raise InvalidRequest(f"“{cursor[:40]}” is not a cursor.", "Use the one that the page before gave.")
    after = (-int(written), -int(memory))
    memories, recorded, _sources = listing.view.columns.all()
    places = ((-recorded[version], -memories[version]) for version in listing.versions)
    return next((at for at, place in enumerate(places) if place > after), len(listing.versions))
