"""A person's own reranker: a folder with the ONNX export of a cross-encoder and its tokenizer.json.

A cross-encoder reads a question and a text together and gives one number: how
well the text answers the question. Nothing is kept of it, so that it can be
changed at any time. Everything that cannot be used is refused with a sentence.
"""

from __future__ import annotations

import math
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from core.errors import Interrupted, ModelAltered
from core.inference.folder_files import ModelFiles, files_in, json_in, number_in, read_files
from core.inference.sessions import INPUTS, as_inputs, readable, run, start_session, start_tokenizer, started
from core.stopping import Stop

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LONGEST, SHORTEST, USUAL_LENGTH = 256, 16, 256
"""Word pieces of question and text together that are read at most, at least, and where the files do not say it:
time grows with the square, and a memory or a message is seldom longer than 200."""
BEGINS_AT = 2
"""Pieces fewer than a model's table of places has: some models leave its first rows free."""
MAX_SIGNS = 8_000
"""Signs of a text that are looked at: far more than 256 word pieces, and a bound on the tokenizer's time."""
_RELEVANT = frozenset({"relevant", "true", "yes", "positive", "match", "1", "label_1"})
"""Names of the label that says yes, where a model has two."""
_SHARES = frozenset({"probs", "probabilities", "scores", "score", "sigmoid", "output_probability"})
"""Names of an output that holds shares from 0 to 1 and not yet logits."""
_LEAST_SHARE = 1e-6
_MOST_LABELS = 32
"""More numbers than this for a pair are a vector and no labels."""
_HINT = "Export a cross-encoder for relevance (“text classification”, one label), and choose the folder that holds it."
_HINT_USED = "Search goes on without it. Choose another reranker, or switch it off."


class Reranker(Protocol):
    """What says how well a text answers a question, on this computer."""

    @property
    def name(self) -> str:
        """The reranker's name as people know it."""

    @property
    def fingerprint(self) -> str:
        """Short mark of the model; another model has another."""

    def relevance(self, question: str, text: str, stop: Stop | None = None) -> float:
        """How well the text answers the question, as a logit: any finite number, more is better.

        Raises ``ModelMissing`` and ``ModelAltered``, and ``Interrupted`` within milliseconds after ``stop`` is asked.
        """


@dataclass(frozen=True, slots=True)
class RerankerFiles:
    """What was found in a folder, not yet started. ``labels``: the names of its labels, if its files tell them."""

    files: ModelFiles
    max_tokens: int
    labels: tuple[str, ...]


def look_into(folder: Path) -> RerankerFiles:
    """What a folder holds; nothing is started. Raises ``ModelMissing``."""
    files = files_in(folder, _HINT)
    return RerankerFiles(files, _length(folder), _labels(folder))


def start_reranker(folder: Path, threads: int | None = None) -> OnnxReranker:
    """Start the reranker of a folder and let it read one pair.

    Raises ``ModelMissing`` for files and libraries that are not there, ``ModelAltered`` for what is no cross-encoder.
    """
    return OnnxReranker(look_into(folder), threads)


