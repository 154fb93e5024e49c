from __future__ import annotations

import stat
from datetime import UTC, datetime

from app import logs

SECRET = "the tale of the blue teapot"


def _fault(kind: type[BaseException]) -> BaseException:
    try:
        try:
            raise KeyError(SECRET)
        except KeyError as reason:
            raise kind(f"cannot handle {SECRET}") from reason
    except kind as fault:
        return fault


def test_a_fault_is_written_with_its_kind_and_place_but_without_its_words(tmp_path):
    log = tmp_path / "logs" / "variorum.log"
    assert logs.record(log, _fault(ValueError), "window", datetime(2026, 3, 1, 12, tzinfo=UTC))
    text = log.read_text("utf-8")
    assert "2026-03-01T12:00:00Z window" in text
    assert "ValueError" in text
    assert "KeyError" in text
    assert "tests/app/test_logs.py:" in text
    assert SECRET not in text


def test_the_words_of_errors_about_code_are_kept(tmp_path):
    log = tmp_path / "variorum.log"
    logs.record(log, NameError("name 'windwo' is not defined"), "window")
    assert "windwo" in log.read_text("utf-8")


def test_the_log_is_for_the_owner_alone(tmp_path):
    log = tmp_path / "variorum.log"
    logs.record(log, _fault(ValueError), "window")
    assert stat.S_IMODE(log.stat().st_mode) == 0o600


def test_a_full_log_is_turned_over_and_only_a_few_are_kept(tmp_path):
    log = tmp_path / "variorum.log"
    for number in range(6):
        log.write_text(f"{number}".ljust(logs.FULL, "."), "utf-8")
        logs.record(log, _fault(ValueError), "window")
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["variorum.log", "variorum.log.1", "variorum.log.2", "variorum.log.3"]
    assert log.stat().st_size < logs.FULL
    assert (tmp_path / "variorum.log.1").read_text("utf-8")[0] == "5"


def test_a_log_that_cannot_be_written_raises_nothing(tmp_path):
    (tmp_path / "taken").write_text("a file", "utf-8")
    assert logs.record(tmp_path / "taken" / "variorum.log", _fault(ValueError), "window") is False
