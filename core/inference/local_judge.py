"""The built-in judge: how the later of two English statements stands to the earlier one, by our own small model.

It reads both together and gives seven shares that add up to one. It only ranks
and labels: at chance outside English, and wrong where scope or knowledge of
the world decides, so that code speaks first (``core/engine/evidence.py``).
``load_local_judge`` checks the file and starts it when it is first asked.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from core.errors import ModelAltered, ModelMissing
from core.inference.model_files import TOKENIZER_SHA256, read_pinned, tokenizer_path
from core.inference.sessions import as_inputs, readable, start_session, start_tokenizer, started

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NAME = "built-in judge 2"
"""With the number of the model: flags of another one keep its name, and figures are never mixed."""
WEIGHTS_SHA256 = "65d5bd24959c76d6ea152b51ef68b0ddcca81706d3ebaee8e94df43a27f17c09"
"""judge_int8.onnx, 23,198,297 bytes."""
SHIPPED_SLOPE, SHIPPED_SHIFT = 0.76, -0.36
"""Slope and shift of the share's logit that make it a chance (the model card, “Calibration”)."""
MAX_TOKENS = 96
"""Word pieces of both statements together: what the model was trained to read."""
BATCH = 16
"""Pairs a run: short texts of like length; larger runs only pad more."""
MAX_SIGNS = 2_000
"""Signs of a statement that are looked at: far more than 96 word pieces."""

_HINT = "Contradictions are still found by rules. Reinstall Variorum to bring the judge back."


class Relation(StrEnum):
    """How the later statement stands to the earlier one; in the order of the model's answer."""

    CONFLICT = "conflict"
    UPDATE = "change"
    BOTH = "both true"
    DUPLICATE = "same"
    REFINE = "more detail"
    LATE_PAST = "earlier time"
    UNRELATED = "unrelated"


@dataclass(frozen=True, slots=True)
class Shares:
    """The model's shares for one pair, in the order of ``Relation``; they add up to one."""

    values: tuple[float, ...]

    @property
    def score(self) -> float:
        """How likely the two cannot both hold now: conflict + change."""
        return self.values[0] + self.values[1]

    @property
    def likeliest(self) -> Relation:
        """The class with the largest share."""
        best = max(range(len(self.values)), key=lambda at: self.values[at])
        return tuple(Relation)[best]


class LocalJudge(Protocol):
    """What says how two statements stand to each other, on this computer."""

    @property
    def name(self) -> str:
        """The judge's name as people know it."""

    @property
    def fingerprint(self) -> str:
        """Short mark of the model; another model has another."""

    def assess(self, pairs: Sequence[tuple[str, str]]) -> list[Shares]:
        """The shares of each pair (earlier, later), in order. Raises ``ModelMissing`` or ``ModelAltered``."""


class OnnxJudge:
    """The built-in judge, read, checked and started when it is first asked.

    ``threads`` defaults to one core fewer than there are.
    """

    def __init__(self, resources: Path, threads: int | None = None) -> None:
        self._resources = resources
        self._threads = threads or max(1, (os.cpu_count() or 2) - 1)

    @property
    def name(self) -> str:
        """The judge's name as people know it."""
        return NAME

    @property
    def fingerprint(self) -> str:
        """The beginning of the file's checksum."""
        return WEIGHTS_SHA256[:16]

    def assess(self, pairs: Sequence[tuple[str, str]]) -> list[Shares]:
        """The shares of each pair (earlier, later), in order.

        Raises ``ModelMissing`` when a file or a library is not there and
        ``ModelAltered`` when a file is another one or the answer cannot be used.
        """
        if not pairs:
            return []
        pieces = self._tokens.encode_batch(
            [(readable(first, MAX_SIGNS), readable(second, MAX_SIGNS)) for first, second in pairs]
        )
        found: list[Shares | None] = [None] * len(pairs)
        order = sorted(range(len(pairs)), key=lambda place: len(pieces[place].ids))
        for start in range(0, len(order), BATCH):
            places = order[start : start + BATCH]
            for place, row in zip(places, self._run([pieces[place] for place in places]), strict=True):
                found[place] = Shares(tuple(float(value) for value in row))
        return [shares for shares in found if shares is not None]

    def _run(self, pieces: Sequence[Any]) -> NDArray[np.float32]:
        import numpy as np

        known = as_inputs([entry.ids for entry in pieces], [entry.type_ids for entry in pieces], 0)
        inputs = {name: known[name] for name in ("input_ids", "token_type_ids", "attention_mask")}
        answer: NDArray[np.float32] = np.asarray(self._session.run(None, inputs)[0])
        if answer.shape != (len(pieces), len(Relation)) or not np.isfinite(answer).all():
            raise ModelAltered("The built-in judge gave an answer that cannot be used.", _HINT)
        return answer

    @cached_property
    def _tokens(self) -> Any:
        content = read_pinned(tokenizer_path(self._resources), TOKENIZER_SHA256, "The word list of the judge")
        return _started(lambda: start_tokenizer(content, MAX_TOKENS))

    @cached_property
    def _session(self) -> Any:
        content = read_pinned(weights_path(self._resources), WEIGHTS_SHA256, "The built-in judge")
        return _started(lambda: start_session(content, self._threads))


def weights_path(resources: Path) -> Path:
    """The model's file in the program's resources."""
    return resources / "contradiction-judge" / "judge_int8.onnx"


def load_local_judge(resources: Path) -> OnnxJudge:
    """The built-in judge; its file is read, checked and started when it is first asked.

    Raises ``ModelMissing`` at once when the file is not there.
    """
    if not weights_path(resources).is_file():
        raise ModelMissing("The built-in judge is not installed.", _HINT)
    return OnnxJudge(resources)


def _started(start: Any) -> Any:
    return started(
        start,
        lambda name: f"The library that runs the built-in judge is not installed: {name}.",
        "The built-in judge could not be started from its files.",
        _HINT,
    )
