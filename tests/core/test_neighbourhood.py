"""The links around a memory: complete within its steps, capped aloud, laid out the same each time, nothing overlaps."""

from __future__ import annotations

import itertools
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain import EdgeKind
from core.engine.neighbours import Tie, nearest, placed
from core.errors import InvalidRequest, NotFound
from core.vault import Vault
from core.views import MOST_NODES
from tests.core.vaults import remembered

KINDS = st.sampled_from(list(EdgeKind))


def test_the_links_of_a_memory_are_shown_with_their_kind_and_reason(vault: Vault) -> None:
    tea, leaf, cup = (remembered(vault, text) for text in ("I like tea", "I buy leaves in Porto", "My cup is blue"))
    vault.link(tea, EdgeKind.SUPPORTS, leaf, "both about tea")
    vault.link(leaf, EdgeKind.RELATES_TO, cup)
    one = vault.neighbourhood(tea)
    assert [node.memory.id for node in one.nodes] == [tea, leaf]
    assert [(link.kind, link.source, link.target, link.reason) for link in one.links] == [
        (EdgeKind.SUPPORTS, tea, leaf, "both about tea")
    ]
    two = vault.neighbourhood(tea, 2)
    assert [(node.memory.id, node.steps, node.parent) for node in two.nodes] == [
        (tea, 0, ""),
        (leaf, 1, tea),
        (cup, 2, leaf),
    ]
    assert two.left == 0


def test_what_contradicts_comes_first_and_leads_to_its_contradiction(vault: Vault) -> None:
    first = remembered(vault, "I live in Porto")
    friend = remembered(vault, "My bicycle is green")
    vault.link(first, EdgeKind.RELATES_TO, friend)
    second = remembered(vault, "I live in Lisbon")
    around = vault.neighbourhood(first)
    assert [node.memory.id for node in around.nodes] == [first, second, friend]
    against = next(link for link in around.links if link.kind is EdgeKind.CONTRADICTS)
    assert vault.contradiction(against.contradiction).id == against.contradiction
    assert not against.removable


def test_a_link_that_was_taken_away_or_undone_is_gone(vault: Vault) -> None:
    first, second = remembered(vault, "I like tea"), remembered(vault, "My cup is blue")
    vault.link(first, EdgeKind.SUPPORTS, second)
    vault.unlink(first, EdgeKind.SUPPORTS, second)
    assert len(vault.neighbourhood(first).nodes) == 1
    vault.undo()
    assert len(vault.neighbourhood(first).nodes) == 2


def test_a_hub_shows_sixty_and_says_how_many_more_there_are(vault: Vault) -> None:
    hub = remembered(vault, "I keep bees")
    for number in range(MOST_NODES + 5):
        vault.link(hub, EdgeKind.RELATES_TO, remembered(vault, f"Hive number {number} stands in row {number}"))
    around = vault.neighbourhood(hub)
    assert len(around.nodes) == MOST_NODES
    assert around.left == 6
    begun = time.thread_time()
    assert vault.neighbourhood(hub, 2) == vault.neighbourhood(hub, 2)
    assert time.thread_time() - begun < 0.5


def test_more_than_two_steps_and_unknown_memories_are_refused(vault: Vault) -> None:
    tea = remembered(vault, "I like tea")
    for steps in (0, 3):
        with pytest.raises(InvalidRequest):
            vault.neighbourhood(tea, steps)
    with pytest.raises(NotFound):
        vault.neighbourhood("00000000")


@given(st.lists(st.tuples(KINDS, st.integers(1, 30), st.integers(1, 30)), max_size=80), st.integers(1, 2))
def test_no_two_share_a_place_and_every_child_is_one_column_further(
    pairs: list[tuple[EdgeKind, int, int]], steps: int
) -> None:
    ties = [Tie(kind, a, b) for kind, a, b in pairs if a != b]
    parents, left = nearest(1, ties, steps, 12)
    assert len(parents) <= 12
    assert left >= 0
    places = placed(parents)
    assert len({(place.steps, place.row) for place in places.values()}) == len(places)
    for thing, place in places.items():
        assert place.steps == 0 if thing == 1 else place.steps == places[place.parent or 0].steps + 1
    columns: dict[int, list[float]] = {}
    for place in places.values():
        columns.setdefault(place.steps, []).append(place.row)
    for rows in columns.values():
        ordered = sorted(rows)
        assert all(b - a >= 1 for a, b in itertools.pairwise(ordered))
    assert placed(parents) == places
