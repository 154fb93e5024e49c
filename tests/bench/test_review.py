"""The bench of the review: every key brings the next card in each of the three lists, and the figures are told."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from app.bench import review
from app.bench.review import build, run
from app.main import main
from app.streams import Streams
from core.errors import InvalidRequest


def test_what_is_planted_is_what_is_open(tmp_path: Path) -> None:
    assert build(tmp_path / "v.vault", tmp_path, 200) == 50


@pytest.mark.parametrize("size", [0, 99, 1_000_001])
def test_a_size_that_cannot_be_measured_is_refused(size: int) -> None:
    with pytest.raises(InvalidRequest):
        run(None, out=None, embedder=None, options={"size": size})


def test_every_list_is_measured_by_its_keys(tmp_path: Path) -> None:
    result = run(None, out=tmp_path / "keys.jsonl", embedder=None, options={"size": 100})
    assert (result["set"], result["n"], result["metrics"]["open"]) == ("review", 100, 25)
    for name in ("contradictions", "duplicates", "to_approve"):
        assert set(result["metrics"][name]) == {"p50_ms", "p95_ms", "max_ms"}
    lines = [json.loads(line) for line in (tmp_path / "keys.jsonl").read_text("utf-8").splitlines()]
    pressed = {line["id"]: len(line["ms"]) for line in lines}
    assert (pressed["contradictions_keys"], pressed["duplicates_keys"], pressed["to_approve_keys"]) == (11, 1, 10)


def test_a_card_that_never_comes_is_told_and_leaves_nothing_in_the_persons_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "PATIENCE", -1.0)
    home, out, err = tmp_path / "home", io.StringIO(), io.StringIO()
    streams = Streams(io.BytesIO(), out, err)
    environment = {"VARIORUM_HOME": str(home), "VARIORUM_MODEL": "none"}
    code = main(["bench", "review", "--size", "100", "--no-model"], streams=streams, environment=environment)
    assert code == 3
    assert "A card was never shown." in err.getvalue()
    assert not home.exists(), "a slow machine is no fault to be logged"
