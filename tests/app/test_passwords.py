"""Passwords of archives come from a file or the keyboard, and open nothing but the archive."""

from __future__ import annotations

import getpass
import io

import pytest

from app.main import main
from app.streams import Streams
from tests.app.conftest import Answer


class Keyboard(io.BytesIO):
    """Standard input that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def typing(variorum, monkeypatch):
    """A run at a terminal at which these passwords are typed, one after the other."""

    def run(*words, passwords):
        left = list(passwords)
        monkeypatch.setattr(getpass, "getpass", lambda *_: left.pop(0))
        out, err = io.StringIO(), io.StringIO()
        code = main(list(words), streams=Streams(Keyboard(), out, err), environment=variorum.environment)
        return Answer(code, out.getvalue(), err.getvalue())

    return run


@pytest.fixture
def secret(tmp_path):
    path = tmp_path / "secret.txt"
    path.write_text("correct horse\nanother line\n", "utf-8")
    return str(path)


@pytest.fixture
def locked(variorum, tmp_path, secret):
    variorum.add("I live in Porto")
    path = str(tmp_path / "locked.zip")
    variorum.ask("export", path, "--format", "archive", "--password-file", secret)
    return path


def test_a_locked_archive_is_checked_and_brought_back_with_its_password(variorum, locked, secret, tmp_path):
    facts = variorum.ask("verify", locked, "--password-file", secret)
    assert (facts["ok"], facts["problems"], facts["archive"]["memories"]) == (True, [], 1)
    other = str(tmp_path / "other.variorum")
    report = variorum.ask("--vault", other, "import", locked, "--password-file", "-", given=b"correct horse\r\n")
    assert report["format"] == "variorum"
    assert variorum.ask("--vault", other, "list")["memories"][0]["text"] == "I live in Porto"


@pytest.mark.parametrize("command", ["verify", "import"])
def test_without_it_or_with_another_one_a_plain_sentence_says_so(variorum, locked, tmp_path, command):
    other = tmp_path / "other.variorum"
    answer = variorum("--json", "--vault", str(other), command, locked)
    assert (answer.code, answer.error["kind"]) == (1, "PasswordWanted")
    assert "--password-file" in answer.error["hint"]
    answer = variorum("--json", "--vault", str(other), command, locked, "--password-file", "-", given=b"wrong\n")
    assert (answer.code, answer.error["kind"]) == (1, "WrongPassword")
    assert "wrong" not in answer.out + answer.err
    assert not other.exists()


def test_at_a_terminal_it_is_typed_twice_to_lock_and_once_to_open(variorum, typing, tmp_path):
    variorum.add("I live in Porto")
    path = str(tmp_path / "typed.zip")
    lock = ("--json", "export", path, "--format", "archive", "--password")
    assert typing(*lock, passwords=["one", "two"]).error["message"] == "The two are not the same."
    assert typing(*lock, passwords=[""]).error["message"] == "The password is empty."
    assert typing(*lock, passwords=["one", "one"]).code == 0
    assert typing("verify", path, passwords=["one"]).out.startswith("All well: an archive of the vault of user")
    assert typing("--json", "verify", path, passwords=["two"]).error["kind"] == "WrongPassword"
    empty = ("--json", "--vault", str(tmp_path / "empty.variorum"))
    assert typing(*empty, "import", path, "--dry-run", passwords=["one"]).json["statements"] == 1


def test_without_a_terminal_nobody_is_asked(variorum, tmp_path):
    variorum.add("I live in Porto")
    answer = variorum("--json", "export", str(tmp_path / "a.zip"), "--format", "archive", "--password")
    assert (answer.code, "terminal" in answer.error["message"]) == (2, True)


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff\xfe\n", b"x" * 5000])
def test_a_file_that_holds_no_password_is_refused(variorum, tmp_path, content):
    variorum.add("I live in Porto")
    path = tmp_path / "secret.txt"
    path.write_bytes(content)
    target = tmp_path / "a.zip"
    answer = variorum("--json", "export", str(target), "--format", "archive", "--password-file", str(path))
    assert answer.code in (2, 3)
    assert not target.exists()


def test_what_is_no_archive_is_not_verified_as_one(variorum, tmp_path):
    path = tmp_path / "list.txt"
    path.write_text("- I live in Porto\n", "utf-8")
    answer = variorum("--json", "verify", str(path))
    assert (answer.code, answer.json["ok"], answer.json["problems"][0]["kind"]) == (3, False, "archive")
