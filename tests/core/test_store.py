"""The vault's file: who may read it, what is no vault, what is too new, how it is brought forward."""

from __future__ import annotations

import hashlib
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from core.answers import ImportOptions, ListRequest, Query
from core.errors import (
    EnvironmentFault,
    NotAVault,
    RequestError,
    VaultDamaged,
    VaultError,
    VaultMissing,
    VaultReadOnly,
    VaultTooNew,
)
from core.library import SavedSearch
from core.store import migrations
from core.store.connection import Store, open_store
from core.store.schema import SCHEMA_VERSION
from core.vault import Vault
from tests.core.vaults import (
    Clock,
    Ids,
    as_first_schema,
    as_fourth_schema,
    as_schema,
    as_second_schema,
    as_third_schema,
    raw,
    remembered,
    say,
    shown,
)

NOBODY = 65534
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@contextmanager
def umask(value: int) -> Iterator[None]:
    before = os.umask(value)
    try:
        yield
    finally:
        os.umask(before)


@contextmanager
def unprivileged() -> Iterator[None]:
    """Rights bind everyone but root; a root's test becomes nobody for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def open_ground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder that anybody may enter, to take rights away below it."""
    import tempfile

    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no file modes")
@pytest.mark.parametrize("mask", [0, 0o022, 0o077])
def test_vault_folders_and_backups_are_private_whatever_the_umask(tmp_path: Path, clock: Clock, mask: int) -> None:
    path = tmp_path / "one" / "two" / "mira.vault"
    with umask(mask):
        vault = Vault.create(path, clock=clock, ids=Ids())
        say(vault, "I like tea")
        backup = vault.backup()
        other = vault.backup(tmp_path / "one" / "copy.vault")
        made = sorted(one for one in (tmp_path / "one").rglob("*") if one.is_file())
        folders = [tmp_path / "one", path.parent, backup.parent]
        assert {file.name: mode(file) for file in made} == {file.name: PRIVATE_FILE for file in made}
        assert [mode(folder) for folder in folders] == [PRIVATE_FOLDER] * 3
        vault.close()
    assert sorted(backup.parent.iterdir()) == [backup]
    assert sorted(file.name for file in path.parent.iterdir()) == [path.name, backup.parent.name]
    for copy in (backup, other):
        restored = Vault.open(copy, clock=clock)
        assert [one.text for one in shown(restored)] == ["I like tea"]
        assert restored.verify() == ()
        restored.close()


def test_a_folder_that_was_there_keeps_its_mode(tmp_path: Path, clock: Clock) -> None:
    tmp_path.chmod(0o755)
    Vault.create(tmp_path / "mira.vault", clock=clock, ids=Ids()).close()
    assert mode(tmp_path) == 0o755


NO_VAULTS: dict[str, bytes] = {
    "empty": b"",
    "picture": b"\xff\xd8\xff\xe0\x00\x10JFIF" + bytes(4_000),
    "text": b"I like tea\n" * 500,
    "zeros": bytes(10_000),
    "cut header": b"SQLite form",
    "only header": b"SQLite format 3\x00",
    "header and noise": b"SQLite format 3\x00" + bytes(range(256)) * 40,
}


@pytest.mark.parametrize("name", NO_VAULTS)
@pytest.mark.parametrize("read_only", [False, True])
def test_what_is_no_vault_is_refused_and_left_as_it_was(tmp_path: Path, name: str, read_only: bool) -> None:
    path = tmp_path / "some.vault"
    path.write_bytes(NO_VAULTS[name])
    with pytest.raises((NotAVault, VaultDamaged, VaultMissing)) as refused:
        Vault.open(path, read_only=read_only)
    assert str(path) in refused.value.message
    assert refused.value.hint
    assert path.read_bytes() == NO_VAULTS[name]
    assert [one.name for one in tmp_path.iterdir()] == ["some.vault"]


