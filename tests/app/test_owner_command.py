"""``owner``: whose vault it is, shown and changed; ``undo --back-to``: to a point of the log."""

from __future__ import annotations


def test_a_vault_without_a_name_says_so_and_is_given_one(variorum):
    variorum.ask("init")
    assert variorum.ask("owner") == {"owner": "user", "aliases": [], "given": False}
    assert "no name yet" in variorum("owner").out
    receipt = variorum.ask("owner", "Alice Miller")
    assert (receipt["outcome"], receipt["reason"]) == ("done", "You are called “Alice Miller” here.")
    assert variorum.ask("owner") == {"owner": "Alice Miller", "aliases": ["Alice"], "given": True}
    assert variorum("owner").out == "Alice Miller, also called Alice\n"
    assert variorum.ask("stats")["owner"] == "Alice Miller"


def test_other_names_stay_unless_new_ones_are_given(variorum):
    variorum.ask("init")
    variorum.ask("owner", "Alice", "--alias", "Ali", "--alias", "Al")
    variorum.ask("owner", "Alice Miller")
    assert variorum.ask("owner")["aliases"] == ["Ali", "Al"]
    variorum.ask("owner", "--alias", "Ally")
    assert variorum.ask("owner") == {"owner": "Alice Miller", "aliases": ["Ally"], "given": True}
    variorum.ask("owner", "--alias", "")
    assert variorum.ask("owner")["aliases"] == []


def test_somebody_of_that_name_has_to_be_joined_or_kept_apart(variorum):
    variorum.add("Alice lives in Lisbon.")
    variorum.add("I live in Porto.")
    refused = variorum("--json", "owner", "Alice")
    assert refused.code == 1
    assert refused.error["kind"] == "NameTaken"
    assert "--join" in refused.error["hint"]
    assert "--apart" in refused.error["hint"]
    assert variorum("owner", "Alice", "--join", "--apart").code == 2
    joined = variorum.ask("owner", "Alice", "--join")
    assert len(joined["contradictions"]) == 1
    assert variorum.ask("undo")["outcome"] == "done"
    assert variorum.ask("contradictions")["total"] == 0
    variorum.ask("owner", "Alice", "--apart")
    assert variorum.ask("search", "Where does Alice live?")["hits"][0]["text"] == "Alice lives in Lisbon."


def test_what_is_no_name_is_refused_in_a_sentence(variorum):
    variorum.ask("init")
    assert variorum("--json", "owner", "  ").error["message"] == "A name is missing."
    assert variorum("--json", "owner", "--alias", "Ali").error["kind"] == "InvalidText"
    assert variorum("--json", "owner", "Alice").code == 0
    assert variorum("--json", "owner", "Alice").error["kind"] == "NothingChanged"


def test_a_read_of_the_names_makes_no_vault(variorum):
    assert variorum("--json", "owner").error["kind"] == "VaultMissing"


def test_undo_goes_back_to_a_point_as_the_window_does(variorum):
    kept = variorum.ask("add", "I live in Porto.")["operation"]
    variorum.add("I own a piano.")
    variorum.add("I like figs.")
    told = variorum.ask("undo", "--back-to", str(kept))
    assert (told["taken"], told["left"], told["stopped_at"]) == (2, 0, None)
    assert [one["text"] for one in variorum.ask("list")["memories"]] == ["I live in Porto."]
    variorum.ask("undo", "--back-to", str(told["begun"]))
    assert variorum.ask("list")["total"] == 3
    said = variorum("undo", "--back-to", str(told["begun"])).out
    assert said == "Nothing was changed after this operation.\n"


def test_going_back_says_what_stands_in_the_way_and_where_there_is_nothing(variorum):
    variorum.add("I live in Porto.")
    assert variorum("--json", "undo", "--back-to", "99").error["kind"] == "NotFound"
    assert variorum("undo", "1", "--back-to", "1").code == 2
    assert variorum("undo", "--back-to", "0").code == 1


def test_going_back_tells_a_person_how_many_and_how_to_return(variorum):
    kept = variorum.ask("add", "I live in Porto.")["operation"]
    variorum.add("I own a piano.")
    said = variorum("undo", "--back-to", str(kept)).out
    assert said.startswith("1 operation taken back; ")
    assert "--back-to" in said
