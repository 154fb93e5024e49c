"""A file that cannot be read is refused with words that a person knows, not with names of formats."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.answers import ImportOptions
from core.errors import UnsupportedFormat
from core.exchange.detect import Format
from core.vault import Vault

WITHOUT_HYPHEN = {name for name in Format if "-" not in name and name not in {"text", "csv", "notes", "mem0", "letta"}}


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("picture.png", b"\x89PNG\r\n\x1a\n" + bytes(400)),
        ("other.json", json.dumps({"version": 3, "rows": [1, 2, 3]}).encode()),
        ("other.db", b"SQLite format 3\x00" + bytes(4_000)),
    ],
)
def test_the_hint_for_a_file_of_no_known_kind_speaks_plainly(
    vault: Vault, tmp_path: Path, name: str, content: bytes
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(UnsupportedFormat) as refused:
        vault.import_file(path, ImportOptions())
    said = f"{refused.value.message} {refused.value.hint}"
    assert said.endswith(".")
    words = set(said.replace(",", " ").replace(".", " ").split())
    assert not words & WITHOUT_HYPHEN
    assert not [one for one in words if one in set(Format) and "-" in one]


def test_the_hint_names_what_people_have(vault: Vault, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(400))
    with pytest.raises(UnsupportedFormat) as refused:
        vault.import_file(path, ImportOptions())
    for known in ("ChatGPT", "Claude", "Gemini", "notes", "tables", "archives of Variorum"):
        assert known in refused.value.hint
