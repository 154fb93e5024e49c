"""Layer 3 in the vault: what a statement's own words do to what is held, by whom, and how it is taken back."""

from __future__ import annotations

import pytest

from core.answers import ListRequest
from core.domain import Channel, EdgeKind, Outcome, Receipt, Showing, Statement, Status
from core.vault import Vault
from core.window import parse_moment


def tell(vault: Vault, text: str, day: str = "2025-06-01", **more: object) -> Receipt:
    return vault.add(Statement(text, said_at=parse_moment(day), **more))  # type: ignore[arg-type]


def statuses(vault: Vault) -> dict[str, str]:
    return {one.text: one.status.value for one in vault.list(ListRequest(every=True)).memories}


def test_a_move_told_by_the_owner_closes_the_old_home_on_the_stated_date(vault: Vault) -> None:
    porto = tell(vault, "I live in Porto.", "2024-01-10").memory
    moved = tell(vault, "I moved to Lisbon in March 2025.", "2025-04-02")
    assert porto
    assert (moved.outcome, moved.contradictions) == (Outcome.ADDED, ())
    assert "true until Mar 2025" in moved.reason
    assert statuses(vault) == {"I live in Porto.": "past", "I moved to Lisbon in March 2025.": "current"}
    then = vault.show(porto, Showing(true_on=parse_moment("2025-02").last)).memory
    assert then.status is Status.CURRENT
    vault.undo()
    assert statuses(vault) == {"I live in Porto.": "current"}
    assert vault.verify() == ()


@pytest.mark.parametrize(
    ("held", "new"),
    [
        ("My phone number is 0151 234567.", "My new phone number is 0160 998877."),
        ("My email is mira@old.org.", "My new email address is mira@new.org."),
        ("I live at 12 Mill Lane, Leeds.", "Our new address is 4 Hill Street, York."),
        ("My favourite colour is red.", "My new favourite colour is green."),
        ("Meine Telefonnummer ist 0151 234567.", "Meine neue Telefonnummer ist 0160 998877."),
        ("Мой номер телефона 8 912 345 67 89.", "Мой новый номер телефона 8 903 111 22 33."),
        ("我的电话号码是13812345678。", "我的新电话号码是13998765432。"),
        ("私の電話番号は090-1234-5678です。", "私の新しい電話番号は080-8765-4321です。"),
    ],
)
def test_what_its_owner_calls_new_takes_the_place_of_the_old_and_is_flagged_from_elsewhere(
    vault: Vault, held: str, new: str
) -> None:
    tell(vault, held, "2024-01-10")
    told = tell(vault, new, "2025-04-02")
    assert told.contradictions == ()
    assert statuses(vault) == {held: "past", new: "current"}
    vault.undo()
    told = tell(vault, new, "2025-04-02", channel=Channel.AGENT, source="bot")
    assert told.proposals or told.contradictions
    assert statuses(vault)[held] == "current"


def test_a_new_one_of_many_closes_nothing(vault: Vault) -> None:
    tell(vault, "My dog is called Rex.", "2024-01-10")
    tell(vault, "My new dog is called Nell.", "2025-04-02")
    assert set(statuses(vault).values()) == {"current"}


def test_who_left_one_employer_and_started_at_another_holds_the_second_from_then_on(vault: Vault) -> None:
    acme = tell(vault, "I work at Acme.", "2024-01-10").memory
    tell(vault, "I left Acme on 3 March and started at Globex.", "2025-04-02")
    assert acme
    assert str(vault.show(acme).memory.window.end) == "2025-03-03"
    assert statuses(vault) == {
        "I work at Acme.": "past",
        "I left Acme on 3 March and started at Globex.": "current",
    }


@pytest.mark.parametrize("more", [{"channel": Channel.AGENT, "source": "bot"}, {"speaker": "Ana"}])
def test_the_same_words_from_anybody_else_close_nothing(vault: Vault, more: dict[str, object]) -> None:
    porto = tell(vault, "Mira lives in Porto.", "2024-01-10").memory
    tell(vault, "Mira moved to Lisbon in March 2025.", "2025-04-02", **more)
    assert porto
    assert vault.show(porto).memory.window.end is None
    assert vault.show(porto).memory.status in (Status.CURRENT, Status.DISPUTED)


def test_two_homes_without_a_word_of_change_are_both_disputed(vault: Vault) -> None:
    tell(vault, "I live in Berlin.")
    receipt = tell(vault, "I live in Hamburg, near the harbour.", "2025-06-02")
    assert receipt.outcome is Outcome.QUEUED
    assert len(receipt.contradictions) == 1
    assert set(statuses(vault).values()) == {"disputed"}
    vault.end(str(receipt.memory), parse_moment("2025-06-03"))
    assert statuses(vault)["I live in Berlin."] == "current"


