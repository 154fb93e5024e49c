"""Whatever becomes of an archive on its way, it is brought back whole or refused with a sentence."""

from __future__ import annotations

import hashlib
import json
import random
import zipfile
from pathlib import Path
from typing import Any

import pytest

from core.answers import ImportOptions
from core.errors import VaultError
from core.vault import Vault
from tests.core.vaults import Clock, Ids, remembered, say, true

ODD: list[Any] = [
    None, 1, -1, 2**70, 1.5, float("inf"), "", "x", {"a": 1}, [1], True, "\ud800", "a\x00b", 10**30, "ff",
]  # fmt: skip


@pytest.fixture
def archives(vault: Vault, tmp_path: Path) -> tuple[Path, Path]:
    """An archive, and the same locked."""
    for number in range(8):
        remembered(vault, f"I like thing number {number}", window=true("2019"), tags=("list",))
    say(vault, "I live in Porto")
    say(vault, "I live in Kiel")
    vault.undo()
    vault.export(tmp_path / "open.zip", "archive")
    vault.export(tmp_path / "locked.zip", "archive", password="x")
    return tmp_path / "open.zip", tmp_path / "locked.zip"


def bring(path: Path) -> int:
    """How many memories an empty vault holds afterwards; a refusal leaves it empty and whole."""
    vault = Vault.in_memory(clock=Clock(), ids=Ids())
    try:
        for act in (vault.preview_import, vault.import_file):
            try:
                act(path, ImportOptions(password="x"))
            except VaultError as refused:
                assert refused.message.endswith(".")  # noqa: PT017 - that one is raised is not what is asked
                assert vault.last_operation() == 1
        assert vault.verify() == ()
        return vault.stats().memories
    finally:
        vault.close()


@pytest.mark.parametrize("seed", range(12))
def test_bytes_that_changed_on_the_way_are_refused_or_harmless(archives: tuple[Path, Path], seed: int) -> None:
    chance, path = random.Random(seed), archives[seed % 2]
    content = bytearray(path.read_bytes())
    match seed % 3:
        case 0:
            for _ in range(chance.randint(1, 6)):
                content[chance.randrange(len(content))] = chance.randrange(256)
        case 1:
            del content[chance.randrange(len(content)) :]
        case _:
            at = chance.randrange(len(content))
            content[at : at + chance.randint(1, 50)] = chance.randbytes(chance.randint(0, 60))
    damaged = path.with_name("damaged.zip")
    damaged.write_bytes(content)
    assert bring(damaged) in (0, 9)


@pytest.mark.parametrize("seed", range(24))
def test_rows_that_no_vault_wrote_are_refused_though_the_manifest_fits(archives: tuple[Path, Path], seed: int) -> None:
    chance, path = random.Random(seed), archives[0]
    with zipfile.ZipFile(path) as packed:
        files = {name: packed.read(name) for name in packed.namelist()}
    manifest = json.loads(files["manifest.json"])
    table = chance.choice([name for name, facts in manifest["tables"].items() if facts["rows"] and name != "meta"])
    lines = files[f"tables/{table}.jsonl"].decode().split("\n")[:-1]
    at = chance.randrange(1, len(lines))
    row: Any = json.loads(lines[at])
    before = list(row)
    if seed % 5:
        row[chance.randrange(len(row))] = chance.choice(ODD)
    else:
        row = chance.choice([row[:-1], 5, {}, "x", [], [[1]]])
    lines[at] = json.dumps(row)
    content = ("\n".join(lines) + "\n").encode("utf-8", "surrogatepass")
    files[f"tables/{table}.jsonl"] = content
    manifest["tables"][table]["sha256"] = hashlib.sha256(content).hexdigest()
    files["manifest.json"] = json.dumps(manifest).encode()
    damaged = path.with_name("damaged.zip")
    with zipfile.ZipFile(damaged, "w") as packed:
        for name, part in files.items():
            packed.writestr(name, part)
    assert bring(damaged) == (9 if json.dumps(row) == json.dumps(before) else 0)
