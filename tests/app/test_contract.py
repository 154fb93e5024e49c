"""The JSON of each command has the fields that the contract names, in full."""

from __future__ import annotations

import re
import uuid

RECEIPT = "outcome layer episode memory version status contradictions proposals operation reason model_calls ms"
MEMORY = "memory version text status challenged pinned tags valid_from valid_to recorded_at speaker source versions"
HIT = (
    "memory version episode text score status challenged uncertain valid_from valid_to recorded_at speaker "
    "source external_id via"
)
VERSION = "version text valid_from valid_to recorded_at retracted_at windows speaker source episode quote by why"
INSTANT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z")


def _has(document, names):
    assert set(names.split()) <= set(document), set(names.split()) - set(document)


def _full(identity):
    return str(uuid.UUID(identity)) == identity


def test_init_gives_the_vault_its_schema_and_its_owner(variorum):
    document = variorum.ask("init", "--owner", "Mira Halvorsen", "--alias", "Mira")
    assert document["vault"] == str(variorum.vault)
    assert document["schema"] >= 1
    assert document["owner"] == "Mira Halvorsen"


def test_a_receipt_has_all_its_fields_and_full_ids(variorum):
    receipt = variorum.ask("add", "My bicycle is green.")
    _has(receipt, RECEIPT)
    assert receipt["outcome"] == "added"
    assert receipt["version"] == 1
    assert receipt["status"] == "current"
    assert receipt["contradictions"] == receipt["proposals"] == []
    assert _full(receipt["memory"])
    assert _full(receipt["episode"])
    assert isinstance(receipt["operation"], int)


def test_a_list_has_all_fields_of_each_memory(variorum):
    variorum.add(
        "The studio opens at nine.",
        *("--valid-from", "2025-03", "--valid-to", "2031", "--tag", "work", "--tag", "hours"),
        *("--speaker", "Beatriz", "--source", "Notice board", "--said-at", "2025-02-28"),
    )
    page = variorum.ask("list")
    assert (page["total"], page["cursor"]) == (1, None)
    (memory,) = page["memories"]
    _has(memory, MEMORY)
    assert (memory["valid_from"], memory["valid_to"]) == ("2025-03", "2031")
    assert sorted(memory["tags"]) == ["hours", "work"]
    assert (memory["speaker"], memory["source"], memory["versions"]) == ("Beatriz", "Notice board", 1)
    assert INSTANT.fullmatch(memory["recorded_at"])
    assert memory["challenged"] is memory["pinned"] is False


def test_show_is_a_list_entry_with_slots_edges_and_evidence(variorum):
    memory = variorum.add("My bicycle is green.")
    shown = variorum.ask("show", memory)
    _has(shown, f"{MEMORY} slots edges evidence")
    assert shown["memory"] == memory
    assert shown["evidence"][0]["quote"] == "My bicycle is green."


def test_history_tells_every_version_with_its_windows_oldest_first(variorum):
    memory = variorum.add("I live in Porto.", "--valid-from", "2019-09")
    variorum.ask("revise", memory, "I live in Lisbon.", "--from", "2025-03-01")
    history = variorum.ask("history", memory)
    assert history["memory"] == memory
    old, new = history["versions"]
    for version in (old, new):
        _has(version, VERSION)
        assert all(INSTANT.fullmatch(entry["recorded_at"]) for entry in version["windows"])
    assert (old["version"], new["version"]) == (1, 2)
    assert (old["valid_from"], old["valid_to"]) == ("2019-09", "2025-03-01")
    assert (new["valid_from"], new["valid_to"]) == ("2025-03-01", None)
    assert len(old["windows"]) == 2
    assert old["windows"][0]["retracted_at"] is not None
    assert [entry["kind"] for entry in history["operations"]] == ["add", "revise"]


def test_a_search_says_its_state_and_each_hit_has_all_fields(variorum):
    memory = variorum.add("My bicycle is green.")
    found = variorum.ask("search", "green bicycle")
    assert (found["query"], found["state"]) == ("green bicycle", "found")
    hit = found["hits"][0]
    _has(hit, HIT)
    assert (hit["memory"], hit["version"], hit["status"]) == (memory, 1, "current")


def test_the_parts_of_a_hit_add_up_to_its_score(variorum):
    variorum.add("My bicycle is green.")
    variorum.add("The boat in the shed is green too.")
    for hit in variorum.ask("search", "green bicycle", "--explain")["hits"]:
        assert hit["parts"]
        assert abs(sum(hit["parts"].values()) - hit["score"]) < 1e-6


def test_an_episodes_own_hit_has_neither_memory_nor_status(variorum):
    variorum.add("My bicycle is green.", "--external-id", "note-7")
    (hit,) = variorum.ask("search", "bicycle", "--in", "episodes")["hits"]
    assert hit["memory"] is hit["status"] is hit["version"] is None
    assert hit["external_id"] == "note-7"
    assert _full(hit["episode"])


def test_the_log_lists_operations_newest_first(variorum):
    memory = variorum.add("My bicycle is green.")
    variorum.ask("pin", memory)
    operations = variorum.ask("log")["operations"]
    assert [entry["kind"] for entry in operations[:2]] == ["pin", "add"]
    assert operations[0]["memories"] == [memory]
    assert operations[0]["operation"] > operations[1]["operation"]


def test_verify_of_a_healthy_vault_is_ok(variorum):
    variorum.add("My bicycle is green.")
    assert variorum.ask("verify") == {"ok": True, "problems": []}


def test_stats_count_and_name_the_file(variorum):
    variorum.add("My bicycle is green.")
    stats = variorum.ask("stats")
    assert (stats["vault"], stats["memories"], stats["versions"]) == (str(variorum.vault), 1, 1)
    assert stats["bytes"] > 0


def test_one_document_is_one_line_whatever_the_text_holds(variorum):
    text = "one\u2028two\u2029three\u0085four\x0bfive\nsix"
    memory = variorum.add(text)
    answer = variorum("show", memory, "--json")
    assert len(answer.out.splitlines()) == 1
    assert answer.json["text"] == text


def test_what_is_stored_in_other_scripts_comes_out_as_it_went_in(variorum):
    text = "林师傅教我拉坯 – „Grüße“ مرحبا 👩‍🎨"
    memory = variorum.add(text)
    assert variorum.ask("show", memory)["text"] == text
    assert text in variorum("show", memory, "--json").out
