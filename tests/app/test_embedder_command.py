"""Choosing the model for search by meaning at the command line; the vectors are made by a run that can be stopped."""

from __future__ import annotations

import pytest

from app.paths import resources
from core.errors import ModelMissing
from core.inference.model_files import tokenizer_path, weights_path


@pytest.fixture
def folder(tmp_path):
    try:
        weights = weights_path(resources())
    except ModelMissing as missing:
        pytest.skip(f"the built-in model is not installed: {missing.message}")
    made = tmp_path / "mine"
    made.mkdir()
    (made / "model.onnx").symlink_to(weights)
    (made / "tokenizer.json").symlink_to(tokenizer_path(resources()))
    return made


@pytest.fixture
def ready(variorum, with_embedder):
    for text in ("The boat is red.", "Our dog is called Bruno."):
        variorum.add(text)
    return variorum


@pytest.fixture
def with_embedder(variorum):
    """The model is switched on for these tests, as it is for a person."""
    variorum.environment.pop("VARIORUM_MODEL", None)
    return variorum


def test_it_says_by_which_model_the_vault_is_searched(ready):
    answer = ready("embedder", "--json").json
    assert answer["model"] == "all-MiniLM-L6-v2"
    assert answer["kind"] == "builtin"
    assert answer["moving"] is None


def test_a_folder_is_tested_chosen_and_takes_over_after_a_run(ready, folder):
    tested = ready("embedder", "test", str(folder), "--pooling", "cls", "--json").json
    assert tested["dimensions"] == 384
    assert tested["right"] > 90
    assert tested["bars"]["0.3"] > 0.4
    chosen = ready("embedder", "use", str(folder), "--pooling", "cls", "--json").json
    assert chosen["moving"] == {
        "model": "mine", "fingerprint": tested["fingerprint"], "made": 0, "total": 4, "paused": False,
    }  # fmt: skip
    assert ready("search", "dog", "--json").json["notice"] == ""
    assert ready("embedder", "run", "--seconds", "0", "--json").json["moving"]["made"] == 0
    done = ready("embedder", "run", "--json").json
    assert (done["fingerprint"], done["moving"], done["made"]) == (tested["fingerprint"], None, 4)
    assert done["kind"] == "folder"
    found = ready("search", "dog", "--json").json
    assert found["notice"] == ""
    assert found["hits"][0]["text"] == "Our dog is called Bruno."
    assert ready("verify", "--json").json["ok"]


def test_paused_and_cancelled_the_present_model_stays(ready, folder):
    assert ready("embedder", "pause").code == 1
    ready("embedder", "use", str(folder))
    assert ready("embedder", "pause", "--json").json["moving"]["paused"] is True
    answer = ready("embedder", "cancel", "--json").json
    assert answer["moving"] is None
    assert answer["kind"] == "builtin"
    assert ready("embedder", "use", "builtin", "--json").json["moving"] is None


@pytest.mark.parametrize("words", [("use",), ("use", "endpoint", "http://127.0.0.1:9"), ("run", "x"), ("show", "x")])
def test_what_is_no_model_is_wrong_usage(ready, words):
    assert ready("embedder", *words).code == 2


def test_a_folder_without_a_model_is_refused_and_nothing_changes(ready, tmp_path):
    answer = ready("embedder", "use", str(tmp_path), "--json")
    assert answer.code == 3
    assert answer.error["kind"] == "ModelMissing"
    assert ready("embedder", "--json").json["moving"] is None


def test_a_key_that_is_written_in_the_place_of_its_name_is_never_repeated(ready):
    key = "sk-live-0123456789abcdef"
    answer = ready("embedder", "use", "endpoint", "http://127.0.0.1:9/v1", "m", "--key", key, "--json")
    assert answer.code == 1
    assert key not in answer.out + answer.err
