"""What a person says of what was said: a correction, a memory that was somebody else's, a denial that is none."""

from __future__ import annotations

import pytest

from core.contradictions import QueueRequest, Verdict
from core.domain import Status
from core.vault import Vault
from tests.core.vaults import remembered, say


def asked(vault: Vault) -> list[tuple[str, str, str]]:
    page = vault.contradictions(QueueRequest())
    return [(one.a.text, one.b.text, one.reason) for one in page.contradictions]


def detected(vault: Vault) -> list[tuple[str, str, str]]:
    vault.detect_missing()
    return asked(vault)


@pytest.mark.parametrize(
    ("said", "corrected"),
    [
        ("My flight is on Monday.", "scratch that, it is Tuesday"),
        ("The train leaves at 9:30.", "Correction: 10:30."),
        ("I live in Lisbon.", "Sorry, I meant Porto."),
        ("Mein Flug geht am Montag.", "Ich habe mich vertan, Dienstag."),
    ],
)
def test_a_correction_without_its_subject_asks_about_what_was_said_just_before(
    vault: Vault, said: str, corrected: str
) -> None:
    say(vault, "I play the cello on Sundays.")
    say(vault, said)
    say(vault, corrected, keep=True)
    assert [pair[:2] for pair in asked(vault)] == [(said, corrected)]
    page = vault.contradictions(QueueRequest())
    assert page.contradictions[0].suggested is Verdict.B


@pytest.mark.parametrize(
    "beside", ["Scratch that, bring the cello as well and call Ana about the rehearsal.", "It is 9."]
)
def test_what_puts_nothing_of_the_same_kind_in_its_place_corrects_nothing(vault: Vault, beside: str) -> None:
    say(vault, "My flight is on Monday.")
    say(vault, beside, keep=True)
    assert asked(vault) == []


def test_nobody_else_corrects_what_the_owner_said_just_before(vault: Vault) -> None:
    say(vault, "My flight is on Monday.")
    say(vault, "scratch that, it is Tuesday", speaker="Ana", keep=True)
    assert asked(vault) == []


def test_retelling_what_was_somebody_elses_asks_and_supports_nothing(vault: Vault) -> None:
    memory = remembered(vault, "I am allergic to walnuts.")
    say(vault, "That man was not me. He said he was allergic to walnuts.", keep=True)
    (found,) = detected(vault)
    assert found[2] == "The later one says that this was somebody else."
    assert vault.show(memory).memory.status is Status.DISPUTED
    assert vault.show(memory).edges == ()


def test_two_measures_of_two_days_both_stand_and_two_dates_of_one_event_do_not(vault: Vault) -> None:
    say(vault, "Weight on 2026-01-01: 82 kg")
    say(vault, "Weight on 2026-02-01: 80 kg.")
    assert detected(vault) == []
    say(vault, "The wedding is on 3 May 2026 with 80 guests.")
    say(vault, "The wedding is on 9 May 2026 with 90 guests.")
    assert len(detected(vault)) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            "Use the async runtime for the worker pool.",
            "Do not forget to configure the async runtime for the worker pool.",
        ),
        ("I speak French.", "I speak not only French, but French at home."),
        ("Benutze die Schere im Schuppen.", "Vergiss nicht, die Schere im Schuppen zu benutzen."),
        ("Je parle français.", "Je ne parle pas seulement français."),
    ],
)
def test_what_denies_in_form_only_denies_nothing(vault: Vault, one: str, other: str) -> None:
    say(vault, one, keep=True)
    say(vault, other, keep=True)
    assert detected(vault) == []


def test_what_no_longer_is_suggests_that_the_one_followed_the_other(vault: Vault) -> None:
    say(vault, "I use Vim.", keep=True)
    say(vault, "I no longer use Vim.", keep=True)
    detected(vault)
    (found,) = vault.contradictions(QueueRequest()).contradictions
    assert found.suggested is Verdict.SEQUENCE
