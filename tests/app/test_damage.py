"""A damaged vault is told in a sentence by whatever command meets the damage, and never with a crash."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from app.demo import build_demo
from core.store.connection import open_store

COMMANDS = [
    ("list", "--status", "all"),
    ("search", "Sal glaze Lisbon"),
    ("verify",),
    ("stats",),
    ("log",),
    ("add", "The boat is red."),
]


@pytest.fixture(scope="module")
def sound(tmp_path_factory) -> bytes:
    path = tmp_path_factory.mktemp("sound") / "sample.variorum"
    build_demo(path)
    return path.read_bytes()


def _damaged(sound: bytes, kind: str, chance: random.Random) -> bytes:
    content = bytearray(sound)
    place = chance.randrange(len(content))
    match kind:
        case "cut":
            return bytes(content[:place])
        case "page":
            start = place - place % 4096
            content[start : start + 4096] = bytes(4096)
        case _:
            content[place] ^= 1 << chance.randrange(8)
    return bytes(content)


@pytest.mark.parametrize("kind", ["cut", "page", "bit"])
@pytest.mark.parametrize("seed", range(3))
def test_every_command_answers_on_a_damaged_vault(variorum, sound, kind, seed):
    content = _damaged(sound, kind, random.Random(f"{kind} {seed}"))
    for words in COMMANDS:
        for end in ("", "-wal", "-shm"):
            Path(f"{variorum.vault}{end}").unlink(missing_ok=True)
        variorum.vault.write_bytes(content)
        answer = variorum(*words, "--json")
        assert answer.code in (0, 3), answer
        if "error" in answer.json:
            assert answer.error["kind"] in ("VaultDamaged", "NotAVault")
    assert not (variorum.home / "variorum.log").exists()


def test_a_changed_word_is_found_by_the_check_and_named(variorum):
    variorum.add("My bicycle is green.")
    store = open_store(variorum.vault)
    store.run("PRAGMA journal_mode=delete")
    store.close()
    content = variorum.vault.read_bytes()
    assert content.count(b"My bicycle is green.") >= 1
    variorum.vault.write_bytes(content.replace(b"My bicycle is green.", b"My bicycle is grXen."))
    answer = variorum("verify", "--json")
    assert answer.code == 3
    assert answer.json["ok"] is False
    assert all({"kind", "where", "message"} <= set(problem) for problem in answer.json["problems"])
