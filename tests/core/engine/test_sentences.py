"""A message falls into its sentences at their ends only, and what was pasted into it was not said."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.sentences import sentences


def texts(message: str) -> list[str]:
    return [sentence.text for sentence in sentences(message)]


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("I live in St. Louis. My dentist is Dr. Kaya.", ["I live in St. Louis.", "My dentist is Dr. Kaya."]),
        ("It costs 3.5 euros. Cheap!", ["It costs 3.5 euros.", "Cheap!"]),
        ("Ich ziehe am 3. März um. Danach nicht.", ["Ich ziehe am 3. März um.", "Danach nicht."]),
        ("I am 12. She is 15.", ["I am 12.", "She is 15."]),
        ("- I like tea\n- I hate coffee\n2) Bread", ["I like tea", "I hate coffee", "Bread"]),
        ("我住在柏林。我有一只狗！你呢？", ["我住在柏林。", "我有一只狗！", "你呢？"]),
        ("J. R. Tolkien wrote it. “No.” Then he left.", ["J. R. Tolkien wrote it.", "“No.”", "Then he left."]),
        ("We meet at 5 p.m. on Mondays. We meet at 5 p.m. My car is red.",
         ["We meet at 5 p.m. on Mondays.", "We meet at 5 p.m.", "My car is red."]),
        ("Wait... what? I'm pregnant!!", ["Wait...", "what?", "I'm pregnant!!"]),
        ("My address is a.b@c.org.", ["My address is a.b@c.org."]),
        ("no end", ["no end"]),
        ("", []),
        (" \n\n ", []),
    ],
)  # fmt: skip
def test_sentences_end_where_they_end(message: str, expected: list[str]) -> None:
    assert texts(message) == expected


@pytest.mark.parametrize(
    "pasted",
    [
        "```py\nI = 3. I am code.\n```",
        "~~~\nI am code.\n~~~",
        "> I am vegan.\n> I am old.",
        "<memories>\nI like tea.\n</memories>",
        "<ctx id='1'>I like tea. <b>I like</b> cake.</ctx>",
    ],
)
def test_what_was_pasted_or_quoted_is_left_out(pasted: str) -> None:
    assert texts(f"I moved to Bath.\n{pasted}\nI have a dog.") == ["I moved to Bath.", "I have a dog."]


def test_tags_that_only_dress_a_text_or_never_close_hide_nothing() -> None:
    assert texts("<b>I moved.</b> Good.") == ["<b>I moved.", "</b> Good."] or "I moved" in " ".join(
        texts("<b>I moved.</b> Good.")
    )
    assert texts("I use the tag <think> a lot.") == ["I use the tag <think> a lot."]
    assert "I moved to Bath" in " ".join(texts("<div><p>I moved to Bath</p></div>"))


@given(st.text(alphabet='aI 1.!?。\n>`<b/>-"’Ä') | st.text())
def test_each_sentence_stands_exactly_where_it_says(message: str) -> None:
    last = 0
    for sentence in sentences(message):
        assert message[sentence.start : sentence.end] == sentence.text
        assert sentence.text.strip()
        assert sentence.start >= last
        last = sentence.end


@pytest.mark.timeout(30)
@pytest.mark.parametrize("piece", ["<a>", "<x></x>", "</x>", "<x", "```", ". ", "a.", "> \n", "- "])
def test_a_long_message_is_cut_in_time(piece: str) -> None:
    assert isinstance(sentences(piece * 60_000), tuple)
