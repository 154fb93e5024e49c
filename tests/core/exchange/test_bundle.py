"""Folders and archives are opened with limits, and traps are refused."""

from __future__ import annotations

import gzip
import io
import json
import zipfile
from pathlib import Path

import pytest

from core.answers import ImportOptions
from core.errors import FileUnreadable, UnsupportedFormat, VaultError
from core.exchange.json_stream import list_items
from core.exchange.plan import read_file

MEMORIES = json.dumps([{"id": "1", "memory": "Lives in Porto"}, {"id": "2", "memory": "Likes tea"}]).encode()


def packed(files: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return made.getvalue()


def at(tmp_path: Path, content: bytes, name: str = "export.bin") -> Path:
    path = tmp_path / name
    path.write_bytes(content)
    return path


def texts(path: Path) -> list[str]:
    return [one.text for one in read_file(path, ImportOptions()).statements]


def test_the_same_export_is_read_plain_packed_packed_twice_zipped_as_gz_and_from_a_folder(tmp_path: Path) -> None:
    wanted = ["Lives in Porto", "Likes tea"]
    once = packed({"a/b.json": MEMORIES, "__MACOSX/._b.json": b"junk", "photo.png": b"\x89PNG"})
    (tmp_path / "folder").mkdir()
    at(tmp_path / "folder", MEMORIES, "list.txt")
    assert texts(at(tmp_path, MEMORIES)) == wanted
    assert texts(at(tmp_path, once)) == wanted
    assert texts(at(tmp_path, packed({"inner.zip": once}))) == wanted
    assert texts(at(tmp_path, gzip.compress(MEMORIES))) == wanted
    assert texts(tmp_path / "folder") == wanted


def test_an_archive_that_is_packed_too_deeply_is_refused(tmp_path: Path) -> None:
    content = MEMORIES
    for _ in range(3):
        content = packed({"inner.zip": content})
    with pytest.raises(FileUnreadable, match="too deeply"):
        read_file(at(tmp_path, content), ImportOptions())


@pytest.mark.parametrize("name", ["../evil.json", "/etc/evil.json", "a/../../evil.json", "C:/evil.json"])
def test_a_path_that_leads_out_of_the_archive_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(FileUnreadable, match="leads out"):
        read_file(at(tmp_path, packed({name: MEMORIES})), ImportOptions())


def test_a_link_in_an_archive_is_refused_and_one_in_a_folder_is_not_followed(tmp_path: Path) -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        link = zipfile.ZipInfo("link.json")
        link.external_attr = 0o120777 << 16
        archive.writestr(link, "/etc/passwd")
    with pytest.raises(FileUnreadable, match="a link"):
        read_file(at(tmp_path, made.getvalue()), ImportOptions())
    (tmp_path / "folder").mkdir()
    at(tmp_path, b"- secret", "secret.txt")
    (tmp_path / "folder" / "link.txt").symlink_to(tmp_path / "secret.txt")
    with pytest.raises(UnsupportedFormat):
        read_file(tmp_path / "folder", ImportOptions())


def test_an_archive_that_swells_beyond_reason_is_refused_before_it_is_unpacked(tmp_path: Path) -> None:
    with pytest.raises(FileUnreadable, match="swell"):
        read_file(at(tmp_path, packed({"zeros.json": b"[" + b" " * 50_000_000 + b"]"})), ImportOptions())


def test_a_gz_that_swells_beyond_reason_is_refused(tmp_path: Path) -> None:
    with pytest.raises(VaultError):
        read_file(at(tmp_path, gzip.compress(b"- a\n" * 20_000_000)), ImportOptions())


def test_a_damaged_or_cut_archive_is_refused_with_a_sentence(tmp_path: Path) -> None:
    sound = packed({"a.json": MEMORIES * 50})
    for place in range(4, len(sound), max(1, len(sound) // 60)):
        for content in (sound[:place], sound[:place] + b"\xff\x00\xff" + sound[place + 3 :]):
            try:
                read_file(at(tmp_path, content), ImportOptions())
            except VaultError as reason:
                assert reason.message  # noqa: PT017


def test_a_list_is_given_value_by_value_wherever_the_window_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    values = [{"a": 'é\n"x"' * 9, "b": [1, 2.5, None]}, 17, "text", [], {"c": {"d": "ü" * 40}}, True, 1234567]
    text = json.dumps(values, ensure_ascii=False, indent=1)
    for window in range(1, 40):
        monkeypatch.setattr("core.exchange.json_stream.WINDOW", window)
        assert list(list_items(io.BytesIO(text.encode()), "x")) == values


def test_a_list_that_breaks_off_names_its_line() -> None:
    found = list_items(io.BytesIO(b'[{"a": 1},\n{"b": 2},\n{"c": '), "cut.json")
    assert next(found) == {"a": 1}
    assert next(found) == {"b": 2}
    with pytest.raises(UnsupportedFormat, match="line 3"):
        next(found)
