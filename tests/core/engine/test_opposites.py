"""What code finds between two statements, and what it holds back, before any model is asked."""

from __future__ import annotations

import pytest

from core.contradictions import Generator, Verdict
from core.engine.opposites.candidates import phrases_for
from core.engine.opposites.evidence import BARS, Setting, bar_of, prepare, together, weigh
from core.engine.opposites.words import Words, words_of

FOUND = [
    ("denial", "Hugo plays chess.", "Hugo does not play chess."),
    ("denial", "We have a balcony.", "There is no balcony in our flat."),
    ("denial", "I have never been to Peru.", "I went to Peru in 2019."),
    ("denial", "Ich trinke Kaffee.", "Ich trinke keinen Kaffee."),
    ("denial", "Sé nadar.", "No sé nadar."),
    ("denial", "Я ем рыбу.", "Я не ем рыбу."),
    ("opposite", "I love opera.", "I hate opera."),
    ("opposite", "The cellar is always dry.", "The cellar is really damp."),
    ("opposite", "Me encanta el mar.", "Odio el mar."),
    ("figure", "The cat weighs 4 kg.", "The cat weighs 6 kg."),
    ("figure", "Grandma is 84.", "My grandma is 48 years old."),
    ("figure", "The course is on Monday.", "The course is on Friday."),
    ("figure", "The vet appointment is on 3 June at 10:30.", "The vet appointment is on 3 June at 13:30."),
    ("figure", "La réunion est à 10h30.", "La réunion est à 11h30."),
    ("one answer", "My dentist is Dr. Abara.", "My dentist is Dr. Whitlock."),
    ("one answer", "我住在上海。", "我住在成都。"),
    ("kind", "I'm a vegetarian.", "I had a big burger for lunch."),
    ("kind", "Ola never touches alcohol.", "Ola has a beer after work most days."),
    ("kind", "I'm retired.", "My boss gave me extra shifts this week."),
    ("kind", "Soy alérgica a los cacahuetes.", "Desayuno mantequilla de cacahuete todos los días."),
    ("kind", "お酒は飲みません。", "毎晩ビールを飲んでいます。"),
    ("states", "I am left-handed.", "I'm right-handed."),
    ("change", "I smoke.", "I stopped smoking in January 2025."),
    ("change", "My grandmother lives with us.", "Granny passed away in March 2025."),
    ("change", "Vivo en Sevilla.", "Me mudé a Bilbao en mayo."),
    ("change", "أعمل في بنك.", "تركت البنك في مايو 2025."),
]


@pytest.mark.parametrize(("rule", "earlier", "later"), FOUND)
def test_a_clash_is_found_by_its_rule(rule: str, earlier: str, later: str) -> None:
    weighed = weigh(prepare(earlier, later), None)
    assert (weighed.generator, weighed.rule) == (Generator.OPPOSITE, rule)
    assert weighed.reason.endswith(".")
    assert 0.5 <= weighed.score <= 1


HELD = [
    ("another subject", "My sister is vegetarian.", "I eat meat."),
    ("another subject", "My cousin Rafael lives in Quito.", "My cousin Rafaela lives in Cuenca."),
    ("another subject", "Our London office has 40 people.", "My brother's office has 12 people."),
    ("another subject", "Mi abuela vive en Lugo.", "Mi tía vive en Vigo."),
    ("another thing", "The oven is hot.", "My tea is cold."),
    ("another thing", "Shelf 12 holds bowls.", "Shelf 14 holds cups."),
    ("comes beside", "I have a dog called Bess.", "I also have a dog called Rory."),
    ("comes beside", "أحب القهوة.", "أحب الشاي أيضًا."),
    ("another scope", "On weekdays I get up at six.", "On Saturdays I get up at nine."),
    ("another scope", "At work I use Windows.", "At home I never use Windows."),
    ("another scope", "My left knee hurts.", "My right knee never hurts."),
    ("an earlier time", "I live in Leeds.", "As a student I lived in Hull."),
    ("an earlier time", "I don't smoke.", "I smoked for six years in my twenties."),
    ("an earlier time", "Я живу в Москве.", "В детстве я жил в Туле."),
    ("a wish", "I live in Cardiff.", "I would love to live in Japan."),
    ("two wishes", "Rosa dreams of living by the sea.", "Rosa dreams of living in the hills."),
    ("another name", "Bogdan works as a baker.", "Marek works as a roofer."),
    ("an event", "We tried roasted chestnuts in Lisbon.", "I no longer eat roasted chestnuts."),
    ("a visit", "I live in Graz.", "I'm staying in Vienna until Friday."),
    ("an opinion", "The logo is dark.", "My manager thinks the logo is light."),
    ("two events", "I got a parking ticket in May.", "I got a parking ticket in October."),
    ("more detail", "I don't eat meat.", "I don't eat meat, mainly for the climate."),
    ("the same figure", "I am 1.80 m tall.", "My height is 180 cm."),
    ("the same kind", "I'm an only child.", "I have no brothers or sisters."),
    ("for others", "I'm a vegetarian.", "I cook chicken for my kids."),
    ("only called so", "I'm vegan.", "I put oat milk in my coffee."),
]


