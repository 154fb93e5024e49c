from __future__ import annotations

import json

import pytest

CASES = [
    {
        "sample_id": "talk",
        "conversation": {
            "speaker_a": "Mira",
            "speaker_b": "Tomás",
            "session_1_date_time": "8:14 pm on 20 February, 2026",
            "session_1": [
                {"speaker": "Tomás", "dia_id": "D1:1", "text": "How did the raku firing go?"},
                {"speaker": "Mira", "dia_id": "D1:2", "text": "Two pots cracked and everybody cheered."},
                {"speaker": "Tomás", "dia_id": "D1:3", "text": "I could build you a pair of tongs."},
            ],
        },
        "qa": [{"question": "Who could build tongs?", "evidence": ["D1:3"], "category": 4, "answer": "Tomás"}],
    }
]


@pytest.fixture
def cases(tmp_path):
    path = tmp_path / "cases.json"
    path.write_text(json.dumps(CASES), "utf-8")
    return str(path)


def test_a_bench_answers_with_its_set_its_count_and_its_metrics(variorum, cases, tmp_path):
    out = tmp_path / "results.jsonl"
    report = variorum.ask("bench", "locomo", cases, "--no-model", "--out", str(out))
    assert (report["set"], report["n"]) == ("locomo", 1)
    assert report["metrics"]["recall"] == {"@1": 100, "@5": 100, "@10": 100, "@20": 100, "@30": 100}
    (case,) = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert case["id"] == "talk:0"
    assert case["hits"][0] == "D1:3"


def test_a_bench_leaves_the_persons_vault_alone(variorum, cases):
    variorum.ask("bench", "locomo", cases, "--no-model")
    assert not variorum.vault.exists()


def test_people_read_the_figures_line_by_line(variorum, cases):
    out = variorum("bench", "locomo", cases, "--no-model").out
    assert "set: locomo\n" in out
    assert "    @1: 100.00\n" in out


@pytest.mark.parametrize("name", ["none.json", "."])
def test_cases_that_are_not_there_are_told(variorum, tmp_path, name):
    answer = variorum("bench", "locomo", str(tmp_path / name), "--no-model", "--json")
    assert answer.code in (1, 3)
    assert answer.error["kind"] in ("FileUnreadable", "UnsupportedFormat")


def test_a_size_that_cannot_be_measured_is_refused(variorum):
    answer = variorum("bench", "speed", "--size", "3", "--no-model", "--json")
    assert (answer.code, answer.error["kind"]) == (1, "InvalidRequest")