def test_what_an_agent_says_leaves_the_owners_word_current_and_challenged(vault: Vault) -> None:
    tell(vault, "I live in Berlin.")
    tell(vault, "Mira lives in Graz.", channel=Channel.AGENT, source="bot")
    shown = {one.text: one for one in vault.list(ListRequest()).memories}
    assert (shown["I live in Berlin."].status, shown["I live in Berlin."].challenged) == (Status.CURRENT, True)
    assert shown["Mira lives in Graz."].status is Status.PENDING


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("I have a dog named Buddy.", "I have another dog, named Scout."),
        ("I live in Berlin.", "Back in 2019 I lived in Paris."),
        ("I live in Berlin.", "My sister lives in Porto."),
        ("I like tea.", "I like coffee."),
        ("Weight on 2026-01-01: 82 kg", "Weight on 2026-02-01: 80 kg"),
        ("Use the async runtime for the worker pool.", "Do not forget to configure the async runtime."),
    ],
)
def test_what_can_stand_side_by_side_does(vault: Vault, first: str, second: str) -> None:
    tell(vault, first)
    receipt = tell(vault, second, "2025-06-02")
    assert receipt.contradictions == ()
    assert statuses(vault)[first] == "current"


def test_a_reworded_memory_is_met_by_what_is_said_later(vault: Vault) -> None:
    home = tell(vault, "I live in Porto.", "2024-01-10").memory
    vault.revise(str(home), "I live in Lisbon, in Graça.", parse_moment("2025-03"))
    told = tell(vault, "I moved to Faro in June 2025.", "2025-06-20")
    assert "“I live in Lisbon, in Graça.” is true until Jun 2025" in told.reason
    assert vault.show(str(home)).memory.status is Status.PAST


def test_what_waits_is_not_closed_by_rule_but_asked_about(vault: Vault) -> None:
    waiting = tell(vault, "Mira lives in Graz.", "2025-01-01", channel=Channel.AGENT, source="bot").memory
    told = tell(vault, "I moved to Faro in June 2025.", "2025-06-20")
    assert len(told.contradictions) == 1
    assert vault.show(str(waiting)).memory.window.end is None
    shown = vault.show(str(told.memory)).memory
    assert (shown.status, shown.challenged) == (Status.CURRENT, True)


def test_what_was_misspoken_was_never_right(vault: Vault) -> None:
    tell(vault, "I live in Berlin.")
    tell(vault, "I misspoke: I live in Graz.", "2025-06-02")
    assert statuses(vault)["I live in Berlin."] == "retired"


def test_a_later_word_that_says_the_same_supports_the_first(vault: Vault) -> None:
    first = tell(vault, "I live in Berlin.").memory
    second = tell(vault, "My home is in Berlin.", "2025-06-02", source="letter").memory
    edges = vault.show(str(second)).edges
    assert [(edge.kind, edge.to_memory) for edge in edges] == [(EdgeKind.SUPPORTS, first)]


def test_what_was_taken_off_and_is_said_again_is_asked_again(vault: Vault) -> None:
    tell(vault, "I live in Berlin.")
    one = tell(vault, "I live in Hamburg.", "2025-06-02")
    vault.retire(str(one.memory))
    assert statuses(vault)["I live in Berlin."] == "current"
    again = tell(vault, "I live in Hamburg.", "2025-06-03")
    assert len(again.contradictions) == 1
    assert statuses(vault)["I live in Berlin."] == "disputed"


def test_a_pair_is_disputed_once_however_often_it_is_flagged(vault: Vault) -> None:
    one = tell(vault, "I live in Berlin.").memory
    two = tell(vault, "I live in Hamburg.", "2025-06-02")
    again = vault.flag((str(two.memory), 1), (str(one), 1), generator="slot", reason="Two homes.")
    assert (again.contradictions, again.operation) == (two.contradictions, None)
    assert len(vault.show(str(one)).disputes) == 1


def test_a_denial_is_told_as_a_denial_and_not_as_a_second_answer(vault: Vault) -> None:
    tell(vault, "I am allergic to penicillin.")
    memory = str(tell(vault, "I am not allergic to penicillin.").memory)
    (dispute,) = vault.show(memory).disputes
    assert dispute.reason == "About the allergy of the owner: one statement says “penicillin” and the other denies it."
