"""How often a memory was of use is counted beside the log, and by nobody who does not want it."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.answers import ImportOptions
from core.domain import UseKind
from core.vault import Vault
from tests.core.vaults import Clock, remembered


def test_opening_and_using_are_counted_apart_and_together(vault: Vault, clock: Clock) -> None:
    tea, coffee = remembered(vault, "I like tea"), remembered(vault, "I like coffee")
    vault.note_use([tea, coffee, tea], UseKind.OPENED)
    vault.note_use([tea], UseKind.USED)
    found = vault.usage([tea, coffee])
    assert (found[tea].opened, found[tea].used, found[tea].times) == (2, 1, 3)
    assert (found[coffee].opened, found[coffee].used) == (1, 0)
    assert found[tea].last == clock.at


def test_what_was_never_of_use_and_what_is_unknown_is_left_out(vault: Vault) -> None:
    tea = remembered(vault, "I like tea")
    vault.note_use(["0" * 36, ""], UseKind.OPENED)
    assert vault.usage([tea, "0" * 36]) == {}
    assert vault.usage([]) == {}


def test_counting_is_no_operation_and_changes_nothing_that_can_be_undone(vault: Vault) -> None:
    tea = remembered(vault, "I like tea")
    before = vault.last_operation(), vault.undoable()
    vault.note_use([tea], UseKind.OPENED)
    assert (vault.last_operation(), vault.undoable()) == before
    assert vault.verify() == ()


def test_switching_it_off_forgets_what_was_counted_and_counts_no_more(vault: Vault) -> None:
    tea = remembered(vault, "I like tea")
    vault.note_use([tea], UseKind.OPENED)
    assert vault.counts_use()
    vault.set_counts_use(False)
    vault.note_use([tea], UseKind.OPENED)
    assert not vault.counts_use()
    assert vault.usage([tea]) == {}
    vault.set_counts_use(True)
    vault.note_use([tea], UseKind.USED)
    assert vault.usage([tea])[tea].used == 1


@pytest.mark.parametrize("format", ["archive", "json", "jsonl", "csv", "markdown"])
def test_no_export_tells_how_often_anything_was_used(filed: Vault, tmp_path: Path, format: str) -> None:
    tea = remembered(filed, "I like tea")
    plain, counted = tmp_path / "plain", tmp_path / "counted"
    plain.mkdir()
    counted.mkdir()
    filed.export(plain / "x", format)
    filed.note_use([tea] * 77, UseKind.OPENED)
    filed.export(counted / "x", format)
    names = {one.relative_to(counted) for one in counted.rglob("*")}
    assert names == {one.relative_to(plain) for one in plain.rglob("*")}
    assert all(b"usage" not in one.read_bytes() for one in counted.rglob("*") if one.is_file())
    if format == "archive":
        other = Vault.create(tmp_path / "other" / "o.vault")
        other.import_file(next(counted.iterdir()), ImportOptions())
        assert other.usage([tea]) == {}
        other.close()
