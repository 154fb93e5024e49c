"""What a person does to a memory: reword, end, retire, archive, bring back, tag, pin; and what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.answers import ListRequest, Query
from core.domain import Channel, EdgeKind, Outcome, Showing, Status
from core.errors import (
    AmbiguousId,
    InvalidRequest,
    InvalidText,
    InvalidWindow,
    NotFound,
    NothingChanged,
    NothingToUndo,
    RequestError,
    UndoConflict,
)
from core.identity import short_id
from core.vault import Vault
from core.window import End, Window
from tests.core.vaults import Clock, Ids, day, remembered, say, shown, true, when

EVERY: dict[str, Callable[[Vault, str], object]] = {
    "show": lambda vault, id: vault.show(id),
    "revise": lambda vault, id: vault.revise(id, "Something else"),
    "end": lambda vault, id: vault.end(id),
    "retire": lambda vault, id: vault.retire(id),
    "archive": lambda vault, id: vault.archive(id),
    "revive": lambda vault, id: vault.revive(id, 1),
    "tag": lambda vault, id: vault.tag(id, add=["x"]),
    "pin": lambda vault, id: vault.pin(id),
    "approve": lambda vault, id: vault.approve_pending(id),
    "episode": lambda vault, id: vault.episode(id),
    "flag": lambda vault, id: vault.flag((id, 1), (id, 1), generator="slot", reason="x"),
}


@pytest.mark.parametrize("act", EVERY)
@pytest.mark.parametrize("unknown", ["", "x", "1234567", "12345678", "\ud800" * 8, "é" * 40, "%", "a\0b", "1" * 5_000])
def test_an_id_that_nothing_has_is_refused_in_a_sentence(vault: Vault, act: str, unknown: str) -> None:
    say(vault, "I like tea")
    before = vault.last_operation()
    with pytest.raises((NotFound, InvalidText)) as refused:
        EVERY[act](vault, unknown)
    assert len(refused.value.message) < 300
    assert vault.last_operation() == before


def test_short_ids_in_any_case_and_with_spaces_are_understood(vault: Vault) -> None:
    memory = remembered(vault, "I like tea")
    for given in (memory, short_id(memory), memory[-12:], memory.upper(), f" {short_id(memory)} "):
        assert vault.show(given).memory.id == memory


def test_a_short_id_that_fits_two_is_asked_about(clock: Clock) -> None:
    ids = iter(f"00000000-0000-7000-8000-00{number:02d}deadbeef" for number in range(99))
    vault = Vault.in_memory(owner="Mira", clock=clock, ids=lambda at: next(ids))
    memory = remembered(vault, "I like tea")
    remembered(vault, "I like coffee")
    with pytest.raises(AmbiguousId) as asked:
        vault.show("deadbeef")
    assert memory in asked.value.hint
    assert vault.show(memory[-10:]).memory.id == memory
    vault.close()


@pytest.mark.parametrize("text", ["", " ", "a\0b", "\ud800", "x" * 2_000_001])
def test_a_wording_that_cannot_be_stored_is_refused(vault: Vault, text: str) -> None:
    memory = remembered(vault, "I like tea")
    with pytest.raises(InvalidText):
        vault.revise(memory, text)
    assert vault.show(memory).memory.versions == 1


def test_a_better_wording_takes_over_the_whole_window(vault: Vault) -> None:
    memory = remembered(vault, "I rent a flat", window=true("2019-03", "2022"))
    receipt = vault.revise(memory, "I rented a flat in Altona")
    assert (receipt.outcome, receipt.version, receipt.status) == (Outcome.REVISED, 2, Status.PAST)
    old, new = vault.show(memory).versions
    assert (old.retracted_at is not None, new.retracted_at) == (True, None)
    assert new.window == true("2019-03", "2022")
    assert old.text == "I rent a flat"
    (edge,) = [one for one in vault.show(memory).edges if one.kind is EdgeKind.SUPERSEDES]
    assert (edge.from_version, edge.to_version) == (2, 1)


@pytest.mark.parametrize("white", ["", " ", "\u2028", "\u00a0"])
def test_opening_and_saving_without_a_change_makes_no_version(vault: Vault, white: str) -> None:
    text = f"I like{white} tea\r\nand rain"
    memory = remembered(vault, text)
    receipt = vault.revise(memory, text)
    assert (receipt.outcome, receipt.operation, receipt.version) == (Outcome.REPEATED, None, 1)
    assert vault.show(memory).memory.text == text


def test_a_change_closes_the_old_wording_where_the_new_one_begins(vault: Vault) -> None:
    memory = remembered(vault, "I live in Berlin", window=true("2019"))
    vault.revise(memory, "I live in Lisbon", since=when("2024-03"))
    old, new = vault.show(memory).versions
    assert (old.window, new.window) == (true("2019", "2024-03"), true("2024-03"))
    assert [len(old.windows), len(new.windows)] == [2, 1]


@pytest.mark.parametrize("since", ["2018", "2019", "2019-01-01"])
def test_a_change_before_the_beginning_is_refused(vault: Vault, since: str) -> None:
    memory = remembered(vault, "I live in Berlin", window=true("2019"))
    for act in (
        lambda: vault.revise(memory, "I live in Lisbon", since=when(since)),
        lambda: vault.end(memory, when(since)),
    ):
        with pytest.raises(InvalidWindow) as refused:
            act()
        assert refused.value.hint
    assert vault.show(memory).memory.versions == 1


def test_ending_without_a_date_ends_now_and_can_be_corrected(vault: Vault, clock: Clock) -> None:
    memory = remembered(vault, "I live in Berlin")
    vault.end(memory)
    ended = vault.show(memory).memory
    assert (ended.status, ended.window.ending) == (Status.PAST, End.DATED)
    assert ended.window.end is not None
    assert ended.window.end.at <= clock.at
    vault.end(memory, on=when("2024"))
    assert vault.show(memory).memory.window == true(None, "2024")
    with pytest.raises(NothingChanged):
        vault.end(memory, on=when("2024"))


def test_a_memory_that_begins_later_can_be_called_off_by_ending_it(vault: Vault) -> None:
    """Not true yet, and never will be: saying "no longer true" of what has not begun is refused in a sentence."""
    memory = remembered(vault, "I work in Porto", window=true("2031"))
    with pytest.raises(InvalidWindow) as refused:
        vault.end(memory)
    assert "2031" in refused.value.message
    vault.retire(memory)
    assert vault.show(memory).memory.status is Status.RETIRED


def test_what_holds_now_can_be_ended_although_a_change_is_announced(vault: Vault) -> None:
    memory = remembered(vault, "I live in Berlin", window=true("2019"))
    vault.revise(memory, "I live in Lisbon", since=when("2031"))
    assert vault.show(memory).memory.text == "I live in Berlin"
    vault.end(memory, on=when("2025-06"))
    assert vault.show(memory).memory.status is Status.PAST


def test_what_holds_now_can_be_reworded_although_a_change_is_announced(vault: Vault) -> None:
    memory = remembered(vault, "I live in Berlin", window=true("2019"))
    vault.revise(memory, "I live in Lisbon", since=when("2031"))
    vault.revise(memory, "I live in Berlin-Mitte")
    assert vault.show(memory).memory.text == "I live in Berlin-Mitte"
    assert vault.show(memory, Showing(day("2032"))).memory.text == "I live in Lisbon"


def test_an_unknown_end_is_over_at_every_date(vault: Vault) -> None:
    memory = remembered(vault, "I kept goats", window=Window(None, None, End.UNKNOWN))
    assert vault.show(memory).memory.status is Status.PAST
    assert [one.status for one in shown(vault, "2010")] == [Status.PAST]


@pytest.mark.parametrize("act", ["retire", "archive", "pin"])
def test_doing_it_twice_changes_nothing(vault: Vault, act: str) -> None:
    memory = remembered(vault, "I like tea")
    getattr(vault, act)(memory)
    with pytest.raises(NothingChanged):
        getattr(vault, act)(memory)
    vault.undo()
    assert vault.show(memory).memory.status is Status.CURRENT
    assert not vault.show(memory).memory.pinned


def test_an_old_wording_comes_back_from_its_own_start(vault: Vault) -> None:
    memory = remembered(vault, "I live in Berlin", window=true("2019"))
    vault.revise(memory, "I live in Lisbon", since=when("2024"))
    receipt = vault.revive(memory, 1)
    assert (receipt.version, receipt.status) == (3, Status.CURRENT)
    found = vault.show(memory)
    assert (found.memory.text, found.memory.window) == ("I live in Berlin", true("2019"))
    assert vault.show(memory, Showing(day("2025"))).memory.text == "I live in Berlin"
    assert [one.retracted_at is None for one in found.versions] == [False, False, True]
    vault.undo()
    assert vault.show(memory).memory.text == "I live in Lisbon"
    assert vault.show(memory, Showing(day("2020"))).memory.text == "I live in Berlin"


def test_an_old_wording_comes_back_on_a_date(vault: Vault) -> None:
    memory = remembered(vault, "I live in Berlin", window=true("2019"))
    vault.revise(memory, "I live in Lisbon", since=when("2022"))
    vault.revive(memory, 1, since=when("2025"))
    assert [vault.show(memory, Showing(day(one))).memory.text[-6:] for one in ("2020", "2023", "2025-06")] == [
        "Berlin",
        "Lisbon",
        "Berlin",
    ]


@pytest.mark.parametrize("act", ["retire", "archive"])
def test_what_was_set_aside_returns_with_its_wording(vault: Vault, act: str) -> None:
    memory = remembered(vault, "I like tea")
    getattr(vault, act)(memory)
    vault.revive(memory, 1)
    assert vault.show(memory).memory.status is Status.CURRENT


@pytest.mark.parametrize("number", [0, -1, 2, 10**9, 10**30])
def test_a_version_that_never_was_cannot_come_back(vault: Vault, number: int) -> None:
    memory = remembered(vault, "I like tea")
    with pytest.raises(RequestError):
        vault.revive(memory, number)
    with pytest.raises(RequestError):
        vault.flag((memory, number), (remembered(vault, "I hate tea"), 1), generator="slot", reason="x")


@pytest.mark.parametrize("number", [0, -1, 99, 10**9, 10**30])
def test_an_operation_that_never_was_cannot_be_undone(vault: Vault, number: int) -> None:
    say(vault, "I like tea")
    with pytest.raises(RequestError):
        vault.undo(number)


def test_there_is_an_end_to_undoing_and_to_redoing(vault: Vault) -> None:
    with pytest.raises(NothingToUndo):
        vault.undo()
    with pytest.raises(NothingToUndo):
        vault.redo()
    with pytest.raises(NothingToUndo):
        vault.undo(1)
    say(vault, "I like tea")
    vault.undo()
    with pytest.raises(NothingToUndo):
        vault.undo()
    vault.redo()
    with pytest.raises(NothingToUndo):
        vault.redo()
    assert len(shown(vault)) == 1


def test_a_conflict_names_what_stands_in_the_way(vault: Vault) -> None:
    memory = remembered(vault, "I like tea")
    vault.revise(memory, "I like green tea")
    later = vault.last_operation()
    with pytest.raises(UndoConflict) as conflict:
        vault.undo(later - 1)
    assert (conflict.value.blocking, str(later) in conflict.value.message) == (later, True)
    assert str(later) in conflict.value.hint
    vault.undo()
    vault.undo(later - 1)
    assert shown(vault) == []


def test_tags_and_pins_stand_in_nobodys_way(vault: Vault) -> None:
    memory = remembered(vault, "I like tea")
    vault.revise(memory, "I like green tea")
    revision = vault.last_operation()
    vault.tag(memory, add=["drinks"])
    vault.pin(memory)
    vault.archive(memory)
    vault.undo(revision)
    found = vault.show(memory).memory
    assert (found.text, found.tags, found.pinned, found.status) == ("I like tea", ("drinks",), True, Status.ARCHIVED)


def test_a_flag_that_came_later_does_not_stop_an_undo(vault: Vault) -> None:
    memory, other = remembered(vault, "The kettle whistles"), remembered(vault, "The kettle hums")
    vault.revise(memory, "The kettle whistles loudly")
    revision = vault.last_operation()
    vault.flag((memory, 2), (other, 1), generator="slot", reason="They differ.")
    vault.undo(revision)
    assert vault.show(memory).memory.status is Status.CURRENT
    assert vault.verify() == ()


def test_a_memory_whose_adding_was_undone_cannot_be_curated(vault: Vault) -> None:
    memory = remembered(vault, "I like tea")
    vault.undo()
    for name, act in EVERY.items():
        if name not in ("episode", "flag"):
            with pytest.raises(RequestError):
                act(vault, memory)
    assert vault.list(ListRequest(every=True)).total == 0
    assert vault.search(Query("tea")).hits == ()
    vault.redo()
    assert vault.show(memory).memory.text == "I like tea"


def test_an_adding_that_others_rest_on_is_not_undone(vault: Vault) -> None:
    """A second statement was accepted as known; taking the first one back would lose it."""
    memory = remembered(vault, "I like tea")
    adding = vault.last_operation()
    say(vault, "I like tea", source="a diary")
    with pytest.raises(UndoConflict) as conflict:
        vault.undo(adding)
    assert conflict.value.blocking == adding + 1
    vault.undo()
    vault.undo(adding)
    assert shown(vault) == []
    vault.redo()
    assert len(vault.show(memory).evidence) == 1


def test_a_change_in_a_gap_lasts_until_the_next_wording_begins(vault: Vault) -> None:
    memory = remembered(vault, "I live in Berlin", window=true("2015", "2018"))
    vault.revise(memory, "I live in Lisbon", since=when("2031"))
    vault.revise(memory, "I live in Porto", since=when("2020"))
    seen = [vault.show(memory, Showing(day(one))).memory.text for one in ("2016", "2025", "2032")]
    assert seen == ["I live in Berlin", "I live in Porto", "I live in Lisbon"]


def test_a_memory_cannot_contradict_itself(vault: Vault) -> None:
    memory = remembered(vault, "I like tea")
    vault.revise(memory, "I love tea")
    with pytest.raises(InvalidRequest):
        vault.flag((memory, 1), (memory, 2), generator="slot", reason="They differ.")


def test_what_an_agent_wrote_stays_waiting_after_an_archive_and_back(vault: Vault) -> None:
    receipt = say(vault, "Mira keeps bees", channel=Channel.AGENT, source="bot")
    assert receipt.memory is not None
    vault.archive(receipt.memory)
    assert vault.show(receipt.memory).memory.status is Status.ARCHIVED
    vault.undo()
    assert vault.show(receipt.memory).memory.status is Status.PENDING


def test_every_way_back_of_a_busy_day_leads_to_the_morning() -> None:
    vault = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids())
    memory = remembered(vault, "I live in Berlin", window=true("2019"), tags=("home",))
    before = shown(vault)
    vault.revise(memory, "I live in Lisbon", since=when("2024"))
    vault.end(memory, on=when("2025"))
    vault.pin(memory)
    vault.tag(memory, add=["work"], remove=["home"])
    vault.retire(memory)
    vault.revive(memory, 1)
    evening = shown(vault)
    for _ in range(6):
        vault.undo()
    assert shown(vault) == before
    for _ in range(6):
        vault.redo()
    assert shown(vault) == evening
    assert vault.verify() == ()
    vault.close()
