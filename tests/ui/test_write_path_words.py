"""A receipt is a sentence that a person can read, and the path behind it is told layer by layer."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from pytestqt.qtbot import QtBot

from core.domain import Layer, Outcome, Receipt, Status, Step
from ui.text_write import NOT_ASKED, PATH, cost_words, receipt_words, skipped_words
from ui.theme import Theme, appearance
from ui.widgets.write_path import Fate, WritePath

MARCH = datetime(2026, 3, 4, 12, tzinfo=UTC)


def receipt(outcome: Outcome, reason: str = "", **more: object) -> Receipt:
    return Receipt(outcome, Layer.USER, reason, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given", "against", "sentence"),
    [
        (receipt(Outcome.REPEATED), "", "Already known (said again on 4 Mar)."),
        (receipt(Outcome.SKIPPED, "Skipped: small talk. It can be restored."), "", "Skipped as small talk."),
        (receipt(Outcome.ADDED, status=Status.PENDING), "", "Stored; waiting for approval."),
        (receipt(Outcome.ADDED, status=Status.CURRENT), "", "Stored."),
        (
            receipt(Outcome.QUEUED, contradictions=("c",)),
            "lives in Porto",
            "Stored; disagrees with “lives in Porto”: waiting for you.",
        ),
        (receipt(Outcome.RESTATED), "", "Stored; it says nearly the same as another memory."),
        (receipt(Outcome.ADDED, proposals=("p",)), "", "Stored; a change to another memory waits for you."),
        (receipt(Outcome.REVISED, "The earlier one has ended."), "", "The earlier one has ended."),
    ],
)
def test_each_outcome_has_its_sentence(given: Receipt, against: str, sentence: str) -> None:
    assert receipt_words(given, against, MARCH) == sentence


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        ("small talk", "Skipped as small talk."),
        ("Skipped: thanks. It can be restored.", "Skipped as thanks."),
        ("there is no word in it", "Skipped: there is no word in it."),
    ],
)
def test_a_reason_to_skip_reads_as_a_sentence(reason: str, sentence: str) -> None:
    assert skipped_words(reason) == sentence


def test_what_a_write_cost_is_said_with_and_without_a_model() -> None:
    assert cost_words(receipt(Outcome.ADDED, ms=3.2)) == "3 ms, no language model asked"
    assert cost_words(receipt(Outcome.ADDED, ms=2_300, model_calls=2)) == "2.3 s, 2 calls to the language model"


STEPS = (
    Step(Layer.RETAIN, "kept", "Kept: not small talk.", 0.1),
    Step(Layer.HASH, "repeat", "The same words were said before.", 0.2),
)


def test_the_layers_appear_one_after_the_other_and_the_rest_was_not_asked(qtbot: QtBot) -> None:
    appearance().choose(Theme.LIGHT, 1.0)
    path = WritePath()
    qtbot.addWidget(path)
    path.show()
    with qtbot.waitSignal(path.finished):
        path.show_steps(STEPS, Layer.HASH)
        assert path.lines == ("Kept: not small talk.",)
    assert path.lines == (
        "Kept: not small talk.",
        "The same words were said before.",
        *[NOT_ASKED] * (len(PATH) - 2),
    )
    assert path.fates == (Fate.PASSED, Fate.SETTLED, *[Fate.UNASKED] * (len(PATH) - 2))


def test_the_whole_path_is_spoken_at_once_and_a_second_one_replaces_the_first(qtbot: QtBot) -> None:
    path = WritePath()
    qtbot.addWidget(path)
    path.show_steps(STEPS, Layer.HASH, at_once=True)
    assert path.accessibleName().startswith("Worth keeping? Kept: not small talk. Said before? The same words")
    path.show_steps(STEPS[:1], Layer.RETAIN, at_once=True)
    assert path.lines[0] == "Kept: not small talk."
    assert path.fates == (Fate.SETTLED, *[Fate.UNASKED] * (len(PATH) - 1))
