"""The int8 file: weights rounded for each output of a layer, sums in float32; and the check that it agrees.

Only weights are rounded (symmetric, one scale for each output channel; the word table one for each row), and
turned back before each product. So the scores do not depend on what else stands in a batch.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from judge.network import Judge, load_tokenizer
from judge.train import shares

LAYERS, HIDDEN, HEADS = 6, 384, 12
"""Of all-MiniLM-L6-v2."""
EPSILON = 1e-12
POSITIONS = 128
"""Rows of the position table that are kept: more than ``MAX_TOKENS``."""
OPSET = 18
AGREES = 0.06
"""Largest distance of a score between the int8 file and the trained weights; rounding alone gives about 0.02."""


class Disagrees(ValueError):
    """The int8 file says something else than the weights it was made of."""


def export(weights: Path, target: Path, base: Path, texts: Sequence[tuple[str, str]]) -> float:
    """Write the file and compare it on the texts; the largest distance found. Raises ``Disagrees``."""
    values = {name: value.float().numpy() for name, value in torch.load(weights).items()}
    onnx.save(_Graph(values).model(), target)
    model = Judge(base)
    model.load_state_dict(torch.load(weights))
    tokenizer = load_tokenizer(base)
    trained = shares(model, tokenizer, texts)
    from judge.card import scores_of

    distance = float(np.abs(scores_of(target, base, texts) - (trained[:, 0] + trained[:, 1])).max())
    print(f"{target.name}: {target.stat().st_size:,} bytes, largest distance {distance:.4f}", flush=True)
    if distance > AGREES:
        raise Disagrees(f"The int8 file is {distance:.3f} away from the trained weights on some pair.")
    return distance


class _Graph:
    """Builds the network node by node from its weights."""

    def __init__(self, values: dict[str, np.ndarray]) -> None:
        self._values = values
        self._nodes: list[onnx.NodeProto] = []
        self._constants: list[onnx.TensorProto] = []
        shapes = {
            "zero": [0], "one": [1], "last": [-1], "inner": [1, 2], "split": [0, 0, HEADS, HIDDEN // HEADS],
            "merge": [0, 0, HIDDEN],
        }  # fmt: skip
        for name, numbers in shapes.items():
            self._constant(np.array(numbers, np.int64), name)
        scalars = {
            "scale": HEADS**0.5 / HIDDEN**0.5, "hidden_out": -10_000.0, "unit": 1.0, "half": 0.5, "root": 2**0.5
        }  # fmt: skip
        for name, number in scalars.items():
            self._constant(np.float32(number), name)
        self._constant(np.array(0, np.int64), "first")

    def model(self) -> onnx.ModelProto:
        """The checked model."""
        mask = self._node("Cast", ["attention_mask"], to=TensorProto.FLOAT)
        unseen = self._node("Sub", ["unit", self._node("Unsqueeze", [mask, "inner"])])
        bias = self._node("Mul", [unseen, "hidden_out"])
        states = self._embeddings()
        for layer in range(LAYERS):
            states = self._layer(states, bias, f"encoder.encoder.layer.{layer}.")
        self._head(states, mask)
        inputs = [
            helper.make_tensor_value_info(name, TensorProto.INT64, ["batch", "pieces"])
            for name in ("input_ids", "token_type_ids", "attention_mask")
        ]
        outputs = [helper.make_tensor_value_info("probs", TensorProto.FLOAT, ["batch", len(self._values["out.bias"])])]
        graph = helper.make_graph(self._nodes, "judge", inputs, outputs, self._constants)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=9)
        onnx.checker.check_model(model)
        return model

    def _embeddings(self) -> str:
        place = "encoder.embeddings."
        words, scales = _rounded(self._values[place + "word_embeddings.weight"], 0)
        self._constant(words, "words")
        self._constant(scales[:, None], "word_scales")
        found = self._node("Cast", [self._node("Gather", ["words", "input_ids"], axis=0)], to=TensorProto.FLOAT)
        found = self._node("Mul", [found, self._node("Gather", ["word_scales", "input_ids"], axis=0)])
        self._constant(self._values[place + "position_embeddings.weight"][:POSITIONS], "positions")
        self._constant(self._values[place + "token_type_embeddings.weight"], "kinds")
        length = self._node("Shape", ["input_ids"], start=1, end=2)
        where = self._node("Slice", ["positions", "zero", length, "zero"])
        found = self._node("Add", [found, where])
        found = self._node("Add", [found, self._node("Gather", ["kinds", "token_type_ids"], axis=0)])
        return self._norm(found, place + "LayerNorm")

    def _layer(self, states: str, bias: str, place: str) -> str:
        query, key, value = (
            self._node("Reshape", [self._linear(states, f"{place}attention.self.{name}"), "split"])
            for name in ("query", "key", "value")
        )
        query, value = (self._node("Transpose", [name], perm=[0, 2, 1, 3]) for name in (query, value))
        key = self._node("Transpose", [key], perm=[0, 2, 3, 1])
        alike = self._node("Add", [self._node("Mul", [self._node("MatMul", [query, key]), "scale"]), bias])
        seen = self._node("MatMul", [self._node("Softmax", [alike], axis=-1), value])
        seen = self._node("Reshape", [self._node("Transpose", [seen], perm=[0, 2, 1, 3]), "merge"])
        seen = self._node("Add", [self._linear(seen, place + "attention.output.dense"), states])
        states = self._norm(seen, place + "attention.output.LayerNorm")
        wide = self._gelu(self._linear(states, place + "intermediate.dense"))
        wide = self._node("Add", [self._linear(wide, place + "output.dense"), states])
        return self._norm(wide, place + "output.LayerNorm")

    def _head(self, states: str, mask: str) -> None:
        column = self._node("Unsqueeze", [mask, "last"])
        total = self._node("ReduceSum", [self._node("Mul", [states, column]), "one"], keepdims=0)
        mean = self._node("Div", [total, self._node("ReduceSum", [column, "one"], keepdims=0)])
        begin = self._node("Gather", [states, "first"], axis=1)
        both = self._node("Concat", [begin, mean], axis=1)
        scores = self._linear(self._gelu(self._linear(both, "hidden")), "out")
        self._nodes.append(helper.make_node("Softmax", [scores], ["probs"], axis=-1))

    def _linear(self, states: str, place: str) -> str:
        weights, scales = _rounded(self._values[place + ".weight"].T, 1)
        self._constant(weights, place + ".weights")
        self._constant(scales, place + ".scales")
        self._constant(self._values[place + ".bias"], place + ".bias")
        whole = self._node("DequantizeLinear", [place + ".weights", place + ".scales"], axis=1)
        return self._node("Add", [self._node("MatMul", [states, whole]), place + ".bias"])

    def _norm(self, states: str, place: str) -> str:
        self._constant(self._values[place + ".weight"], place + ".gain")
        self._constant(self._values[place + ".bias"], place + ".shift")
        inputs = [states, place + ".gain", place + ".shift"]
        return self._node("LayerNormalization", inputs, axis=-1, epsilon=EPSILON)

    def _gelu(self, states: str) -> str:
        curve = self._node("Add", [self._node("Erf", [self._node("Div", [states, "root"])]), "unit"])
        return self._node("Mul", [self._node("Mul", [states, "half"]), curve])

    def _node(self, kind: str, inputs: list[str], **settings: object) -> str:
        name = f"{kind}_{len(self._nodes)}"
        self._nodes.append(helper.make_node(kind, inputs, [name], name=name, **settings))
        return name

    def _constant(self, value: np.ndarray | np.float32, name: str) -> None:
        array = np.ascontiguousarray(value).reshape(np.shape(value))
        self._constants.append(numpy_helper.from_array(array, name))


def _rounded(weights: np.ndarray, axis: int) -> tuple[np.ndarray, np.ndarray]:
    """int8 values and one scale for each slice along the axis."""
    scales = np.abs(weights).max(axis=1 - axis, keepdims=True) / 127.0
    scales[scales == 0] = 1
    return np.clip(np.round(weights / scales), -127, 127).astype(np.int8), scales.reshape(-1).astype(np.float32)
