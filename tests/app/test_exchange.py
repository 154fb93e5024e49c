from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path

import pytest

DATA = Path(os.environ.get("VARIORUM_DATA", Path(__file__).resolve().parents[3] / "shared" / "data"))
LOCOMO = DATA / "locomo" / "locomo_dev.json"

TALK = {
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
}


@pytest.fixture
def talk(tmp_path):
    path = tmp_path / "talk.json"
    path.write_text(json.dumps([TALK]), "utf-8")
    return str(path)


@pytest.fixture
def pasted(tmp_path):
    path = tmp_path / "pasted.txt"
    path.write_text("[2024-11-02] - Mira prefers short answers.\n[unknown] - Mira measures in grams.\n", "utf-8")
    return str(path)


IMPORTED = "format found added repeated pending skipped uncertain_dates contradictions proposals operation"


def test_a_conversation_comes_in_turn_by_turn_and_is_found_in_its_episodes(variorum, talk):
    report = variorum.ask("import", talk, "--format", "locomo", "--you", "Mira")
    assert set(IMPORTED.split()) <= set(report)
    assert (report["format"], report["found"], report["added"]) == ("locomo", 3, 3)
    assert isinstance(report["operation"], int)
    hit = variorum.ask("search", "who builds tongs", "--in", "episodes")["hits"][0]
    assert (hit["external_id"], hit["speaker"]) == ("D1:3", "Tomás")
    assert hit["said_at"].startswith("2026-02-20T20:14")


def test_the_same_file_again_adds_nothing(variorum, talk):
    variorum.ask("import", talk)
    again = variorum.ask("import", talk)
    assert (again["added"], again["repeated"], again["operation"]) == (0, 3, None)
    assert variorum.ask("stats")["episodes"] == 3


def test_one_undo_takes_an_import_back(variorum, talk):
    variorum.ask("import", talk)
    variorum.ask("undo")
    assert variorum.ask("search", "tongs", "--in", "episodes")["hits"] == []


def test_a_pasted_list_waits_for_approval_unless_it_is_accepted(variorum, pasted, tmp_path):
    report = variorum.ask("import", pasted, "--format", "text")
    assert (report["added"], report["pending"]) == (2, 2)
    assert variorum.ask("list", "--status", "pending")["total"] == 2
    other = tmp_path / "other.variorum"
    accepted = variorum("--vault", str(other), "import", pasted, "--accept", "--json").json
    assert (accepted["added"], accepted["pending"]) == (2, 0)


def test_a_dry_run_says_what_the_file_holds_and_makes_no_vault(variorum, talk):
    preview = variorum.ask("import", talk, "--dry-run")
    assert set(IMPORTED.split()) <= set(preview)
    assert (preview["found"], preview["added"], preview["turns"]) == (3, 0, 3)
    assert preview["speakers"] == ["Mira", "Tomás"] or set(preview["speakers"]) == {"Mira", "Tomás"}
    assert not variorum.vault.exists()


def test_a_dry_run_tells_what_would_come_of_it_in_the_vault_that_is_there(variorum, tmp_path):
    variorum.add("I live in Porto.")
    listed = tmp_path / "list.txt"
    listed.write_text("I live in Porto.\nI live in Lisbon.\n", "utf-8")
    preview = variorum.ask("import", str(listed), "--dry-run")
    assert preview["would"] == {"added": 1, "repeated": 1, "pending": 1, "contradictions": 1, "proposals": 0}
    assert (preview["added"], variorum.ask("stats")["memories"]) == (0, 1)
    report = variorum.ask("import", str(listed))
    assert {name: report[name] for name in preview["would"]} == preview["would"]


def test_the_columns_of_a_table_and_the_order_of_its_dates_can_be_said(variorum, tmp_path):
    table = tmp_path / "table"
    table.write_text("Erinnerung;Am;Wer\nIch wohne in Porto;04/03/2025;Mira\n", "utf-8")
    chosen = ("--column", "date=Am", "--column", "speaker=3", "--owner", "Mira")
    preview = variorum.ask("import", str(table), *chosen, "--dry-run")
    assert (preview["twofold"], preview["uncertain_dates"]) == (1, 1)
    assert [column["role"] for column in preview["columns"]] == ["text", "date", "speaker"]
    variorum.ask("import", str(table), *chosen, "--day-first")
    (memory,) = variorum.ask("list", "--status", "pending")["memories"]
    assert memory["text"] == "Ich wohne in Porto"
    evidence = variorum.ask("show", memory["memory"])["evidence"]
    assert evidence[0]["said_at"].startswith("2025-03-04")
    assert variorum("import", str(table), "--column", "date", "--json").code == 2
    assert variorum("import", str(table), "--column", "colour=Am", "--json").code == 1
    assert variorum("import", str(table), "--day-first", "--month-first", "--json").code == 2


