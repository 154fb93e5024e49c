"""Whatever is typed gets an answer: never a traceback, never a second document, always a known exit code."""

from __future__ import annotations

import json
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.cli import COMMANDS

NAMES = [command.name for command in COMMANDS if command.name not in ("bench", "demo")]
OPTIONS = (
    "--json --limit --status --as-of --known-at --past --in --tag --source --explain --batch --from --on --off "
    "--remove --speaker --channel --said-at --valid-from --valid-to --keep --cursor --before --format --as --you "
    "--dry-run --accept --sources --help --version --"
).split()
VALUES = [
    "1",
    "0",
    "-1",
    "2025",
    "2025-02-30",
    "all",
    "current",
    "episodes",
    "text",
    "json",
    "-",
    "My bicycle is green.",
]

lines = st.builds(
    lambda name, rest: [name, *rest],
    st.sampled_from(NAMES),
    st.lists(st.sampled_from(OPTIONS) | st.sampled_from(VALUES) | st.text(max_size=12), max_size=6),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Words may turn out to be file names: they all lie in here."""
    before = os.getcwd()  # noqa: PTH109 - given back as it was
    os.chdir(tmp_path_factory.mktemp("words"))
    yield
    os.chdir(before)


@pytest.mark.usefixtures("folder")
@settings(max_examples=250, deadline=None)
@given(words=lines, given_lines=st.sampled_from([b"", b"{}\n", b'{"text": "x y"}\n', b'{"query": "x"}\n', b"\xff\n"]))
def test_any_command_line_ends_in_an_answer(stocked, words, given_lines):
    answer = stocked("--json", *words, given=given_lines)
    assert answer.code in (0, 1, 2, 3), answer
    assert "Traceback" not in answer.out + answer.err
    assert not (stocked.home / "variorum.log").exists(), (stocked.home / "variorum.log").read_text("utf-8")
    if "--batch" not in words and "--help" not in words and "--version" not in words and "-h" not in words:
        assert len(answer.out.splitlines()) == 1
    if answer.code in (2, 3):
        assert json.loads(answer.out.splitlines()[-1])["error"]["message"]


@pytest.mark.usefixtures("folder")
@settings(max_examples=200, deadline=None)
@given(
    st.lists(
        st.dictionaries(
            st.sampled_from(["text", "query", "id", "limit", "as_of", "tag", "tags", "keep", "valid_from", "in"]),
            st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.lists(st.text(max_size=4), max_size=2),
        )
        | st.integers()
        | st.text(max_size=5),
        max_size=4,
    ),
    st.sampled_from(["add", "search"]),
)
def test_any_batch_has_one_answer_for_each_line(stocked, records, command):
    batch = "".join(json.dumps(record) + "\n" for record in records).encode()
    answer = stocked(command, "--batch", "-", given=batch)
    assert answer.code in (0, 1)
    assert len(answer.lines) == len(records)
    for record, line in zip(records, answer.lines, strict=True):
        assert line.get("id") == (record.get("id") if isinstance(record, dict) else None)
        assert "error" in line or "outcome" in line or "hits" in line
    assert (answer.code == 1) is any("error" in line for line in answer.lines)
