"""app → ui → core, looking only downward, and each subject in the one place that knows it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys

import pytest

from tests.house.sources import ROOT, imports, place, python_files, texts, tree

FACE = {
    "core.vault", "core.domain", "core.answers", "core.previews", "core.contradictions", "core.views", "core.window",
    "core.errors", "core.library", "core.moves", "core.beside", "core.stopping", "core.understood", "core.owner",
}  # fmt: skip
NOT_IN_CORE = {"PySide6", "shiboken6", "qasync", "asyncio", "pyqtgraph", "platformdirs", "keyring"}
DRIVERS = {"apsw", "sqlite_vec", "sqlite3"}
SURROUNDINGS = {"environ", "getenv", "environb", "expanduser", "expandvars"}

STATEMENT = re.compile(
    r"""^\s*(
        SELECT\s[\s\S]+\sFROM\s | INSERT\s+(OR\s+\w+\s+)?INTO\s | UPDATE\s+\w+\s+SET\s | DELETE\s+FROM\s
        | CREATE\s+(TEMP\s+)?(TABLE|INDEX|UNIQUE|TRIGGER|VIRTUAL|VIEW)\s | ALTER\s+TABLE\s | DROP\s+TABLE\s
        | PRAGMA\s+\w+ | BEGIN\s+IMMEDIATE | ATTACH\s+DATABASE | WITH\s+\w+\s+AS\s*\(
    )""",
    re.VERBOSE,
)


def test_the_layers_and_contracts_of_pyproject_hold() -> None:
    command = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
    done = subprocess.run(
        [sys.executable, "-c", command, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_window_imports_nothing_of_the_engine_but_its_face() -> None:
    wrong = [
        f"{place(file, line)} imports {name}"
        for file in python_files("ui")
        for line, name in imports(file)
        if name.startswith("core") and name != "core" and ".".join(name.split(".")[:2]) not in FACE
    ]
    assert not wrong, wrong


def test_nothing_looks_upward() -> None:
    above = {"core": ("ui", "app"), "ui": ("app",)}
    wrong = [
        f"{place(file, line)} imports {name}"
        for folder, higher in above.items()
        for file in python_files(folder)
        for line, name in imports(file)
        if name.split(".")[0] in higher
    ]
    assert not wrong, wrong


def test_the_engine_knows_no_window_no_loop_and_no_place_of_its_own() -> None:
    wrong = [
        f"{place(file, line)} imports {name}"
        for file in python_files("core")
        for line, name in imports(file)
        if name.split(".")[0] in NOT_IN_CORE
    ]
    for file in python_files("core"):
        for node in ast.walk(tree(file)):
            match node:
                case ast.Attribute(attr=name) if name in SURROUNDINGS:
                    wrong.append(f"{place(file, node.lineno)} asks for {name}")
                case ast.Attribute(attr="home", value=ast.Name(id="Path")):
                    wrong.append(f"{place(file, node.lineno)} asks for the home folder")
    assert not wrong, wrong


def test_only_the_store_knows_the_driver() -> None:
    wrong = [
        f"{place(file, line)} imports {name}"
        for file in python_files("app", "core", "ui")
        for line, name in imports(file)
        if name.split(".")[0] in DRIVERS and (ROOT / "core" / "store") not in file.parents
    ]
    assert not wrong, wrong


def is_sql(text: str) -> bool:
    """SQL in capitals or all in small letters; prose starts with one capital, patterns hold backslashes."""
    words = text.strip()
    return "\\" not in words and bool(STATEMENT.match(words.upper() if words[:1].islower() else words))


def test_sql_is_written_in_the_store_only() -> None:
    wrong = [
        place(file, line)
        for file in python_files("app", "core", "ui")
        if (ROOT / "core" / "store") not in file.parents
        for line, text in texts(file)
        if is_sql(text)
    ]
    assert not wrong, wrong


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("SELECT id FROM memories WHERE id = ?", True),
        ("  insert or ignore into tags values (?)", True),
        ("pragma journal_mode", True),
        ("Select a memory from the list.", False),
        ("Update when the vault changes", False),
    ],
)
def test_the_rule_tells_sql_from_prose(text: str, expected: bool) -> None:
    assert is_sql(text) is expected
