"""What a text is about: a word meets itself in its other forms, and what only binds words together says nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.content import content_of, coverage, shared


@pytest.mark.parametrize(
    ("question", "statement"),
    [
        ("which school does Tess go to?", "Tess goes to Hillside school"),
        ("what did I drive?", "I drove a Clio"),
        ("Was trinkt Jonas?", "Jonas trank gerne Tee."),
        ("Welche Wohnungen gibt es?", "Die Wohnung ist hell."),
        ("У меня ещё есть Нива?", "Ниву я продал."),
        ("Кого разводит сосед?", "Сосед разводит пчёл."),
        ("小白还在吗？", "我养了一只猫，叫小白。"),
        ("まだジョギングをしていますか？", "ジョギングをやめました。"),
        ("私はどこに住んでいますか？", "京都に住んでいました。"),
    ],
)
def test_a_question_covers_the_statement_that_answers_it(question: str, statement: str) -> None:
    assert coverage(content_of(question), statement) >= 0.5


@pytest.mark.parametrize("asked", ["我的是什么？", "どこですか？", "what is it called?", "где это?", "wie heißt das?"])
def test_words_that_stand_in_any_question_are_no_content(asked: str) -> None:
    assert content_of(asked) == frozenset()


def test_what_two_texts_share_is_told_word_by_word() -> None:
    assert shared(content_of("the lemon tree"), "A lemon cake.") == content_of("lemon")
    assert shared(content_of("the lemon tree"), "A cherry cake.") == frozenset()


@given(st.text(max_size=60))
def test_every_text_covers_its_own_content(text: str) -> None:
    assert coverage(content_of(text), text) == 1.0
