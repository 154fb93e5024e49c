"""Backups: they replace an older backup of the same vault and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.errors import VaultError
from core.vault import Vault
from tests.core.vaults import Clock, Ids, say, shown

PICTURE = b"\xff\xd8\xff\xe0\x00\x10JFIF" + bytes(4_000)


@pytest.mark.parametrize(
    "target", ["mira.vault", "mira.vault-wal", "mira.vault-shm", "link.vault", "../house/mira.vault"]
)
def test_a_backup_never_takes_the_place_of_its_own_vault(filed: Vault, path: Path, clock: Clock, target: str) -> None:
    say(filed, "I like tea")
    (path.parent / "link.vault").symlink_to(path)
    with pytest.raises(VaultError):
        filed.backup(path.parent / target)
    say(filed, "I like coffee")
    filed.close()
    again = Vault.open(path, clock=clock)
    assert len(shown(again)) == 2
    assert again.verify() == ()
    again.close()


def test_a_backup_takes_the_place_of_an_older_one_and_of_nothing_else(filed: Vault, path: Path, clock: Clock) -> None:
    say(filed, "I like tea")
    copy = filed.backup(path.parent / "copy.vault")
    say(filed, "I like coffee")
    filed.backup(copy)
    restored = Vault.open(copy, clock=clock)
    assert len(shown(restored)) == 2
    restored.close()
    picture, other = path.parent / "picture.jpg", path.parent / "eve.vault"
    picture.write_bytes(PICTURE)
    eve = Vault.create(other, owner="Eve", clock=clock, ids=Ids())
    say(eve, "I like cocoa")
    for target in (picture, other, path.parent, path.parent / "no" / "folder.vault"):
        with pytest.raises(VaultError):
            filed.backup(target)
    assert picture.read_bytes() == PICTURE
    say(eve, "I like water")
    eve.close()
    eve = Vault.open(other, clock=clock)
    assert (eve.owner, len(shown(eve)), eve.verify()) == ("Eve", 2, ())
    eve.close()
