"""By which language model a vault is searched, as values for the window and the command line."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MoveState:
    """How far a vault is on its way to another model: ``made`` of ``total`` statements have its vector."""

    fingerprint: str
    name: str
    made: int
    total: int
    paused: bool


@dataclass(frozen=True, slots=True)
class ModelState:
    """The model by which a vault is searched (None before its first vectors), and the one that it moves to."""

    fingerprint: str | None
    name: str | None
    moving: MoveState | None
