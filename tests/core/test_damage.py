"""Damaged files and a full disk: no crash, no foreign error, and what is wrong is said."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from core.answers import Corpus, ListRequest, Query
from core.domain import Showing
from core.errors import DiskFull, VaultError
from core.vault import Vault
from tests.core.vaults import BagOfWords, Clock, Ids, day, raw, remembered, say, shown, true, when

PAGE = 4096


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A closed vault of some sixty pages with everything in it."""
    path = tmp_path_factory.mktemp("original") / "mira.vault"
    vault = Vault.create(path, owner="Mira", clock=Clock(), ids=Ids(), embedder=BagOfWords())
    for number in range(60):
        memory = remembered(vault, f"Note {number} tells of topic{number}", window=true("2019"), tags=("note",))
        if number % 7 == 0:
            vault.revise(memory, f"Note {number} now tells of matter{number}", since=when("2024"))
    vault.embed_missing()
    assert vault.verify() == ()
    vault.close()
    return path


def uses(vault: Vault) -> list[Callable[[], object]]:
    """What a person does who only looks."""
    return [
        lambda: vault.list(ListRequest(every=True, limit=1_000)),
        lambda: vault.list(ListRequest(showing=Showing(day("2020"), day("2026-01-01T12:01")))),
        lambda: vault.search(Query("topic7 note")),
        lambda: vault.search(Query("matter7", corpus=Corpus.ALL, past=True)),
        lambda: [vault.show(one.id) for one in vault.list(ListRequest(every=True)).memories],
        vault.log,
        vault.episodes,
        vault.stats,
        vault.undoable,
        vault.skipped,
    ]


def look_at(path: Path) -> tuple[bool, list[str]]:
    """Use a damaged file in every way; gives whether something was said, and each error that is not the house's."""
    foreign: list[str] = []
    said = False
    try:
        vault = Vault.open(path, clock=Clock(), embedder=BagOfWords())
    except VaultError as fault:
        return bool(fault.message), []
    except Exception as error:  # noqa: BLE001 - any of them is what this test looks for
        return True, [f"open: {type(error).__name__}: {error}"]
    for act in [*uses(vault), vault.verify]:
        try:
            answer = act()
        except VaultError:
            said = True
        except Exception as error:  # noqa: BLE001
            foreign.append(f"{type(error).__name__}: {error}")
        else:
            said = said or (act == vault.verify and answer != ())
    vault.close()
    return said, foreign


def damages(
    original: Path, tmp_path: Path, count: int, damage: Callable[[bytearray, random.Random], None]
) -> list[str]:
    """Do so much damage to so many copies; gives what went wrong in looking at them."""
    wrong: list[str] = []
    for number in range(count):
        content = bytearray(original.read_bytes())
        damage(content, random.Random(number))
        path = tmp_path / f"damaged-{number}.vault"
        path.write_bytes(content)
        changed = path.read_bytes() != original.read_bytes()
        said, foreign = look_at(path)
        wrong += [f"{number}: {one}" for one in foreign]
        if changed and not said:
            wrong.append(f"{number}: nothing was said")
        for leftover in tmp_path.glob(f"damaged-{number}.vault*"):
            leftover.unlink() if leftover.is_file() else shutil.rmtree(leftover)
    return wrong


def foreign_only(wrong: list[str]) -> list[str]:
    return [one for one in wrong if not one.endswith("nothing was said")]


def cut(content: bytearray, chance: random.Random) -> None:
    del content[chance.randrange(1, len(content)) :]


