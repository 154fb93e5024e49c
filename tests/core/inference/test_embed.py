"""The built-in model: its files are checked, its vectors can be relied on."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from core.errors import Interrupted, ModelAltered, ModelMissing
from core.inference import embed, model_files
from core.inference.embed import fingerprint_of, load_builtin_embedder
from core.inference.onnx_embed import OnnxEmbedder, Reading
from core.stopping import Stop

PROJECT = Path(__file__).resolve().parents[3]
RESOURCES = PROJECT / "resources"


@pytest.fixture(scope="module")
def model() -> OnnxEmbedder:
    try:
        return load_builtin_embedder(RESOURCES)
    except ModelMissing as missing:
        pytest.skip(f"the built-in model is not installed: {missing.message}")


def test_related_texts_are_nearer_than_unrelated_ones(model: OnnxEmbedder) -> None:
    dog, puppy, tax = model.encode(
        ["My dog sleeps on the sofa.", "A puppy naps on the couch.", "The tax form is due in May."]
    )
    assert dog @ puppy > 0.5 > 0.2 > dog @ tax


def test_vectors_are_float32_of_length_one(model: OnnxEmbedder) -> None:
    rows = model.encode(["one", "two words", ""])
    assert rows.dtype == np.float32
    assert rows.shape == (3, model.dimensions)
    assert np.allclose(np.linalg.norm(rows, axis=1), 1.0, atol=1e-5)


def test_no_texts_give_no_vectors(model: OnnxEmbedder) -> None:
    assert model.encode([]).shape == (0, 384)


def test_a_vector_depends_on_its_text_alone_and_keeps_its_place(model: OnnxEmbedder) -> None:
    texts = [("word " * (1 + 7 * (place % 9))).strip() + f" {place}" for place in range(70)]
    together = model.encode(texts)
    for place in (0, 8, 33, 69):
        assert together[place] @ model.encode([texts[place]])[0] > 0.9999


def test_only_the_first_256_word_pieces_count(model: OnnxEmbedder) -> None:
    start = "apple " * 254
    first, second, shorter = model.encode([start + "river", start + "castle dragon", "apple " * 100])
    assert first @ second > 0.9999
    assert first @ shorter < 0.9999


@pytest.mark.parametrize("text", ["\x00", "\ud800", "🙂", "我对花生过敏", "a" * 1_000_000, "x y " * 250_000])
def test_odd_texts_get_a_vector_too(model: OnnxEmbedder, text: str) -> None:
    assert np.isfinite(model.encode([text])).all()


def test_the_fingerprint_changes_with_everything_that_shapes_a_vector(model: OnnxEmbedder) -> None:
    facts = (model_files.WEIGHTS_SHA256, "mean", "", 256)
    assert model.fingerprint == fingerprint_of(*facts)
    others = {
        fingerprint_of("0" * 64, "mean", "", 256),
        fingerprint_of(facts[0], "cls", "", 256),
        fingerprint_of(facts[0], "mean", "query: ", 256),
        fingerprint_of(facts[0], "mean", "", 128),
    }
    assert len(others | {model.fingerprint}) == 5


def test_an_altered_word_list_is_refused_with_a_plain_sentence(tmp_path: Path) -> None:
    folder = tmp_path / model_files.FOLDER
    folder.mkdir(parents=True)
    shutil.copy(model_files.tokenizer_path(RESOURCES), folder)
    with (folder / "tokenizer.json").open("ab") as file:
        file.write(b" ")
    with pytest.raises(ModelAltered, match="word list") as refused:
        load_builtin_embedder(tmp_path)
    assert refused.value.hint


def test_altered_weights_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / model_files.FOLDER
    folder.mkdir(parents=True)
    (folder / "model.onnx").write_bytes(b"not a model")
    with pytest.raises(ModelAltered, match="language model"):
        load_builtin_embedder(tmp_path)


def test_a_missing_word_list_is_named(tmp_path: Path) -> None:
    with pytest.raises(ModelMissing, match="word list"):
        load_builtin_embedder(tmp_path)


def test_missing_weights_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model_files, "PACKAGE", "no_such_package_here")
    with pytest.raises(ModelMissing, match="not installed"):
        load_builtin_embedder(tmp_path)


def test_files_that_the_libraries_refuse_are_reported_as_altered() -> None:
    with pytest.raises(ModelAltered, match="could not be started"):
        OnnxEmbedder(b"junk", b"{}", Reading("junk", "0", 384))


def test_importing_the_embedder_loads_no_heavy_library() -> None:
    code = (
        f"import sys, {embed.__name__}, core.inference.vectors\n"
        "print([name for name in ('numpy', 'onnxruntime', 'tokenizers') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "[]"


class _AtOnce(Stop):
    """Asked as soon as the model reads."""

    @contextmanager
    def cutting(self, cut: Callable[[], None]) -> Iterator[None]:
        with super().cutting(cut):
            self.ask()
            yield


def test_the_reading_of_a_question_ends_when_a_newer_one_comes_and_the_next_is_read_as_ever(
    model: OnnxEmbedder,
) -> None:
    before, _ = model.encode_questions(["Where do I live?"])
    with pytest.raises(Interrupted):
        model.encode_questions(["word " * 200], _AtOnce())
    after, _ = model.encode_questions(["Where do I live?"], Stop())
    assert np.array_equal(before, after)
