"""Running an ONNX model that turns texts into vectors: the built-in one, or one from a person's folder.

``Reading`` says how a model is to be read; everything in it shapes the vectors
and is part of the fingerprint. A vector depends on its text alone, never on
what else is in the batch, if the model's weights allow it.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from core.errors import ModelAltered
from core.inference.pieces import Pieces, chosen, projected
from core.inference.sessions import INPUTS, as_inputs, readable, run, start_session, start_tokenizer, started
from core.inference.vectors import checked
from core.scale import Scale
from core.stopping import Stop

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

BATCH = 8
"""Texts a run: turns of talk differ in length, and padding costs more than a run. Measured a turn at 1, 8 and 32:
8.5, 9.2 and 17 ms; a short sentence: 3.6, 2.6 and 2.3 ms."""
MAX_SIGNS = 32_768
"""Signs of a text that are looked at: far more than 512 word pieces, and a bound on the tokenizer's time."""
_WHOLE = ("sentence_embedding", "sentence_embeddings", "text_embeds", "embeddings")
"""Names under which an export gives whole texts' vectors instead of the states of their pieces."""
_HINT = "Search by words still works. Choose another model in the settings."


class Pooling(StrEnum):
    """How the states of a text's pieces become one vector; ``NONE``: the model does it itself."""

    MEAN = "mean"
    CLS = "cls"
    LAST = "last"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Reading:
    """How a model is read. ``dimensions`` None: found out by a first text."""

    name: str
    fingerprint: str
    dimensions: int | None
    pooling: Pooling = Pooling.MEAN
    question_prefix: str = ""
    text_prefix: str = ""
    max_tokens: int = 256
    pad: int = 0