@pytest.mark.parametrize(("why", "earlier", "later"), HELD)
def test_what_is_no_conflict_is_not_flagged(why: str, earlier: str, later: str) -> None:
    weighed = weigh(prepare(earlier, later), 0.8)
    assert weighed.generator is None, (why, weighed)


def test_a_denied_plan_of_the_same_kind_stays_a_plan() -> None:
    assert weigh(prepare("I'm thinking of becoming a vegan.", "I put cheese on everything."), 0.9).generator is None


def test_only_what_code_leaves_open_in_english_goes_to_the_judge() -> None:
    assert prepare("The soup needs salt.", "The soup is salty enough.").for_judge
    assert not prepare("Ich wohne in Bonn.", "Ich wohne in Ulm.").for_judge
    assert not prepare("My sister sings.", "My brother never sings.").for_judge


def test_the_judge_alone_says_that_they_may_disagree_and_only_above_the_bar() -> None:
    prepared = prepare("I keep our rooms rather cool.", "I heat our rooms like a sauna.")
    assert not prepared.found
    flagged = weigh(prepared, 0.95)
    assert (flagged.generator, flagged.reason) == (Generator.LOCAL, "The two may disagree.")
    assert weigh(prepared, 0.7).generator is None
    assert weigh(prepared, 0.7, BARS[Setting.ALL]).generator is Generator.LOCAL


def test_the_bar_falls_with_the_setting_and_where_most_words_are_shared() -> None:
    alike = prepare("The red gate by the mill squeaks.", "The red gate by the mill glides.").pair
    apart = prepare("I keep bees.", "Our hives stand empty.").pair
    for setting in Setting:
        assert bar_of(alike, BARS[setting]) < bar_of(apart, BARS[setting])
    assert BARS[Setting.ALL] < BARS[Setting.BALANCED] < BARS[Setting.QUIET]


def test_words_of_change_need_the_judge_where_there_is_one() -> None:
    prepared = prepare("Ravi plays bass in our band.", "Ravi has quit the band.")
    assert weigh(prepared, None).suggested is Verdict.SEQUENCE
    assert weigh(prepared, 0.9).generator is Generator.OPPOSITE
    assert weigh(prepared, 0.1).generator is None


def test_rule_and_judge_together_are_surer_than_either() -> None:
    assert together(0.8, 0.9) > together(0.8, None) == 0.8
    assert together(0.8, 1.0) < 1


def test_what_rules_something_out_names_what_to_look_for() -> None:
    names = {words for words, _ in phrases_for("I am a vegetarian.")}
    assert {"steak", "bacon"} <= names
    assert "vegan" in {words for words, _ in phrases_for("I had a steak.")}
    assert phrases_for("The bin is full.") == ()


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "zh", "ja", "ru", "ar"])
def test_every_language_has_its_word_lists(language: str) -> None:
    known: Words = words_of(language)
    assert known.language == language
    for cue in ("negation", "additive", "change", "past", "plan", "visit"):
        assert known.cues[cue], cue
    assert known.kin
    assert known.opposites
    assert known.scopes


def test_a_language_without_lists_uses_the_english_ones() -> None:
    assert words_of("fi").language == "en"


def test_a_change_of_somebody_else_says_nothing_of_who_is_only_named_beside() -> None:
    told = "Tuva, a grey kitten with one ear, has moved in with us. Bo lets her sleep on his bed."
    for earlier in ("Bo is fed at seven in the morning.", "Bo, our old cat, came to us from a farm. He is grey."):
        assert weigh(prepare(earlier, told), None).rule != "change"
