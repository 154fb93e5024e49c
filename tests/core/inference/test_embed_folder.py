"""A person's own model: how it is read stands in its files, and what cannot be read is refused in a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from core.errors import ModelAltered, ModelMissing, VaultError
from core.inference.embed import load_builtin_embedder
from core.inference.embed_folder import Wishes, look_into, start_folder
from core.inference.model_files import tokenizer_path, weights_path
from core.inference.onnx_embed import Pooling

RESOURCES = Path(__file__).resolve().parents[3] / "resources"
TEXTS = ["My dog sleeps on the sofa.", "A puppy naps on the couch.", "The tax form is due in May."]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the built-in model's files, as an export would lie there."""
    try:
        weights = weights_path(RESOURCES)
    except ModelMissing as missing:
        pytest.skip(f"the built-in model is not installed: {missing.message}")
    made = tmp_path / "my-model"
    (made / "1_Pooling").mkdir(parents=True)
    (made / "model.onnx").symlink_to(weights)
    (made / "tokenizer.json").symlink_to(tokenizer_path(RESOURCES))
    write(made / "1_Pooling" / "config.json", {"pooling_mode_mean_tokens": True, "pooling_mode_cls_token": False})
    write(made / "sentence_bert_config.json", {"max_seq_length": 128})
    return made


def write(path: Path, value: object) -> None:
    path.write_text(json.dumps(value), "utf-8")


def test_the_same_files_give_the_same_vectors_as_the_built_in_model(folder: Path) -> None:
    found = look_into(folder)
    assert (found.name, found.pooling, found.max_tokens, found.asks_pooling) == ("my-model", Pooling.MEAN, 128, False)
    model = start_folder(found)
    assert model.dimensions == 384
    assert np.allclose(model.encode(TEXTS), load_builtin_embedder(RESOURCES).encode(TEXTS), atol=1e-5)
    assert model.reads_pieces
    vectors, pieces = model.encode_questions(TEXTS[:1])
    assert vectors.shape == (1, 384)
    assert pieces is not None


@pytest.mark.parametrize(
    ("said", "pooling"),
    [
        ({"pooling_mode_cls_token": True}, Pooling.CLS),
        ({"pooling_mode_lasttoken": True}, Pooling.LAST),
        ({"pooling_mode": "mean"}, Pooling.MEAN),
    ],
)
def test_pooling_is_read_and_shapes_vectors_and_fingerprint(folder: Path, said: object, pooling: Pooling) -> None:
    before = start_folder(look_into(folder, Wishes(text_prefix="x: ")))
    write(folder / "1_Pooling" / "config.json", said)
    found = look_into(folder)
    model = start_folder(found)
    assert found.pooling is pooling
    assert model.fingerprint != before.fingerprint
    rows = model.encode(TEXTS)
    assert np.allclose(np.linalg.norm(rows, axis=1), 1, atol=1e-5)
    alone = np.concatenate([model.encode([text]) for text in TEXTS])
    assert np.allclose(rows, alone, atol=1e-3)  # padding changes nothing


def test_where_the_files_are_silent_the_pooling_is_asked_for(folder: Path) -> None:
    (folder / "1_Pooling" / "config.json").unlink()
    assert look_into(folder).asks_pooling
    chosen = look_into(folder, Wishes(Pooling.CLS))
    assert chosen.pooling is Pooling.CLS
    assert not chosen.asks_pooling


def test_prefixes_are_read_or_said_and_stand_before_questions_and_texts_alone(folder: Path) -> None:
    write(folder / "config_sentence_transformers.json", {"prompts": {"query": "query: ", "passage": "passage: "}})
    found = look_into(folder)
    assert (found.question_prefix, found.text_prefix) == ("query: ", "passage: ")
    model, plain = start_folder(found), load_builtin_embedder(RESOURCES)
    asked, pieces = model.encode_questions(TEXTS[:1])
    assert np.allclose(asked, plain.encode(["query: " + TEXTS[0]]), atol=1e-5)
    assert np.allclose(model.encode(TEXTS[:1]), plain.encode(["passage: " + TEXTS[0]]), atol=1e-5)
    assert pieces is not None
    words = [TEXTS[0][start:end].casefold() for start, end in pieces[0].spans]
    assert words[0] in ("my", "dog")
    assert "query" not in words
    assert look_into(folder, Wishes(question_prefix="", text_prefix="")).text_prefix == ""


def gone(name: str) -> Callable[[Path], None]:
    return lambda folder: (folder / name).unlink()


def two_models(folder: Path) -> None:
    (folder / "model.onnx").rename(folder / "a.onnx")
    (folder / "b.onnx").symlink_to(folder / "a.onnx")


def junk(name: str) -> Callable[[Path], None]:
    def put(folder: Path) -> None:
        (folder / name).unlink()
        (folder / name).write_bytes(b"junk")

    return put


def further_layer(folder: Path) -> None:
    write(folder / "modules.json", [{"type": "sentence_transformers.models.Dense"}])


def judge(folder: Path) -> None:
    (folder / "model.onnx").unlink()
    (folder / "model.onnx").symlink_to(RESOURCES / "contradiction-judge" / "judge_int8.onnx")


REFUSED: dict[str, tuple[Callable[[Path], None], str]] = {
    "no model": (gone("model.onnx"), "no ONNX file"),
    "no words": (gone("tokenizer.json"), "no tokenizer.json"),
    "several models": (two_models, "several ONNX files"),
    "a broken model": (junk("model.onnx"), "could not be started"),
    "broken words": (junk("tokenizer.json"), "could not be started"),
    "a further layer": (further_layer, "further layer"),
    "a model of pairs": (judge, "no embedding model"),
    "an unknown pooling": (
        lambda folder: write(folder / "1_Pooling" / "config.json", {"pooling_mode_max_tokens": True}),
        "unknown way",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_read_is_refused_in_a_sentence(folder: Path, name: str) -> None:
    change, sentence = REFUSED[name]
    change(folder)
    with pytest.raises((ModelMissing, ModelAltered), match=sentence) as told:
        start_folder(look_into(folder))
    assert told.value.hint


def test_a_path_that_is_no_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(VaultError, match="no folder"):
        look_into(tmp_path / "nowhere")
