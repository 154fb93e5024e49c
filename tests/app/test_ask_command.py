"""Asking at the command line: the contract's answer, with and without a chat model."""

from __future__ import annotations

from tests.app.conftest import Terminal
from tests.core.inference.scripted_endpoint import endpoint, says


def test_a_question_is_answered_with_the_memories_that_say_so(variorum: Terminal) -> None:
    variorum.ask("add", "My cat is called Miso")
    answer = variorum.ask("ask", "What is my cat called?")
    assert (answer["state"], answer["answer"]) == ("found", "“My cat is called Miso”")
    assert [one["text"] for one in answer["cited"]] == ["My cat is called Miso"]
    assert variorum.ask("ask", "What is my blood type?")["state"] == "nothing"


def test_a_set_model_gives_the_words_and_can_be_left_out(variorum: Terminal) -> None:
    variorum.ask("add", "My cat is called Miso")
    reply = {"sentences": [{"text": "Your cat is Miso.", "memories": [1]}]}
    with endpoint(says(reply)) as place:
        settings = {"VARIORUM_CHAT_URL": place.base_url, "VARIORUM_CHAT_MODEL": "small-1"}
        answer = variorum("--json", "ask", "What is my cat called?", **settings).json
        assert (answer["answer"], answer["model"], answer["model_calls"]) == ("Your cat is Miso.", "small-1", 1)
        assert [one["text"] for one in answer["cited"]] == ["My cat is called Miso"]
        plain = variorum("--json", "ask", "What is my cat called?", "--no-model", **settings).json
        assert (plain["answer"], plain["model"]) == ("“My cat is called Miso”", "")
        assert len(place.sent) == 1


def test_an_empty_question_is_refused_and_a_missing_vault_is_named(variorum: Terminal) -> None:
    assert variorum("--json", "ask", "What?").code == 3
    variorum.ask("add", "I like tea")
    assert variorum("--json", "ask", " ").code == 1
    assert variorum("ask").code == 2
