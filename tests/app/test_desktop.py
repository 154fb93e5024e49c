from __future__ import annotations

import io
import time
from collections.abc import Callable

import pytest

from app.commands import desktop
from app.context import Context
from app.paths import find_places
from app.settings import SettingsFile
from app.startup import child_environment, has_screen, own_command, process_start
from app.streams import Streams
from core.errors import EnvironmentFault


@pytest.fixture
def context(tmp_path) -> Context:
    environment = {"VARIORUM_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    return Context(Streams(io.BytesIO(), io.StringIO(), io.StringIO()), find_places(environment), environment)


@pytest.fixture
def opening(context, monkeypatch) -> Callable[[], object]:
    """What the window would be opened with."""
    import ui.start

    seen: list[object] = []
    monkeypatch.setattr(ui.start, "run", lambda found: seen.append(found) or 0)

    def of_the_persons_vault() -> object:
        assert desktop.open_desktop(context) == 0
        return seen[0]

    return of_the_persons_vault


def test_the_window_makes_the_persons_vault_and_opens_it_again(opening, context):
    found = opening()
    for _ in range(2):
        vault = found.doors.writer()
        vault.close()
    reader = found.doors.reader()
    assert reader.path == context.places.vault
    reader.close()
    assert found.sample is False
    assert found.open_demo is not None


def test_choices_in_the_window_are_kept(opening, context):
    found = opening()
    found.remember("theme", "dark")
    assert found.recall("theme") == "dark"
    assert SettingsFile(context.places.settings).value("theme") == "dark"


def test_a_choice_that_cannot_be_kept_is_no_fault_of_the_window(opening, context):
    found = opening()
    context.places.settings.mkdir(parents=True)
    found.remember("theme", "dark")
    assert "FileUnwritable" in context.places.log.read_text("utf-8")


def test_a_fault_in_the_window_is_written_down_without_its_words(opening, context):
    opening().report(ValueError("the secret text"))
    text = context.places.log.read_text("utf-8")
    assert "ValueError" in text
    assert "secret" not in text


def test_the_model_is_left_out_where_it_is_switched_off(context, monkeypatch):
    import ui.start

    seen: list[object] = []
    monkeypatch.setattr(ui.start, "run", lambda found: seen.append(found) or 0)
    context.environment["VARIORUM_MODEL"] = "none"
    desktop.open_desktop(context)
    assert seen[0].doors.embedder is None


def test_the_sample_is_built_where_nothing_of_the_person_lies_and_is_gone_afterwards(context, monkeypatch):
    import ui.start

    seen: list[object] = []

    def look(found) -> int:
        vault = found.doors.writer()
        seen.append((vault.path, found.sample, len(vault.log(500)) > 50, found.open_demo))
        vault.close()
        return 0

    monkeypatch.setattr(ui.start, "run", look)
    assert desktop.demo(context, None) == 0
    path, sample, told, again = seen[0]
    assert (sample, told, again) == (True, True, None)
    assert not path.parent.exists()
    assert not context.places.vault.exists()


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        (ImportError("libEGL.so.1: cannot open shared object file", name="PySide6.QtGui"), EnvironmentFault),
        (ModuleNotFoundError("No module named 'qasync'", name="qasync"), EnvironmentFault),
        (ImportError("cannot import name 'Windwo' from 'ui.window'", name="ui.window"), ImportError),
    ],
)
def test_a_missing_library_is_told_and_a_fault_of_the_program_stays_one(fault, kind):
    assert type(desktop._window_missing(fault)) is kind


def test_the_program_can_start_itself_again(monkeypatch):
    assert own_command()[1:] == ["-m", "app"]
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert len(own_command()) == 1
    assert child_environment({"PYTHONPATH": "/else"})["PYTHONPATH"].endswith("/else")


def test_a_screen_is_found_by_the_environment(monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    assert not has_screen({})
    assert has_screen({"DISPLAY": ":0"})
    assert has_screen({"WAYLAND_DISPLAY": "wayland-0"})
    monkeypatch.setattr("sys.platform", "darwin")
    assert has_screen({})


def test_the_start_of_the_process_lies_a_little_while_ago():
    assert 0 <= time.time() - process_start() < 3600


def test_a_choice_that_is_not_in_the_table_is_written_down_and_nothing_else(context):
    desktop._remember(context, SettingsFile(context.places.settings), "colour", "red")
    assert "InvalidRequest" in context.places.log.read_text("utf-8")
    assert not context.places.settings.exists()
