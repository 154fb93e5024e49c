"""Archives and the zip programs that people have: each opens what the other one made, packed or unpacked."""

from __future__ import annotations

import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

from core.answers import ImportOptions, ListRequest
from core.errors import FileUnreadable
from core.vault import Vault
from tests.core.vaults import remembered, true

PASSWORD = "Grüße, 7 Zwerge"


@pytest.fixture
def seven_zip() -> str:
    found = next((name for name in ("7z", "7zz", "7za") if shutil.which(name)), None)
    if found is None:
        pytest.skip("needs 7-Zip: none of 7z, 7zz and 7za is installed")
    return found


@pytest.fixture
def told(vault: Vault) -> Vault:
    home = remembered(vault, "I live in Porto", window=true("2019"), tags=("home",))
    vault.revise(home, "I live in Porto, by the river")
    return vault


def run(*command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=60)


def brought_back(path: Path, tmp_path: Path, password: str = "") -> list[str]:
    fresh = Vault.create(tmp_path / "fresh.vault")
    fresh.import_file(path, ImportOptions(password=password))
    found = [
        version.text for one in fresh.list(ListRequest(every=True)).memories for version in fresh.show(one.id).versions
    ]
    assert fresh.verify() == ()
    fresh.close()
    return found


WORDINGS = ["I live in Porto", "I live in Porto, by the river"]


def test_seven_zip_opens_a_locked_archive_with_its_password_alone(told: Vault, tmp_path: Path, seven_zip: str) -> None:
    told.export(tmp_path / "locked.zip", "archive", password=PASSWORD)
    listed = run(seven_zip, "l", "-slt", "locked.zip", folder=tmp_path)
    assert "Method = AES-256" in listed.stdout
    wrong = run(seven_zip, "t", "-pwrong", "locked.zip", folder=tmp_path)
    assert wrong.returncode != 0
    right = run(seven_zip, "x", f"-p{PASSWORD}", "-oout", "locked.zip", folder=tmp_path)
    assert right.returncode == 0, right.stdout
    assert "by the river" in (tmp_path / "out" / "tables" / "version.jsonl").read_text("utf-8")


@pytest.mark.parametrize("lock", [("-mem=AES256", "-psecret"), ()])
def test_what_seven_zip_packed_again_comes_back(
    told: Vault, tmp_path: Path, seven_zip: str, lock: tuple[str, ...]
) -> None:
    told.export(tmp_path / "plain.zip", "archive")
    shutil.unpack_archive(tmp_path / "plain.zip", tmp_path / "out")
    made = run(seven_zip, "a", "-tzip", *lock, "../again.zip", ".", folder=tmp_path / "out")
    assert made.returncode == 0, made.stdout
    assert brought_back(tmp_path / "again.zip", tmp_path, "secret" if lock else "") == WORDINGS


def test_a_plain_archive_opens_with_unzip(told: Vault, tmp_path: Path) -> None:
    if shutil.which("unzip") is None:
        pytest.skip("needs unzip, which is not installed")
    told.export(tmp_path / "plain.zip", "archive")
    assert run("unzip", "-tq", "plain.zip", folder=tmp_path).returncode == 0


def test_a_plain_archive_opens_with_python(told: Vault, tmp_path: Path) -> None:
    told.export(tmp_path / "plain.zip", "archive")
    with zipfile.ZipFile(tmp_path / "plain.zip") as packed:
        assert packed.testzip() is None
        assert {"README.txt", "manifest.json", "tables/version.jsonl"} <= set(packed.namelist())


def test_an_archive_that_was_unpacked_comes_back_from_its_folder(told: Vault, tmp_path: Path) -> None:
    told.export(tmp_path / "plain.zip", "archive")
    shutil.unpack_archive(tmp_path / "plain.zip", tmp_path / "out")
    assert brought_back(tmp_path / "out", tmp_path) == WORDINGS


def test_an_unpacked_archive_that_was_altered_is_refused(told: Vault, tmp_path: Path) -> None:
    told.export(tmp_path / "plain.zip", "archive")
    shutil.unpack_archive(tmp_path / "plain.zip", tmp_path / "out")
    table = tmp_path / "out" / "tables" / "version.jsonl"
    table.write_text(table.read_text("utf-8").replace("Porto", "Lagos"), "utf-8")
    with pytest.raises(FileUnreadable, match="altered"):
        brought_back(tmp_path / "out", tmp_path)


def test_a_link_in_an_unpacked_archive_is_not_followed(told: Vault, tmp_path: Path) -> None:
    told.export(tmp_path / "plain.zip", "archive")
    shutil.unpack_archive(tmp_path / "plain.zip", tmp_path / "out")
    table = tmp_path / "out" / "tables" / "version.jsonl"
    table.rename(tmp_path / "elsewhere.jsonl")
    table.symlink_to(tmp_path / "elsewhere.jsonl")
    with pytest.raises(FileUnreadable, match="damaged"):
        brought_back(tmp_path / "out", tmp_path)
