"""The figures of a model file on labelled pairs, as plain lines for the model card."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import onnxruntime

from judge.measure import area, area_interval, at_bar, calibrated, calibration_error, fit_two
from judge.network import load_tokenizer, pieces_of
from judge.picture import reliability

CLASH = ("contradiction", "update", "C", "U")
TRAPS = ("both_true", "late_past", "B", "P")
REPEATED = ("duplicate", "D")
BARS = (0.83, 0.7, 0.5)
"""The program's settings: quiet, balanced, all."""
TOKENIZER = Path(__file__).resolve().parents[2] / "resources" / "models" / "all-minilm-l6-v2"


def scores_of(model: Path, base: Path, texts: Sequence[tuple[str, str]]) -> np.ndarray:
    """Conflict + change for each pair of texts (earlier, later), by the file."""
    session = onnxruntime.InferenceSession(str(model), providers=["CPUExecutionProvider"])
    found = np.zeros(len(texts), dtype=np.float32)
    for at, (ids, kinds) in enumerate(pieces_of(load_tokenizer(base), texts)):
        inputs = {"input_ids": [ids], "token_type_ids": [kinds], "attention_mask": [[1] * len(ids)]}
        shares = session.run(None, {name: np.array(value, dtype=np.int64) for name, value in inputs.items()})[0][0]
        found[at] = shares[0] + shares[1]
    return found


def figures_of(model: Path, file: Path, picture: Path | None = None) -> str:
    """Area, precision, recall and traps at each setting, by kind, and the calibration, on a file's English pairs.

    ``picture``: where to draw how far the calibrated score can be believed.
    """
    from core.engine.opposites.reading import read

    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    rows = [row for row in rows if row.get("lang", "en") == "en"]
    texts = [(read(_text(row, "a", "earlier")).text, read(_text(row, "b", "later")).text) for row in rows]
    labels = [row["label"] for row in rows]
    scores = scores_of(model, TOKENIZER, texts).tolist()
    clash = [label in CLASH for label in labels]
    value = area(scores, clash)
    low, high = area_interval(value, sum(clash), len(clash) - sum(clash))
    lines = [f"{len(rows)} English pairs, {sum(clash)} of them clash: area {value:.3f} ({low:.3f} to {high:.3f})"]
    lines += [_at(bar, scores, labels) for bar in BARS]
    lines.append(f"flagged at {BARS[1]}, by kind: " + _by_kind(scores, rows))
    fit = fit_two(scores, clash)
    chances = calibrated(scores, fit)
    error = calibration_error(chances, clash)
    lines.append(f"calibrated by slope {fit[0]:.3f} and shift {fit[1]:.3f}: expected error {error:.3f}")
    if picture is not None:
        picture.write_text(reliability(chances, clash), encoding="utf-8")
    return "\n".join(lines)


def _at(bar: float, scores: Sequence[float], labels: Sequence[str]) -> str:
    there = at_bar(scores, [label in CLASH for label in labels], bar)
    traps, repeated = (
        [score >= bar for score, label in zip(scores, labels, strict=True) if label in kinds]
        for kinds in (TRAPS, REPEATED)
    )
    return (
        f"at {bar}: precision {there.precision:.3f}, recall {there.recall:.3f}, traps flagged {sum(traps)} of "
        f"{len(traps)}, repetitions {sum(repeated)} of {len(repeated)}"
    )


def _by_kind(scores: Sequence[float], rows: Sequence[dict[str, object]]) -> str:
    flagged: Counter[str] = Counter()
    there: Counter[str] = Counter()
    for score, row in zip(scores, rows, strict=True):
        kind = " ".join(str(row[name]) for name in ("label", "kind") if row.get(name))
        there[kind] += 1
        flagged[kind] += score >= BARS[1]
    return ", ".join(f"{kind} {flagged[kind]} of {number}" for kind, number in sorted(there.items()))


def _text(row: dict[str, object], *names: str) -> str:
    for name in names:
        value = row.get(name)
        if isinstance(value, str):
            return value
        if isinstance(value, dict):
            return str(value["text"])
    raise KeyError(names[0])
