"""Killed at any moment, a vault keeps what it acknowledged and agrees with itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.bench.crash import Known, Tally, check, kill_points, run
from core.domain import Statement
from core.vault import Vault


@pytest.mark.timeout(180)
def test_forty_kills_lose_nothing_and_break_nothing() -> None:
    tally = kill_points(40)
    assert (tally.corrupt, tally.lost, tally.disagreements) == (0, 0, 0), tally.notes
    assert tally.points == 40
    assert tally.acknowledged > 40
    assert {"add", "revise", "import"} & set(tally.during)


@pytest.mark.long
@pytest.mark.timeout(900)
def test_a_hundred_and_fifty_kills_lose_nothing_and_break_nothing() -> None:
    tally = kill_points(150, seed=2)
    assert (tally.corrupt, tally.lost, tally.disagreements) == (0, 0, 0), tally.notes
    assert tally.points == 150


@pytest.fixture
def vault_path(tmp_path: Path) -> Path:
    path = tmp_path / "a.vault"
    Vault.create(path).close()
    return path


def added(path: Path, text: str) -> dict[str, Any]:
    vault = Vault.open(path)
    receipt = vault.add(Statement(text, keep=True))
    vault.close()
    return {"done": "add", "memory": receipt.memory, "text": text, "episodes": 1}


def checked(path: Path, *said: dict[str, Any]) -> Tally:
    tally = Tally()
    check(path, list(said), Known(), tally)
    return tally


def test_the_check_is_content_with_a_vault_that_holds_what_was_said(vault_path: Path) -> None:
    tally = checked(vault_path, added(vault_path, "Comet is a greyhound."))
    assert (tally.corrupt, tally.lost, tally.disagreements, tally.acknowledged) == (0, 0, 0, 1)


def test_the_check_notices_a_wording_that_is_gone(vault_path: Path) -> None:
    line = added(vault_path, "Comet is a greyhound.")
    tally = checked(vault_path, line, {**line, "text": "Comet is a whippet.", "episodes": 0})
    assert tally.lost == 1


def test_the_check_notices_a_memory_that_is_gone(vault_path: Path, tmp_path: Path) -> None:
    other = tmp_path / "b.vault"
    Vault.create(other).close()
    line = added(other, "Comet is a greyhound.")
    assert checked(vault_path, line).lost >= 1


def test_the_check_notices_half_an_import(vault_path: Path) -> None:
    added(vault_path, "Comet is a greyhound.")
    assert checked(vault_path, {"begin": "import", "episodes": 60}).disagreements == 1
    assert checked(vault_path, {"begin": "add", "episodes": 1}).disagreements == 0


def test_the_check_notices_a_file_that_no_longer_opens(vault_path: Path) -> None:
    vault_path.write_bytes(b"SQLite format 3\x00" + b"\xff" * 8000)
    assert checked(vault_path).corrupt == 1


def test_the_command_reports_the_figures(tmp_path: Path) -> None:
    result = run(None, out=tmp_path / "notes.jsonl", embedder=None, options={"points": 2})
    assert result["set"] == "crash"
    assert result["metrics"]["points"] == 2
    assert set(result["metrics"]) == {"points", "acknowledged", "corrupt", "lost", "disagreements", "killed_during"}
    assert (tmp_path / "notes.jsonl").read_text(encoding="utf-8") == ""