def zero_a_page(content: bytearray, chance: random.Random) -> None:
    at = chance.randrange(len(content) // PAGE) * PAGE
    content[at : at + PAGE] = bytes(PAGE)


def garble_a_page(content: bytearray, chance: random.Random) -> None:
    at = chance.randrange(len(content) // PAGE) * PAGE
    content[at : at + PAGE] = chance.randbytes(PAGE)


def swap_two_pages(content: bytearray, chance: random.Random) -> None:
    one, other = (place * PAGE for place in chance.sample(range(1, len(content) // PAGE), 2))
    content[one : one + PAGE], content[other : other + PAGE] = (
        content[other : other + PAGE],
        content[one : one + PAGE],
    )


def alter_the_header(content: bytearray, chance: random.Random) -> None:
    content[chance.randrange(100)] ^= 1 << chance.randrange(8)


def flip_a_bit(content: bytearray, chance: random.Random) -> None:
    content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)


@pytest.mark.parametrize("damage", [cut, zero_a_page, garble_a_page, swap_two_pages])
def test_a_damaged_file_is_said_to_be_so_and_never_crashes(
    original: Path, tmp_path: Path, damage: Callable[[bytearray, random.Random], None], request: pytest.FixtureRequest
) -> None:
    """A page that holds nothing any more, or that is made anew from others, may change unnoticed."""
    count = 100 if request.config.getoption("--long") else 12
    wrong = damages(original, tmp_path, count, damage)
    assert foreign_only(wrong) == []
    assert len(wrong) <= count // 6, wrong


@pytest.mark.parametrize("damage", [flip_a_bit, alter_the_header])
def test_no_single_bit_lets_a_foreign_error_out(
    original: Path, tmp_path: Path, damage: Callable[[bytearray, random.Random], None], request: pytest.FixtureRequest
) -> None:
    """Most bits of a file are free space or index; those of texts and vectors are tested where the rows are."""
    count = 400 if request.config.getoption("--long") else 16
    assert foreign_only(damages(original, tmp_path, count, damage)) == []


@pytest.mark.parametrize("part", [0, 1, 16, 100, 4_095, 4_096, 8_192])
def test_a_file_that_is_cut_short_is_refused_or_reported(original: Path, tmp_path: Path, part: int) -> None:
    path = tmp_path / "cut.vault"
    path.write_bytes(original.read_bytes()[:part])
    said, foreign = look_at(path)
    assert (said, foreign) == (True, [])


def test_looking_at_a_damaged_file_leaves_it_as_it_is(original: Path, tmp_path: Path) -> None:
    """The damaged file is never overwritten: somebody may still save something out of it."""
    content = bytearray(original.read_bytes())
    zero_a_page(content, random.Random(3))
    path = tmp_path / "damaged.vault"
    path.write_bytes(content)
    look_at(path)
    assert path.read_bytes() == bytes(content)


def test_a_log_file_of_another_vault_is_not_applied(original: Path, tmp_path: Path) -> None:
    """A write-ahead log that came from elsewhere must not become part of this vault."""
    other = Vault.create(tmp_path / "other.vault", owner="Eve", clock=Clock(), ids=Ids())
    say(other, "Eve was here")
    log = (tmp_path / "other.vault-wal").read_bytes()
    other.close()
    path = tmp_path / "mira.vault"
    shutil.copyfile(original, path)
    (tmp_path / "mira.vault-wal").write_bytes(log)
    said, foreign = look_at(path)
    assert foreign == []
    if not said:
        vault = Vault.open(path, clock=Clock())
        assert (vault.owner, len(shown(vault))) == ("Mira", 60)
        vault.close()


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk of two megabytes, in a folder of its own that nobody else tidies up."""
    if os.name == "nt" or os.geteuid() != 0:
        pytest.skip("mounting a small disk takes root on Linux")
    folder = Path(tempfile.mkdtemp())
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        folder.rmdir()
        pytest.skip(f"a small disk cannot be mounted here: {done.stderr.strip()}")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)
    folder.rmdir()


def test_on_a_full_disk_nothing_acknowledged_is_lost(small_disk: Path) -> None:
    path = small_disk / "mira.vault"
    vault = Vault.create(path, clock=Clock(), ids=Ids())
    kept = 0
    with pytest.raises(DiskFull) as full:  # noqa: PT012
        for number in range(10_000):
            say(vault, f"Note {number} " + "on the garden " * 50)
            kept += 1
    assert full.value.hint
    assert kept > 5
    assert len(shown(vault)) == kept
    assert vault.search(Query("garden", limit=5)).total == kept
    vault.close()
    reader = Vault.open(path, read_only=True, clock=Clock())
    assert len(shown(reader)) == kept
    assert reader.verify() == ()
    reader.close()


def test_a_full_disk_that_gets_room_again_takes_writes_without_a_restart(small_disk: Path) -> None:
    filler = small_disk / "filler"
    path = small_disk / "mira.vault"
    vault = Vault.create(path, clock=Clock(), ids=Ids())
    filler.write_bytes(bytes(1_000_000))
    with pytest.raises(DiskFull):  # noqa: PT012
        for number in range(10_000):
            say(vault, f"Note {number} " + "on the garden " * 50)
    before = len(shown(vault))
    filler.unlink()
    say(vault, "There is room again")
    assert len(shown(vault)) == before + 1
    assert vault.verify() == ()
    vault.close()


INDEX_DAMAGE = {
    "a word of a text is gone": "DELETE FROM version_words WHERE rowid = 3",
    "words without a text": "INSERT INTO episode_words (rowid, own, previous, next) VALUES (999, 'ghost', '', '')",
    "other words stand for a text": "INSERT OR REPLACE INTO version_words (rowid, own, previous, next) "
    "VALUES (3, 'other', '', '')",
    "sign bits are gone": "DELETE FROM episode_bits_1 WHERE rowid = 3",
    "sign bits of nothing": "INSERT INTO version_bits_1 (rowid, bits) VALUES (999, vec_bit(zeroblob(48)))",
    "other sign bits": "DELETE FROM version_bits_1 WHERE rowid = 3; "
    "INSERT INTO version_bits_1 (rowid, bits) VALUES (3, vec_bit(zeroblob(48)))",
    "a vector is gone": "DELETE FROM version_vector WHERE owner = 3",
    "another vault's name": "UPDATE meta SET value = 'other' WHERE key = 'vault'",
    "another model's name": "UPDATE model SET fingerprint = 'other'",
    "an index is gone": "DROP INDEX version_hash",
}


@pytest.mark.parametrize("name", INDEX_DAMAGE)
def test_indexes_and_settings_that_do_not_fit_the_rows_are_reported(original: Path, tmp_path: Path, name: str) -> None:
    path = tmp_path / "altered.vault"
    shutil.copyfile(original, path)
    with raw(path) as file:
        file.execute(INDEX_DAMAGE[name])
    vault = Vault.open(path, clock=Clock(), embedder=BagOfWords())
    assert vault.verify() != ()
    assert len(shown(vault)) == 60
    vault.close()
