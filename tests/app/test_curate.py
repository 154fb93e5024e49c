from __future__ import annotations

import pytest


def _status(variorum, memory):
    return variorum.ask("show", memory)["status"]


def test_a_memory_is_found_by_its_short_id(variorum):
    memory = variorum.add("My bicycle is green.")
    assert variorum.ask("show", memory[-8:])["memory"] == memory


def test_revise_gives_other_words_for_the_same_time(variorum):
    memory = variorum.add("My bicycle is gren.", "--valid-from", "2024")
    receipt = variorum.ask("revise", memory, "My bicycle is green.")
    assert (receipt["outcome"], receipt["version"]) == ("revised", 2)
    assert variorum.ask("show", memory)["valid_from"] == "2024"
    assert variorum.ask("search", "gren", "--past")["state"] in ("found", "nothing")


def test_revise_from_a_date_keeps_what_was_true_before(variorum):
    memory = variorum.add("I live in Porto.", "--valid-from", "2019-09")
    variorum.ask("revise", memory, "I live in Lisbon.", "--from", "2025-03-01")
    assert variorum.ask("show", memory)["text"] == "I live in Lisbon."
    assert variorum.ask("show", memory, "--as-of", "2024")["text"] == "I live in Porto."


def test_a_date_named_by_its_month_stands_for_the_end_of_the_month(variorum):
    memory = variorum.add("I live in Porto.", "--valid-from", "2019-09")
    variorum.ask("revise", memory, "I live in Lisbon.", "--from", "2025-03-15")
    assert variorum.ask("show", memory, "--as-of", "2025-03-14")["text"] == "I live in Porto."
    assert variorum.ask("show", memory, "--as-of", "2025-03")["text"] == "I live in Lisbon."


def test_what_was_known_before_a_revision_can_still_be_asked(variorum):
    memory = variorum.add("My bicycle is blue.")
    before = variorum.ask("show", memory)["recorded_at"]
    variorum.ask("revise", memory, "My bicycle is green.")
    assert variorum.ask("show", memory, "--known-at", before)["text"] == "My bicycle is blue."


@pytest.mark.parametrize(
    ("words", "status"), [(("end",), "past"), (("retire",), "retired"), (("archive",), "archived")]
)
def test_the_three_ways_out_of_the_present_have_their_own_status(variorum, words, status):
    memory = variorum.add("My bicycle is green.")
    assert variorum.ask(*words, memory)["outcome"] == "done"
    assert _status(variorum, memory) == status
    assert variorum.ask("list", "--status", status)["total"] == 1
    assert variorum.ask("list", "--status", "current")["total"] == 0
    assert variorum.ask("list", "--status", "all")["total"] == 1


def test_end_on_a_date_closes_the_window_there(variorum):
    memory = variorum.add("I swim on Tuesdays.", "--valid-from", "2023-05")
    variorum.ask("end", memory, "--on", "2025-03-01")
    assert variorum.ask("show", memory)["valid_to"] == "2025-03-01"


def test_an_end_without_a_known_date_is_told_apart_from_no_end(variorum):
    memory = variorum.add("I swim on Tuesdays.")
    assert variorum.ask("show", memory)["ending"] == "open"
    variorum.ask("end", memory)
    assert variorum.ask("show", memory)["ending"] != "open"


def test_what_no_longer_holds_is_said_to_have_ended(variorum):
    memory = variorum.add("I swim at the pool on Tuesdays.", "--valid-from", "2023")
    variorum.ask("end", memory, "--on", "2025-03-01")
    found = variorum.ask("search", "swim at the pool")
    assert found["state"] == "ended"
    assert found["hits"][0]["status"] == "past"


def test_revive_brings_an_old_wording_back_as_a_new_version(variorum):
    memory = variorum.add("One per cent of iron oxide.")
    variorum.ask("revise", memory, "Two per cent of iron oxide.")
    receipt = variorum.ask("revive", memory, "1")
    assert receipt["version"] == 3
    assert variorum.ask("show", memory)["text"] == "One per cent of iron oxide."


def test_tags_come_and_go(variorum):
    memory = variorum.add("My bicycle is green.")
    variorum.ask("tag", memory, "home", "things")
    assert sorted(variorum.ask("show", memory)["tags"]) == ["home", "things"]
    assert variorum.ask("list", "--tag", "home")["total"] == 1
    variorum.ask("tag", memory, "home", "--remove")
    assert variorum.ask("show", memory)["tags"] == ["things"]


