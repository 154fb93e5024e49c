"""Correcting dates: one operation that can be taken back, neighbours move along, nothing is true twice."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain import Status
from core.engine.redate import plan_redate
from core.errors import InvalidWindow, NotFound, NothingChanged
from core.store.memories import LiveWindow
from core.vault import Vault
from core.window import End, Moment, Precision, Window, window_between
from tests.core.vaults import remembered, when


def moved_home(vault: Vault) -> str:
    home = remembered(vault, "I live in Porto", window=Window(when("2024")))
    vault.revise(home, "I live in Lisbon", when("2025-03-04"))
    return home


def test_the_date_between_two_wordings_is_one_fact_and_moves_for_both(vault: Vault) -> None:
    home = moved_home(vault)
    receipt = vault.redate(home, 1, window_between(when("2024"), when("2025-05")))
    porto, lisbon = vault.show(home).versions
    assert porto.window == window_between(when("2024"), when("2025-05"))
    assert lisbon.window == Window(when("2025-05"))
    assert receipt.operation == vault.last_operation()
    assert vault.log(limit=1)[0].note == "true from 2024 until May 2025"


def test_an_undo_takes_the_correction_back_and_a_redo_does_it_again(vault: Vault) -> None:
    home = moved_home(vault)
    before = [version.window for version in vault.show(home).versions]
    vault.redate(home, 2, Window(when("2025-06-01")))
    after = [version.window for version in vault.show(home).versions]
    vault.undo()
    assert [version.window for version in vault.show(home).versions] == before
    vault.redo()
    assert [version.window for version in vault.show(home).versions] == after


def test_what_becomes_true_beside_another_answer_is_put_to_the_person(vault: Vault) -> None:
    past = remembered(vault, "I live in Faro", window=window_between(when("2010"), when("2015")))
    remembered(vault, "I live in Lisbon", window=Window(when("2020")))
    receipt = vault.redate(past, 1, Window(when("2010")))
    assert len(receipt.contradictions) == 1
    assert vault.show(past).memory.status is Status.DISPUTED


def test_dates_that_cannot_be_are_refused_in_a_sentence_and_change_nothing(vault: Vault) -> None:
    home = moved_home(vault)
    last = vault.last_operation()
    for number, window in (
        (1, Window(when("2024"))),  # another wording follows it
        (2, Window(None)),  # another one went before
        (2, Window(when("2023"))),  # before the earlier one began
    ):
        with pytest.raises(InvalidWindow) as refused:
            vault.redate(home, number, window)
        assert refused.value.message.endswith(".")
    with pytest.raises(NothingChanged):
        vault.redate(home, 2, Window(when("2025-03-04")))
    with pytest.raises(NotFound):
        vault.redate(home, 9, Window())
    assert vault.last_operation() == last


def test_a_version_that_was_replaced_keeps_its_dates(vault: Vault) -> None:
    tea = remembered(vault, "I like tea")
    vault.revise(tea, "I like green tea")
    with pytest.raises(NothingChanged):
        vault.redate(tea, 1, Window(when("2020")))


def test_an_unknown_and_an_open_end_are_given_as_such(vault: Vault) -> None:
    swims = remembered(vault, "I swim on Tuesdays", window=window_between(when("2023-05"), when("2024")))
    vault.redate(swims, 1, Window(when("2023-05"), None, End.UNKNOWN))
    assert vault.show(swims).memory.status is Status.PAST
    vault.redate(swims, 1, Window(None))
    assert vault.show(swims).memory.status is Status.CURRENT


YEARS = st.integers(2000, 2030)


@given(st.lists(YEARS, min_size=3, max_size=6, unique=True).map(sorted), st.data())
def test_wordings_that_stood_apart_stand_apart_after_any_correction(years: list[int], data: st.DataObject) -> None:
    def moment(year: int) -> Moment:
        return Moment(datetime(year, 1, 1, tzinfo=UTC), Precision.YEAR)

    held = [
        LiveWindow(place, 10 + place, place + 1, window_between(moment(begin), moment(end)))
        for place, (begin, end) in enumerate(pairwise(years))
    ]
    chosen = data.draw(st.sampled_from(held))
    begin, end = sorted(data.draw(st.lists(YEARS, min_size=2, max_size=2, unique=True)))
    try:
        plan = plan_redate(held, chosen.number, window_between(moment(begin), moment(end)))
    except (InvalidWindow, NothingChanged):
        return
    moved = dict(plan.replace)
    windows = [moved.get(one.version, one.window) for one in held]
    assert moved[chosen.version] == window_between(moment(begin), moment(end))
    assert not any(first.overlaps(second) for first, second in combinations(windows, 2))
