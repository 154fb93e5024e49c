"""Fetches the list's pages from the vault and turns them into rows, in the reader's thread.

The vault pages by cursor, so a page far down is reached through the ones
before it; their cursors are kept, and each page is one short read of its own,
so that a search never waits behind a long scroll.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Protocol

from core.answers import ListRequest
from ui.desk import Desk
from ui.tables.model import PAGE
from ui.tables.rows import Row, episode_row, memory_row

if TYPE_CHECKING:
    from core.vault import Vault

Fetched = tuple[tuple[Row, ...], int, str | None]
"""Rows of a page, how many there are in all, and the cursor of the next page."""


class Fetch(Protocol):
    """Reads the page that starts at a cursor (None: the first)."""

    def __call__(self, vault: Vault, /, cursor: str | None) -> Fetched:
        """The page, read in the reader's thread."""


class Pages:
    """Rows by page number; ``total`` is known after the first page."""

    def __init__(self, desk: Desk, fetch: Fetch) -> None:
        self._desk = desk
        self._fetch = fetch
        self._cursors: list[str | None] = [None]
        self.total = 0

    async def page(self, number: int) -> tuple[Row, ...]:
        """The rows of a page; empty beyond the end."""
        rows: tuple[Row, ...] = ()
        for at in range(min(number, len(self._cursors) - 1), number + 1):
            if at >= len(self._cursors):
                return ()
            start = self._cursors[at]
            rows, self.total, following = await self._desk.read(partial(self._fetch, cursor=start))
            if following is not None and len(self._cursors) == at + 1:
                self._cursors.append(following)
        return rows


def memory_pages(desk: Desk, request: ListRequest) -> Pages:
    """The memories that fit a request, newest first."""
    now = request.showing.is_now

    def fetch(vault: Vault, cursor: str | None) -> Fetched:
        page = vault.list(replace(request, limit=PAGE, cursor=cursor))
        return tuple(memory_row(memory, now) for memory in page.memories), page.total, page.cursor

    return Pages(desk, fetch)


def episode_pages(desk: Desk) -> Pages:
    """All messages of conversations, newest first."""

    def fetch(vault: Vault, cursor: str | None) -> Fetched:
        episodes, total, following = vault.episodes(PAGE, cursor, spoken=True)
        return tuple(episode_row(episode) for episode in episodes), total, following

    return Pages(desk, fetch)
