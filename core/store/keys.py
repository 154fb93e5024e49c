"""Sets of keys as one byte a key: a million of them take a megabyte, and numpy reads them where they lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


AMONG = "IN (SELECT value FROM json_each(?))"
"""A condition on keys that are given as one value: a statement whose text stays the same is prepared once."""


def given(keys: Iterable[int]) -> tuple[str]:
    """Keys as the one value of a statement with ``AMONG``."""
    return (f"[{','.join(map(str, keys))}]",)


class KeySet(Set[int]):
    """Keys from 0 up, each present (1) or not (0) in ``flags``; what is combined with it becomes a plain set."""

    __slots__ = ("_count", "flags")

    def __init__(self, flags: bytes) -> None:
        self.flags = flags
        self._count = flags.count(1)

    @classmethod
    def of(cls, keys: Iterable[int], size: int) -> KeySet:
        """Some keys below ``size``."""
        flags = bytearray(size)
        for key in keys:
            flags[key] = 1
        return cls(bytes(flags))

    @classmethod
    def _from_iterable(cls, it: Iterable[int]) -> Set[int]:  # type: ignore[override]
        return frozenset(it)

    def __contains__(self, key: object) -> bool:
        return isinstance(key, int) and 0 <= key < len(self.flags) and self.flags[key] == 1

    def __iter__(self) -> Iterator[int]:
        at = self.flags.find(1)
        while at >= 0:
            yield at
            at = self.flags.find(1, at + 1)

    def __len__(self) -> int:
        return self._count

    def __hash__(self) -> int:
        return hash(self.flags)


def mask_of(keys: Set[int], size: int) -> NDArray[np.bool_]:
    """Which of the keys below ``size`` are in a set, as one array."""
    import numpy as np

    found = np.zeros(size, np.bool_)
    if isinstance(keys, KeySet):
        flags = np.frombuffer(keys.flags, np.bool_)[:size]
        found[: len(flags)] = flags
    elif keys:
        listed = np.fromiter(keys, np.int64, len(keys))
        found[listed[listed < size]] = True
    return found
