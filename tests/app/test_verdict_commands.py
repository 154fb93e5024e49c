"""The review queue by command: the JSON of the contract, a verdict before and after it is given, many at once."""

from __future__ import annotations

import pytest

SIDE = "memory version text quote speaker source said_at recorded_at valid_from valid_to status versions"
CONTRADICTION = "id a b generator reason score suggested state verdict label slot assessments"


def _homes(variorum, *more):
    first = variorum.add("I live in Berlin.", "--said-at", "2024-05")
    second = variorum.ask("add", "I live in Hamburg.", "--said-at", "2025-02", *more)
    return first, second["memory"], second["contradictions"][0]


def _texts(variorum):
    return {one["text"]: one["status"] for one in variorum.ask("list", "--status", "all")["memories"]}


def test_the_queue_has_all_fields_of_the_contract(variorum):
    first, second, contradiction = _homes(variorum)
    page = variorum.ask("contradictions")
    assert page["total"] == 1
    (found,) = page["contradictions"]
    assert set(CONTRADICTION.split()) <= set(found)
    assert set(SIDE.split()) <= set(found["a"])
    assert (found["id"], found["a"]["memory"], found["b"]["memory"]) == (contradiction, first, second)
    assert (found["generator"], found["state"], found["verdict"]) == ("slot", "open", None)
    assert (found["a"]["said_at"], found["slot"]) == ("2024-05", "lives_in of user")
    assert found["assessments"][0]["generator"] == "slot"
    (group,) = page["groups"]
    assert group == {
        "slot": "lives_in of user",
        "source_a": "typed",
        "source_b": "typed",
        "count": 1,
        "first": contradiction,
    }


def test_a_verdict_is_shown_first_then_given_then_taken_back(variorum):
    first, second, contradiction = _homes(variorum, "--valid-from", "2025-01")
    told = variorum.ask("decide", contradiction[-8:], "b", "--preview")
    assert told["contradiction"] == contradiction
    assert told["effects"] == [
        "“I live in Hamburg.” is right and stays as it is.",
        "“I live in Berlin.” is true until Jan 2025.",
    ]
    assert (told["hanging"], told["operation"], told["dry_run"]) == ([], None, True)
    assert set(_texts(variorum).values()) == {"disputed"}
    receipt = variorum.ask("decide", contradiction, "b", "--note", "I moved")
    assert (receipt["outcome"], receipt["memory"], receipt["status"]) == ("done", second, "current")
    assert _texts(variorum) == {"I live in Berlin.": "past", "I live in Hamburg.": "current"}
    (decided,) = variorum.ask("contradictions", "--state", "decided")["contradictions"]
    assert decided["verdict"] == {
        "verdict": "b",
        "on": "2025-01",
        "text": None,
        "scope_a": "",
        "scope_b": "",
        "note": "I moved",
        "by": "owner",
        "at": decided["verdict"]["at"],
        "operation": receipt["operation"],
    }
    assert variorum.ask("contradictions")["total"] == 0
    assert variorum.ask("show", first)["contradictions"] == [decided]
    variorum.ask("undo")
    assert variorum.ask("contradictions")["total"] == variorum.ask("stats")["contradictions"] == 1


def test_scopes_stand_in_search_list_and_show(variorum):
    first, second, contradiction = _homes(variorum)
    variorum.ask("decide", contradiction, "both", "--scope-a", "weekdays", "--scope-b", "weekends")
    assert {hit["text"]: hit["scope"] for hit in variorum.ask("search", "live")["hits"]} == {
        "I live in Berlin.": "weekdays",
        "I live in Hamburg.": "weekends",
    }
    assert {one["scope"] for one in variorum.ask("list")["memories"]} == {"weekdays", "weekends"}
    assert variorum.ask("show", second)["scope"] == "weekends"
    assert "said of: weekdays" in variorum("show", first).out


def test_the_right_wording_comes_with_the_verdict(variorum):
    *_, contradiction = _homes(variorum)
    receipt = variorum.ask("decide", contradiction, "neither", "--text", "I live in Kiel.")
    assert variorum.ask("show", receipt["memory"])["text"] == "I live in Kiel."
    assert _texts(variorum)["I live in Berlin."] == "retired"


@pytest.mark.parametrize("verdict", [("sequence",), ("neither",), ("a", "--text", "x"), ("both", "--on", "2024")])
def test_a_verdict_that_cannot_be_is_refused_in_a_sentence(variorum, verdict):
    *_, contradiction = _homes(variorum)
    for more in ((), ("--preview",)):
        answer = variorum("decide", contradiction, *verdict, *more, "--json")
        assert (answer.code, answer.error["kind"]) == (1, "InvalidRequest")


