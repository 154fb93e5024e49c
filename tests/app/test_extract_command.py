"""Reading conversations at the command line: by the model that is set, or by rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.app.conftest import Terminal
from tests.core.inference.scripted_endpoint import Endpoint, Play, Sent, endpoint, says
from tests.core.talks import GOOD, talk_file


def good(sent: Sent) -> Play:
    """What a good model answers."""
    data = sent.body["messages"][1]["content"]
    new = data[data.rindex("<new>") :]
    return says(next((answer for piece, answer in GOOD.items() if piece in new), {"statements": [], "summary": ""}))


def settings_of(place: Endpoint) -> dict[str, str]:
    return {"VARIORUM_CHAT_URL": place.base_url, "VARIORUM_CHAT_MODEL": "small-1"}


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(talk_file(tmp_path))


def pending(variorum: Terminal) -> int:
    return int(variorum.ask("list", "--status", "pending")["total"])


def test_an_import_lets_the_model_read_what_it_brought(variorum: Terminal, file: str) -> None:
    with endpoint(good) as place:
        answer = variorum("--json", "import", file, "--you", "Mira", "--as", "both", "--model", **settings_of(place))
        assert len(place.sent) == 5
    assert answer.code == 0, answer
    read = answer.json["extracted"]
    assert (read["messages"], read["added"], read["pending"], read["model_calls"]) == (5, 5, 5, 5)
    assert (read["model"], read["unclear"], read["refused"], read["left"]) == ("small-1", [], [], 0)
    assert pending(variorum) == 5
    log = variorum.ask("log")["operations"]
    assert sum(entry["model_calls"] for entry in log) == 5
    assert variorum.ask("reject", "--source", "small-1", "--reason", "no")["outcome"] == "done"
    assert pending(variorum) == 0


def test_an_import_for_a_model_that_is_not_set_brings_in_nothing(variorum: Terminal, file: str) -> None:
    answer = variorum("--json", "import", file, "--model")
    assert (answer.code, answer.error["kind"]) == (1, "InvalidRequest")
    assert not variorum.vault.exists() or variorum.ask("stats")["episodes"] == 0
    assert variorum("--json", "import", file, "--model", "--as", "episodes").code == 2


def test_stored_conversations_are_read_in_steps_and_what_was_unclear_again(variorum: Terminal, file: str) -> None:
    variorum.ask("import", file, "--you", "Mira")
    with endpoint(says("I cannot.")) as place:
        answer = variorum("--json", "extract", "--limit", "2", **settings_of(place))
    assert answer.code == 0, answer
    assert (answer.json["messages"], answer.json["added"], answer.json["model_calls"]) == (2, 0, 4)
    assert [one["where"] for one in answer.json["unclear"]] == ["message D1:1", "message D1:2"]
    assert [one["external_id"] for one in variorum.ask("extract", "--unread")["messages"]] == ["D1:1", "D1:2"]
    with endpoint(good) as place:
        answer = variorum("extract", "--conversation", "talk-1", **settings_of(place))
    assert answer.code == 0, answer
    assert "small-1 read 5 messages: 5 new statements, 0 known already." in answer.out
    assert variorum.ask("extract", "--unread")["total"] == 0
    assert variorum.ask("verify")["ok"]


def test_without_a_model_the_rules_read(variorum: Terminal, file: str) -> None:
    variorum.ask("import", file, "--you", "Mira")
    read = variorum.ask("extract")
    assert (read["model"], read["model_calls"], read["messages"]) == ("", 0, 5)
    assert read["added"] == pending(variorum) > 0
    assert variorum.ask("extract")["messages"] == 0
    with endpoint(good) as place:
        again = variorum("--json", "extract", "--by-rule", **settings_of(place))
        assert (again.json["messages"], place.sent) == (0, [])


def test_what_cannot_be_asked_is_said(variorum: Terminal, file: str) -> None:
    assert variorum("--json", "extract").error["kind"] == "VaultMissing"
    variorum.ask("import", file, "--you", "Mira")
    assert variorum("--json", "extract", "--conversation", "nobody's").error["kind"] == "NotFound"
    assert variorum("--json", "extract", "--limit", "0").code == 1
    assert variorum("--json", "extract", "--unread", "--limit", "3").code == 2
    assert variorum("--json", "reject", "--reason", "no").code == 2


def test_an_outage_is_said_and_costs_nothing(variorum: Terminal, file: str) -> None:
    variorum.ask("import", file, "--you", "Mira")
    with endpoint(good) as place:
        gone = settings_of(place)
    answer = variorum("--json", "extract", **gone)
    assert (answer.code, answer.json["messages"], answer.json["left"]) == (0, 3, 5)
    assert "cannot be reached" in answer.json["stopped"]
