"""Each bad input gets its plain sentence and its exit code, and nothing of it is stored."""

from __future__ import annotations

import io
import json
import os
import stat
import sys
import unicodedata
from pathlib import Path

import pytest

from app.commands.find import MOST
from app.main import main
from app.streams import Streams
from core.store import connection

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="file modes and byte arguments are those of Unix")


def refused(answer, code, kind):
    assert answer.code == code, answer
    assert answer.error["kind"] == kind
    return answer.error


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "\u3000"])
def test_an_empty_text_is_refused_before_a_vault_is_made(variorum, text):
    refused(variorum("add", text, "--json"), 1, "InvalidText")
    assert not variorum.vault.exists()


@pytest.mark.parametrize("text", ["a\x00b", "half \ud83d of a sign", "\udcff"])
def test_a_text_that_cannot_be_stored_is_refused(variorum, text):
    variorum("init")
    refused(variorum("add", text, "--json"), 1, "InvalidText")
    assert variorum.ask("stats")["episodes"] == 0


@UNIX
def test_an_argument_that_is_no_utf8_is_refused_in_a_real_process(variorum):
    done = variorum.process("add", b"caf\xe9", "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["error"]["kind"] == "InvalidText"
    assert b"Traceback" not in done.stderr


def test_a_megabyte_of_text_is_stored_whole(variorum):
    text = "All of it counts. " * 58_300
    receipt = variorum.ask("add", "--batch", "-", given=json.dumps({"text": text}).encode())
    assert len(text) > 1_000_000
    assert variorum.ask("show", receipt["memory"])["text"] == text


@pytest.mark.parametrize("words", [("list",), ("search", "x"), ("stats",), ("verify",), ("log",), ("undo",)])
def test_a_missing_vault_is_told_and_not_made(variorum, words):
    refused(variorum(*words, "--json"), 3, "VaultMissing")
    assert not variorum.vault.exists()


@pytest.mark.parametrize(
    "words", [("revise", "abcd1234", "new"), ("end", "abcd1234"), ("keep", "abcd1234"), ("pin", "abcd1234")]
)
def test_a_change_to_a_memory_of_a_missing_vault_makes_no_vault(variorum, words):
    refused(variorum(*words, "--json"), 3, "VaultMissing")
    assert not variorum.vault.exists()


NO_VAULTS = [b"just a letter", b"SQLite format 3\x00" + b"\x00" * 84, bytes(range(256)) * 40]


@pytest.mark.parametrize("content", NO_VAULTS, ids=["letter", "header", "bytes"])
@pytest.mark.parametrize("words", [("list",), ("add", "My bicycle is green.")])
def test_a_file_that_is_no_vault_is_refused_and_left_as_it_was(variorum, content, words):
    variorum.vault.write_bytes(content)
    answer = variorum(*words, "--json")
    assert answer.code == 3, answer
    assert answer.error["kind"] in ("NotAVault", "VaultDamaged")
    assert variorum.vault.read_bytes() == content


def test_an_empty_file_is_no_vault_yet_and_a_write_makes_it_one(variorum):
    variorum.vault.write_bytes(b"")
    refused(variorum("list", "--json"), 3, "VaultMissing")
    assert variorum.vault.read_bytes() == b""
    assert variorum.ask("add", "My bicycle is green.")["outcome"] == "added"


@pytest.mark.parametrize("words", [("list",), ("add", "My bicycle is green.")])
def test_a_folder_is_no_vault(variorum, tmp_path, words):
    answer = variorum("--vault", str(tmp_path), *words, "--json")
    assert answer.code == 3, answer
    assert answer.error["kind"] in ("NotAVault", "VaultReadOnly")


def test_init_never_overwrites(variorum):
    variorum.add("My bicycle is green.")
    refused(variorum("init", "--json"), 1, "InvalidRequest")
    assert variorum.ask("list")["total"] == 1


@UNIX
@pytest.mark.skipif(getattr(os, "geteuid", lambda: 1)() == 0, reason="root may write everywhere")
def test_a_file_that_cannot_be_written_can_still_be_read(variorum):
    variorum.add("My bicycle is green.")
    variorum.vault.chmod(0o400)
    refused(variorum("add", "The boat is red.", "--json"), 3, "VaultReadOnly")
    assert variorum.ask("list")["total"] == 1


@UNIX
def test_a_new_vault_is_for_its_owner_alone_whatever_the_umask(variorum, tmp_path):
    old = os.umask(0)
    try:
        inner = tmp_path / "made" / "mine.variorum"
        variorum("--vault", str(inner), "add", "My bicycle is green.")
    finally:
        os.umask(old)
    assert stat.S_IMODE(inner.stat().st_mode) == 0o600
    assert stat.S_IMODE(inner.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("identity", ["abcd1234", "0190a1b2-0000-7000-8000-000000000000", "x", "", "%", "' or 1=1"])
@pytest.mark.parametrize("command", ["show", "history", "end", "retire", "archive", "pin", "approve", "keep"])
def test_an_unknown_id_is_not_found_and_nothing_changes(stocked, command, identity):
    before = stocked.ask("stats")["operations"]
    answer = stocked(command, "--json", "--", identity)
    assert answer.code == 1, answer
    assert answer.error["kind"] in ("NotFound", "InvalidRequest", "AmbiguousId")
    assert stocked.ask("stats")["operations"] == before


@pytest.mark.parametrize("date", ["2025-02-30", "2025-13", "0000", "yesterday", "", "2025-1-1-1", "99999"])
@pytest.mark.parametrize("option", ["--valid-from", "--valid-to", "--said-at"])
def test_an_impossible_date_is_refused_before_a_vault_is_made(variorum, date, option):
    refused(variorum("add", "My bicycle is green.", f"{option}={date}", "--json"), 1, "InvalidDate")
    assert not variorum.vault.exists()


@pytest.mark.parametrize("words", [("search", "x", "--as-of"), ("list", "--known-at"), ("show", "abcd1234", "--as-of")])
def test_an_impossible_date_to_look_at_is_refused(variorum, words):
    variorum("init")
    refused(variorum(*words, "2025-02-30", "--json"), 1, "InvalidDate")


def test_a_window_that_ends_before_it_starts_is_refused(variorum):
    words = ("--valid-from", "2025-03", "--valid-to", "2024", "--json")
    refused(variorum("add", "My bicycle is green.", *words), 1, "InvalidWindow")
    memory = variorum.add("My bicycle is green.", "--valid-from", "2025-03")
    refused(variorum("end", memory, "--on", "2024", "--json"), 1, "InvalidWindow")
    refused(variorum("revise", memory, "It is red.", "--from", "2024", "--json"), 1, "InvalidWindow")
    assert variorum.ask("show", memory)["valid_to"] is None


@pytest.mark.parametrize("limit", ["0", "-1", str(MOST + 1), "9" * 30])
@pytest.mark.parametrize("words", [("search", "x"), ("list",), ("log",)])
def test_a_limit_that_makes_no_sense_is_refused(variorum, words, limit):
    variorum("init")
    refused(variorum(*words, f"--limit={limit}", "--json"), 1, "InvalidRequest")


@pytest.mark.parametrize("cursor", ["", "x", "-1", "999999999999999999999999", "💣", "1;2"])
def test_a_cursor_that_is_none_is_refused_or_ends_the_list(variorum, cursor):
    variorum.add("My bicycle is green.")
    answer = variorum("list", f"--cursor={cursor}", "--json")
    assert answer.code in (0, 1)
    if answer.code == 1:
        assert answer.error["kind"] == "InvalidRequest"


@pytest.mark.parametrize("version", ["0", "7", "-1", "9" * 30])
def test_a_version_that_does_not_exist_is_not_found(variorum, version):
    memory = variorum.add("My bicycle is green.")
    answer = variorum("revive", "--json", memory, "--", version)
    assert answer.code == 1, answer
    assert answer.error["kind"] in ("NotFound", "InvalidRequest")


@pytest.mark.parametrize("number", ["0", "77", "-3", "9" * 30])
def test_an_operation_that_does_not_exist_cannot_be_taken_back(variorum, number):
    variorum.add("My bicycle is green.")
    answer = variorum("undo", "--json", "--", number)
    assert answer.code == 1, answer
    assert answer.error["kind"] in ("NotFound", "NothingToUndo", "InvalidRequest")


def test_nothing_to_undo_or_redo_is_told(variorum):
    variorum("init")
    refused(variorum("undo", "--json"), 1, "NothingToUndo")
    refused(variorum("redo", "--json"), 1, "NothingToUndo")


SIGNS = ['"', "'", "-", "*", ":", "(", ")", "^", "{", "}", "+", "--", "%", "_", "\\", "x*", "*x", 'a"b']
WORDS = ["C++", "NEAR", "NEAR(", "AND", "OR", "NOT", "dark-mode", "don't", "text:"]
SENTENCES = ["a AND", "own : x", "a\nb", "🏺", "é", "e\u0301", "שלום", "مرحبا", "\u202eabc", "学会", "师"]
QUERIES = [*SIGNS, *WORDS, *SENTENCES, "a " * 5000, "x" * 50_000]


@pytest.mark.parametrize("query", QUERIES, ids=range(len(QUERIES)))
@pytest.mark.parametrize("where", ["memories", "all"])
def test_whatever_is_searched_for_gets_an_answer(stocked, query, where):
    found = stocked.ask("search", "--in", where, "--", query)
    assert found["query"] == query
    assert found["state"] in ("found", "nothing", "ended", "disputed")


@pytest.mark.parametrize("query", ["", "   ", "\t"])
def test_an_empty_query_gets_an_answer_or_a_sentence(variorum, query):
    variorum.add("My bicycle is green.")
    answer = variorum("search", "--json", "--", query)
    assert answer.code in (0, 1), answer
    if answer.code:
        assert answer.error["kind"] in ("InvalidText", "InvalidRequest")


@pytest.mark.parametrize("query", ["a\x00b", "\ud83d"])
def test_a_query_that_no_text_can_hold_is_no_crash(variorum, query):
    variorum.add("My bicycle is green.")
    answer = variorum("search", "--json", "--", query)
    assert answer.code in (0, 1), answer


SCRIPTS = [
    "مرحبا بالعالم",
    "שלום עולם",
    "e\u0301 " * 40,
    "Z\u0300\u0301\u0302\u0303algo",
    "a\u202eb",
    "👩\u200d👩\u200d👧 family",
    "<b>x</b>",
]


@pytest.mark.parametrize("text", SCRIPTS, ids=range(len(SCRIPTS)))
def test_a_text_of_any_script_is_stored_as_it_is(variorum, text):
    memory = variorum.add(text, "--keep")
    shown = variorum.ask("show", memory)["text"]
    assert shown == text
    assert unicodedata.normalize("NFC", shown) == unicodedata.normalize("NFC", text)


def test_a_batch_file_that_is_not_there_is_told_and_makes_no_vault(variorum, tmp_path: Path):
    refused(variorum("add", "--batch", str(tmp_path / "none"), "--json"), 3, "FileUnreadable")
    refused(variorum("add", "--batch", str(tmp_path), "--json"), 3, "FileUnreadable")
    refused(variorum("add", "--batch", "a\x00b", "--json"), 3, "FileUnreadable")
    assert not variorum.vault.exists()


@pytest.mark.parametrize("name", ["none.txt", "."])
def test_an_import_of_nothing_is_told_and_makes_no_vault(variorum, tmp_path, name):
    answer = variorum("import", str(tmp_path / name), "--json")
    assert answer.code in (1, 3), answer
    assert answer.error["kind"] in ("FileUnreadable", "UnsupportedFormat")
    assert not variorum.vault.exists()


@pytest.mark.parametrize("form", ["docx", "", "ARCHIVE", "../csv"])
def test_a_format_that_nobody_writes_is_refused_and_leaves_no_file(variorum, tmp_path, form):
    variorum.add("My bicycle is green.")
    target = tmp_path / "out"
    refused(variorum("export", str(target), "--format", form, "--json"), 2, "Usage")
    assert not target.exists()


def test_a_vault_that_another_program_writes_is_busy_and_can_still_be_read(variorum, monkeypatch):
    monkeypatch.setattr(connection, "BUSY_MILLISECONDS", 50)
    variorum.add("My bicycle is green.")
    other = connection.open_store(variorum.vault)
    try:
        with other.writing():
            refused(variorum("add", "The boat is red.", "--json"), 3, "VaultBusy")
            assert variorum.ask("list")["total"] == 1
    finally:
        other.close()
    assert variorum.ask("add", "The boat is red.")["outcome"] == "added"


def test_a_vault_of_a_newer_program_is_refused_and_left_as_it_was(variorum):
    variorum.add("My bicycle is green.")
    other = connection.open_store(variorum.vault)
    other.run("PRAGMA user_version = 4000")
    other.close()
    before = variorum.vault.read_bytes()
    for words in [("list",), ("add", "The boat is red."), ("verify",)]:
        refused(variorum(*words, "--json"), 3, "VaultTooNew")
    assert variorum.vault.read_bytes() == before


def test_an_import_that_is_stopped_leaves_nothing(variorum, tmp_path):
    """Stopped from the keyboard in the middle, as soon as the first progress is shown."""

    class Impatient(io.StringIO):
        def isatty(self) -> bool:
            return True

        def write(self, text: str) -> int:
            if "Bringing in" in text:
                raise KeyboardInterrupt
            return super().write(text)

    file = tmp_path / "list.txt"
    file.write_text("\n".join(f"- Shelf {number} holds bowls." for number in range(500)), "utf-8")
    variorum("init")
    before = variorum.ask("stats")["operations"]
    out = io.StringIO()
    streams = Streams(io.BytesIO(), out, Impatient())
    code = main(["import", str(file), "--json"], streams=streams, environment=variorum.environment)
    assert code == 130
    assert json.loads(out.getvalue())["error"]["kind"] == "Stopped"
    stats = variorum.ask("stats")
    assert (stats["memories"], stats["episodes"], stats["operations"]) == (0, 0, before)
    assert variorum.ask("verify")["ok"]
