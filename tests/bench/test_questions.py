"""The bench of stand-alone statements reads each source by its rule and counts what it says."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from app.bench.question_forms import Form, keywords_of
from app.bench.question_sets import HALVES, Question, read_sets, sample_set
from app.bench.questions import Asked, metrics_of, run
from core.errors import FileUnreadable, UnsupportedFormat

PROJECT = Path(__file__).resolve().parents[2]
DATA = Path(os.environ.get("VARIORUM_DATA", PROJECT / ".." / "shared" / "data"))
LABELLED = DATA / "labelled"

STORY: dict[str, Any] = {
    "id": "s-1",
    "story": [
        {"said_at": "2025-01-10", "text": "Ada keeps a parrot."},
        {"said_at": "2025-02-10", "text": "Ada gave the parrot away."},
        {"said_at": "2025-03-10", "text": "Ben bakes bread."},
    ],
    "questions": [
        {"id": "q1", "ask": "What animal did Ada keep?", "expect_contains": ["parrot"], "expect_not_contains": ["gave"],
         "state": "found"},
        {"id": "q2", "ask": "Does Ada keep a parrot?", "expect_contains": ["parrot"], "state": "ended"},
    ],
}  # fmt: skip
SLOTS = (
    {"id": "a", "text": "I live in Oslo.", "expect": [{"subject": "user", "attribute": "lives_in", "value": "Oslo"}]},
    {"id": "b", "text": "Ada's colour is red.",
     "expect": [{"subject": "Ada", "attribute": "favourite_color", "value": "red"}]},
    {"id": "c", "text": "I moved to Oslo.", "expect": [{"subject": "user", "attribute": "lives_in", "value": "Oslo"}]},
    {"id": "d", "text": "Ich wohne in Bonn.", "lang": "de",
     "expect": [{"subject": "user", "attribute": "lives_in", "value": "Bonn"}]},
)  # fmt: skip
NOTED: dict[str, Any] = {
    "sample_id": "talk-1",
    "conversation": {"session_1": [{"speaker": "Ada", "dia_id": "D1:1", "text": "I sail."}]},
    "observation": {"session_1_observation": {"Ada": [["Ada sails.", "D1:1"], ["Ada rows.", ["D1:2", "D1:3"]]]}},
    "qa": [
        {"question": "What does Ada do?", "evidence": ["D1:1", "D1:3"], "category": 1},
        {"question": "What does Ben do?", "evidence": ["D1:1"], "category": 5},
        {"question": "What does Ada eat?", "evidence": ["D7:1"], "category": 4},
    ],
}


def asked(
    right: set[int], mixed: tuple[int, ...], ranked: tuple[int, ...] = (), form: str = "plain", half: str = HALVES[0]
) -> Asked:
    found = {"mixed": mixed, "ranked": ranked, "served": (), "messages mixed": (), "messages": ()}
    return Asked("stories", "x:0", "?", frozenset(right), found, form, half)


def test_recall_and_the_first_right_place_are_counted_for_each_way() -> None:
    figures = metrics_of([asked({1}, (3, 1), (1,)), asked({1, 2}, (2, 9, 8, 7, 6, 1), ())])["stories"]
    assert figures["mixed"] == {"@1": 25.0, "@5": 75.0, "@10": 100.0, "mrr": 75.0}
    assert figures["ranked"] == {"@1": 50.0, "@5": 50.0, "@10": 50.0, "mrr": 50.0}
    assert figures["served"]["mrr"] == 0.0
    assert figures["n"] == 2


def test_right_are_the_statements_of_a_story_with_an_expected_word_and_none_of_the_wrong_ones(tmp_path: Path) -> None:
    file = tmp_path / "stories.jsonl"
    file.write_text(json.dumps(STORY), encoding="utf-8")
    story = read_sets(file)[-1]
    (plain, few) = story.questions
    assert (plain.text, plain.right, plain.form) == ("What animal did Ada keep?", frozenset({0}), Form.PLAIN)
    assert (few.text, few.right, few.form) == ("animal ada keep", frozenset({0}), Form.KEYWORDS)
    assert plain.half == few.half, "what is asked of one story is on one side"


def test_slots_give_one_question_for_each_subject_and_attribute_with_all_that_tell_it(tmp_path: Path) -> None:
    file = tmp_path / "slots.jsonl"
    file.write_text("\n".join(json.dumps(line) for line in SLOTS), encoding="utf-8")
    _, slots, others = read_sets(file)
    assert {one.text: one.right for one in slots.questions} == {
        "Where do I live?": frozenset({0, 2}),
        "In which town is my flat?": frozenset({0, 2}),
        "my home address": frozenset({0, 2}),
        "What is Ada's favourite color?": frozenset({1}),
        "Which color does Ada love most?": frozenset({1}),
        "Ada best color": frozenset({1}),
    }
    assert len(slots.statements) == 3, "other languages are in a vault of their own"
    assert others.statements == ("Ich wohne in Bonn.",)
    assert [(one.text, one.right, one.form) for one in others.questions] == [
        ("Wo wohne ich?", frozenset({0}), Form.LANGUAGE)
    ]


def test_pairs_are_looked_for_by_their_other_wording_and_by_a_few_of_their_words(tmp_path: Path) -> None:
    file = tmp_path / "pairs.jsonl"
    cases = (
        {"id": "p-1", "a": "My kayak is yellow.", "b": "The boat I paddle is yellow.", "label": "duplicate"},
        {"id": "p-2", "a": "My kayak is green.", "b": "I sold the kayak.", "label": "update"},
    )
    file.write_text("\n".join(json.dumps(case) for case in cases), encoding="utf-8")
    pairs = read_sets(file)[-1]
    assert pairs.statements == ("My kayak is yellow.", "My kayak is green.")
    assert [(one.text, one.right, one.form) for one in pairs.questions] == [
        ("The boat I paddle is yellow.", frozenset({0}), Form.OTHER_WORDS),
        ("kayak yellow", frozenset({0}), Form.KEYWORDS),
        ("kayak green", frozenset({1}), Form.KEYWORDS),
    ]


def test_a_question_as_typed_into_a_search_box_loses_what_only_makes_it_a_sentence() -> None:
    assert keywords_of("When is the birthday of my sister?") == "birthday sister"


def test_figures_are_told_by_half_and_by_how_a_question_is_put() -> None:
    found = metrics_of([asked({1}, (1,)), asked({1}, (2,), form="keywords", half=HALVES[1])])
    assert found["by_half"]["stories, fitted"]["mixed"]["@1"] == 100.0
    assert found["by_half"]["stories, held out"]["mixed"]["@1"] == 0.0
    assert found["by_form"]["plain"]["n"] == found["by_form"]["keywords"]["n"] == 1


def test_notes_about_a_talk_answer_the_questions_whose_evidence_they_were_taken_from(tmp_path: Path) -> None:
    file = tmp_path / "talks.json"
    file.write_text(json.dumps([NOTED]), encoding="utf-8")
    notes = read_sets(file)[-1]
    assert notes.statements == ("Ada sails.", "Ada rows.")
    assert notes.questions == (
        Question("What does Ada do?", frozenset({0, 1}), Form.NAMED, notes.questions[0].half),
        Question("ada", frozenset({0, 1}), Form.KEYWORDS, notes.questions[0].half),
    )


@pytest.mark.parametrize(("name", "content"), [("x.jsonl", '{"id": "a"}'), ("x.json", "[]"), ("x.json", "oops")])
def test_a_file_of_something_else_is_refused(tmp_path: Path, name: str, content: str) -> None:
    file = tmp_path / name
    file.write_text(content, encoding="utf-8")
    with pytest.raises(UnsupportedFormat):
        read_sets(file)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileUnreadable):
        read_sets(tmp_path / "none.json")


def test_every_question_about_the_sample_has_an_answer_in_it() -> None:
    sample = sample_set()
    assert len(sample.questions) >= 150
    assert [one.text for one in sample.questions if not one.right] == []
    assert {one.half for one in sample.questions} == set(HALVES)


def test_the_questions_are_put_in_all_ways_and_written_with_what_was_found(tmp_path: Path) -> None:
    file, out = tmp_path / "stories.jsonl", tmp_path / "out.jsonl"
    file.write_text(json.dumps(STORY), encoding="utf-8")
    result = run(file, out=out, embedder=None, options={})
    line = json.loads(out.read_text("utf-8").splitlines()[-2])
    assert line["id"] == "s-1:0"
    assert line["right"] == [0]
    assert {0, 1} <= set(line["mixed"])
    assert set(line["mixed"]) == set(line["ranked"])
    assert line["served"][0] in (0, 1)
    assert result["set"] == "questions"
    assert result["metrics"]["stories"]["mixed"]["@5"] == 100.0
    assert result["metrics"]["all"]["n"] == result["n"] == len(sample_set().questions) + 2


@pytest.mark.skipif(not LABELLED.is_dir(), reason="the labelled cases are not there")
def test_ranking_by_every_term_loses_nothing_on_statements_that_stand_alone() -> None:
    metrics = run(LABELLED, out=None, embedder=None, options={})["metrics"]
    for source in ("sample", "stories", "slots", "languages", "pairs"):
        for cut in ("@1", "@5", "@10"):
            assert metrics[source]["ranked"][cut] >= metrics[source]["mixed"][cut], (source, cut)
    assert metrics["all"]["ranked"]["@1"] > metrics["all"]["mixed"]["@1"]
