from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from app.main import main
from app.streams import Streams

HOUSE = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Answer:
    """What one run said."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        lines = self.out.splitlines()
        assert len(lines) == 1, f"one JSON document expected, not {len(lines)} lines: {self.out[:400]}"
        return json.loads(lines[0])

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def error(self) -> dict[str, str]:
        found: dict[str, str] = self.json["error"]
        assert set(found) == {"kind", "message", "hint"}
        assert found["message"].endswith(".")
        assert "Traceback" not in self.out + self.err
        return found


class Terminal:
    """Runs command lines in this process, on a vault and a home of their own."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self.vault = folder / "mine.variorum"
        self.environment = {
            "VARIORUM_HOME": str(self.home),
            "VARIORUM_VAULT": str(self.vault),
            "VARIORUM_MODEL": "none",
        }

    def __call__(self, *words: str, given: bytes = b"", **environment: str) -> Answer:
        out, err = io.StringIO(), io.StringIO()
        code = main(
            list(words),
            streams=Streams(io.BytesIO(given), out, err),
            environment={**self.environment, **environment},
        )
        return Answer(code, out.getvalue(), err.getvalue())

    def ask(self, *words: str, given: bytes = b"") -> Any:
        """One JSON answer of a run that has to succeed."""
        answer = self("--json", *words, given=given)
        assert answer.code == 0, answer
        return answer.json

    def add(self, text: str, *more: str) -> str:
        """Add a statement that has to be kept, and give its memory's id."""
        return str(self.ask("add", text, *more)["memory"])

    def process(
        self, *words: bytes | str, given: bytes = b"", **environment: str
    ) -> subprocess.CompletedProcess[bytes]:
        """The same in a process of its own."""
        return subprocess.run(
            [sys.executable, "-m", "app", *words],
            input=given,
            capture_output=True,
            timeout=60,
            check=False,
            env={**os.environ, **self.environment, "PYTHONPATH": str(HOUSE), **environment},
        )


@pytest.fixture
def variorum(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path)


@pytest.fixture(scope="module")
def stocked(tmp_path_factory: pytest.TempPathFactory) -> Terminal:
    """A vault with one memory for tests that must not change anything: it is shared."""
    terminal = Terminal(tmp_path_factory.mktemp("stocked"))
    terminal.add("My C++ compiler doesn't like dark-mode; 学会放手, says Zoë.")
    return terminal


@pytest.fixture
def lines_file(tmp_path: Path) -> Callable[..., str]:
    """Writes JSON Lines into a file and gives its path."""

    def write(*records: object) -> str:
        path = tmp_path / "lines.jsonl"
        path.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
        return str(path)

    return write
