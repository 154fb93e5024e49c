"""An archive holds everything: brought back into an empty vault, no question is answered differently."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import tempfile
import zipfile
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings

from core.answers import Corpus, ImportOptions, ListRequest, Query
from core.domain import Showing
from core.errors import Cancelled, FileUnreadable, InvalidRequest, PasswordWanted, WrongPassword
from core.store.dump import lines_of, table_names
from core.vault import Vault
from tests.core.copies import Copies, live, lives
from tests.core.copies import told as told_by
from tests.core.vaults import START, Clock, Ids, remembered, say, true, waiting, when

# A failing life is short enough to be read as it is.
SWIFT = settings(phases=(Phase.explicit, Phase.generate), report_multiple_bugs=False, deadline=None)


def told(vault: Vault) -> None:
    """A life with every kind of row."""
    home = remembered(vault, "I live in Porto", window=true("2019"), tags=("home",))
    vault.revise(home, "I live in Lisbon", since=when("2024-03"))
    vault.pin(home)
    say(vault, "I live in Berlin")
    vault.retire(remembered(vault, "I own a yacht"))
    waiting(vault, "Mira keeps bees 🐝 \u2028 and more")
    say(vault, "Thanks!")
    vault.end(remembered(vault, "I rent a flat"), on=when("2022"))
    vault.undo()


def everything(vault: Vault, at: Any = None) -> list[object]:
    """Whatever can be asked of a vault."""
    showing = Showing(known_on=at)
    listed = vault.list(ListRequest(every=True, limit=100, showing=showing)).memories
    return [
        listed,
        [vault.show(one.id, showing) for one in listed],
        vault.log(200),
        vault.skipped(),
        vault.proposals(None),
        vault.sources(),
        vault.undoable(),
        vault.redoable(),
        [hit.text for hit in vault.search(Query("where do I live", corpus=Corpus.ALL, showing=showing)).hits],
        vault.vault_id,
        vault.owner,
    ]


def empty(path: Path, clock: Clock) -> Vault:
    return Vault.create(path, owner="Somebody", clock=clock, ids=Ids())


@pytest.fixture
def archive(vault: Vault, tmp_path: Path) -> Path:
    told(vault)
    vault.export(tmp_path / "vault.zip", "archive")
    return tmp_path / "vault.zip"


def test_an_archive_brought_back_answers_every_question_as_before(
    vault: Vault, archive: Path, tmp_path: Path, clock: Clock
) -> None:
    other = empty(tmp_path / "other.vault", clock)
    report = other.import_file(archive, ImportOptions())
    assert (report.format, report.added) == ("variorum", report.found)
    other.close()
    other = Vault.open(tmp_path / "other.vault", clock=clock, ids=Ids())
    assert everything(other) == everything(vault)
    for entry in vault.log(200):
        assert everything(other, entry.at) == everything(vault, entry.at)
    assert other.verify() == ()
    other.redo()
    other.undo()
    other.undo()
    assert other.verify() == ()
    other.close()


def test_the_handle_that_brought_it_back_and_others_see_it_at_once(
    vault: Vault, archive: Path, tmp_path: Path, clock: Clock
) -> None:
    other = empty(tmp_path / "other.vault", clock)
    reader = Vault.open(tmp_path / "other.vault", clock=clock)
    assert reader.list(ListRequest()).total == 0
    other.import_file(archive, ImportOptions())
    wanted = [one.text for one in vault.list(ListRequest()).memories]
    assert [one.text for one in other.list(ListRequest()).memories] == wanted
    assert [one.text for one in reader.list(ListRequest()).memories] == wanted
    say(other, "I am new here")
    assert reader.list(ListRequest()).total == len(wanted) + 1
    assert other.verify() == ()
    reader.close()
    other.close()


def test_a_vault_that_holds_something_is_not_overwritten(
    vault: Vault, archive: Path, tmp_path: Path, clock: Clock
) -> None:
    before = everything(vault)
    assert vault.import_file(archive, ImportOptions()).operation is None  # its own archive brings nothing new
    assert everything(vault) == before
    other = empty(tmp_path / "other.vault", clock)
    say(other, "I am somebody else")
    told_there = everything(other)
    with pytest.raises(InvalidRequest, match="another vault"):
        other.import_file(archive, ImportOptions())
    assert everything(other) == told_there
    other.close()


def test_a_look_at_an_archive_stores_nothing(archive: Path, tmp_path: Path, clock: Clock) -> None:
    other = empty(tmp_path / "other.vault", clock)
    seen = other.preview_import(archive, ImportOptions())
    assert (seen.format, seen.statements > 3, len(seen.sample)) == ("variorum", True, 5)
    assert other.import_file(archive, ImportOptions(dry_run=True)).operation is None
    assert other.stats().operations == 1
    other.close()


def changed(archive: Path, name: str, change: Any) -> Path:
    """A copy of an archive with one of its files changed."""
    copy = archive.with_name("changed.zip")
    with zipfile.ZipFile(archive) as old, zipfile.ZipFile(copy, "w") as new:
        for entry in old.namelist():
            content = old.read(entry)
            new.writestr(entry, change(content) if entry == name else content)
    return copy


def resigned(archive: Path, table: str, change: Any) -> Path:
    """A copy whose table was changed by somebody who also made the manifest fit."""
    with zipfile.ZipFile(archive) as old:
        content = change(old.read(f"tables/{table}.jsonl"))
        manifest = json.loads(old.read("manifest.json"))
    manifest["tables"][table] = {"rows": content.count(b"\n") - 1, "sha256": hashlib.sha256(content).hexdigest()}
    first = changed(archive, f"tables/{table}.jsonl", lambda _: content)
    second = first.rename(archive.with_name("first.zip"))
    return changed(second, "manifest.json", lambda _: json.dumps(manifest).encode())


def without_last(content: bytes) -> bytes:
    """A table that lacks its last row."""
    return content[: content.rindex(b"[")]


def later(content: bytes) -> bytes:
    """A table in whose first row a number or a word is another one."""
    head, first, rest = content.split(b"\n", 2)
    return b"\n".join((head, first.replace(b"1", b"2", 1).replace(b"a", b"b", 1), rest))


@pytest.mark.parametrize("table", ["version", "window", "operation", "mark", "meta"])
def test_an_altered_archive_is_refused_and_changes_nothing(
    archive: Path, tmp_path: Path, clock: Clock, table: str
) -> None:
    other = empty(tmp_path / "other.vault", clock)
    for copy in (
        changed(archive, f"tables/{table}.jsonl", without_last),
        resigned(archive, table, without_last),
        changed(archive, f"tables/{table}.jsonl", later),
        resigned(archive, table, later),
        resigned(archive, table, lambda content: content.replace(b'"', b"[", 1)),
        resigned(archive, table, lambda content: content + content.splitlines()[-1] + b"\n"),
    ):
        with pytest.raises(FileUnreadable):
            other.import_file(copy, ImportOptions())
    assert (other.stats().operations, other.owner, other.verify()) == (1, "Somebody", ())
    other.close()


def test_any_zip_program_finds_a_readme_and_a_manifest_with_counts(vault: Vault, archive: Path) -> None:
    with zipfile.ZipFile(archive) as opened:
        assert opened.testzip() is None
        assert "archive of a Variorum vault" in opened.read("README.txt").decode()
        manifest = json.loads(opened.read("manifest.json"))
        lines = opened.read("tables/version.jsonl").splitlines()
    assert manifest["tables"]["version"]["rows"] == len(lines) - 1 == vault.stats().versions
    assert {"text", "number", "speaker"} <= set(json.loads(lines[0]))
    assert len(json.loads(lines[1])) == len(json.loads(lines[0]))


def as_first_make(archive: Path) -> Path:
    """The same archive as the first make of it was written: objects, bytes in base64, a checksum a row."""
    copy = archive.with_name("first-make.zip")
    with zipfile.ZipFile(archive) as old, zipfile.ZipFile(copy, "w", zipfile.ZIP_DEFLATED) as new:
        manifest = json.loads(old.read("manifest.json"))
        for table, facts in manifest["tables"].items():
            head, *rows = map(json.loads, old.read(f"tables/{table}.jsonl").decode().split("\n")[:-1])
            blobs = {"hash", "near", "pair", "origin", "salt", "digest", "chain"}
            lines = []
            for row in rows:
                named = {
                    name: {"base64": base64.b64encode(bytes.fromhex(value)).decode()}
                    if name in blobs and value
                    else value
                    for name, value in zip(head, row, strict=True)
                }
                if table not in ("meta", "operation"):
                    named["checksum"] = {"base64": base64.b64encode(bytes(16)).decode()}
                lines.append(json.dumps(named, ensure_ascii=False).encode() + b"\n")
            content = b"".join(lines)
            new.writestr(f"tables/{table}.jsonl", content)
            facts["sha256"] = hashlib.sha256(content).hexdigest()
        new.writestr("manifest.json", json.dumps({**manifest, "version": 1}))
    return copy


def test_an_archive_of_the_first_make_comes_back_as_well(
    vault: Vault, archive: Path, tmp_path: Path, clock: Clock
) -> None:
    other = empty(tmp_path / "other.vault", clock)
    other.import_file(as_first_make(archive), ImportOptions())
    assert everything(other) == everything(vault)
    assert other.verify() == ()
    other.close()


def test_a_locked_archive_opens_with_its_password_alone(
    vault: Vault, archive: Path, tmp_path: Path, clock: Clock
) -> None:
    locked = tmp_path / "locked.zip"
    vault.export(locked, "archive", password="correct horse 🐎")
    assert b"Porto" not in locked.read_bytes()
    with zipfile.ZipFile(locked) as opened:
        assert "locked with a password" in opened.read("README.txt").decode()
        assert [entry.filename for entry in opened.infolist() if not entry.flag_bits & 1] == ["README.txt"]
    other = empty(tmp_path / "other.vault", clock)
    for password, error in (("", PasswordWanted), ("correct horse", WrongPassword), ("🐎" * 300, WrongPassword)):
        with pytest.raises(error):
            other.preview_import(locked, ImportOptions(password=password))
        with pytest.raises(error):
            other.import_file(locked, ImportOptions(password=password))
    assert other.stats().operations == 1
    options = ImportOptions(password="correct horse 🐎")
    assert "horse" not in repr(options)
    assert other.preview_import(locked, options).statements == vault.stats().memories
    other.import_file(locked, options)
    assert everything(other) == everything(vault)
    other.close()


def test_only_an_archive_is_locked(vault: Vault, tmp_path: Path) -> None:
    with pytest.raises(InvalidRequest, match="Only an archive"):
        vault.export(tmp_path / "out.json", "json", password="secret")
    assert not (tmp_path / "out.json").exists()


def test_a_locked_archive_that_was_altered_is_refused(vault: Vault, tmp_path: Path, clock: Clock) -> None:
    told(vault)
    locked = tmp_path / "locked.zip"
    vault.export(locked, "archive", password="secret")
    content = bytearray(locked.read_bytes())
    content[content.index(b"tables/version.jsonl") + 100] ^= 1
    locked.write_bytes(content)
    other = empty(tmp_path / "other.vault", clock)
    with pytest.raises((FileUnreadable, WrongPassword)):
        other.import_file(locked, ImportOptions(password="secret"))
    assert other.stats().operations == 1
    other.close()


def test_a_stopped_export_leaves_nothing_and_a_stopped_import_an_empty_vault(
    vault: Vault, archive: Path, tmp_path: Path, clock: Clock
) -> None:
    with pytest.raises(Cancelled):
        vault.export(tmp_path / "stopped.zip", "archive", should_stop=lambda: True)
    other = empty(tmp_path / "other.vault", clock)
    with pytest.raises(Cancelled):
        other.import_file(archive, ImportOptions(), should_stop=lambda: True)
    assert (other.stats().operations, other.owner, other.verify()) == (1, "Somebody", ())
    other.close()
    assert {one.name for one in tmp_path.iterdir()} == {"vault.zip", "other.vault"} | {
        one.name for one in tmp_path.iterdir() if one.name.startswith("test.vault")
    }


def test_progress_tells_of_every_row(vault: Vault, tmp_path: Path, clock: Clock) -> None:
    told(vault)
    seen: list[tuple[int, int]] = []
    vault.export(tmp_path / "vault.zip", "archive", progress=lambda done, total: seen.append((done, total)))
    other = empty(tmp_path / "other.vault", clock)
    other.import_file(tmp_path / "vault.zip", ImportOptions(), lambda done, total: seen.append((done, total)))
    assert all(
        0 < done <= total + 40 for done, total in seen
    )  # each table's line of columns counts while it is written
    assert seen[-1][0] == seen[-1][1]
    other.close()


def rows(vault: Vault) -> dict[str, list[bytes]]:
    """Every row of every table that an archive holds."""
    return {table: list(lines_of(vault._bench.store, table)) for table in table_names()}


@settings(SWIFT, max_examples=12)
@given(lives, lives, lives)
def test_whatever_a_vault_went_through_its_archive_holds_every_row_of_it(beginning: Any, here: Any, there: Any) -> None:
    with tempfile.TemporaryDirectory() as folder:
        made = Copies(Path(folder), [*beginning, ("add", "I live in Faro.", "2018", False), ("small talk",)])
        path = made.merged(made.copy(here), made.copy(there, late=5))
        later, other = (Clock(START + timedelta(days=30)) for _ in range(2))
        vault = Vault.open(path, clock=later, ids=Ids())
        back = Vault.create(Path(folder) / "back.vault", clock=other, ids=Ids())
        vault.export(Path(folder) / "vault.zip", "archive")
        back.import_file(Path(folder) / "vault.zip", ImportOptions())
        assert rows(back) == rows(vault)
        assert back.verify() == ()
        assert everything(back) == everything(vault)
        for entry in vault.log(200):
            assert everything(back, entry.at) == everything(vault, entry.at)
        for one in (vault, back):
            live(one, [("undo",), ("redo",), ("undo",)])
        assert told_by(back) == told_by(vault)
        vault.close()
        back.close()


def test_the_readme_in_an_archive_names_every_table_and_what_it_promises_is_there(archive: Path) -> None:
    with zipfile.ZipFile(archive) as opened:
        said = opened.read("README.txt").decode()
        manifest = json.loads(opened.read("manifest.json"))
        names = {name.split("/")[-1].removesuffix(".jsonl") for name in opened.namelist() if name.startswith("tables/")}
        for table in names:
            assert re.search(rf"\b{table}\b", said), table
            content = opened.read(f"tables/{table}.jsonl")
            assert hashlib.sha256(content).hexdigest() == manifest["tables"][table]["sha256"]
            assert content.decode().endswith("\n")
    assert names == set(manifest["tables"]) == set(table_names())
    assert {"version", "schema", "owner", "created_at", "operations"} <= manifest.keys()
    assert "variorum --vault NEW.vault import" in said
    assert "variorum verify" in said
