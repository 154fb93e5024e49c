"""Writing memories to a file: what is shown, as it is shown, whole or not at all."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from core.answers import ImportOptions
from core.domain import Showing
from core.engine.query import COMMON_SHARE, PRUNED_FROM, read_terms, without_common
from core.errors import UnsupportedFormat, VaultError
from core.vault import Vault
from core.window import End, Window
from tests.core.vaults import Clock, day, remembered, say, shown, true, waiting, when


@pytest.fixture
def told(vault: Vault) -> Vault:
    memory = remembered(vault, "I live in Berlin", window=true("2019"), tags=("home",), said_at=when("2020"))
    vault.revise(memory, "I live in Lisbon", since=when("2024-03"))
    vault.pin(memory)
    vault.end(remembered(vault, "I rent a flat", window=true("2018")), on=when("2022"))
    vault.retire(remembered(vault, "I own a yacht"))
    vault.archive(remembered(vault, "I collect stamps"))
    waiting(vault, "Mira keeps bees")
    remembered(vault, "I kept goats", window=Window(None, None, End.UNKNOWN))
    return vault


def written(vault: Vault, path: Path, format: str, **values: Any) -> list[dict[str, Any]]:
    """The records of an export, whose report must fit the file."""
    report = vault.export(path, format, **values)
    content = path.read_bytes()
    assert (report.bytes, report.sha256) == (len(content), hashlib.sha256(content).hexdigest())
    text = content.decode()
    if format == "json":
        records = json.loads(text)["memories"]
    else:
        records = [record for record in map(json.loads, text.splitlines()) if "memory" in record]
    assert (report.memories, report.versions) == (len(records), sum(len(one["versions"]) for one in records))
    return list(records)


@pytest.mark.parametrize("format", ["json", "jsonl"])
def test_what_is_shown_is_written_as_it_is_shown(told: Vault, tmp_path: Path, format: str) -> None:
    records = written(told, tmp_path / f"out.{format}", format)
    assert {one["text"]: one["status"] for one in records} == {
        "I live in Lisbon": "current",
        "Mira keeps bees": "pending",
    }
    lisbon = next(one for one in records if one["text"] == "I live in Lisbon")
    assert (lisbon["tags"], lisbon["pinned"], lisbon["speaker"]) == (["home"], True, "Mira")
    assert (lisbon["valid_from"], lisbon["valid_to"]) == ("2024-03", None)
    berlin = lisbon["versions"][0]
    assert (berlin["text"], berlin["valid_from"], berlin["valid_to"]) == ("I live in Berlin", "2019", "2024-03")
    assert (berlin["said_at"], len(berlin["windows"])) == ("2020", 2)
    assert "evidence" not in lisbon


def test_the_past_and_the_sources_come_along_on_request(told: Vault, tmp_path: Path) -> None:
    records = written(told, tmp_path / "out.json", "json", past=True, sources=True)
    by_text = {one["text"]: one for one in records}
    assert set(by_text) == {"I live in Lisbon", "Mira keeps bees", "I rent a flat", "I kept goats"}
    assert by_text["I kept goats"]["ended"] is True
    assert by_text["I rent a flat"]["valid_to"] == "2022"
    assert [one["quote"] for one in by_text["I live in Lisbon"]["evidence"]] == ["I live in Berlin"]


def test_an_earlier_view_is_written_as_it_was(told: Vault, tmp_path: Path) -> None:
    records = written(told, tmp_path / "out.json", "json", showing=Showing(day("2021")))
    assert {"I live in Berlin", "I rent a flat"} <= {one["text"] for one in records}
    nothing = written(told, tmp_path / "out.json", "json", showing=Showing(None, day("2020")))
    assert nothing == []


def test_an_export_onto_the_vault_or_in_an_unknown_format_is_refused(filed: Vault, path: Path, clock: Clock) -> None:
    say(filed, "I like tea")
    for target in (path, path.with_name(path.name + "-wal"), path.parent, path.parent / "no" / "out.json"):
        for kind in ("json", "archive"):
            with pytest.raises(VaultError):
                filed.export(target, kind)
    for wanted in ("yaml", "parquet", "", "json ", "\ud800"):
        with pytest.raises(UnsupportedFormat):
            filed.export(path.parent / "out", wanted)
    say(filed, "I like coffee")
    filed.close()
    again = Vault.open(path, clock=clock)
    assert len(shown(again)) == 2
    assert again.verify() == ()
    again.close()


def test_a_preview_stores_nothing_and_tells_what_the_file_holds(vault: Vault, tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("[2021-03-04] - I live in Lisbon\n[2019] - I play the cello\nThanks!\n", "utf-8")
    preview = vault.preview_import(file, ImportOptions())
    assert (preview.format, preview.turns, preview.statements) == ("text", 0, 3)
    assert (str(preview.first), str(preview.last)) == ("2019", "2021-03-04")
    assert preview.sample[0] == "I live in Lisbon"
    assert (vault.last_operation(), vault.stats().episodes) == (1, 0)


def test_words_that_nearly_every_statement_has_are_left_out_beside_rarer_ones() -> None:
    statements = PRUNED_FROM * 10
    often, seldom = int(statements * COMMON_SHARE) + 1, 3
    terms = read_terms("garden rhubarb xylophone")
    found = {term.stem: count for term, count in zip(terms, (often, seldom, 0), strict=True)}
    assert [term.text for term in without_common(terms, found, statements)] == ["rhubarb", "xylophone"]
    alone = {term.stem: count for term, count in zip(terms, (often, 0, 0), strict=True)}
    assert without_common(terms, alone, statements) == terms
    assert without_common(terms, found, PRUNED_FROM - 1) == terms


def test_a_pasted_page_is_asked_in_a_bounded_number_of_words(vault: Vault) -> None:
    say(vault, "I like tea")
    terms = read_terms(" ".join(f"word{number}" for number in range(10_000)))
    assert 0 < len(terms) <= 64
