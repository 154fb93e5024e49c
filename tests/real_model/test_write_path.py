"""The whole write path against a real model that answers at chance: nothing lost, nothing wrong takes effect."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.model_settings import cases_file, judge_with
from app.model_test import read_cases, try_model
from core.answers import ListRequest
from core.domain import ProposalState, Status
from core.vault import Vault
from tests.core.talks import bring_in, talk_file
from tests.core.vaults import BagOfWords, Clock, Ids, remembered, shown, when
from tests.real_model.real import FIGURES, Brief

pytestmark = pytest.mark.timeout(3_600)

PAIRS = (
    ("My bicycle is an old green one", "My bicycle is an old green one from Utrecht"),
    ("I live in Porto with my sister Ana", "I live in Lisbon with my sister Ana"),
    ("My dog Pip is afraid of thunder", "My dog Pip is not afraid of thunder"),
    ("My flat has two rooms and a balcony", "My flat has two rooms, a balcony and a cellar"),
)
OUTCOMES = {"proposed", "flagged", "known", "new", "unclear", "refused", "changed"}


@pytest.fixture
def vault() -> Iterator[Vault]:
    made = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids(), embedder=BagOfWords())
    yield made
    made.close()


def wordings(vault: Vault) -> set[tuple[str, int, str, str]]:
    return {(one.id, one.version, one.text, str(one.window)) for one in shown(vault)}


def test_what_it_says_of_a_statement_is_advice_and_every_bad_answer_is_seen(vault: Vault, model: Brief) -> None:
    asked = []
    for old, new in PAIRS:
        remembered(vault, old, said_at=when("2024-03"))
        asked.append(remembered(vault, new, said_at=when("2025-03")))
    before, calls = wordings(vault), model.calls
    receipts = [vault.judge(memory, model) for memory in asked]
    found = [receipt.steps[-1].outcome for receipt in receipts]
    assert set(found) <= OUTCOMES
    assert wordings(vault) == before
    assert all(proposal.state is ProposalState.OPEN for proposal in vault.proposals(None))
    unclear = [memory for memory, outcome in zip(asked, found, strict=True) if outcome == "unclear"]
    assert sorted(vault.unclear()) == sorted(unclear)
    assert sum(entry.model_calls for entry in vault.log(100)) == model.calls - calls
    assert vault.verify() == ()
    FIGURES.update({f"judge, {outcome}": found.count(outcome) for outcome in set(found)})
    FIGURES["judge, calls"] += model.calls - calls
    FIGURES["overwritten"] += len(before - wordings(vault))
    FIGURES["lost"] += sum(vault.show(memory).memory.status in (Status.RETIRED, Status.ARCHIVED) for memory in asked)


def test_what_it_reads_waits_with_words_that_were_said_and_the_rest_is_listed(
    vault: Vault, model: Brief, tmp_path: Path
) -> None:
    bring_in(vault, talk_file(tmp_path))
    calls, kept = model.calls, vault.stats().episodes
    report = vault.extract(model, limit=4)
    for memory in vault.list(ListRequest(every=True, limit=100)).memories:
        assert memory.status is Status.PENDING
        (evidence, *_) = vault.show(memory.id).evidence
        assert evidence.quote in vault.episode(evidence.episode, 0)[0].text
    assert report.messages == 4
    assert report.left == 1 + len(report.unclear)
    assert len(vault.unread()) == len(report.unclear)
    assert report.model_calls == model.calls - calls == sum(entry.model_calls for entry in vault.log(100))
    assert vault.stats().episodes == kept
    assert vault.verify() == ()
    FIGURES["extraction, calls"] += report.model_calls
    FIGURES["extraction, messages"] += report.messages
    FIGURES["extraction, unclear"] += len(report.unclear)
    FIGURES["extraction, statements taken"] += report.added
    FIGURES["extraction, statements refused"] += len(report.refused)


def test_a_sweep_with_it_changes_nothing_by_itself(vault: Vault, model: Brief) -> None:
    for old, new in PAIRS:
        remembered(vault, old, said_at=when("2024-03"))
        remembered(vault, new, said_at=when("2025-03"))
    before, calls = wordings(vault), model.calls
    report = vault.sweep(seconds=600, calls=4, model=model)
    assert wordings(vault) == before
    assert report.calls == model.calls - calls <= 4 + 1  # the last question may be asked twice
    assert all(proposal.state is ProposalState.OPEN for proposal in vault.proposals(None))
    assert vault.verify() == ()
    FIGURES["sweep, calls"] += report.calls
    FIGURES["overwritten"] += len(before - wordings(vault))


def test_the_test_of_a_model_finds_out_how_bad_it_is(model: Brief) -> None:
    cases = read_cases(cases_file())[:8]
    report = try_model(cases, judge_with(model), lambda _done, _total: None, lambda: False)
    assert report.asked == len(cases) == report.right + report.wrong + report.unusable
    assert report.right < report.asked
    FIGURES["test of the model, asked"] += report.asked
    FIGURES["test of the model, right"] += report.right
    FIGURES["test of the model, wrong"] += report.wrong
    FIGURES["test of the model, harmful"] += report.harmful
    FIGURES["test of the model, unusable"] += report.unusable
