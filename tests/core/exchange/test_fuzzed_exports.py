"""Whatever is done to an export, only our own errors come out, a refused file stores nothing, and nobody waits long.

The fuzzer takes a sound export of each kind and alters values, lines or bytes
of it. Its seeds are fixed: what fails here fails everywhere.
"""

from __future__ import annotations

import gzip
import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core.answers import ImportOptions, Take
from core.errors import VaultError
from core.exchange.plan import read_content
from core.vault import Vault
from tests.core.exchange.sound_exports import VALUES, sound_files, zipped

resource = pytest.importorskip("resource", reason="only Unix tells how much memory a process took")

FILES = sound_files()
IN_CI, LONG = 500, 20_000
"""Altered inputs of each kind on every run, and with ``--long``."""
SECONDS, MEGABYTES = 10.0, 500
"""What one input may take at most."""
STORED = 25
"""One of so many inputs goes all the way into a vault; those that are refused all do."""
_ODD: list[Any] = [
    None, "", " ", 0, -1, 1e308, 10**400, float("nan"), float("inf"), -0.0, True, [], {}, [[]], [None], {"a": None},
    "\ud800", "\x00", "a\x00b", "x" * 300, "x" * 70_000, "9999-99-99", "0000-00-00", "2025-02-30T25:61:61Z", 2**63,
    -(2**63), "2025-03-04T09:00:00+99:99", "\u202e\ufeff", "]]>", "=cmd()", "${x}", {"content": {"content": {}}},
    ["a"] * 300, "1:56 pm on 99 May, 2023", "[2025-03-04] - x",
]  # fmt: skip


def altered_value(value: Any, chance: random.Random) -> Any:
    """The value with one of its parts taken out, doubled, or replaced by something odd."""
    if isinstance(value, dict) and value and chance.randrange(6):
        name = chance.choice(sorted(value))
        if not chance.randrange(5):
            return {other: one for other, one in value.items() if other != name}
        return {**value, name: altered_value(value[name], chance)}
    if isinstance(value, list) and value and chance.randrange(6):
        at = chance.randrange(len(value))
        if not chance.randrange(8):
            return [*value, *value[at:], *value[: at + 1]]
        return [*value[:at], altered_value(value[at], chance), *value[at + 1 :]]
    return chance.choice(_ODD)


def hollow(value: Any) -> Any:
    """The value with null in every place where something stood."""
    if isinstance(value, dict):
        return {name: hollow(one) for name, one in value.items()}
    return [hollow(one) for one in value] if isinstance(value, list) else None


def altered_bytes(content: bytes, chance: random.Random) -> bytes:
    """The bytes with some of them changed, taken out, put in, doubled or cut off."""
    made = bytearray(content)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(made) + 1)
        match chance.randrange(7):
            case 0:
                made[at : at + 1] = bytes([chance.randrange(256)])
            case 1:
                del made[at : at + chance.randrange(1, 20)]
            case 2:
                made[at:at] = chance.randbytes(chance.randrange(1, 8))
            case 3:
                made[at:at] = made[at : at + chance.randrange(1, 60)]
            case 4:
                del made[at:]
            case 5:
                made[at:at] = chance.choice(
                    [b"\x00", b"\xff\xfe", b"[" * 50, b'"', b"\\ud800", b"{}", b"\r\n", b"\x0c"]
                )
            case _:
                made = made[:at] + made[at : at + 40] * 20 + made[at + 40 :]
    return bytes(made)


def recoded(content: bytes, chance: random.Random) -> bytes:
    """A text in another encoding, with or without its mark, or with other line ends."""
    text = content.decode("utf-8", "replace")
    codec = chance.choice(["utf-16", "utf-16-le", "utf-16-be", "utf-8-sig", "utf-32", "latin-1", "cp1252", "utf-7"])
    return text.replace("\n", chance.choice(["\n", "\r\n", "\r"])).encode(codec, "replace")


def packed(content: bytes, chance: random.Random) -> bytes:
    """The same inside of an archive, well or badly."""
    inner = zipped({"conversations.json": content, "x/../y" if not chance.randrange(4) else "y": content})
    return chance.choice([lambda: gzip.compress(content), lambda: inner, lambda: altered_bytes(inner, chance)])()


def altered(kind: str, chance: random.Random) -> bytes:
    """One altered export of a kind."""
    content = FILES[kind]
    if kind in VALUES and chance.randrange(5) < 3:
        value = hollow(VALUES[kind]) if not chance.randrange(40) else VALUES[kind]
        for _ in range(chance.randint(1, 4)):
            value = altered_value(value, chance)
        content = json.dumps(value).encode()
    ways: list[Callable[[bytes, random.Random], bytes]] = [altered_bytes, altered_bytes, altered_bytes, recoded, packed]
    return content if kind in VALUES and chance.randrange(2) else chance.choice(ways)(content, chance)


def options_of(chance: random.Random) -> ImportOptions:
    """Choices as a person might make them."""
    return ImportOptions(
        take=chance.choice([None, *Take]),
        zone=chance.choice([None, "Asia/Tokyo"]),
        date_order=chance.choice([None, "dmy", "mdy"]),
        you=chance.choice([None, "Mira"]),
        accept=not chance.randrange(4),
    )


def require_storable(content: bytes, options: ImportOptions) -> bool:
    """Read it; every text that comes out can be stored. False for a file that is refused in plain words."""
    try:
        parsed = read_content(content, "export", options)
    except VaultError as reason:
        assert reason.message  # noqa: PT017
        return False
    texts = [turn.text for turn in parsed.turns] + [one.text for one in parsed.statements]
    texts += [wording.text for record in parsed.records for wording in record.earlier]
    assert all(text.strip() and "\x00" not in text for text in texts)
    assert all(not any("\ud800" <= sign <= "\udfff" for sign in text) for text in texts)
    return True


def peak() -> float:
    """The most memory that this process ever took, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)


def fuzz(kind: str, seeds: range, folder: Path) -> None:
    most = peak() + MEGABYTES
    vault = Vault.in_memory(owner="Mira")
    path = folder / "export"
    for seed in seeds:
        chance = random.Random(f"{kind} {seed}")
        content, options = altered(kind, chance), options_of(chance)
        begun = time.perf_counter()
        is_read = require_storable(content, options)
        if not is_read or seed % STORED == 0:
            path.write_bytes(content)
            before = vault.stats().operations, vault.stats().episodes
            try:
                vault.import_file(path, options)
            except VaultError:
                assert (vault.stats().operations, vault.stats().episodes) == before, seed
        assert time.perf_counter() - begun < SECONDS, seed
        assert peak() < most, seed
    assert vault.verify() == ()
    vault.close()


@pytest.mark.parametrize("kind", FILES)
def test_an_undamaged_export_gives_something(kind: str) -> None:
    parsed = read_content(FILES[kind], "export", ImportOptions()) if "zip" not in kind and kind not in PACKED else None
    assert parsed is None or parsed.turns or parsed.records


PACKED = ("folder of two", "gz")


@pytest.mark.parametrize("kind", FILES)
def test_an_altered_export_is_read_as_far_as_it_goes_or_refused(kind: str, tmp_path: Path) -> None:
    fuzz(kind, range(IN_CI), tmp_path)


@pytest.mark.long
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("kind", FILES)
def test_twenty_thousand_altered_exports_are_read_or_refused(kind: str, tmp_path: Path) -> None:
    fuzz(kind, range(IN_CI, LONG), tmp_path)
