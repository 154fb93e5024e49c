"""The language model by which a vault is searched: its missing vectors, and moving to another model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.domain import Progress, ShouldStop
from core.face.opening import Opened
from core.inference.embed import Embedder
from core.later import later
from core.views import ModelState, MoveState

if TYPE_CHECKING:
    from core.acts import embed, move
else:
    embed = later("core.acts.embed")
    move = later("core.acts.move")


class Embedding(Opened):
    """Making vectors; ``use_embedder`` stands with opening, since a handle may be opened with its model."""

    def embed_missing(
        self, progress: Progress | None = None, should_stop: ShouldStop | None = None, batch: int = 32
    ) -> int:
        """Make the vectors that are missing; gives their number. Raises ``ModelMismatch``."""
        return embed.embed_missing(self._bench, progress, should_stop, batch)

    def model_state(self) -> ModelState:
        """By which model the vault is searched, and how far it is on the way to another."""
        return move.model_state(self._bench)

    def model_way(self) -> tuple[str, str, bool]:
        """By which model it is searched, to which it moves ("" = none), and whether that rests; quick to ask."""
        return move.model_way(self._bench)

    def begin_move(self, target: Embedder, should_stop: ShouldStop | None = None) -> MoveState | None:
        """Set out for another model, or go on; None when the vault is that model's already, or holds no vector."""
        return move.begin_move(self._bench, target, should_stop)

    def move_on(
        self,
        target: Embedder,
        progress: Progress | None = None,
        should_stop: ShouldStop | None = None,
        batch: int | None = None,
    ) -> int:
        """Make vectors of the model that was set out for until they take over; gives their number."""
        return move.move_on(self._bench, target, progress, should_stop, batch or move.BATCH)

    def pause_move(self, on: bool = True) -> None:
        """Let the move rest, or go on; raises ``InvalidRequest`` when there is none."""
        move.pause_move(self._bench, on=on)

    def cancel_move(self) -> None:
        """Stay with the present model."""
        move.cancel_move(self._bench)

    def clear_leftovers(self, should_stop: ShouldStop | None = None) -> int:
        """Take away what earlier models left, in small slices; gives the number of rows."""
        return move.clear_leftovers(self._bench, should_stop)

    def reembed(
        self, progress: Progress | None = None, should_stop: ShouldStop | None = None, batch: int | None = None
    ) -> int:
        """Move the vault to the model that is set, all at once; goes on where it was stopped."""
        return move.reembed(self._bench, progress, should_stop, batch or move.BATCH)
