"""The plan of a sweep: every pair of a subject meets once, in batches of 25, within the bound that is stated."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as some

from core.engine.sweep_plan import (
    BATCH,
    Batch,
    Place,
    batches_of,
    columns,
    most_batches,
    most_sweeps,
    neighbour_batches,
    stairs,
    stairs_left,
)


def swept(arrivals: list[list[int]]) -> list[Batch]:
    """Every batch when statements arrive in these portions, with a sweep after each."""
    before: list[int] = []
    made: list[Batch] = []
    for portion in arrivals:
        for column in columns(portion):
            made += batches_of(column, before)
            before += column
    return made


portions = some.lists(some.integers(0, 60), min_size=1, max_size=5)


@given(portions)
def test_every_pair_meets_exactly_once_however_the_statements_arrive(sizes: list[int]) -> None:
    numbers = iter(range(1, sum(sizes) + 1))
    made = swept([[next(numbers) for _ in range(size)] for size in sizes])
    met = [pair for batch in made for pair in batch.pairs()]
    assert sorted(met) == list(combinations(range(1, sum(sizes) + 1), 2))


@given(portions)
def test_no_batch_holds_more_than_twenty_five_statements_or_one_twice(sizes: list[int]) -> None:
    numbers = iter(range(sum(sizes)))
    for batch in swept([[next(numbers) for _ in range(size)] for size in sizes]):
        assert 2 <= len(batch.members) <= BATCH
        assert len(set(batch.members)) == len(batch.members)


@given(some.integers(0, 400))
def test_all_pairs_of_statements_that_are_there_at_once_meet_within_the_bound(count: int) -> None:
    made = swept([list(range(count))])
    assert len(made) == most_batches(count)
    rows = -(-count // 12)
    assert most_batches(count) <= rows * (rows - 1) // 2 + 1
    assert most_batches(count) >= count * (count - 1) / 600


@given(some.integers(13, 200), some.integers(0, 30))
def test_a_column_that_stopped_goes_on_behind_the_last_key_that_it_met(count: int, done: int) -> None:
    before, column = list(range(count)), (1_000, 1_001, 1_002)
    whole = list(batches_of(column, before))
    done = min(done, len(whole) - 1)
    stopped_at = whole[done - 1].held[-1] if done else None
    assert whole[:done] + list(batches_of(column, before, stopped_at)) == whole


@given(some.lists(some.integers(0, 40), min_size=1, max_size=4), some.lists(some.integers(1, 9), max_size=40))
def test_a_plan_that_is_broken_off_anywhere_goes_on_with_its_place_and_what_is_left_is_known(
    sizes: list[int], lives: list[int]
) -> None:
    place, members, met, stops = Place(), [], [], iter(lives)
    for size in sizes:
        members += range(len(members) + 1, len(members) + size + 1)
        while True:
            left, done, stop = stairs_left(members, place), 0, next(stops, None)
            for batch, after in stairs(members, place):
                met += batch.pairs()
                place, done = after, done + 1
                if done == stop:
                    break
            assert stairs_left(members, place) == left - done
            if done == left:
                break
        place = Place(max(members, default=0))
    assert sorted(met) == list(combinations(range(1, len(members) + 1), 2))


@given(some.integers(0, 5_000), some.integers(1, 200))
def test_so_many_sweeps_are_enough(count: int, each: int) -> None:
    sweeps = most_sweeps(count, each)
    assert sweeps * each >= most_batches(count)
    assert sweeps == 0 or (sweeps - 1) * each < most_batches(count)


def test_the_figures_that_the_help_names_are_those_of_the_plan() -> None:
    assert (most_batches(100), most_batches(1_000)) == (37, 3_256)


@given(some.integers(0, 50))
def test_a_statement_meets_each_of_its_neighbours_in_at_most_three_batches(count: int) -> None:
    made = list(neighbour_batches(-1, range(count)))
    assert len(made) <= 3
    assert sorted(pair for batch in made for pair in batch.pairs()) == [(-1, other) for other in range(count)]
    assert all(len(batch.members) <= BATCH for batch in made)
