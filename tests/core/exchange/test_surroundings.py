"""What a file says does not depend on the language, the formats or the time zone of the desktop it is read on."""

from __future__ import annotations

import _strptime
import calendar
import locale
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.answers import ImportOptions
from core.exchange.parsed import Parsed
from core.exchange.plan import read_file
from tests.core.exchange.sound_exports import sound_files

FILES = sound_files()


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """Every kind of file, on the disk."""
    paths = {}
    for name, content in FILES.items():
        paths[name] = tmp_path / name.replace(" ", "_")
        paths[name].write_bytes(content)
    return paths


def read(path: Path) -> Parsed:
    return read_file(path, ImportOptions(date_order="dmy"))


@pytest.fixture
def own_clock() -> Iterator[None]:
    """Puts the process's time zone back."""
    yield
    if hasattr(time, "tzset"):
        time.tzset()


def test_no_reader_asks_the_desktops_language(files: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    before = {name: read(path) for name, path in files.items()}
    odd = [f"Måned{number}" for number in range(13)]
    for names in ("month_name", "month_abbr", "day_name", "day_abbr"):
        monkeypatch.setattr(calendar, names, odd)

    def asked(*_arguments: object) -> None:
        raise AssertionError("a date was read by the desktop's names of months")

    monkeypatch.setattr(_strptime, "_strptime", asked)
    assert {name: read(path) for name, path in files.items()} == before


def installed() -> list[str]:
    """The languages that this machine has."""
    try:
        listed = subprocess.run(["locale", "-a"], capture_output=True, text=True, check=False).stdout.split()
    except OSError:
        return ["C"]
    return sorted(set(listed))[:40] or ["C"]


@pytest.mark.parametrize("name", installed())
def test_every_language_of_this_machine_gives_the_same(files: dict[str, Path], name: str) -> None:
    before = {file: read(path) for file, path in files.items()}
    kept = locale.setlocale(locale.LC_ALL)
    try:
        locale.setlocale(locale.LC_ALL, name)
    except locale.Error:
        pytest.skip(f"the language {name} is listed and not there")
    try:
        assert {file: read(path) for file, path in files.items()} == before
    finally:
        locale.setlocale(locale.LC_ALL, kept)


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="Windows keeps its time zone to itself")
@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "America/St_Johns", "Europe/Lisbon"])
def test_the_desktops_time_zone_changes_nothing(
    files: dict[str, Path], own_clock: None, monkeypatch: pytest.MonkeyPatch, zone: str
) -> None:
    assert own_clock is None
    before = {name: read(path) for name, path in files.items()}
    with monkeypatch.context() as there:
        there.setenv("TZ", zone)
        time.tzset()
        assert {name: read(path) for name, path in files.items()} == before


def test_a_python_without_a_language_of_its_own_reads_the_same(files: dict[str, Path]) -> None:
    path = files["chatgpt"]
    script = (
        "import sys; from pathlib import Path; from core.answers import ImportOptions; "
        "from core.exchange.plan import read_file; p = read_file(Path(sys.argv[1]), ImportOptions()); "
        "sys.stdout.buffer.write(repr((p.turns, p.records, p.skipped)).encode())"
    )
    root = Path(__file__).resolve().parents[3]
    done = subprocess.run(
        [sys.executable, "-X", "utf8=0", "-c", script, str(path)],
        cwd=root, capture_output=True, check=True, env={"LC_ALL": "C", "LC_TIME": "xx_XX", "PATH": "/usr/bin:/bin"},
    )  # fmt: skip
    parsed = read_file(path, ImportOptions())
    assert done.stdout.decode() == repr((parsed.turns, parsed.records, parsed.skipped))
