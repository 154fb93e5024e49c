"""A question that no single memory answers is followed from memory to memory; each step is cited."""

from __future__ import annotations

import pytest

from core.acts import follow
from core.acts.follow import _names
from core.acts.understand import understand
from core.answers import Answer, Query
from core.engine.following.relations import likeness, names_each
from core.engine.following.routes import route, spans_of
from core.engine.following.steps import Step, names_of, read_step
from core.text import stem
from core.vault import Vault
from tests.core.vaults import say, waiting

TOLD = (
    "My partner is Ben.",
    "Ben works at Acme.",
    "Acme is based in Porto.",
    "Tom's sister is Julia.",
    "Julia works at Lumen Glass.",
    "I work at Globex.",
    "The CEO of Globex is Dana Kern.",
    "Dana Kern lives in Zurich.",
    "My boss is Karl.",
    "Karl's wife is Petra.",
    "Petra was born in Graz.",
    "Ana is married to Paul.",
    "Paul plays the cello.",
    "Nina is Tom's daughter.",
    "Nina studies at Bonn University.",
    "Rafael is associated with the sport of water polo.",
    "water polo was created in the country of Scotland.",
    "The capital of Scotland is Edinburgh.",
)


@pytest.fixture
def told(vault: Vault) -> Vault:
    """A vault whose memories lead from one to the next."""
    for text in TOLD:
        say(vault, text, keep=True)
    return vault


@pytest.mark.parametrize(
    ("text", "name", "relation", "value"),
    [
        ("The author of Red Dunes is Mara Quist.", "Red Dunes", "The author of", "Mara Quist"),
        ("Mara Quist was born in the city of Graz.", "Mara Quist", "was born in the city of", "Graz"),
        (
            "Rafael is associated with the sport of water polo.",
            "Rafael",
            "is associated with the sport of",
            "water polo",
        ),
        ("The type of music that Lio plays is dub.", "Lio", "The type of music that plays", "dub"),
        ("Tom's sister is Julia.", "Tom", "sister", "Julia"),
        ("Jonas' sister is called Petra.", "Jonas", "sister called", "Petra"),
        ("Petra is Jonas’ sister.", "Jonas", "sister", "Petra"),
        ("Tom's older sister Julia works at Acme.", "Tom", "older sister", "Julia"),
        ("Nina is Tom's daughter.", "Tom", "daughter", "Nina"),
        ("Oslo is the capital of Norway.", "Norway", "capital", "Oslo"),
        ("Paul plays the cello.", "Paul", "plays", "the cello"),
    ],
)
def test_a_statement_tells_a_value_of_a_named_thing(text: str, name: str, relation: str, value: str) -> None:
    assert read_step(text, name) == (relation, value)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("United Kingdom is a member of the club.", "Kingdom"),
        ("Japan Airlines was founded in 1951.", "Japan"),
        ("Chess was invented in the country of India.", "India"),
        ("Somebody met Paul", "Paul"),
    ],
)
def test_what_is_not_told_of_the_name_is_no_step(text: str, name: str) -> None:
    assert read_step(text, name) is None


def test_a_value_is_also_known_without_what_follows_it() -> None:
    assert "Acme" in names_of("Acme since 2019")
    assert "cello" in names_of("the cello")


def test_two_words_for_one_relation_are_alike_and_a_brother_is_no_sister() -> None:
    assert likeness(stem("spouse"), stem("married")) > likeness(stem("spouse"), stem("boss"))
    assert likeness(stem("brother"), stem("sister")) == 0.0


def test_names_are_quoted_or_have_capitals_and_a_calling_is_none() -> None:
    assert spans_of('Who wrote "the long walk home" and where?')[0] == "the long walk home"
    assert "Dana Kern" in spans_of("Where does Dana Kern live?")
    assert spans_of("Where does the CEO of my company live?") == ()


@pytest.mark.parametrize(
    ("question", "answer", "steps"),
    [
        ("Who is the employer of my partner?", "Acme", 2),
        ("In which city is my partner's employer based?", "Porto", 2),
        ("What city is the company that Ben works for in?", "Porto", 2),
        ("Where does the sister of Tom work?", "Lumen Glass", 2),
        ("Where does Tom's daughter study?", "Bonn University", 2),
        ("Where does the CEO of my company live?", "Zurich", 3),
        ("Where was my boss's wife born?", "Graz", 2),
        ("What does the husband of Ana play?", "cello", 2),
        ("What is the capital of the country in which Rafael's sport was invented?", "Edinburgh", 3),
    ],
)
def test_a_chain_of_memories_answers_with_its_last_one_first(
    told: Vault, question: str, answer: str, steps: int
) -> None:
    found = told.search(Query(question))
    assert found.answer is Answer.FOUND
    assert answer in found.hits[0].text
    assert answer in found.steps[-1].value
    assert len(found.steps) == steps
    assert [hit.via for hit in found.hits[:steps]] == [f"step {steps - at} of {steps}" for at in range(steps)]
    assert all(hit.score == pytest.approx(sum(part.value for part in hit.parts)) for hit in found.hits)


