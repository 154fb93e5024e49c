"""What every act works with: the open store, its clock and ids, the views, the model."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import UTC, datetime, tzinfo
from typing import TYPE_CHECKING

from core.domain import Clock, Showing
from core.engine.met import Met
from core.engine.sweep_groups import Groups
from core.errors import EnvironmentFault, ModelMissing
from core.identity import Ids
from core.inference.embed import Embedder, gives_pieces, has_scale, reads_questions
from core.inference.pieces import Pieces
from core.inference.vectors import checked
from core.scale import Scale
from core.store.connection import Store
from core.store.journal import Writer, operation
from core.store.people import Named, made_for, names_as_of_now
from core.store.vector_rows import stored_vector
from core.store.view import View, Views
from core.window import on_the_wall

if TYPE_CHECKING:
    from core.acts.listing import Listing
    from core.answers import ListRequest
    from core.engine.following.steps import Told
    from core.inference.local_judge import LocalJudge
    from core.inference.rerank_folder import Reranker
    from core.inference.vectors import Floats
    from core.library import Shelves
    from core.store.postings import Postings
    from core.store.turns import TurnPlaces
    from core.store.vector_index import VectorIndex

BUDGET_MS = 500.0
"""Milliseconds of one search in which a reranker may read: 30 messages take about 300 with a model of six layers,
and below half a second a list still comes at once."""


@dataclass(frozen=True, slots=True)
class SecondLook:
    """A reranker and how long it may read in one search; ``budget_ms`` None: until it is done. ``timer``: seconds."""

    reranker: Reranker
    budget_ms: float | None = BUDGET_MS
    timer: Callable[[], float] = time.perf_counter


OWNER = "owner"
"""Actor of what the person does; imports and agents go by their source's name."""


