"""The training: a trunk and its branches, further rounds from their mean, and the mean of all.

Counted in pairs, never in time, so that a slower machine makes the same model; a checkpoint after every
part, so that an interrupted run goes on where it ended.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from judge.measure import area, at_bar
from judge.network import Judge, Pieces, load_tokenizer, padded, pieces_of
from judge.pairs import FLAGGED, Label, Pair

BATCH = 24
"""Pairs of like length in one step."""
RATE = 1.2e-4
"""Of the encoder; the new head learns ``HEAD_FASTER`` times as fast in the trunk."""
HEAD_FASTER = 5
BRANCH_RATE = 0.8e-4
SMOOTHING = 0.05
"""Label smoothing: rows are right far more often than not, but not always."""
DECAY = 0.01
WARM = 60
"""Steps in which the rate rises."""
LONG = 44
"""Word pieces from which pairs are batched together whatever their length: few of each length."""
SHOWN = 100
"""Steps between two lines of progress."""
ORDER = list(Label)


@dataclass(frozen=True, slots=True)
class Part:
    """One part of the training: from the mean of which weights (none = the base), over which pairs, how fast."""

    name: str
    start: Mapping[str, float]
    first: int
    last: int
    rate: float
    head: int
    seed: int


FIRST = {"branch1": 1.0, "branch2": 1.0, "branch3": 1.0}
BOTH = {**FIRST, "second": 3.0}
THIRD = {**BOTH, "third": 6.0}
ROUNDS: tuple[tuple[str, Mapping[str, float], int, float, int], ...] = (
    ("trunk", {}, 30, RATE, HEAD_FASTER),
    ("branch1", {"trunk": 1.0}, 6, BRANCH_RATE, 1),
    ("branch2", {"trunk": 1.0}, 7, BRANCH_RATE, 1),
    ("branch3", {"trunk": 1.0}, 7, BRANCH_RATE, 1),
    ("second", FIRST, 35, RATE, 1),
    ("third", BOTH, 5, BRANCH_RATE, 1),
    ("fourth", THIRD, 10, BRANCH_RATE, 1),
)
"""Each part: its name, the weights whose mean it starts from, its share of the pairs in percent, its two rates."""
RESULT = {**THIRD, "fourth": 12.0}
"""What the released weights are the mean of: a mean of different rounds carries further than the last of them."""


def plan(pairs: int) -> list[Part]:
    """The parts in order, each over pairs of its own."""
    parts: list[Part] = []
    done = 0
    for seed, (name, start, percent, rate, head) in enumerate(ROUNDS):
        first, done = pairs * done // 100, done + percent
        parts.append(Part(name, start, first, pairs * done // 100, rate, head, seed))
    return parts


def train(pairs: Sequence[Pair], aside: Sequence[Pair], base: Path, folder: Path, threads: int = 2) -> Path:
    """Run all parts that are not done yet; the file of the mean of their weights."""
    torch.set_num_threads(threads)
    tokenizer = load_tokenizer(base)
    for part in plan(len(pairs)):
        target = folder / f"{part.name}.pt"
        if not target.exists():
            _run(part, pairs[part.first : part.last], aside, base, tokenizer, target)
    done = folder / "judge.pt"
    torch.save(averaged(folder, RESULT), done)
    model = Judge(base)
    model.load_state_dict(torch.load(done))
    _say("averaged", _look(model, tokenizer, aside))
    return done


def averaged(folder: Path, weights: Mapping[str, float]) -> dict[str, torch.Tensor]:
    """The weighted mean of the weights of several parts."""
    sets = {name: torch.load(folder / f"{name}.pt") for name in weights}
    total = sum(weights.values())
    first = next(iter(sets.values()))
    return {
        key: sum(found[key].float() * (weights[name] / total) for name, found in sets.items())
        if value.is_floating_point()
        else value
        for key, value in first.items()
    }


def _run(part: Part, pairs: Sequence[Pair], aside: Sequence[Pair], base: Path, tokenizer: Any, target: Path) -> None:
    torch.manual_seed(part.seed)
    model = Judge(base)
    if part.start:
        model.load_state_dict(averaged(target.parent, part.start))
    pieces = pieces_of(tokenizer, [(pair.earlier, pair.later) for pair in pairs])
    labels = [ORDER.index(pair.label) for pair in pairs]
    batches = batches_of([len(ids) for ids, _ in pieces], random.Random(part.seed))
    head = [value for name, value in model.named_parameters() if not name.startswith("encoder.")]
    rest = [value for name, value in model.named_parameters() if name.startswith("encoder.") and value.requires_grad]
    groups = [{"params": rest, "lr": part.rate}, {"params": head, "lr": part.rate * part.head}]
    optimizer = torch.optim.AdamW(groups, weight_decay=DECAY, fused=True)
    full = [group["lr"] for group in optimizer.param_groups]
    model.train()
    mean = 0.0
    for step, batch in enumerate(batches):
        share = min((step + 1) / WARM, 1 - step / len(batches))
        for group, rate in zip(optimizer.param_groups, full, strict=True):
            group["lr"] = rate * max(share, 0.02)
        loss = _step(model, optimizer, [pieces[at] for at in batch], [labels[at] for at in batch])
        mean = loss if step == 0 else 0.98 * mean + 0.02 * loss
        if (step + 1) % SHOWN == 0:
            _say(f"{part.name} {step + 1}/{len(batches)}", {"loss": round(mean, 3)})
    _say(part.name, _look(model, tokenizer, aside))
    torch.save(model.state_dict(), target)


def _step(model: Judge, optimizer: Any, batch: Sequence[Pieces], labels: Sequence[int]) -> float:
    scores = model(*padded(batch))
    loss = functional.cross_entropy(scores, torch.tensor(labels), label_smoothing=SMOOTHING)
    loss.backward()  # type: ignore[no-untyped-call]
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()
    optimizer.zero_grad(set_to_none=True)
    return float(loss.item())


def batches_of(lengths: Sequence[int], order: random.Random) -> list[list[int]]:
    """Places in batches of one length each, in an order that the seed fixes."""
    places = list(range(len(lengths)))
    order.shuffle(places)
    by_length: dict[int, list[int]] = {}
    for place in places:
        by_length.setdefault(min(lengths[place], LONG), []).append(place)
    batches = [group[at : at + BATCH] for group in by_length.values() for at in range(0, len(group), BATCH)]
    order.shuffle(batches)
    return batches


@torch.no_grad()
def shares(model: Judge, tokenizer: Any, texts: Sequence[tuple[str, str]]) -> np.ndarray:
    """Seven shares a pair, in the order of ``Label``."""
    model.eval()
    pieces = pieces_of(tokenizer, texts)
    order = sorted(range(len(pieces)), key=lambda at: len(pieces[at][0]))
    found = np.zeros((len(pieces), len(ORDER)), dtype=np.float32)
    for start in range(0, len(order), 64):
        places = order[start : start + 64]
        found[places] = functional.softmax(model(*padded([pieces[at] for at in places])), 1).numpy()
    model.train()
    return found


def _look(model: Judge, tokenizer: Any, aside: Sequence[Pair]) -> dict[str, float]:
    found = shares(model, tokenizer, [(pair.earlier, pair.later) for pair in aside])
    clash = [pair.label in FLAGGED for pair in aside]
    scores = (found[:, 0] + found[:, 1]).tolist()
    half = at_bar(scores, clash, 0.5)
    right = np.mean([ORDER[at] is pair.label for at, pair in zip(found.argmax(1), aside, strict=True)])
    traps = [
        score >= 0.5 for score, pair in zip(scores, aside, strict=True) if pair.label in (Label.BOTH, Label.LATE_PAST)
    ]
    return {
        "label": round(float(right), 3), "area": round(area(scores, clash), 4), "precision": round(half.precision, 3),
        "recall": round(half.recall, 3), "traps": round(float(np.mean(traps)), 3),
    }  # fmt: skip


def _say(part: str, figures: dict[str, float]) -> None:
    print(part, json.dumps(figures), flush=True)
