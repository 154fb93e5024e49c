"""A chat model at the command line: none unless one is set, asked after the commit, and never trusted."""

from __future__ import annotations

import json

import pytest

from app.model import builtin_model
from core.errors import VaultError
from tests.core.inference.scripted_endpoint import Endpoint, Play, endpoint, says

OLD, NEW = "My bicycle is an old green one.", "My bicycle is an old green one from Utrecht."


def settings_of(place: Endpoint) -> dict[str, str]:
    """What the environment says of the model at this endpoint."""
    return {"VARIORUM_CHAT_URL": place.base_url, "VARIORUM_CHAT_MODEL": "small-1"}


def asked(variorum, place: Endpoint, *words: str, **more: str):
    """One JSON answer of a run for which a model is set."""
    answer = variorum("--json", *words, **settings_of(place), **more)
    assert answer.code == 0, answer
    return answer.json


@pytest.fixture(scope="module")
def meaning() -> dict[str, str]:
    """The environment in which statements are compared by meaning; skipped where that model is not there."""
    try:
        builtin_model()
    except VaultError as fault:
        pytest.skip(fault.message)
    return {"VARIORUM_MODEL": ""}


def decision(op: str, target: int | None = 1, text: str | None = None) -> Play:
    return says({"op": op, "target": target, "text": text, "reason": "so it seems"})


def test_without_a_model_nothing_is_asked(variorum):
    variorum.add(OLD)
    receipt = variorum.ask("add", NEW)
    assert (receipt["model_calls"], receipt["outcome"]) == (0, "added")
    assert "judge" not in [step["layer"] for step in receipt["steps"]]


def test_a_suggestion_stands_in_the_receipt_and_waits(variorum, meaning):
    memory = variorum.add(OLD)
    with endpoint(decision("SUPERSEDE")) as place:
        receipt = asked(variorum, place, "add", NEW, **meaning)
    assert (receipt["outcome"], receipt["layer"], receipt["model_calls"]) == ("queued", "judge", 1)
    assert receipt["steps"][-1]["layer"] == "judge"
    (found,) = variorum.ask("proposals")["proposals"]
    assert receipt["proposals"] == [found["id"]]
    assert (found["memory"], found["kind"], found["after"], found["by"]) == (memory, "supersede", NEW, "small-1")
    assert variorum.ask("show", receipt["memory"])["status"] == "current"
    assert variorum.ask("show", memory)["text"] == OLD
    variorum.ask("approve", found["id"])
    assert variorum.ask("show", memory)["text"] == NEW


@pytest.mark.parametrize("play", [says("no idea"), Play(b"", 401), Play(b"", 500), Play(b"{", cut=1)])
def test_a_model_that_fails_costs_no_statement_and_can_be_asked_again(variorum, play):
    variorum.add(OLD)
    with endpoint(play) as place:
        receipt = asked(variorum, place, "add", NEW)
    assert receipt["outcome"] == "added"
    assert receipt["steps"][-1]["outcome"] == "unclear"
    assert variorum.ask("show", receipt["memory"])["status"] == "current"
    entry = variorum.ask("log")["operations"][0]
    assert (entry["kind"], entry["model_calls"]) == ("judge", receipt["model_calls"])
    with endpoint(decision("ADD", None)) as place:
        assert asked(variorum, place, "judge", "--unclear")["total"] == 1
        assert asked(variorum, place, "judge", "--unclear")["total"] == 0
        assert asked(variorum, place, "judge", receipt["memory"])["model_calls"] == 1
    assert variorum.ask("verify")["ok"]


def test_an_endpoint_that_is_not_there_costs_no_statement(variorum):
    variorum.add(OLD)
    with endpoint(decision("ADD", None)) as place:
        gone = settings_of(place)
    answer = variorum("--json", "add", NEW, **gone)
    assert (answer.code, answer.json["outcome"]) == (0, "added")
    assert "cannot be reached" in answer.json["reason"]


def test_a_key_that_is_named_and_missing_is_a_note_beside_the_answer(variorum):
    variorum.add(OLD)
    with endpoint(decision("ADD", None)) as place:
        answer = variorum("--json", "add", NEW, **settings_of(place), VARIORUM_CHAT_KEY="MY_KEY")
        assert place.sent == []
    assert (answer.code, answer.json["outcome"], answer.json["model_calls"]) == (0, "added", 0)
    assert "MY_KEY" in answer.err


def test_the_key_that_is_set_never_goes_to_another_address(variorum):
    variorum.add(OLD)
    variorum.home.mkdir(parents=True, exist_ok=True)
    with endpoint(decision("ADD", None)) as mine, endpoint(decision("ADD", None)) as other:
        kept = {"fast_url": mine.base_url, "fast_model": "small-1", "fast_key": "MY_KEY"}
        (variorum.home / "settings.json").write_text(json.dumps(kept), "utf-8")
        variorum("--json", "add", NEW, MY_KEY="secret-1")
        variorum("--json", "add", "My bicycle is an old blue one.", **settings_of(other), MY_KEY="secret-1")
        assert mine.sent[0].headers["authorization"] == "Bearer secret-1"
        assert "authorization" not in other.sent[0].headers


def test_each_line_of_a_batch_is_asked_about_after_its_commit(variorum, lines_file):
    variorum.add(OLD)
    lines = lines_file({"text": NEW}, {"text": "Ana plays chess."}, {"text": "thanks!"})
    with endpoint(says("no idea")) as place:
        answer = variorum("--json", "add", "--batch", lines, **settings_of(place))
    assert [line["outcome"] for line in answer.lines] == ["added", "added", "skipped"]
    assert [line["model_calls"] for line in answer.lines] == [2, 0, 0]


def test_judge_without_a_model_or_a_memory_says_what_to_do(variorum):
    memory = variorum.add(OLD)
    answer = variorum("judge", memory, "--json")
    assert (answer.code, answer.error["kind"]) == (1, "InvalidRequest")
    assert "VARIORUM_CHAT_URL" in answer.error["hint"]
    assert variorum("judge", "--json").code == 2
    assert variorum("judge", memory, "--unclear", "--json").code == 2


def test_all_that_waits_from_a_source_can_be_asked_about_at_once(variorum):
    variorum.add(OLD)
    for text in (NEW, "My bicycle is an old green one from Delft."):
        variorum.ask("add", text, "--channel", "import", "--source", "Notes")
    with endpoint(decision("ADD", None)) as place:
        answer = asked(variorum, place, "judge", "--source", "notes")
        assert len(place.sent) == 2
    assert (answer["total"], [one["model_calls"] for one in answer["receipts"]]) == (2, [1, 1])
    with endpoint(decision("ADD", None)) as place:
        gone = variorum("--json", "judge", "--source", "nobody", **settings_of(place))
        assert gone.error["kind"] == "NotFound"
        assert variorum("--json", "judge", "--source", "notes", "--unclear", **settings_of(place)).code == 2
