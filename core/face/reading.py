"""What can be asked of a vault without changing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.answers import (
    Answered,
    Found,
    ListRequest,
    Page,
    Problem,
    Query,
    Stats,
)
from core.domain import (
    Episode,
    MemoryDetail,
    Operation,
    ShouldStop,
    Showing,
    Skipped,
)
from core.face.opening import Opened
from core.later import later
from core.library import Shelves
from core.moves import OtherLog
from core.owner import Naming, OwnerNames

if TYPE_CHECKING:
    from core.acts import ask as asking
    from core.acts import browse, listing, naming, own_name, recent, second_look, upkeep
    from core.acts import orders as ordering
    from core.acts import shelves as shelving
    from core.acts.orders import Orders
    from core.acts.second_look import Listened, Unread
    from core.inference.chat import ChatModel
    from core.stopping import Stop
    from core.store import check
    from core.store import memories as texts
else:
    asking = later("core.acts.ask")
    browse = later("core.acts.browse")
    second_look = later("core.acts.second_look")
    listing = later("core.acts.listing")
    naming = later("core.acts.naming")
    own_name = later("core.acts.own_name")
    ordering = later("core.acts.orders")
    recent = later("core.acts.recent")
    shelving = later("core.acts.shelves")
    upkeep = later("core.acts.upkeep")
    check = later("core.store.check")
    texts = later("core.store.memories")


class Reading(Opened):
    """Searching, listing, looking at history."""

    def search(self, query: Query, stop: Stop | None = None) -> Found:
        """Find memories and messages by words and meaning, with a reranker's second look where that is wanted.

        Raises ``Interrupted`` within milliseconds after ``stop`` is asked.
        """
        return own_name.in_own_name(self._bench, second_look.search_twice(self._bench, query, stop))

    def to_read(self, query: Query, stop: Stop | None = None) -> Unread | None:
        """The first half of a search with a second look: what the reranker is to read, in a thread of its own."""
        return second_look.to_read(self._bench, query, stop)

    def search_heard(self, query: Query, listened: Listened, stop: Stop | None = None) -> Found:
        """The other half: the search with what the reranker said."""
        return own_name.in_own_name(self._bench, second_look.search_heard(self._bench, query, listened, stop))

    def ask(self, query: Query, model: ChatModel | None = None, should_stop: ShouldStop | None = None) -> Answered:
        """Answer a question from what is remembered, each sentence with the memories that it rests on."""
        return own_name.in_own_name(self._bench, asking.ask(self._bench, query, model, should_stop))

    def orders(self, query: Query) -> Orders:
        """What fits a query in two orders, by words and meaning alone and by every term: for measuring."""
        return ordering.both_orders(self._bench, query)

    def list(self, request: ListRequest) -> Page:
        """One page of memories, in its order and under its headings."""
        return own_name.in_own_name(self._bench, listing.list_page(self._bench, request))

    def held(self, showing: Showing | None = None) -> int:
        """How many memories the vault holds at these dates, whatever became of them."""
        return listing.held(self._bench, showing or Showing())

    def ids_between(self, request: ListRequest, spans: Sequence[tuple[int, int]]) -> tuple[str, ...]:
        """The ids of the memories in these runs of a list's rows, each from its first row to before its last."""
        return listing.ids_between(self._bench, request, spans)

    def places(self, request: ListRequest, memories: Sequence[str]) -> dict[str, int]:
        """The rows of these memories in a list; one that is not in it is left out."""
        return listing.places(self._bench, request, memories)

    def names(self) -> OwnerNames:
        """How the owner is called, and all other names that mean the owner."""
        return naming.names_of_owner(self._bench)

    def naming(self, name: str, aliases: Sequence[str] | None = None) -> Naming:
        """What ``name_owner`` would make of these names, and who goes by one of them; raises ``InvalidText``."""
        return naming.naming(self._bench, name, aliases)

    def recent_searches(self) -> tuple[str, ...]:
        """What was searched for last, the latest first."""
        return recent.recent_searches(self._bench)

    def shelves(self) -> Shelves:
        """What each part of the library holds."""
        return shelving.shelves(self._bench)

    def show(self, memory: str, showing: Showing | None = None) -> MemoryDetail:
        """One memory with its whole history; raises ``NotFound``, ``AmbiguousId``."""
        return own_name.in_own_name(self._bench, browse.show(self._bench, memory, showing or Showing()))

    def raw(self, memory: str) -> tuple[tuple[str, str], ...]:
        """Hashes, vectors, scores and the log's chain of a memory, as names and values; raises ``NotFound``."""
        return browse.raw(self._bench, memory)

    def episode(self, id: str, neighbours: int = 2) -> tuple[Episode, ...]:
        """A message among its neighbours, in order."""
        return own_name.in_own_name(self._bench, browse.episode(self._bench, id, neighbours))

    def episodes(
        self, limit: int = 50, cursor: str | None = None, *, spoken: bool = False
    ) -> tuple[tuple[Episode, ...], int, str | None]:
        """One page of messages, newest first, their number, and where to go on.

        ``spoken`` leaves out what was written as a memory at once and is no part of a conversation.
        """
        return own_name.in_own_name(self._bench, browse.episodes(self._bench, limit, cursor, spoken))

    def log(self, limit: int = 50, before: int | None = None) -> tuple[Operation, ...]:
        """Log entries, newest first; ``before`` is the number to go on below."""
        return browse.log(self._bench, limit, before)

    def other_logs(self) -> tuple[OtherLog, ...]:
        """The logs of other copies of this vault that were merged into it."""
        return browse.other_logs(self._bench)

    def wordings(self, memories: Sequence[str]) -> dict[str, str]:
        """The latest wording of each of these memories, by full id."""
        return texts.latest_texts(self._bench.store, memories)

    def skipped(self) -> tuple[Skipped, ...]:
        """What the retain filter set aside."""
        return own_name.in_own_name(self._bench, browse.skipped(self._bench))

    def undoable(self) -> Operation | None:
        """What the next undo would take back."""
        return browse.undoable(self._bench)

    def redoable(self) -> Operation | None:
        """The undo that the next redo would take back."""
        return browse.redoable(self._bench)

    def stats(self) -> Stats:
        """Counts of everything."""
        return upkeep.stats(self._bench, self.path, self.schema)

    def verify(self) -> tuple[Problem, ...]:
        """Everything that does not agree; empty = all well."""
        return check.verify(self._bench.store)
