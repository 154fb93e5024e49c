"""Every sample export comes in as the table says that was made by reading the samples by eye.

The table is data: ``expectations.toml`` beside this file, one entry a sample.
A date stands there as it is known: a day where the file names a day, or a time
without a zone, of which only the day is certain.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import pytest

from core.answers import ImportOptions
from core.domain import Turn
from core.exchange.parsed import Record
from core.exchange.plan import read_file
from core.vault import Vault

DATA = Path(os.environ.get("VARIORUM_DATA", Path(__file__).resolve().parents[4] / "shared" / "data"))
SAMPLES = DATA / "exports" / "samples"
pytestmark = pytest.mark.skipif(not SAMPLES.is_dir(), reason="the sample exports are not here")

TABLE = tomllib.loads(Path(__file__).with_name("expectations.toml").read_text("utf-8"))["sample"]
NAMES = [" ".join([entry["path"], *entry.get("options", {}).values()]) for entry in TABLE]


def turn_seen(turn: Turn) -> dict[str, str]:
    seen = {"text": turn.text, "by": turn.speaker, "said": turn.said_at, "shows": turn.caption}
    return {name: str(value) for name, value in seen.items() if value is not None}


def memory_seen(record: Record) -> dict[str, Any]:
    said = record.statement
    seen = {
        "text": said.text,
        "by": said.speaker,
        "said": said.said_at and str(said.said_at),
        "since": said.window.start and str(said.window.start),
        "until": said.window.end and str(said.window.end),
        "tags": list(said.tags),
        "gone": record.archived,
        "earlier": [[wording.text, str(wording.until)] for wording in record.earlier],
        "heard": record.turn and record.turn[1],
    }
    return {name: value for name, value in seen.items() if value}


@pytest.mark.parametrize("entry", TABLE, ids=NAMES)
def test_a_sample_says_who_said_what_when_and_what_was_left_out(entry: dict[str, Any]) -> None:
    parsed = read_file(SAMPLES / entry["path"], ImportOptions(**entry.get("options", {})))
    assert (parsed.format, parsed.source_name) == (entry["format"], entry["source"])
    assert [turn_seen(turn) for turn in parsed.turns] == entry.get("turns", [])
    assert [memory_seen(record) for record in parsed.records] == entry.get("memories", [])
    assert [[one.kind.value, one.from_id, one.to_id] for one in parsed.links] == entry.get("links", [])
    assert [[one.where, one.why] for one in parsed.skipped] == entry.get("skipped", [])
    assert [one.where for one in parsed.uncertain] == entry.get("uncertain", [])
    assert len(parsed.conversations) == entry.get("conversations", 0)
    assert (parsed.zoneless, parsed.twofold) == (entry.get("zoneless", 0), entry.get("twofold", 0))


@pytest.mark.parametrize("entry", TABLE, ids=NAMES)
def test_a_sample_comes_in_once_and_goes_out_again_in_one_step(entry: dict[str, Any]) -> None:
    found = len(entry.get("turns", [])) + len(entry.get("memories", []))
    options = ImportOptions(**entry.get("options", {}))
    vault = Vault.in_memory()
    try:
        report = vault.import_file(SAMPLES / entry["path"], options)
        twice = entry.get("twice", 0)
        assert (report.found, report.added, report.repeated) == (found, found - twice, twice)
        assert report.pending == len(entry.get("memories", [])) - twice
        again = vault.import_file(SAMPLES / entry["path"], options)
        assert (again.found, again.added, again.repeated, again.operation) == (found, 0, found, None)
        vault.undo()
        assert (vault.stats().memories, vault.stats().episodes) == (0, 0)
        assert vault.verify() == ()
    finally:
        vault.close()
