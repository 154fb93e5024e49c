"""The strong role falls back to the fast one field by field, and a key goes nowhere it was not set for."""

from __future__ import annotations

import pytest

from core.errors import EndpointRefused, InvalidRequest
from core.inference.roles import ModelRoles, Role, RoleSettings, checked_role, connect
from tests.core.inference.scripted_endpoint import endpoint, says
from tests.core.inference.test_chat import DECISION, MARKER, QUESTION

FAST = RoleSettings("http://127.0.0.1:8080/v1", "small-1", "FAST_KEY")


@pytest.mark.parametrize(
    ("strong", "counts"),
    [
        (RoleSettings(), FAST),
        (RoleSettings(model="large-1"), RoleSettings(FAST.base_url, "large-1", "FAST_KEY")),
        (RoleSettings(key_name="STRONG_KEY"), RoleSettings(FAST.base_url, "small-1", "STRONG_KEY")),
        (RoleSettings("http://127.0.0.1:8080/v1/"), RoleSettings("http://127.0.0.1:8080/v1/", "small-1", "FAST_KEY")),
        (RoleSettings("http://elsewhere/v1"), RoleSettings("http://elsewhere/v1", "small-1", "")),
        (RoleSettings("http://elsewhere/v1", "large-1", "B"), RoleSettings("http://elsewhere/v1", "large-1", "B")),
    ],
)
def test_each_field_that_the_strong_role_leaves_empty_is_the_fast_ones(
    strong: RoleSettings, counts: RoleSettings
) -> None:
    roles = ModelRoles(FAST, strong)
    assert roles.of(Role.STRONG) == counts
    assert roles.of(Role.FAST) == FAST


def test_without_an_address_or_a_model_there_is_no_model_and_no_key_is_asked_for() -> None:
    asked: list[str] = []
    for fast in (RoleSettings(), RoleSettings(model="small-1", key_name="A"), RoleSettings(base_url=FAST.base_url)):
        for role in Role:
            assert connect(ModelRoles(fast), role, asked.append) is None  # type: ignore[func-returns-value]
    assert not asked


def test_a_key_is_found_by_its_name_and_used() -> None:
    with endpoint(says(DECISION)) as place:
        roles = ModelRoles(RoleSettings(place.base_url, "small-1", "keyring:mine"))
        model = connect(roles, Role.STRONG, {"keyring:mine": f" {MARKER}\n"}.get)
        assert model is not None
        model.ask(QUESTION)
        model.close()
        assert place.sent[0].headers["authorization"] == f"Bearer {MARKER}"


def test_a_key_that_is_not_there_is_said_by_its_name() -> None:
    with pytest.raises(EndpointRefused, match="FAST_KEY"):
        connect(ModelRoles(FAST), Role.FAST, lambda _: None)


@pytest.mark.parametrize("key", ["sk-proj-abc123", "hf_abcDEF", "my key", "A" * 65, "keyring:My Key", "env:A", "lower"])
def test_what_may_be_a_key_itself_is_refused_without_repeating_it(key: str) -> None:
    with pytest.raises(InvalidRequest) as fault:
        checked_role(RoleSettings(FAST.base_url, "small-1", key))
    assert key not in fault.value.message + fault.value.hint


def test_a_key_that_no_header_can_carry_is_refused_without_repeating_it() -> None:
    for key in (f"{MARKER}\nX-Other: 1", f"{MARKER}é"):
        with pytest.raises(InvalidRequest) as fault:
            connect(ModelRoles(FAST), Role.FAST, {"FAST_KEY": key}.get)
        assert MARKER not in fault.value.message + fault.value.hint
