"""How far a vault is on its way from one language model to another: one value, written with each batch of vectors.

Statements are taken in the order of their keys, and keys only grow, so that
two numbers say what is done; whatever is written meanwhile lies beyond them.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from core.answers import Corpus
from core.store.connection import Store
from core.store.meta import get_meta, put_meta
from core.store.vector_rows import MODEL, NAMES, newest_key

MOVING = "moving"
"""Key in ``meta``; archives leave it out, as they hold no vectors."""


@dataclass(frozen=True, slots=True)
class Moving:
    """The model that is moved to: its fingerprint, name and key, and up to which keys its vectors are made.

    ``paused``: the person lets it rest. ``made`` vectors are there.
    """

    fingerprint: str
    name: str
    model: int
    memories: int = 0
    episodes: int = 0
    made: int = 0
    paused: bool = False

    def done_to(self, corpus: Corpus) -> int:
        """The key up to which a corpus is done."""
        return self.memories if corpus is Corpus.MEMORIES else self.episodes


def read_moving(store: Store) -> Moving | None:
    """Where the move stands; None when the vault is not on its way to another model."""
    kept = get_meta(store, MOVING)
    if not kept:
        return None
    try:
        return Moving(**json.loads(kept))
    except (ValueError, TypeError):
        return None


def write_moving(store: Store, moving: Moving | None) -> None:
    """Keep where it stands, or that there is no move; within a transaction."""
    put_meta(store, MOVING, "" if moving is None else json.dumps(asdict(moving)))


def take_over(store: Store, moving: Moving) -> bool:
    """Let the new model's vectors be those that are searched, if none is missing by now; within a transaction.

    ``moving`` must be what is kept at this moment. Two look-ups and two values: nobody waits for it.
    """
    if any(newest_key(store, corpus) > moving.done_to(corpus) for corpus in NAMES):
        return False
    put_meta(store, MODEL, moving.fingerprint)
    write_moving(store, None)
    return True
