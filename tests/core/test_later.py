"""A vault is opened and listed before most of the engine is loaded; the rest comes when it is asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from core.later import later
from core.vault import Vault

ROOT = Path(__file__).resolve().parents[2]
DEAR = ("numpy", "core.acts.find", "core.acts.sweep", "core.acts.imports", "core.engine.slots", "core.engine.opposites")
FIRST = """
import sys
from pathlib import Path
from core.answers import ListRequest
from core.vault import Vault

vault = Vault.open(Path(sys.argv[1]))
assert vault.list(ListRequest()).total == 1
assert vault.held() == 1
assert vault.shelves().active == 1
vault.recent_searches(), vault.episodes(spoken=True), vault.undoable(), vault.redoable()
print(*sorted(name for name in sys.argv[2:] if name in sys.modules))
"""
REST = """
import sys
from core.vault import Vault

asked = []
Vault.load_rest(lambda: bool(asked.append(1)) or len(asked) > 1)
print(sum(name.startswith("core.acts.") for name in sys.modules) > 0, "core.acts.find" in sys.modules)
Vault.load_rest(lambda: False)
print("core.acts.find" in sys.modules, "core.acts.imports" in sys.modules, "core.acts.sweep" in sys.modules)
"""


def told(program: str, *arguments: str) -> list[str]:
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()


def test_opening_listing_and_counting_load_none_of_the_dear_parts(filed: Vault, path: Path) -> None:
    from core.domain import Statement

    filed.add(Statement("I live in Porto."))
    assert told(FIRST, str(path), *DEAR) == []


def test_the_rest_is_loaded_in_steps_and_stops_between_two() -> None:
    assert told(REST) == ["True", "False", "True", "True", "True"]


def test_a_module_that_comes_later_is_that_module() -> None:
    from core import text

    assert later("core.text").fold is text.fold
