"""The process that is killed: it writes to a vault without pause and says what was committed.

Each line on its output is one JSON value: first what it is about to do, then,
after the commit, what it did. Started by ``crash.py`` alone.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from app.bench.sentences import sentences
from core.answers import ImportOptions, Take
from core.domain import Statement
from core.engine.slots import read_slots
from core.vault import Vault

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

TURNS = 60
"""Turns of one imported conversation: enough that a kill often falls into the middle."""
KINDS = ("add", "add", "add", "revise", "revise", "import", "embed")


class FixedVectors:
    """Stands in for the model: a valid vector for any text, made from its signs, at no cost.

    What is measured is whether rows, word index and vectors survive together,
    not whether they mean anything.
    """

    name = "fixed vectors"
    fingerprint = "fixed-vectors-1"
    dimensions = 384

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """One vector of length one per text, the same for the same text."""
        import zlib

        import numpy as np

        rows = np.zeros((len(texts), self.dimensions), dtype=np.float32)
        for place, text in enumerate(texts):
            rows[place] = np.random.default_rng(zlib.crc32(text.encode())).normal(size=self.dimensions)
            rows[place] /= np.linalg.norm(rows[place])
        return rows


def write_without_end(vault: Vault, folder: Path, seed: int, out: TextIO) -> None:
    """Add, revise, import and embed in random order until the process is killed."""
    chance = random.Random(seed)
    known: list[str] = []
    for number, made in enumerate(sentences(1_000_000, seed)):
        kind = chance.choice(KINDS)
        text = f"{made.text} ({seed}.{number})"
        if kind == "embed":
            _say(out, {"begin": "embed", "episodes": 0})
            vault.embed_missing(batch=8)
            _say(out, {"done": "embed"})
        elif kind == "import":
            _import(vault, folder, f"talk-{seed}-{number}", text, out)
        elif kind == "revise" and known:
            memory = chance.choice(known)
            _say(out, {"begin": "revise", "episodes": 1})
            receipt = vault.revise(memory, text)
            _say(
                out,
                {"done": "revise", "memory": memory, "text": text, "episodes": int(bool(receipt.episode))},
            )
        else:
            _say(out, {"begin": "add", "episodes": 1})
            receipt = vault.add(Statement(text, keep=True))
            known.append(receipt.memory or "")
            _say(out, {"done": "add", "memory": receipt.memory, "text": text, "episodes": 1})


def _import(vault: Vault, folder: Path, name: str, text: str, out: TextIO) -> None:
    turns = [
        {"speaker": "Ada" if place % 2 else "Ben", "dia_id": f"D1:{place}", "text": f"{text} – turn {place}"}
        for place in range(1, TURNS + 1)
    ]
    sample = {
        "sample_id": name,
        "conversation": {"session_1": turns, "session_1_date_time": "1:56 pm on 8 May, 2023"},
    }
    path = folder / "conversation.json"
    path.write_text(json.dumps([sample]), encoding="utf-8")
    _say(out, {"begin": "import", "episodes": TURNS})
    vault.import_file(path, ImportOptions(format="locomo", take=Take.EPISODES))
    _say(out, {"done": "import", "episodes": TURNS})


def _say(out: TextIO, value: dict[str, object]) -> None:
    out.write(json.dumps(value) + "\n")
    out.flush()


def main(arguments: Sequence[str]) -> None:
    """``PATH FOLDER SEED``: write to the vault at PATH, files to import go to FOLDER."""
    path, folder, seed = arguments
    Vault.load_rest(lambda: False)  # the first kills are to fall into writes, not into the loading before them
    vault = Vault.open(Path(path), embedder=FixedVectors())
    read_slots("I live in Porto.")  # the rules are made once a process; the kill is to fall into the writing
    _say(sys.stdout, {"ready": True})
    write_without_end(vault, Path(folder), int(seed), sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
