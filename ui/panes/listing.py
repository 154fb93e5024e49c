"""What the list is about to show, read from the vault: a list's pages by row, or what a search found."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

from core.answers import Answer, Corpus, Found, Hit, ListRequest, Page, Query
from core.domain import Showing, Status
from core.library import Grouping, Order, Within
from core.understood import Piece
from ui import text, text_library, text_search
from ui.desk import Desk
from ui.panes.pages import Pages, PagesByRow, episode_pages
from ui.tables.model import PAGE, Section
from ui.tables.rows import Row, beside_row, hit_row, memory_row

if TYPE_CHECKING:
    from core.vault import Vault

MEMORIES, MESSAGES = "memories", "messages"
MEMORIES_SHOWN, MESSAGES_SHOWN = 50, 50
"""Hits shown at most; nobody reads further, and the line above says how many there are."""
SORTED_HITS = 500
"""Hits that are read when they are to stand in another order than the best first."""
KEPT_ROWS = 500
"""Selected rows that are found again after the vault changed; more are let go."""
_OVER = frozenset({Status.PAST, Status.RETIRED, Status.ARCHIVED})


@dataclass(frozen=True, slots=True)
class Asked:
    """What the list is to show. ``relevant``: what is searched for stands with the best match first."""

    query: str = ""
    within: Within = Within()
    showing: Showing = Showing()
    order: Order = Order.LEARNED
    grouping: Grouping = Grouping.NONE
    relevant: bool = True
    plain: bool = False

    @property
    def request(self) -> ListRequest:
        """The list behind it, while nothing is searched for."""
        return ListRequest(within=self.within, showing=self.showing, order=self.order, grouping=self.grouping)


@dataclass(frozen=True, slots=True)
class Listing:
    """Sections with the pages that are known, where further pages come from, and what is said of it all.

    ``read``: what the query was read as besides its words.
    ``places`` are the rows in the first section of the memories that were asked for.
    """

    sections: tuple[Section, ...]
    pages: dict[tuple[str, int], tuple[Row, ...]]
    sources: dict[str, Pages]
    line: str
    remark: str = ""
    understood: str = ""
    read: tuple[Piece, ...] = ()
    notice: str = ""
    places: dict[str, int] = field(default_factory=dict)
    total: int = 0


async def read_list(desk: Desk, asked: Asked, whole: int, keep: Sequence[str], around: int) -> Listing:
    """The list, with the pages around the row ``around`` and around the memories to ``keep`` in sight."""
    read = await desk.read(partial(_pages_in_sight, request=asked.request, keep=keep, around=around))
    first, found, held = read
    now = asked.showing.is_now
    pages = {(MEMORIES, at): _rows(page, now) for at, page in held.items()}
    groups = tuple((text_library.heading_words(asked.grouping, name, number), number) for name, number in first.groups)
    sections = [Section(MEMORIES, first.total, groups=groups)]
    sources = {MEMORIES: _list_pages(desk, asked.request, now)}
    if asked.within in (Within(), Within(every=True)) and now:
        messages = sources[MESSAGES] = episode_pages(desk)
        pages[(MESSAGES, 0)] = await messages.page(0)
        sections.append(Section(MESSAGES, messages.total, text.conversations_heading(messages.total)))
    line = text.listed_line(first.total, whole)
    return Listing(tuple(sections), pages, sources, line, places=found, total=first.total)


def _pages_in_sight(
    vault: Vault, request: ListRequest, keep: Sequence[str], around: int
) -> tuple[Page, dict[str, int], dict[int, Page]]:
    first = vault.list(replace(request, limit=PAGE))
    places = vault.places(request, keep[:KEPT_ROWS]) if keep else {}
    # The first memory to keep is the topmost on screen, and a screen may reach into the next page.
    rows = [0, *((places[keep[0]], places[keep[0]] + PAGE) if keep and keep[0] in places else (around, around + PAGE))]
    rows += [places[one] for one in keep[1:2] if one in places]
    wanted = {row // PAGE for row in rows if 0 <= row < max(1, first.total)}
    held = {at: vault.list(replace(request, limit=PAGE, offset=at * PAGE)) for at in wanted if at}
    return first, places, {0: first, **held}


def _rows(page: Page, now: bool) -> tuple[Row, ...]:
    return tuple(memory_row(memory, now) for memory in page.memories)


def _list_pages(desk: Desk, request: ListRequest, now: bool) -> Pages:
    def fetch(vault: Vault, number: int) -> tuple[tuple[Row, ...], int]:
        page = vault.list(replace(request, limit=PAGE, offset=number * PAGE))
        return _rows(page, now), page.total

    return PagesByRow(desk, fetch)


async def read_search(desk: Desk, asked: Asked, whole: int, *, reread: bool = False) -> Listing | None:
    """What is found, or None when a newer search came in between.

    ``reread``: once a reranker read the best hits; None where none is set, or another order is wanted.
    """
    if reread and not (asked.relevant and desk.has_reranker):
        return None
    common = Query(
        asked.query,
        MEMORIES_SHOWN if asked.relevant else SORTED_HITS,
        asked.showing,
        past=True,
        corpus=Corpus.MEMORIES,
        as_you_type=True,
        plain=asked.plain,
        within=asked.within,
        beside=asked.relevant,
        reread=reread,
    )
    own = asked.within
    spoken = replace(common, limit=MESSAGES_SHOWN, corpus=Corpus.EPISODES, within=Within(), source=own.source)
    wants_spoken = own in (Within(source=own.source), Within(source=own.source, every=True))
    find = desk.search_again if reread else desk.search
    answers = await find(common, *([spoken] if wants_spoken else []))
    if answers is None:
        return None
    found, now = answers[0], asked.showing.is_now
    hits = present_first([hit for hit in (*found.hits, *found.near) if hit.memory])
    if not asked.relevant:
        hits = in_order(hits, asked.order)
    rows = {MEMORIES: tuple(hit_row(hit, now) for hit in hits)}
    said = [hit for hit in answers[1].hits if hit.conversation is not None] if wants_spoken else []
    rows[MESSAGES] = tuple(hit_row(hit, now) for hit in said)
    pages = {(name, at): held[at * PAGE : (at + 1) * PAGE] for name, held in rows.items() for at in _numbers(held)}
    return Listing(
        (
            Section(MEMORIES, len(rows[MEMORIES]), beside=beside_of(hits)),
            Section(MESSAGES, len(rows[MESSAGES]), text.IN_CONVERSATIONS, beside=beside_of(said)),
        ),
        pages,
        {},
        text.found_line(len(hits), found.total, whole),
        text_search.unread_words(found.pieces) or (_remark(found) if hits else ""),
        text_search.understood_chip(found.understood),
        found.pieces,
        found.notice,
        total=found.total,
    )


def beside_of(hits: Sequence[Hit]) -> Mapping[int, tuple[Row, ...]]:
    """The rows below each hit, by its place.

    What belongs to two hits stands below the first of them, and what is a hit itself stands nowhere else. The
    wordings of one memory share what is linked to it: it stands below the one that comes first.
    """
    keys = [hit.memory.id if hit.memory else hit.episode for hit in hits]
    shown = set(keys)
    rows: dict[int, tuple[Row, ...]] = {}
    for place, key in enumerate(keys):
        if key in keys[:place]:
            continue
        linked = [one for other, hit in zip(keys, hits, strict=True) if other == key for one in hit.beside]
        fresh = {own: one for one in linked if (own := one.memory or one.episode) not in shown}
        shown.update(fresh)
        if fresh:
            rows[place] = tuple(map(beside_row, fresh.values()))
    return rows


def _numbers(rows: Sequence[Row]) -> Iterable[int]:
    return range((len(rows) + PAGE - 1) // PAGE)


def in_order(hits: list[Hit], order: Order) -> list[Hit]:
    """Hits on memories in the order of a list."""
    match order:
        case Order.LEARNED:
            return sorted(hits, key=lambda hit: hit.recorded_at, reverse=True)
        case Order.OLDEST:
            return sorted(hits, key=lambda hit: hit.recorded_at)
        case Order.TRUE:
            return sorted(hits, key=_began, reverse=True)
        case Order.LETTERS:
            return sorted(hits, key=lambda hit: hit.text.casefold())


def _began(hit: Hit) -> float:
    start = hit.window.start or hit.said_at
    return (start.at if start else hit.recorded_at).timestamp()


def present_first(hits: list[Hit]) -> list[Hit]:
    """The hits in their order, but each memory's other wordings after the one that it has now."""
    placed: list[Hit] = []
    for hit in hits:
        same = [other for other in hits if other.memory and hit.memory and other.memory.id == hit.memory.id]
        same.sort(key=lambda other: other.memory is None or other.memory.status in _OVER)
        placed += [other for other in same if other not in placed]
    return placed


def _remark(found: Found) -> str:
    match found.answer:
        case Answer.ENDED:
            return text.ANSWER_ENDED
        case Answer.DISPUTED:
            return text.ANSWER_DISPUTED
        case Answer.NOTHING:
            return text.ANSWER_NOTHING
        case Answer.FOUND:
            return ""
