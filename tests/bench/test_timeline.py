"""The story bench: told in order, asked afterwards, and counted by the first hit and the state."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from app.bench import timeline
from core.errors import UnsupportedFormat

PROJECT = Path(__file__).resolve().parents[2]
STORIES = Path(os.environ.get("VARIORUM_DATA", PROJECT / ".." / "shared" / "data")) / "labelled" / "timeline.jsonl"
OPTIONS: dict[str, Any] = {}


def question(id: str, ask: str, state: str, contains: list[str], without: list[str] | None = None) -> dict[str, Any]:
    return {"id": id, "ask": ask, "state": state, "expect_contains": contains, "expect_not_contains": without or []}


def written(tmp_path: Path, story: list[tuple[str, str]], *questions: dict[str, Any]) -> Path:
    told = [{"said_at": at, "speaker": "user", "text": text} for at, text in story]
    file = tmp_path / "stories.jsonl"
    file.write_text(json.dumps({"id": "s", "story": told, "questions": questions}) + "\n", encoding="utf-8")
    return file


def test_a_story_is_told_and_each_question_gets_a_line(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        [("2025-02-01", "I live in Berlin."), ("2025-03-01", "Bob plays the tuba.")],
        question("q1", "who plays the tuba?", "found", ["Bob"]),
        question("q2", "who plays the tuba?", "found", ["Berlin"]),
    )
    out = tmp_path / "out.jsonl"
    report = timeline.run(file, out=out, embedder=None, options=OPTIONS)
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert [line["question"] for line in lines] == ["q1", "q2"]
    assert lines[0]["first"] == "Bob plays the tuba."
    assert [line["score"] for line in lines] == [1.0, 0.0]
    assert report["metrics"]["score"] == 50.0


def test_a_change_left_to_the_person_counts_half(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        [("2025-02-01", "I live in Berlin."), ("2025-03-01", "I live in Hamburg.")],
        question("q", "where do I live?", "found", ["Hamburg"]),
    )
    assert timeline.run(file, out=None, embedder=None, options=OPTIONS)["metrics"]["score"] == 50.0


def test_a_wrong_word_in_the_first_hit_costs_the_question(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        [("2025-02-01", "I live in Berlin.")],
        question("q", "where do I live?", "found", ["live"], ["Berlin"]),
    )
    assert timeline.run(file, out=None, embedder=None, options=OPTIONS)["metrics"]["score"] == 0.0


def test_a_story_without_its_parts_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "stories.jsonl"
    file.write_text('{"id": "s", "story": [{"text": 3}], "questions": []}\n', encoding="utf-8")
    with pytest.raises(UnsupportedFormat):
        timeline.run(file, out=None, embedder=None, options=OPTIONS)


@pytest.mark.skipif(not STORIES.is_file(), reason=f"needs the labelled stories in {STORIES}")
def test_the_stories_reach_the_figure_that_is_promised() -> None:
    """Words alone; with the model the share is higher."""
    metrics = timeline.run(STORIES, out=None, embedder=None, options=OPTIONS)["metrics"]
    assert metrics["score"] >= 85
    assert metrics["by_state"]["nothing"] >= 60


def test_questions_of_other_stories_tell_how_well_doubt_knows_what_is_not_told(tmp_path: Path) -> None:
    stories = (
        ("a", ["Bob plays the tuba."], [question("a1", "who plays the tuba?", "found", ["Bob"])]),
        ("b", ["I live in Berlin."], [question("b1", "where do I live?", "found", ["Berlin"])]),
        ("c", ["I live in Oslo."], [question("c1", "where does Zoe live?", "nothing", [])]),
    )
    file = tmp_path / "stories.jsonl"
    lines = [
        {"id": name, "story": [{"said_at": "2025-02-01", "text": text} for text in told], "questions": asked}
        for name, told, asked in stories
    ]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    report = timeline.run(file, out=None, embedder=None, options=OPTIONS)
    abstention = report["metrics"]["abstention"]
    assert report["n"] == 3
    assert report["metrics"]["score"] == 100.0
    # “c” is asked for a home by a question of its own, so that “where do I live?” is not put to it.
    assert abstention["foreign"] == 5
    assert abstention["auroc"] == 100.0
    assert abstention["refused"] == 100.0
