"""What other formats can hold comes back from them: written as the golden files say, and read again.

The golden files are what each format is promised to look like. A difference is
either a fault or a change of the format that others must be told of.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from core.answers import ImportOptions, ListRequest, Take
from core.domain import Memory, Status
from core.moves import Wanted
from core.vault import Vault
from core.window import Window, window_between
from tests.core.vaults import Clock, Ids, remembered, say, true, waiting, when

GOLDEN = Path(__file__).with_name("files")
FORMATS = {"csv": "table.csv", "mem0": "mem0.json", "mcp": "graph.jsonl", "json": "memories.json", "html": "page.html"}


@pytest.fixture
def life() -> Iterator[Vault]:
    """A small life with dates of every precision, tags, a past, signs of many scripts, and what waits."""
    vault = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids())
    home = remembered(vault, "I live in Porto", window=true("2019"), tags=("home", "town"), said_at=when("2019-06"))
    vault.revise(home, "I live in Lisbon, near the “Sé”", since=when("2024-03-05"))
    remembered(vault, "Ana keeps bees 🐝 and speaks 日本語", tags=("family",))
    remembered(vault, "=SUM(A1:A9) is my favourite formula\nand I say so")
    vault.end(remembered(vault, "I rent a flat", window=window_between(when("2020"), None)), on=when("2022-11"))
    say(vault, "Thanks!")
    waiting(vault, "Mira likes opera")
    yield vault
    vault.close()


def written(vault: Vault, folder: Path, format: str) -> Path:
    target = folder / FORMATS.get(format, "notes")
    vault.export_wanted(target, format, Wanted(past=True))
    return target


@pytest.mark.parametrize("format", FORMATS)
def test_what_is_written_is_what_was_promised(life: Vault, tmp_path: Path, format: str, renew: bool) -> None:
    content = _without_vault(written(life, tmp_path, format).read_bytes())
    golden = GOLDEN / FORMATS[format]
    if renew:
        golden.write_bytes(content)
    assert content == golden.read_bytes()


def test_notes_are_what_was_promised(life: Vault, tmp_path: Path, renew: bool) -> None:
    folder = written(life, tmp_path, "markdown")
    made = {one.name: one.read_bytes() for one in folder.iterdir()}
    if renew:
        (GOLDEN / "notes").mkdir(exist_ok=True)
        for name, content in made.items():
            (GOLDEN / "notes" / name).write_bytes(content)
    assert made == {one.name: one.read_bytes() for one in (GOLDEN / "notes").iterdir()}


def _without_vault(content: bytes) -> bytes:
    """The vault's own id is random."""
    return re.sub(rb'"vault": "[^"]*"', b'"vault": "the vault"', content)


def brought_back(path: Path, clock: Clock) -> dict[str, Memory]:
    """What another vault knows after it read a file."""
    vault = Vault.in_memory(owner="Mira", clock=clock, ids=Ids())
    try:
        vault.import_file(path, ImportOptions(take=Take.MEMORIES, accept=True, you="Mira"))
        return {one.text: one for one in vault.list(ListRequest(every=True, limit=100)).memories}
    finally:
        vault.close()


HELD: dict[str, Any] = {
    # format: texts, tags and dates that come back
    "csv": {"tags": True, "windows": True, "past": True},
    "markdown": {"tags": True, "windows": True, "past": True},
    "mem0": {"tags": True, "windows": True, "past": True},
    "mcp": {"tags": False, "windows": False, "past": False},
}


@pytest.mark.parametrize("format", HELD)
def test_what_a_format_can_hold_comes_back_from_it(life: Vault, tmp_path: Path, format: str) -> None:
    back = brought_back(written(life, tmp_path, format), Clock())
    held = HELD[format]
    known = {one.text: one for one in life.list(ListRequest(every=True, limit=100)).memories}
    counted = {text: one for text, one in known.items() if one.status is not Status.PENDING}
    wanted = {text for text, one in counted.items() if held["past"] or one.status in (Status.CURRENT, Status.DISPUTED)}
    assert wanted <= back.keys()
    for text in wanted:
        if held["tags"]:
            assert set(known[text].tags) <= set(back[text].tags)
        if held["windows"] and known[text].window != Window():
            assert back[text].window == known[text].window
