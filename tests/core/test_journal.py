"""The log: rows that nothing rewrites, a chain that shows tampering, checksums that name the memory."""

from __future__ import annotations

import contextlib
import random
import shutil
from datetime import timedelta
from pathlib import Path

import apsw
import pytest

from core.answers import ImportOptions
from core.contradictions import Decision, Verdict
from core.domain import Policy, ProposalKind, Showing
from core.library import SavedSearch
from core.store.checksums import checksum
from core.store.schema import CONTENTS, FACTS, TABLES
from core.vault import Vault
from tests.core.copies import CopyIds
from tests.core.vaults import (
    BagOfWords,
    Clock,
    Ids,
    raw,
    remembered,
    say,
    shown,
    true,
    unguarded,
    waiting,
    when,
)

TAMPERINGS = 200


@pytest.fixture
def lived_in(path: Path, clock: Clock) -> Path:
    """A closed vault with a bit of everything that an operation can write."""
    vault = Vault.create(path, owner="Mira", aliases=("Mimi",), clock=clock, ids=Ids(), embedder=BagOfWords())
    memories = [
        remembered(vault, f"I know person {number} from town {number}", window=true("2019"), tags=("people",))
        for number in range(8)
    ]
    for number in range(4):
        vault.revise(memories[number], f"I met person {number} in town {number}", since=when("2023"))
    pending = waiting(vault, "Mira keeps bees")
    vault.flag((memories[0], 2), (pending, 1), generator="slot", reason="They differ.")
    (coffee,) = vault.flag((memories[1], 1), (memories[2], 1), generator="opposite", reason="Both?").contradictions
    vault.decide(coffee, Decision(Verdict.BOTH, scope_a="at work"))
    say(vault, "thanks!")
    say(vault, "I live in Porto.")
    vault.end(memories[5], on=when("2024"))
    vault.retire(memories[6])
    vault.archive(memories[7])
    vault.pin(memories[0])
    vault.tag(memories[1], add=["work"], remove=["people"])
    vault.undo()
    vault.redo()
    for number in (2, 3):
        version = vault.show(memories[number]).memory.version
        told = vault.propose(ProposalKind.REFINE, memories[number], version, "I met them", reason="less", by="a model")
    vault.reject(told.proposals[0], "too little")
    vault.set_policy("an agent", Policy.AUTO)
    with vault._bench.operation("automatic") as writer:  # its act asks for twenty verdicts first
        writer.put("automatic", "slot", 90.0)
    vault.save_search(SavedSearch("", "Bees", "bees"))
    vault.name_owner("Mirabel", ("Mira", "Mimi"))
    elsewhere = vault.backup(path.with_name("laptop.vault"))
    on_the_laptop = Vault.open(elsewhere, clock=clock, ids=CopyIds(1), embedder=BagOfWords())
    remembered(on_the_laptop, "I know person 9 from town 9")
    on_the_laptop.close()
    vault.import_file(elsewhere, ImportOptions())
    vault.embed_missing()
    assert vault.verify() == ()
    vault.close()
    return path


def reopened(path: Path, clock: Clock) -> Vault:
    return Vault.open(path, clock=clock, embedder=BagOfWords())


def found_in(path: Path, clock: Clock) -> list[str]:
    """What ``verify`` says of a file, as texts; an unreadable file would raise."""
    vault = reopened(path, clock)
    try:
        return [f"{one.kind} {one.where}: {one.message}" for one in vault.verify()]
    finally:
        vault.close()


@pytest.mark.parametrize("table", [table.name for table in CONTENTS] + ["operation"])
@pytest.mark.parametrize("verb", ["UPDATE", "DELETE"])
def test_what_was_written_is_never_rewritten(lived_in: Path, table: str, verb: str) -> None:
    column = "note" if table == "operation" else TABLES[table].columns[0]
    sql = f"UPDATE {table} SET {column} = {column}" if verb == "UPDATE" else f"DELETE FROM {table}"
    with raw(lived_in) as file, pytest.raises(apsw.ConstraintError, match="never change"):
        file.execute(sql)


