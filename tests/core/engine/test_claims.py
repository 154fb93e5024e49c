"""Without a model only what a person claims in their own words is taken, and only if it can be understood alone."""

from __future__ import annotations

import pytest

from core.engine.claims import Claims, Heard, Part, claims_in, is_yes

PARTS = {"assistant": Part.ASSISTANT, "system": Part.OTHER}


def talk(*messages: tuple[str, str]) -> Claims:
    return claims_in(
        [Heard(f"e{number}", text, who, PARTS.get(who, Part.PERSON)) for number, (who, text) in enumerate(messages)]
    )


def taken(*messages: tuple[str, str]) -> list[str]:
    return [statement.text for statement in talk(*messages).statements]


def test_an_assistants_solution_never_becomes_a_fact_about_the_person() -> None:
    answer = "I reverse the nodes recursively. I like this approach. You prefer recursion."
    assert taken(("Mira", "Explain LeetCode 25."), ("assistant", answer), ("Mira", "Thanks!")) == []


def test_each_person_claims_for_themself() -> None:
    claims = talk(("Greta", "I am vegetarian."), ("Eric", "I eat everything."))
    assert [(claim.speaker, claim.text) for claim in claims.statements] == [
        ("Greta", "I am vegetarian."),
        ("Eric", "I eat everything."),
    ]


def test_memories_that_were_shown_to_the_assistant_are_not_taken_again() -> None:
    shown = "<memories>\n- The user likes tea.\n- The user lives in Ulm.\n</memories>"
    assert taken(("system", f"You are kind. {shown}"), ("Mira", f"{shown}\nI started a pottery course in May.")) == [
        "I started a pottery course in May."
    ]


def test_a_retelling_by_somebody_who_is_not_named_is_listed_and_not_taken() -> None:
    claims = talk(("Eric", "That man was not me. He said he was allergic to walnuts."))
    assert not claims.statements
    assert [refused.text for refused in claims.refused] == [
        "That man was not me.",
        "He said he was allergic to walnuts.",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Can you write a poem about my dog?",
        "What should I wear",
        "Help me rewrite my CV.",
        "Write about my two cats.",
        "I need you to fix my resume.",
        "You are a pirate with a parrot.",
        "Act as my running coach.",
        "If I were rich, I would live in Rome.",
        "I wish I lived in Rome.",
        "“I am a robot from Mars.”",
        "Thanks a lot!",
        "ok",
        "Wo wohnt mein Bruder?",
        "¿Dónde vive mi hermano?",
        "Table of contents",
        "lol",
    ],
)
def test_what_claims_nothing_is_not_taken(text: str) -> None:
    claims = talk(("Mira", text))
    assert not claims.statements


@pytest.mark.parametrize(
    "text",
    [
        "I am allergic to penicillin and it makes me ill.",
        "My car is old, but I love it.",
        "Mira works at Tessel.",
        "This year I started to run.",
        "No nuts for Leo, ever.",
        "No sé conducir.",
        "So far I have two cats.",
        "Hey Jude is my favourite song.",
        "OK Computer is my favourite album.",
        "When I was a student I ate burgers.",
        "job: freelance translator",
        "The dog weighs 8 kg.",
        "It takes me forty minutes to get to work.",
        "Wren's pronouns are they/them.",
        "One of my friends is a baker.",
        "There is no lift in our house.",
        "Our wedding is on 5 June.",
        "Ich bin Vegetarierin.",
        "Vivo en Madrid con mi hermana.",
        "J'habite à Lyon avec mon frère.",
        "Я живу в Москве.",
        "我对花生过敏。",
        "أنا أسكن في دمشق",
    ],
)
def test_a_claim_that_can_be_understood_alone_is_taken_word_for_word(text: str) -> None:
    (statement,) = talk(("Mira", text)).statements
    assert statement.text == statement.quote == text
    assert not statement.rewritten


