"""Dates on screen are as exact as they were named, never more, and never invented."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from core.errors import VaultError
from core.window import End, Moment, Window, parse_moment
from ui.dates import ago_text, day_text, moment_text, time_text, window_text


def window(start: str | None, end: str | None = None, ending: End | None = None) -> Window:
    first = parse_moment(start) if start else None
    last = parse_moment(end) if end else None
    return Window(first, last, ending or (End.DATED if last else End.OPEN))


@pytest.mark.parametrize(("named", "shown"), [("2025", "2025"), ("2025-03", "Mar 2025"), ("2025-03-04", "4 Mar 2025")])
def test_a_date_is_shown_as_exactly_as_it_was_named(named: str, shown: str) -> None:
    assert moment_text(parse_moment(named)) == shown


def test_a_day_stays_that_day_in_every_time_zone() -> None:
    moment = parse_moment("2025-03-04")
    assert moment_text(moment, timezone(timedelta(hours=-11))) == "4 Mar 2025"
    assert moment_text(moment, timezone(timedelta(hours=13))) == "4 Mar 2025"


def test_an_instant_is_shown_in_the_persons_own_zone() -> None:
    at = datetime(2025, 3, 4, 23, 30, tzinfo=UTC)
    assert day_text(at, timezone(timedelta(hours=2))) == "5 Mar 2025"
    assert time_text(at, timezone(timedelta(hours=2))) == "5 Mar 2025, 01:30"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (window("2025-03-04"), "since 4 Mar 2025"),
        (window("2025-01-10", "2025-02-28"), "10 Jan – 28 Feb 2025"),
        (window("2024-12-31", "2025-02-28"), "31 Dec 2024 – 28 Feb 2025"),
        (window("2025-01", "2025-03"), "Jan – Mar 2025"),
        (window("2019", "2021"), "2019 – 2021"),
        (window(None, "2024"), "until 2024"),
        (window(None), "since an unknown date"),
        (window(None, ending=End.UNKNOWN), "ended on an unknown date"),
        (window("2019", ending=End.UNKNOWN), "since 2019, ended on an unknown date"),
    ],
)
def test_a_window_is_worded_with_what_is_known_of_it(given: Window, shown: str) -> None:
    assert window_text(given) == shown


def test_an_unknown_start_is_bounded_by_when_it_was_said() -> None:
    assert window_text(window(None), parse_moment("2023-05-08")) == "since 8 May 2023 or before"


def test_a_known_start_never_mentions_when_it_was_said() -> None:
    assert window_text(window("2020"), parse_moment("2023-05-08")) == "since 2020"


def test_dates_at_the_calendars_edge_are_shown_too() -> None:
    far = Moment(datetime.max.replace(tzinfo=UTC))
    assert moment_text(far, timezone(timedelta(hours=12))).endswith("9999")


@pytest.mark.parametrize(
    ("days", "shown"),
    [(0, "today"), (1, "yesterday"), (5, "5 days ago"), (20, "2 weeks ago"), (400, "1 year ago"), (-3, "in 3 days")],
)
def test_how_long_ago_is_said_roughly(days: int, shown: str) -> None:
    now = datetime(2026, 6, 15, 12, tzinfo=UTC)
    assert ago_text(now - timedelta(days=days), now) == shown


def test_each_error_of_the_vault_has_a_title_of_its_own() -> None:
    from ui.text import FAULT_TITLES, fault_title

    def below(kind: type[VaultError]) -> set[str]:
        kinds = kind.__subclasses__()
        return {k.__name__ for k in kinds if not k.__subclasses__()}.union(*(below(k) for k in kinds))

    missing = {name for name in below(VaultError) if name not in FAULT_TITLES}
    assert not missing
    assert fault_title("Unheard") != ""