def test_another_programs_database_is_no_vault(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with raw(path) as file:
        file.execute("CREATE TABLE memory (id TEXT)")
    before = digest(path)
    with pytest.raises(NotAVault, match="not a vault"):
        Vault.open(path)
    assert digest(path) == before


def odd_paths(folder: Path) -> list[Path]:
    return [
        folder,
        folder / "none.vault",
        folder / "no" / "such" / "folder" / "none.vault",
        folder / ("a" * 300),
        folder / "a\0b",
        folder / os.fsdecode(b"\xff.vault"),
        folder / "file.txt" / "below.vault",
        Path("/dev/null"),
        Path(),
    ]


@pytest.mark.parametrize("number", range(9))
@pytest.mark.parametrize("act", [Vault.open, Vault.create])
def test_a_path_that_leads_nowhere_is_refused_in_a_sentence(
    tmp_path: Path, number: int, act: Callable[[Path], Vault]
) -> None:
    (tmp_path / "file.txt").write_text("text", "utf-8")
    path = odd_paths(tmp_path)[number]
    try:
        vault = act(path)
    except VaultError as refused:
        assert refused.message  # noqa: PT017
        assert refused.hint  # noqa: PT017
    else:
        assert act == Vault.create
        vault.close()


def test_a_missing_vault_is_not_made_by_looking_for_it(tmp_path: Path) -> None:
    with pytest.raises(VaultMissing):
        Vault.open(tmp_path / "none.vault")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_refused_instead_of_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    program = (
        "import sys; from pathlib import Path; from core.vault import Vault; from core.errors import VaultError\n"
        "try: Vault.open(Path(sys.argv[1]))\nexcept VaultError as refused: print(refused.kind)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "pipe")], capture_output=True, text=True, timeout=8, check=False
    )
    assert done.stdout.strip() == "NotAVault", done.stderr


def test_a_vault_is_never_written_over(filed: Vault, path: Path) -> None:
    say(filed, "I like tea")
    with pytest.raises(NotAVault, match="exists already"):
        Vault.create(path)
    assert len(shown(filed)) == 1


def test_open_for_reading_only_reads_and_refuses_every_write(filed: Vault, path: Path, clock: Clock) -> None:
    memory = remembered(filed, "I like tea")
    reader = Vault.open(path, read_only=True, clock=clock)
    assert [one.text for one in shown(reader)] == ["I like tea"]
    assert reader.search(Query("tea")).hits[0].text == "I like tea"
    assert reader.verify() == ()
    writes: list[Callable[[], object]] = [
        lambda: say(reader, "I like coffee"),
        lambda: reader.revise(memory, "I like green tea"),
        lambda: reader.retire(memory),
        reader.undo,
    ]
    for write in writes:
        with pytest.raises(VaultReadOnly):
            write()
    say(filed, "I like cocoa")
    assert len(shown(reader)) == 2
    reader.close()


@pytest.mark.skipif(os.name == "nt", reason="Windows rights are another matter")
@pytest.mark.parametrize("what", ["file", "folder", "both", "closed folder"])
def test_without_the_right_to_write_a_vault_can_be_read_or_says_why_not(
    open_ground: Path, clock: Clock, what: str
) -> None:
    path = open_ground / "house" / "mira.vault"
    vault = Vault.create(path, clock=clock, ids=Ids())
    say(vault, "I like tea")
    vault.close()
    path.chmod(0o444 if what != "folder" else 0o666)
    path.parent.chmod({"file": 0o777, "closed folder": 0o000}.get(what, 0o555))
    before = digest(path)
    with unprivileged():
        try:
            reader = Vault.open(path, read_only=True, clock=clock)
        except EnvironmentFault as refused:
            assert what in ("both", "folder", "closed folder"), refused.message  # noqa: PT017
            assert refused.hint  # noqa: PT017
        else:
            assert [one.text for one in shown(reader)] == ["I like tea"]
            reader.close()
        with pytest.raises(EnvironmentFault) as refused_write:
            say(Vault.open(path, clock=clock), "I like coffee")
        assert refused_write.value.hint
        with pytest.raises(EnvironmentFault):
            Vault.create(open_ground / "new" / "other.vault", clock=clock)
    path.parent.chmod(0o755)
    assert digest(path) == before


@pytest.mark.parametrize("read_only", [False, True])
def test_a_newer_vault_is_refused_and_no_byte_of_it_changes(filed: Vault, path: Path, read_only: bool) -> None:
    say(filed, "I like tea")
    filed.close()
    as_schema(path, SCHEMA_VERSION + 1)
    before = digest(path)
    for _ in range(3):
        with pytest.raises(VaultTooNew, match=str(SCHEMA_VERSION + 1)) as refused:
            Vault.open(path, read_only=read_only)
        assert "newer Variorum" in refused.value.hint
    assert digest(path) == before


@pytest.mark.parametrize("number", [0, -1])
@pytest.mark.parametrize("read_only", [False, True])
def test_a_schema_that_never_was_is_refused(filed: Vault, path: Path, number: int, read_only: bool) -> None:
    filed.close()
    as_schema(path, number)
    with pytest.raises(EnvironmentFault):
        Vault.open(path, read_only=read_only)


def opened_with(path: Path, step: Callable[[Store], None]) -> None:
    """Bring a vault forward by one step, as the next release would."""
    store = open_store(path)
    try:
        migrations.require_schema(store, {SCHEMA_VERSION: step}, SCHEMA_VERSION + 1)
    finally:
        store.close()


def adds_a_table(store: Store) -> None:
    store.run("CREATE TABLE later (key INTEGER PRIMARY KEY)")


def loses_rows(store: Store) -> None:
    """A tidying up that takes far too much."""
    store.run("DROP TRIGGER memory_no_delete")
    store.run("DELETE FROM memory WHERE key > 1")


def goes_wrong(store: Store) -> None:
    store.run("CREATE TABLE later (key INTEGER PRIMARY KEY)")
    store.run("INSERT INTO later VALUES (1)")
    store.run("INSERT INTO later VALUES (1)")


@pytest.fixture
def old(filed: Vault, path: Path) -> Path:
    for number in range(20):
        say(filed, f"Note {number} on the garden")
    filed.close()
    return path


def test_an_older_vault_is_brought_forward_after_a_backup_that_opens(old: Path, clock: Clock) -> None:
    opened_with(old, adds_a_table)
    with raw(old) as file:
        assert list(file.execute("PRAGMA user_version")) == [(SCHEMA_VERSION + 1,)]
        assert list(file.execute("SELECT count(*) FROM later")) == [(0,)]
    (backup,) = (old.parent / f"{old.name}.backups").iterdir()
    assert mode(backup) == PRIVATE_FILE
    kept = Vault.open(backup, clock=clock)
    assert kept.list(ListRequest()).total == 20
    kept.close()


@pytest.mark.parametrize("as_written", [as_first_schema, as_second_schema, as_third_schema, as_fourth_schema])
def test_a_vault_of_an_earlier_schema_is_brought_forward_whole(
    old: Path, clock: Clock, as_written: Callable[[Path], None]
) -> None:
    as_written(old)
    vault = Vault.open(old, clock=clock)
    vault.save_search(SavedSearch("", "Garden", "garden"))
    assert vault.verify() == ()
    assert vault.list(ListRequest()).total == 20
    vault.close()


def test_of_two_programs_that_find_an_old_vault_one_brings_it_forward_and_its_backup_stays(old: Path) -> None:
    late = open_store(old)
    looked = late.value

    def overtaken(sql: str, values: Sequence[Any] = ()) -> Any:
        """The other program is through between this one's look and its turn to write."""
        found = looked(sql, values)
        if sql == "PRAGMA user_version" and late.value is not looked:
            late.value = looked  # type: ignore[method-assign]
            opened_with(old, adds_a_table)
        return found

    late.value = overtaken  # type: ignore[method-assign]
    migrations.require_schema(late, {SCHEMA_VERSION: adds_a_table}, SCHEMA_VERSION + 1)
    late.close()
    (backup,) = (old.parent / f"{old.name}.backups").iterdir()
    with raw(backup) as file:
        assert list(file.execute("PRAGMA user_version")) == [(SCHEMA_VERSION,)]


@pytest.mark.parametrize("step", [loses_rows, goes_wrong])
def test_a_step_that_fails_or_loses_rows_is_rolled_back(old: Path, clock: Clock, step: Callable[[Store], None]) -> None:
    with pytest.raises(VaultDamaged):
        opened_with(old, step)
    with raw(old) as file:
        assert list(file.execute("PRAGMA user_version")) == [(SCHEMA_VERSION,)]
        assert list(file.execute("SELECT count(*) FROM sqlite_master WHERE name = 'later'")) == [(0,)]
    vault = Vault.open(old, clock=clock)
    assert vault.list(ListRequest()).total == 20
    assert vault.verify() == ()
    vault.close()
    assert len(list((old.parent / f"{old.name}.backups").iterdir())) == 1


def test_a_link_to_a_vault_is_that_vault(filed: Vault, path: Path, clock: Clock) -> None:
    say(filed, "I like tea")
    link = path.parent / "link.vault"
    link.symlink_to(path)
    by_link = Vault.open(link, clock=clock, ids=Ids())
    assert [one.text for one in shown(by_link)] == ["I like tea"]
    say(filed, "I like coffee")
    assert len(shown(by_link)) == 2
    by_link.close()


def test_closing_twice_or_stopping_a_closed_handle_does_no_harm(filed: Vault) -> None:
    """The window stops the reader's search while it closes."""
    filed.close()
    filed.close()
    filed.interrupt()


def test_a_failed_import_leaves_the_vault_usable(vault: Vault, tmp_path: Path) -> None:
    with pytest.raises((RequestError, EnvironmentFault)):
        vault.import_file(tmp_path / "none.txt", ImportOptions())
    say(vault, "I like tea")
    assert vault.verify() == ()
