"""What a ruling does to answers: each side for what it is said of, and “no longer known” where that was the verdict."""

from __future__ import annotations

from core.answers import Answer, Query
from core.contradictions import Verdict
from core.vault import Vault
from tests.core.test_decide import homes, ruled
from tests.core.vaults import remembered, when

ASKED = Query("Where do I live?")


def test_where_both_are_true_each_is_told_with_what_it_is_said_of(vault: Vault) -> None:
    found = homes(vault)
    ruled(vault, found, Verdict.BOTH, scope_a="on weekdays", scope_b="on weekends")
    answered = vault.ask(ASKED)
    assert answered.state is Answer.FOUND
    assert set(answered.cited) == {found.a.memory, found.b.memory}
    assert "“I live in Berlin.” This is said of: on weekdays." in answered.text
    assert "“I live in Hamburg.” This is said of: on weekends." in answered.text


def test_what_a_person_ruled_unknown_is_no_longer_known_until_something_newer_is_said(vault: Vault) -> None:
    found = homes(vault)
    ruled(vault, found, Verdict.UNKNOWN, on=when("2025-06"))
    answered = vault.ask(ASKED)
    assert answered.state is Answer.ENDED
    assert answered.text.startswith("That is no longer known. What was said before: ")
    assert set(answered.cited) == {found.a.memory, found.b.memory}
    remembered(vault, "I live in Kiel.")
    assert vault.ask(ASKED).text == "“I live in Kiel.”"


def test_what_merely_ended_is_told_as_before(vault: Vault) -> None:
    memory = remembered(vault, "I live in Berlin.")
    vault.end(memory, when("2025-06"))
    assert vault.ask(ASKED).text == "That is no longer true: “I live in Berlin.” was true until Jun 2025."
