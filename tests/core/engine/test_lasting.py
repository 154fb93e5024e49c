"""Of what is said in talk only what lasts is a candidate: facts, preferences, plans, what happened. Moods are none."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from core.engine.claims import Heard, claims_in
from core.engine.lasting import lasts, talk_of
from tests.core.vaults import labelled

KEPT = [
    "I'm unemployed.",
    "I play the oboe!",
    "I can't eat gluten.",
    "I don't smoke.",
    "We rent.",
    "Wow, Tom, I just got engaged!",
    "I used to fish with my grandfather.",
    "I'm putting together a concert next month.",
    "Yesterday I took the kids to the zoo - it was so nice!",
    "Baking bread is one of my favourite things.",
    "Family is very important to me.",
    "My friends, my family and my dog are my rocks.",
    "I've done a marathon too, take a look!",
    "I painted that church last year.",
    "Moved to Bath in May.",
    "Mum died in March",
    "Priya's blood type is O negative.",
    "The spare key is with Mrs. Tan.",
    "You know I love live music.",
    "ok so basically I got fired today",
    "Ich arbeite seit Mai in Ulm.",
    "Trabajo en un hospital.",
    "J'ai deux chats.",
    "私は魚を食べません。",
    "Я работаю учителем.",
]
PASSING = [
    "I totally agree, Tom.",
    "I'm so proud of you for doing this.",
    "I'm really grateful.",
    "I can't wait to hear about it.",
    "I appreciate our friendship, Tom.",
    "I think so, too.",
    "I hope the weekend goes well.",
    "We can change the world together!",
    "We all have different paths.",
    "I won't give up!",
    "I'm gonna make it happen!",
    "I know how hard the start can be.",
    "Flowers bring joy.",
    "Kids are so resilient.",
    "Taking care of ourselves is vital.",
    "Wow, Tom, that photo is gorgeous!",
    "Sounds great, Tom!",
    "Thanks for the tip, Tom.",
    "Your support really means a lot.",
    "Congrats on following your dreams.",
    "My kids are so excited!",
    "I'll never forget that evening.",
    "Ich freue mich für dich.",
    "Me alegro mucho por ti.",
    "Je suis très contente pour toi.",
    "我很高兴。",
    "嬉しいです。",
    "Я очень рада за тебя.",
]


@pytest.mark.parametrize("sentence", KEPT)
def test_what_goes_on_longer_than_the_talk_is_kept(sentence: str) -> None:
    assert lasts(sentence)


@pytest.mark.parametrize("sentence", PASSING)
def test_moods_praise_and_turns_of_talk_are_not(sentence: str) -> None:
    talk = talk_of([("Mira", "I like flowers, kids, families and a good photo."), *[("Tom", "I see.")] * 20])
    assert not lasts(sentence, talk)


def test_a_word_that_the_talk_writes_small_is_no_name() -> None:
    assert lasts("Rose has a new bike.")
    talk = talk_of([("Mira", "I gave Ben a rose."), ("Ben", "Rose has a new bike.")])
    assert not lasts("Rose keeps its petals.", talk)


def test_what_a_person_asks_to_be_remembered_is_a_candidate_whatever_it_says() -> None:
    (claim,) = claims_in([Heard("e1", "Please remember: flowers are important.", "Mira")]).statements
    assert claim.text == "flowers are important."


def test_nearly_all_lasting_statements_of_the_labelled_sets_stay_candidates(data_dir: Path) -> None:
    """A part of these is about things that nobody keeps (a damp cellar, a late train); it may be dropped."""
    texts = [pair[side]["text"] if isinstance(pair[side], dict) else pair[side]
             for pair in labelled(data_dir, "pairs.jsonl") for side in "ab"]  # fmt: skip
    texts += [case["text"] for case in labelled(data_dir, "slots.jsonl") if case["expect"]]
    kept = [text for text in texts if claims_in([Heard("e", text, "Kim")]).statements]
    assert len(kept) >= 0.92 * len(texts)


def test_the_talk_of_two_friends_gives_far_fewer_candidates_than_sentences(data_dir: Path) -> None:
    import json

    file = data_dir / "locomo" / "locomo_dev.json"
    talk = json.loads(file.read_text("utf-8"))[0]["conversation"]
    turns = [
        turn for name in talk if name.startswith("session_") and isinstance(talk[name], list) for turn in talk[name]
    ]
    heard = [Heard(str(at), turn["text"], turn["speaker"]) for at, turn in enumerate(turns)]
    assert 60 < len(claims_in(heard).statements) < len(heard) / 2


@pytest.mark.parametrize("part", ["I am so ", "my ", "and I ", "A, ", "we all ", "I'll "])
def test_a_sentence_made_to_be_slow_is_read_in_time(part: str) -> None:
    begun = time.thread_time()
    lasts(part * 3_000 + "x")
    assert time.thread_time() - begun < 5


@pytest.mark.parametrize(
    "text", ["That's awesome, Tom!", "It was so much fun!", "That means you are right.", "It's great!"]
)
def test_praise_of_something_unnamed_is_not_even_listed(text: str) -> None:
    claims = claims_in([Heard("e1", text, "Mira")])
    assert (claims.statements, claims.refused) == ((), ())
