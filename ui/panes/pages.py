"""Fetches the list's pages from the vault and turns them into rows, in the reader's thread.

Each page is one short read of its own, so that a search never waits behind a
long scroll. Memories are read by their row. Messages are paged by cursor, so
that a page far down is reached through the ones before it, whose cursors are kept.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from ui.desk import Desk
from ui.tables.model import PAGE
from ui.tables.rows import Row, episode_row

if TYPE_CHECKING:
    from core.vault import Vault

Fetched = tuple[tuple[Row, ...], int, str | None]
"""Rows of a page, how many there are in all, and the cursor of the next page."""


class Pages(Protocol):
    """Rows by page number; ``total`` is known after the first page."""

    total: int

    async def page(self, number: int) -> tuple[Row, ...]:
        """The rows of a page; empty beyond the end."""


class FetchRow(Protocol):
    """Reads a page by its number, with how many rows there are in all."""

    def __call__(self, vault: Vault, /, number: int) -> tuple[tuple[Row, ...], int]:
        """The page, read in the reader's thread."""


class PagesByRow:
    """Pages of a list that can be read from any row."""

    def __init__(self, desk: Desk, fetch: FetchRow) -> None:
        self._desk = desk
        self._fetch = fetch
        self.total = 0

    async def page(self, number: int) -> tuple[Row, ...]:
        """The rows of a page; empty beyond the end."""
        rows, self.total = await self._desk.read(partial(self._fetch, number=number))
        return rows


class Fetch(Protocol):
    """Reads the page that starts at a cursor (None: the first)."""

    def __call__(self, vault: Vault, /, cursor: str | None) -> Fetched:
        """The page, read in the reader's thread."""


class PagesByCursor:
    """Pages of a list that each say where the next one begins."""

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


def episode_pages(desk: Desk) -> Pages:
    """All messages of conversations, newest first."""

    def fetch(vault: Vault, cursor: str | None) -> Fetched:
        episodes, total, following = vault.episodes(PAGE, cursor, spoken=True)
        return tuple(episode_row(episode) for episode in episodes), total, following

    return PagesByCursor(desk, fetch)
