"""The built-in judge: its file is checked, its answers are shares, and a missing one is a plain fault."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from core.errors import ModelAltered, ModelMissing
from core.inference.local_judge import (
    LocalJudge,
    OnnxJudge,
    Relation,
    load_local_judge,
    weights_path,
)
from core.inference.model_files import tokenizer_path

PROJECT = Path(__file__).resolve().parents[3]
RESOURCES = PROJECT / "resources"


@pytest.fixture(scope="module")
def judge() -> OnnxJudge:
    return load_local_judge(RESOURCES)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    for path in (weights_path(tmp_path), tokenizer_path(tmp_path)):
        path.parent.mkdir(parents=True)
    shutil.copy(tokenizer_path(RESOURCES), tokenizer_path(tmp_path))
    return tmp_path


GOLDEN = [
    ("I work as a nurse.", "I work as a carpenter.", Relation.CONFLICT),
    ("We keep bees.", "We no longer keep bees.", Relation.UPDATE),
    ("I drive a van.", "I like walking in the hills.", Relation.BOTH),
    ("I drive a van.", "The oven needs a new door.", Relation.UNRELATED),
    ("I live in Turin.", "I live in Turin, close to the station.", Relation.REFINE),
    ("I live in Turin.", "Years ago I lived in Split.", Relation.LATE_PAST),
]


@pytest.mark.parametrize(("first", "second", "relation"), GOLDEN)
def test_a_plain_pair_gets_its_class(judge: OnnxJudge, first: str, second: str, relation: Relation) -> None:
    (shares,) = judge.assess([(first, second)])
    assert shares.likeliest is relation
    assert sum(shares.values) == pytest.approx(1.0, abs=1e-4)
    assert (shares.score > 0.5) == (relation in (Relation.CONFLICT, Relation.UPDATE))


def test_a_pair_is_judged_alike_in_any_company_and_keeps_its_place(judge: OnnxJudge) -> None:
    pairs = [(first, second + " And so on." * at) for at, (first, second, _) in enumerate(GOLDEN * 5)]
    together = judge.assess(pairs)
    for at in (0, 3, 11, 24):
        (alone,) = judge.assess([pairs[at]])
        assert together[at].values == pytest.approx(alone.values, abs=2e-3)


def test_no_pairs_start_nothing(tmp_path: Path) -> None:
    assert OnnxJudge(tmp_path).assess([]) == []


def test_very_long_and_unreadable_texts_are_cut_and_judged(judge: OnnxJudge) -> None:
    (shares,) = judge.assess([("word " * 50_000, "half of a sign \ud800")])
    assert len(shares.values) == len(Relation)


def test_a_missing_file_is_named_at_once(tmp_path: Path) -> None:
    with pytest.raises(ModelMissing, match="judge is not installed"):
        load_local_judge(tmp_path)


def test_an_altered_file_is_never_used(copied: Path) -> None:
    content = bytearray(weights_path(RESOURCES).read_bytes())
    content[len(content) // 2] ^= 1
    weights_path(copied).write_bytes(content)
    judge: LocalJudge = load_local_judge(copied)
    with pytest.raises(ModelAltered, match="is not the file that belongs to this program"):
        judge.assess([("a", "b")])


def test_the_fingerprint_names_the_file(judge: OnnxJudge) -> None:
    assert weights_path(RESOURCES).is_file()
    assert len(judge.fingerprint) == 16
    assert judge.name == "built-in judge 2"
