"""The labelled set tells a good model from a bad one, counts what nobody could use, and stops when asked."""

from __future__ import annotations

import io
import json
from collections import Counter

import keyring
import keyring.errors
import pytest

from app.context import Context
from app.keys import SERVICE, store_key
from app.model_settings import cases_file, model_doors
from app.model_test import FAULTS_IN_A_ROW, Case, Said, read_cases, try_model
from app.paths import find_places
from app.settings import SettingsFile
from app.streams import Streams
from core.domain import Layer, Statement
from core.errors import Cancelled, EndpointDown, EndpointRefused, EnvironmentFault, FileUnreadable, InvalidRequest
from core.vault import Vault
from tests.core.inference.scripted_endpoint import Sent, endpoint, says
from ui.model_doors import ModelDoors, ModelFields, Role, RoleFields

CASES = read_cases(cases_file())


def never() -> bool:
    return False


def nothing(_done: int, _total: int) -> None:
    pass


@pytest.fixture
def settings(tmp_path) -> SettingsFile:
    return SettingsFile(tmp_path / "settings.json")


@pytest.fixture
def doors(tmp_path, settings) -> ModelDoors:
    environment = {"VARIORUM_HOME": str(tmp_path), "MY_KEY": "marker-8c1f"}
    context = Context(Streams(io.BytesIO(), io.StringIO(), io.StringIO()), find_places(environment), environment)
    return model_doors(context, settings)


def test_the_set_has_twenty_cases_of_every_kind_and_no_place_is_right_more_often_than_another():
    assert len(CASES) == 20
    kinds = Counter(case.op for case in CASES)
    assert set(kinds) == {"ADD", "NOOP", "REFINE", "SUPERSEDE", "CONFLICT"}
    assert kinds["ADD"] == 5
    assert set(Counter(case.target for case in CASES).values()) == {5}
    assert all((case.target is None) == (case.op == "ADD") for case in CASES)
    assert all(case.target is None or 1 <= case.target <= len(case.memories) for case in CASES)


def test_a_model_that_knows_is_right_in_all():
    report = try_model(CASES, lambda case, _stop: Said(case.op, case.target), nothing, never)
    assert (report.asked, report.right, report.wrong, report.harmful, report.unusable) == (20, 20, 0, 0, 0)
    assert report.misses == ()


def test_a_model_that_always_says_new_is_right_in_five_and_harms_nothing():
    report = try_model(CASES, lambda _case, _stop: Said("ADD"), nothing, never)
    assert (report.right, report.wrong, report.harmful) == (5, 15, 0)


def test_a_model_that_always_changes_the_first_is_called_harmful():
    report = try_model(CASES, lambda _case, _stop: Said("SUPERSEDE", 1), nothing, never)
    fitting = sum(case.op in {"REFINE", "SUPERSEDE"} and case.target == 1 for case in CASES)
    assert report.harmful == 20 - fitting
    assert report.misses[0].said == "memory 1 has changed"


def test_unusable_answers_are_counted_apart_with_their_reason():
    def ask(case: Case, _stop: object) -> Said:
        return Said(None, reason="The reply is empty.") if case.op == "ADD" else Said(case.op, case.target)

    report = try_model(CASES, ask, nothing, never)
    assert (report.right, report.wrong, report.unusable) == (15, 0, 5)
    assert {miss.said for miss in report.misses} == {"The reply is empty."}


def test_progress_is_told_and_a_stop_ends_it():
    told: list[tuple[int, int]] = []
    with pytest.raises(Cancelled):
        try_model(
            CASES,
            lambda case, _stop: Said(case.op, case.target),
            lambda done, total: told.append((done, total)),
            lambda: len(told) > 4,
        )
    assert told == [(0, 20), (1, 20), (2, 20), (3, 20), (4, 20)]


def test_an_endpoint_that_is_not_there_is_said_at_once():
    def ask(_case: Case, _stop: object) -> Said:
        raise EndpointDown("It cannot be reached.")

    with pytest.raises(EndpointDown):
        try_model(CASES, ask, nothing, never)


def test_one_slow_answer_is_unusable_and_several_in_a_row_are_a_fault():
    def slow(*numbers: int):
        seen: list[int] = []

        def ask(case: Case, _stop: object) -> Said:
            seen.append(1)
            if len(seen) in numbers:
                raise EndpointDown("It did not answer in time.")
            return Said(case.op, case.target)

        return ask

    report = try_model(CASES, slow(3, 7), nothing, never)
    assert (report.right, report.unusable) == (18, 2)
    with pytest.raises(EndpointDown):
        try_model(CASES, slow(*range(3, 3 + FAULTS_IN_A_ROW)), nothing, never)


@pytest.mark.parametrize("content", ["", "{", "[]", '{"statement": "x"}', "7"])
def test_a_set_that_cannot_be_read_is_a_fault_with_a_sentence(tmp_path, content):
    path = tmp_path / "set.jsonl"
    if content:
        path.write_text(content, "utf-8")
    with pytest.raises(FileUnreadable, match=r"set\.jsonl"):
        read_cases(path)


