"""The files in a folder of a person's own model: which is the model, what stands beside it, what the files say.

Nothing is started here. What cannot be used is refused with a sentence.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from core.errors import ModelAltered, ModelMissing

LARGEST = 2_000_000_000
"""Bytes of a model that are held in memory; larger ones are no models for a desktop."""
LARGEST_WORDS = 60_000_000
"""Bytes of a tokenizer.json; the largest known ones have about 35 million."""
_PREFERRED = ("model.onnx", "onnx/model.onnx", "model_quantized.onnx", "onnx/model_quantized.onnx")
_PLACED = re.compile(rb"\x0a\x08location\x12(.)", re.DOTALL)
"""How an ONNX file names the file beside it in which weights are: the word, then a length and the name."""


@dataclass(frozen=True, slots=True)
class ModelFiles:
    """The ONNX file and the tokenizer of a folder. ``hint`` says what kind of folder is wanted."""

    folder: Path
    weights: Path
    words: Path
    hint: str

    @property
    def name(self) -> str:
        """The folder's name; that in its files is often the name of what the model was made from."""
        shown = "".join(sign for sign in self.folder.resolve().name if sign.isprintable()).strip()
        return shown[:80] or "a model of your own"


@dataclass(frozen=True, slots=True)
class ReadFiles:
    """What the files hold. ``source``: the model's bytes, or its path where its weights are in a file beside it."""

    source: bytes | str
    words: bytes
    marks: tuple[str, ...]

    def fingerprint(self, facts: Sequence[str]) -> str:
        """A short mark of the files, and of the facts by which the model is read."""
        return hashlib.sha256("\n".join((*self.marks, *facts)).encode()).hexdigest()[:16]


def files_in(folder: Path, hint: str) -> ModelFiles:
    """The two files of a folder. Raises ``ModelMissing`` for what is not there."""
    if not folder.is_dir():
        raise ModelMissing(f"There is no folder {folder}.", "Check the path.")
    words = folder / "tokenizer.json"
    weights = _weights_in(folder, hint)
    if not words.is_file():
        raise ModelMissing(f"There is no tokenizer.json in {folder}.", hint)
    return ModelFiles(folder, weights, words, hint)


def read_files(files: ModelFiles) -> ReadFiles:
    """The content of both files. Raises ``ModelMissing`` and ``ModelAltered`` for what is gone or too large."""
    words = _content(files.words, LARGEST_WORDS)
    beside = _external_data(files.weights)
    weights = _content(files.weights, LARGEST)
    if not beside and (named := _PLACED.search(weights)):
        name = weights[named.end() : named.end() + named[1][0]].decode("utf-8", "replace")
        raise ModelMissing(
            f"{files.weights.name} keeps its weights in a file that is not beside it: {name[:80]}.",
            "Put that file into the folder, too.",
        )
    marks = (hashlib.sha256(words).hexdigest(), hashlib.sha256(weights).hexdigest(), *map(_sha256, beside))
    return ReadFiles(str(files.weights) if beside else weights, words, marks)


def _weights_in(folder: Path, hint: str) -> Path:
    """The ONNX file of a folder: the one with a usual name, else the only one."""
    for name in _PREFERRED:
        if (folder / name).is_file():
            return folder / name
    every = sorted([*folder.glob("*.onnx"), *folder.glob("onnx/*.onnx")])
    if len(every) == 1:
        return every[0]
    if every:
        names = ", ".join(one.name for one in every[:4])
        raise ModelMissing(
            f"There are several ONNX files in {folder}, and none is called model.onnx: {names}.",
            "Keep the one that is meant, or call it model.onnx.",
        )
    raise ModelMissing(f"There is no ONNX file in {folder}.", hint)


def _external_data(weights: Path) -> tuple[Path, ...]:
    """The files in which an export keeps its weights beside the ONNX file, by the usual names."""
    names = (f"{weights.name}_data", f"{weights.name}.data", f"{weights.stem}.onnx_data")
    return tuple(dict.fromkeys(weights.with_name(name) for name in names if weights.with_name(name).is_file()))


def _sha256(path: Path) -> str:
    try:
        _require_size(path, LARGEST)
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as reason:
        raise _unreadable(path) from reason


def _content(path: Path, largest: int) -> bytes:
    try:
        _require_size(path, largest)
        return path.read_bytes()
    except OSError as reason:
        raise _unreadable(path) from reason


def _require_size(path: Path, largest: int) -> None:
    if path.stat().st_size > largest:
        raise ModelAltered(f"{path} is larger than {largest // 1_000_000:,} MB.", "Choose a smaller model.")


def _unreadable(path: Path) -> ModelMissing:
    return ModelMissing(f"{path} cannot be read.", "Check that the file is there and who may read it.")


def json_in(path: Path) -> dict[str, object]:
    """An object of JSON; empty where there is none that can be read."""
    try:
        read = json.loads(path.read_text("utf-8")) if path.stat().st_size < LARGEST_WORDS else None
    except (OSError, ValueError, RecursionError):
        return {}
    return read if isinstance(read, dict) else {}


def number_in(read: dict[str, object], name: str, otherwise: int, low: int, high: int) -> int:
    """A whole number within bounds from an object of JSON, else ``otherwise``."""
    value = read.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high else otherwise