def test_the_answer_cites_every_memory_on_the_way(told: Vault) -> None:
    answered = told.ask(Query("Where does the sister of Tom work?"))
    assert answered.text == "“Tom's sister is Julia.” “Julia works at Lumen Glass.” Together: Lumen Glass."
    assert len(answered.cited) == 2


@pytest.mark.parametrize("question", ["Where does Tom's brother work?", "Where does the wife of Karl live?"])
def test_a_missing_step_is_no_answer(told: Vault, question: str) -> None:
    assert told.search(Query(question)).steps == ()


@pytest.mark.parametrize(
    "question", ["Where does Ben work?", "What does Paul play?", "Is Ben my partner?", "Acme Porto"]
)
def test_one_memory_answers_alone(told: Vault, question: str) -> None:
    assert told.search(Query(question)).steps == ()


def test_the_newest_value_of_a_step_is_followed(told: Vault) -> None:
    say(told, "The capital of Scotland is Perth.", keep=True)
    found = told.search(Query("What is the capital of the country in which Rafael's sport was invented?"))
    assert found.steps[-1].value == "Perth"


def test_what_waits_for_approval_is_no_step(told: Vault) -> None:
    waiting(told, "Lumen Glass is based in Turin.")
    assert told.search(Query("In which city is the company that Julia works for based?")).steps == ()


def test_a_disputed_step_makes_a_disputed_answer(vault: Vault) -> None:
    for text in ("Tom's sister is Julia.", "Julia lives in Rome.", "Julia lives in Oslo."):
        say(vault, text, keep=True)
    found = vault.search(Query("Where does the sister of Tom live?"))
    assert found.answer is Answer.DISPUTED
    assert {hit.text for hit in found.hits[:2]} == {"Julia lives in Rome.", "Julia lives in Oslo."}


def test_what_is_written_between_two_questions_is_followed_by_the_second(told: Vault) -> None:
    """What is told of a name is kept for the next question, and looked up again once anything was written."""
    question = "Where is the company based that Ben works at?"
    assert "Porto" in told.search(Query(question)).hits[0].text
    say(told, "Ben works at Kelda Ltd.", keep=True)
    say(told, "Kelda Ltd is based in Tartu.", keep=True)
    found = told.search(Query(question))
    assert "Tartu" in found.hits[0].text
    assert [step.memory.text for step in found.steps] == ["Ben works at Kelda Ltd.", "Kelda Ltd is based in Tartu."]


def test_a_memory_that_holds_all_of_a_question_is_no_step_on_a_way(told: Vault) -> None:
    say(told, "The company that Ben works at is based in Porto.", keep=True)
    found = told.search(Query("Where is the company based that Ben works at?"))
    assert found.hits[0].text == "The company that Ben works at is based in Porto."
    assert found.steps == ()


def test_of_several_relatives_the_one_that_the_question_names_is_followed(vault: Vault) -> None:
    for text in (
        "My cousin Ines works at Kelda.", "My cousin Paul works at Lumen.", "My cousin Ruth works at Orbis.",
        "Kelda is based in Tartu.", "Lumen is based in Graz.", "Orbis is based in Bergen.",
    ):  # fmt: skip
        say(vault, text, keep=True)
    looked: list[str] = []

    def look(name: str) -> bool:
        looked.append(name)
        return True

    asked = understand(vault._bench, Query("Where is the company based that my cousin Paul works at?"))
    names = _names(vault._bench, asked, "Where is the company based that my cousin Paul works at?", [], look)
    assert ("paul", "my cousin") in names
    assert not {"ines", "ruth"} & {name for name, _ in names}


@pytest.mark.parametrize(
    ("phrase", "answer"),
    [
        ("employer of my partner", "Ben works at Acme."),
        ("my partner's employer", "Ben works at Acme."),
        ("the employer of Tom's sister", "Julia works at Lumen Glass."),
    ],
)
def test_a_relation_that_is_named_and_not_asked_for_is_followed_like_the_question(
    told: Vault, phrase: str, answer: str
) -> None:
    found = told.search(Query(phrase))
    assert found.hits[0].text == answer
    assert found.steps[-1].memory.text == answer
    assert len(found.steps) > 1


@pytest.mark.parametrize("phrase", ["employer of the month", "partner Ben", "Globex of Zurich", "my partner's"])
def test_other_words_in_a_search_box_are_not_followed(told: Vault, phrase: str) -> None:
    assert told.search(Query(phrase)).steps == ()


