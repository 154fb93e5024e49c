"""What a vault shows at two dates: true in the world, and known to the vault."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from core.answers import Answer, ListRequest, Query
from core.domain import Channel, Memory, Showing, Status
from core.errors import NotFound
from core.vault import Vault
from tests.core.vaults import START, Clock, Ids, day, remembered, say, shown, true, waiting, when

BERLIN, LISBON, PORTO = "I live in Berlin", "I live in Lisbon", "I live in Porto"

# The vault learned of Berlin (since 2019) on 2026-01-02, of Lisbon (since March 2022) on 2026-01-05, of Porto
# (since June 2025) on 2026-01-08, and on 2026-01-11 that living in Porto ends with August 2026.
KNOWN = ["2026-01-01", "2026-01-03", "2026-01-06", "2026-01-09", "2026-01-12"]
GOLDEN = {
    # true on: what was known on each of the days above
    "2018-06": ["", "upcoming Berlin", "upcoming Berlin", "upcoming Berlin", "upcoming Berlin"],
    "2019": ["", "current Berlin", "current Berlin", "current Berlin", "current Berlin"],
    "2022-02-28": ["", "current Berlin", "current Berlin", "current Berlin", "current Berlin"],
    "2022-03-01": ["", "current Berlin", "current Lisbon", "current Lisbon", "current Lisbon"],
    "2025-05-31": ["", "current Berlin", "current Lisbon", "current Lisbon", "current Lisbon"],
    "2025-06-01": ["", "current Berlin", "current Lisbon", "current Porto", "current Porto"],
    "2026-01-10": ["", "current Berlin", "current Lisbon", "current Porto", "current Porto"],
    "2026-08-31": ["", "current Berlin", "current Lisbon", "current Porto", "current Porto"],
    "2026-09-01": ["", "current Berlin", "current Lisbon", "current Porto", "past Porto"],
}


@pytest.fixture
def moved(vault: Vault, clock: Clock) -> Vault:
    clock.at = day("2026-01-02")
    memory = remembered(vault, BERLIN, window=true("2019"))
    clock.at = day("2026-01-05")
    vault.revise(memory, LISBON, since=when("2022-03"))
    clock.at = day("2026-01-08")
    vault.revise(memory, PORTO, since=when("2025-06"))
    clock.at = day("2026-01-11")
    vault.end(memory, on=when("2026-09"))
    return vault


def told(memories: list[Memory]) -> str:
    return ", ".join(f"{one.status.value} {one.text.split()[-1]}" for one in memories)


@pytest.mark.parametrize("true_on", GOLDEN)
def test_three_versions_read_right_on_both_clocks(moved: Vault, true_on: str) -> None:
    assert [told(shown(moved, true_on, day(known))) for known in KNOWN] == GOLDEN[true_on]


def test_a_search_of_the_past_reads_the_same_table(moved: Vault) -> None:
    for true_on, row in GOLDEN.items():
        for known, cell in zip(KNOWN, row, strict=True):
            found = moved.search(Query("Where do I live", showing=Showing(day(true_on), day(known))))
            if cell.startswith("current"):
                assert [hit.text.split()[-1] for hit in found.hits] == [cell.split()[1]], (true_on, known)
            else:
                assert found.answer is not Answer.FOUND, (true_on, known)


def test_the_detail_of_the_past_knows_nothing_of_what_came_later(moved: Vault) -> None:
    (memory,) = shown(moved)
    then = moved.show(memory.id, Showing(None, day("2026-01-06")))
    assert [version.text for version in then.versions] == [BERLIN, LISBON]
    assert then.memory.text == LISBON
    assert [record.retracted_at is None for record in then.versions[0].windows] == [False, True]
    assert max(operation.at for operation in then.operations) < day("2026-01-06")
    with pytest.raises(NotFound, match="did not hold"):
        moved.show(memory.id, Showing(None, day("2026-01-01T12:00")))


def test_a_better_wording_was_always_so_today_and_was_not_before(vault: Vault, clock: Clock) -> None:
    memory = remembered(vault, "I play the chello", window=true("2015"))
    before = clock.at
    clock.at += timedelta(days=2)
    vault.revise(memory, "I play the cello")
    assert told(shown(vault, "2016")) == "current cello"
    assert told(shown(vault, "2016", before)) == "current chello"


def test_a_past_that_is_told_late_leaves_the_present_alone(vault: Vault) -> None:
    """The date inside a text is not when it was said, and does not end what holds now."""
    remembered(vault, "I live in Wien", window=true("2021"))
    late = say(vault, "In 2019 I lived in Graz.", window=true("2019", "2020"), said_at=when("2026-03-02"))
    now = {one.text: one for one in shown(vault)}
    assert now["I live in Wien"].status is Status.CURRENT
    assert now["In 2019 I lived in Graz."].status is Status.PAST
    assert late.memory is not None
    (version,) = vault.show(late.memory).versions
    assert str(version.said_at) == "2026-03-02"
    assert version.recorded_at.date().isoformat() == "2026-01-01"
    assert told(shown(vault, "2019-06")) == "current Graz., upcoming Wien"


def test_without_a_start_an_earlier_date_is_uncertain_and_ranks_after_dated_hits(vault: Vault) -> None:
    remembered(vault, "My dentist is Doctor Holm, my dentist since ever", said_at=when("2024-05"))
    remembered(vault, "Once I had a dentist by the name of Berg", window=true("2018", "2024"))
    found = vault.search(Query("dentist", showing=Showing(day("2020"))))
    assert [(hit.text.split()[-1], hit.memory.uncertain) for hit in found.hits if hit.memory] == [
        ("Berg", False),
        ("ever", True),
    ]
    later = vault.search(Query("dentist", showing=Showing(day("2024-06"))))
    assert [hit.memory.uncertain for hit in later.hits if hit.memory] == [False]


def test_what_is_said_of_tomorrow_stops_being_uncertain_when_tomorrow_comes(vault: Vault, clock: Clock) -> None:
    remembered(vault, "The gate is painted green", said_at=when("2026-01-02"))
    assert [one.uncertain for one in shown(vault)] == [True]
    clock.at = day("2026-01-03")
    assert [one.uncertain for one in shown(vault)] == [False]


def test_ended_retired_and_archived_are_answered_differently(vault: Vault) -> None:
    ended = remembered(vault, "I rent a flat in Altona", window=true("2020"))
    retired = remembered(vault, "I own a yacht in Kiel", window=true("2020"))
    archived = remembered(vault, "I collect stamps of Samoa", window=true("2020"))
    vault.end(ended, on=when("2024"))
    vault.retire(retired)
    vault.archive(archived)
    answers = [vault.search(Query(words)).answer for words in ("flat Altona", "yacht Kiel", "stamps Samoa")]
    assert answers == [Answer.ENDED, Answer.NOTHING, Answer.NOTHING]
    at_2022 = {one.text.split()[-1]: one.status for one in shown(vault, "2022")}
    assert at_2022 == {"Altona": Status.CURRENT, "Kiel": Status.RETIRED, "Samoa": Status.ARCHIVED}
    as_of = vault.search(Query("flat Altona", showing=Showing(day("2022"))))
    assert (as_of.answer, as_of.hits[0].memory and as_of.hits[0].memory.status) == (Answer.FOUND, Status.CURRENT)
    assert vault.list(ListRequest()).total == 0


@pytest.mark.parametrize(
    ("status", "count"), [(None, 2), *((status, 1) for status in Status if status is not Status.DISPUTED)]
)
def test_a_list_by_status_holds_what_has_that_status(vault: Vault, status: Status | None, count: int) -> None:
    remembered(vault, "I play chess")
    vault.end(remembered(vault, "I play golf", window=true("2020")), on=when("2024"))
    vault.retire(remembered(vault, "I play the harp"))
    vault.archive(remembered(vault, "I play dice"))
    waiting(vault, "Mira plays darts")
    remembered(vault, "I play rugby", window=true("2030"))
    page = vault.list(ListRequest(status=status))
    expected = count if status else 3  # current, pending and upcoming are not hidden
    assert page.total == len(page.memories) == expected
    if status:
        assert {one.status for one in page.memories} == {status}


def test_what_begins_later_is_upcoming_until_its_day_and_then_current(vault: Vault, clock: Clock) -> None:
    memory = remembered(vault, "I work in Porto", window=true("2026-02", "2026-03"))
    seen = []
    for now in ("2026-01-31T23:59:58", "2026-02-01", "2026-02-28T23:59:58", "2026-03-01"):
        clock.at, clock.step = day(now), timedelta(0)
        seen.append((vault.show(memory).memory.status, vault.list(ListRequest()).total))
    assert seen == [(Status.UPCOMING, 1), (Status.CURRENT, 1), (Status.CURRENT, 1), (Status.PAST, 0)]


def test_a_clock_that_is_set_back_is_believed_too(vault: Vault, clock: Clock) -> None:
    memory = remembered(vault, "I work in Porto", window=true("2025-12", "2026-03"))
    clock.at = day("2026-05")
    assert vault.show(memory).memory.status is Status.PAST
    clock.at = day("2026-02")
    assert vault.show(memory).memory.status is Status.CURRENT


def test_nothing_pending_is_ever_plainly_current(vault: Vault) -> None:
    memory = waiting(vault, "Mira keeps bees in Harburg")
    assert vault.show(memory).memory.status is Status.PENDING
    (hit,) = vault.search(Query("bees")).hits
    assert hit.memory
    assert hit.memory.status is Status.PENDING
    vault.revise(memory, "Mira keeps bees in Harburg-Mitte")
    assert vault.show(memory).memory.status is Status.PENDING
    vault.approve_pending(memory)
    assert vault.show(memory).memory.status is Status.CURRENT


def flagged(vault: Vault, first: str, second: str) -> None:
    vault.flag((first, 1), (second, 1), generator="slot", reason="Both cannot be so.", score=0.9)


def test_two_accepted_sides_of_an_open_contradiction_are_both_disputed(vault: Vault) -> None:
    first, second = remembered(vault, "I eat walnuts"), remembered(vault, "Walnuts are poison to me")
    flagged(vault, first, second)
    assert {one.status for one in shown(vault)} == {Status.DISPUTED}
    assert vault.search(Query("walnuts")).answer is Answer.DISPUTED
    assert [dispute.other_memory for dispute in vault.show(first).disputes] == [second]
    vault.undo()
    assert {one.status for one in shown(vault)} == {Status.CURRENT}


def test_a_waiting_side_challenges_and_never_disputes_what_is_accepted(vault: Vault) -> None:
    accepted, pending = remembered(vault, "I eat walnuts"), waiting(vault, "Walnuts are poison to Mira")
    flagged(vault, accepted, pending)
    now = {one.id: (one.status, one.challenged) for one in shown(vault)}
    assert now[accepted] == (Status.CURRENT, True)
    assert now[pending][0] is Status.PENDING
    vault.approve_pending(pending)
    assert {one.status for one in shown(vault)} == {Status.DISPUTED}


@pytest.mark.parametrize("act", ["retire", "archive", "end"])
def test_a_contradiction_with_what_no_longer_counts_disputes_nothing(vault: Vault, act: str) -> None:
    first, second = remembered(vault, "I eat walnuts"), remembered(vault, "Walnuts are poison to me")
    flagged(vault, first, second)
    getattr(vault, act)(second)
    assert vault.show(first).memory.status is Status.CURRENT
    assert not vault.show(first).memory.challenged


def test_a_reworded_side_stays_disputed_until_somebody_rules(vault: Vault) -> None:
    first, second = remembered(vault, "I eat walnuts"), remembered(vault, "Walnuts are poison to me")
    flagged(vault, first, second)
    vault.revise(second, "Walnuts are a poison to me")
    assert {one.status for one in shown(vault)} == {Status.DISPUTED}


def test_a_dispute_begins_when_both_windows_hold(vault: Vault, clock: Clock) -> None:
    first = remembered(vault, "I eat walnuts")
    second = remembered(vault, "Walnuts are poison to me", window=true("2026-06"))
    flagged(vault, first, second)
    assert vault.show(first).memory.status is Status.CURRENT
    clock.at = day("2026-07")
    assert vault.show(first).memory.status is Status.DISPUTED


def test_a_handle_sees_what_another_handle_wrote(filed: Vault, path: Path, clock: Clock) -> None:
    memory = remembered(filed, BERLIN, window=true("2019"))
    with_other = Vault.open(path, clock=clock, ids=Ids2())
    try:
        assert told(shown(with_other)) == "current Berlin"
        before = filed.data_version()
        with_other.revise(memory, LISBON, since=when("2022"))
        with_other.tag(memory, add=["home"])
        assert filed.data_version() != before
        assert told(shown(filed)) == "current Lisbon"
        assert shown(filed)[0].tags == ("home",)
        filed.undo()
        filed.undo()
        assert told(shown(with_other)) == "current Berlin"
        with_other.archive(memory)
        assert told(shown(filed)) == "archived Berlin"
    finally:
        with_other.close()


class Ids2(Ids):
    """Ids of another program."""

    def __call__(self, at: datetime) -> str:
        self.last = max(self.last, 1_000_000)
        return super().__call__(at)


def test_every_operation_at_one_instant_belongs_to_that_instant() -> None:
    """A clock that stands still: a view of that instant shows the last of them."""
    clock = Clock(START, timedelta(0))
    vault = Vault.in_memory(owner="Mira", clock=clock, ids=Ids())
    memory = remembered(vault, "I play chess")
    vault.revise(memory, "I play blitz chess")
    assert [one.text for one in shown(vault, None, START)] == ["I play blitz chess"]
    assert shown(vault, None, START - timedelta(microseconds=1)) == []
    vault.close()


def test_a_page_goes_on_where_the_last_one_ended(vault: Vault) -> None:
    for number in range(23):
        say(vault, f"Note {number} on the garden", channel=Channel.TYPED)
    seen: list[str] = []
    cursor = None
    while True:
        page = vault.list(ListRequest(limit=5, cursor=cursor))
        seen += [one.text for one in page.memories]
        assert page.total == 23
        cursor = page.cursor
        if cursor is None:
            break
    assert seen == [f"Note {number} on the garden" for number in reversed(range(23))]
