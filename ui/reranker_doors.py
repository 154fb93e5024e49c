"""What the window needs to show, test and change the reranker: values and callables that the application passes in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from core.domain import ShouldStop


@dataclass(frozen=True, slots=True)
class RerankerFields:
    """Which reranker is set: its folder and its name; both empty = none."""

    folder: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class RerankerReport:
    """What a test of a reranker showed: right comparisons in a hundred, milliseconds a text.

    ``reads`` texts are read in one search at most, and for ``budget_ms`` milliseconds.
    """

    name: str
    right: float
    ms: float
    reads: int
    budget_ms: float


@dataclass(frozen=True, slots=True)
class RerankerDoors:
    """How the reranker is read, tested, chosen, switched off and started.

    ``test`` and ``use`` let it compare a small set of texts, in the calling thread; ``use`` keeps it as well.
    ``start`` gives the one that is set, ready to read, or None. All raise a ``VaultError``.
    """

    load: Callable[[], RerankerFields]
    test: Callable[[str, ShouldStop], RerankerReport]
    use: Callable[[str, ShouldStop], RerankerReport]
    off: Callable[[], None]
    start: Callable[[], Any]
