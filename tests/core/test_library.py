"""Lists in every order and under every heading, the shelves beside them, saved searches, one act on many."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from core.answers import Corpus, ListRequest, Query
from core.domain import Channel, Showing, Statement, Status
from core.errors import Cancelled, InvalidRequest, InvalidText, NotFound, NothingChanged, UndoConflict
from core.library import Grouping, Order, SavedSearch, Watch, Within
from core.vault import Vault
from core.window import Window, parse_moment
from tests.core.vaults import Clock


@pytest.fixture
def lived(vault: Vault, clock: Clock) -> Vault:
    """Five memories of different years, sources and people, learned a day apart."""
    for text, since, more in (
        ("My sister Nele lives in Kiel.", "2015", {}),
        ("I work as a teacher.", "2020-09", {"source": "ChatGPT", "channel": Channel.IMPORT, "tags": ("Work",)}),
        ("I live in Porto.", "2024-06", {"tags": ("home", "work")}),
        ("Äpfel mag ich sehr.", "2001", {}),
        ("I am allergic to peanuts.", "1990", {"tags": ("health",)}),
    ):
        vault.add(Statement(text, window=Window(parse_moment(since)), **more))
        clock.at += timedelta(days=1)
    return vault


def texts(vault: Vault, **asked: object) -> list[str]:
    page = vault.list(ListRequest(**asked))
    assert page.total == len(page.memories)
    return [memory.text for memory in page.memories]


def ids(vault: Vault, *texts: str) -> list[str]:
    found = {memory.text: memory.id for memory in vault.list(ListRequest(every=True)).memories}
    return [found[text] for text in texts]


TEACHER, PORTO, SISTER, APPLES, PEANUTS = (
    "I work as a teacher.",
    "I live in Porto.",
    "My sister Nele lives in Kiel.",
    "Äpfel mag ich sehr.",
    "I am allergic to peanuts.",
)


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        (Order.LEARNED, [PEANUTS, APPLES, PORTO, TEACHER, SISTER]),
        (Order.OLDEST, [SISTER, TEACHER, PORTO, APPLES, PEANUTS]),
        (Order.TRUE, [PORTO, TEACHER, SISTER, APPLES, PEANUTS]),
        (Order.LETTERS, [APPLES, PEANUTS, PORTO, TEACHER, SISTER]),
    ],
)
def test_a_list_stands_in_the_order_that_is_asked_for(lived: Vault, order: Order, expected: list[str]) -> None:
    assert texts(lived, order=order) == expected


def test_headings_add_up_to_the_list_and_what_has_none_comes_last(lived: Vault) -> None:
    by_source = lived.list(ListRequest(grouping=Grouping.SOURCE))
    assert by_source.groups == (("ChatGPT", 1), ("typed", 4))
    assert by_source.memories[0].text == TEACHER
    lived.add(Statement("Fog.", keep=True))
    by_person = lived.list(ListRequest(grouping=Grouping.PERSON))
    assert sum(number for _, number in by_person.groups) == 6
    assert by_person.groups[-1][0] == ""
    assert by_person.memories[-1].text == "Fog."
    by_slot = lived.list(ListRequest(grouping=Grouping.SLOT))
    assert sum(number for _, number in by_slot.groups) == 6
    assert any(" · " in name for name, _ in by_slot.groups)


def test_months_follow_the_order_of_the_list(lived: Vault, clock: Clock) -> None:
    clock.at += timedelta(days=60)
    lived.add(Statement("I have a cat.", window=Window(parse_moment("1999-12"))))
    learned = lived.list(ListRequest(grouping=Grouping.MONTH)).groups
    assert [number for _, number in learned] == [1, 5]
    assert learned[0][0] > learned[1][0]
    oldest = lived.list(ListRequest(grouping=Grouping.MONTH, order=Order.OLDEST)).groups
    assert oldest == learned[::-1]
    true = lived.list(ListRequest(grouping=Grouping.MONTH, order=Order.TRUE)).groups
    assert [name for name, _ in true][:2] == ["2024-06", "2020-09"]


def test_pages_by_row_are_those_of_the_whole_list(lived: Vault) -> None:
    request = ListRequest(order=Order.LETTERS, grouping=Grouping.SOURCE)
    whole = lived.list(request).memories
    for offset in range(6):
        assert lived.list(replace(request, offset=offset, limit=2)).memories == whole[offset : offset + 2]
    with pytest.raises(InvalidRequest):
        lived.list(replace(request, offset=-1))


def test_rows_lead_to_memories_and_memories_to_rows(lived: Vault) -> None:
    request = ListRequest(order=Order.LETTERS)
    rows = [memory.id for memory in lived.list(request).memories]
    assert lived.ids_between(request, [(0, 1), (3, 5)]) == (rows[0], rows[3], rows[4])
    assert lived.places(request, [rows[4], rows[1], "0" * 36]) == {rows[1]: 1, rows[4]: 4}


@pytest.mark.parametrize(
    ("within", "expected"),
    [
        (Within(tag="WORK"), [PORTO, TEACHER]),
        (Within(source="chatgpt"), [TEACHER]),
        (Within(source="nowhere"), []),
        (Within(status=Status.PENDING), [TEACHER]),
        (Within(pinned=True), [PEANUTS]),
        (Within(status=Status.PAST), [PORTO]),
        (Within(every=True), [PEANUTS, APPLES, PORTO, TEACHER, SISTER]),
        (Within(recent=True), [PEANUTS]),
    ],
)
def test_a_list_and_a_search_are_narrowed_alike(
    lived: Vault, clock: Clock, within: Within, expected: list[str]
) -> None:
    porto, peanuts = ids(lived, PORTO, PEANUTS)
    lived.pin(peanuts)
    lived.end(porto, parse_moment("2025-01"))
    clock.at += timedelta(days=28)
    assert texts(lived, within=within, limit=50) == [one for one in expected if within.tag != "WORK" or one != PORTO]
    words = "teacher porto peanuts sister äpfel"
    found = lived.search(Query(words, 50, corpus=Corpus.MEMORIES, within=within, past=True))
    assert sorted(hit.text for hit in found.hits) == sorted(expected)


def test_whom_a_memory_is_about_narrows_a_list(lived: Vault) -> None:
    (person,) = [name for name, _ in lived.shelves().people if name != lived.owner][:1]
    assert texts(lived, within=Within(person=person.upper())) == [SISTER]


def test_every_shelf_counts_what_its_list_shows(lived: Vault) -> None:
    porto, peanuts, apples = ids(lived, PORTO, PEANUTS, APPLES)
    lived.pin(peanuts)
    lived.end(porto)
    lived.archive(apples)
    shelves = lived.shelves()

    def listed(within: Within) -> int:
        return lived.list(ListRequest(within=within)).total

    assert shelves.active == listed(Within()) == 3
    assert shelves.every == listed(Within(every=True)) == 5
    assert shelves.recent == listed(Within(recent=True)) == 3
    assert shelves.pinned == listed(Within(pinned=True)) == 1
    assert shelves.waiting == 1
    for status in Status:
        assert shelves.of(status) == listed(Within(status))
    for kind, counted in (("tag", shelves.tags), ("source", shelves.sources), ("person", shelves.people)):
        assert counted
        for name, number in counted:
            assert listed(Within(**{kind: name})) == number


def test_the_shelves_follow_every_change(lived: Vault) -> None:
    before = lived.shelves()
    (peanuts,) = ids(lived, PEANUTS)
    lived.tag(peanuts, add=("food",))
    assert ("food", 1) in lived.shelves().tags
    assert ("food", 1) not in before.tags
    lived.undo()
    assert lived.shelves() == before


def test_a_saved_search_is_kept_changed_removed_and_each_is_taken_back(lived: Vault) -> None:
    wanted = SavedSearch(
        "", "  Work   things ", "teacher", Within(Status.PENDING, tag="work"), Order.TRUE, Grouping.MONTH
    )
    lived.save_search(wanted)
    (kept,) = lived.shelves().saved
    assert kept == replace(wanted, id=kept.id, name="Work things")
    lived.save_search(replace(kept, name="Jobs", query=""))
    assert [one.name for one in lived.shelves().saved] == ["Jobs"]
    lived.remove_search(kept.id)
    assert lived.shelves().saved == ()
    for names in (["Jobs"], ["Work things"], []):
        lived.undo()
        assert [one.name for one in lived.shelves().saved] == names
    lived.redo()
    assert [one.name for one in lived.shelves().saved] == ["Work things"]
    assert lived.verify() == ()


def test_a_saved_search_is_refused_with_a_reason(lived: Vault) -> None:
    lived.save_search(SavedSearch("", "Work", "teacher"))
    (kept,) = lived.shelves().saved
    with pytest.raises(InvalidRequest, match="already"):
        lived.save_search(SavedSearch("", "WORK"))
    with pytest.raises(InvalidText):
        lived.save_search(SavedSearch("", "  "))
    with pytest.raises(InvalidRequest):
        lived.save_search(SavedSearch("", "x" * 81))
    with pytest.raises(NothingChanged):
        lived.save_search(kept)
    with pytest.raises(NotFound):
        lived.save_search(replace(kept, id="0" * 36, name="Other"))
    with pytest.raises(NotFound):
        lived.remove_search("0" * 36)


def test_an_earlier_saving_cannot_be_taken_back_from_under_a_later_change(lived: Vault) -> None:
    made = lived.save_search(SavedSearch("", "Work", "teacher"))
    (kept,) = lived.shelves().saved
    lived.save_search(replace(kept, query="school"))
    with pytest.raises(UndoConflict):
        lived.undo(made.operation)


def test_one_act_on_many_is_one_operation_and_one_undo(lived: Vault) -> None:
    porto, peanuts, apples = some = ids(lived, PORTO, PEANUTS, APPLES)
    lived.pin(peanuts)
    before = lived.shelves()
    for act in (
        lambda: lived.pin_many(some),
        lambda: lived.tag_many(some, add=("trip",), remove=("home",)),
        lambda: lived.end_many(some, parse_moment("2025-01")),
        lambda: lived.retire_many(some),
        lambda: lived.archive_many([*some, porto]),
    ):
        last = lived.stats().operations
        report = act()
        assert report.operation == last + 1
        assert report.changed + report.unchanged == 3
        assert lived.shelves() != before
        lived.undo()
        assert lived.shelves() == before
    assert lived.pin_many([peanuts]).operation is None
    assert lived.pin_many([apples, peanuts]).unchanged == 1
    assert lived.pin_many([apples, peanuts], on=False).changed == 2
    assert lived.verify() == ()


def test_what_cannot_end_on_a_date_stays_and_is_counted(lived: Vault) -> None:
    porto, peanuts = ids(lived, PORTO, PEANUTS)
    report = lived.end_many([porto, peanuts], parse_moment("2000-01"))
    assert (report.changed, report.unchanged) == (1, 1)
    assert lived.show(porto).memory.status is Status.CURRENT
    assert lived.show(peanuts).memory.status is Status.PAST


def test_an_act_on_many_that_is_stopped_changes_nothing(lived: Vault) -> None:
    some = ids(lived, PORTO, PEANUTS)
    told: list[tuple[int, int]] = []
    before = lived.stats().operations
    with pytest.raises(Cancelled):
        lived.archive_many(some, watch=Watch(should_stop=lambda: True))
    lived.archive_many(some, watch=Watch(progress=lambda done, total: told.append((done, total))))
    assert told == [(0, 2)]
    assert lived.stats().operations == before + 1
    with pytest.raises(InvalidRequest):
        lived.archive_many([])
    with pytest.raises(NotFound):
        lived.archive_many([*some, "0" * 36])
    with pytest.raises(InvalidRequest):
        lived.tag_many(some)


def test_a_list_of_the_past_keeps_its_order_too(lived: Vault) -> None:
    then = Showing(true_on=parse_moment("2021-01").at)
    assert texts(lived, showing=then, order=Order.LETTERS) == [APPLES, PEANUTS, PORTO, TEACHER, SISTER]
