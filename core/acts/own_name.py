"""What the owner said, told under the name that the owner goes by now.

Statements are stored under the name that the vault was made with, or "user",
so that a later name moves no row. This is put right where values leave the
engine; within it the stored name counts, which nobody else can take.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar

from core.acts.bench import Bench

T = TypeVar("T")

_WHO = frozenset({"speaker", "subject"})
"""Fields that hold who said something, or whom it is about."""


def in_own_name(bench: Bench, value: T) -> T:
    """The value with the owner's present name wherever the owner speaks or is spoken of; about 3 µs a memory."""
    called = bench.called()
    return value if called == bench.owner else _renamed(value, bench.owner, called)


def _renamed(value: Any, stored: str, called: str) -> Any:
    if isinstance(value, tuple):
        made = tuple(_renamed(one, stored, called) for one in value)
        return value if all(map(_is_same, made, value)) else made
    if not is_dataclass(value) or isinstance(value, type):
        return value
    fresh: dict[str, Any] = {}
    for name in _names(type(value)):
        held = getattr(value, name)
        told = called if name in _WHO and held == stored else _renamed(held, stored, called)
        if told is not held:
            fresh[name] = told
    return replace(value, **fresh) if fresh else value


def _is_same(one: object, other: object) -> bool:
    return one is other


@lru_cache(maxsize=64)  # the kinds of values that leave the engine
def _names(kind: type) -> tuple[str, ...]:
    return tuple(one.name for one in fields(kind))
