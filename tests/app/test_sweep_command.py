"""The sweep at the command line: its budget, what it answers, in JSON and in plain words."""

from __future__ import annotations

from tests.core.inference.scripted_endpoint import endpoint, says

FIELDS = "examined proposals contradictions calls seconds done"


def test_a_sweep_answers_as_the_contract_words_it(variorum):
    variorum.add("I really like Tomas.")
    variorum.add("I like Tomas.")
    report = variorum.ask("sweep")
    assert set(FIELDS.split()) <= set(report)
    assert (report["proposals"], report["contradictions"], report["calls"], report["done"]) == (1, 0, 0, True)
    assert report["examined"] >= 2
    (merge,) = variorum.ask("proposals")["proposals"]
    assert (merge["kind"], merge["before"], merge["by"]) == ("merge", "I really like Tomas.", "sweep")


def test_a_sweep_says_in_plain_words_what_waits_and_that_a_short_one_goes_on(variorum):
    variorum.add("I really like Tomas.")
    variorum.add("I like Tomas.")
    short = variorum("sweep", "--seconds", "0")
    assert short.out.splitlines()[-1] == "There is more to look at; the next sweep goes on here."
    rest = variorum("sweep").out.splitlines()
    assert rest[0].endswith("1 suggested change.")
    assert rest[1] == "All of it waits for you: “variorum contradictions”, “variorum proposals”."
    assert variorum("sweep").out.startswith("Looked at 0 statements")


def test_a_sweep_refuses_a_budget_that_is_none_and_questions_without_a_model(variorum):
    variorum.add("I like Tomas.")
    for words in (("--seconds", "-1"), ("--seconds", "inf"), ("--calls", "-1"), ("--calls", "3")):
        answer = variorum("--json", "sweep", *words)
        assert (answer.code, answer.error["kind"]) == (1, "InvalidRequest"), words


def test_a_vault_that_is_not_there_is_not_swept_into_being(variorum):
    assert variorum("--json", "sweep").error["kind"] == "VaultMissing"
    assert not variorum.vault.exists()


DETECTOR = "generator model open decided right precision low high automatic"


def test_detectors_are_told_with_their_figures_alone_and_in_the_counts(variorum):
    variorum.add("I live in Porto.")
    variorum.add("I live in Lisbon.")
    found = variorum.ask("detectors")["detectors"]
    (detector,) = [one for one in found if one["generator"] == "slot"]
    assert set(detector) == set(DETECTOR.split())
    assert (detector["generator"], detector["open"], detector["decided"]) == ("slot", 1, 0)
    assert detector["precision"] is detector["low"] is detector["automatic"] is None
    assert variorum.ask("stats")["detectors"] == found
    assert "slot: nothing decided yet · 1 open" in variorum("detectors").out.splitlines()
    assert "slot: nothing decided yet · 1 open" in variorum("stats").out.splitlines()


def test_automatic_mode_is_refused_in_a_plain_sentence_until_it_is_proven(variorum):
    variorum.add("I live in Porto.")
    answer = variorum("automatic", "slot", "--above", "80")
    assert answer.code == 1
    assert answer.err == (
        "“slot” cannot act by itself: You have decided 0 of its flags; 20 are needed before it may act by itself. "
        "Decide more of its flags by hand.\n"
    )
    for words in ((), ("--above", "80", "--off")):
        assert variorum("automatic", "slot", *words).code == 2
    assert variorum("--json", "automatic", "slot", "--off").error["kind"] == "NothingChanged"
    assert variorum("automatic", "nobody", "--off").code == 2


def test_a_chat_model_compares_within_the_questions_allowed_and_the_bound_is_told(variorum):
    for at in range(30):
        variorum.add(f"I keep box {at} in the cellar.", "--keep")
    with endpoint(
        says({"pairs": [{"a": 1, "b": 2, "reason": "One box cannot be two."}]}), says({"pairs": []})
    ) as place:
        chat = {"VARIORUM_CHAT_URL": place.base_url, "VARIORUM_CHAT_MODEL": "small-1"}
        first = variorum("--json", "sweep", "--calls", "2", **chat)
        assert first.code == 0, first
        assert first.json["calls"] == len(place.sent) == 2
        assert (first.json["contradictions"], first.json["done"]) == (1, False)
        left = first.json["sweeps_left"]
        assert "box 0 in the cellar" in place.sent[0].body["messages"][1]["content"]
        place.plays.append(says({"pairs": []}))
        plain = variorum("sweep", "--calls", "1", **chat).out
    assert left == 1
    assert "With this many questions every two about one subject have met after" in plain
    found = variorum.ask("detectors")["detectors"]
    assert {(one["generator"], one["model"], one["open"]) for one in found} == {
        ("sweep", "", 1),
        ("judge", "small-1", 1),
    }
    assert variorum.ask("list", "--status", "disputed")["total"] == 2
