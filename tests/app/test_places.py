from __future__ import annotations

from pathlib import Path

from app.paths import VAULT_NAME, find_places, resources


def test_the_named_vault_wins_over_the_environment_and_that_over_the_home():
    everything = {"VARIORUM_HOME": "/h", "VARIORUM_VAULT": "/v/mine"}
    assert find_places(everything, "/named").vault == Path("/named")
    assert find_places(everything).vault == Path("/v/mine")
    assert find_places({"VARIORUM_HOME": "/h"}).vault == Path("/h") / VAULT_NAME


def test_a_home_of_its_own_takes_settings_and_log_along():
    places = find_places({"VARIORUM_HOME": "/h", "VARIORUM_VAULT": "/v/mine"})
    assert places.settings.parent == places.log.parent == Path("/h")


def test_without_anything_named_the_platforms_folders_are_used_and_nothing_is_made(monkeypatch, tmp_path):
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    places = find_places({})
    assert "variorum" in str(places.vault).lower()
    assert places.vault.name == VAULT_NAME
    assert list(tmp_path.iterdir()) == []


def test_what_comes_with_the_program_is_found():
    assert (resources() / "demo" / "story.json").is_file()
    assert (resources() / "changelog.md").is_file()
