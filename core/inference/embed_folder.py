"""A person's own embedding model: a folder with an ONNX export and its tokenizer.json.

How it is to be read stands in the files that sentence-transformers writes
beside it; what they leave open is the person's to say. Everything that cannot
be read is refused with a sentence that says what is missing.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from core.errors import ModelAltered
from core.inference.folder_files import ModelFiles, ReadFiles, files_in, json_in, number_in, read_files
from core.inference.onnx_embed import OnnxEmbedder, Pooling, Reading
from core.scale import Scale

LONGEST, SHORTEST = 512, 16
"""Word pieces that are read at most, whatever the model could: a memory is a sentence, and time grows with the
square; and at least, below which nothing is told."""
USUAL_LENGTH = 256
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

    files: ModelFiles
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
    files = files_in(folder, _HINT)
    _require_nothing_after_pooling(folder)
    read = _pooling(folder)
    question, text = _prefixes(folder)
    return FolderModel(
        files=files,
        name=files.name,
        pooling=wishes.pooling or read or Pooling.MEAN,
        question_prefix=question if wishes.question_prefix is None else wishes.question_prefix,
        text_prefix=text if wishes.text_prefix is None else wishes.text_prefix,
        max_tokens=_length(folder),
        pad=number_in(json_in(folder / "config.json"), "pad_token_id", 0, 0, 10_000_000),
        asks_pooling=read is None and wishes.pooling is None,
    )


def start_folder(
    found: FolderModel, *, scale: Scale | None = None, pieces: bool = True, threads: int | None = None
) -> OnnxEmbedder:
    """Start the model of a folder. Raises ``ModelMissing`` or ``ModelAltered``."""
    read = read_files(found.files)
    reading = Reading(
        found.name,
        _fingerprint(found, read),
        None,
        found.pooling,
        found.question_prefix,
        found.text_prefix,
        found.max_tokens,
        found.pad,
    )
    return OnnxEmbedder(read.source, read.words, reading, threads=threads, pieces=pieces, scale=scale)


def _fingerprint(found: FolderModel, read: ReadFiles) -> str:
    return read.fingerprint((found.pooling.value, found.question_prefix, found.text_prefix, str(found.max_tokens)))


def _pooling(folder: Path) -> Pooling | None:
    """How sentence-transformers would pool; None where it does not say. Raises ``ModelAltered`` for other ways."""
    path = folder / "1_Pooling" / "config.json"
    read = json_in(path)
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
    prompts = json_in(folder / "config_sentence_transformers.json").get("prompts")
    if not isinstance(prompts, dict):
        return "", ""
    question, text = (
        next((prompts[name] for name in names if isinstance(prompts.get(name), str)), "")
        for names in (("query", "search_query", "question"), ("passage", "document", "search_document", "text"))
    )
    return question[:200], text[:200]


def _length(folder: Path) -> int:
    said = number_in(json_in(folder / "sentence_bert_config.json"), "max_seq_length", 0, 0, 1_000_000)
    could = number_in(json_in(folder / "config.json"), "max_position_embeddings", 0, 0, 1_000_000)
    return max(SHORTEST, min(said or USUAL_LENGTH, could or LONGEST, LONGEST))
