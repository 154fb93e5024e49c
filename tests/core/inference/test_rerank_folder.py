"""A person's own reranker: what it says of a pair, and the sentence for each way in which a folder can be wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from core.errors import Cancelled, ModelAltered, ModelMissing, VaultError
from core.inference.calibrate import read_pairs
from core.inference.model_files import tokenizer_path, weights_path
from core.inference.rerank_choice import RerankChoice, measure, rerank_choice_from, start, tried
from core.inference.rerank_folder import look_into, start_reranker
from tests.core.inference.tiny_reranker import Shape, make_reranker, model_bytes, word_list

RESOURCES = Path(__file__).resolve().parents[3] / "resources"
QUESTION = "Where does Nora work?"
TEXTS = ["Nora does not work.", "Nora works at the harbour.", "It rains."]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return make_reranker(tmp_path / "my-reranker", [QUESTION, *TEXTS])


def test_it_says_how_well_each_text_answers_whatever_else_was_read_before(folder: Path) -> None:
    model = start_reranker(folder)
    said = [model.relevance(QUESTION, text) for text in TEXTS]
    assert said[0] > said[1] > said[2]
    assert [model.relevance(QUESTION, text) for text in reversed(TEXTS)] == said[::-1]
    assert model.name == "my-reranker"


def test_its_fingerprint_is_of_its_files_and_of_how_it_is_read(folder: Path) -> None:
    first = start_reranker(folder).fingerprint
    assert start_reranker(folder).fingerprint == first
    (folder / "config.json").write_text(json.dumps({"max_position_embeddings": 66}), "utf-8")
    shorter = start_reranker(folder).fingerprint
    (folder / "model.onnx").write_bytes(model_bytes(Shape(slope=2.0)))
    assert len({first, shorter, start_reranker(folder).fingerprint}) == 3


@pytest.mark.parametrize(("said", "length"), [({}, 256), ({"max_position_embeddings": 66}, 64), ({"a": 1}, 256)])
def test_how_much_it_reads_stands_in_its_files(folder: Path, said: object, length: int) -> None:
    (folder / "config.json").write_text(json.dumps(said), "utf-8")
    assert look_into(folder).max_tokens == length
    (folder / "tokenizer_config.json").write_text(json.dumps({"model_max_length": 32}), "utf-8")
    assert look_into(folder).max_tokens == 32
    assert start_reranker(folder).relevance("word " * 500, "word " * 500) > 0


def test_a_model_that_gives_shares_says_the_same_as_one_that_gives_logits(tmp_path: Path) -> None:
    plain = start_reranker(make_reranker(tmp_path / "a", TEXTS))
    shares = start_reranker(make_reranker(tmp_path / "b", TEXTS, Shape(share=True, output="probs")))
    for text in TEXTS:
        assert shares.relevance(TEXTS[0], text) == pytest.approx(plain.relevance(TEXTS[0], text), abs=1e-3)


def test_of_two_labels_the_one_that_says_yes_counts(tmp_path: Path) -> None:
    shape = Shape(labels=2)
    yes = start_reranker(make_reranker(tmp_path / "a", TEXTS, shape, ["no", "relevant"]))
    other = start_reranker(make_reranker(tmp_path / "b", TEXTS, shape, ["relevant", "no"]))
    assert yes.relevance(TEXTS[0], TEXTS[0]) > yes.relevance(TEXTS[0], TEXTS[2])
    assert other.relevance(TEXTS[0], TEXTS[0]) < other.relevance(TEXTS[0], TEXTS[2])


def shaped(shape: Shape, *labels: str) -> Callable[[Path], object]:
    return lambda folder: make_reranker(folder, TEXTS, shape, labels)


def two_models(folder: Path) -> None:
    (folder / "model.onnx").rename(folder / "a.onnx")
    (folder / "b.onnx").symlink_to(folder / "a.onnx")


def larger_words(folder: Path) -> None:
    """The tokenizer of a model that knows more words."""
    (folder / "model.onnx").write_bytes(model_bytes(Shape(knows=8)))
    word_list([*TEXTS, "many more words than that"]).save(str(folder / "tokenizer.json"))


def an_embedding_model(folder: Path) -> None:
    for name in ("model.onnx", "tokenizer.json"):
        (folder / name).unlink()
    (folder / "model.onnx").symlink_to(weights_path(RESOURCES))
    (folder / "tokenizer.json").symlink_to(tokenizer_path(RESOURCES))


def the_judge(folder: Path) -> None:
    an_embedding_model(folder)
    (folder / "model.onnx").unlink()
    (folder / "model.onnx").symlink_to(RESOURCES / "contradiction-judge" / "judge_int8.onnx")


REFUSED: dict[str, tuple[Callable[[Path], object], str]] = {
    "no model": (lambda folder: (folder / "model.onnx").unlink(), "no ONNX file"),
    "no words": (lambda folder: (folder / "tokenizer.json").unlink(), "no tokenizer.json"),
    "several models": (two_models, "several ONNX files"),
    "a broken model": (lambda folder: (folder / "model.onnx").write_bytes(b"junk"), "could not be started"),
    "broken words": (lambda folder: (folder / "tokenizer.json").write_bytes(b"junk"), "could not be started"),
    "weights elsewhere": (shaped(Shape(weights_in="model.onnx_data")), "not beside it: model.onnx_data"),
    "asks for a picture": (shaped(Shape(asks_for="pixel_values")), "asks for “pixel_values”"),
    "gives vectors": (shaped(Shape(vectors=True, output="last_hidden_state")), "embedding model and no cross-encoder"),
    "gives one vector": (shaped(Shape(labels=384, output="sentence_embedding")), "embedding model and no cross"),
    "an embedding model": (an_embedding_model, "embedding model and no cross-encoder"),
    "the judge of contradictions": (the_judge, "sorts pairs into 7 kinds and does not say"),
    "three labels": (shaped(Shape(labels=3), "entailment", "neutral", "against"), r"3 kinds \(entailment, neutral,"),
    "two labels without names": (shaped(Shape(labels=2)), "sorts pairs into 2 kinds"),
    "words of another model": (larger_words, "does not fit the reranker"),
    "no number": (shaped(Shape(no_number=True)), "something that is no number"),
    "no share": (shaped(Shape(slope=100.0, output="scores")), "not between 0 and 1"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_reranker_is_refused_in_one_sentence(folder: Path, name: str) -> None:
    change, sentence = REFUSED[name]
    try:
        change(folder)
    except ModelMissing as missing:
        pytest.skip(f"the built-in model is not installed: {missing.message}")
    with pytest.raises((ModelMissing, ModelAltered), match=sentence) as told:
        start_reranker(folder).relevance(TEXTS[0], TEXTS[0])
    assert told.value.hint
    assert told.value.message.count(". ") == 0


def test_a_file_too_large_for_a_desktop_is_refused_unread(folder: Path) -> None:
    with (folder / "model.onnx").open("r+b") as file:
        file.truncate(2_000_000_001)  # a hole: it takes no room
    with pytest.raises(ModelAltered, match="larger than 2,000 MB"):
        start_reranker(folder)


def test_a_path_that_is_no_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(VaultError, match="no folder"):
        start_reranker(tmp_path / "nowhere")


def test_a_choice_is_kept_without_loss_and_refuses_other_files_later(tmp_path: Path) -> None:
    every = [text for pair in read_pairs(RESOURCES / "calibration").same for text in pair]
    folder = make_reranker(tmp_path / "mine", every)
    choice, model, found = tried(folder, RESOURCES)
    assert (choice.folder, choice.name, choice.fingerprint) == (str(folder), "mine", model.fingerprint)
    assert found.right > 85
    assert found.ms > 0
    assert rerank_choice_from(json.loads(json.dumps(choice.as_json()))) == choice
    assert start(choice).fingerprint == choice.fingerprint
    (folder / "model.onnx").write_bytes(model_bytes(Shape(slope=-1.0)))
    with pytest.raises(ModelAltered, match="have changed"):
        start(choice)
    with pytest.raises(ModelAltered, match="does not tell an answer from other texts"):
        tried(folder, RESOURCES)


@pytest.mark.parametrize("read", [None, [], "x", {"folder": 1, "fingerprint": ""}, {"folder": "x"}])
def test_what_no_choice_was_kept_as_is_none(read: object) -> None:
    assert rerank_choice_from(read) is None


def test_a_choice_of_a_folder_alone_is_started_whatever_is_in_it(folder: Path) -> None:
    assert start(RerankChoice(str(folder))).name == "my-reranker"


def test_a_test_can_be_stopped(folder: Path) -> None:
    with pytest.raises(Cancelled):
        measure(start_reranker(folder), [(QUESTION, TEXTS[1])], lambda: True)
