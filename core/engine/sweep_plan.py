"""Which statements meet in which batch, so that every pair meets once and the work is bounded.

A model reads ``BATCH`` statements at a time. The statements of one subject
arrive in the order of their keys. Up to ``FRESH`` new ones form a *column*:
they meet all that came before, ``HELD`` at a time, and each other in the first
batch. Then they have come before, too. So a plan is never made anew when
something is added, where it stopped is one key, and no pair meets twice.

The bound. Of n statements the k-th column has 12(k - 1) before it, which is at
most ceil(12(k - 1) / 13) batches, one for the first. With c = ceil(n / 12)
columns that makes

    most_batches(n) = 1 + sum over k = 2..c of ceil(12(k - 1) / 13)  <=  c(c - 1) / 2 + 1

since ceil(12m / 13) <= m. Every pair among n statements of one subject has met
after ``most_batches(n)`` batches, thus within ``most_sweeps(n, b)`` sweeps of b
batches (one batch is one question): 100 statements need 37, 1,000 need 3,256.
New ones that come to m earlier ones that have met need ``batches_left(m, new)``.
No plan of batches of 25 can do with fewer than n(n - 1) / 600.

Nearest neighbours: a statement meets its ``NEAREST`` nearest in batches of one
and 24, thus at most three. Two that stand among each other's nearest now did so
when the later one of them was new, because fewer stood between: so a pair of
neighbours has met once both were looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

BATCH = 25
"""Statements that a model compares at once: the number that a nightly scan of its peers reads, too."""
FRESH = 12
HELD = BATCH - FRESH
NEAREST = 50
"""Neighbours of a statement that it meets whatever they are about."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Statements that meet: each fresh one with each held one, and if ``inner`` the fresh ones with each other."""

    fresh: tuple[int, ...]
    held: tuple[int, ...]
    inner: bool

    @property
    def members(self) -> tuple[int, ...]:
        """All of them, at most ``BATCH``."""
        return (*self.held, *self.fresh)

    def pairs(self) -> Iterator[tuple[int, int]]:
        """The pairs that meet here for the first time, the smaller key first."""
        for at, one in enumerate(self.fresh):
            others = (*self.held, *(self.fresh[:at] if self.inner else ()))
            yield from ((min(one, other), max(one, other)) for other in others)


def columns(fresh: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """New statements in the order of their keys, cut into columns."""
    ordered = sorted(fresh)
    return (tuple(ordered[at : at + FRESH]) for at in range(0, len(ordered), FRESH))


def batches_of(column: Sequence[int], before: Sequence[int], after: int | None = None) -> Iterator[Batch]:
    """The batches of one column: ``before`` are the keys that came before it.

    ``after`` is the last of them that this column has met already (None = it
    is at its beginning): what was done is not done again. A column that is
    alone and of one statement has no pair and no batch.
    """
    ordered = sorted(key for key in before if after is None or key > after)
    inner = after is None
    if not ordered and inner and len(column) > 1:
        yield Batch(tuple(column), (), True)
    for at in range(0, len(ordered), HELD):
        yield Batch(tuple(column), tuple(ordered[at : at + HELD]), inner and at == 0)


@dataclass(frozen=True, slots=True)
class Place:
    """Where the plan of one subject stands: all up to ``met`` have met, ``column`` those before it up to ``after``.

    ``column`` is empty between two columns.
    """

    met: int = 0
    column: tuple[int, ...] = ()
    after: int = 0


def stairs(members: Sequence[int], place: Place) -> Iterator[tuple[Batch, Place]]:
    """The batches of one subject's statements that are still to come, each with the place once it has met.

    Statements that went meanwhile are left out, new ones come at the end.
    """
    ordered = sorted(members)
    before = [key for key in ordered if key <= place.met]
    begun = tuple(key for key in ordered if key > place.met and key in place.column)
    rest = columns([key for key in ordered if key > place.met and key not in place.column])
    met = place.met
    for column, after in [*([(begun, place.after)] if begun else []), *((one, None) for one in rest)]:
        for batch in batches_of(column, before, after):
            yield batch, Place(met, column, max(batch.held, default=0))
        before, met = [*before, *column], max(column)


def stairs_left(members: Sequence[int], place: Place) -> int:
    """How many batches that are."""
    before = [key for key in members if key <= place.met]
    column = [key for key in members if key > place.met and key in place.column]
    left = batches_left(len(before) + len(column), len(members) - len(before) - len(column))
    if column:
        met = -(-sum(key <= place.after for key in before) // HELD) or 1
        left += batches_left(len(before), len(column)) - met
    return left


def neighbour_batches(statement: int, nearest: Sequence[int]) -> Iterator[Batch]:
    """A statement with its nearest, 24 at a time."""
    for at in range(0, len(nearest), BATCH - 1):
        yield Batch((statement,), tuple(nearest[at : at + BATCH - 1]), False)


def most_batches(count: int) -> int:
    """The most batches until all pairs among so many statements of one subject have met."""
    return batches_left(0, count)


def batches_left(before: int, fresh: int) -> int:
    """The batches until so many new statements have met all that came before them, and each other."""
    left = 0
    for at in range(0, fresh, FRESH):
        left += -(-(before + at) // HELD) or (1 if fresh - at > 1 else 0)
    return left


def most_sweeps(count: int, batches: int) -> int:
    """The most sweeps of so many batches each until all pairs among so many statements have met."""
    return -(-most_batches(count) // max(1, batches))
