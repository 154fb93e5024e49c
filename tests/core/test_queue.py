"""The review queue: what is in it, which side is which, what comes first, and the groups it falls into."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.acts.flags import raise_flag
from core.answers import ImportOptions
from core.contradictions import (
    Assessment,
    Contradiction,
    ContradictionState,
    Generator,
    QueuePage,
    QueueRequest,
)
from core.domain import Channel, Status
from core.errors import InvalidRequest, NotFound
from core.vault import Vault
from tests.core.test_flags import side
from tests.core.vaults import remembered, say, true, when


def queue(vault: Vault, **more: object) -> QueuePage:
    return vault.contradictions(QueueRequest(**more))  # type: ignore[arg-type]


def texts(page: QueuePage) -> list[tuple[str, str]]:
    return [(one.a.text, one.b.text) for one in page.contradictions]


def two_homes(vault: Vault, **more: object) -> Contradiction:
    remembered(vault, "I live in Berlin.", said_at=when("2024-05"))
    remembered(vault, "I live in Hamburg.", said_at=when("2025-02"), **more)
    (found,) = queue(vault).contradictions
    return found


def flag(vault: Vault, first: str, second: str, generator: Generator, score: float | None = None) -> str:
    bench = vault._bench
    found = Assessment(generator, "m" if score else "", "contradiction", score, "They differ.")
    with bench.operation("flag") as writer:
        made = raise_flag(bench, writer, side(vault, first), side(vault, second), found)
    assert made is not None
    return made


def pair(vault: Vault, number: int, **more: object) -> tuple[str, str]:
    first = remembered(vault, f"Thing number {number} is green", **more)
    return first, remembered(vault, f"Thing number {number} is a blue one", **more)


def test_an_empty_vault_has_an_empty_queue(vault: Vault) -> None:
    assert queue(vault) == QueuePage((), 0, ())


def test_a_contradiction_tells_both_sides_the_question_and_who_found_it(vault: Vault) -> None:
    found = two_homes(vault, channel=Channel.AGENT, source="a bot")
    assert (found.a.text, found.b.text) == ("I live in Berlin.", "I live in Hamburg.")
    assert (found.a.source, found.b.source) == ("typed", "a bot")
    assert (found.a.said_at, found.b.said_at) == (when("2024-05"), when("2025-02"))
    assert (found.a.status, found.b.status) == (Status.CURRENT, Status.PENDING)
    assert (found.a.quote, found.a.versions, found.a.speaker) == ("I live in Berlin.", 1, "Mira")
    assert (found.generator, found.state, found.ruling, found.slot) == (
        Generator.SLOT,
        ContradictionState.OPEN,
        None,
        "lives_in of user",
    )
    assert "“Berlin” and “Hamburg”" in found.reason
    assert [one.generator for one in found.assessments] == [Generator.SLOT]


def test_side_a_is_the_earlier_one_whichever_was_written_first(vault: Vault) -> None:
    late = remembered(vault, "Ana lives in Porto.", window=true("2024"))
    early = remembered(vault, "Ana lives in Lisbon.", window=true("2019"))
    (found,) = queue(vault).contradictions
    assert (found.a.memory, found.b.memory) == (early, late)
    assert vault.contradiction(found.id) == found
    assert vault.contradiction(found.id[-8:]) == found


def test_an_unknown_contradiction_is_not_found(vault: Vault) -> None:
    two_homes(vault)
    with pytest.raises(NotFound):
        vault.contradiction("00000000-0000-0000-0000-0000feedbeef")
    vault.undo()
    assert queue(vault).total == 0


@pytest.mark.parametrize("page", [{"limit": 0}, {"limit": 10_001}, {"offset": -1}])
def test_a_page_that_cannot_be_is_refused(vault: Vault, page: dict[str, int]) -> None:
    with pytest.raises(InvalidRequest):
        queue(vault, **page)


def test_the_surest_come_first_and_a_rule_without_a_score_before_a_guess(vault: Vault) -> None:
    pairs = [pair(vault, number) for number in range(4)]
    doubtful = flag(vault, *pairs[0], Generator.LOCAL, 0.52)
    sure = flag(vault, *pairs[1], Generator.LOCAL, 0.97)
    swept = flag(vault, *pairs[2], Generator.SWEEP)
    linked = flag(vault, *pairs[3], Generator.PERSON)
    remembered(vault, "I live in Berlin.")
    (by_rule,) = say(vault, "I live in Hamburg.").contradictions
    assert [one.id for one in queue(vault).contradictions] == [linked, sure, by_rule, doubtful, swept]


def test_the_best_of_what_was_said_last_is_the_score(vault: Vault) -> None:
    first, second = pair(vault, 1)
    made = flag(vault, first, second, Generator.LOCAL, 0.52)
    flag(vault, first, second, Generator.LOCAL, 0.61)
    flag(vault, first, second, Generator.OPPOSITE, 0.3)
    assert vault.contradiction(made).score == 0.61
    assert vault.contradiction(made).label == "contradiction"
    flag(vault, first, second, Generator.LOCAL, 0.1)
    assert vault.contradiction(made).score == 0.3


def test_two_that_count_come_before_one_that_waits_and_a_pin_lifts_a_pair(vault: Vault) -> None:
    waits = flag(vault, *pair(vault, 1, channel=Channel.AGENT, source="a bot"), Generator.OPPOSITE)
    counts = flag(vault, *pair(vault, 2), Generator.OPPOSITE)
    pinned = pair(vault, 3)
    vault.pin(pinned[0])
    dear = flag(vault, *pinned, Generator.OPPOSITE)
    assert [one.id for one in queue(vault).contradictions] == [dear, counts, waits]


def test_pages_follow_each_other_and_the_total_is_that_of_all(vault: Vault) -> None:
    made = [flag(vault, *pair(vault, number), Generator.LOCAL, 0.9 - number / 100) for number in range(7)]
    pages = [queue(vault, limit=3, offset=offset) for offset in (0, 3, 6, 9)]
    assert [page.total for page in pages] == [7, 7, 7, 7]
    assert [one.id for page in pages for one in page.contradictions] == made


def test_the_queue_is_narrowed_by_generator_source_slot_and_memory(vault: Vault) -> None:
    home = two_homes(vault, channel=Channel.AGENT, source="a bot")
    other = flag(vault, *pair(vault, 1), Generator.OPPOSITE)
    assert [one.id for one in queue(vault, generator=Generator.OPPOSITE).contradictions] == [other]
    assert [one.id for one in queue(vault, source="a bot").contradictions] == [home.id]
    assert [one.id for one in queue(vault, slot="lives_in of user").contradictions] == [home.id]
    assert [one.id for one in queue(vault, memory=home.b.memory[-8:]).contradictions] == [home.id]
    assert queue(vault, slot="works_at of user").total == 0


@pytest.mark.parametrize("act", ["retire", "archive"])
def test_what_stands_against_nothing_any_more_does_not_wait_and_returns_with_it(vault: Vault, act: str) -> None:
    found = two_homes(vault)
    getattr(vault, act)(found.b.memory)
    assert (queue(vault).total, vault.stats().contradictions) == (0, 0)
    vault.undo()
    assert (queue(vault).total, vault.stats().contradictions) == (1, 1)


def test_what_never_held_together_does_not_wait(vault: Vault) -> None:
    ana = remembered(vault, "Ana lives in Lisbon.", window=true("2019"))
    remembered(vault, "Ana lives in Porto.", window=true("2024"))
    assert queue(vault).total == 1
    vault.end(ana, when("2024"))
    assert queue(vault).total == 0
    vault.end(ana, when("2025"))
    assert queue(vault).total == 1


def test_groups_are_by_slot_and_by_the_two_sources_in_either_order(vault: Vault) -> None:
    for name, sources in (("Ana", ("notes", "mail")), ("Rui", ("mail", "notes")), ("Ivo", ("notes", "notes"))):
        for town, source in zip(("Porto", "Faro"), sources, strict=True):
            say(vault, f"My friend {name} lives in {town}.", source=source)
    say(vault, "I live in Berlin.", source="typed")
    say(vault, "I live in Hamburg.", source="mail")
    groups = [(one.slot, one.source_a, one.source_b, one.count) for one in queue(vault).groups]
    assert groups == [
        ("lives_in of others", "mail", "notes", 2),
        ("lives_in of others", "notes", "notes", 1),
        ("lives_in of user", "mail", "typed", 1),
    ]
    assert queue(vault, slot="lives_in of others").total == 3
    assert queue(vault, slot="lives_in of others", source="mail").total == 2


def test_a_slot_in_which_two_sources_disagree_more_than_once_is_a_group_of_its_own(vault: Vault) -> None:
    say(vault, "My friend Ana lives in Porto.", source="notes")
    for town in ("Faro", "Braga"):
        say(vault, f"My friend Ana lives in {town}.", source="mail")
    found = queue(vault)
    (group,) = [one for one in found.groups if {one.source_a, one.source_b} == {"mail", "notes"}]
    assert group.count == 2
    assert group.slot == found.contradictions[0].slot
    assert group.first in {one.id for one in found.contradictions}


def _import_disputes(vault: Vault, folder: Path, statements: int, disputes: int) -> None:
    """Two lists about the same people: the second one says of every so-manieth that he lives elsewhere."""
    for source, town in (("old list", "Porto"), ("new list", "Faro")):
        lines = []
        for number in range(statements // 2):
            if number < disputes:
                lines.append(f"- My friend Person{number} lives in {town}.")
            else:
                lines.append(f"- The box number {number} of the {source} stands in room {number % 7}.")
        path = folder / f"{source}.md"
        path.write_text("\n".join(lines), "utf-8")
        vault.import_file(path, ImportOptions(accept=True))


@pytest.mark.parametrize(
    ("statements", "disputes"),
    [(400, 20), pytest.param(10_000, 500, marks=[pytest.mark.long, pytest.mark.timeout(900)])],
)
def test_two_lists_that_differ_become_few_groups_and_no_heap_of_cards(
    vault: Vault, tmp_path: Path, statements: int, disputes: int
) -> None:
    _import_disputes(vault, tmp_path, statements, disputes)
    page = queue(vault)
    assert page.total == disputes
    assert sum(group.count for group in page.groups) == page.total
    assert len(page.groups) == 1
    (group,) = page.groups
    assert group.slot == "lives_in of others"
    assert queue(vault, slot=group.slot, source=group.source_a).total == disputes