def test_a_phrase_that_leads_nowhere_still_lists_what_has_its_words(told: Vault) -> None:
    found = told.search(Query("employer of Rafael"))
    assert found.answer is Answer.FOUND
    assert found.hits[0].text.startswith("Rafael")


def test_what_is_told_of_a_thing_that_many_statements_name_is_found(
    told: Vault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(follow, "MOST_TOLD", 5)
    for place in range(8):
        say(told, f"Citizen {place} lives in Scotland.", keep=True)
    found = told.search(Query("What is the capital of the country in which Rafael's sport was invented?"))
    assert [step.value for step in found.steps] == ["water polo", "Scotland", "Edinburgh"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Water polo was created in the country of Scotland.", "Water"),
        ("The author of A Journey to Spain is Mara Quist.", "Spain"),
        ("Duchy of Graz is located in the continent of Europe.", "Graz"),
        ("The capital of Graz of the Two Rivers is Linz.", "Graz"),
    ],
)
def test_what_is_told_of_a_longer_name_is_no_step(text: str, name: str) -> None:
    assert read_step(text, name) is None


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("Water now is sold in Graz.", "Water", "Graz"),
        ("The Prime Minister of Norway is Mara Quist.", "Norway", "Mara Quist"),
        ("The CEO of Globex is Dana Kern.", "Globex", "Dana Kern"),
    ],
)
def test_a_title_in_capitals_and_an_adverb_belong_to_no_name(text: str, name: str, value: str) -> None:
    step = read_step(text, name)
    assert step is not None
    assert step[1] == value


def test_where_asks_for_a_place_and_several_words_may_name_one_relation() -> None:
    told_of = {
        "ada": (Step(1, "is affiliated with the church of", "Lumen"),),
        "lumen": (Step(2, "was founded by", "Karl"), Step(3, "was founded in the city of", "Graz")),
        "karl": (Step(4, "is a citizen of", "Norway"),),
        "norway": (Step(5, "The capital of", "Oslo"), Step(6, "is located in the continent of", "Europe")),
    }

    def steps_of(name: str) -> tuple[Step, ...]:
        return told_of.get(name.casefold(), ())

    founded = route("Where did the church that Ada belongs to come into existence?", "Ada", "Ada", steps_of)
    seat = route("Which city is the center of government where Karl is a citizen?", "Karl", "Karl", steps_of)
    assert founded is not None
    assert seat is not None
    assert (founded.steps[-1].value, seat.steps[-1].value) == ("Graz", "Oslo")


def test_a_memory_that_lacks_an_asked_relation_does_not_say_it_all() -> None:
    assert names_each("Where does Ben work?", "Ben works at Acme.")
    assert not names_each("What is the occupation of the chairperson of Acme?", "The chairperson of Acme is Ben.")


def test_a_value_that_no_slot_was_read_of_replaces_one_of_which_it_was(told: Vault) -> None:
    say(told, "Ana is married to Juno of the Two Rivers.", keep=True)
    say(told, "Juno of the Two Rivers plays the harp.", keep=True)
    found = told.search(Query("What does the spouse of Ana play?"))
    assert [step.value for step in found.steps] == ["Juno of the Two Rivers", "the harp"]


def test_the_seat_of_government_and_the_highest_official_are_known_by_other_words() -> None:
    told_of = {
        "karl": (Step(1, "is a citizen of", "Norway"),),
        "norway": (
            Step(2, "The capital of", "Oslo"),
            Step(3, "The official language of", "Norwegian"),
            Step(4, "The name of the current head of state in", "Harald"),
        ),
    }

    def end(question: str) -> str:
        found = route(question, "Karl", "Karl", lambda name: told_of.get(name.casefold(), ()))
        return found.steps[-1].value if found else ""

    assert end("Which city is the center of government in the country where Karl holds a citizenship?") == "Oslo"
    assert end("Who is the highest-ranking official of the country that Karl holds a citizenship of?") == "Harald"
    assert end("What is the official language of the country of which Karl is a citizen?") == "Norwegian"


def test_small_words_name_a_living_and_an_origin(told: Vault) -> None:
    say(told, "Paul is a pastry chef.", keep=True)
    say(told, "The author of Red Dunes is Mara Quist.", keep=True)
    say(told, "Mara Quist is from Graz.", keep=True)
    living = told.search(Query("What does Ana's husband do for a living?"))
    origin = told.search(Query("Where does the author of Red Dunes come from?"))
    assert [step.value for step in living.steps] == ["Paul", "pastry chef"]
    assert [step.value for step in origin.steps] == ["Mara Quist", "Graz"]


def test_a_name_may_hold_a_comma(told: Vault) -> None:
    say(told, "Anna, Duchess of Graz is a citizen of Scotland.", keep=True)
    found = told.search(Query("What is the capital of the country of which Anna, Duchess of Graz is a citizen?"))
    assert [step.value for step in found.steps] == ["Scotland", "Edinburgh"]
