"""Contradictions and proposals as rows; their engines and verdicts build on these."""

from __future__ import annotations

import hashlib

from core.store.connection import Store
from core.store.journal import Writer, live
from core.text import fold


def pair_key(first: str, second: str) -> bytes:
    """16 bytes that name a pair of texts in either order: a decided pair never comes back."""
    ordered = sorted((fold(first), fold(second)))
    return hashlib.blake2b("\x1f".join(ordered).encode(), digest_size=16).digest()


def put_contradiction(
    writer: Writer,
    id: str,
    first: tuple[int, str],
    second: tuple[int, str],
    generator: str,
    reason: str,
    score: float | None,
) -> None:
    """Flag two versions, each given as key and text."""
    key = pair_key(first[1], second[1])
    writer.put("contradiction", id, first[0], second[0], generator, reason, score, None, key)


def count_proposals(store: Store, known: int) -> int:
    """How many proposals wait for approval."""
    return int(
        store.value(
            f"SELECT count(*) FROM proposal p WHERE {live(known, 'p')} "
            f"AND NOT EXISTS (SELECT 1 FROM decision d WHERE d.proposal = p.id AND {live(known, 'd')})"
        )
    )
