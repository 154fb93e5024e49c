"""A list of facts made longer: the list's own facts and answers stay, the rest is of the same kind."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.bench import factcon
from app.bench.fact_forms import read_facts
from app.bench.longer_story import Story, lengthen, proportions, signs_of
from app.bench.story_questions import askings, made_up
from core.errors import InvalidRequest

PEOPLE = ("Ada Kessler", "Bo Kessler", "Cy Marlow", "Di Marlow", "Ed Novak", "Fay Novak", "Gus Orlin", "Hal Orlin")
PLACES = ("Ruritania", "Graustark", "Karlsburg", "Orsinia")
BORN = [f"{person} was born in the city of {PLACES[at % 4]}." for at, person in enumerate(PEOPLE)]
MOVED = [f"{person} was born in the city of {PLACES[(at + 1) % 4]}." for at, person in enumerate(PEOPLE[:4])]
SEATS = [f"The capital of {place} is {place}stadt." for place in PLACES]
PLAYS = [f"{person} plays the position of goalkeeper." for person in PEOPLE]
FACTS = tuple(BORN + PLAYS + SEATS + MOVED)
ASKED = (
    ("Where was Ada Kessler born?", ("Graustark",)),
    ("What is the capital of the place where Cy Marlow was born?", ("Orsiniastadt",)),
)


def longer() -> Story:
    return lengthen(FACTS, 4 * signs_of(FACTS))


def test_forms_are_learnt_from_the_facts_and_say_them_again() -> None:
    read = read_facts(FACTS)
    assert [one.text() for one in read if one is not None] == list(FACTS)
    assert {(one.form.head, one.form.middle) for one in read if one is not None} == {
        ("", "was born in the city of"),
        ("", "plays the position of"),
        ("The capital of", "is"),
    }


def test_a_value_of_small_words_is_no_part_of_the_form() -> None:
    facts = [f"{person} plays the position of wide receiver." for person in PEOPLE]
    facts += [f"{person} plays the position of point guard." for person in PEOPLE[:2]]
    assert {one.value for one in read_facts(facts) if one is not None} == {"wide receiver", "point guard"}


def test_the_list_keeps_its_facts_in_their_order() -> None:
    mixed = [fact for fact in longer().facts if fact in set(FACTS)]
    assert mixed == list(FACTS)


def test_nothing_made_up_is_told_of_what_the_list_tells_of() -> None:
    of_the_list = {one.subject for one in read_facts(FACTS) if one is not None}
    for fact, told in zip(longer().facts, longer().told, strict=True):
        if fact not in FACTS:
            assert told is not None
            assert told.subject not in of_the_list


def test_the_length_is_what_was_asked_for_and_each_run_gives_the_same() -> None:
    wanted = 4 * signs_of(FACTS)
    assert wanted <= signs_of(longer().facts) < wanted + 100
    assert longer() == longer()
    assert lengthen(FACTS, 10).facts == FACTS


def test_as_many_things_are_told_of_twice_as_in_the_list() -> None:
    before, after = proportions(read_facts(FACTS)), proportions(longer().told)
    assert abs(before.contradicted / before.slots - after.contradicted / after.slots) < 0.05


def test_names_share_words_and_common_nouns_stay() -> None:
    told = [one for one in longer().told if one is not None]
    assert {one.value for one in told if one.form.middle == "plays the position of"} == {"goalkeeper"}
    made = [name for name in longer().invented if name.endswith(" Kessler")]
    assert made
    assert "Ada Kessler" not in made


def test_questions_ask_about_made_up_things_for_what_is_told_last() -> None:
    story = longer()
    ways = askings(ASKED, read_facts(FACTS))
    assert [(one.before, one.after, len(one.way)) for one in ways] == [
        ("Where was ", " born?", 1),
        ("What is the capital of the place where ", " was born?", 2),
    ]
    asked = made_up(ways, story, 10)
    assert len(asked) == 10
    newest = {(one.subject, one.form.middle): one.value for one in story.told if one is not None}
    for question, (answer,) in asked:
        name = next(name for name in sorted(story.invented, key=len, reverse=True) if name in question)
        born = newest[name, "was born in the city of"]
        assert answer == (newest[born, "is"] if "capital" in question else born)


def test_a_longer_story_is_asked_both_kinds_of_questions(tmp_path: Path) -> None:
    context = "\n".join(f"{number}. {fact}" for number, fact in enumerate(FACTS))
    subset = {
        "context": context,
        "questions": [question for question, _ in ASKED],
        "answers": [list(answers) for _, answers in ASKED],
        "metadata": {"source": "facts_1k"},
    }
    file = tmp_path / "facts.json"
    file.write_text(json.dumps([subset]), encoding="utf-8")
    metrics = factcon.run(file, out=None, embedder=None, options={"lengthen": 3_000})["metrics"]
    assert set(metrics["exact"]) == {"facts_1k", "facts_1k, made up"}
    (story,) = metrics["stories"].values()
    assert (story["of_the_list"], story["facts"] > 2 * len(FACTS)) == (len(FACTS), True)
    assert 2_900 <= story["tokens"] <= 3_200


def test_a_list_that_does_not_say_how_long_it_is_is_not_made_longer(tmp_path: Path) -> None:
    subset = {"context": "0. " + FACTS[0], "questions": [], "answers": [], "metadata": {"source": "facts"}}
    file = tmp_path / "facts.json"
    file.write_text(json.dumps([subset]), encoding="utf-8")
    with pytest.raises(InvalidRequest, match="how many tokens"):
        factcon.run(file, out=None, embedder=None, options={"lengthen": 3_000})


def test_a_title_is_part_of_the_name_that_is_spoken_of() -> None:
    facts = [f"The President of {place} is {person}." for place, person in zip(PLACES, PEOPLE, strict=False)]
    assert [one.subject for one in read_facts(facts) if one is not None] == [
        f"The President of {each}" for each in PLACES
    ]