def test_a_conversation_that_is_not_in_the_file_is_refused(variorum, talk):
    answer = variorum("import", talk, "--conversation", "nobody", "--json")
    assert answer.code == 1
    assert "nobody" in answer.error["message"]
    assert not variorum.vault.exists()


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_an_export_appears_whole_with_the_sum_that_the_answer_names(variorum, tmp_path, form):
    variorum.add("My bicycle is green.")
    memory = variorum.add("I live in Porto.", "--valid-from", "2019")
    variorum.ask("revise", memory, "I live in Lisbon.", "--from", "2025")
    target = tmp_path / f"out.{form}"
    report = variorum.ask("export", str(target), "--format", form, "--past", "--sources")
    content = target.read_bytes()
    assert report["sha256"] == hashlib.sha256(content).hexdigest()
    assert (report["bytes"], report["memories"], report["versions"]) == (len(content), 2, 3)
    assert "I live in Porto." in content.decode()


def test_an_export_into_a_folder_that_is_not_there_is_told(variorum, tmp_path):
    variorum.add("My bicycle is green.")
    answer = variorum("export", str(tmp_path / "none" / "out.json"), "--json")
    assert answer.code == 3
    assert answer.error["kind"] == "FileUnwritable"


def test_an_export_never_replaces_a_vault(variorum, tmp_path):
    variorum.add("My bicycle is green.")
    other = tmp_path / "other.variorum"
    variorum("--vault", str(other), "init")
    (tmp_path / "link.json").symlink_to(variorum.vault)
    before = variorum.vault.read_bytes(), other.read_bytes()
    for target in (variorum.vault, other, tmp_path / "link.json"):
        answer = variorum("export", str(target), "--json")
        assert answer.code == 3
        assert answer.error["kind"] == "FileUnwritable"
    assert (variorum.vault.read_bytes(), other.read_bytes()) == before
    assert variorum.ask("verify")["ok"]


def test_an_export_replaces_an_older_export(variorum, tmp_path):
    variorum.add("My bicycle is green.")
    target = tmp_path / "out.json"
    target.write_text("an older one", "utf-8")
    variorum.ask("export", str(target))
    assert "green" in target.read_text("utf-8")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux takes any bytes as a file's name")
def test_a_file_whose_name_is_no_text_can_be_brought_in(variorum, tmp_path):
    named = os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.txt")
    Path(named).write_text("- My bicycle is green.", "utf-8")
    assert variorum.ask("import", named)["added"] == 1
    assert variorum.ask("list")["memories"][0]["source"] == "caf.txt"


def test_a_backup_is_a_vault_of_its_own_and_never_overwrites(variorum, tmp_path):
    memory = variorum.add("My bicycle is green.")
    copy = tmp_path / "copy.variorum"
    assert variorum.ask("backup", str(copy))["path"] == str(copy)
    assert variorum("--vault", str(copy), "show", memory, "--json").json["text"] == "My bicycle is green."
    assert variorum("--vault", str(copy), "verify").code == 0
    again = variorum("backup", str(copy), "--json")
    assert (again.code, again.error["kind"]) == (1, "InvalidRequest")


def test_a_backup_without_a_path_lies_beside_the_vault(variorum):
    variorum.add("My bicycle is green.")
    made = Path(variorum.ask("backup")["path"])
    assert made.parent == variorum.vault.parent / "backups"
    assert made.is_file()


@pytest.mark.skipif(not LOCOMO.is_file(), reason="the LoCoMo conversations are not on this machine")
def test_a_real_conversation_comes_in_and_its_own_questions_find_its_turns(variorum, tmp_path):
    report = variorum.ask("import", str(LOCOMO), "--format", "locomo", "--conversation", "conv-26")
    sample = next(entry for entry in json.loads(LOCOMO.read_text("utf-8")) if entry["sample_id"] == "conv-26")
    turns = sum(len(turns) for name, turns in sample["conversation"].items() if isinstance(turns, list))
    assert report["added"] == turns
    asked = [entry for entry in sample["qa"] if entry["category"] != 5 and entry["evidence"]][:60]
    batch = "\n".join(
        json.dumps({"id": number, "query": entry["question"], "in": "episodes"}) for number, entry in enumerate(asked)
    )
    answers = variorum("search", "--batch", "-", given=batch.encode()).lines
    found = sum(
        any(hit["external_id"] in entry["evidence"] for hit in answer["hits"])
        for entry, answer in zip(asked, answers, strict=True)
    )
    # By words alone; the bench holds the figures, this is that the road is open from end to end.
    assert found >= len(asked) / 2
    assert variorum.ask("verify")["ok"]
