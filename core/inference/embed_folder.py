"""A person's own embedding model: a folder with an ONNX export and its tokenizer.json.

How it is to be read stands in the files that sentence-transformers writes
beside it; what they leave open is the person's to say. Everything that cannot
be read is refused with a sentence that says what is missing.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

from core.errors import ModelAltered, ModelMissing
from core.inference.onnx_embed import OnnxEmbedder, Pooling, Reading
from core.scale import Scale

LARGEST = 2_000_000_000
"""Bytes of a model that are held in memory; larger ones are no models for a desktop."""
LARGEST_WORDS = 60_000_000
"""Bytes of a tokenizer.json; the largest known ones have about 35 million."""
LONGEST, SHORTEST = 512, 16
"""Word pieces that are read at most, whatever the model could: a memory is a sentence, and time grows with the
square; and at least, below which nothing is told."""
USUAL_LENGTH = 256
_PREFERRED = ("model.onnx", "onnx/model.onnx", "model_quantized.onnx", "onnx/model_quantized.onnx")
_BLOCK = 1 << 20
_HINT = "Export one for feature extraction with its tokenizer.json, and choose the folder that holds both."


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the person says of a model; None and "" leave it to the files."""

    pooling: Pooling | None = None
    question_prefix: str | None = None
    text_prefix: str | None = None


@dataclass(frozen=True, slots=True)
class FolderModel:
    """What was found in a folder, not yet started. ``asks_pooling``: the files do not say how to pool."""

    path: Path
    weights: Path
    words: Path
    name: str
    pooling: Pooling
    question_prefix: str
    text_prefix: str
    max_tokens: int
    pad: int
    asks_pooling: bool


def look_into(folder: Path, wishes: Wishes | None = None) -> FolderModel:
    """What a folder holds; nothing is started. Raises ``ModelMissing`` or ``ModelAltered``."""
    wishes = wishes or Wishes()
    if not folder.is_dir():
        raise ModelMissing(f"There is no folder {folder}.", "Check the path.")
    words = folder / "tokenizer.json"
    weights = find_weights(folder)
    if not words.is_file():
        raise ModelMissing(f"There is no tokenizer.json in {folder}.", _HINT)
    _require_nothing_after_pooling(folder)
    read = _pooling(folder)
    question, text = _prefixes(folder)
    return FolderModel(
        path=folder,
        weights=weights,
        words=words,
        name=_name(folder),
        pooling=wishes.pooling or read or Pooling.MEAN,
        question_prefix=question if wishes.question_prefix is None else wishes.question_prefix,
        text_prefix=text if wishes.text_prefix is None else wishes.text_prefix,
        max_tokens=_length(folder),
        pad=_number(_json(folder / "config.json"), "pad_token_id", 0, 0, 10_000_000),
        asks_pooling=read is None and wishes.pooling is None,
    )


def start_folder(
    found: FolderModel, *, scale: Scale | None = None, pieces: bool = True, threads: int | None = None
) -> OnnxEmbedder:
    """Start the model of a folder. Raises ``ModelMissing`` or ``ModelAltered``."""
    words = _content(found.words, LARGEST_WORDS)
    beside = external_data(found.weights)
    weights = _content(found.weights, LARGEST)
    reading = Reading(
        found.name,
        _fingerprint(found, words, weights, beside),
        None,
        found.pooling,
        found.question_prefix,
        found.text_prefix,
        found.max_tokens,
        found.pad,
    )
    source = str(found.weights) if beside else weights
    return OnnxEmbedder(source, words, reading, threads=threads, pieces=pieces, scale=scale)


def find_weights(folder: Path) -> Path:
    """The ONNX file of a folder: the one with a usual name, else the only one. Raises ``ModelMissing``."""
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
    raise ModelMissing(f"There is no ONNX file in {folder}.", _HINT)


def external_data(weights: Path) -> tuple[Path, ...]:
    """The files in which an export keeps its weights beside the ONNX file, by the usual names."""
    names = (f"{weights.name}_data", f"{weights.name}.data", f"{weights.stem}.onnx_data")
    return tuple(dict.fromkeys(weights.with_name(name) for name in names if weights.with_name(name).is_file()))


