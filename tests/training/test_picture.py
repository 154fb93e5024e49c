"""The reliability picture shows what is counted: as many dots as groups, each where its share lies."""

from __future__ import annotations

from xml.etree import ElementTree

from tests.training.conftest import Pair  # noqa: F401  the path is set there

from judge.picture import BINS, MARGIN, SIZE, reliability  # isort: skip

SVG = "{http://www.w3.org/2000/svg}"


def dots(chances: list[float], clash: list[bool]) -> list[tuple[float, float]]:
    found = ElementTree.fromstring(reliability(chances, clash)).iter(f"{SVG}circle")
    return [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in found]


def test_a_group_that_comes_true_as_often_as_said_lies_on_the_diagonal() -> None:
    chances = [0.25] * 48
    found = dots(chances, [at % 4 == 0 for at in range(48)])
    assert len(found) == BINS
    across, _ = found[0]
    assert across == MARGIN + SIZE / 4
    assert sum(down for _, down in found) / BINS == MARGIN + SIZE * 3 / 4


def test_few_pairs_make_few_groups_and_none_makes_an_empty_field() -> None:
    assert len(dots([0.1, 0.9], [False, True])) == 2
    assert dots([], []) == []
