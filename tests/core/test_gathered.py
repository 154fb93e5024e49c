"""Whole columns come as one text, and what is made of them is what the rows say."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.answers import ListRequest
from core.domain import Statement, Status
from core.library import Order, Within
from core.store.columns import Columns
from core.store.connection import Row, Store, open_store
from core.store.gathered import gathered, gathered_wide, keys_in, numbers_in
from core.vault import Vault
from tests.core.vaults import Clock, day, remembered, say, true, waiting, when


@pytest.fixture
def store() -> Iterator[Store]:
    made = open_store(None)
    yield made
    made.close()


@given(st.lists(st.integers(0, 2**31 - 1)), st.lists(st.integers(-(2**63), 2**63 - 1)))
def test_every_key_and_every_instant_comes_back_in_order(keys: list[int], instants: list[int]) -> None:
    store = open_store(None)
    try:
        store.run("CREATE TABLE number (place INTEGER PRIMARY KEY, value INTEGER)")
        for expected, sql, read in ((keys, gathered("value"), keys_in), (instants, gathered_wide("value"), numbers_in)):
            store.run("DELETE FROM number")
            store.run_many("INSERT INTO number (value) VALUES (?)", ((one,) for one in expected))
            assert list(read(store.value(f"SELECT {sql} FROM number"))) == expected
    finally:
        store.close()


def test_columns_leave_room_for_keys_that_are_none(store: Store) -> None:
    store.run("CREATE TABLE operation (number INTEGER PRIMARY KEY, at INTEGER)")
    numbers = "memory INTEGER, operation INTEGER, source INTEGER, said_at INTEGER"
    store.run(f"CREATE TABLE version (key INTEGER PRIMARY KEY, {numbers})")
    store.run("INSERT INTO operation VALUES (1, 100), (2, 200)")
    store.run("INSERT INTO version VALUES (2, 7, 1, 3, NULL), (5, 8, 2, 4, -50)")
    columns = Columns(store)
    assert [list(column) for column in columns.all()] == [
        [-1, -1, 7, -1, -1, 8],
        [-1, -1, 1, -1, -1, 2],
        [-1, -1, 3, -1, -1, 4],
    ]
    store.run("INSERT INTO version VALUES (6, 9, 2, 4, NULL), (8, 9, 2, 4, NULL)")
    assert list(columns.all().memories) == [-1, -1, 7, -1, -1, 8, 9, -1, 9]
    assert [(key, one.said) for key, one in columns.of_all(9)] == [(2, 100), (5, -50), (6, 200), (8, 200)]


@pytest.fixture
def lived(vault: Vault, clock: Clock) -> Vault:
    """A memory of every status, two of them with several marks, and one reworded twice."""
    home = remembered(vault, "I live in Porto.", window=true("2019"))
    vault.revise(home, "I live in Lisbon.", since=when("2024-03"))
    say(vault, "I worked at Acme.", window=true("2001", "2009"))
    say(vault, "I shall move to Faro.", window=true("2030"))
    waiting(vault, "I own a boat.")
    put_by = remembered(vault, "I collect stamps.")
    vault.archive(put_by)
    vault.pin(put_by, True)
    wrong = remembered(vault, "I have a twin.")
    vault.archive(wrong)
    vault.retire(wrong)
    vault.pin(remembered(vault, "I am allergic to nuts."), True)
    clock.at += timedelta(days=40)
    say(vault, "I like olives.")
    return vault


def test_statuses_marks_and_counts_agree_with_the_list_of_each(lived: Vault) -> None:
    listed = {one.text: one.status for one in lived.list(ListRequest(every=True)).memories}
    assert listed == {
        "I live in Lisbon.": Status.CURRENT,
        "I worked at Acme.": Status.PAST,
        "I shall move to Faro.": Status.UPCOMING,
        "I own a boat.": Status.PENDING,
        "I collect stamps.": Status.ARCHIVED,
        "I have a twin.": Status.RETIRED,
        "I am allergic to nuts.": Status.CURRENT,
        "I like olives.": Status.CURRENT,
    }
    shelves = lived.shelves()
    for status in Status:
        assert shelves.of(status) == lived.list(ListRequest(status=status)).total
    assert shelves.every == lived.held() == len(listed)
    assert shelves.active == lived.list(ListRequest()).total
    assert shelves.pinned == lived.list(ListRequest(within=Within(pinned=True))).total == 1
    assert shelves.recent == lived.list(ListRequest(within=Within(recent=True))).total == 1
    for name, number in (*shelves.sources, *shelves.people, *shelves.tags):
        assert number > 0, name


def test_orders_are_each_others_reverse_and_pages_meet(lived: Vault) -> None:
    newest = [one.text for one in lived.list(ListRequest(every=True)).memories]
    oldest = [one.text for one in lived.list(ListRequest(every=True, order=Order.OLDEST)).memories]
    assert oldest == newest[::-1]
    paged, cursor = list[str](), None
    while True:
        page = lived.list(ListRequest(limit=3, every=True, cursor=cursor))
        paged += [one.text for one in page.memories]
        cursor = page.cursor
        if cursor is None:
            break
    assert paged == newest


def test_a_view_of_the_past_reads_the_same_from_its_columns(lived: Vault, clock: Clock) -> None:
    assert lived.held() == 8
    from core.domain import Showing

    early = Showing(known_on=day("2026-01-01T12:00:03"))
    assert lived.held(early) == lived.list(ListRequest(every=True, showing=early)).total < 8


def test_the_first_page_of_a_list_reads_few_rows_however_many_there_are(
    vault: Vault, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(150):
        vault.add(Statement(sha256(str(number).encode()).hexdigest(), keep=True))
    read = 0
    rows, each = Store.rows, Store.each

    def counted(store: Store, sql: str, values: object = ()) -> list[Row]:
        nonlocal read
        found = rows(store, sql, values)  # type: ignore[arg-type]
        read += len(found)
        return found

    def one_by_one(store: Store, sql: str, values: object = ()) -> Iterator[Row]:
        nonlocal read
        for row in each(store, sql, values):  # type: ignore[arg-type]
            read += 1
            yield row

    monkeypatch.setattr(Store, "rows", counted)
    monkeypatch.setattr(Store, "each", one_by_one)
    vault._bench.views._now = None
    vault._bench.views._columns = Columns(vault._bench.store)
    assert len(vault.list(ListRequest(limit=10)).memories) == 10
    assert vault.held() == 150
    assert read < 60
