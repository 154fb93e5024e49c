"""What Settings say of the built-in judge is what its model card says, and the card is of the file that is there."""

from __future__ import annotations

import hashlib
import re

from tests.conftest import ROOT
from ui import text_judge

CARD = (ROOT / "resources" / "contradiction-judge" / "README.md").read_text("utf-8")


def test_the_figures_are_the_cards_own() -> None:
    hard = next(line for line in CARD.splitlines() if "opened at the end only" in line)
    easier = next(line for line in CARD.splitlines() if "by another hand, read since" in line)
    figures = re.findall(r"\.(\d\d), \.(\d\d)", hard)
    assert len(figures) == 3
    said = dict(text_judge.SECTIONS)["How good it is"]
    for right, found in (*figures, *re.findall(r"\.(\d\d), \.(\d\d)", easier)[:1]):
        assert right in said
        assert found in said


def test_the_card_names_the_checksum_of_the_file() -> None:
    weights = (ROOT / "resources" / "contradiction-judge" / "judge_int8.onnx").read_bytes()
    assert hashlib.sha256(weights).hexdigest() in CARD
