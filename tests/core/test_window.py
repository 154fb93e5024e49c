"""Validity: half-open windows, named dates with their precision, and the edges of the calendar."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import InvalidDate, InvalidWindow
from core.window import End, Moment, Precision, Window, parse_moment, period_end, window_between

INSTANTS = st.datetimes(datetime(1, 1, 1), datetime(9999, 12, 31, 23, 59, 59)).map(lambda at: at.replace(tzinfo=UTC))


@st.composite
def moments(draw: st.DrawFn) -> Moment:
    """A moment whose instant is the first of its period."""
    at, precision = draw(INSTANTS), draw(st.sampled_from(Precision))
    match precision:
        case Precision.YEAR:
            return Moment(at.replace(month=1, day=1, hour=0, minute=0, second=0, microsecond=0), precision)
        case Precision.MONTH:
            return Moment(at.replace(day=1, hour=0, minute=0, second=0, microsecond=0), precision)
        case Precision.DAY:
            return Moment(at.replace(hour=0, minute=0, second=0, microsecond=0), precision)
        case Precision.SECOND:
            return Moment(at, precision)


@st.composite
def windows(draw: st.DrawFn) -> Window:
    """Any window that can be."""
    start, end = draw(st.none() | moments()), draw(st.none() | moments())
    if start and end and end.at <= start.at:
        start, end = (end, start) if end.at < start.at else (start, None)
    ending = End.DATED if end else draw(st.sampled_from([End.OPEN, End.UNKNOWN]))
    return Window(start, end, ending)


@given(windows())
def test_a_window_holds_at_its_start_and_no_longer_at_its_end(window: Window) -> None:
    if window.start and window.ending is not End.UNKNOWN:
        assert window.holds_at(window.start.at)
    if window.end:
        assert not window.holds_at(window.end.at)
        assert window.over_at(window.end.at)


@given(windows(), INSTANTS)
def test_no_window_both_holds_and_is_over(window: Window, at: datetime) -> None:
    assert not (window.holds_at(at) and window.over_at(at))
    if window.ending is End.UNKNOWN:
        assert window.over_at(at)
    if window.start is None and window.ending is End.OPEN:
        assert window.holds_at(at)


@given(windows(), windows())
def test_overlap_does_not_depend_on_the_order(first: Window, second: Window) -> None:
    assert first.overlaps(second) == second.overlaps(first)
    assert first.overlaps(first)


@given(windows(), windows(), INSTANTS)
def test_windows_that_hold_at_one_instant_overlap(first: Window, second: Window, at: datetime) -> None:
    if first.holds_at(at) and second.holds_at(at):
        assert first.overlaps(second)


@given(windows(), windows())
def test_windows_that_overlap_share_an_instant(first: Window, second: Window) -> None:
    if End.UNKNOWN in (first.ending, second.ending) or not first.overlaps(second):
        return
    starts = [window.start.at for window in (first, second) if window.start]
    shared = max(starts, default=datetime.min.replace(tzinfo=UTC))
    assert first.holds_at(shared)
    assert second.holds_at(shared)


def test_windows_that_meet_do_not_overlap() -> None:
    earlier = window_between(parse_moment("2020"), parse_moment("2024-03"))
    later = window_between(parse_moment("2024-03-01"), None)
    assert not earlier.overlaps(later)
    assert not later.overlaps(earlier)


@given(windows(), moments())
def test_closing_keeps_the_start_and_refuses_an_end_that_is_not_later(window: Window, end: Moment) -> None:
    if window.start and end.at <= window.start.at:
        with pytest.raises(InvalidWindow, match="not lie after"):
            window.closed(end)
        return
    closed = window.closed(end)
    assert (closed.start, closed.end, closed.ending) == (window.start, end, End.DATED)
    assert window.closed(None) == Window(window.start, None, End.UNKNOWN)


def test_a_dated_end_has_a_date_and_no_other_end_has_one() -> None:
    with pytest.raises(InvalidWindow):
        Window(None, None, End.DATED)
    for ending in (End.OPEN, End.UNKNOWN):
        with pytest.raises(InvalidWindow):
            Window(None, parse_moment("2025"), ending)


@given(moments())
def test_a_moment_is_read_back_from_its_own_text(moment: Moment) -> None:
    assert parse_moment(str(moment)) == moment


@given(moments())
def test_the_last_instant_of_a_period_is_still_inside_and_the_next_is_not(moment: Moment) -> None:
    assert moment.at <= moment.last
    if moment.precision is Precision.SECOND:
        assert moment.last == moment.at
    elif moment.at.year < 9999:
        assert moment.last + timedelta(microseconds=1) == period_end(moment)


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("2025", "2025-12-31T23:59:59.999999"),
        ("2025-02", "2025-02-28T23:59:59.999999"),
        ("2024-02", "2024-02-29T23:59:59.999999"),
        ("2025-12", "2025-12-31T23:59:59.999999"),
        ("2025-12-31", "2025-12-31T23:59:59.999999"),
        ("0001", "0001-12-31T23:59:59.999999"),
        ("9999", "9999-12-31T23:59:59.999999"),
        ("9999-12", "9999-12-31T23:59:59.999999"),
        ("9999-12-31", "9999-12-31T23:59:59.999999"),
    ],
)
def test_last_is_the_last_microsecond_of_the_named_period(text: str, last: str) -> None:
    assert parse_moment(text).last == datetime.fromisoformat(last).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "precision", "written"),
    [
        ("2025", Precision.YEAR, "2025"),
        (" 2025-3 ", Precision.MONTH, "2025-03"),
        ("2025-03-04", Precision.DAY, "2025-03-04"),
        ("0001", Precision.YEAR, "0001"),
        ("9999-12-31", Precision.DAY, "9999-12-31"),
        ("2025-03-04T10:00", Precision.SECOND, "2025-03-04T10:00:00.000000Z"),
        ("2025-03-04T10:00:00Z", Precision.SECOND, "2025-03-04T10:00:00.000000Z"),
        ("2025-03-04T10:00:00+02:00", Precision.SECOND, "2025-03-04T08:00:00.000000Z"),
        ("2025-03-04 10:00:00.5", Precision.SECOND, "2025-03-04T10:00:00.500000Z"),
    ],
)
def test_a_date_keeps_the_precision_in_which_it_was_named(text: str, precision: Precision, written: str) -> None:
    moment = parse_moment(text)
    assert moment.precision is precision
    assert str(moment) == written


@pytest.mark.parametrize(
    "text",
    [
        *("", "   ", "soon", "2025-13", "2025-00", "2025-02-30", "2025-02-29", "0000", "99999", "-2025", "25"),
        *("2025-3-4-5", "2025/03/04", "04.03.2025", "2025-03-04T25:00", "2025-03-04T10:61", "2025-03-04T"),
        *("0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "\x00", "\ud800", "2025\n03", "٢٠٢٥-١٣"),
        *("NaN", "1e3", "2025-W10", "20250304", "10" * 400),
    ],
)
def test_what_is_no_date_is_refused_by_name(text: str) -> None:
    with pytest.raises(InvalidDate, match="is not a date") as refused:
        parse_moment(text)
    assert refused.value.hint


@given(st.text(max_size=30))
def test_no_text_makes_reading_a_date_fail_otherwise(text: str) -> None:
    try:
        moment = parse_moment(text)
    except InvalidDate:
        return
    assert moment.at.tzinfo is UTC


def test_a_time_without_a_zone_and_one_with_a_zone_can_be_compared() -> None:
    """The rule is that a time without a zone is taken as UTC."""
    without, zoned = parse_moment("2025-09-05T21:02"), parse_moment("2025-09-05T20:00Z")
    assert without.at > zoned.at
    assert Window(zoned, without, End.DATED).holds_at(parse_moment("2025-09-05T20:30").at)


def test_the_same_instant_is_the_same_moment_in_every_zone() -> None:
    """The calendar day belongs to the zone of the reader, the stored instant does not."""
    at = datetime(2025, 7, 25, 2, 0, tzinfo=UTC)
    for hours in (-8, 0, 9):
        local = at.astimezone(timezone(timedelta(hours=hours)))
        assert parse_moment(local.isoformat()).at == at
        assert str(parse_moment(local.isoformat())) == "2025-07-25T02:00:00.000000Z"
