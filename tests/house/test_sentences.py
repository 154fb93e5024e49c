"""Each action, setting, command and fault has its sentence, and the lists that name them are complete."""

from __future__ import annotations

import inspect
import re

import pytest

from app import faults
from app.cli import COMMANDS
from app.command import Command
from app.settings import SETTINGS, Setting
from core import errors
from core.errors import EnvironmentFault, RequestError, VaultError
from tests.house.sources import ROOT
from ui import text
from ui.actions import ACTIONS, Action, Need, Situation, reason_against

KINDS = [
    kind
    for _, kind in inspect.getmembers(errors, inspect.isclass)
    if issubclass(kind, VaultError) and kind not in (VaultError, RequestError, EnvironmentFault)
]


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.id)
def test_each_action_has_words_and_says_why_it_cannot_be_done(action: Action) -> None:
    assert re.fullmatch(r"[A-Z].*[\w…]", action.words)
    if action.need is not Need.NOTHING:
        assert re.fullmatch(r"[A-Z].*\.", reason_against(action, Situation()))


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_each_setting_has_a_sentence_and_a_default_that_it_allows(setting: Setting) -> None:
    assert re.fullmatch(r"[A-Z].*\.", setting.sentence)
    assert setting.allows(setting.default)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_each_command_has_a_sentence_and_a_place_in_the_readme(command: Command) -> None:
    assert len(command.sentence.split()) >= 3
    assert re.search(rf"`{command.name}\b", (ROOT / "README.md").read_text("utf-8"))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_each_fault_has_its_sentence_its_title_and_its_exit_code(kind: type[VaultError]) -> None:
    assert (kind.__doc__ or "").strip().endswith(".")
    assert text.FAULT_TITLES[kind.__name__] not in ("", kind.__name__)
    told = faults.failure_of(kind("What happened.", "What to do."))
    assert told.code == (faults.REFUSED if issubclass(kind, RequestError) else faults.FAILED)
    assert told.document == {"error": {"kind": kind.__name__, "message": "What happened.", "hint": "What to do."}}


def test_the_tree_of_errors_is_drawn_as_it_is() -> None:
    drawing = inspect.getdoc(errors) or ""
    branches = dict(zip(("request", "environment"), drawing.split("EnvironmentFault"), strict=True))
    drawn = {
        "request": set(re.findall(r"── (\w+)", branches["request"])) - {"RequestError", ""},
        "environment": set(re.findall(r"── (\w+)", branches["environment"])),
    }
    assert drawn == {
        "request": {kind.__name__ for kind in KINDS if issubclass(kind, RequestError)},
        "environment": {kind.__name__ for kind in KINDS if issubclass(kind, EnvironmentFault)},
    }
