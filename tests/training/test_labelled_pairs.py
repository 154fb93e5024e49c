"""The label of a made pair follows from cardinality, subject, window and scope, never from its looks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.training.conftest import Pair, Rows, mixture, read_rows

from judge import attribute_pairs, contrast_pairs, surface  # isort: skip
from judge.pairs import Label  # isort: skip
from judge.rows import DATA, Attribute, BadRow, Contrast, Measure  # isort: skip

HOME = Attribute(
    "home",
    True,
    ("Oslo", "Porto"),
    ("I *live in {v}", "my home is {v}"),
    change=("I moved to {v}",),
    past=("I lived in {v}",),
)
PET = Attribute("pet", False, ("a dog", "a cat"), ("I *have {v}", "I *own {v}"))
KNEE = Contrast("knee", ("left", "right"), ("my {m} knee is {v}",), ("fine", "swollen"))


def _many(make: object, row: object) -> list[Pair]:
    random = Random(2)
    found = [make(row, random) for _ in range(400)]  # type: ignore[operator]
    return [pair for pair in found if pair is not None]


def test_two_values_clash_where_there_can_be_one_and_stand_together_where_there_can_be_many() -> None:
    assert {pair.label for pair in _many(attribute_pairs.two_values, HOME)} == {Label.CONFLICT}
    assert {pair.label for pair in _many(attribute_pairs.two_values, PET)} == {Label.BOTH}


def test_values_that_hold_together_are_no_clash_although_there_is_one_at_a_time() -> None:
    diet = Attribute(
        "diet",
        True,
        ("vegan", "gluten-free"),
        ("I *eat {v}",),
        compatible=frozenset({frozenset({"vegan", "gluten-free"})}),
    )
    assert {pair.label for pair in _many(attribute_pairs.two_values, diet)} == {Label.BOTH}


def test_of_another_person_both_hold() -> None:
    assert {pair.label for pair in _many(attribute_pairs.somebody_else, HOME)} == {Label.BOTH}


def test_a_word_of_change_makes_an_update_and_an_old_time_a_late_past() -> None:
    assert {pair.label for pair in _many(attribute_pairs.changed, HOME)} == {Label.UPDATE}
    assert {pair.label for pair in _many(attribute_pairs.earlier_time, HOME)} == {Label.LATE_PAST}


def test_left_and_right_stand_together_and_twice_the_left_clashes_only_with_itself() -> None:
    for pair in _many(contrast_pairs.of_contrast, KNEE):
        sides = [{word for word in ("left", "right") if word in text.lower()} for text in (pair.earlier, pair.later)]
        if all(len(side) == 1 for side in sides):  # a slip of the keys may have spoilt the word
            assert (sides[0] == sides[1]) == (pair.label is not Label.BOTH), pair


def test_the_same_number_in_other_units_is_the_same() -> None:
    tall = Measure("tall", ("I *am {n} cm tall",), 150, 200, ("I *am {n/100} m tall",), ())
    pairs = [pair for pair in _many(contrast_pairs.of_measure, tall) if pair.kind == "number, other format"]
    assert pairs
    assert {pair.label for pair in pairs} == {Label.DUPLICATE}


def test_every_label_and_every_kind_of_row_is_reached(made: list[Pair]) -> None:
    labels = Counter(pair.label for pair in made)
    assert set(labels) == set(Label)
    assert min(labels.values()) > len(made) * 0.03
    assert set(mixture.SHARES) == set(mixture.SOURCES)


def test_no_pair_is_there_twice_and_none_is_empty_or_says_the_same_twice(made: list[Pair]) -> None:
    assert len({(pair.earlier, pair.later) for pair in made}) == len(made)
    assert all(pair.earlier.strip() and pair.later.strip() and pair.earlier != pair.later for pair in made)


def test_a_seed_gives_the_same_pairs_each_time_and_another_seed_others(rows: Rows, made: list[Pair]) -> None:
    assert mixture.make(rows, 200, seed=3) == made[:200]
    assert mixture.make(rows, 200, seed=4) != made[:200]


def test_what_is_set_aside_shares_no_row_with_what_is_trained_on(made: list[Pair]) -> None:
    aside = {pair.group for pair in made if mixture.set_aside(pair.group)}
    kept = {pair.group for pair in made if not mixture.set_aside(pair.group)}
    assert aside
    assert kept
    assert not aside & kept


def test_pairs_are_read_as_they_were_written(made: list[Pair], tmp_path: Path) -> None:
    mixture.write(made[:50], tmp_path / "pairs.jsonl")
    assert list(mixture.read(tmp_path / "pairs.jsonl")) == made[:50]


@pytest.mark.parametrize(
    ("text", "forms"),
    [
        ("it is on March 3", {"3 March", "March 3rd", "the 3rd of March", "Mar 3", "3 Mar"}),
        ("at 7 pm", {"19:00", "7pm", "7 p.m."}),
    ],
)
def test_another_format_says_the_same_date_and_time(text: str, forms: set[str]) -> None:
    found = {surface.reformatted(text, Random(seed)) for seed in range(40)}
    assert all(any(form in said for form in forms) for said in found)
    assert len(found) > 1


def test_a_row_with_a_field_too_few_is_refused_by_name(tmp_path: Path) -> None:
    import shutil

    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    with (folder / "seconds.txt").open("a", encoding="utf-8") as file:
        file.write("I *have {v} ;; only two fields\n")
    with pytest.raises(BadRow, match="has 2 fields, not 4"):
        read_rows(folder)


def test_a_wording_that_is_there_twice_is_refused_with_its_line(tmp_path: Path) -> None:
    import shutil

    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    (folder / "same_words.txt").write_text("# words\none thing | one thing\n", encoding="utf-8")
    with pytest.raises(BadRow, match=r"same_words.txt, line 2"):
        read_rows(folder)
