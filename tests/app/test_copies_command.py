"""Another copy of a vault at the command line: looked at, merged, taken back, its log shown."""

from __future__ import annotations

import shutil

import pytest


@pytest.fixture
def laptop(variorum, tmp_path):
    """A vault, and a copy of it on another machine in which one memory is new and one is tagged."""
    memory = variorum.add("I live in Porto")
    path = str(tmp_path / "laptop.variorum")
    shutil.copy(variorum.vault, path)
    variorum.ask("--vault", path, "add", "I like green tea", "--valid-from", "2019")
    variorum.ask("--vault", path, "tag", memory, "home")
    variorum.ask("tag", memory, "town")
    return path


def test_a_copy_is_looked_at_merged_and_taken_back(variorum, laptop, tmp_path):
    archive = str(tmp_path / "laptop.zip")
    variorum.ask("--vault", laptop, "export", archive, "--format", "archive")
    for path in (laptop, archive):
        seen = variorum.ask("import", path, "--dry-run")["copy"]
        assert (seen["new"], seen["changed_in_both"]) == (1, 1)
        words = variorum("import", path, "--dry-run").out
        assert words == "Another copy of this vault: 1 new, 1 changed on both sides.\n"
        report = variorum.ask("import", path)
        assert (report["format"], report["added"], report["copy"]["new"]) == ("variorum", 1, 1)
        texts = {one["text"]: set(one["tags"]) for one in variorum.ask("list")["memories"]}
        assert texts == {"I live in Porto": {"home", "town"}, "I like green tea": set()}
        assert variorum.ask("verify")["ok"]
        variorum.ask("undo")
    assert [one["text"] for one in variorum.ask("list")["memories"]] == ["I live in Porto"]


def test_the_log_of_the_copy_stands_beside_ours(variorum, laptop):
    assert "others" not in variorum.ask("log")
    variorum.ask("import", laptop)
    (other,) = variorum.ask("log")["others"]
    assert (other["whole"], [one["kind"] for one in other["operations"]]) == (True, ["add", "tag"])
    assert "Beside it, the log of another copy: 2 since entry 2" in variorum("log").out
    assert "holds nothing that is not here already" in variorum("import", laptop).out


def test_another_vault_is_refused_with_a_sentence(variorum, laptop, tmp_path):
    other = str(tmp_path / "other.variorum")
    variorum.ask("--vault", other, "add", "I am somebody else")
    answer = variorum("--json", "import", other)
    assert (answer.code, answer.error["kind"]) == (1, "InvalidRequest")
    assert "another vault" in answer.error["message"]