def test_a_pin_goes_in_and_out(variorum):
    memory = variorum.add("My bicycle is green.")
    variorum.ask("pin", memory)
    assert variorum.ask("show", memory)["pinned"] is True
    variorum.ask("pin", memory, "--off")
    assert variorum.ask("show", memory)["pinned"] is False


@pytest.mark.parametrize("channel", ["import", "agent", "model"])
def test_what_others_say_waits_until_it_is_approved(variorum, channel):
    memory = variorum.add("Mira likes green bicycles.", "--channel", channel, "--source", "assistant")
    assert _status(variorum, memory) == "pending"
    assert variorum.ask("list", "--status", "pending")["total"] == 1
    variorum.ask("approve", memory)
    assert _status(variorum, memory) == "current"


def test_what_is_skipped_is_listed_and_can_be_kept(variorum):
    receipt = variorum.ask("add", "ok thanks")
    assert (receipt["outcome"], receipt["memory"]) == ("skipped", None)
    listed = variorum.ask("skipped")
    assert (listed["total"], listed["skipped"][0]["text"]) == (1, "ok thanks")
    kept = variorum.ask("keep", listed["skipped"][0]["id"])
    assert kept["outcome"] == "added"
    assert variorum.ask("skipped")["total"] == 0
    assert variorum.ask("show", kept["memory"])["text"] == "ok thanks"


def test_keep_writes_what_looks_like_noise(variorum):
    assert variorum.ask("add", "ok thanks", "--keep")["outcome"] == "added"


def test_the_same_statement_again_is_no_new_memory(variorum):
    memory = variorum.add("My bicycle is green.")
    receipt = variorum.ask("add", "my  bicycle is GREEN.", "--source", "letter")
    assert (receipt["outcome"], receipt["memory"]) == ("repeated", memory)
    assert variorum.ask("list")["total"] == 1


def test_undo_takes_back_and_redo_brings_again(variorum):
    memory = variorum.add("My bicycle is blue.")
    variorum.ask("revise", memory, "My bicycle is green.")
    assert variorum.ask("undo")["outcome"] == "done"
    assert variorum.ask("show", memory)["text"] == "My bicycle is blue."
    variorum.ask("redo")
    assert variorum.ask("show", memory)["text"] == "My bicycle is green."


def test_a_named_operation_can_be_taken_back_unless_a_later_one_stands_in_the_way(variorum):
    first = variorum.ask("add", "My bicycle is blue.")
    variorum.ask("add", "The boat is red.")
    revised = variorum.ask("revise", first["memory"], "My bicycle is green.")
    refused = variorum("undo", str(first["operation"]), "--json")
    assert refused.code == 1
    assert refused.error["kind"] == "UndoConflict"
    assert str(revised["operation"]) in refused.error["message"]
    assert variorum.ask("undo", str(revised["operation"]))["outcome"] == "done"


def test_paging_with_the_cursor_shows_every_memory_once(variorum):
    made = {variorum.add(f"Shelf number {number} holds bowls.") for number in range(7)}
    seen: list[str] = []
    cursor: list[str] = []
    while True:
        page = variorum.ask("list", "--limit", "3", *cursor)
        assert page["total"] == 7
        seen += [memory["memory"] for memory in page["memories"]]
        if page["cursor"] is None:
            break
        cursor = ["--cursor", page["cursor"]]
    assert len(seen) == 7
    assert set(seen) == made


def test_redate_corrects_the_named_dates_and_leaves_the_others(variorum):
    memory = variorum.add("I swim on Tuesdays.", "--valid-from", "2020", "--valid-to", "2022")
    receipt = variorum.ask("redate", memory, "--until", "2023-05")
    assert receipt["reason"] == "Dates corrected: true from 2020 until May 2023."
    variorum.ask("redate", memory, "--from", "unknown", "--until", "open")
    shown = variorum.ask("show", memory)
    assert (shown["valid_from"], shown["ending"]) == (None, "open")
    variorum.ask("undo")
    assert variorum.ask("show", memory)["valid_to"] == "2023-05"