class OnnxEmbedder:
    """A model run by onnxruntime on this computer.

    ``weights`` are the bytes of the ONNX file, or its path where it keeps its
    weights in a file beside it; ``tokenizer`` the bytes of its
    tokenizer.json; ``threads`` defaults to one core fewer than there are, so
    that the window keeps one. ``scale`` None: its cosines are those of the built-in model. Raises
    ``ModelMissing`` when a library is not there and ``ModelAltered`` when it refuses a file.
    """

    def __init__(
        self,
        weights: bytes | str,
        tokenizer: bytes,
        reading: Reading,
        *,
        threads: int | None = None,
        pieces: bool = True,
        scale: Scale | None = None,
    ) -> None:
        self._reading = reading
        self.scale = scale
        self._tokens, self._session = started(
            lambda: (
                start_tokenizer(tokenizer, reading.max_tokens),
                start_session(weights, threads or max(1, (os.cpu_count() or 2) - 1)),
            ),
            lambda name: f"The library that runs the language model is not installed: {name}.",
            f"The language model {reading.name} could not be started from its files.",
            "Search by words still works. Reinstall Variorum to bring it back.",
            _HINT,
        )
        self._inputs = tuple(node.name for node in self._session.get_inputs())
        self._output, self._is_whole = self._chosen_output()
        self._pooling = Pooling.NONE if self._is_whole else reading.pooling
        self._reads_pieces = pieces and not self._is_whole
        self._dimensions = reading.dimensions or 0
        if not self._dimensions:
            self._dimensions = self._width()

    def _chosen_output(self) -> tuple[str, bool]:
        """Which output is read, and whether it holds whole texts' vectors."""
        if unknown := sorted(set(self._inputs) - INPUTS):
            raise ModelAltered(
                f"{self._reading.name} is no model that reads text alone: it asks for “{unknown[0][:40]}”.",
                "Export it as a model of features (feature extraction).",
            )
        outputs = {node.name: len(node.shape or ()) for node in self._session.get_outputs()}
        whole = next((name for name in _WHOLE if outputs.get(name) == 2), "")
        states = next((name for name, rank in outputs.items() if rank == 3), "")
        if whole and (not states or self._reading.pooling is Pooling.NONE):
            return whole, True
        if not states:
            raise ModelAltered(
                f"{self._reading.name} gives no vectors of text, so it is no embedding model.",
                "Choose a folder with a model for sentence embeddings.",
            )
        return states, False

    def _width(self) -> int:
        """How many numbers a vector of this model has, from reading one word."""
        try:
            states = self._run([self._tokens.encode("word").ids])
        except ModelAltered:
            raise
        except Exception as reason:  # the library raises its own untyped errors
            raise ModelAltered(f"{self._reading.name} could not read a text.", _HINT) from reason
        return int(states.shape[-1])

    @property
    def name(self) -> str:
        """The model's name as people know it."""
        return self._reading.name

    @property
    def fingerprint(self) -> str:
        """Short mark of files, pooling, prefixes and length."""
        return self._reading.fingerprint

    @property
    def dimensions(self) -> int:
        """How many numbers a vector has."""
        return self._dimensions

    @property
    def reads_pieces(self) -> bool:
        """Whether the vectors of pieces are wanted."""
        return self._reads_pieces

    def encode(self, texts: Sequence[str]) -> Floats:
        """One float32 row of length one per text, in the texts' order.

        Texts of like length run together, which saves padding. Raises
        ``ModelAltered`` when the model's answer cannot be used.
        """
        return self._encode(texts, None, self._reading.text_prefix)

    def encode_with_pieces(self, texts: Sequence[str]) -> tuple[Floats, list[Pieces]]:
        """What ``encode`` gives, and the vectors of each text's pieces, from the same pass."""
        return self._with_pieces(texts, self._reading.text_prefix)

    def encode_questions(self, texts: Sequence[str], stop: Stop | None = None) -> tuple[Floats, list[Pieces] | None]:
        """Texts that are searched for: some models want other words before those. Pieces where they are wanted.

        ``stop`` ends it between two steps of the model, which are shorter than a millisecond: ``Interrupted``.
        """
        prefix = self._reading.question_prefix
        if self._reads_pieces:
            return self._with_pieces(texts, prefix, stop)
        return self._encode(texts, None, prefix, stop), None

    def _with_pieces(self, texts: Sequence[str], prefix: str, stop: Stop | None = None) -> tuple[Floats, list[Pieces]]:
        found: dict[int, Pieces] = {}
        rows = self._encode(texts, found, prefix, stop)
        return rows, [found[place] for place in range(len(texts))]

    def _encode(
        self, texts: Sequence[str], pieces: dict[int, Pieces] | None, prefix: str, stop: Stop | None = None
    ) -> Floats:
        import numpy as np

        rows = np.zeros((len(texts), self._dimensions), dtype=np.float32)
        if not texts:
            return rows
        read = self._tokens.encode_batch([readable(prefix + text, len(prefix) + MAX_SIGNS) for text in texts])
        order = sorted(range(len(read)), key=lambda place: len(read[place].ids))
        for start in range(0, len(order), BATCH):
            places = order[start : start + BATCH]
            states = self._run([read[place].ids for place in places], stop)
            rows[places] = self._pooled(states, [len(read[place].ids) for place in places])
            if pieces is not None:
                pieces.update((place, _pieces(read[place], states[at], prefix)) for at, place in enumerate(places))
        return checked(rows, len(texts), self._dimensions)

    def _pooled(self, states: Floats, lengths: list[int]) -> Floats:
        import numpy as np

        if self._pooling is Pooling.NONE:
            return states
        if self._pooling is Pooling.CLS:
            first: Floats = states[:, 0]
            return first
        ends = np.array([max(length, 1) for length in lengths])
        if self._pooling is Pooling.LAST:
            last: Floats = states[np.arange(len(ends)), ends - 1]
            return last
        weight = (np.arange(states.shape[1])[None, :] < ends[:, None]).astype(np.float32)[:, :, None]
        mean: Floats = (states * weight).sum(axis=1) / weight.sum(axis=1)
        return mean

    def _run(self, pieces: list[list[int]], stop: Stop | None = None) -> Floats:
        """The last states of each piece, or one row a text where the model gives that."""
        import numpy as np

        known = as_inputs(pieces, None, self._reading.pad)
        shape = known["input_ids"].shape
        given = {name: known[name] for name in self._inputs}
        states: Floats = np.asarray(run(self._session, self._output, given, stop), dtype=np.float32)
        wanted = shape[:1] if self._is_whole else shape
        if states.shape[:-1] != wanted or (self._dimensions and states.shape[-1] != self._dimensions):
            raise ModelAltered(
                f"The language model gave an answer of an unexpected shape: {states.shape}.",
                "Search by words still works. Reinstall Variorum, or choose another model in the settings.",
            )
        return states


def _pieces(read: Any, states: Floats, prefix: str) -> Pieces:
    """The pieces of one text that carry meaning; ``read`` is what the tokenizer made of it."""
    skipped = len(prefix)
    marks = read.special_tokens_mask
    places = chosen(
        read.tokens, [bool(mark) or end <= skipped for mark, (_, end) in zip(marks, read.offsets, strict=True)]
    )
    spans = (read.offsets[place] for place in places)
    return Pieces(
        projected(states[places]), tuple((max(0, start - skipped), max(0, end - skipped)) for start, end in spans)
    )