def _fingerprint(found: FolderModel, words: bytes, weights: bytes, beside: tuple[Path, ...]) -> str:
    marks = [hashlib.sha256(words).hexdigest(), hashlib.sha256(weights).hexdigest(), *map(_sha256, beside)]
    facts = (*marks, found.pooling.value, found.question_prefix, found.text_prefix, str(found.max_tokens))
    return hashlib.sha256("\n".join(facts).encode()).hexdigest()[:16]


def _sha256(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as reason:
        raise _unreadable(path) from reason


def _content(path: Path, largest: int) -> bytes:
    try:
        if path.stat().st_size > largest:
            raise ModelAltered(f"{path} is larger than {largest // 1_000_000:,} MB.", "Choose a smaller model.")
        return path.read_bytes()
    except OSError as reason:
        raise _unreadable(path) from reason


def _unreadable(path: Path) -> ModelMissing:
    return ModelMissing(f"{path} cannot be read.", "Check that the file is there and who may read it.")


def _json(path: Path) -> dict[str, object]:
    """An object of JSON; empty where there is none that can be read."""
    try:
        read = json.loads(path.read_text("utf-8")) if path.stat().st_size < LARGEST_WORDS else None
    except (OSError, ValueError, RecursionError):
        return {}
    return read if isinstance(read, dict) else {}


def _pooling(folder: Path) -> Pooling | None:
    """How sentence-transformers would pool; None where it does not say. Raises ``ModelAltered`` for other ways."""
    path = folder / "1_Pooling" / "config.json"
    read = _json(path)
    named = read.get("pooling_mode")
    chosen = {key.removeprefix("pooling_mode_") for key, on in read.items() if on is True and "pooling_mode_" in key}
    if isinstance(named, str):
        chosen = {named}
    if not chosen:
        return None
    ways = {
        "cls_token": Pooling.CLS,
        "cls": Pooling.CLS,
        "mean_tokens": Pooling.MEAN,
        "mean": Pooling.MEAN,
        "lasttoken": Pooling.LAST,
    }
    way = ways.get(next(iter(chosen)))
    if len(chosen) > 1 or way is None:
        raise ModelAltered(
            f"This model makes one vector of a text in an unknown way ({', '.join(sorted(chosen))[:80]}).",
            "Models that take the mean, the first or the last piece can be used.",
        )
    return way


def _require_nothing_after_pooling(folder: Path) -> None:
    """Refuse a model with a further layer behind the pooling, which no ONNX export of features holds."""
    try:
        modules = json.loads((folder / "modules.json").read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return
    kinds = [str(one.get("type", "")) for one in modules if isinstance(one, dict)] if isinstance(modules, list) else []
    if further := [kind for kind in kinds if kind.endswith((".Dense", ".LayerNorm", ".CNN", ".LSTM"))]:
        raise ModelAltered(
            f"This model has a further layer behind its pooling ({further[0].rsplit('.', 1)[-1]}), "
            "which is not in its ONNX file.",
            "Choose a model without one.",
        )


def _prefixes(folder: Path) -> tuple[str, str]:
    """What the model wants before a question and before a text."""
    prompts = _json(folder / "config_sentence_transformers.json").get("prompts")
    if not isinstance(prompts, dict):
        return "", ""
    question, text = (
        next((prompts[name] for name in names if isinstance(prompts.get(name), str)), "")
        for names in (("query", "search_query", "question"), ("passage", "document", "search_document", "text"))
    )
    return question[:200], text[:200]


def _length(folder: Path) -> int:
    said = _number(_json(folder / "sentence_bert_config.json"), "max_seq_length", 0, 0, 1_000_000)
    could = _number(_json(folder / "config.json"), "max_position_embeddings", 0, 0, 1_000_000)
    return max(SHORTEST, min(said or USUAL_LENGTH, could or LONGEST, LONGEST))


def _number(read: dict[str, object], name: str, otherwise: int, low: int, high: int) -> int:
    value = read.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high else otherwise


def _name(folder: Path) -> str:
    """The folder's name; that in its files is often the name of what the model was made from."""
    shown = "".join(sign for sign in folder.resolve().name if sign.isprintable()).strip()
    return shown[:80] or "a model of your own"
