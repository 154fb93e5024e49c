"""What a statement says of whom: found by rules, dated by its own words, and never found where nothing is said."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.attributes.catalogue import MANY, ONE, is_known, is_single
from core.engine.attributes.tables import rows_of
from core.engine.slot_rules import rule_of
from core.engine.slots import Cardinality, ChangeKind, FoundSlot, Polarity, read_slots
from core.window import End, Moment, Precision

SAID = datetime(2025, 4, 10, 15, 30, tzinfo=UTC)


def brief(slot: FoundSlot) -> str:
    """A slot in one line: subject, attribute, value, what is denied, and its window."""
    denied = " not" if slot.polarity is Polarity.NEG else ""
    window = f" [{slot.valid_from or ''}..{slot.valid_to or ''}]" if slot.valid_from or slot.valid_to else ""
    return f"{slot.subject} {slot.attribute}{denied} {slot.value}{window}"


STATED = {
    "I've been living in Porto since March 2021.": ["user lives_in Porto [2021-03..]"],
    "My sister lives in Leeds.": ["user's sister lives_in Leeds"],
    "We live in a small flat in Gdansk.": ["user lives_in Gdansk"],
    "I moved from Porto to Ghent last year.": ["user lives_in Ghent [2024..]"],
    "i live in kyoto now": ["user lives_in kyoto"],
    "I used to live in Hamburg.": ["user lives_in Hamburg [..2025-04-10]"],
    "Until 2019 I lived in Rome.": ["user lives_in Rome [..2020]"],
    "Back in 2012 she was unhappy, but Ola lived in Turku.": ["Ola lives_in Turku [2012..2013]"],
    "Lisbon is where I live.": ["user lives_in Lisbon"],
    "I work as a carpenter.": ["user job_title carpenter"],
    "I'm working at Tessel Bank as an analyst.": ["user works_at Tessel Bank", "user job_title analyst"],
    "I started at Globex on 3 March 2025.": ["user works_at Globex [2025-03-03..]"],
    "I quit my job at Acme last month.": ["user works_at Acme [..2025-03]"],
    "I no longer work at Initech.": ["user works_at Initech [..2025-04-10]"],
    "Nadia doesn't work at Plume anymore.": ["Nadia works_at Plume [..2025-04-10]"],
    "I was promoted to senior designer in October 2024.": ["user job_title senior designer [2024-10..]"],
    "Priya is a lawyer at Finch & Co.": ["Priya works_at Finch & Co", "Priya job_title lawyer"],
    "My dad was a pilot.": ["user's dad job_title pilot [..2025-04-10]"],
    "I'm studying law at Leiden University.": ["user studies_at Leiden University"],
    "I graduated from MIT in 2012.": ["user studies_at MIT [..2012]"],
    "Grandma is 84 years old.": ["user's grandma age 84"],
    "I turned 40 on 2 May 2024.": ["user age 40 [2024-05-02..]"],
    "Ines was born on 4 July 1988.": ["Ines birthday 4 July 1988"],
    "My husband is called Pete.": ["user partner Pete"],
    "Femi and I got married on 21 June 2024.": ["user partner Femi [2024-06-21..]"],
    "I got divorced from Sam in 2023.": ["user partner Sam [..2023]"],
    "I have two kids, Ada and Max.": ["user child Ada", "user child Max"],
    "Our daughter Iris plays football.": ["user child Iris", "Iris hobby football"],
    "Tom's daughter is called Isla.": ["Tom child Isla"],
    "My cat's name is Miso.": ["user pet Miso"],
    "We had a dog called Rollo until he died in 2020.": ["user pet Rollo [..2020]"],
    "I'm on a gluten-free diet.": ["user diet gluten-free"],
    "I've been vegan since 2018.": ["user diet vegan [2018..]"],
    "I'm no longer vegetarian.": ["user diet vegetarian [..2025-04-10]"],
    "I'm allergic to shellfish and latex.": ["user allergy shellfish", "user allergy latex"],
    "I'm not allergic to cats.": ["user allergy not cats"],
    "Leo has a severe peanut allergy.": ["Leo allergy peanut"],
    "I enjoy jazz and opera.": ["user likes jazz", "user likes opera"],
    "I don't like olives.": ["user likes not olives"],
    "I can't stand coriander.": ["user dislikes coriander"],
    "My brother hates mushrooms.": ["user's brother dislikes mushrooms"],
    "My favorite color is teal.": ["user favourite_colour teal"],
    "Tom's favourite author is Ursula Le Guin.": ["Tom favourite_author Ursula Le Guin"],
    "I have a red Vespa.": ["user owns red Vespa"],
    "I have no car.": ["user owns not car"],
    "I bought a kayak on 1 March 2025.": ["user owns kayak [2025-03-01..]"],
    "You can reach me at 555-0134-22.": ["user phone 555-0134-22"],
    "My email is ana@sol.example.": ["user email ana@sol.example"],
    "I speak Catalan and Basque.": ["user language Catalan", "user language Basque"],
    "I became a Canadian citizen in 2019.": ["user nationality Canadian [2019..]"],
    "Lucas is Czech.": ["Lucas nationality Czech"],
    "I'm 1.82 m tall.": ["user height 1.82 m"],
    "I'm on 75 mcg of levothyroxine.": ["user medication levothyroxine 75 mcg"],
    "I stopped taking sertraline in March 2025.": ["user medication sertraline [..2025-03]"],
    "I'm flying to Oslo on 3 May 2025.": ["user plan flying to Oslo [2025-05-03..]"],
    "I have a dentist appointment on 12 June.": ["user plan dentist appointment [2025-06-12..]"],
    "I go swimming on Mondays.": ["user hobby swimming"],
    "I gave up climbing in 2021.": ["user hobby climbing [..2021]"],
    "I became a Muslim in 2015.": ["user religion Muslim [2015..]"],
    "I take the bus to work.": ["user commute bus"],
    "I used to drive to work.": ["user commute drive [..2025-04-10]"],
    "I don't work at Acme, that's my twin.": ["user works_at not Acme", "user's twin works_at Acme"],
    "Ich lebe seit 2019 in Hamburg.": ["user lives_in Hamburg [2019..]"],
    "Ich wohne nicht mehr in Köln.": ["user lives_in Köln [..2025-04-10]"],
    "Meine Schwester wohnt in Leipzig.": ["user's sister lives_in Leipzig"],
    "Von 2015 bis 2018 habe ich in Wien gewohnt.": ["user lives_in Wien [2015..2019]"],
    "Ich bin Tischler von Beruf.": ["user job_title Tischler"],
    "Ich mag keinen Kaffee.": ["user likes not Kaffee"],
    "Ich habe mein Auto verkauft.": ["user owns Auto [..2025-04-10]"],
    "Vivo en Bogotá desde 2018.": ["user lives_in Bogotá [2018..]"],
    "Soy alérgico a los cacahuetes.": ["user allergy cacahuetes"],
    "Mi color favorito es el azul.": ["user favourite_colour azul"],
    "J'habite à Lyon depuis 2016.": ["user lives_in Lyon [2016..]"],
    "Je n'aime pas le poisson.": ["user likes not poisson"],
    "J'ai adopté un deuxième chat, Caramel.": ["user pet Caramel"],
    "我住在上海。": ["user lives_in 上海"],
    "我对海鲜过敏。": ["user allergy 海鲜"],
    "大阪に住んでいます。": ["user lives_in 大阪"],
    "Я живу в Москве с 2015 года.": ["user lives_in Москве [2015..]"],
    "أسكن في بيروت.": ["user lives_in بيروت"],
}

SILENT = """
I live for weekends.|I live in hope.|I live alone.|I work best in the evening.|
The toaster doesn't work.|That works for me.|They live in a castle in the story.|
I left work early on Friday.|I left my keys at home.|I moved the meeting to Thursday.|
I quit smoking in 2019.|I'm tired.|I'm on the bus.|I'm in Rome this week for a conference.|
I'm 5 minutes away.|I'm a bit confused.|I have a question.|I have two brothers.|I have a headache.|
I bought a sandwich.|I like it.|I love how you wrote that.|I loved the film.|I'd like a coffee.|
I would love to visit Japan.|What is my favourite colour?|Do I have a dog?|
If I were a doctor, I'd be rich.|I wish I had a dog.|I dreamt that I was a pilot.|
Imagine I'm a chef and write a menu.|My friend said she works at Google.|
I read a book about a nurse.|She is a doctor.|They have a dog called Max.|It is 30 degrees.|
Berlin is a great city.|Dogs like bones.|The recipe needs 200 g of flour.|I take the stairs.|
I take 40 minutes to get to work.|My phone battery dies by noon.|My car is five years old.|
My daughter won the race.|My diet starts tomorrow.|Her favourite colour is green.|
We went swimming yesterday.|I play a role in this.|I speak too fast.|I was born to run.|
Peanut allergy is dangerous.|I'm allergic to Mondays, haha.|I'm married to my work.|
I'm seeing the dentist.|I'm on a diet.|I started crying.|I'll call you tomorrow.|
Ben is off sick today.|I study at night.|I never said I live in Rome.|
The user wants to know about vegan recipes.|Use British spelling.|Ich bin müde.|Ich bin im Büro.|
Der Zug ist zu spät.|Estoy en la oficina.|El tren salió a las ocho.|Je suis fatigué.|
Le train est parti à huit heures.|我有点累。|今日は暑いです。|Я устал.|الطقس جميل اليوم.
""".replace("\n", "").split("|")


@pytest.mark.parametrize(("text", "slots"), STATED.items())
def test_a_statement_gives_its_slots_and_no_others(text: str, slots: list[str]) -> None:
    assert sorted(brief(slot) for slot in read_slots(text, said_at=SAID)) == sorted(slots)


@pytest.mark.parametrize("text", SILENT)
def test_what_says_nothing_lasting_of_anybody_gives_no_slot(text: str) -> None:
    assert read_slots(text, said_at=SAID) == ()


def test_i_is_the_owner_only_when_the_owner_speaks() -> None:
    assert read_slots("I live in Graz.", "user")[0].subject == "user"
    assert read_slots("I live in Graz.", "Eric", ["Eric", "eric w."])[0].subject == "user"
    assert read_slots("I am vegetarian.", "Greta", ["Eric"])[0].subject == "Greta"
    assert read_slots("My brother is a dentist.", "Greta", ["Eric"])[0].subject == "Greta's brother"


def test_a_date_stays_with_its_own_clause_and_a_left_out_subject_is_the_first_one() -> None:
    found = read_slots("The user has lived in Ghent since May 2020 and works for Plume.", said_at=SAID)
    assert [brief(slot) for slot in found] == ["user lives_in Ghent [2020-05..]", "user works_at Plume"]
    left = read_slots("I no longer work at Acme, I left in May 2024.", said_at=SAID)
    assert [brief(slot) for slot in left] == ["user works_at Acme [..2024-05]"]


def test_a_sentence_too_long_to_be_a_plain_statement_is_left_alone() -> None:
    assert read_slots("I live in Graz " + "and the weather is fine " * 30) == ()
    assert len(read_slots("I live in Graz. " + "The weather is fine. " * 30)) == 1


def test_the_owner_by_name_is_the_user() -> None:
    assert read_slots("Eric works at Globex.", "Greta", ["Eric"])[0].subject == "user"
    assert read_slots("Eric's favourite film is Alien.", "Greta", ["Eric"])[0].subject == "user"


def test_an_ending_without_a_date_falls_on_the_day_it_was_said_and_is_of_unknown_date_without_one() -> None:
    told = read_slots("I no longer work at Acme.", said_at=SAID)[0]
    assert told.valid_to == Moment(datetime(2025, 4, 10, tzinfo=UTC), Precision.DAY)
    assert told.change is not None
    assert (told.change.kind, told.change.stated) == (ChangeKind.ENDED, False)
    undated = read_slots("I no longer work at Acme.")[0]
    assert (undated.over, undated.valid_to, undated.window().ending) == (True, None, End.UNKNOWN)


def test_without_a_day_of_its_own_only_whole_dates_are_read() -> None:
    assert str(read_slots("I moved to Linz on 30 October 2023.")[0].valid_from) == "2023-10-30"
    assert read_slots("I moved to Linz last month.")[0].valid_from is None


def test_a_stated_change_says_its_kind_and_its_date() -> None:
    began = read_slots("I moved to Lisbon in March 2025.", said_at=SAID)[0].change
    assert began is not None
    assert (began.kind, str(began.on), began.stated) == (ChangeKind.BEGAN, "2025-03", True)
    assert read_slots("I live in Lisbon.", said_at=SAID)[0].change is None


def test_words_that_add_limit_or_take_back_are_told_with_the_slot() -> None:
    assert read_slots("I adopted another dog, named Scout.")[0].additive
    assert not read_slots("I adopted a dog named Buddy.")[0].additive
    assert read_slots("My work email is t.brand@firm.example.")[0].scope == "work"
    assert read_slots("I misspoke. I live in Graz.")[0].retraction
    assert not read_slots("I live in Graz.")[0].retraction


def test_cardinality_is_that_of_the_catalogue() -> None:
    assert read_slots("I live in Graz.")[0].cardinality is Cardinality.ONE
    assert read_slots("My favourite band is Blur.")[0].cardinality is Cardinality.ONE
    assert read_slots("I love cheese.")[0].cardinality is Cardinality.MANY
    assert len(ONE) + len(MANY) + 1 >= 24
    assert not set(ONE) & set(MANY)
    assert is_single("favourite_tree")
    assert not is_single("likes")
    assert not is_known("mood")


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "zh", "ja", "ru", "ar"])
def test_every_row_of_every_table_is_a_rule_that_can_be_read(language: str) -> None:
    rows = rows_of(language)
    assert len(rows) > 20
    for row in rows:
        assert "v" in rule_of(row).pattern.groupindex


def test_a_window_that_would_end_before_it_begins_is_over_at_an_unknown_time() -> None:
    slot = FoundSlot(
        "user", "owns", "boat", Cardinality.MANY,
        valid_from=Moment(datetime(2021, 1, 1, tzinfo=UTC), Precision.YEAR),
        valid_to=Moment(datetime(2020, 1, 1, tzinfo=UTC), Precision.YEAR), over=True,
    )  # fmt: skip
    assert slot.window().ending is End.UNKNOWN


_WORDS = (
    "I|My sister|live in|Rome|work at|used to|since|2019|and|,|no longer|am|allergic to|nuts|'s|¦|(|"
    "favourite film is|«|"
    "住んで|moved to|not|is|a|34|my dog|died"
).split("|")


@given(st.lists(st.sampled_from(_WORDS), max_size=12).map(" ".join))
def test_any_words_are_read_without_fault_and_every_slot_is_of_the_catalogue(text: str) -> None:
    for slot in read_slots(text, said_at=SAID):
        assert is_known(slot.attribute)
        assert slot.value.strip()
        slot.window()


@given(st.text(max_size=120))
def test_any_text_is_read_without_fault(text: str) -> None:
    read_slots(text, said_at=SAID)
