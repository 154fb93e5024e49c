"""Texts to vectors: the protocol, and the built-in all-MiniLM-L6-v2.

``load_builtin_embedder`` reads and checks both files and starts the model;
that takes a moment, so it belongs in a thread of its own. A vector depends on
its text alone, never on what else is in the batch: the weights are int8, the
sums are float32.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from core.errors import ModelAltered, ModelMissing
from core.inference.model_files import (
    TOKENIZER_SHA256,
    WEIGHTS_SHA256,
    read_pinned,
    tokenizer_path,
    weights_path,
)
from core.inference.pieces import Pieces, chosen, projected
from core.inference.sessions import start_session, start_tokenizer
from core.inference.vectors import checked

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NAME = "all-MiniLM-L6-v2"
DIMENSIONS = 384
MAX_TOKENS = 256
"""What the model was trained to read; later words do not count."""
POOLING = "mean"
PREFIX = ""
"""This model takes texts as they are; others want “query: ” before them."""
BATCH = 8
"""Texts a run: turns of talk differ in length, and padding costs more than a run. Measured a turn at 1, 8 and 32:
8.5, 9.2 and 17 ms; a short sentence: 3.6, 2.6 and 2.3 ms."""
MAX_SIGNS = 32_768
"""Signs of a text that are looked at: far more than 256 word pieces, and a bound on the tokenizer's time."""


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


def fingerprint_of(weights_sha256: str, pooling: str, prefix: str, max_tokens: int) -> str:
    """Sixteen hexadecimal signs that change whenever vectors would no longer be comparable."""
    facts = "\n".join((weights_sha256, pooling, prefix, str(max_tokens)))
    return hashlib.sha256(facts.encode()).hexdigest()[:16]


class OnnxEmbedder:
    """all-MiniLM-L6-v2 run by onnxruntime; mean over the tokens, then length one.

    ``weights`` are the bytes of the ONNX file, ``tokenizer`` those of its
    tokenizer.json; ``threads`` defaults to one core fewer than there are, so
    that the window keeps one. Raises ``ModelMissing`` when a library is not
    there and ``ModelAltered`` when it refuses a file.
    """

    def __init__(
        self, weights: bytes, tokenizer: bytes, *, fingerprint: str, threads: int | None = None, pieces: bool = True
    ) -> None:
        self._fingerprint = fingerprint
        self._reads_pieces = pieces
        try:
            self._tokens = start_tokenizer(tokenizer, MAX_TOKENS)
            self._session = start_session(weights, threads or max(1, (os.cpu_count() or 2) - 1))
        except ImportError as reason:
            raise ModelMissing(
                f"The library that runs the language model is not installed: {reason.name}.",
                "Search by words still works. Reinstall Variorum to bring it back.",
            ) from reason
        except Exception as reason:  # both libraries raise their own untyped errors for a bad file
            raise ModelAltered(
                "The language model could not be started from its files.",
                "Search by words still works. Reinstall Variorum to bring the model back.",
            ) from reason
        self._inputs = tuple(node.name for node in self._session.get_inputs())

    @property
    def name(self) -> str:
        """The model's name as people know it."""
        return NAME

    @property
    def fingerprint(self) -> str:
        """Short mark of file, pooling, prefix and length."""
        return self._fingerprint

    @property
    def dimensions(self) -> int:
        """384."""
        return DIMENSIONS

    @property
    def reads_pieces(self) -> bool:
        """Whether the vectors of pieces are wanted."""
        return self._reads_pieces

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """One float32 row of length one per text, in the texts' order.

        Texts of like length run together, which saves padding. Raises
        ``ModelAltered`` when the model's answer cannot be used.
        """
        return self._encode(texts, None)

    def encode_with_pieces(self, texts: Sequence[str]) -> tuple[NDArray[np.float32], list[Pieces]]:
        """What ``encode`` gives, and the vectors of each text's pieces, from the same pass."""
        found: dict[int, Pieces] = {}
        rows = self._encode(texts, found)
        return rows, [found[place] for place in range(len(texts))]

    def _encode(self, texts: Sequence[str], pieces: dict[int, Pieces] | None) -> NDArray[np.float32]:
        import numpy as np

        rows = np.zeros((len(texts), DIMENSIONS), dtype=np.float32)
        if not texts:
            return rows
        read = self._tokens.encode_batch([_readable(text) for text in texts])
        order = sorted(range(len(read)), key=lambda place: len(read[place].ids))
        for start in range(0, len(order), BATCH):
            places = order[start : start + BATCH]
            states, weight = self._run([read[place].ids for place in places])
            rows[places] = (states * weight).sum(axis=1) / weight.sum(axis=1)
            if pieces is not None:
                pieces.update((place, _pieces(read[place], states[at])) for at, place in enumerate(places))
        return checked(rows, len(texts), DIMENSIONS)

    def _run(self, pieces: list[list[int]]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The last states of each piece, and 1 for each that is one, 0 for what fills up."""
        import numpy as np

        ids = np.zeros((len(pieces), max(len(row) for row in pieces)), dtype=np.int64)
        mask = np.zeros_like(ids)
        for place, row in enumerate(pieces):
            ids[place, : len(row)] = row
            mask[place, : len(row)] = 1
        known = {"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)}
        states = np.asarray(self._session.run(None, {name: known[name] for name in self._inputs})[0])
        if states.shape != (*ids.shape, DIMENSIONS):
            raise ModelAltered(
                f"The language model gave an answer of an unexpected shape: {states.shape}.",
                "Search by words still works. Reinstall Variorum to bring the model back.",
            )
        return states, mask[:, :, None].astype(np.float32)


def _pieces(read: Any, states: NDArray[np.float32]) -> Pieces:
    """The pieces of one text that carry meaning; ``read`` is what the tokenizer made of it."""
    places = chosen(read.tokens)
    offsets = read.offsets
    return Pieces(projected(states[places]), tuple(offsets[place] for place in places))


def load_builtin_embedder(resources: Path, *, pieces: bool = True) -> OnnxEmbedder:
    """The built-in model, read from its package and from ``resources``, both checked; ``pieces``: with their vectors.

    Raises ``ModelMissing`` or ``ModelAltered``; the program then searches by
    words alone and says so.
    """
    weights = read_pinned(weights_path(resources), WEIGHTS_SHA256, "The language model")
    tokenizer = read_pinned(tokenizer_path(resources), TOKENIZER_SHA256, "The word list of the language model")
    return OnnxEmbedder(weights, tokenizer, fingerprint=builtin_fingerprint(), pieces=pieces)


def builtin_fingerprint() -> str:
    """The built-in model's fingerprint, known without loading it."""
    return fingerprint_of(WEIGHTS_SHA256, POOLING, PREFIX, MAX_TOKENS)


def _readable(text: str) -> str:
    """The beginning of the text with signs that no encoding can hold replaced."""
    return (PREFIX + text[:MAX_SIGNS]).encode("utf-8", "replace").decode("utf-8")