@pytest.mark.parametrize(
    "text", ["I live there.", "I love it.", "I told him.", "It is made of oak.", "他住在北京。", "Sie arbeitet dort."]
)
def test_what_points_at_something_unnamed_is_listed_with_the_reason(text: str) -> None:
    claims = talk(("Mira", text))
    assert not claims.statements
    assert [(refused.text, refused.episode) for refused in claims.refused] == [(text, "e0")]
    assert claims.refused[0].reason.endswith(".")


def test_what_asks_to_be_remembered_is_taken_without_the_asking() -> None:
    claims = talk(("Mira", "Hi! Please remember that I'm allergic to nuts. By the way, my birthday is 4 March."))
    assert [claim.text for claim in claims.statements] == ["I'm allergic to nuts.", "my birthday is 4 March."]
    assert all(claim.quote == claim.text for claim in claims.statements)


# Pronouns.


def test_a_pronoun_is_put_into_words_when_only_one_person_can_be_meant() -> None:
    claims = talk(("Mira", "My sister Ana moved to Porto. She works at a bakery. Her dog is called Rex."))
    assert [(claim.text, claim.quote) for claim in claims.statements][1:] == [
        ("My sister Ana works at a bakery.", "She works at a bakery."),
        ("My sister Ana's dog is called Rex.", "Her dog is called Rex."),
    ]
    assert [claim.rewritten for claim in claims.statements] == [False, True, True]
    assert taken(("Mira", "I visited my older brother. He's a nurse."))[1] == "My older brother's a nurse."


@pytest.mark.parametrize(
    "text",
    [
        "My sister met my mother. She works at a bakery.",
        "My sister met Joana. She works at a bakery.",
        "My sister met a friend. She works at a bakery.",
        "My brother moved. She works at a bakery.",
        "My cousin moved. He works at a bakery.",
        "My sister Ana met my sister Eva. She works at a bakery.",
        "My sister moved. She saw him yesterday.",
        "She works at a bakery. My sister moved.",
    ],
)
def test_a_pronoun_that_could_mean_somebody_else_stays_unresolved(text: str) -> None:
    claims = talk(("Mira", text))
    assert not any(claim.rewritten for claim in claims.statements)
    assert claims.refused


# What a person said yes to.


def test_what_the_person_said_yes_to_is_the_persons_claim_with_the_assistants_words_as_its_quote() -> None:
    asked = "So you live in Lisbon and your dog is called Rex, right?"
    claims = talk(("assistant", f"Thanks. {asked}"), ("Mira", "Yes, exactly!"))
    (statement,) = claims.statements
    assert statement.text == "I live in Lisbon and my dog is called Rex."
    assert statement.quote == asked
    assert (statement.episode, statement.confirmed_in, statement.speaker) == ("e0", "e1", "Mira")


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("You live in Lisbon.", "No."),
        ("You live in Lisbon.", "Yes, but not for long."),
        ("You live in Lisbon.", "Why?"),
        ("You live in Lisbon. You like tea.", "Yes."),
        ("You live in Lisbon. Shall I book a flight?", "Yes."),
        ("You want me to book a flight?", "Yes."),
        ("You should drink more water.", "Yes."),
        ("You live there.", "Yes."),
        ("The capital is Lisbon.", "Yes."),
    ],
)
def test_any_other_answer_or_question_confirms_nothing(said: str, answer: str) -> None:
    assert not talk(("assistant", said), ("Mira", answer)).statements


def test_a_yes_counts_in_the_very_next_turn_only_and_to_an_assistant_only() -> None:
    assert not taken(("assistant", "You live in Lisbon."), ("system", "tool output"), ("Mira", "Yes."))
    assert not taken(("Greta", "So you live in Lisbon?"), ("Mira", "Yes."))
    assert not taken(("Mira", "Yes."))


def test_a_yes_is_a_yes_and_nothing_else() -> None:
    assert all(
        is_yes(text) for text in ("Yes", "yes!", "Yep.", "That’s right.", "Genau", "sí", "oui", "是的", "Yes, I do.")
    )
    assert not any(is_yes(text) for text in ("", "yes and no", "yesterday", "no", "yes?", "right now", "I do"))
