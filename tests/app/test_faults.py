from __future__ import annotations

import errno
import inspect

import pytest

from app import logs
from app.command import Command, no_arguments
from app.faults import UsageFault, failure_of
from core import errors

KINDS = [
    kind
    for _, kind in inspect.getmembers(errors, inspect.isclass)
    if issubclass(kind, errors.VaultError) and kind is not errors.VaultError
]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_error_of_the_house_keeps_its_name_its_words_and_its_code(kind):
    failure = failure_of(kind("What happened.", "What to do."))
    assert failure.document == {"error": {"kind": kind.__name__, "message": "What happened.", "hint": "What to do."}}
    assert failure.code == (1 if issubclass(kind, errors.RequestError) else 3)
    assert not failure.logged


@pytest.mark.parametrize(
    ("fault", "kind", "code"),
    [
        (UsageFault("No."), "Usage", 2),
        (KeyboardInterrupt(), "Stopped", 130),
        (OSError(errno.ENOSPC, "No space left on device", "/x"), "DiskFull", 3),
        (PermissionError(errno.EACCES, "Permission denied", "/x"), "SystemFault", 3),
        (MemoryError(), "OutOfMemory", 3),
        (RuntimeError("the secret text"), "ProgramFault", 3),
    ],
)
def test_everything_else_gets_a_plain_sentence(fault, kind, code):
    failure = failure_of(fault)
    assert (failure.kind, failure.code) == (kind, code)
    assert failure.message.endswith(".")
    assert "secret" not in failure.message


@pytest.fixture
def broken(monkeypatch):
    """A command that fails as no command should."""

    def fail(*_rest: object) -> int:
        raise RuntimeError("the secret text")

    from app import cli

    monkeypatch.setitem(cli._BY_NAME, "redo", Command("redo", "fail", no_arguments, fail))


def test_a_fault_of_the_program_is_one_sentence_and_an_entry_in_the_log(variorum, broken):
    answer = variorum("redo", "--json")
    assert answer.code == 3
    assert answer.error["kind"] == "ProgramFault"
    log = variorum.home / "variorum.log"
    assert str(log) in answer.error["hint"]
    assert "RuntimeError" in log.read_text("utf-8")
    assert "secret" not in log.read_text("utf-8") + answer.out + answer.err


def test_a_fault_is_told_even_where_no_log_can_be_written(variorum, broken, monkeypatch):
    monkeypatch.setattr(logs, "record", lambda *_: False)
    assert variorum("redo", "--json").error["kind"] == "ProgramFault"