class OnnxReranker:
    """A cross-encoder run by onnxruntime; see ``start_reranker``.

    Each pair is read by itself: what a text is worth never depends on what else was found, and a search that is
    replaced waits for one pair at most. ``threads`` defaults to one core fewer than there are.
    """

    def __init__(self, found: RerankerFiles, threads: int | None = None) -> None:
        read = read_files(found.files)
        self._name = found.files.name
        self._fingerprint = read.fingerprint((str(found.max_tokens), *found.labels))
        self._tokens, self._session = started(
            lambda: (
                start_tokenizer(read.words, found.max_tokens),
                start_session(read.source, threads or max(1, (os.cpu_count() or 2) - 1)),
            ),
            lambda name: f"The library that runs a reranker is not installed: {name}.",
            f"The reranker {self._name} could not be started from its files.",
            "Search goes on without it. Reinstall Variorum to bring it back.",
            _HINT,
        )
        self._inputs = tuple(node.name for node in self._session.get_inputs())
        self._output = self._chosen_output()
        self._yes = self._chosen_label(found.labels)
        self._require_own_words()
        self._is_share = self._output.casefold() in _SHARES
        self.relevance("word", "word")

    @property
    def name(self) -> str:
        """The folder's name."""
        return self._name

    @property
    def fingerprint(self) -> str:
        """Short mark of files, length and labels."""
        return self._fingerprint

    def relevance(self, question: str, text: str, stop: Stop | None = None) -> float:
        """How well the text answers the question, as a logit. Raises ``ModelAltered``, by ``stop`` ``Interrupted``."""
        entry = self._tokens.encode(readable(question, MAX_SIGNS), readable(text, MAX_SIGNS))
        row = self._run(entry.ids, entry.type_ids, stop)
        found = float(row[self._yes]) if len(row) == 1 or self._is_share else float(row[self._yes] - row[1 - self._yes])
        if not math.isfinite(found):
            raise ModelAltered(f"The reranker {self._name} gave something that is no number.", _HINT_USED)
        return _logit(found, self._name) if self._is_share else found

    def _chosen_output(self) -> str:
        """Which output is read."""
        if unknown := sorted(set(self._inputs) - INPUTS):
            raise ModelAltered(
                f"{self._name} is no model that reads two texts alone: it asks for “{unknown[0][:40]}”.", _HINT
            )
        if "input_ids" not in self._inputs:
            raise ModelAltered(f"{self._name} is no model that reads text.", _HINT)
        outputs = {node.name: len(node.shape or ()) for node in self._session.get_outputs()}
        flat = [name for name, rank in outputs.items() if rank <= 2]
        if not flat:
            raise self._no_cross_encoder()
        return "logits" if "logits" in flat else str(flat[0])

    def _require_own_words(self) -> None:
        """Refuse a tokenizer that knows more pieces than the model: it belongs to another one."""
        most = max(1, self._tokens.get_vocab_size()) - 1
        try:
            self._run([0, most], [0, 0])
        except ModelAltered as reason:
            raise ModelAltered(
                f"The tokenizer.json does not fit the reranker {self._name}: the model does not know all its pieces.",
                "Put the model.onnx and the tokenizer.json of one and the same model into the folder.",
            ) from reason

    def _chosen_label(self, labels: tuple[str, ...]) -> int:
        """Which number of a pair says how relevant it is."""
        count = len(self._run([0], [0]))
        if count == 1:
            return 0
        if count > _MOST_LABELS:
            raise self._no_cross_encoder()
        yes = [at for at, label in enumerate(labels) if label.casefold() in _RELEVANT]
        if count == 2 and len(labels) == 2 and len(yes) == 1:
            return yes[0]
        listed, name = ", ".join(labels)[:80], self._name
        kinds = (
            f"{name} sorts pairs into {count} kinds ({listed}) and does not say how well a text answers a question."
            if listed
            else f"{name} sorts pairs into {count} kinds and does not say how well a text answers a question."
        )
        raise ModelAltered(
            kinds, "A reranker has one label, or two of which one is called “relevant”, “true” or “yes”."
        )

    def _no_cross_encoder(self) -> ModelAltered:
        return ModelAltered(
            f"{self._name} gives vectors and no score for a pair, so it is an embedding model and no cross-encoder.",
            "An embedding model is chosen under “Search by meaning”. " + _HINT,
        )

    def _run(self, ids: list[int], kinds: list[int], stop: Stop | None = None) -> NDArray[np.float32]:
        """The numbers of one pair."""
        import numpy as np

        known = as_inputs([ids], [kinds], 0)
        try:
            answer: Any = run(self._session, self._output, {name: known[name] for name in self._inputs}, stop)
            row: NDArray[np.float32] = np.asarray(answer, dtype=np.float32).reshape(-1)
        except Interrupted:
            raise
        except Exception as reason:  # the library raises its own untyped errors
            raise ModelAltered(f"The reranker {self._name} could not read a pair of texts.", _HINT_USED) from reason
        if not len(row):
            raise ModelAltered(f"The reranker {self._name} gave no answer for a pair of texts.", _HINT_USED)
        return row


def _logit(share: float, name: str) -> float:
    """A share as the logit that it came from."""
    if not 0.0 <= share <= 1.0:
        raise ModelAltered(f"The reranker {name} gave a share that is not between 0 and 1.", _HINT_USED)
    kept = min(max(share, _LEAST_SHARE), 1 - _LEAST_SHARE)
    return math.log(kept / (1 - kept))


def _length(folder: Path) -> int:
    """Word pieces that the model reads: what its tokenizer and its table of places allow."""
    said = number_in(json_in(folder / "tokenizer_config.json"), "model_max_length", 0, 0, 1_000_000)
    places = number_in(json_in(folder / "config.json"), "max_position_embeddings", 0, 0, 1_000_000)
    return max(SHORTEST, min(said or USUAL_LENGTH, max(0, places - BEGINS_AT) or LONGEST, LONGEST))


def _labels(folder: Path) -> tuple[str, ...]:
    """The names of the labels in their order; none where the files do not tell them."""
    named = json_in(folder / "config.json").get("id2label")
    if not isinstance(named, dict) or len(named) > _MOST_LABELS:
        return ()
    return tuple(str(named.get(str(at), ""))[:40] for at in range(len(named)))