@pytest.mark.parametrize("table", [table.name for table in FACTS])
def test_facts_are_retracted_once_and_nothing_else(lived_in: Path, table: str) -> None:
    with raw(lived_in) as file:
        assert list(file.execute(f"SELECT 1 FROM {table}"))
        with pytest.raises(apsw.ConstraintError, match="never go"):
            file.execute(f"DELETE FROM {table}")
        for column in (*TABLES[table].columns, "asserted_by", "checksum"):
            with pytest.raises(apsw.ConstraintError, match="only retracted"):
                file.execute(f"UPDATE {table} SET {column} = 7, retracted_by = 3 WHERE retracted_by IS NULL")
        gone = list(file.execute(f"SELECT key FROM {table} WHERE retracted_by IS NOT NULL"))
        for change in ("NULL", "retracted_by + 1"):
            if gone:
                with pytest.raises(apsw.ConstraintError, match="only retracted"):
                    file.execute(f"UPDATE {table} SET retracted_by = {change} WHERE retracted_by IS NOT NULL")


def test_replacing_a_row_does_not_slip_past_the_guards(lived_in: Path) -> None:
    columns = [*TABLES["version"].columns, "operation", "checksum"]
    with raw(lived_in) as file:
        (row,) = file.execute(f"SELECT key, {', '.join(columns)} FROM version WHERE key = 1")
        altered = ["I met nobody" if name == "text" else value for name, value in zip(columns, row[1:], strict=True)]
        places = ", ".join("?" * (len(columns) + 1))
        with contextlib.suppress(apsw.ConstraintError):
            file.execute(
                f"INSERT OR REPLACE INTO version (key, {', '.join(columns)}) VALUES ({places})", (row[0], *altered)
            )
        (now,) = file.execute(f"SELECT key, {', '.join(columns)} FROM version WHERE key = 1")
    assert now == row


class Tamperer:
    """Rewrites a file in one of many ways, its guards removed."""

    def __init__(self, file: apsw.Connection, chance: random.Random) -> None:
        self.file, self.chance = file, chance
        self.tables = [*TABLES, "operation", "version_vector"]

    def one(self, sql: str) -> tuple[object, ...] | None:
        return next(iter(self.file.execute(sql)), None)

    def row(self) -> tuple[str, int]:
        """A table that has rows, and the key of one of them."""
        while True:
            table = self.chance.choice(self.tables)
            key = "number" if table == "operation" else "key"
            found = self.one(f"SELECT {key} FROM {table} ORDER BY random() LIMIT 1")
            if found:
                return table, int(str(found[0]))

    def columns(self, table: str) -> list[str]:
        return [str(row[1]) for row in self.file.execute(f"PRAGMA table_info({table})")]

    def edit(self) -> str:
        table, key = self.row()
        named = "number" if table == "operation" else "key"
        column = self.chance.choice([one for one in self.columns(table) if one != named])
        was = self.one(f"SELECT {column} FROM {table} WHERE {named} = {key}")
        assert was
        other: object = {int: 987_654, str: f"{was[0]}!", float: 0.123, bytes: b"x" * 16}.get(type(was[0]), 2)
        self.file.execute(f"UPDATE {table} SET {column} = ? WHERE {named} = {key}", (other,))
        return f"{table} {key}: {column}"

    def edit_with_checksum(self) -> str:
        """A text rewritten by someone who knows how checksums are made."""
        table = self.chance.choice(["version", "episode"])
        found = self.one(f"SELECT key FROM {table} ORDER BY random() LIMIT 1")
        assert found
        self.file.execute(f"UPDATE {table} SET text = text || '!' WHERE key = ?", found)
        columns = ", ".join(TABLES[table].columns)
        values = self.one(f"SELECT {columns} FROM {table} WHERE key = {found[0]}")
        assert values
        self.file.execute(f"UPDATE {table} SET checksum = ? WHERE key = ?", (checksum(table, values), *found))
        return f"{table} {found[0]}: text and checksum"

    def delete(self) -> str:
        table, key = self.row()
        named = "number" if table == "operation" else "key"
        self.file.execute(f"DELETE FROM {table} WHERE {named} = {key}")
        return f"{table} {key} deleted"

    def swap(self) -> str:
        """Two rows change places, checksums and all."""
        table = self.chance.choice(["version", "episode", "window", "mark", "operation"])
        named = "number" if table == "operation" else "key"
        keys = [row[0] for row in self.file.execute(f"SELECT {named} FROM {table} ORDER BY random() LIMIT 2")]
        for old, new in ((keys[0], -1), (keys[1], keys[0]), (-1, keys[1])):
            self.file.execute(f"UPDATE {table} SET {named} = ? WHERE {named} = ?", (new, old))
        return f"{table} {keys} swapped"

    def insert(self) -> str:
        """A row that looks right, under an operation that did not write it."""
        memory = self.chance.randrange(1, 8)
        mark = checksum("mark", (memory, "retired"))
        number = self.chance.randrange(1, 14)
        self.file.execute(
            "INSERT INTO mark (memory, name, asserted_by, checksum) VALUES (?, 'retired', ?, ?)",
            (memory, number, mark),
        )
        return f"mark of memory {memory} inserted under {number}"

    def unretract(self) -> str:
        found = self.one("SELECT key FROM window WHERE retracted_by IS NOT NULL ORDER BY random() LIMIT 1")
        assert found
        self.file.execute("UPDATE window SET retracted_by = NULL WHERE key = ?", found)
        return f"window {found[0]} brought back"

    def cut_log(self) -> str:
        """The last entries of the log go, their rows stay."""
        last = self.one("SELECT max(number) FROM operation")
        assert last
        first = int(str(last[0])) - self.chance.randrange(3)
        self.file.execute("DELETE FROM operation WHERE number >= ?", (first,))
        return f"operations from {first} cut"

    def erase_salt(self) -> str:
        """An erased salt must not open the way for rewriting what the entry covers."""
        found = self.one("SELECT operation FROM version ORDER BY random() LIMIT 1")
        assert found
        self.file.execute("UPDATE operation SET salt = NULL WHERE number = ?", found)
        return f"salt of {found[0]} erased; " + self.edit_with_checksum()


