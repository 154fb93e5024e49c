"""A real cross-encoder of a few hundred bytes, written as an ONNX file field by field: it counts words in common.

Its relevance for a question and a text is the number of pairs of equal word
pieces, one of each text, times ``slope``. Variants of it are wrong in one way each.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, processors

FLOAT, INT64, BOUND = 1, 7, 13
SPECIAL = ("[UNK]", "[CLS]", "[SEP]")


def _varint(value: int) -> bytes:
    out = bytearray()
    value &= (1 << 64) - 1
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes(out) + bytes([value])


def _number(field: int, value: int) -> bytes:
    return _varint(field << 3) + _varint(value)


def _held(field: int, value: bytes | str) -> bytes:
    content = value.encode() if isinstance(value, str) else value
    return _varint(field << 3 | 2) + _varint(len(content)) + content


def _tensor(name: str, shape: Sequence[int], kind: int, values: Sequence[float]) -> bytes:
    raw = struct.pack(f"<{len(values)}{'f' if kind == FLOAT else 'q'}", *values)
    return b"".join(_number(1, size) for size in shape) + _number(2, kind) + _held(8, name) + _held(9, raw)


def _elsewhere(name: str, size: int, file: str) -> bytes:
    """A tensor whose numbers stand in another file."""
    place = _held(1, "location") + _held(2, file)
    return _number(1, size) + _number(2, FLOAT) + _held(8, name) + _held(13, place) + _number(14, 1)


def _value(name: str, kind: int, shape: Sequence[str | int]) -> bytes:
    sizes = b"".join(_held(1, _held(2, size) if isinstance(size, str) else _number(1, size)) for size in shape)
    return _held(1, name) + _held(2, _held(1, _number(1, kind) + _held(2, sizes)))


@dataclass(frozen=True)
class Shape:
    """How the model is made: the number of its labels, its table of pieces, what it asks for and what it gives."""

    slope: float = 1.0
    labels: int = 1
    knows: int = 100_000
    output: str = "logits"
    share: bool = False
    vectors: bool = False
    no_number: bool = False
    asks_for: str = ""
    weights_in: str = ""


class _Graph:
    def __init__(self) -> None:
        self.nodes: list[bytes] = []
        self.constants: list[bytes] = []

    def constant(
        self, name: str, values: Sequence[float], kind: int = FLOAT, shape: Sequence[int] | None = None
    ) -> str:
        self.constants.append(_tensor(name, [len(values)] if shape is None else shape, kind, values))
        return name

    def node(self, kind: str, inputs: Sequence[str], name: str = "", **settings: int) -> str:
        name = name or f"{kind}{len(self.nodes)}"
        own = b"".join(_held(1, one) for one in inputs) + _held(2, name) + _held(4, kind)
        for setting, value in settings.items():
            own += _held(5, _held(1, setting) + _number(3, value) + _number(20, 2))
        self.nodes.append(own)
        return name


def model_bytes(shape: Shape) -> bytes:
    """The ONNX file."""
    graph = _Graph()
    for name, values in (("one", [1]), ("two", [2]), ("both", [1, 2])):
        graph.constant(name, values, INT64)
    graph.constant("unit", [1.0])
    ids = graph.node("Gather", [graph.constant("table", [float(at) for at in range(shape.knows)]), "input_ids"], axis=0)
    equal = graph.node("Equal", [graph.node("Unsqueeze", [ids, "two"]), graph.node("Unsqueeze", [ids, "one"])])
    kinds = graph.node("Cast", ["token_type_ids"], to=FLOAT)
    mask = graph.node("Cast", ["attention_mask"], to=FLOAT)
    first = graph.node("Mul", [graph.node("Sub", ["unit", kinds]), mask])
    second = graph.node("Mul", [kinds, mask])
    pairs = graph.node("Mul", [graph.node("Cast", [equal], to=FLOAT), graph.node("Unsqueeze", [first, "two"])])
    pairs = graph.node("Mul", [pairs, graph.node("Unsqueeze", [second, "one"])])
    score = graph.node(
        "Mul", [graph.node("ReduceSum", [pairs, "both"], keepdims=0), graph.constant("s", [shape.slope])]
    )
    column = graph.node("Unsqueeze", [score, "one"])
    if shape.no_number:
        column = graph.node("Div", [column, graph.constant("nothing", [0.0])])
        column = graph.node("Sub", [column, column])
    if shape.weights_in:
        graph.constants.append(_elsewhere("far", 1, shape.weights_in))
        column = graph.node("Mul", [column, "far"])
    wide = graph.constant("wide", [0.0] * (shape.labels - 1) + [1.0], FLOAT, [1, shape.labels])
    kind = "Sigmoid" if shape.share else "Identity"
    if shape.vectors:
        graph.node("Unsqueeze", [mask, "two"], shape.output)
    else:
        graph.node(kind, [graph.node("MatMul", [column, wide])], shape.output)
    given = ["input_ids", "token_type_ids", "attention_mask", *([shape.asks_for] if shape.asks_for else [])]
    size: list[str | int] = ["batch", "pieces", 1] if shape.vectors else ["batch", shape.labels]
    inside = b"".join(_held(1, node) for node in graph.nodes) + _held(2, "tiny")
    inside += b"".join(_held(5, one) for one in graph.constants)
    inside += b"".join(_held(11, _value(name, INT64, ["batch", "pieces"])) for name in given)
    inside += _held(12, _value(shape.output, FLOAT, size))
    return _number(1, 8) + _held(7, inside) + _held(8, _held(1, "") + _number(2, BOUND))


def word_list(texts: Iterable[str]) -> Tokenizer:
    """A tokenizer that knows the words of these texts, each one piece."""
    read = normalizers.Lowercase()
    split = pre_tokenizers.Whitespace()
    words = {word for text in texts for word, _ in split.pre_tokenize_str(read.normalize_str(text))}
    made = Tokenizer(models.WordLevel({word: at for at, word in enumerate([*SPECIAL, *sorted(words)])}, "[UNK]"))
    made.normalizer, made.pre_tokenizer = read, split
    made.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B:1 [SEP]:1", special_tokens=[("[CLS]", 1), ("[SEP]", 2)]
    )
    return made


def make_reranker(folder: Path, texts: Iterable[str], shape: Shape = Shape(), labels: Sequence[str] = ()) -> Path:
    """A folder as an export would lie there; gives it back."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "model.onnx").write_bytes(model_bytes(shape))
    word_list(texts).save(str(folder / "tokenizer.json"))
    config: dict[str, object] = {"max_position_embeddings": 130}
    if labels:
        config["id2label"] = {str(at): label for at, label in enumerate(labels)}
    (folder / "config.json").write_text(json.dumps(config), "utf-8")
    return folder