@pytest.mark.parametrize(
    "words",
    [
        ("decide",),
        ("decide", "abcd1234"),
        ("decide", "abcd1234", "perhaps"),
        ("decide", "abcd1234", "a", "--rule", "both"),
        ("decide", "--all-like", "abcd1234"),
        ("decide", "--all-like", "abcd1234", "--rule", "both", "--text", "x"),
        ("contradictions", "--state", "lost"),
        ("contradictions", "--generator", "gut"),
        ("link", "abcd1234", "hates", "abcd1235"),
        ("merge",),
    ],
)
def test_wrong_usage_of_verdicts_and_links(stocked, words):
    answer = stocked(*words, "--json")
    assert (answer.code, answer.error["kind"]) == (2, "Usage")


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        (("decide", "abcd1234", "a"), "NotFound"),
        (("decide", "--all-like", "abcd1234", "--rule", "both"), "NotFound"),
        (("contradictions", "--limit", "0"), "InvalidRequest"),
        (("contradictions", "--memory", "abcd1234"), "NotFound"),
        (("link", "abcd1234", "supports", "abcd1235"), "NotFound"),
        (("split", "abcd1234", "--text", "x"), "InvalidRequest"),
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(stocked, words, kind):
    answer = stocked(*words, "--json")
    assert (answer.code, answer.error["kind"]) == (1, kind)


def test_many_are_decided_by_one_rule_after_a_dry_run(variorum):
    for source, town, said in (("notes", "Porto", "2023"), ("mail", "Faro", "2025")):
        for name in ("Ana", "Rui", "Ivo"):
            variorum.ask("add", f"My friend {name} lives in {town}.", "--source", source, "--said-at", said)
    page = variorum.ask("contradictions")
    (group,) = page["groups"]
    assert group["count"] == 3
    words = ("decide", "--all-like", group["first"], "--rule", "later-said")
    tried = variorum.ask(*words, "--dry-run")
    assert (tried["total"], tried["decided"], tried["left"], tried["operation"]) == (3, 3, 0, None)
    assert variorum.ask("contradictions")["total"] == 3
    done = variorum.ask(*words, "--note", "the newer list")
    assert [line["verdict"] for line in done["lines"]] == ["b", "b", "b"]
    assert (done["operation"], done["dry_run"]) == (variorum.ask("log")["operations"][0]["operation"], False)
    assert {text for text, status in _texts(variorum).items() if status == "current"} == {
        f"My friend {name} lives in Faro." for name in ("Ana", "Rui", "Ivo")
    }
    variorum.ask("undo")
    assert variorum.ask("contradictions")["total"] == 3


def test_links_merging_and_splitting_by_command(variorum):
    one, two = variorum.add("The boat needs new paint"), variorum.add("Ana painted the boat in May")
    variorum.ask("link", one, "relates_to", two, "--reason", "the same boat")
    (edge,) = variorum.ask("show", one)["edges"]
    assert (edge["kind"], edge["reason"]) == ("relates_to", "the same boat")
    variorum.ask("unlink", one, "relates_to", two)
    assert variorum.ask("show", one)["edges"] == []
    linked = variorum.ask("link", one, "contradicts", two)
    assert variorum.ask("contradictions")["contradictions"][0]["id"] == linked["contradictions"][0]
    merged = variorum.ask("merge", one, two, "--text", "Ana painted the boat; it needs paint again")
    assert (merged["memory"], merged["outcome"]) == (one, "revised")
    assert variorum.ask("contradictions")["total"] == 0
    parts = variorum.ask("split", one, "--text", "Ana painted the boat", "--text", "The boat needs paint again")
    assert variorum.ask("show", parts["memory"])["text"] == "Ana painted the boat"
    assert _texts(variorum)["Ana painted the boat; it needs paint again"] == "archived"
    for _ in range(2):
        variorum.ask("undo")
    assert variorum.ask("contradictions")["total"] == 1
    assert variorum.ask("verify")["ok"]


def test_the_queue_in_plain_words(variorum):
    assert variorum("init").code == 0
    assert variorum("contradictions").out == "Nothing waits for a verdict.\n"
    first = variorum.add("I live in Berlin\x1b[31m.")
    (contradiction,) = variorum.ask("add", "I live in Hamburg.")["contradictions"]
    out = variorum("contradictions").out
    for part in (contradiction[-8:], first[-8:], "Berlin", "“I live in Hamburg.”", "why: Two answers", "1 to 1 of 1."):
        assert part in out
    assert "\x1b" not in out
    told = variorum("decide", contradiction, "a", "--preview").out
    assert "It would do this:" in told
    assert told.endswith("Nothing was stored.\n")
    assert "is right" in variorum("decide", contradiction, "a", "--note", "sure").out
    assert "decided: a" in variorum("contradictions", "--state", "all").out
    variorum("undo")
    bulk = variorum("decide", "--all-like", contradiction, "--rule", "both", "--dry-run").out
    assert "1 of 1 would be decided; nothing was stored." in bulk
