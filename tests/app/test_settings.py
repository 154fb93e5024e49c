from __future__ import annotations

import json
import re
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.settings import SETTINGS, SettingsFile
from core.errors import FileUnwritable, InvalidRequest


def test_every_setting_has_a_sentence_and_a_default_that_it_allows():
    assert len({setting.name for setting in SETTINGS}) == len(SETTINGS)
    for setting in SETTINGS:
        assert setting.sentence.endswith(".")
        assert setting.allows(setting.default)


def test_every_choice_that_the_window_keeps_is_in_the_table():
    kept = set()
    for file in (Path(__file__).resolve().parents[2] / "ui").rglob("*.py"):
        kept |= set(re.findall(r"(?:recall|remember)\(\s*\"([a-z_]+)\"", file.read_text("utf-8")))
    assert kept <= {setting.name for setting in SETTINGS}


def test_what_is_set_is_there_after_a_restart_in_a_file_for_the_owner_alone(tmp_path):
    path = tmp_path / "folder" / "settings.json"
    SettingsFile(path).change("theme", "dark")
    assert SettingsFile(path).value("theme") == "dark"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.json"]


def test_what_is_not_set_is_the_default(tmp_path):
    assert SettingsFile(tmp_path / "none.json").value("scale") == "1.0"


@pytest.mark.parametrize(
    ("name", "value"),
    [("theme", "pink"), ("scale", "3"), ("scale", "nan"), ("scale", "large"), ("colour", "red")],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(tmp_path, name, value):
    path = tmp_path / "settings.json"
    with pytest.raises(InvalidRequest):
        SettingsFile(path).change(name, value)
    assert not path.exists()


@pytest.mark.parametrize(
    "content",
    [
        "",
        "not json",
        "[1, 2]",
        '{"theme": 7, "scale": "9", "gone": true}',
        "[" * 100_000,
        '{"theme": "\\u0000"}',
    ],
)
def test_a_broken_file_counts_as_nothing_set(tmp_path, content):
    path = tmp_path / "settings.json"
    path.write_text(content, "utf-8")
    settings = SettingsFile(path)
    assert (settings.value("theme"), settings.value("scale")) == ("system", "1.0")


def test_a_file_that_is_no_text_counts_as_nothing_set(tmp_path):
    path = tmp_path / "settings.json"
    path.write_bytes(b"\xff\xfe\x00\x01")
    assert SettingsFile(path).value("theme") == "system"


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "taken").write_text("a file", "utf-8")
    with pytest.raises(FileUnwritable):
        SettingsFile(tmp_path / "taken" / "settings.json").change("theme", "dark")


@given(st.dictionaries(st.text(max_size=12), st.none() | st.integers() | st.text(max_size=8) | st.booleans()))
def test_whatever_the_file_holds_every_value_is_allowed(tmp_path_factory, stored):
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    path.write_text(json.dumps(stored), "utf-8")
    settings = SettingsFile(path)
    assert all(setting.allows(settings.value(setting.name)) for setting in SETTINGS)


def test_whatever_the_window_keeps_or_asks_for_by_name_is_a_setting(tmp_path):
    settings = SettingsFile(tmp_path / "settings.json")
    house = Path(__file__).resolve().parents[2] / "ui"
    code = "\n".join(path.read_text("utf-8") for path in house.rglob("*.py"))
    named = set(re.findall(r'(?:recall|remember)\("(\w+)"', code)) | set(re.findall(r'^SETTING = "(\w+)"', code, re.M))
    named |= {"contradictions_seen", "single_keys"}
    assert {"theme", "scale", "geometry", "tray", "review_keys", "arrangements", "idle_sweep"} <= named
    for name in named:
        assert isinstance(settings.value(name), str)
