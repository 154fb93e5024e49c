"""A reranker at the command line: tested, chosen, switched off, named for one run, and measured."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.paths import resources
from core.inference.calibrate import read_pairs
from tests.app.conftest import Terminal
from tests.core.inference.tiny_reranker import Shape, make_reranker, model_bytes

NOTES = [
    "Green tea is what I drink in the morning",
    "The shop at the corner has tea from Assam",
    "Ana gave me a pot for tea",
    "Tea stains are hard to wash out of the white cloth",
    "I read about the history of tea in China",
]
QUERY = "tea from the shop at the corner"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A reranker that counts words in common."""
    every = [text for pair in read_pairs(resources() / "calibration").same for text in pair]
    return make_reranker(tmp_path / "mine", [*every, *NOTES, QUERY])


@pytest.fixture
def stocked_shop(variorum: Terminal) -> Terminal:
    for note in NOTES:
        variorum.add(note)
    return variorum


def parts(answer: dict[str, object]) -> set[str]:
    hits = answer["hits"]
    assert isinstance(hits, list)
    return {name for hit in hits for name in hit["parts"]}


def test_no_reranker_is_set_at_first(variorum: Terminal) -> None:
    assert variorum.ask("reranker") == {"name": None, "folder": None, "fingerprint": None}
    assert "own order" in variorum("reranker").out


def test_one_is_tested_chosen_used_by_every_search_and_switched_off(stocked_shop: Terminal, folder: Path) -> None:
    plain = stocked_shop.ask("search", QUERY, "--explain")
    tested = stocked_shop.ask("reranker", "test", str(folder))
    assert tested["right"] > 85
    assert tested["ms_per_text"] > 0
    assert stocked_shop.ask("reranker")["name"] is None
    chosen = stocked_shop.ask("reranker", "use", str(folder))
    assert (chosen["name"], chosen["fingerprint"]) == ("mine", tested["fingerprint"])
    found = stocked_shop.ask("search", QUERY, "--explain")
    assert "the reranker" in parts(found) - parts(plain)
    for hit in found["hits"]:
        assert sum(hit["parts"].values()) == pytest.approx(hit["score"], abs=1e-4)
    assert stocked_shop.ask("search", QUERY, "--explain", "--reranker", "off") == plain
    assert "mine" in stocked_shop("reranker").out
    assert stocked_shop.ask("reranker", "off")["name"] is None
    assert stocked_shop.ask("search", QUERY, "--explain") == plain


def test_one_can_be_named_for_a_single_run(stocked_shop: Terminal, folder: Path) -> None:
    assert "the reranker" in parts(stocked_shop.ask("search", QUERY, "--explain", "--reranker", str(folder)))
    assert "the reranker" not in parts(stocked_shop.ask("search", QUERY, "--explain"))
    lines = json.dumps({"query": QUERY, "explain": True}).encode() + b"\n"
    batch = stocked_shop("--json", "search", "--batch", "-", "--reranker", str(folder), given=lines)
    assert "the reranker" in parts(batch.lines[0])
    asked = stocked_shop.ask("ask", QUERY, "--reranker", str(folder))
    assert asked["state"] == stocked_shop.ask("ask", QUERY)["state"]


def test_what_was_chosen_and_is_gone_or_changed_is_a_note_and_no_failure(stocked_shop: Terminal, folder: Path) -> None:
    plain = stocked_shop.ask("search", QUERY)
    stocked_shop.ask("reranker", "use", str(folder))
    (folder / "model.onnx").write_bytes(model_bytes(Shape(slope=3.0)))
    answer = stocked_shop("--json", "search", QUERY)
    assert (answer.code, answer.json) == (0, plain)
    assert "its files have changed" in answer.err
    (folder / "model.onnx").unlink()
    answer = stocked_shop("--json", "ask", QUERY)
    assert answer.code == 0
    assert "no ONNX file" in answer.err


def test_what_is_named_for_a_run_and_cannot_be_used_is_an_error(stocked_shop: Terminal, tmp_path: Path) -> None:
    answer = stocked_shop("--json", "search", QUERY, "--reranker", str(tmp_path / "nowhere"))
    assert (answer.code, answer.error["kind"]) == (3, "ModelMissing")
    assert stocked_shop("--json", "reranker", "use", str(tmp_path)).error["kind"] == "ModelMissing"


@pytest.mark.parametrize("words", [("use",), ("test",), ("off", "x"), ("show", "x"), ("sing",)])
def test_what_is_no_command_is_wrong_usage(variorum: Terminal, words: tuple[str, ...]) -> None:
    assert variorum("reranker", *words).code == 2


def test_the_bench_tells_recall_and_time_before_and_after(variorum: Terminal, tmp_path: Path) -> None:
    talk = [f"I went to the {place} on Sunday" for place in ("lake", "zoo", "mill", "farm", "fair", "pier")]
    turns = [{"speaker": "Ana", "dia_id": f"D1:{at}", "text": text} for at, text in enumerate(talk, 1)]
    question = "Where did Ana go on Sunday, the farm?"
    case = {
        "sample_id": "talk-1",
        "conversation": {"session_1_date_time": "1:56 pm on 8 May, 2023", "session_1": turns},
        "qa": [{"question": question, "answer": "x", "evidence": ["D1:4"], "category": 4}],
    }
    file = tmp_path / "cases.json"
    file.write_text(json.dumps([case]), "utf-8")
    folder = make_reranker(tmp_path / "mine", [*talk, question])
    for mode in ("search", "ask"):
        words = ("bench", "locomo", str(file), "--no-model", "--mode", mode)
        metrics = variorum.ask(*words, "--reranker", str(folder))["metrics"]
        assert metrics["reranked"]["name"] == "mine"
        assert metrics["reranked"]["recall"]["@1"] == 100.0
        assert min(metrics["reranked"][name] for name in ("cpu_ms", "cpu_ms_without")) > 0
        plain = variorum.ask(*words)["metrics"]
        assert "reranked" not in plain
        assert plain["recall"] == metrics["recall"]
    assert variorum("bench", "speed", "--reranker", str(folder)).code == 2


def test_stories_are_told_once_more_with_the_reranker(variorum: Terminal, tmp_path: Path) -> None:
    told = [
        f"I keep the {thing} in the {place}." for thing, place in (("key", "mill"), ("rope", "farm"), ("map", "zoo"))
    ]
    question = {"id": "q", "ask": "where do I keep the rope?", "state": "found", "expect_contains": ["farm"]}
    story = [{"said_at": "2025-02-01", "speaker": "user", "text": text} for text in told]
    file = tmp_path / "stories.jsonl"
    file.write_text(json.dumps({"id": "s", "story": story, "questions": [question]}) + "\n", "utf-8")
    folder = make_reranker(tmp_path / "mine", [*told, question["ask"]])
    words = ("bench", "timeline", str(file), "--no-model")
    metrics = variorum.ask(*words, "--reranker", str(folder))["metrics"]
    plain = variorum.ask(*words)["metrics"]
    assert metrics["reranked"]["name"] == "mine"
    assert metrics["reranked"]["score"] == 100.0
    assert {name: value for name, value in metrics.items() if name != "reranked"} == plain
