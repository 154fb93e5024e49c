"""The figures of a vault: complete, true to what its lists hold, and each can be searched for by its name."""

from __future__ import annotations

from core.answers import Query
from core.contradictions import Decision, QueueRequest, Verdict
from core.domain import Channel, Statement, Status
from core.vault import Vault
from core.views import Backlog
from core.window import window_between
from tests.core.vaults import Clock, day, remembered, when


def found(vault: Vault, query: str) -> set[str]:
    return {hit.text for hit in vault.search(Query(query, limit=50, past=True)).hits}


def test_an_empty_vault_has_no_figures_and_no_months(vault: Vault) -> None:
    figures = vault.insights()
    assert figures.memories == 0
    assert (figures.months, figures.sources, figures.confirmed, figures.detectors) == ((), (), (), ())
    assert figures.backlog == (Backlog("contradictions", 0, 0, 0), Backlog("approvals", 0, 0, 0))


def test_months_without_anything_new_are_told_too_and_each_lists_its_memories(vault: Vault, clock: Clock) -> None:
    remembered(vault, "I like tea")
    clock.at = day("2026-03-05")
    remembered(vault, "My cup is blue")
    months = vault.insights().months
    assert [(month.name, month.learned, month.total) for month in months] == [
        ("2026-01", 1, 1),
        ("2026-02", 0, 1),
        ("2026-03", 1, 2),
    ]
    assert found(vault, "learned:2026-03") == {"My cup is blue"}
    assert found(vault, "learned:2026") == {"I like tea", "My cup is blue"}
    assert found(vault, "learned:nonsense cup") == {"My cup is blue"}


def test_what_became_of_each_source_is_counted_whole(vault: Vault) -> None:
    remembered(vault, "I like tea")
    remembered(vault, "I swam on Tuesdays", window=window_between(when("2019"), when("2020")))
    vault.archive(remembered(vault, "The code of the gate is on the wall"))
    vault.add(Statement("Mira has a canoe", source="agent", channel=Channel.AGENT))
    shares = {one.name: (one.true, one.over, one.waiting, one.other) for one in vault.insights().sources}
    assert shares == {"typed": (1, 1, 0, 1), "agent": (0, 0, 1, 0)}
    figures = vault.insights()
    assert sum(number for _status, number in figures.by_status) == figures.memories == 4
    assert dict(figures.by_status)[Status.PENDING] == 1


def test_what_waits_is_told_by_how_long_and_verdicts_prove_detectors(vault: Vault, clock: Clock) -> None:
    remembered(vault, "I live in Porto")
    remembered(vault, "I live in Lisbon")
    clock.at = day("2026-01-20")
    vault.add(Statement("Mira has a canoe", source="agent", channel=Channel.AGENT))
    assert vault.insights().backlog == (Backlog("contradictions", 0, 1, 0), Backlog("approvals", 1, 0, 0))
    clock.at = day("2026-06-01")
    assert vault.insights().backlog == (Backlog("contradictions", 0, 0, 1), Backlog("approvals", 0, 0, 1))
    (flag,) = vault.contradictions(QueueRequest()).contradictions
    vault.decide(flag.id, Decision(Verdict.B))
    (detector,) = vault.insights().detectors
    assert (detector.right, detector.decided) == (1, 1)
    assert detector.low is not None
    assert detector.low < 100.0 == detector.high


def test_what_is_true_and_was_said_once_is_told_by_the_year_it_was_said(vault: Vault, clock: Clock) -> None:
    remembered(vault, "I like tea")
    cup = remembered(vault, "My cup is blue")
    clock.at = day("2027-02-01")
    vault.add(Statement("I like tea"))
    vault.revise(cup, "My cup is blue and chipped")
    remembered(vault, "My bicycle is green")
    told = {one.year: (one.once, one.again) for one in vault.insights().confirmed}
    assert told == {"2027": (1, 2)}
    assert found(vault, "is:current confirmed:2027") >= {"I like tea", "My bicycle is green"}
    assert found(vault, "confirmed:2026") == set()
