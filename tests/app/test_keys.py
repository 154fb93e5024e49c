"""Settings hold the names of keys; a key itself is in the environment or in the system's key store."""

from __future__ import annotations

import keyring
import keyring.errors
import pytest

from app.keys import SERVICE, key_finder, model_roles
from app.settings import SettingsFile
from core.errors import InvalidRequest
from core.inference.roles import Role, RoleSettings


def test_a_name_in_capitals_is_looked_up_in_the_environment_that_was_given(monkeypatch):
    monkeypatch.setenv("MY_KEY", "not this one")
    find = key_finder({"MY_KEY": " abc ", "EMPTY": " "})
    assert (find("MY_KEY"), find("EMPTY"), find("OTHER")) == ("abc", None, None)


def test_a_stored_key_comes_from_the_key_store(monkeypatch):
    entries = {(SERVICE, "mine"): "abc"}
    monkeypatch.setattr(keyring, "get_password", lambda service, name: entries.get((service, name)))
    find = key_finder({"mine": "x", "keyring:mine": "y"})
    assert find("keyring:mine") == "abc"
    assert find("keyring:other") is None


@pytest.mark.parametrize("fault", [keyring.errors.NoKeyringError(), keyring.errors.KeyringLocked(), OSError()])
def test_a_key_store_that_is_missing_or_locked_holds_no_key(monkeypatch, fault):
    def refuse(service, name):
        raise fault

    monkeypatch.setattr(keyring, "get_password", refuse)
    assert key_finder({})("keyring:mine") is None


def test_the_roles_are_what_is_set(tmp_path):
    settings = SettingsFile(tmp_path / "settings.json")
    settings.change("fast_url", "http://127.0.0.1:8080/v1")
    settings.change("fast_model", "small-1")
    settings.change("strong_model", "large-1")
    settings.change("fast_key", "MY_KEY")
    roles = model_roles(SettingsFile(tmp_path / "settings.json"))
    assert roles.of(Role.STRONG) == RoleSettings("http://127.0.0.1:8080/v1", "large-1", "MY_KEY")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("fast_key", "sk-proj-4f1d9c"),
        ("strong_key", "Bearer abc"),
        ("fast_url", "ftp://host/v1"),
        ("fast_url", "http://me:secret-4f1d9c@host/v1"),
        ("strong_url", "http://host/v1?key=secret-4f1d9c"),
        ("fast_model", "a\nb"),
    ],
)
def test_a_key_in_the_wrong_place_is_refused_not_stored_and_not_repeated(tmp_path, name, value):
    path = tmp_path / "settings.json"
    with pytest.raises(InvalidRequest) as fault:
        SettingsFile(path).change(name, value)
    assert value not in fault.value.message + fault.value.hint
    assert not path.exists()