WAYS = ["edit", "edit", "edit", "edit_with_checksum", "delete", "swap", "insert", "unretract", "cut_log", "erase_salt"]


@pytest.mark.parametrize("way", dict.fromkeys(WAYS))
def test_tampering_with_the_file_is_noticed(lived_in: Path, tmp_path: Path, clock: Clock, way: str) -> None:
    chance = random.Random(way)
    unnoticed = []
    for number in range(TAMPERINGS * WAYS.count(way) // len(WAYS)):
        copy = tmp_path / f"{way}-{number}.vault"
        shutil.copyfile(lived_in, copy)
        with unguarded(copy) as file:
            did = getattr(Tamperer(file, chance), way)()
        if not found_in(copy, clock):
            unnoticed.append(did)
        copy.unlink()
    assert unnoticed == []


def test_a_tail_that_is_cut_with_all_its_rows_is_not_noticed_by_the_file_alone(lived_in: Path, clock: Clock) -> None:
    """The limit of a chain without a head kept elsewhere; the words and vectors must go too to hide it."""
    with unguarded(lived_in) as file:
        ((last,),) = file.execute("SELECT max(number) FROM operation")
        for table in TABLES.values():
            column = "asserted_by" if table.is_fact else "operation"
            file.execute(f"DELETE FROM {table.name} WHERE {column} = ?", (last,))
            if table.is_fact:
                file.execute(f"UPDATE {table.name} SET retracted_by = NULL WHERE retracted_by = ?", (last,))
        file.execute("DELETE FROM operation WHERE number = ?", (last,))
    assert not [found for found in found_in(lived_in, clock) if found.startswith("log")]


@pytest.mark.parametrize("guard", ["version_no_update", "window_retract_once", "operation_no_delete"])
def test_a_guard_that_was_taken_away_is_noticed(lived_in: Path, clock: Clock, guard: str) -> None:
    with raw(lived_in) as file:
        file.execute(f"DROP TRIGGER {guard}")
    assert found_in(lived_in, clock) != []


@pytest.mark.parametrize(
    "sql",
    [
        "CREATE TRIGGER sly AFTER INSERT ON version BEGIN UPDATE meta SET value = 'sly' WHERE key = 'vault'; END",
        "CREATE VIEW sly AS SELECT text FROM version",
    ],
)
def test_a_trigger_or_view_that_nobody_made_is_noticed(lived_in: Path, clock: Clock, sql: str) -> None:
    with raw(lived_in) as file:
        file.execute(sql)
    assert any("sly" in found for found in found_in(lived_in, clock))


@pytest.mark.parametrize("table", ["version", "episode", "version_vector", "episode_vector"])
def test_a_flipped_bit_is_reported_with_its_memory(lived_in: Path, clock: Clock, tmp_path: Path, table: str) -> None:
    """Bits are flipped in the bytes of the column itself, so that some texts are no longer UTF-8."""
    chance = random.Random(table)
    column = "codes" if table.endswith("_vector") else "text"
    owner = table.removesuffix("_vector")
    for number in range(12):
        copy = tmp_path / f"{table}-{number}.vault"
        shutil.copyfile(lived_in, copy)
        with unguarded(copy) as file:
            sql = f"SELECT key, CAST({column} AS BLOB) FROM {table} ORDER BY key LIMIT 1 OFFSET {number % 5}"
            ((key, held),) = file.execute(sql)
            altered = bytearray(held)
            altered[chance.randrange(len(altered))] ^= 1 << chance.choice([0, 5, 7])
            kind = "BLOB" if column == "codes" else "TEXT"
            file.execute(f"UPDATE {table} SET {column} = CAST(? AS {kind}) WHERE key = ?", (bytes(altered), key))
            asked = "SELECT owner FROM {0} WHERE key = {1}" if column == "codes" else "SELECT {1}"
            ((key,),) = file.execute(asked.format(table, key))
            of_memory = f"SELECT m.id FROM version v JOIN memory m ON m.key = v.memory WHERE v.key = {key}"
            ((memory,),) = file.execute(of_memory)
            names = f"memory {memory}" if owner == "version" else f"episode {key}"
        assert any(names in found for found in found_in(copy, clock)), (number, found_in(copy, clock))


def test_one_altered_row_does_not_hide_another(lived_in: Path, clock: Clock) -> None:
    with unguarded(lived_in) as file:
        file.execute("UPDATE version SET text = text || '!' WHERE key = 1")
        file.execute("UPDATE version SET text = CAST(x'ff41' AS TEXT) WHERE key = 2")
        file.execute("UPDATE version SET text = text || '!' WHERE key = 3")
    altered = {found.split(":")[0] for found in found_in(lived_in, clock) if found.startswith("altered memory")}
    assert len(altered) == 3


def test_rows_that_look_alike_have_other_checksums() -> None:
    rows = [
        ("a", "bc"),
        ("ab", "c"),
        ("a", "b", "c"),
        (1, "1"),
        ("1", 1),
        (None, ""),
        ("", None),
        (b"a", "bc"),
        (1.0, "1"),
    ]
    assert len({checksum("version", row) for row in rows}) == len(rows)
    assert checksum("version", rows[0]) != checksum("episode", rows[0])


def test_the_log_never_runs_backwards_when_the_clock_does(vault: Vault, clock: Clock) -> None:
    memory = remembered(vault, "I play chess")
    late = clock.at
    clock.at -= timedelta(days=400)
    vault.revise(memory, "I play blitz chess")
    clock.at -= timedelta(days=4_000)
    vault.pin(memory)
    times = [entry.at for entry in vault.log()]
    assert times == sorted(times, reverse=True)
    assert vault.verify() == ()
    assert shown(vault, None, late + timedelta(seconds=1))[0].text == "I play blitz chess"
    vault.undo()
    vault.undo()
    assert vault.show(memory, Showing()).memory.text == "I play chess"


def test_an_operation_that_changes_nothing_leaves_no_entry(vault: Vault) -> None:
    memory = remembered(vault, "I play chess")
    before = vault.last_operation()
    receipt = vault.revise(memory, "I play chess")
    assert (receipt.operation, vault.last_operation()) == (None, before)


def test_a_long_chain_of_taking_back_the_taking_back_ends_well(vault: Vault) -> None:
    remembered(vault, "I play chess")
    for _ in range(1_050):
        vault.undo(vault.last_operation())
    assert len(shown(vault)) == 1
    assert vault.verify() == ()