def as_labelled(sent: Sent) -> object:
    """The right answer to what was asked, found by the statement in the question."""
    asked = sent.body["messages"][-1]["content"]
    (case,) = [case for case in CASES if json.dumps(case.statement, ensure_ascii=False) in asked]
    return says({"op": case.op, "target": case.target, "text": case.statement, "reason": "so"})


def test_a_whole_test_goes_through_the_endpoint_with_the_key_from_the_environment(doors):
    with endpoint(as_labelled) as place:
        report = doors.test(RoleFields(place.base_url, "small-1", "MY_KEY"), nothing, never)
        assert report.right == 20, report.misses
        assert {sent.headers["authorization"] for sent in place.sent} == {"Bearer marker-8c1f"}


def test_a_model_that_babbles_is_unusable_and_nothing_breaks(doors):
    with endpoint(says("I think that is very interesting!")) as place:
        report = doors.test(RoleFields(place.base_url, "small-1"), nothing, never)
    assert (report.right, report.unusable) == (0, 20)


def test_a_key_that_is_not_there_and_a_model_that_is_not_set_are_said(doors):
    with pytest.raises(EndpointRefused, match="NO_SUCH"):
        doors.test(RoleFields("http://127.0.0.1:9/v1", "small-1", "NO_SUCH"), nothing, never)
    with pytest.raises(InvalidRequest):
        doors.test(RoleFields("http://127.0.0.1:9/v1"), nothing, never)
    assert doors.key_is_there("MY_KEY")
    assert not doors.key_is_there("NO_SUCH")


def test_what_is_saved_is_what_is_loaded_and_counts_field_by_field(doors, settings):
    fields = ModelFields(RoleFields("http://127.0.0.1:8080/v1", "small-1", "MY_KEY"), RoleFields("", "large-1", ""))
    doors.save(fields)
    assert doors.load() == fields
    assert settings.value("fast_key") == "MY_KEY"
    assert doors.counts(fields, Role.STRONG) == RoleFields("http://127.0.0.1:8080/v1", "large-1", "MY_KEY")
    elsewhere = ModelFields(fields.fast, RoleFields("https://elsewhere.example/v1", "", ""))
    assert doors.counts(elsewhere, Role.STRONG).key_name == ""


def test_what_cannot_be_kept_leaves_everything_as_it_was_and_is_not_repeated(doors, tmp_path):
    kept = ModelFields(RoleFields("http://127.0.0.1:8080/v1", "small-1"))
    doors.save(kept)
    bad = ModelFields(RoleFields("http://127.0.0.1:9000/v1", "other"), RoleFields("", "", "sk-marker-4f1d9c"))
    with pytest.raises(InvalidRequest) as caught:
        doors.save(bad)
    assert "marker" not in caught.value.message + caught.value.hint
    assert doors.load() == kept
    assert "marker" not in (tmp_path / "settings.json").read_text("utf-8")


def test_a_key_goes_into_the_key_store_under_its_name(monkeypatch):
    stored: dict[tuple[str, str], str] = {}
    monkeypatch.setattr(keyring, "set_password", lambda service, name, key: stored.update({(service, name): key}))
    store_key("mine", "marker-8c1f")
    assert stored == {(SERVICE, "mine"): "marker-8c1f"}
    with pytest.raises(InvalidRequest):
        store_key("Not A Name", "marker-8c1f")


@pytest.mark.parametrize("fault", [keyring.errors.NoKeyringError, keyring.errors.PasswordSetError, OSError])
def test_a_key_store_that_refuses_is_said_without_the_key(monkeypatch, fault):
    def refuse(_service: str, _name: str, key: str) -> None:
        raise fault(f"cannot take {key}")

    monkeypatch.setattr(keyring, "set_password", refuse)
    with pytest.raises(EnvironmentFault) as caught:
        store_key("mine", "marker-8c1f")
    assert "marker" not in f"{caught.value.message} {caught.value.hint} {caught.value.__cause__}"


def test_a_stored_memory_is_asked_about_with_the_model_that_is_set(doors, tmp_path):
    path = tmp_path / "mine.variorum"
    vault = Vault.create(path, owner="Mira")
    vault.add(Statement("I live in Porto."))
    new = str(vault.add(Statement("I moved to Lisbon, away from Porto.")).memory)
    vault.close()
    assert doors.judge(lambda: Vault.open(path), new, never) is None
    with endpoint(says({"op": "SUPERSEDE", "target": 1, "text": None, "reason": "moved"})) as place:
        doors.save(ModelFields(RoleFields(place.base_url, "small-1")))
        receipt = doors.judge(lambda: Vault.open(path), new, never)
    assert receipt is not None
    assert receipt.layer is Layer.JUDGE
    assert receipt.model_calls == len(place.sent) == 1
