"""Texts to vectors: the protocol, and the built-in all-MiniLM-L6-v2.

``load_builtin_embedder`` reads and checks both files and starts the model;
that takes a moment, so it belongs in a thread of its own. A vector depends on
its text alone, never on what else is in the batch: the weights are int8, the
sums are float32.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeGuard, runtime_checkable

from core.inference.model_files import (
    TOKENIZER_SHA256,
    WEIGHTS_SHA256,
    read_pinned,
    tokenizer_path,
    weights_path,
)
from core.inference.onnx_embed import OnnxEmbedder, Pooling, Reading
from core.inference.pieces import Pieces
from core.scale import Scale
from core.stopping import Stop

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NAME = "all-MiniLM-L6-v2"
DIMENSIONS = 384
MAX_TOKENS = 256
"""What the model was trained to read; later words do not count."""
POOLING = Pooling.MEAN
PREFIX = ""
"""This model takes texts as they are; others want “query: ” before them."""


class Embedder(Protocol):
    """What turns texts into vectors that can be compared with each other.

    ``fingerprint`` names the vector space: vectors with different fingerprints
    are never compared.
    """

    @property
    def name(self) -> str:
        """The model's name as people know it."""

    @property
    def fingerprint(self) -> str:
        """Short mark of file, pooling, prefix and length: the vector space."""

    @property
    def dimensions(self) -> int:
        """How many numbers a vector has."""

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """One float32 row of length one per text, in the texts' order; (0, dimensions) for none."""


@runtime_checkable
class PieceEmbedder(Embedder, Protocol):
    """An embedder that gives the vectors of a text's pieces along with its own."""

    @property
    def reads_pieces(self) -> bool:
        """Whether it is to make them; a person can leave them out."""

    def encode_with_pieces(self, texts: Sequence[str]) -> tuple[NDArray[np.float32], list[Pieces]]:
        """What ``encode`` gives, and the pieces of each text."""


@runtime_checkable
class AskedEmbedder(Embedder, Protocol):
    """An embedder that reads what is searched for in another way than what is stored."""

    def encode_questions(
        self, texts: Sequence[str], stop: Stop | None = None
    ) -> tuple[NDArray[np.float32], list[Pieces] | None]:
        """One row of length one per text, and the pieces of each where they are wanted.

        Raises ``Interrupted`` within milliseconds after ``stop`` is asked.
        """


@runtime_checkable
class ScaledEmbedder(Embedder, Protocol):
    """An embedder whose cosines were compared with those of the built-in model."""

    @property
    def scale(self) -> Scale | None:
        """How they compare; None: they are the same."""


def gives_pieces(embedder: Embedder) -> TypeGuard[PieceEmbedder]:
    """Whether it gives pieces; asked at every search, where ``isinstance`` of a protocol would take 15 µs."""
    return hasattr(embedder, "encode_with_pieces")


def reads_questions(embedder: Embedder) -> TypeGuard[AskedEmbedder]:
    """Whether it reads what is searched for in a way of its own."""
    return hasattr(embedder, "encode_questions")


def has_scale(embedder: Embedder | None) -> TypeGuard[ScaledEmbedder]:
    """Whether its cosines were compared with those of the built-in model."""
    return hasattr(embedder, "scale")


def fingerprint_of(weights_sha256: str, pooling: str, prefix: str, max_tokens: int) -> str:
    """Sixteen hexadecimal signs that change whenever vectors would no longer be comparable."""
    facts = "\n".join((weights_sha256, pooling, prefix, str(max_tokens)))
    return hashlib.sha256(facts.encode()).hexdigest()[:16]


def load_builtin_embedder(resources: Path, *, pieces: bool = True) -> OnnxEmbedder:
    """The built-in model, read from its package and from ``resources``, both checked; ``pieces``: with their vectors.

    Raises ``ModelMissing`` or ``ModelAltered``; the program then searches by
    words alone and says so.
    """
    weights = read_pinned(weights_path(resources), WEIGHTS_SHA256, "The language model")
    tokenizer = read_pinned(tokenizer_path(resources), TOKENIZER_SHA256, "The word list of the language model")
    reading = Reading(NAME, builtin_fingerprint(), DIMENSIONS, POOLING, PREFIX, PREFIX, MAX_TOKENS)
    return OnnxEmbedder(weights, tokenizer, reading, pieces=pieces)


def builtin_fingerprint() -> str:
    """The built-in model's fingerprint, known without loading it."""
    return fingerprint_of(WEIGHTS_SHA256, POOLING, PREFIX, MAX_TOKENS)
