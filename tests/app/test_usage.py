from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from app import VERSION
from app.cli import COMMANDS


@pytest.mark.parametrize("words", [("--json", "list"), ("list", "--json")])
def test_json_may_stand_before_or_after_the_command(variorum, words):
    variorum("init")
    assert variorum(*words).json["total"] == 0


@pytest.mark.parametrize("place", ["before", "after"])
def test_the_vault_may_be_named_before_or_after_the_command(variorum, tmp_path: Path, place):
    other = str(tmp_path / "other.variorum")
    words = ["--vault", other, "init"] if place == "before" else ["init", "--vault", other]
    assert variorum(*words, "--json").json["vault"] == other
    assert Path(other).exists()
    assert not variorum.vault.exists()


@pytest.mark.parametrize(
    "words",
    [
        ("remember",),
        ("add",),
        ("search",),
        ("show",),
        ("add", "a text", "--batch", "-"),
        ("search", "a query", "--batch", "-"),
        ("add", "a text", "--colour", "red"),
        ("add", "a text", "--channel", "telepathy"),
        ("list", "--status", "lost"),
        ("search", "x", "--limit", "many"),
        ("revive", "abcd1234", "first"),
        ("export", "x.json", "--format", "papyrus"),
        ("tag", "abcd1234"),
        ("bench", "locomo"),
        ("--vault", "", "list"),
        ("add", "--valid-from"),
    ],
)
def test_wrong_usage_ends_with_2_and_says_so_as_json(variorum, words):
    answer = variorum(*words, "--json")
    assert answer.code == 2
    assert answer.error["kind"] == "Usage"
    assert not variorum.vault.exists()


def test_wrong_usage_without_json_goes_to_the_error_stream_alone(variorum):
    answer = variorum("remember")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == "There is no command “remember”. See “variorum --help”.\n"


def test_a_text_that_begins_with_a_dash_is_explained_and_then_possible(variorum):
    refused = variorum("add", "-x")
    assert refused.code == 2
    assert "Write -- before a text that begins with “-”." in refused.err
    assert variorum.ask("add", "--keep", "--", "-x")["outcome"] == "added"


def test_a_json_flag_behind_two_dashes_is_a_text_and_not_a_flag(variorum):
    answer = variorum("search", "--limit", "many", "--", "--json")
    assert (answer.code, answer.out) == (2, "")


def test_every_command_has_its_sentence_and_its_help(variorum):
    names = [command.name for command in COMMANDS]
    assert len(names) == len(set(names))
    for command in COMMANDS:
        answer = variorum(command.name, "--help")
        assert answer.code == 0
        assert command.sentence
        assert f"variorum {command.name}" in answer.out
        assert command.sentence[:1].upper() + command.sentence[1:] + "." in " ".join(answer.out.split())


def test_the_help_names_every_command_and_the_exit_codes(variorum):
    text = variorum("--help").out
    assert all(f"\n    {command.name} " in text for command in COMMANDS)
    assert "Exit codes: 0 done, 1" in text


def test_all_commands_of_the_first_contract_are_there():
    wanted = "init add search list show history revise end retire archive revive tag pin log undo redo import"
    wanted += " export verify stats bench keep skipped demo backup"
    assert set(wanted.split()) <= {command.name for command in COMMANDS}


def test_the_version_is_the_one_of_the_package(variorum):
    plan = tomllib.loads((Path(__file__).resolve().parents[2] / "pyproject.toml").read_text("utf-8"))
    assert plan["project"]["version"] == VERSION
    assert variorum("--version").out == f"Variorum {VERSION}\n"


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        (("sweep", "--seconds", "soon"), "no number"),
        (("list", "--limit", "soon"), "no whole number"),
        (("revive", "abcd1234", "soon"), "no whole number"),
    ],
)
def test_what_is_no_number_is_told_in_plain_words(variorum, words, kind):
    answer = variorum(*words, "--json")
    assert answer.code == 2
    assert f"“soon” is {kind}" in answer.error["message"]
