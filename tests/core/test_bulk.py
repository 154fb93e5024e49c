"""Many pairs by one rule: what would be done is what is done, in one step that one undo takes back."""

from __future__ import annotations

import pytest

from core.contradictions import BulkReport, BulkRule, Decision, QueueRequest, Verdict
from core.errors import InvalidRequest, NotFound
from core.vault import Vault
from tests.core.test_decide import homes, queue, state
from tests.core.vaults import say, when


def people(vault: Vault, names: tuple[str, ...] = ("Ana", "Rui", "Ivo")) -> tuple[str, ...]:
    """Of each the notes of 2023 say Porto and the mail of 2025 says Faro."""
    for source, town, said in (("notes", "Porto", "2023"), ("mail", "Faro", "2025")):
        for name in names:
            say(vault, f"My friend {name} lives in {town}.", source=source, said_at=when(said))
    first = queue(vault)[0].id
    return vault.alike(first)


def decided(report: BulkReport) -> list[Verdict | None]:
    return [line.decision.verdict if line.decision else None for line in report.lines]


def test_those_alike_are_of_one_slot_and_the_same_two_sources(vault: Vault) -> None:
    alike = people(vault)
    home = homes_id(vault)
    assert set(alike) == {one.id for one in queue(vault)} - {home}
    assert vault.alike(home) == (home,)
    vault.decide(home, Decision(Verdict.A))
    assert vault.alike(home) == ()
    with pytest.raises(NotFound):
        vault.alike("feedbeef-0000")


def homes_id(vault: Vault) -> str:
    say(vault, "I live in Berlin.")
    return say(vault, "I live in Hamburg.").contradictions[0]


def test_a_dry_run_tells_each_and_stores_nothing(vault: Vault) -> None:
    alike = people(vault)
    before, operation = state(vault), vault.last_operation()
    report = vault.decide_alike(alike, BulkRule.LATER_SAID)
    assert (report.operation, decided(report)) == (None, [Verdict.B] * 3)
    assert "Faro.” is right" in report.lines[0].sentence
    assert (state(vault), vault.last_operation()) == (before, operation)
    assert vault.verify() == ()


@pytest.mark.parametrize(
    ("rule", "source", "town"),
    [
        (BulkRule.LATER_SAID, "", "Faro"),
        (BulkRule.EARLIER_SAID, "", "Porto"),
        (BulkRule.SOURCE, "notes", "Porto"),
        (BulkRule.SOURCE, "MAIL", "Faro"),
    ],
)
def test_one_rule_one_operation_one_undo(vault: Vault, rule: BulkRule, source: str, town: str) -> None:
    alike = people(vault)
    before, last = state(vault), vault.last_operation()
    tried = vault.decide_alike(alike, rule, source=source)
    report = vault.decide_alike(alike, rule, source=source, note="the address book", dry_run=False)
    assert report.operation == vault.last_operation() == last + 1
    assert [(line.contradiction, line.sentence.split(" is true until ")[0]) for line in report.lines] == [
        (line.contradiction, line.sentence.split(" is true until ")[0]) for line in tried.lines
    ]
    assert {text for text, row in state(vault).items() if row[0] == "current"} == {
        f"My friend {name} lives in {town}." for name in ("Ana", "Rui", "Ivo")
    }
    assert queue(vault) == ()
    entry = vault.log(limit=1)[0]
    assert (entry.kind, entry.note) == ("decide", f"{rule}: 3 of 3 decided, the address book")
    ruling = vault.contradiction(alike[0]).ruling
    assert ruling
    assert ruling.note == "the address book"
    vault.undo()
    assert state(vault) == before
    assert {one.id for one in queue(vault)} == set(alike)


def test_both_lets_all_of_them_stand(vault: Vault) -> None:
    report = vault.decide_alike(people(vault), BulkRule.BOTH, dry_run=False)
    assert decided(report) == [Verdict.BOTH] * 3
    assert {row[0] for row in state(vault).values()} == {"current"}


def test_each_line_says_why_a_pair_was_left_alone(vault: Vault) -> None:
    home = homes_id(vault)
    ana, *_ = people(vault, ("Ana",))
    vault.decide(ana, Decision(Verdict.BOTH))
    say(vault, "My friend Uwe lives in Porto.", source="notes", said_at=when("2024"))
    uwe = say(vault, "My friend Uwe lives in Faro.", source="mail", said_at=when("2024-05")).contradictions[0]
    by_date = vault.decide_alike([ana, uwe], BulkRule.LATER_SAID, dry_run=False)
    assert (by_date.operation, decided(by_date)) == (None, [None, None])
    assert [line.sentence for line in by_date.lines] == [
        "Left alone: it is settled already.",
        "Left alone: their dates do not tell which was said later.",
    ]
    by_source = vault.decide_alike([home, uwe, uwe], BulkRule.SOURCE, source="typed", dry_run=False)
    assert [line.sentence for line in by_source.lines] == [
        "Left alone: both sides come from “typed”.",
        "Left alone: neither side comes from “typed”.",
    ]


def test_what_one_ruling_settles_along_the_next_ones_leave_alone(vault: Vault) -> None:
    for town, said in (("Berlin", "2021"), ("Hamburg", "2022"), ("Graz", "2023")):
        say(vault, f"I live in {town}.", said_at=when(said))
    ids = [one.id for one in queue(vault)]
    tried = vault.decide_alike(ids, BulkRule.LATER_SAID)
    done = vault.decide_alike(ids, BulkRule.LATER_SAID, dry_run=False)
    assert decided(tried) == decided(done)
    assert {text: row[0] for text, row in state(vault).items()} == {
        "I live in Berlin.": "past",
        "I live in Hamburg.": "past",
        "I live in Graz.": "current",
    }
    assert queue(vault) == ()
    vault.undo()
    assert {one.id for one in queue(vault)} == set(ids)


@pytest.mark.parametrize(("rule", "source"), [(BulkRule.SOURCE, ""), (BulkRule.BOTH, "notes")])
def test_a_rule_that_lacks_its_source_or_takes_none_is_refused(vault: Vault, rule: BulkRule, source: str) -> None:
    with pytest.raises(InvalidRequest):
        vault.decide_alike(people(vault), rule, source=source)


def test_unknown_sources_and_pairs_are_not_found(vault: Vault) -> None:
    found = homes(vault)
    with pytest.raises(NotFound):
        vault.decide_alike([found.id], BulkRule.SOURCE, source="nobody")
    with pytest.raises(NotFound):
        vault.decide_alike(["feedbeef-0000"], BulkRule.BOTH)
    assert vault.contradictions(QueueRequest()).total == 1
