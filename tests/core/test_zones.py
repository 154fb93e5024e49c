"""Days are the person's own: what the vault learned, what was said and “yesterday” go by the clock on their wall."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.answers import Corpus, ListRequest, Query
from core.domain import Statement
from core.library import Grouping
from core.vault import Vault
from core.window import instants_of, lived_through, on_the_wall, parse_moment
from tests.core.vaults import Clock, Ids, remembered, say, true, when

UTC_TOKYO_LOS_ANGELES = [("UTC", "2025-07-25"), ("Asia/Tokyo", "2025-07-25"), ("America/Los_Angeles", "2025-07-24")]
AT_TWO = datetime(2025, 7, 25, 2, 0, tzinfo=UTC)

Make = Callable[[str], Vault]


@pytest.fixture
def clock() -> Clock:
    return Clock(AT_TWO)


@pytest.fixture
def living_in(clock: Clock) -> Iterator[Make]:
    """Makes a vault for somebody in a zone."""
    made: list[Vault] = []

    def make(zone: str) -> Vault:
        made.append(Vault.in_memory(owner="Mira", clock=clock, ids=Ids(), zone=ZoneInfo(zone)))
        return made[-1]

    yield make
    for vault in made:
        vault.close()


def texts(vault: Vault, query: str, **more: object) -> list[str]:
    return [hit.text for hit in vault.search(Query(query, **more)).hits]  # type: ignore[arg-type]


@pytest.mark.parametrize(("zone", "day"), UTC_TOKYO_LOS_ANGELES)
@pytest.mark.parametrize("key", ["learned", "confirmed"])
def test_what_is_learned_belongs_to_the_day_on_the_wall(living_in: Make, zone: str, day: str, key: str) -> None:
    vault = living_in(zone)
    say(vault, "I keep bees")
    days = {name for name in ("2025-07-23", "2025-07-24", "2025-07-25", "2025-07-26") if texts(vault, f"{key}:{name}")}
    assert days == {day}
    (memory,) = vault.list(ListRequest()).memories
    assert (memory.recorded_at.date().isoformat(), memory.recorded_at.hour) == ("2025-07-25", 2)


@pytest.mark.parametrize(("zone", "day"), UTC_TOKYO_LOS_ANGELES)
def test_better_words_of_today_are_a_change_of_today(living_in: Make, clock: Clock, zone: str, day: str) -> None:
    vault = living_in(zone)
    clock.at = datetime(2025, 7, 1, tzinfo=UTC)
    bees = remembered(vault, "I keep bees")
    clock.at = AT_TWO
    vault.revise(bees, "I keep honey bees")
    found = {name for name in ("2025-07-24", "2025-07-25") if texts(vault, f"changed:{name}")}
    assert found == {day}


@pytest.mark.parametrize("zone", ["UTC", "Asia/Tokyo", "America/Los_Angeles"])
def test_a_date_that_is_named_is_that_date_everywhere(living_in: Make, zone: str) -> None:
    vault = living_in(zone)
    remembered(vault, "I swim on Tuesdays", window=true("2025-07-25"))
    assert texts(vault, "changed:2025-07-25") == ["I swim on Tuesdays"]
    assert texts(vault, "changed:2025-07-24") == []


@pytest.mark.parametrize(("zone", "day"), UTC_TOKYO_LOS_ANGELES)
def test_messages_of_a_day_are_those_of_the_persons_day(living_in: Make, zone: str, day: str) -> None:
    vault = living_in(zone)
    vault.add(Statement("The boat has a leak", speaker="Ben", said_at=when("2025-07-25T02:00:00Z")))
    vault.add(Statement("The boat is mended", speaker="Ben", said_at=when("2025-05-01T12:00:00Z")))
    assert texts(vault, f"boat on {day}", corpus=Corpus.EPISODES) == ["The boat has a leak"]


def test_yesterday_is_counted_from_the_clock_on_the_wall(living_in: Make) -> None:
    asked = {}
    for zone, _ in UTC_TOKYO_LOS_ANGELES:
        understood = living_in(zone).search(Query("Where did I live yesterday?")).understood
        asked[zone] = str(understood.window.start) if understood else ""
    assert asked == {"UTC": "2025-07-24", "Asia/Tokyo": "2025-07-24", "America/Los_Angeles": "2025-07-23"}


def test_what_was_believed_on_a_day_is_known_by_its_end_on_the_wall(living_in: Make, clock: Clock) -> None:
    vault = living_in("America/Los_Angeles")
    clock.at = datetime(2025, 8, 1, 6, 30, tzinfo=UTC)  # half past eleven in the evening of 31 July
    say(vault, "I keep bees")
    clock.at = datetime(2025, 8, 1, 7, 30, tzinfo=UTC)  # half past midnight
    say(vault, "I keep ants")
    clock.at = datetime(2025, 9, 1, tzinfo=UTC)
    assert texts(vault, "What did I believe in July 2025?") == ["I keep bees"]


def test_months_are_those_of_the_person_and_lead_to_what_they_count(living_in: Make, clock: Clock) -> None:
    vault = living_in("Pacific/Kiritimati")
    clock.at = datetime(2025, 7, 31, 12, 0, tzinfo=UTC)  # two in the morning of 1 August
    say(vault, "I keep bees")
    insights = vault.insights()
    assert [(month.name, month.learned) for month in insights.months] == [("2025-08", 1)]
    assert texts(vault, "learned:2025-08") == ["I keep bees"]
    assert vault.list(ListRequest(grouping=Grouping.MONTH)).groups == (("2025-08", 1),)


def test_the_year_of_the_last_confirmation_is_the_persons(living_in: Make, clock: Clock) -> None:
    vault = living_in("America/Los_Angeles")
    clock.at = datetime(2026, 1, 1, 3, 0, tzinfo=UTC)  # still New Year's Eve
    say(vault, "I keep bees")
    say(vault, "The boat is blue", said_at=when("2026"))  # a named year is that year
    assert [(one.year, one.once) for one in vault.insights().confirmed] == [("2025", 1), ("2026", 1)]
    assert texts(vault, "is:current confirmed:2025") == ["I keep bees"]
    assert texts(vault, "is:current confirmed:2026") == ["The boat is blue"]


@pytest.mark.parametrize(
    ("zone", "day", "hours"),
    [
        ("Europe/Berlin", "2025-03-30", 23), ("Europe/Berlin", "2025-10-26", 25), ("Asia/Kathmandu", "2025-03-30", 24),
        ("America/Havana", "2025-03-09", 23), ("Australia/Lord_Howe", "2025-04-06", 24.5),
    ],
)  # fmt: skip
def test_a_day_of_a_change_of_clocks_has_the_hours_that_it_has(zone: str, day: str, hours: float) -> None:
    start, end = instants_of(parse_moment(day), ZoneInfo(zone))
    assert (end - start).total_seconds() == hours * 3600


@pytest.mark.parametrize(
    ("at", "days"),
    [
        ("2025-10-25T21:59:59Z", {"2025-10-25"}), ("2025-10-25T22:00:00Z", {"2025-10-26"}),
        ("2025-10-26T22:59:58Z", {"2025-10-26"}), ("2025-10-26T23:00:00Z", {"2025-10-27"}),
    ],
)  # fmt: skip
def test_no_hour_of_a_longer_day_is_lost_or_counted_twice(
    living_in: Make, clock: Clock, at: str, days: set[str]
) -> None:
    vault = living_in("Europe/Berlin")
    clock.step *= 0
    clock.at = when(at).at
    say(vault, "I keep bees")
    named = ("2025-10-25", "2025-10-26", "2025-10-27")
    assert {day for day in named if texts(vault, f"learned:{day}")} == days


@given(
    st.datetimes(datetime(1970, 1, 2), datetime(2100, 1, 1), timezones=st.just(UTC)),
    st.sampled_from(["UTC", "Europe/Berlin", "Asia/Tokyo", "America/Los_Angeles", "Pacific/Apia", "America/Sao_Paulo"]),
)
def test_every_instant_lies_in_the_one_day_that_its_clock_shows(at: datetime, name: str) -> None:
    zone = ZoneInfo(name)
    start, end = instants_of(parse_moment(on_the_wall(at, zone).date().isoformat()), zone)
    assert start <= at < end


def test_the_ends_of_the_calendar_are_no_fault() -> None:
    for name in ("Asia/Tokyo", "America/Los_Angeles"):
        zone = ZoneInfo(name)
        for text in ("0001-01-01", "9999-12-31"):
            start, end = instants_of(parse_moment(text), zone)
            assert start < end
            assert on_the_wall(start, zone).tzinfo is UTC
            assert lived_through(start, zone).tzinfo is UTC
