"""The LoCoMo bench counts what it says, and the search reaches the figures that are promised."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from app.bench.locomo import Case, metrics_of, run
from core.errors import FileUnreadable, InvalidRequest, ModelMissing, UnsupportedFormat
from core.exchange.locomo import Question
from core.inference.embed import load_builtin_embedder

PROJECT = Path(__file__).resolve().parents[2]
DATA = Path(os.environ.get("VARIORUM_DATA", PROJECT / ".." / "shared" / "data"))
CONVERSATIONS = DATA / "locomo" / "locomo_dev.json"

LEAST_BY_WORDS = 79.4
"""What the weights that are fitted to these conversations reach."""

TALK: dict[str, Any] = {
    "sample_id": "talk-1",
    "conversation": {
        "session_1_date_time": "1:56 pm on 8 May, 2023",
        "session_1": [
            {"speaker": "Ada", "dia_id": "D1:1", "text": "I finally adopted a greyhound called Comet."},
            {"speaker": "Ben", "dia_id": "D1:2", "text": "Lovely! Mine is a very old parrot."},
            {"speaker": "Ada", "dia_id": "D1:3", "text": "The pottery course starts in autumn."},
        ],
    },
    "qa": [
        {"question": "What is the name of Ada's greyhound?", "evidence": ["D1:1"], "category": 4},
        {"question": "Which animals do they have?", "evidence": ["D1:1; D1:2"], "category": 1},
        {"question": "Who adopted the parrot in 2019?", "evidence": ["D1:2"], "category": 5},
        {"question": "When does the kiln arrive?", "evidence": ["D9:9"], "category": 2},
    ],
}


def case(category: int, evidence: set[str], *hits: str) -> Case:
    return Case("x:0", Question(0, "?", tuple(evidence), category), frozenset(evidence), hits)


def test_recall_is_the_mean_share_of_evidence_found_among_the_first_hits() -> None:
    figures = metrics_of(
        [
            case(4, {"D1:1"}, "D1:1", "D1:2"),
            case(1, {"D1:1", "D1:2"}, "D1:9", "D1:2", "D1:3", "D1:4", "D1:5", "D1:1"),
            case(5, {"D1:1"}),
            case(2, set(), "D1:1"),
        ]
    )
    assert figures["recall"] == {"@1": 50.0, "@5": 75.0, "@10": 100.0, "@20": 100.0, "@30": 100.0}
    assert figures["by_category"]["5"]["@30"] == 0.0
    assert set(figures["by_category"]) == {"1", "4", "5"}
    assert figures["n"] == 2


def test_each_question_is_put_to_the_real_search_and_written_with_its_hits(tmp_path: Path) -> None:
    file, out = tmp_path / "talks.json", tmp_path / "out.jsonl"
    other = {**TALK, "sample_id": "talk-2"}
    file.write_text(json.dumps([TALK, other]), encoding="utf-8")
    result = run(file, out=out, embedder=None, options={"mode": "search"})
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [line["id"] for line in lines] == [f"talk-{talk}:{index}" for talk in (1, 2) for index in range(4)]
    assert lines[0]["hits"][0] == "D1:1"
    assert lines[0]["category"] == 4
    assert all(hit.startswith("D1:") for line in lines for hit in line["hits"])
    assert result["set"] == "locomo"
    assert result["metrics"]["by_category"]["4"]["@1"] == 100.0
    assert result["metrics"]["n"] == 4


def test_pooled_all_conversations_lie_in_one_vault_and_only_the_asked_one_answers(tmp_path: Path) -> None:
    file, out = tmp_path / "talks.json", tmp_path / "out.jsonl"
    other = json.loads(json.dumps(TALK).replace("Comet", "Halley").replace("greyhound", "whippet"))
    file.write_text(json.dumps([TALK, {**other, "sample_id": "talk-2"}]), encoding="utf-8")
    result = run(file, out=out, embedder=None, options={"mode": "search", "pooled": True})
    lines = {line["id"]: line["hits"] for line in map(json.loads, out.read_text(encoding="utf-8").splitlines())}
    assert lines["talk-1:0"][0] == "talk-1:D1:1"
    assert lines["talk-2:0"][0] == "talk-2:D1:1"
    both = [hit.partition(":")[0] for hit in lines["talk-2:2"]]
    assert set(both) == {"talk-1", "talk-2"}, "the other conversation is there to be mistaken for it"
    assert result["metrics"]["by_category"]["4"]["@1"] == 100.0


def test_a_file_without_conversations_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    for content, fault in ((b"{}", UnsupportedFormat), (b"oops", UnsupportedFormat)):
        file.write_bytes(content)
        with pytest.raises(fault):
            run(file, out=None, embedder=None, options={})
    with pytest.raises(FileUnreadable):
        run(tmp_path / "none.json", out=None, embedder=None, options={})


def test_a_mode_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidRequest, match="guess"):
        run(tmp_path / "x.json", out=None, embedder=None, options={"mode": "guess"})


def test_asked_a_question_counts_what_the_person_said_whom_it_names(tmp_path: Path) -> None:
    talk = {
        **TALK,
        "conversation": {
            **TALK["conversation"],
            "session_1": [
                {"speaker": "Ben", "dia_id": "D1:1", "text": "A greyhound would be nice."},
                {"speaker": "Ada", "dia_id": "D1:2", "text": "My greyhound sleeps all day on that sofa."},
            ],
        },
        "qa": [{"question": "What does Ada think of a greyhound?", "evidence": ["D1:2"], "category": 4}],
    }
    file = tmp_path / "talks.json"
    file.write_text(json.dumps(talk), encoding="utf-8")
    asked = run(file, out=None, embedder=None, options={"mode": "ask"})
    assert asked["metrics"]["recall"]["@1"] == 100.0


@pytest.mark.skipif(not CONVERSATIONS.is_file(), reason="the LoCoMo conversations are not there")
def test_words_alone_find_79_percent_of_the_evidence_among_ten_hits_when_asked() -> None:
    recall = run(CONVERSATIONS, out=None, embedder=None, options={"mode": "ask"})["metrics"]["recall"]
    assert recall["@10"] >= LEAST_BY_WORDS


PROMISED: dict[str, dict[str, float]] = {
    "search": {"@1": 46, "@5": 73, "@10": 81, "@20": 86, "@30": 90},
    "ask": {"@1": 50, "@5": 77, "@10": 83.5, "@20": 88.5},
}
LEAST_OF_THE_WRONG_PERSON = {"search": 90, "ask": 80}
LEAST_MULTI_HOP = 57


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("mode", ["search", "ask"])
@pytest.mark.skipif(not CONVERSATIONS.is_file(), reason="the LoCoMo conversations are not there")
def test_with_the_built_in_model_the_promised_recall_is_reached(mode: str) -> None:
    try:
        model = load_builtin_embedder(PROJECT / "resources")
    except ModelMissing as missing:
        pytest.skip(f"the built-in model is not installed: {missing.message}")
    figures = run(CONVERSATIONS, out=None, embedder=model, options={"mode": mode})["metrics"]
    recall = figures["recall"]
    assert {cut: recall[cut] for cut, least in PROMISED[mode].items() if recall[cut] < least} == {}
    assert figures["by_category"]["5"]["@10"] >= LEAST_OF_THE_WRONG_PERSON[mode]
    if mode == "ask":
        assert figures["by_category"]["1"]["@10"] >= LEAST_MULTI_HOP
        assert figures["abstention"]["nothing_like_it"] >= 88
        assert figures["abstention"]["somebody_else"] >= 80
