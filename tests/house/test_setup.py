"""From a clean checkout to a running program: what packaging/run and packaging/test promise."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from app import VERSION
from tests.house.sources import ROOT, text_files

PINNED = {
    line.split("==")[0].strip().lower().replace("_", "-"): line
    for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    if "==" in line
}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.fixture(scope="module")
def prepare() -> ModuleType:
    """packaging/prepare.py, loaded from its file: the folder is no package."""
    spec = importlib.util.spec_from_file_location("prepare", ROOT / "packaging" / "prepare.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_everything_that_is_needed_is_pinned_to_one_version() -> None:
    needed = [
        *PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"]["dev"],
        *PROJECT["build-system"]["requires"],
    ]
    names = [re.split(r"[<>=;\[ ]", line)[0].lower() for line in needed]
    assert [name for name in names if name not in PINNED] == []
    assert [line for line in PINNED.values() if not re.fullmatch(r"[\w.-]+==[\w.]+( ; .+)?", line)] == []


def test_the_program_says_the_version_that_is_installed() -> None:
    assert PROJECT["project"]["version"] == VERSION


def test_the_qt_that_loses_references_stays_out() -> None:
    assert "PySide6-Essentials==6.11.3" in PROJECT["project"]["dependencies"]
    assert PINNED["pyside6-essentials"].endswith("==6.11.3")


def test_both_database_drivers_are_never_there_together() -> None:
    """apsw and apsw-sqlite3mc share the module's name; the later one overwrites the earlier."""
    assert "apsw-sqlite3mc" in PINNED
    assert "apsw" not in PINNED


@pytest.mark.parametrize(
    ("words", "opens"),
    [
        ([], True),
        (["demo"], True),
        (["--vault", "my vault"], True),
        (["--vault", "demo", "add", "x"], False),
        (["--json", "list"], False),
        (["--help"], False),
    ],
)
def test_a_window_is_foreseen_for_the_words_that_open_one(prepare: ModuleType, words: list[str], opens: bool) -> None:
    assert prepare.opens_window(words) is opens


def test_a_missing_library_is_told_in_one_line_with_the_command(
    prepare: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prepare.sys, "platform", "linux")
    monkeypatch.setattr(prepare, "loads", lambda name: name != "libEGL.so.1")
    monkeypatch.setattr(prepare, "privilege", lambda: None)
    monkeypatch.setattr(prepare.shutil, "which", lambda _name: "/usr/bin/apt-get")
    with pytest.raises(prepare.Missing) as told:
        prepare.have_libraries(must=True, window=False)
    assert str(told.value) == "a window needs libEGL.so.1: sudo apt-get install libegl1"


def test_commands_go_on_where_the_libraries_of_a_window_are_missing(
    prepare: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare.sys, "platform", "linux")
    monkeypatch.setattr(prepare, "loads", lambda name: name != "libEGL.so.1")
    monkeypatch.setattr(prepare, "privilege", lambda: None)
    assert prepare.have_libraries(must=False, window=True) is False
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1


