"""A file is recognised by its content, and what cannot be read says so plainly."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from core.answers import ImportOptions
from core.errors import FileUnreadable, InvalidRequest, UnsupportedFormat, VaultError
from core.exchange import parts
from core.exchange.plan import read_content, read_file


def test_a_file_is_known_by_its_content_and_not_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "memories.json"
    path.write_text("[2025-03-04] - Lives in Porto.\n[unknown] - Likes tea.\n", encoding="utf-8")
    assert read_file(path, ImportOptions()).format == "text"
    path = tmp_path / "talk.txt"
    path.write_text('{"sample_id": "x", "conversation": {}}', encoding="utf-8")
    assert read_file(path, ImportOptions()).format == "locomo"


def test_a_folder_without_anything_to_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    with pytest.raises(UnsupportedFormat, match="holds nothing"):
        read_file(tmp_path, ImportOptions())


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileUnreadable, match=r"no file at .*nothing\.txt"):
        read_file(tmp_path / "nothing.txt", ImportOptions())


@pytest.mark.parametrize("content", [b"", b"  \n\t \r\n", b"\xef\xbb\xbf", b"\xff\xfe \x00"])
def test_an_empty_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(content)
    with pytest.raises(UnsupportedFormat, match="empty"):
        read_file(path, ImportOptions())


@pytest.mark.parametrize(
    "content",
    [
        b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xd8",
        b"PK\x03\x04\x14\x00\x00\x00\x08\x00\xff" * 20,
        bytes(5000),
    ],
)
def test_a_binary_file_is_refused_as_such(content: bytes) -> None:
    with pytest.raises(UnsupportedFormat, match="not a text file"):
        read_content(content, "picture.txt", ImportOptions())


def test_another_encoding_is_not_guessed() -> None:
    with pytest.raises(FileUnreadable, match="UTF-8"):
        read_content("- Größe 42 und Äpfel\n".encode("latin-1"), "alt.txt", ImportOptions())


def test_broken_json_names_the_place() -> None:
    with pytest.raises(UnsupportedFormat, match="line 2, sign 21"):
        read_content(b'[\n{"sample_id": "x",  oops', "cut.json", ImportOptions())


@pytest.mark.parametrize("content", [b"[" * 200_000, b'{"a":' * 200_000, b"[[" + b"9" * 5000 + b"]]"])
def test_json_that_no_program_would_write_is_refused(content: bytes) -> None:
    with pytest.raises(UnsupportedFormat):
        read_content(content, "deep.json", ImportOptions())


def test_json_of_another_kind_says_what_can_be_read() -> None:
    with pytest.raises(UnsupportedFormat, match="JSON, but") as refused:
        read_content(b'{"hello": 1}', "x.json", ImportOptions())
    assert "ChatGPT" in refused.value.hint
    assert "locomo" not in refused.value.hint, "a format's own name tells nobody anything"


def test_a_format_that_the_file_does_not_have_is_refused() -> None:
    with pytest.raises(UnsupportedFormat, match="no LoCoMo conversation"):
        read_content(b'{"hello": 1}', "x.json", ImportOptions(format="locomo"))


def test_a_format_that_is_none_is_refused() -> None:
    with pytest.raises(InvalidRequest, match="winword"):
        read_content(b"- a", "x", ImportOptions(format="winword"))


def test_a_file_beyond_the_limit_is_refused_before_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "big.txt"
    path.write_bytes(b"- a\n" * 100)
    monkeypatch.setattr(parts, "LARGEST", 399)
    with pytest.raises(FileUnreadable, match="too big"):
        read_file(path, ImportOptions())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_is_refused_instead_of_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(UnsupportedFormat, match="not an ordinary file"):
        read_file(tmp_path / "pipe", ImportOptions())


@pytest.mark.parametrize("path", ["a\x00b", "x" * 5000])
def test_a_path_that_is_none_is_refused(path: str) -> None:
    with pytest.raises(FileUnreadable):
        read_file(Path(path), ImportOptions())


@given(st.binary(max_size=400), st.sampled_from(["auto", "text", "locomo"]))
@example(b"\xff\xfe\x00\xd8", "auto")
@example(b"\xfe\xff\xd8\x00", "auto")
@example(b"[[", "auto")
@example(b"[0000-00-00] - x", "text")
@example(b"[99:99 pm on 99 May, 0000] x", "text")
@example("[٣/٤/٢٠٢٥] - x".encode(), "text")
def test_whatever_the_bytes_are_only_our_own_errors_come_out(content: bytes, format: str) -> None:
    try:
        parsed = read_content(content, "any\ud800.bin", ImportOptions(format=format))
    except VaultError:
        return
    assert all(one.text.strip() for one in parsed.statements)


@given(st.from_regex(r"\A\[[0-9./: \-TZ]{1,20}\] - x\Z"), st.sampled_from([None, "dmy", "mdy"]))
def test_any_date_is_read_or_listed(line: str, order: str | None) -> None:
    try:
        parsed = read_content(line.encode(), "a", ImportOptions(format="text", date_order=order))
    except VaultError:
        return
    assert len(parsed.statements) + len(parsed.skipped) == 1


SOUND = (
    b'[{"sample_id": "a", "conversation": {"session_1_date_time": "1:56 pm on 8 May, 2023", "session_1": '
    b'[{"speaker": "Ada", "dia_id": "D1:1", "text": "Hi!"}, {"speaker": "Ben", "dia_id": "D1:2", "text": "Ho."}]}}]',
    b"# Me\n\n[2025-03-04] - Lives in Porto.\n- Likes tea\n  with milk\n1. Has dogs.\n```\n[03/04/2025] x\n```\n",
    "\ufeff- Größe 42\r\n- 我对花生过敏\r\n".encode("utf-16-le"),
)
PIECES = (
    b"null",
    b"{}",
    b"[",
    b'"\\ud800"',
    b"\x00",
    b"1e999",
    b"\xff",
    b"[31/31/2025] - ",
    b"\xef\xbb\xbf",
    b"-0",
    b"```\n",
)


@settings(max_examples=1000)
@given(st.sampled_from(SOUND), st.data())
def test_a_damaged_file_is_read_as_far_as_it_goes_or_refused(sound: bytes, data: st.DataObject) -> None:
    content = bytearray(sound)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(content)))
        cut = data.draw(st.integers(0, 12))
        content[place : place + cut] = data.draw(st.sampled_from(PIECES) | st.binary(max_size=4))
    try:
        parsed = read_content(bytes(content), "damaged", ImportOptions())
    except VaultError:
        return
    texts = [turn.text for turn in parsed.turns] + [one.text for one in parsed.statements]
    assert all(text.strip() and "\x00" not in text for text in texts)
    assert len({turn.external_id for turn in parsed.turns}) == len(parsed.turns)
