"""What a rule did without asking is listed with the rule's sentence, and each is taken back by itself."""

from __future__ import annotations

import pytest

from core.contradictions import Generator, RuleKind
from core.domain import Channel, Status
from core.errors import InvalidRequest, NotFound
from core.vault import Vault
from tests.core.test_detectors import proven, suggesting
from tests.core.vaults import remembered, say, shown


def statuses(vault: Vault) -> dict[str, Status]:
    return {memory.text: memory.status for memory in shown(vault)}


def test_a_closing_is_listed_with_the_change_that_was_told_and_opens_again_alone(vault: Vault) -> None:
    remembered(vault, "I live in Porto")
    say(vault, "I moved to Lisbon in March 2025")
    before = statuses(vault)
    assert before["I live in Porto"] is Status.PAST
    (one,) = vault.done_by_rule().done
    assert one.kind is RuleKind.CLOSED
    assert (one.text, one.because) == ("I live in Porto", "I moved to Lisbon in March 2025")
    assert one.sentence == "The owner told of a change in so many words: it changed in Mar 2025."
    receipt = vault.take_back_rule(one.id)
    after = statuses(vault)
    assert after["I live in Porto"] is not Status.PAST
    assert "I moved to Lisbon in March 2025" in after
    assert vault.done_by_rule().total == 0
    vault.undo(receipt.operation)
    assert statuses(vault) == before
    (again,) = vault.done_by_rule().done
    assert (again.text, again.sentence, again.at, again.operation) == (one.text, one.sentence, one.at, one.operation)
    assert vault.verify() == ()


def test_words_said_again_are_listed_as_a_further_source_and_can_be_taken_off(vault: Vault) -> None:
    tea = remembered(vault, "I like tea")
    say(vault, "i like  tea", source="letters", channel=Channel.IMPORT)
    (one,) = vault.done_by_rule().done
    assert (one.kind, one.memory, one.text) == (RuleKind.REPEATED, tea, "I like tea")
    assert "“letters”" in one.sentence
    vault.take_back_rule(one.id)
    assert {piece.source for piece in vault.show(tea).evidence} == {"typed"}
    assert vault.done_by_rule().total == 0
    assert vault.review_counts().by_rule == 0
    with pytest.raises(NotFound):
        vault.take_back_rule(one.id)
    vault.undo()
    assert vault.review_counts().by_rule == 1


def test_what_a_detector_decided_by_itself_is_listed_and_undone(vault: Vault, monkeypatch: pytest.MonkeyPatch) -> None:
    proven(vault)
    assert vault.done_by_rule().total == 0, "what the person ruled is no deed of a rule"
    vault.set_automatic(Generator.SLOT, 80)
    suggesting(monkeypatch)
    remembered(vault, "Zora lives in Porto.")
    decided = say(vault, "Zora lives in Lisbon.")
    (one,) = vault.done_by_rule().done
    assert (one.kind, one.text, one.because) == (RuleKind.DECIDED, "Zora lives in Porto.", "Zora lives in Lisbon.")
    assert one.sentence == "A detector that may act by itself ruled: the later side is right."
    vault.take_back_rule(one.id)
    assert vault.done_by_rule().total == 0
    assert vault.contradiction(decided.contradictions[0]).ruling is None


def test_what_a_person_did_is_none_of_it(vault: Vault) -> None:
    tea = remembered(vault, "I like tea")
    vault.end(tea)
    vault.revise(remembered(vault, "I like milk"), "I like oat milk")
    assert vault.done_by_rule().total == 0


def test_pages_are_whole_and_what_cannot_be_a_page_is_refused(vault: Vault) -> None:
    remembered(vault, "I like tea")
    for number in range(3):
        say(vault, "I like tea", source=f"letter {number}")
    page = vault.done_by_rule(limit=2, offset=2)
    assert (len(page.done), page.total) == (1, 3)
    with pytest.raises(InvalidRequest):
        vault.done_by_rule(limit=0)
    with pytest.raises(NotFound):
        vault.take_back_rule("closed-99999")