def test_a_package_that_lost_a_file_is_noticed(
    prepare: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    site = tmp_path / ("Lib/site-packages" if prepare.WINDOWS else "lib/python3.11/site-packages")
    for name in ("whole", "broken"):
        information = site / f"{name}-1.0.dist-info"
        information.mkdir(parents=True)
        (information / "RECORD").write_text(f"{name}.py,,\n{name}-1.0.dist-info/RECORD,,\n", encoding="utf-8")
        (site / f"{name}.py").touch()
    monkeypatch.setattr(prepare, "VENV", tmp_path)
    assert prepare.damaged() == []
    (site / "broken.py").unlink()
    assert prepare.damaged() == ["broken==1.0"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that is prepared, with a program that tells what it was given; its folder has a space."""
    root = tmp_path / "my house"
    shutil.copytree(ROOT / "packaging", root / "packaging", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, root)
    binaries = root / ".venv" / "bin"
    (root / ".venv" / "lib" / "python3.11" / "site-packages").mkdir(parents=True)
    binaries.mkdir()
    (binaries / "python").symlink_to(sys.executable)
    program = binaries / "variorum"
    program.write_text('#!/bin/sh\nprintf "<%s>" "$@"\nexit 7\n', encoding="utf-8")
    program.chmod(0o755)
    machine = Path("/etc/hostname")
    name = machine.read_text("utf-8").splitlines()[0] if machine.exists() else ""
    (root / ".venv" / "prepared").write_text(f"{root}\n{name}\nwindow\nkey\n", encoding="utf-8")
    return root


@pytest.mark.skipif(os.name == "nt", reason="the scripts of Windows are others")
def test_a_prepared_checkout_hands_over_words_output_and_exit_code(checkout: Path, tmp_path: Path) -> None:
    link = tmp_path / "variorum"
    link.symlink_to(checkout / "packaging" / "run")
    for start in (checkout / "packaging" / "run", link):
        done = subprocess.run(
            [start, "add", "two words", "“é” 我 $HOME *"],
            cwd="/",
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stdout) == (7, "<add><two words><“é” 我 $HOME *>"), done.stderr
        assert done.stderr == ""


@pytest.mark.skipif(os.name == "nt", reason="the scripts of Windows are others")
@pytest.mark.parametrize("change", ["moved", "pins", "packages", "unfinished"])
def test_a_checkout_that_changed_is_prepared_again(checkout: Path, tmp_path: Path, change: str) -> None:
    (checkout / "packaging" / "prepare.py").write_text("raise SystemExit(3)\n", encoding="utf-8")
    os.utime(checkout / "packaging" / "prepare.py", (1, 1))
    stamp = (checkout / ".venv" / "prepared").stat().st_mtime
    match change:
        case "moved":
            checkout = checkout.rename(tmp_path / "elsewhere")
        case "pins":
            os.utime(checkout / "constraints.txt", (stamp + 5, stamp + 5))
        case "packages":
            os.utime(checkout / ".venv/lib/python3.11/site-packages", (stamp + 5, stamp + 5))
        case _:
            (checkout / ".venv" / "prepared").unlink()
    done = subprocess.run([checkout / "packaging" / "run", "add"], capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (3, b"")


@pytest.mark.skipif(os.name == "nt", reason="the scripts of Windows are others")
def test_without_a_fitting_python_one_line_says_so(checkout: Path, tmp_path: Path) -> None:
    (checkout / ".venv" / "prepared").unlink()
    tools = tmp_path / "tools"
    tools.mkdir()
    for tool in ("dirname", "readlink"):
        found = shutil.which(tool)
        assert found is not None
        (tools / tool).symlink_to(found)
    done = subprocess.run(
        ["/bin/sh", checkout / "packaging" / "run"],
        env={"PATH": str(tools)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 3
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "Python 3.11 or newer" in done.stderr


def test_the_readme_names_only_files_that_are_there() -> None:
    words = (ROOT / "README.md").read_text("utf-8")
    named = set(re.findall(r"`((?:app|core|ui|resources|tests|packaging|\.ci)/[\w./-]*)`", words))
    named |= set(re.findall(r"\]\((?!http)([\w./-]+)\)", words))
    assert named
    assert sorted(name for name in named if not (ROOT / name).exists()) == []


def test_what_others_made_is_listed_with_its_licence() -> None:
    notice = (ROOT / "NOTICE").read_text("utf-8")
    fonts = sorted((ROOT / "resources" / "fonts").glob("*.otf"))
    assert fonts
    assert [font.name for font in fonts if font.name not in notice] == []
    assert "SIL OPEN FONT LICENSE" in (ROOT / "resources" / "fonts" / "OFL.txt").read_text("utf-8")
    assert (ROOT / "LICENSE").read_text("utf-8").startswith("MIT License")


def test_scripts_can_be_run_and_hold_no_windows_line_ends() -> None:
    for name in ("packaging/run", "packaging/test", ".ci/run"):
        script = ROOT / name
        assert os.name == "nt" or os.access(script, os.X_OK), name
        assert b"\r" not in script.read_bytes(), name
    assert [file.name for file in text_files() if file.suffix == ".cmd" and b"\r\n" not in file.read_bytes()] == []


def test_a_python_without_the_real_model_is_refused_in_one_line() -> None:
    """With one that has it, tests/real_model runs; a build is begun only when none is named."""
    command = [sys.executable, "-I", str(ROOT / "packaging" / "with_model.py")]
    environment = {**os.environ, "VARIORUM_MODEL_PYTHON": sys.executable}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (3, "")
    assert "VARIORUM_MODEL_PYTHON" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_real_model_is_an_extra_of_exact_versions_and_no_part_of_the_usual_environment() -> None:
    extra = PROJECT["project"]["optional-dependencies"]["real-model"]
    assert extra
    assert all("==" in one for one in extra)
    assert "[dev]" in (ROOT / "packaging" / "prepare.py").read_text("utf-8")
    assert "real-model" not in (ROOT / "packaging" / "prepare.py").read_text("utf-8")
    assert "--with-model" not in (ROOT / ".ci" / "run").read_text("utf-8")
