"""The bench of imports: the export it writes is one, and what it tells of it fits."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.bench.chats import PER_CONVERSATION, write_chats
from app.bench.imports import run
from core.answers import ImportOptions
from core.errors import InvalidRequest
from core.exchange.plan import read_file
from tests.core.vaults import BagOfWords


@pytest.mark.parametrize("messages", [1, PER_CONVERSATION, 2 * PER_CONVERSATION + 5])
def test_the_export_that_is_measured_with_is_a_chat_export_with_a_branch_in_each_talk(
    tmp_path: Path, messages: int
) -> None:
    path = tmp_path / "chats"
    assert write_chats(path, messages) == path.stat().st_size
    parsed = read_file(path, ImportOptions())
    assert (parsed.format, len(parsed.turns)) == ("chatgpt", messages)
    talks = -(-messages // PER_CONVERSATION)
    assert len(parsed.conversations) == talks
    assert len(parsed.skipped) == (talks if messages > 1 else 0)
    assert all("given up" in one.why for one in parsed.skipped)
    assert {turn.speaker for turn in parsed.turns} <= {None, "assistant"}


def test_both_ways_of_reading_are_told_with_their_time_and_memory() -> None:
    told = run(None, out=None, embedder=None, options={"size": 200})
    metrics = told["metrics"]
    assert (told["set"], told["n"]) == ("import", 200)
    for way in ("streamed", "whole"):
        assert metrics[f"{way}_messages"] >= 200
        assert metrics[f"{way}_cpu_s"] >= 0
        assert metrics[f"{way}_peak_mb"] >= 0
    assert metrics["episodes_of_embedding"] is None


def test_the_share_of_the_model_is_a_part_of_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.bench.imports.STORED", 20)
    metrics = run(None, out=None, embedder=BagOfWords(), options={"size": 100})["metrics"]
    for name in ("episodes_of_embedding", "statements_of_embedding"):
        assert 0 <= metrics[name] <= 100


@pytest.mark.parametrize("size", [0, 99, 1_000_001])
def test_a_size_that_cannot_be_measured_is_refused(size: int) -> None:
    with pytest.raises(InvalidRequest):
        run(None, out=None, embedder=None, options={"size": size})