@dataclass(slots=True)
class Bench:
    """The workbench of one vault handle; one thread at a time."""

    store: Store
    clock: Clock
    ids: Ids
    views: Views
    owner: str
    """Under which name the owner's statements are stored: that of the vault's making, or "user"."""
    zone: tzinfo = UTC
    """Where the person lives: by its clock they name days, and a day of it is when the vault learned something."""
    embedder: Embedder | None = None
    local: LocalJudge | None = None
    """The built-in judge of pairs."""
    second_look: SecondLook | None = None
    """The reranker that is set, None as long as nobody chose one."""
    indexes: dict[tuple[str, int], VectorIndex] = field(default_factory=dict)
    present: dict[int, set[int]] = field(default_factory=dict)
    """Episodes present as of an operation; only the latest asked for is kept."""
    told: tuple[View, dict[str, Told]] | None = None
    """What is told of names that questions led to, as of a view."""
    lists: Postings | None = None
    """The lists of the memories' words, from the first search of a large vault on."""
    talk: TurnPlaces | None = None
    """The order of talk, from the first search of messages on."""
    pieces_made: str = ""
    """The model of which every statement is known to have the vectors of its words."""
    named: Named | None = None
    listings: OrderedDict[ListRequest, Listing] = field(default_factory=OrderedDict)
    """The lists that are being paged through."""
    shelves: tuple[View, Shelves] | None = None
    """What the library holds, as of a view."""
    groups: Groups = field(default_factory=Groups)
    """Whom the statements are about, as far as a sweep has read them."""
    met: Met = field(default_factory=Met)
    """Which of them met, as far as a sweep has come."""

    def today(self) -> datetime:
        """What the person's clock shows, as if it were UTC: from there “yesterday” and “last month” are counted."""
        return on_the_wall(self.clock(), self.zone)

    def owner_names(self) -> frozenset[str]:
        """The folded names of the owner, those that were given since among them."""
        return self._names().folded

    def called(self) -> str:
        """How the owner is called, or "user"."""
        return self._names().called

    def _names(self) -> Named:
        found = names_as_of_now(self.store, self.named)
        if self.named is not None and found.folded != self.named.folded:
            self.groups, self.met = Groups(), Met()  # statements are about others now
        self.named = found
        return found

    def view(self, showing: Showing | None = None) -> View:
        """The view at these dates (None = now)."""
        self.look_again()
        return self.views.at(showing or Showing())

    def look_again(self) -> None:
        """Forget what was known of another log, if an archive was brought back meanwhile."""
        if self.views.were_replaced():
            self.owner, self.named = made_for(self.store), None
            self.indexes.clear()
            self.present.clear()
            self.listings.clear()
            self.shelves = None
            self.talk = None
            self.lists = None
            self.pieces_made = ""
            self.groups, self.met = Groups(), Met()

    def word_lists(self) -> Postings:
        """The lists of the memories' words."""
        from core.store.postings import Postings

        if self.lists is None:
            self.lists = Postings(self.store)
        return self.lists

    def turn_places(self) -> TurnPlaces:
        """The order of talk, with every episode that there is now."""
        from core.store.turns import TurnPlaces

        if self.talk is None:
            self.talk = TurnPlaces(self.store)
        self.talk.refresh()
        return self.talk

    def encode(self, texts: Sequence[str]) -> Floats:
        """Checked vectors of the model that is set, one row a text.

        Raises ``ModelMissing`` without a model and ``ModelAltered`` when it answers
        with anything but finite, non-zero rows of its own width; an endpoint's faults come as they are.
        """
        embedder = self._model()
        return checked(embedder.encode(texts), len(texts), embedder.dimensions)

    def read(self, texts: Sequence[str]) -> tuple[Floats, list[Pieces] | None]:
        """What ``encode`` gives, with the pieces of each text if the model gives them and they are wanted."""
        return read_with(self._model(), texts)

    def read_question(self, text: str) -> tuple[Floats, Pieces | None]:
        """The vector of what is searched for, with its pieces where they are wanted; raises like ``encode``.

        The model's reading ends with the read that is under way: ``Interrupted``.
        """
        embedder = self._model()
        if reads_questions(embedder):
            vectors, pieces = embedder.encode_questions([text], self.store.stop)
            vectors = checked(vectors, 1, embedder.dimensions)
        else:
            vectors, pieces = read_with(embedder, [text])
        return vectors[0], pieces[0] if pieces else None

    def scale(self) -> Scale | None:
        """How the cosines of the model that is set compare with the built-in model's; None: they are the same."""
        return self.embedder.scale if has_scale(self.embedder) else None

    def likeness(self, one: str, other: str) -> float:
        """The cosine of two texts on the built-in model's scale; raises like ``encode``."""
        import numpy as np

        first, second = self.encode([one, other])
        scale = self.scale()
        own = np.array([first @ second], np.float32)
        return float((own if scale is None else scale.told(own))[0])

    def _model(self) -> Embedder:
        if self.embedder is None:
            raise ModelMissing("No language model is loaded.", "Search by words still works.")
        return self.embedder

    def vector_of(self, version: int, text: str) -> Floats | None:
        """The stored vector of a version, made anew where there is none; None without a usable model."""
        stored = stored_vector(self.store, version)
        if stored is not None:
            return stored
        try:
            made: Floats = self.encode([text])[0]
        except EnvironmentFault:
            return None
        return made

    def operation(
        self, kind: str, *, actor: str = OWNER, note: str = "", undoes: int | None = None
    ) -> AbstractContextManager[Writer]:
        """Begin an operation; see ``core.store.journal.operation``."""
        return operation(self.store, self.clock, self.ids, kind, actor=actor, note=note, undoes=undoes)


def read_with(embedder: Embedder, texts: Sequence[str]) -> tuple[Floats, list[Pieces] | None]:
    """Checked vectors of a model, one row a text, with the pieces of each if it gives them and they are wanted."""
    if not gives_pieces(embedder) or not embedder.reads_pieces:
        return checked(embedder.encode(texts), len(texts), embedder.dimensions), None
    vectors, pieces = embedder.encode_with_pieces(texts)
    return checked(vectors, len(texts), embedder.dimensions), pieces
