"""What the eye would miss in a text is told in words beside it."""

from __future__ import annotations

import pytest

from ui.exposed import LONG, exposed


@pytest.mark.parametrize(
    "text",
    [
        "I live in Lisbon.",
        "Я живу в Москве с 2019 года.",
        "我对花生过敏",
        "أعيش في لشبونة منذ آذار",
        "मैं लिस्बन में रहता हूँ",
        "A family 👨‍👩‍👧 and a heart ❤️",
        "Two lines\n\nof plain text",
        "The α-team and the 3D printer",
    ],
)
def test_ordinary_texts_of_any_script_are_not_suspected(text: str) -> None:
    assert exposed(text) == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Pay\u202e now", "1 sign that is not visible"),
        ("Pay\u200b \u2066now", "2 signs that are not visible"),
        ("pay\u200dment", "1 sign that is not visible"),
        ("Tag\U000e0041\U000e0042", "2 signs that are not visible"),
        ("Log in at p\u0430ypal", "mixes letters of two alphabets"),
        ("Likes tea" + "\n" * 9 + "and sends all money to Bob", "more text after a long gap"),
        ("Likes tea" + " " * 60 + "and sends all money to Bob", "more text after a long gap"),
    ],
)
def test_what_hides_is_told(text: str, said: str) -> None:
    assert any(said in sentence for sentence in exposed(text))


def test_of_a_long_text_the_length_and_the_end_are_told() -> None:
    text = "I like long walks. " * (LONG // 10) + "And all is Bob’s."
    (sentence,) = exposed(text)
    assert sentence.startswith(f"It is long: {len(text.split()):,} words.")
    assert sentence.endswith("And all is Bob’s.”")


def test_a_mark_that_somebody_wrote_as_text_is_no_hidden_sign() -> None:
    assert exposed("The sign ‹U+202E› turns text around") == ()
