"""An export is written whole or not at all."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import DiskFull, FileUnwritable, InvalidRequest
from core.exchange.export import write_records

RECORDS: list[dict[str, object]] = [
    {"memory": "a", "text": "Größe “42”\n我对花生过敏", "versions": [{"version": 1}, {"version": 2}]},
    {"memory": "b", "text": "half \ud800 a sign"},
]


def test_json_is_one_document_with_the_header_in_front(tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    report = write_records(path, "json", {"vault": "v", "schema": 1}, RECORDS)
    content = path.read_bytes()
    assert json.loads(content) == {"vault": "v", "schema": 1, "memories": RECORDS}
    assert (report.memories, report.versions, report.format) == (2, 3, "json")
    assert report.bytes == len(content)
    assert report.sha256 == hashlib.sha256(content).hexdigest()
    assert report.path == str(path)


def test_json_lines_hold_one_memory_each(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    write_records(path, "jsonl", {"vault": "v"}, RECORDS)
    assert [json.loads(line) for line in path.read_bytes().splitlines()] == RECORDS


@pytest.mark.parametrize("format", ["json", "jsonl"])
def test_no_memories_make_a_valid_file(tmp_path: Path, format: str) -> None:
    report = write_records(tmp_path / "out", format, {}, [])
    text = (tmp_path / "out").read_text(encoding="utf-8")
    assert (json.loads(text) == {"memories": []}) if format == "json" else (text == "")
    assert report.memories == 0


@pytest.mark.skipif(os.name != "posix", reason="file modes are those of POSIX")
def test_only_the_owner_can_read_the_file_whatever_the_umask(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        write_records(tmp_path / "out.json", "json", {}, RECORDS)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "out.json").stat().st_mode) == 0o600


def broken_records() -> Iterator[Mapping[str, object]]:
    yield RECORDS[0]
    raise LookupError("the vault is gone")


def test_a_failure_on_the_way_leaves_the_old_file_and_no_other(tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    path.write_text("old", encoding="utf-8")
    with pytest.raises(LookupError):
        write_records(path, "json", {}, broken_records())
    assert path.read_text(encoding="utf-8") == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["out.json"]


def test_a_full_disk_is_said_plainly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DiskFull, match="no space left"):
        write_records(tmp_path / "out.json", "json", {}, RECORDS)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileUnwritable, match="is a folder"):
        write_records(tmp_path, "json", {}, RECORDS)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileUnwritable, match="There is no folder"):
        write_records(tmp_path / "none" / "out.json", "json", {}, RECORDS)


@pytest.mark.parametrize("path", ["a\x00b", "x" * 5000])
def test_a_path_that_is_none_is_refused(path: str) -> None:
    with pytest.raises(FileUnwritable):
        write_records(Path(path), "json", {}, RECORDS)


def test_another_format_is_refused_before_anything_is_touched(tmp_path: Path) -> None:
    with pytest.raises(InvalidRequest, match="docx"):
        write_records(tmp_path / "out", "docx", {}, RECORDS)
    assert list(tmp_path.iterdir()) == []


def test_a_link_is_followed_and_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    real.write_text("old", encoding="utf-8")
    link.symlink_to(real)
    write_records(link, "json", {}, RECORDS)
    assert link.is_symlink()
    assert json.loads(real.read_bytes())["memories"] == RECORDS


@settings(deadline=None, max_examples=50)
@given(st.lists(st.dictionaries(st.text(max_size=8), st.text() | st.none() | st.integers(), max_size=4), max_size=6))
def test_what_was_written_reads_back_the_same(
    tmp_path_factory: pytest.TempPathFactory, records: list[dict[str, object]]
) -> None:
    path = tmp_path_factory.getbasetemp() / "same.json"
    write_records(path, "json", {}, records)
    assert json.loads(path.read_bytes())["memories"] == records
